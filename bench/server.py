"""Our server under load, beside boardgame.io's own: real processes, real sockets, the same game.

    python -m bench.server [--quick]

Fifty tables of NOX with four people each. A move counts when the last of the four has it. Ours
writes every step to SQLite before anyone hears of it; boardgame.io keeps everything in memory.
Servers run on the first core, the clients, all in this process, on the last one.
"""

import argparse
import asyncio
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop
from msgspec import Raw, Struct, field, json, structs
from rich.console import Console

import quartett
from bench.measure import Stopwatch, clock
from bench.peers import HERE, SAME, Row, row
from bench.telling import beside_peers, listed
from quartett.server.directory import Directory
from quartett.server.facts import Created
from quartett.server.store import Entry, schema, store_at

sys.path.append(str(HERE.parent / "tests"))
from server.running import PATIENCE, Running, free_port, running  # found only by the line above
from server.tables import Driven

GAME, SEATS, TABLES = "nox", 4, 50
STEADY = 500
IDLE_TABLES = 500
STORED_TABLES = 10_000
MISSED = 200
SERVERS, CLIENTS = 0, (os.cpu_count() or 1) - 1
"""The cores they run on."""
Heard = Callable[["Socket", bytes], None]
Run = Callable[[Coroutine[Any, Any, Any]], Any]


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


class Word(Struct):
    word: str


class Now(Struct):
    step: int
    choices: list[Word]


class News(Struct):
    """What of our messages matters here."""

    type: str
    version: int = 0
    now: Now | None = None
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
        news = self.decoder.decode(text)
        if news.now is None:
            return None
        if not news.now.choices:
            return news.version, None
        self.number += 1
        word = random.choice(news.now.choices).word.encode()
        command = b'{"type":"choose","id":"move-%08d","step":%d,"word":"%s"}'
        return news.version, command % (self.number, news.now.step, word)


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
        self.colours = game.layout.tell(game.start().row)["colours"]

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
    with on_core(SERVERS):
        process = subprocess.Popen(
            [node, "nox.cjs", str(port), str(lobby)],
            cwd=folder,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
        )
    try:
        for _ in range(200):
            with suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{lobby}/games", trust_env=False)
                break
            time.sleep(0.05)
        yield Theirs(port, lobby, process.pid)
    finally:
        process.kill()
        process.wait()


@contextmanager
def quartett_server(folder: Path) -> Iterator[tuple[Running, Ours]]:
    with on_core(SERVERS):
        server = running(folder, requests=1e6, messages=1e6, device_messages=1e6, new_tables=1e6)
        started = server.__enter__()
    try:
        yield started, Ours(started)
    finally:
        server.__exit__(None, None, None)


# -- measuring -----------------------------------------------------------------------------------


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

    async def moving(self, seconds: float) -> None:
        """Every table moves on and on."""
        self._go_on(True)
        await asyncio.sleep(seconds)
        self._go_on(False)
        await self._at_rest()

    async def saturated(self, seconds: float) -> tuple[float, float]:
        """The same: moves a second, and for a second of the server's own CPU time."""
        self._go_on(True)
        await asyncio.sleep(seconds / 5)
        self.latencies.clear()
        begun, used = time.perf_counter(), cpu_seconds(self.side.pid)
        await asyncio.sleep(seconds)
        moves = len(self.latencies)
        found = moves / (time.perf_counter() - begun), moves / (cpu_seconds(self.side.pid) - used)
        self._go_on(False)
        await self._at_rest()
        return found

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
        return 1000 * statistics.quantiles(self.latencies, n=100)[98], share

    async def _at_rest(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(table.sent is not None or table.owed for table in self.tables):
                await asyncio.sleep(0.05)


def cpu_seconds(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def beside_boardgame(watch: Stopwatch, run: Run, mine: Load) -> Iterator[Row]:
    """Both servers in turn, as fast as they can."""
    watch.tell("a server beside boardgame.io's")
    seconds = 1.0 if watch.quick else 4.0
    with boardgame() as theirs:
        other = Load(theirs, TABLES)
        run(other.sit_down())
        rates = [
            (run(mine.saturated(seconds)), run(other.saturated(seconds)))
            for _ in range(watch.repeats)
        ]
    works = (
        (f"table server, {TABLES} tables of four, all are told", "moves/s", 2),
        ("table server, for a second of its own CPU time", "moves/s", None),
    )
    for place, (work, unit, target) in enumerate(works):
        ours, other_rates = ([both[side][place] for both in rates] for side in (0, 1))
        ratios = [one / two for one, two in zip(ours, other_rates, strict=True)]
        found = {
            "ours": statistics.median(ours),
            "theirs": statistics.median(other_rates),
            "ratio": statistics.median(ratios),
            "lowest": min(ratios),
            "highest": max(ratios),
        }
        yield row(SAME, work, GAME, "boardgame.io's server, in memory", found, unit, target)


def steady(watch: Stopwatch, run: Run, mine: Load) -> dict[str, float]:
    watch.tell(f"{STEADY} moves a second")
    latency, share = run(mine.steadily(2.0 if watch.quick else 10.0))
    return {
        f"{STEADY} moves/s: 99 of 100 reach the last receiver within, ms (due 25)": latency,
        f"{STEADY} moves/s: share of a core (due 0.5)": share,
    }


def coming_back(watch: Stopwatch, run: Run, ours: Ours) -> dict[str, float]:
    """Somebody looks again at tables that went on meanwhile; nothing was made ready for him."""
    watch.tell("coming back")

    async def seconds(table: Table) -> float:
        told = asyncio.get_running_loop().create_future()

        def heard(_: Socket, text: bytes) -> None:
            news = ours.decoder.decode(text)
            if news.type == "snapshot" and not told.done():
                told.set_result(news)

        first = await ours.connect(table.name, 0, table.keys[0], heard)
        code = (await told).about["watcher_code"]
        first.transport.close()
        address = f"http://127.0.0.1:{ours.port}/api/invitations/{code}"
        key = post(address, {"name": ""}, {"X-Quartett": "1"}).cookies["quartett"]
        told = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        back = await ours.connect(table.name, None, key, heard)
        assert (await told).now.step >= MISSED
        back.transport.close()
        return time.perf_counter() - begun

    load = Load(ours, 5)
    run(load.sit_down())
    while min(table.version for table in load.tables) < MISSED:
        run(load.moving(0.5))
    found = [run(seconds(table)) for table in load.tables]
    return {f"coming back after {MISSED} steps and more, ms (due 100)": 1000 * max(found)}


def idle(watch: Stopwatch, run: Run, folder: Path) -> dict[str, float]:
    watch.tell("idle sockets")
    tables = 20 if watch.quick else IDLE_TABLES
    with quartett_server(folder) as (_, ours):
        load = Load(ours, tables)
        run(load.open_tables())
        server = psutil.Process(ours.pid)
        before = server.memory_info().rss
        run(load.sit_down())
        after = server.memory_info().rss
    return {
        f"{SEATS * tables} idle sockets: memory they take, MB (due 300)": (after - before) / 2**20,
        f"{SEATS * tables} idle sockets: memory of the whole server, MB": after / 2**20,
    }


def starting(watch: Stopwatch, folder: Path) -> dict[str, float]:
    watch.tell("a server starts")
    with quartett_server(folder) as (server, _):
        found = []
        for _ in range(watch.repeats):
            server.stop()
            with on_core(SERVERS):
                found.append(clock(server.start))
    return {"a server's start to its first answer, s (due 1.5)": statistics.median(found)}


def replays(watch: Stopwatch, run: Run, folder: Path) -> dict[str, float]:
    """A replay is opened for the first time, among very many tables."""
    tables = 200 if watch.quick else STORED_TABLES
    watch.tell(f"a replay among {tables} tables")
    opened = [f"stored-{number}" for number in range(0, tables, tables // 10)]
    folder.mkdir()
    token = run(fill(f"sqlite:///{folder / 'quartett.db'}", tables, opened))
    found = []
    with (
        quartett_server(folder) as (server, _),
        httpx.Client(cookies={"quartett": token}, trust_env=False, timeout=PATIENCE) as client,
    ):
        client.get(f"{server.address}/api/games").raise_for_status()  # all rules are loaded
        for name in opened:
            begun = time.perf_counter()
            client.get(f"{server.address}/api/tables/{name}/replay?eyes=all").raise_for_status()
            found.append(time.perf_counter() - begun)
    return {f"a replay among {tables} tables opens within, ms (due 100)": 1000 * max(found)}


async def fill(address: str, tables: int, admitted: Sequence[str]) -> str:
    """The same finished games under many names; gives the token of somebody who may see some."""
    games = [Driven(GAME, ["Ada", "Bob", "Cyd", "Dan"], goal=40) for _ in range(5)]
    logs = [played.begin().play(random.Random(n)).log for n, played in enumerate(games)]
    directory, store = Directory(address), store_at(address)
    await store.open()
    await directory.open()
    token, device = await directory.enrol()

    async def keep(number: int) -> None:
        name, (first, *rest) = f"stored-{number}", logs[number % len(logs)]
        created = first.facts[0]
        assert isinstance(created, Created)
        changes = [
            structs.replace(first, facts=[structs.replace(created, table=name), *first.facts[1:]]),
            *rest,
        ]
        entries = [Entry(n, "", "", c.at, json.encode(c)) for n, c in enumerate(changes, 1)]
        await store.append(name, entries)

    await asyncio.gather(*map(keep, range(tables)))
    for name in admitted:
        await directory.admit(name, device)
    same = {"game": GAME, "phase": "over", "created": 0, "updated": 0, "summary": {}}
    rows = [{"table_id": f"stored-{number}", **same} for number in range(tables)]
    engine = schema.engine_at(address)
    async with engine.begin() as connection:
        await connection.execute(schema.catalogue.insert(), rows)
    await engine.dispose()
    await store.close()
    await directory.close()
    return token


def measured(watch: Stopwatch) -> tuple[list[Row], dict[str, float]]:
    """Everything: rows beside the other server, and figures of our own."""
    rows: list[Row] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        on_core(CLIENTS),
    ):
        run = runner.run
        with quartett_server(Path(folder, "load")) as (_, ours):
            mine = Load(ours, TABLES)
            run(mine.sit_down())
            try:
                rows += beside_boardgame(watch, run, mine)
            except ImportError as missing:
                rows.append(
                    {"kind": "left out", "work": "boardgame.io's server", "why": str(missing)}
                )
            figures = {**steady(watch, run, mine), **coming_back(watch, run, ours)}
        figures |= idle(watch, run, Path(folder, "idle"))
        figures |= starting(watch, Path(folder, "start"))
        figures |= replays(watch, run, Path(folder, "replays"))
    return rows, figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short and noisy: does it work?")
    rows, figures = measured(Stopwatch(parser.parse_args().quick, print))
    for table in (beside_peers(rows), listed("a server of our own", figures)):
        Console().print(table)


if __name__ == "__main__":
    main()
