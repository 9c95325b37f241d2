"""One worker: everything it holds open, from start to end."""

import asyncio
import gc
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path

from msgspec import json

from quartett import games
from quartett.errors import Refused
from quartett.protocol.messages import Goodbye
from quartett.server.limits import Buckets
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.service.bot_pool import BotPool
from quartett.server.service.clock import BEAT, LONGEST_GAP, ServerClock
from quartett.server.service.hub import GOING_AWAY
from quartett.server.service.lobby import Lobby
from quartett.server.service.notices import Notices
from quartett.server.service.presence import GOSSIP_EVERY
from quartett.server.service.tables import Process, Tables
from quartett.server.service.warmup import compiled_elsewhere, ready
from quartett.server.settings import Settings
from quartett.server.store import Unreachable, store_at
from quartett.server.store.directory import Directory
from quartett.server.store.signals import EVERY_TABLE, signals_at
from quartett.server.table.change_builder import TABLE, Actor
from quartett.server.table.decide import Expire
from quartett.server.table.state import State

DEVICES_KEPT = 10_000
LOOK_AROUND = 2.0
"""Seconds between looks at what other workers may have done, should their signals be lost."""
EXPIRY = 600.0
COME_AGAIN = 1.0
SECONDS_TO_CLOSE = 4.0
GOING_ON = ("waiting", "playing", "paused")
RESUMED = 500
"""Tables that are loaded at the start, the newest ones; others when somebody comes."""


class Runtime:
    """A worker's services."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.clock = ServerClock()
        self.store = store_at(settings.store)
        self.directory = Directory(settings.store)
        shared = settings.database.startswith(("postgresql://", "postgres://"))
        self.alone = not shared
        self.signals = signals_at(settings.redis or (settings.database if shared else None))
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.tables = Tables(
            self.store,
            self.bots,
            self.clock,
            Process(self._beat_once, self._publish, self._changed),
            self.metrics,
            settings.bot_delay,
        )
        self.lobby = Lobby(self.tables, self.directory)
        self.notices = Notices(self.directory, self.tables, settings)
        self.messages = Buckets(settings.device_messages, 3 * settings.device_messages)
        self._devices: OrderedDict[str, str] = OrderedDict()
        self._lost: float | None = None
        self._beating: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self.settings.store.startswith("sqlite:///"):
            Path(self.settings.data).mkdir(parents=True, exist_ok=True)
        await self.store.open()
        await self.directory.open()
        await self._beat_once()
        await self.signals.open()
        self.signals.subscribe(self._heard)
        for work in (self._beat(), self._look_around(), self._expire(), self._get_ready()):
            self._tasks.append(asyncio.create_task(work))
        log.info("started", extra={"kind": self.settings.store.partition(":")[0]})

    async def close(self) -> None:
        """Say goodbye, finish what was begun, let go. A database that hangs is not waited for."""
        self.tables.tasks.closing = True
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        try:
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await asyncio.gather(*self._tasks, return_exceptions=True)
                if self._beating is not None:  # who waited for it is gone, but it still asks
                    await self._beating
                await self.tables.close()
                await self.store.close()
                await self.notices.close()
                await self.lobby.close()
                await self.signals.close()
                await self.directory.close()
        except (TimeoutError, Unreachable):
            log.warning("not everything was finished: the database does not answer")
        log.info("stopped")

    def say_goodbye(self) -> None:
        """Ask every client to come back in a moment."""
        goodbye = json.encode(Goodbye("the server restarts", COME_AGAIN))
        for connection in self.tables.hub:
            connection.send(goodbye)
            connection.end(GOING_AWAY, "the server restarts")

    # -- asked by the application ----------------------------------------------------------------

    async def device(self, token: str) -> str | None:
        known = self._devices.get(token)
        if known is None:
            known = await self.directory.device(token)
            if known is not None:
                self._devices[token] = known
                if len(self._devices) > DEVICES_KEPT:
                    self._devices.popitem(last=False)
        return known

    def full(self, device: str) -> bool:
        """Whether this device, or everyone together, has too many connections."""
        hub = self.tables.hub
        own = Counter(connection.device for connection in hub)[device] if len(hub) else 0
        return len(hub) >= self.settings.most_sockets or own >= self.settings.most_sockets_each

    async def crowded(self) -> bool:
        """Whether there are too many tables that are not over."""
        return await self.directory.count(GOING_ON) >= self.settings.most_tables

    async def problem(self) -> str | None:
        """Why this worker cannot serve now; None: it can."""
        if self.tables.tasks.closing:
            return "stopping"
        try:
            async with asyncio.timeout(2):
                await self.store.last("readiness")
        except (TimeoutError, Unreachable):
            return "the database does not answer"
        return None

    def measure(self) -> bytes:
        self.metrics.sockets.set(len(self.tables.hub))
        self.metrics.tables.set(len(self.tables.loader))
        return self.metrics.text()

    # -- what goes on by itself ------------------------------------------------------------------

    def _publish(self, table: str, version: int) -> None:
        """Tell all workers; where there are no others, this one knows its tables."""
        if not self.alone or table.startswith("@"):
            self.signals.publish(table, version)

    def _changed(self, state: State, before: State | None) -> Awaitable[None] | None:
        self.notices.changed(state, before)
        return self.lobby.changed(state, before)

    def _heard(self, name: str, version: int) -> None:
        """A worker has appended, or whispers something."""
        if name.startswith("@"):
            self.tables.broadcaster.receive_gossip(name)
            return
        here = self.tables.hub.tables() if name == EVERY_TABLE else (name,)
        for one in here:
            self.tables.loader.note_version(one, version if name != EVERY_TABLE else None)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat_once()

    async def _beat_once(self) -> None:
        """Ask the database how late it is; who comes while it is being asked waits for the same
        answer."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._ask_time())
        await asyncio.shield(self._beating)

    async def _ask_time(self) -> None:
        asked = self.clock.monotonic()
        try:
            lost = await self.directory.beat(self.clock.at(), int(LONGEST_GAP * 1000)) / 1000
        except Unreachable:
            return
        self.clock.beat(lost, asked)
        if self._lost is not None and lost > self._lost:
            log.warning("time was lost", extra={"seconds": round(lost - self._lost, 1)})
            self.tables.reschedule_all()
        self._lost = lost

    async def _look_around(self) -> None:
        gossiped = 0.0
        while not self.alone:
            await asyncio.sleep(LOOK_AROUND)
            for name in self.tables.hub.tables():
                self.tables.loader.note_version(name, None)
            if time.monotonic() > gossiped + GOSSIP_EVERY:
                gossiped = time.monotonic()
                self.tables.broadcaster.gossip_all()

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(EXPIRY)
            before = self.clock.at() - int(self.settings.idle_days * 86_400_000)
            try:
                for name in await self.directory.idle_since(before, GOING_ON):
                    await self.tables.dispatcher.act_surely(name, Expire(), Actor(TABLE))
            except Unreachable:
                continue

    async def _get_ready(self) -> None:
        """Load the tables whose clocks and bots should go on after a restart, and with them the
        games that people wait for; then all other games."""
        await self._resume()
        for name in games.names():
            await compiled_elsewhere(name, nice=10)
            await ready(name)
        # What is there now stays: to look through it again and again would halt everybody. Even
        # now that would take a tenth of a second, and find a handful of objects.
        gc.freeze()

    async def _resume(self) -> None:
        while True:
            try:
                playing = await self.directory.idle_since(self.clock.at(), ("playing",))
                for table in playing[-RESUMED:]:
                    with suppress(Refused):
                        await self.tables.loader.load(table)
                return
            except Unreachable:
                await asyncio.sleep(COME_AGAIN)
