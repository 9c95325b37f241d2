"""Sets of cards, each kept in one whole number: bit n is 1 when card n belongs to the set."""

from quartett.compiled import Ints, rule
from quartett.games.nox.moves import NUMBERS
from quartett.layout import Subsets

SETS = Subsets(NUMBERS)
"""How each set is written, by the number it is kept in: `4+14`."""


@rule
def has(cards: int, card: int) -> bool:
    """Whether the card belongs to the set."""
    return (cards >> card) & 1 == 1


@rule
def with_card(cards: int, card: int) -> int:
    """The set and this card."""
    return cards | (1 << card)


@rule
def without(cards: int, card: int) -> int:
    """The set but for this card."""
    return cards & ~(1 << card)


@rule
def how_many(cards: int) -> int:
    """How many cards belong to the set."""
    found = 0
    while cards != 0:
        cards = without_lowest(cards)
        found += 1
    return found


@rule
def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty: as many bits lie below it as its place says."""
    return how_many((cards & -cards) - 1)


@rule
def without_lowest(cards: int) -> int:
    """The set but for its lowest card."""
    return cards & (cards - 1)


@rule
def kinds(counts: Ints) -> int:
    """The set of those cards of which there is at least one."""
    found = 0
    for card in range(len(counts)):
        found |= (counts[card] > 0) << card
    return found
