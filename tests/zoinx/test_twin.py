"""ZOINX! and its twin, side by side, through whole random games."""

import random

import pytest

import quartett
from zoinx.twin import Twin

SETTINGS = [(seats, how) for seats in (2, 3, 4) for how in ("others", "everyone")]


def compare(seats: int, last_round: str, goal: int, seed: int) -> None:
    """Plays one random game on both tables; at every step they must tell the same."""
    rng, start = random.Random(f"{seats} {last_round} {seed}"), seed % seats
    game = quartett.game("zoinx", seats, goal=goal, last_round=last_round, start=start)
    twin, position = Twin(seats, goal, last_round, start), game.start()
    while (result := game.result(position)) is None:
        words = [game.choices(position, seat) for seat in range(seats)]
        assert [set(offered) for offered in words] == [twin.choices(n) for n in range(seats)]
        if odds := game.odds(position):
            assert twin.must_throw
            event = rng.choices([*odds], [*odds.values()])[0]
            position = game.happen(position, event)
            twin.throw(int(event.removeprefix("dots ")))
        else:
            moves = {seat: rng.choice(words[seat]) for seat in game.acting(position)}
            position = game.play(position, moves)
            twin.play(moves)
        assert position.fields.scores[:seats].tolist() == twin.scores
        assert bool(game.result(position)) == twin.over
    assert list(result.scores) == twin.scores
    assert list(result.winners) == twin.winners()


@pytest.mark.parametrize(("seats", "last_round"), SETTINGS)
def test_the_twin_tells_the_same(seats: int, last_round: str) -> None:
    for seed in range(12):
        compare(seats, last_round, 30 if seed % 2 else 6, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "last_round"), SETTINGS)
def test_the_twin_tells_the_same_a_thousand_times(seats: int, last_round: str) -> None:
    for seed in range(100, 1_100):
        compare(seats, last_round, 30 if seed % 2 else 6, seed)
