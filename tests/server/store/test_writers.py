"""Whatever ends a writer's work, what waits for it is refused, and the writer begins again."""

import asyncio
from collections import defaultdict
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from quartett.server.store import Entry, Store, Unreachable, schema, sqlite
from quartett.server.store.postgres import PostgresStore
from quartett.server.store.sqlite import SqliteStore
from server.figures import figure
from server.services import Postgres

pytestmark = pytest.mark.anyio


def entry(seq: int) -> Entry:
    return Entry(seq, "", "", seq, b"x" * 500)


async def terminated(address: str, times: int) -> dict[str, int]:
    """Terminate all backends again and again while many append. Nobody may wait for ever, and what
    was answered must be stored. Returns how far the tables came."""
    store = PostgresStore(address)
    await store.open()
    admin = await asyncpg.connect(address)
    lengths: dict[str, int] = defaultdict(int)
    refused = 0

    async def fill(table: str) -> None:
        nonlocal refused
        while True:
            try:
                last = await store.last(table)
                await store.append(table, [entry(last + 1)])
                lengths[table] = last + 1
            except Unreachable:
                refused += 1
                await asyncio.sleep(0.02)

    writers = [asyncio.create_task(fill(f"t{n}")) for n in range(40)]
    for _ in range(times):
        before = sum(lengths.values())
        async with asyncio.timeout(20):
            while sum(lengths.values()) < before + 40:
                await asyncio.sleep(0.002)
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    so_far = dict(lengths)
    async with asyncio.timeout(20):  # every single one goes on
        while any(lengths[table] <= length for table, length in so_far.items()):
            await asyncio.sleep(0.01)
    for writer in writers:
        writer.cancel()
    ended: list[Any] = await asyncio.gather(*writers, return_exceptions=True)
    assert {type(one) for one in ended} == {asyncio.CancelledError}
    for table, length in lengths.items():
        assert await store.last(table) in (length, length + 1)
    await admin.close()
    await store.close()
    assert refused
    return lengths


@pytest.mark.parametrize("times", [8, pytest.param(figure(1_000), marks=pytest.mark.soak)])
async def test_backends_terminated_under_load_stop_nobody_for_ever(
    postgres_server: Postgres, times: int
) -> None:
    address = postgres_server.database()
    await schema.bring_up_to_date(address)
    lengths = await terminated(address, times)
    print(f"{times} times terminated, {sum(lengths.values())} appends")


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


PROBLEMS = [
    asyncpg.InternalClientError("got result for unknown protocol state 3"),
    asyncpg.InterfaceError("cannot perform operation: another operation is in progress"),
    OverflowError("Python int too large to convert to SQLite INTEGER"),
    RuntimeError(),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
async def test_whatever_goes_wrong_in_a_writer_it_begins_again(
    store: Store, problem: Exception, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    monkeypatch.setattr(sqlite, "QUIET", 0.05)
    await store.append("t", [entry(1)])
    broken = True

    def faulty(honest: Any) -> Any:
        def call(*details: Any) -> Any:
            if broken:
                raise problem
            return honest(*details)

        return call

    inside = "_settled" if isinstance(store, SqliteStore) else "_connected"
    for name in (inside, "_follow") if isinstance(store, SqliteStore) else (inside,):
        monkeypatch.setattr(store, name, faulty(getattr(store, name)))
    async with asyncio.timeout(20):
        for _ in range(3):
            appends = (store.append(table, [entry(2)]) for table in ("t", "u"))
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(answer) for answer in answers] == [Unreachable, Unreachable]
            assert str(problem) in str(answers[0])
        assert store.health.problem == (str(problem) or "RuntimeError")
        assert store.health.failures >= 3
        broken = False
        while store.health.problem:  # nobody appends: the writer itself tries
            await asyncio.sleep(0.01)
        await store.append("t", [entry(2)])
    assert await store.last("t") == 2
    assert [record.message for record in caplog.records if record.name == "quartett.server"] == [
        "database not written",
        "database written again",
    ]


async def test_who_waits_for_a_writer_that_is_cancelled_is_refused(
    postgres_server: Postgres,
) -> None:
    address = postgres_server.database()
    await schema.bring_up_to_date(address)
    store = PostgresStore(address)
    await store.open()
    waiting = [asyncio.create_task(store.append(f"t{n}", [entry(1)])) for n in range(3)]
    await asyncio.sleep(0)
    assert store._writer is not None
    store._writer.cancel()
    async with asyncio.timeout(10):
        answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unreachable] * 3
    with pytest.raises(Unreachable, match="closed"):
        await store.append("t", [entry(2)])
    await store._readers.close()
