"""The store in one SQLite file, for one process.

All writing happens in one thread with **group commit**: whatever waits is written in one
transaction, so that one flush to the disk serves many tables. Which appends make a group is
decided where they come from, so that the thread is woken once for each group. Reading happens in
another thread on a connection of its own; it never waits for the writer.

An entry lands in the **journal**, where a group fills one page or two; in the log each would dirty
two pages of its own table. Later, many at a time, the journal's rows are put into their places in
the log: the journal is **settled**. Who reads asks for `ENTRIES`, which are both. Only the writer
knows which commands and numbers the journal holds, so a database has one writer: see `alone`.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, TypeVar

from msgspec import Struct

from quartett.errors import UnreadableText
from quartett.server.logs import log
from quartett.server.store import Entry, Overtaken, Repeated, Unreachable, check, schema

try:
    import fcntl
except ImportError:  # pragma: no cover - only Windows has none
    fcntl = None  # type: ignore[assignment]  # in place of a module

Answer = TypeVar("Answer")
BUSY_SECONDS = 10
LARGEST_GROUP = 1000  # appends in one transaction: bounds how long the first one waits
BETWEEN_GROUPS = 0.004
"""Seconds from one transaction to the next: while many play, more of them share a flush."""
FEW = 4
"""After a group of at most so many the next one need not wait: few play, and there is time."""
WORTH_A_FLUSH = 32
"""Appends that need not wait for others: so many share the cost well, and the tables of one group
can be told while the next one is written and others are still thinking."""
LARGEST_JOURNAL = 2000
"""Rows that are settled at once: the more, the less each costs. Nobody can write meanwhile: 2000 of
fifty tables take eight milliseconds, of some hundred tables twenty (1000 would take nearly as long,
for what counts is how many pages they lie on)."""
CACHE = 16_000
"""KiB of the database each connection keeps in memory: settling touches pages of all tables."""
CHECKPOINT = 4000
"""Pages of the WAL that are copied into the database at once: many of them are the journal's, and
only the last state of each is copied."""
QUIET = 1.0
"""Seconds without an append after which the journal is settled."""
COLUMNS = "seq, actor, command, at, fact"
ENTRIES = f"""(SELECT table_id, {COLUMNS} FROM log UNION ALL
    SELECT table_id, {COLUMNS} FROM journal)"""
"""One statement sees one moment: a row that is being settled is in it once."""
FOLLOW = f"""
    INSERT INTO journal (table_id, {COLUMNS})
    SELECT column1,
        CASE WHEN
            column2 = 1 + coalesce(column7, (SELECT max(seq) FROM log WHERE table_id = column1), 0)
            AND NOT EXISTS (
                SELECT 1 FROM log WHERE table_id = column1
                AND actor = column3 AND command = column4 AND command <> ''
            )
        THEN column2 END,
        column3, column4, column5, column6
    FROM (VALUES (?, ?, ?, ?, ?, ?, ?)"""
"""The last column is the table's newest number in the journal, if it has one there. An entry that
does not follow, or is known, has no number, and so is refused with all the others."""
SETTLE = f"""
    INSERT INTO log (table_id, {COLUMNS})
    SELECT table_id, {COLUMNS} FROM journal ORDER BY table_id, seq"""


class _Append(Struct, eq=False):
    table: str
    entries: Sequence[Entry]
    done: "asyncio.Future[None]"
    refusal: Exception | None = None


@dataclass
class _Journal:
    """What the writer has to know of the journal's rows."""

    rows: int = 0
    newest: dict[str, int] = field(default_factory=dict)
    commands: set[tuple[str, str, str]] = field(default_factory=set)


class SqliteStore:
    """Durable on return: WAL with synchronous=FULL."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.transactions = 0
        """how many groups were written; less than the appends when they came together"""
        self._waiting: list[_Append] = []
        self._groups: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._writing = False
        """Whether the thread has a group."""
        self._earliest = 0.0
        """When the next group may be written, by the loop's clock."""
        self._soon: asyncio.Handle | None = None
        self._writer: threading.Thread | None = None
        self._journal = _Journal()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._alone = alone(self.path)
        try:
            await schema.bring_up_to_date(f"sqlite:///{self.path}")
            self._write = await self._loop.run_in_executor(None, self._connect_settled)
        except BaseException as problem:
            self._alone.close()
            if isinstance(problem, sqlite3.Error):
                raise Unreachable(f"the database refused to write: {problem}") from None
            raise
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader = await self._loop.run_in_executor(self._reading, self._connect)
        self._writer = threading.Thread(target=self._write_groups, name="store-writer")
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None:
            return
        writer, self._writer = self._writer, None
        while self._waiting:
            self._begin_group()
        self._groups.put(None)
        await self._loop.run_in_executor(None, writer.join)
        await self._loop.run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()
        self._alone.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA cache_size=-{CACHE}")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        return connection

    def _connect_settled(self) -> sqlite3.Connection:
        """For the writer. It knows nothing of what another has left in the journal."""
        self._write = self._connect()
        try:
            with self._settled():
                return self._write
        except sqlite3.Error:
            self._write.close()
            raise

    # -- writing ---------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        check(entries)
        if entries:
            await self._kept(table, entries)

    async def forget(self, table: str) -> None:
        await self._kept(table, ())

    def _kept(self, table: str, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Done when they are."""
        if self._writer is None:
            raise Unreachable("the store is closed")
        append = _Append(table, entries, self._loop.create_future())
        self._waiting.append(append)
        if not self._writing:
            self._plan_group()
        return append.done

    def _plan_group(self) -> None:
        """Write what waits: now if it is much, else when the last group is long enough ago, and
        with whatever comes until the loop has come round."""
        if len(self._waiting) >= WORTH_A_FLUSH:
            self._begin_group()
        elif self._soon is None:
            wait = max(0.0, self._earliest - self._loop.time())
            self._soon = self._loop.call_later(wait, self._begin_group)

    def _begin_group(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        self._writing = True
        self._earliest = self._loop.time() + BETWEEN_GROUPS if len(group) > FEW else 0.0
        self._groups.put(group)

    def _group_ended(self, appends: list[_Append]) -> None:
        """Wake all who waited for this group; let the next one begin."""
        for append in appends:
            if append.done.done():  # its task was cancelled meanwhile
                continue
            if append.refusal is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(append.refusal)
        self._writing = False
        if self._waiting:
            self._plan_group()

    def _write_groups(self) -> None:
        """The writer's thread, until it is given None."""
        while (group := self._next()) is not None:
            self._write_group(group)
            self._loop.call_soon_threadsafe(self._group_ended, group)
            if self._journal.rows >= LARGEST_JOURNAL:
                self._settle()
        self._settle()
        self._write.close()

    def _next(self) -> list[_Append] | None:
        """The next group; while there is none, the journal is settled."""
        if self._journal.rows:
            try:
                return self._groups.get(timeout=QUIET)
            except queue.Empty:
                self._settle()
        return self._groups.get()

    def _settle(self) -> None:
        """Put the journal's rows into their places. Where that fails they stay where they are,
        safe and readable, until the next time."""
        try:
            with self._settled():
                pass
        except sqlite3.Error as problem:
            log.warning("the journal was not settled", extra={"problem": str(problem)})

    @contextmanager
    def _settled(self) -> Iterator[None]:
        """A transaction in which the log holds everything and the journal nothing."""
        self._write.execute("BEGIN IMMEDIATE")
        try:
            self._write.execute(SETTLE)
            self._write.execute("DELETE FROM journal")
            yield
            self._write.execute("COMMIT")
            self._journal = _Journal()
        finally:
            if self._write.in_transaction:
                self._write.execute("ROLLBACK")

    def _write_group(self, appends: list[_Append]) -> None:
        try:
            if self._follow(appends):
                return
            with self._settled():
                for append in appends:
                    if append.entries:
                        append.refusal = self._insert(append.table, append.entries)
                    else:
                        self._write.execute("DELETE FROM log WHERE table_id = ?", [append.table])
            self.transactions += 1
        except sqlite3.Error as problem:
            for append in appends:
                append.refusal = Unreachable(f"the database refused to write: {problem}")

    def _insert(self, table: str, entries: Sequence[Entry]) -> Exception | None:
        for entry in entries:
            if entry.command:
                if known := _find(self._write, table, entry.actor, entry.command):
                    return Repeated(known)
        if _last(self._write, table) != entries[0].seq - 1:
            return Overtaken(table, entries[0].seq)
        self._write.executemany(
            f"INSERT INTO log (table_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
            [(table, e.seq, e.actor, e.command, e.at, e.fact) for e in entries],
        )
        return None

    def _follow(self, appends: list[_Append]) -> bool:
        """Write what nearly every group is, entries that are new and in order, by one statement:
        each has to take turns with the thread that serves people. False: nothing was written."""
        journal, group = self._journal, _Journal(len(appends))
        values: list[str | int | bytes | None] = []
        for append in appends:
            if len(append.entries) != 1:
                return False
            table, entry = append.table, append.entries[0]
            if entry.command:
                command = (table, entry.actor, entry.command)
                if command in journal.commands or command in group.commands:
                    return False
                group.commands.add(command)
            newest = group.newest.get(table) or journal.newest.get(table)
            group.newest[table] = entry.seq
            values += (table, entry.seq, entry.actor, entry.command, entry.at, entry.fact, newest)
        try:
            self._write.execute(
                FOLLOW + ", (?, ?, ?, ?, ?, ?, ?)" * (len(appends) - 1) + ")", values
            )
        except sqlite3.IntegrityError:
            return False
        self.transactions += 1
        journal.rows += group.rows
        journal.newest.update(group.newest)
        journal.commands.update(group.commands)
        return True

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return await self._look(lambda reader: _read(reader, table, after))

    async def find(self, table: str, actor: str, command: str) -> Entry | None:
        if not command:
            return None
        return await self._look(lambda reader: _find(reader, table, actor, command))

    async def last(self, table: str) -> int:
        return await self._look(lambda reader: _last(reader, table))

    async def tables(self) -> list[str]:
        return await self._look(_tables)

    async def _look(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return await self._loop.run_in_executor(self._reading, question, self._reader)
        except sqlite3.Error as problem:
            raise Unreachable(f"the database refused to read: {problem}") from None


def _read(connection: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM {ENTRIES} WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table, after),
    )
    return [Entry(*row) for row in rows]


def _find(connection: sqlite3.Connection, table: str, actor: str, command: str) -> Entry | None:
    row = connection.execute(
        f"SELECT {COLUMNS} FROM {ENTRIES} "
        "WHERE table_id = ? AND actor = ? AND command = ? AND command <> ''",
        (table, actor, command),
    ).fetchone()
    return None if row is None else Entry(*row)


def _last(connection: sqlite3.Connection, table: str) -> int:
    row = connection.execute(
        """SELECT coalesce(
            (SELECT max(seq) FROM journal WHERE table_id = ?1),
            (SELECT max(seq) FROM log WHERE table_id = ?1), 0)""",
        [table],
    ).fetchone()
    return int(row[0])


def _tables(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute(f"SELECT DISTINCT table_id FROM {ENTRIES} ORDER BY table_id")
    return [name for (name,) in rows]


def alone(path: Path) -> IO[bytes]:
    """Keep all others from writing to this database, until this is closed or the process ends,
    however it ends. Two servers would not see each other's numbers and commands."""
    with schema.reaching():
        held = path.with_name(f"{path.name}.lock").open("wb")
    if fcntl is not None:  # pragma: no branch - see the import
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            held.close()
            raise UnreadableText(
                f"expected a database that no server writes to; got '{path}', which one has open"
            ) from None
    return held
