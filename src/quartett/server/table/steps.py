"""Steps of the game, ways back, and the clocks of the players."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from quartett.append_only import AppendOnlyList
from quartett.game import Position
from quartett.record import Record, Step
from quartett.server.table.facts import Undone
from quartett.server.table.state import Clock, LogEntry, State, with_line


def stepped(
    state: State, steps: Sequence[Step], positions: Sequence[Position], at: int, uptime: float
) -> State:
    """Return the state after a step and the events that follow at once. Nobody sees the states in
    between, so none is built. `positions` holds the one before each step and the last one."""
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
    by_stand_in = state.by_stand_in
    if any(state.occupants[seat].stand_in for seat, _ in steps[0].moves):
        by_stand_in = (*by_stand_in, first)
    state = replace(
        state,
        record=state.record.reaching(positions[-1], *steps),
        log=state.log.then(*entries),
        sealed={},
        wish=None,
        bonus=bonus,
        drawn=state.drawn
        + len(steps)
        - (steps[0].event is None),  # only the first step can be a move
        quiet=still_quiet(state.quiet, positions[-2], steps[-1], positions[-1]),
        by_stand_in=by_stand_in,
        due_since=uptime,
    )
    return next_decision(state, uptime)


def still_quiet(
    quiet: tuple[int, ...], before: Position, step: Step, now: Position
) -> tuple[int, ...]:
    """Extend `State.quiet`: a step is quiet if one seat chose it and no hidden card moved."""
    if step.event is not None or len(step.moves) != 1:
        return ()
    if not before.game.layout.same_secrets(before.row, now.row):
        return ()
    return (*quiet, step.moves[0][0])


def undo_to(state: State, seat: int) -> int | None:
    """Return the earliest step this seat may go back to without asking: over its own latest steps,
    as long as nothing was revealed, and not over those that a bot chose for it."""
    if not state.table_options.undo or state.phase not in ("playing", "paused"):
        return None
    steps = own = len(state.record.steps)
    for chooser in reversed(state.quiet):
        if chooser != seat or own - 1 in state.by_stand_in:
            break
        own -= 1
    return own if own < steps else None


def consenting(state: State, step: int) -> set[int]:
    """Return the seats without whose consent the table does not go back to this step: everybody who
    plays, and the people for whom a bot plays if one of their choices or anything that only they
    knew would be undone. What a bot reveals in somebody's name is not for others to take back."""
    record, layout = state.record, state.game.layout
    needed = set(state.people)
    absent = {seat for seat in state.seats if state.occupants[seat].stand_in}
    positions = record.positions() if absent else ()
    for number, (before, after) in enumerate(pairwise(positions)):
        if number < step:
            continue
        chosen = {seat for seat, _ in record.steps[number].moves}
        needed |= {
            seat
            for seat in absent
            if seat in chosen or not layout.same_private(before.row, after.row, seat)
        }
    return needed


def go_back(state: State, fact: Undone, at: int, uptime: float) -> State:
    record = Record(state.game, state.record.steps[: fact.step], state.record.notes)
    quiet: tuple[int, ...] = ()
    positions = list(record.positions())
    for before, step, now in zip(positions, record.steps, positions[1:], strict=False):
        quiet = still_quiet(quiet, before, step, now)
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
        by_stand_in=tuple(step for step in state.by_stand_in if step < fact.step),
        phase="playing",
        due_since=uptime,
    )
    return next_decision(with_line(state, at, "table-undone", fact.seat), uptime)


# -- clocks --------------------------------------------------------------------------------------


def stop(clock: Clock | None, uptime: float) -> Clock | None:
    return None if clock is None else clock.stopped(uptime)


def next_decision(state: State, uptime: float) -> State:
    """Give every acting seat the time for one decision and start its clock."""
    if not state.table_options.clock:
        return state
    none = (None,) * len(state.seats)
    return run_clocks(wind(replace(state, clocks=none), state.acting), uptime)


def wind(state: State, seats: Iterable[int]) -> State:
    """Set the clocks of these seats to the time for one decision, unless a bot plays them."""
    if not state.table_options.clock:
        return state
    clocks = list(state.clocks)
    for seat in set(seats) & set(state.acting):
        if not state.occupants[seat].played_by_bot:
            clocks[seat] = Clock(state.table_options.clock + state.bonus[seat])
    return replace(state, clocks=tuple(clocks))


def run_clocks(state: State, uptime: float) -> State:
    if state.phase != "playing":
        return state
    awaited = state.awaited
    clocks = tuple(
        clock.running(uptime) if clock is not None and seat in awaited else clock
        for seat, clock in enumerate(state.clocks)
    )
    return replace(state, clocks=clocks)
