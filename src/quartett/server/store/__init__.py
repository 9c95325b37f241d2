"""The store: an append-only log of facts for each table.

The entry number is the fence between workers: the first to append number 7 wins; the other gets
`Overtaken`, reads what it missed and decides again. A command that is sent twice is recognised by
its id; the second append raises `Repeated` with the entry that the first one made.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from msgspec import Struct

from quartett.errors import Refused, UnreadableText
from quartett.server.store.health import Health

MEMORY = "memory:"
SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log."""

    seq: int
    """1, 2, 3, ... without gaps"""
    actor: str
    """the device that caused it; empty: the table itself"""
    command: str
    """the command's id, once for each table and actor; empty: none"""
    at: int
    """milliseconds since 1970, by the server's clock"""
    fact: bytes
    """JSON; the store never looks inside"""


class Overtaken(Exception):
    """Somebody else has appended meanwhile (or the log is shorter than assumed): read it again."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"expected table {table} to go on with a free number; got {seq}")
        self.table, self.seq = table, seq


class Repeated(Exception):
    """This command was appended before; `entry` is what it made then."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"expected a new command; got '{entry.command}', known as {entry.seq}")
        self.entry = entry


class Unreachable(Exception):
    """The database did not answer. Whether an append was stored is unknown; sending the same
    command again once the database is back settles it."""


class Damaged(Refused):
    """The database answered that what it stores there is damaged. Asking again does not help;
    other tables may be unharmed."""


class Store(Protocol):
    """The logs of all tables. Many tasks may call every method at once. Those that read raise
    `Unreachable` or `Damaged`."""

    health: Health

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Finish what has begun, then disconnect from the database."""

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Store all entries or none. When this returns, they survive the end of any process.

        Raises `Repeated` for a known command, `Overtaken` for a number that is taken or would
        leave a gap, `Unreachable` when the database does not answer.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries after number `after`, in order."""

    async def find(self, table: str, actor: str, command: str) -> Entry | None:
        """Return the entry that this command made."""

    async def last(self, table: str) -> int:
        """Return the number of the newest entry; 0 for a table without entries."""

    async def tables(self) -> list[str]:
        """Return all tables that have a log, in alphabetical order."""

    async def forget(self, table: str) -> None:
        """Delete a table's log."""


def check(entries: Sequence[Entry]) -> None:
    """Refuse an append that is wrong whatever the log contains: a bug of the caller, not a race."""
    if len(entries) < 2:
        return
    for one, next_one in pairwise(entries):
        if next_one.seq != one.seq + 1:
            raise ValueError(f"expected {one.seq + 1} to follow {one.seq}; got {next_one.seq}")
    commands = [(entry.actor, entry.command) for entry in entries if entry.command]
    if len(set(commands)) < len(commands):
        raise ValueError("expected each command once in an append")


def store_at(address: str) -> Store:
    """Return the store at `memory:`, `sqlite:///FILE` or `postgresql://...`; not opened yet."""
    if address == MEMORY:
        from quartett.server.store.memory import MemoryStore

        return MemoryStore()
    if address.startswith(SQLITE):
        from quartett.server.store.sqlite import SqliteStore

        return SqliteStore(address.removeprefix(SQLITE))
    if address.startswith(POSTGRES):
        from quartett.server.store.postgres import PostgresStore

        return PostgresStore(address)
    raise UnreadableText(
        f"expected a database as sqlite:///FILE or postgresql://USER@HOST/NAME; got '{address}'"
    )
