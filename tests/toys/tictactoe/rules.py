"""Tic-tac-toe: three in a line win."""

from enum import IntEnum

import numpy as np

from quartett.kit import Ints, next_seat, offer, rule
from quartett.layout import Layout, public

SQUARES = 9
MOVES = tuple(f"{column}{row}" for row in (3, 2, 1) for column in "abc")
EVENTS = ()
EMPTY = 0
LINES = np.array(
    [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124],
)
"""A bit for each square of a line; the first square is the highest bit."""


class Ending(IntEnum):
    """Why a game is over."""

    NOT_YET = 0
    LINE = 1
    FULL = 2


class Table(Layout, most_seats=2):
    """Everything lies open."""

    squares: Ints = public(SQUARES, names=("-", "x", "o"))
    turn: int = public(high=1)
    laid: int = public(high=SQUARES)
    ended: int = public(names=Ending)


@rule
def set_up(position: Table) -> None:
    """The start player lays first."""
    position.turn = position.start


@rule
def odds(position: Table, weights: Ints) -> int:
    """Chance has no part in it."""
    return 0


@rule
def happen(position: Table, event: int) -> None:
    """Nothing ever happens."""


@rule
def choices(position: Table, seat: int, allowed: Ints) -> int:
    """Any empty square."""
    offered = 0
    if seat == position.turn and position.ended == Ending.NOT_YET:
        for square in range(SQUARES):
            if position.squares[square] == EMPTY:
                offered = offer(allowed, offered, square)
    return offered


@rule
def resolve(position: Table, moves: Ints) -> None:
    """A mark is laid; three in a line end the game, and so does a full board."""
    seat = position.turn
    position.squares[moves[seat]] = seat + 1
    position.laid += 1
    if has_line(position, seat + 1):
        position.ended = Ending.LINE
    elif position.laid == SQUARES:
        position.ended = Ending.FULL
    else:
        position.turn = next_seat(position, seat)


@rule
def has_line(position: Table, mark: int) -> bool:
    """Whether this mark stands on all squares of a line."""
    marked = 0
    for square in range(SQUARES):
        marked = 2 * marked + (1 if position.squares[square] == mark else 0)
    found = False
    for line in range(len(LINES)):
        found |= marked & LINES[line] == LINES[line]
    return found


@rule
def score(position: Table, seat: int) -> int:
    """Whoever has the line has the point."""
    return 1 if position.ended == Ending.LINE and seat == position.turn else 0


@rule
def ending(position: Table) -> int:
    """As it was found when the last mark was laid."""
    return position.ended
