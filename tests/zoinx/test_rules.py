"""The rules of ZOINX!, one test each, named by the rule's id and its sentence."""

from fractions import Fraction

import pytest

import quartett
from quartett import IllegalMove, Position
from quartett.analysis.tree import probability


def table(*bets: str, seats: int | None = None) -> Position:
    """Seat 0 is active and these are the bets."""
    game = quartett.game("zoinx", seats or len(bets))
    return game.play(game.start(), {seat: f"bet {bet}" for seat, bet in enumerate(bets)})


def throw(position: Position, *dots: int) -> Position:
    """Throws, one after the other; where there is a choice, the active seat throws on."""
    game = position.game
    for number in dots:
        if acting := game.acting(position):
            position = game.play(position, {acting[0]: "roll"})
        position = game.happen(position, f"dots {number}")
    return position


def stop(position: Position) -> Position:
    return position.game.play(position, {position.game.acting(position)[0]: "stop"})


def scores(position: Position) -> list[int]:
    return [int(n) for n in position.fields.scores[: position.game.seats]]


def late(
    *points: int, active: int = 0, turn: int = 9, last_turns: int = 0, last_round: str = "others"
) -> Position:
    """Late in a game: these scores, all made with own throws, in turns 1, 2, 3 ..."""
    return Position(
        f"zoinx seats={len(points)} start=0 goal=30 last_round={last_round} | "
        f"phase=betting turn={turn} active={active} "
        f"last_turns={last_turns} bets={'/'.join('-' * len(points))} dots=0 "
        f"points={'/'.join(f'{n},0,0' for n in points)} scores={'/'.join(map(str, points))} "
        f"scored_in={'/'.join(str(n + 1) for n in range(len(points)))}"
    )


def bet(position: Position, *bets: str) -> Position:
    return position.game.play(position, {seat: f"bet {word}" for seat, word in enumerate(bets)})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ZNX_1_two_to_four_play_and_four_dice_show_none_to_four_dots(seats: int) -> None:
    position = table(*["2"] * seats)
    assert position.game.odds(position) == {
        "dots 0": 16,
        "dots 1": 32,
        "dots 2": 24,
        "dots 3": 8,
        "dots 4": 1,
    }


def test_ZNX_1_neither_one_nor_five_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(quartett.UnreadableText, match="2 to 4 seats"):
            quartett.game("zoinx", seats)


def test_ZNX_2_all_bet_together_and_only_the_others_may_bet_zoinx() -> None:
    game = quartett.game("zoinx", seats=3)
    start = game.start()
    numbers = ("bet 2", "bet 4", "bet 6", "bet 8", "bet 10")
    assert game.choices(start, 0) == numbers
    assert game.choices(start, 1) == game.choices(start, 2) == (*numbers, "bet zoinx")
    with pytest.raises(IllegalMove, match=r"ZNX-2: the active player cannot bet on a ZOINX"):
        game.play(start, {0: "bet zoinx", 1: "bet 2", 2: "bet 2"})
    with pytest.raises(IllegalMove, match=r"a move from seats 0, 1, 2; got 0 bet 2"):
        game.play(start, {0: "bet 2"})


def test_ZNX_2_bets_are_open_once_all_are_in_and_stand_until_the_turn_is_over() -> None:
    position = table("2", "zoinx")
    assert "bets=2/zoinx" in str(position.game.view(position, None))
    with pytest.raises(IllegalMove, match="ZNX-2: the bets are revealed"):
        position.game.play(throw(position, 3), {0: "bet 2"})


def test_ZNX_3_below_the_own_bet_the_dice_fly_again() -> None:
    position = throw(table("6", "2"), 3, 2)
    assert position.fields.dots == 5
    assert position.game.acting(position) == ()
    assert position.game.odds(position)


def test_ZNX_3_at_or_above_the_bet_stop_or_throw_on() -> None:
    for throws in ((3, 1), (3, 2)):
        position = throw(table("4", "2"), *throws)
        assert position.game.choices(position, 0) == ("roll", "stop")
        assert position.game.choices(position, 1) == ()
    game = quartett.game("zoinx")
    with pytest.raises(IllegalMove, match="ZNX-2: everyone bets before the first throw"):
        game.play(game.start(), {0: "roll", 1: "bet 2"})


def test_ZNX_4_a_throw_without_a_dot_ends_the_turn_and_earns_nothing() -> None:
    position = throw(table("2", "10"), 4, 4, 0)
    assert scores(position) == [0, 0]
    assert position.fields.active == 1


def test_ZNX_5_exactly_the_bet_earns_the_bet() -> None:
    assert scores(stop(throw(table("4", "10"), 2, 2))) == [4, 0]


def test_ZNX_5_more_than_the_bet_earns_bet_and_dots() -> None:
    assert scores(stop(throw(table("6", "10"), 4, 4))) == [14, 0]


def test_ZNX_6_a_bet_the_dots_reached_counts_even_if_a_zoinx_followed() -> None:
    assert scores(throw(table("10", "6", "zoinx"), 4, 4, 0)) == [0, 6, 5]


def test_ZNX_6_a_zoinx_foreseen_earns_five_also_after_dots_and_the_rest_nothing() -> None:
    assert scores(throw(table("8", "4", "6", "zoinx"), 4, 0)) == [0, 4, 0, 5]


def test_ZNX_6_a_bet_the_dots_did_not_reach_and_a_zoinx_that_did_not_come_earn_nothing() -> None:
    assert scores(stop(throw(table("4", "6", "zoinx"), 4))) == [4, 0, 0]


def test_ZNX_7_thirty_and_more_than_anyone_else_begins_the_last_round() -> None:
    position = stop(throw(bet(late(26, 20, 5), "4", "10", "10"), 4))
    assert scores(position) == [30, 20, 5]
    assert position.fields.last_turns == 2
    assert position.fields.active == 1


def test_ZNX_7_not_with_a_tie_for_the_lead_nor_below_thirty_nor_in_anothers_turn() -> None:
    tied = stop(throw(bet(late(26, 30), "4", "10"), 4))
    below = stop(throw(bet(late(25, 20), "4", "10"), 4))
    anothers = throw(bet(late(5, 29), "4", "zoinx"), 0)
    assert scores(anothers) == [5, 34]
    assert [p.fields.last_turns for p in (tied, below, anothers)] == [0, 0, 0]


def test_ZNX_7_points_from_earlier_bets_count_at_the_end_of_the_own_turn() -> None:
    position = throw(bet(late(31, 20), "10", "zoinx"), 0)
    assert position.fields.last_turns == 1


def test_ZNX_7_every_other_seat_is_active_once_and_it_is_not_started_again() -> None:
    position = late(34, 31, 5, active=1, last_turns=2)
    position = stop(throw(bet(position, "10", "4", "10"), 4))
    assert scores(position) == [34, 35, 5]
    assert (position.fields.active, position.fields.last_turns) == (2, 1)
    position = throw(bet(position, "zoinx", "10", "2"), 0)
    result = position.game.result(position)
    assert result == quartett.Result(scores=(39, 35, 5), winners=(0,), ending="last-round")


def test_ZNX_7_with_everyone_whoever_starts_the_last_round_is_active_once_more_and_last() -> None:
    position = stop(throw(bet(late(26, 20, 5, last_round="everyone"), "4", "10", "10"), 4))
    assert position.fields.last_turns == 3
    active = []
    for _ in range(3):
        assert position.game.result(position) is None
        active.append(int(position.fields.active))
        position = throw(bet(position, *("2" * 3)), 0)
    assert active == [1, 2, 0]
    assert position.game.result(position) is not None


def test_ZNX_7_with_everyone_the_last_turn_may_still_decide() -> None:
    position = late(34, 35, 5, last_turns=1, last_round="everyone")
    position = stop(throw(bet(position, "4", "10", "10"), 4))
    assert position.game.result(position) == quartett.Result((38, 35, 5), (0,), "last-round")


def test_ZNX_7_with_everyone_the_last_round_is_not_started_again() -> None:
    position = late(34, 31, 5, active=1, last_turns=3, last_round="everyone")
    position = stop(throw(bet(position, "10", "4", "10"), 4))
    assert scores(position) == [34, 35, 5]
    assert (position.fields.active, position.fields.last_turns) == (2, 2)


def test_ZNX_7_the_option_stands_in_the_record_and_in_the_rules() -> None:
    game = quartett.game("zoinx", last_round="everyone")
    assert "last_round=everyone" in str(quartett.Record(game))
    assert "whoever opened it" in game.help("ZNX-7")
    assert "whoever opened it" not in quartett.game("zoinx").help("ZNX-7")


def test_ZNX_8_most_points_win() -> None:
    position = throw(bet(late(31, 33, active=1, last_turns=1), "10", "2"), 0)
    assert position.game.result(position) == quartett.Result((31, 33), (1,), "last-round")


def test_ZNX_8_of_equals_wins_whoever_was_there_in_an_earlier_turn() -> None:
    position = stop(throw(bet(late(34, 30, active=1, last_turns=1), "10", "4"), 4))
    assert position.game.result(position) == quartett.Result((34, 34), (0,), "last-round")


def test_ZNX_8_equals_of_the_same_turn_share_the_win() -> None:
    position = late(29, 29, 20, active=2, last_turns=1)
    position = throw(bet(position, "zoinx", "zoinx", "10"), 0)
    assert position.game.result(position) == quartett.Result((34, 34, 20), (0, 1), "last-round")


def test_the_goal_is_an_option() -> None:
    game = quartett.game("zoinx", goal=4)
    position = stop(throw(game.play(game.start(), {0: "bet 4", 1: "bet 10"}), 4))
    assert position.fields.last_turns == 1


def test_exact_odds() -> None:
    """Computed by the generic tree walk: the active seat must go on to 10 dots."""
    thrown = table("10", "2")
    chances = {
        dots: probability(thrown, lambda p, d=dots: p.fields.dots >= d, lambda p: None)  # type: ignore[misc]
        for dots in (1, 2, 4)
    }
    assert 1 - chances[1] == Fraction(16, 81)
    assert chances[2] == Fraction(4753, 6561)
    assert chances[4] == Fraction(23983153, 43046721)


def test_points_are_told_by_where_they_came_from() -> None:
    position = stop(throw(table("6", "4", "zoinx"), 4, 4))
    assert position.fields.points[:3].tolist() == [[14, 0, 0], [0, 4, 0], [0, 0, 0]]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("active=0", "active=3"),
        ("bets=2/4", "bets=zoinx/4"),
        ("bets=2/4", "bets=-/4"),
        ("phase=throwing", "phase=deciding"),
        ("scores=0/0", "scores=1/0"),
        ("scored_in=0/0", "scored_in=0/7"),
        ("last_turns=0", "last_turns=2"),
    ],
)
def test_impossible_tables_are_refused(right: str, wrong: str) -> None:
    text = str(table("2", "4"))
    assert right in text
    with pytest.raises(quartett.IllegalPosition):
        Position(text.replace(right, wrong))


def test_ZNX_3_the_active_player_throws() -> None:
    game = quartett.game("zoinx", seats=2, start=1)
    position = game.start()
    assert game.thrower(position) is None, "nothing is thrown before the bets"
    assert game.thrower(game.play(position, {0: "bet 2", 1: "bet 4"})) == 1
