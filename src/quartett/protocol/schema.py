"""Schemas: what a game's rows and notes mean, published once for each game and version.

Rows travel as numbers, names stay at the ends: with a schema, a client in any language turns a
packed row into named fields and notes into effects. The page's TypeScript is generated from it.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import Any, Literal, cast

import numpy as np
from msgspec import UNSET, Struct, UnsetType

from quartett import facts
from quartett.compiled import Row
from quartett.effects import MOST_WORDS, Detail, NoteKinds, RefusalKind
from quartett.game import GAMES_KEPT, Game, Position
from quartett.layout import UNKNOWN, Field, Layout, Subsets, Viewer

Names = dict[str, dict[int, str]]
"""For fields with too many words to publish: the names of the values in a message."""


class FieldSchema(Struct, frozen=True, omit_defaults=True):
    """A field of the row, and how its cells are read. Packed rows have the cells of all fields in
    this order: see rows.py."""

    name: str
    shape: list[int]
    """The length of each dimension; none: a single number."""
    per_seat: bool = False
    """The first dimension has an entry for each seat; entries beyond the last seat mean nothing."""
    words: list[str] | UnsetType = UNSET
    """Cells are indices into this list."""
    cards: list[str] | UnsetType = UNSET
    """The last dimension counts the copies of each of these cards."""
    bits: list[str] | UnsetType = UNSET
    """Cells are bit masks over these words, written `4+14`, or `-` for none."""
    named: bool = False
    """There are too many words to publish; each message has those it needs."""
    derived: bool = False
    """A fact: it follows from the other fields, and is not stored."""


class DetailSchema(Struct, frozen=True, omit_defaults=True):
    """A detail of a note."""

    name: str
    kind: Literal["seat", "number", "word"]
    words: list[str] | UnsetType = UNSET
    owner: str | UnsetType = UNSET
    """Only the seat in this other detail may see it; others get UNKNOWN."""


class NoteSchema(Struct, frozen=True, omit_defaults=True):
    """A kind of effect or refusal; its number is its index in the list."""

    kind: str
    details: list[DetailSchema]
    rule: str | UnsetType = UNSET


class Schema(Struct, frozen=True):
    """Everything about one game."""

    game: str
    version: int
    """The version of the rules."""
    cells: int
    """The number of cells of a row."""
    unknown: int
    """The value of the first cell of what the viewer may not know: a field, or a seat's entry."""
    fields: list[FieldSchema]
    effects: list[NoteSchema]
    refusals: list[NoteSchema]
    tables: dict[str, Any]
    """The constants and tables of the game that a picture needs, by name."""
    moves: list[str] | UnsetType = UNSET
    """All words a seat may ever choose, if they are few enough to publish."""


def schema_of(game: Game) -> Schema:
    """The schema of a game, which is the same for any seats and options."""
    fields = [_field(game.layout, name, field) for name, field in game.layout.fields.items()]
    layout: Any = facts.layout_of(game.name)
    for name, field in facts.fields_of(game.name).items():
        if name in game.layout.fields or _has_many_names(field):
            raise TypeError(f"expected a fact of its own name, with few words; got {name}")
        fields.append(_field(layout, name, field, derived=True))
    return Schema(
        game.name,
        game.about.version,
        sum(prod(field.shape) for field in fields),
        UNKNOWN,
        fields,
        _notes(game.effect_kinds),
        _notes(game.refusal_kinds),
        facts.tables_of(game.name),
        list(game.moves) if len(game.moves) <= MOST_WORDS else UNSET,
    )


def _field(layout: type[Layout], name: str, field: Field, derived: bool = False) -> FieldSchema:
    kind: Any = layout.dtype.fields
    words: list[str] | UnsetType = UNSET
    bits: list[str] | UnsetType = UNSET
    if isinstance(field.names, Subsets):
        bits = list(field.names.words)
    elif field.names is not None and not _has_many_names(field):
        words = list(field.names)
    return FieldSchema(
        name,
        list(kind[name][0].shape),
        field.per_seat,
        words,
        UNSET if field.cards is None else list(field.cards),
        bits,
        _has_many_names(field),
        derived,
    )


def _has_many_names(field: Field) -> bool:
    """Whether the field has too many words to publish."""
    names = field.names or ()
    return len(names) > MOST_WORDS and not isinstance(names, Subsets)


def _notes(kinds: NoteKinds) -> list[NoteSchema]:
    return [
        NoteSchema(
            kind.title,
            [_detail(name, detail) for name, detail in kind.details.items()],
            kind.rule if isinstance(kind, RefusalKind) else UNSET,
        )
        for kind in kinds.all
    ]


def _detail(name: str, detail: Detail) -> DetailSchema:
    kind: Any = "seat" if detail.is_seat else "number" if detail.words is None else "word"
    words = UNSET if detail.words is None else list(detail.words)
    return DetailSchema(name, kind, words, UNSET if detail.owner is None else detail.owner)


@lru_cache(maxsize=GAMES_KEPT)
def _many_names(layout: type[Layout]) -> list[tuple[str, slice, str, tuple[str, ...]]]:
    """The fields with too many words to publish: name, bytes, type of a cell, words."""
    fields = []
    for name, field in layout.fields.items():
        if _has_many_names(field):
            if field.secret:
                raise TypeError(f"expected at most {MOST_WORDS} words for the secret field {name}")
            first, many, width = layout.cells(name)
            place = slice(first * width, (first + many) * width)
            fields.append((name, place, f"<i{width}", cast(tuple[str, ...], field.names)))
    return fields


def names_in(layout: type[Layout], rows: Iterable[Row]) -> Names:
    """The names of the values in these rows that the schema does not have; all are public."""
    fields = _many_names(layout)  # type: ignore[arg-type]  # classes can be hashed
    if not fields:
        return {}
    names: Names = {name: {} for name, *_ in fields}
    for row in rows:
        for name, place, cell, words in fields:
            known = names[name]
            for value in row[place].view(cell).tolist():
                if value not in known:
                    known[value] = words[value]
    return names


def named(layout: type[Layout], row: Row) -> dict[str, Any]:
    """A row as named values: words and cards by name, None for unknown values."""
    table = layout.quick(row)
    seats = int(table["seats"])
    return {
        name: _named_entry(field, table[name].tolist(), seats)
        for name, field in layout.fields.items()
    }


def named_view(position: Position, viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees of a position, with its facts, as named values."""
    game = position.game
    view = named(game.layout, game.view(position, viewer).row)
    return view | named_facts(position)


def named_facts(position: Position) -> dict[str, Any]:
    """The facts of a position as named values."""
    name, seats = position.game.name, position.game.seats
    layout: Any = facts.layout_of(name)
    if layout is None:
        return {}
    table = layout.quick(facts.facts_row(position))
    return {
        name: _named_entry(field, table[name].tolist(), seats)
        for name, field in facts.fields_of(name).items()
    }


def _named_entry(field: Field, value: Any, seats: int) -> Any:
    if field.per_seat:
        return [_named(field, entry) for entry in value[:seats]]
    return _named(field, value)


def _named(field: Field, value: Any) -> Any:
    if np.ravel(value)[0] == UNKNOWN:
        return None
    if field.cards is not None:
        cards = field.cards
        if isinstance(value[0], list):
            return [_named(field, one) for one in value]
        return [card for card, n in zip(cards, value, strict=True) for _ in range(n)]
    if isinstance(value, list):
        return [_named(field, one) for one in value]
    return value if field.names is None else field.names[value]
