"""The steps of a game as machine code: each is made on a spare row, where rules note its effects.

These are generic loops; `CompiledRules` compiles them for one game's rules. The row of a position
has no room for notes; the spare row (`room`) has that room, followed by the same fields.
"""

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from quartett.compiled import Array, Ints, Row, dtype, rules
from quartett.effects import Notes
from quartett.engine.pending import (
    IMPOSSIBLE,
    TOTAL_WEIGHT,
    Scanned,
    choice_count,
    is_possible,
    offers,
    scan,
)
from quartett.layout import NOTE_BYTES, Layout

NO_MOVE = -1
MOST_SEATS = 16
"""More seats than any game has."""
NO_EVENT = -1

Stepped = tuple[int, int, int, int, int]
"""A scan of the position after a step, and last the number of effects."""
SteppedTwice = tuple[int, int, int, int, int, int, int]
"""A scan of the position after a step and an event, then the number of effects of both, the number
of effects of the first alone, and the event."""

noting: np.dtype[Any] = np.dtype(np.uint8)
"""In a generic loop: the game's row with room for notes."""


def copy_bytes(target: Row, at: int, source: Row, start: int, size: int) -> None:
    """Copy bytes between places that do not overlap. In a generic loop: the function in kit.py."""


class Spare(NamedTuple):
    """The memory that machine code writes to. Callers pass a plain tuple: Numba takes three times
    as long to determine the type of a named one."""

    room: Row
    due: Array


class Kinds(NamedTuple):
    """For each kind of effect: the number of details, whether it reveals anything, and the place of
    its seat."""

    sizes: Array
    reveals: Any
    seat_places: Array


class Scratch(threading.local):
    """The memory that machine code uses for one game; every thread has its own."""

    def __init__(self, layout: type[Layout], longest_scan: int) -> None:
        room = np.zeros(layout.noting.itemsize, np.uint8)
        self.size = layout.dtype.itemsize
        self.spare = (room, np.empty(longest_scan, np.int64))
        self.room, self.due = self.spare
        self.row: Row = room[NOTE_BYTES : NOTE_BYTES + self.size]
        self.notes: Notes = room.view(layout.noting)[0]["notes"]
        self.moves = np.empty(layout.most_seats, np.int64)
        self.out = np.empty(1 << 12, np.int64)


def set_up(row: Row) -> None:
    """Lay out a fresh game."""
    rules.set_up(row.view(dtype)[0])


def begin(row: Row, room: Row) -> Any:
    """Copy a row to the spare one and clear its notes."""
    copy_bytes(room, NOTE_BYTES, row, 0, len(row))
    room.view(noting)[0].noted = 0


def happen(row: Row, event: int, due: Array, events: int, spare: tuple[Row, Array]) -> Stepped:
    """Apply an event to a copy of the row and scan the result; IMPOSSIBLE: according to `due`, the
    scan of the row, the event cannot happen."""
    here = Spare(spare[0], spare[1])
    begin(row, here.room)
    end, ending, total, acting = happen_here(len(row), event, due, events, spare)
    return end, ending, total, acting, here.room.view(noting)[0].noted


def happen_here(
    size: int, event: int, due: Array, events: int, spare: tuple[Row, Array]
) -> Scanned:
    """Apply an event to the spare row itself."""
    here = Spare(spare[0], spare[1])
    position = here.room.view(noting)[0]
    if event == NO_EVENT or not is_possible(due, position.seats, event):
        return IMPOSSIBLE
    rules.happen(position, event)
    return scan(here.room[NOTE_BYTES : NOTE_BYTES + size], events, here.due)


def resolve(row: Row, moves: Ints, due: Array, events: int, spare: tuple[Row, Array]) -> Stepped:
    """Apply the moves of all acting seats to a copy of the row and scan the result."""
    here = Spare(spare[0], spare[1])
    begin(row, here.room)
    position = here.room.view(noting)[0]
    for seat in range(position.seats):
        if choice_count(due, seat) > 0 and not offers(due, position.seats, seat, moves[seat]):
            return (0, 0, 0, 0, 0)
    rules.resolve(position, moves)
    end, ending, total, acting = scan(
        here.room[NOTE_BYTES : NOTE_BYTES + len(row)], events, here.due
    )
    return end, ending, total, acting, position.noted


def drawn(weights: Ints, total: int, numbers: Sequence[int]) -> int:
    """The event that these numbers draw by the method of verify.py; NO_EVENT: none of them does."""
    bits = 0
    while bits < total - 1:
        bits = bits << 1 | 1
    for number in numbers:
        below = number & bits
        if below < total:
            event = 0
            while below >= weights[event]:
                below -= weights[event]
                event += 1
            return event
    return NO_EVENT


def draw_event(
    row: Row, due: Array, numbers: Sequence[int], events: int, spare: tuple[Row, Array]
) -> SteppedTwice:
    """Apply the event that these numbers draw; NO_EVENT: none of them draws one."""
    event = drawn(due[len(due) - events :], due[TOTAL_WEIGHT], numbers)
    end, ending, total, acting, noted = happen(row, event, due, events, spare)
    return end, ending, total, acting, noted, 0, event


def resolve_and_draw(
    row: Row,
    rows: Row,
    moves: Ints,
    due: Array,
    numbers: Sequence[int],
    events: int,
    spare: tuple[Row, Array],
) -> SteppedTwice:
    """Apply everyone's moves and, if an event is due afterwards, the one that these numbers draw.
    Writes into `rows` the position before the event, if there is one, and the last position."""
    size, event, here = len(row), NO_EVENT, Spare(spare[0], spare[1])
    end, ending, total, acting, noted = resolve(row, moves, due, events, spare)
    first = noted
    if total > 0:
        event = drawn(here.due[end - events : end], total, numbers)
        if event != NO_EVENT:
            copy_bytes(rows, 0, here.room, NOTE_BYTES, size)
            end, ending, total, acting = happen_here(size, event, here.due, events, spare)
            noted = here.room.view(noting)[0].noted
    copy_bytes(rows, size, here.room, NOTE_BYTES, size)
    return end, ending, total, acting, noted, first, event


def judge(row: Row, scores: Ints, winners: Ints) -> None:
    """Write every seat's score, and 1 for each seat that no other beats on score and tie-break."""
    position = row.view(dtype)[0]
    for seat in range(position.seats):
        scores[seat] = rules.score(position, seat)
    for seat in range(position.seats):
        winners[seat] = 1
        for other in range(position.seats):
            if scores[other] > scores[seat] or (
                scores[other] == scores[seat]
                and rules.tie_break(position, other) > rules.tie_break(position, seat)
            ):
                winners[seat] = 0


def thrower(row: Row) -> int:
    """The seat that throws the dice."""
    return int(rules.thrower(row.view(dtype)[0]))


def preview(
    seen: Row, seat: int, move: int, alone: bool, kinds: Kinds, room: Row, moves: Ints
) -> int:
    """Try a move on the seat's view of the table, and keep the effects that are certain; returns
    their number. While others choose at the same time, only effects on the seat itself are certain.
    `moves` holds NO_MOVE for every seat, before and after."""
    begin(seen, room)
    position = room.view(noting)[0]
    moves[seat] = move
    rules.resolve(position, moves)
    moves[seat] = NO_MOVE
    notes, kept = position.notes, 0
    for n in range(min(position.noted, len(notes))):
        kind = notes[n, 0]
        if kinds.reveals[kind]:
            break
        place = kinds.seat_places[kind]
        if alone or (place > 0 and notes[n, place] == seat):
            if kept < n:
                for column in range(notes.shape[1]):
                    notes[kept, column] = notes[n, column]
            kept += 1
    return kept


def preview_all(
    seen: Row, seat: int, choices: Ints, alone: bool, kinds: Kinds, room: Row, out: Ints
) -> int:
    """Write for each choice the number of its effects, then the effects; returns the length of
    everything, even if `out` is too short for it."""
    at, moves = 0, np.full(MOST_SEATS, NO_MOVE)
    for n in range(len(choices)):
        kept = preview(seen, seat, choices[n], alone, kinds, room, moves)
        position = room.view(noting)[0]
        if at < len(out):
            out[at] = kept
        at += 1
        for one in range(kept):
            size = 1 + kinds.sizes[position.notes[one, 0]]
            if at + size <= len(out):
                for column in range(size):
                    out[at + column] = position.notes[one, column]
            at += size
    return at


def forbids(seen: Row, seat: int, move: int, room: Row) -> int:
    """The kind of refusal of a word, judged from the seat's view; ALLOWED: no rule forbids it."""
    begin(seen, room)
    return int(rules.forbids(room.view(noting)[0], seat, move))
