"""Where a shape may be drawn: BLX-4 to BLX-9."""

from quartett.games.bloxx.moves import COLUMNS, DICE, WORD
from quartett.games.bloxx.shapes import (
    BOTTOM,
    COLUMN_OF_SQUARES,
    DIFFERENT,
    DIFFERENT_TURNS,
    FOOTPRINT,
    HEIGHT,
    SQUARES,
    TURNED,
    WIDTH,
)
from quartett.games.bloxx.state import NO_DIE, Phase, State, Support
from quartett.kit import Ints, rule

ANYWHERE = -1
LOWEST_ROWS = 0b1111


@rule
def can_draw(position: State, seat: int) -> bool:
    """BLX-9: whether one of the shapes fits anywhere, with or without its circle."""
    floor = good_floor(position, seat)
    for die in range(len(DICE)):
        face = position.faces[die, position.rolled[die]]
        for look in range(DIFFERENT[1, face]):
            piece = TURNED[face, DIFFERENT_TURNS[1, face, look]]
            for column in range(position.columns - WIDTH[piece] + 1):
                row = landing_row(position, seat, piece, column)
                if may_stand(position, floor, piece, column, row):
                    return True
            if position.support == Support.TOUCH and can_hang(position, seat, piece):
                return True
    return False


@rule
def is_crossed(position: State, die: int) -> int:
    """BLX-4: 1 if the active player took this die, so that others draw a cross for its circle."""
    return 1 if position.taken == die else 0


@rule
def is_repeated(position: State, die: int) -> bool:
    """BLX-5: whether die A allows exactly the same drawings, so that this die is not offered.

    Only custom dice can show the same shape twice. Even then they differ for the active player,
    who takes one of them, and for the others once one die has lost its circle.
    """
    if die == 0 or position.phase == Phase.FIRST_DRAWING or position.taken != NO_DIE:
        return False
    face = position.faces[0, position.rolled[0]]
    other = position.faces[1, position.rolled[1]]
    for look in range(DIFFERENT[0, face]):
        if TURNED[face, DIFFERENT_TURNS[0, face, look]] == other:
            return True
    return False


@rule
def landing_row(position: State, seat: int, piece: int, column: int) -> int:
    """BLX-7: returns the lowest row where all squares are free with nothing drawn above them."""
    row = 0
    for across in range(SQUARES):
        height = position.heights[seat, min(column + across, COLUMNS - 1)]
        row = max(row, height - BOTTOM[piece, across])
    return row


@rule
def may_stand(position: State, floor: int, piece: int, column: int, row: int) -> bool:
    """BLX-6, BLX-7: whether a piece may stand in its landing row.

    It must lie inside the sheet. Above the floor a drawn square supports it; on the floor it must
    cover one of the squares of `good_floor`.
    """
    return row <= position.rows - HEIGHT[piece] and (
        row > 0 or FOOTPRINT[piece] << SQUARES * column & floor != 0
    )


@rule
def good_floor(position: State, seat: int) -> int:
    """BLX-6: the first shape may lie anywhere on the floor. BLX-7: a later one must touch another.

    Returns the squares of the lowest four rows, four bits a column, of which a piece on the floor
    must cover at least one.
    """
    if position.shapes[seat] == 0:
        return ANYWHERE
    squares = 0
    for column in range(position.columns):
        low = int(in_touch(position, seat, column)) & LOWEST_ROWS  # int: it needs more than 16 bits
        squares |= low << SQUARES * column
    return squares


@rule
def in_touch(position: State, seat: int, column: int) -> int:
    """BLX-7: returns the squares of a column that lie on or, except for `rest`, beside a shape."""
    squares = position.drawn[seat, column] << 1
    if position.support != Support.REST:
        if column > 0:
            squares |= position.drawn[seat, column - 1]
        if column + 1 < position.columns:
            squares |= position.drawn[seat, column + 1]
    return squares


@rule
def may_hang(position: State, seat: int, piece: int, column: int, row: int) -> bool:
    """BLX-7, `touch`: above its landing row, a shape may hang wherever it touches another."""
    for across in range(WIDTH[piece]):
        squares = COLUMN_OF_SQUARES[piece, across] << row
        if squares & in_touch(position, seat, column + across):
            return True
    return False


@rule
def can_hang(position: State, seat: int, piece: int) -> bool:
    """BLX-7, BLX-9, `touch`: whether the piece fits anywhere above its landing rows."""
    for column in range(position.columns - WIDTH[piece] + 1):
        lowest = landing_row(position, seat, piece, column) + 1
        for row in range(lowest, position.rows - HEIGHT[piece] + 1):
            if may_hang(position, seat, piece, column, row):
                return True
    return False


@rule
def offer_hanging(
    position: State, seat: int, die: int, turn: int, piece: int, allowed: Ints, offered: int
) -> int:
    """BLX-7, `touch`: offers the places above the landing rows."""
    for column in range(position.columns - WIDTH[piece] + 1):
        lowest = landing_row(position, seat, piece, column) + 1
        for row in range(lowest, position.rows - HEIGHT[piece] + 1):
            fits = may_hang(position, seat, piece, column, row)
            offered = offer_if(fits, allowed, offered, WORD[die, turn, column, row])
    return offered


@rule
def offer_if(fits: bool, allowed: Ints, offered: int, word: int) -> int:
    """Adds a word to the choices if it fits; returns the new number of choices."""
    allowed[offered] = (
        word  # the next word overwrites one that does not fit: no branch to mispredict
    )
    return offered + fits
