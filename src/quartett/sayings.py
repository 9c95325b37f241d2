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

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Protocol, cast

import numpy as np
from msgspec import Struct, json

from quartett import spelling
from quartett.compiled import Array, Row, dtype
from quartett.game import GAMES_KEPT, NO_SEAT, Game
from quartett.record import Worded
from quartett.spelling import NO_WORDS, paper, put, put_number, show, spell_saying
from quartett.texts import Said

HIDDEN = -1
SPARE_TABLES = 2
MARKS = (b"[", b"]", b",", b"}", b'{"step":', b',"said":', b',"seat":', b',"at":')
BEGIN, END, COMMA, CLOSE, STEP, SAID, SEAT, AT = range(len(MARKS))
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
) -> int:
    """Write moves of a seat and what each would lead to, as `eyes` see it; gives the place behind
    it, also without room. The words of moves stand at the pool's end."""
    size, first = len(row), len(ends) - plan[0, 0]
    show(row, seen[eyes], instead[eyes], room)
    position, spare = room[:size].view(dtype)[0], room[size:].view(dtype)
    saying = values.view(details)[0]
    at = put(out, 0, pool, ends, BEGIN)
    for n in range(len(moves)):
        if n > 0:
            at = put(out, at, pool, ends, COMMA)
        at = put(out, at, pool, ends, first + moves[n])
        message = telling.does(position, spare, seat, moves[n], saying)
        at = spell_saying(plan[1 + message], values, pool, ends, out, at)
        at = put(out, at, pool, ends, CLOSE)
    return int(put(out, at, pool, ends, END))


def spell_lines(
    row: Row,
    seen: Row,
    instead: Row,
    eyes: int,
    made: Array,
    step: int,
    seconds: int,
    room: Row,
    values: Array,
    plan: Array,
    pool: Row,
    ends: Array,
    out: Row,
    behind: Array,
) -> None:
    """Write a line of the log for everything that was made, as `eyes` see the table before it; and
    the place `behind` each, also without room."""
    size, at = len(row), 0
    show(row, seen[eyes], instead[eyes], room)
    position, spare = room[:size].view(dtype)[0], room[size:].view(dtype)
    saying = values.view(details)[0]
    for n in range(len(made)):
        seat = made[n, 0]
        at = put_number(out, put(out, at, pool, ends, STEP), step)
        at = put(out, at, pool, ends, SAID)
        message = telling.told(position, spare, seat, made[n, 1], saying)
        at = spell_saying(plan[1 + message], values, pool, ends, out, at)
        if seat != NO_SEAT:
            at = put_number(out, put(out, at, pool, ends, SEAT), seat)
        if seconds != 0:
            at = put_number(out, put(out, at, pool, ends, AT), seconds)
        at = put(out, at, pool, ends, CLOSE)
        behind[n] = at


class Desk(threading.local):
    """Room for a few tables, and for the details of a message; every thread has its own."""

    def __init__(self, tables: int, values: int) -> None:
        self.room, self.values = np.empty(tables, np.uint8), np.zeros(values, np.int64)


class Teller:
    """A game's sayings, ready to be spelled."""

    def __init__(self, game: Game) -> None:
        self._game = game
        said: type[Details] = game.telling.Saying
        names = {"telling": game.telling, "details": said.dtype}
        self._choices = game.bound(spell_choices, SPELLING, brief=True, **names)
        self._lines = game.bound(spell_lines, SPELLING, brief=True, **names)
        self._plan = _plan(said, game.moves)  # type: ignore[arg-type]  # classes can be hashed
        self._desk = Desk((1 + SPARE_TABLES) * game.layout.dtype.itemsize, len(said.words))

    def choices(
        self, row: Row, sights: tuple[Row, Row], eyes: int, seat: int, moves: Sequence[int]
    ) -> bytes:
        """Moves of a seat and what each would lead to, as JSON: a list of `{word, does}`."""
        numbers, desk = np.array(moves, np.int64), self._desk
        while True:
            place = self._choices(
                row, *sights, eyes, seat, numbers, desk.room, desk.values, *self._plan, paper.out
            )
            if paper.enough(place):
                return paper.out[:place].tobytes()

    def lines(
        self,
        row: Row,
        sights: tuple[Row, Row],
        eyes: int,
        made: Sequence[Worded],
        step: int = 0,
        seconds: int = 0,
    ) -> list[bytes]:
        """What seats, or chance, made of this table: a line of the log each, as JSON."""
        numbers, behind = self._numbers(made), np.empty(len(made), np.int64)
        desk, when = self._desk, (step, seconds)
        while True:
            room = (desk.room, desk.values)
            self._lines(row, *sights, eyes, numbers, *when, *room, *self._plan, paper.out, behind)
            places: list[int] = behind.tolist()
            if paper.enough(places[-1]):
                text = paper.out[: places[-1]].tobytes()
                return [text[start:end] for start, end in pairwise([0, *places])]

    def _numbers(self, made: Sequence[Worded]) -> Array:
        """Of each its seat, and the number of its word."""
        found, game = [], self._game
        for seat, word in made:
            if seat is not None:
                found.append((seat, game.move_numbers[word]))
            else:
                found.append((NO_SEAT, game.event_numbers.get(word, HIDDEN)))
        return np.array(found, np.int64)


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
    """How a game tells; it must have a `telling.py`."""
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
    (line,) = teller(game).lines(seen, game.layout.everything(), 0, [(seat, word)])
    return json.decode(line, type=_Line).said
