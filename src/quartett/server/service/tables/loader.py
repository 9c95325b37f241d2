"""The tables in this worker's memory: read from the log, cached, kept up to date with it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from msgspec import json

from quartett.errors import Refused, UnreadableText
from quartett.server.logs import log
from quartett.server.service.clock import TableClock
from quartett.server.service.hub import Hub
from quartett.server.service.tables.tasks import BackgroundTasks
from quartett.server.service.warmup import ready
from quartett.server.store import Entry, Store, Unreachable
from quartett.server.store.health import describe
from quartett.server.table.catalogue import say
from quartett.server.table.facts import Change, Created, TableSet
from quartett.server.table.fold import fold
from quartett.server.table.state import State

MOST_CACHED_TABLES = 2000

_CHANGE = json.Decoder(Change)


class NoSuchTable(Refused):
    """No table has this address."""


class UnreadableTable(Refused):
    """What is stored about this table is damaged, or comes from another version."""


@dataclass(eq=False)
class LoadedTable:
    """A table in this worker's memory."""

    state: State
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a command is decided and appended, and while the table catches up."""
    timer: asyncio.TimerHandle | None = None
    """Fires when a clock runs out."""
    refresh: "asyncio.Task[None] | None" = None
    """Reads what other workers have appended."""
    stale: bool = False
    """Another worker has reported a change that this one has not looked for yet."""
    thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)
    """The tasks of bots that are choosing, by seat."""
    viewer_progress: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a client has shown more steps, or has left."""

    @property
    def name(self) -> str:
        return self.state.table


class Loader:
    """Loads tables, caches them and folds in what other workers append."""

    def __init__(self, store: Store, clock: TableClock, hub: Hub, tasks: BackgroundTasks) -> None:
        self.store, self._clock, self._hub, self._tasks = store, clock, hub, tasks
        self.on_load: tuple[Callable[[LoadedTable], None], ...] = ()
        """Called after a table has been loaded or created."""
        self.on_change: tuple[Callable[[LoadedTable], None], ...] = ()
        """Called after a table has a new state."""
        self.unreadable: set[str] = set()
        """The tables whose log could not be read, at most `MOST_CACHED_TABLES`."""
        self._tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LoadedTable]:
        return iter(tuple(self._tables.values()))

    def get(self, name: str) -> LoadedTable | None:
        """Return the table if it is in memory."""
        return self._tables.get(name)

    async def load(self, name: str) -> LoadedTable:
        """Return the table, from memory or from its log."""
        table = self._tables.get(name)
        if table is not None:
            self._tables.move_to_end(name)
            return table
        if name not in self._loading:
            task = self._tasks.spawn(self._read(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def state(self, name: str) -> State:
        return (await self.load(name)).state

    async def changes(self, name: str) -> list[Change]:
        """Return the whole log, including its secrets."""
        with self._reading(name):
            return _changes(await self.store.read(name))

    async def _read(self, name: str) -> LoadedTable:
        with self._reading(name):
            entries = await self.store.read(name)
            if not entries:
                raise NoSuchTable(say("table-unknown"))
            changes = _changes(entries)
            assert isinstance(changes[0].facts[0], Created)
        for game in _games(changes):
            await ready(game)
        with self._reading(name):
            table = LoadedTable(await asyncio.to_thread(fold, changes))
        await self._clock.moment()  # players' clocks must not be read before the time is known
        self.add(table)
        for listener in self.on_load:
            listener(table)
        return table

    def add(self, table: LoadedTable) -> None:
        """Cache a table; drop the least recently used ones that nothing depends on."""
        self._tables[table.name] = table
        for name in tuple(self._tables):
            if len(self._tables) <= MOST_CACHED_TABLES:
                break
            oldest = self._tables[name]
            if not (any(self._hub.at(name)) or oldest.lock.locked() or oldest.thinking):
                if oldest.timer is not None:
                    oldest.timer.cancel()
                del self._tables[name]

    # -- following the log -----------------------------------------------------------------------

    def note_version(self, name: str, version: int | None) -> None:
        """Refresh a table in memory if the reported version is newer; None: it may be."""
        table = self._tables.get(name)
        if table is None or self._tasks.closing:
            return
        if version is not None and version <= table.state.version:
            return
        table.stale = True
        if table.refresh is None or table.refresh.done():
            table.refresh = self._tasks.spawn(self._refresh(table))

    async def _refresh(self, table: LoadedTable) -> None:
        while table.stale:  # once more, if another report arrived during the read
            table.stale = False
            with suppress(Unreachable):
                async with table.lock:
                    await self.catch_up(table)

    async def load_up_to_date(self, name: str) -> LoadedTable:
        """Return the table with everything that other workers have appended by now, or, while the
        database is unreachable, as it is in memory."""
        table = await self.load(name)
        with suppress(Unreachable):
            async with table.lock:
                await self.catch_up(table)
        return await self.load(name)

    async def catch_up(self, table: LoadedTable) -> bool:
        """Fold in what other workers have appended; return whether there was anything. The caller
        holds the table's lock."""
        with self._reading(table.name):
            entries = await self.store.read(table.name, table.state.version)
            if not entries:
                return False
            table.state = fold(_changes(entries, table.state.version), table.state)
        for listener in self.on_change:
            listener(table)
        return True

    @contextmanager
    def _reading(self, name: str) -> Iterator[None]:
        """Refuse with a sentence what cannot be read, whatever is wrong with it; count the table,
        and log it once."""
        try:
            yield
        except (NoSuchTable, Unreachable):
            raise
        except Exception as problem:
            if name not in self.unreadable and len(self.unreadable) < MOST_CACHED_TABLES:
                self.unreadable.add(name)
                log.error("table unreadable", extra={"table": name, "problem": describe(problem)})
            if isinstance(problem, UnreadableText):  # it has its own sentence
                raise
            raise UnreadableTable(say("table-unreadable")) from None
        else:
            self.unreadable.discard(name)


def _games(changes: Sequence[Change]) -> set[str]:
    """Return the names of the games that a table was set to."""
    facts = (fact for change in changes for fact in change.facts)
    return {fact.game for fact in facts if isinstance(fact, Created | TableSet) and fact.game}


def _changes(entries: Sequence[Entry], before: int = 0) -> list[Change]:
    """Return what the entries after number `before` say."""
    if entries and (entries[0].seq, entries[-1].seq) != (before + 1, before + len(entries)):
        raise ValueError("its numbers have gaps")
    return [_CHANGE.decode(entry.fact) for entry in entries]
