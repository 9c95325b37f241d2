"""Leduc poker: an ante, a card each, betting, a card for all, betting."""

from enum import IntEnum

from quartett.kit import Grid, Ints, next_seat, note, noting, offer, put, rule, take
from quartett.layout import SEATS, Layout, hidden, private, public

from .effects import CARDS, Effect

MOVES = ("fold", "call", "raise")
FOLD, CALL, RAISE = range(len(MOVES))
EVENTS = tuple(f"deal {card}" for card in CARDS)
OF_EACH = 2
DECK_CARDS = OF_EACH * len(CARDS)
MOST_SEATS = 2
ANTE = 1
FIRST_RAISE = 2
SECOND_RAISE = 4
MOST_RAISES = 2
MOST_STAKE = ANTE + MOST_RAISES * (FIRST_RAISE + SECOND_RAISE)


class Phase(IntEnum):
    """A hand, in playing order."""

    DEALING = 0
    FIRST_BETTING = 1
    TURNING = 2
    SECOND_BETTING = 3
    OVER = 4


class Ending(IntEnum):
    """How it was decided."""

    NOT_YET = 0
    FOLDED = 1
    SHOWDOWN = 2


class State(Layout, most_seats=MOST_SEATS):
    """Hands are private until a showdown; stakes are public."""

    phase: int = public(names=Phase)
    turn: int = public(high=MOST_SEATS - 1)
    raises: int = public(high=MOST_RAISES)
    calls: int = public(high=MOST_SEATS)
    stakes: Ints = public(SEATS, high=MOST_STAKE)
    hands: Grid = private(SEATS, cards=CARDS, deck="deck", size="held")
    held: Ints = public(SEATS, high=1)
    pile: Ints = hidden(cards=CARDS, deck="deck", size="left")
    left: int = public(high=DECK_CARDS)
    board: Ints = public(cards=CARDS, deck="deck")
    shown: Grid = public(SEATS, cards=CARDS, deck="deck")
    ended: int = public(names=Ending)


@rule
def set_up(position: State) -> None:
    """Six cards lie face down; everyone has paid the ante."""
    for card in range(len(CARDS)):
        position.pile[card] = OF_EACH
    position.left = DECK_CARDS
    for seat in range(position.seats):
        position.stakes[seat] = ANTE


@rule
def odds(position: State, weights: Ints) -> int:
    """Any card that lies face down."""
    if position.phase != Phase.DEALING and position.phase != Phase.TURNING:
        return 0
    for card in range(len(CARDS)):
        weights[card] = position.pile[card]
    return position.left


@rule
def happen(position: State, event: int) -> None:
    """A card each, face down; after the first betting one for all, face up."""
    dealt = DECK_CARDS - position.left
    take(position.pile, event)
    position.left -= 1
    if position.phase == Phase.TURNING:
        put(position.board, event)
        note(position, Effect.TURNED_UP, event)
        begin_betting(position, Phase.SECOND_BETTING)
        return
    put(position.hands[dealt], event)
    note(position, Effect.DEALT, dealt, event)
    position.held[dealt] = 1
    if dealt + 1 == position.seats:
        begin_betting(position, Phase.FIRST_BETTING)


@rule
def begin_betting(position: State, phase: int) -> None:
    """The start player speaks first, in both rounds."""
    position.phase = phase
    position.turn = position.start
    position.raises = 0
    position.calls = 0


@rule
def sees(position: State, seat: int) -> bool:
    """Only its owner sees a card that is dealt; the card on the board is for all."""
    return position.phase == Phase.TURNING or seat == DECK_CARDS - position.left


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """Fold only against a raise; raise at most twice in a round."""
    if seat != position.turn:
        return 0
    if position.phase != Phase.FIRST_BETTING and position.phase != Phase.SECOND_BETTING:
        return 0
    offered = 0
    if position.stakes[seat] < position.stakes[next_seat(position, seat)]:
        offered = offer(allowed, offered, FOLD)
    offered = offer(allowed, offered, CALL)
    if position.raises < MOST_RAISES:
        offered = offer(allowed, offered, RAISE)
    return offered


@rule
def resolve(position: State, moves: Ints) -> None:
    """Who calls pays as much as the other; who raises pays more."""
    seat = position.turn
    other = next_seat(position, seat)
    if moves[seat] == FOLD:
        note(position, Effect.FOLDED, seat)
        end_game(position, Ending.FOLDED)
        return
    position.stakes[seat] = position.stakes[other]
    position.turn = other
    if moves[seat] == RAISE:
        more = FIRST_RAISE if position.phase == Phase.FIRST_BETTING else SECOND_RAISE
        position.stakes[seat] += more
        note(position, Effect.RAISED, seat, position.stakes[seat])
        position.raises += 1
        position.calls = 0
        return
    note(position, Effect.CALLED, seat, position.stakes[seat])
    position.calls += 1
    if position.calls + (1 if position.raises > 0 else 0) == position.seats:
        end_betting(position)


@rule
def end_betting(position: State) -> None:
    """A card for all is next; or the hands are shown."""
    if position.phase == Phase.FIRST_BETTING:
        position.phase = Phase.TURNING
        return
    for seat in range(position.seats):
        for card in range(len(CARDS)):
            if position.hands[seat, card]:
                note(position, Effect.SHOWED, seat, card)
            position.shown[seat, card] = position.hands[seat, card]
            position.hands[seat, card] = 0
        position.held[seat] = 0
    end_game(position, Ending.SHOWDOWN)


@rule
def end_game(position: State, why: int) -> None:
    """Nobody bets any more."""
    position.phase = Phase.OVER
    position.ended = why
    if noting(position):
        for seat in range(position.seats):
            note(position, Effect.SCORED, seat, score(position, seat))
        note(position, Effect.GAME_OVER, why - 1)


@rule
def strength(position: State, seat: int) -> int:
    """A pair with the card on the board beats any single card; higher cards beat lower ones."""
    for card in range(len(CARDS)):
        if position.shown[seat, card]:
            return card + (len(CARDS) if position.board[card] else 0)
    return 0


@rule
def score(position: State, seat: int) -> int:
    """What was won or lost."""
    other = next_seat(position, seat)
    if position.ended == Ending.FOLDED:
        return -position.stakes[seat] if seat == position.turn else position.stakes[other]
    if position.ended == Ending.SHOWDOWN:
        mine, theirs = strength(position, seat), strength(position, other)
        if mine > theirs:
            return position.stakes[other]
        if mine < theirs:
            return -position.stakes[seat]
    return 0


@rule
def ending(position: State) -> int:
    """As it was found."""
    return position.ended
