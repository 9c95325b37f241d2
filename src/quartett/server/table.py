"""What a table does with a command: pure, without clock, network or chance of its own.

`decide` gives the change a command makes, or refuses it with a sentence; state.py folds changes.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from quartett.bots import RANDOM, levels
from quartett.errors import IllegalMove, Refused, UnreadableText
from quartett.game import Game, game
from quartett.record import Step
from quartett.server import fairness
from quartett.server.facts import (
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
from quartett.server.messages import (
    Agree,
    Begin,
    Choose,
    ComeBack,
    CommitNonce,
    GiveTime,
    KeepSeat,
    Leave,
    Manners,
    OpenNonce,
    Pause,
    SetSeat,
    SetTable,
    TakeBack,
    Undo,
)
from quartett.server.state import State, after, undo_to
from quartett.server.words import say

WAIT_FOR_NUMBERS = 2.0
"""Seconds for all devices to commit to their numbers, and again to open them (fair/1)."""
MORE_TIME = 60.0
"""Seconds that `give-time` gives, or the table's own time for a decision if that is more."""
MOST_NAME = 24
BOT = "bot"
TABLE = ""


@dataclass(frozen=True)
class Moment:
    """When: the time of day in milliseconds, and the seconds the server has been there."""

    at: int
    served: float


@dataclass(frozen=True)
class Actor:
    """Who sends a command: a device, and the seat it speaks for; BOT for a bot's choice."""

    device: str
    seat: int | None = None


# Commands that come from the server itself, beside those of messages.py.


class TakeSeat(Struct, frozen=True):
    """Sit down: on this seat, or on the first that is open."""

    name: str
    seat: int | None = None


class Tick(Struct, frozen=True):
    """Look at the clock: what is due comes to pass."""


class ReplaceBot(Struct, frozen=True):
    """Choose in place of a bot that did not answer."""

    seat: int
    step: int
    word: str


class Invite(Struct, frozen=True):
    """New links, in the place of those there are."""

    player_code: str
    watcher_code: str


class GoOn(Struct, frozen=True):
    """It goes on at another table."""

    table: str


class Expire(Struct, frozen=True):
    """Close a table nobody has been at for long."""


class Refusal(IllegalMove):
    """A command the table does not follow; worded from the catalogue `table-...`."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(say(message, **details), message=message, details=details)


def create(
    table: str,
    played: Game,
    manners: Manners,
    host: str,
    secret: bytes,
    codes: tuple[str, str],
    moment: Moment,
    seating: Mapping[int, TakeSeat | str],
    series: tuple[float, ...] = (),
    devices: Mapping[int, str] | None = None,
) -> tuple[State, Change]:
    """A new table. `seating` says who takes which seat: a name (of `devices`, or the host), or
    a bot's level."""
    draft = Draft(None, moment)
    draft.add(
        Created(
            table,
            played.name,
            played.about.version,
            played.seats,
            played.written_options,
            manners,
            secret.hex(),
            host,
            *codes,
            list(series),
        )
    )
    for seat, sitter in sorted(seating.items()):
        if isinstance(sitter, str):
            check_level(played, sitter)
            draft.add(BotSeated(seat, sitter))
        else:
            draft.add(Seated(seat, clean_name(sitter.name), (devices or {}).get(seat, host)))
    return draft.finished()


def decide(state: State, command: Any, actor: Actor, moment: Moment) -> tuple[State, Change]:
    """What the command does, or a `Refused`; an empty change: nothing, and that is fine."""
    draft = Draft(state, moment)
    _ACTIONS[type(command)](draft, command, actor)
    return draft.finished()


class Draft:
    """A change being written: facts so far, and the state they lead to."""

    def __init__(self, state: State | None, moment: Moment) -> None:
        self._state, self.moment = state, moment
        self.facts: list[AnyFact] = []

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def add(self, fact: AnyFact) -> None:
        self._state = after(self._state, fact, self.moment.at, self.moment.served)
        self.facts.append(fact)

    def finished(self) -> tuple[State, Change]:
        change = Change(self.moment.at, self.moment.served, self.facts)
        if not self.facts:
            return self.state, change
        version = self.state.version + 1
        return replace(self.state, version=version, at=change.at, served=change.served), change


# -- who may -------------------------------------------------------------------------------------


def _own_seat(state: State, actor: Actor) -> int:
    if actor.seat is None or actor.seat >= len(state.sitters):
        raise Refusal("table-only-watching")
    if state.sitters[actor.seat].device != actor.device:
        raise Refusal("table-not-your-seat")
    return actor.seat


def _need_host(state: State, actor: Actor) -> None:
    if actor.device != state.host:
        raise Refusal("table-only-host")


def _need_phase(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise Refusal(f"table-is-{state.phase}")


def _need_waiting(state: State) -> None:
    _need_phase(state, "waiting")
    if state.called is not None:
        raise Refusal("table-is-playing")


def _need_seat(state: State, seat: int) -> None:
    if seat not in state.seats:
        raise Refusal("table-no-such-seat", seat=seat, seats=len(state.seats))


def _need_step(state: State, step: int) -> None:
    if step != len(state.record.steps):
        raise Refusal("table-other-step", expected=len(state.record.steps), got=step)


# -- before the game -----------------------------------------------------------------------------


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


def _take_seat(draft: Draft, command: TakeSeat, actor: Actor) -> None:
    state = draft.state
    _need_waiting(state)
    open_seats = [seat for seat in state.seats if state.sitters[seat].kind == "open"]
    if not open_seats:
        raise Refusal("table-full")
    seat = open_seats[0] if command.seat is None else command.seat
    _need_seat(state, seat)
    if seat not in open_seats:
        raise Refusal("table-taken", seat=seat)
    name = clean_name(command.name)
    if name.casefold() in {sitter.name.casefold() for sitter in state.sitters}:
        raise Refusal("table-name-taken", name=name)
    draft.add(Seated(seat, name, actor.device))


def _set_seat(draft: Draft, command: SetSeat, actor: Actor) -> None:
    state = draft.state
    _need_host(state, actor)
    _need_waiting(state)
    _need_seat(state, command.seat)
    sitter = state.sitters[command.seat]
    if command.level is not None:
        check_level(state.game, command.level)
        if sitter.device:
            draft.add(Vacated(command.seat))
        draft.add(BotSeated(command.seat, command.level))
    elif sitter.kind != "open":
        draft.add(Vacated(command.seat))


def _set_table(draft: Draft, command: SetTable, actor: Actor) -> None:
    state = draft.state
    _need_host(state, actor)
    _need_waiting(state)
    if any(sitter.device for sitter in state.sitters[command.seats :]):
        raise Refusal("table-seats-taken", seats=command.seats)
    chosen = game(state.game.name, command.seats, **command.options)
    for sitter in state.sitters[: command.seats]:
        if sitter.level:
            check_level(chosen, sitter.level)
    draft.add(TableSet(command.seats, chosen.written_options, command.manners))


def _invite(draft: Draft, command: Invite, actor: Actor) -> None:
    _need_host(draft.state, actor)
    draft.add(Invited(command.player_code, command.watcher_code))


def _leave(draft: Draft, command: Leave, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    if state.phase == "waiting" and state.called is None:
        draft.add(Vacated(seat))
        if actor.device == state.host and not draft.state.seats_of(actor.device):
            others = [sitter.device for sitter in draft.state.sitters if sitter.device]
            if others:
                draft.add(HostChanged(others[0]))
        return
    _need_phase(state, "playing", "paused")
    if not state.sitters[seat].kept:
        draft.add(Kept(seat, "left"))
        _agree_all(draft)


def _begin(draft: Draft, command: Begin, actor: Actor) -> None:
    state = draft.state
    _need_host(state, actor)
    if state.called is not None and state.phase == "waiting":
        return
    _need_phase(state, "waiting")
    if any(sitter.kind == "open" for sitter in state.sitters):
        raise Refusal("table-open-seats")
    draft.add(Called())
    _collect(draft)


def _commit(draft: Draft, command: CommitNonce, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    if state.commitments.get(seat) == command.commitment:
        return
    if state.phase != "waiting" or state.collected is not None or seat in state.left_out:
        raise Refusal("table-numbers-collected")
    if command.commitment in state.spent:
        raise Refusal("table-number-spent")
    draft.add(Committed(seat, command.commitment))
    _collect(draft)


def _open(draft: Draft, command: OpenNonce, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    if state.nonces.get(seat) == command.nonce:
        return
    if state.phase != "waiting" or state.collected is None:
        raise Refusal("table-numbers-not-yet")
    nonce = bytes.fromhex(command.nonce)
    if fairness.person_commitment(state.table, seat, nonce) != state.commitments.get(seat):
        raise Refusal("table-number-differs")
    draft.add(Opened(seat, command.nonce))
    _collect(draft)


def _collect(draft: Draft) -> None:
    """fair/1: all commit, then all open, then the game begins. Who is too slow to commit is left
    out. Who commits and does not open may have waited for the others' numbers to choose between two
    games: so there is a third one, of numbers nobody has seen yet and without his."""
    state, served = draft.state, draft.moment.served
    if state.phase != "waiting" or state.called is None:
        return
    if state.collected is None:
        awaited = set(state.people) - set(state.left_out) - set(state.commitments)
        if awaited and served < state.called + WAIT_FOR_NUMBERS:
            return
        draft.add(Collected())
        state = draft.state
    assert state.collected is not None
    unopened = [seat for seat in state.commitments if seat not in state.nonces]
    if not unopened:
        draft.add(Begun())
        _settle(draft)
    elif served >= state.collected + WAIT_FOR_NUMBERS:
        draft.add(CollectedAgain(unopened))
        _collect(draft)


# -- playing -------------------------------------------------------------------------------------


def _choose(draft: Draft, command: Choose, actor: Actor) -> None:
    state = draft.state
    seat = actor.seat if actor.device == BOT else _own_seat(state, actor)
    assert seat is not None
    _need_phase(state, "playing")
    _need_step(state, command.step)
    sitter = state.sitters[seat]
    if actor.device == BOT and not sitter.played_by_bot:
        raise Refusal("table-not-your-seat")
    if actor.device != BOT and sitter.kept:
        raise Refusal("table-seat-is-kept")
    if actor.device == BOT and seat in state.sealed:
        return  # another worker's bot was faster
    _seal(draft, seat, command.word)


def _seal(draft: Draft, seat: int, word: str) -> None:
    state = draft.state
    position = state.record.position
    if seat not in state.acting:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, state.acting)) or "-")
    if word not in state.game.choices(position, seat):
        # The game words its refusal, from what the seat itself sees.
        others = {other: state.game.choices(position, other)[0] for other in state.acting}
        state.game.play(position, {**others, seat: word})
    # Choosing the same word again is a fact as well: else others would see that it is the same.
    salt = fairness.salt(state.secret, f"seal/{state.version}/{seat}")
    draft.add(Sealed(seat, word, salt.hex()))
    _settle(draft)


def _settle(draft: Draft) -> None:
    """When all who act have chosen, the choices are a step; then chance does what is due."""
    while draft.state.phase == "playing":
        state = draft.state
        position = state.record.position
        odds = state.game.odds(position)
        if odds:
            assert state.key is not None
            event = fairness.draw(state.key, f"event/{state.drawn}", odds)
            draft.add(Stepped(event))
        elif state.record.result is not None:
            draft.add(Over())
        elif state.acting and not state.awaited:
            moves = {seat: state.sealed[seat].word for seat in state.acting}
            draft.add(Stepped(str(Step.of(moves))))
        else:
            return


def _take_back(draft: Draft, command: TakeBack, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    _need_phase(state, "playing", "paused")
    _need_step(state, command.step)
    if seat in state.sealed:
        draft.add(TakenBack(seat))


def _undo(draft: Draft, command: Undo, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    _need_phase(state, "playing", "paused", "over")
    if not state.manners.undo:
        raise Refusal("table-no-undo")
    if state.phase == "over":
        raise Refusal("table-is-over")
    if not 0 <= command.step < len(state.record.steps):
        raise Refusal("table-other-step", expected=len(state.record.steps), got=command.step)
    alone = undo_to(state, seat)
    if alone is not None and command.step >= alone:
        draft.add(Undone(command.step, seat))
    else:
        draft.add(Wished(seat, command.step))
    _agree_all(draft)
    _settle(draft)


def _agree(draft: Draft, command: Agree, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    if state.wish is None:
        raise Refusal("table-no-wish")
    if not command.yes:
        draft.add(Declined(seat))
        return
    if seat not in state.wish.agreed:
        draft.add(Agreed(seat))
        _agree_all(draft)
        _settle(draft)


def _agree_all(draft: Draft) -> None:
    """Everybody's consent: of all people who play themselves. Bots never mind."""
    wish = draft.state.wish
    if wish is not None and set(draft.state.people) <= set(wish.agreed):
        draft.add(Undone(wish.step, wish.seat))


# -- being there ---------------------------------------------------------------------------------


def _come_back(draft: Draft, command: ComeBack, actor: Actor) -> None:
    seat = _own_seat(draft.state, actor)
    if draft.state.sitters[seat].kept:
        draft.add(Returned(seat))


def _keep_seat(draft: Draft, command: KeepSeat, actor: Actor) -> None:
    """Anyone at the table may ask; that the other is away, the service has checked."""
    state = draft.state
    _own_seat(state, actor)
    _need_seat(state, command.seat)
    _need_phase(state, "playing", "paused")
    sitter = state.sitters[command.seat]
    if sitter.kind != "person":
        raise Refusal("table-no-person", seat=command.seat)
    if not sitter.kept:
        draft.add(Kept(command.seat, "away"))
        _agree_all(draft)


def _pause(draft: Draft, command: Pause, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    _need_phase(state, "playing", "paused")
    if command.paused and state.phase == "playing":
        draft.add(Paused(seat))
    elif not command.paused and state.phase == "paused":
        draft.add(Resumed(seat))
        _settle(draft)


def _give_time(draft: Draft, command: GiveTime, actor: Actor) -> None:
    state = draft.state
    seat = _own_seat(state, actor)
    _need_seat(state, command.seat)
    _need_phase(state, "playing", "paused")
    if command.seat == seat:
        raise Refusal("table-time-for-others")
    if state.clocks[command.seat] is None:
        raise Refusal("table-no-clock", seat=command.seat)
    draft.add(TimeGiven(command.seat, max(MORE_TIME, state.manners.clock), seat))


# -- the server's own ----------------------------------------------------------------------------


def due(state: State) -> float | None:
    """The served second at which `tick` has something to do."""
    if state.phase == "waiting" and state.called is not None:
        since = state.called if state.collected is None else state.collected
        return since + WAIT_FOR_NUMBERS
    if state.phase != "playing":
        return None
    running = [
        clock.since + clock.left
        for clock in state.clocks
        if clock is not None and clock.since is not None
    ]
    return min(running, default=None)


def _tick(draft: Draft, command: Tick, actor: Actor) -> None:
    _collect(draft)
    if draft.state.phase != "playing":
        return
    served = draft.moment.served
    for seat, clock in enumerate(draft.state.clocks):
        if clock is not None and clock.since is not None and clock.seconds(served) <= 0:
            draft.add(Kept(seat, "time"))
    _agree_all(draft)


def _replace_bot(draft: Draft, command: ReplaceBot, actor: Actor) -> None:
    state = draft.state
    _need_phase(state, "playing")
    _need_step(state, command.step)
    if not state.sitters[command.seat].played_by_bot or command.seat in state.sealed:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, state.acting)))
    draft.add(Replaced(command.seat))
    _seal(draft, command.seat, command.word)


def _go_on(draft: Draft, command: GoOn, actor: Actor) -> None:
    if draft.state.rematch is None:
        draft.add(Rematched(command.table))


def _expire(draft: Draft, command: Expire, actor: Actor) -> None:
    if draft.state.phase not in ("over", "closed"):
        draft.add(Expired())


_ACTIONS: dict[type, Any] = {
    TakeSeat: _take_seat,
    SetSeat: _set_seat,
    SetTable: _set_table,
    Invite: _invite,
    Leave: _leave,
    Begin: _begin,
    CommitNonce: _commit,
    OpenNonce: _open,
    Choose: _choose,
    TakeBack: _take_back,
    Undo: _undo,
    Agree: _agree,
    ComeBack: _come_back,
    KeepSeat: _keep_seat,
    Pause: _pause,
    GiveTime: _give_time,
    Tick: _tick,
    ReplaceBot: _replace_bot,
    GoOn: _go_on,
    Expire: _expire,
}


def rematch_of(state: State) -> tuple[Game, tuple[float, ...], dict[int, TakeSeat | str]]:
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
    seating: dict[int, TakeSeat | str] = {
        seat: TakeSeat(sitter.name) if sitter.device else sitter.level or RANDOM
        for seat, sitter in enumerate(state.sitters)
    }
    try:
        return game(state.game.name, state.game.seats, **options), series, seating
    except UnreadableText:
        return state.game, series, seating
