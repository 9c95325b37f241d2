"""What a picture of a table shows beyond its fields, worked out by the game, not by the page.

A game may have a module `facts` with

- `Facts`, a layout of public values that follow from a position: what a kitty is worth, where rows
  lie. They are neither stored nor part of the notation;
- `derive(position, facts)`, a rule that fills a blank `Facts`. It sees what a spectator sees, so
  facts cannot tell anybody more than that;
- `TABLES`, its constants and tables by name.

Facts travel behind the fields of a row, and stand behind them in the schema.
"""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np

from quartett import games
from quartett.compiled import Row, dtype
from quartett.game import GAMES_KEPT, Game, Position
from quartett.layout import Field, Layout

IN_EVERY_LAYOUT = ("seats", "start")

derive: Any = None
"""In a generic loop: the rule of the game it is bound to."""
facts_dtype: np.dtype[Any] = np.dtype(np.uint8)
"""In a generic loop: the layout of its facts."""


@lru_cache(maxsize=GAMES_KEPT)
def _module(name: str) -> ModuleType | None:
    path = f"{games.package(name).__name__}.facts"
    return import_module(path) if find_spec(path) else None


def layout_of(name: str) -> type[Layout] | None:
    """The layout of a game's facts; None: it has none."""
    module = _module(name)
    return None if module is None else module.Facts


def fields_of(name: str) -> dict[str, Field]:
    """The facts of a game as fields."""
    layout = layout_of(name)
    if layout is None:
        return {}
    return {name: field for name, field in layout.fields.items() if name not in IN_EVERY_LAYOUT}


def tables_of(name: str) -> dict[str, Any]:
    """The constants and tables of a game."""
    return {} if (module := _module(name)) is None else dict(module.TABLES)


def derive_facts(tables: Row, size: int, seen: Row, fill: Row, spare: Row, facts: Row) -> None:
    """Work out the facts of each of these rows, from what these two masks let somebody see."""
    width = len(facts) // (len(tables) // size)
    for n in range(len(tables) // size):
        for byte in range(size):
            spare[byte] = tables[n * size + byte] & seen[byte] | fill[byte]
        blank = facts[n * width : (n + 1) * width]
        derive(spare.view(dtype)[0], blank.view(facts_dtype)[0])


def no_facts(tables: Row, size: int, seen: Row, fill: Row, spare: Row, facts: Row) -> None:
    """In place of it where a game has none."""


@lru_cache(maxsize=GAMES_KEPT)
def deriver(game: Game) -> tuple[Any, int]:
    """`derive_facts` for this game, and the size of its facts in bytes."""
    layout, module = layout_of(game.name), _module(game.name)
    if layout is None or module is None:
        return game.specialize(no_facts, hold_gil=True), 0
    names = {"derive": module.derive, "facts_dtype": layout.dtype}
    return game.specialize(derive_facts, hold_gil=True, **names), layout.dtype.itemsize


def facts_row(position: Position) -> Row:
    """The facts of a position."""
    loop, size = deriver(position.game)
    facts, row = np.zeros(size, np.uint8), position.row
    seen, fill = position.game.layout.visibility(position.game.seats)
    loop(row, len(row), seen[-1], fill[-1], np.empty_like(row), facts)
    return facts
