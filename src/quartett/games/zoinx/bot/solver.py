"""Solves ZOINX! for two seats: the chance to win with best play on both sides, and how to play.

    python -m quartett.games.zoinx

A win counts 1, a shared win one half. Finitely many tables matter, and nothing is cut off:

- Before a turn, (own, other) are the scores of the active seat and of the other. Once both have
  reached the goal, only their difference matters (ZNX-7), so the lower score is reset to the goal.
  The other seat has just ended its own turn without starting the last round, so it is below the
  goal or not ahead; and the active seat got at most the highest bet in that turn. Hence
  own < goal + 10 and other < goal, or the other is at the goal and own is 0 to 10 ahead of it.
- In the last turn only the difference matters: the active seat is `behind` by 1 or more.
- The tie-break (ZNX-8) needs no memory: the last turn never begins with a tie, so in a tie the
  active seat has just scored. If the other has scored, too, they share; if not, it was first.
- The number of dots is unlimited, but from `limit` on stopping is right: a throw gains at most what
  stopping still leaves to lose, and loses what a ZOINX costs with probability 16/81. This is
  checked at every table.
- In the last turn the active seat stops as soon as it would win alone, and not before: while behind
  it has nothing to lose, and from a shared win the next throw wins with probability 65/81.

Scores never fall, so the tables are solved backwards, one sum of scores after the other. A turn in
which nobody scores leads back with the roles exchanged; value iteration solves these cycles. The
bets of a turn are a matrix game, solved by the simplex method.
"""

from collections.abc import Callable, Iterator

import numpy as np

from quartett.compiled import Array, rule
from quartett.errors import UnreadableText
from quartett.games.zoinx.bot.matrix import Floats, equilibrium, gap
from quartett.games.zoinx.bot.solution import Solution
from quartett.games.zoinx.bot.turns import (
    GOAL,
    HIGHEST_BET,
    MOST_GOAL,
    OWN_BETS,
    REPLIES,
    Continuation,
    StoppingRule,
    Strategy,
    gains_of,
    last_turn,
    limit_of,
    most_behind,
    stopping_is_right,
    value_of_turn,
)
from quartett.games.zoinx.moves import DICE

CONVERGED = 1e-14
MOST_ITERATIONS = 10_000
WIDEST_GAP = 1e-9
"""The most by which the two mixed strategies of a matrix game may differ in value."""


@rule
def solve_group(
    states: Array, gains: Array, values: Floats, later: Continuation, strategy: Strategy
) -> float:
    """Solves a group of tables by value iteration; returns the widest gap."""
    bets, replies, stops = strategy.bets, strategy.replies, strategy.stops
    dot_values = np.empty(stops.shape[-1] + DICE)
    matrix = np.empty((OWN_BETS, REPLIES))
    for _ in range(MOST_ITERATIONS):
        change, widest = 0.0, 0.0
        for place in range(len(states)):
            own, other = states[place, 0], states[place, 1]
            for bet in range(OWN_BETS):
                for reply in range(REPLIES):
                    stopping = StoppingRule(stops[own, other, bet, reply], False)
                    matrix[bet, reply] = value_of_turn(
                        own, other, bet, gains[bet, reply], later, stopping, dot_values
                    )
            mixes = bets[own, other], replies[own, other]
            value = equilibrium(matrix, mixes[0], mixes[1])
            widest = max(widest, gap(matrix, mixes[0], mixes[1]))
            change = max(change, abs(value - values[own, other]))
            values[own, other] = value
            later.passed[own, other] = 1 - value
        if change <= CONVERGED:
            return float(widest)
    return float(np.inf)


@rule
def solve_last_turns(gains: Array, values: Floats, bets: Floats, replies: Floats) -> float:
    """Solves the last turn for every number of points behind; returns the widest gap."""
    dot_values = np.empty(gains.shape[2])
    matrix = np.empty((OWN_BETS, REPLIES))
    widest = 0.0
    for behind in range(1, len(values)):
        for bet in range(OWN_BETS):
            for reply in range(REPLIES):
                matrix[bet, reply] = last_turn(behind, bet, gains[bet, reply], dot_values)
        values[behind] = equilibrium(matrix, bets[behind], replies[behind])
        widest = max(widest, gap(matrix, bets[behind], replies[behind]))
    return float(widest)


def groups(goal: int) -> Iterator[Array]:
    """Yields all tables before an ordinary turn, in groups that can be solved in order.

    The tables of a group may lead to one another, and otherwise only to earlier groups.
    """
    highest = goal + HIGHEST_BET
    yield np.array([(own, goal) for own in range(goal, highest + 1)])
    yield np.array([(own, other) for own in range(goal, highest) for other in range(goal)])
    for total in range(2 * goal - 2, -1, -1):
        yield np.array(
            [(own, total - own) for own in range(goal) if 0 <= total - own < goal], np.int64
        )


def number_of_states(goal: int) -> int:
    """Returns the number of tables before an ordinary turn."""
    return goal * (goal + HIGHEST_BET) + HIGHEST_BET + 1


def solve(goal: int = GOAL, progress: Callable[[int], None] = lambda states: None) -> Solution:
    """Solves the game with this goal.

    Calls `progress` repeatedly with the number of tables just solved, out of `number_of_states`.
    """
    if not 1 <= goal <= MOST_GOAL:
        raise UnreadableText(f"expected a goal from 1 to {MOST_GOAL} to solve; got {goal}")
    gains, limit = gains_of(goal), limit_of(goal)
    shape = (goal + HIGHEST_BET + 1, goal + 1)
    behind = most_behind(goal) + 1
    solution = Solution(
        goal,
        values=np.full(shape, 0.5),
        bets=np.zeros((*shape, OWN_BETS)),
        replies=np.zeros((*shape, REPLIES)),
        stops=np.zeros((*shape, OWN_BETS, REPLIES, limit), np.bool_),
        closing_values=np.zeros(behind),
        closing_bets=np.zeros((behind, OWN_BETS)),
        closing_replies=np.zeros((behind, REPLIES)),
    )
    widest = solve_last_turns(
        gains, solution.closing_values, solution.closing_bets, solution.closing_replies
    )
    later = Continuation(goal, passed=1 - solution.values, closing=1 - solution.closing_values)
    strategy = Strategy(solution.bets, solution.replies, solution.stops)
    for states in groups(goal):
        widest = max(widest, solve_group(states, gains, solution.values, later, strategy))
        if not stopping_is_right(states, gains, later, limit):
            raise ArithmeticError(f"expected stopping to be right with {limit} dots; it is not")
        progress(len(states))
    if widest > WIDEST_GAP:
        raise ArithmeticError(f"expected bets in equilibrium; best responses gain {widest}")
    return solution
