"""Draws shapes on a sheet: BLX-4, BLX-5, BLX-8, BLX-10."""

from quartett.games.bloxx.components import NO_COLOUR
from quartett.games.bloxx.effects import Effect
from quartett.games.bloxx.moves import COLUMN_OF, DIE_OF, ROW_OF, ROWS, TURN_OF
from quartett.games.bloxx.places import is_crossed
from quartett.games.bloxx.scoring import points_on_sheet, row_bonus
from quartett.games.bloxx.shapes import (
    BOTTOM,
    CIRCLE_COLUMN,
    CIRCLE_ROW,
    COLUMN_OF_SQUARES,
    SHAPE_OF,
    SQUARE_COLUMN,
    SQUARE_ROW,
    TOP,
    TURNED,
    WIDTH,
)
from quartett.games.bloxx.state import NOT_FILLED, State
from quartett.kit import note, noting, rule


@rule
def draw_shape(position: State, seat: int, word: int) -> None:
    """BLX-5: draws the shape as turned. BLX-8: squares left empty below it become gaps."""
    die, column, row = DIE_OF[word], COLUMN_OF[word], ROW_OF[word]
    piece = TURNED[position.faces[die, position.rolled[die]], TURN_OF[word]]
    before = 0
    if noting(position):
        before = points_on_sheet(position, seat)
        report_shape(position, seat, word, piece)
        report_gaps(position, seat, word, piece)
    for across in range(WIDTH[piece]):
        position.drawn[seat, column + across] |= COLUMN_OF_SQUARES[piece, across] << row
        position.heights[seat, column + across] = row + TOP[piece, across]
    if not is_crossed(position, die):
        position.circles[seat, column + CIRCLE_COLUMN[piece]] |= 1 << row + CIRCLE_ROW[piece]
    position.shapes[seat] += 1
    mark_filled_rows(position, seat)
    if noting(position):
        points = points_on_sheet(position, seat)
        note(position, Effect.SCORED, seat, points - before, points)


@rule
def report_shape(position: State, seat: int, word: int, piece: int) -> None:
    """BLX-4, BLX-5: reports which squares a shape covers and what becomes of its circle."""
    die, circle = DIE_OF[word], square_of(word, piece, 0)
    note(position, Effect.DREW, seat, die, SHAPE_OF[piece], TURN_OF[word], circle)
    crosses = square_of(word, piece, 1), square_of(word, piece, 2), square_of(word, piece, 3)
    note(position, Effect.COVERED, seat, circle, crosses[0], crosses[1], crosses[2])
    number = position.numbers[circle % ROWS, circle // ROWS]
    if is_crossed(position, die):
        note(position, Effect.CROSSED, seat, circle, number)
    else:
        note(position, Effect.CIRCLED, seat, circle, number)


@rule
def square_of(word: int, piece: int, place: int) -> int:
    """Returns the number of a square that a word draws on; place 0 is the circle's square."""
    column = COLUMN_OF[word] + SQUARE_COLUMN[piece, place]
    return int(ROWS * column + ROW_OF[word] + SQUARE_ROW[piece, place])


@rule
def report_gaps(position: State, seat: int, word: int, piece: int) -> None:
    """BLX-8: reports the squares that a shape leaves empty below it, column by column."""
    total = 0
    for across in range(WIDTH[piece]):
        column = COLUMN_OF[word] + across
        lowest = position.heights[seat, column]
        left = ROW_OF[word] + BOTTOM[piece, across] - lowest
        if left > 0:
            note(position, Effect.COLOURED_IN, seat, ROWS * column + lowest, left)
        total += left
    note(position, Effect.LEFT_GAPS, seat, total)


@rule
def mark_filled_rows(position: State, seat: int) -> None:
    """BLX-10: writes down the roll in which a coloured row was filled."""
    full = position.drawn[seat, 0]
    for column in range(1, position.columns):
        full &= position.drawn[seat, column]
    if full == 0:
        return
    for row in range(position.rows):
        colour = position.colours[row]
        if full >> row & 1 and colour != NO_COLOUR and position.filled[seat, colour] == NOT_FILLED:
            position.filled[seat, colour] = position.rolls
            if noting(position):
                points = row_bonus(position, seat, colour)
                note(position, Effect.ROW_FILLED, seat, row, colour, points)
