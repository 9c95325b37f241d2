"""The games for Gymnasium: one learner, with bots on the other seats.

    >>> import quartett
    >>> from quartett.envs.gymnasium import QuartettEnv
    >>> env = QuartettEnv(quartett.game("zoinx", seats=3), seat=1)
    >>> observation, info = env.reset(seed=7)
    >>> env.action_space.sample(observation["action_mask"]) in env.action_space
    True

An action is the number of a word of the game; the mask is in the observation, in the info and in
`action_masks()`. An illegal action is refused with an error that names the rule, and changes
nothing.
"""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from quartett.bots import RANDOM, bot
from quartett.envs.match import Match, Observation, Words
from quartett.errors import UnreadableText
from quartett.game import Game


class QuartettEnv(gymnasium.Env[Observation, np.int64]):
    """`bots` is a level for all other seats, or one for each, clockwise from the learner."""

    def __init__(
        self,
        game: Game,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < game.seats:
            raise UnreadableText(f"expected a seat from 0 to {game.seats - 1}; got {seat}")
        levels = [bots] * (game.seats - 1) if isinstance(bots, str) else list(bots)
        if len(levels) != game.seats - 1:
            raise UnreadableText(f"expected {game.seats - 1} bots; got {len(levels)}")
        self.seat = seat
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.match = Match(game, reward)
        others = [(seat + left) % game.seats for left in range(1, game.seats)]
        self.bots = {other: bot(game, level) for other, level in zip(others, levels, strict=True)}
        self.observation_space = self.match.space()
        self.action_space = Words(len(game.moves), self.mask)

    def mask(self) -> npt.NDArray[np.int8]:
        """Returns a 1 for every action that the learner may take."""
        return self.match.mask(self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns the mask in the form that Stable-Baselines3's MaskablePPO expects."""
        return self.mask().astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game; the same seed gives the same chance and the same bots."""
        super().reset(seed=seed)
        self._minds = random.Random(int(self.np_random.integers(2**62)))
        self.match.begin(int(self.np_random.integers(2**62)))
        self._let_bots_play()
        return self._observe()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the learner's action; then the bots play until the learner acts again."""
        self.match.choose(self.seat, action)
        self._let_bots_play()
        observation, info = self._observe()
        return observation, self.match.rewards[self.seat], self.match.over, False, info

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        return self.match.observe(self.seat), {"action_mask": self.mask()}

    def _let_bots_play(self) -> None:
        """Lets the bots choose until the learner acts or the game is over."""
        match, game = self.match, self.match.game
        while asked := [seat for seat in match.asked if seat != self.seat]:
            if self.seat in match.asked:
                return  # its choice belongs to the same step, and comes first
            seat, position = asked[0], match.position
            word = self.bots[seat].choose(
                game.view(position, seat),
                match.transcript(seat),
                game.choices(position, seat),
                self._minds,
            )
            match.choose(seat, game.move_numbers[word])

    def render(self) -> str:
        """Returns the table as the learner sees it, as text."""
        return self.match.draw(self.seat)
