"""Bulk work in pieces, on all cores or on a cluster.

Results come in any order and say which piece they are of.
"""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

from quartett.errors import UnreadableText

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Runner(Protocol):
    """Anything that can do `work` on many jobs; how many workers there are changes no answer."""

    def __call__(self, work: Callable[[Job], Answer], jobs: Iterable[Job]) -> Iterator[Answer]: ...


def one_by_one(work: Callable[[Job], Answer], jobs: Iterable[Job]) -> Iterator[Answer]:
    """In this process."""
    return map(work, jobs)


def on_all_cores(
    work: Callable[[Job], Answer], jobs: Iterable[Job], cores: int | None = None
) -> Iterator[Answer]:
    """In as many processes as there are cores; `work` must be importable by name."""
    fresh = multiprocessing.get_context("spawn")  # a fork would copy the compiler's locks
    with ProcessPoolExecutor(cores or os.cpu_count(), mp_context=fresh) as pool:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()


def on_ray(
    work: Callable[[Job], Answer], jobs: Iterable[Job], cores: int | None = None
) -> Iterator[Answer]:
    """On the Ray cluster that RAY_ADDRESS names, or else on one of this machine's own."""
    try:
        import ray
    except ImportError:
        raise UnreadableText(
            "expected Ray for the runner 'ray': pip install 'quartett[ray]'"
        ) from None
    begun = not ray.is_initialized()
    if begun:
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
        if begun:
            ray.shutdown()


RUNNERS: dict[str, Callable[..., Iterator[Any]]] = {"cores": on_all_cores, "ray": on_ray}
