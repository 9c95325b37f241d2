"""The tables of the database, and its migrations. SQLite and PostgreSQL differ in one table.

sqlite.py and postgres.py read and write the log with plain SQL; everything else belongs to the
directory. There are few tables, and no object-relational mapping.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quartett.errors import UnreadableText
from quartett.server.store import MEMORY, POSTGRES, SQLITE, Unreachable
from quartett.server.store.codes import CodeMask
from quartett.server.store.health import describe

REVISION = "0006"
"""The newest migration in migrations/versions."""
BUSY_SECONDS = 10
DAMAGED = ("XX001", "XX002")
"""PostgreSQL's states for damaged data and a damaged index."""

metadata = sql.MetaData()

log = sql.Table(
    "log",
    metadata,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("actor", sql.Text, nullable=False),
    sql.Column("command", sql.Text, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("fact", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # rows are stored in key order: a table is read in one sweep
)
sql.Index(
    "log_commands",
    log.c.table_id,
    log.c.actor,
    log.c.command,
    unique=True,
    sqlite_where=log.c.command != "",
    postgresql_where=log.c.command != "",
)

only_sqlite = sql.MetaData()
journal = sql.Table(  # entries that are not in the log yet: see sqlite.py
    "journal",
    only_sqlite,
    sql.Column("table_id", sql.Text, nullable=False),
    sql.Column("seq", sql.Integer, nullable=False),
    sql.Column("actor", sql.Text, nullable=False),
    sql.Column("command", sql.Text, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("fact", sql.LargeBinary, nullable=False),
)

catalogue = sql.Table(
    "catalogue",
    metadata,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("phase", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("updated", sql.BigInteger, nullable=False, index=True),
    sql.Column("summary", sql.JSON, nullable=False),
)
devices = sql.Table(
    "devices",
    metadata,
    sql.Column("device", sql.Text, primary_key=True),  # the hash of its token
    sql.Column("created", sql.BigInteger, nullable=False),
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("device", sql.Text, nullable=False, index=True),
)
watchers = sql.Table(
    "watchers",
    metadata,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("device", sql.Text, primary_key=True),
    sql.Column("name", sql.Text, nullable=False, server_default=""),
)
invitations = sql.Table(
    "invitations",
    metadata,
    sql.Column("code", sql.Text, primary_key=True),  # its hash
    sql.Column("table_id", sql.Text, nullable=False, index=True),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("revoked", sql.Boolean, nullable=False, default=False),
)
short_codes = sql.Table(
    "short_codes",
    metadata,
    sql.Column("code", sql.Text, primary_key=True),  # its slow hash
    sql.Column("table_id", sql.Text, nullable=False, index=True),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("expires", sql.BigInteger, nullable=False),
)
notices = sql.Table(
    "notices",
    metadata,
    sql.Column("device", sql.Text, primary_key=True),
    sql.Column("kind", sql.Text, primary_key=True),
    sql.Column("address", sql.Text, nullable=False),
)
beats = sql.Table(
    "beats",
    metadata,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("seen", sql.BigInteger, nullable=False),  # when a server last sent a heartbeat
    sql.Column("lost", sql.BigInteger, nullable=False),  # the total time without one
)


def engine_at(address: str) -> AsyncEngine:
    """Return SQLAlchemy's engine for `sqlite:///FILE`, `postgresql://...` or `memory:`."""
    if address == MEMORY:
        return create_async_engine("sqlite+aiosqlite://")
    if address.startswith(SQLITE):
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{address.removeprefix(SQLITE)}",
            connect_args={"timeout": BUSY_SECONDS},
        )
        sql.event.listen(engine.sync_engine, "connect", _prepare)
        return engine
    if address.startswith(POSTGRES):
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        async def connect(*_: Any, **__: Any) -> Any:  # asyncpg itself reads every form of address
            try:
                return await asyncpg.connect(address)
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                raise ConnectionError(str(problem)) from None

        return create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True
        )
    raise UnreadableText(
        f"expected a database as sqlite:///FILE or postgresql://USER@HOST/NAME; got '{address}'"
    )


@contextmanager
def reaching() -> Iterator[None]:
    """Turn connection errors into `Unreachable`; errors in a statement stay what they are."""
    try:
        yield
    except (OSError, sql.exc.DBAPIError) as problem:
        lost = isinstance(problem, (OSError, sql.exc.OperationalError, sql.exc.InterfaceError))
        lost |= is_damage(getattr(problem, "orig", None))
        if lost or getattr(problem, "connection_invalidated", False):
            raise Unreachable(f"the database did not answer: {describe(problem)}") from None
        raise
    except Exception as problem:
        if type(problem).__module__.startswith("asyncpg"):  # SQLAlchemy does not know all of them
            raise Unreachable(f"the database did not answer: {describe(problem)}") from None
        raise


def is_damage(problem: BaseException | None) -> bool:
    """Return whether a database driver's exception says that stored data is damaged."""
    number = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    state = getattr(problem, "sqlstate", None) or ""
    return number in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or state in DAMAGED


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


async def revision(address: str) -> str | None:
    """Return the revision of the database; None: it has no tables yet."""
    if address.startswith(SQLITE) and not Path(address.removeprefix(SQLITE)).exists():
        return None  # connecting would create the file
    engine = engine_at(address)
    try:
        with reaching():
            async with engine.connect() as connection:
                return await connection.run_sync(_revision)
    finally:
        await engine.dispose()


def _revision(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    number = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return None if number is None else str(number)


Mask = Callable[[], CodeMask]
"""Loads the key that masks invitation codes; only called if there are any."""


async def bring_up_to_date(address: str, mask: Mask = CodeMask) -> None:
    """Run the migrations that this database lacks."""
    if await revision(address) == REVISION:
        return
    engine = engine_at(address)
    try:
        with reaching():
            async with all_or_nothing(engine) as connection:
                await connection.run_sync(upgrade, mask=mask)
    finally:
        await engine.dispose()


@asynccontextmanager
async def all_or_nothing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a transaction that includes statements that change tables. By itself Python's driver for
    SQLite begins one before the first row is written, and carries out everything before at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("PRAGMA secure_delete=ON")  # what is gone is gone
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def upgrade(connection: sql.Connection, revision: str = "head", mask: Mask = CodeMask) -> None:
    """Run the migrations up to this one, in the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # several workers may start at once
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(hashtext('quartett migrate'))"))
    if _revision(connection) is None and sql.inspect(connection).has_table(log.name):
        raise UnreadableText(
            "expected a database with a revision; got tables without one, as an earlier version "
            "left them if its first start was killed: delete it if nobody has played on it, or "
            "else restore a backup"
        )
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes.update(connection=connection, mask=mask)
    command.upgrade(config, revision)


async def require(address: str) -> None:
    """Refuse a database of another revision."""
    actual = await revision(address)
    if actual != REVISION:
        raise UnreadableText(
            f"expected a database at revision {REVISION}; got {actual or 'one without tables'}: "
            "run `quartett migrate`"
        )
