"""The vector environment plays the very same games as the engine, and refuses what it refuses."""

import time
from copy import deepcopy

import numpy as np
import pytest

import quartett
from quartett import Game
from quartett.envs.rewards import rewards
from quartett.envs.vector import VectorEnv
from quartett.sim import simulate

GAMES = [("zoinx", 3), ("nox", 2), ("nox", 5), ("bloxx", 3), ("nmbrs", 2), ("kuhn", 2),
         ("goofspiel", 3), ("tictactoe", 2), ("leduc", 2), ("pig", 2)]  # fmt: skip


@pytest.fixture(params=GAMES, ids=lambda param: f"{param[0]}-{param[1]}")
def game(request: pytest.FixtureRequest) -> Game:
    name, seats = request.param
    return quartett.game(name, seats, **{"rounds": 3} if name == "nmbrs" else {})


def random_steps(env: VectorEnv, steps: int) -> None:
    for _ in range(steps):
        env.step(env.random_actions())


def test_random_tables_play_the_games_of_simulate(game: Game) -> None:
    tables, games = 5, 15
    batch = simulate(game, games, seed=3)
    env = VectorEnv(game, tables, seed=3, masks=False)
    seen = 0
    while seen < games:
        before = env.numbers.copy()
        env.step(env.random_actions())
        for table in np.flatnonzero(env.done):
            if before[table] < games:
                assert env.scores[table].tolist() == batch.scores[before[table]].tolist()
                assert env.winners[table].tolist() == batch.winners[before[table]].tolist()
                assert env.endings[table] == batch.endings[before[table]]
                seen += 1


def test_what_a_table_shows_is_what_the_game_says(game: Game) -> None:
    env = VectorEnv(game, 4, seed=5)
    played: list[set[int]] = [set() for _ in range(4)]
    for _ in range(60):
        for table in range(4):
            position, actor = env.position(table), int(env.actors[table])
            assert actor in game.acting(position)
            words = [game.move_numbers[word] for word in game.choices(position, actor)]
            assert np.flatnonzero(env.masks[table]).tolist() == sorted(words)
            assert env.allowed[table, : env.offered[table]].tolist() == words
            seen = env.features.of(game.view(position, actor))
            assert env.observations[table].tolist() == seen.tolist()
            played[table].add(actor)
        env.step(env.random_actions())
    assert all(len(seats) > 1 for seats in played)


def test_masks_are_never_all_false(game: Game) -> None:
    env = VectorEnv(game, 16, seed=1)
    for _ in range(100):
        assert env.masks.any(axis=1).all()
        env.step(env.random_actions())


def test_rewards_are_paid_once_and_add_up_to_one(game: Game) -> None:
    for reward in ("win", "score"):
        env = VectorEnv(game, 8, seed=2, reward=reward, masks=False)
        ended = 0
        while ended < 8:
            env.step(env.random_actions())
            paid = env.rewards.sum(axis=1)
            assert paid == pytest.approx(env.done.astype(float))
            for table in np.flatnonzero(env.done):
                ended += 1
                result = quartett.Result(
                    tuple(env.scores[table].tolist()),
                    tuple(np.flatnonzero(env.winners[table]).tolist()),
                    game.endings[env.endings[table]],
                )
                assert env.rewards[table] == pytest.approx(rewards(reward, result, game.seats))


def test_a_forbidden_word_is_refused_with_the_rule_and_changes_nothing() -> None:
    env = VectorEnv(quartett.game("zoinx", seats=2), 3, seed=1)
    zoinx = env.game.move_numbers["bet zoinx"]
    before = env.clone()
    with pytest.raises(quartett.IllegalMove, match="table 1: ZNX-2: the active player"):
        env.step([0, zoinx, 0])
    for action in (-1, 8, 10**9):
        with pytest.raises(quartett.IllegalMove, match=f"table 2: .* 0 to 7; got {action}"):
            env.step([0, 0, action])
    for wrong in ([0, 0], [0.5, 0, 0], [[0], [0], [0]], ["a", "b", "c"]):
        with pytest.raises(quartett.IllegalMove, match="expected 3 whole numbers"):
            env.step(np.array(wrong))
    assert (env.rows == before.rows).all()
    assert (env.actors == before.actors).all()


def test_the_compact_form_refuses_the_same() -> None:
    env = VectorEnv(quartett.game("zoinx", seats=2), 3, seed=1, masks=False)
    assert env.masks.shape == (3, 0)
    with pytest.raises(quartett.IllegalMove, match="table 0: ZNX-2"):
        env.step([env.game.move_numbers["bet zoinx"], 0, 0])


def test_sealed_choices_are_asked_for_one_after_the_other_and_not_shown() -> None:
    env = VectorEnv(quartett.game("zoinx", seats=3), 1, seed=1)
    rows = env.rows.copy()
    for seat in range(3):
        assert env.actors.tolist() == [seat]
        assert (env.rows == rows).all()
        env.step([seat])
    assert (env.rows != rows).any()


def test_a_clone_goes_its_own_way_and_can_be_gone_back_to(game: Game) -> None:
    env = VectorEnv(game, 4, seed=9)
    random_steps(env, 10)
    saved = env.clone()
    random_steps(env, 25)
    after = deepcopy(env)
    env.restore(saved)
    assert (env.rows == saved.rows).all()
    random_steps(env, 25)
    for one, other in ((env.rows, after.rows), (env.observations, after.observations),
                       (env.masks, after.masks), (env.numbers, after.numbers)):  # fmt: skip
        assert (one == other).all()


@pytest.mark.parametrize("waking", [0, 1e9])
def test_results_do_not_depend_on_the_number_of_threads(
    game: Game, waking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartett.envs.vector.WORTH_WAKING", waking)  # always, never
    one, two = VectorEnv(game, 200, seed=4), VectorEnv(game, 200, seed=4, threads=2)
    random_steps(one, 30)
    random_steps(two, 30)
    assert (one.rows == two.rows).all()
    assert (one.numbers == two.numbers).all()
    assert (one.observations == two.observations).all()


def test_streams_are_chosen_by_seed_and_number() -> None:
    game = quartett.game("nox", seats=2)
    env, other = VectorEnv(game, 4, seed=4), VectorEnv(game, 4, seed=5)
    assert (env.rows != other.rows).any()
    other.reset(4, first=2)
    assert (env.rows[2:] == other.rows[:2]).all()
    with pytest.raises(quartett.UnreadableText, match="expected a seed"):
        env.reset(-1)


def test_wrong_settings_are_refused() -> None:
    game = quartett.game("zoinx")
    with pytest.raises(quartett.UnreadableText, match="expected tables and threads; got 0 and 1"):
        VectorEnv(game, 0)
    with pytest.raises(quartett.UnreadableText, match="expected a reward: win, score; got 'x'"):
        VectorEnv(game, 1, reward="x")
    with pytest.raises(quartett.UnreadableText, match="expected a clone of"):
        VectorEnv(game, 1).restore(VectorEnv(game, 2))


def test_stepping_a_thousand_tables_takes_no_python_per_table() -> None:
    env = VectorEnv(quartett.game("zoinx"), 20_000, seed=1)
    random_steps(env, 1)
    began = time.process_time()
    random_steps(env, 10)
    # 200,000 moves; Python alone would need two seconds to look at that many.
    assert time.process_time() - began < 0.7
