"""What do other options change? Two sets of options, played with the same chance.

Game number n has the same stream of random numbers in both. As long as the rules ask for the same,
the same happens, so most of the luck is in both and cancels out of the difference: fewer games say
as much. How much that was worth is part of the answer.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.table import Table

from quartett.analysis.arena import SURE
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
    """How many times as many games it would take to know it as well without the same chance."""

    @property
    def clear(self) -> bool:
        return abs(self.second - self.first) > self.error


def figures(batch: Batch) -> dict[str, npt.NDArray[np.float64]]:
    """What is compared: one number for each game."""
    game = batch.game
    found: dict[str, Any] = {
        "mean score": batch.scores.mean(axis=1),
        "best score": batch.scores.max(axis=1),
        "best less worst score": np.ptp(batch.scores, axis=1),
        "length in steps": batch.lengths,
        "shared wins": batch.winners.sum(axis=1) > 1,
    }
    found |= {f"wins of seat {s}": batch.win_shares[:, s] for s in range(game.seats)}
    found |= {f"points by {p}": batch.parts[:, :, n].mean(1) for n, p in enumerate(game.parts)}
    found |= {f"ending {e}": batch.endings == n for n, e in enumerate(game.endings) if n}
    return {figure: np.asarray(values, np.float64) for figure, values in found.items()}


def compare(first: Game, second: Game, games: int, seed: int = 0) -> list[Difference]:
    """Every figure under both, and how sure the difference is."""
    if (first.name, first.seats) != (second.name, second.seats):
        raise UnreadableText(
            f"expected one game with two sets of options; got {first!r}, {second!r}"
        )
    if games < 2:
        raise UnreadableText(f"expected at least 2 games; got {games}")
    one, other = (figures(simulate(game, games, seed)) for game in (first, second))
    found = []
    for figure, before in one.items():
        after = other[figure]
        paired = float(np.var(after - before, ddof=1))
        apart = float(np.var(before, ddof=1) + np.var(after, ddof=1))
        found.append(
            Difference(
                figure,
                float(before.mean()),
                float(after.mean()),
                SURE * (paired / games) ** 0.5,
                apart / paired if paired else 1.0,
            )
        )
    return found


def table(title: str, names: tuple[str, str], differences: list[Difference]) -> Table:
    """For people; a star marks what is surely different."""
    told = Table(title=title)
    for column in ("figure", *names, "difference", "", "same chance is worth"):
        told.add_column(column, justify="left" if column == "figure" else "right")
    for row in differences:
        told.add_row(
            row.figure,
            f"{row.first:.3f}",
            f"{row.second:.3f}",
            f"{row.second - row.first:+.3f} ±{row.error:.3f}",
            "*" if row.clear else "",
            f"{row.worth:.1f} x",
        )
    return told
