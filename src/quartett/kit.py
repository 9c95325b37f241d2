"""Words that rulebooks share, for `rules.py`. Each does one thing, compiled."""

from typing import Any

from quartett.compiled import Grid, Ints, Row, compiling, rule
from quartett.effects import ALLOWED

__all__ = [
    "ALLOWED",
    "Grid",
    "Ints",
    "clear",
    "copy_bytes",
    "copy_into",
    "count",
    "everybody_sees",
    "highest",
    "next_seat",
    "no_parts",
    "no_tie_break",
    "nobody_throws",
    "note",
    "nothing_forbids",
    "noting",
    "offer",
    "put",
    "refuse",
    "rule",
    "sole_highest",
    "take",
]


@rule
def next_seat(position: Any, seat: int) -> int:
    """The left neighbour: clockwise, and after the last seat the first."""
    return 0 if seat + 1 == position.seats else seat + 1


@rule
def take(cards: Ints, card: int) -> None:
    """Remove one card of this kind."""
    cards[card] -= 1


@rule
def put(cards: Ints, card: int) -> None:
    """Add one card of this kind."""
    cards[card] += 1


@rule
def count(cards: Ints) -> int:
    """The number of cards of all kinds."""
    total = 0
    for card in range(len(cards)):
        total += cards[card]
    return total


@rule
def clear(cells: Ints) -> None:
    """Set every cell to zero."""
    for cell in range(len(cells)):
        cells[cell] = 0


@rule
def copy_into(target: Ints, source: Ints) -> None:
    """Make one row equal to another. (`target[:] = source` takes seconds to compile.)"""
    for cell in range(len(target)):
        target[cell] = source[cell]


def copy_bytes(target: Row, at: int, source: Row, start: int, size: int) -> None:
    """Copy bytes from one place to another; the two do not overlap."""
    target[at : at + size] = source[start : start + size]


def _copying(
    typing: Any, target: Any, at: Any, source: Any, start: Any, size: Any
) -> Any:  # pragma: no cover - only where rules are compiled
    """The same as machine code: the C library's own copy is many times faster than a loop."""
    from numba import types
    from numba.core import cgutils

    memcpy: Any = cgutils.raw_memcpy

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        def place(array: int, offset: int) -> Any:
            struct = context.make_array(signature.args[array])(context, builder, values[array])
            return builder.gep(struct.data, [values[offset]])

        memcpy(builder, place(0, 1), place(2, 3), values[4], 1)
        return context.get_dummy_value()

    return types.void(target, at, source, start, size), generate


@rule
def offer(allowed: Ints, offered: int, word: int) -> int:
    """Add a word to the choices; returns the new number of choices."""
    allowed[offered] = word
    return offered + 1


@rule
def highest(values: Ints, seats: int) -> int:
    """The largest value among the seats."""
    best = values[0]
    for seat in range(1, seats):
        if values[seat] > best:
            best = values[seat]
    return best


@rule
def sole_highest(values: Ints, seats: int, seat: int) -> bool:
    """Whether this seat has more than anyone else."""
    for other in range(seats):
        if other != seat and values[other] >= values[seat]:
            return False
    return True


# Rules note their effects while they make them: see effects.py.


def noting(position: Any) -> bool:
    """Whether the row has room for notes; code compiled for simulations knows that it has not."""
    return "notes" in position.dtype.names


def note(
    position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Note an effect with its details. In a rule compiled for rows without room for notes this
    compiles to nothing."""
    if noting(position):
        at = position.noted
        if at < len(position.notes):
            position.notes[at] = (kind, a, b, c, d, e)
        position.noted = at + 1


def refuse(
    position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> int:
    """Note why a word is refused; returns the kind, which `forbids` returns in turn."""
    note(position, kind, a, b, c, d, e)
    return int(kind)


if compiling():  # pragma: no cover - the interpreter has the functions above
    from numba.extending import intrinsic, overload

    copy_bytes = intrinsic(_copying)  # type: ignore[assignment]  # all its callers are compiled, too

    @overload(noting, inline="always")
    def _noting(position: Any) -> Any:
        answer = "notes" in position.fields

        def implementation(position: Any) -> Any:
            return answer

        return implementation

    @overload(note, inline="always")
    def _note(
        position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> Any:
        def silence(
            position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
        ) -> Any:
            return None

        def write(
            position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
        ) -> Any:
            at, notes = position.noted, position.notes
            if at < len(notes):
                notes[at, 0] = kind
                notes[at, 1] = a
                notes[at, 2] = b
                notes[at, 3] = c
                notes[at, 4] = d
                notes[at, 5] = e
            position.noted = at + 1

        fields: Any = position
        return write if "notes" in fields.fields else silence

    @overload(refuse, inline="always")
    def _refuse(
        position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> Any:
        def implementation(
            position: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
        ) -> Any:
            note(position, kind, a, b, c, d, e)
            return 0 + kind  # an enum's number

        return implementation


# Defaults for functions that a game may leave out:


@rule
def nothing_forbids(position: Any, seat: int, move: int) -> int:
    """Forbid nothing: a game without refusals.py cannot name a rule."""
    return ALLOWED


@rule
def nobody_throws(position: Any) -> int:
    """No seat throws for chance."""
    return -1


@rule
def everybody_sees(position: Any, seat: int) -> bool:
    """Everybody sees every event."""
    return True


@rule
def no_tie_break(position: Any, seat: int) -> int:
    """Break no ties: several seats win."""
    return 0


@rule
def no_parts(position: Any, seat: int, points: Ints) -> None:
    """Split the score into no parts."""
