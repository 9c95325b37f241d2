"""Draws a BLOXX! table as text, and checks a position that somebody typed in."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from quartett.games.bloxx.components import COLOURS, NO_COLOUR
from quartett.games.bloxx.moves import COLUMN_NAMES, COLUMNS, DICE, ROWS
from quartett.games.bloxx.places import can_draw
from quartett.games.bloxx.rules import STUCK_THAT_END_THE_GAME
from quartett.games.bloxx.scoring import FIRST_BONUS, LATER_BONUS
from quartett.games.bloxx.shapes import PIECES, SQUARES
from quartett.games.bloxx.state import NO_DIE, NO_FACE, Phase
from quartett.layout import Viewer

OPEN, CROSS, CIRCLE, GAP = "·×○■"
CIRCLED = " ①②③④⑤⑥⑦⑧⑨"
DICE_MARKS = {"X": CROSS, "O": CIRCLE, ".": " "}
Square = tuple[int, int]


# -- the table as text ---------------------------------------------------------------------------


def draw(table: Any, viewer: Viewer) -> str:
    """Draws the dice, the sheets side by side, and the parts of each score."""
    return "\n".join(
        [
            _headline(table),
            *_dice(table),
            "",
            *_sheets(table, viewer),
            "",
            *(_points(table, seat) for seat in range(table.seats)),
        ]
    )


def _headline(table: Any) -> str:
    active, rolls = int(table.active), int(table.rolls)
    match table.phase:
        case Phase.ROLLING:
            return f"roll {rolls + 1}: seat {active} takes the dice"
        case Phase.FIRST_DRAWING:
            return f"roll {rolls}: seat {active} draws first"
        case Phase.OTHERS_DRAWING if table.taken == NO_DIE:
            return f"roll {rolls}: seat {active} can draw nothing; all others draw"
        case Phase.OTHERS_DRAWING:
            return f"roll {rolls}: seat {active} took die {DICE[table.taken]}; all others draw"
        case _:
            return f"roll {rolls} was the last: two players could draw nothing"


def _dice(table: Any) -> list[str]:
    """Draws both faces side by side, as they are printed."""
    if NO_FACE in table.rolled:
        return []
    blocks = []
    for die, name in enumerate(DICE):
        rows = PIECES[_face_up(table, die)].split("/")
        remark = " (taken: draw its circle as a cross)" if table.taken == die else ""
        block = [f"die {name}{remark}"]
        block += [" ".join(DICE_MARKS[mark] for mark in row) for row in rows]
        blocks.append(block)
    width = max(len(line) for line in blocks[0]) + 4
    pairs = zip_longest(*blocks, fillvalue="")
    return ["", *(f"   {a:<{width}}{b}".rstrip() for a, b in pairs)]


def _sheets(table: Any, viewer: Viewer) -> list[str]:
    columns, rows, seats = int(table.columns), int(table.rows), range(table.seats)
    width = max(2 * columns + 2, len("> seat 0 (you)"))
    names = []
    for seat in seats:
        turn = ">" if seat == table.active else " "
        names.append(f"{turn} seat {seat}{' (you)' if seat == viewer else ''}")
    lines = [("   ", names), ("   ", [" ".join(COLUMN_NAMES[:columns])] * len(names))]
    for row in reversed(range(rows)):
        lines.append((f"{row + 1:>2} ", [_row(table, seat, row) for seat in seats]))
    return [
        (label + "  ".join(f"{cell:<{width}}" for cell in cells)).rstrip() for label, cells in lines
    ]


def _row(table: Any, seat: int, row: int) -> str:
    """Draws a row of a sheet, then the letter of its colour and its bonus, or `-` if it is lost."""
    marks = [_mark(table, seat, column, row) for column in range(table.columns)]
    colour = int(table.colours[row])
    if colour == NO_COLOUR:
        return " ".join(marks)
    bonus = "-" if GAP in marks else str(_bonus(table, seat, colour) or "")
    return f"{' '.join(marks)} {COLOURS[colour][0].upper()}{bonus}"


def _mark(table: Any, seat: int, column: int, row: int) -> str:
    number = int(table.numbers[row][column])
    if _has(table.circles, seat, column, row):
        return CIRCLED[number] if number else CIRCLE
    if _has(table.drawn, seat, column, row):
        return CROSS
    if row < table.heights[seat][column]:
        return GAP
    return str(number) if number else OPEN


def _points(table: Any, seat: int) -> str:
    numbers, rows, gaps, empties = _parts(table, seat)
    return (
        f"  seat {seat}: numbers {numbers}, rows {rows}, gaps {gaps}, empty {empties}"
        f" = {numbers + rows + gaps + empties} points"
    )


def _parts(table: Any, seat: int) -> tuple[int, int, int, int]:
    """BLX-12: counts the parts of the score as the rules do."""
    numbers = gaps = empties = 0
    for column, row in _all_squares(table):
        if _has(table.circles, seat, column, row):
            numbers += int(table.numbers[row][column])
        elif not _has(table.drawn, seat, column, row):
            gaps -= row < table.heights[seat][column]
            empties -= row >= table.heights[seat][column]
    rows = sum(_bonus(table, seat, colour) for colour in range(len(COLOURS)))
    return numbers, rows, gaps, empties


def _bonus(table: Any, seat: int, colour: int) -> int:
    filled = [int(table.filled[other][colour]) for other in range(table.seats)]
    if not filled[seat]:
        return 0
    return FIRST_BONUS if filled[seat] == min(filter(None, filled)) else LATER_BONUS


def _face_up(table: Any, die: int) -> int:
    """Returns the face of a die that lies on top."""
    return int(table.faces[die, table.rolled[die]])


def _all_squares(table: Any) -> Iterator[Square]:
    for row in range(table.rows):
        for column in range(table.columns):
            yield column, row


def _has(bits: Any, seat: int, column: int, row: int) -> bool:
    return bool(int(bits[seat][column]) >> row & 1)


# -- checking a position -------------------------------------------------------------------------


def faults(table: Any) -> list[str]:
    """Lists what is wrong with a table, beyond what the fields themselves forbid."""
    seats = int(table.seats)
    if table.active >= seats:
        return [f"expected an active seat from 0 to {seats - 1}; got {table.active}"]
    faults = _faults_of_dice(table)
    for seat in range(seats):
        faults += _faults_of_sheet(table, seat) + _faults_of_rows(table, seat)
    return faults or _faults_of_roll(table, seats)


def _faults_of_dice(table: Any) -> list[str]:
    faults = []
    rolling = table.phase == Phase.ROLLING
    for die, name in enumerate(DICE):
        face = int(table.rolled[die])
        if (face == NO_FACE) != rolling:
            faults.append(f"BLX-3: expected a face of die {name} exactly when it has been rolled")
        elif not rolling and face >= table.faces_on[die]:
            faults.append(f"BLX-2: die {name} has {table.faces_on[die]} faces; got {face + 1}")
    if table.taken != NO_DIE and table.phase in (Phase.ROLLING, Phase.FIRST_DRAWING):
        faults.append("BLX-3: expected no die to be taken before the active player draws")
    return faults


def _faults_of_sheet(table: Any, seat: int) -> list[str]:
    faults = []
    drawn = {
        (column, row)
        for column in range(COLUMNS)
        for row in range(ROWS)
        if _has(table.drawn, seat, column, row)
    }
    if not drawn <= set(_all_squares(table)):
        return [f"BLX-7: expected seat {seat} to have drawn inside the sheet"]
    for column in range(COLUMNS):
        height = max((r + 1 for c, r in drawn if c == column), default=0)
        if table.heights[seat][column] != height:
            name = COLUMN_NAMES[column]
            faults.append(f"expected column {name} of seat {seat} to be {height} high")
        if table.circles[seat][column] & ~table.drawn[seat][column]:
            faults.append(f"expected the circles of seat {seat} among its drawn squares")
    shapes = int(table.shapes[seat])
    if len(drawn) != SQUARES * shapes:
        faults.append(f"expected {SQUARES * shapes} drawn squares of seat {seat}; got {len(drawn)}")
    if sum(int(bits).bit_count() for bits in table.circles[seat]) > shapes:
        faults.append(f"BLX-2: expected at most {shapes} circles of seat {seat}")
    if drawn and min(row for _, row in drawn) > 0:
        faults.append(f"BLX-6: expected the first shape of seat {seat} on the bottom edge")
    if not _connected(drawn):
        faults.append(f"BLX-7: expected all shapes of seat {seat} to be connected")
    return faults


def _connected(drawn: set[Square]) -> bool:
    left = set(drawn)
    waiting = [left.pop()] if left else []
    while waiting:
        column, row = waiting.pop()
        near = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)} & left
        left -= near
        waiting += near
    return not left


def _faults_of_rows(table: Any, seat: int) -> list[str]:
    """BLX-10: the roll in which a row was filled is known exactly when it is full."""
    faults = []
    rows = [int(colour) for colour in table.colours]
    for colour, name in enumerate(COLOURS):
        full = colour in rows and all(
            _has(table.drawn, seat, column, rows.index(colour)) for column in range(table.columns)
        )
        roll = int(table.filled[seat][colour])
        if full != (roll > 0) or roll > table.rolls:
            faults.append(
                f"BLX-10: expected the roll in which seat {seat} filled {name}, if it did"
            )
    return faults


def _faults_of_roll(table: Any, seats: int) -> list[str]:
    """Checks that the sheets fit the number of rolls, and the phase fits what can be drawn."""
    faults = []
    active, phase, nothing_taken = int(table.active), int(table.phase), table.taken == NO_DIE
    finished = int(table.rolls) - (phase != Phase.ROLLING)
    if finished < 0:
        return ["BLX-3: expected a roll before anyone draws"]
    due = (int(table.start) + finished) % seats
    if active != due:
        faults.append(f"BLX-11: expected seat {due} to be active in this roll; got {active}")
    for seat in range(seats):
        drew = phase == Phase.OVER or (phase == Phase.OTHERS_DRAWING and seat == active)
        most = finished + (drew and not (seat == active and nothing_taken))
        if table.shapes[seat] > most:
            faults.append(f"BLX-3: expected at most {most} shapes of seat {seat}")
    if sum(int(n) for n in table.shapes[:seats]) < finished * (seats - 1):
        faults.append("BLX-11: this number of lost rolls would have ended the game")
    if phase == Phase.ROLLING:
        return faults
    able = [can_draw(table, seat) for seat in range(seats)]
    others = any(able[:active] + able[active + 1 :])
    if phase == Phase.FIRST_DRAWING and not able[active]:
        faults.append(f"BLX-9: seat {active} can draw nothing")
    if phase == Phase.OTHERS_DRAWING and not others:
        faults.append("BLX-9: no other player can draw")
    if phase != Phase.FIRST_DRAWING and nothing_taken and able[active]:
        faults.append(f"BLX-9: seat {active} must draw")
    if phase == Phase.OVER and able.count(False) < STUCK_THAT_END_THE_GAME:
        faults.append("BLX-11: expected two players who can draw nothing")
    return faults
