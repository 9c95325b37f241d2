"""A line between two programs that a test can cut, or silence so that nobody notices at first."""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Line:
    """Passes connections on to the real address. `cut` resets them all; while it is `silent`, they
    stay open, and nothing comes through."""

    def __init__(self, dial: Callable[[], Awaitable[Streams]], path: Path | None = None) -> None:
        """Listen at a path, or at a port of this machine."""
        self.port = 0
        self._dial, self._path = dial, path
        self._open: set[asyncio.StreamWriter] = set()
        self._refusing = False
        self._listening = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=[self._run()])
        self._thread.start()
        assert self._listening.wait(10)

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._flowing, self._closing = asyncio.Event(), asyncio.Event()
        self._flowing.set()
        if self._path is not None:
            server: asyncio.Server = await asyncio.start_unix_server(self._serve, self._path)
        else:
            server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
        self._listening.set()
        await self._closing.wait()
        server.close()
        self._reset()
        while self._open:
            await asyncio.sleep(0.01)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            writer.transport.abort()
            return
        with contextlib.suppress(OSError):
            there_reader, there_writer = await self._dial()
            ends = {writer, there_writer}
            self._open |= ends
            try:
                await asyncio.gather(
                    self._pass(reader, there_writer), self._pass(there_reader, writer)
                )
            finally:
                self._open -= ends
                for end in ends:
                    end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while content := await reader.read(65536):
            await self._flowing.wait()
            writer.write(content)
            await writer.drain()
        raise ConnectionError("one end has closed")

    def cut(self, for_good: bool = False) -> None:
        """Reset all connections; `for_good`: and new ones until `mend`."""
        self._refusing = for_good
        self._call(self._reset)

    def _reset(self) -> None:
        for end in tuple(self._open):
            end.transport.abort()

    def silence(self) -> None:
        """Let nothing through any more."""
        self._call(self._flowing.clear)

    def mend(self) -> None:
        self._refusing = False
        self._call(self._flowing.set)

    def _call(self, work: Callable[[], object]) -> None:
        self._loop.call_soon_threadsafe(work)

    def close(self) -> None:
        self._refusing = True
        self._call(self._flowing.set)
        self._call(self._closing.set)
        self._thread.join(10)


@contextlib.contextmanager
def line(dial: Callable[[], Awaitable[Streams]], path: Path | None = None) -> Iterator[Line]:
    """A line for as long as the block lasts."""
    made = Line(dial, path)
    try:
        yield made
    finally:
        made.close()
