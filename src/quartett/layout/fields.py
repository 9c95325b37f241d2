"""The fields of a row: who may see each, how long it is, and how its values are written."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property
from typing import Any, Self

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
    """One field of the row: its visibility, its shape, the words for its values."""

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
        """Whether the field has an entry for each seat."""
        return bool(self.shape) and self.shape[0] == SEATS

    @property
    def secret(self) -> bool:
        """Whether somebody may not see all of it."""
        return self.visibility in (Visibility.PRIVATE, Visibility.HIDDEN)

    @cached_property
    def places(self) -> dict[str, int]:
        """The number behind each of its words."""
        return {word: place for place, word in enumerate(self.names or self.cards or ())}

    @property
    def number_type(self) -> str:
        """The NumPy type of its cells."""
        # Never int8: its sums differ between compiled and interpreted code.
        return "i2" if self.high <= 32_000 else "i4" if self.high < 2**31 else "i8"


class Subsets(tuple[str, ...]):
    """The name of every subset of some words, indexed by its bit mask: `4+14`, or `-`."""

    words: tuple[str, ...]

    def __new__(cls, words: Sequence[Any]) -> Self:
        names = [NOTHING]
        for word in words:
            names += [str(word) if name == NOTHING else f"{name}+{word}" for name in names]
        subsets = super().__new__(cls, names)
        subsets.words = tuple(map(str, words))
        return subsets


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
    **cards_of: str,
) -> Any:
    """Declare a field. `cards_of`: the `deck` of its cards, and the field that is their `size`."""
    if cards is not None:
        shape = (*shape, len(cards))
    words = _words(names)
    if words is not None:
        low, high = 0, len(words) - 1
    return Field(visibility, shape, words, _words(cards), low=low, high=high, **cards_of)


def setting(*shape: int | str, **how: Any) -> Any:
    """Declare a field that holds an option (or what an option's file says) and never changes."""
    return _field(Visibility.SETTING, shape, **how)


def public(*shape: int | str, **how: Any) -> Any:
    """Declare a field that everybody sees. `names`: its values as words. `cards`: counts, written
    as cards."""
    return _field(Visibility.PUBLIC, shape, **how)


def private(*shape: int | str, **how: Any) -> Any:
    """Declare a field with an entry for each seat, which only that seat sees."""
    if shape[:1] != (SEATS,):
        raise TypeError("a private field has an entry for each seat: private(SEATS, ...)")
    return _field(Visibility.PRIVATE, shape, **how)


def hidden(*shape: int | str, **how: Any) -> Any:
    """Declare a field that nobody sees, such as which cards lie face down."""
    return _field(Visibility.HIDDEN, shape, **how)
