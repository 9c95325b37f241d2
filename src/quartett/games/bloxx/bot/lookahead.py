"""Looks ahead in BLOXX!: what a drawing leaves to its own seat and to the others.

The next roll counts with the mean, over all faces, of the best drawing that each face allows. All
functions work on a scratch row, and overwrite its dice and its active seat.
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
from quartett.games.bloxx.rules import choices
from quartett.games.bloxx.shapes import CIRCLE_COLUMN, CIRCLE_ROW, TURNED
from quartett.games.bloxx.sheets import draw_shape
from quartett.games.bloxx.state import NO_DIE, Phase, State
from quartett.kit import copy_into, next_seat

AT_ONCE, OWN_SHEET, ALL_SHEETS, NEXT_ROLL = -1, 1, 2, 3
"""As `depth`: judge by the immediate points, by the seat's own sheet, also by what the others can
still do in this roll, or also by the next roll."""

CIRCLED, CROSSED = 0, 1
NEVER = -1e9
LOST_ROLL = 1.0
"""The points that a lost roll costs a sheet."""

dtype = State.dtype


class Scratch(NamedTuple):
    """Arrays that are overwritten for each word."""

    row: Row
    allowed: Array
    best: Floats
    """[die, face, CIRCLED or CROSSED]: the value of the best drawing in the next roll."""


@rule
def judge_words(
    base: Row,
    seat: int,
    words: Array,
    depth: int,
    weights: Floats,
    values: Floats,
    scratch: Scratch,
) -> None:
    """Estimates how many points ahead of the others each word will leave this seat."""
    allowed, best = scratch.allowed, scratch.best
    position = scratch.row.view(dtype)[0]
    for place in range(len(words)):
        copy_into(scratch.row, base)
        word = words[place]
        if depth == AT_ONCE:
            values[place] = points_with(position, seat, word)
            continue
        rolls_next = next_seat(position, position.active) == seat
        draw_shape(position, seat, word)
        values[place] = 0.0
        if depth >= ALL_SHEETS:
            values[place] -= others_worth(position, seat, word, weights, allowed)
        if depth >= NEXT_ROLL:
            values[place] += after_next_roll(position, seat, rolls_next, weights, allowed, best)
        else:
            values[place] += worth(position, seat, weights)


@rule
def others_worth(position: State, seat: int, word: int, weights: Floats, allowed: Ints) -> float:
    """Returns the mean value of the others' sheets once this seat has drawn.

    BLX-4: the active seat takes the circle of a die away from them. BLX-10: a row that this seat
    fills first is worth less to them.
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
            else:  # their drawings of this roll do not depend on this word
                total += worth(position, other, weights)
    return total / (position.seats - 1)


@rule
def best_worth(position: State, seat: int, weights: Floats, allowed: Ints) -> float:
    """Returns the value of a sheet after its best drawing in this roll, if there is one."""
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
    """BLX-3: estimates the sheet after the next roll; `first`: whether this seat rolls."""
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
            values = best[die, position.rolled[die]]
            values[CIRCLED] = max(values[CIRCLED], value)
            values[CROSSED] = max(values[CROSSED], value - number_below(position, word))
    return mean_of_rolls(position, best, first, stuck)


@rule
def show_face(position: State, seat: int, face: int) -> None:
    """BLX-3: sets up a roll of this seat with the same face (or the last one) on both dice."""
    position.phase = Phase.FIRST_DRAWING
    position.active = seat
    position.taken = NO_DIE
    for die in range(len(DICE)):
        position.rolled[die] = min(face, position.faces_on[die] - 1)


@rule
def number_below(position: State, word: int) -> int:
    """Returns the number that this word would circle."""
    die = DIE_OF[word]
    piece = TURNED[position.faces[die, position.rolled[die]], TURN_OF[word]]
    row, column = ROW_OF[word] + CIRCLE_ROW[piece], COLUMN_OF[word] + CIRCLE_COLUMN[piece]
    return position.numbers[row, column]


@rule
def mean_of_rolls(position: State, best: Floats, first: bool, stuck: float) -> float:
    """Returns the mean over all rolls of the better die. BLX-4: for others, either die is taken."""
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
