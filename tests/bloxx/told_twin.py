"""The slow twin of what BLOXX! tells: plain Python that works every drawing out square by square,
where the compiled rules try it and look at the sheet."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from quartett.games.bloxx import rules
from quartett.games.bloxx.components import COLOURS, NO_COLOUR
from quartett.games.bloxx.explain import MEANING, Square, covered, face_up, square_name
from quartett.games.bloxx.rules import FIRST_BONUS, LATER_BONUS, Phase
from quartett.games.bloxx.shapes import PIECES, TETROMINOES, TURNS, plain, turned
from quartett.games.bloxx.words import DICE, EVENTS, FACE_OF, ROWS
from quartett.texts import Said

LETTERS = dict(zip(TETROMINOES, "IOTSL", strict=True))
"""What players call the shapes."""
LETTER_OF = {
    plain(turned(shape, turn)): letter for shape, letter in LETTERS.items() for turn in TURNS
}


class Sheet:
    """What a drawing on one seat's sheet depends on, as plain numbers."""

    def __init__(self, table: Any, seat: int) -> None:
        self.table, self.taken = table, int(table["taken"])
        self.pieces = [PIECES[face_up(table, die)] for die in range(len(DICE))]
        self.heights: list[int] = table["heights"][seat].tolist()
        self.drawn: list[int] = table["drawn"][seat].tolist()[: table["columns"]]
        self.numbers: list[list[int]] = table["numbers"].tolist()
        self.colours: list[int] = table["colours"].tolist()


def does(table: Any, seat: int, words: Sequence[str]) -> list[Said]:
    """What each drawing brings: a circled number, coloured rows, gaps."""
    if not words:
        return []
    sheet = Sheet(table, seat)
    brought = [_drawn(sheet, word) for word in words]
    return [Said(f"does-{way}", details) for way, details in brought]


def told(table: Any, seat: int | None, word: str) -> Said:
    """A log line for a drawing, or for a roll."""
    if seat is None:
        return _told_roll(table, word)
    sheet, die = Sheet(table, seat), MEANING[word][0]
    way, details = _drawn(sheet, word)
    shape = LETTER_OF[plain(sheet.pieces[die])]
    return Said(f"told-{way}", {"who_seat": seat, "die": DICE[die], "shape": shape, **details})


def _drawn(sheet: Sheet, word: str) -> tuple[str, dict[str, str | int]]:
    """Which message fits a drawing, and its details."""
    die, turn, column, row = MEANING[word]
    circle, name, crossed = _placed(sheet.pieces[die], turn, column, row)
    across, up = circle
    number = 0 if sheet.taken == die else sheet.numbers[up][across]
    gaps, heights = 0, sheet.heights
    for c, (bottom, _) in crossed.items():
        gaps += bottom - heights[c]
    details: dict[str, str | int] = {"square": name, "number": number, "gaps": gaps}
    way = "circle" if number else "draw"
    if colours := _newly_filled(sheet, crossed):
        way = "circle-and-fill" if number else "fill"
        points = sum(_bonus_now(sheet.table, colour) for colour in colours)
        details |= {"rows": len(colours), "colour": COLOURS[colours[0]], "points": points}
    return way, details


Crossed = Mapping[int, tuple[int, int]]
"""Of each column a piece lies in: its lowest square, and its squares as bits."""


@cache
def _placed(piece: str, turn: int, column: int, row: int) -> tuple[Square, str, Crossed]:
    """A piece that lies here: the circle's square, its name, and what is crossed."""
    places = covered(turned(piece, TURNS[turn]), column, row)
    crossed: dict[int, tuple[int, int]] = {}
    for c, r in places:
        bottom, bits = crossed.get(c, (r, 0))
        crossed[c] = (min(bottom, r), bits | 1 << r)
    return places[0], square_name(places[0]), crossed


def _newly_filled(sheet: Sheet, crossed: Crossed) -> list[int]:
    """BLX-10: the colours of the rows that are full with these squares, and were not before."""
    full = 0
    for _, bits in crossed.values():
        full |= bits
    for column, bits in enumerate(sheet.drawn):
        full &= bits | crossed[column][1] if column in crossed else bits
    if not full:
        return []
    found = [sheet.colours[row] for row in range(ROWS) if full >> row & 1]
    return [colour for colour in found if colour != NO_COLOUR]


def _bonus_now(table: Any, colour: int) -> int:
    """BLX-10: 4 for a row that nobody filled in an earlier roll."""
    earlier = [n for n in table["filled"][:, colour].tolist() if 0 < n < table["rolls"]]
    return LATER_BONUS if earlier else FIRST_BONUS


def _told_roll(table: Any, word: str) -> Said:
    """What the dice show, and what whoever rolled does: `draws`, is `stuck`, or all is `over`."""
    event = EVENTS.index(word)
    shapes = [
        LETTER_OF[plain(PIECES[table["faces"][die, FACE_OF[event, die]]])]
        for die in range(len(DICE))
    ]
    after = np.frombuffer(bytearray(table.tobytes()), rules.Table.dtype)[0]
    rules.happen(after, event)
    then = {Phase.FIRST_DRAWING: "draws", Phase.OTHERS_DRAWING: "stuck"}
    details = {"shape_a": shapes[0], "shape_b": shapes[1]}
    who = {"who_seat": int(table["active"])}
    return Said("told-roll", {**who, **details, "then": then.get(after["phase"], "over")})
