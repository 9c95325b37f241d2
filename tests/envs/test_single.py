"""One table from Python plays the very same games as the engine."""

from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest

import quartett
from quartett.envs.single import SingleEnv
from quartett.envs.vector import VectorEnv


@pytest.mark.parametrize(("name", "seats"), [("zoinx", 3), ("nox", 2), ("bloxx", 2), ("pig", 2)])
def test_a_table_goes_where_the_vector_environment_goes(name: str, seats: int) -> None:
    game = quartett.game(name, seats)
    env, table = VectorEnv(game, 1, seed=5), SingleEnv(game, seed=5)
    rng, games = np.random.default_rng(1), 0
    for _ in range(300):
        assert table.actor == env.actors[0]
        assert table.choices == env.allowed[0, : env.offered[0]].tolist()
        assert table.position == env.position(0)
        action = int(rng.choice(table.choices))
        env.step([action])
        if not table.step(action):
            assert table.result is not None
            assert env.scores[0].tolist() == list(table.result.scores)
            games += 1
            table.reset(5, games)
    assert games > 0


def test_a_forbidden_action_is_refused_and_changes_nothing() -> None:
    table = SingleEnv(quartett.game("zoinx"), seed=1)
    before = table.data.copy()
    with pytest.raises(quartett.IllegalMove, match="ZNX-2: the active player"):
        table.step(table.game.move_numbers["bet zoinx"])
    with pytest.raises(quartett.IllegalMove, match="expected the number of a word, 0 to 7; got 8"):
        table.step(8)
    for wrong in (1.5, "1", None):
        with pytest.raises(quartett.IllegalMove, match="expected the number of a word; got"):
            table.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(quartett.IllegalMove, match=f"number of a word.*; got {10**30}"):
        table.step(10**30)
    assert (table.data == before).all()
    with pytest.raises(quartett.UnreadableText, match="expected a seed"):
        table.reset(-1)


def test_after_the_end_nothing_more_is_taken() -> None:
    table = SingleEnv(quartett.game("tictactoe"))
    while table.choices:
        assert table.result is None
        table.step(table.choices[0])
    with pytest.raises(quartett.IllegalMove, match="the game is over"):
        table.step(0)


@pytest.mark.parametrize("copy", [SingleEnv.clone, deepcopy])
def test_a_clone_goes_its_own_way(copy: Callable[[SingleEnv], SingleEnv]) -> None:
    table = SingleEnv(quartett.game("nox"), seed=3)
    twin = copy(table)
    for one in (table, twin):
        for _ in range(20):
            one.step(one.choices[0])
    assert table.position == twin.position
    twin.step(twin.choices[-1])
    assert table.position != twin.position
