"""A network between client and server that breaks on demand: a small TCP proxy."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit

Weather = Literal["fine", "cut", "frozen", "deaf", "half-open"]
"""cut: connections break, new ones are refused. frozen: bytes wait until it is fine. deaf: what
the server says is lost, what the client says arrives. half-open: the server's side has gone, and
nobody has told the client."""
CHUNK = 65536


class Network:
    """Every connection to `address` through here is at its mercy."""

    def __init__(self, server: str) -> None:
        self._port = urlsplit(server).port
        self.weather: Weather = "fine"
        self.delay = 0.0
        self.connections = 0
        self._fine = asyncio.Event()
        self._fine.set()
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port = self._listening.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    async def close(self) -> None:
        self._listening.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def change(self, weather: Weather) -> None:
        before, self.weather = self.weather, weather
        if weather in ("fine", "deaf"):
            self._fine.set()
        else:
            self._fine.clear()
        for client, server in tuple(self._pairs):
            if weather == "cut" or before == "deaf":
                client.transport.abort()
            if weather in ("cut", "half-open") or before == "deaf":
                server.transport.abort()

    def _accept(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, client))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        try:
            if self.weather != "cut":
                await self._fine.wait()
                with suppress(OSError):
                    await self._connect(reader, client)
        finally:
            client.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        from_server, server = await asyncio.open_connection("127.0.0.1", self._port)
        self.connections += 1
        pair = (client, server)
        self._pairs.add(pair)
        ways = [
            asyncio.create_task(self._carry(reader, server, deaf=False)),
            asyncio.create_task(self._carry(from_server, client, deaf=True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if self.weather == "half-open":
                await ways[0]  # ends when something is sent to the side that has gone
        finally:
            self._pairs.discard(pair)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            server.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deaf: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._fine.wait()
                if deaf and self.weather == "deaf":
                    continue
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def network(server: str) -> AsyncIterator[Network]:
    """A network to this server for as long as the block lasts."""
    between = Network(server)
    await between.open()
    try:
        yield between
    finally:
        await between.close()
