"""Compares two sets of options of a game, played with the same chance.

Game n has the same stream of random numbers under both. As long as the rules ask for the same
events, the same events happen, so most of the luck cancels out of the difference, and fewer games
suffice. The result says how many times fewer.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.table import Table

from quartett.analysis.arena import Z_95
from quartett.errors import UnreadableText
from quartett.game import Game
from quartett.sim import Batch, simulate


@dataclass(frozen=True)
class Difference:
    """One figure under both sets of options."""

    figure: str
    first: float
    second: float
    error: float
    """Of the difference, 95 %."""
    worth: float
    """How many times as many games the same precision would take without the same chance."""

    @property
    def clear(self) -> bool:
        return abs(self.second - self.first) > self.error


def figures(batch: Batch) -> dict[str, npt.NDArray[np.float64]]:
    """Returns what to compare: one number for each game."""
    game = batch.game
    columns: dict[str, Any] = {
        "mean score": batch.scores.mean(axis=1),
        "best score": batch.scores.max(axis=1),
        "best less worst score": np.ptp(batch.scores, axis=1),
        "length in steps": batch.lengths,
        "shared wins": batch.winners.sum(axis=1) > 1,
    }
    columns |= {f"wins of seat {s}": batch.win_shares[:, s] for s in range(game.seats)}
    columns |= {f"points by {p}": batch.parts[:, :, n].mean(1) for n, p in enumerate(game.parts)}
    columns |= {f"ending {e}": batch.endings == n for n, e in enumerate(game.endings) if n}
    return {figure: np.asarray(values, np.float64) for figure, values in columns.items()}


def compare(first: Game, second: Game, games: int, seed: int = 0) -> list[Difference]:
    """Compares every figure, with the error of the difference."""
    if (first.name, first.seats) != (second.name, second.seats):
        raise UnreadableText(
            f"expected one game with two sets of options; got {first!r}, {second!r}"
        )
    if games < 2:
        raise UnreadableText(f"expected at least 2 games; got {games}")
    one, other = (figures(simulate(game, games, seed)) for game in (first, second))
    differences = []
    for figure, before in one.items():
        after = other[figure]
        paired = float(np.var(after - before, ddof=1))
        unpaired = float(np.var(before, ddof=1) + np.var(after, ddof=1))
        differences.append(
            Difference(
                figure,
                float(before.mean()),
                float(after.mean()),
                Z_95 * (paired / games) ** 0.5,
                unpaired / paired if paired else 1.0,
            )
        )
    return differences


def table(title: str, names: tuple[str, str], differences: list[Difference]) -> Table:
    """Prints the differences as a table; a star marks the significant ones."""
    result = Table(title=title)
    for column in ("figure", *names, "difference", "", "same chance is worth"):
        result.add_column(column, justify="left" if column == "figure" else "right")
    for row in differences:
        result.add_row(
            row.figure,
            f"{row.first:.3f}",
            f"{row.second:.3f}",
            f"{row.second - row.first:+.3f} ±{row.error:.3f}",
            "*" if row.clear else "",
            f"{row.worth:.1f} x",
        )
    return result
