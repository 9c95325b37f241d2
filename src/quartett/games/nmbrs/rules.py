"""The rules of nmbrs!, NMB-1 to NMB-16: the sequence of play.

The rules of each step have files of their own:

- cards.py: NMB-1, which cards are in play and what jokers stand for
- rounds.py: NMB-3, NMB-13, NMB-14, dealing and ending a round
- turns.py: NMB-4, NMB-12, NMB-15, the card that begins a turn and the discard that ends it
- melds/: NMB-5, NMB-7, NMB-8, which rows can be laid
- laying.py: NMB-6 to NMB-8, NMB-11, laying rows and swapping jokers
- scoring.py: NMB-2, NMB-9, NMB-10, points

NMB-16, the simple game, has its exceptions where each rule stands.
"""

import numpy as np

from quartett.games.nmbrs.cards import hand_size, has
from quartett.games.nmbrs.effects import Effect
from quartett.games.nmbrs.laying import declare, lay_planned, open_question, swap, ways_of_plan
from quartett.games.nmbrs.melds import can_be_laid_again, list_melds
from quartett.games.nmbrs.melds.scratch import MELD_SEARCH, MeldSearch, Scratch
from quartett.games.nmbrs.moves import (
    CARD_DRAWN,
    CARD_OF,
    CARDS,
    COLOURS,
    CROSS,
    DECLARE,
    DECLARE_WORD,
    DISCARD,
    DISCARD_WORD,
    DONE_WORD,
    DRAW_EVENT,
    EVENTS,
    HIGHEST,
    JOKER_CARD,
    JOKER_OF,
    KIND,
    MOVES,
    NUMBER_OF,
    PASS_WORD,
    ROW_OF,
    SWAP,
    SWAP_WORD,
    TAKE_WORD,
    TURN_EVENT,
    WITH,
    WITH_WORD,
    WITHOUT_WORD,
)
from quartett.games.nmbrs.rounds import begin_round, dealt_cards
from quartett.games.nmbrs.scoring import POINTS_AT_START, POINTS_AT_START_SIMPLE, total_points
from quartett.games.nmbrs.state import (
    LEFT_OUT,
    PARTS,
    SIMPLE,
    START,
    TAKEN_IN,
    Ending,
    Phase,
    State,
)
from quartett.games.nmbrs.turns import (
    begin_turn,
    continue_after_draw,
    decline_top_card,
    discard,
    end_turn,
    put_face_up,
    take_top_card,
)
from quartett.kit import Ints, next_seat, note, offer, put, rule, take

__all__ = ["EVENTS", "MOVES", "PARTS", "Ending", "Phase", "State"]


@rule
def set_up(position: State) -> None:
    """NMB-3, NMB-16: everyone starts with 50 points, in the simple game with 20."""
    for seat in range(position.seats):
        simple = position.variant == SIMPLE
        position.points[seat, START] = POINTS_AT_START_SIMPLE if simple else POINTS_AT_START
    position.opener = position.start
    begin_round(position)


@rule
def odds(position: State, weights: Ints) -> int:
    """Every face-down card is equally likely to be drawn or turned up."""
    phase = position.phase
    if phase != Phase.DEALING and phase != Phase.TURNING and phase != Phase.DRAWING:
        return 0
    for card in range(len(CARDS)):
        turned = phase == Phase.TURNING
        weights[TURN_EVENT[card]] = position.pile[card] if turned else 0
        weights[DRAW_EVENT[card]] = 0 if turned else position.pile[card]
    return position.face_down


@rule
def sees(position: State, seat: int) -> bool:
    """Everybody sees a card turned up; only the player who draws sees a card drawn."""
    return position.phase == Phase.TURNING or seat == position.asked


@rule
def happen(position: State, event: int) -> None:
    """Takes a card from the pile: dealt, drawn or turned up."""
    card = CARD_DRAWN[event]
    take(position.pile, card)
    position.face_down -= 1
    colour, left = position.colours[card], position.face_down
    if position.phase == Phase.TURNING:
        note(position, Effect.TURNED_UP, card, colour, left)
        put_face_up(position, card)
        note(position, Effect.TURN_BEGAN, position.at_turn)
        begin_turn(position)
        return
    put(position.hand[position.asked], card)
    position.held[position.asked] += 1
    if position.phase == Phase.DEALING:
        note(position, Effect.DEALT, position.asked, card, colour, left)
        deal_next(position)
    else:
        note(position, Effect.DREW, position.asked, card, colour, left)
        continue_after_draw(position)


@rule
def deal_next(position: State) -> None:
    """NMB-3: when everyone has a full hand, one card is turned up beside the pile."""
    position.asked = next_seat(position, position.asked)
    if position.held[position.asked] == dealt_cards(position):
        position.phase = Phase.TURNING


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """Lists what this seat may do; only one seat acts at a time."""
    if seat != position.asked:
        return 0
    if position.phase == Phase.ASKING:
        offered = offer(allowed, 0, TAKE_WORD)
        return offer(allowed, offered, PASS_WORD)
    if position.phase == Phase.LAYING:
        return offer_acts(position, np.zeros(1, MELD_SEARCH), allowed)
    if position.phase == Phase.CHOOSING:
        return offer_answers(position, allowed)
    return 0


@rule
def offer_acts(position: State, scratch: Scratch, allowed: Ints) -> int:
    """Offers melds, declarations of jokers, swaps, and the ways to end the turn."""
    search = scratch[0]
    list_melds(position, search, allowed)
    offered = search.offered
    if search.free:
        offered = offer_declarations(position, search, allowed, offered)
    if search.declared_count == 0 and search.must_declare_freed == 0:
        offered = offer_swaps(position, allowed, offered)
        offered = offer_ends(position, allowed, offered)
    return offered


@rule
def offer_declarations(position: State, search: MeldSearch, allowed: Ints, offered: int) -> int:
    """NMB-6: a joker in hand may be declared as any number that makes some meld possible."""
    for joker in range(len(COLOURS)):
        if has(position, position.asked, JOKER_CARD[joker]) and position.meaning[joker] == 0:
            other = search.must_declare_freed == 1 and joker != position.freed
            for number in range(1, HIGHEST + 1):
                if search.declarable_by_others[number] if other else search.declarable[number]:
                    offered = offer(allowed, offered, DECLARE_WORD[joker, number])
    return offered


@rule
def offer_swaps(position: State, allowed: Ints, offered: int) -> int:
    """NMB-11: a player who has opened may swap a joker that can be laid again at once."""
    if position.opened[position.asked]:
        for joker in range(len(COLOURS)):
            if (
                position.table[JOKER_CARD[joker]]
                and has(position, position.asked, int(position.meaning[joker] - 1))
                and can_be_laid_again(position, joker, np.zeros(1, MELD_SEARCH), allowed)
            ):
                offered = offer(allowed, offered, SWAP_WORD[joker])
    return offered


@rule
def offer_ends(position: State, allowed: Ints, offered: int) -> int:
    """NMB-12: a discard ends the turn. NMB-16: in the simple game, it is optional."""
    for card in range(len(CARDS)):
        if has(position, position.asked, card):
            offered = offer(allowed, offered, DISCARD_WORD[card])
    if position.variant == SIMPLE:
        offered = offer(allowed, offered, DONE_WORD)
    return offered


@rule
def offer_answers(position: State, allowed: Ints) -> int:
    """Asks whether the planned row is to include this joker from the table."""
    joker = open_question(position, ways_of_plan(position))
    offered = offer(allowed, 0, WITH_WORD[joker])
    return offer(allowed, offered, WITHOUT_WORD[joker])


@rule
def resolve(position: State, moves: Ints) -> None:
    """Carries out what the acting seat has chosen."""
    seat = position.asked
    word = moves[seat]
    kind = KIND[word]
    if position.phase == Phase.ASKING:
        if word == TAKE_WORD:
            take_top_card(position)
        else:
            decline_top_card(position)
    elif position.phase == Phase.CHOOSING:
        position.answers[JOKER_OF[word]] = TAKEN_IN if kind == WITH else LEFT_OUT
        note(position, Effect.JOKER_ANSWERED, seat, JOKER_OF[word], kind - WITH)
        lay_planned(position)
    elif kind <= CROSS:
        position.planned = kind
        position.planned_row = ROW_OF[word]
        lay_planned(position)
    elif kind == DECLARE:
        declare(position, seat, JOKER_OF[word], NUMBER_OF[word])
    elif kind == SWAP:
        swap(position, seat, JOKER_OF[word])
    elif kind == DISCARD:
        discard(position, seat, CARD_OF[word])
    else:
        note(position, Effect.FINISHED, seat, hand_size(position, seat))
        end_turn(position)


@rule
def score(position: State, seat: int) -> int:
    """Returns the points written down, less those subtracted."""
    return total_points(position, seat)


@rule
def parts(position: State, seat: int, points: Ints) -> None:
    """Lists where the points came from."""
    for part in range(len(PARTS)):
        points[part] = position.points[seat, part]


@rule
def ending(position: State) -> int:
    """NMB-14: the game ends after a round in which somebody reaches 100, or after the last one."""
    return position.ended
