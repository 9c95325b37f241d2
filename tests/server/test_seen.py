"""Bots wait, within limits, for clients that report what they have shown; in simulated time."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from msgspec import json

from quartett.protocol.messages import Seen, TableOptions
from quartett.server.metrics import Metrics
from quartett.server.service.clock import BEAT, ServerClock
from quartett.server.service.hub import Connection
from quartett.server.service.lobby import Lobby
from quartett.server.service.tables import LoadedTable, Process, Tables
from quartett.server.service.tables.bot_driver import (
    LONGEST_WAIT_FOR_VIEWERS,
    PAUSE_AFTER_VIEWERS,
)
from quartett.server.store import Entry
from quartett.server.store.memory import MemoryStore
from quartett.server.table.playing import SECONDS_TO_THROW
from quartett.server.transport.socket import SocketSession
from server.simulated import EPOCH, TABLE, QuickBots, play
from server.tables import Driven

DELAY = 1.0
SOON = DELAY + PAUSE_AFTER_VIEWERS + 0.1


class Worker:
    """One worker with one table where somebody has to act."""

    table: LoadedTable

    def __init__(self, played: Driven) -> None:
        self.played, self.loop = played, asyncio.get_running_loop()
        clock = ServerClock(self.loop.time, lambda: EPOCH + self.loop.time())

        async def beat() -> None:
            clock.beat(self.loop.time())

        self.beat, self.clock = beat, clock
        self.tables = Tables(
            MemoryStore(),
            QuickBots(1),
            clock,
            Process(beat, lambda *_: None, lambda *_: None),
            Metrics(),
            bot_delay=DELAY,
        )

    async def open(self, *connections: Connection) -> None:
        """Load the table with these connections."""
        await self.beat()
        self.beating = self.loop.create_task(self._beat())
        for connection in connections:
            self.tables.hub.add(connection)
        log = enumerate(self.played.log, 1)
        entries = [Entry(n, "", "", change.at, json.encode(change)) for n, change in log]
        await self.tables.loader.store.append(TABLE, entries)
        self.table = await self.tables.loader.load(TABLE)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    @property
    def step(self) -> int:
        return len(self.table.state.record.steps)

    async def close(self) -> None:
        self.beating.cancel()
        await self.tables.close()


def bots_turn(*seating: str, table_options: TableOptions = TableOptions()) -> Driven:  # noqa: B008 - a value
    """Return a table, some steps into the game, where only the last seat, a bot, has to choose."""
    for seed in range(20):
        rng = random.Random(seed)
        played = Driven("zoinx", seating, table_options, start=len(seating) - 1).begin()
        played.play(rng, 2)
        if played.state.awaited == (len(seating) - 1,):
            return played
    raise AssertionError("there is always a seed")


def looking(seat: int | None, seen: int | None = None, device: str = "Ada") -> Connection:
    connection = Connection(TABLE, device, seat)
    connection.seen = seen
    return connection


def scenario(
    *connections: Connection,
    seating: tuple[str, ...] = ("Ada", "random"),
    tell: Callable[[Worker], Awaitable[None]],
) -> None:
    async def main(_: random.Random) -> None:
        worker = Worker(bots_turn(*seating))
        await worker.open(*connections)
        try:
            await tell(worker)
        finally:
            await worker.close()

    play(1, main)


async def moves_within(worker: Worker, seconds: float) -> bool:
    """Return whether a step is made within this time."""
    before, until = worker.step, worker.loop.time() + seconds
    while worker.loop.time() < until:
        if worker.step > before:
            return True
        await asyncio.sleep(0.05)
    return worker.step > before


def test_a_bot_waits_until_people_have_seen_the_last_step() -> None:
    ada = looking(0, seen=1)

    async def tell(worker: Worker) -> None:
        assert not await moves_within(worker, 10.0)
        worker.tables.bot_driver.note_seen(worker.table, ada, worker.step - 1)
        assert not await moves_within(worker, 10.0), "that was not the last one"
        worker.tables.bot_driver.note_seen(worker.table, ada, worker.step)
        assert await moves_within(worker, PAUSE_AFTER_VIEWERS + 0.1)

    scenario(ada, tell=tell)


def test_people_who_have_seen_everything_delay_nobody() -> None:
    async def tell(worker: Worker) -> None:
        assert not await moves_within(worker, DELAY - 0.2), "a bot takes its time, too"
        assert await moves_within(worker, 0.4)

    scenario(looking(0, seen=2), tell=tell)


def test_bots_wait_no_longer_than_the_limit() -> None:
    async def tell(worker: Worker) -> None:
        assert not await moves_within(worker, LONGEST_WAIT_FOR_VIEWERS - 0.5)
        assert await moves_within(worker, 0.5 + SOON)

    scenario(looking(0, seen=0), tell=tell)


def test_bots_do_not_wait_again_for_a_client_that_is_still_behind() -> None:
    ada = looking(0, seen=0)

    async def tell(worker: Worker) -> None:
        assert await moves_within(worker, LONGEST_WAIT_FOR_VIEWERS + 1)
        worker.tables.bot_driver.note_seen(worker.table, ada, 0)
        assert ada.seen is None, "it says so only to hold others up"
        worker.tables.bot_driver.note_seen(worker.table, ada, worker.step)
        assert ada.seen == worker.step

    scenario(ada, tell=tell)


def test_bots_do_not_wait_for_clients_that_report_nothing() -> None:
    async def tell(worker: Worker) -> None:
        assert await moves_within(worker, SOON)

    scenario(looking(0), tell=tell)


def test_bots_wait_for_all_people_at_the_table() -> None:
    ada, bob = looking(0, seen=1), looking(1, seen=2, device="Bob")

    async def tell(worker: Worker) -> None:
        assert not await moves_within(worker, 10.0)
        worker.tables.bot_driver.note_seen(worker.table, ada, worker.step)
        assert await moves_within(worker, SOON)

    scenario(ada, bob, seating=("Ada", "Bob", "random"), tell=tell)


@pytest.mark.parametrize("seen", [None, 2])
def test_bots_do_not_wait_for_spectators_while_people_play(seen: int | None) -> None:
    async def tell(worker: Worker) -> None:
        assert await moves_within(worker, SOON)

    scenario(looking(0, seen=seen), looking(None, seen=0, device="Eve"), tell=tell)


def test_bots_among_themselves_wait_for_spectators() -> None:
    eve = looking(None, seen=0, device="Eve")

    async def tell(worker: Worker) -> None:
        assert not await moves_within(worker, 10.0)
        worker.tables.bot_driver.note_seen(worker.table, eve, worker.step)
        assert await moves_within(worker, SOON)

    scenario(eve, seating=("random", "random"), tell=tell)


def test_bots_do_not_wait_for_people_who_have_left() -> None:
    ada = looking(0, seen=0)

    async def tell(worker: Worker) -> None:
        assert not await moves_within(worker, 5.0)
        worker.tables.broadcaster.disconnect(ada)
        assert await moves_within(worker, SOON)

    scenario(ada, tell=tell)


def test_seen_is_no_command_and_has_no_answer() -> None:
    ada = looking(0)
    sent: list[Any] = []
    ada.send = sent.append  # type: ignore[method-assign, assignment]

    async def tell(worker: Worker) -> None:
        lobby = cast(Lobby, type("OnlyTables", (), {"tables": worker.tables}))
        session = SocketSession(lobby, worker.table, ada, worker.tables.tasks.metrics, messages=())
        before = worker.table.state.version
        await session._answer(Seen(1))
        assert (ada.seen, sent, worker.table.state.version) == (1, [], before)

    scenario(ada, tell=tell)


def test_the_table_throws_for_a_person_who_does_not() -> None:
    """By its own timer, when the time is up."""

    async def main(_: random.Random) -> None:
        played = Driven("zoinx", ["Ada", "Bob"], TableOptions(throws=True)).begin()
        played.choose(0, "bet 2")
        played.choose(1, "bet 4")
        assert played.state.game.thrower(played.state.record.position) == 0
        worker = Worker(played)
        await worker.open()
        due = played.state.uptime + SECONDS_TO_THROW
        while worker.step == 1 and worker.loop.time() < 2 * due:
            assert worker.clock.uptime() < due + 0.1
            await asyncio.sleep(0.05)
        assert worker.step == 2
        assert worker.clock.uptime() >= due
        await worker.close()

    play(1, main)
