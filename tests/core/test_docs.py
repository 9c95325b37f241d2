"""Every example in README, docs and docstrings is run."""

import doctest
import importlib
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import quartett
from laws import laws
from quartett import games
from quartett.analysis.playthrough import playthrough, random_record
from wording import refused, told, would

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MODULES = ["game", "record", "sim", "analysis.tree"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_pages(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"quartett.{name}"))
    assert failed == 0
    assert tried > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def files_on(page: Path) -> dict[str, str]:
    """The code blocks of a page, each under the last file name in the text before it."""
    found: dict[str, str] = {}
    for before, code in re.findall(
        r"(.*?)\n```(?:python)?\n(.*?)```\n", page.read_text("utf-8"), re.DOTALL
    ):
        names = re.findall(r"`((?:texts/|played/)?[\w.-]+\.(?:py|ftl|txt))`", before)
        found[next(name for name in names if name not in found)] = code
    return found


def test_the_page_on_a_fifth_game_makes_a_game_that_obeys_every_law(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "stones"
    files = files_on(ROOT / "docs" / "a-fifth-game.md")
    assert len(files) == 9
    rule_tests = files.pop("test_rules.py")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder.parent)])
    game = quartett.game("stones", **games.package("stones").ABOUT.small)
    for seed in range(5):
        rng = random.Random(seed)
        for law in (
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
        ):
            law(game, random_record(game, rng), rng)
    laws.law_3_games_end(game)
    laws.law_9_compiled_and_interpreted_agree(game, games=20)
    laws.law_10_same_seed_same_record(game, 1)
    laws.law_11_every_rule_is_tested_and_explained(game, rule_tests)
    laws.law_11_every_ending_has_been_played(game)
    laws.law_11_every_effect_has_been_played(game)
    laws.law_11_every_effect_and_refusal_has_its_texts(game)
    laws.law_13_worlds_are_even(game, random.Random(1), depth=4)
    (folder / "perft.txt").write_text(laws.perft(game), "utf-8")
    laws.law_12_the_tree_has_its_size(game)
    assert "result: no-stones" in playthrough(game)
    it_tells(game)
    the_rule_tests_pass(rule_tests, folder.parent, tmp_path)


def it_tells(game: quartett.Game) -> None:
    names = ["Ada", "Ben"]
    position = game.happen(game.start(), "tails")
    assert would(position, 1, "take 2", "de") == "lässt 1 übrig"
    assert told(position, None, "de", names) == "Die Münze zeigt Zahl."
    assert refused(position, 0, "take 2", "en") == "STN-2: it is seat 1’s turn"
    position = game.play(position, {1: "take 2"})
    assert told(position, 0, "de", names) == "Ben nimmt 2 und lässt 1 übrig."
    assert told(position, 1, "en", names) == "You take 2 and leave 1."


def the_rule_tests_pass(source: str, found_in: Path, tmp_path: Path) -> None:
    file = tmp_path / "test_stones.py"
    file.write_text(source, "utf-8")
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
    environment = {**os.environ, "QUARTETT_GAMES": str(found_in)}
    answer = subprocess.run(run, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout
    assert "3 passed" in answer.stdout
