"""The table service of one worker: loader, dispatcher, broadcaster, timers and bot driver.

Any worker takes any command for any table. Nothing in memory is authoritative; the log is. The
dispatcher appends a change to the log. The broadcaster then sends the new state to viewers, and the
timers and the bot driver see to what comes next; `Tables` connects them.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from quartett.server.metrics import Metrics
from quartett.server.service.bot_pool import BotPool
from quartett.server.service.clock import ServerClock, TableClock
from quartett.server.service.hub import Hub
from quartett.server.service.tables.bot_driver import BotDriver
from quartett.server.service.tables.broadcaster import Broadcaster
from quartett.server.service.tables.dispatcher import Dispatcher, refused
from quartett.server.service.tables.loader import LoadedTable, Loader, NoSuchTable, UnreadableTable
from quartett.server.service.tables.tasks import BackgroundTasks
from quartett.server.service.tables.timers import Timers
from quartett.server.store import Store
from quartett.server.store.codes import CodeMask
from quartett.server.table.change_builder import TABLE, Actor
from quartett.server.table.playing import EndWish
from quartett.server.table.state import State

__all__ = ["LoadedTable", "NoSuchTable", "Process", "Tables", "UnreadableTable", "refused"]


class Process(NamedTuple):
    """What the tables need from the process they live in."""

    beat: Callable[[], Awaitable[None]]
    """Asks the database for the time."""
    publish: Callable[[str, int], None]
    """Signals the other workers that a table has a new version."""
    on_change: Callable[[State, State | None], Awaitable[None] | None]
    """Updates the directory and the notices; gets the new state and the one before."""
    mask: CodeMask = CodeMask()
    """Hides the invitation codes in the log."""


class Tables:
    """Builds the parts of the table service and connects them."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        clock: ServerClock,
        process: Process,
        metrics: Metrics,
        bot_delay: float = 1.0,
    ) -> None:
        beat, publish, on_change, mask = process
        self.pool, self.hub, self.mask = pool, Hub(), mask
        self.tasks = BackgroundTasks(metrics)
        self.clock = TableClock(clock, beat)
        self.loader = Loader(store, self.clock, self.hub, self.tasks)
        self.broadcaster = Broadcaster(self.loader, self.hub, self.clock, publish, self.tasks)
        away = self.broadcaster.attendance.away
        self.dispatcher = Dispatcher(self.loader, self.clock, publish, on_change, self.tasks, away)
        self.timers = Timers(self.loader, self.dispatcher, self.clock, self.tasks)
        self.bot_driver = BotDriver(pool, self.dispatcher, self.hub, self.tasks, bot_delay)
        goes_on = (self.timers.schedule, self.bot_driver.wake)
        self.loader.on_load = (*goes_on, self._end_old_wish)
        self.loader.on_change = (self.broadcaster.broadcast, *goes_on)
        self.broadcaster.on_absence = self._end_wish
        self.broadcaster.read_code = mask.read

    def _end_old_wish(self, table: LoadedTable) -> None:
        if table.state.uptime <= self.clock.started():  # the restart has cut off everybody
            self._end_wish(table)

    def _end_wish(self, table: LoadedTable) -> None:
        """End a request to go back if somebody is not here who would have to agree."""
        state = table.state
        if state.wish is None or self.tasks.closing:
            return
        words = self.broadcaster.presence(state)
        for seat in state.people:
            if words[seat] != "here":
                work = self.dispatcher.act_surely(state.table, EndWish(seat), Actor(TABLE))
                self.tasks.spawn(work)
                return

    def reschedule_all(self) -> None:
        """Set all timers again, because the server's clock has lost time."""
        for table in self.loader:
            self.timers.schedule(table)
            self.bot_driver.wake(table)

    async def close(self) -> None:
        """Finish what is being written; stop timers and bots."""
        self.tasks.closing = True
        for table in self.loader:
            if table.timer is not None:
                table.timer.cancel()
            for task in table.thinking.values():
                task.cancel()
        await self.tasks.close()
        await self.pool.close()
