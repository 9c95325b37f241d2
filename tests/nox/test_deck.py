"""Decks from files: the standard one, small ones, and what is wrong with bad ones."""

import pytest

import quartett
from nox.tables import deal, lay
from quartett import Position, Record, UnreadableText

HEADER = "number,colour,copies"
SMALL = f"{HEADER};1,blue,4;2,green,1;3,orange,1"


def test_the_standard_file_is_the_standard_deck() -> None:
    file = quartett.game("nox").folder / "components" / "deck.csv"
    assert quartett.game("nox", deck=file.read_text("utf-8")) is quartett.game("nox")


def test_a_small_deck_is_played_and_written_down() -> None:
    game = quartett.game("nox", deck=SMALL)
    start = game.start()
    assert game.odds(start) == {"draw 1": 4, "draw 2": 1, "draw 3": 1}
    assert f"deck={SMALL} |" in str(start)
    assert Position(str(start)) == start
    record = Record(game).happen("draw 1")
    assert Record.parse(str(record)) == record


def test_another_box_may_have_other_colours() -> None:
    deck = f"{HEADER}\n# mine\n1,green,6\n2,green,6\n5,blue,6\n9,orange,6\n15,orange,0\n"
    position = deal(quartett.game("nox", deck=deck).start(), 1, 2, 5, 9, 9, 9)
    position = deal(lay(position, "1>0"), 1)
    assert "2>0:1" in position.game.choices(position, 1)
    assert "9>0:1" not in position.game.choices(position, 1)


def test_NOX_3_a_deck_must_be_enough_for_everybodys_hand() -> None:
    with pytest.raises(UnreadableText, match="NOX-3: expected a deck of at least 12 cards for 4"):
        quartett.game("nox", 4, deck=SMALL)
    with pytest.raises(UnreadableText, match="NOX-3: expected a deck of at least 9 cards for 2"):
        quartett.game("nox", 2, deck=SMALL, end_on_empty_pile=True)


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("", "line 1 of the deck: expected 'number,colour,copies'; got ''"),
        ("1,blue,6", "line 1 of the deck: expected 'number,colour,copies'; got '1,blue,6'"),
        (f"{HEADER};1,blue,6;16,green,6", "line 3 of the deck: expected a number from 1 to 15"),
        (f"{HEADER};2,blue,6;1,green,6", "line 3 of the deck: expected a number from 1 to 15"),
        (f"{HEADER};1,blue,6;1,green,6", "each once and ascending.*; got '1,green,6'"),
        (f"{HEADER};1,red,6", "line 2 of the deck: .* blue, green or orange.*; got '1,red,6'"),
        (f"{HEADER};1,blue,7", "line 2 of the deck: .* 0 to 6 copies; got '1,blue,7'"),
        (f"{HEADER};1,blue,-1", "line 2 of the deck: .*; got '1,blue,-1'"),
        (f"{HEADER};1,blue,06", "line 2 of the deck: .*; got '1,blue,06'"),
        (f"{HEADER};1,blue", "line 2 of the deck: .*; got '1,blue'"),
        (
            f"{HEADER};1,blue,2;2,green,2;3,orange,1",
            "line 4 of the deck, its last: expected at least 6 cards to deal; counted 5",
        ),
        (
            f"{HEADER};1,blue,6;3,orange,6",
            "line 3 of the deck, its last: expected cards of all three colours, or nobody could "
            "score; found none in green",
        ),
    ],
)
def test_a_bad_deck_gets_one_sentence_that_names_the_line(deck: str, sentence: str) -> None:
    with pytest.raises(UnreadableText, match=sentence) as refused:
        quartett.game("nox", deck=deck)
    assert "\n" not in str(refused.value)
