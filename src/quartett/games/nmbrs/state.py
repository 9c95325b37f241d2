"""The table of nmbrs!: phases, endings, and everything that lies or is held."""

from enum import IntEnum

from quartett.games.nmbrs.moves import CARDS, COLOURS, HIGHEST, JOKER_SETS, ROWS
from quartett.kit import Grid, Ints
from quartett.layout import SEATS, Layout, hidden, private, public, setting

MOST_SEATS = 8
MOST_ROWS = (len(CARDS) - 1) // 2
"""A new row needs three cards from a hand, a row across two: so many fit on a table."""

VARIANTS = ("standard", "advanced", "simple")
STANDARD, ADVANCED, SIMPLE = range(len(VARIANTS))

PARTS = ("start", "laid", "doubled", "left in hand")
START, LAID, DOUBLED, LEFT_IN_HAND = range(len(PARTS))

DOUBLINGS = ("no", "one-colour", "different")
NOT_DOUBLED, ONE_COLOUR, DIFFERENT_COLOURS = range(len(DOUBLINGS))

UNASKED, TAKEN_IN, LEFT_OUT = range(3)
"""What was answered about a lying joker that the planned row may take in."""

NOBODY = len(COLOURS)
"""In `freed`: no joker has been freed."""

FAR = 2**31 - 1


class Phase(IntEnum):
    """A round, in playing order."""

    DEALING = 0
    TURNING = 1
    ASKING = 2
    DRAWING = 3
    LAYING = 4
    CHOOSING = 5
    OVER = 6


class Ending(IntEnum):
    """Why a game is over.

    The first two say how the round ended after which somebody had 100 points.
    """

    NOT_YET = 0
    WENT_OUT = 1
    PILE_RAN_OUT = 2
    ROUNDS_PLAYED = 3


ENDINGS = tuple(ending.name.lower().replace("_", "-") for ending in Ending)


class State(Layout, most_seats=MOST_SEATS):
    """A hand is what its owner drew (`hand`) and what everybody saw him take (`taken`)."""

    variant: int = setting(names=VARIANTS)
    deal: int = setting()
    rounds: int = setting()
    copies: Ints = setting(len(CARDS), high=1)
    colours: Ints = setting(len(CARDS), names=COLOURS)
    worths: Ints = setting(len(CARDS), high=9)

    phase: int = public(names=Phase)
    round_number: int = public(low=1, high=FAR)
    opener: int = public(high=MOST_SEATS - 1)
    at_turn: int = public(high=MOST_SEATS - 1)
    asked: int = public(high=MOST_SEATS - 1)
    """The seat that is asked, draws or lays."""
    points: Grid = public(SEATS, len(PARTS), low=-FAR, high=FAR)
    opened: Ints = public(SEATS, names=("no", "yes"))

    face_down: int = public(high=len(CARDS))
    pile: Ints = hidden(cards=CARDS, deck="deck", size="face_down")
    ran_out: int = public(high=1)
    """How often the pile ran out since somebody laid."""
    face_up: int = public(high=len(CARDS))
    discards: Ints = public(cards=CARDS, deck="deck")
    order: Ints = public(len(CARDS), names=("-", *CARDS))
    """The open pile from the bottom up; each entry is a card's place and one more."""
    held: Ints = public(SEATS, high=len(CARDS))
    hand: Grid = private(SEATS, cards=CARDS, deck="deck", size="held")
    taken: Grid = public(SEATS, cards=CARDS, deck="deck")

    table: Ints = public(cards=CARDS, deck="deck")
    rows: Ints = public(MOST_ROWS, names=ROWS)
    jokers: Ints = public(MOST_ROWS, names=JOKER_SETS)
    """The jokers that lie in each row."""
    meaning: Ints = public(len(COLOURS), high=HIGHEST)
    """What each joker stands for, lying or about to be laid; 0: nothing."""
    freed: int = public(names=(*COLOURS, "-"))
    replaced: int = public(high=HIGHEST)
    """The number that now lies where the freed joker lay."""
    planned: int = public(names=("-", "grow", "cross"))
    """The kind of a row about to be laid, while it is asked which lying jokers it takes in."""
    planned_row: int = public(names=ROWS)
    answers: Ints = public(len(COLOURS), names=("-", "with", "without"))
    ended: int = public(names=Ending)
