"""All four-square shapes with their circle, in all orientations.

A piece is a shape in one orientation with one square marked: 19 orientations times 4 squares make
76 pieces. The face of a die is a piece, too; turning it gives another piece. All tables here have
an entry for each piece.
"""

from functools import cache

import numpy as np

SQUARES = 4
TETROMINOES = ("XXXX", "XX/XX", "XXX/.X.", "XX./.XX", "XXX/X..")
LETTERS = "IOTSL"
"""The letters that players use for the tetrominoes."""
TURNS = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
"""Quarter turns clockwise; `m` first swaps left and right."""


def _turned(lines: list[str], turn: str) -> list[str]:
    if turn[0] == "m":
        lines = [line[::-1] for line in lines]
    for _ in range(int(turn[1])):
        lines = ["".join(column)[::-1] for column in zip(*lines, strict=True)]
    return lines


@cache
def turned(piece: str, turn: str) -> str:
    """Returns the piece after a turn: `turned("OXX/X..", "r1") == "XO/.X/.X"`."""
    return "/".join(_turned(piece.split("/"), turn))


def plain(piece: str) -> str:
    """Returns the piece drawn with crosses only (BLX-4)."""
    return piece.replace("O", "X")


@cache
def squares(piece: str) -> tuple[tuple[int, int], ...]:
    """Returns column and row of each square, from the lower left, the circle's square first."""
    lines = piece.split("/")[::-1]
    marks = [
        (mark, column, row)
        for row, line in enumerate(lines)
        for column, mark in enumerate(line)
        if mark != "."
    ]
    return tuple((column, row) for _, column, row in sorted(marks))


def _marked(shape: str) -> list[str]:
    return [f"{shape[:n]}O{shape[n + 1 :]}" for n, mark in enumerate(shape) if mark == "X"]


PIECES = tuple(
    sorted(
        {
            piece
            for tetromino in TETROMINOES
            for turn in TURNS
            for piece in _marked(turned(tetromino, turn))
        }
    )
)
_NUMBER = {piece: number for number, piece in enumerate(PIECES)}

TURNED = np.array([[_NUMBER[turned(piece, turn)] for turn in TURNS] for piece in PIECES], np.uint32)
"""[piece, turn]: the piece it becomes (BLX-5)."""


def _shape(piece: str) -> int:
    """Returns the place of the tetromino that a piece is, in whatever orientation."""
    looks = {plain(turned(piece, turn)) for turn in TURNS}
    (shape,) = (place for place, tetromino in enumerate(TETROMINOES) if tetromino in looks)
    return shape


SHAPE_OF = np.array([_shape(piece) for piece in PIECES])
"""[piece]: the place of its letter."""

SQUARE_COLUMN = np.array([[column for column, _ in squares(piece)] for piece in PIECES])
SQUARE_ROW = np.array([[row for _, row in squares(piece)] for piece in PIECES])
CIRCLE_COLUMN, CIRCLE_ROW = SQUARE_COLUMN[:, 0].copy(), SQUARE_ROW[:, 0].copy()

WIDTH = SQUARE_COLUMN.max(axis=1) + 1
HEIGHT = SQUARE_ROW.max(axis=1) + 1


def _by_column() -> list[list[list[int]]]:
    """Lists the rows of the squares by piece and column, from below; none beyond the width."""
    return [
        [
            sorted(row for across, row in squares(piece) if across == column)
            for column in range(SQUARES)
        ]
        for piece in PIECES
    ]


OUT_OF_REACH = 100
BOTTOM = np.array([[rows[0] if rows else OUT_OF_REACH for rows in piece] for piece in _by_column()])
"""[piece, column]: the row of its lowest square there; beyond its width, nothing blocks it."""

TOP = np.array([[rows[-1] + 1 if rows else 0 for rows in piece] for piece in _by_column()])
"""[piece, column]: the row above its highest square there. No four-square shape has a hole."""

COLUMN_OF_SQUARES = np.array(
    [[sum(1 << row for row in rows) for rows in piece] for piece in _by_column()]
)
"""[piece, column]: a bit for each square there, row 0 the lowest bit."""

FOOTPRINT = (COLUMN_OF_SQUARES << SQUARES * np.arange(SQUARES)).sum(axis=1)
"""[piece]: all its squares in one number, four bits a column."""


def _different_turns(marks: bool) -> list[list[int]]:
    """Lists for each piece the turns that look different from all earlier ones, padded with 0."""
    table = []
    for piece in PIECES:
        seen: dict[str, int] = {}
        for number, turn in enumerate(TURNS):
            result = turned(piece, turn)
            seen.setdefault(result if marks else plain(result), number)
        turns = list(seen.values())
        table.append(turns + [0] * (len(TURNS) - len(turns)))
    return table


DIFFERENT_TURNS = np.array([_different_turns(marks=True), _different_turns(marks=False)], np.uint32)
"""[crossed, piece, n]: its n-th different turn, with the circle and with crosses only."""
DIFFERENT = (DIFFERENT_TURNS > 0).sum(axis=2) + 1
"""[crossed, piece]: the number of different turns; the first is always r0."""

LOOKS = (*PIECES, *sorted({plain(piece) for piece in PIECES}))
"""Every piece with its circle, then drawn with crosses only: what a die can show to a player."""
_LOOK = {look: number for number, look in enumerate(LOOKS)}
LOOK_TURNED = np.array([[_LOOK[turned(look, turn)] for turn in TURNS] for look in LOOKS])
"""[look, turn]: the look it becomes (BLX-5)."""
PLAIN_LOOK = np.array([_LOOK[plain(piece)] for piece in PIECES])
"""[piece]: its look with crosses only (BLX-4)."""
