"""The store in one SQLite file, for one process.

One thread does all writing, with **group commit**: everything that waits is written in one
transaction, so that one flush to the disk serves many tables. The event loop decides which appends
make a group, so that it wakes the thread once per group. Another thread reads, on a connection of
its own; it never waits for the writer.

A new entry goes to the **journal**, where a whole group fills one or two pages; in the log each
entry would dirty two pages of its own table. Later the journal is **settled**: its rows are moved
to their places in the log, many at a time. Readers select from `ENTRIES`, which is both. Only the
writer knows the commands and numbers in the journal, so a database has one writer: see files.py.
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
from typing import TypeVar

from msgspec import Struct

from quartett.server.store import Damaged, Entry, Overtaken, Repeated, Unreachable, check, schema
from quartett.server.store.files import alone, mask_beside
from quartett.server.store.health import Health, describe

Answer = TypeVar("Answer")
BUSY_SECONDS = 10
LARGEST_GROUP = 1000  # appends in one transaction: bounds how long the first one waits
BETWEEN_GROUPS = 0.004
"""Seconds between transactions: when many people play, more appends share a flush."""
FEW = 4
"""After a group of at most this size the next one need not wait: few people are playing."""
WORTH_A_FLUSH = 32
"""A group of this size does not wait for more: it shares the cost well, and its tables can
broadcast while the next group is being written."""
LARGEST_JOURNAL = 2000
"""Rows that are settled at once: the more, the cheaper each. Nobody can write meanwhile: 2000 rows
of fifty tables take eight milliseconds, of some hundred tables twenty. 1000 rows would take nearly
as long, because the number of pages counts."""
CACHE = 16_000
"""KiB of page cache per connection: settling touches pages of all tables."""
CHECKPOINT = 4000
"""Pages of the WAL per checkpoint. Many belong to the journal, and of each page only the last state
is copied."""
QUIET = 1.0
"""Seconds without an append after which the journal is settled."""
COLUMNS = "seq, actor, command, at, fact"
ENTRIES = f"""(SELECT table_id, {COLUMNS} FROM log UNION ALL
    SELECT table_id, {COLUMNS} FROM journal)"""
"""A statement reads one snapshot, so a row that is being settled appears once."""
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
"""The last column is the table's newest number in the journal, if it has any. An entry that does
not follow, or is known, gets no number, which makes the whole statement fail."""
SETTLE = f"""
    INSERT INTO log (table_id, {COLUMNS})
    SELECT table_id, {COLUMNS} FROM journal ORDER BY table_id, seq"""


TRIAL = "INSERT INTO journal VALUES ('', 0, '', '', 0, '')"
NO_TRIAL = "DELETE FROM journal WHERE table_id = ''"


class _Append(Struct, eq=False):
    table: str
    entries: Sequence[Entry]
    done: "asyncio.Future[None]"
    refusal: Exception | None = None


@dataclass
class _Journal:
    """What the writer has to know about the rows in the journal."""

    rows: int = 0
    newest: dict[str, int] = field(default_factory=dict)
    commands: set[tuple[str, str, str]] = field(default_factory=set)


class SqliteStore:
    """Durable on return: WAL with synchronous=FULL."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.health = Health()
        self.transactions = 0
        """The number of groups written: fewer than the appends if some came together."""
        self._waiting: list[_Append] = []
        self._groups: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._writing = False
        """Whether the thread is working on a group."""
        self._earliest = 0.0
        """When the next group may be written, by the loop's clock."""
        self._soon: asyncio.Handle | None = None
        self._writer: threading.Thread | None = None
        self._journal = _Journal()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._alone = alone(self.path)
        try:
            await schema.bring_up_to_date(f"sqlite:///{self.path}", mask_beside(self.path))
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
        """Return the writer's connection, after settling what an earlier process left behind."""
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
            await self._enqueue(table, entries)

    async def forget(self, table: str) -> None:
        await self._enqueue(table, ())

    def _enqueue(self, table: str, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Queue an append; the future is done once it is stored."""
        if self._writer is None:
            raise Unreachable("the store is closed")
        append = _Append(table, entries, self._loop.create_future())
        self._waiting.append(append)
        if not self._writing:
            self._plan_group()
        return append.done

    def _plan_group(self) -> None:
        """Start a group: at once if it is large, otherwise some time after the last one, together
        with everything that arrives in the same turn of the loop."""
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

    def _end_group(self, appends: list[_Append]) -> None:
        """Wake everybody who waits for this group, and plan the next one."""
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
        """Write groups until the queue yields None; the writer thread runs this."""
        while (group := self._next()) is not None:
            self._write_group(group)
            self._loop.call_soon_threadsafe(self._end_group, group)
            if self._journal.rows >= LARGEST_JOURNAL:
                self._settle()
        self._settle()
        self._write.close()

    def _next(self) -> list[_Append] | None:
        """Return the next group; settle the journal if none comes for a while. After a failure,
        that also tries whether the database can be written to again."""
        while self._journal.rows or self.health.problem:
            try:
                return self._groups.get(timeout=QUIET)
            except queue.Empty:
                self._settle()
        return self._groups.get()

    def _settle(self) -> None:
        """Move the journal's rows into the log. If that fails they stay in the journal, durable
        and readable, until the next attempt."""
        try:
            with self._settled():
                if self.health.problem:
                    self._write.execute(TRIAL)
                    self._write.execute(NO_TRIAL)
        except Exception as problem:
            self.health.worry_about("journal not settled", problem)
        else:
            self.health.recover()

    @contextmanager
    def _settled(self) -> Iterator[None]:
        """A transaction that moves all rows from the journal into the log first."""
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
            # After a failure it is not certain what the journal holds, so it is settled first.
            if not self.health.problem and self._follow(appends):
                return
            with self._settled():
                for append in appends:
                    if append.entries:
                        append.refusal = self._insert(append.table, append.entries)
                    else:
                        self._write.execute("DELETE FROM log WHERE table_id = ?", [append.table])
            self.transactions += 1
            self.health.recover()
        except Exception as problem:  # whatever it is, nobody may wait for ever
            if len(appends) > 1 and not isinstance(problem, sqlite3.OperationalError):
                for append in appends:  # one of them is to blame, not the disk
                    self._write_group([append])
                return
            self.health.fail(problem)
            for append in appends:
                append.refusal = Unreachable(f"the database refused to write: {describe(problem)}")

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
        """Write a group of new entries in order, as nearly every group is, with one statement: each
        statement has to take turns with the event loop. Returns False if nothing was written."""
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

    async def _look(self, query: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return await self._loop.run_in_executor(self._reading, query, self._reader)
        except sqlite3.Error as problem:
            kind = Damaged if schema.is_damage(problem) else Unreachable
            raise kind(f"the database refused to read: {problem}") from None


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
