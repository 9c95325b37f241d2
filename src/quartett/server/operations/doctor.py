"""`quartett doctor`: checks everything a server needs, and says what to do.

It changes nothing and works beside a running server. Whatever it meets is a finding, never the end
of the examination.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from quartett.server.operations.maintenance import LOG, rows_of, snapshot, without_password
from quartett.server.store import SQLITE, Entry, Unreachable, schema
from quartett.server.store.codes import KEY_FILE
from quartett.server.store.files import files_of
from quartett.server.store.health import describe

LITTLE_SPACE = 500 * 2**20
PATIENCE = 3.0
MOST_NAMED = 5
"""Tables and faults that a finding names; it counts the others."""
RECOVER = (
    "stop the server, copy its data folder, and restore the latest backup into a new one; without "
    "a backup, `sqlite3 quartett.db .recover` saves what can be read"
)
RESTORE = "restore the latest backup into a new database"


@dataclass(frozen=True)
class Finding:
    """The result of one check; `remedy` is empty where all is well."""

    what: str
    result: str
    remedy: str = ""

    def __str__(self) -> str:
        line = f"{'ill ' if self.remedy else 'well'}  {self.what}: {self.result}"
        return f"{line}; {self.remedy}" if self.remedy else line


Fold = Callable[[list[Entry]], object]
"""Folds a table's log, or raises."""


async def examine(
    address: str, folder: Path | None = None, redis: str | None = None, fold: Fold | None = None
) -> AsyncIterator[Finding]:
    """Check everything a server needs, one finding after the other."""
    if folder is not None:
        yield await _check("data folder", asyncio.to_thread(_folder, folder))
        if folder.is_dir():
            yield await _check("disk", asyncio.to_thread(_space, folder))
    if address.startswith(SQLITE) and Path(address.removeprefix(SQLITE)).exists():
        path = Path(address.removeprefix(SQLITE))
        yield await _check("files", asyncio.to_thread(_files, path))
        yield await _check("integrity", _integrity(address))
    database = await _check("database", _database(address))
    yield database
    if not database.remedy and fold is not None:
        yield await _check("tables", _logs(address, fold))
    if redis:
        yield await _check("redis", _redis(redis))


async def _check(what: str, examination: Awaitable[Finding]) -> Finding:
    """Return the finding of one examination, even if it comes to an end that nobody foresaw."""
    try:
        return await examination
    except Exception as problem:
        return Finding(what, describe(problem), _remedy(str(problem)))


def _remedy(problem: str) -> str:
    """Return what to do about a database's complaint."""
    for words, remedy in (
        (("malformed", "not a database"), RECOVER),
        (("readonly", "read-only", "denied", "unable to open"),
         "let the server's user read and write its data folder"),
        (("full",), "make room on the disk"),
        (("locked",), "wait until whatever uses it has finished"),
    ):  # fmt: skip
        if any(word in problem for word in words):
            return remedy
    return RESTORE


def _folder(folder: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"quartett")
            trial.flush()
            os.fsync(trial.fileno())
    except OSError as problem:
        return Finding(
            "data folder", str(problem), "create it, and let the server's user write there"
        )
    return Finding("data folder", f"{folder} can be written to")


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    result = f"{free / 2**30:.1f} GiB are free"
    return Finding("disk", result, "make room before it is full" if free < LITTLE_SPACE else "")


def _files(path: Path) -> Finding:
    key = path.with_name(KEY_FILE)
    files = [*files_of(path), *([key] if key.exists() else [])]
    open_to_all = [file for file in files if os.name == "posix" and _readable(file)]
    if open_to_all:
        result = f"other users can read {', '.join(file.name for file in open_to_all)}"
        return Finding("files", result, f"run `chmod 600 {' '.join(map(str, open_to_all))}`")
    return Finding("files", "only their owner can read them")


def _readable(file: Path) -> bool:
    """Return whether anybody but the owner can read or write a file."""
    return bool(file.stat().st_mode & 0o077)


async def _integrity(address: str) -> Finding:
    """Let SQLite look at every page of the file."""
    async with snapshot(address) as (connection, _):
        found = await connection.exec_driver_sql(f"PRAGMA integrity_check({10 * MOST_NAMED})")
        faults = [str(row[0]) for row in found.all()]
    if faults == ["ok"]:
        return Finding("integrity", "every page of the file is sound")
    some = "; ".join(" ".join(fault.split()) for fault in faults[:MOST_NAMED])
    return Finding("integrity", f"{len(faults)} faults or more: {some}", RECOVER)


async def _database(address: str) -> Finding:
    try:
        async with asyncio.timeout(10 * PATIENCE):
            revision = await schema.revision(address)
    except (Unreachable, TimeoutError) as problem:
        remedy = "start it, or correct --database"
        if address.startswith(SQLITE):
            remedy = _remedy(str(problem))
        return Finding("database", str(problem) or "it did not answer in time", remedy)
    if revision == schema.REVISION:
        return Finding("database", f"{without_password(address)} is at revision {revision}")
    if revision is not None and revision > schema.REVISION:
        remedy = "install the version it belongs to, or a later one"
    else:
        remedy = "run `quartett migrate`"
    result = f"{without_password(address)} is at revision {revision}, not {schema.REVISION}"
    return Finding("database", result, remedy)


async def _logs(address: str, fold: Fold) -> Finding:
    """Fold every log. Reads the database directly, because a running server may have the store."""
    broken: list[str] = []
    async with snapshot(address) as (connection, tables):
        names, problems = await _names(connection, tables)
        for name in names:
            # Whatever is wrong with a log, the doctor goes on with the next one.
            try:
                async with connection.begin_nested():
                    rows = await connection.execute(rows_of(LOG, tables, name))
                log = [Entry(*row[1:]) for row in rows.all()]
                if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
                    raise ValueError("its numbers have gaps")
                await asyncio.to_thread(fold, log)
            except Exception as problem:
                broken.append(f"{name} ({describe(problem)})")
    if broken or problems:
        some = ", ".join([*broken, *problems][:MOST_NAMED])
        result = f"{len(broken)} of {len(names)} cannot be read: {some}"
        return Finding("tables", result, "restore a backup, or run the version that wrote them")
    return Finding("tables", f"all {len(names)} can be read")


async def _names(
    connection: AsyncConnection, tables: dict[str, sql.Table]
) -> tuple[list[str], list[str]]:
    """Return the names of all tables with a log, and what made the list incomplete. The catalogue
    knows them, too, in case the log is damaged."""
    names, problems = set[str](), list[str]()
    for name in (LOG, "journal", "catalogue"):
        if name in tables:
            try:
                async with connection.begin_nested():
                    found = await connection.execute(sql.select(tables[name].c.table_id).distinct())
                    names.update(found.scalars())
            except sql.exc.SQLAlchemyError as problem:
                problems.append(f"the list in {name} ({describe(problem)})")
    return sorted(names), problems


async def _redis(address: str) -> Finding:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with asyncio.timeout(PATIENCE), Redis.from_url(address) as client:
            await client.ping()
    except (RedisError, OSError, TimeoutError, ValueError) as problem:
        remedy = "start it, or correct --redis; the server works without it, only slower"
        return Finding("redis", str(problem) or "it did not answer in time", remedy)
    return Finding("redis", "it answers")
