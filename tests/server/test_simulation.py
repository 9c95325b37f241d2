"""Whole tables in one process with everything that can go wrong, decided by a seed.

Two workers share a store. Clients send commands twice, late and again; a worker is overtaken, loses
the database before or after it has written, is thrown away and begins anew from the log. Whatever
happens: the log folds, every accepted command is in it once, everybody who says hello is sent the
fold of the log, and nobody is sent a change that does not follow what he has.
"""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import json

from quartett.server.bots import BotPool
from quartett.server.clock import ServerClock
from quartett.server.facts import Change
from quartett.server.hub import Connection
from quartett.server.messages import (
    Agree,
    Answer,
    Choose,
    ComeBack,
    KeepSeat,
    Leave,
    Manners,
    Pause,
    TakeBack,
    Undo,
)
from quartett.server.metrics import Metrics
from quartett.server.service import Tables
from quartett.server.state import State, fold
from quartett.server.store import Entry, Unreachable
from quartett.server.store.memory import MemoryStore
from quartett.server.table import Actor
from server.tables import Driven, same


class FaultyStore(MemoryStore):
    """Sometimes it does not answer: before it has written, or after."""

    def __init__(self, rng: random.Random, faults: float) -> None:
        super().__init__()
        self.rng, self.faults = rng, faults

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await asyncio.sleep(0)
        if self.rng.random() < self.faults:
            raise Unreachable("before")
        await super().append(table, entries)
        await asyncio.sleep(0)
        if self.rng.random() < self.faults:
            raise Unreachable("after")

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        await asyncio.sleep(0)
        return await super().read(table, after)


class Simple(BotPool):
    """A bot that answers at once."""

    async def choose(
        self, view: str, transcript: str, choices: Sequence[str], level: str, seed: int
    ) -> str | None:
        return choices[seed % len(choices)] if seed % 7 else None


class Client:
    """Follows a table as a page does, and complains of everything that does not fit."""

    def __init__(self, seat: int | None) -> None:
        self.seat, self.version = seat, -1
        self.log: list[Any] = []
        self.now: Any = None
        self.connection: Connection | None = None

    def connect(self, tables: Tables) -> None:
        if self.connection is not None:
            self.connection.sent = None
        device = "Eve" if self.seat is None else f"P{self.seat}"
        self.connection = Connection("table-1", device, self.seat)
        self.connection.send = self.hear  # type: ignore[method-assign, assignment]
        tables.hub.add(self.connection)

    def hear(self, raw: bytes) -> None:
        message = json.decode(raw)
        match message["type"]:
            case "snapshot":
                self.version, self.log = message["version"], message["log"]
                self.now = message["now"]
            case "changed":
                assert message["since"] == self.version, "a change that does not follow"
                assert message["version"] > self.version
                self.version, self.now = message["version"], message["now"]
                if "keep" in message:
                    assert message["keep"] <= len(self.log)
                    del self.log[message["keep"] :]
                self.log += message["log"]


class Simulation:
    """One table under one plan of faults."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        faults = self.rng.choice([0.0, 0.02, 0.1])
        self.store = FaultyStore(self.rng, faults)
        self.clock = ServerClock(lambda: 0.0, lambda: 1_700_000_000.0)
        self.clock._served = 1.0
        people = self.rng.choice([1, 2, 2, 3])
        seating = [f"P{seat}" for seat in range(people)] + ["random"] * (people == 1)
        manners = Manners(clock=self.rng.choice([0, 30]), bonus=10)
        self.first = Driven("zoinx", seating, manners, goal=self.rng.choice([5, 12]))
        self.people = range(people)
        self.workers = [self.worker(), self.worker()]
        self.clients = [Client(seat) for seat in [*self.people, None]]
        self.sent: list[tuple[Any, Actor, str]] = []
        self.truth: State | None = None
        self.accepted: dict[tuple[str, str], int] = {}

    def worker(self) -> Tables:
        async def publish(name: str, version: int) -> None:
            """A signal that is lost half of the time."""
            for other in self.workers:
                if self.rng.random() < 0.5 and name == "table-1":
                    other.heard(name, version)

        async def nothing(*_: Any) -> None:
            """No directory."""

        return Tables(self.store, Simple(1), self.clock, publish, nothing, Metrics(), bot_delay=0.0)

    async def run(self, steps: int) -> State:
        faults, self.store.faults = self.store.faults, 0.0
        await self.store.append(
            "table-1",
            [Entry(n, "", "", c.at, json.encode(c)) for n, c in enumerate(self.begun(), 1)],
        )
        for client in self.clients:
            await self.hello(client)
        self.store.faults = faults
        for _ in range(steps):
            await self.one_thing()
            if self.fold().phase == "over":
                break
        self.store.faults = 0.0
        await self.check()
        return self.fold()

    def begun(self) -> list[Change]:
        self.first.begin("P0")
        return self.first.log

    def fold(self) -> State:
        """The truth: what the log says, entry by entry."""
        entries = self.store._logs["table-1"]
        known = 0 if self.truth is None else self.truth.version
        if known < len(entries):
            new = [json.decode(entry.fact, type=Change) for entry in entries[known:]]
            self.truth = fold(new, self.truth)
        assert self.truth is not None
        return self.truth

    async def hello(self, client: Client) -> None:
        worker = self.rng.choice(self.workers)
        client.connect(worker)
        await worker.catch_up("table-1")
        assert client.connection is not None
        client.hear(worker.snapshot(await worker.live("table-1"), client.connection))

    async def one_thing(self) -> None:
        chance = self.rng.random()
        if chance < 0.05:
            await self.hello(self.rng.choice(self.clients))
        elif chance < 0.08:
            await self.restart()
        elif chance < 0.12:
            self.clock._served += self.rng.choice([1.0, 20.0, 50.0])
        elif chance < 0.2 and self.sent:
            await self.send(*self.rng.choice(self.sent))
        else:
            together = self.rng.choice([1, 1, 2, 3])
            await asyncio.gather(*(self.send(*self.command()) for _ in range(together)))
        await asyncio.sleep(0)

    async def restart(self) -> None:
        """A worker is gone with all it knew; who was connected to it comes back to any."""
        place = self.rng.randrange(2)
        gone, self.workers[place] = self.workers[place], self.worker()
        gone.closing = True
        for task in tuple(gone._tasks):
            task.cancel()
        await asyncio.gather(*gone._tasks, return_exceptions=True)
        for client in self.clients:
            await self.hello(client)

    def command(self) -> tuple[Any, Actor, str]:
        seat = self.rng.choice(list(self.people))
        state = self.fold()
        step = len(state.record.steps) + self.rng.choice([0, 0, 0, 0, 0, 1, -1])
        id = f"{self.rng.getrandbits(64):016x}"
        choices = state.game.choices(state.record.position, seat) or ("bet 2", "roll")
        command = self.rng.choice(
            [Choose(id, step, self.rng.choice(choices))] * 12
            + [TakeBack(id, step), Undo(id, max(0, step - 2)), Agree(id, self.rng.random() < 0.8)]
            + [Leave(id), ComeBack(id), ComeBack(id), KeepSeat(id, 0), Pause(id, False)]
            + [Pause(id, True)] * (self.rng.random() < 0.3)
        )
        sent = (command, Actor(f"P{seat}", seat), id)
        self.sent.append(sent)
        return sent

    async def send(self, command: Any, actor: Actor, id: str) -> None:
        try:
            answer: Answer = await self.rng.choice(self.workers).act("table-1", command, actor, id)
        except Unreachable:
            return
        if answer.ok:
            known = self.accepted.setdefault((actor.device, id), answer.version)
            assert known == answer.version, "the same command got another answer"

    async def check(self) -> None:
        """Everything still fits together."""
        for worker in self.workers:
            worker.closing = True
            for task in tuple(worker._tasks):
                task.cancel()
            await asyncio.gather(*worker._tasks, return_exceptions=True)
        entries = self.store._logs["table-1"]
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        ids = [(entry.actor, entry.command) for entry in entries if entry.command]
        assert len(set(ids)) == len(ids)
        by_id = {(entry.actor, entry.command): entry.seq for entry in entries}
        for key, version in self.accepted.items():
            assert by_id.get(key, version) == version
        self.truth = None
        truth = self.fold()
        fresh = self.worker()
        assert same((await fresh.live("table-1")).state, truth)
        for client in self.clients:
            mirror = Client(client.seat)
            mirror.connect(fresh)
            assert mirror.connection is not None
            mirror.hear(fresh.snapshot(await fresh.live("table-1"), mirror.connection))
            if client.version == truth.version:
                assert client.log == mirror.log
                assert client.now["text"] == mirror.now["text"]
        fresh.closing = True


def simulate(seeds: range, steps: int) -> tuple[int, int]:
    """Plays all plans; gives how many games ended and how many entries were written."""

    async def main() -> tuple[int, int]:
        over = entries = 0
        for seed in seeds:
            try:
                state = await Simulation(seed).run(steps)
            except Exception as problem:
                raise AssertionError(f"simulation {seed} failed: {problem!r}") from problem
            over += state.phase == "over"
            entries += state.version
        return over, entries

    return asyncio.run(main())


def test_hundreds_of_tables_under_random_faults() -> None:
    _, entries = simulate(range(120), steps=40)
    assert entries > 1200


@pytest.mark.soak
def test_ten_thousand_tables_under_random_faults() -> None:
    over, entries = simulate(range(1000, 11_000), steps=80)
    assert over > 100
    assert entries > 100_000


def test_the_simulation_finds_a_worker_that_ignores_the_fence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A store that lets the second writer through: the simulation must notice."""

    async def careless(self: FaultyStore, table: str, entries: Sequence[Entry]) -> None:
        await asyncio.sleep(0)
        log = self._logs.setdefault(table, [])
        log.extend(entries)

    monkeypatch.setattr(FaultyStore, "append", careless)
    with pytest.raises(AssertionError):
        simulate(range(20), steps=60)


def test_the_simulation_finds_commands_that_count_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = MemoryStore.append

    async def forgetful(self: FaultyStore, table: str, entries: Sequence[Entry]) -> None:
        self._commands.clear()
        await honest(self, table, entries)

    async def unknown(self: FaultyStore, table: str, actor: str, command: str) -> None:
        return None

    monkeypatch.setattr(FaultyStore, "append", forgetful)
    monkeypatch.setattr(FaultyStore, "find", unknown)
    with pytest.raises(AssertionError):
        simulate(range(60), steps=60)
