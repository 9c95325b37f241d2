"""What workers tell each other: "table T is at version V", and nothing more.

A signal that is lost costs time, never state: the log is the truth, and whoever reads it catches
up. So publishing never waits and never fails. After an interruption listeners hear `EVERY_TABLE`.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from quartett.errors import UnreadableText

Listener = Callable[[str, int], None]
"""Called with a table and its version; must not block."""
EVERY_TABLE = ""
"""Instead of a table's name: something may have been missed, look at all of them."""
CHANNEL = "quartett"
MOST_OUTGOING = 10_000  # tables waiting to be told; more than that, and all have to be looked at
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
HEARTBEAT = 5.0
PATIENCE = 3.0


class Signals(Protocol):
    connected: bool

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table: str, version: int) -> None:
        """Tell everybody, this process too."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear of every table from now on; call what is returned to end it."""


class LocalSignals:
    """For one process."""

    def __init__(self) -> None:
        self.connected = True
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def publish(self, table: str, version: int) -> None:
        self._tell(table, version)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, table: str, version: int) -> None:
        for listener in list(self._listeners):
            listener(table, version)


class _Lost(Exception):
    """The line to the other workers is broken."""


class _DistantSignals(LocalSignals, ABC):
    """This process at once, the others through a service that may come and go."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.connected = False
        self._name = secrets.token_hex(4)
        self._outgoing: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._line: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to connect, and wait a moment for it: the server also starts without."""
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
        self._tell(table, version)
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
                    self._tell(EVERY_TABLE, 0)
                before = True
                self._wake.set()  # for what the last line has not told
                first_try.set()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._receive())
                    both.create_task(self._send())
            except* (_Lost, OSError, TimeoutError):
                pass
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
            telling = dict(self._outgoing)
            if telling:
                async with asyncio.timeout(PATIENCE):
                    await self._transmit([f"{self._name} {v} {t}" for t, v in telling.items()])
            # What was not told (the line broke above) stays for the next one.
            for table, version in telling.items():
                if self._outgoing.get(table) == version:
                    del self._outgoing[table]

    def _heard(self, text: str) -> None:
        name, _, rest = text.partition(" ")
        version, _, table = rest.partition(" ")
        if name != self._name and version.isdigit():
            self._tell(table, int(version))

    @abstractmethod
    async def _connect(self) -> None: ...

    @abstractmethod
    async def _receive(self) -> None: ...

    @abstractmethod
    async def _transmit(self, texts: list[str]) -> None: ...

    @abstractmethod
    async def _disconnect(self) -> None: ...


class RedisSignals(_DistantSignals):
    """Through Redis, publish and subscribe."""

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
                    self._heard(message["data"].decode())
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
    """Through PostgreSQL, LISTEN and NOTIFY."""

    _connection: Any = None

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        self._lost = (asyncpg.PostgresError, asyncpg.InterfaceError)
        try:
            self._connection = await asyncpg.connect(self.address)
            await self._connection.add_listener(CHANNEL, lambda *said: self._heard(said[3]))
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
                "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", CHANNEL, texts
            )
        except self._lost as problem:
            raise _Lost from problem

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def signals_at(address: str | None) -> Signals:
    """Signals through `redis://...` or `postgresql://...`; None: within this process. Not opened
    yet."""
    if address is None:
        return LocalSignals()
    if address.startswith(("redis://", "rediss://", "unix://")):
        return RedisSignals(address)
    if address.startswith(("postgresql://", "postgres://")):
        return PostgresSignals(address)
    raise UnreadableText(f"expected redis://HOST:PORT or postgresql://...; got '{address}'")
