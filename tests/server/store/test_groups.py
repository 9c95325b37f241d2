"""Waiting appends are written together; a broken database is reported and survived."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest

from quartett.server.store import Entry, Store, Unreachable, schema, sqlite, store_at
from quartett.server.store.postgres import PostgresStore
from quartett.server.store.sqlite import BETWEEN_GROUPS, FEW, WORTH_A_FLUSH, SqliteStore
from server.figures import figure
from server.services import Postgres
from server.store.conftest import Open

pytestmark = pytest.mark.anyio

# Appends to many tables at once, and reports each append once the store has confirmed it.
WRITER = """
import asyncio, sys
from quartett.server.store import Entry, sqlite, store_at

sqlite.LARGEST_JOURNAL = 50  # so that some are killed while they settle it

async def fill(store, table):
    for seq in range(1, 100000):
        await store.append(table, [Entry(seq, "a", f"c{seq}", seq, b"x" * 100)])
        print(table, seq, flush=True)

async def main():
    store = store_at(sys.argv[1])
    await store.open()
    await asyncio.gather(*(fill(store, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


def entry(seq: int) -> Entry:
    return Entry(seq, "", "", seq, b"{}")


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    """Only what outlives a process."""
    return str(request.param)


async def test_waiting_appends_share_a_transaction(store: Store) -> None:
    assert isinstance(store, SqliteStore | PostgresStore)
    await asyncio.gather(*(store.append(f"t{n}", [entry(1)]) for n in range(400)))
    together, store.transactions = store.transactions, 0
    assert together <= 20
    for seq in range(2, 22):
        await store.append("t0", [entry(seq)])
    assert store.transactions == 20, "one after the other, each is written at once"


async def test_sqlite_takes_a_breath_between_groups(tmp_path: Path) -> None:
    store, tables = SqliteStore(tmp_path / "paced.db"), [f"t{n}" for n in range(FEW + 1)]
    await store.open()
    await asyncio.gather(*(store.append(table, [entry(1)]) for table in tables))
    begun = time.monotonic()
    for seq in range(2, 22):
        await asyncio.gather(*(store.append(table, [entry(seq)]) for table in tables))
    assert time.monotonic() - begun > 19 * BETWEEN_GROUPS
    assert store.transactions == 21
    await store.close()


async def test_where_few_play_nobody_waits_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BETWEEN_GROUPS", 1000.0)
    store, tables = SqliteStore(tmp_path / "quiet.db"), [f"t{n}" for n in range(FEW)]
    await store.open()
    async with asyncio.timeout(60):  # otherwise it would wait for hours
        for seq in range(1, 20):
            await asyncio.gather(*(store.append(table, [entry(seq)]) for table in tables))
    await store.close()


async def test_sqlite_lets_a_few_wait_for_others_and_many_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BETWEEN_GROUPS", 1000.0)
    store = SqliteStore(tmp_path / "paced.db")
    await store.open()
    await asyncio.gather(*(store.append(f"u{n}", [entry(1)]) for n in range(FEW + 1)))
    few = [
        asyncio.ensure_future(store.append(f"t{n}", [entry(1)])) for n in range(WORTH_A_FLUSH - 1)
    ]
    await asyncio.sleep(0.05)
    assert not any(one.done() for one in few)
    await asyncio.gather(store.append("one more", [entry(1)]), *few)
    assert store.transactions == 2
    waiting = asyncio.ensure_future(store.append("t0", [entry(2)]))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    assert store.transactions == 3, "who closes writes what waits"


def acknowledged(address: str, lines: int) -> dict[str, int]:
    """Let a process append, kill it in the middle, and return what it had acknowledged."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, address], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    last: dict[str, int] = {}
    for _ in range(lines):
        table, seq = writer.stdout.readline().split()
        last[table] = int(seq)
    os.kill(writer.pid, signal.SIGKILL)
    rest = writer.stdout.read()
    for line in rest[: rest.rfind("\n") + 1].splitlines():
        table, seq = line.split()
        last[table] = int(seq)
    writer.stdout.close()
    writer.wait()
    return last


async def test_what_was_acknowledged_survives_kill_nine(address: str, another: Open) -> None:
    for _ in range(3):
        said = await asyncio.to_thread(acknowledged, address, 300)
        store = await another()
        for table, seq in said.items():
            log = await store.read(table)
            assert len(log) >= seq
            assert [found.seq for found in log] == list(range(1, len(log) + 1))
        for table in await store.tables():
            await store.forget(table)
        await store.close()


@pytest.mark.soak
async def test_a_million_acknowledged_appends_survive_kills(address: str, another: Open) -> None:
    """Killed again and again in the middle; each time every log holds what was acknowledged."""
    wanted, kills, acknowledgements = figure(1_000_000), figure(1_000), 0
    for _ in range(kills):
        said = await asyncio.to_thread(acknowledged, address, wanted // kills)
        store = await another()
        for table, seq in said.items():
            log = await store.read(table)
            assert len(log) >= seq
            assert [found.seq for found in log] == list(range(1, len(log) + 1))
            assert len({found.command for found in log}) == len(log), "an append counts twice"
        acknowledgements += sum(said.values())
        for table in await store.tables():
            await store.forget(table)
        await store.close()
    print(f"{kills} kills, {acknowledgements} acknowledgements, 0 lost")
    assert acknowledgements >= wanted


async def test_sqlite_flushes_to_the_disk_on_every_commit(tmp_path: Path) -> None:
    """What a power cut leaves is tested in test_power.py."""
    store = SqliteStore(tmp_path / "quartett.db")
    await store.open()
    for connection in (store._write, store._reader):
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


async def test_sqlite_says_when_it_cannot_write_and_goes_on_when_it_can(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "quartett.db")
    await store.open()
    await store.append("t", [entry(1)])
    store._write.execute("PRAGMA query_only=1")
    with pytest.raises(Unreachable, match="refused to write"):
        await store.append("t", [entry(2)])
    assert store.health.problem == "attempt to write a readonly database"
    store._write.execute("PRAGMA query_only=0")
    await store.append("t", [entry(2)])
    assert await store.last("t") == 2
    assert not store.health.problem
    await store.close()


async def test_sqlite_reads_while_a_group_is_being_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "quartett.db")
    await store.open()
    await store.append("t", [entry(1)])
    other = SqliteStore(tmp_path / "quartett.db")._connect()
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append("t", [entry(2)]))
    await asyncio.sleep(0.05)
    assert await store.last("t") == 1
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    await waiting
    assert await store.last("t") == 2
    await store.close()


async def test_postgres_killed_and_started_again_has_everything_and_goes_on(
    postgres_server: Postgres,
) -> None:
    address = postgres_server.database()
    await schema.bring_up_to_date(address)
    store = store_at(address)
    await store.open()
    lengths: dict[str, int] = defaultdict(int)

    async def fill(table: str) -> None:
        while True:
            await store.append(table, [entry(lengths[table] + 1)])
            lengths[table] += 1

    writers = [asyncio.create_task(fill(f"t{n}")) for n in range(10)]
    while sum(lengths.values()) < 200:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(postgres_server.kill)
    answers = await asyncio.wait_for(asyncio.gather(*writers, return_exceptions=True), 30)
    assert {type(answer) for answer in answers} == {Unreachable}
    with pytest.raises(Unreachable):
        await store.append("t0", [entry(lengths["t0"] + 1)])
    with pytest.raises(Unreachable):
        await store.last("t0")
    with pytest.raises(Unreachable):
        await store.find("t0", "", "c")
    await asyncio.to_thread(postgres_server.start)
    for table, seq in lengths.items():
        last = await store.last(table)
        assert last in (seq, seq + 1), "one append may be stored without an answer"
        await store.append(table, [entry(last + 1)])
    await store.close()
