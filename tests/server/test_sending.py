"""Messages are sent at once if possible, queued otherwise, and never overtake each other."""

import asyncio
import gc
import random
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from quartett.server.operations.serve import MOST_FRAME
from quartett.server.service.hub import Connection, Text
from quartett.server.service.runtime import Runtime
from quartett.server.settings import Settings
from quartett.server.transport.wire import MOST_UNREAD, Wire, wire_of
from server.tables import Driven, read_log


class Transport:
    """Records what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, _: str) -> None:
        return None


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts the socket and leaves everything else to the test."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.get_running_loop().create_future()


async def wire() -> tuple[Wire, Transport]:
    """Return an accepted wire; what was written for the handshake is dropped."""
    config = uvicorn.Config(
        nobody, ws=Wire, ws_max_size=MOST_FRAME, ws_per_message_deflate=False, log_config=None
    )
    config.load()
    wire, transport = Wire(config, ServerState(), {}, asyncio.get_running_loop()), Transport()
    wire.connection_made(cast(Any, transport))
    wire.data_received(REQUEST)
    while not transport.written:
        await asyncio.sleep(0)
    wire.stop_keepalive()
    transport.written.clear()
    return wire, transport


REQUEST = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


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
async def test_frames_of_every_size_survive_a_round_trip() -> None:
    line, transport = await wire()
    texts = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536, 70_000)]
    assert all(line.write(text) for text in texts)
    assert transport.written == []
    await asyncio.sleep(0)
    assert len(transport.written) == 1  # they leave together
    assert read(transport.written[0]) == texts


@pytest.mark.anyio
async def test_a_full_or_closed_wire_accepts_nothing() -> None:
    line, transport = await wire()
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


def client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client's own library writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def heard(line: Wire) -> list[Any]:
    """What waits to be read: texts, bytes, and the code with which the connection ended."""
    came: list[Any] = []
    while line.queue.qsize():  # reading makes room for more
        came.append(await line.receive())
    return [event.get("text", event.get("bytes", event.get("code"))) for event in came]


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(20))
async def test_messages_are_read_however_the_bytes_are_split(seed: int) -> None:
    """Texts whole and in parts, other frames between them, and any number of bytes at a time."""
    rng = random.Random(seed)
    line, transport = await wire()
    sent, pings, data = list[Any](), 0, b""
    for _ in range(100):
        text = "ü" * rng.choice([0, 1, 60, 62, 63, 64, 200, 8000])
        parts = [text[: len(text) // 2], text[len(text) // 2 :]]
        match rng.randrange(4):
            case 0:
                data += client(Opcode.TEXT, parts[0].encode(), False)
                if rng.random() < 0.5:
                    data, pings = data + client(Opcode.PING, b"?"), pings + 1
                data += client(Opcode.CONT, parts[1].encode())
                sent.append(text)
            case 1:
                data += client(Opcode.BINARY, text.encode())
                sent.append(text.encode())
            case _:
                data += client(Opcode.TEXT, text.encode())
                sent.append(text)
    cuts = sorted(rng.choices(range(len(data)), k=rng.choice([0, 10, 400])))
    for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
        line.data_received(data[start:end])
    assert await heard(line) == sent
    assert not transport.closing
    assert len(transport.written) == pings


ENDS = {
    "not UTF-8": (client(Opcode.TEXT, b"\xff"), 1007),
    "too long": (client(Opcode.TEXT, b"x" * (MOST_FRAME + 1)), 1009),
    "far too long": (b"\x81\xff" + bytes([255] * 8), 1009),
    "too long in parts": (
        client(Opcode.TEXT, b"x" * 9000, False) + client(Opcode.CONT, b"x" * 9000),
        1009,
    ),
    "not masked": (Frame(Opcode.TEXT, b"plain").serialize(mask=False), 1002),
    "neither masked nor anything": (b"\x81\x00", 1002),
    "a bit that means nothing": (b"\xc1\x80\0\0\0\0", 1002),
    "a kind that means nothing": (b"\x83\x80\0\0\0\0", 1002),
    "a text within another": (
        client(Opcode.TEXT, b"begun", False) + client(Opcode.TEXT, b"another"),
        1002,
    ),
    "an end without a beginning": (client(Opcode.CONT, b"never begun"), 1002),
    "goodbye": (client(Opcode.CLOSE, b"\x03\xe8"), 1000),
}


@pytest.mark.anyio
@pytest.mark.parametrize("what", ENDS)
async def test_nothing_is_read_after_what_ends_a_connection(what: str) -> None:
    data, code = ENDS[what]
    line, transport = await wire()
    line.data_received(client(Opcode.TEXT, b"before"))
    line.data_received(data + client(Opcode.TEXT, b"after"))
    assert await heard(line) == ["before", code]
    assert transport.closing
    assert transport.written[-1][2:4] == code.to_bytes(2, "big")


@pytest.mark.anyio
async def test_back_pressure_slows_a_client_that_sends_too_fast() -> None:
    line, transport = await wire()
    for number in range(MOST_UNREAD + 1):
        assert transport.reading
        line.data_received(client(Opcode.TEXT, b"%d" % number))
    assert not transport.reading
    for number in range(MOST_UNREAD + 1):
        assert not transport.reading
        event: Any = await line.receive()
        assert event["text"] == str(number)
    assert transport.reading


def test_other_servers_have_no_wire() -> None:
    assert wire_of({}) is None
    assert wire_of({"extensions": None}) is None


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(20))
async def test_nothing_overtakes_queued_messages(seed: int) -> None:
    """The wire is full now and then; the task sends what is queued, and later messages queue up."""
    rng, sent = random.Random(seed), list[int]()
    free = asyncio.Event()
    free.set()

    def write(message: Text) -> bool:
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
async def test_simultaneous_questions_for_the_time_share_one_query(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Otherwise an overloaded server would query for every command, and fall behind even more."""
    here = Runtime(Settings(data=str(tmp_path)))
    asked = 0

    async def beat(*_: Any) -> tuple[int, int]:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)
        return 0, 0

    monkeypatch.setattr(here.directory, "beat", beat)
    await asyncio.gather(*(here.tables.clock.moment() for _ in range(50)))
    assert asked == 1


@pytest.mark.anyio
async def test_a_stopping_server_waits_for_a_running_query(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Otherwise the database would be closed during the query."""
    here = Runtime(Settings(data=str(tmp_path)))
    await here.open()
    done = []

    async def beat(*_: Any) -> tuple[int, int]:
        await asyncio.sleep(0.1)
        done.append("beat")
        return 0, 0

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


def test_a_step_leaves_few_objects_for_the_garbage_collector() -> None:
    """The garbage collector must not scan the history of thousands of steps again and again."""
    played = Driven("nox", ["Ada", "Bob"], goal=1000).begin()

    def kept(steps: int) -> int:
        played.play(random.Random(steps), steps)
        del played.log[30:]  # a server does not keep it either
        for viewer in (None, 0, 1):
            read_log(played.state, viewer)
        gc.collect()
        return len(gc.get_objects())

    few, many = kept(100), kept(500)
    assert many - few < 3 * 400
