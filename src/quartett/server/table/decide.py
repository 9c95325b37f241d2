"""What a table does with a command: pure, without clock, network or chance of its own.

`decide` gives the change a command makes, or refuses it with a sentence; state.py folds changes.
What commands of people do stands in seating.py and playing.py.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct

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
    KeepSeat,
    Leave,
    OpenNonce,
    Pause,
    SetSeat,
    SetTable,
    TableOptions,
    TakeBack,
    Throw,
    Undo,
)
from quartett.server.table.change_builder import Actor, ChangeBuilder, Moment, Refusal
from quartett.server.table.facts import BotSeated, Change, Created, Expired, Kept, Rematched, Seated
from quartett.server.table.fold import first
from quartett.server.table.playing import (
    SECONDS_TO_THROW,
    ReplaceBot,
    agree,
    agree_all,
    choose,
    replace_bot,
    take_back,
    throw,
    throw_for,
    undo,
)
from quartett.server.table.seating import (
    WAIT_FOR_NUMBERS,
    Invite,
    TakeSeat,
    begin,
    check_level,
    clean_name,
    collect,
    come_back,
    commit_number,
    give_time,
    invite,
    keep_seat,
    leave,
    open_number,
    pause,
    set_seat,
    set_table,
    take_seat,
)
from quartett.server.table.state import State

# Commands that come from the server itself, beside those of messages.py and of seating.py.


class Tick(Struct, frozen=True):
    """Look at the clock: what is due comes to pass."""


class GoOn(Struct, frozen=True):
    """It goes on at another table."""

    table: str


class Expire(Struct, frozen=True):
    """Close a table nobody has been at for long."""


class Opening(NamedTuple):
    """What a new table begins with."""

    table: str
    """Its address."""
    host: str
    """The device that may change it."""
    secret: bytes
    codes: tuple[str, str]
    """For players, and for those who watch."""
    table_options: TableOptions
    series: tuple[float, ...] = ()


class Guest(NamedTuple):
    """Somebody who sits down at once, with the device that he has."""

    name: str
    device: str


def create(
    opening: Opening, played: Game, seating: Mapping[int, Guest | str], moment: Moment
) -> tuple[State, Change]:
    """A new table. `seating` says who takes which seat: a person, or a bot's level."""
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
    )
    draft = ChangeBuilder(first(created, moment.at), moment, created)
    for seat, occupant in sorted(seating.items()):
        if isinstance(occupant, str):
            check_level(played, occupant)
            draft.add(BotSeated(seat, occupant))
        else:
            draft.add(Seated(seat, clean_name(occupant.name), occupant.device))
    return draft.finished()


def decide(state: State, command: Any, actor: Actor, moment: Moment) -> tuple[State, Change]:
    """What the command does, or a `Refused`; an empty change: nothing, and that is fine."""
    draft = ChangeBuilder(state, moment)
    _ACTIONS[type(command)](draft, command, actor)
    return draft.finished()


def due(state: State) -> float | None:
    """The served second at which `tick` has something to do."""
    if state.phase == "waiting" and state.called is not None:
        since = state.called if state.collected is None else state.collected
        return since + WAIT_FOR_NUMBERS
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


def _tick(draft: ChangeBuilder, command: Tick, actor: Actor) -> None:
    collect(draft)
    if draft.state.phase != "playing":
        return
    uptime = draft.moment.uptime
    for seat, clock in enumerate(draft.state.clocks):
        if clock is not None and clock.since is not None and clock.seconds(uptime) <= 0:
            draft.add(Kept(seat, "time"))
    throw_for(draft)
    agree_all(draft)


def _go_on(draft: ChangeBuilder, command: GoOn, actor: Actor) -> None:
    if draft.state.rematch is None:
        draft.add(Rematched(command.table))


def _expire(draft: ChangeBuilder, command: Expire, actor: Actor) -> None:
    if draft.state.phase not in ("over", "closed"):
        draft.add(Expired())


_ACTIONS: dict[type, Any] = {
    TakeSeat: take_seat,
    SetSeat: set_seat,
    SetTable: set_table,
    Invite: invite,
    Leave: leave,
    Begin: begin,
    CommitNonce: commit_number,
    OpenNonce: open_number,
    Choose: choose,
    Throw: throw,
    TakeBack: take_back,
    Undo: undo,
    Agree: agree,
    ComeBack: come_back,
    KeepSeat: keep_seat,
    Pause: pause,
    GiveTime: give_time,
    Tick: _tick,
    ReplaceBot: replace_bot,
    GoOn: _go_on,
    Expire: _expire,
}


def rematch_of(state: State) -> tuple[Game, tuple[float, ...], dict[int, Guest | str]]:
    """What is played next: the same, begun by the next seat; the series so far; who sits where."""
    result = state.record.result
    if state.phase != "over" or result is None:
        raise Refusal("table-not-over")
    options = dict(state.game.written_options)
    options["start"] = str((int(options["start"]) + 1) % state.game.seats)
    share = 1 / len(result.winners)
    series = tuple(
        wins + (share if seat in result.winners else 0.0) for seat, wins in enumerate(state.series)
    )
    seating: dict[int, Guest | str] = {
        seat: Guest(occupant.name, occupant.device) if occupant.device else occupant.level or RANDOM
        for seat, occupant in enumerate(state.occupants)
    }
    try:
        return game(state.game.name, state.game.seats, **options), series, seating
    except UnreadableText:
        return state.game, series, seating
