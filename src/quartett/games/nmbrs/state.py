"""The state of a nmbrs! game: phases, endings, and everything on the table and in the hands."""

from enum import IntEnum

from quartett.games.nmbrs.moves import CARDS, COLOURS, HIGHEST, JOKER_SETS, ROW_RULES, ROWS
from quartett.kit import Grid, Ints
from quartett.layout import SEATS, Layout, hidden, private, public, setting

MOST_SEATS = 8
MOST_ROWS = (len(CARDS) - 1) // 2
"""The most rows there can be: a first row takes three cards from a hand, a crossing two."""

VARIANTS = ("standard", "simple")
STANDARD, SIMPLE = range(len(VARIANTS))

PARTS = ("start", "laid", "doubled", "left in hand")
START, LAID, DOUBLED, LEFT_IN_HAND = range(len(PARTS))

DOUBLINGS = ("no", "one-colour", "different")
NOT_DOUBLED, ONE_COLOUR, DIFFERENT_COLOURS = range(len(DOUBLINGS))

UNASKED, TAKEN_IN, LEFT_OUT = range(3)
"""The answer about a joker on the table that the planned row may include."""

NO_JOKER = len(COLOURS)
"""In place of a joker's number: none."""

LARGEST = 2**31 - 1


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

    The first two say what ended the round in which somebody reached 100 points.
    """

    NOT_YET = 0
    WENT_OUT = 1
    PILE_RAN_OUT = 2
    ROUNDS_PLAYED = 3


ENDINGS = tuple(ending.name.lower().replace("_", "-") for ending in Ending)


class State(Layout, most_seats=MOST_SEATS):
    """A hand consists of the cards its owner drew (`hand`) and took in the open (`taken`)."""

    variant: int = setting(names=VARIANTS)
    row_rule: int = setting(names=ROW_RULES)
    deal: int = setting()
    rounds: int = setting()
    copies: Ints = setting(len(CARDS), high=1)
    colours: Ints = setting(len(CARDS), names=COLOURS)
    worths: Ints = setting(len(CARDS), high=9)

    phase: int = public(names=Phase)
    round_number: int = public(low=1, high=LARGEST)
    opener: int = public(high=MOST_SEATS - 1)
    at_turn: int = public(high=MOST_SEATS - 1)
    asked: int = public(high=MOST_SEATS - 1)
    """The acting seat: it is asked about the top card, draws or lays."""
    points: Grid = public(SEATS, len(PARTS), low=-LARGEST, high=LARGEST)
    opened: Ints = public(SEATS, names=("no", "yes"))

    face_down: int = public(high=len(CARDS))
    pile: Ints = hidden(cards=CARDS, deck="deck", size="face_down")
    ran_out: int = public(high=1)
    """The number of times the pile has run out since the last meld."""
    face_up: int = public(high=len(CARDS))
    discards: Ints = public(cards=CARDS, deck="deck")
    order: Ints = public(len(CARDS), names=("-", *CARDS))
    """The open pile from the bottom up; each entry is 1 + the card's place."""
    held: Ints = public(SEATS, high=len(CARDS))
    hand: Grid = private(SEATS, cards=CARDS, deck="deck", size="held")
    taken: Grid = public(SEATS, cards=CARDS, deck="deck")

    table: Ints = public(cards=CARDS, deck="deck")
    rows: Ints = public(MOST_ROWS, names=ROWS)
    jokers: Ints = public(MOST_ROWS, names=JOKER_SETS)
    """The jokers that lie in each row."""
    meaning: Ints = public(len(COLOURS), high=HIGHEST)
    """The number that each joker stands for, on the table or about to be laid; 0: none."""
    freed: int = public(names=(*COLOURS, "-"))
    replaced: int = public(high=HIGHEST)
    """The number that took the place of the freed joker."""
    planned: int = public(names=("-", "grow", "cross"))
    """The kind of the planned row, while its player chooses the jokers it is to include."""
    planned_row: int = public(names=ROWS)
    answers: Ints = public(len(COLOURS), names=("-", "with", "without"))
    ended: int = public(names=Ending)
