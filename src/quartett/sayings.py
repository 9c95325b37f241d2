"""What a game tells people: messages whose details its compiled rules fill in.

    class Message(IntEnum):
        TOLD_DRAW = 0

    class Saying(Details, of={Message.TOLD_DRAW: ("who_seat", "ends")}):
        who_seat: int = whole()
        ends: int = one_of("no", "yes")

That stands in a game's `telling.py`, with two rules that fill in such a `Saying` and give the
number of its message: `does(position, spare, seat, move, saying)`, what a move would lead to, and
`told(position, spare, seat, made, saying)`, what has happened: the move of a seat, or with NO_SEAT
an event, which is HIDDEN from who does not see it. `position` is the table as the reader sees it;
`spare` has room for two tables, on which something can be tried.

A server tells everyone at a table of every move. So machine code spells sayings as JSON, just as
`Said`s are encoded.
"""

import struct
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Protocol, cast

import numpy as np
from msgspec import Struct, json

from quartett import frames, spelling
from quartett.compiled import Array, Row, dtype, rule, rules
from quartett.game import GAMES_KEPT, NO_SEAT, Game
from quartett.record import Worded
from quartett.spelling import (
    BEGIN,
    CLOSE,
    COMMA,
    END,
    NO_WORDS,
    PAGE,
    copy,
    paper,
    plan_with,
    put,
    put_again,
    put_mark,
    put_number,
    show,
    spell_fields,
    spell_saying,
)
from quartett.texts import Said

HIDDEN = -1
SPARE_TABLES = 2
MARKS = (b"null", b'{"step":', b',"said":', b',"seat":', b',"at":')
NULL, STEP, SAID, SEAT, AT = range(len(MARKS))
NUMBER_BYTES = 8
LINES = 64
"""Room for so many at first."""
MOST_ROOM = 1 << 16
"""Bytes that messages get at first, at most: what is larger would be fetched from the system each
time. They are sent from where they are written."""
SPELLING = Path(spelling.__file__)


@dataclass(frozen=True)
class Detail:
    """A detail of a message: a whole number, or one of these words."""

    words: tuple[str, ...] | None = None


def whole() -> Any:
    """A detail that is a whole number."""
    return Detail()


def one_of(*words: str) -> Any:
    """A detail that is one of these words; rules know each by its place."""
    return Detail(words)


class Details:
    """The base of a game's sayings. The class is only ever read: rules get records with these
    details as attributes, those of all its messages together."""

    words: ClassVar[dict[str, tuple[str, ...] | None]]
    """Of each detail its words; None: it is a number."""
    messages: ClassVar[list[tuple[str, tuple[str, ...]]]]
    """Of each message its name in the catalogue, and its details."""
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls, of: Mapping[Any, Sequence[str]]) -> None:
        cls.words = {n: found.words for n, found in vars(cls).items() if isinstance(found, Detail)}
        cls.messages = []
        for place, (message, details) in enumerate(of.items()):
            if not isinstance(message, IntEnum) or message != place:
                raise TypeError(f"expected the messages in the order of their numbers: {message!r}")
            if unknown := [name for name in details if name not in cls.words]:
                raise TypeError(f"{message.name} tells {unknown[0]}, which is no number or word")
            cls.messages.append((message.name.lower().replace("_", "-"), tuple(details)))
        cls.dtype = np.dtype((np.record, [(name, "i8") for name in cls.words]))


class Telling(Protocol):
    """What a game's `telling.py` has."""

    def does(self, position: Any, spare: Any, seat: int, move: int, saying: Any) -> int: ...
    def told(self, position: Any, spare: Any, seat: int, made: int, saying: Any) -> int: ...


class Nothing(Details, of={}):
    """What a game without a `telling.py` tells."""

    nothing: int = whole()


@rule
def say_nothing(position: Any, spare: Any, seat: int, made: int, saying: Any) -> int:
    """Such a game is never asked."""
    return 0


SILENT: Any = ModuleType("silent")
"""In place of a game's `telling.py`."""
SILENT.Saying, SILENT.does, SILENT.told = Nothing, say_nothing, say_nothing


telling: Telling = cast(Telling, None)
"""In a generic loop: how the game it is bound to tells."""
details: np.dtype[Any] = np.dtype(np.int64)
"""In a generic loop: the record of that game's details."""


def spell_choices(
    row: Row,
    seen: Row,
    instead: Row,
    eyes: int,
    seat: int,
    moves: Array,
    room: Row,
    values: Array,
    plan: Array,
    pool: Row,
    ends: Array,
    out: Row,
    at: int,
) -> int:
    """Write moves of a seat and what each would lead to, as `eyes` see it; gives the place behind
    it, also without room. The words of moves stand at the pool's end."""
    size, first = len(row), len(ends) - plan[0, 0]
    show(row, seen[eyes], instead[eyes], room)
    position, spare = room[:size].view(dtype)[0], room[size:].view(dtype)
    saying = values.view(details)[0]
    at = put_mark(out, at, BEGIN)
    for n in range(len(moves)):
        if n > 0:
            at = put_mark(out, at, COMMA)
        at = put(out, at, pool, ends, first + moves[n])
        message = telling.does(position, spare, seat, moves[n], saying)
        at = spell_saying(plan[1 + message], values, pool, ends, out, at)
        at = put_mark(out, at, CLOSE)
    return int(put_mark(out, at, END))


def spell_line(
    row: Row,
    seen: Row,
    instead: Row,
    eyes: int,
    seat: int,
    made: int,
    step: int,
    seconds: int,
    room: Row,
    values: Array,
    plan: Array,
    pool: Row,
    ends: Array,
    out: Row,
    at: int,
) -> int:
    """Write a line of the log: what a seat, or chance, made, as `eyes` see the table before it;
    gives the place behind it, also without room."""
    size = len(row)
    show(row, seen[eyes], instead[eyes], room)
    position, spare = room[:size].view(dtype)[0], room[size:].view(dtype)
    saying = values.view(details)[0]
    at = put_number(out, put(out, at, pool, ends, STEP), step)
    at = put(out, at, pool, ends, SAID)
    message = telling.told(position, spare, seat, made, saying)
    at = spell_saying(plan[1 + message], values, pool, ends, out, at)
    if seat != NO_SEAT:
        at = put_number(out, put(out, at, pool, ends, SEAT), seat)
    if seconds != 0:
        at = put_number(out, put(out, at, pool, ends, AT), seconds)
    return int(put_mark(out, at, CLOSE))


def spell_messages(
    asked: Row,
    found: Array,
    texts: Row,
    text_ends: Array,
    seen: Row,
    instead: Row,
    fields: Array,
    names: Row,
    name_ends: Array,
    plan: Array,
    pool: Row,
    ends: Array,
    same: Array,
    holes: Array,
    room: Row,
    values: Array,
    lines: Array,
    behind: Array,
    out: Row,
) -> int:
    """Write a message to everyone who is wanted, by seat and last who watches, and the place
    `behind` each, also without room; gives where the first begins. What several read alike is
    written once, before that, and copied.

    It is `asked` for in one array, for each one from Python costs time: the numbers of ASKED, what
    was made, the rows of the tables, and the frame, all as frames.py tells. The last table is as
    it is now, the others were before each step; `found` is what `look` found of the last. Before
    the game has begun there is no view. The `texts` are first everybody's own ones (of his choices
    only if he is not choosing), then lines of the log."""
    size, seats = seen.shape[1], len(seen) - 1
    first = frames.ASKED * NUMBER_BYTES
    numbers = asked[:first].view(np.int64)
    many, begun = numbers[frames.MADE_SO_MANY], numbers[frames.BEGUN]
    wanted, choosing = numbers[frames.WANTED], numbers[frames.CHOOSING]
    last = first + many * frames.COLUMNS * NUMBER_BYTES
    made = asked[first:last].view(np.int64)
    rows = asked[last : last + numbers[frames.TABLES] * size]
    row, frame = rows[len(rows) - size :], asked[last + len(rows) :]
    scores = at = spell_scores(row, begun, seen, instead, room, out, 0)
    for n in range(many):
        at = spell_news(
            rows,
            made[n * frames.COLUMNS : (n + 1) * frames.COLUMNS],
            seen,
            instead,
            texts,
            text_ends,
            plan,
            pool,
            ends,
            room,
            values,
            lines[n],
            out,
            at,
        )
    start = at
    find_holes(frame, holes)
    same[:, 1] = 0
    for eyes in range(seats + 1):
        own = eyes * frames.OWN
        if wanted >> eyes & 1:
            at = put_piece(out, at, frame, holes, frames.STEPS)
            at = put_number(out, at, numbers[frames.STEPS_MADE])
            at = put_piece(out, at, frame, holes, frames.VIEW)
            if begun:
                mine, hidden = seen[eyes], instead[eyes]
                at = spell_fields(row, mine, hidden, fields, names, name_ends, out, at, same)
            else:
                at = put(out, at, pool, ends, NULL)
            at = put_piece(out, at, frame, holes, frames.NOTATION)
            at = put(out, at, texts, text_ends, own + frames.OWN_NOTATION)
            at = put_piece(out, at, frame, holes, frames.ACTING)
            at = put_seats(out, at, numbers[frames.WHO_ACTS])
            at = put_piece(out, at, frame, holes, frames.CHOICES)
            if choosing >> eyes & 1:
                place = 3 + 2 * seats
                for seat in range(eyes):
                    place += found[2 + seat]
                moves = found[place : place + found[2 + eyes]]
                at = spell_choices(
                    row, seen, instead, eyes, eyes, moves, room, values, plan, pool, ends, out, at
                )
            else:
                at = put(out, at, texts, text_ends, own + frames.OWN_CHOICES)
            at = put_piece(out, at, frame, holes, frames.CHOSEN)
            at = put(out, at, texts, text_ends, own + frames.OWN_CHOSEN)
            at = put_piece(out, at, frame, holes, frames.SCORES)
            at = put_again(out, at, 0, scores)
            at = put_piece(out, at, frame, holes, frames.UNDO_TO)
            at = put(out, at, texts, text_ends, own + frames.OWN_UNDO_TO)
            at = put_piece(out, at, frame, holes, frames.LOG)
            at = put_mark(out, at, BEGIN)
            for n in range(many):
                if n > 0:
                    at = put_mark(out, at, COMMA)
                line = 2 if lines[n, 0] >> eyes & 1 else 1
                at = put_again(out, at, lines[n, line], lines[n, line + 1] - lines[n, line])
            at = put_mark(out, at, END)
            at = put_piece(out, at, frame, holes, frames.HOLES)
        behind[eyes] = at
    return start


def spell_news(
    rows: Row,
    made: Array,
    seen: Row,
    instead: Row,
    texts: Row,
    text_ends: Array,
    plan: Array,
    pool: Row,
    ends: Array,
    room: Row,
    values: Array,
    line: Array,
    out: Row,
    at: int,
) -> int:
    """Write the line of something that was made, for who does not see what chance did and for who
    does. In `line`: who does, a bit each, then where the first begins and ends, and the second."""
    size, watching = seen.shape[1], len(seen) - 1
    line[0], line[1] = 0, at
    text = made[frames.TEXT]
    if made[frames.ROW] == frames.NO_ROW:
        line[2] = at = put(out, at, texts, text_ends, text)
        return int(at)
    before = rows[made[frames.ROW] * size : (made[frames.ROW] + 1) * size]
    seat, number, step, seconds = (
        made[frames.SEAT],
        made[frames.MADE],
        made[frames.STEP],
        made[frames.SECONDS],
    )
    table = before.view(dtype)[0]
    unseen = seat == NO_SEAT and not rules.sees(table, NO_SEAT)
    for again in range(1 + unseen):
        if text != frames.NO_TEXT:
            at = put(out, at, texts, text_ends, text + again)
        else:
            at = spell_line(
                before,
                seen,
                instead,
                watching,
                seat,
                HIDDEN if unseen and again == 0 else number,
                step,
                seconds,
                room,
                values,
                plan,
                pool,
                ends,
                out,
                at,
            )
        line[2 + again] = at
    if unseen:
        for seat in range(watching):
            if rules.sees(table, seat):
                line[0] |= 1 << seat
    return int(at)


@rule
def find_holes(frame: Row, holes: Array) -> None:
    """Where the holes of a frame are, and its end."""
    n = 0
    for place in range(len(frame)):
        if frame[place] == frames.HOLE and n < frames.HOLES:
            holes[n] = place
            n += 1
    holes[n] = len(frame)


@rule
def put_piece(out: Row, at: int, frame: Row, holes: Array, hole: int) -> int:
    """Write the piece of a frame before this hole (HOLES: behind the last one)."""
    start = 0 if hole == 0 else holes[hole - 1] + 1
    size = holes[hole] - start
    if at + size <= len(out):
        copy(out, at, frame, start, size)
    return int(at + size)


@rule
def put_seats(out: Row, at: int, bits: int) -> int:
    """Write a list of the seats whose bits are set."""
    at, seat, many = put_mark(out, at, BEGIN), 0, 0
    while bits >> seat != 0:
        if bits >> seat & 1:
            if many > 0:
                at = put_mark(out, at, COMMA)
            at = put_number(out, at, seat)
            many += 1
        seat += 1
    return int(put_mark(out, at, END))


def spell_scores(
    row: Row, begun: int, seen: Row, instead: Row, room: Row, out: Row, at: int
) -> int:
    """Write everyone's score. Hidden things are masked first: none of them can get in."""
    watching = len(seen) - 1
    show(row, seen[watching], instead[watching], room)
    position = room[: len(row)].view(dtype)[0]
    at = put_mark(out, at, BEGIN)
    for seat in range(watching):
        if seat > 0:
            at = put_mark(out, at, COMMA)
        at = put_number(out, at, rules.score(position, seat) if begun else 0)
    return int(put_mark(out, at, END))


class Desk(threading.local):
    """What machine code works on beside the texts it writes; every thread has its own."""

    def __init__(self, tables: int, values: int, fields: int, viewers: int) -> None:
        self.room = (np.empty(tables, np.uint8), np.zeros(values, np.int64))
        self.same = np.empty((fields, 2), np.int64)
        self.holes = np.empty(frames.HOLES + 1, np.int64)
        self.behind = np.empty(viewers, np.int64)
        self.make_room(LINES)

    def make_room(self, lines: int) -> None:
        """For messages with so many lines."""
        self.most_lines = lines
        places = np.empty((lines, 4), np.int64)
        self.all = (self.same, self.holes, *self.room, places, self.behind)


class Teller:
    """A game's sayings, ready to be spelled."""

    def __init__(self, game: Game) -> None:
        self._game, layout = game, game.layout
        telling = game.telling or SILENT
        said: type[Details] = telling.Saying
        names: dict[str, Any] = {"telling": telling, "details": said.dtype}
        self._choices = game.bound(spell_choices, SPELLING, brief=True, **names)
        self._line = game.bound(spell_line, SPELLING, brief=True, **names)
        names = {
            "spell_choices": self._choices,
            "spell_news": game.bound(spell_news, SPELLING, brief=True, spell_line=self._line),
            "spell_scores": game.bound(spell_scores, SPELLING, brief=True),
        }
        self._messages = game.bound(spell_messages, SPELLING, brief=True, **names)
        self._plan = _plan(said, game.moves)  # type: ignore[arg-type]  # classes can be hashed
        fields = plan_with(layout, game.start().row)
        self._known = (*layout.sights(game.seats), *fields, *self._plan)
        size = (1 + SPARE_TABLES) * layout.dtype.itemsize
        self._room = PAGE
        self._desk = Desk(size, len(said.words), len(layout.fields), game.seats + 1)

    def messages(
        self,
        row: Row,
        found: Array,
        asked: Sequence[int],
        frame: bytes,
        texts: tuple[Row, Array],
        befores: Sequence[Row] = (),
        made: Sequence[int] = (),
    ) -> list[memoryview]:
        """Messages to everyone wanted, by seat and last to who watches: see `spell_messages`.
        `asked` are the numbers of frames.ASKED from the third on."""
        desk, many = self._desk, len(made) // frames.COLUMNS
        if many > desk.most_lines:
            desk.make_room(2 * many)
        numbers = struct.pack(f"{frames.ASKED + len(made)}q", many, len(befores) + 1, *asked, *made)
        all_asked = np.frombuffer(b"".join((numbers, *befores, row, frame)), np.uint8)  # type: ignore[arg-type]  # rows are bytes
        room = self._room
        while True:
            out = np.empty(room, np.uint8)
            start = self._messages(all_asked, found, *texts, *self._known, *desk.all, out)
            ends: list[int] = desk.behind.tolist()
            if ends[-1] <= room:
                break
            room = 2 * ends[-1]
            self._room = max(self._room, min(room, MOST_ROOM))
        written = memoryview(out)  # type: ignore[arg-type]  # arrays are bytes
        return [written[a:b] for a, b in pairwise((start, *ends))]

    def choices(
        self, row: Row, sights: tuple[Row, Row], eyes: int, seat: int, moves: Sequence[int]
    ) -> bytes:
        """Moves of a seat and what each would lead to, as JSON: a list of `{word, does}`."""
        numbers, desk = np.array(moves, np.int64), self._desk
        while True:
            place = self._choices(
                row, *sights, eyes, seat, numbers, *desk.room, *self._plan, paper.out, 0
            )
            if paper.enough(place):
                return paper.out[:place].tobytes()

    def line(
        self,
        row: Row,
        sights: tuple[Row, Row],
        eyes: int,
        made: Worded,
        step: int = 0,
        seconds: int = 0,
    ) -> bytes:
        """What a seat, or chance, made of this table: a line of the log, as JSON."""
        line, desk = (*self.numbers(made), step, seconds), self._desk
        while True:
            place = self._line(row, *sights, eyes, *line, *desk.room, *self._plan, paper.out, 0)
            if paper.enough(place):
                return paper.out[:place].tobytes()

    def numbers(self, made: Worded) -> tuple[int, int]:
        """Who made it, and the number of the move or event."""
        (seat, word), game = made, self._game
        if seat is not None:
            return seat, game.move_numbers[word]
        return NO_SEAT, game.event_numbers.get(word, HIDDEN)


@cache
def _plan(said: type[Details], moves: tuple[str, ...]) -> tuple[Array, Row, Array]:
    """How each message is spelled (behind how many words of moves there are), and the pool of words
    with the end of each."""
    pool = list(MARKS)
    words: dict[str, int] = {}
    for name, known in said.words.items():
        words[name] = NO_WORDS if known is None else len(pool)
        pool += [json.encode(one) for one in known or ()]
    places = {name: place for place, name in enumerate(said.words)}
    plan = [[len(moves)]]
    for message, names in said.messages:
        line = [len(pool), len(pool) + 1, len(names)]
        pool += [b'{"id":%s' % json.encode(message), b"}}" if names else b"}"]
        for n, name in enumerate(names):
            line += [len(pool), words[name], places[name]]
            pool.append(b"%s%s:" % (b"," if n else b',"details":{', json.encode(name)))
        plan.append(line)
    pool += [b'{"word":%s,"does":' % json.encode(move) for move in moves]
    width = max(map(len, plan))
    table = np.array([line + [0] * (width - len(line)) for line in plan], np.int64)
    ends = np.cumsum([len(one) for one in pool], dtype=np.int64)
    return table, np.frombuffer(b"".join(pool), np.uint8), ends


@lru_cache(maxsize=GAMES_KEPT)
def teller(game: Game) -> Teller:
    """How a game tells."""
    return Teller(game)


class _Choice(Struct):
    word: str
    does: Said


class _Line(Struct):
    step: int
    said: Said
    seat: int = NO_SEAT


def does(game: Game, seen: Row, seat: int, words: Sequence[str]) -> list[Said]:
    """What each of these words would lead to, told from what is seen of a table."""
    moves = [game.move_numbers[one] for one in words]
    text = teller(game).choices(seen, game.layout.everything(), 0, seat, moves)
    return [choice.does for choice in json.decode(text, type=list[_Choice])]


def told(game: Game, seen: Row, seat: int | None, word: str) -> Said:
    """A move, or an event (seat None), told from what is seen of the table before it. An event that
    the reader did not see is no event of the game: `draw ?`."""
    line = teller(game).line(seen, game.layout.everything(), 0, (seat, word))
    return json.decode(line, type=_Line).said
