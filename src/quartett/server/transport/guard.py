"""Wraps the application: rate limits, origin and CSRF checks, security headers."""

import time
from collections import Counter
from typing import Any

from msgspec import json

from quartett.protocol.api import RefusalBody
from quartett.server.limits import Buckets
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.service.load import Load
from quartett.server.settings import Settings
from quartett.server.transport.names import allowed_host, allowed_origin

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
POSTPONED = ("/api/tables", "/api/try")
"""Requests that people at their tables can do without while there is too much load."""
TRY_AGAIN_LATER = 1013
BUSY = "expected a server with less to do; please try again in a moment"
HEALTH = ("/healthz", "/readyz")
FOREIGN_NAME = (
    "expected one of this server's names; its operator can set address or hosts, as "
    "docs/operations.md says"
)
NOT_COUNTED = (*HEALTH, "/assets/")
"""Exempt from the rate limit: a family that opens the page together loads hundreds of files from
one address."""


class Guard:
    """Checks every request and socket before the application sees it."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics, load: Load) -> None:
        self.app, self.settings, self.metrics, self.load = app, settings, metrics, load
        self.requests = Buckets(settings.requests, 4 * settings.requests)
        self.new_tables = Buckets(settings.new_tables, 40 * max(1.0, settings.new_tables))
        self.unfinished: Counter[str] = Counter()
        """Requests that have not been answered yet, by address."""
        self.sockets: Counter[str] = Counter()
        """Open sockets, by address."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        started, status = time.monotonic(), 500

        async def send_guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            code, sentence = refusal
            await _refuse(send_guarded, code, sentence)
        else:
            who = client(scope)
            self.unfinished[who] += 1
            try:
                await self.app(scope, receive, send_guarded)
            finally:
                _one_less(self.unfinished, who)
        log.debug(
            "request",
            extra={
                "method": scope["method"],
                "status": status,
                "seconds": round(time.monotonic() - started, 4),
            },
        )

    def _refusal(self, scope: Any) -> tuple[int, str] | None:
        path, method, who = scope["path"], scope["method"], client(scope)
        if not path.startswith(NOT_COUNTED) and not self.requests.take(who):
            self.metrics.refused.labels(why="rate").inc()
            return 429, "expected fewer requests; please wait a moment"
        if self.unfinished[who] >= self.settings.most_requests_each:
            self.metrics.refused.labels(why="unfinished").inc()
            return 429, "expected fewer requests at the same time; please wait for the answers"
        headers = dict(scope["headers"])
        if path not in HEALTH and not allowed_host(headers.get(b"host"), self.settings):
            self.metrics.refused.labels(why="host").inc()
            return 421, FOREIGN_NAME
        if method not in CHANGING:
            return None
        if headers.get(b"x-quartett") != b"1":
            self.metrics.refused.labels(why="csrf").inc()
            return 403, "expected the header 'X-Quartett: 1' on a request that changes something"
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            self.metrics.refused.labels(why="csrf").inc()
            return 403, "expected a request from this site; it came from another one"
        if not self._allowed_origin(scope, headers):
            return 403, "expected a request from this site; it came from another one"
        if not headers.get(b"content-type", b"").startswith(b"application/json"):
            return 415, "expected JSON: 'Content-Type: application/json'"
        if self.load.busy and path in POSTPONED:
            self.metrics.refused.labels(why="busy").inc()
            return 503, BUSY
        if path == "/api/tables" and not self.new_tables.take(who):
            self.metrics.refused.labels(why="rate").inc()
            return 429, "expected fewer new tables; please wait a moment"
        return None

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        who = client(scope)
        refusal = self._socket_refusal(scope, who)
        if refusal is not None:
            await receive()
            await _refuse(send, *refusal, kind="websocket.http")
            return
        if self.load.busy and not self.load.returns.take():
            self.metrics.refused.labels(why="busy").inc()
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": BUSY})
            return
        self.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            _one_less(self.sockets, who)

    def _socket_refusal(self, scope: Any, who: str) -> tuple[int, str] | None:
        if not self.requests.take(who):
            self.metrics.refused.labels(why="rate").inc()
            return 429, "expected fewer requests; please wait a moment"
        if self.sockets[who] >= self.settings.most_sockets_address:
            self.metrics.refused.labels(why="sockets").inc()
            return 503, "expected fewer connections from one address"
        headers = dict(scope["headers"])
        if not allowed_host(headers.get(b"host"), self.settings):
            self.metrics.refused.labels(why="host").inc()
            return 421, FOREIGN_NAME
        if not self._allowed_origin(scope, headers):
            return 403, "expected a page of this site; it is another one's"
        return None

    def _allowed_origin(self, scope: Any, headers: dict[bytes, bytes]) -> bool:
        origin, host = headers.get(b"origin"), headers.get(b"host")
        if allowed_origin(origin, host, scope["scheme"], self.settings):
            return True
        self.metrics.refused.labels(why="origin").inc()
        return False


def client(scope: Any) -> str:
    """Return the address a request comes from."""
    return str((scope.get("client") or ("unknown",))[0])


def _one_less(counted: Counter[str], who: str) -> None:
    counted[who] -= 1
    if not counted[who]:
        del counted[who]


async def _refuse(send: Any, status: int, sentence: str, kind: str = "http") -> None:
    """Answer a request, or (`websocket.http`) one that asks for a socket."""
    headers = [(b"content-type", b"application/json")]
    if status in (429, 503):
        headers.append((b"retry-after", b"5"))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": json.encode(RefusalBody(sentence))})
