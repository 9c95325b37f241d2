"""The recipes really train: run small, by `make soak`."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import quartett

RECIPES = Path(__file__).parents[2] / "recipes"

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]


def recipe(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, RECIPES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_on_the_vector_environment_beats_chance() -> None:
    pytest.importorskip("torch")
    ppo, game = recipe("ppo"), quartett.game("zoinx")
    player = ppo.train(game, moves=500_000, seed=1)
    untrained = ppo.Player(ppo.VectorEnv(game, 1).features.size, len(game.moves))
    before = ppo.against_random(game, untrained, 1000, seed=5)
    after = ppo.against_random(game, player, 1000, seed=5)
    assert after > before + 0.03
    assert after > 0.57


def test_maskable_ppo_through_gymnasium_beats_chance() -> None:
    pytest.importorskip("sb3_contrib")
    sb3, game = recipe("maskable_ppo"), quartett.game("zoinx")
    model = sb3.train(game, moves=15_000, seed=1)
    assert sb3.share_of_wins(game, model, 200, seed=9) > 0.58
