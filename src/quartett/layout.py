"""A position is one row of whole numbers, declared once.

    class State(Layout):
        phase: int = public(names=Phase)
        hands: Ints = private(SEATS, cards=NUMBERS, deck="deck", size="held")

From the declaration follow the NumPy row the compiled rules work on, the types mypy checks, who may
see what, and the notation. There is no field without a declared visibility: what is not declared
does not load, and a view is built from what a seat may see, never by deleting what it may not.
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache, cached_property
from typing import Any, ClassVar, Self, cast

import numpy as np

from quartett.compiled import Row
from quartett.errors import UnreadableText

UNKNOWN = -32768
"""Stands in a view's row for what the viewer may not know; written `?`."""

ALL_BITS = -1
"""A number all of whose bits are set."""

Viewer = int | None
"""Who looks: a seat, or None for somebody who only watches and sees what is public."""

MOST_NOTES = 96
"""The most effects that one step may report."""
MOST_DETAILS = 5
NOTE_WIDTH = 1 + MOST_DETAILS
"""A note is its kind and its details: see effects.py."""
NOTE_BYTES = 8 + 4 * MOST_NOTES * NOTE_WIDTH
"""What lies before the fields in a row with room for notes. Behind them it would make such a row a
subtype of a row without, for Numba: rules compiled for the one would be used, silently, for both.
"""

NOTHING = "-"
SEATS = "seats"
"""As the first length of a field: one entry for each seat."""


class Visibility(Enum):
    """Who may see a field. There is no default."""

    SETTING = "set by an option, known to all, never changed"
    PUBLIC = "known to all"
    PRIVATE = "each seat knows its own entry"
    HIDDEN = "known to nobody"


@dataclass(frozen=True)
class Field:
    """One field of the row: who sees it, how long it is, how it is written."""

    visibility: Visibility
    shape: tuple[int | str, ...]
    names: tuple[str, ...] | None = None
    cards: tuple[str, ...] | None = None
    deck: str | None = None
    size: str | None = None
    low: int = 0
    high: int = 32_000

    @cached_property
    def per_seat(self) -> bool:
        return bool(self.shape) and self.shape[0] == SEATS

    @property
    def secret(self) -> bool:
        """Whether not everybody sees all of it."""
        return self.visibility in (Visibility.PRIVATE, Visibility.HIDDEN)

    @cached_property
    def places(self) -> dict[str, int]:
        """The number behind each of its words."""
        return {word: place for place, word in enumerate(self.names or self.cards or ())}

    @property
    def number_type(self) -> str:
        # Never int8: its sums differ between compiled and interpreted code.
        return "i2" if self.high <= 32_000 else "i4" if self.high < 2**31 else "i8"


class Subsets(tuple[str, ...]):
    """The names of all sets of some words, by the number whose bits are the set: `4+14`, or `-`."""

    words: tuple[str, ...]

    def __new__(cls, words: Sequence[Any]) -> Self:
        names = [NOTHING]
        for word in words:
            names += [str(word) if name == NOTHING else f"{name}+{word}" for name in names]
        found = super().__new__(cls, names)
        found.words = tuple(map(str, words))
        return found


def _words(names: type[IntEnum] | Sequence[Any] | None) -> tuple[str, ...] | None:
    if isinstance(names, Subsets):
        return names
    if isinstance(names, type):
        return tuple(member.name.lower().replace("_", "-") for member in names)
    return None if names is None else tuple(str(name) for name in names)


def _field(
    visibility: Visibility,
    shape: tuple[int | str, ...],
    names: type[IntEnum] | Sequence[Any] | None = None,
    cards: Sequence[Any] | None = None,
    low: int = 0,
    high: int = 32_000,
    **held: str,
) -> Any:
    """`held`: the `deck` its cards belong to, and the field with their number (`size`)."""
    if cards is not None:
        shape = (*shape, len(cards))
    words = _words(names)
    if words is not None:
        low, high = 0, len(words) - 1
    return Field(visibility, shape, words, _words(cards), low=low, high=high, **held)


def setting(*shape: int | str, **how: Any) -> Any:
    """A field that holds an option (or what an option's file says) and never changes."""
    return _field(Visibility.SETTING, shape, **how)


def public(*shape: int | str, **how: Any) -> Any:
    """A field everybody sees. `names`: its values as words. `cards`: counts, written as cards."""
    return _field(Visibility.PUBLIC, shape, **how)


def private(*shape: int | str, **how: Any) -> Any:
    """A field with an entry for each seat, which only that seat sees."""
    if shape[:1] != (SEATS,):
        raise TypeError("a private field has an entry for each seat: private(SEATS, ...)")
    return _field(Visibility.PRIVATE, shape, **how)


def hidden(*shape: int | str, **how: Any) -> Any:
    """A field nobody sees, such as which cards lie face down."""
    return _field(Visibility.HIDDEN, shape, **how)


class Layout:
    """The base of a game's row; `seats` and `start` are in every one.

    The class is only ever read: the rules get NumPy records that have these fields as attributes.
    """

    most_seats: ClassVar[int]
    fields: ClassVar[dict[str, Field]]
    changing: ClassVar[tuple[str, ...]]
    """The fields that are no settings."""
    secretive: ClassVar[bool]
    """Whether not everybody sees everything."""
    dtype: ClassVar[np.dtype[Any]]
    plain: ClassVar[np.dtype[Any]]
    """The same without attributes."""
    noting: ClassVar[np.dtype[Any]]
    """The same with room before it for what rules report: see `note` in kit.py."""

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
                raise TypeError(f"{cls.__name__}.{name}: what rules report has this name")
            if hasattr(np.recarray, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy records use this name themselves")
            if field.secret:
                # Otherwise nobody could imagine what might be there: see Game.worlds.
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
        return np.zeros(cls.dtype.itemsize, np.uint8)

    @classmethod
    def read(cls, row: Row) -> Any:
        """The row as a record: `read(row).dots`. Changing the record changes the row."""
        return row.view(cls.dtype)[0]

    @classmethod
    def quick(cls, row: Row) -> Any:
        """The row as a record that is read as `table["dots"]` only, and much sooner."""
        return np.frombuffer(row, cls.plain)[0]

    @classmethod
    def cells(cls, name: str) -> tuple[int, int, int]:
        """Where a field lies in the row: its first cell, how many cells, how many bytes each."""
        fields: Any = cls.dtype.fields
        kind, offset = fields[name][:2]
        width = kind.base.itemsize
        return offset // width, math.prod(kind.shape), width

    @classmethod
    def decks(cls) -> dict[str, list[str]]:
        """The fields between which the cards of each deck move."""
        found: dict[str, list[str]] = {}
        for name, field in cls.fields.items():
            if field.deck:
                found.setdefault(field.deck, []).append(name)
        return found

    @classmethod
    def secrets(cls, viewer: Viewer, seats: int) -> Iterator[tuple[str, int | None]]:
        """The fields (and of fields with an entry a seat, the entries) these eyes may not see."""
        for name, field in cls.fields.items():
            if field.visibility is Visibility.HIDDEN:
                yield name, None
            elif field.visibility is Visibility.PRIVATE:
                yield from ((name, other) for other in range(seats) if other != viewer)

    @classmethod
    @cache
    def _sight(cls, viewer: Viewer, seats: int) -> tuple[Row, Row]:
        """The bits of a row that these eyes may see, and what stands in the place of secrets."""
        seen, instead = cls.empty(), cls.empty()
        may_see, view = cls.read(seen), cls.read(instead)
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
        return seen, instead

    @classmethod
    @cache
    def visibility(cls, seats: int) -> tuple[Row, Row]:
        """The masks of every seat, and last of somebody who watches: see `_sight`."""
        found = [cls._sight(viewer, seats) for viewer in (*range(seats), None)]
        return np.stack([seen for seen, _ in found]), np.stack([instead for _, instead in found])

    @classmethod
    def mask(cls, row: Row, viewer: Viewer, seats: int) -> Row:
        """What these eyes see of the row. Built up from what they may see."""
        seen, instead = cls._sight(viewer, seats)
        found: Row = row & seen
        found |= instead
        return found

    @classmethod
    def same_secrets(cls, row: Row, other: Row) -> bool:
        """Whether what not everybody sees is the same in two rows of one table."""
        one, two = row.tobytes(), other.tobytes()
        for run in cls._secret_bytes():
            if one[run] != two[run]:
                return False
        return True

    @classmethod
    @cache
    def _secret_bytes(cls) -> list[slice]:
        """Where in a row lies what not everybody sees."""
        secret = [cls.cells(name) for name, field in cls.fields.items() if field.secret]
        return [slice(width * first, width * (first + many)) for first, many, width in secret]

    # -- notation --------------------------------------------------------------------------------

    @classmethod
    def write(cls, row: Row) -> str:
        """The fields that are not settings, as `name=value` words."""
        table, fields = cls.quick(row), cls.fields
        seats = int(table["seats"])
        return " ".join(
            f"{name}={_write_field(fields[name], table[name].tolist(), seats)}"
            for name in cls.changing
        )

    @classmethod
    def fill(
        cls, row: Row, words: Mapping[str, str], secrets: Collection[tuple[str, int | None]]
    ) -> None:
        """Write `name=value` words into a row whose settings are filled in.

        `?` must stand exactly where `secrets` says that the reader may not see.
        """
        record = cls.read(row)
        seats = int(record.seats)
        expected = [n for n, f in cls.fields.items() if f.visibility is not Visibility.SETTING]
        for name in words:
            if name not in expected:
                raise UnreadableText(f"expected fields {', '.join(expected)}; got '{name}'")
        for name in expected:
            if name not in words:
                raise UnreadableText(f"expected '{name}=...' behind the '|'; it is missing")
            field, text = cls.fields[name], words[name]
            entries = text.split("/") if field.per_seat else [text]
            if field.per_seat and len(entries) != seats:
                raise UnreadableText(
                    f"expected {seats} entries parted by '/' in '{name}'; got '{text}'"
                )
            for place, entry in enumerate(entries):
                unseen = (name, place) in secrets or (name, None) in secrets
                if (entry == "?") != unseen:
                    expectation = "? (the reader may not see it)" if unseen else "a value"
                    raise UnreadableText(f"expected {expectation} in '{name}'; got '{entry}'")
                value = UNKNOWN if unseen else _parse_entry(name, field, entry)
                if field.per_seat:
                    record[name][place] = value
                else:
                    record[name] = value

    @classmethod
    def faults(cls, row: Row, full: Mapping[str, Any]) -> list[str]:
        """What no table of this game can look like; `full` is each deck's whole content."""
        record, found = cls.read(row), []
        seats = int(record.seats)
        for deck, places in cls.decks().items():
            lying = sum(_by_card(record[name]) for name in places)
            for card, (here, due) in enumerate(zip(lying, full[deck], strict=True)):
                if here != due:
                    named = cast(tuple[str, ...], cls.fields[places[0]].cards)[card]
                    found.append(f"expected {due} of card {named} on the table; counted {here}")
        for name, field in cls.fields.items():
            if field.size:
                counted = record[name].sum(axis=-1)
                said = record[field.size]
                if (counted[:seats] != said[:seats]).any() if field.per_seat else counted != said:
                    found.append(f"expected '{field.size}' to say how many cards '{name}' holds")
        return found


def _by_card(counts: Any) -> Any:
    return counts.reshape(-1, counts.shape[-1]).sum(axis=0)


def _write_field(field: Field, value: Any, seats: int) -> str:
    if not field.per_seat:
        return _write_entry(field, value)
    return "/".join([_write_entry(field, entry) for entry in value[:seats]])


def _write_entry(field: Field, value: Any) -> str:
    values = _flat(value)
    if values and values[0] == UNKNOWN:
        return "?"
    if field.cards is not None:
        return ",".join(_held(field.cards, values)) or NOTHING
    if _ends_open(field):
        while len(values) > 1 and values[-1] == 0:
            values.pop()
    names = field.names
    return ",".join(map(str, values) if names is None else [names[v] for v in values])


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    if value and isinstance(value[0], list):
        return [number for part in value for number in _flat(part)]
    return value.copy()


def _held(cards: tuple[str, ...], counts: list[int]) -> list[str]:
    return [card for card, n in zip(cards, counts, strict=True) if n for _ in range(n)]


def _ends_open(field: Field) -> bool:
    """Whether the field is a list that may be shorter: nothing at its end is not written."""
    return field.names is not None and field.names[0] == NOTHING


def _parse_entry(name: str, field: Field, text: str) -> Any:
    shape = tuple(n for n in field.shape if isinstance(n, int))
    length = math.prod(shape)
    if field.cards is not None:
        counts = np.zeros(length, np.int64)
        for word in [] if text == NOTHING else text.split(","):
            counts[_place(name, word, field.places)] += 1
        if text != _write_entry(field, counts.tolist()):
            raise UnreadableText(f"expected the cards of '{name}' in ascending order; got '{text}'")
        return counts
    words = text.split(",")
    if _ends_open(field):
        if len(words) > 1 and words[-1] == NOTHING:
            raise UnreadableText(f"expected no '-' at the end of '{name}'; got '{text}'")
        words += [NOTHING] * (length - len(words))
    if len(words) != length:
        raise UnreadableText(f"expected {length} values in '{name}'; got '{text}'")
    if field.names is not None:
        values = [_place(name, word, field.places) for word in words]
    else:
        values = [whole_number(f"'{name}'", word, field.low, field.high) for word in words]
    return np.array(values).reshape(shape) if shape else values[0]


def _place(name: str, word: str, places: Mapping[str, int]) -> int:
    if word not in places:
        words = list(places)
        shown = ", ".join(words) if len(words) <= 20 else f"{words[0]} ... {words[-1]}"
        raise UnreadableText(f"expected one of {shown} in '{name}'; got '{word}'")
    return places[word]


def whole_number(what: str, text: str, low: int, high: int) -> int:
    """Read a number in its one canonical form: no sign but '-', no leading zero."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= 18 and str(int(text)) == text:
        if low <= int(text) <= high:
            return int(text)
    raise UnreadableText(f"expected a whole number from {low} to {high} for {what}; got '{text}'")
