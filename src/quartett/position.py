"""Positions, views and results: values of a game, and their text.

>>> import quartett
>>> position = quartett.game("zoinx", seats=2).start()
>>> position == quartett.Position(str(position))
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, cast

from quartett.compiled import Row
from quartett.effects import Notes, no_notes
from quartett.engine.pending import Pending
from quartett.errors import UnreadableText
from quartett.layout import Viewer, whole_number

if TYPE_CHECKING:
    from quartett.game import Game

NO_NOTES = no_notes()


@dataclass(frozen=True)
class Result:
    """How a game ended: everyone's score, the winners (several if they share a tie), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str


class GameRow:
    """A row of numbers that belongs to a game and has a text: a position or a view."""

    __slots__ = ("__dict__", "game", "notes", "row")
    game: "Game"
    row: Row
    notes: Notes
    """The effects of the step that led here, hidden ones included; empty if no step did."""

    def __new__(cls, text: str) -> Self:
        value = read(text)
        if not isinstance(value, cls):
            raise UnreadableText(f"expected the text of a {cls.__name__.lower()}; got '{text}'")
        return value

    @classmethod
    def of(
        cls, game: "Game", row: Row, pending: Pending | None = None, notes: Notes = NO_NOTES
    ) -> Self:
        """The value of a row; `pending`, if it is known, saves a scan."""
        value = object.__new__(cls)
        row.setflags(write=False)
        value.game, value.row, value.notes = game, row, notes
        if pending is not None:
            value.__dict__["pending"] = pending
        return value

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


class Position(GameRow):
    """Everything on the table, hidden or not."""

    def __str__(self) -> str:
        return f"{self.game.heading} | {self.game.layout.write(self.row)}"

    @cached_property
    def pending(self) -> Pending:
        """What is due here."""
        return self.game.engine.scan(self.row)


class View(GameRow):
    """A position as one seat, or a spectator, sees it. What the viewer may not see is `?`."""

    viewer: Viewer

    @classmethod
    def by(cls, game: "Game", row: Row, viewer: Viewer) -> Self:
        """The value of a row that has been masked for this viewer."""
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

    __hash__ = GameRow.__hash__


# -- text ----------------------------------------------------------------------------------------


def read(text: str) -> Position | View:
    """Read a position or a view of any game; see docs/notation.md."""
    from quartett.game import game  # which imports this module

    heading, bar, body = text.partition(" | ")
    name, *words = heading.split(" ")
    if not bar:
        raise UnreadableText(f"expected 'game seats=... | field=... ...'; got '{text}'")
    settings = _pairs(words)
    viewer_text = settings.pop("eyes", None)
    seats = whole_number("'seats'", settings.pop("seats", "?"), 1, 99)
    own_game = game(name, seats, **settings)
    row, fields = own_game.settings_row(), _pairs(body.split(" "))
    if viewer_text is None:
        own_game.layout.fill(row, fields, ())
        return Position.of(own_game, own_game.check(row))
    viewer = read_viewer(viewer_text, seats)
    own_game.layout.fill(row, fields, frozenset(own_game.layout.secrets(viewer, seats)))
    return View.by(own_game, row, viewer)


def write_viewer(viewer: Viewer) -> str:
    """A viewer in notation."""
    return "spectator" if viewer is None else str(viewer)


def read_viewer(text: str, seats: int) -> Viewer:
    """Read a viewer."""
    if text == "spectator":
        return None
    return whole_number("'eyes' (or spectator)", text, 0, seats - 1)


def _pairs(words: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or name in pairs:
            raise UnreadableText(f"expected 'name=value', each name once; got '{word}'")
        pairs[name] = value
    return pairs
