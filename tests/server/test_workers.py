"""Several workers on PostgreSQL: any of them takes any command, and never two the same step."""

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from quartett.client import Server, new_id, play
from quartett.errors import Refused
from quartett.server.facts import Change
from quartett.server.messages import Choose
from quartett.server.state import fold
from quartett.server.store.postgres import PostgresStore
from quartett.server.store.schema import bring_up_to_date
from server.running import Running, running
from server.services import Postgres, Redis
from server.sockets import raw
from server.test_faults import begun
from server.test_whole_path import chooser


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


async def race(server: Running, database: str, rounds: int, tabs: int) -> None:
    """Many sockets, spread over the workers, choose for both seats of one table at once."""
    rng = random.Random(3)
    async with Server(server.address) as ada:
        table = await begun(ada, goal=1000)
        sockets = [ada.table(table, seat) for seat in (0, 1) for _ in range(tabs)]
        for one in sockets:
            await one.__aenter__()
        accepted: dict[str, int] = {}

        async def choose(one: Any) -> None:
            command = Choose(new_id(), one.now.step, rng.choice(one.now.choices).word)
            try:
                accepted[command.id] = (await one.send(command)).version
            except Refused:
                return

        for _ in range(rounds):
            await asyncio.gather(*(choose(one) for one in sockets if one.now.choices))
        async with asyncio.timeout(60):
            while len({one.version for one in sockets}) > 1:
                await asyncio.sleep(0.05)
        entries = await log_of(database, table)
        stored = {entry.command: entry.seq for entry in entries if entry.command}
        for id, version in accepted.items():
            assert stored[id] == version
        assert len(accepted) > rounds
        assert len({one.now.step for one in sockets}) == 1
        for one in sockets:
            await one.__aexit__()


def test_two_workers_race_on_one_table(postgres_server: Postgres, tmp_path: Path) -> None:
    database = prepared(postgres_server)
    with running(tmp_path / "data", database=database, workers=2) as server:
        asyncio.run(race(server, database, rounds=15, tabs=3))


@pytest.mark.soak
def test_four_workers_race_and_one_is_paused_past_its_belief(
    postgres_server: Postgres, redis_server: Redis, tmp_path: Path
) -> None:
    database = prepared(postgres_server)
    with running(
        tmp_path / "data", database=database, redis=redis_server.address, workers=4
    ) as server:
        assert server.process is not None
        workers = psutil.Process(server.process.pid).children()
        assert len(workers) == 4

        async def main() -> None:
            await race(server, database, rounds=30, tabs=6)
            workers[0].send_signal(signal.SIGSTOP)
            await asyncio.sleep(3)
            workers[0].send_signal(signal.SIGCONT)
            await race(server, database, rounds=60, tabs=6)

        asyncio.run(main())


@pytest.mark.soak
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
                table = await begun(ada, goal=40)
                async with ada.table(table, 0) as one, ada.table(table, 1) as two:
                    players = asyncio.gather(play(one, chooser(rng)), play(two, chooser(rng)))
                    await asyncio.sleep(0.5)
                    await asyncio.to_thread(redis.kill)
                    before = one.version
                    await asyncio.sleep(8)
                    assert one.version > before, "play goes on, slower"
                    await asyncio.to_thread(redis.start)
                    async with asyncio.timeout(200):
                        await players
                    await log_of(database, table)

        asyncio.run(main())


@pytest.mark.soak
def test_no_answered_step_is_lost_when_postgresql_is_killed(tmp_path: Path) -> None:
    from server import services

    with services.postgres() as postgres:
        database = prepared(postgres)
        with running(tmp_path / "data", quiet=False, database=database, workers=2) as server:

            async def main() -> None:
                rng = random.Random(1)
                async with Server(server.address) as ada:
                    table = await begun(ada, goal=1000)
                    kept: list[tuple[str, int]] = []

                    async def keep_on(seat: int) -> None:
                        async with ada.table(table, seat) as one:
                            while True:
                                if not one.now.choices or one.now.chosen:
                                    await asyncio.sleep(0.01)
                                    continue
                                word = rng.choice(one.now.choices).word
                                command = Choose(new_id(), one.now.step, word)
                                try:
                                    answer = await one.send(command)
                                except (Refused, TimeoutError):
                                    await asyncio.sleep(0.1)
                                    continue
                                kept.append((command.id, answer.version))

                    work = [asyncio.create_task(keep_on(seat)) for seat in (0, 1)]
                    for _ in range(3):
                        answered = len(kept)
                        async with asyncio.timeout(120):
                            while len(kept) < answered + 20:
                                await asyncio.sleep(0.05)
                        await asyncio.to_thread(postgres.kill)
                        await asyncio.to_thread(postgres.start)
                    for task in work:
                        task.cancel()
                    await asyncio.gather(*work, return_exceptions=True)
                    entries = await log_of(database, table)
                    stored = {entry.command: entry.seq for entry in entries if entry.command}
                    assert all(stored.get(id) == version for id, version in kept)

            asyncio.run(main())


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
