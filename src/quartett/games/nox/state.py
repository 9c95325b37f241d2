"""The state of a NOX game: its variants, the phases of a round, and everything on the table."""

from enum import IntEnum

from quartett.games.nox.moves import COLOURS, HAND_CARDS, MOST_SEATS, NUMBERS
from quartett.games.nox.sets import SETS
from quartett.kit import Grid, Ints
from quartett.layout import SEATS, Layout, hidden, private, public, setting

PARTS = COLOURS


class Variant(IntEnum):
    """NOX-13: who scores, and how many points end the game."""

    STANDARD = 0
    HARD = 1


class BestTie(IntEnum):
    """NOX-13: who scores in the hard variant when several are best."""

    EACH = 0
    NOBODY = 1


class Phase(IntEnum):
    """A round, in playing order."""

    DEALING = 0
    LAYING = 1
    DRAWING = 2
    ROUND_OVER = 3
    OVER = 4


class Ending(IntEnum):
    """What ended the round in which somebody reached the goal."""

    NOT_YET = 0
    SIX_STACKS = 1
    HANDS_EMPTY = 2
    PILE_EMPTY = 3


class State(Layout, most_seats=MOST_SEATS):
    """The table: the tops of each kitty and all cards laid there, the hands, the pile."""

    variant: int = setting(names=Variant)
    best_tie: int = setting(names=BestTie)
    end_on_empty_pile: int = setting(high=1)
    goal: int = setting()
    copies: Ints = setting(len(NUMBERS))
    colours: Ints = setting(len(NUMBERS))
    families: Ints = setting(len(COLOURS), high=len(SETS) - 1)
    phase: int = public(names=Phase)
    round_number: int = public(low=1, high=2**31 - 1)
    starter: int = public(high=MOST_SEATS - 1)
    turn: int = public(high=MOST_SEATS - 1)
    kitties: Ints = public(SEATS, names=SETS)
    laid: Grid = public(SEATS, cards=NUMBERS, deck="deck")
    held: Ints = public(SEATS, high=HAND_CARDS)
    hands: Grid = private(SEATS, cards=NUMBERS, deck="deck", size="held")
    pile_size: int = public()
    pile: Ints = hidden(cards=NUMBERS, deck="deck", size="pile_size")
    scores: Ints = public(SEATS)
    points: Grid = public(SEATS, len(PARTS))
    last_round: Ints = public(SEATS)
