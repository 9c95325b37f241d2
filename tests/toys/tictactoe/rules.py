"""Tic-tac-toe: three in a line win."""

from enum import IntEnum

import numpy as np

from quartett.kit import Ints, next_seat, note, rule
from quartett.layout import SEATS, Layout, public

from .effects import NAMES, Effect

SQUARES = 9
MOVES = NAMES
EVENTS = ()
BOARDS = tuple(
    "".join("x" if board >> square & 1 else "." for square in range(SQUARES))
    for board in range(2**SQUARES)
)
"""Any squares that are marked, as a picture; their number has a bit for each square."""

LINES = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)
HAS_LINE = np.array([any(board & line == line for line in LINES) for board in range(2**SQUARES)])


class Ending(IntEnum):
    """Why a game is over."""

    NOT_YET = 0
    LINE = 1
    FULL = 2


class State(Layout, most_seats=2):
    """Everything lies open."""

    marks: Ints = public(SEATS, names=BOARDS)
    turn: int = public(high=1)
    laid: int = public(high=SQUARES)
    ended: int = public(names=Ending)


@rule
def set_up(position: State) -> None:
    """The start player lays first."""
    position.turn = position.start


@rule
def odds(position: State, weights: Ints) -> int:
    """Chance has no part in it."""
    return 0


@rule
def happen(position: State, event: int) -> None:
    """Nothing ever happens."""


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """Any empty square."""
    if seat != position.turn or position.ended != Ending.NOT_YET:
        return 0
    taken = position.marks[0] | position.marks[1]
    offered = 0
    for square in range(SQUARES):
        allowed[offered] = square  # the next one overwrites it unless it is empty
        offered += 1 - (taken >> square & 1)
    return offered


@rule
def resolve(position: State, moves: Ints) -> None:
    """A mark is laid; three in a line end the game, and so does a full board."""
    seat = position.turn
    position.marks[seat] |= 1 << moves[seat]
    position.laid += 1
    note(position, Effect.MARKED, seat, moves[seat])
    if HAS_LINE[position.marks[seat]]:
        position.ended = Ending.LINE
        note(position, Effect.GAME_OVER, 0)
    elif position.laid == SQUARES:
        position.ended = Ending.FULL
        note(position, Effect.GAME_OVER, 1)
    else:
        position.turn = next_seat(position, seat)
        note(position, Effect.TURN_BEGAN, position.turn)


@rule
def score(position: State, seat: int) -> int:
    """Whoever has the line has the point."""
    return 1 if position.ended == Ending.LINE and seat == position.turn else 0


@rule
def ending(position: State) -> int:
    """As it was found when the last mark was laid."""
    return position.ended
