"""The store in one SQLite file, for one process.

All writing happens in one thread with **group commit**: whatever waits is written in one
transaction, so that one flush to the disk serves many tables. Reading happens in another thread on
a connection of its own; it never waits for the writer.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from quartett.server.store import Entry, Overtaken, Repeated, Unreachable, check, schema

Answer = TypeVar("Answer")
BUSY_SECONDS = 10
LARGEST_GROUP = 1000  # appends in one transaction: bounds how long the first one waits
BETWEEN_GROUPS = 0.005
"""Seconds from one transaction to the next: while many play, more of them share a flush."""
COLUMNS = "seq, actor, command, at, fact"
FOLLOW = f"""
    INSERT INTO log (table_id, {COLUMNS})
    SELECT column1,
        CASE WHEN column2 = 1
            OR EXISTS (SELECT 1 FROM log WHERE table_id = column1 AND seq = column2 - 1)
        THEN column2 END,
        column3, column4, column5, column6
    FROM (VALUES (?, ?, ?, ?, ?, ?)"""
"""An entry that does not follow another has no number, and so is refused with all the others."""


@dataclass(eq=False)
class _Append:
    table: str
    entries: Sequence[Entry]
    done: "asyncio.Future[None]"
    refusal: Exception | None = None


class SqliteStore:
    """Durable on return: WAL with synchronous=FULL."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.transactions = 0
        """how many groups were written; less than the appends when they came together"""
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        await schema.bring_up_to_date(f"sqlite:///{self.path}")
        self._loop = asyncio.get_running_loop()
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader = await self._loop.run_in_executor(self._reading, self._connect)
        self._write = await self._loop.run_in_executor(None, self._connect)
        self._writer = threading.Thread(target=self._write_groups, name="store-writer")
        self._writer.start()

    async def close(self) -> None:
        if self._writer is None:
            return
        writer, self._writer = self._writer, None
        self._waiting.put(None)
        await self._loop.run_in_executor(None, writer.join)
        await self._loop.run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    # -- writing ---------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        check(entries)
        if entries:
            await self._queue(table, entries)

    async def forget(self, table: str) -> None:
        await self._queue(table, ())

    async def _queue(self, table: str, entries: Sequence[Entry]) -> None:
        if self._writer is None:
            raise Unreachable("the store is closed")
        done = self._loop.create_future()
        self._waiting.put(_Append(table, entries, done))
        await done

    def _write_groups(self) -> None:
        """The writer's thread, until it is given None."""
        last = False
        while not last:
            group = [self._waiting.get()]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                group.append(self._waiting.get())
            last = None in group
            appends = [append for append in group if append is not None]
            if appends:
                begun = time.monotonic()
                self._write_group(appends)
                self._loop.call_soon_threadsafe(_tell, appends)
                if not last:
                    time.sleep(max(0.0, begun + BETWEEN_GROUPS - time.monotonic()))
        self._write.close()

    def _write_group(self, appends: list[_Append]) -> None:
        try:
            if self._follow(appends):
                return
            self._write.execute("BEGIN IMMEDIATE")
            try:
                for append in appends:
                    if append.entries:
                        append.refusal = self._insert(append.table, append.entries)
                    else:
                        self._write.execute("DELETE FROM log WHERE table_id = ?", [append.table])
                self._write.execute("COMMIT")
                self.transactions += 1
            finally:
                if self._write.in_transaction:
                    self._write.execute("ROLLBACK")
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
        values: list[str | int | bytes] = []
        for append in appends:
            if len(append.entries) != 1:
                return False
            entry = append.entries[0]
            values += (append.table, entry.seq, entry.actor, entry.command, entry.at, entry.fact)
        try:
            self._write.execute(FOLLOW + ", (?, ?, ?, ?, ?, ?)" * (len(appends) - 1) + ")", values)
        except sqlite3.IntegrityError:
            return False
        self.transactions += 1
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


def _tell(appends: list[_Append]) -> None:
    """Wake all who waited for this group."""
    for append in appends:
        if append.done.done():  # its task was cancelled meanwhile
            continue
        if append.refusal is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(append.refusal)


def _read(connection: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
    )
    return [Entry(*row) for row in rows]


def _find(connection: sqlite3.Connection, table: str, actor: str, command: str) -> Entry | None:
    row = connection.execute(
        f"SELECT {COLUMNS} FROM log "
        "WHERE table_id = ? AND actor = ? AND command = ? AND command <> ''",
        (table, actor, command),
    ).fetchone()
    return None if row is None else Entry(*row)


def _last(connection: sqlite3.Connection, table: str) -> int:
    row = connection.execute("SELECT max(seq) FROM log WHERE table_id = ?", [table]).fetchone()
    return row[0] or 0


def _tables(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute("SELECT DISTINCT table_id FROM log ORDER BY table_id")
    return [name for (name,) in rows]
