"""What Prometheus may ask for at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counts of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.commands = Counter(
            "quartett_commands", "Commands of people and bots", ["kind", "ok"], registry=here
        )
        self._commands: dict[tuple[str, bool], Counter] = {}
        self.appends = Histogram(
            "quartett_command_seconds",
            "From a command's arrival to its answer",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=here,
        )
        self.bot_seconds = Histogram(
            "quartett_bot_seconds",
            "How long bots think",
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
            "Requests refused before they were looked at",
            ["why"],
            registry=here,
        )
        self.problems = Counter("quartett_problems", "Mistakes of ours", registry=here)

    def commanded(self, kind: str, ok: bool, seconds: float) -> None:
        """Somebody's command was answered, after so long."""
        counter = self._commands.get((kind, ok))
        if counter is None:
            counter = self._commands[kind, ok] = self.commands.labels(kind, str(ok).lower())
        counter.inc()
        self.appends.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
