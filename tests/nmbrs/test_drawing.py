"""The table as text, help texts, and texts that are no table."""

from itertools import product

import pytest

import quartett
from nmbrs.tables import play, random_game, table
from quartett import IllegalPosition, Position
from quartett.games.nmbrs.moves import ROW_RULES
from quartett.texts import LANGUAGES


def drawn(position: Position, viewer: int | None) -> list[str]:
    return position.game.draw(position.game.view(position, viewer)).split("\n")


def test_the_table_is_drawn_with_crossing_rows_as_a_crossword() -> None:
    rows = "10-20-30 16-20-24r 40-50-60"
    position = table("7 99 *g", "1 2", rows=rows, open="5 77", opened="0", scores="61/50")
    assert drawn(position, 0) == [
        "  round 1, standard game",
        "> seat 0 (you)   61 points, 3 cards, opened",
        "  seat 1         50 points, 2 cards",
        "",
        "            16r",
        "      10r   20g   30r",
        "           *24r",
        "",
        "      40o   50o   60o",
        "",
        "  open card: 77b (2 in the open pile), 89 cards face down",
        "  your hand: 7g 99b *g",
        "  you are to lay rows, and to discard a card",
    ]
    assert drawn(position, None)[-1] == "  seat 0 is to lay rows, and to discard a card"
    assert not any("99b" in line for line in drawn(position, 1))


def test_rows_that_fit_no_crossword_are_listed_with_a_mark_where_they_cross() -> None:
    position = table("99", "1", rows="10-20-30 8-10-12-14-16-18-20-22", opened="0")
    assert "       8b  10r+   12g   14g   16r   18o  20g+   22g" in "\n".join(drawn(position, 0))


def test_who_is_asked_and_what_was_taken_are_told() -> None:
    position = play(table("1", "2", "3", open="50 60", phase="asking"), "pass")
    assert drawn(position, 1)[-1] == (
        "  you are asked about the open card; it is the turn of seat 0"
    )
    position = play(position, "take", "draw 77")
    assert "  seat 1         50 points, 3 cards, among them 60o" in drawn(position, 0)
    assert drawn(position, 0)[-1].endswith("the turn of seat 0")


@pytest.mark.parametrize("seats", [2, 8])
def test_no_line_is_wider_than_a_terminal_and_nothing_hidden_is_drawn(seats: int) -> None:
    for position in random_game(quartett.game("nmbrs", seats), seats, 400):
        for viewer in (0, seats - 1, None):
            lines = drawn(position, viewer)
            assert max(map(len, lines)) <= 80
            assert "32768" not in "".join(lines)


def test_help_tells_the_options_in_force() -> None:
    for variant, rows in product(("standard", "simple"), ROW_RULES):
        game = quartett.game("nmbrs", variant=variant, rows=rows, rounds=0, deal=3)
        for rule in game.about.rules:
            assert all(len(game.help(rule, language)) > 20 for language in LANGUAGES)
    assert "14-20-26 are not" in quartett.game("nmbrs").help("NMB-5")
    assert "0 or to 1" in quartett.game("nmbrs", rows="multiples-and-one").help("NMB-5")
    assert "and 14-20-26." in quartett.game("nmbrs", rows="equal-steps").help("NMB-5")
    assert "no more than 7 in all" in quartett.game("nmbrs", rounds=7).help("NMB-14")


# -- what no table can look like -------------------------------------------------------------------

LAYING = str(table("20 15 25 97", "1", rows="10-20r-30 40-50-60", opened="0", open="3 4"))
SAID = str(play(table("10 30 *r 99", "1"), "joker-red as 20"))
SWAPPED = str(play(table("20 70 77 99", "1", rows="10-20r-30", opened="0"), "swap joker-red"))
CHOOSING = str(play(table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0"), "cross 9-10-11"))
ASKING = str(table("1", "2", open="60", phase="asking"))
DEALING = str(play(quartett.game("nmbrs", 3).start(), "draw 1", "draw 2", "draw 3", "draw 4"))
OVER = str(play(table("17", "1", scores="120/50"), "discard 17"))


@pytest.mark.parametrize(
    ("text", "wrong", "right", "sentence"),
    [
        (LAYING, "at_turn=0", "at_turn=2", "'at_turn' to be a seat from 0 to 1"),
        (LAYING, "order=3,4 ", "order=3,-,4 ", "2 cards in 'order'"),
        (LAYING, "order=3,4 ", "order=3,5 ", "exactly the cards of 'discards'"),
        (LAYING, "rows=10-20-30,40-50-60", "rows=40-50-60,10-20-30", "rows in ascending order"),
        (LAYING, "rows=10-20-30,40-50-60", "rows=10-20-30,11-16-21", "11-16-21 is not a row"),
        (LAYING, "rows=10-20-30,40-50-60", "rows=10-20-30,40-50-60-70", "exactly the cards that"),
        (LAYING, "meaning=20,", "meaning=21,", "to stand for numbers in it"),
        (LAYING, "meaning=20,0", "meaning=20,5", "joker-green to stand for nothing; got 5"),
        (LAYING, "phase=laying", "phase=over", "'ended' to say why"),
        (LAYING, "phase=laying", "phase=choosing", "a planned row exactly while"),
        (LAYING, "phase=laying", "phase=dealing", "NMB-3: expected an empty table"),
        (LAYING, "asked=0", "asked=1", "only the player whose turn it is to lay"),
        (LAYING, "round_number=1", "round_number=21", "at most 20 rounds"),
        (LAYING, "freed=-", "freed=red", "'freed' and 'replaced' together"),
        (LAYING, "answers=- ", "answers=with ", "no answers unless"),
        (SAID, "meaning=20,", "meaning=97,", "somebody can act"),
        (SWAPPED, "replaced=20", "replaced=21", "the number that replaced the joker"),
        (SWAPPED, "freed=red", "freed=blue", "the freed joker with the player who lays"),
        (CHOOSING, "planned_row=9-10-11", "planned_row=9-10-11-12", "can be laid with different"),
        (ASKING, "face_up=1", "face_up=0", "0 cards in 'order'"),
        (DEALING, "asked=1", "asked=2", "NMB-3: expected hands of 2/2/1 cards"),
        (DEALING, "phase=dealing", "phase=turning", "NMB-3: expected hands of 7/7/7 cards"),
        (OVER, "points=50,70,0,0/", "points=50,20,0,0/", "NMB-14: expected 100 points"),
    ],
)
def test_what_no_table_can_look_like(text: str, wrong: str, right: str, sentence: str) -> None:
    assert Position(text)
    assert wrong in text
    with pytest.raises(IllegalPosition, match=sentence):
        Position(text.replace(wrong, right))


def test_every_table_of_a_game_is_one() -> None:
    for variant, rows in product(("standard", "simple"), ROW_RULES):
        game = quartett.game("nmbrs", 3, variant=variant, rows=rows)
        for number, position in enumerate(random_game(game, 9, 600)):
            if number % 15 == 0:
                assert game.parse(str(position)) == position
