"""What tables do by themselves when time is up."""

import asyncio

from quartett.server.service.clock import TableClock
from quartett.server.service.tables.dispatcher import Dispatcher
from quartett.server.service.tables.loader import LoadedTable, Loader
from quartett.server.service.tables.tasks import BackgroundTasks
from quartett.server.store import Unreachable
from quartett.server.table.change_builder import TABLE, Actor
from quartett.server.table.decide import Tick, due

RETRY_SECONDS = 1.0
MARGIN = 0.01
"""Seconds added to every wait, so that the clock has really run out when the timer fires."""


class Timers:
    """One timer for each loaded table; it fires when the next clock runs out."""

    def __init__(
        self, loader: Loader, dispatcher: Dispatcher, clock: TableClock, tasks: BackgroundTasks
    ) -> None:
        self._loader, self._dispatcher, self._clock = loader, dispatcher, clock
        self._tasks = tasks

    def schedule(self, table: LoadedTable) -> None:
        """Set the table's timer for what is due next."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        now = self._clock.uptime()
        when = due(table.state, now)
        if when is not None and not self._tasks.closing:
            wait = max(0.0, when - now) + MARGIN
            loop = asyncio.get_running_loop()
            name = table.name
            table.timer = loop.call_later(wait, lambda: self._tasks.spawn(self._tick(name)))

    async def _tick(self, name: str) -> None:
        table = await self._loader.load(name)
        try:
            await self._dispatcher.act_surely(name, Tick(), Actor(TABLE))
        except Unreachable:
            await asyncio.sleep(RETRY_SECONDS)
        self.schedule(table)
