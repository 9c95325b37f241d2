"""A socket below ASGI: uvicorn's own, with a way to write that never waits.

Through ASGI every message to every viewer wakes a task, passes five layers and is written alone.
Here what one moment brings for a viewer is written at once and together.
"""

from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "quartett.wire"
TEXT = b"\x81"
"""A frame's first byte: a whole text. The second one is its size, or how many bytes say it."""
MOST_UNREAD = 8
"""Messages of one client that may wait to be read before the next ones are left to the system."""
SMALL, IN_TWO_BYTES, IN_EIGHT_BYTES = 126, b"\x7e", b"\x7f"


class Wire(WebSocketsSansIOProtocol):
    """A socket that the application finds in `scope["extensions"]`."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self._frames: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def send_receive_event_to_app(self) -> None:
        """A message has come. uvicorn stops reading until it is taken, which asks the system twice
        for each; here that begins when several wait."""
        few = not self.read_paused and self.queue.qsize() < MOST_UNREAD
        self.read_paused |= few  # then it takes reading for stopped already
        super().send_receive_event_to_app()
        self.read_paused &= not few

    def write(self, text: bytes) -> bool:
        """Send a text now. False: it was not sent, for the client does not keep up, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        size = len(text)
        if size < SMALL:
            told = bytes([size])
        elif size < 1 << 16:
            told = IN_TWO_BYTES + size.to_bytes(2, "big")
        else:
            told = IN_EIGHT_BYTES + size.to_bytes(8, "big")
        if not self._frames:  # others may follow before the loop comes round: they leave together
            self.loop.call_soon(self._flush)
        self._frames.append(TEXT + told + text)
        return True

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire behind an accepted socket; None where another server than uvicorn runs us."""
    found: Wire | None = (scope.get("extensions") or {}).get(WIRE)
    return found
