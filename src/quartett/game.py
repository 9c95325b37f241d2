"""A game: positions in, positions out. Everything is a value; nothing is changed in place.

>>> import quartett
>>> game = quartett.game("zoinx", seats=2)
>>> position = game.play(game.start(), {0: "bet 2", 1: "bet zoinx"})
>>> game.odds(position)
{'dots 0': 16, 'dots 1': 32, 'dots 2': 24, 'dots 3': 8, 'dots 4': 1}
>>> game.choices(game.happen(position, "dots 3"), seat=0)
('roll', 'stop')
"""

import random
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Self, cast

import numpy as np
from msgspec import Struct

from quartett import games
from quartett.compiled import Array, Ints, Row, bind, dtype, rules
from quartett.errors import IllegalMove, IllegalPosition, UnreadableText
from quartett.layout import UNKNOWN, Eyes, Layout, whole_number
from quartett.options import About, Option
from quartett.texts import Catalogue, catalogue

NO_MOVE = -1
NO_SEAT = -1
NO_EVENT = -1
MOST_WORDS_LISTED = 12
GAMES_KEPT = 256
"""Of games with other seats or options, which somebody might ask for without end."""

Looked = tuple[int, int, int, int]
"""Where what `look` found ends, the ending, chance's total weight, a bit for each acting seat."""
IMPOSSIBLE: Looked = (0, 0, 0, 0)

_LOOPS: dict[Path, dict[Any, Any]] = {}


def look(row: Row, events: int, found: Array) -> Looked:
    """What can come next: the ending, chance's total weight, of each seat how many choices it has,
    of each seat and last of a spectator whether it sees the event that is due. Behind that stand
    the weights of all events, or the choices of all seats. What is asked for at once is given, too:
    Python would take longer to read it there."""
    position = row.view(dtype)[0]
    seats = position.seats
    end, acting = 3 + 2 * seats, 0
    for seat in range(seats):
        found[2 + seat] = 0
        found[2 + seats + seat] = rules.sees(position, seat)
    found[2 + 2 * seats] = rules.sees(position, NO_SEAT)
    found[0], found[1] = rules.ending(position), 0
    if found[0] == 0:
        found[1] = rules.odds(position, found[end : end + events])
        if found[1] > 0:
            end += events
        else:
            for seat in range(seats):
                found[2 + seat] = rules.choices(position, seat, found[end:])
                end += found[2 + seat]
                if found[2 + seat] > 0:
                    acting += 1 << seat
    return int(end), int(found[0]), int(found[1]), int(acting)


def set_up(row: Row) -> None:
    """Lay out a fresh game."""
    rules.set_up(row.view(dtype)[0])


def offers(found: Array, seats: int, seat: int, move: int) -> bool:
    """Whether `look` found this move among the choices of this seat."""
    first = 3 + 2 * seats
    for other in range(seat):
        first += found[2 + other]
    for place in range(first, first + found[2 + seat]):
        if found[place] == move:
            return True
    return False


def happen(row: Row, event: int, before: Array, events: int, found: Array) -> Looked:
    """Apply an event to the row, and look what comes next; IMPOSSIBLE: it is not among what was
    found `before`, and nothing has changed."""
    position = row.view(dtype)[0]
    if event == NO_EVENT or before[1] == 0 or before[3 + 2 * position.seats + event] == 0:
        return IMPOSSIBLE
    rules.happen(position, event)
    return look(row, events, found)


def resolve(row: Row, moves: Ints, before: Array, events: int, found: Array) -> Looked:
    """The same with the moves of everyone who acts."""
    position = row.view(dtype)[0]
    for seat in range(position.seats):
        if before[2 + seat] > 0 and not offers(before, position.seats, seat, moves[seat]):
            return IMPOSSIBLE
    rules.resolve(position, moves)
    return look(row, events, found)


def drawn(weights: Ints, total: int, numbers: Sequence[int]) -> int:
    """The event that these numbers draw: see verify.py, where the same is told; NO_EVENT: none of
    them does."""
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


def draw_on(
    row: Row, before: Array, numbers: Sequence[int], events: int, found: Array
) -> tuple[int, int, int, int, int]:
    """Apply the event that these numbers draw to the row. With what comes next is given which event
    it was; NO_EVENT: none of them draws, and nothing has changed."""
    event = drawn(before[len(before) - events :], before[1], numbers)
    end, ending, total, acting = happen(row, event, before, events, found)
    return end, ending, total, acting, event


def resolve_on(
    row: Row,
    rows: Row,
    moves: Ints,
    before: Array,
    numbers: Sequence[int],
    events: int,
    found: Array,
) -> tuple[int, int, int, int, int]:
    """Apply everyone's moves to a copy of the row, and the event that these numbers draw, if one is
    due then. `rows` are the table in between, if there is an event, and the table at last. With
    what comes next is given which event it was."""
    size, event = len(row), NO_EVENT
    last = rows[size:]
    for n in range(size):
        last[n] = row[n]
    end, ending, total, acting = resolve(last, moves, before, events, found)
    if total > 0:
        event = drawn(found[end - events : end], total, numbers)
        if event != NO_EVENT:
            for n in range(size):
                rows[n] = last[n]
            end, ending, total, acting = happen(last, event, found, events, found)
    return end, ending, total, acting, event


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


@dataclass(frozen=True)
class Result:
    """How a game came out: everyone's score, who won (several, where a tie is shared), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str


class Ahead(Struct, frozen=True, eq=False, gc=False):
    """What can come next at a position. Positions are kept by the thousand: this holds no more than
    it has to, and nothing that Python would look through for rings."""

    found: Array
    """All of it, as `look` wrote it; what is asked for seldom is read there."""
    seats: int
    ending: int
    total: int
    """Chance's weights together; 0: it is not its moment."""
    acting: tuple[int, ...]
    """The seats that choose."""

    @property
    def weights(self) -> list[int]:
        """Of each event, if chance is due."""
        return self.found[3 + 2 * self.seats :].tolist() if self.total else []

    @property
    def allowed(self) -> tuple[list[int], ...]:
        """Of each seat, the numbers of the words it may choose."""
        return tuple(map(self.allowed_to, range(self.seats)))

    def allowed_to(self, seat: int) -> list[int]:
        """The same of one seat."""
        offered = self.found[2 : 3 + seat].tolist()
        end = 3 + 2 * self.seats + sum(offered)
        numbers: list[int] = self.found[end - offered[seat] : end].tolist()
        return numbers

    def seen_by(self, eyes: Eyes) -> bool:
        """Whether these eyes see the event that is due."""
        return bool(self.found[2 + self.seats + (self.seats if eyes is None else eyes)])


@cache
def _seats(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


class _Desk(threading.local):
    """What machine code writes on for one game; every thread has its own."""

    def __init__(self, most_ahead: int, most_seats: int) -> None:
        self.found = np.empty(most_ahead, np.int64)
        self.moves = np.empty(most_seats, np.int64)


class _Table:
    """What a position and a view share: a game, a row of numbers, and a text."""

    __slots__ = ("__dict__", "_ahead", "game", "row")
    game: "Game"
    row: Row
    _ahead: Ahead | None

    def __new__(cls, text: str) -> Self:
        read = Game.read(text)
        if not isinstance(read, cls):
            raise UnreadableText(f"expected the text of a {cls.__name__.lower()}; got '{text}'")
        return read

    @classmethod
    def of(cls, game: "Game", row: Row, ahead: Ahead | None = None) -> Self:
        table = object.__new__(cls)
        row.setflags(write=False)
        table.game, table.row, table._ahead = game, row, ahead
        return table

    @property
    def fields(self) -> Any:
        """The row as a record, to read from: `position.fields.scores`."""
        return self.game.layout.read(self.row)

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and self.game is other.game
            and self.row.tobytes() == other.row.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self.row.tobytes())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class Position(_Table):
    """Everything on the table, hidden or not."""

    def __str__(self) -> str:
        return f"{self.game.heading} | {self.game.layout.write(self.row)}"

    @property
    def ahead(self) -> Ahead:
        """What can come next."""
        if self._ahead is None:
            self._ahead = self.game.look_at(self.row)
        return self._ahead


class View(_Table):
    """A position as one seat, or a spectator, sees it. What those eyes may not see is `?`."""

    eyes: Eyes

    @classmethod
    def by(cls, game: "Game", row: Row, eyes: Eyes) -> Self:
        view = cls.of(game, row)
        view.eyes = eyes
        return view

    @property
    def heading(self) -> str:
        """The part of its text before the fields."""
        return self.game.heading.replace(" ", f" eyes={write_eyes(self.eyes)} ", 1)

    def __str__(self) -> str:
        return f"{self.heading} | {self.game.layout.write(self.row)}"

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and self.eyes == cast(View, other).eyes

    __hash__ = _Table.__hash__


def write_eyes(eyes: Eyes) -> str:
    return "spectator" if eyes is None else str(eyes)


class Game:
    """One game at one number of seats with one set of options. Made by `quartett.game`."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        package = games.package(name)
        self.name = name
        self.about: About = package.ABOUT
        self.folder = Path(cast(str, package.__file__)).parent
        self.seats = seats
        self.options = dict(options)
        loaded = import_module(f"{package.__name__}.rules")
        self.layout: type[Layout] = loaded.Table
        self.moves: tuple[str, ...] = tuple(loaded.MOVES)
        self.events: tuple[str, ...] = tuple(loaded.EVENTS)
        self.endings: tuple[str, ...] = tuple(
            ending.name.lower().replace("_", "-") for ending in loaded.Ending
        )
        self.most_choices: int = getattr(loaded, "MOST_CHOICES", len(self.moves))
        self.most_ahead = 3 + 2 * seats + max(len(self.events), seats * self.most_choices)
        self.parts: tuple[str, ...] = tuple(getattr(loaded, "PARTS", ()))
        self.move_numbers = {word: number for number, word in enumerate(self.moves)}
        self.event_numbers = {word: number for number, word in enumerate(self.events)}
        self.rules = _with_defaults(loaded)
        self.explain: Any = _optional(f"{package.__name__}.explain")
        self.telling: Any = _optional(f"{package.__name__}.telling")
        self.look = self.bound(look, brief=True)
        self._offers = self.bound(offers, brief=True)
        self._set_up = self.bound(set_up, brief=True)
        self._happen = self.bound(happen, brief=True, look=self.look)
        self._resolve = self.bound(resolve, brief=True, look=self.look, offers=self._offers)
        chance = {"happen": self._happen, "drawn": self.bound(drawn, brief=True)}
        self._draw_on = self.bound(draw_on, brief=True, **chance)
        self._resolve_on = self.bound(resolve_on, brief=True, resolve=self._resolve, **chance)
        self._judge = self.bound(judge, brief=True)
        self._desk = _Desk(self.most_ahead, self.layout.most_seats)

    def bound(self, template: Any, *sources: Path, brief: bool = False, **names: Any) -> Any:
        """A generic loop, compiled for this game's rules; `names` mean more functions in it."""
        key = (template, *sources, *sorted(names.items()))
        loops = _LOOPS.setdefault(self.folder, {})
        if key not in loops:
            dtype = self.layout.dtype
            loops[key] = bind(
                template, *sources, self.folder, brief=brief, rules=self.rules, dtype=dtype, **names
            )
        return loops[key]

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"quartett.game({self.name!r}, seats={self.seats}{options})"

    # -- playing ---------------------------------------------------------------------------------

    def start(self) -> Position:
        """The table before the first step."""
        row = self._settings()
        self._set_up(row)
        return Position.of(self, row)

    def odds(self, position: Position) -> dict[str, int]:
        """What chance may do now, with whole-number weights; empty if it is not its moment."""
        ahead = position.ahead
        if not ahead.total:
            return {}
        weights = zip(self.events, ahead.weights, strict=True)
        return {event: weight for event, weight in weights if weight}

    def happen(self, position: Position, event: str) -> Position:
        """The table after this event."""
        number, ahead = self.event_numbers.get(event, NO_EVENT), position.ahead
        after = self._after(position.row, self._happen, number, ahead.found)
        if after is not None:
            return after
        if not ahead.total:
            raise IllegalMove(f"expected {self._due(position)}; got the event '{event}'")
        raise IllegalMove(
            f"expected an event that can happen now: {_listed(list(self.odds(position)))}; "
            f"got '{event}'"
        )

    def choices(self, position: Position, seat: int) -> tuple[str, ...]:
        """The words this seat may choose from; empty when it does not act."""
        self._check_seat(seat)
        moves = self.moves
        return tuple([moves[n] for n in position.ahead.allowed_to(seat)])

    def allows(self, position: Position, seat: int, word: str) -> bool:
        """Whether this seat may choose this word now."""
        self._check_seat(seat)
        number = self.move_numbers.get(word, NO_MOVE)
        return bool(self._offers(position.ahead.found, self.seats, seat, number))

    def acting(self, position: Position) -> tuple[int, ...]:
        """The seats that choose now."""
        return position.ahead.acting

    def play(self, position: Position, moves: Mapping[int, str]) -> Position:
        """The table after everyone who acts has chosen."""
        after, ahead = None, position.ahead
        if (numbers := self._numbered(ahead.acting, moves)) is not None:
            after = self._after(position.row, self._resolve, numbers, ahead.found)
        if after is None:
            raise self._forbidden(position, moves)
        return after

    def play_on(
        self, position: Position, moves: Mapping[int, str], numbers: Sequence[int]
    ) -> tuple[list[Position], str | None]:
        """The same, and what chance does at once, if an event is due: the one that these numbers
        draw. Gives the table after the moves and, behind an event, after that."""
        row, ahead = position.row, position.ahead
        chosen, looked = self._numbered(ahead.acting, moves), IMPOSSIBLE
        if chosen is not None:
            rows = np.empty(2 * len(row), np.uint8)
            *looked, event = self._resolve_on(
                row, rows, chosen, ahead.found, numbers, len(self.events), self._desk.found
            )
        found = self._ahead(*looked)
        if found is None:
            raise self._forbidden(position, moves)
        last = rows[len(row) :]
        if event == NO_EVENT:
            return [Position.of(self, last.copy(), found)], None
        between = Position.of(self, rows[: len(row)])
        return [between, Position.of(self, last, found)], self.events[event]

    def draw_on(self, position: Position, numbers: Sequence[int]) -> tuple[Position, str] | None:
        """The table after the event that these numbers draw, where one is due, and the event; None:
        none of them draws."""
        row, ahead = position.row.copy(), position.ahead
        if not ahead.total:
            raise IllegalMove(f"expected {self._due(position)}; got an event")
        *looked, event = self._draw_on(
            row, ahead.found, numbers, len(self.events), self._desk.found
        )
        found = self._ahead(*looked)
        return None if found is None else (Position.of(self, row, found), self.events[event])

    def _numbered(self, acting: Sequence[int], moves: Mapping[int, str]) -> Array | None:
        """Of every seat the number of its move; None: others than these have to choose."""
        if not moves or len(moves) != len(acting):
            return None
        numbers = self._desk.moves
        numbers.fill(NO_MOVE)
        for seat in acting:
            numbers[seat] = self.move_numbers.get(moves.get(seat, ""), NO_MOVE)
        return numbers

    def _forbidden(self, position: Position, moves: Mapping[int, str]) -> IllegalMove:
        """Why these moves are none."""
        acting = position.ahead.acting
        if not moves or moves.keys() != set(acting):
            return IllegalMove(f"expected {self._due(position)}; got {_told(moves)}")
        return next(
            self._refusal(position, seat, moves[seat])
            for seat in acting
            if not self.allows(position, seat, moves[seat])
        )

    def _after(self, row: Row, step: Any, made: Any, before: Array) -> Position | None:
        """The table after a step; None: it is not among what was found `before`."""
        row = row.copy()
        found = self._ahead(*step(row, made, before, len(self.events), self._desk.found))
        return None if found is None else Position.of(self, row, found)

    def look_at(self, row: Row) -> Ahead:
        """What can come next on this table."""
        found = self._ahead(*self.look(row, len(self.events), self._desk.found))
        assert found is not None
        return found

    def _ahead(self, end: int, ending: int, total: int, acting: int) -> Ahead | None:
        """What `look` has found and written on the desk; None: the step was IMPOSSIBLE."""
        if not end:
            return None
        return Ahead(self._desk.found[:end].copy(), self.seats, ending, total, _seats(acting))

    def result(self, position: Position) -> Result | None:
        """How the game came out, or None while it goes on."""
        ending = position.ahead.ending
        if not ending:
            return None
        scores = np.zeros(self.layout.most_seats, np.int64)
        winners = np.zeros(self.layout.most_seats, np.int64)
        self._judge(position.row, scores, winners)
        return Result(
            tuple(scores[: self.seats].tolist()),
            tuple(np.flatnonzero(winners).tolist()),
            self.endings[ending],
        )

    # -- seeing ----------------------------------------------------------------------------------

    def view(self, position: Position, seat: Eyes) -> View:
        """The table as this seat sees it; None for a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return View.by(self, self.layout.mask(position.row, seat, self.seats), seat)

    def sees(self, position: Position, eyes: Eyes) -> bool:
        """Whether these eyes see the event that is due."""
        return position.ahead.seen_by(eyes)

    def worlds(self, view: View, rng: random.Random) -> Position:
        """A position drawn evenly from those that agree with the view.

        Evenly means: every way to spread the cards the viewer has not seen over the places that
        hold them is as likely as every other. Nothing is concluded from how others played.
        """
        row = view.row.copy()
        record = self.layout.read(row)
        for deck, places in self.layout.decks().items():
            full = self.decks[deck]
            unseen = full - np.sum([_known(record[name]) for name in places], axis=0)
            cards = [card for card, n in enumerate(unseen.tolist()) for _ in range(n)]
            rng.shuffle(cards)
            secrets = self.layout.secrets(view.eyes, self.seats)
            for name, entry in [secret for secret in secrets if secret[0] in places]:
                held = record[cast(str, self.layout.fields[name].size)]
                size = int(held if entry is None else held[entry])
                dealt = np.bincount(cards[:size], minlength=len(full))
                del cards[:size]
                if entry is None:
                    record[name] = dealt
                else:
                    record[name][entry] = dealt
        return Position.of(self, row)

    @cached_property
    def decks(self) -> dict[str, Array]:
        """How often each card is in each deck, counted on the table before the first step."""
        start = self.start().fields
        return {
            deck: np.sum([_known(start[name]) for name in places], axis=0)
            for deck, places in self.layout.decks().items()
        }

    # -- text ------------------------------------------------------------------------------------

    @cached_property
    def heading(self) -> str:
        """Game, seats and options: the part of every text that says which game this is."""
        settings = {"seats": str(self.seats), **self.written_options}
        return " ".join([self.name, *(f"{name}={value}" for name, value in settings.items())])

    @cached_property
    def written_options(self) -> dict[str, str]:
        found = {option.name: option for option in _options(self.about, self.seats)}
        return {name: found[name].write(value) for name, value in self.options.items()}

    @staticmethod
    def read(text: str) -> "Position | View":
        """Read a position or a view of any game; see docs/notation.md."""
        heading, bar, body = text.partition(" | ")
        name, *words = heading.split(" ")
        if not bar:
            raise UnreadableText(f"expected 'game seats=... | field=... ...'; got '{text}'")
        settings = _pairs(words)
        eyes_text = settings.pop("eyes", None)
        seats = whole_number("'seats'", settings.pop("seats", "?"), 1, 99)
        found = game(name, seats, **settings)
        eyes: Eyes = None
        if eyes_text is not None and eyes_text != "spectator":
            eyes = whole_number("'eyes' (or spectator)", eyes_text, 0, seats - 1)
        row = found._settings()
        secrets = () if eyes_text is None else frozenset(found.layout.secrets(eyes, seats))
        found.layout.fill(row, _pairs(body.split(" ")), secrets)
        if eyes_text is not None:
            return View.by(found, row, eyes)
        return Position.of(found, found.check(row))

    def parse(self, text: str) -> Position | View:
        """Read a position or a view of this game."""
        read = self.read(text)
        if read.game is not self:
            raise UnreadableText(f"expected a text that begins '{self.heading}'; got '{text}'")
        return read

    def check(self, row: Row) -> Row:
        """Make a row a position, or list everything that is wrong with it."""
        record = self.layout.read(row)
        faults = self.layout.faults(row, self.decks)
        faults += self.explain.faults(record) if hasattr(self.explain, "faults") else []
        if faults:
            raise IllegalPosition("; ".join(faults))
        return row

    def texts(self, language: str = "en") -> Catalogue:
        """The game's messages."""
        return catalogue(self.folder, language)

    def help(self, rule: str, language: str = "en") -> str:
        """What a rule says, in the player's language and with the options in force."""
        return self.texts(language).say(rule, **self.options)

    def draw(self, view: View) -> str:
        """The table as lines of text for people."""
        drawing = getattr(self.explain, "draw", None)
        if drawing is None:
            return self.layout.write(view.row).replace(" ", "\n")
        return cast(str, drawing(view.fields, view.eyes))

    # -- inside ----------------------------------------------------------------------------------

    def _settings(self) -> Row:
        """A row in which only the options are written."""
        row = self.layout.empty()
        record = self.layout.read(row)
        record.seats = self.seats
        for option in _options(self.about, self.seats):
            for name, value in option.fields(self.options[option.name]).items():
                record[name] = value
        return row

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalMove(f"expected a seat from 0 to {self.seats - 1}; got {seat}")

    def _due(self, position: Position) -> str:
        ahead = position.ahead
        if ahead.ending:
            return f"nothing more, for the game is over ({self.endings[ahead.ending]})"
        if ahead.total:
            return f"an event ({_listed(list(self.odds(position)))})"
        acting = self.acting(position)
        return f"a move from seat{'s' * (len(acting) > 1)} {', '.join(map(str, acting))}"

    def _refusal(self, position: Position, seat: int, word: str) -> IllegalMove:
        """Why this word may not be chosen, told from what the seat itself can see."""
        choices = self.choices(position, seat)
        if word in self.move_numbers and hasattr(self.explain, "forbids"):
            view = self.view(position, seat)
            forbidding = self.explain.forbids(view.fields, seat, word)
            if forbidding is not None:
                rule, message, details = forbidding
                sentence = self.texts().say(message, **details)
                return IllegalMove(
                    f"{sentence}; got '{word}', allowed: {_listed(choices)}",
                    rule=rule,
                    message=message,
                    details=details,
                )
        return IllegalMove(f"expected from seat {seat} one of: {_listed(choices)}; got '{word}'")


def _optional(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None


def _with_defaults(loaded: ModuleType) -> Any:
    """A game's rules, with what it left unsaid."""
    from quartett import kit  # not earlier: it brings the compiler along

    complete = ModuleType(loaded.__name__ + ".complete")
    vars(complete).update(sees=kit.everybody_sees, tie_break=kit.no_tie_break, parts=kit.no_parts)
    names = ("set_up", "odds", "happen", "choices", "resolve", "score", "ending")
    vars(complete).update({name: getattr(loaded, name) for name in names})
    for name in ("sees", "tie_break", "parts"):
        if hasattr(loaded, name):
            setattr(complete, name, getattr(loaded, name))
    return complete


def _known(counts: Any) -> Array:
    """How often each card lies here, as far as it is known."""
    table = np.asarray(counts, np.int64).reshape(-1, counts.shape[-1])
    return cast(Array, np.where(table == UNKNOWN, 0, table).sum(axis=0))


def _listed(words: Sequence[str]) -> str:
    shown = ", ".join(words[:MOST_WORDS_LISTED])
    more = len(words) - MOST_WORDS_LISTED
    return f"{shown} and {more} more" if more > 0 else shown


def _told(moves: Mapping[int, str]) -> str:
    return "; ".join(f"{seat} {word}" for seat, word in moves.items()) or "no move"


def _pairs(words: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or name in pairs:
            raise UnreadableText(f"expected 'name=value', each name once; got '{word}'")
        pairs[name] = value
    return pairs


def _options(about: About, seats: int) -> tuple[Option, ...]:
    start = Option("start", 0, "the seat that begins", range(seats))
    return (start, *about.options)


def game(name: str, seats: int | None = None, **options: Any) -> Game:
    """A game by its name: `quartett.game("zoinx", seats=3, start=1)`.

    >>> game("zoinx", seats=9)
    Traceback (most recent call last):
    quartett.errors.UnreadableText: expected 2 to 4 seats for ZOINX!; got 9
    """
    about: About = games.package(name).ABOUT
    if seats is None:
        seats = about.seats[0]
    if seats not in about.seats:
        raise UnreadableText(
            f"expected {about.seats[0]} to {about.seats[-1]} seats for {about.title}; got {seats}"
        )
    known = {option.name: option for option in _options(about, seats)}
    for given in options:
        if given not in known:
            raise UnreadableText(
                f"expected one of {about.title}'s options: {', '.join(known)}; got '{given}'"
            )
    values = tuple(
        (name, option.read(options.get(name, option.default))) for name, option in known.items()
    )
    about.check(seats, dict(values))
    return _game(name, seats, values)


@lru_cache(maxsize=GAMES_KEPT)
def _game(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(name, seats, dict(options))
