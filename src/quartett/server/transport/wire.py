"""Uvicorn's socket below ASGI, with a way to write that never waits.

Through ASGI every message to every viewer wakes a task, passes five layers and is written on its
own. Here all messages of one turn of the loop are written together. An incoming message is nearly
always a text in one frame, which is decoded here; the library decodes everything else, one whole
frame at a time.
"""

import asyncio
from collections import deque
from collections.abc import Mapping
from struct import Struct
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the faster of its two
from websockets.http11 import Request

from quartett.server.limits import Bucket
from quartett.server.logs import log
from quartett.server.service.hub import Text

WIRE = "quartett.wire"
TEXT = 0x81
"""The first byte of a frame with a whole text. The second byte holds the size, or the number of
bytes that hold it, and whether a mask of four bytes follows: it does from a client only."""
MASKED = 0x80
SMALL, IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 126, 127
MEDIUM, LARGE = Struct("!BBH"), Struct("!BBQ")
"""The headers of frames whose size takes two and eight bytes."""
MOST_UNREAD = 8
"""Messages that one client may have waiting before back-pressure stops reading from its socket."""
OTHER_FRAMES_A_SECOND, OTHER_FRAMES_AT_ONCE = 20, 200
"""Limits for pings, pongs and fragments, which the library answers before other limits apply."""
MOST_AFTER_CLOSE = 64 * 1024
"""Bytes that a client may still send before it answers that the connection is closed."""
NOT_UTF_8, TOO_MANY = 1007, 4429


class Wire(WebSocketsSansIOProtocol):
    """A socket; the application finds it in `scope["extensions"]`."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # implements what is used of a queue
        self._other_frames = Bucket(OTHER_FRAMES_A_SECOND, OTHER_FRAMES_AT_ONCE)
        self._received = b""
        """What has not been decoded: an incomplete frame, or whatever follows when a client has
        sent more than is read."""
        self._after_close = 0
        self._outgoing = b""
        self._outbox = _OUTBOXES.setdefault(self.loop, [])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    # -- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request; uvicorn passes it on as a whole
            super().data_received(data)
            return
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self._received = self._received + data if self._received else data
        self._decode()

    def _decode(self) -> None:
        """Decode what has been received, until enough messages wait for their reader: one turn of
        the loop does not grow with what a client sends at once."""
        buffer, at = self._received, 0
        while (
            not (self.read_paused or self.transport.is_closing())
            and (payload := payload_at(buffer, at)) is not None
        ):
            start, end = payload
            if buffer[at + 1] < MASKED or end - start > self.config.ws_max_size:
                super().data_received(buffer[at:])  # this ends the connection
                at = len(buffer)
            elif end > len(buffer):
                break
            elif (
                buffer[at] == TEXT and not self.frames
            ):  # there are frames while a text is incomplete
                self._accept(apply_mask(buffer[start:end], buffer[start - 4 : start]))
                at = end
            elif self._other_frames.take() and self.writable.is_set():
                super().data_received(buffer[at:end])
                at = end
            else:
                self._cut()
        self._received = buffer[at:]

    def _cut(self) -> None:
        """End the connection of a client that floods it, or does not read its pongs."""
        if self.writable.is_set() and not self.close_sent:
            self.conn.send_close(TOO_MANY, "too many pings or fragments")
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self.transport.abort()

    def _accept(self, text: bytes) -> None:
        """Queue a text. Uvicorn pauses reading after each message, which costs two system calls;
        here that happens only when several messages wait."""
        if self.queue.qsize() < MOST_UNREAD and not self.close_sent:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                return
            except UnicodeDecodeError:  # ends the connection, below
                pass
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Queue a message and stop reading. Uvicorn's own method logs a traceback for every text
        that is none, so a stranger could fill the log."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        event: Any = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                event = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self.conn.send_close(NOT_UTF_8, "expected text in UTF-8")
                self.handle_parser_exception()
                return
        self.queue.put_nowait(event)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """Return the oldest event that has not been read."""
        inbox: Any = self.queue
        events = inbox.events
        while not events:
            await inbox.next_event()
        event = events.popleft()
        if self.read_paused and not events:
            self.read_paused = False
            self._decode()
            if not self.read_paused:
                self.transport.resume_reading()
        return event

    # -- writing ---------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # otherwise uvicorn logs every refusal as an error

    def write(self, text: Text) -> bool:
        """Send a text now. Returns False if it was not sent: the client is too slow, or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        size = len(text)
        if size < SMALL:
            frame = bytes((TEXT, size)) + text
        elif size < 1 << 16:
            frame = MEDIUM.pack(TEXT, IN_TWO_BYTES, size) + text
        else:
            frame = LARGE.pack(TEXT, IN_EIGHT_BYTES, size) + text
        if self._outgoing:
            self._outgoing += frame
            return True
        if not self._outbox:  # more may follow in this turn of the loop: they are sent together
            self.loop.call_soon(_flush, self._outbox)
        self._outbox.append(self)
        self._outgoing = frame
        return True

    def flush(self) -> None:
        """Pass everything written so far to the operating system."""
        outgoing, self._outgoing = self._outgoing, b""
        if outgoing and not self.transport.is_closing():
            self.transport.write(outgoing)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def abandon(self) -> None:
        """End the connection now if the client has not even taken its goodbye."""
        if not self.close_sent:
            self.transport.abort()


def payload_at(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Return where the payload of a client's frame begins and ends according to its header; None:
    the header is incomplete. The payload itself may be incomplete."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1] & ~MASKED, at + 6
    if size >= IN_TWO_BYTES:
        start += 2 if size == IN_TWO_BYTES else 8
        size = int.from_bytes(buffer[at + 2 : start - 4], "big")
    return start, start + size


class Inbox:
    """Events that have not been read yet, for one reader: much simpler than a general queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._new_future = loop.create_future
        self.events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def next_event(self) -> "asyncio.Future[None]":
        """Return a future that is done when an event arrives; to be called while there is none."""
        self._reader = self._new_future()
        return self._reader

    def qsize(self) -> int:
        return len(self.events)


_OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Wire]] = WeakKeyDictionary()
"""The wires of a loop that have something to send; one callback flushes them all."""


def _flush(outbox: list[Wire]) -> None:
    wires = outbox.copy()
    outbox.clear()
    for wire in wires:
        try:
            wire.flush()
        except Exception as problem:  # the others must still be flushed
            log.error("socket failed", exc_info=problem)


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """Return the wire of an accepted socket; None if the server is not uvicorn."""
    wire: Wire | None = (scope.get("extensions") or {}).get(WIRE)
    return wire
