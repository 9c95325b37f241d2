"""Law 9: compiled and interpreted rules give identical rows and effects."""

import pytest

from laws import laws
from laws.settings import all_settings, some_settings
from quartett import Game

A_FEW = {"nox": 2, "bloxx": 3, "nmbrs": 1}
FULL = {"nmbrs": 20}


@pytest.mark.parametrize("game", some_settings(), ids=lambda game: game.heading)
def test_law_9_compiled_and_interpreted_agree(game: Game) -> None:
    laws.law_9_compiled_and_interpreted_agree(game, A_FEW.get(game.name, 100))


@pytest.mark.soak
@pytest.mark.parametrize("game", all_settings(), ids=lambda game: game.heading)
def test_law_9_on_a_thousand_games_each(game: Game) -> None:
    laws.law_9_compiled_and_interpreted_agree(game, FULL.get(game.name, 1_000))
