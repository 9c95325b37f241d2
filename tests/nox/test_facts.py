"""What the picture of a NOX table shows beyond its fields."""

from typing import Any

import pytest

from nox.tables import table
from quartett import Position
from quartett.games.nox.facts import TABLES
from quartett.games.nox.rules import SIX_STACKS
from quartett.protocol.schema import named_facts

HANDS = "4,7,7/8,9,9/7,8,9"


def facts(position: Position) -> dict[str, Any]:
    return named_facts(position)


def test_NOX_10_a_kitty_says_its_worth_its_sum_and_the_colours_it_lacks() -> None:
    found = facts(table("4+6+14+15/3+5/-", HANDS))
    assert found["tops"] == [39, 8, 0]
    assert found["missing"][2] == "blue+green+orange"
    for seat, missing in enumerate(found["missing"]):
        assert found["worth"][seat] == (found["tops"][seat] if missing == "-" else 0)


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, 150), ({"variant": "hard"}, 100), ({"variant": "hard", "goal": 7}, 7)],
)
def test_NOX_12_NOX_13_the_points_that_end_the_game(options: dict[str, Any], points: int) -> None:
    assert facts(table("-/-/-", HANDS, **options))["points_to_win"] == points


def test_NOX_6_covered_cards_lie_below_the_tops_of_their_colour() -> None:
    position = table("4+6+14+15/3+5/-", HANDS, pile="-")
    fields, found = position.fields, facts(position)
    for seat, kitty in enumerate(("4+6+14+15", "3+5")):
        tops = [int(top) - 1 for top in kitty.split("+")]
        for card in range(15):
            beneath = found["beneath"][seat][card]
            if card not in tops:
                assert beneath == 0
                continue
            alike = [top for top in tops if fields.colours[top] == fields.colours[card]]
            laid = sum(
                int(fields.laid[seat][other])
                for other in range(15)
                if fields.colours[other] == fields.colours[card]
            )
            covered = laid - len(alike)
            assert covered <= beneath * len(alike) < covered + len(alike)


def test_NOX_8_the_number_of_stacks_that_ends_a_round_is_published() -> None:
    assert TABLES["stacks"] == SIX_STACKS == 6
