"""ZOINX! for people: what a choice does, and what has happened, in words."""

import random

import pytest

import quartett
from quartett import Position, sayings
from quartett.analysis.playthrough import random_record
from quartett.games.zoinx.telling import reaching
from wording import does, told


def bets(*words: str, goal: int = 30) -> Position:
    game = quartett.game("zoinx", len(words), goal=goal)
    return game.play(game.start(), dict(enumerate(words)))


def thrown(position: Position, *dots: int) -> Position:
    for number in dots:
        position = position.game.happen(position, f"dots {number}")
        if position.game.choices(position, 0) and number != dots[-1]:
            position = position.game.play(position, {0: "roll"})
    return position


def test_the_chance_to_reach_a_bet_is_that_of_the_dice() -> None:
    assert reaching(2) == pytest.approx(4753 / 6561)
    assert reaching(4) == pytest.approx(23983153 / 43046721)


def test_a_bet_tells_what_it_pays_and_how_likely_the_dots_are() -> None:
    position = quartett.game("zoinx", 2).start()
    assert does(position, 1, "bet 6") == (
        "pays 6 if at least 6 dots come (43 % if thrown that far)"
    )
    assert does(position, 0, "bet 6") == (
        "pays 6 for exactly 6 dots, 6 plus the dots for more; 43 % get that far"
    )
    assert does(position, 1, "bet zoinx", "de") == (
        "bringt 5, wenn der Zug mit einem ZOINX endet (20 % bei jedem Wurf)"
    )


def test_throwing_on_tells_what_is_at_stake_and_stopping_what_it_brings() -> None:
    position = thrown(bets("bet 4", "bet zoinx"), 4)
    assert does(position, 0, "roll") == "risks 4 points: a ZOINX comes with 20 %"
    assert does(position, 0, "stop") == "scores 4 points"
    assert does(thrown(position.game.play(position, {0: "roll"}), 3), 0, "stop", "ro") == (
        "aduce 11 puncte"
    )


def test_stopping_tells_that_it_opens_the_last_round_or_ends_the_game() -> None:
    position = thrown(bets("bet 4", "bet zoinx", goal=4), 4)
    assert does(position, 0, "stop") == "scores 4 points and opens the last round"
    assert told(position, None, 0, "stop") == (
        "Ada stops at 4 dots and scores 4 points. The last round begins!"
    )
    position = position.game.play(position, {0: "stop"})
    position = position.game.play(position, {0: "bet 2", 1: "bet 2"})
    position = position.game.happen(position, "dots 2")
    assert does(position, 1, "stop", "nl") == "levert 2 punten op en beëindigt het spel"


def test_the_log_tells_bets_throws_and_who_saw_a_zoinx_coming() -> None:
    position = bets("bet 4", "bet zoinx", "bet zoinx", "bet 2")
    assert told(position.game.start(), None, 1, "bet zoinx") == "Ben bets on a ZOINX."
    assert told(position, None, None, "dots 1", "fr") == "Ada lance 1 rond et en a maintenant 1."
    position = thrown(position, 3)
    assert told(position, None, None, "dots 1") == (
        "Ada throws 1 dot and has 4 now: the bet of 4 is reached."
    )
    assert told(position, None, None, "dots 0") == (
        "ZOINX! Ada gets nothing for this turn; 2 players saw it coming and get 5 points each."
    )
    assert told(bets("bet 2", "bet 4"), None, None, "dots 0", "de") == (
        "ZOINX! Ada bekommt für diesen Zug nichts; niemand hat es geahnt."
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_said_of_points_and_of_the_end_comes_true(seats: int) -> None:
    game, seen = quartett.game("zoinx", seats, goal=12), set()
    for seed in range(40):
        record = random_record(game, random.Random(seed))
        positions = list(record.positions())
        for before, after, step in zip(positions, positions[1:], record.steps, strict=False):
            fields = before.fields
            seat, word = step.moves[0] if step.moves else (None, str(step.event))
            if word not in ("stop", "dots 0"):
                continue
            details = sayings.told(game, before.row, seat, word).details
            opened = after.fields.last_turns > 0 and fields.last_turns == 0
            then = "over" if game.result(after) else "last-round" if opened else "on"
            assert details["then"] == then
            seen.add((word, then))
            if seat is not None:
                earned = int(after.fields.scores[seat] - fields.scores[seat])
                assert details["points"] == earned
                (said,) = sayings.does(game, before.row, seat, [word])
                assert said.details["points"] == earned
    assert len(seen) == 6
