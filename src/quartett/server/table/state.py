"""A table at one moment, as a value."""

import hashlib
from collections.abc import Mapping
from typing import Literal, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from quartett.append_only import AppendOnlyList
from quartett.compiled import Row
from quartett.effects import Notes
from quartett.game import Game
from quartett.protocol.messages import TableOptions, Wish
from quartett.record import Record
from quartett.server.table.facts import Redraw, Sealed
from quartett.texts import Message

T = TypeVar("T")
Phase = Literal["waiting", "playing", "paused", "over", "closed"]


class Occupant(Struct, frozen=True, gc=False):
    """The occupant of a seat: nobody, a person (`device`), or a bot (`level`)."""

    name: str = ""
    device: str | None = None
    level: str | None = None
    stand_in: bool = False
    """Whether a bot plays for the person."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.device else "bot" if self.level else "open"

    @property
    def played_by_bot(self) -> bool:
        return self.stand_in or self.kind == "bot"


class Clock(Struct, frozen=True, gc=False):
    """The time a seat has left, and the uptime since when its clock is running."""

    left: float
    since: float | None = None

    def seconds(self, uptime: float) -> float:
        return self.left if self.since is None else self.left - max(0.0, uptime - self.since)

    def stopped(self, uptime: float) -> "Clock":
        return Clock(self.seconds(uptime))

    def running(self, uptime: float) -> "Clock":
        return self if self.since is not None else Clock(self.left, uptime)


class LogEntry(Struct, frozen=True, eq=False, gc=False):
    """An entry of the log that people see: a step of the record, or something somebody did."""

    step: int
    """The number of steps before this entry."""
    at: int
    message: Message | None = None
    seat: int | None = None
    notes: Notes | None = None
    """The effects of the step, including hidden ones."""
    after: Row | None = None
    """The position after the step: only its row, because thousands stay in memory."""


class State(Struct, frozen=True, gc=False):
    """A table at one moment."""

    table: str
    host: str
    game: Game
    table_options: TableOptions
    secret: bytes
    commitment: str
    player_code: str
    watcher_code: str
    occupants: tuple[Occupant, ...]
    record: Record
    version: int = 0
    at: int = 0
    uptime: float = 0.0
    due_since: float = 0.0
    """The uptime since which the table has been waiting for what is due now."""
    phase: Phase = "waiting"
    series: tuple[float, ...] = ()
    log: AppendOnlyList[LogEntry] = field(default_factory=AppendOnlyList)
    sealed: Mapping[int, Sealed] = field(default_factory=dict)
    commitments: Mapping[int, str] = field(default_factory=dict)
    nonces: Mapping[int, str] = field(default_factory=dict)
    called: float | None = None
    collected: float | None = None
    spent: tuple[str, ...] = ()
    """Void commitments: from collections in which somebody did not open their number."""
    left_out: tuple[int, ...] = ()
    """The seats that did not: they have no part in the key."""
    away: tuple[int, ...] = ()
    """The seats whose commitments were set aside because nobody was there to open them."""
    void: tuple[int, ...] = ()
    """The seats that made this table void because they did not open their numbers."""
    redraws: tuple[Redraw, ...] = ()
    again: int = 0
    key: bytes | None = None
    drawn: int = 0
    """Events drawn so far, including undone ones: no draw is ever repeated."""
    quiet: tuple[int, ...] = ()
    """The seats of the latest steps that revealed nothing but the choice itself; see `undo_to`."""
    by_stand_in: tuple[int, ...] = ()
    """The steps in which a bot chose for a person."""
    clocks: tuple[Clock | None, ...] = ()
    bonus: tuple[float, ...] = ()
    wish: Wish | None = None
    rematch: str | None = None
    links: int = 0
    """How often the links were renewed: spectators who came by older ones are put out."""
    removed: tuple[str, ...] = ()
    """The spectators that the host has removed since then."""
    continues: str = ""
    """The table of the game before this one."""
    arrived: tuple[str, ...] = ()
    """The devices of that game that have come here."""
    held: tuple[int, ...] = ()
    """The seats that have asked the others to wait."""

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that choose in this step."""
        return self.record.position.pending.acting if self.phase in ("playing", "paused") else ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The acting seats that have not chosen yet."""
        acting = self.acting
        return tuple([s for s in acting if s not in self.sealed]) if self.sealed else acting

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who play themselves."""
        return tuple(
            seat
            for seat, occupant in enumerate(self.occupants)
            if occupant.device and not occupant.stand_in
        )

    @property
    def gathering(self) -> bool:
        """Whether the people of the game before gather for this one."""
        return bool(self.continues) and self.phase == "waiting" and self.called is None

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats of people who have not come yet. Nobody waits for those whose seat a bot kept
        at the end of the game before."""
        return tuple(s for s in self.people if self.occupants[s].device not in self.arrived)

    @property
    def gathered(self) -> bool:
        """Whether everybody is here and nobody asks for time, so that the game begins soon."""
        return (
            self.gathering
            and bool(self.people)
            and not (self.missing or self.held)
            and all(occupant.kind != "open" for occupant in self.occupants)
        )

    def seats_of(self, device: str) -> tuple[int, ...]:
        """Return the seats of a device."""
        return tuple(seat for seat in self.seats if self.occupants[seat].device == device)


def watcher_id(table: str, device: str) -> str:
    """Return what a spectator is called at this table: it identifies the device here, and is of no
    use anywhere else."""
    return hashlib.sha256(f"quartett watcher {table} {device}".encode()).hexdigest()[:16]


def with_item(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the tuple with another value at this place."""
    return (*values[:place], value, *values[place + 1 :])


def with_line(state: State, at: int, message: str, seat: int | None, **details: str | int) -> State:
    """Add a line about people to the log."""
    if seat is not None:
        details = {"who_seat": seat, **details}
    line = LogEntry(len(state.record.steps), at, Message(message, details), seat)
    return replace(state, log=state.log.then(line))
