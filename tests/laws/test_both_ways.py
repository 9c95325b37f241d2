"""Law 9: compiled and interpreted rules give identical rows."""

import pytest

from laws import laws
from laws.settings import all_settings
from quartett import Game

FULL = 1_000
LONG_GAMES = {"nox": 15, "bloxx": 30, "nmbrs": 3}


@pytest.mark.parametrize("game", all_settings(), ids=lambda game: game.heading)
def test_law_9_compiled_and_interpreted_agree(game: Game) -> None:
    laws.law_9_compiled_and_interpreted_agree(game, LONG_GAMES.get(game.name, FULL))


@pytest.mark.soak
@pytest.mark.parametrize("game", all_settings(), ids=lambda game: game.heading)
def test_law_9_on_a_thousand_games_each(game: Game) -> None:
    laws.law_9_compiled_and_interpreted_agree(game, FULL)
