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
MOST_SEATS = 16
"""More than any game has."""
NO_EVENT = -1

Stepped = tuple[int, int, int, int, int]
"""What a scan found after a step, and last the number of effects."""
SteppedTwice = tuple[int, int, int, int, int, int, int]
"""The same after a step and an event: last the effects of both, those of the first alone, and the
event."""

noting: np.dtype[Any] = np.dtype(np.uint8)
"""In a generic loop: the row of the game with room for notes."""


def copy_bytes(target: Row, at: int, source: Row, start: int, size: int) -> None:
    """Copy bytes from one place to another; the two do not overlap. In a generic loop: kit.py's."""


class Spare(NamedTuple):
    """What machine code writes on. It comes as a plain tuple: Numba takes three times as long to
    find out what a named one is."""

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
        self.spare = (room, np.empty(most_found, np.int64))
        self.room, self.found = self.spare
        self.row: Row = room[NOTE_BYTES : NOTE_BYTES + self.size]
        self.notes: Notes = room.view(layout.noting)[0]["notes"]
        self.moves = np.empty(layout.most_seats, np.int64)
        self.out = np.empty(1 << 12, np.int64)


def set_up(row: Row) -> None:
    """Lay out a fresh game."""
    rules.set_up(row.view(dtype)[0])


def begin(row: Row, room: Row) -> Any:
    """Copy a row to the spare one; no effects yet."""
    copy_bytes(room, NOTE_BYTES, row, 0, len(row))
    room.view(noting)[0].noted = 0


def happen(row: Row, event: int, before: Array, events: int, spare: tuple[Row, Array]) -> Stepped:
    """Apply an event to a copy of the row and scan what is due then; IMPOSSIBLE: the event is not
    among what a scan found `before`."""
    here = Spare(spare[0], spare[1])
    begin(row, here.room)
    end, ending, total, acting = happen_here(len(row), event, before, events, spare)
    return end, ending, total, acting, here.room.view(noting)[0].noted


def happen_here(
    size: int, event: int, before: Array, events: int, spare: tuple[Row, Array]
) -> Scanned:
    """The same in the spare row itself."""
    here = Spare(spare[0], spare[1])
    position = here.room.view(noting)[0]
    if event == NO_EVENT or before[1] == 0 or before[3 + 2 * position.seats + event] == 0:
        return IMPOSSIBLE
    rules.happen(position, event)
    return scan(here.room[NOTE_BYTES : NOTE_BYTES + size], events, here.found)


def resolve(row: Row, moves: Ints, before: Array, events: int, spare: tuple[Row, Array]) -> Stepped:
    """The same with the moves of everyone who acts."""
    here = Spare(spare[0], spare[1])
    begin(row, here.room)
    position = here.room.view(noting)[0]
    for seat in range(position.seats):
        if before[2 + seat] > 0 and not offers(before, position.seats, seat, moves[seat]):
            return (0, 0, 0, 0, 0)
    rules.resolve(position, moves)
    end, ending, total, acting = scan(
        here.room[NOTE_BYTES : NOTE_BYTES + len(row)], events, here.found
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
    row: Row, before: Array, numbers: Sequence[int], events: int, spare: tuple[Row, Array]
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
    spare: tuple[Row, Array],
) -> SteppedTwice:
    """Apply everyone's moves and, if an event is due then, the one that these numbers draw. Writes
    into `rows` the position in between, if there is an event, and the last position."""
    size, event, here = len(row), NO_EVENT, Spare(spare[0], spare[1])
    end, ending, total, acting, noted = resolve(row, moves, before, events, spare)
    first = noted
    if total > 0:
        event = drawn(here.found[end - events : end], total, numbers)
        if event != NO_EVENT:
            copy_bytes(rows, 0, here.room, NOTE_BYTES, size)
            end, ending, total, acting = happen_here(size, event, here.found, events, spare)
            noted = here.room.view(noting)[0].noted
    copy_bytes(rows, size, here.room, NOTE_BYTES, size)
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


def preview(
    seen: Row, seat: int, move: int, alone: bool, kinds: Kinds, room: Row, moves: Ints
) -> int:
    """Try a move on what its seat sees of the table, and keep what it would surely do; the number
    of effects. Where others choose at the same time, only what concerns the seat itself is sure.
    `moves` says that nobody has chosen, and says so again at the end."""
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
    """Write of each choice the number of its effects, and these; the length of all that, also where
    `out` is too short for it."""
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
    """The refusal of a word, from what its seat sees of the table; ALLOWED: there is none."""
    begin(seen, room)
    return int(rules.forbids(room.view(noting)[0], seat, move))
