"""Scores from what everybody sees, compiled for each game."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from quartett.compiled import Grid, Ints, Row, dtype, rules
from quartett.game import GAMES_KEPT, Game, Position

HERE = Path(__file__)


def add_up(row: Row, seen: Row, instead: Row, room: Row, scores: Ints, parts: Grid) -> None:
    """Everyone's score and the parts it is made of. Hidden things are masked first: none of them
    can get in."""
    watching = len(seen) - 1
    for n in range(len(row)):
        room[n] = row[n] & seen[watching, n] | instead[watching, n]
    position = room.view(dtype)[0]
    for seat in range(position.seats):
        scores[seat] = rules.score(position, seat)
        rules.parts(position, seat, parts[seat])


@lru_cache(maxsize=GAMES_KEPT)
def _adding_up(game: Game) -> Any:
    return game.bound(add_up, HERE, brief=True)


def scores_of(position: Position) -> tuple[list[int], list[list[int]]]:
    """Everyone's score, and its parts."""
    game, row = position.game, position.row
    scores = np.zeros(game.seats, np.int64)
    parts = np.zeros((game.seats, len(game.parts)), np.int64)
    _adding_up(game)(row, *game.layout.sights(game.seats), np.empty_like(row), scores, parts)
    return scores.tolist(), parts.tolist()
