"""Bots: seats that choose by themselves.

A bot sees a view and a transcript, never a position. Its decision follows from what it sees, a
random generator and a budget of playouts, so it can be repeated; wall-clock time plays no part.
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
"""How good each choice looks, in shares of a win."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked, and all it may know."""

    view: View
    transcript: Transcript
    choices: Sequence[str]
    rng: random.Random
    budget: int
    """Counts playouts; 0 means the bot's own."""


class Bot(ABC):
    """Anything that can take a seat. Every kind of bot says how it answers a question."""

    def choose(
        self,
        view: View,
        transcript: Transcript,
        choices: Sequence[str],
        rng: random.Random,
        budget: int = 0,
    ) -> str:
        """One of the choices."""
        return self.answer(Question(view, transcript, choices, rng, budget))

    @abstractmethod
    def answer(self, question: Question) -> str:
        """One of the question's choices."""


class RandomBot(Bot):
    """Chooses evenly. The yardstick at the bottom, and whoever steps in for a broken bot."""

    def answer(self, question: Question) -> str:
        return question.rng.choice(question.choices)


@dataclass(frozen=True)
class Level:
    """A rung of the ladder.

    Weaker levels look less far and less often (`playouts`, `depth`), and misjudge: `noise` is how
    much, in shares of a win, their estimates are off. Close choices are confused, a disaster hardly
    ever, as with people.
    """

    name: str
    playouts: int
    depth: int
    noise: float = 0.0


Thinker = Callable[[View, Sequence[str], int, int, int], Judgement]
"""(view, choices, playouts, sight, seed) -> how good each choice looks."""


@dataclass(frozen=True)
class LevelBot(Bot):
    """A level at the table: judges every choice, errs a little, takes what looks best."""

    level: Level
    think: Thinker

    def answer(self, question: Question) -> str:
        choices, rng, level = question.choices, question.rng, self.level
        seed = rng.getrandbits(62)
        if len(choices) == 1:
            return choices[0]
        playouts = question.budget or level.playouts
        judged = self.think(question.view, choices, playouts, level.depth, seed)
        perceived = [value + rng.gauss(0, 1) * level.noise for value in judged]
        return choices[max(range(len(choices)), key=perceived.__getitem__)]


RANDOM = "random"
GREEDY = "greedy"


def levels(game: Game) -> Mapping[str, Level]:
    """The game's ladder, from the gentlest level to the strongest."""
    return {level.name: level for level in _bot_module(game.name).LEVELS}


def bot(game: Game, level: str) -> Bot:
    """The bot of this level; `random` and `greedy` are there for comparison."""
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
    """How the game's bots think: by its own `thinker`, or by searching with its quick policy."""
    module = _bot_module(game.name)
    if hasattr(module, "thinker"):
        found: Thinker = module.thinker(game)
        return found
    return searching(game)


def searching(game: Game) -> Thinker:
    """Judges by playouts: what share of the win each choice led to."""
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
        found = search.look(view, tuple(choices), max(playouts, len(choices)), seed, depth)
        judged: list[float] = found.means.tolist()
        return judged

    return think
