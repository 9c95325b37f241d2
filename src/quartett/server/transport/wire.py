"""A socket below ASGI: uvicorn's own, with a way to write that never waits.

Through ASGI every message to every viewer wakes a task, passes five layers and is written alone.
Here what one moment brings for a viewer is written at once and together. What comes is nearly
always a text in one frame, and is read here; all else the library reads, a whole frame at a time.
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
"""A frame's first byte: a whole text. The second one is its size, or how many bytes say it, and
whether a mask of four bytes follows: in a client's frames it does, in a server's it does not."""
MASKED = 0x80
SMALL, IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 126, 127
MIDDLING, LARGE = Struct("!BBH"), Struct("!BBQ")
"""The heads of frames with a size of two and of eight bytes."""
MOST_UNREAD = 8
"""Messages of one client that may wait to be read before the next ones are left to the system."""
OTHER_FRAMES_A_SECOND, OTHER_FRAMES_AT_ONCE = 20, 200
"""Pings, pongs and parts of texts. The library answers each at once, below all other limits."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that the application finds in `scope["extensions"]`."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # as much of a queue as is used
        self._other_frames = Bucket(OTHER_FRAMES_A_SECOND, OTHER_FRAMES_AT_ONCE)
        self._came = b""
        """A frame of which the end is missing."""
        self._going: list[Text] = []
        self._outbox = _OUTBOXES.setdefault(self.loop, [])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    # -- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request; uvicorn always hands it on whole
            super().data_received(data)
            return
        came, at = self._came + data if self._came else data, 0
        while not self.transport.is_closing() and (found := payload_at(came, at)) is not None:
            start, end = found
            if came[at + 1] < MASKED or end - start > self.config.ws_max_size:
                super().data_received(came[at:])  # which ends the connection
                at = len(came)
            elif end > len(came):
                break
            elif came[at] == TEXT and not self.frames:  # they are parts of a text not yet whole
                self._hear(apply_mask(came[start:end], came[start - 4 : start]))
                at = end
            elif not self._other_frames.take() or not self.writable.is_set():
                self.transport.abort()  # a flood, or answers to pings that nobody reads
            else:
                super().data_received(came[at:end])
                at = end
        self._came = came[at:]

    def _hear(self, text: bytes) -> None:
        """A text has come. uvicorn stops reading until it is taken, which asks the system twice for
        each; here that begins when several wait."""
        if self.queue.qsize() < MOST_UNREAD and not self.read_paused and not self.close_sent:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                return
            except UnicodeDecodeError:  # for which uvicorn ends the connection
                pass
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    async def receive(self) -> Any:
        """What came first of all that has not been taken."""
        inbox: Any = self.queue
        events = inbox.events
        while not events:
            await inbox.something()
        event = events.popleft()
        if self.read_paused and not events:
            self.read_paused = False
            self.transport.resume_reading()
        return event

    # -- writing ---------------------------------------------------------------------------------

    def write(self, text: Text) -> bool:
        """Send a text now. False: it was not sent, for the client does not keep up, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        size = len(text)
        if size < SMALL:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = MIDDLING.pack(TEXT, IN_TWO_BYTES, size)
        else:
            head = LARGE.pack(TEXT, IN_EIGHT_BYTES, size)
        if not self._going:  # others may follow before the loop comes round: they leave together
            if not self._outbox:
                self.loop.call_soon(_flush, self._outbox)
            self._outbox.append(self)
        self._going += head, text
        return True

    def flush(self) -> None:
        """Hand what was written to the system."""
        going, self._going = self._going, []
        if going and not self.transport.is_closing():
            self.transport.write(b"".join(going))

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def payload_at(came: bytes, at: int) -> tuple[int, int] | None:
    """From where to where what a client's frame holds goes, as its head says; None: too little of
    that has come. The end may be missing."""
    if len(came) < at + 2:
        return None
    size, start = came[at + 1] & ~MASKED, at + 6
    if size >= IN_TWO_BYTES:
        start += 2 if size == IN_TWO_BYTES else 8
        size = int.from_bytes(came[at + 2 : start - 4], "big")
    return start, start + size


class Inbox:
    """What has come and is not read yet, for one reader; a queue for many does far more."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._new_future = loop.create_future
        self.events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def something(self) -> "asyncio.Future[None]":
        """Done when something has come; asked for by who has seen that there is nothing."""
        self._reader = self._new_future()
        return self._reader

    def qsize(self) -> int:
        return len(self.events)


_OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Wire]] = WeakKeyDictionary()
"""The wires of a loop that have something to send: it looks after them once for all."""


def _flush(outbox: list[Wire]) -> None:
    wires = outbox.copy()
    outbox.clear()
    for wire in wires:
        try:
            wire.flush()
        except Exception as problem:  # the others have something to send all the same
            log.error("socket failed", exc_info=problem)


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire behind an accepted socket; None where another server than uvicorn runs us."""
    found: Wire | None = (scope.get("extensions") or {}).get(WIRE)
    return found
