"""A store in memory, for lessons, tests and simulations."""

from bisect import bisect_left, insort
from collections.abc import Sequence

from quartett.server.store import Entry, Overtaken, Repeated, check
from quartett.server.store.health import Health


class MemoryStore:
    """Lasts as long as the object does."""

    def __init__(self) -> None:
        self.health = Health()
        self._logs: dict[str, list[Entry]] = {}
        self._commands: dict[tuple[str, str, str], Entry] = {}
        self._names: list[str] = []

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        check(entries)
        for entry in entries:
            if known := self._commands.get((table, entry.actor, entry.command)):
                raise Repeated(known)
        if not entries:
            return
        log = self._logs.get(table, [])
        if entries[0].seq != len(log) + 1:
            raise Overtaken(table, entries[0].seq)
        if not log:
            self._logs[table] = log
            insort(self._names, table)
        log.extend(entries)
        self._commands.update(
            {(table, entry.actor, entry.command): entry for entry in entries if entry.command}
        )

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return self._logs.get(table, [])[max(after, 0) :]

    async def find(self, table: str, actor: str, command: str) -> Entry | None:
        return self._commands.get((table, actor, command))

    async def last(self, table: str) -> int:
        return len(self._logs.get(table, []))

    async def tables(self) -> list[str]:
        return list(self._names)

    async def forget(self, table: str) -> None:
        for entry in self._logs.pop(table, []):
            self._commands.pop((table, entry.actor, entry.command), None)
        at = bisect_left(self._names, table)
        if self._names[at : at + 1] == [table]:
            del self._names[at]
