"""Messages leave at once where they can, wait where they must, and never overtake each other."""

import asyncio
import gc
import random
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from quartett.server.hub import Connection
from quartett.server.runtime import Runtime
from quartett.server.settings import Settings
from quartett.server.wire import Wire, wire_of
from server.tables import Driven, read_log


class Transport:
    """Keeps what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written.append(data)


def wire() -> tuple[Wire, Transport]:
    made: Any = object.__new__(Wire)
    made.loop, made.transport = asyncio.get_running_loop(), Transport()
    made.writable, made.close_sent, made._frames = asyncio.Event(), False, []
    made.writable.set()
    return made, made.transport


def read(data: bytes) -> list[bytes]:
    """The texts in frames, as a client's own library reads them."""
    client = ClientProtocol(parse_uri("ws://localhost"), max_size=None)
    client.state = OPEN
    client.reader.feed_data(data)
    client.parser = client.parse()
    next(client.parser)
    frames: Any = client.events_received()
    assert all(frame.opcode == 1 and frame.fin for frame in frames)
    return [bytes(frame.data) for frame in frames]


@pytest.mark.anyio
async def test_frames_of_every_size_are_read_as_they_were_written() -> None:
    line, transport = wire()
    texts = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536, 70_000)]
    assert all(line.write(text) for text in texts)
    assert transport.written == []
    await asyncio.sleep(0)
    assert len(transport.written) == 1  # they leave together
    assert read(transport.written[0]) == texts


@pytest.mark.anyio
async def test_a_wire_that_is_full_or_closed_takes_nothing() -> None:
    line, transport = wire()
    line.writable.clear()
    assert not line.write(b"too much")
    line.writable.set()
    transport.closing = True
    assert not line.write(b"too late")
    transport.closing = False
    line.close_sent = True
    assert not line.write(b"too late")
    await asyncio.sleep(0)
    assert transport.written == []


def test_other_servers_have_no_wire() -> None:
    assert wire_of({}) is None
    assert wire_of({"extensions": None}) is None


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(20))
async def test_nothing_overtakes_what_waits(seed: int) -> None:
    """The line is full now and then; what waits is sent by the task, what comes later waits too."""
    rng, sent = random.Random(seed), list[int]()
    free = asyncio.Event()
    free.set()

    def write(message: bytes) -> bool:
        if free.is_set():
            sent.append(int(message))
        return free.is_set()

    async def send(message: Any) -> None:
        await free.wait()
        sent.append(int(message["text"]))

    connection = Connection("table-1", "Ada", 0, write)
    writer = asyncio.create_task(connection.write(send))
    for number in range(200):
        connection.send(b"%d" % number)
        if rng.random() < 0.3:
            free.clear() if free.is_set() else free.set()
        if rng.random() < 0.3:
            await asyncio.sleep(0)
    free.set()
    connection.end(1000, "")
    await writer
    assert sent == list(range(200))


@pytest.mark.anyio
async def test_all_who_want_to_know_the_time_ask_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Else a server that cannot keep up would ask for every command, and keep up even less."""
    here = Runtime(Settings(data=str(tmp_path)))
    asked = 0

    async def beat(*_: Any) -> int:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)
        return 0

    monkeypatch.setattr(here.directory, "beat", beat)
    await asyncio.gather(*(here.tables.moment() for _ in range(50)))
    assert asked == 1


@pytest.mark.anyio
async def test_a_server_that_stops_waits_for_the_time_it_has_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Else the database would be let go of while it is being asked."""
    here = Runtime(Settings(data=str(tmp_path)))
    await here.open()
    done = []

    async def beat(*_: Any) -> int:
        await asyncio.sleep(0.1)
        done.append("beat")
        return 0

    async def close() -> None:
        done.append("closed")

    close_directory = here.directory.close
    monkeypatch.setattr(here.directory, "beat", beat)
    monkeypatch.setattr(here.directory, "close", close)
    asking = asyncio.create_task(here._beat_once())
    await asyncio.sleep(0)
    asking.cancel()
    await here.close()
    assert done == ["beat", "closed"]
    await close_directory()


def test_a_step_leaves_little_for_python_to_look_through() -> None:
    """What is kept of thousands of steps must not be searched for rings again and again."""
    played = Driven("nox", ["Ada", "Bob"], goal=1000).begin()

    def kept(steps: int) -> int:
        played.play(random.Random(steps), steps)
        del played.log[30:]  # a server does not keep it either
        for eyes in (None, 0, 1):
            read_log(played.state, eyes)
        gc.collect()
        return len(gc.get_objects())

    few, many = kept(100), kept(500)
    assert many - few < 3 * 400
