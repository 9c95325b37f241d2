"""Connections of this process, by table. Sending never waits: what cannot be written at once goes
into the connection's own bounded queue, which one task empties. Who does not read is let go, and
slows nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from quartett.protocol.messages import PLAIN
from quartett.server.table.state import State

MOST_WAITING_BYTES = 1 << 20
MOST_WAITING_MESSAGES = 512

Text = bytes | memoryview
"""A message, encoded: bytes of its own, or a part of what was written for several readers."""

STALLED = 4408
GOING_AWAY = 1012


class Connection:
    """One open socket: who looks, from which seat, and what waits to be sent."""

    def __init__(
        self,
        table: str,
        device: str,
        seat: int | None,
        write: Callable[[Text], bool] | None = None,
    ) -> None:
        """`write`, if there is one, sends a message at once, or says that it has to wait."""
        self.table, self.device, self.seat, self._write = table, device, seat, write
        self.sent: State | None = None
        """The state this client has; None until it said hello."""
        self.form = PLAIN
        """What it wants beside rows."""
        self.seen: int | None = None
        """The step up to which it has shown everything; None: it does not say."""
        self.slow = False
        """It was waited for in vain."""
        self.ended: tuple[int, str] | None = None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self.stalled = asyncio.Event()
        """Set when the connection is ended because its reader stalled."""

    def send(self, message: Text) -> None:
        """Write or queue a message. Never waits; a reader that has stalled is let go instead."""
        if self.ended is not None:
            return
        if self._write is not None and not self._waiting and self._write(message):
            return
        self._waiting.append(bytes(message))  # alone: others of its kind need not be kept for it
        self._bytes += len(message)
        if self._bytes > MOST_WAITING_BYTES or len(self._waiting) > MOST_WAITING_MESSAGES:
            self._waiting.clear()
            self._bytes = 0
            self.end(STALLED, "messages were not read")
            self.stalled.set()
        self._something.set()

    def end(self, code: int, reason: str) -> None:
        """Close when what waits is sent."""
        if self.ended is None:
            self.ended = (code, reason)
        self._something.set()

    async def write(self, send: Callable[[Any], Awaitable[None]]) -> None:
        """The writer: sends what waits, until the connection is ended."""
        while self._waiting or self.ended is None:
            while self._waiting:
                # It stays in the queue until it is sent: nothing may overtake it.
                message = self._waiting[0]
                await send({"type": "websocket.send", "text": message.decode()})
                if self._waiting:  # else the reader stalled meanwhile
                    self._waiting.popleft()
                    self._bytes -= len(message)
            if self.ended is None:
                self._something.clear()
                await self._something.wait()


class Hub:
    """Who is connected to this process."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Connection, ...]] = {}  # in the order they came
        self._devices: dict[str, frozenset[str]] = {}

    def add(self, connection: Connection) -> None:
        self._are_at(connection.table, (*self.at(connection.table), connection))

    def remove(self, connection: Connection) -> None:
        others = tuple(one for one in self.at(connection.table) if one is not connection)
        self._are_at(connection.table, others)

    def _are_at(self, table: str, connections: tuple[Connection, ...]) -> None:
        if connections:
            self._tables[table] = connections
            self._devices[table] = frozenset(one.device for one in connections)
        else:
            self._tables.pop(table, None)
            self._devices.pop(table, None)

    def at(self, table: str) -> tuple[Connection, ...]:
        return self._tables.get(table, ())

    def devices(self, table: str) -> frozenset[str]:
        """Whose connections those are."""
        return self._devices.get(table, frozenset())

    def tables(self) -> tuple[str, ...]:
        return tuple(self._tables)

    def __iter__(self) -> Iterator[Connection]:
        for present in tuple(self._tables.values()):
            yield from present

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))
