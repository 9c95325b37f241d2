"""Every error as an HTTP response with one clear sentence."""

from litestar import MediaType, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from msgspec import json

from quartett.errors import IllegalMove, Refused
from quartett.protocol.api import RefusalBody
from quartett.server.logs import log
from quartett.server.service.tables import NoSuchTable, UnreadableTable
from quartett.server.store import Damaged, Unreachable
from quartett.server.table.change_builder import Refusal
from quartett.server.transport.requests import HttpRequest, runtime
from quartett.texts import Message


def _refusal(status: int, body: RefusalBody, **headers: str) -> Response[bytes]:
    return Response(
        json.encode(body), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def refused(_: HttpRequest, refusal: Refused) -> Response[bytes]:
    """Refuse what the rules, the table or the address do not allow."""
    message = None
    if isinstance(refusal, IllegalMove) and refusal.message is not None:
        message = Message(refusal.message, {n: str(v) for n, v in refusal.details.items()})
    status = 400
    if isinstance(refusal, NoSuchTable):
        status = 404
    elif isinstance(refusal, UnreadableTable | Damaged):
        status = 500
    elif isinstance(refusal, Refusal):
        status = 404 if refusal.message == "table-no-invitation" else 409
    return _refusal(status, RefusalBody(str(refusal), refusal.rule, message))


def unreachable(_: HttpRequest, problem: Unreachable) -> Response[bytes]:
    """Ask the client to try again: the database does not answer."""
    log.error("database unreachable", extra={"problem": str(problem)[:200]})
    sentence = "expected the database to answer; it does not: try again in a moment"
    return _refusal(503, RefusalBody(sentence), **{"retry-after": "2"})


def invalid(_: HttpRequest, problem: ValidationException) -> Response[bytes]:
    """Refuse a request that does not follow the schema."""
    first = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    where = first.get("key", "") if isinstance(first, dict) else ""
    what = first.get("message", problem.detail) if isinstance(first, dict) else problem.detail
    sentence = f"expected a request as /api/schema describes; {f'{where}: ' if where else ''}{what}"
    return _refusal(400, RefusalBody(sentence[:400]))


def http_error(_: HttpRequest, problem: HTTPException) -> Response[bytes]:
    """Pass an HTTP error on, with its sentence."""
    sentence = problem.detail
    if isinstance(problem, NotFoundException):
        sentence = "expected an address of this site; there is none here"
    elif isinstance(problem, MethodNotAllowedException):
        sentence = "expected another method for this address; see /api/schema"
    body = RefusalBody(sentence or "expected something else")
    return _refusal(problem.status_code, body, **(problem.headers or {}))


def unexpected(request: HttpRequest, problem: Exception) -> Response[bytes]:
    """Log a bug, and say no more than that there is one."""
    log.error("request failed", exc_info=problem)
    runtime(request).metrics.problems.inc()
    return _refusal(500, RefusalBody("an error on our side; it has been logged"))
