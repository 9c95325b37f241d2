"""Mutated texts thrown at every parser: read, or refused with one sentence; never anything else."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quartett
from quartett import Game, Record, games
from quartett.analysis.playthrough import random_record
from quartett.compiled import compiling
from quartett.errors import Refused
from quartett.options import About
from quartett.record import Step

ODD = ["?", "-", "/", ",", "=", "|", " ", ";", ":", "\n", "0", "9" * 25, "-1", "é", "\0", "start"]


def texts(game: Game, rng: random.Random) -> list[tuple[Callable[[str], Any], str]]:
    """Good texts of every kind, each with what reads it."""
    record = random_record(game, rng, most_steps=60)
    position = record.position
    return [
        (game.parse, str(position)),
        (game.parse, str(game.view(position, 0))),
        (game.parse, str(game.view(position, None))),
        (Record.parse, str(record)),
        (Record.parse, str(record.seen_by(game.seats - 1))),
        (Step.parse, str(record.steps[-1])),
    ]


def mutated(text: str, rng: random.Random) -> str:
    """One to three small accidents."""
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(text) + 1)
        length = rng.choice([0, 1, 1, 2, 8])
        put = rng.choice([*ODD, "", "", text[place : place + 5], rng.choice(text or " ")])
        text = text[:place] + put + text[place + length :]
    return text


def use(read: Any) -> None:
    """What was read must be safe to use: nothing may crash or be refused now."""
    if isinstance(read, quartett.Position):
        game = read.game
        game.odds(read)
        game.result(read)
        for seat in range(game.seats):
            game.choices(read, seat)
            game.draw(game.view(read, seat))
        assert game.parse(str(read)) == read


def throw(name: str, seed: int, times: int) -> None:
    rng = random.Random(seed)
    about: About = games.package(name).ABOUT
    for read, text in texts(quartett.game(name, rng.choice(about.seats)), rng):
        for _ in range(times):
            wrong = mutated(text, rng)
            try:
                found = read(wrong)
            except Refused as refusal:
                sentence = str(refusal)
                assert sentence
                assert len(sentence.replace(wrong, "")) < 4_000
            else:
                use(found)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_mutated_texts_are_read_or_refused(name: str, seed: int) -> None:
    throw(name, seed, times=40 if compiling() else 4)


@pytest.mark.soak
@pytest.mark.parametrize("name", games.names())
def test_mutated_texts_for_a_long_time(name: str) -> None:
    for seed in range(100, 200):
        throw(name, seed, times=100)


@given(st.text(max_size=200))
@settings(suppress_health_check=list(HealthCheck), max_examples=200)
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (quartett.Position, quartett.View, Record.parse, Step.parse):
        with suppress(Refused):  # and nothing but a refusal
            read(text)


@given(st.sampled_from(["seats", "goal", "start", "x"]), st.one_of(st.text(), st.integers()))
@settings(max_examples=100)
def test_any_option_is_read_or_refused(name: str, value: Any) -> None:
    with suppress(Refused):  # and nothing but a refusal
        quartett.game("zoinx", **{name: value})
