"""ZOINX!: what happens at the table, and what a choice would do."""

import pytest

import quartett
from quartett.games.zoinx.moves import chance_of_reaching
from quartett.texts import LANGUAGES
from wording import told, would
from zoinx.rounds import bets, effects, previews, thrown

NAMES = ["Ada", "Ben", "Cem", "Dora"]


def test_bets_are_revealed_together() -> None:
    assert effects(bets("bet 4", "bet 2", "bet zoinx")) == [
        "bet seat=0 bet=4 percent=56 role=active",
        "bet seat=1 bet=2 percent=72 role=other",
        "bet seat=2 bet=zoinx percent=20 role=other",
    ]


def test_throws_add_up_to_the_bet_and_beyond() -> None:
    position = thrown(bets("bet 4", "bet 2"), 3)
    assert effects(position) == ["threw seat=0 dots=3 total=3"]
    position = thrown(position, 2)
    assert effects(position) == ["threw seat=0 dots=2 total=5", "reached seat=0 bet=4"]
    position = position.game.play(position, {0: "roll"})
    assert effects(position) == ["rolled-on seat=0 points=9 percent=20"]
    assert effects(thrown(position, 1)) == ["threw seat=0 dots=1 total=6"]


def test_stopping_pays_the_bet_plus_the_dots_and_every_bet_that_was_reached() -> None:
    position = thrown(bets("bet 4", "bet 2", "bet 6", "bet zoinx"), 3, 2)
    assert effects(position.game.play(position, {0: "stop"})) == [
        "stopped seat=0 total=5",
        "scored seat=0 part=own-throws points=9 score=9",
        "scored seat=1 part=bets-on-dots points=2 score=2",
        "turn-began seat=1",
    ]


def test_stopping_at_exactly_the_bet_pays_the_bet() -> None:
    position = thrown(bets("bet 4", "bet zoinx"), 4)
    assert effects(position.game.play(position, {0: "stop"}))[1] == (
        "scored seat=0 part=own-throws points=4 score=4"
    )


def test_a_zoinx_costs_the_active_player_and_pays_whoever_foresaw_it() -> None:
    position = thrown(bets("bet 4", "bet 2", "bet zoinx", "bet 6"), 2, 0)
    assert effects(position) == [
        "threw seat=0 dots=0 total=2",
        "zoinxed seat=0 total=2",
        "scored seat=1 part=bets-on-dots points=2 score=2",
        "scored seat=2 part=bets-on-zoinx points=5 score=5",
        "turn-began seat=1",
    ]


def test_the_goal_opens_the_last_round_and_the_last_turn_ends_the_game() -> None:
    position = thrown(bets("bet 4", "bet zoinx", goal=4), 4)
    position = position.game.play(position, {0: "stop"})
    assert effects(position)[-2:] == ["last-round seat=0 turns=1", "turn-began seat=1"]
    position = position.game.play(position, {0: "bet 2", 1: "bet 2"})
    position = position.game.happen(position, "dots 2")
    assert effects(position.game.play(position, {1: "stop"})) == [
        "stopped seat=1 total=2",
        "scored seat=1 part=own-throws points=2 score=2",
        "scored seat=0 part=bets-on-dots points=2 score=6",
        "game-over",
    ]


def test_a_bet_previews_only_itself() -> None:
    position = quartett.game("zoinx", 3).start()
    assert previews(position, 1, "bet 6") == ["bet seat=1 bet=6 percent=43 role=other"]
    assert previews(position, 0, "bet 6") == ["bet seat=0 bet=6 percent=43 role=active"]


def test_a_decision_previews_everything_up_to_the_next_throw() -> None:
    position = thrown(bets("bet 4", "bet 2", goal=4), 4)
    assert previews(position, 0, "roll") == ["rolled-on seat=0 points=4 percent=20"]
    after = position.game.play(position, {0: "stop"})
    assert previews(position, 0, "stop") == effects(after)
    assert "last-round seat=0 turns=1" in effects(after)


def test_the_chance_to_reach_a_bet_is_that_of_the_dice() -> None:
    assert chance_of_reaching(2) == pytest.approx(4753 / 6561)
    assert chance_of_reaching(4) == pytest.approx(23983153 / 43046721)


def test_a_preview_says_what_a_bet_pays_and_how_likely_the_dots_are() -> None:
    position = quartett.game("zoinx", 2).start()
    assert would(position, 1, "bet 6") == (
        "pays 6 if at least 6 dots come (43 % if the throws go on that far)"
    )
    assert would(position, 0, "bet 6") == (
        "pays 6 for exactly 6 dots, 6 plus the dots for more (43 % get that far)"
    )
    assert would(position, 1, "bet zoinx", "de") == (
        "bringt 5, wenn der Zug mit einem ZOINX endet (20 % bei jedem Wurf)"
    )


def test_a_preview_says_what_is_at_stake_and_what_stopping_brings() -> None:
    position = thrown(bets("bet 4", "bet zoinx"), 4)
    assert would(position, 0, "roll") == "risks 4 points: 20 % chance of a ZOINX"
    assert would(position, 0, "stop") == "scores 4 points"
    assert would(thrown(position, 3), 0, "stop", "ro") == "aduce 11 puncte"
    assert would(thrown(bets("bet 4", "bet 2"), 4), 0, "stop", names=NAMES) == (
        "scores 4 points; Ben scores 2 points"
    )


def test_a_preview_says_that_stopping_opens_the_last_round_or_ends_the_game() -> None:
    position = thrown(bets("bet 4", "bet zoinx", goal=4), 4)
    assert would(position, 0, "stop") == "scores 4 points; opens the last round"
    position = position.game.play(position, {0: "stop"})
    position = position.game.play(position, {0: "bet 10", 1: "bet 2"})
    position = position.game.happen(position, "dots 2")
    assert would(position, 1, "stop", "nl") == "levert 2 punten op; beëindigt het spel"


def test_the_log_addresses_its_reader() -> None:
    position = bets("bet 4", "bet zoinx")
    assert told(position, 1, names=NAMES) == "Ada bets on 4 dots. You bet on a ZOINX."
    assert told(position, None, names=NAMES) == "Ada bets on 4 dots. Ben bets on a ZOINX."
    assert told(position) == "seat 0 bets on 4 dots. seat 1 bets on a ZOINX."


def test_the_log_tells_throws_and_who_foresaw_a_zoinx() -> None:
    position = bets("bet 4", "bet zoinx", "bet zoinx", "bet 2")
    assert told(thrown(position, 1), None, "fr", NAMES) == (
        "Ada obtient 1 rond et en a maintenant 1."
    )
    assert told(thrown(position, 3, 1), None, "en", NAMES) == (
        "Ada throws 1 dot and has 4 now. Ada has reached the bet of 4."
    )
    assert told(thrown(position, 3, 1, 0), 1, "en", NAMES) == (
        "ZOINX! Ada gets nothing for this turn. You saw it coming and score 5 points. "
        "Cem saw it coming and scores 5 points. The bet brings Dora 2 points. You are up next."
    )
    assert told(thrown(bets("bet 2", "bet 4"), 0), None, "de", NAMES) == (
        "ZOINX! Ada bekommt für diesen Zug nichts. Jetzt ist Ben am Zug."
    )


def test_the_log_tells_how_a_turn_ends() -> None:
    position = thrown(bets("bet 4", "bet zoinx", goal=4), 4)
    position = position.game.play(position, {0: "stop"})
    assert told(position, 0, "en", NAMES) == (
        "You stop at 4 dots. You score 4 points. "
        "You open the last round: one more turn. Ben is up next."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_a_whole_turn(language: str) -> None:
    position = bets("bet 4", "bet zoinx", goal=4)
    for seat in (0, 1, None):
        assert told(position, seat, language)
        assert told(thrown(position, 4), seat, language)
        assert told(thrown(position, 4, 0), seat, language)
    for word in ("roll", "stop"):
        assert would(thrown(position, 4), 0, word, language)
