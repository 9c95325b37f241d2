"""The server's time: it never goes backwards, and it stands still during an outage.

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
        self._beaten = monotonic()
        self._uptime = 0.0
        self._known = False

    def now(self) -> tuple[int, float] | None:
        """Return the time of day in milliseconds, and the uptime. None if the last answer of the
        database is missing or too old: other workers may have counted an outage since."""
        moment = self._monotonic()
        if not self._known or moment - self._beaten > LONGEST_GAP:
            return None
        return self.at(), self._uptime + moment - self._beaten

    def monotonic(self) -> float:
        """Return the moment at which a heartbeat begins, for `beat`."""
        return self._monotonic()

    def beat(self, lost: float, asked: float | None = None) -> None:
        """Take over the database's answer: no server was running for `lost` seconds since 1970.

        The answer may have taken long; it describes the moment `asked` (default: now). Without a
        database there are no heartbeats, and time stands still for all workers alike."""
        now = self._monotonic()
        asked = now if asked is None else asked
        # Other workers may have been running while this one was not.
        uptime = max(self._at(asked), self._wall() - (now - asked) - lost)
        self._uptime, self._beaten, self._known = uptime, asked, True

    def uptime(self) -> float:
        return self._at(self._monotonic())

    def _at(self, moment: float) -> float:
        return self._uptime + min(moment - self._beaten, LONGEST_GAP)

    def at(self) -> int:
        """Return the time of day in milliseconds."""
        return int(self._wall() * 1000)


class TableClock:
    """The clock as tables use it: it asks the database where its own answer is too old."""

    def __init__(self, clock: ServerClock, beat: Callable[[], Awaitable[None]]) -> None:
        self._clock, self._beat = clock, beat
        self.uptime = clock.uptime

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
