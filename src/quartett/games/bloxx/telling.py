"""BLOXX! in words: what a drawing would bring, and what has happened."""

from enum import IntEnum
from typing import Any

import numpy as np

from quartett.game import NO_SEAT
from quartett.games.bloxx.components import COLOURS, NO_COLOUR
from quartett.games.bloxx.rules import (
    Phase,
    Table,
    draw_shape,
    gaps,
    happen,
    is_crossed,
    row_bonuses,
)
from quartett.games.bloxx.shapes import (
    CIRCLE_COLUMN,
    CIRCLE_ROW,
    PIECES,
    TETROMINOES,
    TURNED,
    TURNS,
    plain,
    turned,
)
from quartett.games.bloxx.words import (
    COLUMN_NAMES,
    COLUMN_OF,
    DICE,
    DIE_OF,
    FACE_OF,
    ROW_OF,
    ROWS,
    TURN_OF,
)
from quartett.kit import rule
from quartett.sayings import Details, one_of, whole


class Message(IntEnum):
    """As the catalogue names them: `does-draw`. Both times what a drawing may bring, in order."""

    DOES_DRAW = 0
    DOES_CIRCLE = 1
    DOES_FILL = 2
    DOES_CIRCLE_AND_FILL = 3
    TOLD_DRAW = 4
    TOLD_CIRCLE = 5
    TOLD_FILL = 6
    TOLD_CIRCLE_AND_FILL = 7
    TOLD_ROLL = 8


DRAW, CIRCLE, FILL, CIRCLE_AND_FILL = range(4)
DRAWS, STUCK, OVER = range(3)

LETTERS = "IOTSL"
"""What players call the shapes."""


def _shape(piece: str) -> int:
    """Which of the tetrominoes a piece is, however it lies."""
    looks = {plain(turned(piece, turn)) for turn in TURNS}
    (shape,) = (place for place, tetromino in enumerate(TETROMINOES) if tetromino in looks)
    return shape


SHAPE_OF = np.array([_shape(piece) for piece in PIECES])
"""[piece]: the place of its letter."""
SQUARE_NAMES = tuple(f"{column}{row + 1}" for column in COLUMN_NAMES for row in range(ROWS))

DRAWN = ("square", "number", "gaps")
FILLED = (*DRAWN, "rows", "colour", "points")
WHO_DRAWS = ("who_seat", "die", "shape")


class Saying(
    Details,
    of={
        Message.DOES_DRAW: DRAWN,
        Message.DOES_CIRCLE: DRAWN,
        Message.DOES_FILL: FILLED,
        Message.DOES_CIRCLE_AND_FILL: FILLED,
        Message.TOLD_DRAW: (*WHO_DRAWS, *DRAWN),
        Message.TOLD_CIRCLE: (*WHO_DRAWS, *DRAWN),
        Message.TOLD_FILL: (*WHO_DRAWS, *FILLED),
        Message.TOLD_CIRCLE_AND_FILL: (*WHO_DRAWS, *FILLED),
        Message.TOLD_ROLL: ("who_seat", "shape_a", "shape_b", "then"),
    },
):
    """Everything a message of BLOXX! may tell."""

    who_seat: int = whole()
    die: int = one_of(*DICE)
    shape: int = one_of(*LETTERS)
    square: int = one_of(*SQUARE_NAMES)
    number: int = whole()
    gaps: int = whole()
    rows: int = whole()
    colour: int = one_of(*COLOURS)
    points: int = whole()
    shape_a: int = one_of(*LETTERS)
    shape_b: int = one_of(*LETTERS)
    then: int = one_of("draws", "stuck", "over")


@rule
def does(position: Table, spare: Any, seat: int, move: int, saying: Saying) -> int:
    """What a drawing brings: a circled number, coloured rows, gaps."""
    return Message.DOES_DRAW + tell_drawing(position, spare, seat, move, saying)


@rule
def told(position: Table, spare: Any, seat: int, made: int, saying: Saying) -> int:
    """A drawing, or a roll. Both happen in the open."""
    if seat == NO_SEAT:
        return told_roll(position, spare, made, saying)
    die = DIE_OF[made]
    saying.who_seat, saying.die = seat, die
    saying.shape = SHAPE_OF[position.faces[die, position.rolled[die]]]
    return Message.TOLD_DRAW + tell_drawing(position, spare, seat, made, saying)


@rule
def told_roll(position: Table, spare: Any, event: int, saying: Saying) -> int:
    """BLX-3: what the dice show. BLX-9, BLX-11: whether the active player draws, is `stuck`, or
    all is `over`."""
    saying.who_seat = position.active
    saying.shape_a = SHAPE_OF[position.faces[0, FACE_OF[event, 0]]]
    saying.shape_b = SHAPE_OF[position.faces[1, FACE_OF[event, 1]]]
    spare[0] = position
    after = spare[0]
    happen(after, event)
    saying.then = OVER
    if after.phase == Phase.FIRST_DRAWING:
        saying.then = DRAWS
    elif after.phase == Phase.OTHERS_DRAWING:
        saying.then = STUCK
    return Message.TOLD_ROLL


@rule
def tell_drawing(position: Table, spare: Any, seat: int, word: int, saying: Saying) -> int:
    """What a drawing brings, and which of the messages in order tells it."""
    die = DIE_OF[word]
    piece = TURNED[position.faces[die, position.rolled[die]], TURN_OF[word]]
    column, row = COLUMN_OF[word] + CIRCLE_COLUMN[piece], ROW_OF[word] + CIRCLE_ROW[piece]
    saying.square = ROWS * column + row
    saying.number = 0 if is_crossed(position, die) else position.numbers[row, column]
    spare[0] = position
    after = spare[0]
    draw_shape(after, seat, word)
    saying.gaps = gaps(after, seat) - gaps(position, seat)
    tell_filled_rows(position, after, seat, saying)
    if saying.rows > 0:
        return CIRCLE_AND_FILL if saying.number > 0 else FILL
    return CIRCLE if saying.number > 0 else DRAW


@rule
def tell_filled_rows(position: Table, after: Table, seat: int, saying: Saying) -> None:
    """BLX-10: how many coloured rows a drawing fills, the colour of the lowest, and the points."""
    saying.rows = 0
    for row in range(position.rows - 1, -1, -1):
        colour = position.colours[row]
        if colour != NO_COLOUR and position.filled[seat, colour] != after.filled[seat, colour]:
            saying.rows += 1
            saying.colour = colour
    if saying.rows > 0:
        saying.points = row_bonuses(after, seat) - row_bonuses(position, seat)
