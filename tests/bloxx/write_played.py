"""Writes the recorded games of BLOXX!: run from tests with `python -m bloxx.write_played`."""

from dataclasses import replace
from typing import Any

import quartett
from bloxx.players import Player, anything, careful, played

OWN_SHEET = "2..3; .4.. green; ..2.; 3... blue; .2.4"
OWN_DICE = "A OXX/X.. OX/XX XOXX; B XO/X./X. OXXX XX/XO"

GAMES: dict[str, tuple[str, dict[str, Any], int, Player]] = {
    "two-stuck": ("three careful players", {"seats": 3}, 0, careful),
    "shared-win": ("seats 1 and 2 share the win", {"seats": 3}, 12, careful),
    "four-seats": ("rows filled first, later and together", {"seats": 4, "start": 2}, 2, careful),
    "touch": ("shapes may hang in the air", {"seats": 2, "support": "touch"}, 0, anything),
    "rest": ("shapes lie on shapes", {"seats": 2, "support": "rest"}, 0, careful),
    "own-sheet-and-dice": (
        "a small sheet, and dice that show some shapes twice",
        {"seats": 3, "sheet": OWN_SHEET, "dice": OWN_DICE},
        3,
        careful,
    ),
}

if __name__ == "__main__":
    for name, (note, settings, seed, player) in GAMES.items():
        game = quartett.game("bloxx", **settings)
        record = replace(played(game, seed, player), notes=(note,))
        (game.folder / "played" / f"{name}.txt").write_text(str(record), "utf-8")
        print(f"{name}: {record.result}")
