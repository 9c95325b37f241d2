"""The rules of BLOXX!, BLX-1 to BLX-12: the sequence of play.

The rules of each step have files of their own:

- state.py: BLX-1, BLX-2, the sheets and the dice
- places.py: BLX-4 to BLX-9, where a shape may be drawn
- sheets.py: BLX-4, BLX-5, BLX-8, BLX-10, drawing a shape, gaps and filled rows
- scoring.py: BLX-10, BLX-12, points
"""

from quartett.games.bloxx.effects import Effect
from quartett.games.bloxx.moves import DICE, DIE_OF, EVENTS, FACE_OF, MOVES, WORD
from quartett.games.bloxx.places import (
    can_draw,
    good_floor,
    is_crossed,
    is_repeated,
    landing_row,
    may_stand,
    offer_hanging,
    offer_if,
)
from quartett.games.bloxx.scoring import (
    circled_numbers,
    empties,
    gaps,
    points_on_sheet,
    row_bonuses,
)
from quartett.games.bloxx.shapes import DIFFERENT, DIFFERENT_TURNS, SHAPE_OF, TURNED, WIDTH
from quartett.games.bloxx.sheets import draw_shape
from quartett.games.bloxx.state import NO_DIE, NO_FACE, PARTS, Ending, Phase, State, Support
from quartett.kit import Ints, next_seat, note, noting, rule

__all__ = ["EVENTS", "MOVES", "PARTS", "Ending", "Phase", "State"]

STUCK_THAT_END_THE_GAME = 2


@rule
def set_up(position: State) -> None:
    """BLX-3: all sheets are empty; the start player rolls first."""
    position.active = position.start
    begin_roll(position)


@rule
def begin_roll(position: State) -> None:
    """BLX-3: the active player takes both dice."""
    position.phase = Phase.ROLLING
    position.taken = NO_DIE
    note(position, Effect.TURN_BEGAN, position.active)
    for die in range(len(DICE)):
        position.rolled[die] = NO_FACE


@rule
def odds(position: State, weights: Ints) -> int:
    """BLX-2: all faces of a die are equally likely."""
    if position.phase != Phase.ROLLING:
        return 0
    faces_a, faces_b = position.faces_on[0], position.faces_on[1]
    for event in range(len(FACE_OF)):
        weights[event] = FACE_OF[event, 0] < faces_a and FACE_OF[event, 1] < faces_b
    return faces_a * faces_b


@rule
def happen(position: State, event: int) -> None:
    """BLX-3: the dice land. BLX-9: an active player who can draw nothing loses the roll."""
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
    """BLX-3: all others draw at the same time. BLX-9: unless none of them can."""
    position.phase = Phase.OTHERS_DRAWING
    if noting(position):
        report_stuck_others(position)
    for seat in range(position.seats):
        if seat != position.active and can_draw(position, seat):
            return
    end_roll(position, position.seats - 1)


@rule
def report_stuck_others(position: State) -> None:
    """BLX-9: reports which of the others can draw nothing."""
    for seat in range(position.seats):
        if seat != position.active and not can_draw(position, seat):
            note(position, Effect.STUCK, seat)


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """BLX-3, BLX-5: lists a die, a turn and a place; each different drawing only once."""
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
def draws_now(position: State, seat: int) -> bool:
    """BLX-3: first the active player draws, then all others together."""
    if position.phase == Phase.FIRST_DRAWING:
        return seat == position.active
    return position.phase == Phase.OTHERS_DRAWING and seat != position.active


@rule
def resolve(position: State, moves: Ints) -> None:
    """BLX-3: draws the shape of the active player, or of all others who can draw (BLX-9)."""
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
def end_roll(position: State, others_stuck: int) -> None:
    """BLX-11: the game ends if two players could draw nothing; otherwise the next player rolls."""
    active_stuck = 1 if position.taken == NO_DIE else 0
    if active_stuck + others_stuck >= STUCK_THAT_END_THE_GAME:
        note(position, Effect.GAME_OVER)
        position.phase = Phase.OVER
        return
    position.active = next_seat(position, position.active)
    begin_roll(position)


@rule
def score(position: State, seat: int) -> int:
    """BLX-12: returns the points of a sheet."""
    return points_on_sheet(position, seat)


@rule
def parts(position: State, seat: int, points: Ints) -> None:
    """BLX-12: lists where the points came from."""
    points[0] = circled_numbers(position, seat)
    points[1] = row_bonuses(position, seat)
    points[2] = -gaps(position, seat)
    points[3] = -empties(position, seat)


@rule
def ending(position: State) -> int:
    """BLX-11: the game ends after a roll in which two players could draw nothing."""
    if position.phase == Phase.OVER:
        return Ending.TWO_STUCK
    return Ending.NOT_YET
