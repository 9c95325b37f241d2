"""Imagined worlds against the exact posterior, by brute force over labelled cards."""

import random
from collections import Counter
from itertools import permutations

import pytest

import quartett
from nox.tables import deal, hand, lay
from quartett import Position

DRAWS = 4_000


def posterior(position: Position, viewer: int | None) -> Counter[str]:
    """Every arrangement of the unseen cards, each a card of its own, counted by how it looks.

    The unseen cards are lined up in every order; the first go to the other hands, the rest are
    the pile.
    """
    seats = position.game.seats
    others = [seat for seat in range(seats) if seat != viewer]
    unseen = [card for seat in others for card in hand(position, seat)]
    unseen += [
        n for n, copies in enumerate(position.fields.pile.tolist(), 1) for _ in range(copies)
    ]
    sizes = [len(hand(position, seat)) for seat in others]
    found: Counter[str] = Counter()
    for order in permutations(range(len(unseen))):
        cards = [unseen[label] for label in order]
        places = []
        for size in sizes:
            places.append(tuple(sorted(cards[:size])))
            cards = cards[size:]
        found[str((places, sorted(cards)))] += 1
    return found


def looks(position: Position, viewer: int | None) -> str:
    """Which cards lie where these eyes cannot see."""
    others = [seat for seat in range(position.game.seats) if seat != viewer]
    pile = [n for n, copies in enumerate(position.fields.pile.tolist(), 1) for _ in range(copies)]
    return str(([tuple(hand(position, seat)) for seat in others], pile))


def table(seats: int, deck: str, *numbers: int) -> Position:
    """These numbers have been dealt, from copies of the numbers 1 to 4."""
    colours = ("blue", "green", "orange", "blue")
    lines = [f"{n},{c},{k}" for n, c, k in zip("1234", colours, deck, strict=True)]
    game = quartett.game("nox", seats, deck="\n".join(["number,colour,copies", *lines]))
    return deal(game.start(), *numbers)


def positions() -> dict[str, Position]:
    turns = table(2, "4222", 1, 1, 2, 2, 3, 4)
    return {
        "dealt": table(2, "3212", 1, 1, 2, 2, 3, 4),
        "after two turns": deal(lay(deal(lay(turns, "3>1"), 4), "1>1"), 1),
        "three seats": table(3, "4221", 1, 2, 3, 1, 1, 2, 4, 1, 3),
    }


@pytest.mark.parametrize("name", positions())
@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_are_drawn_as_often_as_the_posterior_says(name: str, viewer: int) -> None:
    position = positions()[name]
    game, rng = position.game, random.Random(f"{name} {viewer}")
    exact = posterior(position, viewer)
    view = game.view(position, viewer)
    worlds = [game.sample_world(view, rng) for _ in range(DRAWS)]
    assert all(game.view(world, viewer) == view for world in worlds)
    drawn = Counter(looks(world, viewer) for world in worlds)
    assert set(drawn) <= set(exact)
    total = exact.total()
    surprise = sum(
        (drawn[world] - DRAWS * ways / total) ** 2 / (DRAWS * ways / total)
        for world, ways in exact.items()
    )
    freedom = len(exact) - 1
    assert freedom > 3
    assert surprise < freedom + 3 * (2 * freedom) ** 0.5, (surprise, freedom)


def test_the_posterior_after_the_deal_is_that_of_every_shuffle() -> None:
    """The same counts from the start: all orders of the whole deck that deal seat 0 its hand."""
    position = positions()["dealt"]
    deck = [n for n, copies in enumerate(position.fields.copies.tolist(), 1) for _ in range(copies)]
    found: Counter[str] = Counter()
    own = hand(position, 0)
    for order in permutations(range(len(deck))):
        cards = [deck[label] for label in order]
        if sorted(cards[0:6:2]) == own:
            found[str(([tuple(sorted(cards[1:6:2]))], sorted(cards[6:])))] += 1
    exact = posterior(position, 0)
    assert set(found) == set(exact)
    assert len({found[world] / exact[world] for world in exact}) == 1


def test_a_spectator_imagines_every_hand() -> None:
    position = positions()["dealt"]
    game = position.game
    world = game.sample_world(game.view(position, None), random.Random(1))
    assert [len(hand(world, seat)) for seat in range(2)] == [3, 3]
    assert game.drawing.faults(world.fields) == []
    assert game.layout.faults(world.row, game.decks) == []
