"""Words that rulebooks share, for `rules.py`. Each does one thing, compiled."""

from typing import Any

from quartett.compiled import Grid, Ints, rule

__all__ = [
    "Grid",
    "Ints",
    "clear",
    "copy_into",
    "count",
    "everybody_sees",
    "highest",
    "next_seat",
    "no_parts",
    "no_tie_break",
    "offer",
    "put",
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
    """One card fewer of this kind."""
    cards[card] -= 1


@rule
def put(cards: Ints, card: int) -> None:
    """One card more of this kind."""
    cards[card] += 1


@rule
def count(cards: Ints) -> int:
    """How many cards there are, of all kinds."""
    total = 0
    for card in range(len(cards)):
        total += cards[card]
    return total


@rule
def clear(cells: Ints) -> None:
    """Back to nothing."""
    for cell in range(len(cells)):
        cells[cell] = 0


@rule
def copy_into(target: Ints, source: Ints) -> None:
    """Make one row equal to another. (`target[:] = source` takes seconds to compile.)"""
    for cell in range(len(target)):
        target[cell] = source[cell]


@rule
def offer(allowed: Ints, offered: int, word: int) -> int:
    """Add a word to the choices; the new number of choices."""
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


# What a game need not say:


@rule
def everybody_sees(position: Any, seat: int) -> bool:
    """Chance does everything in the open."""
    return True


@rule
def no_tie_break(position: Any, seat: int) -> int:
    """A tie for the win is shared."""
    return 0


@rule
def no_parts(position: Any, seat: int, points: Ints) -> None:
    """The score is one sum."""
