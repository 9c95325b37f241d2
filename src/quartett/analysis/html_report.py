"""A report on a batch of games as HTML: charts first, then the figures."""

import json
from html import escape
from pathlib import Path
from typing import Any

from quartett.analysis.arena import Z_95
from quartett.analysis.charts import Panel, bars, histogram, png, sheet
from quartett.analysis.report import summary
from quartett.errors import UnreadableText
from quartett.sim import Batch

STYLE = """
body { font-family: system-ui, sans-serif; max-width: 940px; margin: 2em auto; padding: 0 1em;
       color: #1d2733; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { padding: .25em .8em; text-align: right; border-bottom: 1px solid #c9d8e8; }
"""


def chart(batch: Batch) -> str:
    """Draws scores, seats, lengths, parts and endings as one SVG."""
    game, figures = batch.game, summary(batch)
    seats = [f"seat {seat}" for seat in range(game.seats)]
    wins = {name: seat["wins"] for name, seat in zip(seats, figures["seats"], strict=True)}
    panels: list[Panel] = [
        histogram("Scores", {n: batch.scores[:, s] for s, n in enumerate(seats)}, "points"),
        bars(
            "Which seat wins",
            wins,
            errors=[Z_95 * seat["wins_error"] for seat in figures["seats"]],
            even=1 / game.seats,
            labels=_percents(wins),
            note="whiskers: 95 %; dashed: no seat better than another",
        ),
        histogram("Length", {"games": batch.lengths}, "steps"),
    ]
    if figures["parts"]:
        means = {part: spread["mean"] for part, spread in figures["parts"].items()}
        panels.append(bars("How points are made", means, note="mean points of a seat"))
    panels.append(bars("How games end", figures["endings"], labels=_percents(figures["endings"])))
    return sheet(_title(batch), panels)


def page(batch: Batch) -> str:
    """Writes the charts and the figures as one self-contained HTML file."""
    figures = summary(batch)
    rows = [
        [str(seat["seat"]), f"{seat['wins']:.2%} ±{Z_95 * seat['wins_error']:.2%}"]
        + [f"{seat['score'][key]:.2f}" for key in ("mean", "deviation", "p5", "median", "p95")]
        for seat in figures["seats"]
    ]
    head = ["seat", "wins", "mean score", "deviation", "5 %", "median", "95 %"]
    title = escape(_title(batch))
    return (
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{title}</title>"
        f"<style>{STYLE}</style></head><body><h1>{escape(batch.game.about.title)}</h1>"
        f"{chart(batch)}{_table(head, rows)}"
        f"<p>Every seat chooses uniformly among its legal words. Game n of seed {batch.seed} is "
        f"always the same game.</p>"
        f"<details><summary>All figures</summary><pre>{escape(json.dumps(figures, indent=2))}</pre>"
        f"</details></body></html>\n"
    )


def write(batch: Batch, file: Path) -> None:
    """Writes the page (.html) or the chart (.svg, .png)."""
    content: dict[str, Any] = {
        ".html": lambda: page(batch).encode(),
        ".svg": lambda: chart(batch).encode(),
        ".png": lambda: png(chart(batch)),
    }
    if file.suffix not in content:
        raise UnreadableText(f"expected a report that ends .html, .svg or .png; got '{file}'")
    try:
        file.write_bytes(content[file.suffix]())
    except OSError as problem:
        raise UnreadableText(f"expected to write to '{file}'; {problem}") from None


def _title(batch: Batch) -> str:
    """Names the game and the options that differ from the defaults."""
    game = batch.game
    defaults = {option.name: option.default for option in game.about.options}
    options = [f"{n}={v}" for n, v in game.written_options.items() if n in defaults]
    changed = [word for word, (n, d) in zip(options, defaults.items(), strict=True)
               if game.options[n] != d]  # fmt: skip
    title = ", ".join([game.about.title, f"{game.seats} seats", *changed])
    return f"{title[:90]}: {len(batch.lengths):,} games, seed {batch.seed}"


def _percents(shares: dict[str, float]) -> list[str]:
    return [f"{share:.1%}" for share in shares.values()]


def _table(head: list[str], rows: list[list[str]]) -> str:
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{heads}</tr>{body}</table>"
