"""Points on a sheet: BLX-10, BLX-12."""

from quartett.games.bloxx.components import COLOURS
from quartett.games.bloxx.shapes import SQUARES
from quartett.games.bloxx.state import NOT_FILLED, State
from quartett.kit import count, rule

FIRST_BONUS = 4
LATER_BONUS = 2


@rule
def points_on_sheet(position: State, seat: int) -> int:
    """BLX-12: circled numbers and row bonuses, less 1 for each gap and each empty square."""
    return (
        circled_numbers(position, seat)
        + row_bonuses(position, seat)
        - gaps(position, seat)
        - empties(position, seat)
    )


@rule
def circled_numbers(position: State, seat: int) -> int:
    """BLX-12: returns the sum of the circled numbers."""
    total = 0
    for column in range(position.columns):
        circles = position.circles[seat, column]
        for row in range(position.heights[seat, column]):
            if circles >> row & 1:
                total += position.numbers[row, column]
    return total


@rule
def row_bonuses(position: State, seat: int) -> int:
    """BLX-10: returns the bonuses for all filled rows."""
    total = 0
    for colour in range(len(COLOURS)):
        if position.filled[seat, colour] != NOT_FILLED:
            total += row_bonus(position, seat, colour)
    return total


@rule
def row_bonus(position: State, seat: int, colour: int) -> int:
    """BLX-10: 4 points if nobody filled the row in an earlier roll, otherwise 2."""
    return FIRST_BONUS if is_first(position, seat, colour) else LATER_BONUS


@rule
def is_first(position: State, seat: int, colour: int) -> bool:
    """BLX-10: whether nobody filled this row in an earlier roll; in the same roll all are first."""
    for other in range(position.seats):
        filled = position.filled[other, colour]
        if filled != NOT_FILLED and filled < position.filled[seat, colour]:
            return False
    return True


@rule
def gaps(position: State, seat: int) -> int:
    """BLX-8: counts the empty squares below the highest drawn square of each column."""
    return count(position.heights[seat]) - SQUARES * position.shapes[seat]


@rule
def empties(position: State, seat: int) -> int:
    """BLX-12: counts the squares above everything drawn."""
    return position.rows * position.columns - count(position.heights[seat])
