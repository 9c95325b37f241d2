"""Timing: alternately, several times, reported as medians with their spread."""

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

MOST = 5_000_000


def clock(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


class Stopwatch:
    """Decides how long and how often to measure."""

    def __init__(self, quick: bool, announce: Callable[[str], None]) -> None:
        self.repeats = 3 if quick else 5
        self.seconds = 0.02 if quick else 0.25
        self.quick, self.announce = quick, announce

    def enough(self, work: Callable[[int], Any]) -> int:
        """Returns the amount of work that takes about as long as one measurement should."""
        work(1)  # compiles, if need be
        number = 1
        while True:
            once = partial(work, number)
            if (
                min(clock(once), clock(once)) > self.seconds or number > MOST
            ):  # twice, in case of a hiccup
                return number
            number *= 2

    def alternately(self, *works: Callable[[], Any]) -> list[list[float]]:
        """Times each in turn, so that a busy moment hits all alike; returns seconds."""
        seconds: list[list[float]] = [[] for _ in works]
        for _ in range(self.repeats):
            for times, work in zip(seconds, works, strict=True):
                times.append(clock(work))
        return seconds

    def duel(self, ours: Callable[[int], int], theirs: Callable[[int], int]) -> dict[str, float]:
        """Compares two ways to do the same; each gets an amount of work and returns what it did."""
        amounts = [self.enough(work) for work in (ours, theirs)]
        rates: list[list[float]] = [[], []]
        for _ in range(self.repeats):
            for rate, work, amount in zip(rates, (ours, theirs), amounts, strict=True):
                start = time.perf_counter()
                done = work(amount)
                rate.append(done / (time.perf_counter() - start))
        ratios = [mine / other for mine, other in zip(*rates, strict=True)]
        return {
            "ours": statistics.median(rates[0]),
            "theirs": statistics.median(rates[1]),
            "ratio": statistics.median(ratios),
            "lowest": min(ratios),
            "highest": max(ratios),
        }
