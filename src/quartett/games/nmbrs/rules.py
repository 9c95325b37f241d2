"""The rules of nmbrs!, NMB-1 to NMB-16. What may be laid is looked up in `lays.py`."""

import numpy as np

from quartett.games.nmbrs.effects import Effect
from quartett.games.nmbrs.melds import (
    ANY_JOKERS,
    NOTES,
    Notes,
    Sheet,
    can_be_laid_again,
    hand_size,
    has,
    highest_number,
    joker_at,
    list_lays,
    ways_to_lay,
)
from quartett.games.nmbrs.moves import (
    BIT,
    CARD_DRAWN,
    CARD_OF,
    CARDS,
    COLOURS,
    CROSS,
    DISCARD,
    DISCARD_WORD,
    DONE_WORD,
    DRAW_EVENT,
    EVENTS,
    FIRST,
    HIGHEST,
    JOKER_CARD,
    JOKER_OF,
    JOKER_SETS,
    KIND,
    LAY,
    LENGTH,
    MOVES,
    NO_ROW,
    NUMBER_OF,
    PASS_WORD,
    ROW_OF,
    SAY,
    SAY_WORD,
    STEP,
    SWAP,
    SWAP_WORD,
    TAKE_WORD,
    TURN_EVENT,
    WITH,
    WITH_WORD,
    WITHOUT_WORD,
)
from quartett.games.nmbrs.state import (
    DIFFERENT_COLOURS,
    DOUBLED,
    LAID,
    LEFT_IN_HAND,
    LEFT_OUT,
    NOBODY,
    NOT_DOUBLED,
    ONE_COLOUR,
    PARTS,
    SIMPLE,
    START,
    TAKEN_IN,
    UNASKED,
    Ending,
    Phase,
    State,
)
from quartett.kit import Ints, clear, count, next_seat, note, noting, offer, put, rule, take

__all__ = ["EVENTS", "MOVES", "PARTS", "Ending", "Phase", "State"]

POINTS_TO_WIN = 100
POINTS_AT_START = 50
POINTS_AT_START_SIMPLE = 20
RUN_OUT_TOO_OFTEN = 2
NO_CARD = -1


# -- rounds ----------------------------------------------------------------------------------------


@rule
def set_up(position: State) -> None:
    """NMB-3, NMB-16: everyone starts with 50 points, in the simple game with 20."""
    for seat in range(position.seats):
        simple = position.variant == SIMPLE
        position.points[seat, START] = POINTS_AT_START_SIMPLE if simple else POINTS_AT_START
    position.opener = position.start
    begin_round(position)


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
def copies_in_play(position: State, card: int) -> int:
    """NMB-1: the whole deck. NMB-16: in the simple game 1 to 50 and the jokers."""
    if highest_number(position) <= card < HIGHEST:
        return 0
    return position.copies[card]


@rule
def clear_table(position: State) -> None:
    """Nothing lies, nobody holds anything."""
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
    position.freed = NOBODY


@rule
def dealt_cards(position: State) -> int:
    """NMB-3: 7 cards each, 9 with two players; NMB-16: 5, and 7 with two.

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
    """NMB-13: the hands are subtracted. NMB-14: at 100 points the game is over.

    Where all lose more than they lay, nobody ever has 100: then it ends with the last round agreed.
    """
    note(position, Effect.ROUND_ENDED, position.round_number, reason)
    best = 0
    for seat in range(position.seats):
        lost = worth_of_hand(position, seat)
        position.points[seat, LEFT_IN_HAND] -= lost
        reached = score(position, seat)
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


@rule
def worth_of_hand(position: State, seat: int) -> int:
    """NMB-13: what the cards in hand are worth; NMB-16: in the simple game one each."""
    worth = 0
    for card in range(len(CARDS)):
        if has(position, seat, card):
            worth += worth_of(position, card)
    return worth


@rule
def worth_of(position: State, card: int) -> int:
    """NMB-2: as the deck says. NMB-16: in the simple game every card counts one."""
    return 1 if position.variant == SIMPLE else position.worths[card]


# -- chance ----------------------------------------------------------------------------------------


@rule
def odds(position: State, weights: Ints) -> int:
    """Every card that lies face down is as likely as any other to be drawn or turned up."""
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
    """A card turned up is seen by all, a card drawn by whoever draws it."""
    return position.phase == Phase.TURNING or seat == position.asked


@rule
def happen(position: State, event: int) -> None:
    """A card leaves the pile."""
    card = CARD_DRAWN[event]
    take(position.pile, card)
    position.face_down -= 1
    colour, left = position.colours[card], position.face_down
    if position.phase == Phase.TURNING:
        note(position, Effect.TURNED_UP, card, colour, left)
        lay_open(position, card)
        note(position, Effect.TURN_BEGAN, position.at_turn)
        begin_turn(position)
        return
    put(position.hand[position.asked], card)
    position.held[position.asked] += 1
    if position.phase == Phase.DEALING:
        note(position, Effect.DEALT, position.asked, card, colour, left)
        deal_on(position)
    else:
        note(position, Effect.DREW, position.asked, card, colour, left)
        go_on_after_draw(position)


@rule
def deal_on(position: State) -> None:
    """NMB-3: when everyone has his cards, one is turned up beside the pile."""
    position.asked = next_seat(position, position.asked)
    if position.held[position.asked] == dealt_cards(position):
        position.phase = Phase.TURNING


@rule
def go_on_after_draw(position: State) -> None:
    """NMB-4: he who drew in his turn goes on; after another's draw he is asked again.

    NMB-15: the pile refills itself, unless it ran out before and nobody has laid since.
    """
    if position.face_down == 0:
        if position.ran_out + 1 == RUN_OUT_TOO_OFTEN:
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
def lay_open(position: State, card: int) -> None:
    """Put a card face up on the open pile."""
    position.order[position.face_up] = card + 1
    position.face_up += 1
    put(position.discards, card)


# -- the draw --------------------------------------------------------------------------------------


@rule
def begin_turn(position: State) -> None:
    """NMB-4: the player at turn is asked about the card on top, if there is one."""
    position.asked = position.at_turn
    if position.face_up > 0:
        position.phase = Phase.ASKING
        note_asked(position)
    else:
        draw_face_down(position)


@rule
def note_asked(position: State) -> None:
    """Report who is asked about the top card."""
    card = top_card(position)
    note(position, Effect.ASKED, position.asked, position.at_turn, card, position.colours[card])


@rule
def top_card(position: State) -> int:
    """The card on top of the open pile."""
    return position.order[position.face_up - 1] - 1


@rule
def draw_face_down(position: State) -> None:
    """NMB-4: the player at turn draws. NMB-15: without a face-down card he goes without."""
    position.asked = position.at_turn
    if position.face_down > 0:
        note(position, Effect.MUST_DRAW, position.asked)
        position.phase = Phase.DRAWING
    else:
        note(position, Effect.WENT_WITHOUT, position.asked)
        position.phase = Phase.LAYING


@rule
def take_top(position: State) -> None:
    """NMB-4: he takes the top card; out of turn he also draws one face down."""
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
def let_it_be(position: State) -> None:
    """NMB-4: the next seat is asked; NMB-15: but nobody without a face-down card to draw."""
    card = top_card(position)
    note(position, Effect.PASSED, position.asked, card, position.colours[card])
    if position.face_down > 0:
        position.asked = next_seat(position, position.asked)
    if position.asked == position.at_turn:
        draw_face_down(position)
    else:
        note_asked(position)


# -- choices ---------------------------------------------------------------------------------------


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """What this seat may do; only one seat acts at a time."""
    if seat != position.asked:
        return 0
    if position.phase == Phase.ASKING:
        offered = offer(allowed, 0, TAKE_WORD)
        return offer(allowed, offered, PASS_WORD)
    if position.phase == Phase.LAYING:
        return acts(position, np.zeros(1, NOTES), allowed)
    if position.phase == Phase.CHOOSING:
        return answers(position, allowed)
    return 0


@rule
def acts(position: State, sheet: Sheet, allowed: Ints) -> int:
    """Lays, what jokers may be said to be, swaps, and the end of the turn."""
    notes = sheet[0]
    list_lays(position, notes, allowed)
    offered = notes.offered
    if notes.free:
        offered = offer_sayings(position, notes, allowed, offered)
    if notes.sayings == 0 and notes.pending == 0:
        offered = offer_swaps(position, allowed, offered)
        offered = offer_ends(position, allowed, offered)
    return offered


@rule
def offer_sayings(position: State, notes: Notes, allowed: Ints, offered: int) -> int:
    """NMB-6: a joker in hand stands for any number with which some lay can be made."""
    for joker in range(len(COLOURS)):
        if has(position, position.asked, JOKER_CARD[joker]) and position.meaning[joker] == 0:
            waits = notes.pending == 1 and joker != position.freed
            for number in range(1, HIGHEST + 1):
                if notes.sayable_by_others[number] if waits else notes.sayable[number]:
                    offered = offer(allowed, offered, SAY_WORD[joker, number])
    return offered


@rule
def offer_swaps(position: State, allowed: Ints, offered: int) -> int:
    """NMB-11: he who has opened may swap a lying joker that he can lay again at once."""
    if position.opened[position.asked]:
        for joker in range(len(COLOURS)):
            if (
                position.table[JOKER_CARD[joker]]
                and has(position, position.asked, int(position.meaning[joker] - 1))
                and can_be_laid_again(position, joker, np.zeros(1, NOTES), allowed)
            ):
                offered = offer(allowed, offered, SWAP_WORD[joker])
    return offered


@rule
def offer_ends(position: State, allowed: Ints, offered: int) -> int:
    """NMB-12: a discard ends the turn. NMB-16: in the simple game it may be left out."""
    for card in range(len(CARDS)):
        if has(position, position.asked, card):
            offered = offer(allowed, offered, DISCARD_WORD[card])
    if position.variant == SIMPLE:
        offered = offer(allowed, offered, DONE_WORD)
    return offered


@rule
def answers(position: State, allowed: Ints) -> int:
    """The planned row could take in different lying jokers: with this one, or without it?"""
    joker = open_question(position, ways_of_plan(position))
    offered = offer(allowed, 0, WITH_WORD[joker])
    return offer(allowed, offered, WITHOUT_WORD[joker])


@rule
def ways_of_plan(position: State) -> int:
    """The sets of lying jokers that the planned row could take in, as bits."""
    sheet = np.zeros(1, NOTES)
    return ways_to_lay(position, position.planned, position.planned_row, ANY_JOKERS, sheet)


@rule
def open_question(position: State, ways: int) -> int:
    """The first joker in which the ways that fit the answers differ, or NOBODY."""
    some = 0
    all_of_them = len(JOKER_SETS) - 1
    for jokers in range(len(JOKER_SETS)):
        if ways >> jokers & 1 and agrees(position, jokers):
            some |= jokers
            all_of_them &= jokers
    for joker in range(len(COLOURS)):
        if (some ^ all_of_them) & BIT[joker]:
            return joker
    return NOBODY


@rule
def agrees(position: State, jokers: int) -> bool:
    """Whether a way to lay, with these jokers, fits what was answered so far."""
    for joker in range(len(COLOURS)):
        inside = jokers & BIT[joker] > 0
        if position.answers[joker] == (LEFT_OUT if inside else TAKEN_IN):
            return False
    return True


# -- acts ------------------------------------------------------------------------------------------


@rule
def resolve(position: State, moves: Ints) -> None:
    """One seat has chosen."""
    seat = position.asked
    word = moves[seat]
    kind = KIND[word]
    if position.phase == Phase.ASKING:
        if word == TAKE_WORD:
            take_top(position)
        else:
            let_it_be(position)
    elif position.phase == Phase.CHOOSING:
        position.answers[JOKER_OF[word]] = TAKEN_IN if kind == WITH else LEFT_OUT
        note(position, Effect.JOKER_ANSWERED, seat, JOKER_OF[word], kind - WITH)
        lay_planned(position)
    elif kind <= CROSS:
        position.planned = kind
        position.planned_row = ROW_OF[word]
        lay_planned(position)
    elif kind == SAY:
        say(position, seat, JOKER_OF[word], NUMBER_OF[word])
    elif kind == SWAP:
        swap(position, seat, JOKER_OF[word])
    elif kind == DISCARD:
        discard(position, seat, CARD_OF[word])
    else:
        note(position, Effect.FINISHED, seat, hand_size(position, seat))
        end_turn(position)


@rule
def say(position: State, seat: int, joker: int, number: int) -> None:
    """NMB-6: the joker stands for this number; everybody now knows who has it."""
    card = JOKER_CARD[joker]
    give_up(position, seat, card)
    put(position.taken[seat], card)
    position.meaning[joker] = number
    note(position, Effect.SAID, seat, joker, number)
    if noting(position):
        note_best_lay(position, seat, np.zeros(1, NOTES))


@rule
def note_best_lay(position: State, seat: int, sheet: Sheet) -> None:
    """Report to this seat which row would earn most now."""
    notes = sheet[0]
    words = np.empty(len(KIND), np.int64)
    list_lays(position, notes, words)
    best, best_word = -1, 0
    for n in range(notes.offered):
        kind, row = KIND[words[n]], ROW_OF[words[n]]
        ways = ways_to_lay(position, kind, row, ANY_JOKERS, np.zeros(1, NOTES))
        for jokers in range(len(JOKER_SETS)):
            if ways >> jokers & 1:
                points = points_for(position, kind, row, jokers, np.zeros(1, NOTES))
                if points > best or (points == best and words[n] < best_word):
                    best, best_word = points, words[n]
    row = ROW_OF[best_word]
    note(position, Effect.COULD_LAY, seat, best, FIRST[row], STEP[row], LENGTH[row])


@rule
def points_for(position: State, kind: int, row: int, jokers: int, sheet: Sheet) -> int:
    """NMB-9, NMB-10: what laying this row earns."""
    ways_to_lay(position, kind, row, jokers, sheet)
    points = 0
    for place in range(LENGTH[row]):
        card = new_card(position, sheet, FIRST[row] + place * STEP[row])
        if card != NO_CARD:
            points += worth_of(position, card)
            jokers |= joker_bit(card)
    return points if doubling(position, row, jokers) == NOT_DOUBLED else 2 * points


@rule
def swap(position: State, seat: int, joker: int) -> None:
    """NMB-11: the number takes the joker's place, in all its rows; the joker is to be laid."""
    number = position.meaning[joker]
    give_up(position, seat, number - 1)
    put(position.table, number - 1)
    take(position.table, JOKER_CARD[joker])
    put(position.taken[seat], JOKER_CARD[joker])
    for slot in range(len(position.rows)):
        if position.jokers[slot] & BIT[joker]:
            position.jokers[slot] ^= BIT[joker]
    position.meaning[joker] = 0
    position.freed = joker
    position.replaced = number
    note(position, Effect.SWAPPED, seat, joker, number, position.colours[number - 1])
    sort_rows(position)


@rule
def discard(position: State, seat: int, card: int) -> None:
    """NMB-12: a card face up on the open pile ends the turn. NMB-13: the last one the round."""
    give_up(position, seat, card)
    lay_open(position, card)
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
    """The left neighbour is next; NMB-15: an empty pile is refilled as soon as it can be."""
    shuffle_back(position)
    position.at_turn = next_seat(position, position.at_turn)
    note(position, Effect.TURN_BEGAN, position.at_turn)
    begin_turn(position)


@rule
def give_up(position: State, seat: int, card: int) -> None:
    """The card leaves the hand."""
    if position.taken[seat, card]:
        take(position.taken[seat], card)
    else:
        take(position.hand[seat], card)
        position.held[seat] -= 1


@rule
def lay_planned(position: State) -> None:
    """Lay the planned row, unless it is open which lying jokers it takes in."""
    ways = ways_of_plan(position)
    joker = open_question(position, ways)
    if joker != NOBODY:
        if position.phase != Phase.CHOOSING:  # pragma: no branch - a second question is rare
            note_row(position, Effect.PLANNED)
        note(position, Effect.JOKER_ASKED, position.asked, joker)
        position.phase = Phase.CHOOSING
        return
    jokers = 0
    while ways >> jokers & 1 == 0 or not agrees(position, jokers):
        jokers += 1
    lay(position, jokers, np.zeros(1, NOTES))
    after_lay(position)


@rule
def lay(position: State, jokers: int, sheet: Sheet) -> None:
    """NMB-6 to NMB-9: the new cards go to the table, into one row with those taken in."""
    seat, row = position.asked, position.planned_row
    ways_to_lay(position, position.planned, row, jokers, sheet)
    notes = sheet[0]
    note_row(position, Effect.LAID)
    if noting(position):
        note_what_lay(position, jokers, sheet)
    points = 0
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        card = new_card(position, sheet, number)
        if card != NO_CARD:
            jokers |= joker_bit(card)
            give_up(position, seat, card)
            put(position.table, card)
            points += worth_of(position, card)
            note(position, Effect.PLACED, seat, card, position.colours[card], number)
    for chosen in range(notes.rows_chosen):
        position.rows[notes.chosen[chosen]] = NO_ROW
    add_row(position, row, jokers)
    earn(position, points, doubling(position, row, jokers))


@rule
def earn(position: State, points: int, doubled: int) -> None:
    """NMB-9, NMB-10: write down the points of a lay."""
    seat = position.asked
    position.points[seat, LAID] += points
    if doubled != NOT_DOUBLED:
        position.points[seat, DOUBLED] += points
        points += points
    note(position, Effect.SCORED, seat, points, doubled, score(position, seat))


@rule
def note_row(position: State, kind: int) -> None:
    """Report the row that is planned or laid."""
    row = position.planned_row
    note(position, kind, position.asked, position.planned, FIRST[row], STEP[row], LENGTH[row])


@rule
def note_what_lay(position: State, jokers: int, sheet: Sheet) -> None:
    """Report the rows that are taken in, or the card that is crossed."""
    notes = sheet[0]
    for chosen in range(notes.rows_chosen):
        slot = notes.chosen[chosen]
        row = position.rows[slot]
        note(position, Effect.JOINED, FIRST[row], STEP[row], LENGTH[row], position.jokers[slot])
    crossed = notes.crossed[notes.branch]
    if crossed > 0:
        joker = joker_at(position, jokers, crossed)
        card = crossed - 1 if joker == NOBODY else JOKER_CARD[joker]
        note(position, Effect.CROSSED, card, position.colours[card], crossed)


@rule
def new_card(position: State, sheet: Sheet, number: int) -> int:
    """The card from the hand that is laid as this number; NO_CARD: one lies there."""
    notes = sheet[0]
    if notes.covered[number] or number == notes.crossed[notes.branch]:
        return NO_CARD
    if notes.said[number]:
        return int(JOKER_CARD[said_to_be(position, number)])
    return number - 1


@rule
def joker_bit(card: int) -> int:
    """The bit of a joker in a set of jokers; 0: the card is a number."""
    return BIT[card - HIGHEST] if card >= HIGHEST else 0


@rule
def add_row(position: State, row: int, jokers: int) -> None:
    """The row is on the table."""
    slot = 0
    while position.rows[slot] != NO_ROW:
        slot += 1
    position.rows[slot] = row
    position.jokers[slot] = jokers
    sort_rows(position)


@rule
def said_to_be(position: State, number: int) -> int:
    """The joker in hand that stands for the number."""
    for joker in range(len(COLOURS)):
        if has(position, position.asked, JOKER_CARD[joker]) and position.meaning[joker] == number:
            return joker
    return NOBODY


@rule
def doubling(position: State, row: int, jokers: int) -> int:
    """NMB-10: all of one colour, or all of different ones. NMB-16: simply only of one colour."""
    shown = np.zeros(len(COLOURS), np.int64)
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        joker = joker_at(position, jokers, number)
        shown[position.colours[number - 1] if joker == NOBODY else joker] += 1
    most = 0
    for colour in range(len(COLOURS)):
        most = max(most, shown[colour])
    if most == LENGTH[row]:
        return ONE_COLOUR
    return DIFFERENT_COLOURS if most == 1 and position.variant != SIMPLE else NOT_DOUBLED


@rule
def sort_rows(position: State) -> None:
    """Rows lie in the order of their numbers, so that the same table is written the same way."""
    filled = 0
    for slot in range(len(position.rows)):
        row, jokers = position.rows[slot], position.jokers[slot]
        position.rows[slot] = NO_ROW
        position.jokers[slot] = 0
        if row == NO_ROW:
            continue
        place = filled
        while place > 0 and (
            position.rows[place - 1] > row
            or (position.rows[place - 1] == row and position.jokers[place - 1] > jokers)
        ):
            position.rows[place] = position.rows[place - 1]
            position.jokers[place] = position.jokers[place - 1]
            place -= 1
        position.rows[place] = row
        position.jokers[place] = jokers
        filled += 1


@rule
def after_lay(position: State) -> None:
    """NMB-6: a row from the hand opens. NMB-16: in the simple game the last card ends the round."""
    seat = position.asked
    if position.planned == LAY:
        if position.opened[seat] == 0:
            note(position, Effect.OPENED, seat)
        position.opened[seat] = 1
    position.ran_out = 0
    position.freed = NOBODY
    position.replaced = 0
    position.planned = LAY
    position.planned_row = NO_ROW
    for joker in range(len(COLOURS)):
        position.answers[joker] = UNASKED
    position.phase = Phase.LAYING
    if hand_size(position, seat) == 0:
        note(position, Effect.WENT_OUT, seat)
        end_round(position, Ending.WENT_OUT)


# -- the end ---------------------------------------------------------------------------------------


@rule
def score(position: State, seat: int) -> int:
    """All points written down, and those subtracted."""
    total = 0
    for part in range(len(PARTS)):
        total += position.points[seat, part]
    return total


@rule
def parts(position: State, seat: int, points: Ints) -> None:
    """Where the points came from."""
    for part in range(len(PARTS)):
        points[part] = position.points[seat, part]


@rule
def ending(position: State) -> int:
    """NMB-14: over after a round in which somebody reached 100, or after the last one agreed."""
    return position.ended
