"""Looking ahead in BLOXX!: what a drawing leaves to oneself and to the others.

Of the next roll: the mean over all faces of the best drawing each would allow. Everything here
works on a scratch row, whose dice and turn it spoils.
"""

from typing import NamedTuple

from quartett.compiled import Array, Ints, Row, rule
from quartett.games.bloxx.bot.evaluation import (
    Floats,
    all_heights,
    erase_shape,
    points_with,
    worth,
    worth_with,
)
from quartett.games.bloxx.moves import COLUMN_OF, DICE, DIE_OF, FACES, ROW_OF, TURN_OF
from quartett.games.bloxx.rules import NO_DIE, Phase, State, choices, draw_shape
from quartett.games.bloxx.shapes import CIRCLE_COLUMN, CIRCLE_ROW, TURNED
from quartett.kit import copy_into, next_seat

AT_ONCE, OWN_SHEET, ALL_SHEETS, NEXT_ROLL = -1, 1, 2, 3
"""How far is looked: to the points made at once, to the own sheet with this drawing on it, also to
what the others can still do in this roll, or even to the next one."""

CIRCLED, CROSSED = 0, 1
NEVER = -1e9
LOST_ROLL = 1.0
"""The points by which a sheet is worth less after a roll that could not be drawn."""

dtype = State.dtype


class Scratch(NamedTuple):
    """Holds what the judgement of every word writes anew."""

    row: Row
    allowed: Array
    best: Floats
    """[die, face, CIRCLED or CROSSED]: the best drawing of the next roll."""


@rule
def judge_words(
    base: Row,
    seat: int,
    words: Array,
    depth: int,
    weights: Floats,
    judged: Floats,
    scratch: Scratch,
) -> None:
    """How many points ahead of the others each word will leave this seat, as far as is looked."""
    allowed, best = scratch.allowed, scratch.best
    position = scratch.row.view(dtype)[0]
    for place in range(len(words)):
        copy_into(scratch.row, base)
        word = words[place]
        if depth == AT_ONCE:
            judged[place] = points_with(position, seat, word)
            continue
        rolls_next = next_seat(position, position.active) == seat
        draw_shape(position, seat, word)
        judged[place] = 0.0
        if depth >= ALL_SHEETS:
            judged[place] -= others_worth(position, seat, word, weights, allowed)
        if depth >= NEXT_ROLL:
            judged[place] += after_next_roll(position, seat, rolls_next, weights, allowed, best)
        else:
            judged[place] += worth(position, seat, weights)


@rule
def others_worth(position: State, seat: int, word: int, weights: Floats, allowed: Ints) -> float:
    """The mean of what the others' sheets are worth once this seat has drawn.

    BLX-4: who draws first takes the circle of a die away from them. BLX-10: a row filled first is
    worth less to them.
    """
    first = position.phase == Phase.FIRST_DRAWING
    if first:
        position.taken = DIE_OF[word]
        position.phase = Phase.OTHERS_DRAWING
    total = 0.0
    for other in range(position.seats):
        if other != seat:
            if first:
                total += best_worth(position, other, weights, allowed)
            else:  # what they draw at the same time is their own affair
                total += worth(position, other, weights)
    return total / (position.seats - 1)


@rule
def best_worth(position: State, seat: int, weights: Floats, allowed: Ints) -> float:
    """What a sheet is worth after its best drawing of this roll, if it has one."""
    offered = choices(position, seat, allowed)
    if offered == 0:
        return worth(position, seat, weights)
    best = NEVER
    for place in range(offered):
        best = max(best, worth_with(position, seat, allowed[place], weights))
    return best


@rule
def after_next_roll(
    position: State, seat: int, first: bool, weights: Floats, allowed: Ints, best: Floats
) -> float:
    """BLX-3: what the sheet will be worth after the next roll; `first`: if this seat rolls it."""
    for die in range(len(DICE)):
        for face in range(FACES):
            best[die, face, CIRCLED] = NEVER
            best[die, face, CROSSED] = NEVER
    stuck = worth(position, seat, weights) - LOST_ROLL
    heights = all_heights(position, seat)
    position.rolls += 1
    for face in range(max(position.faces_on[0], position.faces_on[1])):
        show_face(position, seat, face)
        offered = choices(position, seat, allowed)
        for place in range(offered):
            word = allowed[place]
            die = DIE_OF[word]
            draw_shape(position, seat, word)
            value = worth(position, seat, weights)
            erase_shape(position, seat, word, heights)
            found = best[die, position.rolled[die]]
            found[CIRCLED] = max(found[CIRCLED], value)
            found[CROSSED] = max(found[CROSSED], value - number_below(position, word))
    return mean_of_rolls(position, best, first, stuck)


@rule
def show_face(position: State, seat: int, face: int) -> None:
    """BLX-3: as if this seat had just rolled the same face, or the last one, with both dice."""
    position.phase = Phase.FIRST_DRAWING
    position.active = seat
    position.taken = NO_DIE
    for die in range(len(DICE)):
        position.rolled[die] = min(face, position.faces_on[die] - 1)


@rule
def number_below(position: State, word: int) -> int:
    """The number on which this word would draw its circle."""
    die = DIE_OF[word]
    piece = TURNED[position.faces[die, position.rolled[die]], TURN_OF[word]]
    row, column = ROW_OF[word] + CIRCLE_ROW[piece], COLUMN_OF[word] + CIRCLE_COLUMN[piece]
    return position.numbers[row, column]


@rule
def mean_of_rolls(position: State, best: Floats, first: bool, stuck: float) -> float:
    """The mean of the better die over all rolls. BLX-4: others find one die taken, either one."""
    total = 0.0
    for a in range(position.faces_on[0]):
        for b in range(position.faces_on[1]):
            both = max(best[0, a, CIRCLED], best[1, b, CIRCLED])
            if both == NEVER:
                total += stuck
            elif first:
                total += both
            else:
                total += max(best[0, a, CIRCLED], best[1, b, CROSSED]) / 2
                total += max(best[0, a, CROSSED], best[1, b, CIRCLED]) / 2
    return total / (position.faces_on[0] * position.faces_on[1])
