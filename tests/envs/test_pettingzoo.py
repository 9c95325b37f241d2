"""PettingZoo's own tests, on every game and number of seats."""

import warnings
from typing import Any

import numpy as np
import pytest

import quartett
from quartett import Game, games
from quartett.envs.pettingzoo import QuartettAEC, QuartettParallel

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it asks for its own games the old way
    from pettingzoo.test import (  # type: ignore[import-untyped]
        api_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )

REAL = ("bloxx", "nmbrs", "nox", "zoinx")
SEATS = [(name, seats) for name in REAL for seats in games.package(name).ABOUT.seats]

pytestmark = [
    # PettingZoo's own games with masks are excused by name in its tests.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


def brief(name: str, seats: int) -> Game:
    return quartett.game(name, seats, **games.package(name).ABOUT.brief)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_api_test_passes(name: str, seats: int) -> None:
    api_test(QuartettAEC(brief(name, seats)), num_cycles=15)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_parallel_api_test_passes(name: str, seats: int) -> None:
    parallel_api_test(QuartettParallel(brief(name, seats)), num_cycles=20)


@pytest.mark.parametrize("name", REAL)
def test_the_seed_tests_pass(name: str) -> None:
    seats = games.package(name).ABOUT.seats[-1]
    seed_test(lambda: QuartettAEC(brief(name, seats)), num_cycles=10)
    parallel_seed_test(lambda: QuartettParallel(brief(name, seats)), num_cycles=10)


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_masks_agree_and_are_never_all_false_and_rewards_add_up(name: str, reward: str) -> None:
    env: Any = QuartettParallel(brief(name, 2), reward)
    observations, infos = env.reset(seed=3)
    rewards: dict[str, float] = {}
    rng = np.random.default_rng(4)
    while env.agents:
        actions = {}
        for agent in env.agents:
            mask = observations[agent]["action_mask"]
            assert mask.any()
            assert np.array_equal(mask, infos[agent]["action_mask"])
            actions[agent] = int(rng.choice(np.flatnonzero(mask)))
        observations, rewards, _, _, infos = env.step(actions)
        assert sum(rewards.values()) == pytest.approx(0.0 if env.agents else 1.0)


def test_a_forbidden_action_is_refused_and_changes_nothing() -> None:
    game = quartett.game("zoinx", seats=2)
    zoinx, roll = game.move_numbers["bet zoinx"], game.move_numbers["roll"]
    turns: Any = QuartettAEC(game)
    turns.reset(seed=1)
    for action, sentence in [
        (zoinx, "ZNX-2: the active player"),
        (roll, "ZNX-2"),
        (8, "expected from seat 0 one of: .*; got 'wait'"),
        (9, "expected an action from 0 to 8; got 9"),
        (-1, "expected an action from 0 to 8; got -1"),
        (None, "expected the number of a word; got None"),
        (0.5, "expected the number of a word; got 0.5"),
    ]:
        with pytest.raises(quartett.IllegalMove, match=sentence):
            turns.step(action)
        assert turns.agent_selection == "player_0"
    together: Any = QuartettParallel(game)
    together.reset(seed=1)
    with pytest.raises(quartett.IllegalMove, match="ZNX-2: the active player"):
        together.step({"player_0": zoinx, "player_1": 0})
    with pytest.raises(quartett.IllegalMove, match="expected actions of player_0, player_1; got"):
        together.step({"player_0": 0})
    waiting, seed = 0, 0
    while not waiting:  # until a throw leaves only the active player something to decide
        seed += 1
        together.reset(seed=seed)
        observations, *_ = together.step({"player_0": 0, "player_1": 0})
        waiting = observations["player_1"]["action_mask"][8]
    with pytest.raises(quartett.IllegalMove, match="does not act now; got 'bet 2'"):
        together.step({"player_0": roll, "player_1": 0})


def test_the_table_can_be_drawn() -> None:
    env = QuartettAEC(quartett.game("zoinx"))
    env.reset(seed=1)
    assert "seat 0" in env.render()
