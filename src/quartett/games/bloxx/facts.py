"""What a picture of a BLOXX! table shows beyond its fields: see quartett/facts.py."""

from quartett.games.bloxx.components import COLOURS
from quartett.games.bloxx.moves import COLUMN_NAMES, COLUMNS, DICE, ROWS
from quartett.games.bloxx.shapes import LOOK_TURNED, LOOKS, PLAIN_LOOK, TURNS
from quartett.games.bloxx.state import NO_FACE, State
from quartett.kit import Grid, Ints, rule
from quartett.layout import SEATS, Layout, Subsets, public

SHOWN = (*LOOKS, "-")
NO_LOOK = len(LOOKS)

TABLES = {
    "dice": tuple(DICE),
    "colours": COLOURS,
    "columns": tuple(COLUMN_NAMES),
    "turns": TURNS,
    "looks": SHOWN,
    "turned": LOOK_TURNED.tolist(),
}
"""`looks`: every shape as it can lie, lines from the top separated by `/`, O the circle, X a cross;
last none.
`turned`: for each look and each of the `turns` the place of the look it becomes (BLX-5)."""


class Facts(Layout, most_seats=4):
    """Derived from what everybody sees."""

    dice: Ints = public(len(DICE), names=SHOWN)
    """What each die shows to whoever draws it now: the one that was taken has lost its circle."""
    circled: Ints = public(SEATS)
    """BLX-10: the sum of the numbers in circles."""
    empties: Ints = public(SEATS)
    """The squares that are neither drawn nor coloured in."""
    gap_count: Ints = public(SEATS)
    gaps: Grid = public(SEATS, COLUMNS, names=Subsets(range(1, ROWS + 1)))
    """BLX-8: the rows that are coloured in, column by column."""


@rule
def derive(position: State, facts: Facts) -> None:
    """Work out the facts of a table."""
    for die in range(len(DICE)):
        face = position.rolled[die]
        if face == NO_FACE:
            facts.dice[die] = NO_LOOK
        else:
            piece = position.faces[die, face]
            facts.dice[die] = PLAIN_LOOK[piece] if position.taken == die else piece
    for seat in range(position.seats):
        for column in range(position.columns):
            height = position.heights[seat, column]
            gaps = ((1 << height) - 1) & ~position.drawn[seat, column]
            facts.gaps[seat, column] = gaps
            facts.empties[seat] += position.rows - height
            for row in range(height):
                facts.gap_count[seat] += (gaps >> row) & 1
                if (position.circles[seat, column] >> row) & 1 == 1:
                    facts.circled[seat] += position.numbers[row, column]
