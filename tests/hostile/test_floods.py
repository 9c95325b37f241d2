"""Floods and broken frames: the socket is cut off with a reason, and everybody else plays on."""

import asyncio
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from statistics import quantiles

import pytest

from hostile.bystanders import bystander, loaded, memory
from hostile.client import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Closed,
    Device,
    Socket,
)
from server.running import Running, running

MEGABYTE = 1 << 20
MOST_GROWTH = 32 * MEGABYTE
"""More memory than this, a flood must never take."""
HELLO = b'{"type":"hello","text":true,"named":true}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Has the limits that every server has."""
    with running(tmp_path_factory.mktemp("data"), messages=20, device_messages=60) as server:
        yield server


def process_of(server: Running) -> int:
    assert server.process is not None
    return server.process.pid


async def is_cut(socket: Socket, chunk: bytes, most: int = 64 * MEGABYTE) -> bool:
    """Write the same bytes again and again, reading nothing; return whether the server cuts the
    connection before that many bytes were sent."""
    socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(0, most, len(chunk)):
        with suppress(TimeoutError):  # the server reads no more, but has not ended it either
            async with asyncio.timeout(40):
                await socket.write(chunk)
        if socket.closed is not None:
            return True
    return False


FLOODS: dict[str, Callable[[Socket], bytes]] = {
    "pings": lambda one: one.frame(PING, b"x" * 125) * 500,
    "empty pings": lambda one: one.frame(PING) * 10_000,
    "pongs": lambda one: one.frame(PONG) * 10_000,
    "empty fragments": lambda one: one.frame(CONTINUATION, final=False) * 10_000,
    "tiny fragments": lambda one: one.frame(CONTINUATION, b"x", final=False) * 10_000,
    "fragments between pings": lambda one: (
        (one.frame(CONTINUATION, b"x", final=False) + one.frame(PING)) * 5_000
    ),
    "empty texts": lambda one: one.frame(TEXT) * 10_000,
    "tiny texts": lambda one: one.frame(TEXT, b"{}") * 10_000,
    "tiny binaries": lambda one: one.frame(BINARY, b"x") * 10_000,
    "largest texts": lambda one: one.frame(TEXT, b"[" * 16_000) * 5,
    "hellos": lambda one: one.frame(TEXT, HELLO) * 1_000,
}


async def flood(server: Running, kind: str) -> None:
    """Send one flood on a new socket."""
    mallory = Device(server.address)
    async with mallory.socket(await mallory.create("zoinx", ["me", "open"])) as socket:
        await socket.hello()
        if "fragments" in kind:
            await socket.write(socket.frame(TEXT, b"[", final=False))
        assert await is_cut(socket, FLOODS[kind](socket)), f"expected an end to {kind}"


def test_floods_are_cut_off_and_the_others_play_on(server: Running) -> None:
    async def main() -> None:
        await loaded(Device(server.address))
        async with bystander(server.address) as other:
            before = memory(process_of(server))
            for kind in FLOODS:
                await flood(server, kind)
                await other.more(1)
                growth = memory(process_of(server)) - before
                assert growth < MOST_GROWTH, f"{kind}: {growth / MEGABYTE:.0f} MB more"

    asyncio.run(main())


@pytest.mark.soak
@pytest.mark.parametrize("kind", FLOODS)
def test_floods_again_and_again_slow_nobody(server: Running, kind: str) -> None:
    """R9, for a minute: an attacker who comes back as soon as the server has cut it off."""

    async def main() -> None:
        await loaded(Device(server.address))
        async with bystander(server.address) as other:
            calm = quantiles(other.moves, n=100)[-1]
            before, so_far = memory(process_of(server)), len(other.moves)
            async with asyncio.timeout(90):
                with suppress(TimeoutError):
                    async with asyncio.timeout(60):
                        while True:
                            await flood(server, kind)
            busy = quantiles(other.moves[so_far:], n=100)[-1]
            growth = (memory(process_of(server)) - before) / MEGABYTE
            print(f"{kind}: p99 {1000 * calm:.0f} -> {1000 * busy:.0f} ms, {growth:.0f} MB more")
            assert busy < 0.25
            assert growth < MOST_GROWTH / MEGABYTE

    asyncio.run(main())


BROKEN: dict[str, Callable[[Socket], bytes]] = {
    "a frame without a mask": lambda one: b"\x81\x02{}",
    "a compressed frame": lambda one: bytes([0xC1]) + one.frame(TEXT, b"\x00" * 8)[1:],
    "an unknown kind of frame": lambda one: one.frame(0x3, b"?"),
    "a large ping": lambda one: one.frame(PING, b"x" * 126),
    "a ping in fragments": lambda one: one.frame(PING, b"x", final=False),
    "a continuation of nothing": lambda one: one.frame(CONTINUATION, b"x"),
    "a second beginning": lambda one: one.frame(TEXT, b"[", final=False) + one.frame(TEXT, b"["),
    "text that is none": lambda one: one.frame(TEXT, b"\xff\xfe"),
    "text that is none, in fragments": lambda one: (
        one.frame(TEXT, b"\xc3", final=False) + one.frame(CONTINUATION, b"\x28")
    ),
    "bytes": lambda one: one.frame(BINARY, b"{}"),
    "a text too large": lambda one: one.frame(TEXT, b"x" * 16_385),
    "fragments too large": lambda one: (
        one.frame(TEXT, b"x" * 9_000, final=False) + one.frame(CONTINUATION, b"x" * 9_000)
    ),
    "the announcement of exabytes": lambda one: b"\x81\xff" + struct.pack("!Q", 1 << 62) + bytes(4),
    "a fragment of exabytes": lambda one: b"\x01\xff" + struct.pack("!Q", 1 << 62) + bytes(4),
    "an impossible size": lambda one: b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "a close without a reason it may have": lambda one: one.frame(CLOSE, b"\x03\xed"),
    "half a code to close with": lambda one: one.frame(CLOSE, b"\x03"),
}


def test_broken_frames_end_their_connection_with_a_reason(server: Running) -> None:
    async def main() -> None:
        mallory = Device(server.address)
        table = await mallory.create("zoinx", ["me", "open"])
        for what, frame in BROKEN.items():
            async with mallory.socket(table) as socket:
                await socket.hello()
                await socket.write(frame(socket))
                closed = await socket.end()
                assert closed.code in (1002, 1007, 1009, 4400), f"{what}: {closed}"
        async with mallory.socket(table) as socket:
            await socket.hello()

    asyncio.run(main())


@pytest.mark.soak
def test_half_a_frame_and_a_socket_that_answers_no_ping_are_given_up(server: Running) -> None:
    """Somebody sends a frame byte by byte, or nothing at all."""

    async def main() -> None:
        mallory = Device(server.address)
        table = await mallory.create("zoinx", ["me", "open"])
        async with mallory.socket(table) as slow, mallory.socket(table) as silent:
            for socket in (slow, silent):
                await socket.hello()
            frame = slow.frame(TEXT, b" " * 16_000)
            async with asyncio.timeout(45):
                for byte in frame:
                    await slow.write(bytes([byte]))
                    if slow.closed is not None:
                        break
                    await asyncio.sleep(0.2)
                opcode = PING
                while opcode != CLOSE:
                    opcode, _ = await silent.next_frame()

    asyncio.run(main())


def test_who_reads_learns_why_a_flood_was_cut(server: Running) -> None:
    async def main() -> None:
        for opcode, payload, codes in ((PING, b"", {4429}), (TEXT, b"{}", {4400, 4429})):
            mallory = Device(server.address)
            async with mallory.socket(await mallory.create("zoinx", ["me", "open"])) as socket:
                await socket.hello()
                with suppress(Closed):
                    for _ in range(300):
                        await socket.write(socket.frame(opcode, payload))
                        await socket.drain(0.001)
                assert (await socket.end()).code in codes

    asyncio.run(main())
