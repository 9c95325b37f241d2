"""The laws at full speed, over every setting of every game."""

import pytest

from laws.compiled_laws import first_fault
from laws.settings import all_settings, long_settings
from quartett import Game
from quartett.compiled import compiling

every_setting = pytest.mark.parametrize("game", all_settings(), ids=lambda game: game.heading)


@every_setting
def test_every_step_obeys(game: Game) -> None:
    assert first_fault(game, games=100 if compiling() else 1, seed=1) == "fine"


@pytest.mark.soak
@every_setting
def test_every_step_of_ten_thousand_games_obeys(game: Game) -> None:
    assert first_fault(game, games=2_000 if game.name == "nmbrs" else 10_000, seed=2) == "fine"


@pytest.mark.soak
@pytest.mark.parametrize("game", long_settings(), ids=lambda game: game.heading)
def test_every_step_of_full_length_games_obeys(game: Game) -> None:
    assert first_fault(game, games=200, seed=3) == "fine"
