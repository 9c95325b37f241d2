"""Puts a server under load: tables full of people, at full speed or at a steady rate."""

import asyncio
import statistics
import time
from collections import deque
from collections.abc import Sequence

import psutil  # type: ignore[import-untyped]  # it has no types

from bench.contestants import SEATS, Side
from bench.websocket import Socket, TextHandler
from server.running import PATIENCE  # found since bench.contestants was imported

STEADY = 500


class Table:
    """Four seats that move in turn; each move waits until all have received the last one."""

    def __init__(self, side: Side, latencies: list[float]) -> None:
        self.side, self.latencies = side, latencies
        self.name, self.keys = "", list[str]()
        self.sockets: list[Socket] = []
        self.versions = [0] * SEATS
        self.version = 0
        self.next: tuple[int, bytes] | None = None
        self.sent: float | None = None
        self.owed: deque[float] = deque()
        self.nonstop = False

    async def open(self) -> None:
        self.name, self.keys = await asyncio.to_thread(self.side.open_table)

    async def sit_down(self) -> None:
        for seat, key in enumerate(self.keys):
            on_text = self._handler_of(seat)
            self.sockets.append(await self.side.connect(self.name, seat, key, on_text))

    def _handler_of(self, seat: int) -> TextHandler:
        return lambda _, text: self._on_text(seat, text)

    def _on_text(self, seat: int, text: bytes) -> None:
        read = self.side.read(text, self.name, seat, self.keys[seat])
        if read is None:
            return
        self.versions[seat], move = read
        if move is not None:
            self.next = seat, move
        if self.next is not None and min(self.versions) > self.version:
            self.version = min(self.versions)
            self._all_received()

    def _all_received(self) -> None:
        now = time.perf_counter()
        if self.sent is not None:
            self.latencies.append(now - self.sent)
            self.sent = None
        if self.nonstop:
            self.move(now)
        elif self.owed:
            self.move(self.owed.popleft())

    def move(self, due: float) -> None:
        """Makes the move that was due then: now, or as soon as the last one has arrived."""
        if self.sent is not None or self.next is None:
            self.owed.append(due)
            return
        (seat, text), self.next, self.sent = self.next, None, due
        self.sockets[seat].send(text)


class Load:
    """Tables full of people at one server."""

    def __init__(self, side: Side, tables: int) -> None:
        self.side = side
        self.latencies: list[float] = []
        self.tables = [Table(side, self.latencies) for _ in range(tables)]

    async def open_tables(self) -> None:
        for table in self.tables:
            await table.open()

    async def sit_down(self) -> None:
        if not self.tables[0].name:
            await self.open_tables()
        for table in self.tables:
            await table.sit_down()
        async with asyncio.timeout(PATIENCE):
            while not all(table.next for table in self.tables):
                await asyncio.sleep(0.05)

    def leave(self) -> None:
        """Closes all connections."""
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.close()

    async def moving(self, seconds: float) -> None:
        """Lets every table move nonstop."""
        self._set_nonstop(True)
        await asyncio.sleep(seconds)
        self._set_nonstop(False)
        await self._at_rest()

    async def saturated(self, seconds: float) -> tuple[float, float, float]:
        """Lets every table move nonstop.

        Returns the moves a second, the moves for each second of the server's CPU time, and the 99th
        percentile of the latencies in milliseconds.
        """
        self._set_nonstop(True)
        await asyncio.sleep(seconds / 5)
        self.latencies.clear()
        start, used = time.perf_counter(), cpu_seconds(self.side.pid)
        await asyncio.sleep(seconds)
        moves, slow = len(self.latencies), _percentile_99(self.latencies)
        rate = moves / (time.perf_counter() - start)
        rate_by_cpu = moves / (cpu_seconds(self.side.pid) - used)
        self._set_nonstop(False)
        await self._at_rest()
        return rate, rate_by_cpu, slow

    def _set_nonstop(self, nonstop: bool) -> None:
        for table in self.tables:
            table.nonstop = nonstop
            if nonstop:
                table.move(time.perf_counter())

    async def steadily(self, seconds: float) -> tuple[float, float]:
        """Makes STEADY moves a second, however slow the answers are.

        Returns the 99th percentile of the latencies in milliseconds, counted from when each move
        was due, and the server's share of a core.
        """
        self.latencies.clear()
        start, used = time.perf_counter(), cpu_seconds(self.side.pid)
        for number in range(int(STEADY * seconds)):
            due = start + number / STEADY
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            self.tables[number % len(self.tables)].move(due)
        share = (cpu_seconds(self.side.pid) - used) / (time.perf_counter() - start)
        await self._at_rest()
        assert len(self.latencies) == int(STEADY * seconds)
        return _percentile_99(self.latencies), share

    async def _at_rest(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(table.sent is not None or table.owed for table in self.tables):
                await asyncio.sleep(0.05)


def _percentile_99(latencies: Sequence[float]) -> float:
    """Returns the 99th percentile in milliseconds."""
    return 1000 * statistics.quantiles(latencies, n=100)[98]


def cpu_seconds(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)
