"""Kuhn poker: an ante each, a card each, then pass or bet; a bet is called or not."""

from enum import IntEnum

from quartett.kit import Grid, Ints, note, noting, offer, put, rule, take
from quartett.layout import SEATS, Layout, hidden, private, public

from .effects import CARDS, WORDS, Effect

MOVES = WORDS
PASS, BET = range(2)
EVENTS = tuple(f"deal {card}" for card in CARDS)


class Ending(IntEnum):
    """How it was decided."""

    NOT_YET = 0
    FOLD = 1
    SHOWDOWN = 2


class State(Layout, most_seats=2):
    """Hands are private; what was said is public."""

    hands: Grid = private(SEATS, cards=CARDS, deck="deck", size="held")
    held: Ints = public(SEATS, high=1)
    pile: Ints = hidden(cards=CARDS, deck="deck", size="left")
    left: int = public(high=3)
    shown: Grid = public(SEATS, cards=CARDS, deck="deck")
    said: Ints = public(3, names=(*MOVES, "-"))
    spoken: int = public(high=3)


@rule
def set_up(position: State) -> None:
    """Three cards lie face down."""
    for card in range(3):
        put(position.pile, card)
        position.said[card] = 2
    position.left = 3


@rule
def odds(position: State, weights: Ints) -> int:
    """A card for whoever has none yet."""
    if position.left == 1:
        return 0
    for card in range(3):
        weights[card] = position.pile[card]
    return position.left


@rule
def happen(position: State, event: int) -> None:
    """Deal the card."""
    seat = 3 - position.left
    take(position.pile, event)
    put(position.hands[seat], event)
    note(position, Effect.DEALT, seat, event)
    position.left -= 1
    position.held[seat] += 1


@rule
def sees(position: State, seat: int) -> bool:
    """Only its owner sees a card."""
    return seat == 3 - position.left


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """The seats speak in turn."""
    if position.left > 1 or ending(position) != 0 or seat != position.spoken % 2:
        return 0
    return offer(allowed, offer(allowed, 0, PASS), BET)


@rule
def resolve(position: State, moves: Ints) -> None:
    """What was said stays said; at a showdown the cards are turned over."""
    speaker = position.spoken % 2
    note(position, Effect.SPOKE, speaker, moves[speaker])
    position.said[position.spoken] = moves[speaker]
    position.spoken += 1
    if ending(position) == Ending.SHOWDOWN:
        for seat in range(2):
            for card in range(3):
                if position.hands[seat, card]:
                    note(position, Effect.SHOWED, seat, card)
                position.shown[seat, card] = position.hands[seat, card]
                position.hands[seat, card] = 0
            position.held[seat] = 0
    if noting(position) and ending(position) != Ending.NOT_YET:
        for seat in range(2):
            note(position, Effect.SCORED, seat, score(position, seat))
        note(position, Effect.GAME_OVER, ending(position) - 1)


@rule
def ending(position: State) -> int:
    """A bet is answered by the other; two passes show the cards."""
    first, second, third = position.said[0], position.said[1], position.said[2]
    if (first == BET and second == BET) or third == BET or (first == PASS and second == PASS):
        return Ending.SHOWDOWN
    if (first == BET and second == PASS) or third == PASS:
        return Ending.FOLD
    return Ending.NOT_YET


@rule
def score(position: State, seat: int) -> int:
    """What the seat won or lost: 1, or 2 after a called bet."""
    stake = 1
    if (position.said[0] == BET and position.said[1] == BET) or position.said[2] == BET:
        stake = 2
    if ending(position) == Ending.FOLD:
        loser = 1 if position.spoken == 2 else 0
        return -stake if seat == loser else stake
    if ending(position) == Ending.NOT_YET:
        return 0
    higher = 0
    for card in range(3):
        for owner in range(2):
            if position.shown[owner, card]:
                higher = owner
    return stake if seat == higher else -stake
