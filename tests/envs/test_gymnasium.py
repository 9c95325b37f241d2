"""Gymnasium's own checks, on every game and number of seats."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quartett
from envs.test_pettingzoo import REAL, SEATS, brief
from quartett.envs.gymnasium import QuartettEnv

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*A Box observation space.*"),
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes.*"),
    pytest.mark.filterwarnings("ignore:.*but the environment has no spec.*"),
]


class Agreeing(QuartettEnv):
    """The checker seeds the actions, draws one, and only then begins the game of that seed.

    In the game it was in before, the action might be against the rules: so begin that game at once.
    """

    def __init__(self, *words: Any, **names: Any) -> None:
        super().__init__(*words, **names)
        seed_actions = self.action_space.seed

        def seed(number: int | None = None) -> Any:
            if number is not None:
                self.reset(seed=number)
            return seed_actions(number)

        self.action_space.seed = seed  # type: ignore[assignment, method-assign]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_environment_checker_passes(name: str, seats: int) -> None:
    check_env(Agreeing(brief(name, seats), seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize("name", REAL)
def test_a_whole_game_against_bots(name: str) -> None:
    env: Any = QuartettEnv(brief(name, 2), seat=1)
    observation, info = env.reset(seed=2)
    rng, over, reward = np.random.default_rng(1), False, 0.0
    while not over:
        assert reward == 0
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        assert not info["action_mask"][-1]
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, _, info = env.step(action)
    assert 0 <= reward <= 1
    assert info["action_mask"].tolist()[-1] == 1
    assert sum(info["action_mask"]) == 1


def test_a_forbidden_action_is_refused_with_the_rule() -> None:
    env = QuartettEnv(quartett.game("zoinx"))
    env.reset(seed=1)
    before = env.match.position
    with pytest.raises(quartett.IllegalMove, match="ZNX-2: the active player"):
        env.step(env.match.game.move_numbers["bet zoinx"])
    assert env.match.position == before


def test_bots_of_any_level_can_be_asked_for() -> None:
    env: Any = QuartettEnv(quartett.game("zoinx", seats=3), bots=["random", "greedy"])
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(quartett.UnreadableText, match="expected 2 bots; got 1"):
        QuartettEnv(quartett.game("zoinx", seats=3), bots=["random"])
    with pytest.raises(quartett.UnreadableText, match="expected a seat from 0 to 1; got 2"):
        QuartettEnv(quartett.game("zoinx"), seat=2)
    assert "(you)" in env.render()
