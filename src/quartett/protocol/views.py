"""Writes what every viewer of a table may see, in one call of machine code: numbers only.

Each viewer gets a stream of packed numbers (see rows.py). For each step: the count of numbers that
follow for its effects, then the effects (kind, details; UNKNOWN for what the viewer may not see)
and, unless it is the last step, the row after it. Then the current row; then for each choice of the
viewer the number of its effects, and the effects.
"""

import threading
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quartett.compiled import Array, Row
from quartett.effects import Notes
from quartett.engine.pending import choice_count, first_choice
from quartett.engine.steps import NO_MOVE, Kinds, begin, noting, preview
from quartett.facts import derive_facts, deriver
from quartett.game import GAMES_KEPT, NO_NOTES, Game, Position
from quartett.layout import UNKNOWN
from quartett.protocol import rows
from quartett.protocol.rows import Cells, put_number, put_row

SOURCES = (Path(__file__), Path(rows.__file__))
"""The sources of the loops that are compiled for each game."""


class News(NamedTuple):
    """What has happened at a table."""

    tables: Row
    """The positions between the steps, if they are wanted, and the last position."""
    notes: Notes
    """The effects of all steps."""
    counts: Array
    """The number of effects of each step."""
    due: Array
    """What is due at the last position: see pending.py."""


class Tables(NamedTuple):
    """Tables of a game that never change."""

    cells: Cells
    seen: Row
    fill: Row
    """The masks of every seat and, last, of a spectator."""
    kinds: Kinds
    owners: Array
    """By kind and place of a detail: the place of its owner; 0: everybody sees it."""
    fact_cells: Cells
    fact_size: int
    """The size of a position's facts, in bytes."""


class Wanted(NamedTuple):
    """Bits for each seat and, last, for a spectator."""

    viewers: int
    choosing: int
    """The viewers who get previews of their choices."""
    begun: bool
    """Whether there is a position to show."""


class Memory(NamedTuple):
    """What machine code may write to besides the streams. If it made arrays of its own, it would
    have to count references to all of them, which takes longer than the writing."""

    room: Row
    seen: Row
    facts: Row
    moves: Array


def write_views(shown: Any, tables: Any, asked: Any, memory: Any, out: Row, ends: Array) -> int:
    """Write the streams of all wanted viewers, and where each ends; returns their length, even if
    there is no room for them. `News`, `Tables`, `Wanted` and `Memory` come as plain tuples: see
    `Spare`.
    """
    news, wanted, spare = News(*shown), Wanted(*asked), Memory(*memory)
    seen = spare.seen
    cells, kinds = Cells(*tables[0]), Kinds(*tables[3])
    known = Tables(cells, tables[1], tables[2], kinds, tables[4], Cells(*tables[5]), tables[6])
    at, viewers, size = 0, len(known.seen), known.seen.shape[1]
    width = known.fact_size
    facts = spare.facts[: width * (len(news.tables) // size)]
    for n in range(len(facts)):
        facts[n] = 0
    derive_facts(news.tables, size, known.seen[viewers - 1], known.fill[viewers - 1], seen, facts)
    for viewer in range(viewers):
        if wanted.viewers >> viewer & 1:
            note, table = 0, 0
            for step in range(len(news.counts)):
                behind = note + news.counts[step]
                at = put_effects(news.notes[note:behind], known, viewer, out, at)
                note = behind
                if step < len(news.counts) - 1 and (table + 1) * size < len(news.tables):
                    row = news.tables[table * size : (table + 1) * size]
                    at = put_row(out, at, row, known.cells, viewer)
                    fact = facts[table * width : (table + 1) * width]
                    at = put_row(out, at, fact, known.fact_cells, 0)
                    table += 1
            if wanted.begun:
                row = news.tables[len(news.tables) - size :]
                at = put_row(out, at, row, known.cells, viewer)
                at = put_row(out, at, facts[len(facts) - width :], known.fact_cells, 0)
                if wanted.choosing >> viewer & 1:
                    for n in range(size):
                        seen[n] = row[n] & known.seen[viewer, n] | known.fill[viewer, n]
                    at = put_previews(viewer, news.due, known.kinds, spare, out, at)
        ends[viewer] = at
    return at


def put_effects(notes: Notes, known: Tables, viewer: int, out: Row, at: int) -> int:
    """Write effects as this viewer may see them, after the count of their numbers."""
    count = 0
    for n in range(len(notes)):
        count += 1 + known.kinds.sizes[notes[n, 0]]
    at = put_number(out, at, count)
    for n in range(len(notes)):
        kind = notes[n, 0]
        at = put_number(out, at, kind)
        for place in range(1, 1 + known.kinds.sizes[kind]):
            owner = known.owners[kind, place]
            hidden = owner > 0 and notes[n, owner] != viewer
            at = put_number(out, at, UNKNOWN if hidden else notes[n, place])
    return at


def put_previews(seat: int, due: Array, kinds: Kinds, spare: Memory, out: Row, at: int) -> int:
    """Write the effects that each choice of a seat is certain to have, judged from its view."""
    seen, room, moves = spare.seen, spare.room, spare.moves
    begin(seen, room)
    seats, acting = room.view(noting)[0].seats, 0
    for other in range(seats):
        if choice_count(due, other) > 0:
            acting += 1
    first = first_choice(due, seats, seat)
    for choice in range(first, first + choice_count(due, seat)):
        kept = preview(seen, seat, due[choice], acting == 1, kinds, room, moves)
        notes = room.view(noting)[0].notes
        at = put_number(out, at, kept)
        for n in range(kept):
            for place in range(1 + kinds.sizes[notes[n, 0]]):
                at = put_number(out, at, notes[n, place])
    return at


class _Scratch(threading.local):
    """The memory that machine code uses; every thread has its own."""

    def __init__(self, game: Game) -> None:
        layout = game.layout
        self.room = np.zeros(layout.noting.itemsize, np.uint8)
        self.seen = np.empty(layout.dtype.itemsize, np.uint8)
        self.facts = np.empty(0, np.uint8)
        self.moves = np.full(layout.most_seats, NO_MOVE)
        self.out = np.empty(1 << 13, np.uint8)
        self.ends = np.empty(game.seats + 1, np.int64)


class Writer:
    """Writes what the viewers of a game may see."""

    def __init__(self, game: Game) -> None:
        layout: Any = game.layout
        kinds, compiled = game.effect_kinds, game.engine.compiled
        seen, fill = layout.visibility(game.seats)
        cells = rows.cells_of(layout, game.seats)
        derive, size = deriver(game)
        owners, fact_cells = kinds.owner_places, rows.cells_of_facts(game.name)
        self.known = Tables(cells, seen, fill, game.engine.kinds, owners, fact_cells, size)
        previews = game.specialize(
            put_previews, *SOURCES, hold_gil=True, begin=compiled.begin, preview=compiled.preview
        )
        effects = game.specialize(put_effects, *SOURCES, hold_gil=True)
        self._write = game.specialize(
            write_views,
            *SOURCES,
            hold_gil=True,
            put_previews=previews,
            put_effects=effects,
            derive_facts=derive,
        )
        self._scratch = _Scratch(game)

    @property
    def known(self) -> Tables:
        return self._known

    @known.setter
    def known(self, known: Tables) -> None:
        cells, seen, fill, kinds, owners, fact_cells, size = self._known = known
        self._fact_size = size
        facts = tuple(fact_cells)
        self._plain = (tuple(cells), seen, fill, tuple(kinds), owners, facts, size)

    def write(
        self,
        position: Position,
        between: list[Row],
        notes: list[Notes],
        wanted: tuple[int, int, bool],
    ) -> list[bytes]:
        """The streams of all seats and, last, of a spectator, for these steps and the position they
        led to; empty for viewers that are not `Wanted`."""
        scratch, news = self._scratch, news_of(position, between, notes)
        rows = len(news[0]) // len(scratch.seen)
        if len(scratch.facts) < rows * self._fact_size:
            scratch.facts = np.empty(rows * self._fact_size, np.uint8)
        memory = (scratch.room, scratch.seen, scratch.facts, scratch.moves)
        out, ends = scratch.out, scratch.ends
        while (size := self._write(news, self._plain, wanted, memory, out, ends)) > len(out):
            out = scratch.out = np.empty(2 * size, np.uint8)
        text, start, streams = out[:size].tobytes(), 0, []
        for end in ends.tolist():
            streams.append(text[start:end])
            start = end
        return streams


@lru_cache(maxsize=GAMES_KEPT)
def writer(game: Game) -> Writer:
    """The writer of a game's views."""
    return Writer(game)


def news_of(position: Position, between: list[Row], notes: list[Notes]) -> tuple[Any, ...]:
    """`News`: a position, the rows before it, and the effects of the steps that led to it."""
    due, last = position.pending.due, position.row
    counts = np.array([len(one) for one in notes], np.int64)
    if not between:
        return last, _joined(notes), counts, due
    whole = last.base
    if len(between) == 1 and whole is not None and between[0].base is whole:
        # A move and the event after it came from one call: their rows and notes are adjacent.
        return whole, notes[0].base, counts, due
    return np.concatenate([*between, last]), _joined(notes), counts, due


def _joined(notes: list[Notes]) -> Notes:
    if len(notes) == 1:
        return notes[0]
    return np.concatenate(notes) if notes else NO_NOTES
