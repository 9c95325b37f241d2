"""Access rights and lists: devices, seats, spectators, invitations, and the catalogue of tables.

A secret token in a cookie identifies a device, a secret code identifies an invitation. Only their
hashes are stored, so a reader of the database can impersonate nobody. The log holds the history of
a table; the directory can be deleted without losing a step.
"""

import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from quartett.errors import UnreadableText
from quartett.server.store import POSTGRES, schema
from quartett.server.store.codes import new_code
from quartett.server.store.schema import (
    beats,
    catalogue,
    devices,
    engine_at,
    invitations,
    notices,
    seats,
    short_codes,
    watchers,
)

Kind = Literal["player", "watcher"]
NoticeKind = Literal["webhook", "ntfy"]
TOKEN_BYTES = 16


def new_token() -> str:
    """Return a device's secret of 128 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """Return the hash of a token or code. They are random and long, so a plain hash is safe."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Invitation:
    """The table that a link leads to."""

    table: str
    kind: Kind


@dataclass(frozen=True)
class Listing:
    """A table's entry in the catalogue, to be written."""

    table: str
    game: str
    phase: str
    summary: dict[str, Any]


@dataclass(frozen=True)
class Listed:
    """A table's entry in the catalogue, as somebody's list shows it."""

    table: str
    game: str
    phase: str
    created: int
    updated: int
    summary: dict[str, Any]
    seats: tuple[int, ...] = ()
    """The device's own seats; empty: it only watches."""


@dataclass(frozen=True)
class Notice:
    """The address that is notified when it is a device's turn."""

    kind: NoticeKind
    address: str


class Directory:
    """At `sqlite:///FILE`, `postgresql://...` or `memory:`. Times are milliseconds since 1970."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._engine = engine_at(address)
        dialect: Any = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        self._insert = dialect.insert

    async def open(self) -> None:
        if self.address.startswith(POSTGRES):
            await schema.require(self.address)
        elif self.address.startswith("sqlite:"):
            await schema.bring_up_to_date(self.address)
        else:
            async with self._work() as connection:
                await connection.run_sync(schema.metadata.create_all)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _work(self) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        with schema.reaching():
            async with self._engine.begin() as connection:
                yield connection

    async def _do(self, statement: sql.Executable) -> int:
        """Execute a statement; return the number of rows it changed."""
        async with self._work() as connection:
            done = await connection.execute(statement)
            return int(getattr(done, "rowcount", 0))

    async def _all(self, question: sql.Select[Any]) -> list[Any]:
        async with self._work() as connection:
            return list((await connection.execute(question)).all())

    # -- devices ---------------------------------------------------------------------------------

    async def enrol(self) -> tuple[str, str]:
        """A new device: the token for its cookie, and the name it has here."""
        token = new_token()
        await self._do(devices.insert().values(device=hashed(token), created=_now()))
        return token, hashed(token)

    async def device(self, token: str) -> str | None:
        """Return the device that has this token."""
        rows = await self._all(sql.select(devices.c.device).where(_is(devices, hashed(token))))
        return rows[0].device if rows else None

    # -- tables ----------------------------------------------------------------------------------

    async def put_table(self, table: str, game: str, phase: str, summary: dict[str, Any]) -> None:
        """Write a table into the catalogue, or what has changed about it."""
        await self.put_tables([Listing(table, game, phase, summary)])

    async def put_tables(self, listings: Sequence[Listing]) -> None:
        """The same for many, in one transaction."""
        if not listings:
            return
        new = self._insert(catalogue)
        changed = {name: new.excluded[name] for name in ("game", "phase", "updated", "summary")}
        statement = new.on_conflict_do_update(index_elements=["table_id"], set_=changed)
        now = _now()
        rows = [
            {
                "table_id": one.table,
                "game": one.game,
                "phase": one.phase,
                "created": now,
                "updated": now,
                "summary": one.summary,
            }
            for one in listings
        ]
        async with self._work() as connection:
            await connection.execute(statement, rows)

    async def table(self, table: str) -> Listed | None:
        rows = await self._all(sql.select(catalogue).where(catalogue.c.table_id == table))
        return Listed(*rows[0]) if rows else None

    async def mine(self, device: str) -> list[Listed]:
        """Return the tables where a device sits or watches, most recently changed first."""
        sits = sql.select(seats.c.table_id).where(seats.c.device == device)
        watches = sql.select(watchers.c.table_id).where(watchers.c.device == device)
        rows = await self._all(
            sql.select(catalogue)
            .where(catalogue.c.table_id.in_(sits.union(watches)))
            .order_by(catalogue.c.updated.desc(), catalogue.c.table_id)
        )
        own: dict[str, list[int]] = {}
        chairs = sql.select(seats.c.table_id, seats.c.seat).where(seats.c.device == device)
        for table, seat in await self._all(chairs.order_by(seats.c.seat)):
            own.setdefault(table, []).append(seat)
        return [replace(Listed(*row), seats=tuple(own.get(row.table_id, ()))) for row in rows]

    async def idle_since(self, moment: int, phases: tuple[str, ...]) -> list[str]:
        """Return the tables in these phases that have not changed since a moment, oldest first."""
        rows = await self._all(
            sql.select(catalogue.c.table_id)
            .where(catalogue.c.updated <= moment, catalogue.c.phase.in_(phases))
            .order_by(catalogue.c.updated)
        )
        return [row.table_id for row in rows]

    async def count(self, phases: tuple[str, ...]) -> int:
        """Return the number of tables in these phases."""
        counted = sql.select(sql.func.count()).where(catalogue.c.phase.in_(phases))
        return int((await self._all(counted))[0][0])

    async def among(self, tables: Sequence[str], phases: tuple[str, ...]) -> list[str]:
        """Return those of the tables that are in these phases."""
        found = catalogue.c.table_id.in_(tables) & catalogue.c.phase.in_(phases)
        rows = await self._all(sql.select(catalogue.c.table_id).where(found))
        return [row.table_id for row in rows]

    async def forget(self, table: str) -> None:
        """Delete everything about a table but its log, which belongs to the store."""
        async with self._work() as connection:
            for part in (catalogue, seats, watchers, invitations, short_codes):
                await connection.execute(part.delete().where(part.c.table_id == table))

    # -- seats and watchers ----------------------------------------------------------------------

    async def take_seat(self, table: str, seat: int, device: str) -> bool:
        """Give a seat to a device; return False if another device has it."""
        new = self._insert(seats).values(table_id=table, seat=seat, device=device)
        if await self._do(new.on_conflict_do_nothing()):
            return True
        return await self.seat_of(table, seat) == device

    async def free_seat(self, table: str, seat: int) -> None:
        await self._do(seats.delete().where(seats.c.table_id == table, seats.c.seat == seat))

    async def seat_of(self, table: str, seat: int) -> str | None:
        """Return the device that has this seat."""
        return (await self.seating(table)).get(seat)

    async def seating(self, table: str) -> dict[int, str]:
        """Return the devices by seat."""
        question = sql.select(seats.c.seat, seats.c.device).where(seats.c.table_id == table)
        return dict(await self._all(question.order_by(seats.c.seat)))

    async def seats_of(self, device: str, table: str) -> tuple[int, ...]:
        """Return a device's seats at a table, in order."""
        seating = await self.seating(table)
        return tuple(seat for seat, owner in seating.items() if owner == device)

    async def admit(self, table: str, device: str, name: str = "") -> None:
        """Let a device watch."""
        new = self._insert(watchers).values(table_id=table, device=device, name=name)
        await self._do(
            new.on_conflict_do_update(
                index_elements=["table_id", "device"], set_={"name": new.excluded.name}
            )
        )

    async def admit_by(self, code: str, device: str, name: str) -> bool:
        """Let a device watch that has come by this link; return whether the link still works.

        One transaction that holds the link: if it is renewed at the same time, the device is
        either admitted before, and put out by it, or not at all."""
        async with self._work() as connection:
            link = invitations.update().where(_works(code)).values(revoked=False)
            row = (await connection.execute(link.returning(invitations.c.table_id))).first()
            if row is not None:
                new = self._insert(watchers).values(table_id=row[0], device=device, name=name)
                new = new.on_conflict_do_update(
                    index_elements=["table_id", "device"], set_={"name": new.excluded.name}
                )
                await connection.execute(new)
        return row is not None

    async def dismiss(self, table: str, device: str) -> None:
        """Do not let a device watch any more."""
        await self._do(watchers.delete().where(watchers.c.table_id == table, _is(watchers, device)))

    async def watching(self, table: str) -> dict[str, str]:
        """Return the names of the devices that may watch."""
        question = sql.select(watchers.c.device, watchers.c.name)
        return dict(await self._all(question.where(watchers.c.table_id == table)))

    async def admit_all(self, table: str, before: str) -> None:
        """Let everybody watch who may watch another table."""
        for device, name in (await self.watching(before)).items():
            await self.admit(table, device, name)

    async def name_of_watcher(self, table: str, device: str) -> str | None:
        """Return the name of a device that may watch; None: it may not."""
        question = sql.select(watchers.c.name)
        rows = await self._all(question.where(watchers.c.table_id == table, _is(watchers, device)))
        return rows[0].name if rows else None

    # -- invitations -----------------------------------------------------------------------------

    async def invite(self, table: str, kind: Kind, code: str | None = None) -> str:
        """Create a link to a table; return its code, which is not stored."""
        if kind not in get_args(Kind):
            raise UnreadableText(f"expected an invitation of a player or a watcher; got '{kind}'")
        code = code or new_code()
        await self._do(
            invitations.insert().values(
                code=hashed(code), table_id=table, kind=kind, created=_now(), revoked=False
            )
        )
        return code

    async def invitation(self, code: str) -> Invitation | None:
        """Return the table a code leads to; None: the code is unknown or revoked."""
        rows = await self._all(
            sql.select(invitations.c.table_id, invitations.c.kind).where(_works(code))
        )
        return Invitation(*rows[0]) if rows else None

    async def renew(self, table: str, player: str, watcher: str, host: str) -> None:
        """Replace all links to a table, and put out everybody who watches but the host, in one
        transaction. Its short codes end, too."""
        new = {"table_id": table, "created": _now(), "revoked": False}
        old = invitations.update().where(invitations.c.table_id == table).values(revoked=True)
        async with self._work() as connection:
            await connection.execute(old)
            await connection.execute(short_codes.delete().where(short_codes.c.table_id == table))
            await connection.execute(
                watchers.delete().where(watchers.c.table_id == table, watchers.c.device != host)
            )
            await connection.execute(
                invitations.insert(),
                [
                    {"code": hashed(player), "kind": "player", **new},
                    {"code": hashed(watcher), "kind": "watcher", **new},
                ],
            )

    async def add_short_code(self, table: str, kind: Kind, code: str, seconds: float) -> bool:
        """Let a short code (its slow hash) lead to a table; False: it leads to one already."""
        row = (code, table, kind, (now := _now()) + int(seconds * 1000))
        new = self._insert(short_codes).values(row).on_conflict_do_nothing()
        async with self._work() as connection:
            await connection.execute(short_codes.delete().where(short_codes.c.expires <= now))
            return bool((await connection.execute(new)).rowcount)

    async def short_code(self, code: str) -> Invitation | None:
        """Return the table that a short code (its slow hash) leads to until it expires."""
        found = sql.select(short_codes.c.table_id, short_codes.c.kind)
        found = found.where(short_codes.c.code == code, short_codes.c.expires > _now())
        return next((Invitation(*row) for row in await self._all(found)), None)

    # -- time ------------------------------------------------------------------------------------

    async def beat(self, now: int, longest_gap: int, known: int = 0) -> tuple[int, int]:
        """Note that a server is running; return the uptime, and the total time without a server.

        `known` is the uptime that the caller has reached, 0 if it has just started. The time of day
        is the caller's (`now`), or PostgreSQL's, which is the same for all workers."""
        one = beats.c.name == "server"
        new = self._insert(beats).values(name="server", seen=now, lost=0)
        async with self._work() as connection:
            await connection.execute(new.on_conflict_do_nothing())
            row = sql.select(beats.c.seen, beats.c.lost).where(one).with_for_update()
            seen, lost = (await connection.execute(row)).one()
            if self.address.startswith(POSTGRES):  # asked only now that it is this worker's turn
                clock = sql.select(sql.extract("epoch", sql.func.clock_timestamp()) * 1000)
                now = int((await connection.execute(clock)).scalar_one())
            uptime = uptime_after(seen - lost, now - seen, longest_gap, known)
            await connection.execute(beats.update().where(one).values(seen=now, lost=now - uptime))
        return uptime, now - uptime

    # -- notices ---------------------------------------------------------------------------------

    async def notify(self, device: str, notice: Notice) -> None:
        """Set the address for a device's notices; there is one for each kind."""
        if notice.kind not in get_args(NoticeKind):
            raise UnreadableText(f"expected a webhook or ntfy; got '{notice.kind}'")
        new = self._insert(notices).values(device=device, kind=notice.kind, address=notice.address)
        await self._do(
            new.on_conflict_do_update(
                index_elements=["device", "kind"], set_={"address": new.excluded.address}
            )
        )

    async def no_notices(self, device: str) -> None:
        await self._do(notices.delete().where(_is(notices, device)))

    async def notices(self, device: str) -> list[Notice]:
        """Return the addresses for a device's notices."""
        question = sql.select(notices.c.kind, notices.c.address).where(_is(notices, device))
        return [Notice(*row) for row in await self._all(question.order_by(notices.c.kind))]


def _works(code: str) -> sql.ColumnElement[bool]:
    return sql.and_(invitations.c.code == hashed(code), invitations.c.revoked.is_(False))


def uptime_after(uptime: int, passed: int, longest_gap: int, known: int) -> int:
    """Return the uptime at a heartbeat, from that at the last one and the time of day passed since.
    More than `longest_gap` is an outage. Less than nothing: somebody has set the time of day back,
    and nobody knows how long it has been, except a worker that was running all the while (`known`).
    """
    if passed >= 0:
        return uptime + min(passed, longest_gap)
    return max(uptime, known) if known else uptime + longest_gap


def _is(table: sql.Table, device: str) -> sql.ColumnElement[bool]:
    return table.c.device == device


def _now() -> int:
    return time.time_ns() // 1_000_000
