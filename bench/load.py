"""People at tables of a server: the lightest clients there can be, ours and boardgame.io's server.

Servers run on the first core, the clients, all in this process, on the last one.
"""

import asyncio
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
from msgspec import Raw, Struct, field, json

import quartett
from bench.peers import HERE

sys.path.append(str(HERE.parent / "tests"))
from server.running import PATIENCE, Running, free_port, running  # found only by the line above

GAME, SEATS, TABLES = "nox", 4, 50
STEADY = 500
SERVERS, CLIENTS = 0, (os.cpu_count() or 1) - 1
"""The cores they run on."""
Heard = Callable[["Socket", bytes], None]
VERSION = re.compile(rb'"version":(\d+)')
TURN, NUMBER = re.compile(rb'"turn":(\d)'), re.compile(rb'"_stateID":(\d+)')


# -- the lightest client there can be ------------------------------------------------------------


class Socket(asyncio.Protocol):
    """As much of a WebSocket as a server needs to see; every text is handed on as it came."""

    def __init__(self, path: str, headers: str, heard: Heard) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket"
            "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"{headers}\r\n"
        ).encode()
        self._heard, self._came = heard, bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.open.done():
            head, gap, rest = self._came.partition(b"\r\n\r\n")
            if not gap:
                return
            self._came = rest
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off what came, if it is all there; a server's frames are not masked."""
        came = self._came
        if len(came) < 2:
            return False
        size, start = came[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(came[2:start], "big")
        if len(came) < start + size:
            return False
        kind, text = came[0] & 15, bytes(came[start : start + size])
        del came[: start + size]
        if kind == 1:
            self._heard(self, text)
        elif kind == 9:
            self._send(10, text)
        return True

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, text: bytes) -> None:
        """A mask of zeros changes nothing and costs nothing."""
        size = len(text)
        told = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + told + bytes(4) + text)


class Side(Protocol):
    """A server under load."""

    port: int
    pid: int

    def open_table(self) -> tuple[str, list[str]]:
        """A new table for four: its name, and the key of each seat."""

    async def connect(self, table: str, seat: int, key: str, heard: Heard) -> Socket:
        """One seat's socket; it hears everything from the picture of the whole table on."""

    def read(self, text: bytes, table: str, seat: int, key: str) -> tuple[int, bytes | None] | None:
        """How far the table is, and this seat's next move if it is its turn; None: other news."""


class Table:
    """Four seats that move in turn, each time that all of them have the last move."""

    def __init__(self, side: Side, latencies: list[float]) -> None:
        self.side, self.latencies = side, latencies
        self.name, self.keys = "", list[str]()
        self.sockets: list[Socket] = []
        self.versions = [0] * SEATS
        self.version = 0
        self.next: tuple[int, bytes] | None = None
        self.sent: float | None = None
        self.owed: deque[float] = deque()
        self.on_and_on = False

    async def open(self) -> None:
        self.name, self.keys = await asyncio.to_thread(self.side.open_table)

    async def sit_down(self) -> None:
        for seat, key in enumerate(self.keys):
            heard = self._hears(seat)
            self.sockets.append(await self.side.connect(self.name, seat, key, heard))

    def _hears(self, seat: int) -> Heard:
        return lambda _, text: self._heard(seat, text)

    def _heard(self, seat: int, text: bytes) -> None:
        read = self.side.read(text, self.name, seat, self.keys[seat])
        if read is None:
            return
        self.versions[seat], move = read
        if move is not None:
            self.next = seat, move
        if self.next is not None and min(self.versions) > self.version:
            self.version = min(self.versions)
            self._everybody_has_it()

    def _everybody_has_it(self) -> None:
        now = time.perf_counter()
        if self.sent is not None:
            self.latencies.append(now - self.sent)
            self.sent = None
        if self.on_and_on:
            self.move(now)
        elif self.owed:
            self.move(self.owed.popleft())

    def move(self, due: float) -> None:
        """Make the move that was due then: now, or as soon as the last one is over."""
        if self.sent is not None or self.next is None:
            self.owed.append(due)
            return
        (seat, text), self.next, self.sent = self.next, None, due
        self.sockets[seat].send(text)


# -- the two servers -----------------------------------------------------------------------------


class Now(Struct):
    step: int


class Own(Struct):
    choices: list[str] = []


class News(Struct):
    """What of our messages matters here."""

    type: str
    version: int = 0
    now: Now | None = None
    own: Own | None = None
    about: dict[str, Any] | None = None


class Ours:
    """`quartett serve` on SQLite."""

    def __init__(self, server: Running) -> None:
        assert server.process is not None
        self.port, self.pid = server.port, server.process.pid
        self.decoder = json.Decoder(News)
        self.number = 0

    def open_table(self) -> tuple[str, list[str]]:
        body = {
            "game": GAME,
            "seats": SEATS,
            "seating": ["me"] * SEATS,
            "name": "Ada",
            "names": ["Ada", "Bob", "Cyd", "Dan"],
            "options": {"goal": 1000},
            "begin": True,
        }
        answer = post(f"http://127.0.0.1:{self.port}/api/tables", body, {"X-Quartett": "1"})
        return answer.json()["table"], [answer.cookies["quartett"]] * SEATS

    async def connect(self, table: str, seat: int | None, key: str, heard: Heard) -> Socket:
        path = f"/api/tables/{table}/socket" + ("" if seat is None else f"?seat={seat}")
        socket = await opened(self.port, path, f"Cookie: quartett={key}\r\n", heard)
        socket.send(b'{"type":"hello"}')
        return socket

    def read(self, text: bytes, table: str, seat: int, key: str) -> tuple[int, bytes | None] | None:
        if b'"choices":[' not in text:  # most messages: no need to read all of them
            return self._version(text)
        news = self.decoder.decode(text)
        assert news.now is not None
        assert news.own is not None
        self.number += 1
        word = random.choice(news.own.choices).encode()
        command = b'{"type":"choose","id":"move-%08d","step":%d,"word":"%s"}'
        return news.version, command % (self.number, news.now.step, word)

    def _version(self, text: bytes) -> tuple[int, None] | None:
        """How far the table is, if this is about the table."""
        if not text.startswith((b'{"type":"changed"', b'{"type":"snapshot"')):
            return None
        return int(VERSION.search(text)[1]), None  # type: ignore[index]  # it has one


class BareStack(Ours):
    """bench/bare.py: the stack of our server, and nothing on it."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.decoder = json.Decoder(News)
        self.number = self.opened = 0

    def open_table(self) -> tuple[str, list[str]]:
        self.opened += 1
        return f"table-{self.opened}", [""] * SEATS


class Cards(Struct):
    hands: list[list[int] | int]
    kitties: list[list[int]]
    turn: int


class Kept(Struct):
    cards: Cards = field(name="G")
    number: int = field(name="_stateID")


class Synced(Struct):
    state: Kept


class Theirs:
    """boardgame.io's Server with its own storage in memory, over socket.io."""

    def __init__(self, port: int, lobby: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.lobby = f"http://127.0.0.1:{lobby}/games/{GAME}"
        self.update = json.Decoder(tuple[str, str, Kept, Raw])
        self.sync = json.Decoder(tuple[str, str, Synced])
        game = quartett.game(GAME)
        self.colours = game.start().fields.colours.tolist()

    def open_table(self) -> tuple[str, list[str]]:
        table = post(f"{self.lobby}/create", {"numPlayers": SEATS}).json()["matchID"]
        keys = []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"Player {seat}"}
            keys.append(post(f"{self.lobby}/{table}/join", body).json()["playerCredentials"])
        return table, keys

    async def connect(self, table: str, seat: int, key: str, heard: Heard) -> Socket:
        """Opens the engine, then the game's namespace, then asks for the whole table."""
        steps = deque([b"40/nox,", f'42/nox,["sync","{table}","{seat}","{key}",{SEATS}]'.encode()])

        def greet(socket: Socket, text: bytes) -> None:
            if text == b"2":  # its way to ask whether we are still there
                socket.send(b"3")
            elif steps and text.startswith((b"0", b"40")):
                socket.send(steps.popleft())
            else:
                heard(socket, text)

        return await opened(self.port, "/socket.io/?EIO=4&transport=websocket", "", greet)

    def read(self, text: bytes, table: str, seat: int, key: str) -> tuple[int, bytes | None] | None:
        told = text[len(b"42/nox,") :]
        if told.startswith(b'["update"'):
            turn, number = TURN.search(told), NUMBER.search(told)
            assert turn is not None
            assert number is not None
            if int(turn[1]) != seat:
                return int(number[1]) + 1, None
            kept = self.update.decode(told)[2]
        elif told.startswith(b'["sync"'):
            kept = self.sync.decode(told)[2].state
        else:
            return None
        if kept.cards.turn != seat:
            return kept.number + 1, None
        lay = json.encode(random.choice(lays(kept.cards, seat, self.colours))).decode()
        move = (
            f'42/nox,["update",{{"type":"MAKE_MOVE","payload":{{"type":"lay","args":{lay},'
            f'"playerID":"{seat}","credentials":"{key}"}}}},{kept.number},"{table}","{seat}"]'
        )
        return kept.number + 1, move.encode()


def lays(cards: Cards, seat: int, colours: Sequence[int]) -> list[tuple[int, int, int | None]]:
    """All that our own server would offer; theirs leaves that to its clients."""
    hand = cards.hands[seat]
    assert isinstance(hand, list)
    return [
        (card, before, onto)
        for card in set(hand)
        for before, kitty in enumerate(cards.kitties)
        for onto in (None, *kitty)
        if (card not in kitty if onto is None else colours[onto - 1] == colours[card - 1])
    ]


def post(address: str, body: Any, headers: dict[str, str] | None = None) -> httpx.Response:
    answer = httpx.post(
        address, json=body, headers=headers, trust_env=False, verify=False, timeout=PATIENCE
    )
    return answer.raise_for_status()


async def opened(port: int, path: str, headers: str, heard: Heard) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, headers, heard), "127.0.0.1", port
    )
    await socket.open
    return socket


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started meanwhile stays on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def boardgame() -> Iterator[Theirs]:
    node, folder = shutil.which("node"), HERE / "boardgame"
    if node is None or not (folder / "node_modules").exists():
        raise ImportError("node and `npm install` in bench/boardgame")
    port, lobby = free_port(), free_port()
    orders = [node, "nox.cjs", str(port), str(lobby)]
    with _process(orders, folder, f"http://127.0.0.1:{lobby}/games") as pid:
        yield Theirs(port, lobby, pid)


@contextmanager
def bare_stack(file: Path) -> Iterator[BareStack]:
    port = free_port()
    orders = [sys.executable, "-m", "bench.bare", str(port), str(file)]
    with _process(orders, HERE.parent, f"http://127.0.0.1:{port}/") as pid:
        yield BareStack(port, pid)


@contextmanager
def _process(orders: list[str], folder: Path, address: str) -> Iterator[int]:
    """A server on its core, from its first answer on."""
    with on_core(SERVERS):
        process = subprocess.Popen(
            orders,
            cwd=folder,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
        )
    try:
        for _ in range(200):
            with suppress(httpx.TransportError):
                httpx.get(address, trust_env=False)
                break
            time.sleep(0.05)
        yield process.pid
    finally:
        process.kill()
        process.wait()


@contextmanager
def quartett_server(folder: Path) -> Iterator[tuple[Running, Ours]]:
    with on_core(SERVERS):
        server = running(
            folder,
            requests=1e6,
            messages=1e6,
            device_messages=1e6,
            new_tables=1e6,
            notice_seconds=30,
        )
        started = server.__enter__()
    try:
        yield started, Ours(started)
    finally:
        server.__exit__(None, None, None)


# -- tables full of people ----------------------------------------------------------------------


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
        """Everybody goes away."""
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.close()

    async def moving(self, seconds: float) -> None:
        """Every table moves on and on."""
        self._go_on(True)
        await asyncio.sleep(seconds)
        self._go_on(False)
        await self._at_rest()

    async def saturated(self, seconds: float) -> tuple[float, float, float]:
        """The same: moves a second, and for a second of the server's own CPU time, and the 99th of
        a hundred latencies in milliseconds."""
        self._go_on(True)
        await asyncio.sleep(seconds / 5)
        self.latencies.clear()
        begun, used = time.perf_counter(), cpu_seconds(self.side.pid)
        await asyncio.sleep(seconds)
        moves, slow = len(self.latencies), _slow(self.latencies)
        a_second = moves / (time.perf_counter() - begun)
        of_its_own = moves / (cpu_seconds(self.side.pid) - used)
        self._go_on(False)
        await self._at_rest()
        return a_second, of_its_own, slow

    def _go_on(self, on_and_on: bool) -> None:
        for table in self.tables:
            table.on_and_on = on_and_on
            if on_and_on:
                table.move(time.perf_counter())

    async def steadily(self, seconds: float) -> tuple[float, float]:
        """So many moves a second, whatever becomes of them: the 99th of a hundred latencies in
        milliseconds, counted from when each move was due, and the server's share of a core."""
        self.latencies.clear()
        begun, used = time.perf_counter(), cpu_seconds(self.side.pid)
        for number in range(int(STEADY * seconds)):
            due = begun + number / STEADY
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            self.tables[number % len(self.tables)].move(due)
        share = (cpu_seconds(self.side.pid) - used) / (time.perf_counter() - begun)
        await self._at_rest()
        assert len(self.latencies) == int(STEADY * seconds)
        return _slow(self.latencies), share

    async def _at_rest(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(table.sent is not None or table.owed for table in self.tables):
                await asyncio.sleep(0.05)


def _slow(latencies: Sequence[float]) -> float:
    """The 99th of a hundred, in milliseconds."""
    return 1000 * statistics.quantiles(latencies, n=100)[98]


def cpu_seconds(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)
