"""Backup, restore, migrate and doctor, on both databases and across them."""

import argparse
import asyncio
import hashlib
import itertools
import json
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from quartett.errors import Refused, UnreadableText
from quartett.server.operations import cli, doctor, maintenance
from quartett.server.operations.doctor import examine
from quartett.server.operations.maintenance import backup, migrate, restore
from quartett.server.store import Entry, Unreachable, files, schema, sqlite, store_at
from quartett.server.store.codes import KEY_FILE, CodeMask
from quartett.server.store.directory import Directory, Notice
from server.services import Postgres, Redis
from server.test_verify import RECEIPTS, witness_of

pytestmark = pytest.mark.anyio
Fresh = Callable[[str], str]


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """The address of a database without tables."""
    made = 0

    def one_more(kind: str) -> str:
        nonlocal made
        made += 1
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'data-{made}' / 'quartett.db'}"
        server: Postgres = request.getfixturevalue("postgres_server")
        return server.database()

    return one_more


async def fill(address: str) -> None:
    """Some of everything."""
    await migrate(address)
    store, directory = store_at(address), Directory(address)
    await store.open()
    await directory.open()
    for number in range(30):
        table = f"table {number} ♠"
        entries = [
            Entry(seq, "anna", f"c{seq}" if seq % 2 else "", 10**12 + seq, bytes(range(seq)))
            for seq in range(1, 41)
        ]
        await store.append(table, entries)
        await directory.put_table(table, "zoinx", "over", {"names": ["Zoë", None], "n": number})
        await directory.take_seat(table, number % 4, "anna")
        await directory.admit(table, "ben")
    await directory.invite("table 1 ♠", "player", "a code")
    await directory.invite("table 2 ♠", "player", "revoked")
    await directory.renew("table 2 ♠", "new", "also new", "ben")
    await directory.enrol()
    await directory.notify("anna", Notice("ntfy", "https://example.org"))
    await store.close()
    await directory.close()


async def contents(address: str) -> dict[str, list[Any]]:
    engine = schema.engine_at(address)
    async with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, (await connection.execute(sql.select(table))).all()))
            for table in schema.metadata.sorted_tables
        }
    await engine.dispose()
    return found


@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_what_is_restored_is_what_was_backed_up(
    source: str, target: str, fresh: Fresh, tmp_path: Path
) -> None:
    here, there, file = fresh(source), fresh(target), tmp_path / "backup.jsonl"
    await fill(here)
    rows = await backup(here, file)
    assert rows > 1200
    assert await restore(file, there) == rows
    assert await contents(there) == await contents(here)
    assert await schema.revision(there) == schema.REVISION
    store = store_at(there)
    await store.open()
    await store.append("table 1 ♠", [Entry(41, "", "", 1, b"{}")])
    await store.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds secrets"
    assert list(tmp_path.glob(".backup*")) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_backup_is_of_one_moment_while_the_server_writes(
    kind: str, fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The catalogue counts each entry before the log gets it, so a backup must contain it."""
    monkeypatch.setattr(sqlite, "LARGEST_JOURNAL", 3)
    address, file = fresh(kind), tmp_path / "backup.jsonl"
    await fill(address)
    store, directory = store_at(address), Directory(address)
    await store.open()
    await directory.open()
    written = 0

    async def write() -> None:
        nonlocal written
        while True:
            written += 1
            await directory.put_table("busy", "zoinx", "playing", {"told": written})
            await store.append("busy", [Entry(written, "", "", 0, b"")])

    writer = asyncio.create_task(write())
    while written < 2:  # the first is there
        await asyncio.sleep(0.01)
    for _ in range(10):
        await asyncio.sleep(0.02)
        await backup(address, file)
        rows = [row for row in map(json.loads, file.read_text("utf-8").splitlines())
                if isinstance(row, list) and row[0] == "busy"]  # fmt: skip
        told = [row[-1]["json"]["told"] for row in rows if isinstance(row[-1], dict)
                and "json" in row[-1]]  # fmt: skip
        assert len(rows) - 1 in (told[0] - 1, told[0])
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
    await store.close()
    await directory.close()
    assert written > 20


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_backup_among_many_writers_holds_nothing_without_what_came_before(
    kind: str, fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each writer appends to one table, then to another: no copy may have the second without the
    first, lack what was answered before it was begun, or have a gap."""
    monkeypatch.setattr(sqlite, "LARGEST_JOURNAL", 20)
    address = fresh(kind)
    await migrate(address)
    store = store_at(address)
    await store.open()
    answered: dict[str, int] = {}
    writers = range(6)

    async def write(writer: int) -> None:
        for number in itertools.count(1):
            for table in (f"first {writer}", f"then {writer}"):
                await store.append(table, [Entry(number, "", "", number, b"x" * 200)])
                answered[table] = number

    tasks = [asyncio.create_task(write(writer)) for writer in writers]
    while len(answered) < 2 * len(writers):
        await asyncio.sleep(0.01)
    for number in range(4):
        at_least, copy = dict(answered), fresh(kind)
        await backup(address, tmp_path / "backup.jsonl")
        at_most = dict(answered)
        await restore(tmp_path / "backup.jsonl", copy)
        restored = store_at(copy)
        await restored.open()
        logs = {table: await restored.read(table) for table in await restored.tables()}
        await restored.close()
        for table, log in logs.items():
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            assert at_least[table] <= len(log) <= at_most[table] + 1
        for writer in writers:
            first, then = len(logs[f"first {writer}"]), len(logs[f"then {writer}"])
            assert then <= first <= then + 1, number
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()


async def test_the_sqlite_file_of_a_running_server_can_be_read_but_not_written(
    fresh: Fresh, tmp_path: Path
) -> None:
    """Half of a table is in the log, half in the journal."""
    address, file = fresh("sqlite"), tmp_path / "backup.jsonl"
    await fill(address)
    before = await backup(address, file)
    store = store_at(address)
    await store.open()
    await store.append("table 1 ♠", [Entry(41, "", "", 1, b"in the journal")])
    assert await backup(address, file) == before + 1
    tables = [finding async for finding in examine(address, fold=foldable)][-1]
    assert (tables.result, tables.remedy) == ("all 30 can be read", "")
    assert await migrate(address) == (schema.REVISION, schema.REVISION)
    with pytest.raises(UnreadableText, match="expected a database that no server writes to"):
        await restore(file, address)
    copy = fresh("sqlite")
    await restore(file, copy)
    restored = store_at(copy)
    await restored.open()
    assert await restored.read("table 1 ♠") == await store.read("table 1 ♠")
    assert len(await restored.read("table 1 ♠")) == 41
    await restored.close()
    await store.close()


async def test_a_database_that_a_server_has_open_is_not_migrated(fresh: Fresh) -> None:
    address = fresh("sqlite")
    path = Path(address.removeprefix("sqlite:///"))
    path.parent.mkdir()
    with (
        files.alone(path),
        pytest.raises(UnreadableText, match="expected a database that no server writes to"),
    ):
        await migrate(address)
    assert await migrate(address) == (None, schema.REVISION)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_backup_goes_into_an_empty_database_only(
    kind: str, fresh: Fresh, tmp_path: Path
) -> None:
    address, empty, file = fresh(kind), fresh(kind), tmp_path / "backup.jsonl"
    await fill(address)
    await backup(address, file)
    before = await contents(address)
    with pytest.raises(UnreadableText, match="expected an empty database to restore into"):
        await restore(file, address)
    assert await contents(address) == before
    await migrate(empty)  # tables without rows, as a server just started has them
    directory = Directory(empty)
    await directory.open()
    await directory.beat(1, 1)
    await directory.close()
    await restore(file, empty)
    assert await contents(empty) == before


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_damaged_backup_is_refused_before_anything_is_written(
    kind: str, fresh: Fresh, tmp_path: Path
) -> None:
    address, target, file = fresh(kind), fresh(kind), tmp_path / "backup.jsonl"
    await fill(address)
    await backup(address, file)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    for damaged in (
        b"",
        b"nothing\n",
        b"\xff\xfe",
        whole[:-1],
        whole[: len(whole) // 2],
        b"".join(lines[:-1]),
        b"".join(lines[:9] + lines[10:]),
        whole.replace(b"anna", b"Anna", 1),
        whole.replace(schema.REVISION.encode(), b"9999", 1),
    ):
        file.write_bytes(damaged)
        if damaged == whole[:-1]:
            continue  # only the last newline is gone: nothing is lost
        with pytest.raises(UnreadableText, match="expected a"):
            await restore(file, target)
        assert await schema.revision(target) is None
    with pytest.raises(UnreadableText, match="expected a backup"):
        await restore(tmp_path / "missing", target)


async def test_a_backup_that_does_not_fit_is_refused_with_a_sentence(
    fresh: Fresh, tmp_path: Path
) -> None:
    """Complete by its own checksum, but written by somebody else."""
    file = tmp_path / "backup.jsonl"
    head = json.dumps({"format": maintenance.FORMAT, "revision": "0001"}) + "\n"
    for body in (
        '{"table":"kings","columns":["name"]}\n["x"]\n',
        '{"table":"devices","columns":["device"]}\n["x",1]\n',
        '{"table":"devices","columns":["device"]}\n["x"]\n',
        '{"table":"log","columns":["fact"]}\n[{"base64":"%"}]\n',
        '{"table":1}\n[1]\n',
    ):
        text = (head + body).encode()
        end = {"rows": 1, "sha256": hashlib.sha256(text).hexdigest()}
        file.write_bytes(text + json.dumps(end).encode())
        with pytest.raises(UnreadableText, match="expected rows that fit the tables"):
            await restore(file, fresh("sqlite"))


async def test_nothing_to_back_up_is_said(fresh: Fresh, tmp_path: Path) -> None:
    with pytest.raises(UnreadableText, match="expected a database with tables"):
        await backup(fresh("sqlite"), tmp_path / "backup.jsonl")
    address = fresh("sqlite")
    await migrate(address)
    with pytest.raises(UnreadableText, match="expected a folder to write to"):
        await backup(address, tmp_path / "nowhere" / "backup.jsonl")


async def test_a_backup_without_room_is_refused_and_the_old_one_kept(
    fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    address, file = fresh("sqlite"), tmp_path / "backup.jsonl"
    await migrate(address)
    file.write_text("the old one")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UnreadableText, match=r"room for the backup; .*No space left"):
        await backup(address, file)
    assert file.read_text() == "the old one"
    assert list(tmp_path.glob(".backup*")) == []


# -- migrations ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_the_migrations_make_the_tables_the_code_expects(kind: str, fresh: Fresh) -> None:
    address = fresh(kind)
    assert await migrate(address) == (None, schema.REVISION)
    assert await migrate(address) == (schema.REVISION, schema.REVISION)
    engine = schema.engine_at(address)
    tables = [schema.metadata, schema.only_sqlite] if kind == "sqlite" else [schema.metadata]
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(
                MigrationContext.configure(sync),
                tables,  # type: ignore[arg-type]  # it takes several
            )
        )
    await engine.dispose()
    assert differences == []


def test_the_revision_the_code_expects_is_the_newest() -> None:
    folder = Path(schema.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [schema.REVISION]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_workers_that_migrate_at_once_do_not_collide(kind: str, fresh: Fresh) -> None:
    address = fresh(kind)
    if kind == "sqlite":
        await migrate(address)  # one process, one start: its file is there
    await asyncio.gather(*(migrate(address) for _ in range(4)))
    assert await schema.revision(address) == schema.REVISION


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_database_of_the_first_revision_keeps_its_rows(
    kind: str, fresh: Fresh, tmp_path: Path
) -> None:
    """Migrated in place, and restored from a backup that was taken before."""
    address, later, file = fresh(kind), fresh(kind), tmp_path / "old.jsonl"
    if kind == "sqlite":
        Path(address.removeprefix("sqlite:///")).parent.mkdir()
    engine = schema.engine_at(address)
    async with engine.begin() as connection:
        await connection.run_sync(schema.upgrade, "0001")
        await connection.execute(
            schema.log.insert(),
            {"table_id": "t", "seq": 1, "actor": "", "command": "", "at": 1, "fact": b"old"},
        )
    await engine.dispose()
    await backup(address, file)
    assert await migrate(address) == ("0001", schema.REVISION)
    await restore(file, later)
    for place in (address, later):
        assert await schema.revision(place) == schema.REVISION
        store = store_at(place)
        await store.open()
        assert [entry.fact for entry in await store.read("t")] == [b"old"]
        await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_tables_without_a_revision_are_refused_with_a_sentence(
    kind: str, fresh: Fresh
) -> None:
    address = fresh(kind)
    await migrate(address)
    engine = schema.engine_at(address)
    async with engine.begin() as connection:
        await connection.execute(sql.text("DELETE FROM alembic_version"))
    await engine.dispose()
    with pytest.raises(UnreadableText, match="got tables without one"):
        await migrate(address)


async def test_a_database_of_a_later_version_is_left_alone(fresh: Fresh) -> None:
    address = fresh("sqlite")
    await migrate(address)
    with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(UnreadableText, match="got 9999: install the version it belongs to"):
        await migrate(address)
    database = [finding async for finding in examine(address)][-1]
    assert "later one" in database.remedy


# -- doctor --------------------------------------------------------------------------------------


def foldable(log: list[Entry]) -> None:
    if any(entry.fact == b"broken" for entry in log):
        raise ValueError("expected a fact; got 'broken'")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_the_doctor_finds_a_healthy_server_well(
    kind: str, fresh: Fresh, tmp_path: Path, redis_server: Redis
) -> None:
    address = fresh(kind)
    await fill(address)
    found = [f async for f in examine(address, tmp_path, redis_server.address, foldable)]
    about_files = ["files", "integrity"] if kind == "sqlite" else []
    assert [finding.what for finding in found] == [
        *("data folder", "disk", *about_files, "database", "tables", "redis")
    ]
    assert [finding.remedy for finding in found] == [""] * len(found)
    assert "all 30 can be read" in str(found[-2])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_the_doctor_names_the_table_that_cannot_be_read(kind: str, fresh: Fresh) -> None:
    address = fresh(kind)
    await fill(address)
    store = store_at(address)
    await store.open()
    await store.append("ill", [Entry(1, "", "", 1, b"broken")])
    await store.append("torn", [Entry(seq, "", "", 1, b"") for seq in (1, 2, 3)])
    await store.close()
    engine = schema.engine_at(address)
    async with engine.begin() as connection:
        await connection.execute(sql.text("DELETE FROM log WHERE table_id='torn' AND seq=2"))
    await engine.dispose()
    tables = [f async for f in examine(address, fold=foldable)][-1]
    assert tables.result == (
        "2 of 32 cannot be read: ill (expected a fact; got 'broken'), torn (its numbers have gaps)"
    )
    assert tables.remedy


async def test_the_doctor_says_what_to_do(
    fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LITTLE_SPACE", 2**60)
    gone = tmp_path / "gone"
    found = [f async for f in examine(fresh("sqlite"), gone, "redis://127.0.0.1:9", foldable)]
    assert [(finding.what, bool(finding.remedy)) for finding in found] == [
        ("data folder", True),
        ("database", True),
        ("redis", True),
    ]
    assert "run `quartett migrate`" in str(found[1])
    assert "make room" in str([f async for f in examine(fresh("sqlite"), tmp_path)][1])
    away = "postgresql://anna:secret@127.0.0.1:9/none"
    (database,) = [finding async for finding in examine(away)]
    assert "start it" in database.remedy
    assert "secret" not in str(database) + maintenance.without_password(away)


async def test_the_doctor_tells_who_may_read_the_files(fresh: Fresh) -> None:
    address = fresh("sqlite")
    await migrate(address)
    path = Path(address.removeprefix("sqlite:///"))
    (well,) = [f async for f in examine(address) if f.what == "files"]
    assert "only their owner" in str(well)
    key = path.with_name(KEY_FILE)
    CodeMask.in_folder(path.parent)
    for file in (path, key):
        file.chmod(0o644)
    (ill,) = [f async for f in examine(address) if f.what == "files"]
    assert ill.result == f"other users can read quartett.db, {KEY_FILE}"
    assert ill.remedy == f"run `chmod 600 {path} {key}`"


@pytest.mark.parametrize("content", [b"not a database at all, " * 400, b"", b"SQLite format 3\0"])
async def test_the_doctor_survives_a_file_that_is_no_database(
    content: bytes, fresh: Fresh, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(fresh("sqlite").removeprefix("sqlite:///"))
    path.parent.mkdir()
    path.write_bytes(content)
    assert await asyncio.to_thread(run, "doctor", "--data", str(path.parent)) == 1
    said = capsys.readouterr().out
    assert "Traceback" not in said
    wanted = "restore the latest backup" if content else "run `quartett migrate`"
    assert any(line.startswith("ill") and wanted in line for line in said.splitlines()), said
    assert path.read_bytes()[: len(content)] == content


# -- commands ------------------------------------------------------------------------------------


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    cli.add_commands(parser.add_subparsers())
    arguments = parser.parse_args(words)
    code: int = arguments.run(arguments)
    return code


def test_the_commands_work_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, file = str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "backup.jsonl")
    assert run("doctor", "--data", one) == 1
    assert "ill   data folder" in capsys.readouterr().out
    assert run("migrate", "--data", one) == 0
    assert run("doctor", "--data", one) == 0
    assert run("backup", file, "--data", one) == 0
    assert run("restore", file, "--data", two) == 0
    assert "0 rows restored into sqlite:///" in capsys.readouterr().out
    assert run("verify", file) == 2
    assert run("verify", file, "--witness", file) == 2
    receipt, saw = (tmp_path / name for name in ("receipt.json", "witness.json"))
    receipt.write_bytes(RECEIPTS[0])
    saw.write_text(json.dumps(witness_of(RECEIPTS[0])))
    assert run("verify", str(receipt), "--witness", str(saw)) == 0
    assert "The device's own number counts" in capsys.readouterr().out
    with pytest.raises(Refused, match="the database did not answer"):
        run("backup", file, "--database", "postgresql://nobody@127.0.0.1:9/none")


async def test_a_missing_server_is_unreachable() -> None:
    with pytest.raises(Unreachable):
        await migrate("postgresql://nobody@127.0.0.1:9/none")
