"""A round of nmbrs!, from the deal to the points left in hand: NMB-3, NMB-13, NMB-14."""

from quartett.games.nmbrs.cards import copies_in_play, hand_size
from quartett.games.nmbrs.effects import Effect
from quartett.games.nmbrs.moves import CARDS
from quartett.games.nmbrs.scoring import total_points, worth_of_hand
from quartett.games.nmbrs.state import LEFT_IN_HAND, NO_JOKER, SIMPLE, Ending, Phase, State
from quartett.kit import clear, count, next_seat, note, rule

POINTS_TO_WIN = 100


@rule
def begin_round(position: State) -> None:
    """NMB-3: all cards are shuffled and dealt."""
    position.round_number += 1
    clear_table(position)
    for card in range(len(CARDS)):
        position.pile[card] = copies_in_play(position, card)
    position.face_down = count(position.pile)
    position.at_turn = position.opener
    position.asked = position.opener
    note(position, Effect.ROUND_BEGAN, position.round_number, position.opener)
    position.phase = Phase.DEALING if dealt_cards(position) > 0 else Phase.TURNING


@rule
def clear_table(position: State) -> None:
    """Clears the table and all hands."""
    for seat in range(position.seats):
        clear(position.hand[seat])
        clear(position.taken[seat])
        position.held[seat] = 0
        position.opened[seat] = 0
    clear(position.table)
    clear(position.discards)
    clear(position.order)
    clear(position.rows)
    clear(position.jokers)
    clear(position.meaning)
    position.face_up = 0
    position.ran_out = 0
    position.freed = NO_JOKER


@rule
def dealt_cards(position: State) -> int:
    """NMB-3: 7 cards each, or 9 with two players; NMB-16: 5, or 7 with two.

    A small deck still leaves one card to turn up and one to draw.
    """
    size = 7 if position.seats > 2 else 9
    if position.variant == SIMPLE:
        size -= 2
    if position.deal > 0:
        size = position.deal
    cards = 0
    for card in range(len(CARDS)):
        cards += copies_in_play(position, card)
    return max(0, min(size, (cards - 2) // position.seats))


@rule
def end_round(position: State, reason: int) -> None:
    """NMB-13: everyone subtracts the cards left in hand. NMB-14: at 100 points the game is over.

    The agreed number of rounds ends a game in which everybody loses more than they earn.
    """
    note(position, Effect.ROUND_ENDED, position.round_number, reason)
    best = 0
    for seat in range(position.seats):
        lost = worth_of_hand(position, seat)
        position.points[seat, LEFT_IN_HAND] -= lost
        reached = total_points(position, seat)
        note(position, Effect.HAND_LEFT, seat, hand_size(position, seat), lost, reached)
        best = max(best, reached)
    if best >= POINTS_TO_WIN:
        position.ended = reason
    elif position.round_number == position.rounds:
        position.ended = Ending.ROUNDS_PLAYED
    if position.ended != Ending.NOT_YET:
        note(position, Effect.GAME_OVER, position.ended)
        position.phase = Phase.OVER
        return
    position.opener = next_seat(position, position.opener)
    begin_round(position)
