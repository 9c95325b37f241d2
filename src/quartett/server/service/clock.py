"""The server's time: it never goes backwards, whatever happens to the time of day, and it stands
still during an outage.

`uptime` counts the seconds that a server was running. Every worker sends heartbeats; a gap longer
than `LONGEST_GAP` between two heartbeats of all workers together is an outage (stopped, suspended,
crashed, no database). It does not count, so an outage costs no player any time.
"""

import time
from collections.abc import Awaitable, Callable

from quartett.server.store import Unreachable
from quartett.server.table.change_builder import Moment

BEAT = 1.0
LONGEST_GAP = 3.0


class ServerClock:
    """Counts by the machine's monotonic clock between the heartbeats, which runtime.py sends."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic, self._wall = monotonic, wall
        self._beaten = self._answered = monotonic()
        self._uptime = 0.0
        self._started: float | None = None

    def now(self) -> tuple[int, float] | None:
        """Return the time of day in milliseconds, and the uptime. None if the last answer of the
        database is missing or too old: other workers may have counted an outage since."""
        moment = self._monotonic()
        if self._started is None or moment - self._beaten > LONGEST_GAP:
            return None
        return self.at(), self._at(moment)

    def monotonic(self) -> float:
        """Return the moment at which a heartbeat begins, for `beat`."""
        return self._monotonic()

    def beat(self, uptime: float, asked: float | None = None) -> None:
        """Take over the database's answer to a heartbeat of the moment `asked` (default: now).

        The answer may have taken long, and describes a moment in between. Taken for the present, it
        never puts this worker ahead of the others. Without a database there are no heartbeats, and
        time stands still for all workers alike."""
        now = self._monotonic()
        # Other workers may have been running while this one was not.
        self._uptime = uptime if self._started is None else max(self._at(now), uptime)
        self._answered, self._beaten = now, now if asked is None else asked
        if self._started is None:
            self._started = uptime

    @property
    def known(self) -> float:
        """The uptime that this worker has reached; 0: it has just started."""
        return 0.0 if self._started is None else self.uptime()

    def started(self) -> float:
        """Return the uptime at which this worker started."""
        return self.uptime() if self._started is None else self._started

    def uptime(self) -> float:
        return self._at(self._monotonic())

    def _at(self, moment: float) -> float:
        return self._uptime + max(0.0, min(moment, self._beaten + LONGEST_GAP) - self._answered)

    def at(self) -> int:
        """Return the time of day in milliseconds."""
        return int(self._wall() * 1000)


class TableClock:
    """The clock as tables use it: it asks the database where its own answer is too old."""

    def __init__(self, clock: ServerClock, beat: Callable[[], Awaitable[None]]) -> None:
        self._clock, self._beat = clock, beat
        self.uptime, self.started = clock.uptime, clock.started

    def now(self) -> Moment | None:
        """Return the present moment, unless the database has to be asked first."""
        now = self._clock.now()
        return None if now is None else Moment(*now)

    async def moment(self) -> Moment:
        """Return the present moment; a worker that was long without a database asks it first."""
        now = self.now()
        if now is None:
            await self._beat()
            now = self.now()
        if now is None:
            raise Unreachable("expected the database to tell the time; it has not answered yet")
        return now
