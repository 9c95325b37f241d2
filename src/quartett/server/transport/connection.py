"""Uvicorn's HTTP connection, with deadlines and a limit for each address.

Uvicorn waits for ever for the rest of a request, or for a first one. Here a connection has seconds
to ask, and minutes to take the answer; one address has a limited number of connections. Sockets of
tables are counted by the guard, by the address that a trusted proxy reports.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from quartett.server.settings import Settings

SECONDS_TO_ASK = 10.0
"""From the opening of a connection, or the first byte of a further request, to the request's
end."""
SECONDS_TO_ANSWER = 120.0
"""From the end of a request to the end of the answer, which may wait for a game to compile."""
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Places:
    """Counts the connections that are open, by address. Proxies may have any number."""

    def __init__(self, settings: Settings) -> None:
        self._most, self._most_each = settings.most_connections, settings.most_connections_each
        self._proxies = settings.proxies
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Return whether there is room for one more, and count it."""
        if self._taken.total() >= self._most:
            return False
        if self._taken[address] >= self._most_each and not trusted(address, self._proxies):
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


class HttpConnection(H11Protocol):
    """One connection, until it is closed or becomes a table's socket."""

    places: Places

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        self._placed = self.places.take(self._address)
        if self._placed:
            self._set_deadline(SECONDS_TO_ASK)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self._placed:
            return
        super().data_received(data)
        if not self._placed or self.transport.is_closing():  # by now it may be a socket
            return
        if self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            if self._deadline is None:
                self._set_deadline(SECONDS_TO_ASK)
        else:
            self._set_deadline(SECONDS_TO_ANSWER)

    def on_response_complete(self) -> None:
        self._set_deadline(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._set_deadline(None)
        if self._placed:
            self._placed = False
            self.places.leave(self._address)

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        late = self._too_late
        self._deadline = None if seconds is None else self.loop.call_later(seconds, late)

    def _too_late(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_SLOW)
            self.transport.close()
        else:
            self.transport.abort()


def http_connections(settings: Settings) -> type[HttpConnection]:
    """Return the class of one server's connections, which share their places."""
    return type("LimitedConnection", (HttpConnection,), {"places": Places(settings)})


def trusted(address: str, proxies: Sequence[str]) -> bool:
    """Return whether the address is a configured proxy's; they are addresses or networks."""
    try:
        here = ip_address(address)
    except ValueError:
        return address in proxies
    for proxy in proxies:
        try:
            if proxy == "*" or here in ip_network(proxy, strict=False):
                return True
        except ValueError:
            continue
    return False
