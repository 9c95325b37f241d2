"""The tables of this process: load, decide, append, tell. Any worker may take any command.

A step is durable before anyone hears of it. The log's numbers are the fence between workers: who
was overtaken reads what it missed and decides again. Nothing here is the truth; the log is.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from msgspec import UNSET, json
from msgspec.structs import replace

from quartett.errors import IllegalMove, Refused
from quartett.protocol.messages import (
    Answer,
    Changed,
    Choose,
    Form,
    Own,
    Presence,
    Reacted,
    Snapshot,
)
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.service import presenter
from quartett.server.service.bot_pool import BotPool, simple_choice
from quartett.server.service.clock import ServerClock
from quartett.server.service.hub import Connection, Hub
from quartett.server.service.presence import RECONNECTING_SECONDS, Attendance, PresenceWord
from quartett.server.service.warmup import ready
from quartett.server.store import Entry, Overtaken, Repeated, Store, Unreachable
from quartett.server.table import fairness
from quartett.server.table.catalogue import say
from quartett.server.table.change_builder import BOT, TABLE, Actor, Moment
from quartett.server.table.decide import Tick, decide, due
from quartett.server.table.facts import Change, Created
from quartett.server.table.playing import ReplaceBot
from quartett.server.table.seating import known_levels
from quartett.server.table.state import State, fold
from quartett.texts import Said

TABLES_KEPT = 2000
REFUSALS_KEPT = 10_000
"""What was done stands in the log; of what was refused only this tells, if it is sent again."""
NOBODY = Own(b"")
REACTION = "@react"
MOST_WAIT_FOR_PEOPLE = 30.0
"""Seconds that a bot waits for people who have not yet seen the last step."""
BREATH = 0.35
"""Seconds between what people have just seen and what a bot does next."""
MOST_TRIES = 100
"""How often a command may be overtaken by others before its sender is asked to try again."""


class NoSuchTable(Refused):
    """There is no table with this address."""


@dataclass(eq=False)
class LoadedTable:
    """A table in this process's memory."""

    state: State
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    looking: "asyncio.Task[None] | None" = None
    told: bool = False
    """Somebody said it has gone on, and nobody has looked since."""
    thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)
    seen: asyncio.Event = field(default_factory=asyncio.Event)
    """Somebody has seen something."""


class Process(NamedTuple):
    """What the tables need of the process they live in."""

    beat: Callable[[], Awaitable[None]]
    """Ask the database for the time."""
    publish: Callable[[str, int], None]
    """Tell other workers that a table has gone on."""
    changed: Callable[[State, State | None], Awaitable[None] | None]
    """Note what has changed in the directory, and whose turn it is."""


class Tables:
    """The table service."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        clock: ServerClock,
        process: Process,
        metrics: Metrics,
        bot_delay: float = 1.0,
    ) -> None:
        self.metrics = metrics
        self.store, self.bots, self.clock = store, bots, clock
        self.beat, self.publish, self.changed = process
        self.bot_delay = bot_delay
        self.hub = Hub()
        self.attendance = Attendance(self.hub, clock.uptime, self.publish)
        self.closing = False
        self._reactions = 0
        self._live: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._refusals: OrderedDict[tuple[str, str, str], Answer] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._live)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run this to its end, whatever becomes of whoever asked for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        """Whoever asked may be gone: a database that was away is no mistake, all else is."""
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Unreachable | Refused):
            log.error("work failed", exc_info=problem)
            self.metrics.problems.inc()

    async def close(self) -> None:
        """Finish what is being written; stop thinking and waiting."""
        self.closing = True
        for live in self._live.values():
            if live.timer is not None:
                live.timer.cancel()
            for task in live.thinking.values():
                task.cancel()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=2)
        await self.bots.close()

    async def moment(self) -> Moment:
        """Now; a worker that was long without a database asks it first how late it is."""
        now = self._moment()
        if now is None:
            await self.beat()
            now = self._moment()
        if now is None:
            raise Unreachable("expected a database that says the time; it has not answered yet")
        return now

    def _moment(self) -> Moment | None:
        now = self.clock.now()
        return None if now is None else Moment(*now)

    # -- loading ---------------------------------------------------------------------------------

    async def live(self, name: str) -> LoadedTable:
        """The table, from memory or from its log."""
        known = self._live.get(name)
        if known is not None:
            self._live.move_to_end(name)
            return known
        if name not in self._loading:
            task = self.spawn(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LoadedTable:
        entries = await self.store.read(name)
        if not entries:
            raise NoSuchTable(say("table-unknown"))
        changes = _changes(entries)
        created = changes[0].facts[0]
        assert isinstance(created, Created)
        await ready(created.game)
        live = LoadedTable(await asyncio.to_thread(fold, changes))
        await self.moment()  # nobody's time is looked at before it is known
        self._keep(name, live)
        self._look_ahead(name, live)
        return live

    def _keep(self, name: str, live: LoadedTable) -> None:
        self._live[name] = live
        for old in tuple(self._live):
            if len(self._live) <= TABLES_KEPT:
                break
            unused = self._live[old]
            if not (any(self.hub.at(old)) or unused.lock.locked() or unused.thinking):
                if unused.timer is not None:
                    unused.timer.cancel()
                del self._live[old]

    async def state(self, name: str) -> State:
        return (await self.live(name)).state

    async def changes(self, name: str) -> list[Change]:
        """The whole log, secrets and all."""
        return _changes(await self.store.read(name))

    def heard(self, name: str, version: int | None) -> None:
        """Somebody says the table is at this version (None: look); tell the people here."""
        live = self._live.get(name)
        if live is None or self.closing or (version is not None and version <= live.state.version):
            return
        live.told = True
        if live.looking is None or live.looking.done():
            live.looking = self.spawn(self._look(name, live))

    async def _look(self, name: str, live: LoadedTable) -> None:
        while live.told:  # again, if somebody said so while we were reading
            live.told = False
            with suppress(Unreachable):
                async with live.lock:
                    await self._catch_up(name, live)

    def look_ahead_everywhere(self) -> None:
        """Set all timers anew: time has been lost."""
        for name, live in self._live.items():
            self._look_ahead(name, live)

    async def catch_up(self, name: str) -> None:
        """Read what other workers have appended, and tell it to the people here."""
        live = await self.live(name)
        async with live.lock:
            await self._catch_up(name, live)

    async def _catch_up(self, name: str, live: LoadedTable) -> bool:
        entries = await self.store.read(name, live.state.version)
        if not entries:
            return False
        live.state = fold(_changes(entries), live.state)
        self._tell(name, live)
        self._look_ahead(name, live)
        return True

    # -- commands --------------------------------------------------------------------------------

    async def create(
        self, state: State, change: Change, actor: str, command: str = ""
    ) -> LoadedTable:
        """Keep a new table."""
        entry = Entry(1, actor, command, change.at, json.encode(change))
        await self.store.append(state.table, [entry])
        live = LoadedTable(state)
        self._keep(state.table, live)
        if (noting := self.changed(state, None)) is not None:
            await noting
        self._look_ahead(state.table, live)
        return live

    async def act_surely(self, name: str, command: Any, actor: Actor, id: str = "") -> Answer:
        """`act`, to its end, whatever becomes of whoever asks."""
        acting: Awaitable[Answer] = self.spawn(self.act(name, command, actor, id))
        return await asyncio.shield(acting)

    async def act(self, name: str, command: Any, actor: Actor, id: str = "") -> Answer:
        """Let somebody do something; the same command sent again gets the same answer. A task that
        does this must not be cancelled: what is in the log would not be told."""
        if self._refusals and (known := self._refusals.get((name, actor.device, id))) is not None:
            return known
        live = self._live.get(name) or await self.live(name)
        await live.lock.acquire()
        try:
            answer, before = await self._act(name, live, command, actor, id)
            if before is not None:
                self._tell(name, live)
                self._look_ahead(name, live)
                state = live.state
        finally:
            live.lock.release()
        if before is not None:
            self.publish(name, state.version)
            if (noting := self.changed(state, before)) is not None:
                await noting
        if id and not answer.ok:
            self._refusals[name, actor.device, id] = answer
            if len(self._refusals) > REFUSALS_KEPT:
                self._refusals.popitem(last=False)
        return answer

    async def _act(
        self, name: str, live: LoadedTable, command: Any, actor: Actor, id: str
    ) -> tuple[Answer, State | None]:
        """Decide and append until nobody was faster. With the answer comes the state before, if
        the table has gone on by this."""
        sure = False
        for _ in range(MOST_TRIES):
            before, moment = live.state, self._moment() or await self.moment()
            try:
                state, change = decide(before, command, actor, moment)
            except Refused as refusal:
                # Perhaps it was done before, or what we know is old.
                known = await self.store.find(name, actor.device, id) if id and not sure else None
                new = not sure and await self._catch_up(name, live)
                if known is not None:
                    return Answer(id, True, known.seq), None
                if not new:
                    return refused(id, live.state.version, refusal), None
                sure = True
                continue
            if not change.facts:
                if not id or actor.device == BOT:
                    return Answer(id, True, before.version), None
                # Even what changes nothing is kept: sent again later, it must not do more.
                state = replace(
                    state, version=before.version + 1, at=change.at, uptime=change.uptime
                )
            entry = Entry(state.version, actor.device, id, change.at, json.encode(change))
            try:
                await self.store.append(name, [entry])
            except Overtaken:
                await self._catch_up(name, live)
            except Repeated as repeated:
                await self._catch_up(name, live)
                return Answer(id, True, repeated.entry.seq), None
            else:
                live.state = state
                return Answer(id, True, state.version), before
        raise Unreachable("too many others wrote at the same time")

    # -- telling ---------------------------------------------------------------------------------

    def presence(self, state: State) -> list[PresenceWord]:
        return self.attendance.words(state)

    def _now(self, state: State) -> Any:
        return presenter.now(state, self.clock.uptime(), self.presence(state))

    def snapshot(self, live: LoadedTable, connection: Connection) -> bytes:
        """All this connection may know; from now on it gets changes."""
        state, viewer = live.state, connection.seat
        connection.sent = state
        about = presenter.about(state, viewer, connection.device)
        message = Snapshot(state.version, about, viewer, self._now(state), NOBODY, [], {})
        return presenter.messages(state, message, (viewer,), state.log, connection.form)[viewer]

    def _tell(self, name: str, live: LoadedTable) -> None:
        """The change, to everyone connected here."""
        state = live.state
        alike: dict[tuple[int, Form], list[Connection]] = {}
        for connection in self.hub.at(name):
            if not self.owns_seat(state, connection):  # also one that has not said hello yet
                continue
            old = connection.sent
            if old is None or old.version >= state.version:
                continue
            alike.setdefault((old.version, connection.form), []).append(connection)
        if alike:
            now = self._now(state)
            for connections in alike.values():
                self._tell_alike(state, now, connections)

    def owns_seat(self, state: State, connection: Connection) -> bool:
        """Whether a connection's seat belongs to its device at this moment. Where it does not any
        more the connection is ended: somebody else may sit there now."""
        seat = connection.seat
        if seat is None or (
            seat < len(state.occupants) and state.occupants[seat].device == connection.device
        ):
            return True
        connection.end(4403, "this seat is not yours any more")
        return False

    def _tell_alike(self, state: State, now: Any, connections: Sequence[Connection]) -> None:
        """To some who all have the same state, and want it in the same form."""
        before, form = connections[0].sent, connections[0].form
        assert before is not None
        kept = before.log.common(state.log)
        keep = UNSET if kept == len(before.log) else kept
        new = state.log[kept:]
        message = Changed(before.version, state.version, now, NOBODY, [], {}, keep)
        sent = None
        if presenter.same_about(state, before):
            viewers = {connection.seat for connection in connections}
            sent = presenter.messages(state, message, viewers, new, form)
        for connection in connections:
            viewer, own = connection.seat, sent
            if own is None:
                about = presenter.about(state, viewer, connection.device)
                told = replace(message, about=about)
                own = presenter.messages(state, told, (viewer,), new, form)
            connection.sent = state
            connection.send(own[viewer])

    def tell_presence(self, name: str) -> None:
        """To everyone connected here."""
        live = self._live.get(name)
        if live is None:
            return
        present = Presence(self.presence(live.state), self.attendance.watchers(name))
        self._send_all(name, json.encode(present))

    def _send_all(self, name: str, message: bytes) -> None:
        for connection in self.hub.at(name):
            if connection.sent is not None:
                connection.send(message)

    def react(self, name: str, reacted: Reacted) -> None:
        """Show a reaction, in all workers; it is not stored."""
        self._reactions += 1
        self.publish(f"{REACTION} {name} {reacted.seat} {reacted.reaction}", self._reactions)

    def whispered(self, text: str) -> None:
        """What is passed between workers beside versions: presence, reactions."""
        match text.split(" "):
            case [kind, name, seat, reaction] if kind == REACTION:
                shown: Any = reaction  # checked where it came in
                self._send_all(name, json.encode(Reacted(int(seat), shown)))
            case _:
                if (changed := self.attendance.heard(text)) is not None:
                    self.tell_presence(changed)

    def arrived(self, connection: Connection) -> None:
        self.hub.add(connection)
        if connection.seat is not None:
            self.attendance.came(connection.table, connection.seat)
        self._attendance_changed(connection.table)

    def departed(self, connection: Connection) -> None:
        self.hub.remove(connection)
        live = self._live.get(connection.table)
        if self.closing or live is None:
            return
        live.seen.set()  # bots wait for this client no longer
        if connection.seat is not None:
            self.attendance.went(connection.table, live.state.seats_of(connection.device))
            loop = asyncio.get_running_loop()
            loop.call_later(RECONNECTING_SECONDS + 0.1, self.tell_presence, connection.table)
        self._attendance_changed(connection.table)

    def whisper_all(self) -> None:
        """Say again who is here, for workers that came later."""
        for name in self.hub.tables():
            if (live := self._live.get(name)) is not None:
                self.attendance.whisper(live.state)

    def _attendance_changed(self, name: str) -> None:
        self.tell_presence(name)
        live = self._live.get(name)
        if live is not None:
            self.attendance.whisper(live.state)

    # -- clocks and bots -------------------------------------------------------------------------

    def _look_ahead(self, name: str, live: LoadedTable) -> None:
        """What the table does by itself next: a clock runs out, a bot thinks."""
        if self.closing:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        when = due(live.state)
        if when is not None:
            wait = max(0.0, when - self.clock.uptime()) + 0.01
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self.spawn(self._tick(name)))
        self.wake_bots(name, live)

    async def _tick(self, name: str) -> None:
        live = await self.live(name)
        try:
            await self.act_surely(name, Tick(), Actor(TABLE))
        except Unreachable:
            await asyncio.sleep(1.0)  # and look again, when the database is back
        self._look_ahead(name, live)

    def wake_bots(self, name: str, live: LoadedTable) -> None:
        """Let bots think whose turn it is."""
        state = live.state
        if state.phase != "playing":
            return
        for seat in state.awaited:
            if state.occupants[seat].played_by_bot and seat not in live.thinking:
                task = self.spawn(self._think(name, live, seat))
                live.thinking[seat] = task
                task.add_done_callback(partial(self._thought, name, live, seat))

    def _thought(self, name: str, live: LoadedTable, seat: int, _: object) -> None:
        live.thinking.pop(seat, None)
        if not self.closing:
            self.wake_bots(name, live)

    async def _think(self, name: str, live: LoadedTable, seat: int) -> None:
        state = live.state
        if state.phase != "playing" or seat not in state.awaited:
            return  # somebody chose, or paused, before we came to think
        step = len(state.record.steps)
        asked = asyncio.get_running_loop().time()
        word, seed = await self.ask_bot(state, seat, bot_level(state, seat))
        await self._people_see(name, live, step)
        await asyncio.sleep(max(0.0, asked + self.bot_delay - asyncio.get_running_loop().time()))
        choice: Any = Choose(f"bot-{state.version}", step, word or "-")
        if word is None:
            self.metrics.bots_replaced.inc()
            log.warning("bot replaced", extra={"game": state.game.name, "seat": seat})
            choices = state.game.choices(state.record.position, seat)
            choice = ReplaceBot(seat, step, simple_choice(choices, seed))
        try:
            await self.act_surely(name, choice, Actor(BOT, seat), f"{seat}/{state.version}")
        except Unreachable:
            await asyncio.sleep(1.0)  # and think again, when the database is back
        except Exception as problem:
            log.error("bot failed", exc_info=problem, extra={"table": name, "seat": seat})
            self.metrics.problems.inc()
            await asyncio.sleep(10.0)

    def saw(self, live: LoadedTable, connection: Connection, step: int) -> None:
        """This client has shown everything up to this step. One that was too slow is waited for
        again as soon as it has caught up."""
        if connection.slow and step < len(live.state.record.steps):
            return
        connection.seen, connection.slow = step, False
        live.seen.set()

    async def _people_see(self, name: str, live: LoadedTable, step: int) -> None:
        """Wait, a while, until people here have seen what happened up to this step: a bot does not
        outrun those who watch it. Only clients that say what they have seen are waited for."""
        loop = asyncio.get_running_loop()
        patience, waited = loop.time() + MOST_WAIT_FOR_PEOPLE, False
        while self._unseen(name, step) and (left := patience - loop.time()) > 0:
            waited = True
            live.seen.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await live.seen.wait()
        for late in self._unseen(name, step):  # it had its time: nobody waits for it twice
            late.seen, late.slow = None, True
        if waited:
            await asyncio.sleep(BREATH)

    def _unseen(self, name: str, step: int) -> list[Connection]:
        """Those at the table, or watching where only bots play, who have not seen it yet."""
        present = self.hub.at(name)
        playing = [one for one in present if one.seat is not None] or present
        return [one for one in playing if one.seen is not None and one.seen < step]

    async def ask_bot(self, state: State, seat: int, level: str) -> tuple[str | None, int]:
        """What a bot of this level would choose here, from what the seat may know."""
        game, position = state.game, state.record.position
        choices = game.choices(position, seat)
        label = f"bot/{state.version}/{seat}"
        seed = int.from_bytes(fairness.salt(state.secret, label)[:6], "big")
        if len(choices) == 1:
            return choices[0], seed
        view, transcript = str(game.view(position, seat)), str(state.record.seen_by(seat))
        with self.metrics.bot_seconds.time():
            return await self.bots.choose(view, transcript, choices, level, seed), seed


def bot_level(state: State, seat: int) -> str:
    """Of the bot that plays this seat; an absent person's is the middle of the ladder."""
    known = known_levels(state.game)
    return state.occupants[seat].level or known[len(known) // 2]


def refused(id: str, version: int, refusal: Refused) -> Answer:
    said = None
    if isinstance(refusal, IllegalMove) and refusal.message is not None:
        details = {
            name: value if isinstance(value, int) else str(value)
            for name, value in refusal.details.items()
        }
        said = Said(refusal.message, details)
    return Answer(id, False, version, refusal=str(refusal), rule=refusal.rule, said=said)


def fresh_name() -> str:
    """An address nobody guesses."""
    return secrets.token_urlsafe(12)


def _changes(entries: Sequence[Entry]) -> list[Change]:
    return [_CHANGE.decode(entry.fact) for entry in entries]


_CHANGE = json.Decoder(Change)
