"""The rules of NOX, tests named by the rule's id and its sentence."""

from itertools import pairwise
from typing import Any

import pytest

import quartett
from nox.players import anything, builder, patient, played
from nox.tables import (
    NUMBERS,
    deal,
    hand,
    kitty,
    laid,
    last_round,
    lay,
    phase,
    scores,
    seat_at_turn,
    table,
)
from quartett import IllegalMove, Position, UnreadableText
from quartett.sim import simulate

COLOURS = {"blue": (1, 4, 9, 11, 15), "green": (2, 5, 7, 12, 14), "orange": (3, 6, 8, 10, 13)}


def refused(position: Position, word: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        lay(position, word)
    return str(refusal.value)


# -- NOX-1, NOX-2: the cards ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_NOX_1_two_to_six_play_with_ninety_cards(seats: int) -> None:
    game = quartett.game("nox", seats)
    odds = game.odds(game.start())
    assert sum(odds.values()) == 90
    for numbers in COLOURS.values():
        assert sum(odds[f"draw {number}"] for number in numbers) == 30


def test_NOX_1_neither_one_nor_seven_can_play() -> None:
    for seats in (1, 7):
        with pytest.raises(UnreadableText, match="2 to 6 seats for NOX"):
            quartett.game("nox", seats)


def test_NOX_2_each_number_is_there_six_times_in_one_colour() -> None:
    start = quartett.game("nox").start()
    assert start.game.odds(start) == {f"draw {number}": 6 for number in NUMBERS}
    names = list(COLOURS)
    for number, colour in zip(NUMBERS, start.fields.colours, strict=True):
        assert number in COLOURS[names[colour]]
    assert all(sum(numbers) == 40 for numbers in COLOURS.values())


# -- NOX-3: the deal -----------------------------------------------------------------------------


def test_NOX_3_everybody_is_dealt_three_cards_one_by_one_from_the_start_player() -> None:
    game = quartett.game("nox", 3, start=1)
    position = deal(game.start(), 1, 2, 3, 4, 5, 6, 7, 8)
    assert phase(position) == "dealing"
    assert position.fields.held[:3].tolist() == [2, 3, 3]
    position = deal(position, 9)
    assert [hand(position, seat) for seat in range(3)] == [[3, 6, 9], [1, 4, 7], [2, 5, 8]]
    assert phase(position) == "laying"
    assert seat_at_turn(position) == 1
    assert position.fields.pile_size == 81


def test_NOX_3_a_card_is_as_likely_as_there_are_copies_face_down() -> None:
    game = quartett.game("nox", 2)
    position = deal(game.start(), 7, 7, 12)
    assert game.odds(position) == {
        f"draw {number}": {7: 4, 12: 5}.get(number, 6) for number in NUMBERS
    }


def test_NOX_3_only_who_draws_a_card_sees_it() -> None:
    game = quartett.game("nox", 3)
    position = deal(game.start(), 5)
    viewer = [0, 1, 2, None]
    assert [game.sees(position, seat) for seat in viewer] == [False, True, False, False]
    record = quartett.Record(game).happen("draw 5").happen("draw 6")
    assert [str(step) for step in record.seen_by(0).steps] == ["draw 5", "draw ?"]
    assert [str(step) for step in record.seen_by(None).steps] == ["draw ?", "draw ?"]
    assert "hands=5/?/?" in str(game.view(position, 0))
    assert "hands=?/?/?" in str(game.view(position, None))
    assert "pile=?" in str(game.view(position, 0))


# -- NOX-4: a turn -------------------------------------------------------------------------------


def test_NOX_4_a_turn_is_one_card_laid_before_anybody_and_one_drawn() -> None:
    position = table("-/-/-", "1,2,3/4,5,6/7,8,9")
    game = position.game
    assert game.choices(position, 0) == tuple(f"{n}>{seat}" for n in (1, 2, 3) for seat in range(3))
    assert game.choices(position, 1) == game.choices(position, 2) == ()
    after = lay(position, "2>1")
    assert (hand(after, 0), kitty(after, 1)) == ([1, 3], {2})
    assert phase(after) == "drawing"
    after = deal(after, 15)
    assert hand(after, 0) == [1, 3, 15]
    assert seat_at_turn(after) == 1


def test_NOX_4_the_turn_goes_clockwise() -> None:
    position = table("-/-/-", "1,2,3/4,5,6/7,8,9", turn=1)
    turns = []
    for number in (1, 2, 3, 4):
        turns.append(seat_at_turn(position))
        word = position.game.choices(position, turns[-1])[0]
        position = deal(lay(position, word), number)
    assert turns == [1, 2, 0, 1]


def test_NOX_4_without_a_pile_nothing_is_drawn() -> None:
    position = lay(table("3/1/2", "1,2,3/4,5,6/7,8,9", pile="-"), "3>1")
    assert position.game.odds(position) == {}
    assert hand(position, 0) == [1, 2]
    assert seat_at_turn(position) == 1


def test_NOX_4_nobody_may_pass_or_lay_what_he_does_not_hold() -> None:
    position = table("-/-/-", "1,2,3/4,5,6/7,8,9")
    with pytest.raises(IllegalMove, match="a move from seat 0; got no move"):
        position.game.play(position, {})
    with pytest.raises(IllegalMove, match="a move from seat 0; got 1 4>1"):
        position.game.play(position, {1: "4>1"})
    assert refused(position, "4>1").startswith(
        "NOX-4: lay a card from your hand; you have no 4; got '4>1', allowed: 1>0, 1>1"
    )
    assert refused(position, "1>3").startswith(
        "NOX-4: the seats of this table are 0 to 2; there is no seat 3; got '1>3', allowed: 1>0"
    )


# -- NOX-5: expand -------------------------------------------------------------------------------


def test_NOX_5_a_card_may_begin_a_new_stack_beside_the_others() -> None:
    position = lay(table("-/4+14/-", "1,2,3/4,5,6/7,8,9"), "3>1")
    assert kitty(position, 1) == {3, 4, 14}


@pytest.mark.parametrize("word", ["1>0", "2>1", "3>2"])
def test_NOX_5_anyone_begins_an_empty_kitty_with_any_card(word: str) -> None:
    position = lay(table("-/-/-", "1,2,3/4,5,6/7,8,9"), word)
    assert kitty(position, int(word[2])) == {int(word[0])}


# -- NOX-6: change -------------------------------------------------------------------------------


def test_NOX_6_a_card_may_change_a_stack_of_its_own_colour() -> None:
    position = lay(table("-/3+4+14/-", "1,2,3/4,5,6/7,8,9"), "2>1:14")
    assert kitty(position, 1) == {2, 3, 4}
    assert laid(position, 1) == {2: 1, 3: 1, 4: 1, 14: 1}


def test_NOX_6_even_a_lone_card_may_be_covered() -> None:
    assert kitty(lay(table("-/14/-", "1,2,3/4,5,6/7,8,9"), "2>1:14"), 1) == {2}


def test_NOX_6_only_onto_a_card_of_the_same_colour() -> None:
    position = table("-/3+4+14/-", "1,2,3/4,5,6/7,8,9")
    assert [word for word in position.game.choices(position, 0) if word.startswith("2>1")] == [
        "2>1",
        "2>1:14",
    ]
    assert refused(position, "2>1:4").startswith(
        "NOX-6: only onto a card of the same colour: 2 is green, 4 is blue; got '2>1:4', allowed: "
    )
    assert refused(position, "2>1:5").startswith(
        "NOX-6: a card can only go onto the top card of a stack, and seat 1 shows no 5; got"
    )
    assert "and seat 0 shows no 2; got '2>0:2'" in refused(position, "2>0:2")


def test_NOX_6_a_covered_card_no_longer_counts_nor_can_it_be_laid_onto() -> None:
    position = deal(lay(table("-/14/-", "1,2,3/4,5,6/7,8,9"), "2>1:14"), 10)
    assert "5>1:14" not in position.game.choices(position, 1)
    assert "5>1:2" in position.game.choices(position, 1)


# -- NOX-7: merge --------------------------------------------------------------------------------


def test_NOX_7_a_14_onto_the_5_beside_a_14_makes_four_stacks_of_five() -> None:
    """The rulebook's example."""
    position = table("-/3+4+5+14+15/-", "7,12,14/1,1,1/2,2,2")
    words = position.game.choices(position, 0)
    assert {"7>1:5", "7>1:14", "14>1:5", "14>1:14"} <= set(words)
    after = lay(position, "14>1:5")
    assert kitty(after, 1) == {3, 4, 14, 15}
    assert laid(after, 1) == {3: 1, 4: 1, 5: 1, 14: 2, 15: 1}


def test_NOX_7_laying_a_number_beside_its_equal_is_offered_as_laying_it_onto_it() -> None:
    position = table("-/3+14/-", "7,12,14/1,1,1/2,2,2")
    words = position.game.choices(position, 0)
    assert "14>1:14" in words
    assert "14>1" not in words
    assert kitty(lay(position, "14>1:14"), 1) == {3, 14}
    assert refused(position, "14>1").startswith(
        "NOX-7: seat 1 already shows 14: lay yours onto it; got '14>1', allowed: "
    )


def test_NOX_7_every_word_offered_leads_to_another_table() -> None:
    for seed in range(2):
        game = quartett.game("nox", 2 + seed)
        for position in played(game, seed, builder).positions():
            for seat in game.acting(position):
                words = game.choices(position, seat)
                tables = {game.play(position, {seat: word}) for word in words}
                if all(phase(after) == "drawing" for after in tables):
                    assert len(tables) == len(words)


def test_NOX_7_a_kitty_never_shows_a_number_twice_and_never_loses_a_colour() -> None:
    for seed, player in enumerate([anything, patient, builder]):
        game = quartett.game("nox", 4)
        for before, after in pairwise(played(game, seed, player).positions()):
            for seat in range(4):
                if phase(before) == "round-over":
                    continue
                for numbers in COLOURS.values():
                    if kitty(before, seat) & set(numbers):
                        assert kitty(after, seat) & set(numbers)


# -- NOX-8, NOX-9: the end of a round ------------------------------------------------------------


def test_NOX_8_the_sixth_stack_ends_the_round_at_once() -> None:
    position = lay(table("-/1+2+3+6+12/-", "4,5,7/8,9,9/7,8,9"), "4>1")
    assert phase(position) == "round-over"
    assert hand(position, 0) == [5, 7]
    assert kitty(position, 1) == {1, 2, 3, 4, 6, 12}
    assert last_round(position) == [0, 28, 0]


def test_NOX_8_stacks_are_counted_after_merging() -> None:
    position = table("-/1+2+3+6+12/-", "2,4,7/8,9,9/7,8,9")
    assert phase(lay(position, "2>1:2")) == "drawing"
    assert phase(lay(position, "4>1:1")) == "drawing"
    assert kitty(lay(position, "2>1:12"), 1) == {1, 2, 3, 6}


def test_NOX_9_after_the_pile_runs_out_everyone_plays_the_hand_down() -> None:
    position = table("1/2/3", "1,1,1/2,2,2/3,3,3", pile="14")
    position = deal(lay(position, "1>0:1"), 14)
    assert position.fields.pile_size == 0
    turns = []
    while phase(position) == "laying":
        turns.append(seat_at_turn(position))
        onto = [word for word in position.game.choices(position, turns[-1]) if ":" in word]
        position = lay(position, onto[0])
    assert turns == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert phase(position) == "round-over"
    assert not position.fields.held.any()


def test_NOX_9_who_has_no_card_left_is_passed_over() -> None:
    position = table("1/2/3/-", "1/-/-/3,3", pile="-")
    position = lay(position, "1>0:1")
    assert seat_at_turn(position) == 3
    position = lay(position, "3>2:3")
    assert seat_at_turn(position) == 3
    assert phase(lay(position, "3>2:3")) == "round-over"


def test_NOX_9_the_option_ends_the_round_as_soon_as_the_pile_is_empty() -> None:
    position = table("1/2/3", "1,1,1/2,2,2/3,3,3", pile="13,14", end_on_empty_pile=True)
    position = deal(lay(position, "1>0:1"), 14)
    assert phase(position) == "laying"
    position = deal(lay(position, "2>1:2"), 13)
    assert phase(position) == "round-over"
    assert [len(hand(position, seat)) for seat in range(3)] == [3, 3, 3]


def test_NOX_9_a_sixth_stack_comes_before_the_empty_pile() -> None:
    position = table(
        "1+2+3+6+12/4/-", "15,15,15/4,4,4/7,7,7", pile="14", end_on_empty_pile=True, goal=1
    )
    position = lay(position, "15>0")
    result = position.game.result(position)
    assert result is not None
    assert result.ending == "six-stacks"


# -- NOX-10 to NOX-13: points --------------------------------------------------------------------


def test_NOX_10_three_colours_score_the_sum_of_the_tops_and_fewer_nothing() -> None:
    """The rulebook's example: 39, no blue, 28, and the sixth stack is laid by another player."""
    position = table("4+6+14+15/2+3+5+8+13/1+2+3+6+12", "4,7,7/8,9,9/7,8,9")
    position = lay(position, "4>2")
    assert last_round(position) == [39, 0, 28]
    assert scores(position) == [39, 0, 28]
    assert position.fields.points[:3].tolist() == [[19, 14, 6], [0, 0, 0], [5, 14, 9]]


def test_NOX_10_the_parts_of_a_score_are_the_points_of_each_colour() -> None:
    batch = simulate(quartett.game("nox", 3), games=5, seed=10)
    assert batch.game.parts == tuple(COLOURS)
    assert (batch.parts.sum(axis=2) == batch.scores).all()
    assert (batch.parts[batch.scores > 0] > 0).all()


def test_NOX_10_the_best_possible_kitty_is_worth_75() -> None:
    position = lay(table("-/10+11+12+13+14", "7,7,15/8,9,9"), "15>1")
    assert last_round(position) == [0, 75]


def test_NOX_11_all_cards_are_shuffled_again_and_the_left_neighbour_starts() -> None:
    position = lay(table("-/1+2+3+6+12/-", "4,5,7/8,9,9/7,8,9", start=2, turn=0), "4>1")
    game = position.game
    assert game.odds(position) == {f"draw {number}": 6 for number in NUMBERS}
    assert [game.sees(position, seat) for seat in range(3)] == [True, False, False]
    position = deal(position, 15)
    assert phase(position) == "dealing"
    assert position.fields.round_number == 2
    assert position.fields.pile_size == 89
    assert not position.fields.kitties.any()
    assert not position.fields.laid.any()
    assert hand(position, 0) == [15]
    assert last_round(position) == scores(position) == [0, 28, 0]
    position = deal(position, *[8] * 6, 9, 9)
    assert seat_at_turn(position) == 0


def last_lay(points: str, **options: Any) -> Position:
    """The example's round is over; before it the seats had these points."""
    position = table(
        "4+6+14+15/2+3+5+8+13/1+2+3+6+12", "4,7,7/8,9,9/7,8,9", scores=points, **options
    )
    return lay(position, "4>2")


def test_NOX_12_the_game_ends_after_a_round_in_which_somebody_reaches_150() -> None:
    position = last_lay("110/0/0")
    assert position.game.result(position) is None
    position = last_lay("111/0/125")
    result = position.game.result(position)
    assert result is not None
    assert (result.scores, result.winners, result.ending) == ((150, 0, 153), (2,), "six-stacks")
    with pytest.raises(IllegalMove, match="the game is over"):
        deal(position, 1)


def test_NOX_12_equal_scores_share_the_win() -> None:
    position = last_lay("139/149/149")
    result = position.game.result(position)
    assert result is not None
    assert (result.scores, result.winners) == ((178, 149, 177), (0,))
    position = last_lay("138/149/149")
    result = position.game.result(position)
    assert result is not None
    assert (result.scores, result.winners) == ((177, 149, 177), (0, 2))


@pytest.mark.parametrize("variant", ["standard", "hard"])
def test_NOX_12_a_table_may_agree_on_another_goal(variant: str) -> None:
    for goal, over in ((39, True), (40, False)):
        position = last_lay("0/0/0", goal=goal, variant=variant)
        assert (position.game.result(position) is not None) == over


def test_NOX_13_in_the_hard_game_only_the_best_writes_points_down() -> None:
    position = last_lay("0/7/8", variant="hard")
    assert last_round(position) == [39, 0, 0]
    assert scores(position) == [39, 7, 8]


def test_NOX_13_the_hard_game_ends_at_100() -> None:
    position = last_lay("60/99/99", variant="hard")
    assert position.game.result(position) is None
    position = last_lay("61/99/99", variant="hard")
    result = position.game.result(position)
    assert result is not None
    assert (result.scores, result.winners) == ((100, 99, 99), (0,))


def test_NOX_13_several_best_all_write() -> None:
    position = table("1+2+12+13/5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9", variant="hard")
    assert last_round(lay(position, "4>2")) == [28, 0, 28]


def test_NOX_13_several_best_and_nobody_writes_by_the_option_best_tie() -> None:
    tied = table("1+2+12+13/5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9", variant="hard", best_tie="nobody")
    after = lay(tied, "4>2")
    assert last_round(after) == [0, 0, 0]
    assert scores(after) == [0, 0, 0]
    assert last_round(lay(tied, "7>2")) == [0, 0, 31], "one best alone still writes"


def test_NOX_13_in_the_standard_game_a_tie_costs_nobody_anything() -> None:
    tied = table("1+2+12+13/5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9", best_tie="nobody")
    assert last_round(lay(tied, "4>2")) == [28, 0, 28]


def test_NOX_13_the_option_stands_in_the_record_and_in_the_rules() -> None:
    game = quartett.game("nox", variant="hard", best_tie="nobody")
    assert "best_tie=nobody" in str(quartett.Record(game))
    assert "nobody scores" in game.help("NOX-13")
    assert "each of them scores" in quartett.game("nox", variant="hard").help("NOX-13")


def test_NOX_13_when_nobody_shows_three_colours_nobody_writes() -> None:
    position = table("1/2/1+3+4+6+9", "8,8,11/8,9,9/7,8,9", variant="hard")
    assert last_round(lay(position, "11>2")) == [0, 0, 0]
