"""Whatever happens to the time of day while no server runs, the players' clocks run on."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sql

from quartett.client import Server, Table
from quartett.server.store.schema import beats, bring_up_to_date, engine_at
from server.running import Running, running
from server.services import Postgres

TEN_MINUTES = 600_000
SHIFTED = """
import sys, time
seconds, now, now_ns = -600, time.time, time.time_ns
time.time = lambda: now() + seconds
time.time_ns = lambda: now_ns() + seconds * 10**9
from quartett.cli import main
sys.exit(main())
"""
"""A server on a machine whose time of day is ten minutes behind."""


async def killed_and_started(server: Running, database: str | None) -> None:
    """Kill the server while somebody's clock is running, set the time of day back, start again;
    soon the clock has run out."""
    async with Server(server.address) as ada:
        table = await ada.create(
            "zoinx", ["me", "me"], names=["Ada", "Bob"], table_options={"clock": 5}, begin=True
        )
        async with ada.table(table, 0) as first:
            await until(first, "playing")
        await asyncio.to_thread(server.kill)
        if database is None:
            server.program = ("-c", SHIFTED)
        else:
            await set_back(database)
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(30), ada.table(table, 0) as first:
            while not first.now.seats[0].stand_in:
                await first.news()


async def until(table: Table, phase: str) -> None:
    while table.now.phase != phase:
        await table.news()


async def set_back(database: str) -> None:
    """Make PostgreSQL's time of day ten minutes earlier than at the last heartbeat. Nobody can set
    the clock of a machine in a test, but the row of the heartbeats looks exactly like this."""
    engine = engine_at(database)
    later = {name: beats.c[name] + TEN_MINUTES for name in ("seen", "lost")}
    async with engine.begin() as connection:
        await connection.execute(sql.update(beats).values(later))
    await engine.dispose()


def test_clocks_run_on_with_sqlite(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        asyncio.run(killed_and_started(server, None))


def test_clocks_run_on_with_postgresql(postgres_server: Postgres, tmp_path: Path) -> None:
    database = postgres_server.database()
    asyncio.run(bring_up_to_date(database))
    with running(tmp_path / "data", database=database, workers=1) as server:
        asyncio.run(killed_and_started(server, database))


@pytest.mark.parametrize(
    ("passed", "known", "uptime"),
    [
        (1_000, 0, 101_000),
        (1_000, 100_900, 101_000),  # a worker that is a little behind
        (9_000, 100_900, 103_000),  # an outage
        (-TEN_MINUTES, 100_900, 100_900),  # the time of day was set back under a running server
        (-TEN_MINUTES, 99_000, 100_000),
        (-TEN_MINUTES, 0, 103_000),  # or while none was running: an outage of unknown length
    ],
)
def test_the_uptime_never_goes_back(passed: int, known: int, uptime: int) -> None:
    from quartett.server.store.directory import uptime_after

    assert uptime_after(100_000, passed, 3_000, known) == uptime
