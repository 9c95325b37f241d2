"""What a table does with a command: pure, without clock, network or chance of its own.

`decide` returns the change that a command makes, or refuses the command with a sentence; fold.py
applies changes. seating.py and playing.py implement the commands that people send.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct, structs

from quartett.bots import RANDOM
from quartett.errors import UnreadableText
from quartett.game import Game, game
from quartett.protocol.messages import (
    Agree,
    Begin,
    Choose,
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
    TableOptions,
    TakeBack,
    Throw,
    Undo,
)
from quartett.server.table.change_builder import Actor, ChangeBuilder, Moment, Refusal
from quartett.server.table.facts import (
    BotSeated,
    Change,
    Created,
    Expired,
    Redraw,
    Rematched,
    Seated,
    StandInSeated,
)
from quartett.server.table.fold import first
from quartett.server.table.playing import (
    SECONDS_TO_THROW,
    EndWish,
    ReplaceBot,
    agree,
    choose,
    end_wish,
    replace_bot,
    stand_in,
    take_back,
    throw,
    throw_for,
    undo,
)
from quartett.server.table.scoring import series_of
from quartett.server.table.seating import (
    WAIT_FOR_ABSENT,
    WAIT_FOR_NUMBERS,
    WAIT_TO_OPEN,
    Arrive,
    Invite,
    TakeSeat,
    arrive,
    begin,
    call,
    check_level,
    collect,
    come_back,
    commit_number,
    give_time,
    hold,
    invite,
    keep_seat,
    leave,
    open_number,
    pause,
    remove_watcher,
    set_seat,
    set_table,
    take_seat,
)
from quartett.server.table.state import State

# Commands of the server itself; those of people are in messages.py and seating.py.


class Tick(Struct, frozen=True):
    """Carry out whatever is due by the clock."""


SECONDS_TO_SETTLE = 8.0
"""Seconds after which a rematch begins by itself, once everybody is there and has left the table as
it is for so long."""
SECONDS_TO_LOOK_AGAIN = 1.0


class GoOn(Struct, frozen=True):
    """Refer people to the table of the rematch."""

    table: str


class Expire(Struct, frozen=True):
    """Close a table that nobody has used for a long time."""


class Opening(NamedTuple):
    """What a new table starts with."""

    table: str
    """Its address."""
    host: str
    """The device that may change it."""
    secret: bytes
    codes: tuple[str, str]
    """The invitation codes for players and for spectators, as the log keeps them."""
    table_options: TableOptions
    series: tuple[float, ...] = ()
    redraws: tuple[Redraw, ...] = ()
    """The void tables before it."""
    continues: str = ""
    """The table of the game before, whose people gather here."""


class Guest(NamedTuple):
    """A person who has a seat from the start, and their device."""

    name: str
    device: str
    away: bool = False
    """A bot keeps the seat until they come."""


def create(
    opening: Opening, played: Game, seating: Mapping[int, Guest | str], moment: Moment
) -> tuple[State, Change]:
    """Create a table. `seating` gives the occupants: a person, whose name was accepted once before,
    or a bot's level."""
    created = Created(
        opening.table,
        played.name,
        played.about.version,
        played.seats,
        played.written_options,
        opening.table_options,
        opening.secret.hex(),
        opening.host,
        *opening.codes,
        list(opening.series),
        list(opening.redraws),
        opening.continues,
    )
    builder = ChangeBuilder(first(created, moment.at), moment, created)
    for seat, occupant in sorted(seating.items()):
        if isinstance(occupant, str):
            check_level(played, occupant)
            builder.add(BotSeated(seat, occupant))
        else:
            builder.add(Seated(seat, occupant.name, occupant.device))
            if occupant.away:
                builder.add(StandInSeated(seat, "away"))
    return builder.finish()


def decide(state: State, command: Any, actor: Actor, moment: Moment) -> tuple[State, Change]:
    """Return the new state and the change that the command makes; it may be empty. Raises
    `Refused`."""
    if moment.uptime < state.uptime:  # another worker was a little ahead
        moment = structs.replace(moment, uptime=state.uptime)
    builder = ChangeBuilder(state, moment)
    _ACTIONS[type(command)](builder, command, actor)
    return builder.finish()


def due(state: State, uptime: float = 0.0) -> float | None:
    """Return the uptime at which `Tick` may have something to do, at this uptime or later."""
    if state.phase == "waiting" and state.called is not None:
        if state.collected is not None:
            return state.collected + WAIT_TO_OPEN
        absent = state.called + WAIT_FOR_ABSENT
        return absent if uptime < absent else state.called + WAIT_FOR_NUMBERS
    if state.gathered:  # somebody may be away then, and nothing is written when they come back
        return max(state.uptime + SECONDS_TO_SETTLE, uptime + SECONDS_TO_LOOK_AGAIN)
    if state.phase == "playing" and state.record.position.pending.total:
        return state.due_since + SECONDS_TO_THROW
    if state.phase != "playing" or not any(state.clocks):
        return None
    running = [
        clock.since + clock.left
        for clock in state.clocks
        if clock is not None and clock.since is not None
    ]
    return min(running, default=None)


def _tick(builder: ChangeBuilder, command: Tick, actor: Actor) -> None:
    state = builder.state
    settled = builder.moment.uptime >= state.uptime + SECONDS_TO_SETTLE
    if state.gathered and settled and not builder.moment.away & set(state.people):
        call(builder)
    collect(builder)
    if builder.state.phase != "playing":
        return
    uptime = builder.moment.uptime
    for seat, clock in enumerate(builder.state.clocks):
        if clock is not None and clock.since is not None and clock.seconds(uptime) <= 0:
            stand_in(builder, seat, "time")
    throw_for(builder)


def _go_on(builder: ChangeBuilder, command: GoOn, actor: Actor) -> None:
    if builder.state.rematch is None:
        builder.add(Rematched(command.table))


def _expire(builder: ChangeBuilder, command: Expire, actor: Actor) -> None:
    if builder.state.phase not in ("over", "closed"):
        builder.add(Expired())


_ACTIONS: dict[type, Any] = {
    TakeSeat: take_seat,
    SetSeat: set_seat,
    SetTable: set_table,
    Invite: invite,
    RemoveWatcher: remove_watcher,
    Arrive: arrive,
    Hold: hold,
    Leave: leave,
    Begin: begin,
    CommitNonce: commit_number,
    OpenNonce: open_number,
    Choose: choose,
    Throw: throw,
    TakeBack: take_back,
    Undo: undo,
    Agree: agree,
    EndWish: end_wish,
    ComeBack: come_back,
    KeepSeat: keep_seat,
    Pause: pause,
    GiveTime: give_time,
    Tick: _tick,
    ReplaceBot: replace_bot,
    GoOn: _go_on,
    Expire: _expire,
}


def table_options_of_rematch(old: TableOptions) -> TableOptions:
    """Return how the rematch is played: a lot is drawn again, otherwise the next seat starts."""
    return old if old.begins == "lot" else structs.replace(old, begins="chosen")


def rematch_of(state: State) -> tuple[Game, tuple[float, ...], dict[int, Guest | str]]:
    """Return the game of a rematch, which the next seat starts; the score of the series; and the
    seating. After a void table everything stays as it was."""
    seating: dict[int, Guest | str] = {
        seat: Guest(occupant.name, occupant.device, occupant.stand_in)
        if occupant.device
        else occupant.level or RANDOM
        for seat, occupant in enumerate(state.occupants)
    }
    series = series_of(state)
    if state.void:
        return state.game, series, seating
    if state.phase != "over":
        raise Refusal("table-not-over")
    options = dict(state.game.written_options)
    options["start"] = str((int(options["start"]) + 1) % state.game.seats)
    try:
        return game(state.game.name, state.game.seats, **options), series, seating
    except UnreadableText:
        return state.game, series, seating
