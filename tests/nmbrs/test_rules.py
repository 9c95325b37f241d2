"""Every rule of nmbrs!, by its number."""

import random
from itertools import pairwise, product

import numpy as np
import pytest

import quartett
from nmbrs.tables import hand, lying, play, scores, table, words
from quartett import IllegalMove, Position
from quartett.games.nmbrs import rules
from quartett.games.nmbrs.bot.evaluation import THREES_ALLOWED
from quartett.games.nmbrs.cards import joker_declared_as
from quartett.games.nmbrs.moves import MOVES, ROW_RULES, ROWS
from quartett.games.nmbrs.state import NO_JOKER


def dealt(seats: int, variant: str = "standard") -> Position:
    """After the deal, with cards that happened to come."""
    game = quartett.game("nmbrs", seats, variant=variant)
    position, rng = game.start(), random.Random(1)
    while odds := game.odds(position):
        position = game.happen(position, rng.choice(sorted(odds)))
    return position


def test_NMB_1_two_to_eight_play_with_a_hundred_numbers_and_four_jokers() -> None:
    odds = quartett.game("nmbrs", 8).odds(quartett.game("nmbrs", 8).start())
    assert len(odds) == 104
    assert set(odds.values()) == {1}
    assert {"draw 1", "draw 100", "draw joker-red", "draw joker-orange"} <= set(odds)
    for seats in (1, 9):
        with pytest.raises(quartett.UnreadableText, match="expected 2 to 8 seats"):
            quartett.game("nmbrs", seats)


def test_NMB_2_colour_and_worth_are_the_decks() -> None:
    fields = quartett.game("nmbrs").start().fields
    assert [int((fields.colours[:100] == colour).sum()) for colour in range(4)] == [25] * 4
    assert [int(fields.worths[number - 1]) for number in (1, 2, 97, 12, 60, 4)] == [
        3,
        3,
        3,
        1,
        1,
        2,
    ]
    assert fields.worths[100:].tolist() == [0, 0, 0, 0]
    assert fields.colours[100:].tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize(("seats", "cards"), [(2, 9), (3, 7), (8, 7)])
def test_NMB_3_seven_cards_each_nine_with_two_and_one_turned_up(seats: int, cards: int) -> None:
    position = dealt(seats)
    assert position.fields.held[:seats].tolist() == [cards] * seats
    assert position.fields.face_up == 1
    assert position.fields.face_down == 104 - seats * cards - 1
    assert scores(position) == [50] * seats
    assert words(position) == {"take", "pass"}


def test_NMB_3_the_next_round_is_started_by_the_left_neighbour() -> None:
    position = play(table("17", "1 2", turn=0), "discard 17")
    assert position.fields.opener == 1
    assert position.fields.round_number == 2
    assert position.game.odds(position)["draw 17"] == 1


def test_NMB_4_the_player_takes_the_open_card_or_the_others_are_asked_one_by_one() -> None:
    position = table("1", "2", "3", open="50 60", phase="asking")
    taken = play(position, "take")
    assert hand(taken, 0) == {"1", "60"}
    assert words(taken) == {"discard 1", "discard 60"}
    position = play(position, "pass")
    assert position.game.acting(position) == (1,)
    position = play(position, "pass")
    assert position.game.acting(position) == (2,)
    drawing = play(position, "pass")
    assert len(drawing.game.odds(drawing)) == 104 - 5
    assert hand(play(drawing, "draw 99"), 0) == {"1", "99"}


def test_NMB_4_who_takes_out_of_turn_also_draws_and_then_the_player_is_asked_again() -> None:
    position = play(table("1", "2", "3", open="50 60", phase="asking"), "pass", "pass", "take")
    assert position.game.odds(position)
    position = play(position, "draw 77")
    assert hand(position, 2) == {"3", "60", "77"}
    assert position.game.acting(position) == (0,)
    assert words(position) == {"take", "pass"}
    position = play(position, "pass", "take", "draw 78")
    assert hand(position, 1) == {"2", "50", "78"}
    assert position.fields.phase == 3, "no open card is left: the player draws"
    assert hand(play(position, "draw 79"), 0) == {"1", "79"}


def test_NMB_4_a_drawn_card_is_seen_by_who_draws_it_and_a_taken_one_by_all() -> None:
    position = play(table("1", "2", "3", open="50 60", phase="asking"), "pass", "take")
    game = position.game
    assert [game.sees(position, viewer) for viewer in (0, 1, 2, None)] == [
        False,
        True,
        False,
        False,
    ]
    position = play(position, "draw 77")
    assert "taken=-/60/-" in str(game.view(position, 0))
    assert "hand=1/?/?" in str(game.view(position, 0))
    start = game.start()
    assert [game.sees(start, viewer) for viewer in (0, 1, None)] == [True, False, False]


def test_NMB_5_three_card_rows_are_332_and_608_and_with_any_step_2450() -> None:
    """NMB-5, counted back step by step."""
    reached = []
    for first, step in product(range(1, 101), range(1, 100)):
        if first + 2 * step <= 100:
            number = first
            while number > 1 and number >= step:
                number -= step
            reached.append(0 if step == 1 else number)
    counts = [reached.count(0), sum(rest <= 1 for rest in reached), len(reached)]
    assert counts == [332, 608, 2450]
    assert THREES_ALLOWED.tolist() == counts


@pytest.mark.parametrize(
    ("row", "allowed"),
    [
        ("10-20-30", ROW_RULES),
        ("7-14-21", ROW_RULES),
        ("96-97-98", ROW_RULES),
        ("1-2-3", ROW_RULES),
        ("11-16-21", ("multiples-and-one", "equal-steps")),
        ("1-3-5-7", ("multiples-and-one", "equal-steps")),
        ("14-20-26", ("equal-steps",)),
        ("2-51-100", ("equal-steps",)),
    ],
)
def test_NMB_5_the_option_says_how_far_a_row_must_count_back(
    row: str, allowed: tuple[str, ...]
) -> None:
    for rule in ROW_RULES:
        position = table(f"{row.replace('-', ' ')} 99", "50", row_rule=rule)
        assert (f"lay {row}" in words(position)) == (rule in allowed)
        if rule not in allowed:
            with pytest.raises(IllegalMove, match="NMB-5: counting back from"):
                play(position, f"lay {row}")


def test_NMB_5_with_equal_steps_rows_grow_and_cross_as_others_do() -> None:
    position = table("2 26 17 23 99", "50", rows="8-14-20", opened="0", row_rule="equal-steps")
    assert {"grow 2-8-14-20", "grow 8-14-20-26", "grow 2-8-14-20-26"} <= words(position)
    assert "grow 8-11-14-17-20-23" not in words(position), "11 is missing"
    assert "cross 17-20-23" in words(position)
    grown = play(position, "grow 2-8-14-20-26")
    assert lying(grown) == ["2-8-14-20-26"]
    assert lying(play(grown, "cross 17-20-23")) == ["2-8-14-20-26", "17-20-23"]


@pytest.mark.parametrize("variant", ["standard", "simple"])
@pytest.mark.parametrize("rows", ROW_RULES)
def test_NMB_5_rows_go_with_both_variants_and_stand_in_every_record(
    variant: str, rows: str
) -> None:
    game = quartett.game("nmbrs", 2, variant=variant, rows=rows)
    assert f"variant={variant} rows={rows} " in str(quartett.Record(game))
    assert f"variant={variant} rows={rows} " in str(game.start())
    assert words(table("11 16 21 49", "5", variant=variant, row_rule=rows), "lay") == (
        set() if rows == "multiples" else {"lay 11-16-21"}
    )


def test_NMB_5_the_former_variant_advanced_is_the_option_multiples_and_one() -> None:
    today = quartett.game("nmbrs", 4, rows="multiples-and-one", rounds=3)
    assert quartett.game("nmbrs", 4, variant="advanced", rounds=3) is today
    old = str(today.start()).replace("variant=standard rows=multiples-and-one", "variant=advanced")
    assert "rows=" not in old.partition(" | ")[0]
    assert today.parse(old) == today.start()
    record = str(quartett.Record(today))
    former = record.replace("variant=standard rows=multiples-and-one", "variant=advanced")
    assert former != record
    assert str(quartett.Record.parse(former)) == record
    with pytest.raises(quartett.UnreadableText, match="'variant=advanced' means rows=multiples-an"):
        quartett.game("nmbrs", 4, variant="advanced", rows="equal-steps")


def test_NMB_6_rows_are_laid_from_the_hand_as_often_as_you_like() -> None:
    position = table("10 20 30 7 14 21 99", "1")
    assert words(position, "lay") == {"lay 10-20-30", "lay 7-14-21"}
    position = play(position, "lay 7-14-21")
    assert position.fields.opened[0] == 1
    position = play(position, "lay 10-20-30")
    assert lying(position) == ["7-14-21", "10-20-30"]
    assert hand(position, 0) == {"99"}


def test_NMB_6_a_joker_stands_for_the_number_you_say_and_is_then_laid() -> None:
    position = table("10 30 *r 99", "1")
    assert words(position, "joker") == {"joker-red as 20"}
    said = play(position, "joker-red as 20")
    assert words(said) == {"lay 10-20-30"}, "what was said must be laid now"
    position = play(said, "lay 10-20-30")
    assert lying(position) == ["10-20r-30"]
    assert int(position.fields.meaning[0]) == 20


def test_NMB_6_a_joker_may_be_a_number_you_hold_yourself() -> None:
    position = play(table("10 20 30 *r 99", "1"), "joker-red as 20")
    assert "lay 10-20-30" in words(position)
    position = play(position, "lay 10-20-30")
    assert hand(position, 0) == {"20", "99"}
    assert lying(position) == ["10-20r-30"]


def test_NMB_6_a_row_holds_at_least_one_number_card() -> None:
    position = table("50 *r *g *b 99", "1")
    position = play(position, "joker-red as 51", "joker-green as 52")
    assert "joker-blue as 50" not in words(position), "three jokers are no row"
    assert "joker-blue as 49" in words(position)
    assert "lay 50-51-52" in words(position)


def test_NMB_6_jokers_are_said_in_any_order_and_all_are_used() -> None:
    position = table("10 *r *b 99 98", "1")
    for first, second in (
        ("joker-red as 20", "joker-blue as 30"),
        ("joker-blue as 30", "joker-red as 20"),
    ):
        said = play(position, first, second)
        assert words(said) == {"lay 10-20-30"}


def test_NMB_7_only_who_has_opened_grows_rows() -> None:
    assert not words(table("40 99", "1", rows="10-20-30"), "grow")
    assert words(table("40 99", "1", rows="10-20-30", opened="0"), "grow") == {"grow 10-20-30-40"}


def test_NMB_7_cards_go_to_the_ends_and_in_between() -> None:
    position = table("15 25 40 99", "1", rows="10-20-30", opened="0")
    assert words(position, "grow") == {"grow 10-20-30-40", "grow 10-15-20-25-30"}
    position = play(position, "grow 10-15-20-25-30")
    assert lying(position) == ["10-15-20-25-30"]
    assert hand(position, 0) == {"40", "99"}


def test_NMB_7_rows_are_connected_two_or_more() -> None:
    position = table("12 24 99 98", "1", rows="3-6-9 15-18-21 27-30-33", opened="0")
    assert "grow 3-6-9-12-15-18-21" in words(position)
    whole = "grow 3-6-9-12-15-18-21-24-27-30-33"
    assert whole in words(position)
    position = play(position, whole)
    assert lying(position) == [whole.removeprefix("grow ")]
    assert hand(position, 0) == {"98", "99"}


def test_NMB_7_rows_that_interlock_become_one() -> None:
    rows = "1-3-5-7 2-4-6"
    position = table("8 99", "100", rows=rows, row_rule="multiples-and-one", opened="0")
    assert words(position, "grow") == {"grow 1-2-3-4-5-6-7-8", "grow 2-4-6-8"}
    assert lying(play(position, "grow 1-2-3-4-5-6-7-8")) == ["1-2-3-4-5-6-7-8"]


def test_NMB_7_rows_that_share_a_card_are_not_connected_with_each_other() -> None:
    position = table("12 14 16 24 26 28 99", "1", rows="10-20-30 18-20-22", opened="0")
    assert "grow 10-12-14-16-18-20-22-24-26-28-30" not in words(position)
    assert "grow 10-12-14-16-18-20-22" not in words(position)
    assert "grow 16-18-20-22" in words(position)


def test_NMB_7_only_whole_rows_grow() -> None:
    position = table("25 35 99", "1", rows="10-20-30 40-50-60", opened="0")
    assert not words(position, "grow 20", "grow 30")


def test_NMB_8_a_row_across_takes_one_lying_card_and_two_from_the_hand() -> None:
    position = table("19 21 22 99", "1", rows="10-20-30", opened="0")
    assert words(position, "cross") == {"cross 19-20-21", "cross 19-20-21-22", "cross 20-21-22"}
    assert not words(table("19 21 22 99", "1", rows="10-20-30"), "cross")
    assert not words(table("19 99", "1", rows="10-20-30 21-42-63", opened="0"), "cross")
    position = play(position, "cross 20-21-22")
    assert lying(position) == ["10-20-30", "20-21-22"]


def test_NMB_8_a_card_lies_in_at_most_two_rows() -> None:
    position = table("16 24 99", "1", rows="10-20-30 20-21-22", opened="0")
    assert not words(position, "cross")
    assert words(table("16 24 99", "1", rows="10-20-30", opened="0"), "cross")


def test_NMB_8_a_row_may_cross_on_a_joker() -> None:
    position = table("19 21 99", "1", rows="10-20r-30", opened="0")
    assert words(position, "cross") == {"cross 19-20-21"}
    position = play(position, "cross 19-20-21")
    assert lying(position) == ["10-20r-30", "19-20r-21"]


def test_NMB_8_where_a_row_could_cross_on_different_cards_it_is_asked() -> None:
    position = table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0")
    assert words(position, "cross") == {"cross 9-10-11"}
    asked = play(position, "cross 9-10-11")
    assert words(asked) == {"with joker-red", "without joker-red"}
    assert "9-10r-11" in lying(play(asked, "with joker-red"))
    assert "9-10-11" in lying(play(asked, "without joker-red"))


def test_NMB_7_where_a_row_could_grow_from_different_rows_it_is_asked() -> None:
    position = table("40 99", "1", rows="10-20r-30 10g-20-30b", opened="0")
    asked = play(position, "grow 10-20-30-40")
    assert words(asked) == {"with joker-red", "without joker-red"}
    assert lying(play(asked, "with joker-red")) == ["10g-20-30b", "10-20r-30-40"]
    assert lying(play(asked, "without joker-red")) == ["10-20r-30", "10g-20-30b-40"]


def test_NMB_6_a_new_row_and_a_grown_or_crossing_one_have_different_words() -> None:
    position = table("10 20 30 40 99", "1", rows="10r-15-20g", opened="0")
    assert {"lay 20-30-40", "cross 20-30-40"} <= words(position)
    assert lying(play(position, "lay 20-30-40")) == ["10r-15-20g", "20-30-40"]
    assert lying(play(position, "cross 20-30-40")) == ["10r-15-20g", "20g-30-40"]


def test_NMB_9_only_cards_laid_now_earn_points() -> None:
    position = table("40 99", "1", rows="10-20-30", opened="0")
    assert scores(play(position, "grow 10-20-30-40")) == [51, 50]
    position = table("7 14 21 99 *r", "1")
    assert scores(play(position, "lay 7-14-21")) == [50 + 3 + 2 + 1, 50]


def test_NMB_10_one_colour_or_all_different_ones_double() -> None:
    """7 and 14 are green, 21 blue; 16, 24 red; 10 red, 20 green, 25 blue, 15 orange."""
    assert scores(play(table("10 15 20 99", "1"), "lay 10-15-20"))[0] == 50 + 2 * (2 + 1 + 1)
    four = play(table("10 15 20 25 99", "1"), "lay 10-15-20-25")
    assert scores(four)[0] == 50 + 2 * (2 + 1 + 1 + 2)
    grown = play(table("30 99", "1", rows="10-15-20-25", opened="0"), "grow 10-15-20-25-30")
    assert scores(grown)[0] == 51
    red = play(table("16 24 *r 99", "1"), "joker-red as 8", "lay 8-16-24")
    assert scores(red)[0] == 50 + 2 * (1 + 1)


def test_NMB_10_a_joker_counts_with_its_printed_colour() -> None:
    green = play(table("16 24 *g 99", "1"), "joker-green as 8", "lay 8-16-24")
    assert scores(green)[0] == 50 + 2
    parts = green.fields.points[0].tolist()
    assert parts == [50, 2, 0, 0]


def test_NMB_11_a_joker_is_swapped_and_laid_again_at_once() -> None:
    position = table("20 70 77 98", "1", rows="10-20r-30", opened="0")
    assert words(position, "swap") == {"swap joker-red"}
    swapped = play(position, "swap joker-red")
    assert scores(swapped) == scores(position)
    assert lying(swapped) == ["10-20-30"]
    assert words(swapped) == {"joker-red as 63", "joker-red as 84"}
    position = play(swapped, "joker-red as 84", "lay 70-77-84")
    assert lying(position) == ["10-20-30", "70-77-84r"]
    assert hand(position, 0) == {"98"}


def test_NMB_11_the_freed_joker_does_not_grow_the_row_it_came_from() -> None:
    position = table("20 98 99", "1", rows="10-20r-30", opened="0")
    assert not words(position, "swap"), "it could only go on to 40"
    position = table("20 19 99", "1", rows="10-20r-30", opened="0")
    swapped = play(position, "swap joker-red")
    assert words(swapped) == {"joker-red as 18", "joker-red as 21"}, "across is another row"


def test_NMB_11_a_swap_needs_an_opened_player_the_number_and_a_lay() -> None:
    assert not words(table("20 70 77 99", "1", rows="10-20r-30"), "swap")
    assert not words(table("70 77 99", "1", rows="10-20r-30", opened="0"), "swap")
    assert not words(table("20 73 97 89", "1", rows="10-20r-30", opened="0"), "swap")
    with pytest.raises(IllegalMove, match="NMB-11"):
        play(table("20 73 97 89", "1", rows="10-20r-30", opened="0"), "swap joker-red")


def test_NMB_11_with_another_joker_in_hand_the_freed_one_still_gets_its_place() -> None:
    position = table("20 70 *b 99 98", "1", rows="10-20r-30", opened="0")
    open_ends: list[Position] = [play(position, "swap joker-red")]
    laid: list[Position] = []
    while open_ends:
        before = open_ends.pop()
        assert words(before), "never a dead end"
        for word in words(before):
            (open_ends if word.startswith("joker") else laid).append(play(before, word))
    assert len(laid) > 20
    assert all(any("r" in row for row in lying(after)) for after in laid)


def test_NMB_12_a_discard_ends_the_turn_and_a_lay_leaves_a_card_for_it() -> None:
    position = table("10 20 30", "1")
    assert words(position) == {"discard 10", "discard 20", "discard 30"}
    position = play(table("10 20 30 40", "1"), "lay 10-20-30")
    assert words(position) == {"discard 40"}, "it can no longer be laid"
    position = play(table("1 2", "3 4", open="50"), "discard 2")
    assert position.game.acting(position) == (1,)
    assert position.fields.order[: position.fields.face_up].tolist() == [50, 2]


def test_NMB_13_the_last_card_discarded_ends_the_round_and_the_others_subtract() -> None:
    position = play(table("17", "1 2 *r", "4 100"), "discard 17")
    assert scores(position) == [50, 50 - 6, 50 - 4]
    assert position.fields.points[1].tolist() == [50, 0, 0, -6]
    position = play(table("17", "1 2 *r", scores="50/3"), "discard 17")
    assert scores(position) == [50, -3], "below zero"


def test_NMB_14_after_a_round_a_hundred_points_win_the_highest_if_several() -> None:
    position = play(table("17", "1 2", "3", scores="101/110/50"), "discard 17")
    result = position.game.result(position)
    assert result is not None
    assert (result.scores, result.winners) == ((101, 104, 47), (1,))
    assert result.ending == "went-out"
    position = play(table("17", "1 2", scores="99/103"), "discard 17")
    assert position.game.result(position) is None, "97 and 99 are not enough"
    shared = play(table("17", "1 2", scores="100/106"), "discard 17")
    result = shared.game.result(shared)
    assert result is not None
    assert result.winners == (0, 1)


def test_NMB_14_not_before_the_round_is_over() -> None:
    position = play(table("17 18", "1 2", scores="140/50"), "discard 17")
    assert position.game.result(position) is None


def test_NMB_14_the_rounds_agreed_are_the_last() -> None:
    position = play(table("17", "1 2", rounds=1), "discard 17")
    result = position.game.result(position)
    assert result is not None
    assert (result.ending, result.scores, result.winners) == ("rounds-played", (50, 44), (0,))
    endless = play(table("17", "1 2", rounds=0), "discard 17")
    assert endless.game.result(endless) is None


def test_NMB_15_the_open_pile_except_its_top_becomes_the_new_pile() -> None:
    position = table("1 2", "3 4", open="50 60", pile="70", phase="asking")
    position = play(position, "pass", "pass", "draw 70")
    fields = position.fields
    assert (int(fields.face_up), int(fields.order[0]), int(fields.ran_out)) == (1, 60, 1)
    assert fields.face_down == 104 - 6
    assert "discard 70" in words(position)


def test_NMB_15_without_a_face_down_card_nobody_takes_out_of_turn() -> None:
    deck = small_deck(8)
    position = table("1 2", "3 4 5 6 7", open="8", pile="", phase="asking", deck=deck)
    assert words(position) == {"take", "pass"}
    without = play(position, "pass")
    assert without.fields.phase == 4
    assert hand(without, 0) == {"1", "2"}
    refilled = play(without, "discard 1")
    assert refilled.fields.face_down == 1, "the 8 lay under the 1"
    taken = play(position, "take", "discard 8")
    assert (int(taken.fields.face_down), int(taken.fields.face_up)) == (0, 1)


def test_NMB_15_the_pile_run_out_twice_without_a_lay_ends_the_round() -> None:
    position = table("1 2", "3 4", open="50", pile="70", phase="asking", ran_out=1)
    position = play(position, "pass", "pass", "draw 70")
    assert position.fields.round_number == 2
    assert scores(position) == [50 - 3 - 3 - 1, 50 - 3 - 2]
    over = table("1 2", "3 4", open="50", pile="70", phase="asking", ran_out=1, scores="150/50")
    result = over.game.result(play(over, "pass", "take", "draw 70"))
    assert result is not None
    assert result.ending == "pile-ran-out"


def test_NMB_15_a_lay_in_between_lets_it_go_on() -> None:
    position = table("10 20 30 98 99", "3 4", open="50", pile="70", ran_out=1)
    position = play(position, "lay 10-20-30", "discard 99", "pass", "pass", "draw 70")
    assert position.fields.round_number == 1
    assert position.fields.ran_out == 1


def test_NMB_16_simple_has_cards_to_50_and_20_points() -> None:
    position = quartett.game("nmbrs", 3, variant="simple").start()
    assert position.fields.face_down == 54
    assert scores(position) == [20, 20, 20]
    assert "draw 51" not in position.game.odds(position)
    for seats, cards in ((2, 7), (4, 5)):
        assert dealt(seats, "simple").fields.held[0] == cards


def test_NMB_16_simple_counts_cards_and_doubles_one_colour_only() -> None:
    position = table("10 15 20 49", "1", variant="simple")
    assert scores(play(position, "lay 10-15-20"))[0] == 53
    red = table("16 24 *r 49", "1", variant="simple")
    assert scores(play(red, "joker-red as 8", "lay 8-16-24"))[0] == 50 + 2 * 3
    position = play(table("49", "1 2 *r", variant="simple"), "discard 49")
    assert scores(position)[1] == 50 - 3


def test_NMB_16_simple_needs_no_discard_and_the_last_card_may_be_laid() -> None:
    position = table("10 20 30", "1 2", variant="simple")
    assert {"done", "lay 10-20-30"} <= words(position)
    passed = play(position, "done")
    assert passed.fields.at_turn == 1
    assert hand(passed, 0) == {"10", "20", "30"}
    position = play(position, "lay 10-20-30")
    assert position.fields.round_number == 2
    assert scores(position) == [53, 48]


def test_NMB_16_simple_jokers_go_to_50() -> None:
    position = table("40 45 *r 1", "2", variant="simple")
    assert "joker-red as 50" in words(position)
    position = table("48 49 *r 1", "2", variant="simple")
    assert not words(position, "joker-red as 51")


def small_deck(numbers: int) -> str:
    lines = [f"{number},red,1" for number in range(1, numbers + 1)]
    return "\n".join(["card,colour,value", *lines])


def test_words_are_all_different_and_rows_are_written_whole() -> None:
    assert len(set(MOVES)) == len(MOVES)
    for row in ROWS[1:]:
        numbers = [int(number) for number in row.split("-")]
        assert len({after - before for before, after in pairwise(numbers)}) == 1


def test_nobody_chooses_while_cards_are_dealt() -> None:
    dealing = quartett.game("nmbrs").start()
    assert rules.choices(dealing.fields, 0, np.zeros(10, np.int64)) == 0


def test_a_number_no_joker_was_said_to_be_is_nobodys() -> None:
    position = play(table("10 30 *r 99", "1"), "joker-red as 20")
    assert joker_declared_as(position.fields, 20) == 0
    assert joker_declared_as(position.fields, 30) == NO_JOKER


def test_the_parts_of_a_score_are_what_was_written_down() -> None:
    position, points = table("10 20", "1 2", scores="70/50"), np.zeros(4, np.int64)
    rules.parts(position.fields, 0, points)
    assert points.tolist() == [50, 20, 0, 0]


def test_as_many_cards_are_dealt_as_the_table_wants() -> None:
    game = quartett.game("nmbrs", 3, deal=2)
    position, rng = game.start(), random.Random(1)
    while odds := game.odds(position):
        position = game.happen(position, rng.choice(sorted(odds)))
    assert position.fields.held[:3].tolist() == [2, 2, 2]


def test_rules_do_the_same_where_nobody_listens() -> None:
    """On a row without room for notes, as in simulations."""
    position = table("10 30 *r 99", "1")
    plain = position.row.copy()
    for word in ("joker-red as 20", "lay 10-20-30"):
        position = play(position, word)
        moves = np.array([position.game.move_numbers[word], -1])
        rules.resolve(position.game.layout.read(plain), moves)
        assert plain.tobytes() == position.row.tobytes()
