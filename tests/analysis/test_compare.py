"""Two sets of options with the same chance."""

import json

import numpy as np
import pytest

import quartett
from quartett.analysis.compare import compare, figures
from quartett.cli import main
from quartett.sim import simulate


def test_a_game_compared_with_itself_does_not_differ() -> None:
    game = quartett.game("nox", 3)
    for row in compare(game, game, 50):
        assert row.first == row.second
        assert row.error == 0
        assert not row.clear


def test_the_difference_and_its_error_are_those_of_the_paired_games() -> None:
    games = 400
    first, second = quartett.game("nox", 2), quartett.game("nox", 2, variant="hard")
    rows = {row.figure: row for row in compare(first, second, games, seed=5)}
    before, after = (figures(simulate(game, games, 5)) for game in (first, second))
    difference = after["length in steps"] - before["length in steps"]
    row = rows["length in steps"]
    assert row.second - row.first == pytest.approx(difference.mean())
    assert row.error == pytest.approx(1.96 * difference.std(ddof=1) / games**0.5)


def test_the_same_chance_is_worth_games() -> None:
    rows = compare(quartett.game("nox", 3), quartett.game("nox", 3, goal=140), 500)
    worth = {row.figure: row.worth for row in rows}
    assert worth["mean score"] > 2
    assert rows[0].clear


def test_errors_cover_the_truth_about_as_often_as_they_say() -> None:
    """Against the difference that very many games tell."""
    first, second = quartett.game("zoinx", goal=10), quartett.game("zoinx", goal=12)
    long_run = compare(first, second, 50_000, seed=99)[0]
    truth = long_run.second - long_run.first
    rows = [compare(first, second, 200, seed=seed)[0] for seed in range(60)]
    covered = np.mean([abs(r.second - r.first - truth) <= r.error for r in rows])
    assert 0.88 <= covered <= 1


def test_compare_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    orders = ["compare", "nox", "variant=standard", "variant=hard+goal=60", "--games", "40"]
    assert main(orders) == 0
    assert "same chance" in capsys.readouterr().out
    assert main([*orders, "--json", "--seats", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "seats=3" in told["games"][1]
    assert "goal=60" in told["games"][1]
    assert {"figure", "first", "second", "error", "worth"} == set(told["figures"][0])
    assert main(["compare", "nox", "variant=standard", "nonsense"]) == 2
    assert "expected --option NAME=VALUE; got 'nonsense'" in capsys.readouterr().err
    assert main(["compare", "nox", "variant=hard", "variant=hard", "--games", "1"]) == 2


def test_different_games_cannot_be_compared() -> None:
    with pytest.raises(quartett.UnreadableText, match="expected one game with two sets of options"):
        compare(quartett.game("nox", 2), quartett.game("nox", 3), 10)
