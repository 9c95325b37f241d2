"""The best that can be done against a solution of ZOINX!: by how much it can be exploited."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from quartett.compiled import Array, rule
from quartett.games.zoinx.bot.matrix import Floats
from quartett.games.zoinx.bot.solver import (
    MOST_ROUNDS,
    OWN_BETS,
    REPLIES,
    STANDS_STILL,
    Continuation,
    Solution,
    StoppingRule,
    Strategy,
    gains_of,
    groups,
    last_turn,
    stopping_is_right,
    turn,
)
from quartett.games.zoinx.moves import DICE


@rule
def answer_closing(
    gains: Array, bets: Floats, replies: Floats, as_active: Floats, as_other: Floats
) -> None:
    """The best that can be done in the last turn against somebody who bets from these mixes."""
    room = np.empty(gains.shape[2])
    for behind in range(1, len(as_active)):
        for bet in range(OWN_BETS):
            total = 0.0
            for reply in range(REPLIES):
                chance = last_turn(behind, bet, gains[bet, reply], room)
                total += replies[behind, reply] * chance
            as_active[behind] = max(as_active[behind], total)
        for reply in range(REPLIES):
            total = 0.0
            for bet in range(OWN_BETS):
                chance = last_turn(behind, bet, gains[bet, reply], room)
                total += bets[behind, bet] * (1 - chance)
            as_other[behind] = max(as_other[behind], total)


@rule
def answer(
    states: Array, gains: Array, strategy: Strategy, active: Continuation, waiting: Continuation
) -> None:
    """The best that can be done against somebody who plays by these tables, seen from above.

    The worths begin at 1 and fall: they are never less than what can be reached, even if to keep
    the game from ending counted as a win. They are those of `active` to whoever answers as the
    active seat, and those of `waiting` to whoever does as the other.
    """
    bets, replies, stops = strategy.bets, strategy.replies, strategy.stops
    as_active, as_other = active.passed, waiting.passed
    room = np.empty(stops.shape[-1] + DICE)
    own_stopping = StoppingRule(np.zeros(stops.shape[-1], np.bool_), False)
    for _ in range(MOST_ROUNDS):
        change = 0.0
        for place in range(len(states)):
            own, other = states[place, 0], states[place, 1]
            best = 0.0
            for bet in range(OWN_BETS):
                total = 0.0
                for reply in range(REPLIES):
                    if replies[own, other, reply] > 0:
                        total += replies[own, other, reply] * turn(
                            own, other, bet, gains[bet, reply], waiting, own_stopping, room
                        )
                best = max(best, total)
            change = max(change, as_active[own, other] - best)
            as_active[own, other] = best
            best = 0.0
            for reply in range(REPLIES):
                total = 0.0
                for bet in range(OWN_BETS):
                    if bets[own, other, bet] > 0:
                        stopping = StoppingRule(stops[own, other, bet, reply], True)
                        total += bets[own, other, bet] * turn(
                            own, other, bet, gains[bet, reply], active, stopping, room
                        )
                best = max(best, total)
            change = max(change, as_other[own, other] - best)
            as_other[own, other] = best
        if change <= STANDS_STILL:
            break


@dataclass(frozen=True, eq=False)
class Answers:
    """The best that can be done against a solution; the worth is to the one who knows it."""

    as_active: Floats
    """[own, other]: when he is active, has `own`, and the solution has `other`."""
    as_other: Floats
    """[own, other]: when the solution is active and has `own`, and he has `other`."""
    closing_active: Floats
    closing_other: Floats


def best_answers(found: Solution, progress: Callable[[int], None] = lambda states: None) -> Answers:
    """The best answer to a solution at every table, in bets and in stops."""
    goal, limit, gains = found.goal, found.stops.shape[-1], gains_of(found.goal)
    shape = found.values.shape
    best = Answers(
        as_active=np.ones(shape),
        as_other=np.ones(shape),
        closing_active=np.zeros(len(found.closing_values)),
        closing_other=np.zeros(len(found.closing_values)),
    )
    active = Continuation(goal, best.as_active, best.closing_active)
    waiting = Continuation(goal, best.as_other, best.closing_other)
    strategy = Strategy(found.bets, found.replies, found.stops)
    answer_closing(
        gains, found.closing_bets, found.closing_replies, active.closing, waiting.closing
    )
    for states in groups(goal):
        answer(states, gains, strategy, active, waiting)
        if not stopping_is_right(states, gains, waiting, limit):
            raise ArithmeticError(f"expected stopping to be right with {limit} dots; it is not")
        progress(len(states))
    return best


def exploitability(found: Solution, progress: Callable[[int], None] = lambda states: None) -> float:
    """What a best answer gains at most, in win probability, at whatever table it sets in.

    Best answers on both sides of the same table win together 1 and what they gain together.
    """
    best = best_answers(found, progress)
    gained = [
        best.as_active[own, other] + best.as_other[own, other] - 1
        for states in groups(found.goal)
        for own, other in states
    ]
    closing = (best.closing_active + best.closing_other)[1:] - 1
    return float(max(*gained, *closing))
