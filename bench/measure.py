"""How things are timed: in turn, several times, and told as medians with their spread."""

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

MOST = 5_000_000


def clock(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


class Stopwatch:
    """How long and how often to measure."""

    def __init__(self, quick: bool, tell: Callable[[str], None]) -> None:
        self.repeats = 3 if quick else 5
        self.seconds = 0.02 if quick else 0.25
        self.quick, self.tell = quick, tell

    def enough(self, work: Callable[[int], Any]) -> int:
        """How much of this work takes about as long as one measurement should."""
        work(1)  # compiles, if need be
        number = 1
        while True:
            once = partial(work, number)
            if min(clock(once), clock(once)) > self.seconds or number > MOST:  # no mere hiccup
                return number
            number *= 2

    def alternately(self, *works: Callable[[], Any]) -> list[list[float]]:
        """Seconds of each, measured in turn, so that a busy moment hits all alike."""
        measured: list[list[float]] = [[] for _ in works]
        for _ in range(self.repeats):
            for times, work in zip(measured, works, strict=True):
                times.append(clock(work))
        return measured

    def duel(self, ours: Callable[[int], int], theirs: Callable[[int], int]) -> dict[str, float]:
        """Two ways to do the same: each does so much work and says how much came of it."""
        amounts = [self.enough(work) for work in (ours, theirs)]
        rates: list[list[float]] = [[], []]
        for _ in range(self.repeats):
            for rate, work, amount in zip(rates, (ours, theirs), amounts, strict=True):
                begun = time.perf_counter()
                done = work(amount)
                rate.append(done / (time.perf_counter() - begun))
        ratios = [mine / other for mine, other in zip(*rates, strict=True)]
        return {
            "ours": statistics.median(rates[0]),
            "theirs": statistics.median(rates[1]),
            "ratio": statistics.median(ratios),
            "lowest": min(ratios),
            "highest": max(ratios),
        }
