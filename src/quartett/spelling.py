"""A row spelled as JSON by machine code.

A server spells a view for everyone at a table after every move; nothing else it does is repeated
as often. All words a layout knows stand ready as JSON in one `pool`; machine code copies them.
"""

import threading
from functools import cache
from itertools import pairwise
from typing import Any, cast

import numpy as np
from msgspec import json

from quartett.compiled import Array, Row, brief_rule, compiling, rule
from quartett.layout import UNKNOWN, Field, Layout, Visibility

NUMBER, NAME, CARDS, FIXED = range(4)
"""How a field's cells are spelled; FIXED: its key is all there is to write."""
KEY, KIND, PLACE, WIDTH, PER_SEAT, LISTS, LENGTH, WORDS, SECRET = range(9)
"""What is known of a field: its key in the pool, its kind, its first byte, the bytes of a cell, and
so on, last the place of its first word in the pool, and whether not everybody sees all of it."""
OPENING, ENDING, DETAILS, FIRST = range(4)
"""What is known of a message: how it begins and ends in the pool, and how many details it has; of
each of these its key, its first word (or NO_WORDS), and where its value stands."""
NO_WORDS = -1
NULL = 0
"""The first word of the pool."""
CLOSE, BEGIN, END, COMMA, MINUS, NOUGHT = b"}[],-0"
LONGEST_NUMBER = 20
PAGE = 1 << 14
"""Bytes that can be written at first; where more are needed, all is spelled again."""


class Paper(threading.local):
    """What machine code writes on; every thread has its own."""

    def __init__(self) -> None:
        self.out = np.empty(PAGE, np.uint8)

    def enough(self, size: int) -> bool:
        """Whether so many bytes had room; if not, next time they have."""
        if size <= len(self.out):
            return True
        self.out = np.empty(2 * size, np.uint8)
        return False


paper = Paper()


def copy(out: Row, at: int, source: Row, start: int, size: int) -> None:
    """Copy bytes from one place to another; the two do not overlap."""
    out[at : at + size] = source[start : start + size]


def _copying(typing: Any, out: Any, at: Any, source: Any, start: Any, size: Any) -> Any:
    """The same as machine code: the C library's own, many times as fast as a loop."""
    from numba import types
    from numba.core import cgutils

    memcpy: Any = cgutils.raw_memcpy

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        def place(array: int, offset: int) -> Any:
            found = context.make_array(signature.args[array])(context, builder, values[array])
            return builder.gep(found.data, [values[offset]])

        memcpy(builder, place(0, 1), place(2, 3), values[4], 1)
        return context.get_dummy_value()

    return types.void(out, at, source, start, size), generate


if compiling():
    from numba.extending import intrinsic

    copy = intrinsic(_copying)  # type: ignore[assignment]  # what calls it is compiled as well


@rule
def put(out: Row, at: int, pool: Row, ends: Array, word: int) -> int:
    """Write a word of the pool, if there is room; gives the place behind it in any case."""
    start = 0 if word == 0 else ends[word - 1]
    size = ends[word] - start
    if at + size <= len(out):
        copy(out, at, pool, start, size)
    return int(at + size)


@rule
def put_mark(out: Row, at: int, mark: int) -> int:
    """Write one byte, if there is room; gives the place behind it."""
    if at < len(out):
        out[at] = mark
    return at + 1


@rule
def put_number(out: Row, at: int, number: int) -> int:
    """Write a number's digits, the last one first; gives the place behind it."""
    if at + LONGEST_NUMBER > len(out):
        return at + LONGEST_NUMBER
    if 0 <= number <= 9:
        out[at] = NOUGHT + number
        return at + 1
    if number < 0:
        out[at] = MINUS
        at += 1
        number = -number
    size, rest = 1, number
    while rest > 9:
        rest //= 10
        size += 1
    for n in range(size):
        out[at + size - 1 - n] = NOUGHT + number % 10
        number //= 10
    return at + size


@rule
def cell(row: Row, seen: Row, instead: Row, at: int, width: int) -> int:
    """The whole number in these bytes, as far as it may be seen."""
    last = at + width - 1
    number: Any = np.int64(row[last] & seen[last] | instead[last])
    if number > 127:
        number -= 256
    for place in range(last - 1, at - 1, -1):
        number = number << 8 | np.int64(row[place] & seen[place] | instead[place])
    return int(number)


@rule
def show(row: Row, seen: Row, instead: Row, room: Row) -> None:
    """Write into `room` what may be seen of a row."""
    for place in range(len(row)):
        room[place] = row[place] & seen[place] | instead[place]


@rule
def spell_fields(
    row: Row,
    seen: Row,
    instead: Row,
    fields: Array,
    pool: Row,
    ends: Array,
    out: Row,
    at: int,
    same: Array,
) -> int:
    """Write what may be seen of a row into `out`; gives the place behind it. What everybody
    sees is the `same` for all: where it was written before, from its first byte on so many."""
    seats = cell(row, seen, instead, fields[0, PLACE], fields[0, WIDTH])
    for n in range(len(fields)):
        begin, field = at, fields[n]
        if not field[SECRET] and same[n, 1] > 0:
            at = put_again(out, at, same[n, 0], same[n, 1])
            continue
        at = put(out, at, pool, ends, field[KEY])
        if field[KIND] == FIXED:
            continue
        if field[PER_SEAT]:
            at = spell_seats(row, seen, instead, field, seats, pool, ends, out, at)
        else:
            at = spell_entry(row, seen, instead, field, field[PLACE], pool, ends, out, at)
        same[n, 0], same[n, 1] = begin, at - begin
    return put_mark(out, at, CLOSE)


@rule
def put_again(out: Row, at: int, start: int, size: int) -> int:
    """Write what was written before; gives the place behind it."""
    if at + size <= len(out):
        copy(out, at, out, start, size)
    return at + size


@rule
def spell_seats(
    row: Row,
    seen: Row,
    instead: Row,
    field: Array,
    seats: int,
    pool: Row,
    ends: Array,
    out: Row,
    at: int,
) -> int:
    """Write what each seat has of a field."""
    size = max(field[LISTS], 1) * max(field[LENGTH], 1) * field[WIDTH]
    at = put_mark(out, at, BEGIN)
    for seat in range(seats):
        if seat > 0:
            at = put_mark(out, at, COMMA)
        place = field[PLACE] + seat * size
        at = spell_entry(row, seen, instead, field, place, pool, ends, out, at)
    return put_mark(out, at, END)


@rule
def spell_entry(
    row: Row,
    seen: Row,
    instead: Row,
    field: Array,
    place: int,
    pool: Row,
    ends: Array,
    out: Row,
    at: int,
) -> int:
    """Write what one seat has of a field, or the whole of it: a cell, a list, or lists of lists."""
    width, lists, length = field[WIDTH], field[LISTS], field[LENGTH]
    if cell(row, seen, instead, place, width) == UNKNOWN:
        return put(out, at, pool, ends, NULL)
    if length == 0:
        return spell_cell(cell(row, seen, instead, place, width), field, pool, ends, out, at)
    if lists > 0:
        at = put_mark(out, at, BEGIN)
    for one in range(max(lists, 1)):
        if one > 0:
            at = put_mark(out, at, COMMA)
        at = put_mark(out, at, BEGIN)
        written = 0
        for n in range(length):
            value = cell(row, seen, instead, place + (one * length + n) * width, width)
            copies = 1
            if field[KIND] == CARDS:  # so many of the card that has this place
                copies, value = value, n
            for _ in range(copies):
                if written > 0:
                    at = put_mark(out, at, COMMA)
                at = spell_cell(value, field, pool, ends, out, at)
                written += 1
        at = put_mark(out, at, END)
    if lists > 0:
        at = put_mark(out, at, END)
    return at


@rule
def spell_cell(value: int, field: Array, pool: Row, ends: Array, out: Row, at: int) -> int:
    """Write a number, or the word it stands for."""
    if field[KIND] == NUMBER:
        return put_number(out, at, value)
    return put(out, at, pool, ends, field[WORDS] + value)


@rule
def spell_saying(plan: Array, values: Array, pool: Row, ends: Array, out: Row, at: int) -> int:
    """Write a message and its details: see sayings.py; gives the place behind it."""
    at = put(out, at, pool, ends, plan[OPENING])
    for n in range(plan[DETAILS]):
        key, words = plan[FIRST + 3 * n], plan[FIRST + 3 * n + 1]
        value = values[plan[FIRST + 3 * n + 2]]
        at = put(out, at, pool, ends, key)
        if words == NO_WORDS:
            at = put_number(out, at, value)
        else:
            at = put(out, at, pool, ends, words + value)
    return put(out, at, pool, ends, plan[ENDING])


@brief_rule
def spell_views(
    row: Row,
    seen: Row,
    instead: Row,
    fields: Array,
    pool: Row,
    ends: Array,
    out: Row,
    behind: Array,
    same: Array,
) -> None:
    """Write one text for each pair of masks, and the place `behind` each, also without room."""
    at = 0
    same[:, 1] = 0
    for n in range(len(seen)):
        at = spell_fields(row, seen[n], instead[n], fields, pool, ends, out, at, same)
        behind[n] = at


@cache
def plan_of(layout: type[Layout]) -> tuple[Array, Row, Array]:
    """How each field is spelled, and the pool of words with the end of each."""
    return _planned(layout, b"")


def plan_with(layout: type[Layout], row: Row) -> tuple[Array, Row, Array]:
    """The same for tables with the settings of this one: those that come first, which every
    message repeats, are one word."""
    written = 0
    for field in layout.fields.values():
        if field.visibility is not Visibility.SETTING:
            break
        written += 1
    settings, pool, ends = _planned(layout, b"")
    out, same = np.empty(PAGE, np.uint8), np.zeros((written, 2), np.int64)
    seen, instead = layout.everything()
    size = spell_fields(row, seen[0], instead[0], settings[:written], pool, ends, out, 0, same) - 1
    fields, pool, ends = _planned(layout, out[:size].tobytes())
    fixed = settings[:1].copy()
    fixed[0, KEY], fixed[0, KIND] = NULL + 1, FIXED
    return np.concatenate([fixed, fields[written:]]), pool, ends


def _planned(layout: type[Layout], fixed: bytes) -> tuple[Array, Row, Array]:
    words, plan = [b"null", fixed], []
    for name, field in layout.fields.items():
        place, _, width = layout.cells(name)
        names = field.names or field.cards
        kind = NUMBER if names is None else NAME if field.cards is None else CARDS
        sort = (len(words), kind, place * width, width, field.per_seat)
        plan.append((*sort, *_shape(field), len(words) + 1, field.secret))
        words.append((b"," if plan[1:] else b"{") + json.encode(name) + b":")
        words += [json.encode(word) for word in names or ()]
    ends = np.cumsum([len(word) for word in words], dtype=np.int64)
    return np.array(plan, np.int64), np.frombuffer(b"".join(words), np.uint8), ends


def _shape(field: Field) -> tuple[int, int]:
    """Of what one seat has, or all together: how many lists, and the length of each; 0: no list."""
    shape = cast(tuple[int, ...], field.shape[field.per_seat :])
    match shape:
        case ():
            return 0, 0
        case (length,):
            return 0, length
        case (lists, length):
            return lists, length
    raise TypeError(f"expected a field of at most two lengths, seats aside; got {shape}")


def spell(layout: type[Layout], row: Row, sights: tuple[Row, Row]) -> list[bytes]:
    """What may be seen of a row as JSON, once for each pair of masks: see `Layout.sights`. Cards
    and words stand by name, null for what is unknown."""
    seen, instead = sights
    plan = plan_of(layout)  # type: ignore[arg-type]  # classes can be hashed
    behind = np.empty(len(seen), np.int64)
    same = np.empty((len(layout.fields), 2), np.int64)
    while True:
        spell_views(row, seen, instead, *plan, paper.out, behind, same)
        places: list[int] = behind.tolist()
        if paper.enough(places[-1]):
            text = paper.out[: places[-1]].tobytes()
            return [text[start:end] for start, end in pairwise([0, *places])]
