"""Reads sheets and dice of BLOXX! from text: BLX-1, BLX-2."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from quartett.errors import UnreadableText
from quartett.games.bloxx.moves import COLUMNS, DICE, FACES, ROWS
from quartett.games.bloxx.shapes import PIECES

SHEET = Path(__file__).parent / "sheet.txt"
DICE_FILE = SHEET.with_name("dice.txt")

COLOURS = ("green", "blue", "orange", "violet")
NO_COLOUR = len(COLOURS)


def read_sheet(text: str) -> Mapping[str, Any]:
    """BLX-1: reads up to 7 columns and 10 rows; the fields count rows from the bottom."""
    lines = text.splitlines()
    if not 1 <= len(lines) <= ROWS:
        raise UnreadableText(f"expected a sheet of 1 to {ROWS} rows; got {len(lines)}")
    width = len(lines[0].split(" ")[0])
    numbers = np.zeros((ROWS, COLUMNS), np.int64)
    colours = np.full(ROWS, NO_COLOUR)
    for number, line in enumerate(lines, 1):
        row = len(lines) - number
        squares, _, colour = line.partition(" ")
        if len(squares) > COLUMNS or set(squares) - set(".123456789"):
            raise _bad_line("sheet", number, f"at most {COLUMNS} squares, each '.' or 1 to 9", line)
        if len(squares) != width:
            raise _bad_line("sheet", number, f"{width} squares as in line 1", line)
        if colour and colour not in COLOURS:
            raise _bad_line("sheet", number, f"no colour or one of {', '.join(COLOURS)}", line)
        if colour and COLOURS.index(colour) in colours:
            raise _bad_line("sheet", number, f"only one row that is {colour}", line)
        numbers[row, :width] = [0 if square == "." else int(square) for square in squares]
        colours[row] = COLOURS.index(colour) if colour else NO_COLOUR
    return {
        "columns": width,
        "rows": len(lines),
        "numbers": numbers,
        "colours": colours,
    }


def read_dice(text: str) -> Mapping[str, Any]:
    """BLX-2: reads a line for each die, with its name and up to six faces."""
    lines = text.splitlines()
    if len(lines) != len(DICE):
        raise UnreadableText(f"expected dice in 2 lines, A and B; got {len(lines)}")
    faces = np.zeros((len(DICE), FACES), np.int64)
    faces_on = np.zeros(len(DICE), np.int64)
    for die, line in enumerate(lines):
        name, *shapes = line.split(" ")
        if name != DICE[die] or not 1 <= len(shapes) <= FACES:
            expected = f"{DICE[die]} and 1 to {FACES} faces"
            raise _bad_line("dice", die + 1, expected, line)
        for face, shape in enumerate(shapes):
            if shape not in PIECES:
                expected = "shapes of four joined squares, one O and three X, such as OXX/X.."
                raise _bad_line("dice", die + 1, expected, shape)
            faces[die, face] = PIECES.index(shape)
        faces_on[die] = len(shapes)
    return {"faces": faces, "faces_on": faces_on}


def _bad_line(what: str, number: int, expected: str, got: str) -> UnreadableText:
    return UnreadableText(f"{what}, line {number}: expected {expected}; got '{got}'")
