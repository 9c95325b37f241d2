"""Who is there: in this process by their connections, in other workers by what those whisper.

Nothing of this is stored; a whisper that is lost is repeated soon.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Literal

from quartett.server.service.hub import Hub
from quartett.server.table.state import State

PresenceWord = Literal["here", "away", "reconnecting"]
RECONNECTING_SECONDS = 10.0
WHISPER_EVERY = 10.0
WHISPER_HOLDS = 25.0
WHISPER = "@here"


class Attendance:
    """Presence by seat, and how many watch."""

    def __init__(
        self,
        hub: Hub,
        uptime: Callable[[], float],
        whisper: Callable[[str, int], None],
    ) -> None:
        self.hub, self._served, self._whisper = hub, uptime, whisper
        self.worker = secrets.token_hex(4)
        self._said = 0
        self._gone: dict[tuple[str, int], float] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], int, float]]] = {}

    def words(self, state: State) -> list[PresenceWord]:
        """By seat. A device that looks for any of its seats is there for all of them."""
        devices = self.hub.devices(state.table)
        words: list[PresenceWord] = []
        for seat, occupant in enumerate(state.occupants):
            if occupant.device in devices or occupant.kind == "bot":
                words.append("here")
            else:
                words.append(self._elsewhere_or_gone(state.table, seat))
        return words

    def _elsewhere_or_gone(self, table: str, seat: int) -> PresenceWord:
        if any(seat in seats for seats, _, _ in self._far(table)):
            return "here"
        gone = self._gone.get((table, seat))
        if gone is not None and self._served() < gone + RECONNECTING_SECONDS:
            return "reconnecting"
        return "away"

    def watchers(self, table: str) -> int:
        here = {one.device for one in self.hub.at(table) if one.seat is None}
        return len(here) + sum(watching for _, watching, _ in self._far(table))

    def _far(self, table: str) -> list[tuple[frozenset[int], int, float]]:
        now = self._served()
        workers = self._elsewhere.get(table, {})
        return [said for said in workers.values() if now < said[2] + WHISPER_HOLDS]

    def came(self, table: str, seat: int) -> None:
        self._gone.pop((table, seat), None)

    def went(self, table: str, seats: Iterable[int]) -> None:
        for seat in seats:
            self._gone[table, seat] = self._served()

    def whisper(self, state: State) -> None:
        """Tell other workers who is at this table here."""
        devices = self.hub.devices(state.table)
        seats = [str(n) for n, occupant in enumerate(state.occupants) if occupant.device in devices]
        watching = len({one.device for one in self.hub.at(state.table) if one.seat is None})
        self._said += 1
        words = (WHISPER, state.table, self.worker, ",".join(seats) or "-", str(watching))
        self._whisper(" ".join(words), self._said)

    def heard(self, text: str) -> str | None:
        """What another worker whispers; gives the table if something is new."""
        match text.split(" "):
            case [_, table, worker, seats, watching] if worker != self.worker:
                taken = frozenset(int(seat) for seat in seats.split(",") if seat.isdigit())
                before = self._elsewhere.setdefault(table, {}).get(worker)
                count = int(watching) if watching.isdigit() else 0
                self._elsewhere[table][worker] = (taken, count, self._served())
                if not taken and not count:
                    del self._elsewhere[table][worker]
                    if not self._elsewhere[table]:
                        del self._elsewhere[table]
                    if before is None:
                        return None
                return None if before is not None and before[:2] == (taken, count) else table
        return None
