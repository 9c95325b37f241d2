"""Reads the hand and the rows on the table before a search for melds."""

from quartett.games.nmbrs.cards import hand_size, has, highest_number, joker_at
from quartett.games.nmbrs.melds.scratch import MeldSearch
from quartett.games.nmbrs.moves import (
    BIT,
    COLOURS,
    FIRST,
    HIGHEST,
    JOKER_CARD,
    LENGTH,
    NO_ROW,
    STEP,
)
from quartett.games.nmbrs.state import NO_JOKER, SIMPLE, State
from quartett.kit import rule


@rule
def read_position(position: State, search: MeldSearch) -> None:
    """Reads what the acting seat has to lay with."""
    seat = position.asked
    for number in range(1, HIGHEST + 1):
        search.in_hand[number] = position.hand[seat, number - 1] + position.taken[seat, number - 1]
    search.limit = highest_number(position)
    # NMB-12: a meld leaves a card to discard; NMB-16: except in the simple game.
    size = hand_size(position, seat)
    search.most_new = size if position.variant == SIMPLE else size - 1
    read_jokers(position, search)
    for number in range(1, search.limit + 1):
        needs = 0 if search.in_hand[number] + search.declared[number] else 1
        search.needs[number] = needs
        search.may_be_new[number] = needs <= search.free
    if position.opened[seat]:  # NMB-7, NMB-8: only then may cards join rows
        read_rows(position, search)
        for number in range(1, search.limit + 1):
            crossable = search.lies_in[number] == 1 or search.jokers_at[number] > 0
            search.crossable[number] = crossable
            search.forks[number] = crossable or search.begins[number] > 0


@rule
def read_jokers(position: State, search: MeldSearch) -> None:
    """Reads the jokers in hand; `swapped_joker` counts as if it were in hand, too."""
    for joker in range(len(COLOURS)):
        number = position.meaning[joker]
        if joker == search.swapped_joker:
            search.in_hand[number] = 0
            search.free += 1
            search.must_declare_freed = 1
        elif has(position, position.asked, JOKER_CARD[joker]):
            if number == 0:
                search.free += 1
                if joker == position.freed:
                    search.must_declare_freed = 1
            else:
                search.declared[number] = 1
                if search.declared_count == 0 or number < search.lowest_declared:
                    search.lowest_declared = number
                search.declared_count += 1


@rule
def read_rows(position: State, search: MeldSearch) -> None:
    """Reads which rows begin where, and which cards on the table may be crossed."""
    swapped = search.swapped_joker
    for joker in range(len(COLOURS)):
        if position.table[JOKER_CARD[joker]] and joker != swapped:
            search.jokers_at[position.meaning[joker]] |= BIT[joker]
    in_one_row = 0
    for slot in range(len(position.rows)):
        row = position.rows[slot]
        if row == NO_ROW:
            break
        holds = position.jokers[slot]
        if swapped != NO_JOKER and holds & BIT[swapped]:
            search.barred[slot] = 1
            holds ^= BIT[swapped]
        search.holds[slot] = holds
        if search.begins[FIRST[row]] == 0:
            search.begins[FIRST[row]] = slot + 1
        for place in range(LENGTH[row]):
            number = FIRST[row] + place * STEP[row]
            joker = joker_at(position, holds, number) if holds else NO_JOKER
            if joker == NO_JOKER:
                search.lies_in[number] += 1
                if number == position.replaced:
                    search.barred[slot] = 1
            elif in_one_row & BIT[joker]:
                search.jokers_at[number] ^= BIT[joker]  # NMB-8: in two rows already
            else:
                in_one_row |= BIT[joker]
