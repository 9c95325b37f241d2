"""Scores from what a viewer sees, compiled for each game."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from quartett.compiled import Grid, Ints, Row, dtype, rules
from quartett.game import Game

HERE = Path(__file__)


def add_up(row: Row, scores: Ints, parts: Grid) -> None:
    """Everyone's score and the parts it is made of."""
    position = row.view(dtype)[0]
    for seat in range(position.seats):
        scores[seat] = rules.score(position, seat)
        rules.parts(position, seat, parts[seat])


@cache
def _adding_up(game: Game) -> Any:
    return game.bound(add_up, HERE, brief=True)


def scores_of(game: Game, row: Row) -> tuple[list[int], list[list[int]]]:
    """Scores and parts, from the row as a viewer sees it: nothing hidden can get in."""
    most = game.layout.most_seats
    scores = np.zeros(most, np.int64)
    parts = np.zeros((most, max(1, len(game.parts))), np.int64)
    _adding_up(game)(row, scores, parts)
    seats = game.seats
    return scores[:seats].tolist(), parts[:seats, : len(game.parts)].tolist()
