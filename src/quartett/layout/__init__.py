"""A position is one row of whole numbers, declared once.

    class State(Layout):
        phase: int = public(names=Phase)
        hands: Ints = private(SEATS, cards=NUMBERS, deck="deck", size="held")

The declaration determines the NumPy row that compiled rules work on, the types that mypy checks,
who may see what, and the notation. Every field declares its visibility, or the game does not load.
A view is built from what a seat may see, never by deleting what it may not.
"""

import math
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, cast

import numpy as np

from quartett.compiled import Row
from quartett.errors import UnreadableText
from quartett.layout.fields import (
    NOTHING,
    SEATS,
    Field,
    Subsets,
    Visibility,
    hidden,
    private,
    public,
    setting,
)
from quartett.layout.notation import UNKNOWN, read_entry, whole_number, write_field

__all__ = [
    "MOST_DETAILS",
    "MOST_NOTES",
    "NOTE_BYTES",
    "NOTE_WIDTH",
    "NOTHING",
    "SEATS",
    "UNKNOWN",
    "Field",
    "Layout",
    "Subsets",
    "Viewer",
    "Visibility",
    "hidden",
    "private",
    "public",
    "setting",
    "whole_number",
]

ALL_BITS = -1
"""A number all of whose bits are set."""

Viewer = int | None
"""Who looks: a seat, or None for a spectator, who sees what is public."""

MOST_NOTES = 96
"""The most effects that one step may report."""
MOST_DETAILS = 5
NOTE_WIDTH = 1 + MOST_DETAILS
"""A note is its kind and its details: see effects.py."""
NOTE_BYTES = 8 + 4 * MOST_NOTES * NOTE_WIDTH
"""The size of what precedes the fields in a row with room for notes. If the notes followed the
fields, Numba would treat such a row as a subtype of a row without notes and silently use the rules
compiled for one for the other.
"""


class Layout:
    """The base class of a game's row; every row has `seats` and `start`.

    The class has no instances: rules get NumPy records that have these fields as attributes.
    """

    most_seats: ClassVar[int]
    fields: ClassVar[dict[str, Field]]
    changing: ClassVar[tuple[str, ...]]
    """The fields that are not settings."""
    secretive: ClassVar[bool]
    """Whether any field is private or hidden."""
    dtype: ClassVar[np.dtype[Any]]
    plain: ClassVar[np.dtype[Any]]
    """The same row without attribute access, which is faster to read."""
    noting: ClassVar[np.dtype[Any]]
    """The same row preceded by room for the notes that rules write: see `note` in kit.py."""

    seats: int = setting(low=1)
    start: int = setting()

    def __init_subclass__(cls, most_seats: int) -> None:
        cls.most_seats = most_seats
        declared = {**vars(Layout), **vars(cls)}
        for name in [*Layout.__annotations__, *cls.__annotations__]:
            if "ClassVar" in str({**Layout.__annotations__, **cls.__annotations__}[name]):
                continue
            if not isinstance(declared.get(name), Field):
                raise TypeError(
                    f"{cls.__name__}.{name} says nothing about who may see it: "
                    "expected setting(...), public(...), private(...) or hidden(...)"
                )
        cls.fields = {n: field for n, field in declared.items() if isinstance(field, Field)}
        cls.changing = cls._of(Visibility.PUBLIC, Visibility.PRIVATE, Visibility.HIDDEN)
        cls.secretive = bool(cls._of(Visibility.PRIVATE, Visibility.HIDDEN))
        for name, field in cls.fields.items():
            if name in ("noted", "notes"):
                raise TypeError(f"{cls.__name__}.{name}: the notes of a row use this name")
            if hasattr(np.recarray, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy records use this name themselves")
            if field.secret:
                # `Game.sample_world` fills in secret fields by dealing unseen cards.
                if field.deck is None or field.size not in cls.fields:
                    raise TypeError(
                        f"{cls.__name__}.{name} is hidden: expected cards=..., deck='...' and "
                        "size='a public field that counts them'"
                    )
        columns = [
            (name, field.number_type, cls._shape(field)) for name, field in cls.fields.items()
        ]
        cls.plain = np.dtype(columns, align=True)
        cls.dtype = np.dtype((np.record, cls.plain))
        notes = [("noted", "i8", ()), ("notes", "i4", (MOST_NOTES, NOTE_WIDTH))]
        cls.noting = np.dtype((np.record, np.dtype([*notes, *columns], align=True)))

    @classmethod
    def _of(cls, *seen: Visibility) -> tuple[str, ...]:
        return tuple(name for name, field in cls.fields.items() if field.visibility in seen)

    @classmethod
    def _shape(cls, field: Field) -> tuple[int, ...]:
        return tuple(cls.most_seats if n == SEATS else cast(int, n) for n in field.shape)

    # -- rows ------------------------------------------------------------------------------------

    @classmethod
    def empty(cls) -> Row:
        """A row of zeros."""
        return np.zeros(cls.dtype.itemsize, np.uint8)

    @classmethod
    def read(cls, row: Row) -> Any:
        """The row as a record: `read(row).dots`. Changing the record changes the row."""
        return row.view(cls.dtype)[0]

    @classmethod
    def quick(cls, row: Row) -> Any:
        """The row as a record that is read as `table["dots"]` only, which is much faster."""
        return np.frombuffer(row, cls.plain)[0]

    @classmethod
    def cells(cls, name: str) -> tuple[int, int, int]:
        """Where a field lies in the row: its first cell, the number of cells, and the width of each
        in bytes."""
        fields: Any = cls.dtype.fields
        kind, offset = fields[name][:2]
        width = kind.base.itemsize
        return offset // width, math.prod(kind.shape), width

    @classmethod
    def decks(cls) -> dict[str, list[str]]:
        """The fields between which the cards of each deck move."""
        decks: dict[str, list[str]] = {}
        for name, field in cls.fields.items():
            if field.deck:
                decks.setdefault(field.deck, []).append(name)
        return decks

    @classmethod
    def secrets(cls, viewer: Viewer, seats: int) -> Iterator[tuple[str, int | None]]:
        """Yield every field, or seat's entry of a field, that this viewer may not see."""
        for name, field in cls.fields.items():
            if field.visibility is Visibility.HIDDEN:
                yield name, None
            elif field.visibility is Visibility.PRIVATE:
                yield from ((name, other) for other in range(seats) if other != viewer)

    @classmethod
    @cache
    def _masks(cls, viewer: Viewer, seats: int) -> tuple[Row, Row]:
        """The bits of a row that this viewer may see, and what fills the place of secrets."""
        seen, fill = cls.empty(), cls.empty()
        may_see, view = cls.read(seen), cls.read(fill)
        for name, field in cls.fields.items():
            if field.visibility in (Visibility.SETTING, Visibility.PUBLIC):
                may_see[name] = ALL_BITS
            elif field.visibility is Visibility.PRIVATE and viewer is not None:
                may_see[name][viewer] = ALL_BITS
        for name, entry in cls.secrets(viewer, seats):
            if entry is None:
                view[name] = UNKNOWN
            else:
                view[name][entry] = UNKNOWN
        return seen, fill

    @classmethod
    @cache
    def visibility(cls, seats: int) -> tuple[Row, Row]:
        """The masks of every seat and, last, of a spectator: see `_masks`."""
        masks = [cls._masks(viewer, seats) for viewer in (*range(seats), None)]
        return np.stack([seen for seen, _ in masks]), np.stack([fill for _, fill in masks])

    @classmethod
    def mask(cls, row: Row, viewer: Viewer, seats: int) -> Row:
        """The row as this viewer sees it, built from what the viewer may see."""
        seen, fill = cls._masks(viewer, seats)
        view: Row = row & seen
        view |= fill
        return view

    @classmethod
    def same_secrets(cls, row: Row, other: Row) -> bool:
        """Whether all private and hidden fields are the same in two rows of one table."""
        one, two = row.tobytes(), other.tobytes()
        for run in cls._secret_bytes():
            if one[run] != two[run]:
                return False
        return True

    @classmethod
    def same_private(cls, row: Row, other: Row, seat: int) -> bool:
        """Whether all that only this seat knows is the same in two rows of one table."""
        one, two = cls.read(row), cls.read(other)
        return all(
            np.array_equal(one[name][seat], two[name][seat])
            for name, field in cls.fields.items()
            if field.visibility is Visibility.PRIVATE
        )

    @classmethod
    @cache
    def _secret_bytes(cls) -> list[slice]:
        """Where the private and hidden fields lie in a row."""
        secret = [cls.cells(name) for name, field in cls.fields.items() if field.secret]
        return [slice(width * first, width * (first + many)) for first, many, width in secret]

    # -- notation --------------------------------------------------------------------------------

    @classmethod
    def write(cls, row: Row) -> str:
        """Write the fields that are not settings as `name=value` words."""
        table, fields = cls.quick(row), cls.fields
        seats = int(table["seats"])
        return " ".join(
            f"{name}={write_field(fields[name], table[name].tolist(), seats)}"
            for name in cls.changing
        )

    @classmethod
    def fill(
        cls, row: Row, words: Mapping[str, str], secrets: Collection[tuple[str, int | None]]
    ) -> None:
        """Read `name=value` words into a row whose settings are already filled in.

        `?` must stand for exactly the `secrets`, which the reader may not see.
        """
        record = cls.read(row)
        seats = int(record.seats)
        expected = [n for n, f in cls.fields.items() if f.visibility is not Visibility.SETTING]
        for name in words:
            if name not in expected:
                raise UnreadableText(f"expected fields {', '.join(expected)}; got '{name}'")
        for name in expected:
            if name not in words:
                raise UnreadableText(f"expected '{name}=...' after the '|'; it is missing")
            field, text = cls.fields[name], words[name]
            entries = text.split("/") if field.per_seat else [text]
            if field.per_seat and len(entries) != seats:
                raise UnreadableText(
                    f"expected {seats} entries separated by '/' in '{name}'; got '{text}'"
                )
            for place, entry in enumerate(entries):
                unseen = (name, place) in secrets or (name, None) in secrets
                if (entry == "?") != unseen:
                    expectation = "? (the reader may not see it)" if unseen else "a value"
                    raise UnreadableText(f"expected {expectation} in '{name}'; got '{entry}'")
                value = UNKNOWN if unseen else read_entry(name, field, entry)
                if field.per_seat:
                    record[name][place] = value
                else:
                    record[name] = value

    @classmethod
    def faults(cls, row: Row, full: Mapping[str, Any]) -> list[str]:
        """List why this row cannot occur; `full` gives the complete content of each deck."""
        record, faults = cls.read(row), []
        seats = int(record.seats)
        for deck, places in cls.decks().items():
            counts = sum(_by_card(record[name]) for name in places)
            for card, (count, due) in enumerate(zip(counts, full[deck], strict=True)):
                if count != due:
                    word = cast(tuple[str, ...], cls.fields[places[0]].cards)[card]
                    faults.append(f"expected {due} of card {word} on the table; counted {count}")
        for name, field in cls.fields.items():
            if field.size:
                count, size = record[name].sum(axis=-1), record[field.size]
                if (count[:seats] != size[:seats]).any() if field.per_seat else count != size:
                    faults.append(f"expected '{field.size}' to say how many cards '{name}' holds")
        return faults


def _by_card(counts: Any) -> Any:
    return counts.reshape(-1, counts.shape[-1]).sum(axis=0)
