"""What every request handler needs: the runtime, and the device that sends the request."""

from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, SerializationException

from quartett.server.service.runtime import Runtime

COOKIE = "quartett"
YEAR = 365 * 24 * 3600

HttpRequest = Request[Any, Any, Any]


class JsonRequest(HttpRequest):
    """A request whose body may be anything that somebody can send."""

    async def json(self) -> Any:
        """Return the body; refuse one that is no JSON. The decoder has errors of its own for text
        that is not UTF-8 and for brackets without end."""
        try:
            return await super().json()
        except (SerializationException, UnicodeDecodeError, RecursionError) as problem:
            sentence = f"expected JSON as /api/schema describes; {problem}"
            raise HTTPException(sentence[:400], status_code=400) from None


def runtime(request: HttpRequest | WebSocket[Any, Any, Any]) -> Runtime:
    """Return the services of this worker."""
    here: Runtime = request.app.state.runtime
    return here


async def known_device(request: HttpRequest | WebSocket[Any, Any, Any]) -> str | None:
    """Return the device that the request's cookie belongs to."""
    token = request.cookies.get(COOKIE)
    return await runtime(request).device(token) if token else None


async def device_of(request: HttpRequest) -> tuple[str, list[Cookie]]:
    """Return the device that sends the request, and the cookie to set if it is new."""
    device = await known_device(request)
    if device is not None:
        return device, []
    token, device = await runtime(request).directory.enrol()
    secure = request.scope.get("scheme") == "https"
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
    return device, [cookie]
