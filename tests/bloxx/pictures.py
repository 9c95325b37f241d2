"""Positions drawn as sheets: `x` and `o` are drawn, `.` and `#` are not, the bottom row last."""

from collections.abc import Mapping

from quartett import Position
from quartett.games.bloxx.shapes import PIECES, squares, turned

COLOURS = ("green", "blue", "orange", "violet")


def table(
    *pictures: str,
    roll: str = "",
    phase: str = "rolling",
    active: int = 0,
    taken: str = "-",
    rolls: int | None = None,
    filled: Mapping[tuple[int, str], int] | None = None,
    support: str = "settle",
    sheet: str = "standard",
    dice: str = "standard",
) -> Position:
    """A table with these sheets after so many rolls as the fullest sheet has shapes.

    `filled` says in which roll a seat filled a coloured row. The start seat is what makes `active`
    the active one.
    """
    sheets = [columns_of(picture) for picture in pictures]
    shapes = [sum(column.count("x") + column.count("o") for column in s) // 4 for s in sheets]
    finished = max(shapes) if rolls is None else rolls - (phase != "rolling")
    seats = len(sheets)
    fields = {
        "phase": phase,
        "rolls": finished + (phase != "rolling"),
        "active": active,
        "rolled": ",".join(name[1:] for name in roll.split()) or "-,-",
        "taken": taken,
        "filled": "/".join(
            ",".join(str((filled or {}).get((seat, colour), 0)) for colour in COLOURS)
            for seat in range(seats)
        ),
        "shapes": "/".join(map(str, shapes)),
        "heights": "/".join(",".join(str(height(column)) for column in s) for s in sheets),
        "drawn": "/".join(",".join(marked(column, "xo", "x") for column in s) for s in sheets),
        "circles": "/".join(",".join(marked(column, "o", "o") for column in s) for s in sheets),
    }
    return Position(
        f"bloxx seats={seats} start={(active - finished) % seats} support={support} "
        f"sheet={written(sheet)} dice={written(dice)} | "
        + " ".join(f"{name}={value}" for name, value in fields.items())
    )


def columns_of(picture: str) -> list[str]:
    """Seven columns, each from the bottom up."""
    rows = [row.ljust(7, ".") for row in picture.split()][::-1]
    return ["".join(row[column] for row in rows).ljust(10, ".") for column in range(7)]


def height(column: str) -> int:
    return max(column.rfind("x"), column.rfind("o")) + 1


def marked(column: str, marks: str, mark: str) -> str:
    return "".join(mark if square in marks else "." for square in column)


def written(component: str) -> str:
    return component.strip().replace("\n", ";").replace(" ", "_")


def picture_of(position: Position, seat: int) -> str:
    """A seat's sheet as lines, empty rows at the top left out; gaps are `#`."""
    fields = position.fields
    lines: list[str] = []
    for row in reversed(range(int(fields.rows))):
        line = ""
        for column in range(int(fields.columns)):
            bit = 1 << row
            if fields.circles[seat][column] & bit:
                line += "o"
            elif fields.drawn[seat][column] & bit:
                line += "x"
            else:
                line += "#" if row < fields.heights[seat][column] else "."
        if lines or set(line) != {"."}:
            lines.append(line)
    return "\n".join(lines)


def picture(text: str) -> str:
    """A picture as `picture_of` gives it, from indented lines."""
    return "\n".join(text.split())


def drawing(position: Position, word: str) -> list[tuple[str, str]]:
    """The squares that a word draws with the dice that lie there, and the mark in each, the
    circle's square first: `[("d3", "o"), ...]`."""
    die, turn, corner = word.split()
    fields = position.fields
    side = "AB".index(die)
    piece = turned(PIECES[int(fields.faces[side, fields.rolled[side]])], turn)
    marks = ["x" if fields.taken == side else "o", "x", "x", "x"]
    column, row = "abcdefg".index(corner[0]), int(corner[1:])
    places = [f"{'abcdefg'[column + across]}{row + up}" for across, up in squares(piece)]
    return list(zip(places, marks, strict=True))
