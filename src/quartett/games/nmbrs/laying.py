"""Laying melds, declaring and swapping jokers in nmbrs!: NMB-6 to NMB-11."""

import numpy as np

from quartett.games.nmbrs.cards import (
    hand_size,
    joker_at,
    joker_bit,
    joker_declared_as,
    remove_from_hand,
)
from quartett.games.nmbrs.effects import Effect
from quartett.games.nmbrs.melds import list_melds, ways_to_lay
from quartett.games.nmbrs.melds.scratch import ANY_JOKERS, MELD_SEARCH, Scratch
from quartett.games.nmbrs.moves import (
    BIT,
    COLOURS,
    FIRST,
    JOKER_CARD,
    JOKER_SETS,
    KIND,
    LAY,
    LENGTH,
    NO_ROW,
    ROW_OF,
    STEP,
)
from quartett.games.nmbrs.rounds import end_round
from quartett.games.nmbrs.scoring import doubling, earn, worth_of
from quartett.games.nmbrs.state import (
    LEFT_OUT,
    NO_JOKER,
    NOT_DOUBLED,
    TAKEN_IN,
    UNASKED,
    Ending,
    Phase,
    State,
)
from quartett.kit import note, noting, put, rule, take

NO_CARD = -1


@rule
def declare(position: State, seat: int, joker: int, number: int) -> None:
    """NMB-6: the joker stands for this number; from now on everybody knows who holds it."""
    card = JOKER_CARD[joker]
    remove_from_hand(position, seat, card)
    put(position.taken[seat], card)
    position.meaning[joker] = number
    note(position, Effect.SAID, seat, joker, number)
    if noting(position):
        note_best_meld(position, seat, np.zeros(1, MELD_SEARCH))


@rule
def note_best_meld(position: State, seat: int, scratch: Scratch) -> None:
    """Reports to this seat which row would earn the most now."""
    search = scratch[0]
    words = np.empty(len(KIND), np.int64)
    list_melds(position, search, words)
    best, best_word = -1, 0
    for n in range(search.offered):
        kind, row = KIND[words[n]], ROW_OF[words[n]]
        ways = ways_to_lay(position, kind, row, ANY_JOKERS, np.zeros(1, MELD_SEARCH))
        for jokers in range(len(JOKER_SETS)):
            if ways >> jokers & 1:
                points = points_for_meld(position, kind, row, jokers, np.zeros(1, MELD_SEARCH))
                if points > best or (points == best and words[n] < best_word):
                    best, best_word = points, words[n]
    row = ROW_OF[best_word]
    note(position, Effect.COULD_LAY, seat, best, FIRST[row], STEP[row], LENGTH[row])


@rule
def points_for_meld(position: State, kind: int, row: int, jokers: int, scratch: Scratch) -> int:
    """NMB-9, NMB-10: returns the points for laying this row."""
    ways_to_lay(position, kind, row, jokers, scratch)
    points = 0
    for place in range(LENGTH[row]):
        card = new_card(position, scratch, FIRST[row] + place * STEP[row])
        if card != NO_CARD:
            points += worth_of(position, card)
            jokers |= joker_bit(card)
    return points if doubling(position, row, jokers) == NOT_DOUBLED else 2 * points


@rule
def swap(position: State, seat: int, joker: int) -> None:
    """NMB-11: the number replaces the joker in all its rows; the joker must be laid next."""
    number = position.meaning[joker]
    remove_from_hand(position, seat, number - 1)
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
def ways_of_plan(position: State) -> int:
    """Returns the sets of jokers on the table that the planned row could include, as bits."""
    scratch = np.zeros(1, MELD_SEARCH)
    return ways_to_lay(position, position.planned, position.planned_row, ANY_JOKERS, scratch)


@rule
def open_question(position: State, ways: int) -> int:
    """Returns the first joker that the answers leave open, or NO_JOKER."""
    some = 0
    all_of_them = len(JOKER_SETS) - 1
    for jokers in range(len(JOKER_SETS)):
        if ways >> jokers & 1 and fits_answers(position, jokers):
            some |= jokers
            all_of_them &= jokers
    for joker in range(len(COLOURS)):
        if (some ^ all_of_them) & BIT[joker]:
            return joker
    return NO_JOKER


@rule
def fits_answers(position: State, jokers: int) -> bool:
    """Whether a row that includes these jokers agrees with the answers so far."""
    for joker in range(len(COLOURS)):
        inside = jokers & BIT[joker] > 0
        if position.answers[joker] == (LEFT_OUT if inside else TAKEN_IN):
            return False
    return True


@rule
def lay_planned(position: State) -> None:
    """Lays the planned row, or asks which jokers on the table it is to include."""
    ways = ways_of_plan(position)
    joker = open_question(position, ways)
    if joker != NO_JOKER:
        if position.phase != Phase.CHOOSING:  # pragma: no branch - a second question is rare
            note_row(position, Effect.PLANNED)
        note(position, Effect.JOKER_ASKED, position.asked, joker)
        position.phase = Phase.CHOOSING
        return
    jokers = 0
    while ways >> jokers & 1 == 0 or not fits_answers(position, jokers):
        jokers += 1
    lay_meld(position, jokers, np.zeros(1, MELD_SEARCH))
    finish_meld(position)


@rule
def lay_meld(position: State, jokers: int, scratch: Scratch) -> None:
    """NMB-6 to NMB-9: puts the new cards on the table, in one row with the cards they join."""
    seat, row = position.asked, position.planned_row
    ways_to_lay(position, position.planned, row, jokers, scratch)
    search = scratch[0]
    note_row(position, Effect.LAID)
    if noting(position):
        note_joined(position, jokers, scratch)
    points = 0
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        card = new_card(position, scratch, number)
        if card != NO_CARD:
            jokers |= joker_bit(card)
            remove_from_hand(position, seat, card)
            put(position.table, card)
            points += worth_of(position, card)
            note(position, Effect.PLACED, seat, card, position.colours[card], number)
    for joined in range(search.joined_count):
        position.rows[search.joined_slots[joined]] = NO_ROW
    add_row(position, row, jokers)
    earn(position, points, doubling(position, row, jokers))


@rule
def note_row(position: State, kind: int) -> None:
    """Reports the row that is planned or laid."""
    row = position.planned_row
    note(position, kind, position.asked, position.planned, FIRST[row], STEP[row], LENGTH[row])


@rule
def note_joined(position: State, jokers: int, scratch: Scratch) -> None:
    """Reports the rows that the meld joins, or the card that it crosses."""
    search = scratch[0]
    for joined in range(search.joined_count):
        slot = search.joined_slots[joined]
        row = position.rows[slot]
        note(position, Effect.JOINED, FIRST[row], STEP[row], LENGTH[row], position.jokers[slot])
    crossed = search.crossed_number[search.branch]
    if crossed > 0:
        joker = joker_at(position, jokers, crossed)
        card = crossed - 1 if joker == NO_JOKER else JOKER_CARD[joker]
        note(position, Effect.CROSSED, card, position.colours[card], crossed)


@rule
def new_card(position: State, scratch: Scratch, number: int) -> int:
    """Returns the card laid from the hand as this number; NO_CARD if one is on the table."""
    search = scratch[0]
    if search.covered[number] or number == search.crossed_number[search.branch]:
        return NO_CARD
    if search.declared[number]:
        return int(JOKER_CARD[joker_declared_as(position, number)])
    return number - 1


@rule
def add_row(position: State, row: int, jokers: int) -> None:
    """Adds a row to the table."""
    slot = 0
    while position.rows[slot] != NO_ROW:
        slot += 1
    position.rows[slot] = row
    position.jokers[slot] = jokers
    sort_rows(position)


@rule
def sort_rows(position: State) -> None:
    """Sorts the rows by their numbers, so that equal tables have equal notation."""
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
def finish_meld(position: State) -> None:
    """NMB-6: a row from the hand opens. NMB-16: in the simple game the last card ends the round."""
    seat = position.asked
    if position.planned == LAY:
        if position.opened[seat] == 0:
            note(position, Effect.OPENED, seat)
        position.opened[seat] = 1
    position.ran_out = 0
    position.freed = NO_JOKER
    position.replaced = 0
    position.planned = LAY
    position.planned_row = NO_ROW
    for joker in range(len(COLOURS)):
        position.answers[joker] = UNASKED
    position.phase = Phase.LAYING
    if hand_size(position, seat) == 0:
        note(position, Effect.WENT_OUT, seat)
        end_round(position, Ending.WENT_OUT)
