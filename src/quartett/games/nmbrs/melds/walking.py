"""Enumerates melds: walks up every line on which three cards may come together."""

from quartett.games.nmbrs.melds.joining import (
    can_cross_here,
    cross,
    join_row,
    leave_branch,
    may_cross,
    may_join,
    row_begins,
    row_may_grow,
)
from quartett.games.nmbrs.melds.offering import handle_meld
from quartett.games.nmbrs.melds.scratch import MeldSearch
from quartett.games.nmbrs.moves import (
    COLOURS,
    CROSS,
    FIRST,
    LAY,
    LONGER,
    NO_ROW,
    SHORTEST,
    SHORTEST_ROW,
    STEPS_ALLOWED,
    STEPS_FROM,
)
from quartett.games.nmbrs.state import MOST_ROWS, State
from quartett.kit import Ints, rule

DEAD_END, FORK, TARGET_FOUND = range(3)
"""How a stretch of a walk ends."""

NOTHING_TRIED = -1


@rule
def walk_all_lines(position: State, search: MeldSearch, allowed: Ints) -> bool:
    """NMB-5: walks up every line from every number; returns whether the search is over."""
    for first in range(1, search.limit - 1):
        if search.may_be_new[first] or search.forks[first]:
            for place in range(STEPS_ALLOWED[position.row_rule, first]):
                step = STEPS_FROM[first, place]
                if first + 2 * step > search.limit:
                    continue
                if may_lead_to_meld(position, search, step, first):
                    search.offered_before = search.offered
                    if walk(position, search, allowed, step, first):
                        return True
    return False


@rule
def may_lead_to_meld(position: State, search: MeldSearch, step: int, first: int) -> bool:
    """Whether three cards may come together here: a quick test that saves most walks."""
    if search.declared_count:
        lowest = search.lowest_declared
        if lowest < first or (lowest - first) % step != 0:
            return False
    second, third = first + step, first + 2 * step
    free = search.free - search.needs[first]  # if the first card is new
    if free >= 0:
        left = free - search.needs[second]
        if left >= 0 and (left >= search.needs[third] or search.forks[third]):
            return True
        if search.crossable[second] and free >= search.needs[third]:
            return True
        if search.begins[second] and row_begins(position, search, step, second):
            return True
    if search.crossable[first] and search.needs[second] + search.needs[third] <= search.free:
        return True
    return row_may_grow(position, search, step, first)


@rule
def walk(position: State, search: MeldSearch, allowed: Ints, step: int, first: int) -> bool:
    """Walks up a line from this number in every way; returns whether the search is over.

    Where a row on the table begins or a card can be crossed, the walk forks: it tries each of them
    on a branch of its own, then continues with a card from the hand.
    """
    search.branch = 0
    begin_branch(search, first)
    while True:
        outcome = walk_straight(search, allowed, step)
        if outcome == TARGET_FOUND:
            return True
        if outcome == FORK:
            search.branch += 1
            search.source[search.branch] = NOTHING_TRIED
        elif search.branch == 0:
            return False
        else:
            leave_branch(position, search)
        if not try_next(position, search, step):
            search.branch -= 1
            branch = search.branch
            search.from_hand[branch] = search.number[branch]


@rule
def begin_branch(search: MeldSearch, first: int) -> None:
    """Starts the first branch, without any card."""
    search.number[0] = first
    search.from_hand[0] = 0
    search.cards[0] = 0
    search.row[0] = NO_ROW
    search.new[0] = 0
    search.missing[0] = 0
    search.declared_so_far[0] = 0


@rule
def walk_straight(search: MeldSearch, allowed: Ints, step: int) -> int:
    """Walks to the next fork, or to the end of the line, of the hand or of the search."""
    branch = search.branch
    kind = search.kind[branch]
    jokers = search.jokers[branch]
    reach = search.reach[branch]
    crossed = search.crossed_number[branch]
    from_hand = search.from_hand[branch]
    number = search.number[branch]
    cards = search.cards[branch]
    row = search.row[branch]
    new = search.new[branch]
    missing = search.missing[branch]
    declared = search.declared_so_far[branch]
    while number <= search.limit:
        if search.covered[number] == 0 and number != crossed:
            if kind != CROSS and search.forks[number] and number != from_hand:
                search.number[branch] = number
                search.cards[branch] = cards
                search.row[branch] = row
                search.new[branch] = new
                search.missing[branch] = missing
                search.declared_so_far[branch] = declared
                return FORK
            new += 1
            if search.declared[number]:
                declared += 1
            elif search.in_hand[number] == 0:
                missing += 1
            if new > search.most_new or missing > search.free:
                return DEAD_END
        cards += 1
        if cards == SHORTEST_ROW:
            row = SHORTEST[step, number - (SHORTEST_ROW - 1) * step]
        elif cards > SHORTEST_ROW:
            row = LONGER[row]
        if (
            cards >= SHORTEST_ROW
            and number >= reach
            and new > 0
            and declared == search.declared_count
        ):
            if handle_meld(search, allowed, row, new, missing, kind, jokers):
                return TARGET_FOUND
        number += step
    return DEAD_END


@rule
def try_next(position: State, search: MeldSearch, step: int) -> bool:
    """Takes the next row that begins here, or card to cross, that has not been tried."""
    branch = search.branch
    kind = search.kind[branch - 1]
    number = search.number[branch - 1]
    slot = search.source[branch] + 1
    if slot == 0:
        slot = search.begins[number] - 1 if kind != CROSS and search.begins[number] else MOST_ROWS
    while slot < MOST_ROWS and FIRST[position.rows[slot]] == number:
        if may_join(position, search, slot, step):
            copy_branch(search, branch, slot)
            join_row(position, search, slot)
            return True
        slot += 1
    if kind == LAY and can_cross_here(search, step, number):
        for joker in range(max(0, slot - MOST_ROWS), len(COLOURS) + 1):
            if may_cross(search, number, joker):
                copy_branch(search, branch, MOST_ROWS + joker)
                cross(search, branch, number, joker)
                return True
    return False


@rule
def copy_branch(search: MeldSearch, branch: int, source: int) -> None:
    """Starts a branch where the one before it forked."""
    search.source[branch] = source
    search.from_hand[branch] = 0
    search.number[branch] = search.number[branch - 1]
    search.cards[branch] = search.cards[branch - 1]
    search.row[branch] = search.row[branch - 1]
    search.new[branch] = search.new[branch - 1]
    search.missing[branch] = search.missing[branch - 1]
    search.declared_so_far[branch] = search.declared_so_far[branch - 1]
