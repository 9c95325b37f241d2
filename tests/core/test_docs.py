"""Every example on a page or in a docstring is run, and every link leads somewhere."""

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
from pages import files_on, write_files
from quartett import games
from quartett.analysis.playthrough import playthrough, random_record
from quartett.bots import levels
from wording import refused, told, would

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = ["game", "record", "sim", "analysis.tree"]
MAKING = {"a-fifth-game", "a-board-of-its-own"}
"""Pages on which the reader makes files that are not there yet."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples_on_pages(page: Path) -> None:
    failed, _ = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_on_pages_can_be_pasted(page: Path) -> None:
    """Code without prompts needs a game or a server and is run by other tests."""
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        if ">>>" not in code:
            compile(code, name_of(page), "exec")


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"quartett.{name}"))
    assert failed == 0
    assert tried > 0


def links_on(page: Path) -> list[str]:
    """The targets of all links and pictures of a page, within the repository."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    return re.findall(r"\]\((?!https?:)([^)]+)\)", text)


def anchors_on(page: Path) -> set[str]:
    """What links may say behind the `#`, as GitHub and `make docs` make it from the headings."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in links_on(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name_of(page)}: {link}"
        if anchor:
            assert anchor in anchors_on(target), f"{name_of(page)}: {link}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem not in MAKING], ids=name_of)
def test_files_named_on_pages_exist(page: Path) -> None:
    """A path in backquotes that starts at the top of the repository is one that is there."""
    tops = ("src/", "web/", "tests/", "docs/", "bench/", "deploy/", "recipes/", ".github/")
    for name in re.findall(r"`([^`\s]+/[^`\s]*)`", page.read_text("utf-8")):
        if name.startswith(tops) and "<" not in name:
            assert any(ROOT.glob(name.rstrip("/"))), f"{name_of(page)}: {name}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_tests_named_on_pages_exist(page: Path) -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py")]
    names = {name for source in sources for name in re.findall(r"def (\w+)", source)}
    named = re.findall(r"`((?:test|law)_\w+)`", page.read_text("utf-8"))
    assert [name for name in named if name not in names] == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page.suffix == ".md" and page not in reached:
            reached.add(page)
            paths = (link.partition("#")[0] for link in links_on(page))
            waiting += [(page.parent / path).resolve() for path in paths if path]
    assert reached >= set(PAGES), sorted(map(name_of, set(PAGES) - reached))


def test_the_page_on_a_fifth_game_makes_a_game_that_obeys_every_law(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "stones"
    files = files_on("a-fifth-game.md")
    assert len(files) == 10
    rule_tests = files.pop("tests/stones/test_rules.py")
    write_files(files, folder)
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
    assert list(levels(game)) == ["hatchling", "regular", "master"]
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
