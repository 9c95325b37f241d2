"""ZOINX!: why a word may not be chosen, and the rule that forbids it."""

import pytest

import quartett
from quartett.texts import LANGUAGES
from wording import refused
from zoinx.rounds import bets, thrown


def test_before_the_throws_there_is_only_betting() -> None:
    position = quartett.game("zoinx", 2).start()
    for seat, word in [(0, "roll"), (0, "stop"), (1, "roll")]:
        assert refused(position, seat, word) == "ZNX-2: everyone bets before the first throw"
    assert refused(position, 0, "bet zoinx") == "ZNX-2: the active player cannot bet on a ZOINX"
    assert refused(position, 1, "bet zoinx") == ""
    assert refused(position, 0, "bet 10") == ""


def test_while_the_dice_are_due_nobody_chooses() -> None:
    position = bets("bet 4", "bet 2")
    assert refused(position, 0, "roll") == "ZNX-3: the dice must be thrown first"
    assert refused(position, 1, "roll") == "ZNX-3: seat 0 is throwing in this turn"
    assert refused(position, 1, "bet 2") == (
        "ZNX-2: the bets are revealed and stand until the turn is over"
    )


def test_only_the_active_player_decides() -> None:
    position = thrown(bets("bet 4", "bet 2"), 4)
    assert refused(position, 0, "stop") == ""
    assert refused(position, 1, "stop") == "ZNX-3: seat 0 is throwing in this turn"
    assert refused(position, 0, "bet 4").startswith("ZNX-2: the bets are revealed")


def test_after_the_last_round_nothing_is_left_to_choose() -> None:
    position = thrown(bets("bet 4", "bet zoinx", goal=4), 4)
    game = position.game
    position = game.play(position, {0: "stop"})
    position = game.play(position, {0: "bet 2", 1: "bet 2"})
    position = game.happen(position, "dots 0")
    assert game.result(position) is not None
    for word in game.moves:
        assert refused(position, 0, word) == "ZNX-7: the game is over"


def test_a_refused_move_carries_its_rule() -> None:
    game = quartett.game("zoinx", 2)
    with pytest.raises(quartett.IllegalMove, match="ZNX-2: the active player cannot") as error:
        game.play(game.start(), {0: "bet zoinx", 1: "bet 2"})
    assert error.value.rule == "ZNX-2"
    assert error.value.message == "refusal-active-may-not-bet-zoinx"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_who_is_throwing(language: str) -> None:
    assert "seat 0" in refused(bets("bet 4", "bet 2"), 1, "roll", language)
