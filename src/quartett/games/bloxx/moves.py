"""The words of BLOXX! and what each means, in the order of their numbers."""

from itertools import product

import numpy as np

from quartett.games.bloxx.shapes import HEIGHT, TURNS, WIDTH

COLUMNS, ROWS = 7, 10
"""The printed sheet, and the largest one."""

DICE = "AB"
FACES = 6
COLUMN_NAMES = "abcdefg"[:COLUMNS]
SQUARE_NAMES = tuple(f"{column}{row + 1}" for column in COLUMN_NAMES for row in range(ROWS))
"""A square's number, here and in effects, is ROWS * column + row."""


def _fits(column: int, row: int) -> bool:
    """Whether some piece can lie with its left edge and its lower edge here."""
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
"""`A r1 d3`: die A, a quarter turn, the leftmost square in column d, the lowest in row 3."""

DIE_OF, TURN_OF, COLUMN_OF, ROW_OF = np.array(_MEANINGS).T.copy()

WORD = np.full((len(DICE), len(TURNS), COLUMNS, ROWS + 1), -1)
"""[die, turn, column, row]: the word's number; none for the row above the sheet."""
for _number, _meaning in enumerate(_MEANINGS):
    WORD[_meaning] = _number

EVENTS = tuple(f"roll A{a} B{b}" for a, b in product(range(1, FACES + 1), repeat=2))
FACE_OF = np.array(list(product(range(FACES), repeat=2)))
"""[event, die]: the face that lies on top."""


def pictures(mark: str) -> tuple[str, ...]:
    """Every column of marks, from the bottom up: what the bits of a number look like."""
    return tuple(
        "".join(mark if bits >> row & 1 else "." for row in range(ROWS))
        for bits in range(1 << ROWS)
    )
