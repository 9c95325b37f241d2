"""A client as an attacker writes it: from docs/protocol.md and the standards alone.

It imports nothing of Quartett and no library for HTTP or WebSockets, because a library refuses to
send much of what an attacker sends: unmasked or endless fragments, floods of pings, half a request.
"""

import asyncio
import base64
import json
import os
import struct
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from http.cookies import SimpleCookie
from itertools import count
from typing import Any, NamedTuple
from urllib.parse import urlsplit

PATIENCE = 60.0
"""Seconds to wait for anything that must come."""

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA

Message = dict[str, Any]
_numbers = count()


def new_id() -> str:
    """Return an id for a command: 8 to 64 visible ASCII characters."""
    return f"hostile-{next(_numbers):08}"


class Response(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Closed(Exception):
    """The server has ended the connection. `code` is None if it did not say why."""

    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(f"closed with {code} {reason!r}")
        self.code, self.reason = code, reason


class Device:
    """One browser: an address to talk to, and the cookie that the server has set."""

    def __init__(self, address: str, source: str | None = None) -> None:
        """`address` looks like `http://127.0.0.1:8420`; `source` is the address to call from."""
        parts = urlsplit(address)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.source = None if source is None else (source, 0)
        self.cookies: dict[str, str] = {}

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a bare connection, for whatever an attacker may want to write to it."""
        return await asyncio.open_connection(
            self.host, self.port, limit=64 * 1024 * 1024, local_addr=self.source
        )

    def head(self, method: str, path: str, headers: Mapping[str, str]) -> bytes:
        """Return the first lines of a request, with this device's cookie."""
        all_headers = {"Host": f"{self.host}:{self.port}", **headers}
        if self.cookies and "Cookie" not in headers:
            all_headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in all_headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")

    async def request(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Response:
        """Send a request on a connection of its own. `body` is sent as JSON, bytes as they are."""
        content = body if isinstance(body, bytes) else b"" if body is None else _json(body)
        sent = {"Connection": "close", "Content-Length": str(len(content))}
        if method not in ("GET", "HEAD"):
            sent |= {"X-Quartett": "1", "Content-Type": "application/json"}
        reader, writer = await self.open()
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(self.head(method, path, {**sent, **(headers or {})}) + content)
                return await self._response(reader)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _response(self, reader: asyncio.StreamReader) -> Response:
        status, headers, cookies = await _read_head(reader)
        for cookie in cookies:
            self.cookies.update({name: one.value for name, one in SimpleCookie(cookie).items()})
        if headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int((await reader.readline()).split(b";")[0], 16):
                body += (await reader.readexactly(size + 2))[:-2]
        elif "content-length" in headers:
            body = await reader.readexactly(int(headers["content-length"]))
        else:
            body = await reader.read()
        return Response(status, headers, body)

    # -- what docs/protocol.md lists under "Tables over HTTP" --------------------------------------

    async def create(self, game: str, seating: list[str], name: str = "Ada", **fields: Any) -> str:
        """Create a table; return its address."""
        order = {"game": game, "seats": len(seating), "seating": seating, "name": name, **fields}
        return str((await self._post("/api/tables", order))["table"])

    async def join(self, code: str, name: str = "Mallory", seat: int | None = None) -> Message:
        """Take a seat, or watch; return the answer."""
        answer = await self._post(f"/api/invitations/{code}", {"name": name, "seat": seat})
        return dict(answer)

    async def renew_links(self, table: str) -> Message:
        """Replace the links to a table; return the new codes."""
        return dict(await self._post(f"/api/tables/{table}/invitations", {}))

    async def _post(self, path: str, body: Any) -> Any:
        answer = await self.request("POST", path, body)
        assert answer.status in (200, 201), f"{answer.status}: {answer.body.decode()}"
        return answer.json

    # -- sockets -----------------------------------------------------------------------------------

    async def connect(
        self, table: str, seat: int | None = None, headers: Mapping[str, str] | None = None
    ) -> "Socket":
        """Open a table's socket; raises `Closed` with the HTTP status if it is refused."""
        path = f"/api/tables/{table}/socket" + ("" if seat is None else f"?seat={seat}")
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **(headers or {}),
        }
        reader, writer = await self.open()
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(self.head("GET", path, upgrade))
                status, _, _ = await _read_head(reader)
        except BaseException:
            writer.close()
            raise
        if status != 101:
            writer.close()
            raise Closed(status, "no socket")
        return Socket(reader, writer)

    @asynccontextmanager
    async def socket(
        self, table: str, seat: int | None = None, headers: Mapping[str, str] | None = None
    ) -> AsyncIterator["Socket"]:
        """Open a table's socket for the length of a block."""
        socket = await self.connect(table, seat, headers)
        try:
            yield socket
        finally:
            await socket.close()


class Socket:
    """An open socket of a table, frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.received: list[Message] = []
        """Every message so far."""
        self.closed: Closed | None = None

    def frame(self, opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
        """Return the bytes of a masked frame."""
        size = len(payload)
        if size < 126:
            length = bytes([0x80 | size])
        elif size < 1 << 16:
            length = bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            length = bytes([0x80 | 127]) + struct.pack("!Q", size)
        return bytes([final << 7 | opcode]) + length + bytes(4) + payload  # a mask of zeros

    async def write(self, data: bytes) -> None:
        """Write bytes as they are, and wait until they are on their way."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            self.closed = self.closed or Closed(None, "gone while writing")

    async def send(self, message: Any) -> None:
        """Send a message: text and bytes as they are, anything else as JSON."""
        if isinstance(message, bytes):
            await self.write(self.frame(BINARY, message))
        else:
            text = message.encode() if isinstance(message, str) else _json(message)
            await self.write(self.frame(TEXT, text))

    async def next_frame(self) -> tuple[int, bytes]:
        """Return the opcode and payload of the next frame."""
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        assert first & 0x80, "expected whole messages from the server; got a fragment"
        return first & 0x0F, await self.reader.readexactly(size)

    async def receive(self, seconds: float = PATIENCE) -> Message:
        """Return the next message; raises `Closed` when there are no more."""
        if self.closed is not None:
            raise self.closed
        async with asyncio.timeout(seconds):
            while True:
                try:
                    opcode, payload = await self.next_frame()
                except (asyncio.IncompleteReadError, OSError):
                    self.closed = Closed(None, "")
                    raise self.closed from None
                if opcode == CLOSE:
                    code = struct.unpack("!H", payload[:2])[0] if payload else 1005
                    self.closed = Closed(code, payload[2:].decode())
                    raise self.closed
                if opcode == PING:
                    await self.write(self.frame(PONG, payload))
                elif opcode in (TEXT, BINARY):
                    message: Message = json.loads(payload)
                    self.received.append(message)
                    return message

    async def next(self, kind: str, seconds: float = PATIENCE) -> Message:
        """Return the next message of this kind."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] == kind:
                    return message

    async def hello(self, **fields: Any) -> Message:
        """Say hello; return the snapshot."""
        await self.send({"type": "hello", **fields})
        return await self.next("snapshot")

    async def command(self, kind: str, **fields: Any) -> Message:
        """Send a command; return what answers it."""
        id = new_id()
        await self.send({"type": kind, "id": id, **fields})
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if message.get("id") == id:
                    return message

    async def drain(self, seconds: float = 0.2) -> list[Message]:
        """Return the messages that arrive until nothing has come for so long."""
        messages = []
        with suppress(TimeoutError, Closed):
            while True:
                messages.append(await self.receive(seconds))
        return messages

    async def end(self, seconds: float = PATIENCE) -> Closed:
        """Read on until the server closes the connection; return how it did."""
        async with asyncio.timeout(seconds):
            while self.closed is None:
                with suppress(Closed):
                    await self.receive(seconds)
        return self.closed

    async def close(self) -> None:
        """Close the connection, in an orderly way if it is still open."""
        with suppress(OSError):
            if self.closed is None:
                self.writer.write(self.frame(CLOSE, struct.pack("!H", 1000)))
            self.writer.close()
            await self.writer.wait_closed()


def _json(message: Any) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], list[str]]:
    """Return the status, the headers, and the cookies to set."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = [line.split(":", 1) for line in head[1:] if line]
    headers = [(name.lower(), value.strip()) for name, value in pairs]
    cookies = [value for name, value in headers if name == "set-cookie"]
    return int(head[0].split()[1]), dict(headers), cookies
