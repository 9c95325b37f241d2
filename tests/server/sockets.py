"""A raw socket: sends anything as often as a test wants, and records what it receives."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quartett.client import Server


class Raw:
    """One connection, message by message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[dict[str, Any]] = []

    async def send(self, message: Any) -> None:
        await self.socket.send(
            message if isinstance(message, str | bytes) else json.encode(message).decode()
        )

    async def next(self, kind: str, seconds: float = 60.0) -> dict[str, Any]:
        """The next message of this kind."""
        async with asyncio.timeout(seconds):
            while True:
                message: dict[str, Any] = json.decode(await self.socket.recv())
                self.seen.append(message)
                if message["type"] == kind:
                    return message

    async def hello(self) -> dict[str, Any]:
        await self.send({"type": "hello", "text": True})
        return await self.next("snapshot")

    async def ask(self, message: Any, seconds: float = 60.0) -> dict[str, Any]:
        await self.send(message)
        return await self.next("answer", seconds)


def cookie(server: Server) -> str:
    return "; ".join(f"{name}={value}" for name, value in server.http.cookies.items())


@asynccontextmanager
async def raw(
    server: Server, table: str, seat: int | None = None, **headers: str
) -> AsyncIterator[Raw]:
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    if seat is not None:
        address += f"?seat={seat}"
    socket = await connect(
        address,
        additional_headers={"Cookie": cookie(server), **headers},
        max_size=None,
        compression=None,
        proxy=None,
    )
    try:
        yield Raw(socket)
    finally:
        with suppress(ConnectionClosed):  # the server was first
            await socket.close()
