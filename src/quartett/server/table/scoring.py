"""Scores computed from what everybody sees, compiled for each game."""

import threading
from functools import lru_cache
from pathlib import Path

import numpy as np

from quartett.compiled import Grid, Ints, Row, dtype, rules
from quartett.game import GAMES_KEPT, Game, Position
from quartett.server.table.state import State

HERE = Path(__file__)


def add_up(row: Row, seen: Row, fill: Row, room: Row, scores: Ints, parts: Grid) -> None:
    """Compute every seat's score and its parts. What is hidden is masked first, so that a score can
    reveal none of it."""
    for n in range(len(row)):
        room[n] = row[n] & seen[n] | fill[n]
    position = room.view(dtype)[0]
    for seat in range(position.seats):
        scores[seat] = rules.score(position, seat)
        rules.parts(position, seat, parts[seat])


class _Adding(threading.local):
    """A game's compiled `add_up` and its buffers; every thread has its own."""

    def __init__(self, game: Game) -> None:
        self.add_up = game.specialize(add_up, HERE, hold_gil=True)
        seen, fill = game.layout.visibility(game.seats)
        self.scores = np.zeros(game.seats, np.int64)
        self.parts = np.zeros((game.seats, len(game.parts)), np.int64)
        room = np.empty(game.layout.dtype.itemsize, np.uint8)
        self.scratch = (seen[-1], fill[-1], room, self.scores, self.parts)


@lru_cache(maxsize=GAMES_KEPT)
def _adding(game: Game) -> _Adding:
    return _Adding(game)


def scores_of(position: Position) -> list[int]:
    """Return every seat's score."""
    adding = _adding(position.game)
    adding.add_up(position.row, *adding.scratch)
    scores: list[int] = adding.scores.tolist()
    return scores


def parts_of(position: Position) -> list[list[int]]:
    """Return the parts of every seat's score."""
    adding = _adding(position.game)
    adding.add_up(position.row, *adding.scratch)
    parts: list[list[int]] = adding.parts.tolist()
    return parts


def series_of(state: State) -> tuple[float, ...]:
    """Return each seat's wins in the series, with this game once it is over; ties are shared."""
    result = state.record.result if state.phase == "over" else None
    if result is None:
        return state.series
    share = 1 / len(result.winners)
    return tuple(
        wins + (share if seat in result.winners else 0.0) for seat, wins in enumerate(state.series)
    )
