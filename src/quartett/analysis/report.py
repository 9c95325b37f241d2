"""Reports on a batch of games: scores, seats, lengths, endings, and how points are made."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.table import Table

from quartett.analysis.arena import Z_95, Outcome, meetings, ratings
from quartett.game import Game
from quartett.sim import Batch

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def summary(batch: Batch) -> dict[str, Any]:
    """Returns the figures, for programs."""
    game, shares = batch.game, batch.win_shares
    games = len(batch.lengths)
    return {
        "game": game.heading,
        "seed": batch.seed,
        "games": games,
        "seats": [
            {
                "seat": seat,
                "wins": float(shares[:, seat].mean()),
                "wins_error": float(shares[:, seat].std() / games**0.5),
                "score": _spread(batch.scores[:, seat]),
                "parts": {
                    part: float(batch.parts[:, seat, place].mean())
                    for place, part in enumerate(game.parts)
                },
            }
            for seat in range(game.seats)
        ],
        "score": _spread(batch.scores.ravel()),
        "parts": {
            part: _spread(batch.parts[:, :, place].ravel()) for place, part in enumerate(game.parts)
        },
        "shared_wins": float((batch.winners.sum(axis=1) > 1).mean()),
        "length": _spread(batch.lengths),
        "endings": {
            ending: float((batch.endings == number).mean())
            for number, ending in enumerate(game.endings)
            if number
        },
    }


def _spread(values: Any) -> dict[str, float]:
    low, lower, median, upper, high = np.quantile(values, QUANTILES).tolist()
    return {
        "mean": float(values.mean()),
        "deviation": float(values.std()),
        "p5": low,
        "p25": lower,
        "median": median,
        "p75": upper,
        "p95": high,
    }


def tables(batch: Batch) -> list[Table]:
    """Prints the figures as tables, for people."""
    figures = summary(batch)
    title = f"{batch.game.heading}: {figures['games']:,} games, seed {batch.seed}"
    seats = _table(title, "seat", "wins", "mean score", "deviation", "5 %", "median", "95 %")
    for seat in figures["seats"]:
        wins = f"{seat['wins']:.1%} ±{Z_95 * seat['wins_error']:.1%}"
        seats.add_row(str(seat["seat"]), wins, *_figures(seat["score"]))
    seats.add_row("all", "", *_figures(figures["score"]))
    printed = [seats]
    if figures["parts"]:
        parts = _table("how points are made", "part", "mean", "deviation", "5 %", "median", "95 %")
        for part, spread in figures["parts"].items():
            parts.add_row(part, *_figures(spread))
        printed.append(parts)
    games = _table("games", "length in steps", "shared wins", *figures["endings"])
    length = figures["length"]
    games.add_row(
        f"{length['mean']:.1f} ({length['p5']:.0f} to {length['p95']:.0f})",
        f"{figures['shared_wins']:.1%}",
        *(f"{share:.1%}" for share in figures["endings"].values()),
    )
    return [*printed, games]


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _figures(spread: dict[str, float]) -> list[str]:
    quantiles = [f"{spread[key]:.0f}" for key in ("p5", "median", "p95")]
    return [f"{spread['mean']:.2f}", f"{spread['deviation']:.2f}", *quantiles]


def arena_summary(game: Game, outcomes: Sequence[Outcome], levels: Sequence[str]) -> dict[str, Any]:
    """Returns the figures of an arena, for programs."""
    met, rated = meetings(outcomes), ratings(outcomes, levels)
    return {
        "game": game.heading,
        "games": len(outcomes),
        "levels": [
            {
                "level": level,
                "rating": round(rated[level][0], 2),
                "rating_error": round(rated[level][1], 2),
                "against": {
                    other: {"share": round(share.mean, 4), "error": round(share.error, 4)}
                    for (one, other), share in met.items()
                    if one == level
                },
            }
            for level in levels
        ],
    }


def arena_tables(game: Game, outcomes: Sequence[Outcome], levels: Sequence[str]) -> list[Table]:
    """Prints the figures as a table: each row's share of its meetings with each column."""
    figures = arena_summary(game, outcomes, levels)
    table = _table(f"{game.heading}: {len(outcomes)} games", "level", "rating", *levels)
    for row in figures["levels"]:
        against = [row["against"].get(other) for other in levels]
        table.add_row(
            row["level"],
            f"{row['rating']:.1f} ±{row['rating_error']:.1f}",
            *(f"{a['share']:.0%} ±{a['error']:.0%}" if a else "" for a in against),
        )
    return [table]
