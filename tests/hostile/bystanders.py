"""People who play on while somebody else attacks, and what the attack does to them."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from hostile.client import Device, Message, Socket

PATIENCE = 60.0


class Bystander:
    """One device with both seats of a table. It plays one game after the other, without a pause."""

    def __init__(self, address: str, seed: int = 1) -> None:
        self.device, self._rng = Device(address), random.Random(seed)
        self.moves: list[float] = []
        """The seconds from sending each move until both seats have seen it."""

    async def play(self, pause: float = 0.0) -> None:
        """Play until cancelled; `pause`: the seconds before each move, to stay within limits."""
        while True:
            table = await self._sit_down()
            async with self.device.socket(table, 0) as first, self.device.socket(table, 1) as other:
                await first.hello()
                await other.hello()
                while _newest(first)["now"]["phase"] != "over":
                    await self._move(first, other, pause)

    async def _sit_down(self) -> str:
        """Open a table, as soon as the server has time for one."""
        order = {"game": "zoinx", "seats": 2, "seating": ["me", "me"], "name": "Ada"}
        game = {**order, "names": ["Ada", "Bob"], "begin": True, "options": {"goal": 1000}}
        while True:
            answer = await self.device.request("POST", "/api/tables", game)
            if answer.status == 201:
                return str(answer.json["table"])
            assert answer.status == 503, answer.body
            await asyncio.sleep(0.5)

    async def _move(self, first: Socket, other: Socket, pause: float) -> None:
        for socket in (first, other):
            own = _newest(socket)["own"]
            if own.get("choices") and own.get("chosen") is None:
                await asyncio.sleep(pause)
                step, word = _newest(socket)["now"]["step"], self._rng.choice(own["choices"])
                began = time.monotonic()
                answer = await socket.command("choose", step=step, word=word)
                assert answer["ok"], answer
                await _reach(answer["version"], first, other)
                self.moves.append(time.monotonic() - began)
                return
        await _reach(_newest(first)["version"] + 1, first, other)

    async def more(self, moves: int = 20) -> None:
        """Wait until it has made this number of further moves."""
        goal = len(self.moves) + moves
        async with asyncio.timeout(PATIENCE):
            while len(self.moves) < goal:
                await asyncio.sleep(0.01)


def _newest(socket: Socket) -> Message:
    """Return the last message that describes the table."""
    return next(one for one in reversed(socket.received) if one["type"] in ("snapshot", "changed"))


async def _reach(version: int, *sockets: Socket) -> None:
    """Read until these sockets have seen this version."""
    for socket in sockets:
        while _newest(socket)["version"] < version:
            await socket.receive()


@asynccontextmanager
async def bystander(address: str) -> AsyncIterator[Bystander]:
    """Somebody plays as long as the block lasts; moves must still be possible at its end."""
    playing = Bystander(address)
    task = asyncio.create_task(playing.play(pause=0.05))
    try:
        await playing.more()
        yield playing
        await playing.more()
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def loaded(device: Device) -> None:
    """Wait until the server has loaded every game, which takes memory and time."""
    for about in (await device.request("GET", "/api/games")).json:
        trial = {"game": about["name"], "seats": about["seats"][0]}
        answer = await device.request("POST", "/api/try", trial)
        assert answer.status == 200, answer.body


def memory(process: int) -> int:
    """Return the bytes of memory that a process has for itself."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("expected a process with memory of its own")


async def until(condition: Callable[[], bool | Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not (found if isinstance(found := condition(), bool) else await found):
            await asyncio.sleep(0.02)
