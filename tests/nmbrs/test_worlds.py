"""What a seat cannot see is spread evenly; what everybody saw stays where it is."""

import random
from collections import Counter
from math import comb

import quartett
from nmbrs.tables import hand, play, table


def test_cards_that_were_seen_stay_where_they_are() -> None:
    position = table("20 70 77 98 99", "1 2", "3", rows="10-20r-30", opened="0", open="50 60")
    position = play(position, "swap joker-red", "joker-red as 84", "lay 70-77-84", "discard 99")
    position = play(position, "take", "discard 1")
    game, rng = position.game, random.Random(1)
    for viewer in (0, 1, 2, None):
        view = game.view(position, viewer)
        for _ in range(30):
            world = game.sample_world(view, rng)
            assert game.view(world, viewer) == view
            assert game.parse(str(world)) == world, "a table like any other"
            assert "99" in hand(world, 1), "everybody saw seat 1 take it"
            assert world.fields.table.tolist() == position.fields.table.tolist()
            assert world.fields.order.tolist() == position.fields.order.tolist()
            if viewer is not None:
                assert hand(world, viewer) == hand(position, viewer)


def test_every_way_to_spread_the_unseen_cards_is_as_likely() -> None:
    lines = ["card,colour,value", *(f"{number},red,1" for number in range(1, 8)), "joker,blue,0"]
    game = quartett.game("nmbrs", 2, deck="\n".join(lines), deal=2)
    position = play(game.start(), "draw 1", "draw 2", "draw 3", "draw joker-blue", "turn 4")
    view, rng, tried = game.view(position, 0), random.Random(2), 3000
    found = Counter(frozenset(hand(game.sample_world(view, rng), 1)) for _ in range(tried))
    assert set().union(*found) == {"2", "5", "6", "7", "joker-blue"}
    assert len(found) == comb(5, 2)
    expected = tried / len(found)
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < 27.9, "nine degrees of freedom, one in a thousand"


def test_a_drawn_card_leaves_no_trace_for_others() -> None:
    position = table("1", "2", "3", phase="drawing")
    game = position.game
    after = [game.happen(position, f"draw {number}") for number in (50, 60)]
    assert game.view(after[0], 0) != game.view(after[1], 0)
    for viewer in (1, 2, None):
        assert game.view(after[0], viewer) == game.view(after[1], viewer)
