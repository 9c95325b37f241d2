"""The server's time: never backwards, and standing still while the server does.

`served` counts the seconds a server has been there. Every worker beats; a gap between two beats of
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
        self.known = False
        """Whether the database has said how late it is."""

    def beat(self, lost: float) -> None:
        """Now is a beat, and the database says how many seconds no server was there since 1970.
        Without a database nobody beats, and time stands still for all workers alike."""
        # Other workers may have been there while this one was not.
        served = max(self.served(), self._wall() - lost)
        self._served, self._beaten, self.known = served, self._monotonic(), True

    def served(self) -> float:
        return self._served + min(self._monotonic() - self._beaten, LONGEST_GAP)

    def at(self) -> int:
        """The time of day, in milliseconds."""
        return int(self._wall() * 1000)
