"""Whether this worker has more to do than it can.

Two delays say so, and measuring them costs a move nothing: how late the event loop is for an
appointment, and how long commands take from arrival to answer, which includes the database. A burst
makes single delays long; too much load makes all of them long. So the shortest of half a second
counts, as in the queues of routers (CoDel, RFC 8289).
"""

import asyncio
from collections import deque

from quartett.server.limits import Bucket
from quartett.server.metrics import Commands

EVERY = 0.05
"""Seconds between two measurements."""
WINDOW = 10
"""Measurements whose shortest delay counts."""
AT_LEAST = 1.0
"""Seconds that a worker refuses newcomers once it has begun to."""
FEWEST = 10
"""Commands between two measurements below which their time says nothing."""
RETURNS_A_SECOND = 5.0
"""Sockets that are let in during too much load: people come back to their tables."""


class Load:
    """Watches the delays of one worker."""

    def __init__(self, commands: Commands, most_delay: float) -> None:
        """`most_delay`: the delay in seconds above which there is too much load; 0: there never
        is."""
        self._commands, self._most_delay = commands, most_delay
        self._counted = commands.totals()
        self._delays: deque[float] = deque(maxlen=WINDOW)
        self._until = 0.0
        self.returns = Bucket(RETURNS_A_SECOND, RETURNS_A_SECOND)
        self.busy = False
        """Whether newcomers should try again later: new tables first, then new connections."""

    async def watch(self) -> None:
        """Measure for ever."""
        if not self._most_delay:
            return
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.note(loop.time() - due, loop.time())

    def note(self, late: float, now: float) -> None:
        """Take over one measurement: how late the event loop was, at this time."""
        before, self._counted = self._counted, self._commands.totals()
        commands, seconds = (b - a for a, b in zip(before, self._counted, strict=True))
        mean = seconds / commands if commands >= FEWEST else 0.0
        self._delays.append(max(late, mean))
        if len(self._delays) == WINDOW and min(self._delays) > self._most_delay:
            self._until = now + AT_LEAST
        self.busy = now < self._until
