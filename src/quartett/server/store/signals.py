"""Signals between workers: "table T is at version V", and nothing more.

A lost signal costs time, never state: the log is authoritative, and a worker that reads it catches
up. So publishing never waits and never fails. After an interruption listeners get `EVERY_TABLE`.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from quartett.errors import UnreadableText
from quartett.server.logs import log
from quartett.server.store.health import describe

Listener = Callable[[str, int], None]
"""Called with a table and its version; must not block."""
EVERY_TABLE = ""
"""Stands for all tables: signals may have been lost, so every table has to be checked."""
CHANNEL = "quartett"
MOST_OUTGOING = 10_000  # signals that wait; if there are more, `EVERY_TABLE` replaces them
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
HEARTBEAT = 5.0
PATIENCE = 3.0


class Signals(Protocol):
    connected: bool

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table: str, version: int) -> None:
        """Signal all workers, including this one."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every signal from now on; the returned function ends that."""


class LocalSignals:
    """Signals within one process."""

    def __init__(self) -> None:
        self.connected = True
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def publish(self, table: str, version: int) -> None:
        self._notify(table, version)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _notify(self, table: str, version: int) -> None:
        for listener in list(self._listeners):
            listener(table, version)


class _Lost(Exception):
    """The connection to the other workers is broken."""


class _DistantSignals(LocalSignals, ABC):
    """Signals this process at once, and the others through a service that may come and go."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.connected = False
        self._name = secrets.token_hex(4)
        self._outgoing: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._line: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to connect, and wait for the first attempt; the server also starts without."""
        first_try = asyncio.Event()
        self._line = asyncio.create_task(self._keep_connected(first_try), name="signals")
        await first_try.wait()

    async def close(self) -> None:
        if self._line is not None:
            self._line.cancel()
            with suppress(asyncio.CancelledError):
                await self._line
            self._line = None

    def publish(self, table: str, version: int) -> None:
        self._notify(table, version)
        if len(self._outgoing) >= MOST_OUTGOING:
            self._outgoing = {EVERY_TABLE: 0}
        self._outgoing[table] = max(version, self._outgoing.get(table, 0))
        self._wake.set()

    async def _keep_connected(self, first_try: asyncio.Event) -> None:
        pause, before = FIRST_PAUSE, False
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._connect()
                self.connected, pause = True, FIRST_PAUSE
                if before:
                    self._notify(EVERY_TABLE, 0)
                before = True
                self._wake.set()  # sends what the last connection did not
                first_try.set()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._receive())
                    both.create_task(self._send())
            except* (_Lost, OSError, TimeoutError):
                pass
            except* Exception as problems:  # it must not end for ever because of one connection
                log.warning("signals failed", extra={"problem": describe(problems.exceptions[0])})
            finally:
                self.connected = False
                await self._disconnect()
            first_try.set()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch = dict(self._outgoing)
            if batch:
                async with asyncio.timeout(PATIENCE):
                    await self._transmit([f"{self._name} {v} {t}" for t, v in batch.items()])
            # If the connection broke above, the signals wait for the next one.
            for table, version in batch.items():
                if self._outgoing.get(table) == version:
                    del self._outgoing[table]

    def _receive_text(self, text: str) -> None:
        name, _, rest = text.partition(" ")
        version, _, table = rest.partition(" ")
        if name != self._name and version.isdigit():
            self._notify(table, int(version))

    @abstractmethod
    async def _connect(self) -> None: ...

    @abstractmethod
    async def _receive(self) -> None: ...

    @abstractmethod
    async def _transmit(self, texts: list[str]) -> None: ...

    @abstractmethod
    async def _disconnect(self) -> None: ...


class RedisSignals(_DistantSignals):
    """Signals through Redis: PUBLISH and SUBSCRIBE."""

    _client: Any = None

    async def _connect(self) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self._lost = RedisError
        self._client = Redis.from_url(
            self.address, retry=Retry(NoBackoff(), 0), health_check_interval=HEARTBEAT
        )
        self._channel = self._client.pubsub()
        try:
            await self._channel.subscribe(CHANNEL)
        except RedisError as problem:
            raise _Lost from problem

    async def _receive(self) -> None:
        try:
            while True:
                message = await self._channel.get_message(timeout=HEARTBEAT)
                if message is not None and message["type"] == "message":
                    self._receive_text(message["data"].decode())
        except self._lost as problem:
            raise _Lost from problem

    async def _transmit(self, texts: list[str]) -> None:
        try:
            async with self._client.pipeline(transaction=False) as together:
                for text in texts:
                    together.publish(CHANNEL, text)
                await together.execute()
        except self._lost as problem:
            raise _Lost from problem

    async def _disconnect(self) -> None:
        if self._client is not None:
            client, self._client = self._client, None
            with suppress(self._lost, OSError):
                await self._channel.aclose()
            with suppress(self._lost, OSError):
                await client.aclose()


class PostgresSignals(_DistantSignals):
    """Signals through PostgreSQL: LISTEN and NOTIFY."""

    _connection: Any = None

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        self._lost = (
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
        )
        try:
            self._connection = await asyncpg.connect(self.address)
            await self._connection.add_listener(
                CHANNEL, lambda *event: self._receive_text(event[3])
            )
        except self._lost as problem:
            raise _Lost from problem

    async def _receive(self) -> None:
        ended = asyncio.Event()
        self._connection.add_termination_listener(lambda _: ended.set())
        await ended.wait()
        raise _Lost

    async def _transmit(self, texts: list[str]) -> None:
        try:
            await self._connection.execute(
                "SELECT pg_notify($1, signal) FROM unnest($2::text[]) AS signal", CHANNEL, texts
            )
        except self._lost as problem:
            raise _Lost from problem

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def signals_at(address: str | None) -> Signals:
    """Return signals through `redis://...` or `postgresql://...`, or, for None, within this
    process; not opened yet."""
    if address is None:
        return LocalSignals()
    if address.startswith(("redis://", "rediss://", "unix://")):
        return RedisSignals(address)
    if address.startswith(("postgresql://", "postgres://")):
        return PostgresSignals(address)
    raise UnreadableText(f"expected redis://HOST:PORT or postgresql://...; got '{address}'")
