"""The steps of a game as machine code: each is tried on a spare row, where rules report effects.

These are generic loops; a `Game` compiles them for its own rules. A row that positions keep has no
room for notes; the spare row (`room`) has that room, and the same fields behind it.
"""

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from quartett.compiled import Array, Ints, Row, dtype, rules
from quartett.effects import Notes
from quartett.layout import NOTE_BYTES, Layout
from quartett.pending import IMPOSSIBLE, Scanned, offers, scan

NO_MOVE = -1
NO_EVENT = -1

Stepped = tuple[int, int, int, int, int]
"""What a scan found after a step, and last the number of effects."""
SteppedTwice = tuple[int, int, int, int, int, int, int]
"""The same after a step and an event: last the effects of both, those of the first alone, and the
event."""

noting: np.dtype[Any] = np.dtype(np.uint8)
"""In a generic loop: the row of the game with room for notes."""


class Spare(NamedTuple):
    """What machine code writes on."""

    room: Row
    found: Array


class Kinds(NamedTuple):
    """Of each kind of effect: how many details, whether it reveals anything, where its seat is."""

    sizes: Array
    reveals: Any
    seat_places: Array


class Scratch(threading.local):
    """What machine code works on for one game; every thread has its own."""

    def __init__(self, layout: type[Layout], most_found: int) -> None:
        room = np.zeros(layout.noting.itemsize, np.uint8)
        self.size = layout.dtype.itemsize
        self.spare = Spare(room, np.empty(most_found, np.int64))
        self.row: Row = room[NOTE_BYTES : NOTE_BYTES + self.size]
        self.notes: Notes = room.view(layout.noting)[0]["notes"]
        self.moves = np.empty(layout.most_seats, np.int64)
        self.out = np.empty(1 << 12, np.int64)


def set_up(row: Row) -> None:
    """Lay out a fresh game."""
    rules.set_up(row.view(dtype)[0])


def begin(row: Row, room: Row) -> Any:
    """Copy a row to the spare one; no effects yet."""
    for n in range(len(row)):
        room[NOTE_BYTES + n] = row[n]
    room.view(noting)[0].noted = 0


def happen(row: Row, event: int, before: Array, events: int, spare: Spare) -> Stepped:
    """Apply an event to a copy of the row and scan what is due then; IMPOSSIBLE: the event is not
    among what a scan found `before`."""
    begin(row, spare.room)
    end, ending, total, acting = happen_here(len(row), event, before, events, spare)
    return end, ending, total, acting, spare.room.view(noting)[0].noted


def happen_here(size: int, event: int, before: Array, events: int, spare: Spare) -> Scanned:
    """The same in the spare row itself."""
    position = spare.room.view(noting)[0]
    if event == NO_EVENT or before[1] == 0 or before[3 + 2 * position.seats + event] == 0:
        return IMPOSSIBLE
    rules.happen(position, event)
    return scan(spare.room[NOTE_BYTES : NOTE_BYTES + size], events, spare.found)


def resolve(row: Row, moves: Ints, before: Array, events: int, spare: Spare) -> Stepped:
    """The same with the moves of everyone who acts."""
    begin(row, spare.room)
    position = spare.room.view(noting)[0]
    for seat in range(position.seats):
        if before[2 + seat] > 0 and not offers(before, position.seats, seat, moves[seat]):
            return (0, 0, 0, 0, 0)
    rules.resolve(position, moves)
    end, ending, total, acting = scan(
        spare.room[NOTE_BYTES : NOTE_BYTES + len(row)], events, spare.found
    )
    return end, ending, total, acting, position.noted


def drawn(weights: Ints, total: int, numbers: Sequence[int]) -> int:
    """The event that these numbers draw, as verify.py says it; NO_EVENT: none of them does."""
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
    row: Row, before: Array, numbers: Sequence[int], events: int, spare: Spare
) -> SteppedTwice:
    """Apply the event that these numbers draw; NO_EVENT: none of them draws one."""
    event = drawn(before[len(before) - events :], before[1], numbers)
    end, ending, total, acting, noted = happen(row, event, before, events, spare)
    return end, ending, total, acting, noted, 0, event


def resolve_and_draw(
    row: Row,
    rows: Row,
    moves: Ints,
    before: Array,
    numbers: Sequence[int],
    events: int,
    spare: Spare,
) -> SteppedTwice:
    """Apply everyone's moves and, if an event is due then, the one that these numbers draw. Writes
    into `rows` the position in between, if there is an event, and the last position."""
    size, event = len(row), NO_EVENT
    end, ending, total, acting, noted = resolve(row, moves, before, events, spare)
    first = noted
    if total > 0:
        event = drawn(spare.found[end - events : end], total, numbers)
        if event != NO_EVENT:
            for n in range(size):
                rows[n] = spare.room[NOTE_BYTES + n]
            end, ending, total, acting = happen_here(size, event, spare.found, events, spare)
            noted = spare.room.view(noting)[0].noted
    for n in range(size):
        rows[size + n] = spare.room[NOTE_BYTES + n]
    return end, ending, total, acting, noted, first, event


def judge(row: Row, scores: Ints, winners: Ints) -> None:
    """Scores, and 1 for every seat that nobody beats on score and then on the tie-break."""
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
    """The seat whose hand throws the dice."""
    return int(rules.thrower(row.view(dtype)[0]))


def preview(seen: Row, seat: int, move: int, alone: bool, kinds: Kinds, room: Row) -> int:
    """Try a move on what its seat sees of the table, and keep what it would surely do; the number
    of effects. Where others choose at the same time, only what concerns the seat itself is sure.
    """
    begin(seen, room)
    position = room.view(noting)[0]
    moves = np.full(position.seats, NO_MOVE)
    moves[seat] = move
    rules.resolve(position, moves)
    notes, kept = position.notes, 0
    for n in range(min(position.noted, len(notes))):
        kind = notes[n, 0]
        if kinds.reveals[kind]:
            break
        place = kinds.seat_places[kind]
        if alone or (place > 0 and notes[n, place] == seat):
            for column in range(notes.shape[1]):
                notes[kept, column] = notes[n, column]
            kept += 1
    return kept


def preview_all(
    seen: Row, seat: int, moves: Ints, alone: bool, kinds: Kinds, room: Row, out: Ints
) -> int:
    """Write of each move the number of its effects, and these; the length of all that, also where
    `out` is too short for it."""
    at = 0
    for n in range(len(moves)):
        kept = preview(seen, seat, moves[n], alone, kinds, room)
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
    """The refusal of a word, from what its seat sees of the table; ALLOWED: there is none."""
    begin(seen, room)
    return int(rules.forbids(room.view(noting)[0], seat, move))
