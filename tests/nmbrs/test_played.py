"""The recorded games: every way a round and a game can end, once for real."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import quartett
from nmbrs.record_games import GAMES, recorded
from quartett import Record
from quartett.compiled import compiling

FOLDER = quartett.game("nmbrs").folder / "played"
ENDINGS = ["rounds-played", *(["went-out", "pile-ran-out"] if compiling() else [])]
compiled_only = pytest.mark.skipif(not compiling(), reason="long games take minutes interpreted")


@cache
def read(name: str) -> Record:
    record = Record.parse((FOLDER / f"{name}.txt").read_text("utf-8"))
    assert isinstance(record, Record)
    return record


def said(record: Record) -> list[str]:
    return [word for step in record.steps for _, word in step.moves]


def test_every_file_has_its_recipe() -> None:
    assert {file.stem for file in Path(FOLDER).glob("*.txt")} == set(GAMES)


@compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_what_its_recipe_makes(name: str) -> None:
    assert str(read(name)) == recorded(name)


@pytest.mark.parametrize("ending", ENDINGS)
def test_each_ending_has_been_played(ending: str) -> None:
    result = read(ending).result
    assert result is not None
    assert result.ending == ending


@compiled_only
def test_a_round_ended_because_the_pile_ran_out_twice() -> None:
    record = read("a-round-ended-by-the-pile")
    ended_by_a_draw = [
        step.event
        for (before, after), step in zip(pairwise(record.positions()), record.steps, strict=True)
        if after.fields.round_number > before.fields.round_number and step.event
    ]
    assert ended_by_a_draw


@compiled_only
def test_jokers_are_swapped_crossed_and_chosen_between() -> None:
    words = said(read("jokers"))
    for verb in ("swap", "cross", "grow", "lay", "joker", "with"):
        assert any(word.startswith(verb) for word in words)


@compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up_to_the_scores(name: str) -> None:
    record = read(name)
    assert record.result is not None
    points = record.position.fields.points[: record.game.seats]
    assert tuple(points.sum(axis=1).tolist()) == record.result.scores
