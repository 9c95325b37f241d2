"""Every law, over every game found."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from laws import laws
from laws.settings import all_settings, small, some_settings
from quartett import Game, Record, games
from quartett.analysis.playthrough import playthrough, random_record
from quartett.compiled import compiling

TESTS = Path(__file__).parents[1]
named = pytest.mark.parametrize("name", games.names())
LAWS_OF_A_RECORD = [
    laws.law_1_exactly_one_holds,
    laws.law_2_what_is_offered_is_accepted_and_nothing_else,
    laws.law_4_text_round_trips,
    laws.law_5_a_record_folds_to_what_was_played,
    laws.law_6_nothing_leaks,
    laws.law_7_records_and_views_tell_the_same,
    laws.law_8_cards_are_conserved,
    laws.law_14_a_word_is_refused_exactly_when_it_is_not_offered,
    laws.law_15_what_was_previewed_is_what_happens,
    laws.law_16_effects_tell_no_more_than_views,
]


@pytest.mark.parametrize("law", LAWS_OF_A_RECORD, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", some_settings(), ids=lambda game: game.heading)
def test_law(game: Game, law: Callable[[Game, Record, random.Random], None]) -> None:
    rng = random.Random(game.heading)
    law(game, random_record(game, rng, most_steps=150), rng)


@named
def test_law_holds_until_the_end_of_the_game(name: str) -> None:
    game, rng = small(name), random.Random(name)
    record = random_record(game, rng, most_steps=3_000)
    for law in LAWS_OF_A_RECORD:
        law(game, record, rng)


@pytest.mark.parametrize("game", all_settings(), ids=lambda game: game.heading)
def test_law_3_games_end(game: Game) -> None:
    laws.law_3_games_end(game, games=200 if compiling() else 2)


@named
def test_law_10_same_seed_same_record(name: str) -> None:
    laws.law_10_same_seed_same_record(small(name), seed=10)


@named
def test_law_11_every_rule_is_tested_and_explained(name: str) -> None:
    sources = "".join(file.read_text("utf-8") for file in (TESTS / name).glob("test_*.py"))
    laws.law_11_every_rule_is_tested_and_explained(small(name), sources)


@named
def test_law_11_every_ending_has_been_played(name: str) -> None:
    laws.law_11_every_ending_has_been_played(small(name))


@named
def test_law_11_every_effect_has_been_played(name: str) -> None:
    laws.law_11_every_effect_has_been_played(small(name))


@named
def test_law_11_every_effect_and_refusal_has_its_texts(name: str) -> None:
    laws.law_11_every_effect_and_refusal_has_its_texts(small(name))


@named
def test_law_12_the_tree_has_its_size(name: str) -> None:
    laws.law_12_the_tree_has_its_size(small(name))


@named
def test_law_13_worlds_are_even(name: str) -> None:
    game = small(name)
    laws.law_13_worlds_are_even(game, random.Random(13), depth=min(4, game.about.small_depth))


@named
def test_the_playthrough_is_unchanged(name: str) -> None:
    game = small(name)
    file = game.folder / "playthrough.txt"
    assert file.exists(), "run `make golden`"
    assert file.read_text("utf-8") == playthrough(game)
