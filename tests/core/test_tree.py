"""Counting trees, against published counts."""

import quartett
from quartett.analysis.tree import Census, census, total


def test_kuhn_poker_has_its_published_size() -> None:
    assert total(census(quartett.game("kuhn"))) == Census(
        chance=4, decision=24, terminal=30, information_sets=12
    )


def test_goofspiel_with_three_cards() -> None:
    """3! orders of the prizes and 3! orders of each hand: 216 ends, one joint move each step."""
    counted = total(census(quartett.game("goofspiel", cards=3)))
    assert counted.terminal == 6**3
    assert counted.decision == 3 + 3 * 9 * 2 + 3 * 9 * 2 * 4
    assert counted.chance == 1 + 3 * 9 + 3 * 9 * 2 * 4
