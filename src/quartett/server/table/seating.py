"""Commands about people: seats, the numbers that start a game (fair/1), absence and pauses."""

from msgspec import Struct

from quartett.bots import RANDOM, levels
from quartett.errors import Refused
from quartett.game import Game, game_with
from quartett.protocol.messages import (
    Begin,
    ComeBack,
    CommitNonce,
    GiveTime,
    Hold,
    KeepSeat,
    Leave,
    OpenNonce,
    Pause,
    RemoveWatcher,
    SetSeat,
    SetTable,
)
from quartett.server.table import fairness
from quartett.server.table.change_builder import (
    Actor,
    ChangeBuilder,
    Refusal,
    need_host,
    need_phase,
    need_seat,
    need_waiting,
    own_seat,
)
from quartett.server.table.facts import (
    Arrived,
    Begun,
    BotSeated,
    Called,
    Collected,
    Committed,
    Held,
    HostChanged,
    Invited,
    Opened,
    Paused,
    Resumed,
    Returned,
    Seated,
    StandInSeated,
    TableSet,
    TimeGiven,
    Vacated,
    Voided,
    WatcherRemoved,
)
from quartett.server.table.names import check_distinct, clean_name
from quartett.server.table.playing import settle, stand_in
from quartett.server.table.state import State

WAIT_FOR_ABSENT = 2.0
"""Seconds in which somebody who is not connected may still come and commit to a number (fair/1)."""
WAIT_FOR_NUMBERS = 6.0
"""Seconds that devices which are connected have to commit to their numbers."""
WAIT_TO_OPEN = 20.0
"""Seconds that devices have to open the numbers they have committed to; then the table is void."""
MOST_LINES, LINES_A_STEP = 400, 2
"""Lines about what a seat did beside the game: at first, and further ones for each step."""
MORE_TIME = 60.0
"""Seconds that `give-time` adds, unless the table's own time for a decision is longer."""


class TakeSeat(Struct, frozen=True):
    """Take this seat, or the first open one."""

    name: str
    seat: int | None = None


class Arrive(Struct, frozen=True):
    """A device has connected to a table where people gather for a rematch."""


class Invite(Struct, frozen=True):
    """Replace the invitation links."""

    player_code: str
    watcher_code: str


def check_level(played: Game, level: str) -> None:
    known = known_levels(played)
    if level not in (RANDOM, *known):
        raise Refusal("table-no-such-level", known=", ".join(known), got=level)


def known_levels(played: Game) -> list[str]:
    """Return the levels of this game's bots, weakest first."""
    try:
        return list(levels(played)) or [RANDOM]
    except Refused:  # a game without bots of its own
        return [RANDOM]


def take_seat(builder: ChangeBuilder, command: TakeSeat, actor: Actor) -> None:
    state = builder.state
    need_waiting(state)
    open_seats = [seat for seat in state.seats if state.occupants[seat].kind == "open"]
    if not open_seats:
        raise Refusal("table-full")
    seat = open_seats[0] if command.seat is None else command.seat
    need_seat(state, seat)
    if seat not in open_seats:
        raise Refusal("table-taken", seat=seat)
    name = clean_name(command.name)
    check_distinct(name, [occupant.name for occupant in state.occupants])
    builder.add(Seated(seat, name, actor.device))


def set_seat(builder: ChangeBuilder, command: SetSeat, actor: Actor) -> None:
    state = builder.state
    need_seat(state, command.seat)
    occupant = state.occupants[command.seat]
    if state.gathering and occupant.kind == "bot" and command.level is not None:
        if actor.device != state.host:
            own_seat(state, actor)
    else:
        need_host(state, actor)
    need_waiting(state)
    if command.level is not None:
        check_level(state.game, command.level)
        if occupant.device:
            builder.add(Vacated(command.seat))
        builder.add(BotSeated(command.seat, command.level))
    elif occupant.kind != "open":
        builder.add(Vacated(command.seat))


def set_table(builder: ChangeBuilder, command: SetTable, actor: Actor) -> None:
    state = builder.state
    need_host(state, actor)
    need_waiting(state)
    if any(occupant.device for occupant in state.occupants[command.seats :]):
        raise Refusal("table-seats-taken", seats=command.seats)
    name, options = state.game.name, dict(command.options)
    if command.game not in (None, name):
        name = str(command.game)
        start = int(state.game.written_options["start"]) % command.seats
        options = {"start": start, **options}
    chosen = game_with(name, command.seats, options)
    new_name = "" if name == state.game.name else name
    builder.add(TableSet(command.seats, chosen.written_options, command.table_options, new_name))
    _keep_bots(builder, state.game)


def _keep_bots(builder: ChangeBuilder, before: Game) -> None:
    """Give bots a level that the game has: another game may have fewer."""
    known, old = known_levels(builder.state.game), known_levels(before)
    for seat, occupant in enumerate(builder.state.occupants):
        if occupant.level and occupant.level not in (RANDOM, *known):
            place = old.index(occupant.level) if occupant.level in old else 0
            builder.add(BotSeated(seat, known[min(place, len(known) - 1)]))


def invite(builder: ChangeBuilder, command: Invite, actor: Actor) -> None:
    need_host(builder.state, actor)
    builder.add(Invited(command.player_code, command.watcher_code))


def remove_watcher(builder: ChangeBuilder, command: RemoveWatcher, actor: Actor) -> None:
    state = builder.state
    need_host(state, actor)
    if command.watcher not in state.removed:
        builder.add(WatcherRemoved(command.watcher))


def leave(builder: ChangeBuilder, command: Leave, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    if state.phase == "waiting" and state.called is None:
        builder.add(Vacated(seat))
        if actor.device == state.host and not builder.state.seats_of(actor.device):
            others = [occupant.device for occupant in builder.state.occupants if occupant.device]
            if others:
                builder.add(HostChanged(others[0]))
        return
    need_phase(state, "playing", "paused")
    if not state.occupants[seat].stand_in:
        stand_in(builder, seat, "left")
        settle(builder)  # this person may have been holding the dice


def begin(builder: ChangeBuilder, command: Begin, actor: Actor) -> None:
    state = builder.state
    if state.gathering and state.host not in state.arrived and actor.device != state.host:
        own_seat(state, actor)
    else:
        need_host(state, actor)
    if state.called is not None and state.phase == "waiting":
        return
    need_phase(state, "waiting")
    if any(occupant.kind == "open" for occupant in state.occupants):
        raise Refusal("table-open-seats")
    call(builder)


def call(builder: ChangeBuilder) -> None:
    """Ask everybody for their numbers; the game begins with them. Before a rematch a bot takes the
    seats of people who have not come."""
    if builder.state.gathering:
        for seat in builder.state.missing:
            builder.add(StandInSeated(seat, "away"))
    builder.add(Called())
    collect(builder)


def arrive(builder: ChangeBuilder, command: Arrive, actor: Actor) -> None:
    """Note that a device of the game before has come; its people play themselves again."""
    state = builder.state
    seats = state.seats_of(actor.device)
    if not state.gathering or not (seats or actor.device == state.host):
        return
    if actor.device not in state.arrived:
        builder.add(Arrived(actor.device))
    for seat in seats:
        if state.occupants[seat].stand_in:
            builder.add(Returned(seat))


def hold(builder: ChangeBuilder, command: Hold, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    need_waiting(state)
    if state.gathering and command.wait is not (seat in state.held):
        builder.add(Held(seat, command.wait))


def commit_number(builder: ChangeBuilder, command: CommitNonce, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    if state.commitments.get(seat) == command.commitment:
        return
    if state.phase != "waiting" or state.collected is not None or seat in state.left_out:
        raise Refusal("table-numbers-collected")
    if command.commitment in state.spent:
        raise Refusal("table-number-spent")
    builder.add(Committed(seat, command.commitment))
    collect(builder)


def open_number(builder: ChangeBuilder, command: OpenNonce, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    if state.nonces.get(seat) == command.nonce:
        return
    if state.phase != "waiting" or state.collected is None:
        raise Refusal("table-numbers-not-yet")
    nonce = bytes.fromhex(command.nonce)
    if fairness.person_commitment(state.table, seat, nonce) != state.commitments.get(seat):
        raise Refusal("table-number-differs")
    builder.add(Opened(seat, command.nonce))
    collect(builder)


def collect(builder: ChangeBuilder) -> None:
    """Start the game by fair/1: all commit, then all open, then the game begins.

    A seat that is too slow to commit, or is not there any more, is left out; that tells nobody
    anything. A seat that commits and does not open may have waited for the others' numbers in order
    to choose between two games, so none is played: the table is void. The reasons are in
    docs/engineering.md."""
    state, uptime = builder.state, builder.moment.uptime
    if state.phase != "waiting" or state.called is None:
        return
    if state.collected is None:
        away, invited = builder.moment.away, set(state.people) - set(state.left_out)
        ready = {seat for seat in state.commitments if seat not in away}
        awaited = invited - ready
        if ready and uptime >= state.called + WAIT_FOR_ABSENT:
            awaited -= away  # but a game with nobody's number waits for whoever comes
        if awaited and uptime < state.called + WAIT_FOR_NUMBERS:
            return
        late = invited - set(state.commitments)
        builder.add(Collected(sorted(late), sorted(set(state.commitments) & away)))
        state = builder.state
    assert state.collected is not None
    unopened = [seat for seat in state.commitments if seat not in state.nonces]
    if not unopened:
        builder.add(Begun())
        settle(builder)
    elif uptime >= state.collected + WAIT_TO_OPEN:
        builder.add(Voided(unopened))


def come_back(builder: ChangeBuilder, command: ComeBack, actor: Actor) -> None:
    seat = own_seat(builder.state, actor)
    if builder.state.occupants[seat].stand_in:
        builder.add(Returned(seat))


def keep_seat(builder: ChangeBuilder, command: KeepSeat, actor: Actor) -> None:
    """Let a bot stand in. Anyone at the table may ask for it; the socket session has checked that
    the other person is away."""
    state = builder.state
    own_seat(state, actor)
    need_seat(state, command.seat)
    need_phase(state, "playing", "paused")
    occupant = state.occupants[command.seat]
    if occupant.kind != "person":
        raise Refusal("table-no-person", seat=command.seat)
    if not occupant.stand_in:
        stand_in(builder, command.seat, "away")
        settle(builder)


def need_room(state: State, seat: int) -> None:
    """Refuse what only adds lines to the log, once this seat has added very many: everybody who
    comes to the table gets them all."""
    own = sum(line.seat == seat and line.message is not None for line in state.log)
    if own >= MOST_LINES + LINES_A_STEP * len(state.record.steps):
        raise Refusal("table-log-full")


def pause(builder: ChangeBuilder, command: Pause, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused")
    if command.paused and state.phase == "playing":
        need_room(state, seat)
        builder.add(Paused(seat))
    elif not command.paused and state.phase == "paused":
        builder.add(Resumed(seat))
        settle(builder)


def give_time(builder: ChangeBuilder, command: GiveTime, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    need_seat(state, command.seat)
    need_phase(state, "playing", "paused")
    if command.seat == seat:
        raise Refusal("table-time-for-others")
    if state.clocks[command.seat] is None:
        raise Refusal("table-no-clock", seat=command.seat)
    need_room(state, seat)
    builder.add(TimeGiven(command.seat, max(MORE_TIME, state.table_options.clock), seat))
