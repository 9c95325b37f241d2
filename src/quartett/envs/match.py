"""A game in progress for PettingZoo and Gymnasium: actions are numbers of words, plus one to wait.

The action after the last word is to wait. It is the only choice of a seat that does not act, so no
mask is ever all false; a seat that acts may not wait.
"""

import random
from collections.abc import Callable
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from quartett.envs.features import features
from quartett.envs.rewards import REWARDS, rewards
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import Game, Position
from quartett.record import Step, Transcript, advance, observe

Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]


class Words(spaces.Discrete):
    """The words of a game, and waiting. Without a mask, `sample` draws from what is legal now."""

    def __init__(self, words: int, allowed: Callable[[], Mask]) -> None:
        super().__init__(words + 1)
        self._allowed = allowed

    def sample(self, mask: Mask | None = None, probability: Any | None = None) -> Any:
        if mask is None and probability is None:
            mask = self._allowed()
        return super().sample(mask, probability)


class Match:
    """A game in progress; chance acts by itself."""

    position: Position

    def __init__(self, game: Game, reward: str = "win") -> None:
        if reward not in REWARDS:
            raise UnreadableText(f"expected a reward: {', '.join(REWARDS)}; got '{reward}'")
        self.game, self.reward = game, reward
        self.features = features(game)
        self.wait = len(game.moves)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begins a game; the same seed gives the same chance."""
        self._chance = random.Random(seed)
        self._transcripts: list[list[Step]] = [[] for _ in range(self.game.seats)]
        self._sealed: dict[int, str] = {}
        self.position = self.game.start()
        self._let_chance_act()

    @property
    def asked(self) -> list[int]:
        """The seats that have yet to choose."""
        return [seat for seat in self.game.acting(self.position) if seat not in self._sealed]

    @property
    def over(self) -> bool:
        return self.game.result(self.position) is not None

    @property
    def rewards(self) -> list[float]:
        return list(rewards(self.reward, self.game.result(self.position), self.game.seats))

    def transcript(self, seat: int) -> Transcript:
        """Returns what this seat has seen so far, for a bot."""
        return Transcript(self.game, seat, tuple(self._transcripts[seat]))

    def choose(self, seat: int, action: Any) -> None:
        """Seals this seat's choice; plays all choices together when the last one is in."""
        self.check(seat, action)
        if index(action) == self.wait:
            return
        self._sealed[seat] = self.game.moves[index(action)]
        if not self.asked:
            step = Step.of(self._sealed)
            self._sealed = {}
            self._take(step)
            self._let_chance_act()

    def check(self, seat: int, action: Any) -> None:
        """Refuses an action that is illegal for this seat now, and names the rule."""
        game = self.game
        try:
            number = index(action)
        except TypeError:
            raise IllegalMove(f"expected the number of a word; got {action!r}") from None
        if not 0 <= number <= self.wait:
            raise IllegalMove(f"expected an action from 0 to {self.wait}; got {number}")
        waits = seat not in self.asked
        if waits and number != self.wait:
            raise IllegalMove(
                f"expected seat {seat} to wait ({self.wait}), because it does not act now; "
                f"got '{game.moves[number]}'"
            )
        if not waits and (
            number == self.wait or game.moves[number] not in game.choices(self.position, seat)
        ):
            word = "wait" if number == self.wait else game.moves[number]
            raise game.refusal(self.position, seat, word)

    def mask(self, seat: int) -> Mask:
        """Returns a 1 for every action that this seat may take now."""
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self.asked:
            numbers = self.game.move_numbers
            mask[[numbers[word] for word in self.game.choices(self.position, seat)]] = 1
        else:
            mask[self.wait] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """Returns what this seat sees and may do."""
        seen = self.features.of_row(self.position.row, seat)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def draw(self, seat: int | None) -> str:
        return self.game.draw(self.game.view(self.position, seat))

    def space(self) -> spaces.Dict:
        """Returns the space of the observations."""
        low, high = self.features.low, self.features.high
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )

    def _let_chance_act(self) -> None:
        while odds := self.game.odds(self.position):
            self._take(Step(event=self._chance.choices(list(odds), list(odds.values()))[0]))

    def _take(self, step: Step) -> None:
        for seat, transcript in enumerate(self._transcripts):
            transcript.append(observe(self.position, step, seat))
        self.position = advance(self.position, step)
