"""Best responses to a solution of ZOINX!, which measure its exploitability."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from quartett.compiled import Array, rule
from quartett.games.zoinx.bot.matrix import Floats
from quartett.games.zoinx.bot.solution import Solution
from quartett.games.zoinx.bot.solver import CONVERGED, MOST_ITERATIONS, groups
from quartett.games.zoinx.bot.turns import (
    OWN_BETS,
    REPLIES,
    Continuation,
    StoppingRule,
    Strategy,
    gains_of,
    last_turn,
    stopping_is_right,
    value_of_turn,
)
from quartett.games.zoinx.moves import DICE


@rule
def respond_in_last_turn(
    gains: Array, bets: Floats, replies: Floats, as_active: Floats, as_other: Floats
) -> None:
    """Finds the best response in the last turn to these mixed bets."""
    dot_values = np.empty(gains.shape[2])
    for behind in range(1, len(as_active)):
        for bet in range(OWN_BETS):
            total = 0.0
            for reply in range(REPLIES):
                chance = last_turn(behind, bet, gains[bet, reply], dot_values)
                total += replies[behind, reply] * chance
            as_active[behind] = max(as_active[behind], total)
        for reply in range(REPLIES):
            total = 0.0
            for bet in range(OWN_BETS):
                chance = last_turn(behind, bet, gains[bet, reply], dot_values)
                total += bets[behind, bet] * (1 - chance)
            as_other[behind] = max(as_other[behind], total)


@rule
def respond(
    states: Array, gains: Array, strategy: Strategy, active: Continuation, waiting: Continuation
) -> None:
    """Bounds from above the best response to a strategy, in this group of tables.

    The values start at 1 and fall, so they never drop below what a response can reach, even one
    that never lets the game end. `active` holds the values of responding as the active seat,
    `waiting` those of responding as the other.
    """
    bets, replies, stops = strategy.bets, strategy.replies, strategy.stops
    as_active, as_other = active.passed, waiting.passed
    dot_values = np.empty(stops.shape[-1] + DICE)
    own_stopping = StoppingRule(np.zeros(stops.shape[-1], np.bool_), False)
    for _ in range(MOST_ITERATIONS):
        change = 0.0
        for place in range(len(states)):
            own, other = states[place, 0], states[place, 1]
            best = 0.0
            for bet in range(OWN_BETS):
                total = 0.0
                for reply in range(REPLIES):
                    if replies[own, other, reply] > 0:
                        total += replies[own, other, reply] * value_of_turn(
                            own, other, bet, gains[bet, reply], waiting, own_stopping, dot_values
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
                        total += bets[own, other, bet] * value_of_turn(
                            own, other, bet, gains[bet, reply], active, stopping, dot_values
                        )
                best = max(best, total)
            change = max(change, as_other[own, other] - best)
            as_other[own, other] = best
        if change <= CONVERGED:
            break


@dataclass(frozen=True, eq=False)
class BestResponses:
    """The values of the best responses to a solution."""

    as_active: Floats
    """[own, other]: the responder is active and has `own`, the solution has `other`."""
    as_other: Floats
    """[own, other]: the solution is active and has `own`, the responder has `other`."""
    closing_active: Floats
    closing_other: Floats


def best_responses(
    solution: Solution, progress: Callable[[int], None] = lambda states: None
) -> BestResponses:
    """Finds the best response to a solution at every table, in bets and in stops."""
    goal, limit, gains = solution.goal, solution.stops.shape[-1], gains_of(solution.goal)
    shape = solution.values.shape
    best = BestResponses(
        as_active=np.ones(shape),
        as_other=np.ones(shape),
        closing_active=np.zeros(len(solution.closing_values)),
        closing_other=np.zeros(len(solution.closing_values)),
    )
    active = Continuation(goal, best.as_active, best.closing_active)
    waiting = Continuation(goal, best.as_other, best.closing_other)
    strategy = Strategy(solution.bets, solution.replies, solution.stops)
    respond_in_last_turn(
        gains, solution.closing_bets, solution.closing_replies, active.closing, waiting.closing
    )
    for states in groups(goal):
        respond(states, gains, strategy, active, waiting)
        if not stopping_is_right(states, gains, waiting, limit):
            raise ArithmeticError(f"expected stopping to be right with {limit} dots; it is not")
        progress(len(states))
    return best


def exploitability(
    solution: Solution, progress: Callable[[int], None] = lambda states: None
) -> float:
    """Returns the most that a best response gains, in win probability, from any table on.

    At each table, the best responses on both sides together win 1 plus what they gain together.
    """
    best = best_responses(solution, progress)
    gained = [
        best.as_active[own, other] + best.as_other[own, other] - 1
        for states in groups(solution.goal)
        for own, other in states
    ]
    closing = (best.closing_active + best.closing_other)[1:] - 1
    return float(max(*gained, *closing))
