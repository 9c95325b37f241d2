"""Play at a remote table from Python: for scripts, tests and bots.

    async with Server("http://localhost:8420") as server:
        name = await server.create("zoinx", seating=["me", "regular"], name="Ada", begin=True)
        async with server.table(name) as table:
            while table.now.outcome is None:
                if table.my_turn:
                    await table.choose(table.own.choices[0])
                else:
                    await table.news()

A lost connection is re-established automatically; commands without an answer are sent again with
the same id, so they count once.
"""

import asyncio
import hashlib
import json as plain_json
import random
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Self, TypedDict, Unpack

import httpx
from msgspec import UNSET, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quartett.errors import IllegalMove, Refused, UnreadableText
from quartett.game import View
from quartett.protocol.messages import (
    About,
    Answer,
    AskHint,
    Changed,
    Choose,
    Command,
    CommitNonce,
    FromServer,
    Goodbye,
    Hello,
    Hinted,
    LogLine,
    Now,
    OpenNonce,
    Own,
    Presence,
    Snapshot,
    Throw,
)
from quartett.record import Record, Transcript

SECONDS_TO_ANSWER = 60.0
HELLO = json.encode(Hello(text=True)).decode()
"""Asks for views in notation, which bots read."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.25
"""Seconds between attempts to reconnect, each randomly prolonged up to twice as long: the table is
back within a second of the network's return."""
PING, SECONDS_TO_PONG = 0.7, 5.0
"""Seconds between pings, and to wait for a reply before the connection counts as dead."""
FINAL_CODES = {4400, 4403, 4426}
"""Close codes after which reconnecting is pointless."""
_FROM_SERVER: json.Decoder[Any] = json.Decoder(FromServer)


class Lost(Exception):
    """The connection to a table is lost for good, and why."""


class TableSettings(TypedDict, total=False):
    """How a new table differs from the default."""

    names: Sequence[str] | None
    """Names of several people on this device, in the order of its seats."""
    options: Mapping[str, str | int | bool] | None
    table_options: Mapping[str, Any] | None
    begin: bool


class Server:
    """A server, used by one device, whose cookie is its identity."""

    def __init__(self, address: str, cookies: Mapping[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(
            base_url=self.address,
            headers={"X-Quartett": "1"},
            cookies=dict(cookies or {}),
            timeout=SECONDS_TO_ANSWER,
            trust_env=False,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Make a request and return the answer; raise a refusal with its sentence."""
        answer = await self.http.request(method, path, json=body)
        if answer.status_code >= 400:
            try:
                raise IllegalMove(answer.json()["refusal"])
            except (plain_json.JSONDecodeError, KeyError):
                raise UnreadableText(
                    f"expected an answer from a Quartett server; got status {answer.status_code}"
                ) from None
        if answer.headers["content-type"].startswith("application/json"):
            return answer.json()
        return answer.text

    async def create(
        self,
        game: str,
        seating: Sequence[str],
        name: str = "Client",
        **settings: Unpack[TableSettings],
    ) -> str:
        """Open a table and return its address. `seating`: `me`, `open` or a bot's level for each
        seat."""
        if unknown := settings.keys() - TableSettings.__annotations__.keys():
            raise TypeError(f"expected settings of a table; got {', '.join(sorted(unknown))}")
        names = settings.get("names")
        answer = await self.ask(
            "POST",
            "/api/tables",
            {
                "game": game,
                "seats": len(seating),
                "seating": list(seating),
                "name": name,
                "names": None if names is None else list(names),
                "options": dict(settings.get("options") or {}),
                "manners": dict(settings.get("table_options") or {}),
                "begin": settings.get("begin", False),
            },
        )
        return str(answer["table"])

    async def join(self, code: str, name: str = "Client", seat: int | None = None) -> str:
        """Accept an invitation and return the table's address."""
        body = {"name": name, "seat": seat}
        answer = await self.ask("POST", f"/api/invitations/{code}", body)
        return str(answer["table"])

    def table(self, name: str, seat: int | None = None) -> "Table":
        """A table by its address, to be used with `async with`."""
        return Table(self, name, seat)


class Table:
    """A table as one seat or a spectator sees it."""

    def __init__(self, server: Server, name: str, seat: int | None = None) -> None:
        self.server, self.name = server, name
        self.asked_seat = seat
        self.seat: int | None = None
        self.version = -1
        self.about: About
        self.now: Now
        self.own: Own
        self.log: list[LogLine] = []
        self.presence: Presence | None = None
        self.reconnects = 0
        self._nonce: bytes | None = None
        self._collections = 0
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Event()
        self._ready = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._connection: asyncio.Task[None] | None = None
        self._lost: Lost | None = None

    async def __aenter__(self) -> Self:
        self._connection = asyncio.create_task(self._stay_connected())
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait((ready, self._connection), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if self._lost is not None:
            raise self._lost
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._connection is not None:
            self._connection.cancel()
            await asyncio.gather(self._connection, return_exceptions=True)

    # -- what a player does ----------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        """Whether this seat has to choose and has not chosen yet."""
        return self.seat in self.now.acting and self.own.chosen is None and bool(self.own.choices)

    async def choose(self, word: str) -> Answer:
        """Choose a word at the current step."""
        return await self.send(Choose(new_id(), self.now.step, word))

    async def throw(self) -> Answer:
        """Throw the dice that are due, at tables where people throw themselves."""
        return await self.send(Throw(new_id(), self.now.step))

    @property
    def my_throw(self) -> bool:
        """Whether this seat has to throw the dice."""
        return self.now.chance and self.seat is not None and self.now.thrower == self.seat

    async def hint(self) -> Hinted:
        """What a bot would choose here."""
        answer = await self._ask(AskHint(new_id(), self.now.step))
        if not isinstance(answer, Hinted):
            raise IllegalMove(answer.refusal)
        return answer

    async def send(self, command: Command) -> Answer:
        """Send a command and wait for its answer; raise a refusal."""
        answer: Answer = await self._ask(command)
        if not answer.ok:
            raise IllegalMove(answer.refusal or "refused")
        while self.version < answer.version:
            await self.news()
        return answer

    async def news(self) -> None:
        """Wait until something has changed."""
        if self._lost is not None:
            raise self._lost
        self._changed.clear()
        await self._changed.wait()
        if self._lost is not None:
            raise self._lost

    async def transcript(self) -> Transcript | Record:
        """What this seat has seen so far; the whole record once the game is over."""
        seat = "" if self.seat is None else f"?seat={self.seat}"
        return Record.parse(await self.server.ask("GET", f"/api/tables/{self.name}/record{seat}"))

    # -- the connection --------------------------------------------------------------------------

    async def _ask(self, command: Command) -> Any:
        if self._lost is not None:
            raise self._lost
        raw = json.encode(command)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (raw, answer)
        try:
            if self._socket is not None and self._ready.is_set():
                with suppress(ConnectionClosed):  # it is sent again after reconnecting
                    await self._socket.send(raw.decode())
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                return await answer
        finally:
            self._waiting.pop(command.id, None)

    async def _stay_connected(self) -> None:
        pause = FIRST_PAUSE
        address = self.server.address.replace("http", "ws", 1) + f"/api/tables/{self.name}/socket"
        if self.asked_seat is not None:
            address += f"?seat={self.asked_seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.server.http.cookies.items())
        while True:
            again = None
            try:
                async with connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    max_size=None,
                    compression=None,
                    proxy=None,
                    ping_interval=PING,
                    ping_timeout=SECONDS_TO_PONG,
                ) as socket:
                    self._socket = socket
                    await socket.send(HELLO)
                    async for text in socket:
                        again = await self._receive(_FROM_SERVER.decode(text)) or again
                        pause = FIRST_PAUSE
                    code, reason = socket.close_code, socket.close_reason
            except ConnectionClosed as closed:
                code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
            except (OSError, InvalidHandshake, TimeoutError):
                code, reason = 1006, ""
            finally:
                self._socket = None
                self._ready.clear()
            if code in FINAL_CODES:
                self._give_up(Lost(reason or f"closed with code {code}"))
                return
            self.reconnects += 1
            await asyncio.sleep(again if again is not None else pause * (1 + random.random()))
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _give_up(self, lost: Lost) -> None:
        self._lost = lost
        self._changed.set()
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(lost)

    async def _receive(self, message: Any) -> float | None:
        match message:
            case Snapshot():
                self.version, self.about, self.seat = message.version, message.about, message.seat
                self.now, self.own, self.log = message.now, message.own, list(message.log)
                again = not self._ready.is_set()
                self._ready.set()
                if again and self._socket is not None:
                    for raw, _ in tuple(self._waiting.values()):
                        await self._socket.send(raw.decode())
            case Changed():
                if message.since != self.version:
                    if self._socket is not None:
                        await self._socket.send(HELLO)
                    return None
                self.version, self.now, self.own = message.version, message.now, message.own
                if message.keep is not UNSET:
                    del self.log[message.keep :]
                self.log.extend(message.log)
                if message.about is not UNSET:
                    self.about = message.about
            case Answer() | Hinted():
                _, answer = self._waiting.get(message.id, (b"", None))
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case Presence():
                self.presence = message
            case Goodbye():
                return message.again
        if isinstance(message, Snapshot | Changed):
            await self._contribute()
        self._changed.set()
        return None

    async def _contribute(self) -> None:
        """fair/1: contribute a random number, committed to before it is revealed."""
        if self.seat is None or self.now.phase != "waiting" or self._socket is None:
            return
        fairness = self.now.fairness
        if fairness.again != self._collections:
            self._collections, self._nonce = fairness.again, None
        if fairness.commitments[self.seat] is None and not fairness.opening:
            if self._nonce is None:
                self._nonce = secrets.token_bytes(32)
            commitment = _digest(
                b"fair/1 commit", b"person", self.name.encode(), b"%d" % self.seat, self._nonce
            )
            command: Command = CommitNonce(new_id(), commitment)
        elif fairness.opening and self._nonce and fairness.nonces[self.seat] is None:
            command = OpenNonce(new_id(), self._nonce.hex())
        else:
            return
        await self._socket.send(json.encode(command).decode())


def new_id() -> str:
    """A new id for a command."""
    return secrets.token_hex(8)


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(
        b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    ).hexdigest()


Chooser = Callable[[Table], Awaitable[str]]


async def play(table: Table, choose: Chooser) -> None:
    """Play until the game is over, with `choose` called at each of our turns."""
    while table.now.phase not in ("over", "closed"):
        if table.my_throw:
            with suppress(Refused):  # the table may already have thrown
                await table.throw()
        elif table.my_turn:
            step = table.now.step
            word = await choose(table)
            if table.my_turn and table.now.step == step:
                try:
                    await table.choose(word)
                except Refused:
                    if table.my_turn and table.now.step == step:
                        raise
        else:
            await table.news()


async def bot_choice(table: Table, level: str, rng: random.Random) -> str:
    """What one of our own bots chooses at a remote table, from what its seat has seen."""
    from quartett.bots import bot

    assert table.own.text is not None
    view, transcript = View(table.own.text), await table.transcript()
    assert isinstance(transcript, Transcript)
    choices = table.own.choices
    return await asyncio.to_thread(
        lambda: bot(view.game, level).choose(view, transcript, choices, rng)
    )
