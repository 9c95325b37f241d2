"""How bots play nmbrs!: by a plan; the strongest level solves its turn exactly.

All levels follow the same plan, and the gentler ones misjudge more: they overlook rows and throw
away what they need. A shorter sight, that of `greedy`, costs much at two seats and little at eight;
steps made by it are not even. Playouts on top of the plan were tried and left out: as many as fit
into a second only blur it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from quartett.bots import Bot, Judgement, Level, LevelBot, Question, Thinker
from quartett.bots.search import ONE_STEP
from quartett.compiled import Array
from quartett.game import Game, View
from quartett.games.nmbrs.bot.evaluation import SHORT_SIGHT, WEIGHTS, weigh
from quartett.games.nmbrs.bot.solver import best_turn
from quartett.games.nmbrs.moves import CARD_OF, CARDS, DISCARD, KIND
from quartett.games.nmbrs.state import Phase
from quartett.record import Transcript

THE_ROUND = 1
"""As `depth`: what the hand may still become in the round under way."""

HARDLY = 1e-4
"""A slip that only chooses among equals."""
GREEDY = Level("greedy", playouts=0, depth=ONE_STEP, noise=HARDLY)
LEVELS = (
    Level("hatchling", playouts=0, depth=THE_ROUND, noise=0.085),
    Level("apprentice", playouts=0, depth=THE_ROUND, noise=0.045),
    Level("regular", playouts=0, depth=THE_ROUND, noise=0.022),
    Level("expert", playouts=0, depth=THE_ROUND, noise=0.01),
    Level("master", playouts=0, depth=THE_ROUND, noise=0.004),
    Level("oracle", playouts=800, depth=THE_ROUND, noise=HARDLY),
)

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


def thrown_away(transcript: Transcript) -> Array:
    """How often the seat threw away each card in this round, which began by turning one up."""
    thrown = np.zeros(len(CARDS), np.int64)
    for step in reversed(transcript.steps):
        if step.event is not None and step.event.startswith("turn "):
            break
        for seat, word in step.moves:
            number = transcript.game.move_numbers[word]
            if seat == transcript.viewer and KIND[number] == DISCARD:
                thrown[CARD_OF[number]] += 1
    return thrown


def planning(game: Game, thrown: Array) -> Thinker:
    """Judges all words by the plan; a budget is spent on solving the turn, an act for each."""

    def think(view: View, choices: Sequence[str], budget: int, depth: int, seed: int) -> Judgement:
        assert view.viewer is not None
        words = np.array([game.move_numbers[word] for word in choices])
        points = np.zeros(len(words))
        weights = SHORT_SIGHT if depth == ONE_STEP else WEIGHTS
        weigh(view.fields, view.viewer, thrown, words, len(words), weights, points)
        judged: list[float] = (points * A_POINT).tolist()
        if budget and (word := solved(view, budget)) is not None:
            judged[choices.index(word)] = max(judged) + SOLVED * A_POINT
        return judged

    return think


def thinker(game: Game) -> Thinker:
    """The plan of somebody who remembers nothing."""
    return planning(game, np.zeros(len(CARDS), np.int64))


@dataclass(frozen=True)
class PlanningBot(Bot):
    """Plans, and remembers what it threw away."""

    level: Level

    def answer(self, question: Question) -> str:
        transcript = question.transcript
        return LevelBot(self.level, planning(transcript.game, thrown_away(transcript))).answer(
            question
        )


def special(game: Game, level: str) -> Bot:
    """Every level has a memory."""
    return PlanningBot({level.name: level for level in LEVELS}[level])
