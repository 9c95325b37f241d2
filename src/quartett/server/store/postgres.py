"""The store in PostgreSQL, for any number of workers.

Waiting appends are written together (**group commit**): one statement inserts them all, and one
flush to the disk makes them durable. The primary key `(table_id, seq)` decides between workers: an
existing row is left out of the insert, and only its own append is refused.
"""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types

from quartett.server.store import Damaged, Entry, Overtaken, Repeated, Unreachable, check, schema
from quartett.server.store.health import Health, describe

LARGEST_GROUP = 1000  # appends in one transaction: bounds how long the first one waits
MOST_READERS = 4
COLUMNS = "seq, actor, command, at, fact"

# A worker that is wrong about the length of the log inserts nothing. All workers insert in the same
# order, so that no two of them deadlock.
INSERT = """
INSERT INTO log (table_id, seq, actor, command, at, fact)
SELECT table_id, seq, actor, command, at, fact
FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bytea[])
     AS new (table_id, first, seq, actor, command, at, fact)
WHERE first = 1 + coalesce((SELECT max(seq) FROM log WHERE log.table_id = new.table_id), 0)
ORDER BY table_id, seq
ON CONFLICT DO NOTHING
RETURNING table_id, seq
"""
DELETE = """
DELETE FROM log USING unnest($1::text[], $2::int[]) AS gone (table_id, seq)
WHERE log.table_id = gone.table_id AND log.seq = gone.seq
"""
TRIAL = "INSERT INTO log VALUES ('', 0, '', '', 0, '') ON CONFLICT DO NOTHING"
NO_TRIAL = "DELETE FROM log WHERE table_id = ''"
PATIENCE = 5
LOST = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that is cut in the middle of an answer
    TimeoutError,
)


@dataclass(eq=False)
class _Append:
    table: str
    entries: Sequence[Entry]
    done: "asyncio.Future[None]"


class PostgresStore:
    """Durable on return: synchronous_commit=on."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.health = Health()
        self.transactions = 0
        """The number of groups written: fewer than the appends if some came together."""
        self._waiting: deque[_Append] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._readers: Any = None

    async def open(self) -> None:
        await schema.require(self.address)
        try:
            self._readers = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=MOST_READERS,
                reset=_no_reset,
                timeout=PATIENCE,
                command_timeout=30,
            )
        except LOST as problem:
            raise Unreachable(f"the database did not answer: {describe(problem)}") from None
        self._closing = False
        self._writer = asyncio.create_task(self._write_groups(), name="store-writer")

    async def close(self) -> None:
        if self._writer is None:
            return
        self._closing = True
        self._wake.set()
        await self._writer
        self._writer = None
        if self._connection is not None:
            await self._connection.close()
        await self._readers.close()

    # -- writing ---------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        check(entries)
        if not entries:
            return
        if self._writer is None or self._closing:
            raise Unreachable("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, entries, done))
        self._wake.set()
        await done

    async def _write_groups(self) -> None:
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting or (self.health.problem and not self._closing):
                    await self._try_group(self._next_group())
        finally:  # also if the task was cancelled: nobody may wait for a writer that is gone
            self._closing = True
            while self._waiting:
                _refuse(self._waiting.popleft(), Unreachable("the store is closed"))

    async def _try_group(self, group: dict[str, _Append]) -> None:
        """Write a group, or refuse it and take a breath. An empty group tries whether the database
        can be written to again."""
        try:
            await (self._write_group(group) if group else self._write_trial())
        except BaseException as problem:
            sentence = f"the database did not answer: {describe(problem)}"
            for append in group.values():
                _refuse(append, Unreachable(sentence))
            self._disconnect()
            if not isinstance(problem, Exception):
                raise
            self.health.fail(problem)
            if not self._closing:
                await asyncio.sleep(self.health.pause)
        else:
            self.health.recover()

    async def _write_trial(self) -> None:
        connection = await self._connected()
        async with connection.transaction():
            await connection.execute(TRIAL)
            await connection.execute(NO_TRIAL)

    def _next_group(self) -> dict[str, _Append]:
        """Take waiting appends, at most one for each table: a second one may depend on the first,
        and must not be stored without it."""
        group: dict[str, _Append] = {}
        later: list[_Append] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            append = self._waiting.popleft()
            if append.table in group:
                later.append(append)
            else:
                group[append.table] = append
        self._waiting.extendleft(reversed(later))
        return group

    async def _write_group(self, group: dict[str, _Append]) -> None:
        connection = await self._connected()
        rows = [
            (append.table, append.entries[0].seq, e.seq, e.actor, e.command, e.at, e.fact)
            for append in group.values()
            for e in append.entries
        ]
        async with AsyncExitStack() as stack:
            if len(rows) > len(group):  # an append of several entries is all or nothing
                await stack.enter_async_context(connection.transaction())
            written = await connection.fetch(INSERT, *map(list, zip(*rows, strict=True)))
            counts = dict.fromkeys(group, 0)
            for table, _ in written:
                counts[table] += 1
            partial = [row for row in written if counts[row[0]] < len(group[row[0]].entries)]
            if partial:
                await connection.execute(DELETE, *map(list, zip(*partial, strict=True)))
        self.transactions += 1
        for table, append in group.items():
            if counts[table] < len(append.entries):
                _refuse(append, await self._refusal(connection, append))
            elif not append.done.done():
                append.done.set_result(None)

    async def _refusal(self, connection: Any, append: _Append) -> Exception:
        for entry in append.entries:
            known = await _find(connection, append.table, entry.actor, entry.command)
            if known:
                return Repeated(known)
        return Overtaken(append.table, append.entries[0].seq)

    async def _connected(self) -> Any:
        """Return the writer's own connection; reconnect if it was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self.address,
                timeout=PATIENCE,
                command_timeout=30,
                server_settings={"synchronous_commit": "on"},
            )
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def forget(self, table: str) -> None:
        await self._ask("execute", "DELETE FROM log WHERE table_id = $1", table)

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._ask(
            "fetch",
            f"SELECT {COLUMNS} FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table,
            after,
        )
        return [Entry(*row) for row in rows]

    async def find(self, table: str, actor: str, command: str) -> Entry | None:
        with _reaching():
            return await _find(self._readers, table, actor, command)

    async def last(self, table: str) -> int:
        newest = await self._ask("fetchval", "SELECT max(seq) FROM log WHERE table_id = $1", table)
        return newest or 0

    async def tables(self) -> list[str]:
        rows = await self._ask("fetch", 'SELECT DISTINCT table_id COLLATE "C" FROM log ORDER BY 1')
        return [name for (name,) in rows]

    async def _ask(self, method: str, query: str, *details: object) -> Any:
        with _reaching():
            return await getattr(self._readers, method)(query, *details)


@contextmanager
def _reaching() -> Iterator[None]:
    try:
        yield
    except LOST as problem:
        kind = Damaged if schema.is_damage(problem) else Unreachable
        raise kind(f"the database did not answer: {describe(problem)}") from None


def _refuse(append: _Append, refusal: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(refusal)


async def _find(connection: Any, table: str, actor: str, command: str) -> Entry | None:
    row = await connection.fetchrow(
        f"SELECT {COLUMNS} FROM log "
        "WHERE table_id = $1 AND actor = $2 AND command = $3 AND command <> ''",
        table,
        actor,
        command,
    )
    return None if row is None else Entry(*row)


async def _no_reset(connection: Any) -> None:
    """Do nothing: readers leave no state in their connection, and a reset would double the cost of
    every query."""
