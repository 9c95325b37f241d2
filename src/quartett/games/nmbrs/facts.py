"""What a picture of an nmbrs! table shows beyond its fields: see quartett/facts.py."""

import numpy as np

from quartett.games.nmbrs.crossword import COLUMN, ISLAND, LINE, WAY, WAYS, arrange
from quartett.games.nmbrs.moves import CARDS, COLOURS, JOKERS
from quartett.games.nmbrs.scoring import total_points
from quartett.games.nmbrs.state import LARGEST, MOST_ROWS, MOST_SEATS, SIMPLE, State
from quartett.kit import Ints, rule
from quartett.layout import SEATS, Layout, public

TABLES = {"cards": CARDS, "colours": COLOURS, "jokers": JOKERS}
"""`jokers`: in the order of `colours`."""


class Facts(Layout, most_seats=MOST_SEATS):
    """Derived from what everybody sees."""

    open_card: int = public(names=("-", *CARDS))
    """The top card of the open pile."""
    scores: Ints = public(SEATS, low=-LARGEST, high=LARGEST)
    worths_differ: int = public(names=("no", "yes"))
    """NMB-2: whether cards cost what is printed on them; in the simple game each costs one."""
    island: Ints = public(MOST_ROWS)
    """Of each row: its crossword, see crossword.py."""
    way: Ints = public(MOST_ROWS, names=WAYS)
    line: Ints = public(MOST_ROWS)
    column: Ints = public(MOST_ROWS)


@rule
def derive(position: State, facts: Facts) -> None:
    """Work out the facts of a table."""
    if position.face_up > 0:
        facts.open_card = position.order[position.face_up - 1]
    for seat in range(position.seats):
        facts.scores[seat] = total_points(position, seat)
    facts.worths_differ = position.variant != SIMPLE
    places = np.zeros((MOST_ROWS, 4), np.int64)
    arrange(position, places)
    for row in range(MOST_ROWS):
        facts.island[row] = places[row, ISLAND]
        facts.way[row] = places[row, WAY]
        facts.line[row] = places[row, LINE]
        facts.column[row] = places[row, COLUMN]
