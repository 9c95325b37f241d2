"""Evaluates a sheet of BLOXX!: estimates the points it will have at the end.

The present points are counted; those still to be won or lost are a weighted sum of features of the
sheet. `python -m bench.bloxx_weights` fitted the weights to games among bots that use them, for
each value of the option `support` (BLX-7).
"""

from itertools import product

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, rule
from quartett.games.bloxx.components import COLOURS, NO_COLOUR
from quartett.games.bloxx.moves import COLUMN_OF, COLUMNS, DIE_OF, ROW_OF, ROWS, TURN_OF
from quartett.games.bloxx.places import is_crossed
from quartett.games.bloxx.rules import score
from quartett.games.bloxx.scoring import gaps
from quartett.games.bloxx.shapes import (
    CIRCLE_COLUMN,
    CIRCLE_ROW,
    COLUMN_OF_SQUARES,
    SQUARES,
    TURNED,
    WIDTH,
)
from quartett.games.bloxx.sheets import draw_shape
from quartett.games.bloxx.state import NOT_FILLED, State

Floats = npt.NDArray[np.float64]

FAR = 6
"""Numbers at least this many squares above the drawn ones are far."""
STEEP = 4
"""Neighbouring columns whose heights differ by at least this much form a steep step."""
SLOPE = 2
"""Three neighbouring columns are classified by their two steps, each clipped to this size."""
SLOPES = 2 * SLOPE + 1
LOW = 4
"""With at least this many rows above the highest drawn square, the ceiling does not matter."""
LOST = COLUMNS + 1


def _corners() -> Array:
    """Numbers the kinds of three columns by [left step, right step]; mirror images are alike."""
    alike: dict[tuple[int, int], int] = {}
    table = np.zeros((SLOPES, SLOPES), np.int64)
    for left, right in product(range(SLOPES), repeat=2):
        mirrored = (SLOPES - 1 - right, SLOPES - 1 - left)
        table[left, right] = alike.setdefault(min((left, right), mirrored), len(alike))
    return table


CORNER = _corners()

KINDS = {
    "numbers still open, by their distance from the drawn squares": FAR + 1,
    "columns, by the room above them": ROWS + 1,
    "steps between neighbouring columns": STEEP + 1,
    "three columns in a row": int(CORNER.max()) + 1,
    "steps beside the edges": SLOPES,
    "coloured rows nobody has filled, by the squares missing": COLUMNS + 1,
    "coloured rows another has filled, by the squares missing": COLUMNS + 1,
    "rows above the highest square": LOW + 1,
    "always": 1,
}
_FIRST = np.cumsum([0, *KINDS.values()]).tolist()
NUMBERS, ROOM, STEPS, CORNERS, EDGES, FREE_ROWS, LATE_ROWS, CEILING, ALWAYS, FEATURES = _FIRST


# -- evaluating a sheet --------------------------------------------------------------------------


@rule
def worth(position: State, seat: int, weights: Floats) -> float:
    """Estimates the points this sheet will have at the end."""
    return score(position, seat) + future(position, seat, weights)


@rule
def future(position: State, seat: int, weights: Floats) -> float:
    """Estimates the points still to be won or lost: a sum of weights."""
    always = float(weights[ALWAYS])
    return always + surface(position, seat, weights) + rows_to_fill(position, seat, weights)


@rule
def surface(position: State, seat: int, weights: Floats) -> float:
    """Weighs the open numbers, and how well shapes will fit on the surface."""
    total = 0.0
    highest, left, slope_before = 0, 0, 0
    for column in range(position.columns):
        height = position.heights[seat, column]
        total += weights[ROOM + position.rows - height]
        for row in range(height, position.rows):
            total += position.numbers[row, column] * weights[NUMBERS + min(row - height, FAR)]
        if column > 0:
            step = height - left
            slope = max(-SLOPE, min(SLOPE, step)) + SLOPE
            total += weights[STEPS + min(abs(step), STEEP)]
            if column == 1:
                total += weights[EDGES + slope]
            else:
                total += weights[CORNERS + CORNER[slope_before, slope]]
            if column == position.columns - 1:
                total += weights[EDGES + SLOPES - 1 - slope]
            slope_before = slope
        left = height
        highest = max(highest, height)
    total += weights[CEILING + min(position.rows - highest, LOW)]
    return float(total)


@rule
def rows_to_fill(position: State, seat: int, weights: Floats) -> float:
    """BLX-10: weighs coloured rows still to be filled, less if another seat was first."""
    total = 0.0
    for row in range(position.rows):
        colour = position.colours[row]
        if colour != NO_COLOUR and position.filled[seat, colour] == NOT_FILLED:
            left = missing(position, seat, row)
            if left != LOST:
                late = is_filled_by_another(position, seat, colour)
                total += weights[(LATE_ROWS if late else FREE_ROWS) + left]
    return total


@rule
def missing(position: State, seat: int, row: int) -> int:
    """Returns the number of squares missing in a row, or LOST if a gap rules it out."""
    left = 0
    for column in range(position.columns):
        if position.heights[seat, column] <= row:
            left += 1
        elif not position.drawn[seat, column] >> row & 1:
            return LOST
    return left


@rule
def is_filled_by_another(position: State, seat: int, colour: int) -> bool:
    """BLX-10: whether only the lower bonus is left."""
    for other in range(position.seats):
        if other != seat and position.filled[other, colour] != NOT_FILLED:
            return True
    return False


# -- trying out drawings -------------------------------------------------------------------------


@rule
def worth_with(position: State, seat: int, word: int, weights: Floats) -> float:
    """Evaluates a sheet with this drawing on it."""
    heights = all_heights(position, seat)
    draw_shape(position, seat, word)
    value = worth(position, seat, weights)
    erase_shape(position, seat, word, heights)
    return value


@rule
def points_with(position: State, seat: int, word: int) -> int:
    """Returns the immediate points of a drawing: its number and rows, less the gaps it makes."""
    before = score(position, seat) - gaps(position, seat)
    heights = all_heights(position, seat)
    draw_shape(position, seat, word)
    after = score(position, seat) - gaps(position, seat)
    erase_shape(position, seat, word, heights)
    return after - before - SQUARES


@rule
def all_heights(position: State, seat: int) -> int:
    """Packs the heights of all columns into one number, four bits each."""
    heights = 0
    for column in range(position.columns):
        heights |= int(position.heights[seat, column]) << 4 * column
    return heights


@rule
def erase_shape(position: State, seat: int, word: int, heights: int) -> None:
    """Undoes `draw_shape` in this roll, on columns that had these heights."""
    die, column, row = DIE_OF[word], COLUMN_OF[word], ROW_OF[word]
    piece = TURNED[position.faces[die, position.rolled[die]], TURN_OF[word]]
    for across in range(WIDTH[piece]):
        position.drawn[seat, column + across] ^= COLUMN_OF_SQUARES[piece, across] << row
        position.heights[seat, column + across] = heights >> 4 * (column + across) & 15
    if not is_crossed(position, die):
        position.circles[seat, column + CIRCLE_COLUMN[piece]] ^= 1 << row + CIRCLE_ROW[piece]
    position.shapes[seat] -= 1
    for colour in range(len(COLOURS)):
        if position.filled[seat, colour] == position.rolls:
            position.filled[seat, colour] = NOT_FILLED
