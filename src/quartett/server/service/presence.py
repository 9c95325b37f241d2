"""Who is present: in this worker by its connections, in other workers by their gossip.

None of this is stored. Workers repeat their gossip, so a lost message does no lasting harm.
"""

import secrets
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Literal, NamedTuple
from urllib.parse import quote, unquote

from quartett.server.service.clock import TableClock
from quartett.server.service.hub import Hub
from quartett.server.table.state import State

PresenceWord = Literal["here", "away", "reconnecting"]
RECONNECTING_SECONDS = 10.0
GRACE_SECONDS = 30.0
"""Seconds that somebody may be away before others can let a bot play for them. It is longer than
gossip lasts: a worker that hears late of somebody does not count them as away."""
GOSSIP_EVERY = 10.0
GOSSIP_EXPIRES = 25.0
"""Seconds after which another worker's gossip no longer counts."""
GOSSIP = "@here"
MOST_SHOWN, MOST_GOSSIPED = 12, 200
"""Spectators of one worker who are named, and who are counted, in a report of 8,000 bytes, which is
PostgreSQL's limit."""


class Elsewhere(NamedTuple):
    """The people that another worker has reported at a table; spectators with their names."""

    seats: frozenset[int]
    watchers: dict[str, str]
    heard_at: float


class Attendance:
    """Presence by seat, and the number of spectators."""

    def __init__(
        self,
        hub: Hub,
        clock: TableClock,
        publish: Callable[[str, int], None],
    ) -> None:
        self.hub, self._clock, self._publish = hub, clock, publish
        self._uptime = clock.uptime
        self.worker = secrets.token_hex(4)
        self._gossip_sent = 0
        self._disconnected: dict[tuple[str, int], float] = {}
        """When a seat's last connection was closed, oldest first; forgotten after the grace."""
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        """What other workers have reported, by table and worker."""

    def words(self, state: State) -> list[PresenceWord]:
        """Return the presence of each seat. A device that is connected for one of its seats is
        present for all of them."""
        devices = self.hub.devices(state.table)
        words: list[PresenceWord] = []
        for seat, occupant in enumerate(state.occupants):
            if occupant.device in devices or occupant.kind == "bot":
                words.append("here")
            else:
                words.append(self._not_here(state.table, seat))
        return words

    def away(self, state: State) -> frozenset[int]:
        """Return the seats of people that no connection speaks for."""
        connected = {one.seat for one in self.hub.at(state.table)}
        elsewhere = frozenset[int]().union(*(one.seats for one in self._other_workers(state.table)))
        return frozenset(state.people) - connected - elsewhere

    def _not_here(self, table: str, seat: int) -> PresenceWord:
        """Return the presence of a seat that has no connection to this worker."""
        if any(seat in worker.seats for worker in self._other_workers(table)):
            return "here"
        since = self._disconnected.get((table, seat))
        if since is not None and self._uptime() < since + RECONNECTING_SECONDS:
            return "reconnecting"
        return "away"

    def grace(self, state: State) -> list[float | None]:
        """Return the seconds until others may let a bot play for each person who is not here; None
        for everybody else. They count while a server runs, and anew after it has started."""
        words, playing = self.words(state), state.phase in ("playing", "paused")
        return [
            self._grace_left(state, seat)
            if playing and word != "here" and not occupant.stand_in and occupant.device
            else None
            for seat, (word, occupant) in enumerate(zip(words, state.occupants, strict=True))
        ]

    def _grace_left(self, state: State, seat: int) -> float:
        since = [self._clock.started(), state.called or 0.0]
        if (left := self._disconnected.get((state.table, seat))) is not None:
            since.append(left)
        for worker in self._elsewhere.get(state.table, {}).values():
            if seat in worker.seats:  # its gossip has expired: perhaps it was killed
                since.append(worker.heard_at + GOSSIP_EXPIRES)
        return max(0.0, max(since) + GRACE_SECONDS - self._uptime())

    def watchers(self, table: str) -> dict[str, str]:
        """Return the spectators with their names, on all workers."""
        watching = self._watching_here(table)
        for worker in self._other_workers(table):
            watching |= worker.watchers
        return watching

    def _watching_here(self, table: str) -> dict[str, str]:
        present = [one.watcher for one in self.hub.at(table) if one.seat is None]
        return {watcher.id: watcher.name for watcher in present if watcher is not None}

    def _other_workers(self, table: str) -> list[Elsewhere]:
        now = self._uptime()
        workers = self._elsewhere.get(table, {}).values()
        return [worker for worker in workers if now < worker.heard_at + GOSSIP_EXPIRES]

    def connect_seat(self, table: str, seat: int) -> None:
        self._disconnected.pop((table, seat), None)

    def disconnect_seats(self, table: str, seats: Iterable[int]) -> None:
        now = self._uptime()
        for seat in seats:
            self._disconnected.pop((table, seat), None)
            self._disconnected[table, seat] = now
        while next(iter(self._disconnected.values()), now) < now - GRACE_SECONDS:
            del self._disconnected[next(iter(self._disconnected))]

    def gossip(self, state: State) -> None:
        """Report the people at this table who are connected here to the other workers."""
        devices = self.hub.devices(state.table)
        seats = [str(n) for n, occupant in enumerate(state.occupants) if occupant.device in devices]
        watching = self._watching_here(state.table)
        named = [
            f"{id}={quote(name, safe='') if place < MOST_SHOWN else ''}"
            for place, (id, name) in enumerate(islice(watching.items(), MOST_GOSSIPED))
        ]
        self._gossip_sent += 1
        words = (GOSSIP, state.table, self.worker, ",".join(seats) or "-", ",".join(named) or "-")
        self._publish(" ".join(words), self._gossip_sent)

    def receive_gossip(self, text: str) -> str | None:
        """Remember another worker's report; return the table if the report says something new."""
        match text.split(" "):
            case [_, table, worker, seats, watching] if worker != self.worker:
                taken = frozenset(int(seat) for seat in seats.split(",") if seat.isdigit())
                before = self._elsewhere.setdefault(table, {}).get(worker)
                pairs = [one.partition("=") for one in watching.split(",") if "=" in one]
                watchers = {id: unquote(name) for id, _, name in pairs}
                if before is not None:
                    self.disconnect_seats(table, before.seats - taken)
                self._elsewhere[table][worker] = Elsewhere(taken, watchers, self._uptime())
                if not taken and not watchers:
                    del self._elsewhere[table][worker]
                    if not self._elsewhere[table]:
                        del self._elsewhere[table]
                    if before is None:
                        return None
                return None if before is not None and before[:2] == (taken, watchers) else table
        return None
