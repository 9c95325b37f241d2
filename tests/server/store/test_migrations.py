"""A start that is killed at any single statement leaves a database with which a server starts."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quartett.server.store import schema
from server.services import Postgres

REVISIONS = [f"{number:04}" for number in range(1, int(schema.REVISION) + 1)]

# Starts like a server, and is killed before its n-th statement, for n = 1, 2, ...: each time in a
# process of its own, on a copy of the same database. Reports how many of these were killed, and for
# which of them a start afterwards does not find what was there before.
TRIAL = """
import asyncio, json, os, shutil, sqlite3, sys, traceback
from pathlib import Path
import alembic.command, aiosqlite, asyncpg, sqlalchemy as sql
from quartett.server.operations import maintenance
from quartett.server.store import Entry, schema, store_at
from quartett.server.store.directory import Directory
import quartett.server.store.postgres, quartett.server.store.sqlite
from server.store.test_migrations import ROWS

kind, before, place, task, stride = sys.argv[1:]
CONNECT, count, deadly = sqlite3.connect, 0, 0

def look(statement):
    global count
    count += 1
    if count == deadly:
        os._exit(9)

def connect(*details, **more):
    connection = CONNECT(*details, **more)
    connection.set_trace_callback(look)
    return connection

async def put_back(address):
    '''Restore a backup, into a database that may hold what a restore before has left.'''
    if (await schema.revision(address)) is None:
        await maintenance.restore(Path(place) / "backup", address)

async def back_up(address):
    await maintenance.backup(address, Path(place) / "backup")

async def fill(address):
    '''A database of an earlier revision, with a row in every table.'''
    engine = schema.engine_at(address)
    async with engine.begin() as connection:
        if kind == "postgres":
            await connection.execute(sql.text("DROP SCHEMA public CASCADE"))
            await connection.execute(sql.text("CREATE SCHEMA public"))
        if before != "0000":
            await connection.run_sync(schema.upgrade, before)
            for statement, values in ROWS.get(before, ROWS["0001"]):
                await connection.execute(sql.text(statement), values)
    await engine.dispose()

async def start(address):
    '''All that a start writes.'''
    if kind == "postgres":
        await schema.bring_up_to_date(address)
    store, directory = store_at(address), Directory(address)
    await store.open()
    await directory.open()
    await directory.beat(1_000, 10, 0)
    found = [entry.command for entry in await store.read("t")], (await directory.seat_of("t", 0))
    await store.append("u", [Entry(1 + await store.last("u"), "", "", 1, b"{}")])
    await directory.close()
    await store.close()
    return found

def forked(work, *details):
    child = os.fork()
    if child == 0:
        try:
            result = asyncio.run(work(*details))
            os._exit(0 if result is None or result == expected else 4)
        except BaseException:
            traceback.print_exc()
            os._exit(5)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

if kind == "postgres":
    sql.event.listen(sql.Engine, "before_cursor_execute", lambda *_: look(""))
    sql.event.listen(sql.Engine, "commit", lambda *_: look(""))
expected = (["c-1"], "anna") if before != "0000" else ([], None)
if kind == "sqlite":
    original = Path(place) / "original" / "quartett.db"
    original.parent.mkdir()
    assert forked(fill, f"sqlite:///{original}") == 0
    if task == "restore":
        assert forked(back_up, f"sqlite:///{original}") == 0
killed, ill, n = 0, [], 1
while True:
    if kind == "sqlite":
        copy = Path(place) / f"copy-{n}"
        shutil.copytree(original.parent, copy)
        address = f"sqlite:///{copy / 'quartett.db'}"
        sqlite3.connect = connect
        if task == "restore":
            (copy / "quartett.db").unlink()
    else:
        address = place
        assert forked(fill, address) == 0
    deadly, count = n, 0
    code = forked(put_back if task == "restore" else start, address)
    deadly = 0
    if code == 9:
        killed += 1
        if (task == "restore" and forked(put_back, address)) or forked(start, address):
            ill.append(n)
    else:
        assert code == 0, code
        break
    n += int(stride)
print(json.dumps([killed, ill]))
"""

ROWS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "0001": [
        (
            "INSERT INTO log VALUES (:t, 1, :actor, 'c-1', 1, :fact)",
            {"t": "t", "actor": "anna", "fact": b"{}"},
        ),
        ("INSERT INTO catalogue VALUES ('t', 'nox', 'playing', 1, 1, :s)", {"s": "{}"}),
        ("INSERT INTO devices VALUES ('anna', 1)", {}),
        ("INSERT INTO seats VALUES ('t', 0, 'anna')", {}),
        ("INSERT INTO invitations VALUES ('abc', 't', 'player', 1, :no)", {"no": False}),
    ]
}


def tried(kind: str, before: str, place: str, task: str = "start", stride: int = 1) -> int:
    """Kill starts from this revision, one at each statement; return how many were killed. Each must
    be followed by a start that finds everything."""
    tests = str(Path(__file__).parents[2])
    told = subprocess.run(
        [sys.executable, "-c", TRIAL, kind, before, place, task, str(stride)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")]),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    killed, ill = json.loads(told.stdout.splitlines()[-1])
    print(f"from {before}: killed at {killed} statements, {len(ill)} did not start again: {ill}")
    assert ill == []
    return int(killed)


@pytest.mark.parametrize("before", ["0000", "0001"])
def test_sqlite_starts_wherever_a_start_was_killed(tmp_path: Path, before: str) -> None:
    """At every third statement here, at every one in the soak test below."""
    assert tried("sqlite", before, str(tmp_path), stride=3) > 10


@pytest.mark.parametrize("before", ["0000", "0001"])
def test_postgresql_starts_wherever_a_start_was_killed(
    postgres_server: Postgres, before: str
) -> None:
    assert tried("postgres", before, postgres_server.database(), stride=3) > 8


@pytest.mark.parametrize("stride", [11, pytest.param(1, marks=pytest.mark.soak)])
def test_a_restore_that_is_killed_can_be_begun_again(tmp_path: Path, stride: int) -> None:
    assert tried("sqlite", "0001", str(tmp_path), "restore", stride) > 10


@pytest.mark.soak
@pytest.mark.parametrize("before", ["0000", *REVISIONS[:-1]])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_start_from_every_revision_is_killed_everywhere(
    kind: str, before: str, tmp_path: Path, postgres_server: Postgres
) -> None:
    place = str(tmp_path) if kind == "sqlite" else postgres_server.database()
    assert tried(kind, before, place) > 10
