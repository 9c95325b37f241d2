"""Sets of cards, each in one integer: bit n is 1 if card n belongs to the set."""

from quartett.compiled import Ints, rule
from quartett.games.nox.moves import NUMBERS
from quartett.layout import Subsets

SETS = Subsets(NUMBERS)
"""The notation of each set, by its integer: `4+14`."""


@rule
def has(cards: int, card: int) -> bool:
    """Whether the card belongs to the set."""
    return (cards >> card) & 1 == 1


@rule
def with_card(cards: int, card: int) -> int:
    """Returns the set with this card added."""
    return cards | (1 << card)


@rule
def without(cards: int, card: int) -> int:
    """Returns the set without this card."""
    return cards & ~(1 << card)


@rule
def size_of(cards: int) -> int:
    """Returns the number of cards in the set."""
    size = 0
    while cards != 0:
        cards = without_lowest(cards)
        size += 1
    return size


@rule
def lowest(cards: int) -> int:
    """Returns the lowest card of a set that is not empty: the number of bits below its bit."""
    return size_of((cards & -cards) - 1)


@rule
def without_lowest(cards: int) -> int:
    """Returns the set without its lowest card."""
    return cards & (cards - 1)


@rule
def kinds(counts: Ints) -> int:
    """Returns the set of cards of which there is at least one."""
    cards = 0
    for card in range(len(counts)):
        cards |= (counts[card] > 0) << card
    return cards
