"""The games for PettingZoo: one seat after the other (AEC), or all seats at every step (parallel).

    >>> import quartett
    >>> from quartett.envs.pettingzoo import QuartettAEC
    >>> env = QuartettAEC(quartett.game("zoinx", seats=3))
    >>> env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
    >>> env.agent_selection
    'player_1'

An action is the number of a word of the game, or one more than the last, which is to wait; the
mask is in the observation and in the info. An illegal action is refused with an error that names
the rule, and changes nothing. `quartett.envs.features` describes the observations.
"""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # it has no types

from quartett.envs.match import Match, Observation, Words
from quartett.errors import IllegalMove
from quartett.game import Game


class _Agents:
    """The seats as agents: their names, spaces and infos, and the match they play."""

    def __init__(self, game: Game, reward: str) -> None:
        self.match = Match(game, reward)
        self.agents = [f"player_{seat}" for seat in range(game.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces = {agent: self.match.space() for agent in self.agents}
        self.action_spaces = {
            agent: Words(len(game.moves), partial(self.match.mask, seat))
            for agent, seat in self.seats.items()
        }
        self._seeds = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Begins a game. A seed starts a new series of games; without one, the series continues."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match.begin(int(self._seeds.integers(2**62)))

    def info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self.match.mask(self.seats[agent])}


class _Environment:
    """What both interfaces have in common."""

    parallel: bool

    def __init__(self, game: Game, reward: str = "win", render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"quartett_{game.name}_v{game.about.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": self.parallel,
        }
        self.render_mode = render_mode
        self._table = _Agents(game, reward)
        self.possible_agents = list(self._table.agents)
        self.agents = list(self._table.agents)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str:
        """Returns the table as a spectator sees it, as text."""
        return self._table.match.draw(None)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


class QuartettAEC(_Environment, AECEnv[str, Observation, int]):  # type: ignore[misc]  # untyped base
    """A game in which `agent_selection` is the acting seat; sealed choices stay sealed."""

    parallel = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; the same seed gives the same chance."""
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        return self._table.match.observe(self._table.seats[agent])

    def step(self, action: int | None) -> None:
        """Plays the action of `agent_selection`; None for a seat whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalMove(f"expected None, because the game is over; got {action!r}")
            self._was_dead_step(action)
            return
        match = self._table.match
        match.choose(self._table.seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if match.over:
            self.rewards = dict(zip(self.agents, match.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        self.infos = {agent: self._table.info(agent) for agent in self.agents}
        asked = self._table.match.asked
        self.agent_selection = self.agents[asked[0] if asked else 0]


class QuartettParallel(_Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which every seat has an action at every step; seats that do not act wait."""

    parallel = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a game; the same seed gives the same chance."""
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Plays the actions of all seats together."""
        match, seats = self._table.match, self._table.seats
        if set(actions) != set(self.agents):
            expected = ", ".join(self.agents) or "nobody, because the game is over"
            raise IllegalMove(f"expected actions of {expected}; got {', '.join(actions)}")
        for agent, action in actions.items():
            match.check(seats[agent], action)
        for seat in match.asked:
            match.choose(seat, actions[self.possible_agents[seat]])
        over, agents = match.over, self.agents
        result = (
            self._observations(),
            dict(zip(agents, match.rewards, strict=False)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return result

    def _observations(self) -> dict[str, Observation]:
        match, seats = self._table.match, self._table.seats
        return {agent: match.observe(seats[agent]) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self._table.info(agent) for agent in self.agents}
