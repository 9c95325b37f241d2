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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Self, cast

import numpy as np

from quartett import games, steps
from quartett.compiled import Array, Row, specialize
from quartett.effects import ALLOWED, Note, NoteKinds, Notes, RefusalKind, no_notes
from quartett.errors import IllegalMove, IllegalPosition, UnreadableText
from quartett.layout import UNKNOWN, Layout, Viewer, whole_number
from quartett.options import About, Option
from quartett.pending import NO_SEAT, Pending, most_found, offers, scan, seats_of
from quartett.steps import NO_EVENT, NO_MOVE
from quartett.texts import Catalogue, catalogue, word_notes

MOST_WORDS_LISTED = 12
GAMES_KEPT = 256
"""Of games with other seats or options, which somebody might ask for without end."""

NO_NOTES = no_notes()
_LOOPS: dict[Path, dict[Any, Any]] = {}


@dataclass(frozen=True)
class Result:
    """How a game came out: everyone's score, who won (several, where a tie is shared), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str


class _Table:
    """What a position and a view share: a game, a row of numbers, and a text."""

    __slots__ = ("__dict__", "game", "notes", "row")
    game: "Game"
    row: Row
    notes: Notes
    """What the step that led here reported, hidden or not; nothing where no step did."""

    def __new__(cls, text: str) -> Self:
        read = Game.read(text)
        if not isinstance(read, cls):
            raise UnreadableText(f"expected the text of a {cls.__name__.lower()}; got '{text}'")
        return read

    @classmethod
    def of(
        cls, game: "Game", row: Row, pending: Pending | None = None, notes: Notes = NO_NOTES
    ) -> Self:
        table = object.__new__(cls)
        row.setflags(write=False)
        table.game, table.row, table.notes = game, row, notes
        if pending is not None:
            table.__dict__["pending"] = pending  # no need to scan
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

    @cached_property
    def pending(self) -> Pending:
        """What is due here."""
        return self.game.scan_row(self.row)


class View(_Table):
    """A position as one seat, or a spectator, sees it. What those eyes may not see is `?`."""

    viewer: Viewer

    @classmethod
    def by(cls, game: "Game", row: Row, viewer: Viewer) -> Self:
        view = cls.of(game, row)
        view.viewer = viewer
        return view

    @property
    def heading(self) -> str:
        """The part of its text before the fields."""
        return self.game.heading.replace(" ", f" eyes={write_viewer(self.viewer)} ", 1)

    def __str__(self) -> str:
        return f"{self.heading} | {self.game.layout.write(self.row)}"

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and self.viewer == cast(View, other).viewer

    __hash__ = _Table.__hash__


def write_viewer(viewer: Viewer) -> str:
    return "spectator" if viewer is None else str(viewer)


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
        self.layout: type[Layout] = loaded.State
        self.moves: tuple[str, ...] = tuple(loaded.MOVES)
        self.events: tuple[str, ...] = tuple(loaded.EVENTS)
        self.endings: tuple[str, ...] = tuple(
            ending.name.lower().replace("_", "-") for ending in loaded.Ending
        )
        self.most_choices: int = getattr(loaded, "MOST_CHOICES", len(self.moves))
        self.parts: tuple[str, ...] = tuple(getattr(loaded, "PARTS", ()))
        self.move_numbers = {word: number for number, word in enumerate(self.moves)}
        self.event_numbers = {word: number for number, word in enumerate(self.events)}
        refusals = _optional(f"{package.__name__}.refusals")
        effects = _optional(f"{package.__name__}.effects")
        self.effect_kinds = NoteKinds(effects.Effect if effects else ())
        self.refusal_kinds = NoteKinds(refusals.Refusal if refusals else ())
        self.rules = _with_defaults(loaded, refusals)
        self.drawing: Any = _optional(f"{package.__name__}.drawing")
        self.names_unknown: Any = getattr(refusals, "names_unknown", None)
        kinds = self.effect_kinds
        self.kinds = steps.Kinds(kinds.sizes, kinds.reveals, kinds.seat_places)
        self.scan = self.specialize(scan, hold_gil=True)
        self._offers = self.specialize(offers, hold_gil=True)
        self._set_up = self.specialize(steps.set_up, hold_gil=True)
        from quartett.kit import copy_bytes  # not earlier: it brings the compiler along

        self.begin = self.specialize(steps.begin, hold_gil=True, copy_bytes=copy_bytes)
        begin = {"begin": self.begin}
        inside = {**begin, "scan": self.scan, "offers": self._offers}
        self._resolve = self.specialize(steps.resolve, hold_gil=True, **inside)
        inside["happen_here"] = self.specialize(steps.happen_here, hold_gil=True, scan=self.scan)
        self._happen = self.specialize(steps.happen, hold_gil=True, **inside)
        inside |= {"happen": self._happen, "resolve": self._resolve, "copy_bytes": copy_bytes}
        inside["drawn"] = self.specialize(steps.drawn, hold_gil=True)
        self._draw_event = self.specialize(steps.draw_event, hold_gil=True, **inside)
        self._resolve_and_draw = self.specialize(steps.resolve_and_draw, hold_gil=True, **inside)
        self._judge = self.specialize(steps.judge, hold_gil=True)
        self._thrower = self.specialize(steps.thrower, hold_gil=True)
        self.try_move = self.specialize(steps.preview, hold_gil=True, **begin)
        previews = {"preview": self.try_move}
        self._preview_all = self.specialize(steps.preview_all, hold_gil=True, **previews)
        self._forbids = self.specialize(steps.forbids, hold_gil=True, **begin)
        most = most_found(seats, len(self.events), self.most_choices)
        self._scratch = steps.Scratch(self.layout, most)

    def specialize(
        self, template: Any, *sources: Path, hold_gil: bool = False, **names: Any
    ) -> Any:
        """A generic loop, compiled for this game's rules; `names` mean more functions in it."""
        key = (template, *sources, *sorted(names.items()))
        loops = _LOOPS.setdefault(self.folder, {})
        if key not in loops:
            names |= {"rules": self.rules, "dtype": self.layout.dtype, "noting": self.layout.noting}
            loops[key] = specialize(template, *sources, self.folder, hold_gil=hold_gil, **names)
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
        pending = position.pending
        if not pending.total:
            return {}
        weights = zip(self.events, pending.weights, strict=True)
        return {event: weight for event, weight in weights if weight}

    def happen(self, position: Position, event: str) -> Position:
        """The table after this event."""
        number, pending = self.event_numbers.get(event, NO_EVENT), position.pending
        after = self._after(position.row, self._happen, number, pending.found)
        if after is not None:
            return after
        if not pending.total:
            raise IllegalMove(f"expected {self._due(position)}; got the event '{event}'")
        raise IllegalMove(
            f"expected an event that can happen now: {_listed(list(self.odds(position)))}; "
            f"got '{event}'"
        )

    def choices(self, position: Position, seat: int) -> tuple[str, ...]:
        """The words this seat may choose from; empty when it does not act."""
        self._check_seat(seat)
        moves = self.moves
        return tuple([moves[n] for n in position.pending.allowed_to(seat).tolist()])

    def allows(self, position: Position, seat: int, word: str) -> bool:
        """Whether this seat may choose this word now."""
        self._check_seat(seat)
        number = self.move_numbers.get(word, NO_MOVE)
        return bool(self._offers(position.pending.found, self.seats, seat, number))

    def acting(self, position: Position) -> tuple[int, ...]:
        """The seats that choose now."""
        return position.pending.acting

    def play(self, position: Position, moves: Mapping[int, str]) -> Position:
        """The table after everyone who acts has chosen."""
        after, pending = None, position.pending
        if (numbers := self._numbered(pending.acting, moves)) is not None:
            after = self._after(position.row, self._resolve, numbers, pending.found)
        if after is None:
            raise self._forbidden(position, moves)
        return after

    def play_and_draw(
        self, position: Position, moves: Mapping[int, str], numbers: Sequence[int]
    ) -> tuple[list[Position], str | None]:
        """The same, and what chance does at once, if an event is due: the one that these numbers
        draw. Returns the table after the moves and, if there was an event, after that."""
        row, pending, scratch, found = position.row, position.pending, self._scratch, None
        chosen, size = self._numbered(pending.acting, moves), len(row)
        if chosen is not None:
            rows = np.empty(2 * size, np.uint8)
            end, ending, total, acting, noted, first, event = self._resolve_and_draw(
                row, rows, chosen, pending.found, numbers, len(self.events), scratch.spare
            )
            found = self._pending(end, ending, total, acting)
        if found is None:
            raise self._forbidden(position, moves)
        last, notes = rows[size:], scratch.notes[:noted].copy()
        if event == NO_EVENT:
            return [Position.of(self, last.copy(), found, notes)], None
        between = Position.of(self, rows[:size], None, notes[:first])
        return [between, Position.of(self, last, found, notes[first:])], self.events[event]

    def draw_event(self, position: Position, numbers: Sequence[int]) -> tuple[Position, str] | None:
        """The table after the event that these numbers draw, where one is due, and the event; None:
        none of them draws."""
        pending, scratch = position.pending, self._scratch
        if not pending.total:
            raise IllegalMove(f"expected {self._due(position)}; got an event")
        *scanned, noted, _, event = self._draw_event(
            position.row, pending.found, numbers, len(self.events), scratch.spare
        )
        after = self._stepped(scanned, noted)
        return None if after is None else (after, self.events[event])

    def _numbered(self, acting: Sequence[int], moves: Mapping[int, str]) -> Array | None:
        """The number of every seat's move; None: others than these have to choose."""
        if not moves or len(moves) != len(acting):
            return None
        numbers = self._scratch.moves
        numbers.fill(NO_MOVE)
        for seat in acting:
            numbers[seat] = self.move_numbers.get(moves.get(seat, ""), NO_MOVE)
        return numbers

    def _forbidden(self, position: Position, moves: Mapping[int, str]) -> IllegalMove:
        """Why these moves are refused."""
        acting = position.pending.acting
        if not moves or moves.keys() != set(acting):
            return IllegalMove(f"expected {self._due(position)}; got {_told(moves)}")
        return next(
            self._refusal(position, seat, moves[seat])
            for seat in acting
            if not self.allows(position, seat, moves[seat])
        )

    def _after(self, row: Row, step: Any, made: Any, before: Array) -> Position | None:
        """The table after a step; None: it is not among what was found `before`."""
        *scanned, noted = step(row, made, before, len(self.events), self._scratch.spare)
        return self._stepped(scanned, noted)

    def _stepped(self, scanned: Sequence[int], noted: int) -> Position | None:
        """The position in the spare row; None: the step was IMPOSSIBLE."""
        found, scratch = self._pending(*scanned), self._scratch
        if found is None:
            return None
        return Position.of(self, scratch.row.copy(), found, scratch.notes[:noted].copy())

    def scan_row(self, row: Row) -> Pending:
        """What is due on this table."""
        found = self._pending(*self.scan(row, len(self.events), self._scratch.found))
        assert found is not None
        return found

    def _pending(self, end: int, ending: int, total: int, acting: int) -> Pending | None:
        """What a scan has written; None: the step was IMPOSSIBLE."""
        if not end:
            return None
        found = self._scratch.found[:end].copy()
        return Pending(found, self.seats, ending, total, seats_of(acting))

    # -- what steps do ---------------------------------------------------------------------------

    def thrower(self, position: Position) -> int | None:
        """The seat in whose hand the dice are that are due; None: chance needs nobody's hand."""
        seat = self._thrower(position.row) if position.pending.total else NO_SEAT
        return None if seat == NO_SEAT else int(seat)

    def effects(self, position: Position, seat: Viewer) -> tuple[Note, ...]:
        """What the step that led to this position did, as this seat saw it; None: a spectator.

        >>> import quartett
        >>> game = quartett.game("zoinx", seats=2)
        >>> position = game.play(game.start(), {0: "bet 2", 1: "bet 4"})
        >>> print(game.effects(game.happen(position, "dots 3"), seat=None)[0])
        threw seat=0 dots=3 total=3
        """
        return self.effect_kinds.read(self.effect_kinds.rows(position.notes, seat))

    def preview(self, position: Position, seat: int, word: str) -> tuple[Note, ...]:
        """What choosing this word would surely do, as far as the seat itself can know: up to where
        chance has to speak or hidden things would be turned up."""
        number, seen = self.move_numbers[word], self.view(position, seat).row
        room, alone = self._scratch.room, position.pending.acting == (seat,)
        nobody = self._scratch.moves
        nobody.fill(NO_MOVE)
        kept = self.try_move(seen, seat, number, alone, self.kinds, room, nobody)
        return self.effect_kinds.read(self._scratch.notes[:kept].tolist())

    def previews(self, position: Position, seat: int) -> list[int]:
        """The same of everything that this seat may choose, in order: of each choice the number of
        its effects, and these."""
        seen, scratch = self.layout.mask(position.row, seat, self.seats), self._scratch
        moves, alone = position.pending.allowed_to(seat), len(position.pending.acting) == 1
        while True:
            room, out = scratch.room, scratch.out
            size = self._preview_all(seen, seat, moves, alone, self.kinds, room, out)
            if size <= len(out):
                return cast(list[int], out[:size].tolist())
            scratch.out = np.empty(2 * size, np.int64)

    def forbids(self, position: Position, seat: int, word: str) -> tuple[str, Note] | None:
        """The rule that forbids a word, and why, from what the seat itself can see; None: no rule
        does. Every word of the game that is not offered is forbidden by some rule."""
        if word not in self.move_numbers:
            return cast(tuple[str, Note] | None, self.names_unknown and self.names_unknown(word))
        seen = self.layout.mask(position.row, seat, self.seats)
        return self.forbids_on(seen, seat, self.move_numbers[word])

    def forbids_on(self, seen: Row, seat: int, move: int) -> tuple[str, Note] | None:
        """The same, given what the seat sees."""
        kind = self._forbids(seen, seat, move, self._scratch.room)
        if kind == ALLOWED:
            return None
        (note,) = self.refusal_kinds.read(self._scratch.notes[:1].tolist())
        return cast(RefusalKind, self.refusal_kinds.all[kind]).rule, note

    def result(self, position: Position) -> Result | None:
        """How the game came out, or None while it goes on."""
        ending = position.pending.ending
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

    def view(self, position: Position, seat: Viewer) -> View:
        """The table as this seat sees it; None for a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return View.by(self, self.layout.mask(position.row, seat, self.seats), seat)

    def sees(self, position: Position, viewer: Viewer) -> bool:
        """Whether these eyes see the event that is due."""
        return position.pending.seen_by(viewer)

    def sample_world(self, view: View, rng: random.Random) -> Position:
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
            secrets = self.layout.secrets(view.viewer, self.seats)
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
        viewer: Viewer = None
        if eyes_text is not None and eyes_text != "spectator":
            viewer = whole_number("'eyes' (or spectator)", eyes_text, 0, seats - 1)
        row = found._settings()
        secrets = () if eyes_text is None else frozenset(found.layout.secrets(viewer, seats))
        found.layout.fill(row, _pairs(body.split(" ")), secrets)
        if eyes_text is not None:
            return View.by(found, row, viewer)
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
        faults += self.drawing.faults(record) if hasattr(self.drawing, "faults") else []
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
        drawing = getattr(self.drawing, "draw", None)
        if drawing is None:
            return self.layout.write(view.row).replace(" ", "\n")
        return cast(str, drawing(view.fields, view.viewer))

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
        pending = position.pending
        if pending.ending:
            return f"nothing more, for the game is over ({self.endings[pending.ending]})"
        if pending.total:
            return f"an event ({_listed(list(self.odds(position)))})"
        acting = self.acting(position)
        return f"a move from seat{'s' * (len(acting) > 1)} {', '.join(map(str, acting))}"

    def _refusal(self, position: Position, seat: int, word: str) -> IllegalMove:
        """Why this word may not be chosen, told from what the seat itself can see."""
        choices = self.choices(position, seat)
        forbidding = self.forbids(position, seat, word)
        if forbidding is not None:
            rule, note = forbidding
            (sentence,) = word_notes(self, [note], "refusal")
            kinds = self.refusal_kinds.by_title[note.kind].details
            return IllegalMove(
                f"{sentence}; got '{word}', allowed: {_listed(choices)}",
                rule=rule,
                message=f"refusal-{note.kind}",
                details={
                    f"{name}_seat" if kinds[name].is_seat else name: value
                    for name, value in note.details.items()
                },
            )
        return IllegalMove(f"expected from seat {seat} one of: {_listed(choices)}; got '{word}'")


def _optional(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None


def _with_defaults(loaded: ModuleType, refusals: ModuleType | None) -> Any:
    """A game's rules, with what it left unsaid."""
    from quartett import kit  # not earlier: it brings the compiler along

    complete = ModuleType(loaded.__name__ + ".complete")
    vars(complete).update(
        sees=kit.everybody_sees,
        tie_break=kit.no_tie_break,
        parts=kit.no_parts,
        thrower=kit.nobody_throws,
        forbids=kit.nothing_forbids if refusals is None else refusals.forbids,
    )
    names = ("set_up", "odds", "happen", "choices", "resolve", "score", "ending")
    vars(complete).update({name: getattr(loaded, name) for name in names})
    for name in ("sees", "tie_break", "parts", "thrower"):
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
