"""The recorded games: every way a round and a game can end, once for real."""

from pathlib import Path

import pytest

import quartett
from nox.record_games import GAMES, recorded
from quartett import Record

FOLDER = quartett.game("nox").folder / "played"


def read(name: str) -> Record:
    record = Record.parse((FOLDER / f"{name}.txt").read_text("utf-8"))
    assert isinstance(record, Record)
    return record


def rounds(record: Record) -> list[list[int]]:
    """What each seat wrote down after each round."""
    return [
        position.fields.last_round[: record.game.seats].tolist()
        for position in record.positions()
        if str(position).partition("phase=")[2].startswith(("round-over", "over"))
    ]


def test_every_file_has_its_recipe() -> None:
    assert {file.stem for file in Path(FOLDER).glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_what_its_recipe_makes(name: str) -> None:
    assert str(read(name)) == recorded(name)


@pytest.mark.parametrize("ending", ["six-stacks", "hands-empty", "pile-empty"])
def test_each_ending_has_been_played(ending: str) -> None:
    result = read(ending).result
    assert result is not None
    assert result.ending == ending


@pytest.mark.parametrize("name", GAMES)
def test_the_rounds_add_up_to_the_scores(name: str) -> None:
    record = read(name)
    assert record.result is not None
    assert tuple(map(sum, zip(*rounds(record), strict=True))) == record.result.scores


def test_in_the_hard_game_one_seat_writes_a_round() -> None:
    record = read("hard")
    assert record.result is not None
    assert max(record.result.scores) >= 100
    assert all(len([n for n in written if n]) <= 1 for written in rounds(record))


def test_two_that_are_best_both_write() -> None:
    assert [31, 31, 0] in rounds(read("hard-two-best"))


def test_a_win_is_shared() -> None:
    record = read("shared-win")
    assert record.result is not None
    assert record.result.scores == (150, 126, 150)
    assert record.result.winners == (0, 2)
