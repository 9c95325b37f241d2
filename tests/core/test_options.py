"""Options have types, defaults and a line of explanation; a wrong one names what is allowed."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import quartett
from quartett import UnreadableText
from quartett.options import About, Option, plain_lines, without_former_words


def read_lengths(text: str) -> Mapping[str, Any]:
    """A component for these tests: a number a line."""
    if not all(line.isdigit() for line in text.splitlines()):
        raise UnreadableText(f"expected numbers; got '{text}'")
    return {"lengths": [int(line) for line in text.splitlines()]}


@pytest.fixture
def component(tmp_path: Path) -> Option:
    file = tmp_path / "lengths.txt"
    file.write_text("# standard\n1\n 2  # two\n\n", "utf-8")
    return Option("lengths", "standard", "how long", read_lengths, file)


def test_numbers() -> None:
    goal = Option("goal", 30, "points to win", range(1, 100))
    assert goal.read(7) == goal.read("7") == 7
    assert goal.write(7) == "7"
    assert goal.fields(7) == {"goal": 7}
    for wrong in (0, 100, "x", "07", True, None, 1.5):
        with pytest.raises(UnreadableText, match="a whole number from 1 to 99 for"):
            goal.read(wrong)


def test_words() -> None:
    variant = Option("variant", "standard", "which rules", ("standard", "hard"))
    assert variant.read("hard") == "hard"
    assert variant.fields("hard") == {"variant": 1}
    with pytest.raises(UnreadableText, match="one of standard, hard for option 'variant'; got 'h"):
        variant.read("harder")


def test_flags() -> None:
    flag = Option("short", False, "end early", bool)
    assert flag.read(True) is flag.read("on") is True
    assert flag.read("off") is False
    assert (flag.write(True), flag.write(False)) == ("on", "off")
    assert flag.fields(True) == {"short": 1}
    with pytest.raises(UnreadableText, match="on or off for option 'short'; got 1"):
        flag.read(1)


def test_components(component: Option) -> None:
    assert component.fields("standard") == {"lengths": [1, 2]}
    assert component.read("standard") == component.read("1\n2") == component.read("1;2")
    assert component.read("3 # three\n4") == "3\n4"
    assert component.read("3 # three; or so\n4") == "3\n4"
    assert component.write("3\n4") == "3;4"
    assert component.read(component.write("3\n4")) == "3\n4"
    assert "standard" in component.expectation()
    for wrong in ("three", 5):
        with pytest.raises(UnreadableText):
            component.read(wrong)


def test_plain_lines_drop_comments_and_extra_space() -> None:
    assert plain_lines("# a\n\n  x   y # z\n") == "x y"


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(
        UnreadableText, match="ZOINX!'s options: start, goal, last_round; got 'colour'"
    ):
        quartett.game("zoinx", colour="red")
    with pytest.raises(UnreadableText, match="from 0 to 1 for option 'start'; got 2"):
        quartett.game("zoinx", start=2)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnreadableText, match=r"expected a game, one of .*zoinx.*; got 'chess'"):
        quartett.game("chess")


def test_options_are_written_into_every_text() -> None:
    game = quartett.game("zoinx", seats=3, goal=12, start=1)
    assert str(game.start()).startswith("zoinx seats=3 start=1 goal=12 last_round=others | ")
    assert "options: start=1 goal=12" in str(quartett.Record(game))
    assert repr(game) == "quartett.game('zoinx', seats=3, start=1, goal=12, last_round='others')"
    assert eval(repr(game)) is game


def test_every_option_of_every_game_explains_itself() -> None:
    from quartett import games

    for name in games.names():
        about: About = games.package(name).ABOUT
        for option in about.options:
            assert len(option.meaning) > 10, (name, option.name)
            assert option.read(option.write(option.default)) == option.read(option.default)


def test_a_former_word_is_read_as_the_options_that_say_the_same_today() -> None:
    rows = Option("rows", "few", "which rows", ("few", "many"), setting="row_rule")
    variant = Option("variant", "whole", "", ("whole", "short"), former={"wild": {"rows": "many"}})
    known = {"variant": variant, "rows": rows}
    assert without_former_words(known, {"variant": "wild"}) == {"rows": "many"}
    assert without_former_words(known, {"variant": "wild", "rows": "many"}) == {"rows": "many"}
    assert without_former_words(known, {"variant": "short"}) == {"variant": "short"}
    with pytest.raises(UnreadableText, match="'variant=wild' means rows=many; got rows=few as w"):
        without_former_words(known, {"variant": "wild", "rows": "few"})
    assert rows.fields("many") == {"row_rule": 1}
