"""The bots of nmbrs!: a heuristic judges every word; the strongest level solves its turn exactly.

All levels share the heuristic, and the weaker ones add more noise: they overlook rows and throw
away cards they need. A shorter horizon, as `greedy` has, costs much at two seats and little at
eight, so levels made that way would not be evenly spaced. Playouts were tried and left out: those
that fit into a second add more noise than they remove.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from quartett.bots import Bot, Judgement, Level, LevelBot, Question, Thinker
from quartett.bots.search import ONE_STEP
from quartett.compiled import Array
from quartett.game import Game, View
from quartett.games.nmbrs.bot.evaluation import GREEDY_WEIGHTS, WEIGHTS, evaluate_words
from quartett.games.nmbrs.bot.solver import best_turn
from quartett.games.nmbrs.moves import CARD_OF, CARDS, DISCARD, KIND
from quartett.games.nmbrs.state import Phase
from quartett.record import Transcript

THE_ROUND = 1
"""As `depth`: judge what the hand may become in the rest of the round."""

TIE_BREAK = 1e-4
"""Noise that only decides between equal words."""
GREEDY = Level("greedy", playouts=0, depth=ONE_STEP, noise=TIE_BREAK)
LEVELS = (
    Level("hatchling", playouts=0, depth=THE_ROUND, noise=0.085),
    Level("apprentice", playouts=0, depth=THE_ROUND, noise=0.045),
    Level("regular", playouts=0, depth=THE_ROUND, noise=0.022),
    Level("expert", playouts=0, depth=THE_ROUND, noise=0.01),
    Level("master", playouts=0, depth=THE_ROUND, noise=0.004),
    Level("oracle", playouts=800, depth=THE_ROUND, noise=TIE_BREAK),
)

A_POINT = 0.01
"""The approximate value of a point, in shares of a win."""
SOLVER_BONUS = 2.0
"""The points added to the word that begins the best turn."""


def first_of_best_turn(view: View, most_acts: int) -> str | None:
    """Returns the word that begins the best turn, if that turn earns anything."""
    if view.fields.phase not in (Phase.LAYING, Phase.CHOOSING):
        return None
    best = best_turn(view, most_acts)
    return best.words[0] if best.words else None


def count_discards(transcript: Transcript) -> Array:
    """Counts how often the seat has discarded each card in this round."""
    discards = np.zeros(len(CARDS), np.int64)
    for step in reversed(transcript.steps):
        if step.event is not None and step.event.startswith("turn "):
            break  # the card turned up at the beginning of the round
        for seat, word in step.moves:
            number = transcript.game.move_numbers[word]
            if seat == transcript.viewer and KIND[number] == DISCARD:
                discards[CARD_OF[number]] += 1
    return discards


def planner(game: Game, discards: Array) -> Thinker:
    """Returns a thinker that judges words by the heuristic.

    A budget is the number of acts that the solver may try in search of the best turn.
    """

    def think(view: View, choices: Sequence[str], budget: int, depth: int, seed: int) -> Judgement:
        assert view.viewer is not None
        words = np.array([game.move_numbers[word] for word in choices])
        points = np.zeros(len(words))
        weights = GREEDY_WEIGHTS if depth == ONE_STEP else WEIGHTS
        evaluate_words(view.fields, view.viewer, discards, words, len(words), weights, points)
        values: list[float] = (points * A_POINT).tolist()
        if budget and (word := first_of_best_turn(view, budget)) is not None:
            values[choices.index(word)] = max(values) + SOLVER_BONUS * A_POINT
        return values

    return think


def thinker(game: Game) -> Thinker:
    """Returns the thinker of a bot that remembers no discards."""
    return planner(game, np.zeros(len(CARDS), np.int64))


@dataclass(frozen=True)
class PlanningBot(Bot):
    """Judges by the heuristic, and remembers its own discards."""

    level: Level

    def answer(self, question: Question) -> str:
        transcript = question.transcript
        return LevelBot(self.level, planner(transcript.game, count_discards(transcript))).answer(
            question
        )


def special(game: Game, level: str) -> Bot:
    """Returns the bot of a level: all levels remember their discards."""
    return PlanningBot({level.name: level for level in LEVELS}[level])
