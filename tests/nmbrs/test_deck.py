"""Decks as data: the standard one, small ones, and what is wrong with others."""

import pytest

import quartett
from quartett import UnreadableText
from quartett.sim import simulate

HEADING = "card,colour,value"
SEVEN = [f"{number},red,1" for number in range(1, 8)]


def deck(*lines: str) -> str:
    return "\n".join([HEADING, *lines])


def test_the_standard_deck_is_known_by_its_text() -> None:
    game = quartett.game("nmbrs")
    text = (game.folder / "components" / "deck.csv").read_text("utf-8")
    assert quartett.game("nmbrs", deck=text) is game


def test_a_small_deck_is_played_and_written_into_the_heading() -> None:
    game = quartett.game("nmbrs", deck=deck(*SEVEN, "joker,blue,0"), deal=2)
    assert "deck=card,colour,value;1,red,1;2,red,1;" in game.heading
    assert game.parse(str(game.start())) == game.start()
    assert len(game.odds(game.start())) == 8
    assert simulate(game, games=20, seed=1, threads=1).lengths.min() > 0


def test_a_deck_too_small_for_all_hands_leaves_a_card_to_turn_and_one_to_draw() -> None:
    game = quartett.game("nmbrs", 3, deck=deck(*SEVEN))
    position = game.start()
    for number in (1, 2, 3):
        position = game.happen(position, f"draw {number}")
    assert "turn 4" in game.odds(position), "one card each; two more each would leave none to draw"
    nothing = quartett.game("nmbrs", 8, deck=deck(*SEVEN)).start()
    assert "turn 4" in nothing.game.odds(nothing)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "to begin with the line 'card,colour,value'; got ''"),
        ("card;colour", "to begin with the line 'card,colour,value'; got 'card'"),
        (deck(*SEVEN, "7,blue,2"), "every card of the deck once; got '7,blue,2' again"),
        (deck(*SEVEN, "joker,red,0", "joker,red,0"), "got 'joker,red,0' again"),
        (deck(*SEVEN, "101,red,1"), "expected a card like '17,red,3'.*got '101,red,1'"),
        (deck(*SEVEN, "0,red,1"), "got '0,red,1'"),
        (deck(*SEVEN, "8,pink,1"), "got '8,pink,1'"),
        (deck(*SEVEN, "8,red,10"), "got '8,red,10'"),
        (deck(*SEVEN, "8,red,-1"), "got '8,red,-1'"),
        (deck(*SEVEN, "8,red,01"), "got '8,red,01'"),
        (deck(*SEVEN, "8,red"), "got '8,red'"),
        (deck(*SEVEN, "joker-red,red,0"), "got 'joker-red,red,0'"),
        (deck(*SEVEN[:6]), "at least 7 cards; got 6 up to the line '6,red,1'"),
    ],
)
def test_a_bad_deck_is_refused_with_the_line_that_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableText, match=sentence):
        quartett.game("nmbrs", deck=text)
