"""Reports benchmark results: tables and one chart."""

import math
from typing import Any

from rich.table import Table

from quartett.analysis.charts import Panel, bars, sheet


def tables(report: dict[str, Any]) -> list[Table]:
    """Prints everything that was measured."""
    return [
        _beside_c(report["beside C, one core"]),
        *([beside_peers(report["beside peers"])] if report["beside peers"] else []),
        _playouts(report["playouts"]),
        *([listed("a server", report["server"])] if report["server"] else []),
        _rest(report),
    ]


def _beside_c(rows: dict[str, Any]) -> Table:
    columns = ("game", "seats", "ours", "C", "ours / C", "spread", "target", "same totals")
    table = Table(*columns, title="beside C, one core, steps a second")
    for name, row in rows.items():
        if row["ratio"] is None:
            table.add_row(name, "", "", "", row["why"])
            continue
        same = "yes" if row["same totals"] else "NO"
        speeds = (rate(row["our steps/s"]), rate(row["their steps/s"]))
        comparison = (f"{row['ratio']:.2f}", spread(row, ".2f"), target(row), same)
        table.add_row(name, str(row["seats"]), *speeds, *comparison)
    return table


def beside_peers(rows: list[dict[str, Any]]) -> Table:
    """Compares ours with others at the same work."""
    columns = ("work", "our game", "peer", "ours", "theirs", "unit", "ours / theirs", "spread")
    table = Table(*columns, "target", title="beside others")
    for row in sorted(rows, key=lambda row: row["kind"], reverse=True):
        if row["kind"] == "left out":
            table.add_row("left out", "", row["work"], "", "", "", row["why"])
            continue
        speeds = (rate(row["ours"]), rate(row["theirs"]), row["unit"])
        comparison = (f"{row['ratio']:.1f} x", spread(row, ".1f"), target(row))
        mark = "" if row["kind"] == "same game" else " *"
        table.add_row(row["work"], row["our game"] + mark, row["peer"], *speeds, *comparison)
    table.caption = "* not the same game: the nearest the other kit has"
    return table


def _playouts(rows: list[dict[str, Any]]) -> Table:
    table = Table("game", "seats", "games/s", "steps/s", "steps a game", title="random games")
    for row in rows:
        speeds = (f"{row['games/s']:,.0f}", rate(row["steps/s"]), f"{row['steps/game']:.0f}")
        table.add_row(row["game"], str(row["seats"]), *speeds)
    return table


def _rest(report: dict[str, Any]) -> Table:
    table = Table("figure", "value", title="the rest")
    for name, ratio in report["two cores against one"].items():
        table.add_row(f"{name}: two cores against one (target 1.6)", f"{ratio:.2f} x")
    for part in ("from Python", "starting", "nmbrs!"):
        for figure, value in report[part].items():
            table.add_row(figure, f"{value:.2f}")
    table.add_row("this run, s", f"{report['seconds']:.0f}")
    return table


def listed(title: str, figures: dict[str, float]) -> Table:
    """Lists figures with their names."""
    table = Table("figure", "value", title=title)
    for figure, value in figures.items():
        table.add_row(figure, f"{value:.2f}")
    return table


def rate(number: float) -> str:
    """Writes a rate in few characters."""
    if number >= 1e6:
        return f"{number / 1e6:,.1f} M"
    return f"{number / 1e3:,.1f} k" if number >= 1e3 else f"{number:,.2f}"


def spread(row: dict[str, Any], form: str) -> str:
    return f"{row['lowest']:{form}} to {row['highest']:{form}}"


def target(row: dict[str, Any]) -> str:
    """Writes the target, and whether it was met."""
    if row.get("target") is None:
        return ""
    return f"{row['target']} {'met' if row['ratio'] >= row['target'] else 'MISSED'}"


def chart(report: dict[str, Any]) -> str:
    """Draws all ratios; those beside others on a logarithmic scale."""
    panels = []
    beside = {n: row for n, row in report["beside C, one core"].items() if row["ratio"]}
    if beside:
        ratios = {name: row["ratio"] for name, row in beside.items()}
        panels.append(bars("Beside C: ours / C", ratios, even=1.0, note="dashed: as fast as C"))
    compared = [row for row in report["beside peers"] if row["kind"] != "left out"]
    for work in dict.fromkeys(row["work"].partition(",")[0] for row in compared):
        rows = [row for row in compared if row["work"].partition(",")[0] == work]
        panels.append(_ratios(work, rows))
    two = report["two cores against one"]
    panels.append(bars("Two cores against one", two, even=2.0, note="dashed: twice as fast"))
    return sheet(f"Bench: {report['machine']}, Python {report['python']}", panels)


def _ratios(work: str, rows: list[dict[str, Any]]) -> Panel:
    names = [f"{row['our game']} / {row['peer'].partition(',')[0]}" for row in rows]
    names = [f"{name}{'' if names.count(name) == 1 else f' ({n + 1})'}" for n, name in
             enumerate(names)]  # fmt: skip
    ratios = {name: math.log10(row["ratio"]) for name, row in zip(names, rows, strict=True)}
    labels = [f"{row['ratio']:.3g} x" for row in rows]
    title = f"{work[0].upper()}{work[1:]}: ours / theirs"
    return bars(
        title, ratios, labels=labels, names_take=190, even=0.0, note="each ten times longer"
    )
