"""Thousands of tables in simulated time, with faults decided by a seed. Each mechanism that
protects a table is also switched off once, to prove that the simulation would notice."""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import pytest

from quartett import client
from quartett.protocol.messages import Leave, Pause
from quartett.server.service import hub
from quartett.server.service.clock import ServerClock
from quartett.server.service.hub import Connection, Text
from quartett.server.service.tables import LoadedTable, dispatcher
from quartett.server.service.tables.bot_driver import BotDriver
from quartett.server.service.tables.loader import Loader
from quartett.server.service.tables.timers import Timers
from quartett.server.service.warmup import make_ready
from quartett.server.store import Entry
from quartett.server.store.memory import MemoryStore
from quartett.server.table.change_builder import TABLE, Actor
from quartett.server.table.decide import Tick, due
from server.simulated import (
    EPOCH,
    FaultyStore,
    Plan,
    SlowBots,
    World,
    outage,
    play,
    random_faults,
    simulate,
)
from server.tables import BRIEF


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Warm the rules up, and make clients count as stalled soon: simulated games are short."""
    for name in BRIEF:
        make_ready(name)
    monkeypatch.setattr(hub, "MOST_WAITING_MESSAGES", 40)


Make = Callable[[random.Random], World]


def run(seeds: range, plan: Plan, make: Make = World) -> list[World]:
    worlds = []
    for seed in seeds:
        try:
            worlds.append(play(seed, lambda rng: simulate(rng, plan, make)))
        except Exception as problem:
            raise AssertionError(f"simulation {seed} failed: {problem!r}") from problem
    return worlds


def complaint(seed: int, plan: Plan, make: Make) -> str:
    """Run one simulation; return what went wrong, or an empty text."""
    try:
        run(range(seed, seed + 1), plan, make)
    except AssertionError as problem:
        return str(problem)
    return ""


def of(game: str) -> Make:
    return lambda rng: World(rng, game=game)


def test_tables_under_random_faults() -> None:
    worlds = run(range(60), random_faults(8))
    assert sum(len(world.log) for world in worlds) > 60 * 10
    assert sum(len(world.outages) for world in worlds) > 5
    assert any(world.truth().phase == "over" for world in worlds)


@pytest.mark.parametrize("game", sorted(set(BRIEF) - {"zoinx"}))
def test_tables_of_other_games_under_random_faults(game: str) -> None:
    run(range(6), random_faults(6), of(game))


def test_the_same_seed_gives_the_same_simulation() -> None:
    def story(seed: int) -> str:
        world = play(seed, lambda rng: simulate(rng, random_faults(12)))
        return sha256(b"".join(entry.fact for entry in world.log)).hexdigest()

    assert [story(seed) for seed in range(5)] == [story(seed) for seed in range(5)]


@pytest.mark.soak
def test_ten_thousand_tables_under_random_faults() -> None:
    tables = entries = over = 0
    for start in range(1000, 11_000, 500):
        worlds = run(range(start, start + 470), random_faults(5))
        for game in sorted(set(BRIEF) - {"zoinx"}):
            worlds += run(range(start, start + 10), random_faults(5), of(game))
        tables += len(worlds)
        entries += sum(len(world.log) for world in worlds)
        over += sum(world.truth().phase == "over" for world in worlds)
        print(f"{tables} tables, {entries} entries, {over} games over", flush=True)
    assert tables == 10_000
    assert entries > 100_000
    assert over > 500


# -- a reader that never reads -------------------------------------------------------------------


class WithStalledReader(World):
    """A spectator asks for the table again and again, and reads nothing."""

    async def open(self) -> None:
        await super().open()
        self.stalled = self.loop.create_task(self.stall())

    async def stall(self) -> None:
        while True:
            try:
                async with self._connected("Eve") as link:
                    while link.open and link.close_code is None:
                        await link.send('{"type":"hello","text":true}')
                        await asyncio.sleep(0.02)
            except OSError:
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        self.stalled.cancel()
        await super().close()


def test_a_client_that_never_reads_is_disconnected_and_nothing_piles_up() -> None:
    worlds = run(range(4), random_faults(6), WithStalledReader)
    assert sum(world.metrics.stalled._value.get() for world in worlds) > 0


# -- a bot that thinks for long ------------------------------------------------------------------


class WithSlowBots(World):
    """A bot thinks for a minute, and people want to do something meanwhile."""

    bots = SlowBots

    async def open(self) -> None:
        await super().open()
        self.active = []


async def people_are_answered_while_a_bot_thinks(world: World) -> None:
    (one,) = world.people
    await world.send(one, Leave("leave-it-to-a-bot"))
    await asyncio.sleep(1.0)
    asked = world.loop.now
    await world.send(one, Pause("wait-for-me", True))
    assert world.loop.now < asked + 1.0, "the bot holds the table"
    assert world.truth().phase == "paused"


def alone(rng: random.Random) -> World:
    """One person and a bot."""
    return WithSlowBots(rng, people=1)


# -- each mechanism switched off -----------------------------------------------------------------

OFF: dict[str, Callable[[pytest.MonkeyPatch], str]] = {}


def off(how: Callable[[pytest.MonkeyPatch], str]) -> Callable[[pytest.MonkeyPatch], str]:
    OFF[how.__name__] = how
    return how


@off
def answers_before_anything_is_kept(patch: pytest.MonkeyPatch) -> str:
    """R1."""

    async def careless(self: FaultyStore, table: str, entries: Sequence[Entry]) -> None:
        if self.rng.random() < 0.95:
            await MemoryStore.append(self, table, entries)

    patch.setattr(FaultyStore, "keep", careless)
    return "not in the log|sent before it was stored"


@off
def commands_are_not_remembered(patch: pytest.MonkeyPatch) -> str:
    """R2."""

    async def forgetful(self: FaultyStore, table: str, entries: Sequence[Entry]) -> None:
        self._commands.clear()
        await MemoryStore.append(self, table, entries)

    async def unknown(*_: Any) -> None:
        return None

    patch.setattr(FaultyStore, "keep", forgetful)
    patch.setattr(FaultyStore, "find", unknown)
    patch.setattr(dispatcher, "MOST_REMEMBERED_REFUSALS", 0)
    return "counted twice|another answer"


@off
def a_change_is_not_sent_to_everyone(patch: pytest.MonkeyPatch) -> str:
    """R3."""
    honest = Connection.send

    def losing(self: Connection, message: Text) -> None:
        if b'"type":"changed"' not in bytes(message) or random.random() < 0.9:
            honest(self, message)

    patch.setattr(Connection, "send", losing)
    return "does not follow"


@off
def clients_take_their_time_to_come_back(patch: pytest.MonkeyPatch) -> str:
    """R4."""
    patch.setattr(client, "FIRST_PAUSE", 30.0)
    patch.setattr(client, "LONGEST_PAUSE", 60.0)
    return "not up to date"


@off
def the_log_lets_everybody_write(patch: pytest.MonkeyPatch) -> str:
    """R6."""

    async def careless(self: FaultyStore, table: str, entries: Sequence[Entry]) -> None:
        self._logs.setdefault(table, []).extend(entries)

    patch.setattr(FaultyStore, "keep", careless)
    return "the log has a gap"


@off
def workers_neither_hear_nor_look(patch: pytest.MonkeyPatch) -> str:
    """R7."""

    def deaf(self: Loader, name: str, version: int | None) -> None:
        return None

    patch.setattr(Loader, "note_version", deaf)
    return "not up to date"


@off
def outages_count(patch: pytest.MonkeyPatch) -> str:
    """R8."""
    patch.setattr(ServerClock, "_at", lambda self, _: self._wall() - EPOCH)
    return "an outage took somebody's time"


@off
def clocks_are_looked_at_once(patch: pytest.MonkeyPatch) -> str:
    """R8."""

    async def once(self: Timers, name: str) -> None:
        await self._dispatcher.act(name, Tick(), Actor(TABLE))

    patch.setattr(Timers, "_tick", once)
    return "looks at the clock"


@off
def tables_wait_for_bots(patch: pytest.MonkeyPatch) -> str:
    """R12."""
    honest = BotDriver._think

    async def holding(self: BotDriver, table: LoadedTable, seat: int) -> None:
        async with table.lock:
            await self.ask(table.state, seat, "random")
        await honest(self, table, seat)

    patch.setattr(BotDriver, "_think", holding)
    return "the bot holds the table"


@off
def messages_wait_without_bound(patch: pytest.MonkeyPatch) -> str:
    """R9."""

    def unbounded(self: Connection, message: Text) -> None:
        if self.ended is None:
            self._waiting.append(bytes(message))
            self._bytes += len(message)
            self._wake_writer.set()

    patch.setattr(Connection, "send", unbounded)
    return "pile up"


class WithClock(World):
    """People have eight seconds, and do nothing."""

    clock = (8,)

    async def open(self) -> None:
        await super().open()
        self.active = []


async def a_long_outage(world: World) -> None:
    await asyncio.sleep(2.0)
    await outage(world, 40.0)
    await asyncio.sleep(3.0)


async def a_short_outage_as_the_clock_runs_out(world: World) -> None:
    runs_out = due(world.truth())
    assert runs_out is not None
    await asyncio.sleep(runs_out - world.loop.now - 0.5)
    world.store.away = True
    await asyncio.sleep(2.0)
    world.store.away = False
    await asyncio.sleep(3.0)


TRIED_BY: dict[str, tuple[Plan, Make]] = {
    "messages_wait_without_bound": (random_faults(6), WithStalledReader),
    "outages_count": (a_long_outage, World),
    "tables_wait_for_bots": (people_are_answered_while_a_bot_thinks, alone),
    "clocks_are_looked_at_once": (a_short_outage_as_the_clock_runs_out, WithClock),
}


@pytest.mark.parametrize("how", sorted(TRIED_BY))
def test_mechanisms_hold_under_their_own_plans(how: str) -> None:
    run(range(5), *TRIED_BY[how])


@pytest.mark.parametrize("how", sorted(OFF))
def test_a_mechanism_that_is_switched_off_is_missed(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = OFF[how](monkeypatch)
    plan, make = TRIED_BY.get(how, (random_faults(10), World))
    # Something else may fail first, because much depends on what is switched off.
    complaints = (complaint(seed, plan, make) for seed in range(60))
    assert any(re.search(sentence, text) for text in complaints)
