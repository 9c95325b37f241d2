"""A table as numbers for a network: one encoding for all games, derived from the layout.

The viewer comes first, then the seats to the left. Of every field the viewer may see:

- a value with at most 16 names: one-hot;
- a value with more names: its binary digits (columns of squares and sets are such numbers);
- cards: the count of each;
- any other number: a share of its highest value, or of 64 if that is larger.

The plan for writing features leaves out what the viewer may not see, so a position and the viewer's
view of it have the same features. It leaves out settings, too, because they never change.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Bits, Ints, Row, rule
from quartett.errors import IllegalPosition
from quartett.game import Game, View
from quartett.layout import Field, Visibility

Numbers = npt.NDArray[np.float32]
Rows = npt.NDArray[np.uint8]

SOURCE = Path(__file__).parent
"""Machine code made from any file of this folder depends on all of them."""
FEW_NAMES = 16
COMMON_SCALE = 64
ROOM = 64
"""The size of a row is rounded up to a multiple of this, so that it can be read in 8 bytes."""

SHARE, ONE_OF, DIGITS = range(3)
GROUPS = ((SHARE, 2), (SHARE, 4), (SHARE, 8), (ONE_OF, 2), (DIGITS, 2), (DIGITS, 4), (DIGITS, 8))
"""The groups of values by kind and size in bytes; a value with few names has two bytes."""


class Plan(NamedTuple):
    """How to write features: for speed, values of one kind and size are together.

    Places are unsigned, because for signed ones Numba checks whether they count from the end.
    """

    ends: tuple[np.uint64, ...]
    """Where the values of each of `GROUPS` end."""
    places: Bits
    """For each viewer: the place of each value in the row."""
    targets: Bits
    """Each value's first feature."""
    extents: Bits
    """The number of features of each value."""
    factors: Numbers


class Spans(NamedTuple):
    """Which features each value has."""

    targets: Bits
    extents: Bits


@rule
def write_shares(
    row: Ints,
    seen: Bits,
    factors: Numbers,
    features: Numbers,
    base: np.uint64,
    begin: np.uint64,
    end: np.uint64,
) -> None:
    """Writes numbers, one feature each."""
    for entry in range(begin, end):
        features[base + entry] = np.float32(row[seen[entry]]) * factors[entry]


@rule
def write_digits(
    row: Ints,
    seen: Bits,
    spans: Spans,
    features: Numbers,
    base: np.uint64,
    begin: np.uint64,
    end: np.uint64,
) -> None:
    """Writes numbers as binary digits."""
    for entry in range(begin, end):
        value, target = np.uint64(np.int64(row[seen[entry]])), base + spans.targets[entry]
        for digit in range(spans.extents[entry]):
            features[target + digit] = np.float32((value >> digit) & np.uint64(1))


@rule
def write_features(
    rows: Rows, first: int, last: int, plan: tuple[Any, ...], viewers: Ints, features: Numbers
) -> None:
    """Writes the features of these rows, each for its viewer, into one long array.

    It goes kind by kind: to check at each table which kinds there are would take longer than the
    work itself. The plan is a plain tuple, because Numba would unpack a named one at every call.
    """
    ends, places, targets, extents, factors = plan
    spans = Spans(targets, extents)
    begin, end, none = np.uint64(first), np.uint64(last), np.uint64(0)
    width = np.uint64(len(features) // len(rows))
    seats = width - np.uint64(len(places))
    shorts, longs, longest = rows.view(np.int16), rows.view(np.int32), rows.view(np.int64)
    for place in range(begin * width, end * width):
        features[place] = 0
    for table in range(begin, end):
        viewer, base = np.uint64(viewers[table]), table * width
        write_shares(shorts[table], places[viewer], factors, features, base, none, ends[0])
        features[base + seats + viewer] = 1
    if ends[0] < ends[2]:
        for table in range(begin, end):
            seen, base = places[np.uint64(viewers[table])], table * width
            write_shares(longs[table], seen, factors, features, base, ends[0], ends[1])
            write_shares(longest[table], seen, factors, features, base, ends[1], ends[2])
    for entry in range(ends[2], ends[3]):
        target = targets[entry]
        for table in range(begin, end):
            value = shorts[table, places[np.uint64(viewers[table]), entry]]
            features[table * width + target + np.uint64(value)] = 1
    if ends[3] < ends[6]:
        for table in range(begin, end):
            seen, base = places[np.uint64(viewers[table])], table * width
            write_digits(shorts[table], seen, spans, features, base, ends[3], ends[4])
            write_digits(longs[table], seen, spans, features, base, ends[4], ends[5])
            write_digits(longest[table], seen, spans, features, base, ends[5], ends[6])


@dataclass(frozen=True)
class Features:
    """The encoding of a game. The last features say which seat the viewer has."""

    game: Game
    plan: Plan
    names: tuple[str, ...]
    low: Numbers
    high: Numbers

    @property
    def size(self) -> int:
        return len(self.names)

    def of(self, view: View) -> Numbers:
        """Returns the features of a view."""
        if view.viewer is None:
            raise IllegalPosition("expected the view of a seat; got a spectator's")
        return self.of_row(view.row, view.viewer)

    def of_row(self, row: Row, viewer: int) -> Numbers:
        """Returns the features that this seat sees in the row of a position or of its own view."""
        padded = np.zeros((1, room(len(row))), np.uint8)
        padded[0, : len(row)] = row
        features = np.zeros(self.size, np.float32)
        write_features(padded, 0, 1, tuple(self.plan), np.array([viewer]), features)
        return features


def room(size: int) -> int:
    """Returns the number of bytes for a row of this size in a batch."""
    return -(-size // ROOM) * ROOM


class Value(NamedTuple):
    """A number in the row that a viewer sees, and how to write it."""

    name: str
    kind: int
    size: int
    place: int
    labels: Sequence[str]
    scale: int
    low: float
    high: float


@lru_cache(maxsize=64)
def features(game: Game) -> Features:
    """Returns the encoding of this game.

    >>> import quartett
    >>> encoding = features(quartett.game("zoinx"))
    >>> encoding.names[:3]
    ('active', 'last_turns', 'turn')
    """
    by_viewer = [sorted(_seen(game, viewer), key=_group) for viewer in range(game.seats)]
    values = by_viewer[0]
    extents = [len(value.labels) for value in values]
    plan = Plan(
        ends=tuple(np.uint64(sum(_group(v) <= group for v in values)) for group in GROUPS),
        places=np.array([[value.place for value in seen] for seen in by_viewer], np.uint64),
        targets=np.array([0, *accumulate(extents)][:-1], np.uint64),
        extents=np.array(extents, np.uint64),
        factors=np.array([1 / value.scale for value in values], np.float32),
    )
    names = [f"{value.name} {label}".strip() for value in values for label in value.labels]
    bounds = [(value.low, value.high) for value in values for _ in value.labels]
    for seat in range(game.seats):
        names.append(f"seat {seat}")
        bounds.append((0.0, 1.0))
    low, high = np.array(bounds, np.float32).T
    return Features(game, plan, tuple(names), low, high)


def _group(value: Value) -> tuple[int, int]:
    return value.kind, value.size


def _seen(game: Game, viewer: int) -> Iterator[Value]:
    """Yields every value that the viewer may see, in the same order for all viewers."""
    columns: Any = game.layout.dtype.fields
    for name, field in game.layout.fields.items():
        if field.visibility in (Visibility.SETTING, Visibility.HIDDEN):
            continue
        dtype, offset = columns[name]
        size = int(field.number_type[1])
        labels = field.cards or range(math.prod(dtype.shape[1 if field.per_seat else 0 :]))
        for who, seat in _entries(game, field, viewer):
            for place, label in enumerate(labels):
                parts = [name, who, str(label) if len(labels) > 1 else ""]
                at = offset // size + seat * len(labels) + place
                yield Value(" ".join(filter(None, parts)), size=size, place=at, **_how(field))


def _entries(game: Game, field: Field, viewer: int) -> list[tuple[str, int]]:
    """Lists whose entries of a field the viewer sees: its own, then, if public, all others'."""
    if not field.per_seat:
        return [("", 0)]
    others = 0 if field.visibility is Visibility.PRIVATE else game.seats - 1
    left = [(f"left {n}", (viewer + n) % game.seats) for n in range(1, others + 1)]
    return [("mine", viewer), *left]


def _how(field: Field) -> dict[str, Any]:
    """Returns how to write a value of this field."""
    if field.names is None:
        scale = 1 if field.cards else min(field.high, COMMON_SCALE)
        bounds = {"low": field.low / scale, "high": field.high / scale}
        return {"kind": SHARE, "labels": [""], "scale": scale, **bounds}
    few = len(field.names) <= FEW_NAMES
    digits = range((len(field.names) - 1).bit_length())
    labels = field.names if few else [f"digit {digit}" for digit in digits]
    return {
        "kind": ONE_OF if few else DIGITS, "labels": labels, "scale": 1, "low": 0.0, "high": 1.0
    }  # fmt: skip
