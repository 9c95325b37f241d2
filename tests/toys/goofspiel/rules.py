"""Goofspiel: a prize is turned up, all bid a card together, the sole highest wins it."""

from enum import IntEnum

from quartett.kit import Grid, Ints, note, offer, rule, sole_highest, take
from quartett.layout import SEATS, Layout, public, setting

from .effects import CARDS, MOST, Effect

MOVES = tuple(f"bid {card}" for card in CARDS)
EVENTS = tuple(f"prize {card}" for card in CARDS)


class Ending(IntEnum):
    """How it was decided."""

    NOT_YET = 0
    PRIZES_GONE = 1


class State(Layout, most_seats=4):
    """Nothing is hidden: bids are sealed by being one joint step."""

    cards: int = setting()
    prizes: Ints = public(cards=CARDS)
    hands: Grid = public(SEATS, cards=CARDS)
    bids: Ints = public(SEATS, high=MOST)
    prize: int = public(high=MOST)
    left: int = public(high=MOST)
    won: Ints = public(SEATS)


@rule
def set_up(position: State) -> None:
    """One of each card, for the prizes and for every hand."""
    position.left = position.cards
    for card in range(position.cards):
        position.prizes[card] = 1
        for seat in range(position.seats):
            position.hands[seat, card] = 1


@rule
def odds(position: State, weights: Ints) -> int:
    """A prize is turned up when none lies open."""
    if position.prize or position.left == 0:
        return 0
    for card in range(MOST):
        weights[card] = position.prizes[card]
    return position.left


@rule
def happen(position: State, event: int) -> None:
    """The prize lies open."""
    take(position.prizes, event)
    position.prize = event + 1
    note(position, Effect.TURNED_UP, position.prize)
    position.left -= 1


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """Any card of the hand."""
    offered = 0
    if position.prize:
        for card in range(MOST):
            if position.hands[seat, card]:
                offered = offer(allowed, offered, card)
    return offered


@rule
def resolve(position: State, moves: Ints) -> None:
    """Bids are shown together; the sole highest takes the prize."""
    for seat in range(position.seats):
        note(position, Effect.SPENT, seat, position.left)
    won = False
    for seat in range(position.seats):
        take(position.hands[seat], moves[seat])
        position.bids[seat] = moves[seat] + 1
        note(position, Effect.BID, seat, moves[seat])
    for seat in range(position.seats):
        if sole_highest(position.bids, position.seats, seat):
            position.won[seat] += position.prize
            won = True
            note(position, Effect.WON, seat, position.prize, position.won[seat])
    if not won:
        note(position, Effect.NOBODY_WON, position.prize)
    position.prize = 0
    if position.left == 0:
        note(position, Effect.GAME_OVER)


@rule
def score(position: State, seat: int) -> int:
    """The prizes won."""
    return position.won[seat]


@rule
def ending(position: State) -> int:
    """Over when no prize is left to bid for."""
    if position.left == 0 and position.prize == 0:
        return Ending.PRIZES_GONE
    return Ending.NOT_YET
