"""The rules of BLOXX!, one test each, named by the rule's id and its sentence."""

from collections import Counter

import numpy as np
import pytest

import quartett
from bloxx.pictures import drawing, picture, picture_of, table
from quartett import Game, IllegalMove, Position, Result, UnreadableText
from quartett.compiled import Array, Row, dtype, rules
from quartett.games.bloxx.components import DICE_FILE
from quartett.games.bloxx.places import can_hang
from quartett.games.bloxx.shapes import PIECES, TURNS, plain, squares, turned

STANDARD_FACES = [
    line.split()[1:] for line in DICE_FILE.read_text("utf-8").splitlines() if line[0] in "AB"
]
LINE_AND_BLOCK = "A OXXX;B OX/XX"
FOUR_WIDE = "....;....;....;.... blue;.... green"


def parts_of(row: Row, seat: int, points: Array) -> None:
    rules.parts(row.view(dtype)[0], seat, points)


def parts(position: Position, seat: int) -> dict[str, int]:
    game = position.game
    points = np.zeros(len(game.parts), np.int64)
    game.specialize(parts_of)(position.row, seat, points)
    return dict(zip(game.parts, points.tolist(), strict=True))


def score(position: Position, seat: int) -> int:
    return sum(parts(position, seat).values())


def play(position: Position, *steps: str) -> Position:
    """Events and moves, written as in a record."""
    for step in steps:
        position = quartett.record.advance(position, quartett.Step.parse(step))
    return position


def choices(position: Position, seat: int, die: str = "") -> list[str]:
    return [word for word in position.game.choices(position, seat) if word.startswith(die)]


def refusal(position: Position, seat: int, word: str) -> str:
    moves = {
        other: position.game.choices(position, other)[0] for other in position.game.acting(position)
    }
    with pytest.raises(IllegalMove) as refused:
        position.game.play(position, {**moves, seat: word})
    return str(refused.value).partition("; got ")[0]


# -- BLX-1, BLX-2: what lies on the table --------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_BLX_1_two_to_four_players_have_a_sheet_of_7_columns_and_10_rows_each(seats: int) -> None:
    game = quartett.game("bloxx", seats)
    fields = game.start().fields
    assert (fields.columns, fields.rows) == (7, 10)
    assert set(np.unique(fields.numbers).tolist()) == {0, 2, 3, 4}
    assert sorted(colour for colour in fields.colours if colour != 4) == [0, 1, 2, 3]
    assert [parts(game.start(), seat)["empties"] for seat in range(seats)] == [-70] * seats


def test_BLX_1_the_sheet_is_the_one_in_the_components() -> None:
    fields = quartett.game("bloxx").start().fields
    assert fields.numbers[9].tolist() == [4, 0, 0, 3, 0, 0, 4]
    assert fields.numbers[0].tolist() == [0, 0, 2, 0, 3, 0, 0]
    assert fields.colours.tolist() == [4, 0, 4, 1, 4, 2, 4, 3, 4, 4]


@pytest.mark.parametrize("seats", [1, 5])
def test_BLX_1_nobody_plays_alone_and_no_more_than_four_together(seats: int) -> None:
    with pytest.raises(UnreadableText, match="expected 2 to 4 seats for BLOXX!"):
        quartett.game("bloxx", seats)


def test_BLX_2_two_dice_of_six_faces_fall_in_36_equally_likely_ways() -> None:
    game = quartett.game("bloxx")
    odds = game.odds(game.start())
    assert len(odds) == 36
    assert set(odds.values()) == {1}
    assert list(odds)[:7] == [*(f"roll A1 B{face}" for face in range(1, 7)), "roll A2 B1"]


def test_BLX_2_twelve_different_shapes_each_with_one_circle_and_three_crosses() -> None:
    faces = [face for die in STANDARD_FACES for face in die]
    assert len(faces) == 12
    for face in faces:
        assert Counter(face.replace("/", "").replace(".", "")) == {"X": 3, "O": 1}
    kinds = {frozenset(turned(face, turn) for turn in TURNS) for face in faces}
    assert len(kinds) == 12
    assert sum(map(len, kinds)) == 76, "all ways to mark one square of a four-square shape"


# -- BLX-3, BLX-4: who draws, and the taken die --------------------------------------------------


def test_BLX_3_the_active_player_draws_first_then_all_others_at_the_same_time() -> None:
    game = quartett.game("bloxx", 3, start=1)
    position = play(game.start(), "roll A1 B2")
    assert game.acting(position) == (1,)
    position = play(position, "1 A r0 a1")
    assert game.acting(position) == (0, 2)
    with pytest.raises(IllegalMove, match="expected a move from seats 0, 2"):
        play(position, "0 B r0 a1")
    position = play(position, "0 B r0 a1; 2 A r1 g1")
    assert [picture_of(position, seat) for seat in range(3)] == [
        picture("xox.... #x#...."),
        picture("oxxx..."),
        picture("......x ......x ......x ......x"),
    ]


def test_BLX_4_whoever_picks_the_taken_die_draws_a_cross_instead_of_the_circle() -> None:
    game = quartett.game("bloxx", 3)
    position = play(game.start(), "roll A2 B1", "0 A r0 a1", "1 A r0 a1; 2 B r0 a1")
    assert picture_of(position, 0) == picture("ox..... xx.....")
    assert picture_of(position, 1) == picture("xx..... xx.....")
    assert picture_of(position, 2) == picture("xoxx...")


def test_BLX_4_if_the_active_player_could_draw_nothing_both_dice_keep_their_circle() -> None:
    full = "xxxx xxxx xxxx xxxx xxxx"
    low = "xxxx xxxx xxxx"
    position = table(full, low, low, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK, filled=both_rows(3))
    position = play(position, "roll A1 B1")
    assert position.game.acting(position) == (1, 2)
    position = play(position, "1 A r0 a4; 2 B r0 a4")
    assert picture_of(position, 1) == picture("oxxx xxxx xxxx xxxx")
    assert picture_of(position, 2) == picture("ox.. xx.. xxxx xxxx xxxx")


def both_rows(seats: int) -> dict[tuple[int, str], int]:
    return {(seat, colour): 2 for seat in range(seats) for colour in ("green", "blue")}


# -- BLX-5: turning and mirroring ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "drawn"),
    [
        ("r0", "oxx x.."),
        ("r1", "xo .x .x"),
        ("r2", "..x xxo"),
        ("r3", "x. x. ox"),
        ("m0", "xxo ..x"),
        ("m1", ".x .x xo"),
        ("m2", "x.. oxx"),
        ("m3", "ox x. x."),
    ],
)
def test_BLX_5_a_shape_may_be_turned_and_mirrored_and_the_circle_stays_at_its_square(
    turn: str, drawn: str
) -> None:
    position = play(quartett.game("bloxx").start(), "roll A5 B1", f"0 A {turn} a1")
    expected = "\n".join(line.ljust(7, ".") for line in drawn.split())
    assert picture_of(position, 0).replace("#", ".") == expected


@pytest.mark.parametrize(
    ("roll", "die", "looks"),
    [
        ("A1 B1", "A", 4),  # line, the circle at its end
        ("A2 B1", "A", 4),  # block
        ("A3 B1", "A", 8),  # T, the circle at an arm
        ("A4 B1", "A", 8),  # S
        ("A5 B1", "A", 8),  # L
        ("A1 B1", "B", 4),  # line, the circle inside
        ("A1 B2", "B", 4),  # T, the circle in the middle
        ("A1 B3", "B", 4),  # T, the circle at the foot
        ("A1 B4", "B", 8),
    ],
)
def test_BLX_5_turns_that_look_the_same_are_offered_once(roll: str, die: str, looks: int) -> None:
    position = play(quartett.game("bloxx").start(), f"roll {roll}")
    assert len({word.split()[1] for word in choices(position, 0, die)}) == looks
    drawings = [tuple(sorted(drawing(position, word))) for word in choices(position, 0, die)]
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize(("face", "looks"), [(1, 2), (2, 1), (3, 4), (4, 4), (5, 8), (6, 8)])
def test_BLX_5_without_its_circle_a_shape_has_fewer_looks(face: int, looks: int) -> None:
    position = play(quartett.game("bloxx").start(), f"roll A{face} B1", "0 A r0 a1")
    assert len({word.split()[1] for word in choices(position, 1, "A")}) == looks
    assert len({word.split()[1] for word in choices(position, 1, "B")}) == 4


def test_BLX_5_both_dice_show_the_same_shape_and_the_active_player_still_picks_one() -> None:
    game = quartett.game("bloxx", dice="A OXX/X..;B XO/.X/.X")
    position = play(game.start(), "roll A1 B1")
    assert len(choices(position, 0, "A")) == len(choices(position, 0, "B")) > 0
    position = play(position, "0 B r3 a1")
    crossed, circled = choices(position, 1, "B"), choices(position, 1, "A")
    assert len(crossed) == len(circled) > 0, "the taken die has lost its circle"


def test_BLX_5_both_dice_show_the_same_shape_and_nobody_took_one_so_it_is_offered_once() -> None:
    full, low = "xxxx xxxx", "xxxx"
    position = table(full, low, sheet="....;....", dice="A OXXX;B XXXO", rolls=2)
    position = play(position, "roll A1 B1")
    assert position.game.acting(position) == (1,)
    assert choices(position, 1) == ["A r0 a2", "A r2 a2"]
    assert refusal(position, 1, "B r0 a2") == (
        "BLX-5: both dice show the same shape, so it is drawn as 'A r2 a2'"
    )


def test_BLX_5_a_turn_that_looks_like_an_earlier_one_is_refused_and_named() -> None:
    position = play(quartett.game("bloxx").start(), "roll A1 B1")
    assert refusal(position, 0, "A m0 a1") == (
        "BLX-5: this turn gives the same drawing as 'A r2 a1', so only that one counts"
    )


# -- BLX-6, BLX-7: where a shape may be drawn ----------------------------------------------------


@pytest.mark.parametrize("support", ["settle", "touch", "rest"])
def test_BLX_6_the_first_shape_touches_the_bottom_edge(support: str) -> None:
    position = play(quartett.game("bloxx", support=support).start(), "roll A4 B5")
    words = choices(position, 0)
    assert words
    assert all(word.split()[2][1:] == "1" for word in words)
    assert {word.split()[2][0] for word in words} == set("abcdef"), "anywhere along it"
    assert refusal(position, 0, "A r0 d2") == (
        "BLX-6: the first shape must touch the bottom edge; "
        "in column d the lowest place for it is row 1"
    )


BLOCK_LEFT = "ox xx"


def test_BLX_7_settle_a_later_shape_stands_on_the_floor_or_on_something_drawn() -> None:
    position = play(table(BLOCK_LEFT, BLOCK_LEFT), "roll A2 B1")
    assert choices(position, 0, "A r0") == ["A r0 a3", "A r0 b3", "A r0 c1"]
    assert refusal(position, 0, "A r0 c2") == (
        "BLX-7: the shape would hang in the air, with no square on the floor or on a drawn one; "
        "in column c the lowest place for it is row 1"
    )


def test_BLX_7_settle_a_later_shape_touches_an_earlier_one_with_a_side() -> None:
    position = play(table(BLOCK_LEFT, BLOCK_LEFT), "roll A2 B1")
    assert refusal(position, 0, "A r0 d1") == (
        "BLX-7: no side of the shape would touch an earlier shape; "
        "turned like this it fits nowhere in column d"
    )
    assert refusal(position, 0, "A r0 a4") == (
        "BLX-7: no side of the shape would touch an earlier shape; "
        "in column a the lowest place for it is row 3"
    )


def test_BLX_7_a_corner_or_a_gap_is_not_a_touching_side() -> None:
    hook = "ox x# x#"  # what is below its arm is gaps
    position = play(table(hook, hook), "roll A2 B1")
    assert choices(position, 0, "A r0 b") == ["A r0 b4"], "on the arm"
    assert choices(position, 0, "A r0 c") == [], "beside gaps, or hanging beside the arm"
    touch = play(table(hook, hook, support="touch"), "roll A2 B1")
    assert choices(touch, 0, "A r0 c") == ["A r0 c2", "A r0 c3"], "but not corner to corner in c4"


def test_BLX_7_touch_a_later_shape_may_hang_wherever_a_side_touches() -> None:
    tower = "x x x o"
    position = play(table(tower, tower, support="touch"), "roll A1 B1")
    assert choices(position, 0, "A r0") == ["A r0 a5", "A r0 b1", "A r0 b2", "A r0 b3", "A r0 b4"]
    assert refusal(position, 0, "A r0 b5") == (
        "BLX-7: no side of the shape would touch an earlier shape; "
        "in column b the lowest place for it is row 1"
    )
    hung = play(position, "0 A r0 b3")
    assert picture_of(hung, 0) == picture("x...... xoxxx.. x####.. o####..")
    settle = play(table(tower, tower), "roll A1 B1")
    assert choices(settle, 0, "A r0") == ["A r0 a5", "A r0 b1"]


def test_BLX_7_touch_a_shape_that_cannot_stand_anywhere_may_still_hang() -> None:
    hook, sheet, dice = "ox x# x#", "....;....;....;....", "A OX/XX;B OX/XX"
    settle = play(table(hook, hook, sheet=sheet, dice=dice), "roll A1 B1")
    assert settle.game.result(settle) is not None, "both are stuck"
    touch = play(table(hook, hook, sheet=sheet, dice=dice, support="touch"), "roll A1 B1")
    assert choices(touch, 0, "A r0") == ["A r0 c2", "A r0 c3"]


def test_BLX_7_rest_a_later_shape_lies_directly_on_a_drawn_square() -> None:
    position = play(table(BLOCK_LEFT, BLOCK_LEFT, support="rest"), "roll A2 B4")
    assert choices(position, 0, "A r0") == ["A r0 a3", "A r0 b3"]
    assert refusal(position, 0, "A r0 c1") == (
        "BLX-7: no square of the shape would lie on a drawn one; "
        "turned like this it fits nowhere in column c"
    )
    assert refusal(position, 0, "A r0 a4").startswith("BLX-7: no square of the shape would lie on")


def test_BLX_7_rest_even_on_the_floor_a_square_may_lie_on_a_drawn_one() -> None:
    line = "oxxx"
    position = play(table(line, line, support="rest"), "roll A5 B4")
    after = play(position, "0 B m1 d1")  # a foot on the floor, an arm on the line
    assert picture_of(after, 0) == picture("...x... ...xo.. oxxxx..")


@pytest.mark.parametrize("support", ["settle", "touch", "rest"])
def test_BLX_7_every_square_is_inside_empty_and_has_nothing_drawn_above_it(support: str) -> None:
    position = play(table("xxxx .oxx ...x", BLOCK_LEFT, support=support, rolls=2), "roll A1 B2")
    assert refusal(position, 0, "A r0 e9").startswith("BLX-7: the shape would stick out on the ri")
    assert refusal(position, 0, "A r1 a8").startswith("BLX-7: the shape would stick out at the top")
    assert refusal(position, 0, "A r0 d1").startswith("BLX-7: square d1 is already drawn on")
    assert refusal(position, 0, "A r1 a1").startswith("BLX-8: square a1 is a gap")
    for word in choices(position, 0):
        for square, _ in drawing(position, word):
            column, row = "abcdefg".index(square[0]), int(square[1:])
            assert 0 < row <= 10
            assert row > position.fields.heights[0][column]


# -- BLX-8, BLX-9: gaps, and lost rolls ----------------------------------------------------------


def test_BLX_8_empty_squares_below_a_drawn_one_are_coloured_in_at_once() -> None:
    position = play(table(BLOCK_LEFT, BLOCK_LEFT), "roll A1 B1", "0 A r0 b3")
    assert picture_of(position, 0) == picture(".oxxx.. ox###.. xx###..")
    assert parts(position, 0) == {"numbers": 3, "rows": 0, "gaps": -6, "empties": -70 + 8 + 6}


def test_BLX_8_a_gap_can_never_be_filled() -> None:
    position = play(table(".oxxx ox### xx###", BLOCK_LEFT, support="touch", rolls=2), "roll A1 B2")
    assert refusal(position, 0, "A r1 c2").startswith(
        "BLX-8: square c2 is a gap and stays coloured in"
    )
    after = play(position, f"0 {choices(position, 0)[0]}")
    assert picture_of(after, 0).endswith("ox###..\nxx###..")


def test_BLX_9_whoever_can_draw_must() -> None:
    position = play(quartett.game("bloxx", 3).start(), "roll A1 B1")
    with pytest.raises(IllegalMove, match="expected a move from seat 0; got no move"):
        position.game.play(position, {})
    position = play(position, "0 A r0 a1")
    with pytest.raises(IllegalMove, match="expected a move from seats 1, 2; got 1 A r0 a1"):
        play(position, "1 A r0 a1")


def test_BLX_9_whoever_can_draw_nothing_loses_the_roll_and_is_not_asked() -> None:
    full, low = "xxxx xxxx xxxx xxxx xxxx", "xxxx xxxx xxxx xxxx"
    position = table(low, full, low, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK, filled=both_rows(3))
    position = play(position, "roll A1 B1", "0 A r0 a5")
    assert position.game.acting(position) == (2,)
    position = play(position, "2 A r0 a5")
    assert position.fields.active == 1
    assert picture_of(position, 1) == picture(full)


def test_BLX_9_if_no_other_can_draw_the_roll_is_over_when_the_active_player_has() -> None:
    full, low = "xxxx xxxx xxxx xxxx xxxx", "xxxx xxxx xxxx xxxx"
    position = table(low, full, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK, filled=both_rows(2))
    position = play(position, "roll A1 B1", "0 A r0 a5")
    assert position.game.odds(position)
    assert position.fields.active == 1


# -- BLX-10: coloured rows -----------------------------------------------------------------------


def four_wide(seats: int) -> Game:
    return quartett.game("bloxx", seats, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK)


def rows(position: Position) -> list[int]:
    return [parts(position, seat)["rows"] for seat in range(position.game.seats)]


def test_BLX_10_a_filled_coloured_row_earns_4_for_the_first_and_2_for_everyone_later() -> None:
    position = play(four_wide(3).start(), "roll A1 B1", "0 A r0 a1")
    assert rows(position) == [4, 0, 0], "counted at once"
    position = play(position, "1 B r0 a1; 2 B r0 a1", "roll A1 B1", "1 B r0 c1")
    assert rows(position) == [4, 6, 0], "green later, blue first"
    position = play(position, "0 A r0 a2; 2 B r0 c1")
    assert rows(position) == [8, 6, 6], "blue in the same roll is first for all three"


def test_BLX_10_several_in_the_same_roll_count_as_first_together() -> None:
    position = play(four_wide(3).start(), "roll A1 B1", "0 A r0 a1", "1 A r0 a1; 2 B r0 a1")
    assert rows(position) == [4, 4, 0], "the active player and another"
    position = play(position, "roll A1 B1", "1 B r0 a2", "0 B r0 a2; 2 B r0 c1")
    assert rows(position) == [4, 4, 6], "too late for green; blue is still open for the others"
    position = play(position, "roll A1 B1", "2 A r0 a3", "0 B r0 c2; 1 B r0 c2")
    assert rows(position) == [6, 6, 6], "two others, both too late"


def test_BLX_10_a_gap_in_the_row_rules_it_out() -> None:
    position = table(
        "xxxx ##xx ##xo",
        "oxxx xxxx",
        sheet=FOUR_WIDE,
        dice=LINE_AND_BLOCK,
        filled={(1, "green"): 1, (1, "blue"): 2},
    )
    assert rows(position) == [0, 8]
    assert parts(position, 0)["gaps"] == -4


def test_BLX_10_a_row_without_a_colour_earns_nothing() -> None:
    position = play(four_wide(2).start(), "roll A1 B1", "0 A r0 a1", "1 A r0 a1")
    position = play(position, "roll A1 B1", "1 A r0 a2", "0 A r0 a2")
    before = rows(position)
    position = play(position, "roll A1 B1", "0 A r0 a3", "1 A r0 a3")
    assert rows(position) == before == [8, 8]


# -- BLX-11, BLX-12: the end ---------------------------------------------------------------------


def test_BLX_11_the_next_player_clockwise_becomes_active() -> None:
    position = quartett.game("bloxx", 3, start=2).start()
    seen = []
    for _ in range(4):
        position = play(position, "roll A1 B1")
        active = position.game.acting(position)[0]
        seen.append(active)
        position = play(position, f"{active} {choices(position, active)[0]}")
        others = position.game.acting(position)
        position = play(position, "; ".join(f"{s} {choices(position, s)[0]}" for s in others))
    assert seen == [2, 0, 1, 2]


def test_BLX_11_the_game_ends_after_a_roll_in_which_two_players_could_draw_nothing() -> None:
    full, low = "xxxx xxxx xxxx xxxx xxxx", "xxxx xxxx xxxx xxxx"
    position = table(
        full, low, full, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK, filled=both_rows(3), rolls=5
    )
    position = play(position, "roll A1 B1")
    assert position.game.acting(position) == (1,), "the roll is finished all the same"
    assert position.game.result(position) is None
    position = play(position, "1 A r0 a5")
    result = position.game.result(position)
    assert result is not None
    assert result.ending == "two-stuck"
    assert position.game.odds(position) == {}
    assert position.game.acting(position) == ()


def test_BLX_11_the_active_player_may_be_the_one_who_can_still_draw() -> None:
    full, low = "xxxx xxxx xxxx xxxx xxxx", "xxxx xxxx xxxx xxxx"
    position = table(
        low, full, full, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK, filled=both_rows(3), rolls=5
    )
    position = play(position, "roll A1 B1")
    assert position.game.acting(position) == (0,)
    position = play(position, "0 A r0 a5")
    assert position.game.result(position) is not None


def test_BLX_11_one_player_alone_who_can_draw_nothing_does_not_end_the_game() -> None:
    full, low = "xxxx xxxx xxxx xxxx xxxx", "xxxx xxxx xxxx xxxx"
    position = table(full, low, sheet=FOUR_WIDE, dice=LINE_AND_BLOCK, filled=both_rows(2))
    position = play(position, "roll A1 B1", "1 A r0 a5")
    assert position.game.result(position) is None
    position = play(position, "roll A1 B1")
    assert position.game.result(position) is not None, "now it is both"


WORKED = """
    .......
    xxoxxxx
    oxxxxxo
    xxoxxxx
    xxxxxox
    xxoxxxx
    oxxxx##
    xxxxxox
    #x####x
    xxxxxxx
"""


def test_BLX_12_worked_example_rows_4_and_2_circled_26_and_14_open_or_gaps_are_18() -> None:
    """Orange first, violet later; 7 empty squares and 7 gaps, so 56 squares are filled."""
    position = table(
        WORKED,
        WORKED,
        phase="over",
        roll="A2 B2",
        filled={(0, "orange"): 9, (0, "violet"): 12, (1, "orange"): 11, (1, "violet"): 10},
    )
    assert parts(position, 0) == {"numbers": 26, "rows": 4 + 2, "gaps": -7, "empties": -7}
    assert score(position, 0) == 18
    assert position.fields.shapes[0] == 14
    assert position.game.result(position) == Result((18, 18), (0, 1), "two-stuck")


def test_BLX_12_a_number_counts_only_with_a_circle_around_it() -> None:
    position = play(quartett.game("bloxx").start(), "roll A1 B1")
    circled = play(position, "0 A r2 b1")  # its circle on e1, a 3
    crossed = play(position, "0 A r0 b1")
    assert parts(circled, 0)["numbers"] == 3
    assert parts(crossed, 0)["numbers"] == 0
    assert score(circled, 0) == score(crossed, 0) + 3 == 3 - 66


def test_BLX_12_the_highest_score_wins_and_ties_share() -> None:
    sheet, dice = "....;.2..", "A OXXX;B OX/XX"
    position = table("xxxx xxxx", "xxxx xxxx", "xxxx xoxx", sheet=sheet, dice=dice)
    assert position.game.result(play(position, "roll A1 B1")) == Result(
        (0, 0, 2), (2,), "two-stuck"
    )
    position = table("xxxx xoxx", "xxxx xxxx", "xxxx xoxx", sheet=sheet, dice=dice)
    result = position.game.result(play(position, "roll A1 B1"))
    assert result == Result((2, 0, 2), (0, 2), "two-stuck")


def test_shapes_are_told_apart_by_their_squares() -> None:
    assert squares("OXX/X..") == ((0, 1), (0, 0), (1, 1), (2, 1))
    assert turned("OXX/X..", "r1") == "XO/.X/.X"
    assert plain("XO/.X/.X") == "XX/.X/.X"


def test_BLX_7_touch_hangs_beside_a_drawn_shape_and_not_in_the_empty_air() -> None:
    """A shape of four rows may hang where it is beside something drawn, never above everything."""
    game = quartett.game("bloxx", support="touch")
    position = game.happen(game.start(), "roll A1 B1")
    flat = game.play(position, {0: "A r0 a1"})
    tall = game.play(position, {0: "A r1 a1"})
    bar = PIECES.index("OXXX")
    assert not can_hang(flat.fields, 0, bar)
    assert can_hang(tall.fields, 0, bar)


def test_BLX_3_the_active_player_rolls() -> None:
    game = quartett.game("bloxx", seats=2, start=1)
    position = game.start()
    assert game.thrower(position) == 1
    assert game.thrower(game.happen(position, "roll A1 B1")) is None
