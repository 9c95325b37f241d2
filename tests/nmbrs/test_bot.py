"""Bots of nmbrs!: legal everywhere, sensible on tables made by hand, the same for the same seed."""

import random

import pytest

import quartett
from nmbrs.tables import table
from quartett import Position
from quartett.bots import GREEDY, bot, levels
from quartett.games.nmbrs.solver import best_turn
from quartett.record import Transcript

NAMES = ["hatchling", "apprentice", "regular", "expert", "master", "oracle"]
STRONG = ["master", "oracle"]


def chosen(position: Position, level: str, seed: int = 1, budget: int = 0) -> str:
    game = position.game
    (seat,) = game.acting(position)
    view, choices = game.view(position, seat), game.choices(position, seat)
    transcript = Transcript(game, seat)
    return bot(game, level).choose(view, transcript, choices, random.Random(seed), budget)


def test_six_levels_have_the_names_of_every_game() -> None:
    assert list(levels(quartett.game("nmbrs"))) == NAMES


@pytest.mark.parametrize(
    ("seats", "variant"), [(2, "standard"), (3, "advanced"), (5, "simple"), (8, "standard")]
)
def test_every_level_plays_with_legal_words(seats: int, variant: str) -> None:
    game, rng = quartett.game("nmbrs", seats, variant=variant), random.Random(seats)
    names = [*NAMES[:-1], GREEDY]
    position, moves = game.start(), 0
    while game.result(position) is None and moves < 40:
        if odds := game.odds(position):
            position = game.happen(position, rng.choices([*odds], [*odds.values()])[0])
            continue
        (seat,) = game.acting(position)
        word = chosen(position, names[moves % len(names)] if moves % 20 else "oracle", moves)
        assert word in game.choices(position, seat)
        position = game.play(position, {seat: word})
        moves += 1


@pytest.mark.parametrize("level", [GREEDY, *STRONG])
def test_a_row_in_hand_is_laid(level: str) -> None:
    position = table("10 20 30 47 58 71", "1 2 4")
    assert chosen(position, level) == "lay 10-20-30" == best_turn(position).words[0]


@pytest.mark.parametrize("level", STRONG)
def test_the_card_that_fits_nothing_is_thrown_away_and_never_a_joker(level: str) -> None:
    position = table("20 30 24 27 97 *r", "1 2 4")
    words = {chosen(position, level, seed) for seed in range(5)}
    assert not any("discard joker" in word for word in words)
    position = table("20 30 33 44 97", "1 2 4")
    thrown = [chosen(position, level, seed) for seed in range(20)]
    assert max(thrown, key=thrown.count) == "discard 97"


@pytest.mark.parametrize("level", [GREEDY, *NAMES])
def test_the_same_seed_chooses_the_same_word(level: str) -> None:
    position = table("10 20 30 40 47 58 71", "1 2 4")
    words = [[chosen(position, level, seed) for seed in range(4)] for _ in range(2)]
    assert words[0] == words[1]
