"""The rules and their slow twin agree on everything, at every step of random games."""

import random
from pathlib import Path

import pytest

import quartett
from nmbrs.twin import Card, Twin
from quartett.games import nmbrs

DECK = Path(nmbrs.__file__).parent / "components" / "deck.csv"
ROW_RULES = ("multiples", "multiples-and-one", "equal-steps")
GAMES = [(variant, rows) for variant in ("standard", "simple") for rows in ROW_RULES]


def read_deck(text: str) -> dict[Card, tuple[str, int]]:
    """The same file, read another way."""
    deck: dict[Card, tuple[str, int]] = {}
    for line in text.splitlines():
        if line and line[0] not in "#c":
            card, colour, worth = line.split(",")
            deck[f"joker-{colour}" if card == "joker" else int(card)] = (colour, int(worth))
    return deck


def compare(
    seats: int,
    seed: int,
    kind: tuple[str, str],
    deck: str = "standard",
    deal: int = 0,
    rounds: int = 100,
    most_steps: int | None = None,
) -> None:
    """Play one random game on both, or its first steps."""
    variant, rows = kind
    rng = random.Random(f"{seats} {seed} {variant} {rows}")
    start = seed % seats
    game = quartett.game(
        "nmbrs",
        seats,
        variant=variant,
        rows=rows,
        deck=deck,
        deal=deal,
        start=start,
        rounds=rounds,
    )
    cards = read_deck(DECK.read_text("utf-8") if deck == "standard" else deck)
    twin = Twin(seats, variant, cards, start, deal, rounds, rows)
    position = game.start()
    steps = 0
    while (result := game.result(position)) is None:
        if steps == most_steps:
            return
        steps += 1
        odds = game.odds(position)
        assert odds == twin.odds()
        if odds:
            event = rng.choice(sorted(odds))
            position = game.happen(position, event)
            twin.happen(event)
            continue
        for seat in range(seats):
            offered = game.choices(position, seat)
            assert len(set(offered)) == len(offered)
            assert set(offered) == twin.choices(seat), str(position)
        (seat,) = game.acting(position)
        word = favoured(rng, game.choices(position, seat))
        position = game.play(position, {seat: word})
        twin.play(word)
        scores = [int(points.sum()) for points in position.fields.points[:seats]]
        assert scores == twin.scores
    assert result.ending == twin.ending
    assert list(result.scores) == twin.scores
    best = max(twin.scores)
    assert result.winners == tuple(s for s in range(seats) if twin.scores[s] == best)


def favoured(rng: random.Random, words: tuple[str, ...]) -> str:
    """A random choice that likes jokers, swaps and crossings better than they are frequent."""
    rare = [word for word in words if word.startswith(("swap", "cross", "joker", "with"))]
    return rng.choice(rare) if rare and rng.random() < 0.4 else rng.choice(words)


@pytest.mark.parametrize("kind", GAMES, ids="-".join)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_the_twin_agrees(seats: int, kind: tuple[str, str]) -> None:
    compare(seats, seats, kind, most_steps=250 + 20 * seats)


MANY_JOKERS = "card,colour,value\n" + "\n".join(
    [f"{number},{'red' if number % 2 else 'blue'},1" for number in range(1, 25)]
    + [f"joker,{colour},0" for colour in ("red", "green", "blue", "orange")]
)


@pytest.mark.parametrize("kind", GAMES, ids="-".join)
@pytest.mark.parametrize("seed", range(2))
def test_the_twin_agrees_where_jokers_are_frequent(seed: int, kind: tuple[str, str]) -> None:
    compare(2, seed, kind, MANY_JOKERS, 8, most_steps=200)


@pytest.mark.soak
@pytest.mark.parametrize("kind", GAMES, ids="-".join)
@pytest.mark.parametrize("seed", range(500))
def test_the_twin_agrees_for_long(seed: int, kind: tuple[str, str]) -> None:
    compare(2 + seed % 7, 1000 + seed, kind, rounds=1 + (seed % 5 == 0))


@pytest.mark.soak
@pytest.mark.parametrize("kind", GAMES, ids="-".join)
@pytest.mark.parametrize("seed", range(100))
def test_the_twin_agrees_for_long_where_jokers_are_frequent(
    seed: int, kind: tuple[str, str]
) -> None:
    compare(2 + seed % 3, 1000 + seed, kind, MANY_JOKERS, 8, rounds=1)
