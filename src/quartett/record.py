"""A record is what has happened: headings and steps. Folding it gives the position.

A transcript is a record as one seat saw it: an event that the seat did not see is written `draw ?`.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Self

from msgspec import Struct

from quartett.append_only import AppendOnlyList
from quartett.errors import Refused, UnreadableText
from quartett.game import Game, game_with
from quartett.layout import Viewer, whole_number
from quartett.position import Position, Result, read_viewer, write_viewer

HIDDEN = "?"


class Step(Struct, frozen=True, gc=False):
    """One event, or the moves of all acting seats together."""

    event: str | None = None
    moves: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, moves: Mapping[int, str]) -> Self:
        """A step that consists of moves."""
        return cls(moves=tuple(sorted(moves.items())))

    def __str__(self) -> str:
        if self.event is not None:
            return self.event
        if len(self.moves) == 1:
            ((seat, word),) = self.moves
            return f"{seat} {word}"
        return "; ".join([f"{seat} {word}" for seat, word in self.moves])

    @classmethod
    @lru_cache(maxsize=4096)
    def parse(cls, text: str) -> Self:
        """Read `dots 2`, or `0 bet 6; 1 bet zoinx`."""
        moves: dict[int, str] = {}
        for part in text.split("; "):
            seat, space, word = part.partition(" ")
            if not (seat.isascii() and seat.isdigit()):
                if moves or part != text:
                    raise UnreadableText(f"expected 'seat word' in every part; got '{part}'")
                return cls(event=text)
            if not space or not word or len(seat) > 2 or (moves and int(seat) <= max(moves)):
                raise UnreadableText(f"expected 'seat word', seats ascending; got '{part}'")
            moves[int(seat)] = word
        return cls.of(moves)

    @lru_cache(maxsize=4096)  # noqa: B019  # a step is a small value, and there are few different ones
    def hidden(self) -> Self:
        """The step as it appears to somebody who did not see the event: `draw ?`."""
        return type(self)(event=f"{str(self.event).partition(' ')[0]} {HIDDEN}")


@dataclass(frozen=True)
class Transcript:
    """What one seat has seen so far: its information state."""

    game: Game
    viewer: Viewer
    steps: tuple[Step, ...] = ()
    result: Result | None = None
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return _write(self.game, self.steps, self.result, self.notes, write_viewer(self.viewer))


@dataclass(frozen=True)
class Record:
    """A game and its steps. `Record(game)` is a game before its first step.

    >>> import quartett
    >>> record = quartett.Record(quartett.game("zoinx")).play({0: "bet 2", 1: "bet 4"})
    >>> record.happen("dots 3").steps[-1]
    Step(event='dots 3', moves=())
    """

    game: Game
    steps: Sequence[Step] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)
    """Remarks for the reader, such as names or that a bot stood in. They change nothing."""

    @cached_property
    def position(self) -> Position:
        """The position after the last step."""
        position = self.game.start()
        for step in self.steps:
            position = advance(position, step)
        return position

    def positions(self) -> Iterator[Position]:
        """Yield the position before each step, and after the last."""
        position = self.game.start()
        yield position
        for step in self.steps:
            position = advance(position, step)
            yield position

    @property
    def result(self) -> Result | None:
        return self.game.result(self.position)

    def then(self, step: Step) -> "Record":
        """The record with one more step; refuses an impossible step."""
        return self.reaching(advance(self.position, step), step)

    def reaching(self, position: Position, *more: Step) -> "Record":
        """The record with more steps, which the caller knows to lead to this position."""
        steps = self.steps if isinstance(self.steps, AppendOnlyList) else AppendOnlyList(self.steps)
        longer = object.__new__(Record)
        known = longer.__dict__
        known["game"], known["steps"], known["notes"] = self.game, steps.then(*more), self.notes
        known["position"] = position  # saves folding the record
        return longer

    def play(self, moves: Mapping[int, str]) -> "Record":
        """The record with a step of moves."""
        return self.then(Step.of(moves))

    def happen(self, event: str) -> "Record":
        """The record with an event."""
        return self.then(Step(event=event))

    def seen_by(self, viewer: Viewer) -> Transcript:
        """The record as this viewer saw it."""
        seen = [
            observe(before, step, viewer)
            for before, step in zip(self.positions(), self.steps, strict=False)
        ]
        return Transcript(self.game, viewer, tuple(seen), self.result, self.notes)

    def __str__(self) -> str:
        return _write(self.game, self.steps, self.result, self.notes, None)

    @staticmethod
    def parse(text: str) -> "Record | Transcript":
        """Read a record or a transcript; errors name the line."""
        return _read(text)


def observe(position: Position, step: Step, viewer: Viewer) -> Step:
    """Returns the step from this position as a viewer sees it, with `?` for a hidden event."""
    hidden = step.event is not None and not position.game.sees(position, viewer)
    return step.hidden() if hidden else step


def advance(position: Position, step: Step) -> Position:
    """The position after a step."""
    if step.event is not None:
        return position.game.happen(position, step.event)
    return position.game.play(position, dict(step.moves))


# -- text ----------------------------------------------------------------------------------------


def write_result(result: Result | None) -> str:
    """A result in notation."""
    if result is None:
        return "-"
    scores = "/".join(map(str, result.scores))
    return f"{result.ending} scores={scores} winners={','.join(map(str, result.winners))}"


def _write(
    game: Game,
    steps: Sequence[Step],
    result: Result | None,
    notes: tuple[str, ...],
    viewer: str | None,
) -> str:
    options = " ".join(f"{name}={value}" for name, value in game.written_options.items())
    headings = [
        f"game: {game.name}",
        f"rules: {game.about.version}",
        f"seats: {game.seats}",
        f"options: {options}",
        *([] if viewer is None else [f"eyes: {viewer}"]),
        *(f"note: {note}" for note in notes),
        f"result: {write_result(result)}",
    ]
    return "\n".join([*headings, "", *map(str, steps)]) + "\n"


def _read(text: str) -> Record | Transcript:
    lines = text.splitlines()
    body = lines.index("") if "" in lines else len(lines)
    headings: dict[str, str] = {}
    notes: list[str] = []
    for number, line in enumerate(lines[:body], 1):
        name, colon, value = line.partition(": ")
        if not colon or name in headings:
            raise UnreadableText(f"line {number}: expected 'heading: value', once; got '{line}'")
        if name == "note":
            notes.append(value)
        else:
            headings[name] = value
    own_game = _read_game(headings)
    viewer_text = headings.pop("eyes", None)
    result_text = headings.pop("result", "-")
    if headings:
        raise UnreadableText(f"expected no other headings; got '{next(iter(headings))}'")
    if viewer_text is not None:
        viewer = read_viewer(viewer_text, own_game.seats)
        return _read_transcript(own_game, viewer, lines, body, tuple(notes), result_text)
    record = Record(own_game, (), tuple(notes))
    for number, line in enumerate(lines[body + 1 :], body + 2):
        with _at_line(number):
            record = record.then(Step.parse(line))
    if (result := write_result(record.result)) != result_text:
        raise UnreadableText(
            f"expected 'result: {result}', which follows from the steps; got '{result_text}'"
        )
    return record


def _read_game(headings: dict[str, str]) -> Game:
    for name in ("game", "rules", "seats", "options"):
        if name not in headings:
            raise UnreadableText(f"expected the heading '{name}: ...'; it is missing")
    seats = whole_number("'seats'", headings.pop("seats"), 1, 99)
    options = dict(word.partition("=")[::2] for word in headings.pop("options").split(" "))
    own_game = game_with(headings.pop("game"), seats, options)
    version, about = headings.pop("rules"), own_game.about
    if version != str(about.version):
        raise UnreadableText(
            f"expected rules version {about.version} of {about.title}; got '{version}'"
        )
    return own_game


def _read_transcript(
    game: Game, viewer: Viewer, lines: list[str], body: int, notes: tuple[str, ...], result: str
) -> Transcript:
    events = {*game.events, *(Step(event=event).hidden().event for event in game.events)}
    steps = []
    for number, line in enumerate(lines[body + 1 :], body + 2):
        with _at_line(number):
            step = Step.parse(line)
            for seat, word in step.moves:
                if seat >= game.seats or word not in game.move_numbers:
                    raise UnreadableText(f"expected a seat and a word of the game; got '{line}'")
            if step.event is not None and step.event not in events:
                raise UnreadableText(f"expected an event of the game; got '{line}'")
            steps.append(step)
    return Transcript(game, viewer, tuple(steps), _read_result(game, result), notes)


def _read_result(game: Game, text: str) -> Result | None:
    if text == "-":
        return None
    match text.split(" "):
        case [ending, scores, winners] if (
            ending in game.endings[1:]
            and scores.startswith("scores=")
            and winners.startswith("winners=")
        ):
            points = scores.removeprefix("scores=").split("/")
            won = winners.removeprefix("winners=").split(",")
            if len(points) == game.seats:
                return Result(
                    tuple(whole_number("a score", word, -(2**31), 2**31) for word in points),
                    tuple(whole_number("a winner", word, 0, game.seats - 1) for word in won),
                    ending,
                )
    raise UnreadableText(f"expected 'result: ending scores=... winners=...'; got '{text}'")


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Put the line number in front of a refusal."""
    try:
        yield
    except Refused as refusal:
        refusal.args = (f"line {number}: {refusal.args[0]}",)
        raise
