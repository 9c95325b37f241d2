"""The metrics that Prometheus collects at /metrics."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Commands(Collector):
    """Counts commands and the time they take. Every move is counted, so it must cost next to
    nothing: these are plain numbers, converted when Prometheus asks for them."""

    UP_TO = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
    """The upper bounds of the buckets in seconds; the last bucket has none."""

    def __init__(self) -> None:
        self._counts: Counts[tuple[str, bool]] = Counts()
        self._seconds = 0.0
        self._buckets = [0] * (len(self.UP_TO) + 1)

    def count(self, kind: str, ok: bool, seconds: float) -> None:
        """Count a command that was answered after this time."""
        self._counts[kind, ok] += 1
        self._seconds += seconds
        self._buckets[bisect_left(self.UP_TO, seconds)] += 1

    def totals(self) -> tuple[int, float]:
        """Return how many commands were answered, and the seconds they took together."""
        return sum(self._buckets), self._seconds

    def collect(self) -> Iterator[Metric]:
        counts = CounterMetricFamily(
            "quartett_commands", "Commands of people and bots", labels=["kind", "ok"]
        )
        for (kind, ok), count in self._counts.items():
            counts.add_metric([kind, str(ok).lower()], count)
        yield counts
        ends = [*map(str, map(float, self.UP_TO)), "+Inf"]
        yield HistogramMetricFamily(
            "quartett_command_seconds",
            "From a command's arrival to its answer",
            buckets=list(zip(ends, accumulate(self._buckets), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    """The metrics of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.commands = Commands()
        here.register(self.commands)
        self.bot_seconds = Histogram(
            "quartett_bot_seconds",
            "Time that bots think",
            buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 30),
            registry=here,
        )
        self.bots_replaced = Counter(
            "quartett_bots_replaced", "Bots that failed to answer", registry=here
        )
        self.sockets = Gauge("quartett_sockets", "Open sockets", registry=here)
        self.tables = Gauge("quartett_tables", "Tables in memory", registry=here)
        self.stalled = Counter("quartett_stalled", "Connections that did not read", registry=here)
        self.refused = Counter(
            "quartett_refused",
            "Requests refused by the guard",
            ["why"],
            registry=here,
        )
        self.unreadable = Gauge(
            "quartett_unreadable_tables", "Tables whose stored log cannot be read", registry=here
        )
        self.writable = Gauge(
            "quartett_database_writable", "1: the last write succeeded", registry=here
        )
        self.write_failures = Gauge(
            "quartett_database_failures", "Writes that failed since the start", registry=here
        )
        self.problems = Counter("quartett_problems", "Unexpected errors", registry=here)

    def text(self) -> bytes:
        return generate_latest(self.registry)
