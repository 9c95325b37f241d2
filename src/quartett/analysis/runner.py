"""Runs many jobs on all cores or on a cluster.

Results come in any order, so each must say which job it belongs to.
"""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import quartett
from quartett.errors import UnreadableText
from quartett.game import Game

Job = TypeVar("Job")
Result = TypeVar("Result")


@lru_cache(maxsize=8)
def cached_game(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    """Returns a game, built only once in each process."""
    return quartett.game(name, seats, **dict(options))


class Runner(Protocol):
    """Anything that can do `work` on many jobs; the number of workers changes no result."""

    def __call__(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]: ...


def one_by_one(work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """Runs the jobs in this process."""
    return map(work, jobs)


def on_all_cores(
    work: Callable[[Job], Result], jobs: Iterable[Job], cores: int | None = None
) -> Iterator[Result]:
    """Runs the jobs in a process for each core; `work` must be importable by name."""
    spawn = multiprocessing.get_context("spawn")  # a fork would copy the compiler's locks
    with ProcessPoolExecutor(cores or os.cpu_count(), mp_context=spawn) as pool:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()


def on_ray(
    work: Callable[[Job], Result], jobs: Iterable[Job], cores: int | None = None
) -> Iterator[Result]:
    """Runs the jobs on the Ray cluster named by RAY_ADDRESS, or else on a local one."""
    try:
        import ray
    except ImportError:
        raise UnreadableText(
            "expected Ray for the runner 'ray': pip install 'quartett[ray]'"
        ) from None
    ours = not ray.is_initialized()
    if ours:
        cluster: dict[str, Any] = {"include_dashboard": False, "num_cpus": cores}
        if "RAY_ADDRESS" in os.environ:
            cluster = {}
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **cluster)
    try:
        task = ray.remote(work)
        waiting = [task.remote(job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


RUNNERS: dict[str, Callable[..., Iterator[Any]]] = {"cores": on_all_cores, "ray": on_ray}
