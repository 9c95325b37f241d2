"""Maintenance of a server's data: backup, restore, migrate, doctor.

A backup is a text file with a line of JSON for each row of each table. SQLite and PostgreSQL write
the same format, so a backup of one can be restored into the other. It is a snapshot of one moment,
taken while the server is running. It contains secrets (hidden cards, unopened numbers): protect it
like the database. A backup is restored at its own revision, and migrated afterwards.
"""

import asyncio
import base64
import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from quartett.errors import Refused, UnreadableText
from quartett.server.store import SQLITE, Entry, Unreachable, schema
from quartett.server.store.sqlite import alone

FORMAT = "quartett backup 1"
BATCH = 500
VERSIONS = "alembic_version"
LOG, JOURNAL = schema.log.name, schema.journal.name
HEARTBEATS = "beats"
"""The one table that is not empty after a server has run without any visitors."""
LITTLE_SPACE = 500 * 2**20
PATIENCE = 3.0


# -- backup and restore --------------------------------------------------------------------------


async def backup(address: str, file: Path) -> int:
    """Write the whole database to a file; return the number of rows. An existing file is replaced
    only when the new one is complete."""
    revision = await schema.revision(address)
    if revision is None:
        raise UnreadableText(
            f"expected a database with tables; '{without_password(address)}' has none"
        )
    heading = {"format": FORMAT, "revision": revision, "at": time.time_ns() // 1_000_000}
    rows = 0
    try:
        handle, unfinished = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as problem:
        raise UnreadableText(f"expected a folder to write to; {problem}") from None
    try:
        with os.fdopen(handle, "wb") as target:  # only its owner can read it
            digest = hashlib.sha256()

            def write(line: object) -> None:
                raw = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
                digest.update(raw)
                target.write(raw)

            write(heading)
            async with _snapshot(address) as (connection, tables):
                for name, table in tables.items():
                    if name == JOURNAL:  # its rows are written as rows of the log
                        continue
                    write({"table": name, "columns": table.columns.keys()})
                    async for row in await connection.stream(_rows(name, tables)):
                        write([_plain(value) for value in row])
                        rows += 1
            write({"rows": rows, "sha256": digest.hexdigest()})
            target.flush()
            os.fsync(target.fileno())
        os.replace(unfinished, file)
    except BaseException:
        Path(unfinished).unlink(missing_ok=True)
        raise
    return rows


@asynccontextmanager
async def _snapshot(address: str) -> AsyncIterator[tuple[AsyncConnection, dict[str, sql.Table]]]:
    """Open a consistent snapshot of the database; yields a connection and the tables."""
    engine = schema.engine_at(address)
    try:
        with schema.reaching():
            async with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await connection.exec_driver_sql("BEGIN")
                yield connection, await connection.run_sync(_tables)
    finally:
        await engine.dispose()


def _tables(connection: sql.Connection) -> dict[str, sql.Table]:
    metadata = sql.MetaData()
    metadata.reflect(connection)
    return {name: table for name, table in sorted(metadata.tables.items()) if name != VERSIONS}


def _rows(name: str, tables: dict[str, sql.Table]) -> sql.Select[Any] | sql.CompoundSelect[Any]:
    """Select a table's rows in the order of its key; for the log, those of the journal as well."""
    rows, key = sql.select(tables[name]), tables[name].primary_key.columns.keys()
    if name == LOG and JOURNAL in tables:
        return sql.union_all(rows, sql.select(tables[JOURNAL])).order_by(*key)
    return rows.order_by(*key)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return {"base64": base64.b64encode(value).decode()}
    return {"json": value} if isinstance(value, dict | list) else value


def _value(plain: Any) -> Any:
    match plain:
        case {"base64": str(text)}:
            return base64.b64decode(text, validate=True)
        case {"json": value}:
            return value
    return plain


async def restore(file: Path, address: str) -> int:
    """Fill an empty database from a backup; return the number of rows. The whole file is checked
    before anything is written."""
    revision, rows = await asyncio.to_thread(_check, file)
    if address.startswith(SQLITE):
        Path(address.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
    elif not address.startswith("postgres"):
        raise UnreadableText(f"expected sqlite:///FILE or postgresql://...; got '{address}'")
    engine = schema.engine_at(address)
    try:
        with _alone(address), schema.reaching():
            async with engine.begin() as connection:
                await connection.run_sync(_make_way, address)
                await connection.run_sync(schema.upgrade, revision)
                tables = await connection.run_sync(_tables)
                for name, batch in _batches(file):
                    await connection.execute(tables[name].insert(), batch)
                await connection.run_sync(schema.upgrade)
    except (KeyError, TypeError, ValueError, sql.exc.SQLAlchemyError) as problem:
        if isinstance(problem, Refused):
            raise
        sentence = str(problem).partition("\n")[0]
        raise UnreadableText(f"expected rows that fit the tables; {sentence}") from None
    finally:
        await engine.dispose()
    return rows


def _alone(address: str) -> AbstractContextManager[object]:
    """Lock other writers out of a SQLite database. Several servers may share a PostgreSQL one."""
    if address.startswith(SQLITE):
        return alone(Path(address.removeprefix(SQLITE)))
    return nullcontext()


def _make_way(connection: sql.Connection, address: str) -> None:
    """Remove the empty tables that an earlier start of a server has created."""
    tables = _tables(connection)
    for name, table in tables.items():
        if name != HEARTBEATS:
            if connection.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).first():
                raise UnreadableText(
                    "expected an empty database to restore into; "
                    f"'{without_password(address)}' has rows in '{name}'"
                )
    for table in tables.values():
        table.drop(connection)
    connection.execute(sql.text(f"DROP TABLE IF EXISTS {VERSIONS}"))


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with file.open("rb") as source:
            yield from source
    except OSError as problem:
        raise UnreadableText(f"expected a backup; {problem}") from None


def _check(file: Path) -> tuple[str, int]:
    """Return the revision and the number of rows of a backup; refuse an incomplete one."""
    digest, last, rows, revision = hashlib.sha256(), b"", 0, None
    for line in _lines(file):
        revision = revision or _revision(file, line)
        rows += line.startswith(b"[")
        digest.update(last)
        last = line
    if revision is None or _json(last) != {"rows": rows, "sha256": digest.hexdigest()}:
        raise UnreadableText(f"expected a complete backup; '{file}' was cut or changed")
    return revision, rows


def _revision(file: Path, line: bytes) -> str:
    match _json(line):
        case {"format": str(kind), "revision": str(revision)} if kind == FORMAT:
            if revision > schema.REVISION:
                raise UnreadableText(
                    f"expected a backup of revision {schema.REVISION} or earlier; got {revision}: "
                    "install the version that wrote it, or a later one"
                )
            return revision
    raise UnreadableText(f"expected a file that begins '{FORMAT}'; got '{file}'")


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name, columns = "", list[str]()
    batch: list[dict[str, Any]] = []
    for line in _lines(file):
        read = json.loads(line)
        if isinstance(read, list):
            batch.append(dict(zip(columns, map(_value, read), strict=True)))
        if batch and (len(batch) == BATCH or not isinstance(read, list)):
            yield name, batch
            batch = []
        if isinstance(read, dict) and "table" in read:
            name, columns = read["table"], read["columns"]


async def migrate(address: str) -> tuple[str | None, str]:
    """Bring the database to this version; return the revisions before and after."""
    before = await schema.revision(address)
    if before is not None and before > schema.REVISION:
        raise UnreadableText(
            f"expected a database of revision {schema.REVISION} or earlier; got {before}: "
            "install the version it belongs to, or a later one"
        )
    if address.startswith(SQLITE):
        Path(address.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
    if before != schema.REVISION:
        with _alone(address):
            await schema.bring_up_to_date(address)
    return before, schema.REVISION


# -- doctor --------------------------------------------------------------------------------------


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
        yield _folder(folder)
        if folder.is_dir():
            yield _space(folder)
    revision = await _database(address)
    yield revision
    if not revision.remedy and fold is not None:
        yield await _logs(address, fold)
    if redis:
        yield await _redis(redis)


def _folder(folder: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"quartett")
    except OSError as problem:
        return Finding(
            "data folder", str(problem), "create it, and let the server's user write there"
        )
    return Finding("data folder", f"{folder} can be written to")


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    result = f"{free / 2**30:.1f} GiB are free"
    return Finding("disk", result, "make room before it is full" if free < LITTLE_SPACE else "")


async def _database(address: str) -> Finding:
    try:
        async with asyncio.timeout(10 * PATIENCE):
            revision = await schema.revision(address)
    except (Unreachable, TimeoutError) as problem:
        remedy = "start it, or correct --database"
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
    logs = 0
    async with _snapshot(address) as (connection, tables):
        async for table, log in _by_table(await connection.stream(_rows(LOG, tables))):
            logs += 1
            try:
                if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
                    raise ValueError("its numbers have gaps")
                await asyncio.to_thread(fold, log)
            except Exception as problem:  # whatever is wrong with a log, the doctor goes on
                broken.append(f"{table} ({problem})")
    if broken:
        result = f"{len(broken)} of {logs} cannot be read: {', '.join(broken[:3])}"
        return Finding("tables", result, "restore a backup, or run the version that wrote them")
    return Finding("tables", f"all {logs} can be read")


async def _by_table(rows: AsyncIterable[Any]) -> AsyncIterator[tuple[str, list[Entry]]]:
    table, log = "", list[Entry]()
    async for name, *entry in rows:
        if log and name != table:
            yield table, log
            log = []
        table = name
        log.append(Entry(*entry))
    if log:
        yield table, log


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


def without_password(address: str) -> str:
    """Return an address as it may be printed."""
    scheme, slashes, rest = address.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{place}"
