"""Bots of ZOINX!: the heuristic, and that every level plays by the rules and can be repeated."""

import random

import pytest

import quartett
from quartett import Position
from quartett.bots import bot, levels
from quartett.bots.search import TO_THE_END
from quartett.games.zoinx.bot import (
    A_POINT,
    BELIEVED,
    SolvedBot,
    heuristic,
    playouts_and_points,
)
from quartett.games.zoinx.bot.heuristic import (
    MOST_DOTS,
    TRUE_ZOINX,
    points_for_stopping,
    points_of_bets,
    points_of_replies,
    points_to_come,
)
from quartett.record import Transcript

GAME = quartett.game("zoinx")


def deciding(dots: int, bet: str = "bet 2") -> Position:
    """Seat 0 has bet and thrown so many dots."""
    position = GAME.play(GAME.start(), {0: bet, 1: "bet zoinx"})
    while dots:
        thrown = min(4, dots)
        position = GAME.happen(position, f"dots {thrown}")
        dots -= thrown
        if dots:
            position = GAME.play(position, {0: "roll"})
    return position


def test_a_bet_reached_exactly_is_worth_the_bet_and_more_is_worth_both() -> None:
    assert points_for_stopping(4, 4) == 4
    assert points_for_stopping(4, 5) == 9


def test_bets_of_the_others_promise_what_the_rulebook_odds_say() -> None:
    """P(at least 2 dots) = 4753/6561, P(at least 4) = 23983153/43046721."""
    replies = points_of_replies(TRUE_ZOINX)
    assert replies[0] == pytest.approx(2 * 4753 / 6561)
    assert replies[1] == pytest.approx(4 * 23983153 / 43046721)


def test_in_truth_one_stops_with_seven_points_and_the_hopeful_throw_on() -> None:
    turn, throw = points_to_come(TRUE_ZOINX, 2)
    assert throw[4] > points_for_stopping(2, 4)
    assert turn[5] == points_for_stopping(2, 5) > throw[5]
    hopeful = points_to_come(BELIEVED["hatchling"], 2)[1]
    assert hopeful[10] > points_for_stopping(2, 10)


def test_the_gentlest_trusts_its_luck_and_the_next_know_better_but_slip() -> None:
    hatchling, apprentice, regular = BELIEVED.values()
    assert hatchling < apprentice == regular == TRUE_ZOINX
    ladder = levels(GAME)
    assert ladder["apprentice"].noise > ladder["regular"].noise
    high, low = (points_of_bets(zoinx) for zoinx in (hatchling, regular))
    assert high.index(max(high)) > low.index(max(low))


def test_who_looks_further_values_a_win_and_the_points_of_the_turn() -> None:
    """Active in the last turn and behind, stopping cannot win; the points alone say stop."""
    game = quartett.game("zoinx", 3)
    position = Position(
        "zoinx seats=3 start=0 goal=30 | phase=deciding turn=9 active=0 last_turns=1 "
        "bets=4/zoinx/zoinx dots=5 points=20,0,0/31,0,0/0,0,0 scores=20/31/0 scored_in=7/8/0"
    )
    view, words = game.view(position, 0), ("roll", "stop")
    roll, stop = heuristic(TRUE_ZOINX)(view, words, 0, 0, 0)
    assert stop > roll
    far = playouts_and_points(game)(view, words, 400, TO_THE_END, 1)
    assert far[1] == pytest.approx(stop)
    assert far[0] > far[1]


def test_the_heuristic_judges_the_choices_it_is_given() -> None:
    think = heuristic(TRUE_ZOINX)
    view = GAME.view(deciding(7), 0)
    assert think(view, ("stop",), 0, 1, 0)[0] == pytest.approx(9 * A_POINT)
    roll, stop = think(view, ("roll", "stop"), 0, 1, 0)
    assert stop > roll
    many = GAME.view(deciding(MOST_DOTS + 5), 0)
    roll, stop = think(many, ("roll", "stop"), 0, 1, 0)
    assert stop > roll == 0


def test_two_seats_are_played_exactly_at_the_top_and_more_by_search() -> None:
    assert isinstance(bot(quartett.game("zoinx", goal=5), "oracle"), SolvedBot)
    assert not isinstance(bot(quartett.game("zoinx", 3), "oracle"), SolvedBot)


def test_nothing_is_exact_where_whoever_starts_the_last_round_is_active_again() -> None:
    """ZNX-7: the solution knows only the default of `last_round`."""
    game = quartett.game("zoinx", 2, goal=5, last_round="everyone")
    assert not any(isinstance(bot(game, level), SolvedBot) for level in levels(game))


@pytest.mark.parametrize(
    ("seats", "last_round"), [(2, "others"), (2, "everyone"), (3, "others"), (4, "everyone")]
)
def test_all_levels_choose_legal_words_that_can_be_repeated(seats: int, last_round: str) -> None:
    game, rng = quartett.game("zoinx", seats, goal=10, last_round=last_round), random.Random(seats)
    for name in [*levels(game), "greedy"]:
        position = game.start()
        for _ in range(12):
            if game.result(position) is not None:
                break
            if odds := game.odds(position):
                position = game.happen(position, rng.choices(list(odds), list(odds.values()))[0])
                continue
            moves = {}
            for seat in game.acting(position):
                view, words = game.view(position, seat), game.choices(position, seat)
                seed = rng.random()
                chosen = {
                    bot(game, name).choose(
                        view, Transcript(game, seat), words, random.Random(seed), 60
                    )
                    for _ in range(2)
                }
                assert len(chosen) == 1
                assert chosen <= set(words)
                moves[seat] = chosen.pop()
            position = game.play(position, moves)
