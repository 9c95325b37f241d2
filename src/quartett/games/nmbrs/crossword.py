"""Draws rows that cross each other as a small crossword, where it fits."""

from collections.abc import Callable

Row = dict[int, int]
"""For each number of a row, the card that lies there."""
Place = tuple[int, int]

CELL = 6
MOST_LINES = 24


def islands(rows: list[Row]) -> list[list[Row]]:
    """Groups the rows that are connected by crossings."""
    groups: list[list[Row]] = []
    for row in rows:
        touching = [g for g in groups if any(set(row.values()) & set(r.values()) for r in g)]
        groups = [group for group in groups if group not in touching]
        groups.append([r for group in touching for r in group] + [row])
    return groups


def draw_rows(rows: list[Row], name: Callable[[int], str], width: int) -> list[str]:
    """Draws the rows as a crossword if they fit into one, otherwise one below the other."""
    grid = arrange(rows)
    if grid is not None:
        drawing = _draw_grid(grid, name)
        if len(drawing) <= MOST_LINES and max(map(len, drawing)) <= width:
            return drawing
    return [line for row in rows for line in _write_row(row, rows, name, width)]


def arrange(rows: list[Row]) -> dict[Place, int] | None:
    """Returns each card's line and column, or None if the rows do not fit a crossword."""
    grid: dict[Place, int] = {}
    lying: list[tuple[Row, bool]] = []
    waiting = list(rows)
    while waiting:
        for row in waiting:
            crossing = [(other, across) for other, across in lying if _common(row, other)]
            if lying and not crossing:
                continue
            across = not crossing[0][1] if crossing else True
            if not _put(grid, row, across, [_common(row, other) for other, _ in crossing]):
                return None
            lying.append((row, across))
            waiting.remove(row)
            break
    return grid


def _common(row: Row, other: Row) -> set[int]:
    return set(row.values()) & set(other.values())


def _put(grid: dict[Place, int], row: Row, across: bool, shared: list[set[int]]) -> bool:
    """Puts a row into the grid; returns whether it fits and touches only what it crosses."""
    cards = [row[number] for number in sorted(row)]
    crossed = set().union(*shared)
    if len(crossed) > 1 or any(len(common) > 1 for common in shared):
        return False
    down, right = (0, 1) if across else (1, 0)
    top, left = 0, 0
    if crossed:
        (card,) = crossed
        at = next(place for place, lies in grid.items() if lies == card)
        top = at[0] - down * cards.index(card)
        left = at[1] - right * cards.index(card)
    places = [(top + down * n, left + right * n) for n in range(len(cards))]
    ends = [(top - down, left - right), (top + down * len(cards), left + right * len(cards))]
    if any(end in grid for end in ends):
        return False
    for place, card in zip(places, cards, strict=True):
        if card in crossed:
            continue
        beside = [(place[0] + right, place[1] + down), (place[0] - right, place[1] - down)]
        if place in grid or any(neighbour in grid for neighbour in beside):
            return False
    grid.update(zip(places, cards, strict=True))
    return True


def _draw_grid(grid: dict[Place, int], name: Callable[[int], str]) -> list[str]:
    top = min(line for line, _ in grid)
    left = min(column for _, column in grid)
    lines = [""] * (max(line for line, _ in grid) - top + 1)
    for line, column in sorted(grid):
        cell = name(grid[line, column])
        start = CELL * (column - left)
        lines[line - top] = f"{lines[line - top]:<{start}}{cell:>{CELL - 1}}"
    return lines


def _write_row(row: Row, rows: list[Row], name: Callable[[int], str], width: int) -> list[str]:
    """Writes one row, with `+` after each card that also lies in another row."""
    lines = [""]
    for number in sorted(row):
        card = row[number]
        twice = sum(card in other.values() for other in rows) > 1
        cell = f"{name(card)}{'+' if twice else ''}"
        if len(lines[-1]) + CELL + 1 > width:
            lines.append("    ")
        lines[-1] += f"{cell:>{CELL - 1}} "
    return [line.rstrip() for line in lines]
