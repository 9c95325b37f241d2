"""Positions for the page's rule examples and lessons, written by the tests' own words for tables.

    python tests/web/scenes.py

writes web/src/games/<game>/scenes.json: the scenes by name, and the scene on which each rule is
tried.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import quartett
from bloxx.pictures import table as sheets
from nmbrs.tables import table as rummy
from nox.tables import table as kitties_of
from quartett import Position

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def happened(position: Position, *steps: str) -> Position:
    for step in steps:
        position = quartett.record.advance(position, quartett.Step.parse(step))
    return position


def kitties(shown: str, hands: str, **more: Any) -> Position:
    """A table of NOX; cards may be named in any order."""

    def ordered(text: str, mark: str) -> str:
        return "/".join(
            mark.join(sorted(part.split(mark), key=len_then)) for part in text.split("/")
        )

    def len_then(number: str) -> tuple[int, str]:
        return len(number), number

    return kitties_of(ordered(shown, "+"), ordered(hands, ","), **more)


def zoinx(*steps: str, start: int = 0, seats: int = 2) -> Position:
    return happened(quartett.game("zoinx", seats, start=start).start(), *steps)


def late(scores: tuple[int, ...], active: int = 0) -> Position:
    """Near the end of a game of ZOINX!."""
    return Position(
        f"zoinx seats={len(scores)} start=0 goal=30 | phase=betting turn=9 active={active} "
        f"last_turns=0 bets={'/'.join('-' * len(scores))} dots=0 "
        f"points={'/'.join(f'{n},0,0' for n in scores)} scores={'/'.join(map(str, scores))} "
        f"scored_in={'/'.join(str(n + 1) for n in range(len(scores)))}"
    )


def scenes() -> dict[str, dict[str, Position]]:
    """The scenes of every game; in all of them seat 0 is the reader's."""
    rolled = happened(quartett.game("bloxx", 2).start(), "roll A2 B1")
    nearly = "oxxxx.. xoxxxxo"
    return {
        "nox": {
            "begin": kitties("-/-/-", "4,14,6/1,2,3/7,8,9"),
            "change": kitties("4+5+6/9+13/12", "14,11,3/1,2,8/7,10,15"),
            "merge": kitties("4+5+14+6/9+13/12+3", "14,2,10/1,2,8/7,10,15"),
            "colours": kitties("5+13+10/9+6+14/12+3", "15,2,8/1,2,8/7,10,4"),
            "others": kitties("4+14+6/15+13+14/12+3", "2,1,3/1,2,8/7,10,4"),
            "six": kitties("12+6+3+2+15/9+13/4+14", "4,11,8/1,5,8/7,10,15"),
            "last cards": kitties("4+14+6/9+13+2/12+3+1", "11,5/15/8", pile="-"),
            "goal": kitties("12+6+3+2+15/9+13/4+14", "4,11,8/1,5,8/7,10,15", scores="131/120/90"),
            "hard": kitties(
                "12+6+3+2+15/9+13/4+14", "4,11,8/1,5,8/7,10,15", variant="hard", scores="70/64/51"
            ),
        },
        "nmbrs": {
            "ask": rummy("10 20 7 33 51", "1 2 4", open="88 30", phase="asking"),
            "lay": rummy("10 20 30 7 51", "1 2 4"),
            "no row": rummy("14 20 26 7 51 30", "1 2 4"),
            "grow": rummy("15 25 40 51", "1 2 4", rows="10-20-30", opened="0"),
            "connect": rummy("12 24 51 52", "1 2 4", rows="3-6-9 15-18-21", opened="0"),
            "cross": rummy("19 21 51 52", "1 2 4", rows="10-20-30", opened="0"),
            "double": rummy("10 15 20 25 51", "1 2 4"),
            "joker": rummy("10 30 *r 51 52", "1 2 4"),
            "swap": rummy("20 70 77 51", "1 2 4", rows="10-20r-30", opened="0"),
            "discard": rummy("17 51 88", "1 2 4", open="50", opened="0"),
            "last": rummy("10 20 30 17", "1 2 95", scores="80/60"),
            "pile": rummy("17 51 88", "1 2 4", open="50", pile="5"),
            "simple": rummy("10 20 30 7 41", "1 2 4", variant="simple"),
        },
        "bloxx": {
            "first": rolled,
            "taken": happened(
                quartett.game("bloxx", 2, start=1).start(), "roll A2 B1", "1 A r0 a1"
            ),
            "second": happened(sheets("ox..... xx.....", "ox..... xx....."), "roll A2 B4"),
            "gap": happened(sheets("oxxx... xxox...", "oxxx... xxox..."), "roll A1 B3"),
            "row": happened(sheets(nearly, nearly), "roll A2 B1"),
            "high": happened(
                sheets(
                    " ".join(["ox..... xx....."] * 5),
                    nearly,
                ),
                "roll A1 B2",
            ),
        },
        "zoinx": {
            "bet": zoinx(),
            "bet on another": zoinx(start=1),
            "reached": zoinx("0 bet 4; 1 bet 6", "dots 2", "dots 2"),
            "beyond": zoinx("0 bet 4; 1 bet zoinx", "dots 2", "dots 3"),
            "late": late((26, 22)),
            "equal": late((27, 27)),
        },
    }


RULES: dict[str, dict[str, list[int]]] = {
    "nox": {
        "begin": [1, 2, 3, 4, 5],
        "change": [6],
        "merge": [7],
        "six": [8, 11],
        "last cards": [9],
        "colours": [10],
        "goal": [12],
        "hard": [13],
    },
    "nmbrs": {
        "ask": [1, 3, 4],
        "lay": [2, 9],
        "no row": [5],
        "joker": [6],
        "grow": [7],
        "cross": [8],
        "double": [10],
        "swap": [11],
        "discard": [12],
        "last": [13, 14],
        "pile": [15],
        "simple": [16],
    },
    "bloxx": {
        "first": [1, 2, 3, 5, 6],
        "taken": [4],
        "second": [7],
        "gap": [8],
        "row": [10, 12],
        "high": [9, 11],
    },
    "zoinx": {
        "bet": [1, 2],
        "reached": [3, 4],
        "beyond": [5],
        "bet on another": [6],
        "late": [7],
        "equal": [8],
    },
}
PREFIX = {"nox": "NOX", "nmbrs": "NMB", "bloxx": "BLX", "zoinx": "ZNX"}


def written(game: str) -> dict[str, Any]:
    """A game's file as it should be."""
    return {
        "scenes": {
            name: {
                "seats": position.game.seats,
                "seat": 0,
                "options": position.game.written_options,
                "position": str(position),
            }
            for name, position in scenes()[game].items()
        },
        "rules": {
            f"{PREFIX[game]}-{number}": name
            for name, numbers in RULES[game].items()
            for number in numbers
        },
    }


def main() -> None:
    for game in RULES:
        text = json.dumps(written(game), indent=1, ensure_ascii=False) + "\n"
        (GAMES / game / "scenes.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
