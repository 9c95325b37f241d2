"""Bots of NOX: legal everywhere, sensible on tables made by hand, the same for the same seed."""

import random
from itertools import product

import pytest

import quartett
from nox.tables import table
from quartett import Position
from quartett.bots import GREEDY, bot, levels
from quartett.games.nox.bot import EXPECTED, thinker
from quartett.record import Transcript

NAMES = ["hatchling", "apprentice", "regular", "expert", "master", "oracle"]
STRONG = ["master", "oracle"]


def chosen(position: Position, level: str, seed: int = 1, budget: int = 200) -> str:
    game, seat = position.game, int(position.fields.turn)
    view, choices = game.view(position, seat), game.choices(position, seat)
    transcript = Transcript(game, seat)
    return bot(game, level).choose(view, transcript, choices, random.Random(seed), budget)


def test_six_levels_have_the_names_of_every_game() -> None:
    assert list(levels(quartett.game("nox"))) == NAMES


@pytest.mark.parametrize(
    ("seats", "variant"), list(product(range(2, 7), ("standard", "hard"))), ids=str
)
def test_every_level_plays_whole_rounds_with_legal_words(seats: int, variant: str) -> None:
    game, rng = quartett.game("nox", seats, variant=variant), random.Random(seats)
    names = [*NAMES, GREEDY]
    position, moves = game.start(), 0
    while game.result(position) is None and moves < 60:
        if odds := game.odds(position):
            position = game.happen(position, rng.choices([*odds], [*odds.values()])[0])
            continue
        word = chosen(position, names[moves % len(names)], moves, budget=20)
        assert word in game.choices(position, int(position.fields.turn))
        position = game.play(position, {int(position.fields.turn): word})
        moves += 1


@pytest.mark.parametrize("level", [GREEDY, *STRONG])
def test_a_high_card_is_laid_before_oneself(level: str) -> None:
    position = table("2+3/2+3", "15,15,15/3,5,9")
    assert chosen(position, level) == "15>0"


@pytest.mark.parametrize("level", STRONG)
def test_a_low_card_covers_the_best_of_a_rival(level: str) -> None:
    position = table("13+14+15/13+14+15", "1,1,1/3,5,9")
    assert chosen(position, level) == "1>1:15"


@pytest.mark.parametrize("level", STRONG)
def test_whoever_is_ahead_is_the_rival_to_watch(level: str) -> None:
    kitty = "13+14+15"
    position = table("/".join([kitty] * 3), "1,1,1/3,5,9/3,5,9", scores="90/20/110")
    assert chosen(position, level) == "1>2:15"


@pytest.mark.parametrize("seats", range(2, 7))
def test_slips_weigh_the_same_at_any_number_of_seats(seats: int) -> None:
    """Between equals a lay is judged as half a win, however many share it."""
    position = table("/".join(["2+3"] * seats), "/".join(["1,1,1"] + ["5,9,11"] * (seats - 1)))
    view, choices = position.game.view(position, 0), position.game.choices(position, 0)
    for value in thinker(position.game)(view, choices, 0, EXPECTED, 1):
        assert value == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("level", [GREEDY, *STRONG])
def test_the_last_colour_comes_before_more_of_the_same(level: str) -> None:
    """The rival has five stacks and may end the round, which then would write nothing here."""
    assert chosen(table("12+15/1+2+3+4+5", "7,13,14/3,5,9"), level) == "13>0"


@pytest.mark.parametrize("level", [GREEDY, *STRONG])
def test_who_leads_ends_the_round_that_wins_the_game(level: str) -> None:
    position = table("11+12+13+14+15/9+12+13+14", "10,10,10/3,5,9", scores="100/110")
    assert chosen(position, level) == "10>0"


@pytest.mark.parametrize("level", [GREEDY, *NAMES])
def test_the_same_seed_chooses_the_same_word(level: str) -> None:
    position = table("4+14/5+6/1+12", "2,9,13/3,3,7/8,10,11")
    words = [[chosen(position, level, seed) for seed in range(6)] for _ in range(2)]
    assert words[0] == words[1]
