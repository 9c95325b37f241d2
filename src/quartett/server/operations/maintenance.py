"""Maintenance of a server's data: backup, restore, migrate.

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
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from quartett.errors import Refused, UnreadableText
from quartett.server.store import SQLITE, schema
from quartett.server.store.codes import CodeMask
from quartett.server.store.files import alone, mask_beside

FORMAT = "quartett backup 1"
BATCH = 500
VERSIONS = "alembic_version"
LOG, JOURNAL = schema.log.name, schema.journal.name
HEARTBEATS = "beats"
"""The one table that is not empty after a server has run without any visitors."""


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
                with _room():
                    target.write(raw)

            write(heading)
            async with snapshot(address) as (connection, tables):
                for name, table in tables.items():
                    if name == JOURNAL:  # its rows are written as rows of the log
                        continue
                    write({"table": name, "columns": table.columns.keys()})
                    async for row in await connection.stream(rows_of(name, tables)):
                        write([_plain(value) for value in row])
                        rows += 1
            write({"rows": rows, "sha256": digest.hexdigest()})
            with _room():
                target.flush()
                os.fsync(target.fileno())
        os.replace(unfinished, file)
    except BaseException:
        Path(unfinished).unlink(missing_ok=True)
        raise
    return rows


@contextmanager
def _room() -> Iterator[None]:
    """Refuse to go on where the backup cannot be written."""
    try:
        yield
    except OSError as problem:
        raise UnreadableText(f"expected room for the backup; {problem}") from None


@asynccontextmanager
async def snapshot(address: str) -> AsyncIterator[tuple[AsyncConnection, dict[str, sql.Table]]]:
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


def rows_of(
    name: str, tables: dict[str, sql.Table], of: str | None = None
) -> sql.Select[Any] | sql.CompoundSelect[Any]:
    """Select a table's rows in the order of its key; for the log, those of the journal as well.
    `of`: only those of one table of players."""
    key = tables[name].primary_key.columns.keys()
    parts = [name, JOURNAL] if name == LOG and JOURNAL in tables else [name]
    selects = [sql.select(tables[part]) for part in parts]
    if of is not None:
        pairs = zip(selects, parts, strict=True)
        selects = [select.where(tables[part].c.table_id == of) for select, part in pairs]
    rows = selects[0] if len(selects) == 1 else sql.union_all(*selects)
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


async def restore(file: Path, address: str, folder: Path | None = None) -> int:
    """Fill an empty database from a backup; return the number of rows. The whole file is checked
    before anything is written. The folder is the one of the server's data."""
    revision, rows = await asyncio.to_thread(_check, file)
    if address.startswith(SQLITE):
        Path(address.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
    elif not address.startswith("postgres"):
        raise UnreadableText(f"expected sqlite:///FILE or postgresql://...; got '{address}'")
    engine = schema.engine_at(address)
    try:
        with _alone(address), schema.reaching():
            async with schema.all_or_nothing(engine) as connection:
                await connection.run_sync(_make_way, address)
                await connection.run_sync(schema.upgrade, revision)
                tables = await connection.run_sync(_tables)
                for name, batch in _batches(file):
                    await connection.execute(tables[name].insert(), batch)
                await connection.run_sync(schema.upgrade, mask=_mask(address, folder))
    except (KeyError, TypeError, ValueError, sql.exc.SQLAlchemyError) as problem:
        if isinstance(problem, Refused):
            raise
        sentence = str(problem).partition("\n")[0]
        raise UnreadableText(f"expected rows that fit the tables; {sentence}") from None
    finally:
        await engine.dispose()
    return rows


def _mask(address: str, folder: Path | None) -> schema.Mask:
    """Return what loads the key of invitation codes."""
    if address.startswith(SQLITE):
        return mask_beside(Path(address.removeprefix(SQLITE)))
    return CodeMask if folder is None else partial(CodeMask.in_folder, folder)


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


async def migrate(address: str, folder: Path | None = None) -> tuple[str | None, str]:
    """Bring the database to this version; return the revisions before and after. The folder is the
    one of the server's data."""
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
            await schema.bring_up_to_date(address, _mask(address, folder))
    return before, schema.REVISION


def without_password(address: str) -> str:
    """Return an address as it may be printed."""
    scheme, slashes, rest = address.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{place}"
