"""The servers under load: ours, its bare stack, and boardgame.io's.

Servers run on the first core; the clients, all in this process, on the last one.
"""

import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
from msgspec import Raw, Struct, field, json

import quartett
from bench.peers import HERE
from bench.websocket import Socket, TextHandler, connect

sys.path.append(str(HERE.parent / "tests"))
from server.running import PATIENCE, Running, free_port, running  # found only by the line above

GAME, SEATS, TABLES = "nox", 4, 50
SERVERS, CLIENTS = 0, (os.cpu_count() or 1) - 1
"""The cores that servers and clients run on."""

VERSION = re.compile(rb'"version":(\d+)')
TURN, NUMBER = re.compile(rb'"turn":(\d)'), re.compile(rb'"_stateID":(\d+)')


class Side(Protocol):
    """A server under load."""

    port: int
    pid: int

    def open_table(self) -> tuple[str, list[str]]:
        """Opens a table for four; returns its name and the key of each seat."""

    async def connect(self, table: str, seat: int, key: str, on_text: TextHandler) -> Socket:
        """Connects a seat; it receives everything from the first snapshot of the table on."""

    def read(self, text: bytes, table: str, seat: int, key: str) -> tuple[int, bytes | None] | None:
        """Reads the version of the table, and makes a move if it is this seat's turn."""


class Now(Struct):
    step: int


class Own(Struct):
    choices: list[str] = []


class News(Struct):
    """The fields of our messages that matter here."""

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

    async def connect(self, table: str, seat: int | None, key: str, on_text: TextHandler) -> Socket:
        path = f"/api/tables/{table}/socket" + ("" if seat is None else f"?seat={seat}")
        socket = await connect(self.port, path, f"Cookie: quartett={key}\r\n", on_text)
        socket.send(b'{"type":"hello"}')
        return socket

    def read(self, text: bytes, table: str, seat: int, key: str) -> tuple[int, bytes | None] | None:
        if b'"choices":[' not in text:  # true of most messages: no need to decode them
            return self._version(text)
        news = self.decoder.decode(text)
        assert news.now is not None
        assert news.own is not None
        self.number += 1
        word = random.choice(news.own.choices).encode()
        command = b'{"type":"choose","id":"move-%08d","step":%d,"word":"%s"}'
        return news.version, command % (self.number, news.now.step, word)

    def _version(self, text: bytes) -> tuple[int, None] | None:
        """Reads the version of the table, if the message has one."""
        if not text.startswith((b'{"type":"changed"', b'{"type":"snapshot"')):
            return None
        return int(VERSION.search(text)[1]), None  # type: ignore[index]  # it has one


class BareStack(Ours):
    """The stack of our server without tables: bench/bare.py."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.decoder = json.Decoder(News)
        self.number = self.tables = 0

    def open_table(self) -> tuple[str, list[str]]:
        self.tables += 1
        return f"table-{self.tables}", [""] * SEATS


class Cards(Struct):
    hands: list[list[int] | int]
    kitties: list[list[int]]
    turn: int


class MatchState(Struct):
    cards: Cards = field(name="G")
    number: int = field(name="_stateID")


class SyncInfo(Struct):
    state: MatchState


class Theirs:
    """boardgame.io's Server with its own storage in memory, over socket.io."""

    def __init__(self, port: int, lobby: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.lobby = f"http://127.0.0.1:{lobby}/games/{GAME}"
        self.update = json.Decoder(tuple[str, str, MatchState, Raw])
        self.sync = json.Decoder(tuple[str, str, SyncInfo])
        game = quartett.game(GAME)
        self.colours = game.start().fields.colours.tolist()

    def open_table(self) -> tuple[str, list[str]]:
        table = post(f"{self.lobby}/create", {"numPlayers": SEATS}).json()["matchID"]
        keys = []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"Player {seat}"}
            keys.append(post(f"{self.lobby}/{table}/join", body).json()["playerCredentials"])
        return table, keys

    async def connect(self, table: str, seat: int, key: str, on_text: TextHandler) -> Socket:
        """Opens the connection, then the game's namespace, then asks for the whole match."""
        steps = deque([b"40/nox,", f'42/nox,["sync","{table}","{seat}","{key}",{SEATS}]'.encode()])

        def greet(socket: Socket, text: bytes) -> None:
            if text == b"2":  # a ping
                socket.send(b"3")
            elif steps and text.startswith((b"0", b"40")):
                socket.send(steps.popleft())
            else:
                on_text(socket, text)

        return await connect(self.port, "/socket.io/?EIO=4&transport=websocket", "", greet)

    def read(self, text: bytes, table: str, seat: int, key: str) -> tuple[int, bytes | None] | None:
        payload = text[len(b"42/nox,") :]
        if payload.startswith(b'["update"'):
            turn, number = TURN.search(payload), NUMBER.search(payload)
            assert turn is not None
            assert number is not None
            if int(turn[1]) != seat:
                return int(number[1]) + 1, None
            match = self.update.decode(payload)[2]
        elif payload.startswith(b'["sync"'):
            match = self.sync.decode(payload)[2].state
        else:
            return None
        if match.cards.turn != seat:
            return match.number + 1, None
        lay = json.encode(random.choice(lays(match.cards, seat, self.colours))).decode()
        move = (
            f'42/nox,["update",{{"type":"MAKE_MOVE","payload":{{"type":"lay","args":{lay},'
            f'"playerID":"{seat}","credentials":"{key}"}}}},{match.number},"{table}","{seat}"]'
        )
        return match.number + 1, move.encode()


def lays(cards: Cards, seat: int, colours: Sequence[int]) -> list[tuple[int, int, int | None]]:
    """Lists what our own server would offer; theirs leaves that to its clients."""
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


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Pins everything started in this context to one core."""
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
    command = [node, "nox.cjs", str(port), str(lobby)]
    with _process(command, folder, f"http://127.0.0.1:{lobby}/games") as pid:
        yield Theirs(port, lobby, pid)


@contextmanager
def bare_stack(file: Path) -> Iterator[BareStack]:
    port = free_port()
    command = [sys.executable, "-m", "bench.bare", str(port), str(file)]
    with _process(command, HERE.parent, f"http://127.0.0.1:{port}/") as pid:
        yield BareStack(port, pid)


@contextmanager
def _process(command: list[str], folder: Path, address: str) -> Iterator[int]:
    """Runs a server on its core, and waits for its first answer."""
    with on_core(SERVERS):
        process = subprocess.Popen(
            command,
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
