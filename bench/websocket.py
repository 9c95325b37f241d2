"""The lightest WebSocket client that a server accepts."""

import asyncio
from collections.abc import Callable
from typing import Any

TextHandler = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """The minimum of a WebSocket client; passes on every text message unread."""

    def __init__(self, path: str, headers: str, on_text: TextHandler) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket"
            "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"{headers}\r\n"
        ).encode()
        self._on_text, self._received = on_text, bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.open.done():
            head, gap, rest = self._received.partition(b"\r\n\r\n")
            if not gap:
                return
            self._received = rest
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Takes one frame off the received bytes, if it is complete; servers do not mask frames."""
        received = self._received
        if len(received) < 2:
            return False
        size, start = received[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(received[2:start], "big")
        if len(received) < start + size:
            return False
        kind, text = received[0] & 15, bytes(received[start : start + size])
        del received[: start + size]
        if kind == 1:
            self._on_text(self, text)
        elif kind == 9:
            self._send(10, text)
        return True

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, text: bytes) -> None:
        """Sends a frame with a mask of zeros, which changes nothing and costs nothing."""
        size = len(text)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + bytes(4) + text)


async def connect(port: int, path: str, headers: str, on_text: TextHandler) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, headers, on_text), "127.0.0.1", port
    )
    await socket.open
    return socket
