"""The server's time: never backwards, and standing still while the server does.

`served` counts the seconds the server has been there. A gap between two beats longer than
`LONGEST_GAP` is an outage (the process was stopped, the machine slept, the server was down): it
does not count, so nobody's clock loses time by it.
"""

import time
from collections.abc import Callable

BEAT = 0.5
LONGEST_GAP = 2.0


class ServerClock:
    """Beats are made by whoever runs the server; see serve.py."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        served: float = 0.0,
    ) -> None:
        self._monotonic, self._wall = monotonic, wall
        self._beaten = monotonic()
        self._served = served

    def beat(self) -> float:
        """Count the time since the last beat, unless it was an outage; gives what was lost."""
        now = self._monotonic()
        gap = now - self._beaten
        self._beaten = now
        lost = max(0.0, gap - LONGEST_GAP)
        self._served += gap - lost
        return lost

    def served(self) -> float:
        return self._served + min(self._monotonic() - self._beaten, LONGEST_GAP)

    def at(self) -> int:
        """The time of day, in milliseconds."""
        return int(self._wall() * 1000)
