"""A table as the fold of its facts. Every state is a value; `after` gives the next one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from quartett.append_only import AppendOnlyList
from quartett.compiled import Row
from quartett.effects import Notes
from quartett.errors import UnreadableText
from quartett.game import Game, Position, game
from quartett.protocol.messages import TableOptions, Wish
from quartett.record import Record, Step, advance
from quartett.server.table import fairness
from quartett.server.table.facts import (
    Agreed,
    AnyFact,
    Begun,
    BotSeated,
    Called,
    Change,
    Collected,
    CollectedAgain,
    Committed,
    Created,
    Declined,
    Expired,
    HostChanged,
    Invited,
    Kept,
    Opened,
    Over,
    Paused,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Sealed,
    Seated,
    Stepped,
    TableSet,
    TakenBack,
    TimeGiven,
    Undone,
    Vacated,
    Wished,
)
from quartett.texts import Said

T = TypeVar("T")
Phase = Literal["waiting", "playing", "paused", "over", "closed"]


class Occupant(Struct, frozen=True, gc=False):
    """Who sits on a seat: nobody, a person (`device`), or a bot (`level`)."""

    name: str = ""
    device: str | None = None
    level: str | None = None
    kept: bool = False

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.device else "bot" if self.level else "open"

    @property
    def played_by_bot(self) -> bool:
        return self.kept or self.kind == "bot"


class Clock(Struct, frozen=True, gc=False):
    """How long a seat may still think, and since when (in served seconds) it does."""

    left: float
    since: float | None = None

    def seconds(self, uptime: float) -> float:
        return self.left if self.since is None else self.left - max(0.0, uptime - self.since)

    def stopped(self, uptime: float) -> "Clock":
        return Clock(self.seconds(uptime))

    def running(self, uptime: float) -> "Clock":
        return self if self.since is not None else Clock(self.left, uptime)


class LogEntry(Struct, frozen=True, eq=False, gc=False):
    """An entry of the table's log: a step of the record, or something people did."""

    step: int
    """The number of steps before it."""
    at: int
    message: Said | None = None
    seat: int | None = None
    notes: Notes | None = None
    """What the step did, hidden or not."""
    after: Row | None = None
    """The position after the step: its row alone, for thousands are kept."""


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
    """The served second since which the table waits for what is due now."""
    phase: Phase = "waiting"
    series: tuple[float, ...] = ()
    log: AppendOnlyList[LogEntry] = field(default_factory=AppendOnlyList)
    sealed: Mapping[int, Sealed] = field(default_factory=dict)
    commitments: Mapping[int, str] = field(default_factory=dict)
    nonces: Mapping[int, str] = field(default_factory=dict)
    called: float | None = None
    collected: float | None = None
    spent: tuple[str, ...] = ()
    """Commitments of collections in which somebody did not open his number."""
    left_out: tuple[int, ...] = ()
    """Those who did not: the key is made without them."""
    again: int = 0
    key: bytes | None = None
    drawn: int = 0
    """Events drawn so far, undone ones too: no draw is ever repeated."""
    quiet: tuple[int, ...] = ()
    """Who made each of the last steps after which nobody knew more than the mover had chosen."""
    clocks: tuple[Clock | None, ...] = ()
    bonus: tuple[float, ...] = ()
    wish: Wish | None = None
    rematch: str | None = None

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    @property
    def acting(self) -> tuple[int, ...]:
        """Seats that have to choose at this step."""
        return self.record.position.pending.acting if self.phase in ("playing", "paused") else ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of them that have not chosen yet."""
        acting = self.acting
        return tuple([s for s in acting if s not in self.sealed]) if self.sealed else acting

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of people who play themselves."""
        return tuple(
            seat
            for seat, occupant in enumerate(self.occupants)
            if occupant.device and not occupant.kept
        )

    def seats_of(self, device: str) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if self.occupants[seat].device == device)


def first(created: Created, at: int) -> State:
    """A table just made."""
    found = game(created.game, created.seats, **created.options)
    if found.about.version != created.rules:
        raise UnreadableText(
            f"expected a table with rules version {found.about.version} of {found.about.title}; "
            f"this one was played with version {created.rules}"
        )
    secret = bytes.fromhex(created.secret)
    return State(
        table=created.table,
        host=created.host,
        game=found,
        table_options=created.table_options,
        secret=secret,
        commitment=fairness.server_commitment(created.table, secret),
        player_code=created.player_code,
        watcher_code=created.watcher_code,
        occupants=(Occupant(),) * found.seats,
        record=Record(found),
        at=at,
        series=tuple(created.series),
    )


def fold(changes: Iterable[Change], state: State | None = None) -> State:
    """The state after these changes; the first fact of all is `created`."""
    for change in changes:
        for fact in change.facts:
            state = after(state, fact, change.at, change.uptime)
        if state is None:
            raise UnreadableText("expected a table's log to begin with 'created'")
        state = replace(state, version=state.version + 1, at=change.at, uptime=change.uptime)
    if state is None:
        raise UnreadableText("expected a table's log; it is empty")
    return state


def after(state: State | None, fact: AnyFact, at: int, uptime: float) -> State:
    """The state after one fact."""
    if isinstance(fact, Created):
        return first(fact, at)
    if state is None:
        raise UnreadableText("expected a table's log to begin with 'created'")
    match fact:
        case Sealed():  # the two of every move come first: they are looked for in this order
            clocks = _with(state.clocks, fact.seat, _stop(state.clocks[fact.seat], uptime))
            return replace(state, sealed={**state.sealed, fact.seat: fact}, clocks=clocks)
        case Stepped():
            step, now = Step.parse(fact.step), state.record.position
            return stepped(state, [step], [now, advance(now, step)], at, uptime)
        case Seated():
            occupant = Occupant(fact.name, device=fact.device)
            return _tell(_seat(state, fact.seat, occupant), at, "table-joined", fact.seat)
        case BotSeated():
            occupant = Occupant(_bot_name(state, fact), level=fact.level)
            return _seat(state, fact.seat, occupant)
        case Vacated():
            gone = state.occupants[fact.seat]
            state = _seat(state, fact.seat, Occupant())
            return _tell(state, at, "table-stood-up", None, who=gone.name) if gone.device else state
        case TableSet():
            return _set(state, fact)
        case HostChanged():
            return replace(state, host=fact.device)
        case Called():
            return replace(state, called=uptime)
        case Collected():
            return replace(state, collected=uptime)
        case CollectedAgain():
            return _collect_again(state, fact, at, uptime)
        case Invited():
            return replace(state, player_code=fact.player_code, watcher_code=fact.watcher_code)
        case Committed():
            return replace(state, commitments={**state.commitments, fact.seat: fact.commitment})
        case Opened():
            return replace(state, nonces={**state.nonces, fact.seat: fact.nonce})
        case Begun():
            return _begin(state, at, uptime)
        case TakenBack():
            sealed = {seat: kept for seat, kept in state.sealed.items() if seat != fact.seat}
            return _run_clocks(replace(state, sealed=sealed), uptime)
        case Over():
            state = replace(state, phase="over", clocks=(None,) * len(state.seats), wish=None)
            return _tell(state, at, "table-over", None)
        case Undone():
            return _undo(state, fact, at, uptime)
        case Wished():
            wish = Wish(fact.seat, fact.step, [fact.seat])
            return _tell(replace(state, wish=wish), at, "table-wished", fact.seat, to=fact.step)
        case Agreed():
            if (asked := state.wish) is None:
                return state
            agreed = sorted({*asked.agreed, fact.seat})
            return replace(state, wish=Wish(asked.seat, asked.step, agreed))
        case Declined():
            return _tell(replace(state, wish=None), at, "table-declined", fact.seat)
        case Kept():
            occupant = replace(state.occupants[fact.seat], kept=True)
            state = replace(
                state,
                occupants=_with(state.occupants, fact.seat, occupant),
                clocks=_with(state.clocks, fact.seat, None) if state.clocks else (),
            )
            return _tell(state, at, f"table-kept-{fact.why}", fact.seat)
        case Returned():
            occupant = replace(state.occupants[fact.seat], kept=False)
            state = replace(state, occupants=_with(state.occupants, fact.seat, occupant))
            state = _tell(state, at, "table-returned", fact.seat)
            return _run_clocks(_wind(state, (fact.seat,)), uptime)
        case Paused():
            clocks = tuple(_stop(clock, uptime) for clock in state.clocks)
            state = replace(state, phase="paused", clocks=clocks)
            return _tell(state, at, "table-paused", fact.seat)
        case Resumed():
            state = _run_clocks(replace(state, phase="playing", due_since=uptime), uptime)
            return _tell(state, at, "table-resumed", fact.seat)
        case TimeGiven():
            clock = state.clocks[fact.seat]
            if clock is None:
                return state
            more = replace(clock, left=clock.left + fact.seconds)
            state = replace(state, clocks=_with(state.clocks, fact.seat, more))
            seconds = round(fact.seconds)
            return _tell(state, at, "table-time", fact.giver, other_seat=fact.seat, seconds=seconds)
        case Replaced():
            return _tell(state, at, "table-bot-replaced", fact.seat)
        case Rematched():
            return replace(state, rematch=fact.table)
        case Expired():
            return replace(state, phase="closed")


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _tell(state: State, at: int, message: str, seat: int | None, **details: str | int) -> State:
    """The log with one more line about people."""
    if seat is not None:
        details = {"who_seat": seat, **details}
    line = LogEntry(len(state.record.steps), at, Said(message, details), seat)
    return replace(state, log=state.log.then(line))


# -- before the game -----------------------------------------------------------------------------


def _seat(state: State, seat: int, occupant: Occupant) -> State:
    """Somebody else sits here. Numbers for fair/1 belong to people, so the seat's own go."""
    return replace(
        state,
        occupants=_with(state.occupants, seat, occupant),
        commitments={s: c for s, c in state.commitments.items() if s != seat},
        nonces={s: n for s, n in state.nonces.items() if s != seat},
    )


def _collect_again(state: State, fact: CollectedAgain, at: int, uptime: float) -> State:
    for seat in fact.without:
        state = _tell(state, at, "table-number-withheld", seat)
    return replace(
        state,
        called=uptime,
        collected=None,
        commitments={},
        nonces={},
        spent=(*state.spent, *state.commitments.values()),
        left_out=(*state.left_out, *fact.without),
        again=state.again + 1,
    )


def _bot_name(state: State, fact: BotSeated) -> str:
    taken = {occupant.name for place, occupant in enumerate(state.occupants) if place != fact.seat}
    name = fact.level.capitalize()
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, 10))
    return next(name for name in numbered if name not in taken)


def _set(state: State, fact: TableSet) -> State:
    found = game(state.game.name, fact.seats, **fact.options)
    occupants = (
        *state.occupants[: fact.seats],
        *(Occupant(),) * (fact.seats - len(state.occupants)),
    )
    return replace(
        state,
        game=found,
        table_options=fact.table_options,
        occupants=occupants,
        record=Record(found),
        series=(),
    )


def _begin(state: State, at: int, uptime: float) -> State:
    nonces = [bytes.fromhex(state.nonces[seat]) for seat in sorted(state.nonces)]
    state = replace(
        state,
        phase="playing",
        key=fairness.key(state.secret, state.table, nonces),
        clocks=(None,) * len(state.seats),
        bonus=(float(state.table_options.bonus),) * len(state.seats),
        series=state.series or (0.0,) * len(state.seats),
        due_since=uptime,
    )
    return _next_decision(_tell(state, at, "table-begun", None), uptime)


# -- steps ---------------------------------------------------------------------------------------


def stepped(
    state: State, steps: Sequence[Step], positions: Sequence[Position], at: int, uptime: float
) -> State:
    """The state after a step and what chance did at once. Nobody sees the states in between, so
    they are left out. `positions` are those before each step and after the last."""
    first = len(state.record.steps)
    entries = [
        LogEntry(first + place, at, notes=after.notes, after=after.row)
        for place, after in enumerate(positions[1:])
    ]
    bonus = state.bonus
    if state.table_options.clock:
        bonus = tuple(
            left if clock is None else min(left, max(0.0, clock.seconds(uptime)))
            for left, clock in zip(bonus, state.clocks, strict=True)
        )
    state = replace(
        state,
        record=state.record.reaching(positions[-1], *steps),
        log=state.log.then(*entries),
        sealed={},
        wish=None,
        bonus=bonus,
        drawn=state.drawn + len(steps) - (steps[0].event is None),  # only the first can be moves
        quiet=_still_quiet(state.quiet, positions[-2], steps[-1], positions[-1]),
        due_since=uptime,
    )
    return _next_decision(state, uptime)


def _still_quiet(
    quiet: tuple[int, ...], before: Position, step: Step, now: Position
) -> tuple[int, ...]:
    """A step teaches others nothing hidden if one seat chose it and no hidden card moved."""
    if step.event is not None or len(step.moves) != 1:
        return ()
    if not before.game.layout.same_secrets(before.row, now.row):
        return ()
    return (*quiet, step.moves[0][0])


def undo_to(state: State, seat: int) -> int | None:
    """The earliest step this seat may go back to without asking."""
    if not state.table_options.undo or state.phase not in ("playing", "paused"):
        return None
    own = 0
    while own < len(state.quiet) and state.quiet[-1 - own] == seat:
        own += 1
    return len(state.record.steps) - own if own else None


def _undo(state: State, fact: Undone, at: int, uptime: float) -> State:
    record = Record(state.game, state.record.steps[: fact.step], state.record.notes)
    quiet: tuple[int, ...] = ()
    positions = list(record.positions())
    for before, step, now in zip(positions, record.steps, positions[1:], strict=False):
        quiet = _still_quiet(quiet, before, step, now)
    cut = next(
        (
            place
            for place, line in enumerate(state.log)
            if line.notes is not None and line.step >= fact.step
        ),
        len(state.log),
    )
    state = replace(
        state,
        record=record,
        log=AppendOnlyList(state.log[:cut]),
        sealed={},
        wish=None,
        quiet=quiet,
        phase="playing",
        due_since=uptime,
    )
    return _next_decision(_tell(state, at, "table-undone", fact.seat), uptime)


# -- clocks --------------------------------------------------------------------------------------


def _stop(clock: Clock | None, uptime: float) -> Clock | None:
    return None if clock is None else clock.stopped(uptime)


def _next_decision(state: State, uptime: float) -> State:
    """Everyone who acts gets the time for one decision, and clocks run for them."""
    if not state.table_options.clock:
        return state
    none = (None,) * len(state.seats)
    return _run_clocks(_wind(replace(state, clocks=none), state.acting), uptime)


def _wind(state: State, seats: Iterable[int]) -> State:
    """The time for one decision, for these seats as far as people play them."""
    if not state.table_options.clock:
        return state
    clocks = list(state.clocks)
    for seat in set(seats) & set(state.acting):
        if not state.occupants[seat].played_by_bot:
            clocks[seat] = Clock(state.table_options.clock + state.bonus[seat])
    return replace(state, clocks=tuple(clocks))


def _run_clocks(state: State, uptime: float) -> State:
    if state.phase != "playing":
        return state
    awaited = state.awaited
    clocks = tuple(
        clock.running(uptime) if clock is not None and seat in awaited else clock
        for seat, clock in enumerate(state.clocks)
    )
    return replace(state, clocks=clocks)
