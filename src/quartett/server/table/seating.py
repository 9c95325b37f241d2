"""Who sits where, how everybody's numbers begin a game (fair/1), who is there and who is away."""

import unicodedata

from msgspec import Struct

from quartett.bots import RANDOM, levels
from quartett.errors import Refused
from quartett.game import Game, game
from quartett.protocol.messages import (
    Begin,
    ComeBack,
    CommitNonce,
    GiveTime,
    KeepSeat,
    Leave,
    OpenNonce,
    Pause,
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
    Begun,
    BotSeated,
    Called,
    Collected,
    CollectedAgain,
    Committed,
    HostChanged,
    Invited,
    Kept,
    Opened,
    Paused,
    Resumed,
    Returned,
    Seated,
    TableSet,
    TimeGiven,
    Vacated,
)
from quartett.server.table.playing import agree_all, settle

WAIT_FOR_NUMBERS = 2.0
"""Seconds for all devices to commit to their numbers, and again to open them (fair/1)."""
MORE_TIME = 60.0
"""Seconds that `give-time` gives, or the table's own time for a decision if that is more."""
MOST_NAME = 24


class TakeSeat(Struct, frozen=True):
    """Sit down: on this seat, or on the first that is open."""

    name: str
    seat: int | None = None


class Invite(Struct, frozen=True):
    """New links, in the place of those there are."""

    player_code: str
    watcher_code: str


def clean_name(name: str) -> str:
    """A name to be shown: one line of visible characters, not too long."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    for character in cleaned:
        if unicodedata.category(character)[0] == "C":  # controls, joiners, turned-round writing
            raise Refusal("table-name-characters")
    if not 1 <= len(cleaned) <= MOST_NAME:
        raise Refusal("table-name-length", most=MOST_NAME, got=len(cleaned))
    if sum(unicodedata.combining(character) > 0 for character in cleaned) > len(cleaned) // 2:
        raise Refusal("table-name-characters")
    return cleaned


def check_level(played: Game, level: str) -> None:
    known = known_levels(played)
    if level not in (RANDOM, *known):
        raise Refusal("table-no-such-level", known=", ".join(known), got=level)


def known_levels(played: Game) -> list[str]:
    """The bots of this game, gentlest first."""
    try:
        return list(levels(played)) or [RANDOM]
    except Refused:  # a game without bots of its own
        return [RANDOM]


def take_seat(draft: ChangeBuilder, command: TakeSeat, actor: Actor) -> None:
    state = draft.state
    need_waiting(state)
    open_seats = [seat for seat in state.seats if state.occupants[seat].kind == "open"]
    if not open_seats:
        raise Refusal("table-full")
    seat = open_seats[0] if command.seat is None else command.seat
    need_seat(state, seat)
    if seat not in open_seats:
        raise Refusal("table-taken", seat=seat)
    name = clean_name(command.name)
    if name.casefold() in {occupant.name.casefold() for occupant in state.occupants}:
        raise Refusal("table-name-taken", name=name)
    draft.add(Seated(seat, name, actor.device))


def set_seat(draft: ChangeBuilder, command: SetSeat, actor: Actor) -> None:
    state = draft.state
    need_host(state, actor)
    need_waiting(state)
    need_seat(state, command.seat)
    occupant = state.occupants[command.seat]
    if command.level is not None:
        check_level(state.game, command.level)
        if occupant.device:
            draft.add(Vacated(command.seat))
        draft.add(BotSeated(command.seat, command.level))
    elif occupant.kind != "open":
        draft.add(Vacated(command.seat))


def set_table(draft: ChangeBuilder, command: SetTable, actor: Actor) -> None:
    state = draft.state
    need_host(state, actor)
    need_waiting(state)
    if any(occupant.device for occupant in state.occupants[command.seats :]):
        raise Refusal("table-seats-taken", seats=command.seats)
    chosen = game(state.game.name, command.seats, **command.options)
    for occupant in state.occupants[: command.seats]:
        if occupant.level:
            check_level(chosen, occupant.level)
    draft.add(TableSet(command.seats, chosen.written_options, command.table_options))


def invite(draft: ChangeBuilder, command: Invite, actor: Actor) -> None:
    need_host(draft.state, actor)
    draft.add(Invited(command.player_code, command.watcher_code))


def leave(draft: ChangeBuilder, command: Leave, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    if state.phase == "waiting" and state.called is None:
        draft.add(Vacated(seat))
        if actor.device == state.host and not draft.state.seats_of(actor.device):
            others = [occupant.device for occupant in draft.state.occupants if occupant.device]
            if others:
                draft.add(HostChanged(others[0]))
        return
    need_phase(state, "playing", "paused")
    if not state.occupants[seat].kept:
        draft.add(Kept(seat, "left"))
        agree_all(draft)
        settle(draft)  # the dice may have been in this hand


def begin(draft: ChangeBuilder, command: Begin, actor: Actor) -> None:
    state = draft.state
    need_host(state, actor)
    if state.called is not None and state.phase == "waiting":
        return
    need_phase(state, "waiting")
    if any(occupant.kind == "open" for occupant in state.occupants):
        raise Refusal("table-open-seats")
    draft.add(Called())
    collect(draft)


def commit_number(draft: ChangeBuilder, command: CommitNonce, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    if state.commitments.get(seat) == command.commitment:
        return
    if state.phase != "waiting" or state.collected is not None or seat in state.left_out:
        raise Refusal("table-numbers-collected")
    if command.commitment in state.spent:
        raise Refusal("table-number-spent")
    draft.add(Committed(seat, command.commitment))
    collect(draft)


def open_number(draft: ChangeBuilder, command: OpenNonce, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    if state.nonces.get(seat) == command.nonce:
        return
    if state.phase != "waiting" or state.collected is None:
        raise Refusal("table-numbers-not-yet")
    nonce = bytes.fromhex(command.nonce)
    if fairness.person_commitment(state.table, seat, nonce) != state.commitments.get(seat):
        raise Refusal("table-number-differs")
    draft.add(Opened(seat, command.nonce))
    collect(draft)


def collect(draft: ChangeBuilder) -> None:
    """fair/1: all commit, then all open, then the game begins. Who is too slow to commit is left
    out. Who commits and does not open may have waited for the others' numbers to choose between two
    games: so there is a third one, of numbers nobody has seen yet and without his."""
    state, uptime = draft.state, draft.moment.uptime
    if state.phase != "waiting" or state.called is None:
        return
    if state.collected is None:
        awaited = set(state.people) - set(state.left_out) - set(state.commitments)
        if awaited and uptime < state.called + WAIT_FOR_NUMBERS:
            return
        draft.add(Collected())
        state = draft.state
    assert state.collected is not None
    unopened = [seat for seat in state.commitments if seat not in state.nonces]
    if not unopened:
        draft.add(Begun())
        settle(draft)
    elif uptime >= state.collected + WAIT_FOR_NUMBERS:
        draft.add(CollectedAgain(unopened))
        collect(draft)


def come_back(draft: ChangeBuilder, command: ComeBack, actor: Actor) -> None:
    seat = own_seat(draft.state, actor)
    if draft.state.occupants[seat].kept:
        draft.add(Returned(seat))


def keep_seat(draft: ChangeBuilder, command: KeepSeat, actor: Actor) -> None:
    """Anyone at the table may ask; that the other is away, the service has checked."""
    state = draft.state
    own_seat(state, actor)
    need_seat(state, command.seat)
    need_phase(state, "playing", "paused")
    occupant = state.occupants[command.seat]
    if occupant.kind != "person":
        raise Refusal("table-no-person", seat=command.seat)
    if not occupant.kept:
        draft.add(Kept(command.seat, "away"))
        agree_all(draft)
        settle(draft)


def pause(draft: ChangeBuilder, command: Pause, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused")
    if command.paused and state.phase == "playing":
        draft.add(Paused(seat))
    elif not command.paused and state.phase == "paused":
        draft.add(Resumed(seat))
        settle(draft)


def give_time(draft: ChangeBuilder, command: GiveTime, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_seat(state, command.seat)
    need_phase(state, "playing", "paused")
    if command.seat == seat:
        raise Refusal("table-time-for-others")
    if state.clocks[command.seat] is None:
        raise Refusal("table-no-clock", seat=command.seat)
    draft.add(TimeGiven(command.seat, max(MORE_TIME, state.table_options.clock), seat))
