"""OpenSpiel's own tests and algorithms, on our games."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, mcts  # type: ignore[import-untyped]

import quartett
from quartett import games
from quartett.envs import openspiel

REAL = ("bloxx", "nmbrs", "nox", "zoinx")
STEPS = 60


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.register(name), params)


def random_walk(state: Any, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(seat) for seat in range(state.num_players())]
            state.apply_actions([rng.choice(actions or [0]) for actions in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("name", "seats"), [(n, s) for n in REAL for s in games.package(n).ABOUT.seats]
)
def test_random_simulations_pass_at_every_number_of_seats(name: str, seats: int) -> None:
    game = load(name, players=seats, horizon=STEPS, memory=16)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["kuhn", "leduc", "goofspiel", "tictactoe"])
def test_random_simulations_of_whole_games_pass(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=5, serialize=False, verbose=False)


@pytest.mark.parametrize(("ours", "theirs"), [("kuhn", "kuhn_poker"), ("leduc", "leduc_poker"),
                                              ("tictactoe", "tic_tac_toe")])  # fmt: skip
def test_the_same_game_has_the_same_value_for_random_players(ours: str, theirs: str) -> None:
    """Over the whole tree, so that every rule takes part."""
    if ours == "tictactoe":
        assert count(load(ours).new_initial_state(), 4) == count(
            pyspiel.load_game(theirs).new_initial_state(), 4
        )
        return
    # Our card games deal ranks and pay shares of the win: compare how often each seat wins.
    mine = load(ours).new_initial_state()
    assert winning(mine) == pytest.approx(winning(pyspiel.load_game(theirs).new_initial_state()))


def count(state: Any, depth: int) -> int:
    if depth == 0 or state.is_terminal():
        return 1
    return sum(count(state.child(action), depth - 1) for action in state.legal_actions())


def winning(state: Any) -> float:
    """How often seat 0 does better than seat 1, if all play evenly."""
    if state.is_terminal():
        mine, theirs = state.returns()
        return 0.5 if mine == theirs else float(mine > theirs)
    if state.is_chance_node():
        return float(sum(p * winning(state.child(a)) for a, p in state.chance_outcomes()))
    legal = state.legal_actions()
    return sum(winning(state.child(action)) for action in legal) / len(legal)


@pytest.mark.parametrize("name", REAL)
def test_their_tree_search_plays_every_game(name: str) -> None:
    game = load(name, horizon=12)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    luck = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = mcts.MCTSBot(game, 1.4, max_simulations=5, evaluator=evaluator, random_state=luck)
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


def test_their_regret_minimisation_solves_a_small_zoinx_better_and_better() -> None:
    game = pyspiel.convert_to_turn_based(load("zoinx", goal=2, horizon=3))
    solver = cfr.CFRPlusSolver(game)
    found = []
    for iterations in (1, 2, 4):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] > found[1] > found[2] > 0
    assert found[2] < found[0] / 2


@pytest.mark.parametrize("name", ["kuhn", "leduc", "nox", "nmbrs"])
def test_a_resampled_state_looks_the_same_to_the_player_and_not_always_to_others(
    name: str,
) -> None:
    others_differ = False
    for seed in range(4):
        state = load(name).new_initial_state()
        random_walk(state, seed, 30 if name in ("nox", "nmbrs") else 3)
        rng = random.Random(seed)
        for player in range(2):
            for _ in range(3):
                other = state.resample_from_infostate(player, rng.random)
                told = state.information_state_string(player)
                assert other.information_state_string(player) == told
                assert other.observation_string(player) == state.observation_string(player)
                assert np.array_equal(
                    other.information_state_tensor(player), state.information_state_tensor(player)
                )
                assert other.current_player() == state.current_player()
                others_differ |= other.observation_string(1 - player) != state.observation_string(
                    1 - player
                )
                random_walk(other, seed, 5)
    assert others_differ


def test_an_information_state_tells_what_was_seen_and_no_more() -> None:
    state = load("kuhn").new_initial_state()
    for action in (2, 0):
        state.apply_action(action)
    told = state.information_state_string(1)
    assert "deal ?" in told
    assert "deal J" in told
    assert "deal K" not in told
    assert state.observation_string(0).startswith("kuhn eyes=0")
    assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()
    one = state.information_state_tensor(0)
    state.apply_action(1)
    assert one != state.information_state_tensor(0)


def test_a_forbidden_action_is_refused_with_a_sentence() -> None:
    state: Any = load("zoinx").new_initial_state()
    zoinx = state.rules.move_numbers["bet zoinx"]
    with pytest.raises(quartett.IllegalMove, match="ZNX-2: the active player"):
        state._apply_actions([zoinx, 0])
    with pytest.raises(quartett.IllegalMove, match="expected from seat 0 one of"):
        state._apply_actions([99, 0])
    state.apply_actions([0, 0])
    with pytest.raises(quartett.IllegalMove, match="expected an event"):
        state._apply_action(77)


def test_options_are_parameters() -> None:
    openspiel.register("nox")
    game: Any = pyspiel.load_game("quartett_nox(players=3,variant=hard,reward=score)")
    assert game.num_players() == 3
    assert game.new_initial_state().rules.options["variant"] == "hard"
    assert game.max_utility() == pytest.approx(2 / 3)
