"""BLOXX! in words: what a word draws and brings, and what has happened."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from quartett.games.bloxx import rules
from quartett.games.bloxx.components import COLOURS, NO_COLOUR
from quartett.games.bloxx.rules import FIRST_BONUS, LATER_BONUS, Phase
from quartett.games.bloxx.shapes import PIECES, TETROMINOES, TURNS, plain, squares, turned
from quartett.games.bloxx.words import (
    COLUMN_OF,
    DICE,
    DIE_OF,
    EVENTS,
    FACE_OF,
    MOVES,
    ROW_OF,
    ROWS,
    TURN_OF,
)
from quartett.texts import Message

Square = tuple[int, int]

LETTERS = dict(zip(TETROMINOES, "IOTSL", strict=True))
"""What players call the shapes."""
LETTER_OF = {
    plain(turned(shape, turn)): letter for shape, letter in LETTERS.items() for turn in TURNS
}
MEANING = {
    word: tuple(int(part[number]) for part in (DIE_OF, TURN_OF, COLUMN_OF, ROW_OF))
    for number, word in enumerate(MOVES)
}
"""Of each word: the die, the turn, the leftmost column and the lowest row."""


# Fields are read as `table["rows"]` where it has to be quick: `table.rows` takes seven times as
# long.


def does(table: Any, seat: int, words: Sequence[str]) -> list[Message]:
    """What each drawing brings: a circled number, coloured rows, gaps."""
    brought = [_drawn(table, seat, word) for word in words]
    return [Message(f"does-{way}", details) for way, details in brought]


def told(table: Any, seat: int | None, word: str) -> Message:
    """A log line for a drawing, or for a roll."""
    if seat is None:
        return _told_roll(table, word)
    way, details = _drawn(table, seat, word)
    die = MEANING[word][0]
    shape = LETTER_OF[plain(PIECES[face_up(table, die)])]
    return Message(f"told-{way}", {"who_seat": seat, "die": DICE[die], "shape": shape, **details})


def _drawn(table: Any, seat: int, word: str) -> tuple[str, dict[str, str | int]]:
    """Which message fits a drawing, and its details."""
    die, turn, column, row = MEANING[word]
    places = covered(turned(PIECES[face_up(table, die)], TURNS[turn]), column, row)
    across, up = places[0]
    number = 0 if table["taken"] == die else int(table["numbers"][up, across])
    heights, drawn = table["heights"][seat].tolist(), table["drawn"][seat].tolist()
    bottoms: dict[int, int] = {}
    for c, r in places:
        drawn[c] |= 1 << r
        bottoms[c] = min(r, bottoms.get(c, r))
    gaps = sum(r - heights[c] for c, r in bottoms.items())
    colours = _newly_filled(table, drawn, {r for _, r in places})
    details: dict[str, str | int] = {
        "square": square_name(places[0]),
        "number": number,
        "gaps": gaps,
    }
    way = "circle" if number else "draw"
    if colours:
        way = "circle-and-fill" if number else "fill"
        points = sum(_bonus_now(table, colour) for colour in colours)
        details |= {"rows": len(colours), "colour": COLOURS[colours[0]], "points": points}
    return way, details


def _newly_filled(table: Any, drawn: list[int], rows: set[int]) -> list[int]:
    """BLX-10: the colours of those of these rows that are full, and were not before."""
    full = (1 << ROWS) - 1
    for bits in drawn[: table["columns"]]:
        full &= bits
    if not full:
        return []
    colours = table["colours"].tolist()
    found = [colours[row] for row in sorted(rows) if full >> row & 1]
    return [colour for colour in found if colour != NO_COLOUR]


def _bonus_now(table: Any, colour: int) -> int:
    """BLX-10: 4 for a row that nobody filled in an earlier roll."""
    earlier = [n for n in table["filled"][:, colour].tolist() if 0 < n < table["rolls"]]
    return LATER_BONUS if earlier else FIRST_BONUS


def _told_roll(table: Any, word: str) -> Message:
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
    return Message("told-roll", {**who, **details, "then": then.get(after["phase"], "over")})


def face_up(table: Any, die: int) -> int:
    """The face of a die that lies on top."""
    return int(table["faces"][die, table["rolled"][die]])


def covered(piece: str, column: int, row: int) -> list[Square]:
    """The squares of a piece that lies here, the circle's square first."""
    return [(column + across, row + up) for across, up in squares(piece)]


def square_name(square: Square) -> str:
    column, row = square
    return f"{'abcdefghij'[column]}{row + 1}"
