"""The bench runs, measures the same work on both sides, and writes its figures. No timing here."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.hand_written import compiled, compiler, sources

import quartett
from quartett import games
from quartett.sim import simulate

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(sources()))
def test_c_plays_the_very_same_games(name: str, tmp_path: Path) -> None:
    assert compiler() is not None, "the bench compares with C: a compiler is expected"
    play = compiled(sources()[name], tmp_path)
    assert play is not None
    for seats in games.package(name).ABOUT.seats:
        batch = simulate(quartett.game(name, seats), 20, seed=3)
        assert play(20, 3, seats) == (batch.lengths.sum(), batch.scores.sum()), seats


def test_the_bench_reports_ratios(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    orders = [sys.executable, "-m", "bench", "--quick", "--only", "zoinx", "--json", str(file)]
    answer = subprocess.run(orders, cwd=ROOT, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    report = json.loads(file.read_text("utf-8"))
    assert report["beside C, one core"]["zoinx"]["same totals"] is True
    assert report["beside C, one core"]["zoinx"]["ratio"] > 0
    assert [row["seats"] for row in report["playouts"]] == [2, 3, 4]
    assert report["from Python"]["checked play, µs"] > 0
    assert "ours / C" in answer.stdout
