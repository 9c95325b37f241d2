"""Cards of nmbrs!: which are in play, who holds them, what jokers stand for (NMB-1, NMB-6)."""

from quartett.games.nmbrs.moves import BIT, COLOURS, HIGHEST, JOKER_CARD
from quartett.games.nmbrs.state import NO_JOKER, SIMPLE, State
from quartett.kit import count, rule, take

HIGHEST_SIMPLE = 50


@rule
def highest_number(position: State) -> int:
    """NMB-16: the simple game goes to 50."""
    return HIGHEST_SIMPLE if position.variant == SIMPLE else HIGHEST


@rule
def copies_in_play(position: State, card: int) -> int:
    """NMB-1: the whole deck. NMB-16: in the simple game 1 to 50 and the jokers."""
    if highest_number(position) <= card < HIGHEST:
        return 0
    return position.copies[card]


@rule
def has(position: State, seat: int, card: int) -> bool:
    """Whether the card is in this hand."""
    return position.hand[seat, card] + position.taken[seat, card] > 0


@rule
def hand_size(position: State, seat: int) -> int:
    """Returns the number of cards in this hand."""
    return position.held[seat] + count(position.taken[seat])


@rule
def remove_from_hand(position: State, seat: int, card: int) -> None:
    """Takes a card out of a hand."""
    if position.taken[seat, card]:
        take(position.taken[seat], card)
    else:
        take(position.hand[seat], card)
        position.held[seat] -= 1


@rule
def joker_at(position: State, holds: int, number: int) -> int:
    """Returns the joker of a set that stands for the number, or NO_JOKER."""
    for joker in range(len(COLOURS)):
        if holds & BIT[joker] and position.meaning[joker] == number:
            return joker
    return NO_JOKER


@rule
def joker_declared_as(position: State, number: int) -> int:
    """Returns the joker in hand that is declared as the number, or NO_JOKER."""
    for joker in range(len(COLOURS)):
        if has(position, position.asked, JOKER_CARD[joker]) and position.meaning[joker] == number:
            return joker
    return NO_JOKER


@rule
def joker_bit(card: int) -> int:
    """Returns the bit of a joker in a set of jokers; 0 for a number card."""
    return BIT[card - HIGHEST] if card >= HIGHEST else 0
