"""The conversation on a table's socket: reads messages, answers them, sends what they cause."""

import asyncio
import math
import time
from contextlib import suppress
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json

from quartett.errors import Refused
from quartett.protocol.messages import (
    PROTOCOL,
    Answer,
    AskHint,
    Begin,
    Form,
    FromClient,
    Goodbye,
    Hello,
    Hinted,
    KeepSeat,
    React,
    Reacted,
    Rematch,
    Seen,
    SetTable,
)
from quartett.server.limits import Bucket
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.service.hub import STALLED, Connection
from quartett.server.service.lobby import Lobby
from quartett.server.service.presence import GRACE_SECONDS
from quartett.server.service.tables import LoadedTable, refused
from quartett.server.service.warmup import load_game
from quartett.server.store import Unreachable
from quartett.server.table.catalogue import say
from quartett.server.table.change_builder import Actor, Refusal
from quartett.server.table.seating import Arrive, known_levels

FORBIDDEN, UNREADABLE, TOO_MANY, OTHER_PROTOCOL = 4403, 4400, 4429, 4426
MOST_UNREADABLE = 20
"""Unreadable messages after which a client is disconnected."""
MOST_BYTES = 16 * 1024
WITHOUT_DATABASE = 10.0
"""Seconds a command waits for an unreachable database before it fails."""
SECONDS_TO_TAKE_GOODBYE = 1.0
SECONDS_TO_SAY_HELLO = 10.0
HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 5
REACTIONS_A_SECOND, REACTIONS_AT_ONCE = 0.5, 4

NOT_COMMANDS = frozenset({Hello, Seen, AskHint, React, Rematch})
"""Messages that are not commands for a table; they are rare."""

_FROM_CLIENT: json.Decoder[Any] = json.Decoder(FromClient)


class SocketSession:
    """One open socket's conversation."""

    def __init__(
        self,
        lobby: Lobby,
        table: LoadedTable,
        connection: Connection,
        metrics: Metrics,
        messages: tuple[Bucket, ...],
    ) -> None:
        """Every message takes a token from each bucket of `messages`."""
        tables = lobby.tables
        self.lobby, self.tasks, self.loader = lobby, tables.tasks, tables.loader
        self.dispatcher, self.broadcaster = tables.dispatcher, tables.broadcaster
        self.bot_driver = tables.bot_driver
        self.table, self.connection, self.metrics = table, connection, metrics
        self.actor = Actor(connection.device, connection.seat)
        self.messages = messages
        self.hints = Bucket(HINTS_A_SECOND, HINTS_AT_ONCE)
        self.reactions = Bucket(REACTIONS_A_SECOND, REACTIONS_AT_ONCE)
        self.unreadable = 0
        self.acting = self.leaving = False

    async def run(self, receive: Any, send: Any) -> tuple[int, str]:
        """Serve the socket until one side ends it; return the code and reason to close with."""
        self.broadcaster.connect(self.connection)
        reader = self.reader = asyncio.create_task(self._read(receive))
        writer = asyncio.create_task(self.connection.write(send))
        stalled = asyncio.create_task(self.connection.stalled.wait())
        silent = asyncio.get_running_loop().call_later(SECONDS_TO_SAY_HELLO, self._need_hello)
        try:
            await asyncio.wait((reader, writer, stalled), return_when=asyncio.FIRST_COMPLETED)
            if self.connection.ended is not None:  # what waits includes the reason
                await asyncio.wait((writer,), timeout=SECONDS_TO_TAKE_GOODBYE)
        finally:
            silent.cancel()
            self.leaving = True
            tasks = [writer, stalled] if self.acting else [reader, writer, stalled]
            if self.acting:  # a command in progress runs to its end even if its sender is gone
                self.tasks.spawn(asyncio.wait([reader]))
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            self.broadcaster.disconnect(self.connection)
        for problem in ended:
            if isinstance(problem, Exception) and not isinstance(
                problem, OSError | WebSocketDisconnect
            ):
                log.error("socket failed", exc_info=problem, extra={"table": self.table.name})
                self.metrics.problems.inc()
        if self.connection.stalled.is_set():
            self.metrics.stalled.inc()
        return self.connection.ended or (1000, "")

    def _need_hello(self) -> None:
        """End a socket that was opened and says nothing: it takes somebody else's place."""
        if self.connection.sent is None:
            seconds = f"{SECONDS_TO_SAY_HELLO:.0f}"
            self._goodbye(STALLED, f"expected hello within {seconds} seconds; nothing came")

    async def _read(self, receive: Any) -> None:
        while not self.leaving and self.connection.ended is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if not all(map(Bucket.take, self.messages)):
                self._goodbye(TOO_MANY, say("table-too-many"), again=5.0)
                continue
            if text is None or len(text) > MOST_BYTES:
                self._goodbye(UNREADABLE, "expected text of at most 16 KiB")
                continue
            try:
                message = _FROM_CLIENT.decode(text)
            except (DecodeError, ValidationError, RecursionError) as problem:
                self._unreadable(text, str(problem))
                continue
            await self._answer(message)

    def _unreadable(self, text: str, problem: str) -> None:
        """Answer what was expected; disconnect a client that keeps sending nonsense."""
        self.unreadable += 1
        id = _id_in(text)
        sentence = f"expected a message as docs/protocol.md describes; {problem}"
        self._send(Answer(id, False, self.table.state.version, refusal=sentence[:400]))
        if self.unreadable >= MOST_UNREADABLE:
            self._goodbye(UNREADABLE, "too many messages could not be read")

    def _send(self, message: Any) -> None:
        self.connection.send(json.encode(message))

    def _goodbye(self, code: int, reason: str, again: float | None = None) -> None:
        self._send(Goodbye(reason, again))
        self.connection.end(code, reason[:120])

    async def _answer(self, message: Any) -> None:
        version, started = self.table.state.version, time.monotonic()
        if not self.broadcaster.owns_seat(self.table.state, self.connection):
            return  # whatever it is: it comes from somebody who has no seat here any more
        try:
            match message:
                case _ if type(message) not in NOT_COMMANDS:
                    if isinstance(message, Begin):
                        self.lobby.need_people(len(self.table.state.people))
                    if isinstance(message, SetTable) and message.game is not None:
                        await load_game(message.game, message.seats, dict(message.options))
                    if isinstance(message, KeepSeat):
                        self._check_absence(message.seat)
                    self.acting = True
                    try:
                        table = self.table.name
                        answer = await self.dispatcher.act(table, message, self.actor, message.id)
                    except Unreachable:
                        answer = await self._act_patiently(message)
                    finally:
                        self.acting = False
                case Hello():
                    if message.protocol != PROTOCOL:
                        sentence = f"expected protocol {PROTOCOL}; got {message.protocol}"
                        self._goodbye(OTHER_PROTOCOL, sentence)
                        return
                    self.connection.form = Form(message.text, message.named)
                    await self._hello()
                    return
                case Seen():
                    self.bot_driver.note_seen(self.table, self.connection, message.step)
                    return
                case AskHint():
                    self.tasks.spawn(self._hint(message))
                    return
                case React():
                    self._react(message)
                    answer = Answer(message.id, True, version)
                case Rematch():
                    answer = await self.lobby.rematch(self.table, self.actor, message.id)
        except Refused as refusal:
            answer = refused(message.id, version, refusal)
        except Unreachable:
            sentence = "expected the database to answer; it does not: send this again in a moment"
            answer = Answer(message.id, False, version, refusal=sentence)
        kind = type(message).__struct_config__.tag
        self.metrics.commands.count(kind, answer.ok, time.monotonic() - started)
        self._send(answer)

    async def _act_patiently(self, command: Any) -> Answer:
        """Retry for a while: the database is unreachable. The command keeps its id, so it still
        counts once."""
        loop, table = asyncio.get_running_loop(), self.table.name
        deadline = loop.time() + WITHOUT_DATABASE
        while not self.tasks.closing and loop.time() < deadline:
            self.acting = False  # a socket that closes now need not wait for this
            await asyncio.sleep(0.5)
            self.acting = True
            with suppress(Unreachable):
                return await self.dispatcher.act(table, command, self.actor, command.id)
        raise Unreachable("the database was unreachable for too long")

    async def _hello(self) -> None:
        # Another worker may be ahead; a snapshot should be up to date.
        table = self.table = await self.loader.load_up_to_date(self.connection.table)
        if table.state.gathering:
            with suppress(Unreachable):  # the next hello tries again
                await self.dispatcher.act_surely(
                    table.name, Arrive(), Actor(self.connection.device)
                )
        if not self.broadcaster.owns_seat(table.state, self.connection):
            return
        self.connection.send(self.broadcaster.snapshot(table, self.connection))
        self.broadcaster.send_presence(table.name)
        self.bot_driver.wake(table)

    def _check_absence(self, seat: int) -> None:
        """Refuse to let a bot play for somebody who is here, or was here a moment ago."""
        state = self.table.state
        if seat not in state.seats or state.phase not in ("playing", "paused"):
            return  # the table refuses it
        occupant = state.occupants[seat]
        if occupant.kind != "person" or occupant.device == self.connection.device:
            return
        if self.broadcaster.presence(state)[seat] == "here":
            raise Refusal("table-not-away", seat=seat)
        if left := self.broadcaster.attendance.grace(state)[seat]:
            raise Refusal(
                "table-not-away-yet",
                who=occupant.name,
                grace=round(GRACE_SECONDS),
                seconds=math.ceil(left),
            )

    def _react(self, message: React) -> None:
        state, seat = self.table.state, self.connection.seat
        if seat is None:
            raise Refusal("table-only-watching")
        if not self.broadcaster.owns_seat(state, self.connection):
            raise Refusal("table-not-your-seat")
        if not state.table_options.reactions:
            raise Refusal("table-no-reactions")
        if not self.reactions.take():
            raise Refusal("table-too-many")
        self.broadcaster.react(state.table, Reacted(seat, message.reaction))

    async def _hint(self, message: AskHint) -> None:
        state, seat = self.table.state, self.connection.seat
        if not self.broadcaster.owns_seat(state, self.connection):
            return
        try:
            if not state.table_options.hints:
                raise Refusal("table-no-hints")
            if seat is None:
                raise Refusal("table-only-watching")
            if message.step != len(state.record.steps):
                steps = len(state.record.steps)
                raise Refusal("table-other-step", expected=steps, got=message.step)
            if seat not in state.acting:
                raise Refusal(
                    "table-not-your-turn", acting=", ".join(map(str, state.acting)) or "-"
                )
            if not self.hints.take():
                raise Refusal("table-too-many")
            level = known_levels(state.game)[-1]
            word, _ = await self.bot_driver.ask(state, seat, level)
            if word is None:
                raise Refusal("table-no-hint")
        except Refused as refusal:
            self._send(refused(message.id, state.version, refusal))
            return
        if self.broadcaster.owns_seat(
            self.table.state, self.connection
        ):  # it may have been lost while the bot was thinking
            self._send(Hinted(message.id, message.step, word, level))


def _id_in(text: str) -> str:
    """Return the id of an otherwise unreadable message, so that the answer can refer to it."""
    try:
        message = json.decode(text)
    except (DecodeError, RecursionError):
        return "unreadable"
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, str) and 8 <= len(id) <= 64 else "unreadable"
