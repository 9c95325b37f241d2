"""The application: HTTP and sockets around the table service."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Literal

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.config.app import AppConfig
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import json

from quartett import games
from quartett.bots import RANDOM, levels
from quartett.errors import IllegalMove, Refused
from quartett.game import game
from quartett.options import Option
from quartett.protocol.api import (
    Attempt,
    GameAbout,
    InvitationAbout,
    Join,
    Joined,
    Links,
    Mine,
    NewTable,
    NoticeAt,
    OptionAbout,
    RefusalBody,
    Replay,
    TableAt,
    Tried,
)
from quartett.protocol.schema import Schema, schema_of
from quartett.server.limits import Bucket
from quartett.server.logs import log
from quartett.server.service import exports
from quartett.server.service.hub import Connection
from quartett.server.service.runtime import Runtime
from quartett.server.service.tables import NoSuchTable
from quartett.server.service.warmup import ready
from quartett.server.settings import Settings
from quartett.server.store import Unreachable
from quartett.server.table.change_builder import Refusal
from quartett.server.transport import page
from quartett.server.transport.guard import Guard
from quartett.server.transport.socket import FORBIDDEN, SocketSession
from quartett.server.transport.wire import wire_of
from quartett.texts import Said

COOKIE = "quartett"
YEAR = 365 * 24 * 3600
MOST_BODY = 64 * 1024
TRY_AGAIN = 1013

Asked = Request[Any, Any, Any]


def runtime(asked: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Runtime:
    found: Runtime = asked.app.state.runtime
    return found


# -- who asks ------------------------------------------------------------------------------------


async def known_device(asked: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
    """The device whose cookie this is."""
    token = asked.cookies.get(COOKIE)
    return await runtime(asked).device(token) if token else None


async def device_of(asked: Asked) -> tuple[str, list[Cookie]]:
    """The device that asks; a new one gets its cookie with the answer."""
    device = await known_device(asked)
    if device is not None:
        return device, []
    token, device = await runtime(asked).directory.enrol()
    secure = asked.scope.get("scheme") == "https"
    cookie = Cookie(
        COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
    return device, [cookie]


# -- games ---------------------------------------------------------------------------------------


def _option(option: Option) -> OptionAbout:
    match option.allowed:
        case range() as numbers:
            return OptionAbout(option.name, "number", option.default, numbers[0], numbers[-1])
        case tuple() as words:
            return OptionAbout(option.name, "words", option.default, values=list(words))
        case type():
            return OptionAbout(option.name, "switch", option.default)
        case _:
            return OptionAbout(option.name, "component", option.default)


def _about(name: str) -> GameAbout:
    about = games.package(name).ABOUT
    found = game(name)
    try:
        ladder = list(levels(found))
    except Refused:
        ladder = []
    return GameAbout(
        name=name,
        title=about.title,
        seats=(about.seats[0], about.seats[-1]),
        rules=list(about.rules),
        options=[_option(option) for option in about.options],
        levels=ladder or [RANDOM],
        parts=list(found.parts),
        endings=list(found.endings[1:]),
    )


@get("/api/games", operation_id="games")
async def list_games() -> list[GameAbout]:
    """The games there are."""
    # Nothing need be compiled to tell of them: whoever opens a new server's page sees them at once.
    return await asyncio.to_thread(lambda: [_about(name) for name in games.names()])


@get("/api/games/{name:str}/schema", operation_id="schema")
async def game_schema(name: FromPath[str]) -> Schema:
    """What the game's rows and effects mean."""
    games.package(name)
    return await asyncio.to_thread(lambda: schema_of(game(name)))


@post("/api/try", status_code=200, operation_id="try")
async def try_rules(data: JSONBody[Attempt]) -> Tried:
    """The real rules on a position; nothing is kept."""
    await ready(data.game)
    return await asyncio.to_thread(exports.attempt, data)


# -- tables --------------------------------------------------------------------------------------


@post("/api/tables", status_code=201, operation_id="createTable")
async def create_table(request: Asked, data: JSONBody[NewTable]) -> Response[TableAt]:
    """A new table."""
    here = runtime(request)
    if await here.crowded():
        sentence = "expected a server with room for another table; try again later"
        raise HTTPException(sentence, status_code=503, headers={"retry-after": "600"})
    device, cookies = await device_of(request)
    return Response(
        TableAt(await here.lobby.create(data, device)), cookies=cookies, status_code=201
    )


@get("/api/invitations/{code:str}", operation_id="invitation")
async def look_up_invitation(request: Asked, code: FromPath[str]) -> InvitationAbout:
    """Where a link leads; looking changes nothing."""
    return (await runtime(request).lobby.look_up(code))[1]


@post("/api/invitations/{code:str}", status_code=200, operation_id="join")
async def accept_invitation(
    request: Asked, code: FromPath[str], data: JSONBody[Join]
) -> Response[Joined]:
    """Sit down, or watch."""
    lobby = runtime(request).lobby
    await lobby.look_up(code)
    device, cookies = await device_of(request)
    joined = await lobby.join(code, data.name, data.seat, device)
    return Response(joined, cookies=cookies)


@post("/api/tables/{table:str}/invitations", status_code=200, operation_id="renewInvitations")
async def renew_invitations(request: Asked, table: FromPath[str]) -> Links:
    """New links to a table, for its host; those there were lead nowhere any more."""
    device = await known_device(request)
    if device is None:
        raise HTTPException("expected the host of the table; you are not", status_code=403)
    return await runtime(request).lobby.renew(table, device)


@get("/api/mine", operation_id="mine")
async def my_tables(request: Asked) -> list[Mine]:
    """The device's own tables."""
    device = await known_device(request)
    return [] if device is None else await runtime(request).lobby.mine(device)


async def _viewer(request: Asked, table: str, seat: int | None) -> tuple[str, int | None]:
    """Return the device and the seat it looks from, if it may look at this table at all."""
    device = await known_device(request)
    allowed, viewer = await runtime(request).lobby.viewer(table, device, seat)
    if not allowed or device is None:
        raise HTTPException("expected somebody at this table; you are not", status_code=403)
    return device, viewer


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, operation_id="record")
async def table_record(
    request: Asked, table: FromPath[str], seat: FromQuery[int | None] = None
) -> str:
    """The record as text: as the viewer saw it, whole when the game is over."""
    _, viewer = await _viewer(request, table, seat)
    return exports.record_text(await runtime(request).tables.state(table), viewer)


@get("/api/tables/{table:str}/receipt", operation_id="receipt")
async def table_receipt(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The receipt of fair/1, once the game is over."""
    await _viewer(request, table, None)
    state = await runtime(request).tables.state(table)
    changes = await runtime(request).tables.changes(table)
    text = exports.receipt_text(state, changes)
    return Response(text.encode(), media_type="application/json")


@get("/api/tables/{table:str}/replay", operation_id="replay")
async def table_replay(
    request: Asked,
    table: FromPath[str],
    eyes: FromQuery[
        Literal["seat", "spectator", "all", "0", "1", "2", "3", "4", "5", "6", "7"]
    ] = "seat",
    seat: FromQuery[int | None] = None,
) -> Replay:
    """The game step by step, as the viewer saw it; once it is over as anybody did, or `all`."""
    device, own = await _viewer(request, table, seat)
    state = await runtime(request).tables.state(table)
    looking: int | Literal["all"] | None = own if eyes == "seat" else None
    if eyes == "all":
        looking = "all"
    elif eyes.isdigit():
        looking = exports.seat_to_look_from(state, own, int(eyes))
    return await asyncio.to_thread(exports.replay, state, looking, device, own)


@put("/api/notices", status_code=204, operation_id="notices")
async def set_notice(request: Asked, data: JSONBody[NoticeAt]) -> None:
    """Where to tell this device that it is its turn."""
    device = await known_device(request)
    if device is None:
        raise HTTPException("expected a device with a table; you have none", status_code=403)
    await runtime(request).notices.set_address(device, data.kind, data.address)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The table itself; see docs/protocol.md."""
    here = runtime(socket)
    try:
        said = socket.query_params.get("seat")
        seat = int(said) if isinstance(said, str) and said.isascii() and said.isdigit() else None
        device = await known_device(socket)
        allowed, viewer = await here.lobby.viewer(table, device, seat)
    except Refused:
        allowed, device, viewer = False, None, None
    except Unreachable:  # who would be told "not here" would not come again
        await socket.accept()
        await socket.close(TRY_AGAIN, "the database does not answer; try again in a moment")
        return
    await socket.accept()
    if not allowed or device is None or (said is not None and viewer is None):
        await socket.close(FORBIDDEN, "expected somebody at this table; you are not")
        return
    if here.full(device):
        await socket.close(TRY_AGAIN, "too many connections; try again later")
        return
    live = await here.tables.live(table)
    rate = here.settings.messages
    buckets = (Bucket(rate, 3 * rate), here.messages.of(device))
    wire = wire_of(socket.scope)
    connection = Connection(table, device, viewer, None if wire is None else wire.write)
    talk = SocketSession(here.lobby, live, connection, here.metrics, buckets)
    line = wire or socket
    code, reason = await talk.run(line.receive, line.send)
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await socket.close(code, reason)


# -- operations ----------------------------------------------------------------------------------


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def alive() -> str:
    return "alive\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def ready_to_serve(request: Asked) -> Response[str]:
    problem = await runtime(request).problem()
    return Response(
        f"{problem}\n" if problem else "ready\n",
        status_code=503 if problem else 200,
        media_type=MediaType.TEXT,
    )


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def numbers(request: Asked) -> Response[bytes]:
    return Response(runtime(request).measure(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def serve_page(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    found = None if path.startswith("/api/") else page.file_at(path, packed)
    if found is None:
        raise HTTPException("expected an address of this site; there is none here", status_code=404)
    return Response(found.content, media_type=found.kind, headers=found.headers)


# -- refusals ------------------------------------------------------------------------------------


def _refusal(status: int, body: RefusalBody, **headers: str) -> Response[bytes]:
    return Response(
        json.encode(body), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def tell_refusal(_: Asked, refusal: Refused) -> Response[bytes]:
    said = None
    if isinstance(refusal, IllegalMove) and refusal.message is not None:
        said = Said(refusal.message, {n: str(v) for n, v in refusal.details.items()})
    status = 400
    if isinstance(refusal, NoSuchTable):
        status = 404
    elif isinstance(refusal, Refusal):
        status = 404 if refusal.message == "table-no-invitation" else 409
    return _refusal(status, RefusalBody(str(refusal), refusal.rule, said))


def tell_unreachable(_: Asked, problem: Unreachable) -> Response[bytes]:
    log.error("database unreachable", extra={"problem": str(problem)[:200]})
    sentence = "expected the database to answer; it does not: try again in a moment"
    return _refusal(503, RefusalBody(sentence), **{"retry-after": "2"})


def tell_invalid(_: Asked, problem: ValidationException) -> Response[bytes]:
    found = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    where = found.get("key", "") if isinstance(found, dict) else ""
    what = found.get("message", problem.detail) if isinstance(found, dict) else problem.detail
    sentence = f"expected a request as /api/schema describes; {f'{where}: ' if where else ''}{what}"
    return _refusal(400, RefusalBody(sentence[:400]))


def tell_http(_: Asked, problem: HTTPException) -> Response[bytes]:
    body = RefusalBody(problem.detail or "expected something else")
    return _refusal(problem.status_code, body, **(problem.headers or {}))


def tell_problem(request: Asked, problem: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=problem)
    runtime(request).metrics.problems.inc()
    return _refusal(500, RefusalBody("a mistake of ours; it has been noted"))


def create_app(settings: Settings, page_folder: Path | None = None) -> Guard:
    """The application for these settings; it opens its database when it starts."""
    here = Runtime(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await here.open()
        except (Refused, Unreachable) as problem:
            log.error("not started", extra={"problem": str(problem)})
            raise
        try:
            yield
        finally:
            await here.close()

    def remember(config: AppConfig) -> AppConfig:
        config.state["runtime"] = here
        return config

    app = Litestar(
        route_handlers=[
            list_games,
            game_schema,
            try_rules,
            create_table,
            look_up_invitation,
            accept_invitation,
            renew_invitations,
            my_tables,
            table_record,
            table_receipt,
            table_replay,
            set_notice,
            table_socket,
            alive,
            ready_to_serve,
            numbers,
            serve_page,
        ],
        lifespan=[lifespan],
        on_app_init=[remember],
        openapi_config=OpenAPIConfig(
            title="Quartett",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            Refused: tell_refusal,
            Unreachable: tell_unreachable,
            ValidationException: tell_invalid,
            HTTPException: tell_http,
            Exception: tell_problem,
        },
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, here.metrics)
