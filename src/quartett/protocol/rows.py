"""Rows on the wire: the cells that a viewer may see, packed into few bytes.

The cells are in the order of the layout's fields; those of the game's facts follow. A cell is a
variable-length number: seven bits per byte, the lowest first, the highest bit set in all bytes but
the last; the lowest bit of the number is the sign. Most cells are zero: a zero is followed by the
number of further zeros.

>>> unpack_cells(pack_cells([7, 0, 0, 0, -1, 100]))
[7, 0, 0, 0, -1, 100]
>>> pack_cells([7, 0, 0, 0, -1, 100]).hex(" ")
'0e 00 02 01 c8 01'
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett import facts
from quartett.compiled import Array, Row, rule_with_gil
from quartett.errors import UnreadableText
from quartett.layout import UNKNOWN, Layout
from quartett.position import Position

LONGEST_CELL = 10
SHOWN, MARKED, BLANK = range(3)
"""A visible cell; the first cell of something hidden, which says so; any other hidden cell."""


class Cells(NamedTuple):
    """The cells of a layout as each viewer sees them, in runs of cells of the same kind."""

    runs: npt.NDArray[np.int32]
    """By viewer and run: whether it is visible, the width of its cells, its first cell in units of
    that width, and the number of cells."""
    counts: Array
    """The number of runs of each viewer."""
    total: int
    """The number of all cells."""


@rule_with_gil
def put_digits(out: Row, at: int, number: int) -> int:
    """Write a number that is not negative, as far as there is room; returns the next place."""
    while number > 127:
        if at < len(out):
            out[at] = number & 127 | 128
        number >>= 7
        at += 1
    if at < len(out):
        out[at] = number
    return at + 1


@rule_with_gil
def put_number(out: Row, at: int, number: int) -> int:
    """Write any number; returns the next place."""
    if number == 0:
        return put_zeros(out, at, 1)
    return put_digits(out, at, number << 1 if number > 0 else ~(number << 1))


@rule_with_gil
def put_zeros(out: Row, at: int, run: int) -> int:
    """Write a run of zeros, which may be empty; returns the next place."""
    return at if run == 0 else put_digits(out, put_digits(out, at, 0), run - 1)


@rule_with_gil
def put_row(out: Row, at: int, row: Row, cells: Cells, viewer: int) -> int:
    """Write what a viewer sees of a row; returns the next place."""
    short = row.view(np.int16)
    middle = row[: len(row) // 4 * 4].view(np.int32)
    long = row[: len(row) // 8 * 8].view(np.int64)
    zeros = 0
    for run in range(cells.counts[viewer]):
        sight, width, first, many = cells.runs[viewer, run]
        if sight == BLANK:
            zeros += many
            continue
        for cell in range(first, first + many):
            value: Any = UNKNOWN
            if sight == SHOWN:
                if width == 2:
                    value = np.int64(short[cell])
                else:
                    value = np.int64(middle[cell]) if width == 4 else long[cell]
            if value == 0:
                zeros += 1
            else:
                at = put_number(out, put_zeros(out, at, zeros), value)
                zeros = 0
    return put_zeros(out, at, zeros)


@rule_with_gil
def pack_row(row: Row, cells: Cells, viewer: int, out: Row) -> int:
    """Write a packed row at the beginning; returns its length."""
    return put_row(out, 0, row, cells, viewer)


def pack(row: Row, cells: Cells, viewer: int) -> bytes:
    """Pack what a viewer sees of a row; viewers have the numbers that `cells_of` gives them."""
    out = np.empty(LONGEST_CELL * cells.total, np.uint8)
    return out[: pack_row(row, cells, viewer, out)].tobytes()


def pack_position(position: Position, viewer: int | None) -> bytes:
    """Pack what a viewer sees of a position, with its facts; beyond the seats: everything."""
    game = position.game
    cells = cells_of(game.layout, game.seats)  # type: ignore[arg-type]  # classes can be hashed
    row = pack(position.row, cells, game.seats if viewer is None else viewer)
    return row + pack(facts.facts_row(position), cells_of_facts(game.name), 0)


@lru_cache(maxsize=256)
def cells_of(layout: type[Layout], seats: int) -> Cells:
    """The cells as each seat sees them, then as a spectator does, then all of them."""
    where: list[tuple[int, int]] = []
    for name in layout.fields:
        first, many, width = layout.cells(name)
        where += [(width, first + n) for n in range(many)]
    seen, fill = layout.visibility(seats)
    viewers = []
    for viewer in range(seats + 1):
        shown, marked = _of_layout(layout, seen[viewer]), _of_layout(layout, fill[viewer])
        visibility = np.where(shown != 0, SHOWN, BLANK)
        for start in _entries(layout):
            if marked[start] == UNKNOWN:
                visibility[start] = MARKED
        viewers.append(_runs(where, visibility.tolist()))
    viewers.append(_runs(where, [SHOWN] * len(where)))
    return _cells(viewers, len(where))


@lru_cache(maxsize=256)
def cells_of_facts(name: str) -> Cells:
    """The cells of a game's facts, which every viewer sees."""
    layout = facts.layout_of(name)
    where: list[tuple[int, int]] = []
    for field in facts.fields_of(name):
        first, many, width = layout.cells(field)  # type: ignore[union-attr]  # it has fields
        where += [(width, first + n) for n in range(many)]
    return _cells([_runs(where, [SHOWN] * len(where))], len(where))


def _runs(where: list[tuple[int, int]], visibility: list[int]) -> list[list[int]]:
    """Join neighbouring cells of the same width and visibility."""
    runs: list[list[int]] = []
    for (width, place), sight in zip(where, visibility, strict=True):
        last = runs[-1] if runs else [-1, 0, 0, 0]
        if last[:2] == [sight, width] and last[2] + last[3] == place and sight != MARKED:
            last[3] += 1
        else:
            runs.append([sight, width, place, 1])
    return runs


def _cells(viewers: list[list[list[int]]], total: int) -> Cells:
    counts = [len(runs) for runs in viewers]
    table = np.zeros((len(viewers), max([1, *counts]), 4), np.int32)
    for viewer, runs in enumerate(viewers):
        table[viewer, : len(runs)] = np.reshape(runs, (-1, 4))
    return Cells(table, np.array(counts, np.int64), total)


def _of_layout(layout: type[Layout], row: Row) -> Array:
    """The cells of a row, in the order of the fields."""
    table = layout.quick(row)
    return np.concatenate([np.ravel(table[name]).astype(np.int64) for name in layout.fields])


def _entries(layout: type[Layout]) -> list[int]:
    """The first cell of each field or, if fields have an entry for each seat, of each entry."""
    places: list[int] = []
    at = 0
    for name, field in layout.fields.items():
        _, many, _ = layout.cells(name)
        size = many // layout.most_seats if field.per_seat else many
        places += range(at, at + many, size)
        at += many
    return places


def pack_cells(cells: Iterable[int]) -> bytes:
    """Pack plain numbers."""
    values = np.array(list(cells), np.int64)
    every = _cells([[[SHOWN, 8, 0, len(values)]]], len(values))
    return pack(values.view(np.uint8), every, 0)


def unpack_cells(packed: bytes) -> list[int]:
    """Unpack the cells of a packed row."""
    cells, at = [], 0
    while at < len(packed):
        number, at = _number(packed, at)
        if number:
            cells.append(~(number >> 1) if number & 1 else number >> 1)
        else:
            run, at = _number(packed, at)
            if run > 1 << 20:
                raise UnreadableText("expected a packed row; a run of zeros in it is too long")
            cells += [0] * (run + 1)
    return cells


def _number(packed: bytes, at: int) -> tuple[int, int]:
    number = 0
    for shift in range(0, 7 * LONGEST_CELL, 7):
        if at == len(packed):
            raise UnreadableText("expected a packed row; it ends in the middle of a number")
        number |= (packed[at] & 127) << shift
        at += 1
        if packed[at - 1] < 128:
            return number, at
    raise UnreadableText("expected a packed row; a number in it is too long")
