"""The rules of BLOXX!, BLX-1 to BLX-12."""

from enum import IntEnum

from quartett.games.bloxx import SUPPORTS
from quartett.games.bloxx.components import COLOURS, NO_COLOUR
from quartett.games.bloxx.effects import Effect
from quartett.games.bloxx.moves import (
    COLUMN_OF,
    COLUMNS,
    DICE,
    DIE_OF,
    EVENTS,
    FACE_OF,
    FACES,
    MOVES,
    ROW_OF,
    ROWS,
    TURN_OF,
    WORD,
    pictures,
)
from quartett.games.bloxx.shapes import (
    BOTTOM,
    CIRCLE_COLUMN,
    CIRCLE_ROW,
    COLUMN_OF_SQUARES,
    DIFFERENT,
    DIFFERENT_TURNS,
    FOOTPRINT,
    HEIGHT,
    PIECES,
    SHAPE_OF,
    SQUARE_COLUMN,
    SQUARE_ROW,
    SQUARES,
    TOP,
    TURNED,
    WIDTH,
)
from quartett.kit import Grid, Ints, count, next_seat, note, noting, rule
from quartett.layout import SEATS, Layout, public, setting

__all__ = ["EVENTS", "MOVES"]

FIRST_BONUS = 4
LATER_BONUS = 2
STUCK_THAT_END_THE_GAME = 2
NO_DIE = len(DICE)
NO_FACE = FACES
NOT_FILLED = 0
ANYWHERE = -1
LOWEST_ROWS = 0b1111
PARTS = ("numbers", "rows", "gaps", "empties")


class Phase(IntEnum):
    """A roll, in playing order."""

    ROLLING = 0
    FIRST_DRAWING = 1
    OTHERS_DRAWING = 2
    OVER = 3


class Support(IntEnum):
    """BLX-7: the readings of what a later shape must lie on or touch."""

    SETTLE = 0
    TOUCH = 1
    REST = 2


class Ending(IntEnum):
    """Why a game is over."""

    NOT_YET = 0
    TWO_STUCK = 1


class State(Layout, most_seats=4):
    """The table: everything lies open.

    A column of a sheet is a number with a bit for each square, the lowest bit at the bottom. What
    lies below the highest drawn square of a column is drawn or a gap, so its height says what is
    free.
    """

    support: int = setting(names=SUPPORTS)
    columns: int = setting(low=1, high=COLUMNS)
    rows: int = setting(low=1, high=ROWS)
    numbers: Grid = setting(ROWS, COLUMNS)
    colours: Ints = setting(ROWS, names=(*COLOURS, "-"))
    faces: Grid = setting(len(DICE), FACES, names=PIECES)
    faces_on: Ints = setting(len(DICE), high=FACES)
    phase: int = public(names=Phase)
    rolls: int = public()
    active: int = public(high=3)
    rolled: Ints = public(len(DICE), names=(*range(1, FACES + 1), "-"))
    taken: int = public(names=(*DICE, "-"))
    filled: Grid = public(SEATS, len(COLOURS))
    shapes: Ints = public(SEATS, high=COLUMNS * ROWS // SQUARES)
    heights: Grid = public(SEATS, COLUMNS, high=ROWS)
    drawn: Grid = public(SEATS, COLUMNS, names=pictures("x"))
    circles: Grid = public(SEATS, COLUMNS, names=pictures("o"))


@rule
def set_up(position: State) -> None:
    """BLX-3: empty sheets; the start player rolls first."""
    position.active = position.start
    begin_roll(position)


@rule
def begin_roll(position: State) -> None:
    """BLX-3: the active player takes up both dice."""
    position.phase = Phase.ROLLING
    position.taken = NO_DIE
    note(position, Effect.TURN_BEGAN, position.active)
    for die in range(len(DICE)):
        position.rolled[die] = NO_FACE


@rule
def odds(position: State, weights: Ints) -> int:
    """BLX-2: every face of a die is as likely as the others."""
    if position.phase != Phase.ROLLING:
        return 0
    faces_a, faces_b = position.faces_on[0], position.faces_on[1]
    for event in range(len(FACE_OF)):
        weights[event] = FACE_OF[event, 0] < faces_a and FACE_OF[event, 1] < faces_b
    return faces_a * faces_b


@rule
def happen(position: State, event: int) -> None:
    """BLX-3: the dice are rolled. BLX-9: an active player who can draw nothing loses the roll."""
    position.rolls += 1
    for die in range(len(DICE)):
        position.rolled[die] = FACE_OF[event, die]
    face_a, face_b = FACE_OF[event, 0], FACE_OF[event, 1]
    shape_a, shape_b = SHAPE_OF[position.faces[0, face_a]], SHAPE_OF[position.faces[1, face_b]]
    note(position, Effect.ROLLED, position.active, face_a, face_b, shape_a, shape_b)
    if can_draw(position, position.active):
        position.phase = Phase.FIRST_DRAWING
    else:
        note(position, Effect.STUCK, position.active)
        let_others_draw(position)


@rule
def thrower(position: State) -> int:
    """BLX-3: the active player rolls."""
    return position.active


@rule
def let_others_draw(position: State) -> None:
    """BLX-3: all others draw at the same time; BLX-9: unless none of them can."""
    position.phase = Phase.OTHERS_DRAWING
    if noting(position):
        report_stuck_others(position)
    for seat in range(position.seats):
        if seat != position.active and can_draw(position, seat):
            return
    end_roll(position, position.seats - 1)


@rule
def report_stuck_others(position: State) -> None:
    """BLX-9: report all others who can draw nothing."""
    for seat in range(position.seats):
        if seat != position.active and not can_draw(position, seat):
            note(position, Effect.STUCK, seat)


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """BLX-3, BLX-5: a die, a turn, a place. What would look the same is offered once."""
    offered = 0
    if not draws_now(position, seat):
        return offered
    floor = good_floor(position, seat)
    for die in range(len(DICE)):
        if is_repeated(position, die):
            continue
        face = position.faces[die, position.rolled[die]]
        crossed = is_crossed(position, die)
        for look in range(DIFFERENT[crossed, face]):
            turn = DIFFERENT_TURNS[crossed, face, look]
            piece = TURNED[face, turn]
            for column in range(position.columns - WIDTH[piece] + 1):
                row = landing_row(position, seat, piece, column)
                fits = may_stand(position, floor, piece, column, row)
                offered = offer_if(fits, allowed, offered, WORD[die, turn, column, row])
            if position.support == Support.TOUCH:
                offered = offer_hanging(position, seat, die, turn, piece, allowed, offered)
    return offered


@rule
def offer_if(fits: bool, allowed: Ints, offered: int, word: int) -> int:
    """Add a word to the choices if it fits; the new number of choices."""
    allowed[offered] = word  # what does not fit is overwritten by the next: no jump to foresee
    return offered + fits


@rule
def can_draw(position: State, seat: int) -> bool:
    """BLX-9: whether there is a place for one of the shapes, whatever happens to its circle."""
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
def draws_now(position: State, seat: int) -> bool:
    """BLX-3: first the active player, then all others together."""
    if position.phase == Phase.FIRST_DRAWING:
        return seat == position.active
    return position.phase == Phase.OTHERS_DRAWING and seat != position.active


@rule
def is_crossed(position: State, die: int) -> int:
    """BLX-4: 1 if the active player took this die, so that others draw a cross for the circle."""
    return 1 if position.taken == die else 0


@rule
def is_repeated(position: State, die: int) -> bool:
    """BLX-5: the other die, shown before, gives the very same drawings.

    Only a table's own dice can show a shape twice. For the active player they differ even then,
    for one of them will be taken; for the others they differ once one has lost its circle.
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
    """BLX-7: the lowest row in which every square is free and has nothing drawn above it."""
    row = 0
    for across in range(SQUARES):
        height = position.heights[seat, min(column + across, COLUMNS - 1)]
        row = max(row, height - BOTTOM[piece, across])
    return row


@rule
def may_stand(position: State, floor: int, piece: int, column: int, row: int) -> bool:
    """BLX-6, BLX-7: inside the sheet, and on the floor only where `good_floor` says.

    `row` is the landing row: above the floor it is a drawn square that holds the piece there.
    """
    return row <= position.rows - HEIGHT[piece] and (
        row > 0 or FOOTPRINT[piece] << SQUARES * column & floor != 0
    )


@rule
def good_floor(position: State, seat: int) -> int:
    """BLX-6: the first shape may lie anywhere on the floor. BLX-7: a later one must be in touch.

    Of the lowest four rows the squares, four bits a column, one of which it must cover.
    """
    if position.shapes[seat] == 0:
        return ANYWHERE
    squares = 0
    for column in range(position.columns):
        low = int(in_touch(position, seat, column)) & LOWEST_ROWS  # int: it will not fit 16 bits
        squares |= low << SQUARES * column
    return squares


@rule
def in_touch(position: State, seat: int, column: int) -> int:
    """BLX-7: the squares of a column that lie on a drawn one or, but for `rest`, beside one."""
    squares = position.drawn[seat, column] << 1
    if position.support != Support.REST:
        if column > 0:
            squares |= position.drawn[seat, column - 1]
        if column + 1 < position.columns:
            squares |= position.drawn[seat, column + 1]
    return squares


@rule
def may_hang(position: State, seat: int, piece: int, column: int, row: int) -> bool:
    """BLX-7, `touch`: above its landing row a shape may hang wherever some square is in touch."""
    for across in range(WIDTH[piece]):
        squares = COLUMN_OF_SQUARES[piece, across] << row
        if squares & in_touch(position, seat, column + across):
            return True
    return False


@rule
def offer_hanging(
    position: State, seat: int, die: int, turn: int, piece: int, allowed: Ints, offered: int
) -> int:
    """BLX-7, `touch`: the places above the landing rows."""
    for column in range(position.columns - WIDTH[piece] + 1):
        lowest = landing_row(position, seat, piece, column) + 1
        for row in range(lowest, position.rows - HEIGHT[piece] + 1):
            fits = may_hang(position, seat, piece, column, row)
            offered = offer_if(fits, allowed, offered, WORD[die, turn, column, row])
    return offered


@rule
def can_hang(position: State, seat: int, piece: int) -> bool:
    """BLX-7, BLX-9, `touch`: whether there is a place above a landing row."""
    for column in range(position.columns - WIDTH[piece] + 1):
        lowest = landing_row(position, seat, piece, column) + 1
        for row in range(lowest, position.rows - HEIGHT[piece] + 1):
            if may_hang(position, seat, piece, column, row):
                return True
    return False


@rule
def resolve(position: State, moves: Ints) -> None:
    """BLX-3: the active player has drawn, or all others have, whoever could (BLX-9)."""
    if position.phase == Phase.FIRST_DRAWING:
        note(position, Effect.TOOK_DIE, position.active, DIE_OF[moves[position.active]])
        draw_shape(position, position.active, moves[position.active])
        position.taken = DIE_OF[moves[position.active]]
        let_others_draw(position)
        return
    stuck = 0
    for seat in range(position.seats):
        if seat != position.active:
            if moves[seat] >= 0:
                draw_shape(position, seat, moves[seat])
            else:
                stuck += 1
    end_roll(position, stuck)


@rule
def draw_shape(position: State, seat: int, word: int) -> None:
    """BLX-5: the shape as turned. BLX-8: what stays empty below it is out of reach: a gap."""
    die, column, row = DIE_OF[word], COLUMN_OF[word], ROW_OF[word]
    piece = TURNED[position.faces[die, position.rolled[die]], TURN_OF[word]]
    before = 0
    if noting(position):
        before = score(position, seat)
        report_shape(position, seat, word, piece)
        report_gaps(position, seat, word, piece)
    for across in range(WIDTH[piece]):
        position.drawn[seat, column + across] |= COLUMN_OF_SQUARES[piece, across] << row
        position.heights[seat, column + across] = row + TOP[piece, across]
    if not is_crossed(position, die):
        position.circles[seat, column + CIRCLE_COLUMN[piece]] |= 1 << row + CIRCLE_ROW[piece]
    position.shapes[seat] += 1
    mark_filled_rows(position, seat)
    if noting(position):
        points = score(position, seat)
        note(position, Effect.SCORED, seat, points - before, points)


@rule
def report_shape(position: State, seat: int, word: int, piece: int) -> None:
    """BLX-4, BLX-5: report which squares a shape covers and what becomes of its circle."""
    die, circle = DIE_OF[word], square_of(word, piece, 0)
    note(position, Effect.DREW, seat, die, SHAPE_OF[piece], TURN_OF[word], circle)
    crosses = square_of(word, piece, 1), square_of(word, piece, 2), square_of(word, piece, 3)
    note(position, Effect.COVERED, seat, circle, crosses[0], crosses[1], crosses[2])
    number = position.numbers[circle % ROWS, circle // ROWS]
    if is_crossed(position, die):
        note(position, Effect.CROSSED, seat, circle, number)
    else:
        note(position, Effect.CIRCLED, seat, circle, number)


@rule
def square_of(word: int, piece: int, place: int) -> int:
    """Return the number of one of the squares that a word draws on; the circle's has place 0."""
    column = COLUMN_OF[word] + SQUARE_COLUMN[piece, place]
    return int(ROWS * column + ROW_OF[word] + SQUARE_ROW[piece, place])


@rule
def report_gaps(position: State, seat: int, word: int, piece: int) -> None:
    """BLX-8: report the squares that a shape leaves empty below it, column by column."""
    total = 0
    for across in range(WIDTH[piece]):
        column = COLUMN_OF[word] + across
        lowest = position.heights[seat, column]
        left = ROW_OF[word] + BOTTOM[piece, across] - lowest
        if left > 0:
            note(position, Effect.COLOURED_IN, seat, ROWS * column + lowest, left)
        total += left
    note(position, Effect.LEFT_GAPS, seat, total)


@rule
def mark_filled_rows(position: State, seat: int) -> None:
    """BLX-10: coloured rows full of crosses and circles; write down in which roll."""
    full = position.drawn[seat, 0]
    for column in range(1, position.columns):
        full &= position.drawn[seat, column]
    if full == 0:
        return
    for row in range(position.rows):
        colour = position.colours[row]
        if full >> row & 1 and colour != NO_COLOUR and position.filled[seat, colour] == NOT_FILLED:
            position.filled[seat, colour] = position.rolls
            if noting(position):
                points = row_bonus(position, seat, colour)
                note(position, Effect.ROW_FILLED, seat, row, colour, points)


@rule
def end_roll(position: State, others_stuck: int) -> None:
    """BLX-11: two players could draw nothing: the end. Otherwise the next one clockwise rolls."""
    active_stuck = 1 if position.taken == NO_DIE else 0
    if active_stuck + others_stuck >= STUCK_THAT_END_THE_GAME:
        note(position, Effect.GAME_OVER)
        position.phase = Phase.OVER
        return
    position.active = next_seat(position, position.active)
    begin_roll(position)


@rule
def score(position: State, seat: int) -> int:
    """BLX-12: circled numbers and row bonuses, less 1 for each gap and each empty square."""
    return (
        circled_numbers(position, seat)
        + row_bonuses(position, seat)
        - gaps(position, seat)
        - empties(position, seat)
    )


@rule
def parts(position: State, seat: int, points: Ints) -> None:
    """BLX-12: where the points came from."""
    points[0] = circled_numbers(position, seat)
    points[1] = row_bonuses(position, seat)
    points[2] = -gaps(position, seat)
    points[3] = -empties(position, seat)


@rule
def circled_numbers(position: State, seat: int) -> int:
    """BLX-12: a number counts if a circle is drawn around it."""
    total = 0
    for column in range(position.columns):
        circles = position.circles[seat, column]
        for row in range(position.heights[seat, column]):
            if circles >> row & 1:
                total += position.numbers[row, column]
    return total


@rule
def row_bonuses(position: State, seat: int) -> int:
    """BLX-10: what all filled rows bring."""
    total = 0
    for colour in range(len(COLOURS)):
        if position.filled[seat, colour] != NOT_FILLED:
            total += row_bonus(position, seat, colour)
    return total


@rule
def row_bonus(position: State, seat: int, colour: int) -> int:
    """BLX-10: 4 for a row nobody filled in an earlier roll, 2 for one filled later."""
    return FIRST_BONUS if is_first(position, seat, colour) else LATER_BONUS


@rule
def is_first(position: State, seat: int, colour: int) -> bool:
    """BLX-10: nobody filled this row in an earlier roll; the same roll is first together."""
    for other in range(position.seats):
        filled = position.filled[other, colour]
        if filled != NOT_FILLED and filled < position.filled[seat, colour]:
            return False
    return True


@rule
def gaps(position: State, seat: int) -> int:
    """BLX-8: below the highest drawn square of its column, yet not drawn."""
    return count(position.heights[seat]) - SQUARES * position.shapes[seat]


@rule
def empties(position: State, seat: int) -> int:
    """BLX-12: squares above everything drawn."""
    return position.rows * position.columns - count(position.heights[seat])


@rule
def ending(position: State) -> int:
    """BLX-11: over after a roll in which two players could draw nothing."""
    if position.phase == Phase.OVER:
        return Ending.TWO_STUCK
    return Ending.NOT_YET
