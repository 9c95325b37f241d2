"""The effects of a step, noted by the rule that causes them.

A game's `effects.py` declares what can happen at its table, and its `refusals.py` why a word may
not be chosen. Both are kinds of notes; a note is its kind and a few whole numbers, its details.

    class Effect(EffectKind):
        DREW = {"seat": seat(), "card": private("seat", NUMBERS)}
        ROUND_ENDED = {"why": word("six-stacks", "hands-empty")}

Rules write notes with `note(position, Effect.DREW, seat, card)`: see kit.py. Nothing else works out
what happened: a preview is the effects of a trial on a spare row, a log line is the effects of a
step in words, and the page animates the same list.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quartett.layout import MOST_DETAILS, NOTE_WIDTH, UNKNOWN, Viewer

Notes = npt.NDArray[np.int32]
"""A row for each note: its kind, its details, and zeros."""
Value = int | str | None
ALLOWED = -1
"""What `forbids` returns for a word that no rule forbids."""
MOST_WORDS = 128
"""Details with more words would make the page's schema too large; such details are numbers."""


@dataclass(frozen=True)
class Detail:
    """One whole number of a note: a seat, a number, or the place of a word."""

    words: tuple[str, ...] | None = None
    is_seat: bool = False
    owner: str | None = None
    """Only the seat named by this other detail may see it."""

    def read(self, number: int) -> Value:
        """The detail in words; None if the viewer may not see it."""
        if number == UNKNOWN:
            return None
        return number if self.words is None else self.words[number]


NO_DETAILS: Mapping[str, Detail] = MappingProxyType({})


def seat() -> Detail:
    """A seat."""
    return Detail(is_seat=True)


def number() -> Detail:
    """A whole number."""
    return Detail()


def word(*words: Any) -> Detail:
    """One of these words; rules use its place in the list."""
    if len(words) > MOST_WORDS:
        raise TypeError(f"expected at most {MOST_WORDS} words for a detail; got {len(words)}")
    return Detail(tuple(map(str, words)))


def private(owner: str, words: Sequence[Any] | None = None) -> Detail:
    """A number, or one of these words, that only the seat in the detail `owner` may see."""
    return Detail(None if words is None else word(*words).words, owner=owner)


class NoteKind(IntEnum):
    """The base class of effects and refusals: numbered in order, each with its details."""

    details: Mapping[str, Detail]
    """By name, in the order in which rules pass them to `note`."""

    def __new__(cls, details: Mapping[str, Detail] = NO_DETAILS) -> Self:
        return cls._next(details)

    @classmethod
    def _next(cls, details: Mapping[str, Detail]) -> Self:
        """Make the next kind of this game."""
        kind = int.__new__(cls, len(cls.__members__))
        kind._value_ = len(cls.__members__)
        kind.details = details
        if len(details) > MOST_DETAILS:
            raise TypeError(f"expected at most {MOST_DETAILS} details; got {', '.join(details)}")
        for detail in details.values():
            if detail.owner is not None and not details[detail.owner].is_seat:
                raise TypeError(f"expected a seat in '{detail.owner}', which owns another detail")
        return kind

    @property
    def title(self) -> str:
        """Its name in texts and messages: `round-ended`."""
        return self.name.lower().replace("_", "-")


class EffectKind(NoteKind):
    """The base class of a game's effects."""


def reveals(**details: Detail) -> "dict[str, Detail]":
    """The details of an effect that reveals what the chooser could not know, such as sealed choices
    or other players' cards. Previews end before it, because its consequences are unknown."""
    return _Revealing(details)


class _Revealing(dict[str, Detail]):
    """The details of an effect that reveals something."""


class RefusalKind(NoteKind):
    """The base class of a game's refusals: why a word may not be chosen, and by which rule.

    class Refusal(RefusalKind):
        NOT_IN_HAND = "NOX-4", {"number": number()}
    """

    rule: str

    def __new__(cls, rule: str, details: Mapping[str, Detail] = NO_DETAILS) -> Self:
        kind = cls._next(details)
        kind.rule = rule
        return kind


class Note:
    """One effect, or a refusal, as a value: `effect.kind`, `effect["card"]`.

    Its text is its kind and its details: `laid seat=0 card=14 before=2 onto=5`.
    """

    __slots__ = ("details", "kind")

    def __init__(self, kind: str, details: Mapping[str, Value]) -> None:
        self.kind, self.details = kind, dict(details)

    def __getitem__(self, name: str) -> Value:
        return self.details[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and (self.kind, self.details) == (other.kind, other.details)

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.details.items())))

    def __str__(self) -> str:
        values = [f"{name}={'?' if v is None else v}" for name, v in self.details.items()]
        return " ".join([self.kind, *values])

    def __repr__(self) -> str:
        return f"Note({self.kind!r}, {self.details!r})"


class NoteKinds:
    """All kinds of effects, or of refusals, of a game; reads their rows."""

    def __init__(self, kinds: Iterable[NoteKind]) -> None:
        self.all: tuple[NoteKind, ...] = tuple(kinds)
        self.titles = tuple(kind.title for kind in self.all)
        self.ends = [1 + len(kind.details) for kind in self.all]
        """The length of a note of each kind: the kind itself and its details."""
        self.sizes = np.array([len(kind.details) for kind in self.all] or [0], np.int64)
        self.reveals = np.array(
            [isinstance(kind.details, _Revealing) for kind in self.all] or [False]
        )
        self.seat_places = np.array([_seat_place(kind) for kind in self.all] or [0], np.int64)
        """The place of a note's first seat, which says whose note it is; 0: it has none."""
        self.secrets = {
            int(kind): tuple(_secrets(kind)) for kind in self.all if any(_secrets(kind))
        }
        """For each kind with private details: their places, each with the place of its owner."""

    @cached_property
    def owner_places(self) -> npt.NDArray[np.int64]:
        """By kind and place of a detail: the place of its owner; 0: everybody may see it."""
        places = np.zeros((max(1, len(self.all)), NOTE_WIDTH), np.int64)
        for kind, secrets in self.secrets.items():
            for place, owner in secrets:
                places[kind, place] = owner
        return places

    @cached_property
    def by_title(self) -> dict[str, NoteKind]:
        """The kinds by title."""
        return dict(zip(self.titles, self.all, strict=True))

    def rows(self, notes: Notes, viewer: Viewer) -> list[list[int]]:
        """Each note as this viewer may see it: its kind and its details."""
        return list(self.split(self.flat(notes, viewer)))

    def flat(self, notes: Notes, viewer: Viewer) -> list[int]:
        """The same in one list."""
        seen: list[int] = []
        for row in notes.tolist():
            kind = row[0]
            for place, owner in self.secrets.get(kind, ()):
                if row[owner] != viewer:
                    row[place] = UNKNOWN
            seen += row[: self.ends[kind]]
        return seen

    def read(self, rows: Iterable[Sequence[int]]) -> tuple[Note, ...]:
        """Turn rows into values."""
        return tuple(self._read(row) for row in rows)

    def _read(self, row: Sequence[int]) -> Note:
        kind = self.all[row[0]]
        values = zip(kind.details.items(), row[1:], strict=False)
        return Note(kind.title, {name: detail.read(value) for (name, detail), value in values})

    def split(self, flat: list[int]) -> Iterator[list[int]]:
        """Split a list of notes into rows."""
        at = 0
        while at < len(flat):
            end = at + self.ends[flat[at]]
            yield flat[at:end]
            at = end


def _seat_place(kind: NoteKind) -> int:
    return next((n for n, detail in enumerate(kind.details.values(), 1) if detail.is_seat), 0)


def _secrets(kind: NoteKind) -> Iterator[tuple[int, int]]:
    names = list(kind.details)
    for place, detail in enumerate(kind.details.values(), 1):
        if detail.owner is not None:
            yield place, 1 + names.index(detail.owner)


def no_notes() -> Notes:
    """An empty array of notes."""
    return np.zeros((0, NOTE_WIDTH), np.int32)
