"""The way to a table: creating, joining, listing, rematches.

The lobby also writes the directory. It follows the logs and can be rebuilt from them."""

import asyncio
import hashlib
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

from quartett.errors import Refused
from quartett.protocol.api import InvitationAbout, Joined, Links, Mine, NewTable, ShortCode
from quartett.protocol.messages import Answer, Begin, TableOptions
from quartett.server.logs import log
from quartett.server.service.hub import Watcher
from quartett.server.service.tables import LoadedTable, Tables
from quartett.server.service.warmup import load_game
from quartett.server.store import Overtaken, Unreachable
from quartett.server.store.codes import new_code
from quartett.server.store.directory import Directory, Kind, Listing
from quartett.server.store.short_codes import (
    FRESH,
    LIFETIME,
    hashed_slowly,
    new_short_code,
    read_short_code,
)
from quartett.server.table.change_builder import TABLE, Actor, Refusal, own_seat
from quartett.server.table.decide import (
    GoOn,
    Guest,
    Opening,
    create,
    rematch_of,
    table_options_of_rematch,
)
from quartett.server.table.names import check_distinct, clean_name
from quartett.server.table.playing import in_hand
from quartett.server.table.seating import Invite, TakeSeat
from quartett.server.table.state import State, watcher_id

Codes = tuple[str, str]
"""The invitation codes for players and for spectators."""
ME, OPEN = "me", "open"
LISTED_AT_MOST_EVERY = 1.0
MOST_SHORT_CODES = 1000
MOST_EARLIER_GAMES = 8
"""How many games of a series are searched for somebody who comes to the latest one."""


class _Known:
    """A short code of a table, as long as its links are these."""

    def __init__(self, code: str, links: tuple[str, str]) -> None:
        self.code, self.links, self.until = code, links, time.monotonic() + LIFETIME


class Lobby:
    """Creates tables, lets people in, and keeps the directory up to date."""

    def __init__(self, tables: Tables, directory: Directory, bot_tables: bool = False) -> None:
        """`bot_tables`: whether bots may play among themselves."""
        self.tables, self.directory, self.bot_tables = tables, directory, bot_tables
        self._unlisted: dict[str, State] = {}
        self._listing: asyncio.Task[None] | None = None
        self._short_codes: dict[tuple[str, Kind], _Known] = {}

    # -- the directory ---------------------------------------------------------------------------

    def changed(self, state: State, before: State | None) -> Awaitable[None] | None:
        """Note a change that is in the log. The caller awaits what this returns."""
        self._unlisted[state.table] = state
        if before is not None and (self._listing is None or self._listing.done()):
            self._listing = self.tables.tasks.spawn(self._list_soon())
        if before is None or state.occupants != before.occupants:
            return self._seat(state, before)
        if state.removed != before.removed and state.removed:
            return self.forget_watchers(state)
        return None

    async def _seat(self, state: State, before: State | None) -> None:
        """Write the seating to the directory, and a new table into the list at once."""
        try:
            for seat, occupant in enumerate(state.occupants):
                was = (
                    before.occupants[seat].device
                    if before and seat < len(before.occupants)
                    else None
                )
                if occupant.device != was:
                    if was is not None:
                        await self.directory.free_seat(state.table, seat)
                    if occupant.device is not None:
                        await self.directory.take_seat(state.table, seat, occupant.device)
            if before is None:
                await self._list()
        except Unreachable:
            log.warning("directory is behind the log", extra={"table": state.table})

    async def _list_soon(self) -> None:
        """Write the catalogue now and then: it only serves lists, so it may lag behind a little."""
        while self._unlisted and not self.tables.tasks.closing:
            await asyncio.sleep(LISTED_AT_MOST_EVERY)
            try:
                await self._list()
            except Unreachable:
                continue

    async def _list(self) -> None:
        """Write all tables that have changed, in one transaction."""
        listing = dict(self._unlisted)
        await self.directory.put_tables(
            [
                Listing(name, state.game.name, state.phase, _summary(state))
                for name, state in listing.items()
            ]
        )
        for name, state in listing.items():
            if self._unlisted.get(name) is state:
                del self._unlisted[name]

    async def close(self) -> None:
        await self._list()

    # -- creating --------------------------------------------------------------------------------

    async def create(self, order: NewTable, device: str) -> str:
        """Create a table. The device gets the seats marked `me`, and is the host."""
        played = await load_game(order.game, order.seats, dict(order.options))
        if len(order.seating) != order.seats:
            raise Refusal("table-seating", seats=order.seats, got=len(order.seating))
        own = [seat for seat, who in enumerate(order.seating) if who == ME]
        if not own and OPEN not in order.seating:
            self.need_people(0)
        names = order.names if order.names is not None else [order.name]
        names = [clean_name(name) for name in names] if own else []
        if own and len(names) != len(own):
            raise Refusal("table-names", seats=len(own), got=len(names))
        for place, name in enumerate(names):
            check_distinct(name, names[:place])
        seating: dict[int, Guest | str] = {
            seat: who for seat, who in enumerate(order.seating) if who not in (ME, OPEN)
        }
        for seat, name in zip(own, names, strict=False):
            seating[seat] = Guest(name, device)
        opening, codes = self._opening(_new_name(), device, order.table_options)
        state, change = create(opening, played, seating, await self.tables.clock.moment())
        await self._invite(state.table, codes)
        await self.directory.admit(state.table, device)
        await self.tables.dispatcher.create(state, change, device)
        if order.begin and len(seating) == order.seats:
            await self.tables.dispatcher.act_surely(
                state.table, Begin("begin-at-once"), Actor(device)
            )
        return state.table

    def need_people(self, people: int) -> None:
        """Refuse a table where only bots would play, unless the operator allows them: they need no
        sleep, and everybody else's bots would wait for them."""
        if not people and not self.bot_tables:
            raise Refusal("table-only-bots")

    def _opening(self, name: str, host: str, table_options: TableOptions) -> tuple[Opening, Codes]:
        """Return what a new table starts with, with fresh secrets, and its invitation codes."""
        codes = new_code(), new_code()
        kept = self._masked(name, codes)
        return Opening(name, host, secrets.token_bytes(32), kept, table_options), codes

    def _masked(self, table: str, codes: Codes) -> Codes:
        """Return codes as the log keeps them."""
        player, watcher = codes
        return self.tables.mask.mask(table, player), self.tables.mask.mask(table, watcher)

    async def _invite(self, table: str, codes: Codes) -> None:
        player, watcher = codes
        await self.directory.invite(table, "player", player)
        await self.directory.invite(table, "watcher", watcher)

    async def rematch(self, table: LoadedTable, actor: Actor, id: str) -> Answer:
        """Return the table of the rematch, where everybody gathers; whichever player asks first
        creates it."""
        old = table.state
        name = old.rematch
        if name is None:
            own_seat(old, actor)
            played, series, seating = rematch_of(old)
            name = _next_name(old)
            table_options = table_options_of_rematch(old.table_options)
            opening, codes = self._opening(name, _next_host(old, actor), table_options)
            opening = opening._replace(series=series)
            # After a void table the host may first want another player in some seat.
            if old.void:
                opening = opening._replace(redraws=old.redraws)
            else:
                opening = opening._replace(continues=old.table)
            state, change = create(opening, played, seating, await self.tables.clock.moment())
            await self._invite(state.table, codes)
            with suppress(
                Overtaken
            ):  # it exists: somebody else was faster, or the server stopped half-way
                await self.tables.dispatcher.create(state, change, actor.device)
            await self.directory.admit(name, old.host)
            await self.directory.admit_all(name, old.table)
            await self.tables.dispatcher.act_surely(old.table, GoOn(name), Actor(TABLE))
        return Answer(id, True, table.state.version, table=name)

    # -- joining ---------------------------------------------------------------------------------

    async def look_up(self, code: str) -> tuple[State, InvitationAbout]:
        """Return the table a link leads to; looking changes nothing."""
        if (short := read_short_code(code)) is not None:
            hashed = await asyncio.to_thread(hashed_slowly, short)
            invitation = await self.directory.short_code(hashed)
        else:
            invitation = await self.directory.invitation(code)
        if invitation is None:
            raise Refusal("table-no-invitation")
        state = await self.tables.loader.state(invitation.table)
        return state, InvitationAbout(
            table=state.table,
            game=state.game.name,
            kind=invitation.kind,
            open=sum(occupant.kind == "open" for occupant in state.occupants),
            names=[occupant.name for occupant in state.occupants if occupant.name],
            phase=state.phase,
        )

    async def join(self, code: str, name: str, seat: int | None, device: str) -> Joined:
        """Take a seat, or become a spectator."""
        state, about = await self.look_up(code)
        if about.kind == "player":
            answer = await self.tables.dispatcher.act_surely(
                state.table, TakeSeat(name, seat), Actor(device), secrets.token_hex(8)
            )
            if not answer.ok:
                if own := (await self.tables.loader.state(state.table)).seats_of(device):
                    return Joined(state.table, own[0])  # this device already sits here
                raise _Refused(answer)
            taken = (await self.tables.loader.state(state.table)).seats_of(device)
            return Joined(state.table, seat if seat in taken else taken[-1])
        if watcher_id(state.table, device) in state.removed:
            raise Refusal("table-removed")
        called = clean_name(name) if name else ""
        if read_short_code(code) is not None:
            await self.directory.admit(state.table, device, called)
        elif not await self.directory.admit_by(code, device, called):
            raise Refusal("table-no-invitation")
        return Joined(state.table, None)

    async def renew(self, name: str, device: str) -> Links:
        """Replace the links for players and spectators. People with seats stay, spectators go."""
        if device != (await self.tables.loader.load_up_to_date(name)).state.host:
            raise Refusal("table-only-host")
        codes = new_code(), new_code()
        # First, so that nobody comes in by the old links once the log says that they are old.
        await self.directory.renew(name, *codes, device)
        invite, links = Invite(*self._masked(name, codes)), Links(*codes)
        answer = await self.tables.dispatcher.act_surely(name, invite, Actor(device), new_code())
        if not answer.ok:
            raise _Refused(answer)
        return links

    async def forget_watchers(self, state: State) -> None:
        """Delete removed spectators from the directory; the log has already shut them out."""
        for device in await self.directory.watching(state.table):
            if watcher_id(state.table, device) in state.removed:
                await self.directory.dismiss(state.table, device)

    async def short_code(self, name: str, kind: Kind, device: str) -> ShortCode:
        """Return a short code for a table; everybody who asks this worker gets the same for a
        while. Only people at the table may ask, as only they see the links."""
        state = await self.tables.loader.state(name)
        if not state.seats_of(device) and device != state.host:
            raise Refusal("table-only-watching")
        links = (state.player_code, state.watcher_code)
        known = self._short_codes.get((name, kind))
        if known is None or known.links != links or known.until - FRESH < time.monotonic():
            known = _Known(await self._new_short_code(name, kind), links)
            self._short_codes[name, kind] = known
            if len(self._short_codes) > MOST_SHORT_CODES:
                del self._short_codes[next(iter(self._short_codes))]
        return ShortCode(known.code, int(known.until - time.monotonic()))

    async def _new_short_code(self, name: str, kind: Kind) -> str:
        while True:
            code = new_short_code()
            hashed = await asyncio.to_thread(hashed_slowly, code)
            if await self.directory.add_short_code(name, kind, hashed, LIFETIME):
                return code

    async def mine(self, device: str) -> list[Mine]:
        """List the device's tables, most recently changed first."""
        return [
            Mine(
                table=one.table,
                game=one.game,
                phase=one.phase,
                my_turn=any(seat in one.summary.get("awaited", ()) for seat in one.seats),
                names=list(one.summary.get("names", ())),
                levels=list(one.summary.get("levels", ())),
                updated=one.updated // 1000,
            )
            for one in await self.directory.mine(device)
        ]

    async def viewer(
        self, name: str, device: str | None, seat: int | None
    ) -> tuple[State, int | Watcher] | None:
        """Return the table and from which seat a device looks at it, or as which spectator; None:
        it may not look."""
        state = await self.tables.loader.state(name)
        if device is None:
            return None
        own = state.seats_of(device)
        if seat is not None or own:
            seat = own[0] if seat is None else seat
            return (state, seat) if seat in own else None
        # Another worker may have renewed the links.
        state = (await self.tables.loader.load_up_to_date(name)).state
        called = await self.directory.name_of_watcher(name, device)
        if called is None and (called := await self._came_along(state, device)) is not None:
            await self.directory.admit(name, device, called)
        watcher = Watcher(watcher_id(name, device), called or "", state.links)
        allowed = called is not None and watcher.id not in state.removed
        return (state, watcher) if allowed or device == state.host else None

    async def _came_along(self, state: State, device: str) -> str | None:
        """Return the name of a device that was at an earlier game of this series; None: it was not,
        or has been put out. Whoever came late to the game before, or stood up, may watch this."""
        for _ in range(MOST_EARLIER_GAMES):
            if (
                not state.continues
                or state.links
                or watcher_id(state.table, device) in state.removed
            ):
                return None
            try:
                state = await self.tables.loader.state(state.continues)
            except Refused:  # it has been deleted
                return None
            if own := state.seats_of(device):
                return state.occupants[own[0]].name
            called = await self.directory.name_of_watcher(state.table, device)
            if called is not None:
                return called if watcher_id(state.table, device) not in state.removed else None
        return None


def _summary(state: State) -> dict[str, Any]:
    names = [occupant.name for occupant in state.occupants]
    awaited = list(state.awaited)
    if state.phase == "playing" and (thrower := in_hand(state, state.record.position)) is not None:
        awaited.append(thrower)
    levels = [occupant.level or "" for occupant in state.occupants]
    return {"names": names, "levels": levels, "awaited": awaited}


class _Refused(Refusal):
    """The refusal of an answer, as an exception."""

    def __init__(self, answer: Answer) -> None:
        message = answer.said
        if message is not None and message.id.startswith("table-"):
            super().__init__(message.id, **message.details)
        else:
            super().__init__("table-full")


def _new_name() -> str:
    """Return an address that nobody can guess."""
    return secrets.token_urlsafe(12)


def _next_host(state: State, actor: Actor) -> str:
    """Return the host of the rematch: the same, unless bots keep all their seats."""
    seats = state.seats_of(state.host)
    gone = bool(seats) and all(state.occupants[seat].stand_in for seat in seats)
    return actor.device if gone else state.host


def _next_name(state: State) -> str:
    """Return the address of the rematch: the same for everyone who asks."""
    digest = hashlib.sha256(b"quartett rematch" + state.secret).digest()
    return urlsafe_b64encode(digest[:12]).decode()
