"""Sheets and dice of one's own, and what is said about bad ones."""

import re

import pytest

import quartett
from quartett import Position, UnreadableText
from quartett.games.bloxx.components import DICE_FILE, SHEET
from quartett.games.bloxx.shapes import PIECES, SQUARES, TURNED

SEVEN_BY_TEN = SHEET.read_text("utf-8")


def refused(option: str, text: str) -> str:
    with pytest.raises(UnreadableText) as refusal:
        quartett.game("bloxx", 2, **{option: text})
    sentence = str(refusal.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        ("", "expected a sheet of 1 to 10 rows; got 0"),
        ("...\n" * 11, "expected a sheet of 1 to 10 rows; got 11"),
        (
            "...\n........",
            "sheet, line 2: expected at most 7 squares, each '.' or 1 to 9; got '........'",
        ),
        ("..0", "sheet, line 1: expected at most 7 squares, each '.' or 1 to 9; got '..0'"),
        ("...\n.a.", "sheet, line 2: expected at most 7 squares, each '.' or 1 to 9; got '.a.'"),
        ("...\n....", "sheet, line 2: expected 3 squares as in line 1; got '....'"),
        (
            "# mine\n... green\n... red",
            "sheet, line 2: expected no colour or one of green, blue, orange, violet; "
            "got '... red'",
        ),
        (
            "... green blue",
            "sheet, line 1: expected no colour or one of green, blue, orange, violet; "
            "got '... green blue'",
        ),
        (
            "... green\n...\n... green",
            "sheet, line 3: expected only one row that is green; got '... green'",
        ),
    ],
)
def test_a_bad_sheet_gets_one_sentence_that_names_the_line(sheet: str, sentence: str) -> None:
    assert refused("sheet", sheet) == sentence


FOUR_JOINED = "expected shapes of four joined squares, one O and three X, such as OXX/X.."


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ("", "expected dice in 2 lines, A and B; got 0"),
        ("A OXXX", "expected dice in 2 lines, A and B; got 1"),
        ("A OXXX\nB OXXX\nC OXXX", "expected dice in 2 lines, A and B; got 3"),
        ("B OXXX\nA OXXX", "dice, line 1: expected A and 1 to 6 faces; got 'B OXXX'"),
        ("A OXXX\nB", "dice, line 2: expected B and 1 to 6 faces; got 'B'"),
        (
            "A" + " OXXX" * 7 + "\nB OXXX",
            "dice, line 1: expected A and 1 to 6 faces; got 'A" + " OXXX" * 7 + "'",
        ),
        ("A XXXX\nB OXXX", f"dice, line 1: {FOUR_JOINED}; got 'XXXX'"),
        ("A OXXX\nB OX/XX OOXX", f"dice, line 2: {FOUR_JOINED}; got 'OOXX'"),
        ("A OXX\nB OXXX", f"dice, line 1: {FOUR_JOINED}; got 'OXX'"),
        ("A OXXXX\nB OXXX", f"dice, line 1: {FOUR_JOINED}; got 'OXXXX'"),
        ("A OX./..X/..X\nB OXXX", f"dice, line 1: {FOUR_JOINED}; got 'OX./..X/..X'"),
        ("A OXX/X\nB OXXX", f"dice, line 1: {FOUR_JOINED}; got 'OXX/X'"),
    ],
)
def test_bad_dice_get_one_sentence_that_names_the_line(dice: str, sentence: str) -> None:
    assert refused("dice", dice) == sentence


def test_the_standard_texts_are_the_standard() -> None:
    game = quartett.game("bloxx", sheet=SEVEN_BY_TEN, dice=DICE_FILE.read_text("utf-8"))
    assert game is quartett.game("bloxx")
    assert game.options["sheet"] == game.options["dice"] == "standard"


def test_a_smaller_sheet_is_read_and_written_into_every_text() -> None:
    game = quartett.game("bloxx", sheet="2.9 blue\n...", dice="A OXXX # a line\n\nB  OX/XX XO/XX")
    assert "sheet=2.9_blue;... dice=A_OXXX;B_OX/XX_XO/XX" in game.heading
    fields = game.start().fields
    assert (fields.columns, fields.rows) == (3, 2)
    assert fields.numbers[1].tolist() == [2, 0, 9, 0, 0, 0, 0]
    assert list(game.odds(game.start())) == ["roll A1 B1", "roll A1 B2"]
    position = game.happen(game.start(), "roll A1 B2")
    assert Position(str(position)) == position
    assert {word[0] for word in game.choices(position, 0)} == {"B"}, "a line is too long"


def test_a_sheet_on_which_nothing_fits_ends_with_the_first_roll() -> None:
    game = quartett.game("bloxx", 4, sheet=".")
    result = game.result(game.happen(game.start(), "roll A1 B1"))
    assert result == quartett.Result((-1, -1, -1, -1), (0, 1, 2, 3), "two-stuck")


def test_a_face_may_be_any_four_joined_squares() -> None:
    assert len(PIECES) == 19 * SQUARES
    assert len({tuple(sorted(set(turns))) for turns in TURNED.tolist()}) == 12
    for piece in PIECES:
        assert re.fullmatch("[XO./]+", piece)
        quartett.game("bloxx", dice=f"A {piece};B OXXX")
