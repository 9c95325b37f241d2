"""The fold of a table's facts: `after` returns the next state, `fold` the state after a log."""

from collections.abc import Iterable

from msgspec.structs import replace

from quartett.errors import UnreadableText
from quartett.game import game
from quartett.protocol.messages import Wish
from quartett.record import Record, Step, advance
from quartett.server.table import fairness
from quartett.server.table.facts import (
    Agreed,
    AnyFact,
    Arrived,
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
    Held,
    HostChanged,
    Invited,
    Opened,
    Over,
    Paused,
    Redraw,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Sealed,
    Seated,
    StandInSeated,
    Stepped,
    TableSet,
    TakenBack,
    TimeGiven,
    Undone,
    Vacated,
    Voided,
    WatcherRemoved,
    Wished,
    WishEnded,
)
from quartett.server.table.state import Occupant, State, with_item, with_line
from quartett.server.table.steps import (
    go_back,
    next_decision,
    run_clocks,
    stepped,
    stop,
    wind,
)


def first(created: Created, at: int) -> State:
    """Return the state of a new table."""
    played = game(created.game, created.seats, **created.options)
    if played.about.version != created.rules:
        raise UnreadableText(
            f"expected a table with rules version {played.about.version} of {played.about.title}; "
            f"this one was played with version {created.rules}"
        )
    secret = bytes.fromhex(created.secret)
    return State(
        table=created.table,
        host=created.host,
        game=played,
        table_options=created.table_options,
        secret=secret,
        commitment=fairness.server_commitment(created.table, secret),
        player_code=created.player_code,
        watcher_code=created.watcher_code,
        occupants=(Occupant(),) * played.seats,
        record=Record(played),
        at=at,
        series=tuple(created.series),
        redraws=tuple(created.redraws),
        continues=created.continues,
    )


def fold(changes: Iterable[Change], state: State | None = None) -> State:
    """Return the state after these changes; the first fact of a log is `created`."""
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
    """Return the state after one fact."""
    if isinstance(fact, Created):
        return first(fact, at)
    if state is None:
        raise UnreadableText("expected a table's log to begin with 'created'")
    match fact:
        case Sealed():  # the two facts of every move come first: cases are tried in this order
            clocks = with_item(state.clocks, fact.seat, stop(state.clocks[fact.seat], uptime))
            return replace(state, sealed={**state.sealed, fact.seat: fact}, clocks=clocks)
        case Stepped():
            step, now = Step.parse(fact.step), state.record.position
            return stepped(state, [step], [now, advance(now, step)], at, uptime)
        case Seated():
            occupant = Occupant(fact.name, device=fact.device)
            return with_line(_seat(state, fact.seat, occupant), at, "table-joined", fact.seat)
        case BotSeated():
            occupant = Occupant(_bot_name(state, fact), level=fact.level)
            return _seat(state, fact.seat, occupant)
        case Vacated():
            gone = state.occupants[fact.seat]
            state = _empty(state, fact.seat)
            return (
                with_line(state, at, "table-stood-up", None, who=gone.name)
                if gone.device
                else state
            )
        case TableSet():
            return _set(state, fact)
        case HostChanged():
            return replace(state, host=fact.device)
        case Arrived():
            return replace(state, arrived=(*state.arrived, fact.device))
        case Held():
            held = {*state.held} - {fact.seat} | ({fact.seat} if fact.wait else set())
            return replace(state, held=tuple(sorted(held)))
        case Called():
            return replace(state, called=uptime)
        case Collected():
            return _collect(state, fact, at, uptime)
        case CollectedAgain():
            return _collect_again(state, fact, at, uptime)
        case Voided():
            for seat in fact.seats:
                state = with_line(state, at, "table-void", seat)
            redraws = _redraws(state, fact.seats)
            return replace(state, phase="closed", void=tuple(fact.seats), redraws=redraws)
        case Invited():
            state = replace(state, links=state.links + 1, removed=())
            return replace(state, player_code=fact.player_code, watcher_code=fact.watcher_code)
        case WatcherRemoved():
            return replace(state, removed=(*state.removed, fact.watcher))
        case Committed():
            return replace(state, commitments={**state.commitments, fact.seat: fact.commitment})
        case Opened():
            return replace(state, nonces={**state.nonces, fact.seat: fact.nonce})
        case Begun():
            return _begin(state, at, uptime)
        case TakenBack():
            sealed = {seat: choice for seat, choice in state.sealed.items() if seat != fact.seat}
            return run_clocks(replace(state, sealed=sealed), uptime)
        case Over():
            state = replace(state, phase="over", clocks=(None,) * len(state.seats), wish=None)
            return with_line(state, at, "table-over", None)
        case Undone():
            return go_back(state, fact, at, uptime)
        case Wished():
            wish = Wish(fact.seat, fact.step, [fact.seat])
            return with_line(replace(state, wish=wish), at, "table-wished", fact.seat, to=fact.step)
        case Agreed():
            if (asked := state.wish) is None:
                return state
            agreed = sorted({*asked.agreed, fact.seat})
            return replace(state, wish=Wish(asked.seat, asked.step, agreed))
        case Declined():
            return with_line(replace(state, wish=None), at, "table-declined", fact.seat)
        case WishEnded():
            return with_line(replace(state, wish=None), at, "table-wish-ended", fact.seat)
        case StandInSeated():
            occupant = replace(state.occupants[fact.seat], stand_in=True)
            state = replace(
                state,
                occupants=with_item(state.occupants, fact.seat, occupant),
                clocks=with_item(state.clocks, fact.seat, None) if state.clocks else (),
            )
            return with_line(state, at, f"table-kept-{fact.why}", fact.seat)
        case Returned():
            occupant = replace(state.occupants[fact.seat], stand_in=False)
            state = replace(state, occupants=with_item(state.occupants, fact.seat, occupant))
            state = with_line(state, at, "table-returned", fact.seat)
            return run_clocks(wind(state, (fact.seat,)), uptime)
        case Paused():
            clocks = tuple(stop(clock, uptime) for clock in state.clocks)
            state = replace(state, phase="paused", clocks=clocks)
            return with_line(state, at, "table-paused", fact.seat)
        case Resumed():
            state = run_clocks(replace(state, phase="playing", due_since=uptime), uptime)
            return with_line(state, at, "table-resumed", fact.seat)
        case TimeGiven():
            clock = state.clocks[fact.seat]
            if clock is None:
                return state
            more = replace(clock, left=clock.left + fact.seconds)
            state = replace(state, clocks=with_item(state.clocks, fact.seat, more))
            seconds = round(fact.seconds)
            return with_line(
                state, at, "table-time", fact.giver, other_seat=fact.seat, seconds=seconds
            )
        case Replaced():
            return with_line(state, at, "table-bot-replaced", fact.seat)
        case Rematched():
            return replace(state, rematch=fact.table)
        case Expired():
            return replace(state, phase="closed")


# -- before the game -----------------------------------------------------------------------------


def _seat(state: State, seat: int, occupant: Occupant) -> State:
    """Change the occupant of a seat. Numbers for fair/1 belong to a person, so they go, too."""
    return replace(
        state,
        occupants=with_item(state.occupants, seat, occupant),
        commitments={s: c for s, c in state.commitments.items() if s != seat},
        nonces={s: n for s, n in state.nonces.items() if s != seat},
    )


def _collect(state: State, fact: Collected, at: int, uptime: float) -> State:
    for seat in fact.late:
        state = with_line(state, at, "table-number-late", seat)
    for seat in fact.away:
        state = with_line(state, at, "table-number-away", seat)
    kept = {seat: said for seat, said in state.commitments.items() if seat not in fact.away}
    return replace(state, collected=uptime, commitments=kept, away=tuple(fact.away))


def _redraws(state: State, seats: Iterable[int]) -> tuple[Redraw, ...]:
    """Return all redraws so far and the one that these seats have caused."""
    names = [occupant.name for occupant in state.occupants]
    caused = [Redraw(state.table, state.again, seat, names[seat]) for seat in seats]
    return (*state.redraws, *caused)


def _empty(state: State, seat: int) -> State:
    """Open a seat. Whoever takes it has won nothing in this series yet."""
    state = _seat(state, seat, Occupant())
    series = with_item(state.series, seat, 0.0) if state.series else ()
    return replace(state, series=series, held=tuple(s for s in state.held if s != seat))


def _collect_again(state: State, fact: CollectedAgain, at: int, uptime: float) -> State:
    for seat in fact.without:
        state = with_line(state, at, "table-number-withheld", seat)
    return replace(
        state,
        called=uptime,
        collected=None,
        commitments={},
        nonces={},
        spent=(*state.spent, *state.commitments.values()),
        left_out=(*state.left_out, *fact.without),
        again=state.again + 1,
        redraws=_redraws(state, fact.without),
    )


def _bot_name(state: State, fact: BotSeated) -> str:
    taken = {occupant.name for place, occupant in enumerate(state.occupants) if place != fact.seat}
    name = fact.level.capitalize()
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, 10))
    return next(name for name in numbered if name not in taken)


def _set(state: State, fact: TableSet) -> State:
    played = game(fact.game or state.game.name, fact.seats, **fact.options)
    missing = fact.seats - len(state.occupants)
    occupants = (
        *state.occupants[: fact.seats],
        *(Occupant(),) * missing,
    )
    return replace(
        state,
        game=played,
        table_options=fact.table_options,
        occupants=occupants,
        record=Record(played),
        series=(*state.series[: fact.seats], *(0.0,) * missing) if state.series else (),
        held=tuple(seat for seat in state.held if seat < fact.seats),
    )


def _begin(state: State, at: int, uptime: float) -> State:
    nonces = [bytes.fromhex(state.nonces[seat]) for seat in sorted(state.nonces)]
    key = fairness.key(state.secret, state.table, nonces)
    if by_lot := state.table_options.begins == "lot":
        played = fairness.with_start_by_lot(state.game, key)
        state = replace(state, game=played, record=Record(played))
    state = replace(
        state,
        phase="playing",
        key=key,
        clocks=(None,) * len(state.seats),
        bonus=(float(state.table_options.bonus),) * len(state.seats),
        series=state.series or (0.0,) * len(state.seats),
        due_since=uptime,
    )
    state = with_line(state, at, "table-begun", None)
    if by_lot:
        state = with_line(state, at, "table-lot", state.game.options["start"])
    return next_decision(state, uptime)
