"""How bots play nmbrs!: by a plan; stronger levels solve their turn and look closer by playouts."""

import math
from collections.abc import Sequence

import numpy as np

from quartett.bots import Judgement, Level, Thinker
from quartett.bots.search import ONE_STEP, Search
from quartett.compiled import Array, rule
from quartett.game import Game, View
from quartett.games.nmbrs.plan import SHORT_SIGHT, WEIGHTS, quick, weigh
from quartett.games.nmbrs.rules import POINTS_TO_WIN
from quartett.games.nmbrs.solver import best_turn
from quartett.games.nmbrs.table import Phase, Table

THE_ROUND = 1
"""As `sight`: the round under way. Without playouts its end is estimated."""

HARDLY = 1e-4
"""A slip that only chooses among equals."""
GREEDY = Level("greedy", playouts=0, sight=ONE_STEP, slip=HARDLY)
LEVELS = (
    Level("hatchling", playouts=0, sight=ONE_STEP, slip=0.15),
    Level("apprentice", playouts=0, sight=ONE_STEP, slip=0.05),
    Level("regular", playouts=0, sight=THE_ROUND, slip=0.06),
    Level("expert", playouts=0, sight=THE_ROUND, slip=0.035),
    Level("master", playouts=0, sight=THE_ROUND, slip=0.015),
    Level("oracle", playouts=40, sight=THE_ROUND),
)

A_POINT = 0.01
"""About what a point is worth, in shares of a win."""
CLOSER = 4
"""So many words are worth a closer look."""
TRUST = 60
"""The plan's judgement counts as so many playouts."""
EXPLORE = 0.3
ACTS_A_PLAYOUT = 20
"""Solving a turn, so many acts are tried in the time of a playout."""
SOLVED = 2.0
"""What the solver's word is worth beside its points: it is the beginning of the best turn."""

# How much scores say about the game: the likelier winner has so many points more for each unit.
SPREAD_AT_GOAL, SPREAD_A_POINT = 10.0, 0.2


@rule
def clock(position: Table) -> int:
    """Rounds."""
    return position.round_number


@rule
def outlook(position: Table, seat: int, scores: Array) -> float:
    """The chance to win from the end of a round."""
    most = scores[0]
    for other in range(position.seats):
        most = max(most, scores[other])
    spread = SPREAD_AT_GOAL + SPREAD_A_POINT * max(0, POINTS_TO_WIN - most)
    weights = 0.0
    for other in range(position.seats):
        weights += math.exp((scores[other] - most) / spread)
    return math.exp((scores[seat] - most) / spread) / weights


def solved(view: View, most_acts: int) -> str | None:
    """The word the best turn goes on with, if it earns anything."""
    if view.fields.phase not in (Phase.LAYING, Phase.CHOOSING):
        return None
    best = best_turn(view, most_acts)
    return best.words[0] if best.words else None


def thinker(game: Game) -> Thinker:
    """Judges all words by the plan, and the most promising ones by playouts."""
    search = Search(game, quick=quick, clock=clock, outlook=outlook)

    def think(
        view: View, choices: Sequence[str], playouts: int, sight: int, seed: int
    ) -> Judgement:
        assert view.eyes is not None
        words = np.array([game.move_numbers[word] for word in choices])
        points = np.zeros(len(words))
        weights = SHORT_SIGHT if sight == ONE_STEP else WEIGHTS
        weigh(view.fields, view.eyes, words, len(words), weights, points)
        judged = points * A_POINT
        if sight != ONE_STEP and playouts:
            word = solved(view, playouts * ACTS_A_PLAYOUT)
            if word is not None:  # few playouts would only blur what is exact
                judged[choices.index(word)] = judged.max() + SOLVED * A_POINT
                return list(judged.tolist())
            closer = np.argsort(-judged, kind="stable")[:CLOSER]
            asked = tuple(choices[place] for place in closer)
            looks = max(playouts * 2 // game.seats, len(asked))
            found = search.look(view, asked, looks, seed, sight, EXPLORE)
            first = judged[closer] - judged[closer].mean()
            looked = (found.means - found.means.mean()) * found.visits + first * TRUST
            judged[:] -= 1.0  # what was not worth a closer look is out of question
            judged[closer] = looked / (found.visits + TRUST)
        told: list[float] = judged.tolist()
        return told

    return think
