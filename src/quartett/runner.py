"""Bulk work in pieces, on all cores. Results come in any order and say which piece they are of."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Protocol, TypeVar

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
