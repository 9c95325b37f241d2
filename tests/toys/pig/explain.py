"""What no table of Pig can look like."""

from typing import Any

from quartett.games.pig.rules import Phase


def faults(table: Any) -> list[str]:
    """What the fields alone do not forbid."""
    found = []
    seats, goal, phase = int(table.seats), int(table.goal), int(table.phase)
    won = [seat for seat in range(seats) if table.scores[seat] >= goal]
    if table.active >= seats:
        found.append(f"expected an active seat from 0 to {seats - 1}; got {table.active}")
    if table.chosen > table.horizon:
        found.append(f"expected at most {table.horizon} choices; counted {table.chosen}")
    if (phase == Phase.OVER) != (bool(won) or table.chosen == table.horizon):
        found.append("expected the game to be over exactly at the goal or when time is up")
    if len(won) > 1:
        found.append("expected one seat at the goal; the first to reach it ends the game")
    return found
