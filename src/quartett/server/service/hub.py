"""The connections of this worker, by table.

Sending never waits. What cannot be written at once goes into the connection's own bounded queue,
which one task empties. A client that stops reading is disconnected, and delays nobody else.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

from quartett.protocol.messages import PLAIN
from quartett.server.table.state import State

MOST_WAITING_BYTES = 1 << 20
MOST_WAITING_MESSAGES = 512

Text = bytes | memoryview
"""An encoded message: bytes of its own, or a slice of what was written for several readers."""

STALLED = 4408
GOING_AWAY = 1012


class Watcher(NamedTuple):
    """A spectator: what they are called, and by which links they came."""

    id: str
    name: str
    links: int


class Connection:
    """One open socket: its device, its seat, and what waits to be sent."""

    def __init__(
        self,
        table: str,
        device: str,
        seat: int | None,
        write: Callable[[Text], bool] | None = None,
        address: str = "",
    ) -> None:
        """`write`, if given, sends a message at once, or returns False if the message has to
        wait. `address` is where the client calls from."""
        self.address = address
        self.table, self.device, self.seat, self._write = table, device, seat, write
        self.watcher: Watcher | None = None
        """Who watches; None for a seat."""
        self.sent: State | None = None
        """The state that the client has; None until it has said hello."""
        self.form = PLAIN
        """What the client wants besides rows."""
        self.seen: int | None = None
        """The step up to which the client has shown everything; None: it does not report that."""
        self.slow = False
        """Whether bots have waited for this client in vain."""
        self.ended: tuple[int, str] | None = None
        """The code and the reason it closes with; None while it is open."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake_writer = asyncio.Event()
        self.stalled = asyncio.Event()
        """Set when the connection ends because the client does not read."""

    def send(self, message: Text) -> None:
        """Write or queue a message. Never waits: a client that stalls is disconnected instead."""
        if self.ended is not None:
            return
        if self._write is not None and not self._waiting and self._write(message):
            return
        self._waiting.append(bytes(message))  # a slice would keep the whole buffer alive
        self._bytes += len(message)
        if self._bytes > MOST_WAITING_BYTES or len(self._waiting) > MOST_WAITING_MESSAGES:
            self._waiting.clear()
            self._bytes = 0
            self.end(STALLED, "messages were not read")
            self.stalled.set()
        self._wake_writer.set()

    def end(self, code: int, reason: str) -> None:
        """Close the connection once the queue has been sent."""
        if self.ended is None:
            self.ended = (code, reason)
        self._wake_writer.set()

    async def write(self, send: Callable[[Any], Awaitable[None]]) -> None:
        """Send what is queued until the connection ends; one task does this."""
        while self._waiting or self.ended is None:
            while self._waiting:
                # It stays in the queue until it is sent, so that nothing overtakes it.
                message = self._waiting[0]
                await send({"type": "websocket.send", "text": message.decode()})
                if self._waiting:  # a client that stalled meanwhile has lost its queue
                    self._waiting.popleft()
                    self._bytes -= len(message)
            if self.ended is None:
                self._wake_writer.clear()
                await self._wake_writer.wait()


class Hub:
    """All connections to this worker."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Connection, ...]] = {}  # in order of arrival
        self._devices: dict[str, frozenset[str]] = {}

    def add(self, connection: Connection) -> None:
        self._replace(connection.table, (*self.at(connection.table), connection))

    def remove(self, connection: Connection) -> None:
        others = tuple(one for one in self.at(connection.table) if one is not connection)
        self._replace(connection.table, others)

    def _replace(self, table: str, connections: tuple[Connection, ...]) -> None:
        if connections:
            self._tables[table] = connections
            self._devices[table] = frozenset(one.device for one in connections)
        else:
            self._tables.pop(table, None)
            self._devices.pop(table, None)

    def at(self, table: str) -> tuple[Connection, ...]:
        """Return the connections to a table."""
        return self._tables.get(table, ())

    def devices(self, table: str) -> frozenset[str]:
        """Return the devices that are connected to a table."""
        return self._devices.get(table, frozenset())

    def tables(self) -> tuple[str, ...]:
        """Return the tables that have a connection."""
        return tuple(self._tables)

    def __iter__(self) -> Iterator[Connection]:
        for present in tuple(self._tables.values()):
            yield from present

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))
