"""Draws a ZOINX! table as text, and checks a position that somebody typed in."""

from typing import Any

from quartett.games.zoinx.moves import BET_OF, BET_ZOINX, BETS
from quartett.games.zoinx.rules import NO_BET, Phase, turns_in_last_round
from quartett.layout import Viewer


def draw(table: Any, viewer: Viewer) -> str:
    """Draws everyone's bet and score, and the dots of this turn."""
    active, bets, scores = int(table.active), table.bets, table.scores
    lines = []
    for seat in range(table.seats):
        marks = "> " if seat == active else "  "
        you = " (you)" if seat == viewer else ""
        bet = "" if bets[seat] == NO_BET else f"bets {_bet(bets[seat])}"
        lines.append(f"{marks}seat {seat}{you:<6}  {scores[seat]:>3} points  {bet}".rstrip())
    if table.phase in (Phase.THROWING, Phase.DECIDING):
        lines.append(f"  seat {active} has {'●' * int(table.dots) or 'no dots yet'}".rstrip())
    if table.last_turns:
        lines.append(f"  last round: {table.last_turns} turns to go (goal {table.goal})")
    return "\n".join(lines)


def _bet(bet: int) -> str:
    return "ZOINX" if bet == BET_ZOINX else str(BETS[bet])


def faults(table: Any) -> list[str]:
    """Lists what is wrong with a table, beyond what the fields themselves forbid."""
    faults = []
    seats, active, phase = int(table.seats), int(table.active), int(table.phase)
    if active >= seats:
        return [f"expected an active seat from 0 to {seats - 1}; got {active}"]
    for seat in range(seats):
        if (table.bets[seat] == NO_BET) != (phase == Phase.BETTING):
            faults.append(f"ZNX-2: expected a bet of seat {seat} exactly when betting is over")
        if table.points[seat].sum() != table.scores[seat]:
            faults.append(f"expected the points of seat {seat} to add up to {table.scores[seat]}")
        if table.scored_in[seat] > table.turn:
            faults.append(f"expected seat {seat} to have scored in this turn or before")
    if table.bets[active] == BET_ZOINX:
        faults.append("ZNX-2: the active player may not bet ZOINX")
    elif phase == Phase.DECIDING and table.dots < BET_OF[table.bets[active]]:
        faults.append("ZNX-3: below the bet, the active player has nothing to decide")
    if table.last_turns > (most := turns_in_last_round(table)):
        faults.append(f"ZNX-7: expected at most {most} turns in the last round")
    return faults
