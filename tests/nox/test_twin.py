"""The game and its twin, side by side, through whole random games."""

import random
from collections import Counter
from itertools import chain, product

import pytest

import quartett
from nox.players import Player, anything, builder, patient
from nox.tables import NUMBERS
from nox.twin import Twin
from quartett import Game

VARIANTS = (("standard", "each"), ("hard", "each"), ("hard", "nobody"))
SETTINGS = list(product(range(2, 7), VARIANTS, (False, True)))
PLAYERS: list[Player] = [anything, patient, builder]


def compare(game: Game, twin: Twin, seed: int, player: Player) -> str:
    """Play one game on both tables; at every step they must tell the same. How it ended."""
    rng = random.Random(seed)
    position = game.start()
    seats = range(game.seats)
    while True:
        odds = game.odds(position)
        assert odds == twin.odds()
        words = [game.choices(position, seat) for seat in seats]
        table = position.fields
        shown, laid = table.kitties.tolist(), table.laid.tolist()
        for seat in seats:
            assert len(set(words[seat])) == len(words[seat])
            assert set(words[seat]) == twin.choices(seat)
            stacks = twin.kitties[seat]
            assert shown[seat] == sum(1 << (stack[-1] - 1) for stack in stacks)
            cards = Counter(chain(*stacks))
            assert laid[seat] == [cards[number] for number in NUMBERS]
        assert table.scores[: game.seats].tolist() == twin.points
        result = game.result(position)
        assert (result is None) == (twin.why == "")
        if result is not None:
            assert list(result.scores) == twin.points
            assert list(result.winners) == twin.winners()
            assert result.ending == twin.why
            return twin.why
        if odds:
            event = rng.choices([*odds], [*odds.values()])[0]
            assert [game.sees(position, seat) for seat in seats] == [
                seat == twin.drawer() for seat in seats
            ]
            position = game.happen(position, event)
            twin.happen(event)
        else:
            (seat,) = game.acting(position)
            word = player(words[seat], seat, rng)
            position = game.play(position, {seat: word})
            twin.play(seat, word)


def compare_games(
    seats: int, kind: tuple[str, str], end_on_empty_pile: bool, games: int
) -> set[str]:
    endings = set()
    variant, best_tie = kind
    for seed in range(games):
        start = seed % seats
        game = quartett.game(
            "nox",
            seats,
            variant=variant,
            best_tie=best_tie,
            end_on_empty_pile=end_on_empty_pile,
            start=start,
        )
        twin = Twin(seats, variant == "hard", best_tie, end_on_empty_pile, start)
        endings.add(compare(game, twin, seed, PLAYERS[seed % len(PLAYERS)]))
    return endings


@pytest.mark.parametrize(("seats", "kind", "end_on_empty_pile"), SETTINGS)
def test_the_twin_tells_the_same(
    seats: int, kind: tuple[str, str], end_on_empty_pile: bool
) -> None:
    compare_games(seats, kind, end_on_empty_pile, games=3)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "kind", "end_on_empty_pile"), SETTINGS)
def test_the_twin_tells_the_same_a_thousand_times(
    seats: int, kind: tuple[str, str], end_on_empty_pile: bool
) -> None:
    endings = compare_games(seats, kind, end_on_empty_pile, games=1_000)
    assert endings == {"six-stacks", "pile-empty" if end_on_empty_pile else "hands-empty"}
