"""The value of a turn of ZOINX! between two seats: the active seat's chance to win."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Row, rule
from quartett.games.zoinx.bot.matrix import Floats
from quartett.games.zoinx.moves import BET_OF, BETS, DICE, WAYS
from quartett.games.zoinx.rules import State, end_turn

GOAL = 30
MOST_GOAL = 100
"""The highest goal that is solved; at a higher one, play is as if it were this far away."""

OWN_BETS = len(BETS)
REPLIES = len(BETS) + 1
"""The number of bets of the other seat; ZOINX is the last."""

HIGHEST_BET = max(BETS)
ALL_WAYS = int(WAYS.sum())
ROOM_ABOVE_GOAL = 40
"""With this many dots more than the goal, the active seat always stops."""

SURELY_WON = HIGHEST_BET + 2
"""In the last turn, this many dots more than points behind win, whatever the bets."""

STOPPED, ZOINX = 0, 1
ACTIVE, OTHER = 0, 1
dtype = State.dtype
Bools = npt.NDArray[np.bool_]


class Continuation(NamedTuple):
    """The values of the tables after a turn, all to the seat whose chance is computed."""

    goal: int
    passed: Floats
    """[own, other]: before an ordinary turn of the next seat."""
    closing: Floats
    """[behind]: before its last turn."""


class StoppingRule(NamedTuple):
    """Whether to stop, for each number of dots, once the bets are known."""

    stops: Bools
    follow: bool
    """Whether to follow the rule; if not, the best rule is written to `stops`."""


class Strategy(NamedTuple):
    """How both seats play an ordinary turn: see `Solution`."""

    bets: Floats
    replies: Floats
    stops: Bools


@rule
def earn(row: Row, bet: int, reply: int, dots: int, zoinx: bool, earned: Array) -> None:
    """ZNX-4 to ZNX-6: lets the rules score a turn; writes the points of both seats."""
    table = row.view(dtype)[0]
    table.seats = 2
    table.goal = 32_000
    table.active = ACTIVE
    table.last_turns = 0
    table.dots = dots
    for seat, word in ((ACTIVE, bet), (OTHER, reply)):
        table.bets[seat] = word
        table.scores[seat] = 0
    end_turn(table, zoinx)
    for seat in range(2):
        earned[seat] = table.scores[seat]


@rule
def earn_all(row: Row, gains: Array) -> None:
    """Fills gains[bet, reply, dots, STOPPED or ZOINX, ACTIVE or OTHER] with all turns' points."""
    for bet in range(OWN_BETS):
        for reply in range(REPLIES):
            for dots in range(gains.shape[2]):
                earn(row, bet, reply, dots, False, gains[bet, reply, dots, STOPPED])
                earn(row, bet, reply, dots, True, gains[bet, reply, dots, ZOINX])


@rule
def after(own: int, other: int, later: Continuation) -> float:
    """ZNX-7: returns the value of the table with these scores after a turn."""
    if own >= later.goal and own > other:
        return float(later.closing[own - other])
    surplus = max(0, min(own, other) - later.goal)
    return float(later.passed[other - surplus, own - surplus])


@rule
def after_turn(own: int, other: int, gain: Array, later: Continuation) -> float:
    """Returns the value of the table after a turn with these gains."""
    return after(own + gain[ACTIVE], other + gain[OTHER], later)


@rule
def value_of_throw(dots: int, zoinx: float, values: Floats) -> float:
    """ZNX-1, ZNX-4: returns the value of a throw, where a ZOINX has the value `zoinx`."""
    total = WAYS[0] * zoinx
    for more in range(1, DICE + 1):
        total += WAYS[more] * values[dots + more]
    return float(total / ALL_WAYS)


@rule
def value_of_turn(
    own: int,
    other: int,
    bet: int,
    gains: Array,
    later: Continuation,
    stopping: StoppingRule,
    values: Floats,
) -> float:
    """ZNX-3: returns the value of a turn once the bets are known; `gains` are those of the bets.

    Unless the active seat follows a stopping rule, it stops where that is best for it.
    `values[dots]` becomes the value of having that number of dots.
    """
    stops, follow = stopping.stops, stopping.follow
    limit = len(stops)
    for dots in range(limit + DICE - 1, -1, -1):
        gain = gains[dots]
        if dots < BET_OF[bet]:
            zoinx = after_turn(own, other, gain[ZOINX], later)
            values[dots] = value_of_throw(dots, zoinx, values)
            continue
        stop = after_turn(own, other, gain[STOPPED], later)
        values[dots] = stop
        if dots < limit and not (follow and stops[dots]):
            zoinx = after_turn(own, other, gain[ZOINX], later)
            roll = value_of_throw(dots, zoinx, values)
            if not follow:
                stops[dots] = stop >= roll
            if follow or roll > stop:
                values[dots] = roll
    return float(values[0])


@rule
def stopping_is_right(states: Array, gains: Array, later: Continuation, limit: int) -> bool:
    """Whether a player with `limit` dots or more can gain nothing by another throw.

    Even if every throw with a dot won at once, it would not make up for the risk of a ZOINX.
    """
    for place in range(len(states)):
        own, other = states[place, 0], states[place, 1]
        for bet in range(OWN_BETS):
            for reply in range(REPLIES):
                for dots in range(limit, limit + DICE):
                    gain = gains[bet, reply, dots]
                    stop = after_turn(own, other, gain[STOPPED], later)
                    zoinx = after_turn(own, other, gain[ZOINX], later)
                    if (1 - stop) * ALL_WAYS > (1 - zoinx) * WAYS[0]:
                        return False
    return True


@rule
def final(behind: int, gain: Array) -> float:
    """ZNX-8: returns the active seat's share of the win after the last turn, begun `behind`."""
    lead = gain[ACTIVE] - gain[OTHER] - behind
    if lead == 0:
        return 0.5 if gain[OTHER] > 0 else 0.0
    return 1.0 if lead > 0 else 0.0


@rule
def last_turn(behind: int, bet: int, gains: Array, values: Floats) -> float:
    """Returns the active seat's chance in the last turn once the bets are known."""
    enough = behind + SURELY_WON
    for dots in range(enough + DICE - 1, -1, -1):
        stop = final(behind, gains[dots, STOPPED])
        values[dots] = stop
        if dots < enough and (dots < BET_OF[bet] or stop < 1):
            values[dots] = value_of_throw(dots, final(behind, gains[dots, ZOINX]), values)
    return float(values[0])


def limit_of(goal: int) -> int:
    """Returns the number of dots from which stopping is right at every table."""
    return goal + ROOM_ABOVE_GOAL


@lru_cache(maxsize=8)
def gains_of(goal: int) -> Array:
    """Returns the points of every turn, up to the dots that the last turn can need."""
    dots = most_behind(goal) + SURELY_WON + DICE
    gains = np.zeros((OWN_BETS, REPLIES, dots, 2, 2), np.int64)
    earn_all(State.empty(), gains)
    return gains


def most_behind(goal: int) -> int:
    """Returns the most that a seat can be behind in the last turn if all stop at the limit."""
    return goal + HIGHEST_BET + HIGHEST_BET + limit_of(goal) + DICE - 1
