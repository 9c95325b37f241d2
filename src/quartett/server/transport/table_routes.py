"""Tables over HTTP, and the upgrade to a table's socket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Literal

from litestar import MediaType, Response, WebSocket, get, post, put, websocket
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from quartett.errors import Refused
from quartett.protocol.api import (
    Addresses,
    InvitationAbout,
    Join,
    Joined,
    Links,
    Mine,
    NewTable,
    NoticeAt,
    QrCode,
    Replay,
    ShortCode,
    TableAt,
    WantedCode,
)
from quartett.server.limits import Bucket
from quartett.server.service import exports
from quartett.server.service.hub import Connection, Watcher
from quartett.server.service.tables import UnreadableTable
from quartett.server.store import Unreachable
from quartett.server.store.short_codes import read_short_code
from quartett.server.table.change_builder import Refusal
from quartett.server.table.state import State
from quartett.server.transport.addresses import reachable_at
from quartett.server.transport.guard import client
from quartett.server.transport.qr import LONGEST_LINK, drawn
from quartett.server.transport.requests import HttpRequest, device_of, known_device, runtime
from quartett.server.transport.socket import FORBIDDEN, SocketSession
from quartett.server.transport.wire import wire_of

TRY_AGAIN = 1013


@post("/api/tables", status_code=201, operation_id="createTable")
async def create_table(request: HttpRequest, data: JSONBody[NewTable]) -> Response[TableAt]:
    """Create a table."""
    here = runtime(request)
    address = client(request.scope)
    if await here.crowded(address):
        sentence = "expected a server with room for another table; try again later"
        raise HTTPException(sentence, status_code=503, headers={"retry-after": "600"})
    device, cookies = await device_of(request)
    table = await here.lobby.create(data, device)
    here.note_opened(address, table)
    return Response(TableAt(table), cookies=cookies, status_code=201)


@contextlib.asynccontextmanager
async def _guess(request: HttpRequest, code: str) -> AsyncIterator[None]:
    """Limit how often a client may try a short code that leads nowhere."""
    if read_short_code(code) is None:
        yield
        return
    device = await known_device(request)
    guessers = [client(request.scope), *([device] if device else [])]
    guesses = runtime(request).guesses
    if not guesses.take(*guessers):
        sentence = "expected fewer wrong codes; please wait a minute"
        raise HTTPException(sentence, status_code=429, headers={"retry-after": "60"})
    try:
        yield
    except Refusal as refusal:
        if refusal.message != "table-no-invitation":
            guesses.give_back(*guessers)
        raise
    else:
        guesses.give_back(*guessers)


@get("/api/invitations/{code:str}", operation_id="invitation")
async def look_up_invitation(request: HttpRequest, code: FromPath[str]) -> InvitationAbout:
    """Describe the table an invitation leads to; looking changes nothing."""
    async with _guess(request, code):
        return (await runtime(request).lobby.look_up(code))[1]


@post("/api/invitations/{code:str}", status_code=200, operation_id="join")
async def accept_invitation(
    request: HttpRequest, code: FromPath[str], data: JSONBody[Join]
) -> Response[Joined]:
    """Take a seat, or watch."""
    lobby = runtime(request).lobby
    async with _guess(request, code):
        await lobby.look_up(code)
    device, cookies = await device_of(request)
    joined = await lobby.join(code, data.name, data.seat, device)
    return Response(joined, cookies=cookies)


@post("/api/tables/{table:str}/invitations", status_code=200, operation_id="renewInvitations")
async def renew_invitations(request: HttpRequest, table: FromPath[str]) -> Links:
    """Replace the invitations to a table; only its host may. The old links stop working."""
    device = await known_device(request)
    if device is None:
        raise HTTPException("expected the host of the table; you are not", status_code=403)
    return await runtime(request).lobby.renew(table, device)


@post("/api/tables/{table:str}/short-codes", status_code=200, operation_id="shortCode")
async def short_code(
    request: HttpRequest, table: FromPath[str], data: JSONBody[WantedCode]
) -> ShortCode:
    """Return six letters that lead to the table for an hour."""
    device = await known_device(request)
    if device is None:
        raise HTTPException("expected somebody at this table; you are not", status_code=403)
    return await runtime(request).lobby.short_code(table, data.kind, device)


@get("/api/tables/{table:str}/addresses", operation_id="addresses")
async def server_addresses(request: HttpRequest, table: FromPath[str]) -> Addresses:
    """Return where other devices reach this server; only people at a table learn it."""
    await _viewer(request, table, None)
    return await asyncio.to_thread(reachable_at, runtime(request).settings)


@get("/api/tables/{table:str}/qr", operation_id="qrCode")
async def qr_code(request: HttpRequest, table: FromPath[str], link: FromQuery[str]) -> QrCode:
    """Return a link to the table as a QR code. The page knows the link, but not how to draw it."""
    await _viewer(request, table, None)
    if not 0 < len(link) <= LONGEST_LINK:
        sentence = f"expected a link of at most {LONGEST_LINK} characters; got {len(link)}"
        raise HTTPException(sentence, status_code=400)
    return drawn(link)


@get("/api/mine", operation_id="mine")
async def my_tables(request: HttpRequest) -> list[Mine]:
    """List the device's own tables."""
    device = await known_device(request)
    return [] if device is None else await runtime(request).lobby.mine(device)


async def _viewer(
    request: HttpRequest, table: str, seat: int | None
) -> tuple[State, str, int | None]:
    """Return the table, the device and the seat it looks from; refuse a device that may not look.
    Whatever is shown is made from this very state: a moment later the seat may be another's."""
    device = await known_device(request)
    viewer = await runtime(request).lobby.viewer(table, device, seat)
    if viewer is None or device is None:
        raise HTTPException("expected somebody at this table; you are not", status_code=403)
    state, who = viewer
    return state, device, who if isinstance(who, int) else None


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, operation_id="record")
async def table_record(
    request: HttpRequest, table: FromPath[str], seat: FromQuery[int | None] = None
) -> str:
    """Return the record as text: as the viewer saw it, or all of it once the game is over."""
    state, _, viewer = await _viewer(request, table, seat)
    return exports.record_text(state, viewer)


@get("/api/tables/{table:str}/receipt", operation_id="receipt")
async def table_receipt(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """Return the receipt of fair/1, once the game is over."""
    state, _, _ = await _viewer(request, table, None)
    changes = await runtime(request).tables.loader.changes(table)
    text = exports.receipt_text(state, changes)
    return Response(text.encode(), media_type="application/json")


@get("/api/tables/{table:str}/replay", operation_id="replay")
async def table_replay(
    request: HttpRequest,
    table: FromPath[str],
    eyes: FromQuery[
        Literal["seat", "spectator", "all", "0", "1", "2", "3", "4", "5", "6", "7"]
    ] = "seat",
    seat: FromQuery[int | None] = None,
    fallback: FromQuery[bool] = False,
) -> Replay:
    """Return the game step by step as the viewer saw it; once it is over, as anybody did, or
    `all` of it. With `fallback`, eyes that are refused are replaced by the viewer's own."""
    state, device, own = await _viewer(request, table, seat)
    try:
        looking = exports.eyes_of(state, device, own, eyes)
    except Refusal:
        if not fallback:
            raise
        looking = own
    return await asyncio.to_thread(exports.replay, state, looking, device, own)


@put("/api/notices", status_code=204, operation_id="notices")
async def set_notice(request: HttpRequest, data: JSONBody[NoticeAt]) -> None:
    """Set the address that is notified when it is this device's turn."""
    device = await known_device(request)
    if device is None:
        raise HTTPException("expected a device with a table; you have none", status_code=403)
    await runtime(request).notices.set_address(device, data.kind, data.address)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect to the table; see docs/protocol.md."""
    here = runtime(socket)
    try:
        asked = socket.query_params.get("seat")
        seat = (
            int(asked) if isinstance(asked, str) and asked.isascii() and asked.isdigit() else None
        )
        device = await known_device(socket)
        viewer = await here.lobby.viewer(table, device, seat)
    except UnreadableTable as refusal:
        await socket.accept()
        await socket.close(FORBIDDEN, str(refusal)[:120])
        return
    except Refused:
        device, viewer = None, None
    except Unreachable:  # a client that is refused for good would not come back
        await socket.accept()
        await socket.close(TRY_AGAIN, "the database does not answer; try again in a moment")
        return
    await socket.accept()
    if viewer is None or device is None or (asked is not None and seat is None):
        await socket.close(FORBIDDEN, "expected somebody at this table; you are not")
        return
    if here.full(device):
        await socket.close(TRY_AGAIN, "too many connections; try again later")
        return
    loaded = await here.tables.loader.load(table)
    rate = here.settings.messages
    buckets = (Bucket(rate, 3 * rate), here.messages.of(device))
    wire = wire_of(socket.scope)
    who = viewer[1]
    own = who if isinstance(who, int) else None
    write = None if wire is None else wire.write
    connection = Connection(table, device, own, write, client(socket.scope))
    connection.watcher = who if isinstance(who, Watcher) else None
    session = SocketSession(here.lobby, loaded, connection, here.metrics, buckets)
    line = wire or socket
    code, reason = await session.run(line.receive, line.send)
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await socket.close(code, reason)
    if wire is not None:
        wire.abandon()
