"""The words of BLOXX! in the order of their numbers, with the meaning of each."""

from itertools import product

import numpy as np

from quartett.games.bloxx.shapes import HEIGHT, TURNS, WIDTH

COLUMNS, ROWS = 7, 10
"""The size of the printed sheet, which is also the largest allowed."""

DICE = "AB"
FACES = 6
COLUMN_NAMES = "abcdefg"[:COLUMNS]
SQUARE_NAMES = tuple(f"{column}{row + 1}" for column in COLUMN_NAMES for row in range(ROWS))
"""The number of a square, here and in effects, is ROWS * column + row."""


def _fits(column: int, row: int) -> bool:
    """Whether the lower left corner of some piece can lie here."""
    return bool(((column + WIDTH <= COLUMNS) & (row + HEIGHT <= ROWS)).any())


_MEANINGS = [
    meaning
    for meaning in product(range(len(DICE)), range(len(TURNS)), range(COLUMNS), range(ROWS))
    if _fits(meaning[2], meaning[3])
]
MOVES = tuple(
    f"{DICE[die]} {TURNS[turn]} {COLUMN_NAMES[column]}{row + 1}"
    for die, turn, column, row in _MEANINGS
)
"""`A r1 d3`: die A, one quarter turn, leftmost square in column d, lowest square in row 3."""

DIE_OF, TURN_OF, COLUMN_OF, ROW_OF = np.array(_MEANINGS).T.copy()

WORD = np.full((len(DICE), len(TURNS), COLUMNS, ROWS + 1), -1)
"""[die, turn, column, row]: the number of the word; -1: there is none."""
for _number, _meaning in enumerate(_MEANINGS):
    WORD[_meaning] = _number

EVENTS = tuple(f"roll A{a} B{b}" for a, b in product(range(1, FACES + 1), repeat=2))
FACE_OF = np.array(list(product(range(FACES), repeat=2)))
"""[event, die]: the face on top."""


def pictures(mark: str) -> tuple[str, ...]:
    """Returns the notation of every set of bits: a column of marks from the bottom up."""
    return tuple(
        "".join(mark if bits >> row & 1 else "." for row in range(ROWS))
        for bits in range(1 << ROWS)
    )
