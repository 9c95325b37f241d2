"""Points in nmbrs!: what cards are worth and when a row doubles, NMB-2, NMB-9, NMB-10, NMB-13."""

import numpy as np

from quartett.games.nmbrs.cards import has, joker_at
from quartett.games.nmbrs.effects import Effect
from quartett.games.nmbrs.moves import CARDS, COLOURS, FIRST, LENGTH, STEP
from quartett.games.nmbrs.state import (
    DIFFERENT_COLOURS,
    DOUBLED,
    LAID,
    NO_JOKER,
    NOT_DOUBLED,
    ONE_COLOUR,
    PARTS,
    SIMPLE,
    State,
)
from quartett.kit import note, rule

POINTS_AT_START = 50
POINTS_AT_START_SIMPLE = 20


@rule
def worth_of(position: State, card: int) -> int:
    """NMB-2: the deck says what a card is worth. NMB-16: in the simple game each counts 1."""
    return 1 if position.variant == SIMPLE else position.worths[card]


@rule
def worth_of_hand(position: State, seat: int) -> int:
    """NMB-13: returns the worth of the cards in hand."""
    worth = 0
    for card in range(len(CARDS)):
        if has(position, seat, card):
            worth += worth_of(position, card)
    return worth


@rule
def doubling(position: State, row: int, jokers: int) -> int:
    """NMB-10: a row doubles if all its cards have the same colour, or no two do.

    NMB-16: in the simple game, only if all have the same colour.
    """
    shown = np.zeros(len(COLOURS), np.int64)
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        joker = joker_at(position, jokers, number)
        shown[position.colours[number - 1] if joker == NO_JOKER else joker] += 1
    most = 0
    for colour in range(len(COLOURS)):
        most = max(most, shown[colour])
    if most == LENGTH[row]:
        return ONE_COLOUR
    return DIFFERENT_COLOURS if most == 1 and position.variant != SIMPLE else NOT_DOUBLED


@rule
def earn(position: State, points: int, doubled: int) -> None:
    """NMB-9, NMB-10: writes down the points for a meld."""
    seat, base = position.asked, points
    position.points[seat, LAID] += base
    if doubled != NOT_DOUBLED:
        position.points[seat, DOUBLED] += base
        points += base
    note(position, Effect.SCORED, seat, points, doubled, total_points(position, seat), base)


@rule
def total_points(position: State, seat: int) -> int:
    """Returns the points a seat has written down, less those it has subtracted."""
    total = 0
    for part in range(len(PARTS)):
        total += position.points[seat, part]
    return total
