"""Why words of NOX are refused, with the rule that forbids each."""

import pytest

import quartett
from nox.players import anything, patient, played
from nox.tables import deal, lay, table
from quartett import IllegalMove, Position
from quartett.compiled import compiling
from quartett.texts import LANGUAGES
from wording import refused

LAYING = table("-/1+2+3+6+12/5", "4,5,12/8,9,9/7,8,9")

REFUSALS = {
    "4>3": "NOX-4: the seats of this table are 0 to 2; there is no seat 3",
    "8>1": "NOX-4: lay a card from your hand; you have no 8",
    "12>1": "NOX-7: seat 1 already shows 12: lay yours onto it",
    "4>0:1": "NOX-6: a card can only go onto the top card of a stack, and seat 0 shows no 1",
    "4>1:11": "NOX-6: a card can only go onto the top card of a stack, and seat 1 shows no 11",
    "4>1:3": "NOX-6: only onto a card of the same colour: 4 is blue, 3 is orange",
    "4>2:5": "NOX-6: only onto a card of the same colour: 4 is blue, 5 is green",
}


@pytest.mark.parametrize("word", REFUSALS)
def test_a_refused_move_names_the_rule_and_says_why(word: str) -> None:
    assert refused(LAYING, 0, word) == REFUSALS[word]
    for language in LANGUAGES:
        assert len(refused(LAYING, 0, word, language)) > 20


def test_a_refused_move_lists_what_is_allowed() -> None:
    with pytest.raises(IllegalMove) as error:
        lay(LAYING, "4>1:3")
    assert error.value.rule == "NOX-6"
    assert error.value.message == "refusal-same-colour-only"
    assert "allowed: 4>0, 4>1, 4>1:1, " in str(error.value)


def test_an_offered_word_is_not_refused() -> None:
    assert LAYING.game.forbids(LAYING, 0, "4>1:1") is None
    assert refused(LAYING, 0, "12>1:12") == ""


@pytest.mark.parametrize(
    ("position", "seat", "sentence"),
    [
        (quartett.game("nox", 3).start(), 0, "NOX-3: nobody lays a card before all are dealt"),
        (LAYING, 1, "NOX-4: it is seat 0's turn"),
        (lay(LAYING, "4>0"), 0, "NOX-4: you have laid your card; now you draw one"),
        (lay(LAYING, "4>0"), 2, "NOX-4: it is seat 0's turn"),
        (deal(lay(LAYING, "4>0"), 13), 0, "NOX-4: it is seat 1's turn"),
        (lay(LAYING, "4>1"), 0, "NOX-3: nobody lays a card before all are dealt"),
        (
            lay(table("-/1+2+3+6+12/5", "4,5,12/8,9,9/7,8,9", goal=20), "4>1"),
            0,
            "NOX-12: the game is over",
        ),
    ],
    ids=["dealing", "another's turn", "drawing", "their draw", "next turn", "round over", "over"],
)
def test_nobody_lays_when_it_is_not_their_turn(
    position: Position, seat: int, sentence: str
) -> None:
    for word in ("5>0", "9>1:2", "1>5"):
        assert refused(position, seat, word) == sentence


def test_nobody_is_refused_for_what_they_cannot_see() -> None:
    """Another seat's cards are no reason: the refusal is the same in every world."""
    other = table("-/1+2+3+6+12/5", "4,5,12/1,2,3/13,14,15")
    for word in LAYING.game.moves:
        assert LAYING.game.forbids(LAYING, 0, word) == other.game.forbids(other, 0, word)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_word_is_refused_exactly_when_it_is_not_offered(seats: int) -> None:
    game = quartett.game("nox", seats, goal=40)
    positions = [*played(game, 2, anything).positions(), *played(game, 5, patient).positions()]
    every = 23 if compiling() else 150
    for position in [game.start(), *positions[::every], positions[-1]]:
        for seat in range(seats):
            offered, seen = set(game.choices(position, seat)), game.view(position, seat).row
            for move, word in enumerate(game.moves):
                assert (game.engine.forbids(seen, seat, move) is None) == (word in offered)
