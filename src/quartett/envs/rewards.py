"""Rewards at the end of a game. Those of all seats add up to one.

`win` is the seat's share of the win: a win shared by two counts one half for each. `score` is the
seat's share of all points; if a score is negative, points count from the lowest score.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from quartett.compiled import Ints, rule
from quartett.game import Game, Position, Result

REWARDS = ("win", "score")
WIN, SCORE = range(len(REWARDS))


@rule
def pay(kind: int, seats: int, scores: Ints, winners: Ints, rewards: Any) -> None:
    """Writes every seat's reward."""
    lowest = 0
    if kind == SCORE:
        for seat in range(seats):
            lowest = min(lowest, scores[seat])
    total = 0
    for seat in range(seats):
        total += winners[seat] if kind == WIN else scores[seat] - lowest
    for seat in range(seats):
        share = winners[seat] if kind == WIN else scores[seat] - lowest
        rewards[seat] = share / total if total > 0 else 1 / seats


def result_so_far(game: Game, position: Position) -> Result:
    """Returns the result of a game that is over or stops here."""
    return Result(*game.engine.judge(position.row), game.endings[position.pending.ending])


def rewards(kind: str, result: Result | None, seats: int) -> Sequence[float]:
    """Returns every seat's reward for this result; 0 while the game goes on."""
    paid = np.zeros(seats)
    if result is not None:
        winners = np.array([seat in result.winners for seat in range(seats)], np.int64)
        pay(REWARDS.index(kind), seats, np.array(result.scores, np.int64), winners, paid)
    return [float(reward) for reward in paid]
