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
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, cast
from weakref import WeakValueDictionary

import numpy as np

from quartett import games
from quartett.compiled import Array, Row
from quartett.definition import definition, options_of
from quartett.effects import Note
from quartett.engine import Engine
from quartett.engine.steps import NO_EVENT
from quartett.errors import IllegalMove, IllegalPosition, UnreadableText
from quartett.layout import UNKNOWN, Viewer
from quartett.options import About, without_former_words
from quartett.position import NO_NOTES, Position, Result, View, read, write_viewer
from quartett.texts import Catalogue, catalogue, word_notes

__all__ = ["GAMES_KEPT", "NO_NOTES", "Game", "Position", "Result", "View", "game", "write_viewer"]

MOST_WORDS_LISTED = 12
GAMES_KEPT = 256
"""Games with different seats or options that stay in memory: callers could ask for any number."""


class Game:
    """One game with one number of seats and one set of options. `quartett.game` makes it."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.definition = own = definition(name)
        self.name, self.about, self.folder = own.name, own.about, own.folder
        self.seats, self.options = seats, dict(options)
        self.layout, self.rules, self.drawing = own.layout, own.rules, own.drawing
        self.moves, self.events, self.endings = own.moves, own.events, own.endings
        self.move_numbers, self.event_numbers = own.move_numbers, own.event_numbers
        self.most_choices, self.parts = own.most_choices, own.parts
        self.effect_kinds, self.refusal_kinds = own.effect_kinds, own.refusal_kinds
        self.engine = Engine(own, seats)

    def specialize(
        self, template: Any, *sources: Path, hold_gil: bool = False, **names: Any
    ) -> Any:
        """Compile a generic loop for this game's rules; `names` are further functions it calls."""
        return self.engine.compiled.specialize(template, *sources, hold_gil=hold_gil, **names)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"quartett.game({self.name!r}, seats={self.seats}{options})"

    # -- playing ---------------------------------------------------------------------------------

    def start(self) -> Position:
        """The position before the first step."""
        row = self.settings_row()
        self.engine.set_up(row)
        return Position.of(self, row)

    def odds(self, position: Position) -> dict[str, int]:
        """The events that can happen now, with whole-number weights; empty if none is due."""
        pending = position.pending
        if not pending.total:
            return {}
        weights = zip(self.events, pending.weights, strict=True)
        return {event: weight for event, weight in weights if weight}

    def happen(self, position: Position, event: str) -> Position:
        """The position after this event."""
        pending = position.pending
        reached = self.engine.happen(position.row, pending, event)
        if reached is not None:
            return Position.of(self, *reached)
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
        return self.engine.offers(position.pending, seat, word)

    def acting(self, position: Position) -> tuple[int, ...]:
        """The seats that choose now."""
        return position.pending.acting

    def play(self, position: Position, moves: Mapping[int, str]) -> Position:
        """The position after the moves of all acting seats."""
        reached = self.engine.resolve(position.row, position.pending, moves)
        if reached is None:
            raise self._forbidden(position, moves)
        return Position.of(self, *reached)

    def play_and_draw(
        self, position: Position, moves: Mapping[int, str], numbers: Sequence[int]
    ) -> tuple[list[Position], str | None]:
        """Play, then let happen the event that these numbers draw, if one is due. Returns the
        position after the moves and, if there was an event, the one after that, and the event."""
        reached = self.engine.resolve_and_draw(position.row, position.pending, moves, numbers)
        if reached is None:
            raise self._forbidden(position, moves)
        steps, event = reached
        positions = [Position.of(self, *step) for step in steps]
        return positions, None if event == NO_EVENT else self.events[event]

    def draw_event(self, position: Position, numbers: Sequence[int]) -> tuple[Position, str] | None:
        """The position after the event that these numbers draw, and the event; None: none of them
        draws one."""
        if not position.pending.total:
            raise IllegalMove(f"expected {self._due(position)}; got an event")
        reached = self.engine.draw_event(position.row, position.pending, numbers)
        if reached is None:
            return None
        step, event = reached
        return Position.of(self, *step), self.events[event]

    def _forbidden(self, position: Position, moves: Mapping[int, str]) -> IllegalMove:
        """Why these moves are refused."""
        acting = position.pending.acting
        if not moves or moves.keys() != set(acting):
            return IllegalMove(f"expected {self._due(position)}; got {_written(moves)}")
        return next(
            self.refusal(position, seat, moves[seat])
            for seat in acting
            if not self.allows(position, seat, moves[seat])
        )

    # -- what steps do ---------------------------------------------------------------------------

    def thrower(self, position: Position) -> int | None:
        """The seat that throws the dice for the event that is due; None: no seat does."""
        return self.engine.thrower(position.row) if position.pending.total else None

    def effects(self, position: Position, seat: Viewer) -> tuple[Note, ...]:
        """The effects of the step that led to this position, as this seat saw them; None: as a
        spectator did.

        >>> import quartett
        >>> game = quartett.game("zoinx", seats=2)
        >>> position = game.play(game.start(), {0: "bet 2", 1: "bet 4"})
        >>> print(game.effects(game.happen(position, "dots 3"), seat=None)[0])
        threw seat=0 dots=3 total=3
        """
        return self.effect_kinds.read(self.effect_kinds.rows(position.notes, seat))

    def preview(self, position: Position, seat: int, word: str) -> tuple[Note, ...]:
        """The effects that choosing this word is certain to have, as far as the seat can know: up
        to the next event, or to where something hidden is revealed."""
        seen = self.view(position, seat).row
        return self.effect_kinds.read(self.engine.preview(seen, position.pending, seat, word))

    def previews(self, position: Position, seat: int) -> list[int]:
        """The previews of all choices of this seat, in order, as numbers: for each choice the
        number of its effects, then the effects."""
        seen = self.layout.mask(position.row, seat, self.seats)
        return self.engine.preview_all(seen, position.pending, seat)

    def forbids(self, position: Position, seat: int, word: str) -> tuple[str, Note] | None:
        """The rule that forbids a word, and why, as far as the seat can know; None: no rule does.
        If a word of the game is not offered, some rule forbids it."""
        if word not in self.move_numbers:
            unknown = self.definition.names_unknown
            return cast(tuple[str, Note] | None, unknown and unknown(word))
        seen = self.layout.mask(position.row, seat, self.seats)
        return self.engine.forbids(seen, seat, self.move_numbers[word])

    def result(self, position: Position) -> Result | None:
        """How the game ended; None while it goes on."""
        ending = position.pending.ending
        if not ending:
            return None
        scores, winners = self.engine.judge(position.row)
        return Result(scores, winners, self.endings[ending])

    # -- seeing ----------------------------------------------------------------------------------

    def view(self, position: Position, seat: Viewer) -> View:
        """The position as this seat sees it; None: as a spectator does."""
        if seat is not None:
            self._check_seat(seat)
        return View.by(self, self.layout.mask(position.row, seat, self.seats), seat)

    def sees(self, position: Position, viewer: Viewer) -> bool:
        """Whether this viewer sees the event that is due."""
        return position.pending.seen_by(viewer)

    def sample_world(self, view: View, rng: random.Random) -> Position:
        """Draw a position evenly from those that agree with the view.

        Evenly means that every way to distribute the cards the viewer has not seen over the places
        that hold them is equally likely. Nothing is inferred from how others played.
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
                sizes = record[cast(str, self.layout.fields[name].size)]
                size = int(sizes if entry is None else sizes[entry])
                counts = np.bincount(cards[:size], minlength=len(full))
                del cards[:size]
                if entry is None:
                    record[name] = counts
                else:
                    record[name][entry] = counts
        return Position.of(self, row)

    @cached_property
    def decks(self) -> dict[str, Array]:
        """The number of copies of each card in each deck, counted at the start."""
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
        """The options in force, in notation."""
        options = {option.name: option for option in options_of(self.about, self.seats)}
        return {name: options[name].write(value) for name, value in self.options.items()}

    def parse(self, text: str) -> Position | View:
        """Read a position or a view of this game."""
        value = read(text)
        if value.game is not self:
            raise UnreadableText(f"expected a text that begins '{self.heading}'; got '{text}'")
        return value

    def settings_row(self) -> Row:
        """A row in which only the seats and options are written."""
        row = self.layout.empty()
        record = self.layout.read(row)
        record.seats = self.seats
        for option in options_of(self.about, self.seats):
            for name, value in option.fields(self.options[option.name]).items():
                record[name] = value
        return row

    def check(self, row: Row) -> Row:
        """Return the row if it can be a position; otherwise raise all that is wrong with it."""
        faults = self.layout.faults(row, self.decks)
        if hasattr(self.drawing, "faults"):
            faults += self.drawing.faults(self.layout.read(row))
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
        """Draw the table as lines of text."""
        drawing = getattr(self.drawing, "draw", None)
        if drawing is None:
            return self.layout.write(view.row).replace(" ", "\n")
        return cast(str, drawing(view.fields, view.viewer))

    # -- refusals --------------------------------------------------------------------------------

    def refusal(self, position: Position, seat: int, word: str) -> IllegalMove:
        """Why this seat may not choose this word, as far as the seat can know."""
        choices = self.choices(position, seat)
        forbidding = self.forbids(position, seat, word)
        if forbidding is None:
            return IllegalMove(
                f"expected from seat {seat} one of: {_listed(choices)}; got '{word}'"
            )
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

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalMove(f"expected a seat from 0 to {self.seats - 1}; got {seat}")

    def _due(self, position: Position) -> str:
        pending = position.pending
        if pending.ending:
            return f"nothing more, because the game is over ({self.endings[pending.ending]})"
        if pending.total:
            return f"an event ({_listed(list(self.odds(position)))})"
        acting = self.acting(position)
        return f"a move from seat{'s' * (len(acting) > 1)} {', '.join(map(str, acting))}"


def _known(counts: Any) -> Array:
    """The number of copies of each card that are known to be here."""
    table = np.asarray(counts, np.int64).reshape(-1, counts.shape[-1])
    return cast(Array, np.where(table == UNKNOWN, 0, table).sum(axis=0))


def _listed(words: Sequence[str]) -> str:
    shown = ", ".join(words[:MOST_WORDS_LISTED])
    more = len(words) - MOST_WORDS_LISTED
    return f"{shown} and {more} more" if more > 0 else shown


def _written(moves: Mapping[int, str]) -> str:
    return "; ".join(f"{seat} {word}" for seat, word in moves.items()) or "no move"


def game(name: str, seats: int | None = None, **options: Any) -> Game:
    """Open a game by its name: `quartett.game("zoinx", seats=3, start=1)`.

    >>> game("zoinx", seats=9)
    Traceback (most recent call last):
    quartett.errors.UnreadableText: expected 2 to 4 seats for ZOINX!; got 9
    """
    return game_with(name, seats, options)


def game_with(name: str, seats: int | None, options: Mapping[str, Any]) -> Game:
    """Open a game with options that somebody else has named, in a message or a file.

    >>> game_with("zoinx", 2, {"seats": 3})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    quartett.errors.UnreadableText: expected one of ZOINX!'s options: start, ...; got 'seats'
    """
    about: About = games.package(name).ABOUT
    if seats is None:
        seats = about.seats[0]
    if seats not in about.seats:
        raise UnreadableText(
            f"expected {about.seats[0]} to {about.seats[-1]} seats for {about.title}; got {seats}"
        )
    known = {option.name: option for option in options_of(about, seats)}
    for given in options:
        if given not in known:
            raise UnreadableText(
                f"expected one of {about.title}'s options: {', '.join(known)}; got '{given}'"
            )
    options = dict(without_former_words(known, options))
    values = tuple(
        (name, option.read(options.get(name, option.default))) for name, option in known.items()
    )
    about.check(seats, dict(values))
    return _game(name, seats, values)


_GAMES: WeakValueDictionary[Any, Game] = WeakValueDictionary()
"""Every game that somebody has: positions compare their games by identity."""


@lru_cache(maxsize=GAMES_KEPT)
def _game(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    key = name, seats, options
    return _GAMES.get(key) or _GAMES.setdefault(key, Game(name, seats, dict(options)))
