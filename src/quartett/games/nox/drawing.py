"""Draws a NOX table as text, and checks a position that somebody typed in."""

from typing import Any

import numpy as np

from quartett.games.nox.moves import COLOURS, HAND_CARDS, NUMBERS
from quartett.games.nox.rules import GOAL, HARD_GOAL, SIX_STACKS
from quartett.games.nox.state import Phase, Variant
from quartett.layout import Viewer

KITTY_WIDTH = 24


# -- the table as text ---------------------------------------------------------------------------


def draw(table: Any, viewer: Viewer) -> str:
    """Draws every kitty with its worth, the viewer's hand, the pile and the scores."""
    lines = [f"  round {table.round_number}, {_cards_left(table)}, goal {_goal(table)}"]
    at_turn = table.turn if table.phase in (Phase.LAYING, Phase.DRAWING) else None
    for seat in range(table.seats):
        mark = "> " if seat == at_turn else "  "
        you = " (you)" if seat == viewer else ""
        kitty = " ".join(_card(table, card) for card in _tops(table, seat)) or "-"
        lines.append(
            f"{mark}seat {seat}{you:<6} {table.scores[seat]:>4} points   "
            f"{kitty:<{KITTY_WIDTH}} {_worth(table, seat)}".rstrip()
        )
    if viewer is not None:
        hand = [card for card, n in enumerate(table.hands[viewer]) for _ in range(n)]
        lines.append(f"  your hand: {' '.join(_card(table, card) for card in hand) or '-'}")
    if table.phase in (Phase.ROUND_OVER, Phase.OVER):
        written = ", ".join(str(table.last_round[seat]) for seat in range(table.seats))
        lines.append(f"  the round is over; points written, seat by seat: {written}")
    return "\n".join(lines)


def _cards_left(table: Any) -> str:
    left = int(table.pile_size)
    return f"{left} card{'s' * (left != 1)} in the pile" if left else "the pile is empty"


def _card(table: Any, card: int) -> str:
    """Writes a number and its colour's first letter: `14g`."""
    return f"{NUMBERS[card]}{COLOURS[table.colours[card]][0]}"


def _worth(table: Any, seat: int) -> str:
    """Writes what a kitty would score now, or the colours it lacks."""
    kitty, families = int(table.kitties[seat]), table.families.tolist()
    missing = [name for name, family in zip(COLOURS, families, strict=True) if not kitty & family]
    if missing:
        return f"missing {' and '.join(missing)}" if kitty else ""
    return f"= {_value(kitty, families)}"


def _goal(table: Any) -> int:
    """NOX-12, NOX-13: returns the points that end the game."""
    return int(table.goal) or (HARD_GOAL if table.variant == Variant.HARD else GOAL)


def _tops(table: Any, seat: int) -> list[int]:
    """Returns the cards a kitty shows, in ascending order."""
    return [card for card in range(len(NUMBERS)) if (int(table.kitties[seat]) >> card) & 1]


# -- points --------------------------------------------------------------------------------------


def _points_written(table: Any, kitties: list[int]) -> list[int]:
    """NOX-10, NOX-13: returns what each seat scores if the round ends with these kitties."""
    families = table.families.tolist()
    values = [_value(kitty, families) for kitty in kitties[: table.seats]]
    if table.variant == Variant.HARD:
        best = max(values)
        return [value if value == best else 0 for value in values]
    return values


def _value(kitty: int, families: list[int]) -> int:
    """NOX-10: returns the worth of a kitty with these tops."""
    if not all(kitty & family for family in families):
        return 0
    return sum(number for card, number in enumerate(NUMBERS) if kitty >> card & 1)


# -- checking a position -------------------------------------------------------------------------


def faults(table: Any) -> list[str]:
    """Lists what is wrong with a table, beyond what the fields themselves forbid."""
    seats = int(table.seats)
    if table.turn >= seats or table.starter >= seats:
        return [f"expected 'turn' and 'starter' from 0 to {seats - 1}"]
    faults = _faults_of_kitties(table, seats) + _faults_of_scores(table, seats)
    started = int(table.start) + int(table.round_number) - (table.phase != Phase.ROUND_OVER)
    if table.starter != started % seats:
        faults.append(f"NOX-11: expected seat {started % seats} to start; got {table.starter}")
    match table.phase:
        case Phase.DEALING:
            faults += _faults_of_deal(table, seats)
        case Phase.LAYING | Phase.DRAWING:
            faults += _faults_of_turn(table, seats)
        case _ if not _round_is_over(table, seats):
            faults.append("NOX-8, NOX-9: nothing has ended the round")
    return faults


def _faults_of_kitties(table: Any, seats: int) -> list[str]:
    """NOX-7, NOX-8: a kitty shows cards that were laid there, and never loses a colour."""
    faults = []
    going_on = table.phase in (Phase.DEALING, Phase.LAYING, Phase.DRAWING)
    for seat in range(seats):
        tops, laid = _tops(table, seat), np.flatnonzero(table.laid[seat]).tolist()
        if len(tops) > SIX_STACKS - going_on:
            faults.append(f"NOX-8: six stacks in front of seat {seat} have ended the round")
        if not set(tops) <= set(laid):
            faults.append(f"expected the tops of seat {seat} among the cards laid there")
        if set(table.colours[tops]) != set(table.colours[laid]):
            faults.append(f"expected seat {seat} to show every colour that was laid there")
    return faults


def _faults_of_scores(table: Any, seats: int) -> list[str]:
    faults = []
    for seat in range(seats):
        if table.points[seat].sum() != table.scores[seat]:
            faults.append(f"expected the points of seat {seat} to add up to {table.scores[seat]}")
        if table.last_round[seat] > table.scores[seat]:
            faults.append(f"expected seat {seat} to have at least the points of its last round")
    if table.phase in (Phase.ROUND_OVER, Phase.OVER):
        values = _points_written(table, table.kitties.tolist())
        if values != table.last_round[:seats].tolist():
            faults.append(f"NOX-10: expected 'last_round' {'/'.join(map(str, values))}")
    reached = max(table.scores[:seats]) >= _goal(table)
    if reached != (table.phase == Phase.OVER):
        faults.append(f"NOX-12: the game is over exactly when a score reaches {_goal(table)}")
    return faults


def _faults_of_deal(table: Any, seats: int) -> list[str]:
    """NOX-3: cards are dealt one at a time, clockwise from the start seat."""
    dealt = sum(int(n) for n in table.held[:seats])
    due = [0] * seats
    for number in range(dealt):
        due[(table.starter + number) % seats] += 1
    if due != table.held[:seats].tolist() or table.turn != (table.starter + dealt) % seats:
        return ["NOX-3: expected cards to be dealt one by one, clockwise from the start seat"]
    if dealt == seats * HAND_CARDS or not table.pile_size or table.laid.any():
        return ["NOX-3: expected cards still to be dealt, and none laid"]
    return []


def _faults_of_turn(table: Any, seats: int) -> list[str]:
    turn, drawing = int(table.turn), table.phase == Phase.DRAWING
    faults = []
    if table.pile_size:
        due = [HAND_CARDS - (drawing and seat == turn) for seat in range(seats)]
        if due != table.held[:seats].tolist():
            faults.append(f"NOX-4: expected hands of {'/'.join(map(str, due))} cards")
    elif drawing:
        faults.append("NOX-4: expected a pile to draw from")
    elif not table.held[turn]:
        faults.append(f"NOX-9: expected seat {turn} to hold a card")
    elif table.end_on_empty_pile and table.laid.any():
        faults.append("NOX-9: the empty pile has ended the round")
    return faults


def _round_is_over(table: Any, seats: int) -> bool:
    if any(len(_tops(table, seat)) == SIX_STACKS for seat in range(seats)):
        return True
    empty = table.pile_size == 0 and table.laid.any()
    return bool(empty and (table.end_on_empty_pile or not table.held[:seats].any()))
