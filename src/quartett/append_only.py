"""A sequence that grows at its end without being copied, and is still a value like a tuple."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class AppendOnlyList(Sequence[T]):
    """A list whose `then` returns a longer one and leaves this one unchanged. Both share one Python
    list, and each knows how much of it is its own; the list is copied only when two different
    continuations are added to the same one.

    >>> short = AppendOnlyList("ab")
    >>> long, other = short.then("c"), short.then("d")
    >>> short[:], long[:], other[:]
    (('a', 'b'), ('a', 'b', 'c'), ('a', 'b', 'd'))
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def then(self, *added: T) -> "AppendOnlyList[T]":
        """The list with these items added."""
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]
        items += added
        longer = object.__new__(AppendOnlyList)
        longer._items, longer._length = items, len(items)
        return longer

    def common(self, other: "AppendOnlyList[T]") -> int:
        """The length of the common prefix: items that are the same objects in both."""
        shorter = min(self._length, other._length)
        if self._items is other._items:
            return shorter
        pairs = zip(self._items[:shorter], other._items, strict=False)
        return next((place for place, (a, b) in enumerate(pairs) if a is not b), shorter)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int, /) -> T: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[T, ...]: ...
    def __getitem__(self, place: int | slice, /) -> T | tuple[T, ...]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            return tuple(self._items[start:stop:step]) if step > 0 else self[:][place]
        return self._items[range(self._length)[place]]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        if isinstance(other, AppendOnlyList | tuple):
            return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"AppendOnlyList({self[:]!r})"
