"""Says which rule of BLOXX! forbids a word."""

from quartett.effects import RefusalKind, number, seat, word
from quartett.games.bloxx.moves import (
    COLUMN_NAMES,
    COLUMN_OF,
    DICE,
    DIE_OF,
    ROW_OF,
    ROWS,
    SQUARE_NAMES,
    TURN_OF,
)
from quartett.games.bloxx.places import in_touch, is_crossed, is_repeated
from quartett.games.bloxx.shapes import COLUMN_OF_SQUARES, FOOTPRINT, HEIGHT, TURNED, TURNS, WIDTH
from quartett.games.bloxx.state import NO_DIE, Phase, State, Support
from quartett.kit import ALLOWED, refuse, rule

_WORD = {"die": word(*DICE), "turn": word(*TURNS), "square": word(*SQUARE_NAMES)}
"""The parts of the word to choose instead."""
_FITS = {"column": word(*COLUMN_NAMES), "row": number()}
"""The column of the word, and the lowest row (from 1) where the shape fits there; 0: none."""

RIGHT, TOP = range(2)
NO_SQUARE = -1


class Refusal(RefusalKind):
    """Reasons for refusing a word, each with its rule."""

    GAME_IS_OVER = "BLX-11"
    DICE_ARE_NOT_ROLLED = "BLX-3", {"seat": seat()}
    NOT_YOUR_TURN_TO_DRAW = "BLX-3", {"seat": seat()}
    HAS_DRAWN = "BLX-3"
    ROLL_IS_LOST = "BLX-9"
    LOOKS_THE_SAME = "BLX-5", _WORD
    SAME_ON_BOTH_DICE = "BLX-5", _WORD
    LEAVES_THE_SHEET = "BLX-7", {"edge": word("right", "top"), **_FITS}
    SQUARE_IS_DRAWN = "BLX-7", {"square": word(*SQUARE_NAMES), **_FITS}
    SQUARE_IS_A_GAP = "BLX-8", {"square": word(*SQUARE_NAMES), **_FITS}
    FIRST_ON_THE_BOTTOM_EDGE = "BLX-6", _FITS
    TOUCHES_NOTHING_DRAWN = "BLX-7", _FITS
    WOULD_HANG = "BLX-7", _FITS
    LIES_ON_NOTHING_DRAWN = "BLX-7", _FITS


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """BLX-3: first the active player draws, then all others. BLX-5: each drawing has one word."""
    if position.phase == Phase.OVER:
        return refuse(position, Refusal.GAME_IS_OVER)
    if position.phase == Phase.ROLLING:
        return refuse(position, Refusal.DICE_ARE_NOT_ROLLED, position.active)
    if position.phase == Phase.FIRST_DRAWING:
        if seat != position.active:
            return refuse(position, Refusal.NOT_YOUR_TURN_TO_DRAW, position.active)
    elif seat == position.active:
        if position.taken == NO_DIE:
            return refuse(position, Refusal.ROLL_IS_LOST)
        return refuse(position, Refusal.HAS_DRAWN)
    die, turn, corner = DIE_OF[move], TURN_OF[move], ROWS * COLUMN_OF[move] + ROW_OF[move]
    if is_repeated(position, die):
        other = first_turn_like(position, 0, die, turn)
        return refuse(position, Refusal.SAME_ON_BOTH_DICE, 0, other, corner)
    first = first_turn_like(position, die, die, turn)
    if first < turn:
        return refuse(position, Refusal.LOOKS_THE_SAME, die, first, corner)
    piece = TURNED[position.faces[die, position.rolled[die]], turn]
    return forbids_place(position, seat, piece, COLUMN_OF[move], ROW_OF[move])


@rule
def first_turn_like(position: State, die: int, shown: int, turn: int) -> int:
    """BLX-5: returns the first turn of `die` that makes the same drawing as `turn` of `shown`."""
    face = position.faces[die, position.rolled[die]]
    piece = TURNED[position.faces[shown, position.rolled[shown]], turn]
    crossed = is_crossed(position, shown)
    for other in range(len(TURNS)):
        if TURNED[face, other] == piece:
            return other
        if crossed and FOOTPRINT[TURNED[face, other]] == FOOTPRINT[piece]:
            return other
    return turn


@rule
def forbids_place(position: State, seat: int, piece: int, column: int, row: int) -> int:
    """BLX-6 to BLX-8: refuses a place, and says where in this column the shape would fit."""
    kind = fault_of_place(position, seat, piece, column, row)
    if kind == ALLOWED:
        return ALLOWED
    fits = lowest_place(position, seat, piece, column)
    if kind == Refusal.LEAVES_THE_SHEET:
        edge = RIGHT if column + WIDTH[piece] > position.columns else TOP
        return refuse(position, Refusal.LEAVES_THE_SHEET, edge, column, fits)
    if kind == Refusal.SQUARE_IS_DRAWN or kind == Refusal.SQUARE_IS_A_GAP:
        square = taken_square(position, seat, piece, column, row)
        return refuse(position, kind, square, column, fits)
    return refuse(position, kind, column, fits)


@rule
def lowest_place(position: State, seat: int, piece: int, column: int) -> int:
    """Returns the lowest row (from 1) where a piece fits in this column; 0: none."""
    for row in range(position.rows):
        if fault_of_place(position, seat, piece, column, row) == ALLOWED:
            return row + 1
    return 0


@rule
def fault_of_place(position: State, seat: int, piece: int, column: int, row: int) -> int:
    """BLX-6 to BLX-8: returns what forbids drawing a piece here, or ALLOWED."""
    if column + WIDTH[piece] > position.columns or row + HEIGHT[piece] > position.rows:
        return Refusal.LEAVES_THE_SHEET
    square = taken_square(position, seat, piece, column, row)
    if square != NO_SQUARE:
        if position.drawn[seat, square // ROWS] >> square % ROWS & 1:
            return Refusal.SQUARE_IS_DRAWN
        return Refusal.SQUARE_IS_A_GAP
    if position.shapes[seat] == 0:
        return ALLOWED if row == 0 else Refusal.FIRST_ON_THE_BOTTOM_EDGE
    return fault_of_support(position, seat, piece, column, row)


@rule
def taken_square(position: State, seat: int, piece: int, column: int, row: int) -> int:
    """BLX-7, BLX-8: returns the lowest square of a piece that is not free, or NO_SQUARE."""
    for up in range(HEIGHT[piece]):
        for across in range(WIDTH[piece]):
            if COLUMN_OF_SQUARES[piece, across] >> up & 1:
                if row + up < position.heights[seat, column + across]:
                    return ROWS * (column + across) + row + up
    return NO_SQUARE


@rule
def fault_of_support(position: State, seat: int, piece: int, column: int, row: int) -> int:
    """BLX-7: returns what forbids a later shape whose squares are all free, or ALLOWED."""
    touches, lies = False, False
    for across in range(WIDTH[piece]):
        squares = COLUMN_OF_SQUARES[piece, across] << row
        touches |= squares & in_touch(position, seat, column + across) != 0
        lies |= squares & position.drawn[seat, column + across] << 1 != 0
    if position.support == Support.REST:
        return ALLOWED if lies else Refusal.LIES_ON_NOTHING_DRAWN
    if not touches:
        return Refusal.TOUCHES_NOTHING_DRAWN
    if position.support == Support.SETTLE and row > 0 and not lies:
        return Refusal.WOULD_HANG
    return ALLOWED
