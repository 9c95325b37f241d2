"""The bench runs, measures the same work on both sides, and writes its figures. No timing here."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from bench.hand_written import compile_game, compiler, sources
from bench.measure import Stopwatch
from bench.report import chart, tables, target

import quartett
from quartett import games
from quartett.sim import simulate

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(sources()))
def test_c_plays_the_very_same_games(name: str, tmp_path: Path) -> None:
    assert compiler() is not None, "the bench compares with C: a compiler is expected"
    play = compile_game(sources()[name], tmp_path)
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


def compared(kind: str, ratio: float, target: float | None) -> dict[str, Any]:
    head = {"kind": kind, "work": "from Python", "our game": "pig", "peer": "Somebody, a loop"}
    speeds = {"unit": "moves/s", "ours": 2.5e6, "theirs": 1e5, "target": target}
    return {**head, **speeds, "ratio": ratio, "lowest": ratio / 2, "highest": ratio * 2}


def test_a_missed_target_is_reported() -> None:
    rows = [compared("same game", 25, 8), compared("nearest game", 0.5, 1)]
    assert [target(row) for row in rows] == ["8 met", "1 MISSED"]
    rows.append({"kind": "left out", "work": "pgx", "why": "no module"})
    report = {
        "machine": "2 cores", "python": "3", "seconds": 1.0, "beside peers": rows, "playouts": [],
        "beside C, one core": {}, "two cores against one": {"pig": 1.8}, "from Python": {},
        "starting": {}, "nmbrs!": {}, "server": {"moves to the last receiver, ms": 5.0},
    }  # fmt: skip
    drawn = chart(report)
    assert "25 x" in drawn
    assert "0.5 x" in drawn
    assert len(tables(report)) == 5


def test_a_duel_tells_how_much_faster_one_side_is() -> None:
    watch = Stopwatch(quick=True, announce=lambda what: None)

    def slow(amount: int) -> int:
        time.sleep(0.004 * amount)
        return amount

    def fast(amount: int) -> int:
        time.sleep(0.001 * amount)
        return amount

    found = watch.duel(fast, slow)
    assert found["lowest"] <= found["ratio"] <= found["highest"]
    assert 1.5 < found["ratio"] < 12
