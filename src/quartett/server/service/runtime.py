"""One worker: the services it opens, runs and closes."""

import asyncio
import gc
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from msgspec import json

from quartett import games
from quartett.errors import Refused
from quartett.protocol.messages import Goodbye
from quartett.server.limits import Buckets, Guesses
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.service.bot_pool import BotPool
from quartett.server.service.clock import BEAT, LONGEST_GAP, ServerClock
from quartett.server.service.hub import GOING_AWAY
from quartett.server.service.load import Load
from quartett.server.service.lobby import Lobby
from quartett.server.service.notices import Notices
from quartett.server.service.presence import GOSSIP_EVERY
from quartett.server.service.tables import Process, Tables
from quartett.server.service.warmup import compiled_elsewhere, ready
from quartett.server.settings import Settings
from quartett.server.store import Damaged, Unreachable, store_at
from quartett.server.store.codes import CodeMask
from quartett.server.store.directory import Directory
from quartett.server.store.health import Health
from quartett.server.store.signals import EVERY_TABLE, signals_at
from quartett.server.table.change_builder import TABLE, Actor
from quartett.server.table.decide import Expire
from quartett.server.table.state import State

MOST_CACHED_DEVICES = 10_000
LOOK_AROUND = 2.0
"""Seconds between checks for changes by other workers, in case a signal was lost."""
EXPIRY = 600.0
RECONNECT_SECONDS = 1.0
LONGEST_PAUSE = 60.0
"""Seconds before background work that has failed again and again begins anew."""
GRACE_PERIOD = 4.0
UNFINISHED = ("waiting", "playing", "paused")
MOST_RESUMED = 500
"""Tables that are loaded at the start, newest first; others when somebody comes."""


class Runtime:
    """The services of one worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.load = Load(self.metrics.commands, settings.most_delay)
        self.clock = ServerClock()
        self.store = store_at(settings.store)
        self.directory = Directory(settings.store)
        shared = settings.database.startswith(("postgresql://", "postgres://"))
        self.alone = not shared
        self.signals = signals_at(settings.redis or (settings.database if shared else None))
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.mask = CodeMask()
        self.tables = Tables(
            self.store,
            self.bots,
            self.clock,
            Process(self._beat_once, self._publish, self._on_change, self.mask),
            self.metrics,
            settings.bot_delay,
        )
        self.lobby = Lobby(self.tables, self.directory, settings.bot_tables)
        self.notices = Notices(self.directory, self.tables, settings)
        self.guesses = Guesses()
        self.messages = Buckets(settings.device_messages, 3 * settings.device_messages)
        self.heartbeat = Health("heartbeat")
        """Whether the directory can be written."""
        self._devices: OrderedDict[str, str] = OrderedDict()
        self._opened: OrderedDict[str, list[str]] = OrderedDict()
        """The tables that were opened from each address, while they may be unfinished."""
        self._lost: int | None = None
        self._beating: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect to the database and to the other workers, and start background work."""
        if self.settings.store.startswith("sqlite:///"):
            Path(self.settings.data).mkdir(parents=True, exist_ok=True)
        await self.store.open()
        self.mask.load(Path(self.settings.data))
        await self.directory.open()
        await self._beat_once()
        await self.signals.open()
        self.signals.subscribe(self._on_signal)
        for work in (self._beat, self._look_around, self._expire):
            self._tasks.append(asyncio.create_task(self._keep_doing(work)))
        self._tasks.append(self.tables.tasks.spawn(self._warm_up()))
        log.info("started", extra={"kind": self.settings.store.partition(":")[0]})

    async def close(self) -> None:
        """Say goodbye, finish what has begun, close everything. A database that hangs is left
        alone after the grace period."""
        self.tables.tasks.closing = True
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        try:
            async with asyncio.timeout(GRACE_PERIOD):
                await asyncio.gather(*self._tasks, return_exceptions=True)
                if (
                    self._beating is not None
                ):  # its caller is gone, but it still waits for the database
                    await self._beating
                await self.tables.close()
                await self.store.close()
                await self.notices.close()
                await self.lobby.close()
                await self.signals.close()
                await self.directory.close()
        except (TimeoutError, Unreachable):
            log.warning("some work was not finished: the database does not answer")
        log.info("stopped")

    def say_goodbye(self) -> None:
        """Ask every client to reconnect in a moment."""
        goodbye = json.encode(Goodbye("the server restarts", RECONNECT_SECONDS))
        for connection in self.tables.hub:
            connection.send(goodbye)
            connection.end(GOING_AWAY, "the server restarts")

    # -- for the transport layer -----------------------------------------------------------------

    async def device(self, token: str) -> str | None:
        """Return the device that a token belongs to."""
        known = self._devices.get(token)
        if known is None:
            known = await self.directory.device(token)
            if known is not None:
                self._devices[token] = known
                if len(self._devices) > MOST_CACHED_DEVICES:
                    self._devices.popitem(last=False)
        return known

    def full(self, device: str) -> bool:
        """Return whether this device, or all devices together, have too many connections."""
        hub = self.tables.hub
        own = Counter(connection.device for connection in hub)[device] if len(hub) else 0
        return len(hub) >= self.settings.most_sockets or own >= self.settings.most_sockets_each

    async def crowded(self, address: str) -> bool:
        """Return whether there are too many unfinished tables, of everybody or of this address."""
        most = self.settings.most_tables_each
        if len(self._opened.get(address, ())) >= most:
            live = await self.directory.among(self._opened[address], UNFINISHED)
            self._opened[address] = live
            if len(live) >= most:
                return True
        return await self.directory.count(UNFINISHED) >= self.settings.most_tables

    def note_opened(self, address: str, table: str) -> None:
        """Count a table for the address that has opened it. Addresses are not stored: after a
        restart nobody has opened any."""
        self._opened.setdefault(address, []).append(table)
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_CACHED_DEVICES:
            self._opened.popitem(last=False)

    async def problem(self) -> str | None:
        """Return why this worker cannot serve now; None: it can."""
        if self.tables.tasks.closing:
            return "stopping"
        try:
            async with asyncio.timeout(2):
                await self.store.last("readiness")
        except (TimeoutError, Unreachable, Damaged):
            return "the database does not answer"
        if (problem := self.store.health.problem or self.heartbeat.problem) is not None:
            return f"the database cannot be written: {problem}"
        return None

    def worries(self) -> list[str]:
        """Return what is wrong although this worker serves, for whoever runs it."""
        worries = [] if self.store.health.worry is None else [self.store.health.worry]
        if count := len(self.tables.loader.unreadable):
            worries.append(f"tables that cannot be read: {count}; run `quartett doctor`")
        return worries

    def measure(self) -> bytes:
        """Return the metrics as text."""
        self.metrics.sockets.set(len(self.tables.hub))
        self.metrics.tables.set(len(self.tables.loader))
        self.metrics.unreadable.set(len(self.tables.loader.unreadable))
        failing = self.store.health.problem or self.heartbeat.problem
        self.metrics.writable.set(failing is None)
        self.metrics.write_failures.set(self.store.health.failures + self.heartbeat.failures)
        return self.metrics.text()

    # -- background work -------------------------------------------------------------------------

    def _publish(self, table: str, version: int) -> None:
        """Signal all workers. A single worker needs no signals about its own tables."""
        if not self.alone or table.startswith("@"):
            self.signals.publish(table, version)

    def _on_change(self, state: State, before: State | None) -> Awaitable[None] | None:
        self.notices.changed(state, before)
        return self.lobby.changed(state, before)

    def _on_signal(self, name: str, version: int) -> None:
        """Handle a signal: another worker has appended something, or gossips."""
        if name.startswith("@"):
            self.tables.broadcaster.receive_gossip(name)
            return
        here = self.tables.hub.tables() if name == EVERY_TABLE else (name,)
        for one in here:
            self.tables.loader.note_version(one, version if name != EVERY_TABLE else None)

    async def _keep_doing(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do background work for ever. If it fails, that is a bug; it is reported, and the work
        begins again: a server without its heartbeat would never recover."""
        pause = RECONNECT_SECONDS
        while True:
            try:
                await work()
                return  # there is nothing to do
            except Exception as problem:
                log.error("background work failed", exc_info=problem)
                self.metrics.problems.inc()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat_once()

    async def _beat_once(self) -> None:
        """Ask the database for the time. Callers that come meanwhile wait for the same answer."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._ask_time())
        await asyncio.shield(self._beating)

    async def _ask_time(self) -> None:
        asked = self.clock.monotonic()
        try:
            uptime, lost = await self.directory.beat(
                self.clock.at(), int(LONGEST_GAP * 1000), int(self.clock.known * 1000)
            )
        except Unreachable as problem:
            self.heartbeat.fail(problem)
            return
        self.heartbeat.recover()
        self.clock.beat(uptime / 1000, asked)
        if self._lost is not None and lost > self._lost:
            seconds = round((lost - self._lost) / 1000, 1)
            log.warning("clock lost time after an outage", extra={"seconds": seconds})
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
                for name in await self.directory.idle_since(before, UNFINISHED):
                    await self.tables.dispatcher.act_surely(name, Expire(), Actor(TABLE))
            except Unreachable:
                continue

    async def _warm_up(self) -> None:
        """Resume the tables whose clocks and bots were running, which loads the games that people
        wait for first; then load all other games."""
        await self._resume()
        for name in games.names():
            await compiled_elsewhere(name, nice=10)
            await ready(name)
        # These objects stay for good. Collecting them again and again would stall everybody;
        # even one collection now would take a tenth of a second and free next to nothing.
        gc.freeze()
        # Before, the loading of games made everything late.
        self._tasks.append(asyncio.create_task(self._keep_doing(self.load.watch)))

    async def _resume(self) -> None:
        while True:
            try:
                playing = await self.directory.idle_since(self.clock.at(), ("playing",))
                for table in playing[-MOST_RESUMED:]:
                    with suppress(Refused):  # the loader has counted it
                        await self.tables.loader.load(table)
                return
            except Unreachable:
                await asyncio.sleep(RECONNECT_SECONDS)
