"""How bots play nmbrs!: by a plan; the strongest level solves its turn exactly.

Playouts on top of the plan were tried and left out: as many as fit into a second only blur it.
"""

from collections.abc import Sequence

import numpy as np

from quartett.bots import Judgement, Level, Thinker
from quartett.bots.search import ONE_STEP
from quartett.game import Game, View
from quartett.games.nmbrs.plan import SHORT_SIGHT, WEIGHTS, weigh
from quartett.games.nmbrs.solver import best_turn
from quartett.games.nmbrs.table import Phase

THE_ROUND = 1
"""As `sight`: what the hand may still become in the round under way."""

HARDLY = 1e-4
"""A slip that only chooses among equals."""
GREEDY = Level("greedy", playouts=0, sight=ONE_STEP, slip=HARDLY)
LEVELS = (
    Level("hatchling", playouts=0, sight=ONE_STEP, slip=0.15),
    Level("apprentice", playouts=0, sight=ONE_STEP, slip=0.05),
    Level("regular", playouts=0, sight=THE_ROUND, slip=0.06),
    Level("expert", playouts=0, sight=THE_ROUND, slip=0.03),
    Level("master", playouts=0, sight=THE_ROUND, slip=0.01),
    Level("oracle", playouts=800, sight=THE_ROUND, slip=0.008),
)

# Without slips those who take what the other has thrown away would go on like that for ever.

A_POINT = 0.01
"""About what a point is worth, in shares of a win."""
SOLVED = 2.0
"""What the solver's word is worth beside its points: it is the beginning of the best turn."""


def solved(view: View, most_acts: int) -> str | None:
    """The word the best turn goes on with, if it earns anything."""
    if view.fields.phase not in (Phase.LAYING, Phase.CHOOSING):
        return None
    best = best_turn(view, most_acts)
    return best.words[0] if best.words else None


def thinker(game: Game) -> Thinker:
    """Judges all words by the plan; a budget is spent on solving the turn, an act for each."""

    def think(view: View, choices: Sequence[str], budget: int, sight: int, seed: int) -> Judgement:
        assert view.eyes is not None
        words = np.array([game.move_numbers[word] for word in choices])
        points = np.zeros(len(words))
        weights = SHORT_SIGHT if sight == ONE_STEP else WEIGHTS
        weigh(view.fields, view.eyes, words, len(words), weights, points)
        judged: list[float] = (points * A_POINT).tolist()
        if budget and (word := solved(view, budget)) is not None:
            judged[choices.index(word)] = max(judged) + SOLVED * A_POINT
        return judged

    return think
