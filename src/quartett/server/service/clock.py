"""The server's time: never backwards, and standing still while the server does.

`uptime` counts the seconds a server has been there. Every worker beats; a gap between two beats of
all of them that is longer than `LONGEST_GAP` is an outage (stopped, asleep, down, no database). It
does not count, so nobody's clock loses time by it.
"""

import time
from collections.abc import Callable

BEAT = 1.0
LONGEST_GAP = 3.0


class ServerClock:
    """Between beats the machine's monotonic clock counts; beats are made by runtime.py."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic, self._wall = monotonic, wall
        self._beaten = monotonic()
        self._served = 0.0
        self._told = False

    def now(self) -> tuple[int, float] | None:
        """The time of day in milliseconds and the seconds served. None unless the database has said
        how late it is, and not too long ago: other workers may have counted an outage since."""
        moment = self._monotonic()
        if not self._told or moment - self._beaten > LONGEST_GAP:
            return None
        return self.at(), self._served + moment - self._beaten

    def asks(self) -> float:
        """The moment at which a beat begins, for `beat`."""
        return self._monotonic()

    def beat(self, lost: float, asked: float | None = None) -> None:
        """The database was asked at that moment (else: now), and says how many seconds no server
        was there since 1970. Its answer may have taken long: what it says is true of that moment.
        Without a database nobody beats, and time stands still for all workers alike."""
        now = self._monotonic()
        asked = now if asked is None else asked
        # Other workers may have been there while this one was not.
        uptime = max(self._at(asked), self._wall() - (now - asked) - lost)
        self._served, self._beaten, self._told = uptime, asked, True

    def uptime(self) -> float:
        return self._at(self._monotonic())

    def _at(self, moment: float) -> float:
        return self._served + min(moment - self._beaten, LONGEST_GAP)

    def at(self) -> int:
        """The time of day, in milliseconds."""
        return int(self._wall() * 1000)
