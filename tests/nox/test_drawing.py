"""NOX for people: drawings, help, and texts that are no table."""

import re

import pytest

import quartett
from nox.players import anything, patient, played
from nox.tables import deal, lay, table
from quartett import IllegalPosition, Position


def drawn(position: Position, viewer: int | None) -> list[str]:
    return position.game.draw(position.game.view(position, viewer)).split("\n")


def test_the_table_is_drawn_with_kitties_hand_pile_and_scores() -> None:
    position = table("4+6+14+15/3+5/-", "4,7,7/8,9,9/7,8,9", scores="43/0/120", turn=1)
    assert drawn(position, 1) == [
        "  round 1, 75 cards in the pile, goal 150",
        "  seat 0         43 points   4b 6o 14g 15b            = 39",
        "> seat 1 (you)    0 points   3o 5g                    missing blue",
        "  seat 2        120 points   -",
        "  your hand: 8o 9b 9b",
    ]


def test_who_only_watches_sees_no_hand() -> None:
    position = table("4+6+14+15/3+5/-", "4,7,7/8,9,9/7,8,9", variant="hard")
    lines = drawn(position, None)
    assert lines[0].endswith("goal 100")
    assert lines[1].startswith("> seat 0 ")
    assert len(lines) == 4


def test_after_a_round_the_points_written_are_told() -> None:
    position = lay(table("4+6+14+15/3+5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9"), "4>2")
    assert drawn(position, 0)[-1] == (
        "  the round is over; points written, seat by seat: 39, 0, 28"
    )
    assert drawn(position, 0)[-2] == "  your hand: 7g 7g"


def test_an_empty_pile_and_an_empty_hand_are_told() -> None:
    position = lay(table("1/2/3", "1/2,2/3,3", pile="-"), "1>0:1")
    assert "the pile is empty" in drawn(position, 0)[0]
    assert drawn(position, 0)[-1] == "  your hand: -"
    position = table("1/2/3", "1,1,1/2,2,2/3,3,3", pile="4")
    assert "1 card in the pile" in drawn(position, 0)[0]


def test_no_line_is_wider_than_a_terminal_and_nothing_hidden_is_drawn() -> None:
    for seats in (2, 6):
        for position in played(quartett.game("nox", seats), 1, anything).positions():
            for viewer in (0, seats - 1, None):
                lines = drawn(position, viewer)
                assert max(map(len, lines)) <= 80
                assert "32768" not in "".join(lines)


def test_help_tells_the_options_in_force() -> None:
    assert "150 points" in quartett.game("nox").help("NOX-12")
    assert "100 points" in quartett.game("nox", variant="hard").help("NOX-12")
    assert "60 Punkte" in quartett.game("nox", goal=60).help("NOX-12", "de")
    assert "plays their remaining cards" in quartett.game("nox").help("NOX-9")
    assert "not played" in quartett.game("nox", end_on_empty_pile=True).help("NOX-9")
    small = quartett.game("nox", **quartett.game("nox").about.small)
    assert "deck of its own" in small.help("NOX-1")


# -- what no table can look like -----------------------------------------------------------------

LAYING = str(table("4+15/3+5/-", "4,7,7/8,9,9/7,8,9", scores="43/0/120"))
OVER = str(lay(table("4+6+14+15/3+5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9"), "4>2"))
DRAWING = str(lay(Position(LAYING), "4>2"))
DEALING = str(deal(quartett.game("nox", 3).start(), 1, 2, 3, 4))
LAST = str(table("1/2/3", "1,1,1/2,2,2/3,3,3", pile="-"))


@pytest.mark.parametrize(
    ("text", "wrong", "right", "sentence"),
    [
        (LAYING, "turn=0", "turn=3", "expected 'turn' and 'starter' from 0 to 2"),
        (LAYING, "starter=0", "starter=5", "expected 'turn' and 'starter' from 0 to 2"),
        (LAYING, "starter=0", "starter=1", "NOX-11: expected seat 0 to start; got 1"),
        (LAYING, "kitties=4+15/", "kitties=4+14+15/", "tops of seat 0 among the cards laid there"),
        (LAYING, "kitties=4+15/3+5", "kitties=4+15/3", "seat 1 to show every colour that was laid"),
        (LAYING, "points=43,", "points=42,", "points of seat 0 to add up to 43"),
        (LAYING, "last_round=0/0/", "last_round=0/1/", "seat 1 to have at least the points of its"),
        (LAYING, "120 points=43,0,0/0,0,0/120", "150 points=43,0,0/0,0,0/150", "NOX-12: the game"),
        (LAYING, "phase=laying", "phase=drawing", "NOX-4: expected hands of 2/3/3 cards"),
        (LAYING, "phase=laying", "phase=dealing", "NOX-3: expected cards still to be dealt"),
        (LAYING, "phase=laying", "phase=round-over", "nothing has ended the round"),
        (LAYING, "phase=laying", "phase=over", "NOX-12: the game is over exactly when a score"),
        (DRAWING, "phase=drawing", "phase=laying", "NOX-4: expected hands of 3/3/3 cards"),
        (DRAWING, "turn=0", "turn=1", "NOX-4: expected hands of 3/2/3 cards"),
        (DEALING, "turn=1", "turn=2", "NOX-3: expected cards to be dealt one by one, clockwise"),
        (
            OVER,
            "phase=round-over",
            "phase=laying",
            "NOX-8: six stacks in front of seat 2",
        ),
        (OVER, "last_round=39/0/28", "last_round=39/0/27", "NOX-10: expected 'last_round' 39/0/28"),
        (OVER, "starter=1", "starter=0", "NOX-11: expected seat 1 to start; got 0"),
        (LAST, "phase=laying", "phase=drawing", "NOX-4: expected a pile to draw from"),
        (LAST, "end_on_empty_pile=off", "end_on_empty_pile=on", "NOX-9: the empty pile has ended"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    text: str, wrong: str, right: str, sentence: str
) -> None:
    assert wrong in text
    with pytest.raises(IllegalPosition, match=re.escape(sentence)):
        Position(text.replace(wrong, right, 1))


def test_whose_turn_it_is_holds_a_card() -> None:
    with pytest.raises(IllegalPosition, match="NOX-9: expected seat 1 to hold a card"):
        table("1/2/3", "1/-/3,3", pile="-", turn=1)


def test_more_than_six_stacks_are_never_there() -> None:
    with pytest.raises(IllegalPosition, match="NOX-8"):
        table("1+2+3+4+5+6+7/-", "8,8,8/9,9,9")


def test_every_table_that_is_played_is_one_that_can_be() -> None:
    for seats, options in ((2, {}), (5, {"variant": "hard", "end_on_empty_pile": True})):
        game = quartett.game("nox", seats, **options)
        for position in played(game, 1, patient).positions():
            assert game.drawing.faults(position.fields) == []
            assert game.layout.faults(position.row, game.decks) == []
