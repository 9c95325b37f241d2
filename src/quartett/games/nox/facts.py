"""What a picture of a NOX table shows beyond its fields: see quartett/facts.py."""

from quartett.games.nox.moves import COLOURS, MOST_SEATS, NUMBERS
from quartett.games.nox.rules import SIX_STACKS, goal_of, shown, tops_in, worth
from quartett.games.nox.sets import has, size_of
from quartett.games.nox.state import State
from quartett.kit import Grid, Ints, rule
from quartett.layout import SEATS, Layout, Subsets, public

TABLES = {"colours": COLOURS, "numbers": NUMBERS, "stacks": SIX_STACKS}
"""`stacks`: a kitty with so many ends the round (NOX-8)."""


class Facts(Layout, most_seats=MOST_SEATS):
    """Derived from what everybody sees."""

    points_to_win: int = public()
    """NOX-12, NOX-13: what ends the game."""
    tops: Ints = public(SEATS)
    """The sum of a kitty's top cards, whatever colours it shows."""
    worth: Ints = public(SEATS)
    """NOX-10: what the kitty scores if the round ends now."""
    missing: Ints = public(SEATS, names=Subsets(COLOURS))
    """The colours that the kitty lacks."""
    beneath: Grid = public(SEATS, len(NUMBERS))
    """Of each top card how many cards lie below it. Nobody records which stack a covered card is
    in, only its colour: each stack of a colour gets an equal share, rounded up."""


@rule
def derive(position: State, facts: Facts) -> None:
    """Work out the facts of a table."""
    facts.points_to_win = goal_of(position)
    for seat in range(position.seats):
        facts.worth[seat] = worth(position, seat)
        facts.missing[seat] = (1 << len(COLOURS)) - 1 - shown(position, seat)
        for colour in range(len(COLOURS)):
            facts.tops[seat] += tops_in(position, seat, colour)
        for card in range(len(NUMBERS)):
            if has(position.kitties[seat], card):
                facts.beneath[seat, card] = cards_below(position, seat, position.colours[card])


@rule
def cards_below(position: State, seat: int, colour: int) -> int:
    """NOX-6: a card only ever covers one of its own colour."""
    stacks = size_of(position.kitties[seat] & position.families[colour])
    covered = -stacks
    for card in range(len(NUMBERS)):
        if position.colours[card] == colour:
            covered += position.laid[seat, card]
    return (covered + stacks - 1) // stacks
