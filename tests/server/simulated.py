"""A deterministic simulation of a whole server, in one thread and in simulated time, with faults.

Two workers share a store; real clients (`quartett.client`) connect over links in memory. A seed
decides the order of events, which messages are late or sent twice, which links are cut, when the
database is unreachable, when a worker is killed. The same seed gives the same run.

Whatever happens, these hold: the log has no gap and folds; every accepted command is in it once, at
the number in its answer; what a client shows is the fold of the log up to its version; outages cost
no player any time; a client that does not read is disconnected; and once all faults are gone,
everybody is up to date.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, Self, cast
from unittest.mock import patch

from msgspec import json
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosedError

from quartett import client
from quartett.game import Position
from quartett.protocol import rows
from quartett.protocol.messages import (
    Agree,
    Answer,
    Changed,
    Choose,
    ComeBack,
    Command,
    Form,
    GiveTime,
    KeepSeat,
    Leave,
    Now,
    Pause,
    Seen,
    Snapshot,
    TableOptions,
    TakeBack,
    Throw,
    Undo,
)
from quartett.protocol.schema import schema_of
from quartett.server.metrics import Metrics
from quartett.server.service import hub, presenter
from quartett.server.service.bot_pool import BotPool, Question
from quartett.server.service.clock import BEAT, LONGEST_GAP, ServerClock
from quartett.server.service.hub import Connection
from quartett.server.service.lobby import Lobby
from quartett.server.service.runtime import LOOK_AROUND
from quartett.server.service.tables import Process, Tables
from quartett.server.store import Entry, Store, Unreachable
from quartett.server.store.memory import MemoryStore
from quartett.server.table.decide import due
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from quartett.server.table.state import State
from quartett.server.transport.socket import SocketSession
from server import reading
from server.tables import BRIEF, Driven, same, snapshot

TABLE = "table-1"
EPOCH, BEGINNING = 1_700_000_000.0, 10.0
IN_FLIGHT = 12
"""Messages a link holds that nobody has read: the buffers of TCP."""
SLOW = 3.0
"""Seconds that a database takes for an answer now and then."""
SOON = SLOW + LOOK_AROUND + BEAT + 1.0
"""Seconds until everybody is up to date in the worst case: after a slow answer, a lost signal, and
the wait for the next look around."""
ENDED = object()


class Loop(asyncio.SelectorEventLoop):
    """Time jumps ahead as soon as nothing is left to do; the seed decides the order of callbacks
    that are ready."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng, self.now = rng, BEGINNING
        self.mistakes: list[dict[str, Any]] = []
        self.set_exception_handler(lambda _, mistake: self.mistakes.append(mistake))

    def time(self) -> float:
        return self.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, work: Callable[..., Any], *given: Any
    ) -> Any:
        done = self.create_future()
        try:
            done.set_result(work(*given))
        except Exception as problem:
            done.set_exception(problem)
        return done

    def _run_once(self) -> None:
        ready: Any = self._ready  # type: ignore[attr-defined]
        if not ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0].when())  # type: ignore[attr-defined]
        if len(ready) > 1:
            shuffled = list(ready)
            self.rng.shuffle(shuffled)
            ready.clear()
            ready.extend(shuffled)
        super()._run_once()  # type: ignore[misc]


def play(seed: int, scenario: Callable[[random.Random], Coroutine[Any, Any, Any]]) -> Any:
    """Run a scenario in an event loop of its own."""
    rng = random.Random(seed)
    random.seed(seed)  # the client's pauses
    with asyncio.Runner(loop_factory=lambda: Loop(rng)) as runner:
        return runner.run(scenario(rng))


class FaultyStore(MemoryStore):
    """A store that is slow, and sometimes fails: before it has written, or after."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng, self.faults, self.away = rng, 0.0, False

    def _may_fail(self, when: str) -> None:
        if self.away or self.rng.random() < self.faults:
            raise Unreachable(when)

    async def _wait(self) -> None:
        slow = self.rng.random() < self.faults  # longer than a worker may trust its clock
        await asyncio.sleep(SLOW if slow else 0.01 * self.rng.random())

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self._wait()
        self._may_fail("before")
        await self.keep(table, entries)
        self._may_fail("after")

    async def keep(self, table: str, entries: Sequence[Entry]) -> None:
        await super().append(table, entries)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        await self._wait()
        self._may_fail("read")
        return await super().read(table, after)

    async def find(self, table: str, actor: str, command: str) -> Entry | None:
        self._may_fail("find")
        return await super().find(table, actor, command)


class QuickBots(BotPool):
    """Bots that answer at once, and sometimes not at all."""

    async def choose(self, question: Question, who: str = "") -> str | None:
        choices, seed = question.choices, question.seed
        return choices[seed % len(choices)] if seed % 7 else None


class SlowBots(BotPool):
    """Bots that think for a minute."""

    async def choose(self, question: Question, who: str = "") -> str | None:
        await asyncio.sleep(60.0)
        return question.choices[0]


class Link:
    """A connection in memory: in order, but late, sometimes twice, and cut at any moment."""

    def __init__(self, rng: random.Random, faults: float) -> None:
        self.rng, self.faults = rng, faults
        self.up: asyncio.Queue[Any] = asyncio.Queue()
        self.down: asyncio.Queue[Any] = asyncio.Queue(IN_FLIGHT)
        self.open = True
        self.close_code: int | None = None
        self.close_reason = ""

    async def _late(self) -> None:
        await asyncio.sleep(0.02 * self.rng.random())

    # The client's end.

    async def send(self, text: str) -> None:
        if not self.open:
            raise ConnectionClosedError(None, None)
        for _ in range(1 + (self.rng.random() < self.faults)):
            self.up.put_nowait(text)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        text = await self.down.get()
        await self._late()
        if text is not ENDED and self.open:
            return cast(str, text)
        if self.close_code is None:
            raise ConnectionClosedError(None, None)
        raise StopAsyncIteration

    # The server's end.

    async def receive(self) -> dict[str, Any]:
        text = await self.up.get()
        await self._late()
        if text is ENDED or not self.open:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def answer(self, event: dict[str, Any]) -> None:
        if not self.open:
            raise OSError("the link is cut")
        await self.down.put(event["text"])

    def close(self, code: int, reason: str) -> None:
        self.close_code, self.close_reason = code, reason
        if self.down.full():
            self.cut()
        else:
            self.down.put_nowait(ENDED)

    def cut(self) -> None:
        """Cut the link; messages in flight are lost."""
        self.open = False
        for direction in (self.up, self.down):
            if direction.full():
                direction.get_nowait()
            direction.put_nowait(ENDED)


class Follower(client.Table):
    """A client that records what it receives, and rejects a change that does not follow."""

    world: "World"
    says_what_it_saw = False
    """Whether it reports what it has shown, as the page does; then bots wait for it."""
    read: reading.Read
    effects: list[list[int]]
    """Of each step in the log."""

    async def _receive(self, message: Any) -> float | None:
        try:
            if isinstance(message, Changed):
                assert message.since == self.version, "a change that does not follow"
                assert message.version > message.since, "a change that changes nothing"
            again = await super()._receive(message)
            if isinstance(message, Snapshot | Changed):
                self.read = self.world.read(message)
                known = [] if isinstance(message, Snapshot) else self._known_effects()
                self.effects = known + self.read.effects
                self.world.saw(self)
                if self.says_what_it_saw and self._socket is not None:
                    await self._socket.send(json.encode(Seen(self.now.step)).decode())
        except AssertionError as complaint:
            self.world.complaints.append(complaint)
            raise
        return again

    def _known_effects(self) -> list[list[int]]:
        """Return the effects of the steps that the client already had and keeps."""
        steps = sum(line.said is None for line in self.log)
        return self.effects[: steps - len(self.read.effects)]


@dataclass(eq=False)
class Worker:
    """A worker process: its tables, its clock, and everything that ends with it."""

    tables: Tables
    clock: ServerClock
    links: list[Link] = field(default_factory=list)
    tasks: list[asyncio.Task[Any]] = field(default_factory=list)
    connections: list[Connection] = field(default_factory=list)


class World:
    """One table, its people, two workers and a plan of faults."""

    clock: Sequence[int] = (0, 8, 30)
    bots: type[BotPool] = QuickBots

    def __init__(
        self,
        rng: random.Random,
        store: type[FaultyStore] = FaultyStore,
        game: str = "zoinx",
        signals: float = 0.5,
        people: int | None = None,
    ) -> None:
        self.rng = rng
        self.loop = cast(Loop, asyncio.get_running_loop())
        self.store = store(rng)
        self.signals = signals
        self.link_faults = 0.0
        self.reachable = True
        people = people or rng.choice([1, 2, 2, 3])
        seating = [f"P{seat}" for seat in range(people)] + ["random"] * (people == 1)
        throws = rng.random() < 0.5
        table_options = TableOptions(throws=throws, clock=rng.choice(self.clock), bonus=10)
        options = {"goal": rng.choice([5, 12])} if game == "zoinx" else BRIEF[game]
        self.first = Driven(game, seating, table_options, **options)
        self.schema = json.decode(json.encode(schema_of(self.first.state.game)))
        self.metrics = Metrics()
        self.workers: list[Worker | None] = [None, None]
        self.outages: list[tuple[float, float]] = []
        self.seen_at, self.uptime = BEGINNING, BEGINNING
        self.complaints: list[AssertionError] = []
        self.accepted: dict[tuple[str, str], int] = {}
        self.states: list[State] = []
        self.people = [self.follower(seat) for seat in range(people)]
        self.watcher = self.follower(None)
        self.clients = [*self.people, self.watcher]
        self.active = self.people
        for one in self.clients:
            one.says_what_it_saw = rng.random() < 0.5

    def follower(self, seat: int | None) -> Follower:
        device = "Eve" if seat is None else f"P{seat}"
        server = SimpleNamespace(address="http://here", http=SimpleNamespace(cookies={"d": device}))
        one = Follower(cast(client.Server, server), TABLE, seat)
        one.world = self
        return one

    # -- the truth -------------------------------------------------------------------------------

    @property
    def log(self) -> list[Entry]:
        return self.store._logs[TABLE]

    def truth(self, version: int | None = None) -> State:
        """What the log says, up to a number."""
        for entry in self.log[len(self.states) :]:
            assert entry.seq == len(self.states) + 1, "the log has a gap"
            change = json.decode(entry.fact, type=Change)
            self.states.append(fold([change], self.states[-1] if self.states else None))
        return self.states[-1 if version is None else version - 1]

    def saw(self, one: Follower) -> None:
        """Whatever a client shows is the fold of the log up to its number."""
        assert one.version <= len(self.log), "sent before it was stored"
        state = self.truth(one.version)
        due = snapshot(state, one.seat, state.uptime, Form(text=True))
        assert plain(one.now) == plain(due.now), "what is shown is not what the log says"
        assert one.log == due.log, "another log than the stored one"
        read = self.read(due)
        assert one.effects == read.effects, "other effects than the log's"
        assert (one.read.row, one.read.previews) == (read.row, read.previews)
        assert replace(one.own, numbers=b"") == replace(due.own, numbers=b"")
        steps = [entry.after for entry in state.log if entry.after is not None]
        for row, after in zip(reversed(one.read.between), reversed(steps[:-1]), strict=False):
            packed = presenter.pack(Position.of(state.game, after), one.seat)
            assert row == rows.unpack_cells(packed), "a row of another step"

    def read(self, message: Snapshot | Changed) -> reading.Read:
        """The numbers of a message, as a client reads them."""
        return reading.read(self.schema, json.decode(json.encode(message)))

    # -- workers ---------------------------------------------------------------------------------

    def start(self, place: int) -> None:
        """Start a worker, which knows nothing but the log."""
        clock = ServerClock(self.loop.time, lambda: EPOCH + self.loop.now)

        async def beat() -> None:
            self._beat(worker)

        tables = Tables(
            cast(Store, self.store),
            self.bots(1),
            clock,
            Process(beat, self._publish, self._nobody),
            self.metrics,
            bot_delay=0.2,
        )
        worker = self.workers[place] = Worker(tables, clock)
        self._beat(worker)
        for work in (self._go_on(worker), self._resume(worker)):
            worker.tasks.append(self.loop.create_task(work))

    def kill(self, place: int) -> None:
        """Kill a worker at once, with all it knew; its clients notice sooner or later."""
        worker, self.workers[place] = self.workers[place], None
        if worker is None:
            return
        worker.tables.tasks.closing = True
        for task in (*worker.tasks, *worker.tables.tasks.running):
            task.cancel()
        for table in worker.tables.loader:
            if table.timer is not None:
                table.timer.cancel()
        for link in worker.links:
            link.cut()

    def _publish(self, name: str, version: int) -> None:
        for worker in self.workers:
            if worker is not None and self.rng.random() < self.signals and name == TABLE:
                worker.tables.loader.note_version(name, version)

    async def _nobody(self, *_: Any) -> None:
        """No directory."""

    async def _resume(self, worker: Worker) -> None:
        """Load the table, so that bots and clocks continue even if nobody connects."""
        while True:
            try:
                await worker.tables.loader.load(TABLE)
                return
            except Unreachable:
                await asyncio.sleep(1.0)

    async def _go_on(self, worker: Worker) -> None:
        """Do what runtime.py does in the background."""
        looked = self.loop.now
        while True:
            await asyncio.sleep(BEAT)
            self._beat(worker)
            if self.loop.now >= looked + LOOK_AROUND:
                looked = self.loop.now
                for name in worker.tables.hub.tables():
                    worker.tables.loader.note_version(name, None)

    def _beat(self, worker: Worker) -> None:
        """Do what `Directory.beat` does in a database, which test_clock.py tests."""
        if self.store.away:
            return
        passed = self.loop.now - self.seen_at
        self.uptime += min(passed, LONGEST_GAP)
        self.seen_at = self.loop.now
        worker.clock.beat(self.uptime)
        if passed > LONGEST_GAP:
            worker.tables.reschedule_all()

    # -- links -----------------------------------------------------------------------------------

    def connect(self, *_: Any, additional_headers: Any, **__: Any) -> Any:
        """In place of `websockets.connect`."""
        return self._connected(additional_headers["Cookie"].removeprefix("d="))

    @asynccontextmanager
    async def _connected(self, device: str) -> AsyncIterator[Link]:
        await asyncio.sleep(0.01 * self.rng.random())
        here = [worker for worker in self.workers if worker is not None]
        if not here or not self.reachable:
            raise OSError("nobody is there")
        worker = self.rng.choice(here)
        link = Link(self.rng, self.link_faults)
        worker.links.append(link)
        task = self.loop.create_task(self._serve(worker, link, device))
        worker.tasks.append(task)
        try:
            yield link
        finally:
            link.cut()

    async def _serve(self, worker: Worker, link: Link, device: str) -> None:
        """Do what table_routes.py does with a socket."""
        try:
            table = await worker.tables.loader.load(TABLE)
        except Unreachable:
            link.close(1013, "the database does not answer")
            return
        seat = next(iter(table.state.seats_of(device)), None)
        connection = Connection(TABLE, device, seat)
        worker.connections.append(connection)
        lobby = cast(Lobby, SimpleNamespace(tables=worker.tables))
        session = SocketSession(lobby, table, connection, self.metrics, messages=())
        try:
            code, reason = await session.run(link.receive, link.answer)
        finally:
            if worker.tables.tasks.closing:  # a process that was killed finishes nothing
                session.reader.cancel()
        link.close(code, reason)

    # -- people ----------------------------------------------------------------------------------

    async def send(self, one: Follower, command: Command) -> None:
        """Send a command for somebody, and remember the answer if one comes."""
        try:
            async with asyncio.timeout(20):
                answer: Answer = await one._ask(command)
        except (TimeoutError, client.Lost):
            return
        if answer.ok:
            key = (f"P{one.seat}", command.id)
            known = self.accepted.setdefault(key, answer.version)
            assert known == answer.version, "the same command got another answer"

    def command(self, one: Follower) -> Command:
        """Mostly a choice, sometimes anything, sometimes nonsense."""
        rng, id = self.rng, f"{self.rng.getrandbits(64):016x}"
        step = one.now.step + rng.choice([0] * 8 + [1, -1])
        if one.my_throw and rng.random() < 0.7:
            return Throw(id, step)
        if one.own.choices and rng.random() < 0.7:
            return Choose(id, step, rng.choice(one.own.choices))
        return rng.choice(
            [
                *[ComeBack(id), Pause(id, False), Agree(id, rng.random() < 0.8)] * 2,
                *[
                    TakeBack(id, step),
                    Undo(id, max(0, step - 2)),
                    Throw(id, step),
                    Leave(id),
                    KeepSeat(id, 0),
                ],
                *[GiveTime(id, 0), Pause(id, True), Choose(id, step, "nonsense")],
            ]
        )

    async def open(self) -> None:
        """The game is on, everyone is there."""
        log = self.first.begin("P0").log
        entries = [Entry(n, "", "", c.at, json.encode(c)) for n, c in enumerate(log, 1)]
        await MemoryStore.append(self.store, TABLE, entries)
        for place in range(len(self.workers)):
            self.start(place)
        for one in self.clients:
            await one.__aenter__()

    async def close(self) -> None:
        for one in self.clients:
            await one.__aexit__()
        for place in range(len(self.workers)):
            self.kill(place)
        await asyncio.sleep(0)

    # -- the end ---------------------------------------------------------------------------------

    async def heal(self) -> None:
        """All is well again."""
        self.store.faults, self.store.away, self.link_faults = 0.0, False, 0.0
        self.reachable = True
        for place, worker in enumerate(self.workers):
            if worker is None:
                self.start(place)

    async def check(self, within: float = SOON) -> None:
        """Everything fits together, and soon everybody has it."""
        for complaint in self.complaints:
            raise complaint
        patience = self.loop.now + within
        while {one.version for one in self.clients} != {len(self.log)}:
            assert self.loop.now < patience, "somebody is not up to date"
            await asyncio.sleep(0.05)
        for one in self.clients:
            self.saw(one)
        self.check_log()
        self.check_clocks()
        self.check_readers()
        await self.check_life()
        assert self.metrics.problems._value.get() == 0, "a mistake was logged"
        assert not self.loop.mistakes, self.loop.mistakes
        for worker in self.workers:
            assert worker is not None
            state = await worker.tables.loader.state(TABLE)
            assert state.version <= len(self.log), "a worker believes what is not in the log"
            assert same(state, self.truth(state.version)), "a worker believes something else"

    def check_log(self) -> None:
        self.truth()
        ids = [(entry.actor, entry.command) for entry in self.log if entry.command]
        assert len(set(ids)) == len(ids), "a command counted twice"
        stored = {(entry.actor, entry.command): entry.seq for entry in self.log}
        for key, version in self.accepted.items():
            assert stored.get(key) == version, "an accepted command is not in the log"

    def check_clocks(self) -> None:
        """Served time never passes faster than time with a server in it."""
        begun = self.first.state.version
        changes = [json.decode(entry.fact, type=Change) for entry in self.log[begun:]]
        for one, other in pairwise(changes):
            start, end = one.at / 1000 - EPOCH, other.at / 1000 - EPOCH
            out = [(a, b) for a, b in self.outages if a >= start and b <= end]
            up = end - start - sum(b - a for a, b in out)
            most = up + len(out) * (LONGEST_GAP + BEAT)
            assert other.uptime - one.uptime <= most + 0.01, "an outage took somebody's time"
            assert other.uptime >= one.uptime - 0.01, "time went back"

    async def check_life(self) -> None:
        """Check that a bot whose turn it is plays, and that a clock that has run out is noticed."""
        before = self.truth()
        worker = self.workers[0]
        assert worker is not None
        bot = any(before.occupants[seat].played_by_bot for seat in before.awaited)
        clock = due(before, worker.clock.uptime())
        late = clock is not None and clock < worker.clock.uptime()
        if before.phase in ("waiting", "playing") and (bot or late):
            patience = self.loop.now + SOON
            while len(self.log) <= before.version:
                assert self.loop.now < patience, "nobody wakes the bot, or looks at the clock"
                await asyncio.sleep(0.1)

    def check_readers(self) -> None:
        for worker in self.workers:
            for connection in worker.connections if worker is not None else ():
                waiting = len(connection._waiting)
                assert waiting <= hub.MOST_WAITING_MESSAGES, "messages pile up for a stalled reader"


def plain(now: Now) -> bytes:
    """Return a `Now` without presence and remaining time, which are not in the log."""
    seats = [
        (one.kind, one.name, one.level, one.stand_in, one.host, one.running) for one in now.seats
    ]
    return json.encode([seats, {f: getattr(now, f) for f in now.__struct_fields__ if f != "seats"}])


async def faults(world: World, seconds: float, severity: float) -> None:
    """For so long something goes wrong every moment."""
    rng = world.rng
    world.store.faults = world.link_faults = severity
    until = world.loop.now + seconds
    while world.loop.now < until:
        await asyncio.sleep(rng.expovariate(0.5))
        kind = rng.random() if severity else 1.0
        if kind < 0.35:
            links = [link for worker in world.workers if worker for link in worker.links]
            for link in rng.sample(links, min(len(links), rng.choice([1, 1, 5]))):
                link.cut()
        elif kind < 0.55:
            place = rng.randrange(2)
            world.kill(place)
            await asyncio.sleep(rng.random())
            if world.workers[place] is None:
                world.start(place)
        elif kind < 0.65:
            await outage(world, rng.choice([1.0, 6.0, 40.0]))
        elif kind < 0.75:
            world.store.away = True
            await asyncio.sleep(rng.choice([0.5, 5.0]))
            world.store.away = False
        elif kind < 0.85:
            world.reachable = False
            await asyncio.sleep(rng.choice([0.5, 5.0]))
            world.reachable = True


async def outage(world: World, seconds: float) -> None:
    """No worker is there."""
    for place in range(len(world.workers)):
        world.kill(place)
    began = world.loop.now
    await asyncio.sleep(seconds)
    world.outages.append((began, world.loop.now))
    for place in range(len(world.workers)):
        world.start(place)


async def busy(world: World, one: Follower) -> None:
    """Play as a person does, with other commands in between."""
    while True:
        await asyncio.sleep(world.rng.expovariate(2.0))
        command = world.command(one)
        await world.send(one, command)
        if world.rng.random() < 0.1:
            await world.send(one, command)  # another tab, or a page that was not sure


Plan = Callable[[World], Coroutine[Any, Any, None]]


def random_faults(seconds: float) -> Plan:
    return lambda world: faults(world, seconds, world.rng.choice([0.0, 0.02, 0.1]))


async def simulate(
    rng: random.Random, plan: Plan, make: Callable[[random.Random], World] = World
) -> World:
    """One table under one plan of faults, checked."""
    world = make(rng)
    logging.getLogger("quartett.server").setLevel(logging.ERROR)
    with patch.object(client, "connect", world.connect):
        try:
            await world.open()
            people = [asyncio.create_task(busy(world, one)) for one in world.active]
            try:
                await plan(world)
            finally:
                for task in people:
                    task.cancel()
                ended = await asyncio.gather(*people, return_exceptions=True)
            for problem in ended:
                if isinstance(problem, Exception):
                    raise problem
            await world.heal()
            await world.check()
            return world
        finally:
            await world.close()
