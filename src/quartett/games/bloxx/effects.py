"""The effects that the rules of BLOXX! report.

Squares have names such as `c4`; the number of a square is ten times its column plus its row, both
counted from 0, from the lower left. Names of rows and faces count from 1, their numbers from 0.
"""

from quartett.effects import NO_DETAILS, EffectKind, number, seat, word
from quartett.games.bloxx.components import COLOURS
from quartett.games.bloxx.moves import DICE, FACES, ROWS, SQUARE_NAMES
from quartett.games.bloxx.shapes import LETTERS, TURNS

_FACE = word(*range(1, FACES + 1))
_SQUARE = word(*SQUARE_NAMES)


class Effect(EffectKind):
    """Effects in the order of a roll. Those of one seat come together, from DREW to SCORED."""

    ROLLED = {
        "seat": seat(),
        "face_a": _FACE,
        "face_b": _FACE,
        "shape_a": word(*LETTERS),
        "shape_b": word(*LETTERS),
    }
    STUCK = {"seat": seat()}
    """Neither shape fits on the sheet of this seat, which loses the roll."""
    TOOK_DIE = {"seat": seat(), "die": word(*DICE)}
    """From here on, all others draw a cross for the circle of this die."""
    DREW = {
        "seat": seat(),
        "die": word(*DICE),
        "shape": word(*LETTERS),
        "turn": word(*TURNS),
        "square": _SQUARE,
    }
    """`square` is the one that the die marks with the circle."""
    COVERED = {
        "seat": seat(),
        "square_1": _SQUARE,
        "square_2": _SQUARE,
        "square_3": _SQUARE,
        "square_4": _SQUARE,
    }
    """The squares of the shape, beginning with the one that the die marks with the circle."""
    CIRCLED = {"seat": seat(), "square": _SQUARE, "number": number()}
    """The circle surrounds this number; 0: the square has none."""
    CROSSED = {"seat": seat(), "square": _SQUARE, "number": number()}
    """The die was taken, so a cross replaces the circle and the number (or 0) does not count."""
    COLOURED_IN = {"seat": seat(), "square": _SQUARE, "count": number()}
    """Gaps in one column: the lowest square, and their number."""
    LEFT_GAPS = {"seat": seat(), "count": number()}
    """The number of gaps that the drawing makes, possibly 0."""
    ROW_FILLED = {
        "seat": seat(),
        "row": word(*range(1, ROWS + 1)),
        "colour": word(*COLOURS),
        "points": number(),
    }
    SCORED = {"seat": seat(), "points": number(), "score": number()}
    """The points a drawing made: its number, its rows, and 1 for each square no longer empty."""
    TURN_BEGAN = {"seat": seat()}
    GAME_OVER = NO_DETAILS
