"""Bots: players that are programs.

A bot sees a view and a transcript, never a position. Its decision depends only on these, on a
random generator and on a budget of playouts, never on wall-clock time, so it can be repeated.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quartett.errors import UnreadableText
from quartett.game import Game, View
from quartett.record import Transcript

Judgement = Sequence[float]
"""The estimated value of each choice, in shares of a win."""


@dataclass(frozen=True)
class Question:
    """What a bot has to decide, and all it may know."""

    view: View
    transcript: Transcript
    choices: Sequence[str]
    rng: random.Random
    budget: int
    """The number of playouts; 0 means the bot's own."""


class Bot(ABC):
    """Anything that can take a seat. Each kind of bot implements `answer`."""

    def choose(
        self,
        view: View,
        transcript: Transcript,
        choices: Sequence[str],
        rng: random.Random,
        budget: int = 0,
    ) -> str:
        """Returns one of the choices."""
        return self.answer(Question(view, transcript, choices, rng, budget))

    @abstractmethod
    def answer(self, question: Question) -> str:
        """Returns one of the question's choices."""


class RandomBot(Bot):
    """Chooses uniformly at random: the baseline, and the substitute for a broken bot."""

    def answer(self, question: Question) -> str:
        return question.rng.choice(question.choices)


@dataclass(frozen=True)
class Level:
    """A rung of the ladder.

    Weaker levels look less far and less often (`depth`, `playouts`), and misjudge: `noise` is the
    standard error of their estimates, in shares of a win. Like people, they confuse choices of
    similar value, but hardly ever choose a disaster.
    """

    name: str
    playouts: int
    depth: int
    noise: float = 0.0


Thinker = Callable[[View, Sequence[str], int, int, int], Judgement]
"""(view, choices, playouts, depth, seed) -> the estimated value of each choice."""


@dataclass(frozen=True)
class LevelBot(Bot):
    """A level at the table: judges every choice, errs a little, and takes what looks best."""

    level: Level
    think: Thinker

    def answer(self, question: Question) -> str:
        choices, rng, level = question.choices, question.rng, self.level
        seed = rng.getrandbits(62)
        if len(choices) == 1:
            return choices[0]
        playouts = question.budget or level.playouts
        values = self.think(question.view, choices, playouts, level.depth, seed)
        perceived = [value + rng.gauss(0, 1) * level.noise for value in values]
        return choices[max(range(len(choices)), key=perceived.__getitem__)]


RANDOM = "random"
GREEDY = "greedy"


def levels(game: Game) -> Mapping[str, Level]:
    """Returns the game's levels, from the weakest to the strongest."""
    return {level.name: level for level in _bot_module(game.name).LEVELS}


def bot(game: Game, level: str) -> Bot:
    """Returns the bot of this level; `random` and `greedy` serve for comparison."""
    if level == RANDOM:
        return RandomBot()
    module = _bot_module(game.name)
    if level == GREEDY:
        return LevelBot(module.GREEDY, _thinker(game))
    ladder = levels(game)
    if level not in ladder:
        raise UnreadableText(
            f"expected a level of {game.about.title}: {', '.join([RANDOM, GREEDY, *ladder])}; "
            f"got '{level}'"
        )
    special: Bot | None = getattr(module, "special", lambda game, level: None)(game, level)
    return special or LevelBot(ladder[level], _thinker(game))


def _bot_module(name: str) -> Any:
    module = f"quartett.games.{name}.bot"
    if find_spec(module) is None:
        raise UnreadableText(f"expected a game with bots; {name} has none but '{RANDOM}'")
    return import_module(module)


@lru_cache(maxsize=64)
def _thinker(game: Game) -> Thinker:
    """Returns the game's own `thinker`, or a search with its rollout policy."""
    module = _bot_module(game.name)
    if hasattr(module, "thinker"):
        own: Thinker = module.thinker(game)
        return own
    return searching(game)


def searching(game: Game) -> Thinker:
    """Returns a thinker that judges each choice by the mean result of its playouts."""
    from quartett.bots.search import Search, leads, no_clock
    from quartett.sim import uniform

    module = _bot_module(game.name)
    search = Search(
        game,
        rollout_policy=getattr(module, "rollout_policy", uniform),
        clock=getattr(module, "clock", no_clock),
        evaluate=getattr(module, "evaluate", leads),
    )

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        statistics = search.run(view, tuple(choices), max(playouts, len(choices)), seed, depth)
        values: list[float] = statistics.means.tolist()
        return values

    return think
