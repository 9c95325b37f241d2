"""The game and its twin, side by side, through whole random games."""

import random
from itertools import product

import numpy as np
import pytest

import quartett
from bloxx.players import Player, anything, careful
from bloxx.twin import DICE, SHEET, Twin
from quartett import Game
from quartett.compiled import Array, Row, compiling, dtype, rules

SUPPORTS = ("settle", "touch", "rest")
SETTINGS = list(product((2, 3, 4), SUPPORTS))

# A narrow sheet, and dice that show shapes twice, on one die and on both.
NARROW = "2..\n.3. blue\n...\n4.2 green\n...\n.3."
ALIKE = "A OXX/X.. OX/XX XO/X./X.\nB XX/OX XXXO XXO/..X OXXX"


def parts_of(row: Row, seat: int, points: Array) -> None:
    rules.parts(row.view(dtype)[0], seat, points)


def compare(game: Game, twin: Twin, seed: int, player: Player) -> None:
    """Play one game on both tables; at every step they must tell the same."""
    rng = random.Random(seed)
    position = game.start()
    seats = range(game.seats)
    parts = game.specialize(parts_of)
    while True:
        assert game.odds(position) == twin.odds()
        words = [game.choices(position, seat) for seat in seats]
        for seat in seats:
            assert len(set(words[seat])) == len(words[seat])
            assert set(words[seat]) == twin.choices(seat)
            points = np.zeros(len(game.parts), np.int64)
            parts(position.row, seat, points)
            assert points.tolist() == twin.parts(seat)
        assert list(game.engine.judge(position.row)[0]) == twin.scores()
        result = game.result(position)
        assert (result is not None) == twin.over
        if result is not None:
            assert list(result.scores) == twin.scores()
            assert list(result.winners) == twin.winners()
            assert result.ending == "two-stuck"
            return
        if odds := game.odds(position):
            event = rng.choice([*odds])
            position = game.happen(position, event)
            twin.happen(event)
        else:
            acting = game.acting(position)
            moves = {seat: player(position, seat, words[seat], rng) for seat in acting}
            position = game.play(position, moves)
            twin.play(moves)


def compare_games(
    seats: int, support: str, games: int, sheet: str = SHEET, dice: str = DICE
) -> None:
    for seed in range(games):
        start = seed % seats
        game = quartett.game("bloxx", seats, support=support, start=start, sheet=sheet, dice=dice)
        player = careful if seed % 3 == 1 else anything
        compare(game, Twin(seats, support, start, sheet, dice), seed, player)


@pytest.mark.parametrize(("seats", "support"), SETTINGS)
def test_the_twin_tells_the_same(seats: int, support: str) -> None:
    compare_games(seats, support, games=5 if compiling() else 1)


@pytest.mark.parametrize("support", SUPPORTS)
def test_the_twin_tells_the_same_on_other_sheets_and_dice(support: str) -> None:
    compare_games(3, support, games=8 if compiling() else 2, sheet=NARROW, dice=ALIKE)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "support"), SETTINGS)
def test_the_twin_tells_the_same_a_thousand_times(seats: int, support: str) -> None:
    compare_games(seats, support, games=1_000)


@pytest.mark.soak
@pytest.mark.parametrize("support", SUPPORTS)
def test_the_twin_tells_the_same_on_other_sheets_and_dice_a_thousand_times(support: str) -> None:
    compare_games(2, support, games=1_000, sheet=NARROW, dice=ALIKE)
