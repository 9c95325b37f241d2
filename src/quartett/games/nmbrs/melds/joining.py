"""Combines new cards with rows on the table: growing (NMB-7) and crossing (NMB-8)."""

from quartett.games.nmbrs.melds.scratch import MeldSearch
from quartett.games.nmbrs.moves import (
    BIT,
    CROSS,
    FIRST,
    GROW,
    LAST,
    LENGTH,
    ON_LINE,
    SHORTEST_ROW,
    STEP,
)
from quartett.games.nmbrs.state import MOST_ROWS, NO_JOKER, State
from quartett.kit import rule


@rule
def row_may_grow(position: State, search: MeldSearch, step: int, number: int) -> bool:
    """Whether a row on this line begins with the number and can be extended."""
    slot = search.begins[number] - 1
    if slot >= 0:
        while slot < MOST_ROWS and FIRST[position.rows[slot]] == number:
            row = position.rows[slot]
            if ON_LINE[STEP[row], step] and can_be_extended(position, search, row, step):
                return True
            slot += 1
    return False


@rule
def can_be_extended(position: State, search: MeldSearch, row: int, step: int) -> bool:
    """Whether the next number on the line that this row lacks is available."""
    following = (FIRST[row] if STEP[row] > step else LAST[row]) + step
    if following > search.limit:
        return False
    return (
        search.may_be_new[following] > 0
        or search.covered[following] > 0
        or row_begins(position, search, step, following)
    )


@rule
def row_begins(position: State, search: MeldSearch, step: int, number: int) -> bool:
    """Whether a row on this line begins with the number."""
    slot = search.begins[number] - 1
    if slot >= 0:
        while slot < MOST_ROWS and FIRST[position.rows[slot]] == number:
            if ON_LINE[STEP[position.rows[slot]], step]:
                return True
            slot += 1
    return False


@rule
def may_join(position: State, search: MeldSearch, slot: int, step: int) -> bool:
    """NMB-7: a row may join if it lies on the line and shares no card with another joined row.

    NMB-11: a row from which a joker has just been freed may not.
    """
    row = position.rows[slot]
    if search.barred[slot] or not ON_LINE[STEP[row], step] or LAST[row] > search.limit:
        return False
    if search.new[search.branch - 1] == 0 and not can_be_extended(position, search, row, step):
        return False
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        if search.covered[number] or search.declared[number]:
            return False
    return True


@rule
def join_row(position: State, search: MeldSearch, slot: int) -> None:
    """NMB-7: makes the whole row part of the meld."""
    row = position.rows[slot]
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        search.covered[number] = 1
    branch = search.branch
    search.kind[branch] = GROW
    search.jokers[branch] = search.jokers[branch - 1] | search.holds[slot]
    search.reach[branch] = max(search.reach[branch - 1], LAST[row])
    search.crossed_number[branch] = 0
    search.joined_slots[search.joined_count] = slot
    search.joined_count += 1


@rule
def leave_branch(position: State, search: MeldSearch) -> None:
    """Undoes the last join, if this branch made one."""
    slot = search.source[search.branch]
    if slot < MOST_ROWS:
        row = position.rows[slot]
        for place in range(LENGTH[row]):
            number = FIRST[row] + place * STEP[row]
            search.covered[number] = 0
        search.joined_count -= 1


@rule
def can_cross_here(search: MeldSearch, step: int, number: int) -> bool:
    """NMB-8: whether the two new cards that a crossing needs can still come."""
    cards = search.cards[search.branch - 1]
    if search.declared[number]:
        return False
    for above in range(1, SHORTEST_ROW - cards):
        higher = number + above * step
        if higher > search.limit or search.may_be_new[higher] == 0:
            return False
    return True


@rule
def may_cross(search: MeldSearch, number: int, joker: int) -> bool:
    """NMB-8: whether this joker, or the number card (NO_JOKER), lies in only one row so far."""
    if joker == NO_JOKER:
        return search.lies_in[number] == 1
    return bool(search.jokers_at[number] & BIT[joker])


@rule
def cross(search: MeldSearch, branch: int, number: int, joker: int) -> None:
    """NMB-8: makes the meld cross this card."""
    search.kind[branch] = CROSS
    search.jokers[branch] = 0 if joker == NO_JOKER else BIT[joker]
    search.reach[branch] = 0
    search.crossed_number[branch] = number
