"""The state of a BLOXX! game: phases, endings, sheets and dice (BLX-1, BLX-2)."""

from enum import IntEnum

from quartett.games.bloxx import SUPPORTS
from quartett.games.bloxx.components import COLOURS
from quartett.games.bloxx.moves import COLUMNS, DICE, FACES, ROWS, pictures
from quartett.games.bloxx.shapes import PIECES, SQUARES
from quartett.kit import Grid, Ints
from quartett.layout import SEATS, Layout, public, setting

NO_DIE = len(DICE)
NO_FACE = FACES
NOT_FILLED = 0
PARTS = ("numbers", "rows", "gaps", "empties")


class Phase(IntEnum):
    """A roll, in playing order."""

    ROLLING = 0
    FIRST_DRAWING = 1
    OTHERS_DRAWING = 2
    OVER = 3


class Support(IntEnum):
    """BLX-7: what a later shape must lie on or touch, as each rulebook reads."""

    SETTLE = 0
    TOUCH = 1
    REST = 2


class Ending(IntEnum):
    """Why a game is over."""

    NOT_YET = 0
    TWO_STUCK = 1


class State(Layout, most_seats=4):
    """The table: nothing is hidden.

    A column of a sheet is a number with a bit for each square, the lowest bit at the bottom. Below
    the highest drawn square of a column every square is drawn or a gap, so the height of a column
    says which of its squares are free.
    """

    support: int = setting(names=SUPPORTS)
    columns: int = setting(low=1, high=COLUMNS)
    rows: int = setting(low=1, high=ROWS)
    numbers: Grid = setting(ROWS, COLUMNS)
    colours: Ints = setting(ROWS, names=(*COLOURS, "-"))
    faces: Grid = setting(len(DICE), FACES, names=PIECES)
    faces_on: Ints = setting(len(DICE), high=FACES)
    phase: int = public(names=Phase)
    rolls: int = public()
    active: int = public(high=3)
    rolled: Ints = public(len(DICE), names=(*range(1, FACES + 1), "-"))
    taken: int = public(names=(*DICE, "-"))
    filled: Grid = public(SEATS, len(COLOURS))
    shapes: Ints = public(SEATS, high=COLUMNS * ROWS // SQUARES)
    heights: Grid = public(SEATS, COLUMNS, high=ROWS)
    drawn: Grid = public(SEATS, COLUMNS, names=pictures("x"))
    circles: Grid = public(SEATS, COLUMNS, names=pictures("o"))
