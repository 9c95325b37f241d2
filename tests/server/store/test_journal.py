"""Entries land in SQLite's journal and are put into their places in the log later: wherever they
are, and whatever breaks in between, they are there once."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quartett.errors import UnreadableText
from quartett.server.store import Entry, Overtaken, Repeated, Unreachable, schema, sqlite
from quartett.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


def entry(seq: int, command: str = "", fact: bytes = b"{}") -> Entry:
    return Entry(seq, "anna", command, seq, fact)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quartett.db"


@pytest.fixture
async def store(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    """A store that settles its journal only on demand."""
    monkeypatch.setattr(sqlite, "QUIET", 60)
    store = SqliteStore(path)
    await store.open()
    yield store
    await store.close()


def lying(path: Path) -> tuple[int, int]:
    """How many rows are in the log and in the journal."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    log = database.execute("SELECT count(*) FROM log").fetchone()[0]
    journal = database.execute("SELECT count(*) FROM journal").fetchone()[0]
    database.close()
    return log, journal


async def settle(store: SqliteStore) -> None:
    """A group that is not as others are finds the journal settled."""
    await store.forget("nobody's table")


@asynccontextmanager
async def halted(
    store: SqliteStore, work: Coroutine[Any, Any, None], statement: str
) -> AsyncIterator[None]:
    """Halt the writer while it does this work, just before this statement."""
    reached, go_on = threading.Event(), threading.Event()

    def halt(text: str) -> None:
        if statement in text and not reached.is_set():
            reached.set()
            go_on.wait(10)

    store._write.set_trace_callback(halt)
    working = asyncio.create_task(work)
    assert await asyncio.to_thread(reached.wait, 10)
    yield
    assert not working.done()
    go_on.set()
    await working


# -- when it is settled --------------------------------------------------------------------------


async def test_an_entry_lands_in_the_journal_and_is_read_from_there(
    store: SqliteStore, path: Path
) -> None:
    await store.append("t", [entry(1, "c-1")])
    await store.append("u", [entry(1)])
    assert lying(path) == (0, 2)
    assert await store.read("t") == [entry(1, "c-1")]
    assert await store.find("t", "anna", "c-1") == entry(1, "c-1")
    assert await store.last("t") == 1
    assert await store.tables() == ["t", "u"]
    await store.forget("t")
    assert await store.tables() == ["u"]


async def test_the_journal_is_settled_when_it_has_grown(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LARGEST_JOURNAL", 10)
    for seq in range(1, 36):
        await store.append("t", [entry(seq, f"c{seq}")])
    await asyncio.sleep(0.1)
    log, journal = lying(path)
    assert log >= 30
    assert log + journal == 35
    assert await store.read("t") == [entry(seq, f"c{seq}") for seq in range(1, 36)]


async def test_the_journal_is_settled_when_all_is_quiet(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUIET", 0.2)
    store = SqliteStore(path)
    await store.open()
    await store.append("t", [entry(1)])
    assert lying(path) == (0, 1)
    async with asyncio.timeout(10):
        while lying(path) != (1, 0):
            await asyncio.sleep(0.02)
    await store.append("t", [entry(2)])
    assert await store.read("t") == [entry(1), entry(2)]
    await store.close()


async def test_the_journal_is_settled_when_the_store_is_closed(
    store: SqliteStore, path: Path
) -> None:
    await store.append("t", [entry(1)])
    await store.close()
    assert lying(path) == (1, 0)


# -- numbers and commands ------------------------------------------------------------------------


@pytest.mark.parametrize("settled", [0, 1, 2])
@pytest.mark.parametrize(
    ("late", "known"),
    [
        (entry(1), None),
        (entry(2), None),
        (entry(4), None),
        (entry(0), None),
        (entry(3, "c-1", b"again"), entry(1, "c-1")),
        (entry(3, "c-2", b"again"), entry(2, "c-2")),
        (entry(1, "c-2", b"again"), entry(2, "c-2")),
    ],
)
async def test_what_is_late_is_refused_wherever_the_first_copy_lies(
    store: SqliteStore, path: Path, settled: int, late: Entry, known: Entry | None
) -> None:
    for seq in (1, 2):
        await store.append("t", [entry(seq, f"c-{seq}")])
        if seq == settled:
            await settle(store)
    assert lying(path) == (settled, 2 - settled)
    with pytest.raises(Overtaken if known is None else Repeated) as refused:
        await store.append("t", [late])
    if isinstance(refused.value, Repeated):
        assert refused.value.entry == known
    assert await store.read("t") == [entry(1, "c-1"), entry(2, "c-2")]
    await store.append("t", [entry(3, "c-3")])
    assert await store.last("t") == 3


@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.parametrize(
    ("one", "two", "refusal"),
    [
        (entry(2, "c"), entry(3, "c"), Repeated),
        (entry(2), entry(2), Overtaken),
        (entry(2), entry(4), Overtaken),
        (entry(2), entry(3), type(None)),
    ],
)
async def test_of_two_in_one_group_the_second_must_follow_the_first(
    store: SqliteStore, settled: bool, one: Entry, two: Entry, refusal: type
) -> None:
    await store.append("t", [entry(1)])
    before = settle(store) if settled else store.append("u", [entry(1)])
    async with halted(store, before, "COMMIT" if settled else "INSERT INTO journal"):
        groups = store.transactions
        both = [asyncio.create_task(store.append("t", [each])) for each in (one, two)]
        await asyncio.sleep(0)
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert store.transactions == groups + 2, "one that was halted, and one for both"
    assert [type(answer) for answer in answers] == [type(None), refusal]
    expected = [entry(1), one, two] if refusal is type(None) else [entry(1), one]
    assert await store.read("t") == expected


async def test_a_table_forgotten_in_the_journal_begins_anew(store: SqliteStore) -> None:
    await store.append("t", [entry(1, "c")])
    await store.forget("t")
    await store.append("t", [entry(1, "c", b"new")])
    assert await store.read("t") == [entry(1, "c", b"new")]


# -- reading meanwhile ---------------------------------------------------------------------------


@pytest.mark.parametrize("statement", ["DELETE FROM journal", "COMMIT"])
async def test_who_reads_while_the_journal_is_settled_sees_everything_once(
    store: SqliteStore, path: Path, statement: str
) -> None:
    await store.append("t", [entry(1, "c-1")])
    await settle(store)
    await store.append("t", [entry(2, "c-2")])
    async with halted(store, settle(store), statement):
        assert await store.read("t") == [entry(1, "c-1"), entry(2, "c-2")]
        assert await store.read("t", after=1) == [entry(2, "c-2")]
        assert await store.find("t", "anna", "c-2") == entry(2, "c-2")
        assert await store.last("t") == 2
        assert await store.tables() == ["t"]
        assert lying(path) == (1, 1)
    assert lying(path) == (2, 0)
    assert await store.read("t") == [entry(1, "c-1"), entry(2, "c-2")]


async def test_who_reads_all_the_time_never_misses_what_was_answered(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LARGEST_JOURNAL", 3)
    answered = 0

    async def write() -> None:
        nonlocal answered
        for seq in range(1, 101):
            await store.append("t", [entry(seq)])
            answered = seq

    writing = asyncio.create_task(write())
    while not writing.done():
        before = answered
        found = [found.seq for found in await store.read("t")]
        assert found == list(range(1, len(found) + 1))
        assert before <= len(found) <= answered + 1
    await writing


# -- what breaks ---------------------------------------------------------------------------------

# Appends, then settles; the words say before which statement it is killed.
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from quartett.server.store import Entry, sqlite

def look(text):
    if text == sys.argv[2]:
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    sqlite.QUIET = 60
    store = sqlite.SqliteStore(Path(sys.argv[1]))
    await store.open()
    for seq in range(1, 11):
        await store.append("t", [Entry(seq, "anna", f"c{seq}", seq, b"{}")])
        if seq == 5:
            await store.forget("nobody's table")
    store._write.set_trace_callback(look)
    await store.forget("nobody's table")

asyncio.run(main())
"""


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "DELETE FROM journal", "COMMIT"])
async def test_a_server_killed_while_it_settles_loses_and_doubles_nothing(
    path: Path, statement: str
) -> None:
    killed = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", KILLED, str(path), statement], timeout=60
    )
    assert killed.returncode == -signal.SIGKILL
    assert lying(path) == (5, 5)
    store = SqliteStore(path)
    await store.open()
    assert lying(path) == (10, 0)
    assert await store.read("t") == [entry(seq, f"c{seq}") for seq in range(1, 11)]
    with pytest.raises(Repeated):
        await store.append("t", [entry(11, "c7")])
    await store.append("t", [entry(11, "c11")])
    await store.close()
    assert lying(path) == (11, 0)


async def test_a_journal_that_could_not_be_settled_is_kept_and_known(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await store.append("t", [entry(1, "c-1")])
    store._write.execute(
        "CREATE TEMP TRIGGER fault BEFORE DELETE ON main.journal "
        "BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
    )
    store._settle()  # the writer's thread is waiting
    assert "journal not settled" in caplog.text
    with pytest.raises(Unreachable, match="the disk is full"):
        await store.append("t", [entry(2), entry(3)])
    store._write.execute("DROP TRIGGER fault")
    assert lying(path) == (0, 1)
    with pytest.raises(Overtaken):
        await store.append("t", [entry(1)])
    await store.append("t", [entry(2)])
    assert await store.read("t") == [entry(1, "c-1"), entry(2)]


async def test_a_journal_that_contradicts_the_log_is_refused(path: Path) -> None:
    """Nothing here writes such a thing; and nothing of it is thrown away in silence."""
    await schema.bring_up_to_date(f"sqlite:///{path}")
    database = sqlite3.connect(path)
    for table in ("log", "journal"):
        database.execute(f"INSERT INTO {table} VALUES ('t', 1, '', '', 1, ?)", [table.encode()])
    database.commit()
    database.close()
    for _ in range(2):
        with pytest.raises(Unreachable, match="refused to write: UNIQUE constraint failed"):
            await SqliteStore(path).open()
    assert lying(path) == (1, 1)


# -- one writer ----------------------------------------------------------------------------------


async def test_a_database_has_one_writer(store: SqliteStore, path: Path) -> None:
    other = SqliteStore(path)
    with pytest.raises(UnreadableText, match="expected a database that no server writes to; got"):
        await other.open()
    await store.append("t", [entry(1)])
    await store.close()
    await other.open()
    assert await other.read("t") == [entry(1)]
    with pytest.raises(UnreadableText, match="which one has open"):
        await store.open()
    await other.close()


async def test_a_writer_that_was_killed_is_no_writer(path: Path) -> None:
    script = f"""
import time
from pathlib import Path
from quartett.server.store.files import alone
held = alone(Path({str(path)!r}))
print("held", flush=True)
time.sleep(60)
"""
    first = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert await asyncio.to_thread(first.stdout.readline) == "held\n"
    with pytest.raises(UnreadableText):
        await SqliteStore(path).open()
    os.kill(first.pid, signal.SIGKILL)
    first.stdout.close()
    first.wait()
    store = SqliteStore(path)
    await store.open()
    await store.close()


async def test_a_place_that_is_none_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match="No such file or directory"):
        await SqliteStore(tmp_path / "nowhere" / "quartett.db").open()


async def test_a_database_from_before_the_journal_is_brought_up_to_date(path: Path) -> None:
    engine = schema.engine_at(f"sqlite:///{path}")
    async with engine.begin() as connection:
        await connection.run_sync(schema.upgrade, "0002")
    await engine.dispose()
    database = sqlite3.connect(path)
    database.execute("INSERT INTO log VALUES ('t', 1, 'anna', 'c-1', 1, ?)", [b"{}"])
    database.commit()
    database.close()
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(Repeated):
        await store.append("t", [entry(2, "c-1")])
    await store.append("t", [entry(2, "c-2")])
    assert await store.read("t") == [entry(1, "c-1"), entry(2, "c-2")]
    await store.close()
