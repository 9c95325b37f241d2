"""ZOINX!: the table as text, and positions that cannot be."""

import pytest

from quartett import IllegalPosition, Position
from zoinx.rounds import bets, thrown


def drawn(position: Position, seat: int | None = None) -> list[str]:
    return position.game.draw(position.game.view(position, seat)).splitlines()


def test_the_table_shows_scores_bets_and_dots() -> None:
    position = thrown(bets("bet 4", "bet zoinx"), 3)
    assert drawn(position, 1) == [
        "> seat 0          0 points  bets 4",
        "  seat 1 (you)    0 points  bets ZOINX",
        "  seat 0 has ●●●",
    ]
    assert drawn(bets("bet 4", "bet 2"))[-1] == "  seat 0 has no dots yet"


def test_the_table_shows_the_last_round() -> None:
    position = thrown(bets("bet 4", "bet zoinx", goal=4), 4)
    position = position.game.play(position, {0: "stop"})
    assert drawn(position)[-1] == "  last round: 1 turns to go (goal 4)"


@pytest.mark.parametrize(
    ("field", "wrong", "fault"),
    [
        ("active=0", "active=3", "expected an active seat from 0 to 1; got 3"),
        ("bets=4/zoinx", "bets=4/-", "expected a bet of seat 1 exactly when betting is over"),
        ("bets=4/zoinx", "bets=zoinx/4", "the active player may not bet ZOINX"),
        ("scores=0/0", "scores=0/4", "expected the points of seat 1 to add up to 4"),
        ("scored_in=0/0", "scored_in=9/0", "expected seat 0 to have scored in this turn"),
        ("last_turns=0", "last_turns=2", "expected at most 1 turns in the last round"),
        (
            "last_round=others | phase=throwing turn=1 active=0 last_turns=0",
            "last_round=everyone | phase=throwing turn=1 active=0 last_turns=3",
            "expected at most 2 turns in the last round",
        ),
        ("phase=throwing", "phase=deciding", "below the bet, the active player has nothing"),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, wrong: str, fault: str) -> None:
    text = str(thrown(bets("bet 4", "bet zoinx"), 3))
    assert field in text
    with pytest.raises(IllegalPosition, match=fault):
        Position(text.replace(field, wrong))
