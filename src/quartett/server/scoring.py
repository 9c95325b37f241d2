"""Scores from what a viewer sees, compiled for each game."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from quartett.compiled import Grid, Ints, Row, dtype, rules
from quartett.game import Game, View

HERE = Path(__file__)


def add_up(row: Row, scores: Ints, parts: Grid) -> None:
    """Everyone's score and the parts it is made of."""
    position = row.view(dtype)[0]
    for seat in range(position.seats):
        scores[seat] = rules.score(position, seat)
        rules.parts(position, seat, parts[seat])


@cache
def _adding_up(game: Game) -> Any:
    return game.bound(add_up, HERE)


def scores_of(view: View) -> tuple[list[int], list[list[int]]]:
    """Scores and parts, from the viewer's own row: nothing hidden can get in."""
    game = view.game
    most = game.layout.most_seats
    scores = np.zeros(most, np.int64)
    parts = np.zeros((most, max(1, len(game.parts))), np.int64)
    _adding_up(game)(view.row, scores, parts)
    seats = game.seats
    return scores[:seats].tolist(), parts[:seats, : len(game.parts)].tolist()
