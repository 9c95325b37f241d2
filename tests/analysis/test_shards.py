"""A batch in shards is the batch as a whole, whoever plays the shards."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quartett
from quartett.analysis import shards
from quartett.analysis.arena import fixtures, play_all
from quartett.analysis.runner import RUNNERS, on_all_cores, on_ray, one_by_one
from quartett.analysis.shards import simulate_in_shards
from quartett.cli import main
from quartett.sim import Batch, simulate


@pytest.fixture(autouse=True)
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "GAMES_PER_SHARD", 40)


def backwards(work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
    return map(work, list(jobs)[::-1])


def same(one: Batch, other: Batch) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("scores", "winners", "parts", "lengths", "endings")
    )


@pytest.mark.parametrize("name", ["zoinx", "nox", "kuhn"])
def test_shards_in_any_order_give_what_simulate_gives(name: str) -> None:
    game = quartett.game(name)
    whole = simulate(game, 130, seed=6)
    assert same(simulate_in_shards(game, 130, 6, one_by_one), whole)
    assert same(simulate_in_shards(game, 130, 6, backwards), whole)


def test_a_stopped_batch_goes_on_where_it_was(tmp_path: Path) -> None:
    game, played = quartett.game("zoinx"), []

    def counting(work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        for job in jobs:
            played.append(job.first)
            yield work(job)

    def stopping(work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        yield work(next(iter(jobs)))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate_in_shards(game, 120, 6, stopping, tmp_path)
    told: list[int] = []
    batch = simulate_in_shards(game, 120, 6, counting, tmp_path, told.append)
    assert played == [40, 80]
    assert sum(told) == 120
    assert same(batch, simulate(game, 120, seed=6))
    simulate_in_shards(quartett.game("zoinx", goal=31), 80, 6, counting, tmp_path)
    simulate_in_shards(game, 80, 7, counting, tmp_path)
    assert played == [40, 80, 0, 40, 0, 40], "other options and seeds are other games"


def test_processes_give_the_same(tmp_path: Path) -> None:
    game = quartett.game("zoinx")
    batch = simulate_in_shards(game, 80, 6, partial(on_all_cores, cores=2), tmp_path)
    assert same(batch, simulate(game, 80, seed=6))


def test_simulate_keeps_its_shards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    orders = ["simulate", "kuhn", "--games", "50", "--results", str(tmp_path), "--threads", "1"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RUNNERS, "cores", lambda work, jobs, cores: map(work, jobs))
        assert main(orders) == 0
    assert len(list(tmp_path.glob("kuhn-*-seed0-*.npz"))) == 2
    assert "50 games" in capsys.readouterr().out


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(quartett.UnreadableText, match=r"pip install 'quartett\[ray\]'"):
        list(on_ray(len, [[]]))
    with pytest.raises(quartett.UnreadableText, match="expected at least 1 game"):
        simulate_in_shards(quartett.game("zoinx"), 0, 1, one_by_one)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray leaves sockets behind
def test_a_local_ray_gives_the_same() -> None:
    pytest.importorskip("ray")
    game = quartett.game("zoinx")
    whole = simulate(game, 200, seed=6)
    for cores in (1, 2):
        assert same(simulate_in_shards(game, 200, 6, partial(on_ray, cores=cores)), whole)
    wanted = list(fixtures(game, ["random", "greedy"], 2, 1))
    assert play_all(wanted, runner=partial(on_ray, cores=2)) == play_all(wanted, runner=one_by_one)
