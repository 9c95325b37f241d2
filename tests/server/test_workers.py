"""Several workers on PostgreSQL: any of them takes any command, and never two the same step."""

import asyncio
import random
import time
from pathlib import Path
from statistics import median
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from quartett.client import Server, Table, new_id
from quartett.errors import Refused
from quartett.protocol.messages import Choose
from quartett.server.service.runtime import LOOK_AROUND
from quartett.server.store.postgres import PostgresStore
from quartett.server.store.schema import bring_up_to_date
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from server.figures import figure
from server.running import Running, running
from server.services import Postgres, Redis
from server.sockets import raw
from server.test_faults import begun


def prepared(postgres_server: Postgres) -> str:
    database = postgres_server.database()
    asyncio.run(bring_up_to_date(database))
    return database


async def log_of(database: str, table: str) -> list[Any]:
    from msgspec import json

    store = PostgresStore(database)
    await store.open()
    try:
        entries = await store.read(table)
    finally:
        await store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    fold(json.decode(entry.fact, type=Change) for entry in entries)
    return entries


def sockets_of(server: Running) -> dict[int, int]:
    """How many sockets each worker has."""
    assert server.process is not None
    return {
        worker.pid: sum(
            one.status == psutil.CONN_ESTABLISHED and one.laddr.port == server.port
            for one in worker.net_connections("tcp")
        )
        for worker in psutil.Process(server.process.pid).children()
    }


async def tabs_at_every_worker(ada: Server, server: Running, table: str) -> list[Table]:
    """Open tabs for both seats until each worker has some: otherwise nothing races."""
    tabs: list[Table] = []
    while len(tabs) < 6 or min(sockets_of(server).values()) < 1:
        assert len(tabs) < 45, f"the workers share badly: {sockets_of(server)}"
        one = ada.table(table, len(tabs) % 2)
        await one.__aenter__()
        tabs.append(one)
    return tabs


async def race(
    server: Running, database: str, choices: int, stop: float = 0.0
) -> tuple[int, int, int]:
    """Many tabs, spread over the workers, choose for both seats of one table at once; in the middle
    a worker stands still for a while. Gives how many workers, accepted and refused commands."""
    rng = random.Random(3)
    async with Server(server.address) as ada:
        table = await begun(ada, goal=1000)
        tabs = await tabs_at_every_worker(ada, server, table)
        accepted: dict[str, int] = {}
        refused = 0

        async def choose(one: Table) -> None:
            nonlocal refused
            while len(accepted) < choices:
                if not one.own.choices:
                    await asyncio.sleep(0.005)
                    continue
                command = Choose(new_id(), one.now.step, rng.choice(one.own.choices))
                try:
                    accepted[command.id] = (await one.send(command)).version
                except Refused:
                    refused += 1
                    await asyncio.sleep(0.005 * rng.random())

        async def stand_still() -> None:
            busiest = max(sockets_of(server).items(), key=lambda item: item[1])[0]
            while len(accepted) < choices // 3:
                await asyncio.sleep(0.01)
            psutil.Process(busiest).suspend()
            await asyncio.sleep(stop)
            psutil.Process(busiest).resume()

        async with asyncio.timeout(300), asyncio.TaskGroup() as group:
            for one in tabs:
                group.create_task(choose(one))
            if stop:
                group.create_task(stand_still())
        async with asyncio.timeout(30):
            while len({one.version for one in tabs}) > 1:
                await asyncio.sleep(0.05)
        entries = await log_of(database, table)
        stored = {entry.command: entry.seq for entry in entries if entry.command}
        assert {id: stored.get(id) for id in accepted} == accepted
        assert len(set(accepted.values())) == len(accepted), "two commands won the same number"
        assert {one.version for one in tabs} == {len(entries)}
        for seat in (0, 1):
            shown = [(one.own.text, one.log) for one in tabs if one.seat == seat]
            assert all(same == shown[0] for same in shown), "the table has forked"
        for one in tabs:
            await one.__aexit__()
        return len(sockets_of(server)), len(accepted), refused


def test_two_workers_race_on_one_table(postgres_server: Postgres, tmp_path: Path) -> None:
    database = prepared(postgres_server)
    with running(tmp_path / "data", database=database, workers=2) as server:
        workers, accepted, _ = asyncio.run(race(server, database, choices=40))
        assert (workers, accepted >= 40) == (2, True)


@pytest.mark.soak
def test_two_workers_race_again_and_again(postgres_server: Postgres, tmp_path: Path) -> None:
    database = prepared(postgres_server)
    with running(tmp_path / "data", database=database, workers=2) as server:
        for number in range(figure(20)):
            print(number, asyncio.run(race(server, database, choices=60)), flush=True)


@pytest.mark.soak
def test_four_workers_race_and_one_is_paused_past_its_belief(
    postgres_server: Postgres, redis_server: Redis, tmp_path: Path
) -> None:
    database = prepared(postgres_server)
    with running(
        tmp_path / "data", database=database, redis=redis_server.address, workers=4
    ) as server:
        for number in range(figure(50)):
            workers, accepted, refused = asyncio.run(race(server, database, 150, stop=4.0))
            print(
                f"{number}: {workers} workers, {accepted} accepted, {refused} refused", flush=True
            )
            assert workers == 4


A_WHILE = 150
"""Choices: a small part of a long game."""


async def pace(one: Table, two: Table, rng: random.Random, seconds: float) -> list[float]:
    """Both play for so long; how long each choice took until the other saw it.

    A fast machine would come to the end of the game.
    """
    took: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and len(took) < A_WHILE:
        player, other = (one, two) if one.my_turn else (two, one)
        if not player.my_turn:
            await asyncio.sleep(0.005)
            continue
        sent = time.monotonic()
        answer = await player.choose(rng.choice(player.own.choices))
        while other.version < answer.version:
            await other.news()
        took.append(time.monotonic() - sent)
    return took


def test_play_goes_on_without_redis_and_heals_when_it_is_back(
    postgres_server: Postgres, tmp_path: Path
) -> None:
    from server import services

    database = prepared(postgres_server)
    with (
        services.redis() as redis,
        running(tmp_path / "data", database=database, redis=redis.address, workers=2) as server,
    ):

        async def main() -> None:
            rng = random.Random(1)
            async with Server(server.address) as ada:
                table = await begun(ada, goal=1000)
                tabs = await tabs_at_every_worker(ada, server, table)
                by_seat = {seat: [one for one in tabs if one.seat == seat] for seat in (0, 1)}
                one, two = by_seat[0][-1], by_seat[1][0]
                before = await pace(one, two, rng, 3)
                await asyncio.to_thread(redis.kill)
                without = await pace(one, two, rng, 6)
                await asyncio.to_thread(redis.start)
                await asyncio.sleep(2.5)  # until the workers have noticed
                after = await pace(one, two, rng, 3)
                for name, took in (("before", before), ("without", without), ("after", after)):
                    print(f"{name}: {len(took)} choices, median {median(took):.3f} s", flush=True)
                assert without, "play goes on"
                assert max(without) < 10
                assert median(after) < LOOK_AROUND / 2, "it heals"
                for tab in tabs:
                    await tab.__aexit__()
                await log_of(database, table)

        asyncio.run(main())


async def keep_on(ada: Server, table: str, seat: int, versions: dict[str, int]) -> None:
    """Choose again and again, and write down every answer."""
    rng = random.Random(seat)
    async with ada.table(table, seat) as one:
        while True:
            if not one.own.choices or one.own.chosen:
                await asyncio.sleep(0.01)
                continue
            command = Choose(new_id(), one.now.step, rng.choice(one.own.choices))
            try:
                versions[command.id] = (await one.send(command)).version
            except (Refused, TimeoutError):
                await asyncio.sleep(0.1)


async def postgres_killed(
    postgres: Postgres, server: Running, database: str, kills: int
) -> tuple[int, float]:
    """Kill the database again and again under load; gives how many answers there were, and the
    longest time until the next one after it was back."""
    async with Server(server.address) as ada:
        table = await begun(ada, goal=1000)
        versions: dict[str, int] = {}
        work = [asyncio.create_task(keep_on(ada, table, seat, versions)) for seat in (0, 1)]
        longest = 0.0
        for _ in range(kills):
            answered = len(versions)
            async with asyncio.timeout(120):
                while len(versions) < answered + 20:
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(postgres.kill)
            answered = len(versions)
            await asyncio.to_thread(postgres.start)
            back = time.monotonic()
            async with asyncio.timeout(60):
                while len(versions) <= answered:
                    await asyncio.sleep(0.02)
            longest = max(longest, time.monotonic() - back)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        stored = {entry.command: entry.seq for entry in await log_of(database, table)}
        assert {id: stored.get(id) for id in versions} == versions, "an answered command is lost"
        return len(versions), longest


@pytest.mark.parametrize("kills", [1, pytest.param(figure(200), marks=pytest.mark.soak)])
def test_no_answered_step_is_lost_when_postgresql_is_killed(kills: int, tmp_path: Path) -> None:
    from server import services

    with services.postgres() as postgres:
        database = prepared(postgres)
        with running(tmp_path / "data", quiet=False, database=database, workers=2) as server:
            answers, longest = asyncio.run(postgres_killed(postgres, server, database, kills))
            print(f"{kills} kills, {answers} answers, back after {longest:.1f} s at most")
            assert answers >= 20 * kills


def test_workers_end_with_their_parent(postgres_server: Postgres, tmp_path: Path) -> None:
    """Otherwise orphaned workers would keep the address, and the server could not start again."""
    database = prepared(postgres_server)
    with running(tmp_path / "data", database=database, workers=2) as server:
        assert server.process is not None
        workers = psutil.Process(server.process.pid).children()
        server.kill()
        _, alive = psutil.wait_procs(workers, 20)
        assert not alive
        server.start()


def test_a_database_that_hangs_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    from server import services

    with services.postgres() as postgres:
        database = prepared(postgres)
        with running(tmp_path / "data", quiet=False, database=database) as server:
            postmaster = psutil.Process(postgres.server.get_pid())
            family = [postmaster, *postmaster.children(recursive=True)]
            for process in family:
                process.suspend()
            try:
                assert server.stop() < 10
            finally:
                for process in family:
                    process.resume()


def test_many_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="SQLite is for one process"):
        Running(tmp_path / "data", workers=2)


def test_presence_is_known_across_workers(postgres_server: Postgres, tmp_path: Path) -> None:
    database = prepared(postgres_server)
    with running(tmp_path / "data", database=database, workers=2) as server:

        async def main() -> None:
            async with Server(server.address) as ada:
                table = await begun(ada)
                async with raw(ada, table, 0) as one:
                    await one.hello()
                    many = [ada.table(table, 1) for _ in range(4)]
                    for other in many:
                        await other.__aenter__()
                    async with asyncio.timeout(60):
                        while (await one.next("presence"))["seats"] != ["here", "here"]:
                            pass
                    for other in many:
                        await other.__aexit__()

        asyncio.run(main())
