"""Wraps the application: rate limits, origin and CSRF checks, security headers."""

import time
from typing import Any
from urllib.parse import urlsplit

from msgspec import json

from quartett.protocol.api import RefusalBody
from quartett.server.limits import Buckets
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.settings import Settings

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
NOT_COUNTED = ("/healthz", "/readyz", "/assets/")
"""Exempt from the rate limit: a family that opens the page together loads hundreds of files from
one address."""


class Guard:
    """Checks every request and socket before the application sees it."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self.requests = Buckets(settings.requests, 4 * settings.requests)
        self.new_tables = Buckets(settings.new_tables, 40 * max(1.0, settings.new_tables))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            if self._refuses_socket(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4403})
            else:
                await self.app(scope, receive, send)
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
            await self.app(scope, receive, send_guarded)
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
        if method not in CHANGING:
            return None
        headers = dict(scope["headers"])
        if headers.get(b"x-quartett") != b"1":
            self.metrics.refused.labels(why="csrf").inc()
            return 403, "expected the header 'X-Quartett: 1' on a request that changes something"
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            self.metrics.refused.labels(why="csrf").inc()
            return 403, "expected a request from this site; it came from another one"
        if not headers.get(b"content-type", b"").startswith(b"application/json"):
            return 415, "expected JSON: 'Content-Type: application/json'"
        if path == "/api/tables" and not self.new_tables.take(who):
            self.metrics.refused.labels(why="rate").inc()
            return 429, "expected fewer new tables; please wait a moment"
        return None

    def _refuses_socket(self, scope: Any) -> bool:
        if not self.requests.take(client(scope)):
            self.metrics.refused.labels(why="rate").inc()
            return True
        headers = dict(scope["headers"])
        if not allowed_origin(headers.get(b"origin"), headers.get(b"host"), self.settings):
            self.metrics.refused.labels(why="origin").inc()
            return True
        return False


def client(scope: Any) -> str:
    """Return the address a request comes from."""
    return str((scope.get("client") or ("unknown",))[0])


def allowed_origin(origin: bytes | None, host: bytes | None, settings: Settings) -> bool:
    """Return whether a page of this origin may open a socket. Programs send no origin."""
    if origin is None:
        return True
    site = origin.decode("latin-1")
    if site in settings.origins or (settings.address and site == settings.address.rstrip("/")):
        return True
    try:
        return host is not None and urlsplit(site).netloc.lower() == host.decode("latin-1").lower()
    except ValueError:
        return False


async def _refuse(send: Any, status: int, sentence: str) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.encode(RefusalBody(sentence))})
