"""Writes the recorded games of NOX anew: `python tests/nox/record_games.py`.

Each was found by trying seeds for a game that shows what its note says.
"""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import quartett
from nox.players import Player, anything, builder, patient, played

GAMES: dict[str, tuple[int, dict[str, Any], Player, int, str]] = {
    "six-stacks": (3, {}, builder, 17, "every round ends with six stacks in a kitty (NOX-8)"),
    "hands-empty": (3, {}, patient, 5, "the last round is played down to the last card (NOX-9)"),
    "pile-empty": (
        4,
        {"end_on_empty_pile": True},
        patient,
        13,
        "the last round ends with the empty pile (NOX-9)",
    ),
    "hard": (4, {"variant": "hard"}, builder, 20, "only the best writes, 100 end it (NOX-13)"),
    "hard-two-best": (
        3,
        {"variant": "hard"},
        anything,
        57,
        "two seats have the best kitty of a round and both write (NOX-13)",
    ),
    "shared-win": (3, {}, builder, 217, "two seats have 150 and share the win (NOX-12)"),
    "six-seats": (6, {"start": 4}, builder, 3, "six seats, the fifth of them begins"),
}


def recorded(name: str) -> str:
    """The text of a recorded game."""
    seats, options, player, seed, note = GAMES[name]
    record = played(quartett.game("nox", seats, **options), seed, player)
    return str(replace(record, notes=(note,)))


if __name__ == "__main__":
    folder = quartett.game("nox").folder / "played"
    for name in GAMES:
        (folder / f"{name}.txt").write_text(recorded(name), "utf-8")
        print(name)
