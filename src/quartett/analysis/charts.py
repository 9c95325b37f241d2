"""Small charts as SVG: histograms and bars. Nothing depends on colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from quartett.errors import UnreadableText

WIDTH, HEIGHT = 460, 250
LEFT, RIGHT, TOP, BOTTOM = 56, 14, 34, 34
INK, SHADE, PALE, MARK = "#1d2733", "#3b6ea5", "#c9d8e8", "#b4461f"
FONT = "font-family='DejaVu Sans, Verdana, sans-serif'"
MOST_BINS = 40


@dataclass(frozen=True)
class Panel:
    """One chart, WIDTH by HEIGHT."""

    title: str
    body: str


def histogram(title: str, series: dict[str, Any], unit: str) -> Panel:
    """Draws how often each value came up: a strip for each series, all on the same scale."""
    everything = np.concatenate([np.asarray(values).ravel() for values in series.values()])
    low, high = float(everything.min()), float(everything.max()) + 1
    width = max(1, int(np.ceil((high - low) / MOST_BINS)))
    edges = np.arange(low, high + width, width)
    across = (WIDTH - LEFT - RIGHT) / (edges[-1] - edges[0])
    strip = (HEIGHT - TOP - BOTTOM) / len(series)
    counts = {n: np.histogram(v, edges)[0] / np.size(v) for n, v in series.items()}
    tallest = max(float(share.max()) for share in counts.values())
    drawn = []
    for place, (name, shares) in enumerate(counts.items()):
        floor = TOP + (place + 1) * strip
        for start, share in zip(edges, shares.tolist(), strict=False):
            tall = share / tallest * (strip - 6)
            x = LEFT + (start - edges[0]) * across
            drawn.append(_box(x, floor - tall, width * across - 0.6, tall, SHADE))
        mean = LEFT + (float(np.mean(series[name])) + 0.5 - edges[0]) * across
        drawn.append(_line(mean, floor, mean, floor - strip + 6, MARK, 1.5))
        drawn.append(_line(LEFT, floor, WIDTH - RIGHT, floor, INK, 0.6))
        drawn.append(_text(LEFT - 6, floor - strip / 2 + 4, name, "end"))
    for tick in _ticks(edges[0], edges[-1]):
        x = LEFT + (tick - edges[0]) * across
        drawn.append(_text(x, HEIGHT - BOTTOM + 14, f"{tick:g}", "middle"))
    drawn.append(_text(WIDTH - RIGHT, HEIGHT - 5, f"{unit}; red line: mean", "end"))
    return Panel(title, "".join(drawn))


def bars(
    title: str,
    values: dict[str, float],
    *,
    errors: Sequence[float] | None = None,
    even: float | None = None,
    labels: Sequence[str] | None = None,
    names_take: int = 106,
    note: str = "",
) -> Panel:
    """Draws a bar for each value, with its 95 % error, and a dashed line at `even`.

    `labels` stand at the ends of the bars in place of the values; `names_take` is the width for
    their names.
    """
    spread = list(errors or [0.0] * len(values))
    ends = [v + e for v, e in zip(values.values(), spread, strict=True)]
    low = min(0.0, *(v - e for v, e in zip(values.values(), spread, strict=True)))
    high = max(0.0, *ends, even or 0.0) or 1.0
    left = names_take
    texts = labels or [f"{v:.2f}" for v in values.values()]
    across = (WIDTH - left - RIGHT - 66) / (high - low)
    strip = (HEIGHT - TOP - BOTTOM) / max(1, len(values))
    zero = left - low * across
    drawn = []
    for place, ((name, value), error) in enumerate(zip(values.items(), spread, strict=True)):
        y = TOP + place * strip
        tall = min(strip * 0.62, 26)
        top, middle = y + (strip - tall) / 2, y + strip / 2
        drawn.append(_box(min(zero, zero + value * across), top, abs(value) * across, tall, SHADE))
        if error:
            one, other = zero + (value - error) * across, zero + (value + error) * across
            drawn.append(_line(one, middle, other, middle, INK, 1.4))
            drawn += [_line(x, middle - 5, x, middle + 5, INK, 1.4) for x in (one, other)]
        drawn.append(_text(left - 6, middle + 4, name, "end"))
        at = zero + max(0.0, value + error) * across + 6
        drawn.append(_text(at, middle + 4, texts[place], "start"))
    drawn.append(_line(zero, TOP, zero, HEIGHT - BOTTOM, INK, 0.8))
    if even is not None:
        x = zero + even * across
        drawn.append(_line(x, TOP, x, HEIGHT - BOTTOM, MARK, 1.2, "5 4"))
    if note:
        drawn.append(_text(WIDTH - RIGHT, HEIGHT - 8, note, "end"))
    return Panel(title, "".join(drawn))


def sheet(title: str, panels: Sequence[Panel], columns: int = 2) -> str:
    """Combines all panels into one SVG document."""
    rows = -(-len(panels) // columns)
    width, height = columns * WIDTH, 40 + rows * HEIGHT
    drawn = [_text(16, 26, title, "start", 17)]
    for place, panel in enumerate(panels):
        x, y = place % columns * WIDTH, 40 + place // columns * HEIGHT
        heading = _text(LEFT - 40, 20, panel.title, "start", 14)
        drawn.append(f"<g transform='translate({x} {y})'>{heading}{panel.body}</g>")
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' "
        f"width='{width}' height='{height}' role='img' aria-label='{escape(title, True)}'>"
        f"<rect width='100%' height='100%' fill='white'/>{''.join(drawn)}</svg>"
    )


def png(svg: str) -> bytes:
    """Renders an SVG as PNG."""
    try:
        import resvg_py
    except ImportError:
        raise UnreadableText(
            "expected the package resvg-py for PNG: pip install 'quartett[report]'"
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=2))


def _ticks(low: float, high: float) -> list[float]:
    """Returns a handful of round numbers between low and high."""
    rough = (high - low) / 5
    size = 10.0 ** np.floor(np.log10(rough))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough)
    first = np.ceil(low / step) * step
    return [float(tick) for tick in np.arange(first, high + step / 1000, step)]


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f"<rect x='{x:.1f}' y='{y:.1f}' width='{width:.1f}' height='{height:.1f}' fill='{fill}'/>"
    )


def _line(
    x: float, y: float, to_x: float, to_y: float, ink: str, width: float, dashes: str = ""
) -> str:
    dashed = f" stroke-dasharray='{dashes}'" if dashes else ""
    return (
        f"<line x1='{x:.1f}' y1='{y:.1f}' x2='{to_x:.1f}' y2='{to_y:.1f}' "
        f"stroke='{ink}' stroke-width='{width}'{dashed}/>"
    )


def _text(x: float, y: float, words: str, anchor: str, size: int = 11) -> str:
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' font-size='{size}' fill='{INK}' "
        f"{FONT}>{escape(words)}</text>"
    )
