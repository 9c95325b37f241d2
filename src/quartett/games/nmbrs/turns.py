"""A turn of nmbrs!: the card it begins with and the discard that ends it, NMB-4, NMB-12, NMB-15."""

from quartett.games.nmbrs.cards import hand_size, remove_from_hand
from quartett.games.nmbrs.effects import Effect
from quartett.games.nmbrs.rounds import end_round
from quartett.games.nmbrs.scoring import worth_of
from quartett.games.nmbrs.state import Ending, Phase, State
from quartett.kit import clear, next_seat, note, put, rule, take

RUN_OUTS_TO_END_ROUND = 2


@rule
def begin_turn(position: State) -> None:
    """NMB-4: the player whose turn it is may take the top card, if there is one."""
    position.asked = position.at_turn
    if position.face_up > 0:
        position.phase = Phase.ASKING
        note_asked(position)
    else:
        draw_face_down(position)


@rule
def note_asked(position: State) -> None:
    """Reports who is asked about the top card."""
    card = top_card(position)
    note(position, Effect.ASKED, position.asked, position.at_turn, card, position.colours[card])


@rule
def top_card(position: State) -> int:
    """Returns the card on top of the open pile."""
    return position.order[position.face_up - 1] - 1


@rule
def draw_face_down(position: State) -> None:
    """NMB-4: the player whose turn it is draws. NMB-15: or goes without, if no card is left."""
    position.asked = position.at_turn
    if position.face_down > 0:
        note(position, Effect.MUST_DRAW, position.asked)
        position.phase = Phase.DRAWING
    else:
        note(position, Effect.WENT_WITHOUT, position.asked)
        position.phase = Phase.LAYING


@rule
def take_top_card(position: State) -> None:
    """NMB-4: whoever takes the top card out of turn also draws a face-down card."""
    card, out_of_turn = top_card(position), position.asked != position.at_turn
    position.face_up -= 1
    position.order[position.face_up] = 0
    take(position.discards, card)
    put(position.taken[position.asked], card)
    note(position, Effect.TOOK, position.asked, card, position.colours[card], out_of_turn)
    if out_of_turn:
        note(position, Effect.MUST_DRAW, position.asked)
    position.phase = Phase.DRAWING if out_of_turn else Phase.LAYING


@rule
def decline_top_card(position: State) -> None:
    """NMB-4: the next seat is asked. NMB-15: not if there is no face-down card to draw."""
    card = top_card(position)
    note(position, Effect.PASSED, position.asked, card, position.colours[card])
    if position.face_down > 0:
        position.asked = next_seat(position, position.asked)
    if position.asked == position.at_turn:
        draw_face_down(position)
    else:
        note_asked(position)


@rule
def continue_after_draw(position: State) -> None:
    """NMB-4: after a draw in turn the player lays; after a draw out of turn the turn starts again.

    NMB-15: an empty pile is refilled, unless it ran out before and nobody has laid since.
    """
    if position.face_down == 0:
        if position.ran_out + 1 == RUN_OUTS_TO_END_ROUND:
            end_round(position, Ending.PILE_RAN_OUT)
            return
        position.ran_out += 1
        shuffle_back(position)
    if position.asked == position.at_turn:
        position.phase = Phase.LAYING
    else:
        begin_turn(position)


@rule
def shuffle_back(position: State) -> None:
    """NMB-15: the open pile except its top card becomes the new face-down pile."""
    if position.face_down > 0 or position.face_up < 2:
        return
    top = position.order[position.face_up - 1]
    for place in range(position.face_up - 1):
        card = position.order[place] - 1
        take(position.discards, card)
        put(position.pile, card)
        position.face_down += 1
    clear(position.order)
    position.order[0] = top
    position.face_up = 1
    note(position, Effect.SHUFFLED, position.face_down)


@rule
def put_face_up(position: State, card: int) -> None:
    """Puts a card face up on the open pile."""
    position.order[position.face_up] = card + 1
    position.face_up += 1
    put(position.discards, card)


@rule
def discard(position: State, seat: int, card: int) -> None:
    """NMB-12: a discard ends the turn. NMB-13: discarding the last card ends the round."""
    remove_from_hand(position, seat, card)
    put_face_up(position, card)
    left = hand_size(position, seat)
    note(
        position,
        Effect.DISCARDED,
        seat,
        card,
        position.colours[card],
        worth_of(position, card),
        left,
    )
    if left == 0:
        note(position, Effect.WENT_OUT, seat)
        end_round(position, Ending.WENT_OUT)
    else:
        end_turn(position)


@rule
def end_turn(position: State) -> None:
    """The left neighbour is next. NMB-15: an empty pile is refilled as soon as possible."""
    shuffle_back(position)
    position.at_turn = next_seat(position, position.at_turn)
    note(position, Effect.TURN_BEGAN, position.at_turn)
    begin_turn(position)
