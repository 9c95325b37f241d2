"""Arenas: the same chance for rotated seats, resumable, the same on any number of cores."""

import json
from pathlib import Path

import pytest

import quartett
from quartett.analysis.arena import (
    Chance,
    Outcome,
    fixtures,
    meetings,
    play_all,
    play_fixture,
    ratings,
)
from quartett.analysis.runner import on_all_cores, one_by_one
from quartett.cli import main

GAME = quartett.game("zoinx", goal=6)


def test_every_pair_meets_with_seats_rotated() -> None:
    wanted = list(fixtures(GAME, ["a", "b", "c"], deals=2, seed=1))
    assert len(wanted) == 3 * 2 * 2
    assert {fixture.lineup for fixture in wanted} == {
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"),
    }  # fmt: skip
    three = list(fixtures(quartett.game("zoinx", 3), ["a", "b"], deals=1, seed=1))
    assert [fixture.lineup for fixture in three] == [
        ("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b"),
    ]  # fmt: skip
    assert len(list(fixtures(GAME, ["a", "b", "c"], 1, 1, neighbours=True))) == 4


def test_chance_is_the_same_for_the_same_deal() -> None:
    odds = {"a": 1, "b": 2, "c": 1}
    one, two, other = Chance(1, 1), Chance(1, 1), Chance(1, 2)
    drawn = [one.draw(odds) for _ in range(400)]
    assert drawn == [two.draw(odds) for _ in range(400)]
    assert drawn != [other.draw(odds) for _ in range(400)]
    assert 150 < drawn.count("b") < 250


def test_results_do_not_depend_on_the_number_of_cores_and_can_be_resumed(tmp_path: Path) -> None:
    wanted = list(fixtures(GAME, ["random", "hatchling"], deals=3, seed=2))
    file = tmp_path / "results.jsonl"
    half = play_all(wanted[:3], file, one_by_one)
    counted: list[int] = []
    whole = play_all(wanted, file, on_all_cores, counted.append)
    assert whole[:3] == half
    assert counted[0] == 3
    assert sum(counted) == len(wanted)
    assert whole == [play_fixture(fixture) for fixture in wanted]
    assert len(file.read_text().splitlines()) == len(wanted)


def test_shares_and_ratings() -> None:
    played = [Outcome(str(n), ("strong", "weak"), n, (9, 1), (0,)) for n in range(8)]
    played += [Outcome(f"{n}t", ("weak", "strong"), n, (5, 5), (0, 1)) for n in range(8)]
    met = meetings(played)
    assert met["strong", "weak"].mean == pytest.approx(0.75)
    assert met["weak", "strong"].mean == pytest.approx(0.25)
    assert met["strong", "weak"].error == 0
    rated = ratings(played, ["strong", "weak"])
    assert rated["strong"][0] > rated["weak"][0]
    assert rated["strong"][1] > 0


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    orders = ["arena", "zoinx", "-o", "goal=4", "--levels", "random,hatchling", "--deals", "2"]
    assert main([*orders, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert [level["level"] for level in told["levels"]] == ["random", "hatchling"]
    assert main(orders) == 0
    assert "hatchling" in capsys.readouterr().out
    assert main(["arena", "zoinx", "--levels", "random"]) == 2
    assert main(["arena", "zoinx", "--levels", "random,fool"]) == 2
