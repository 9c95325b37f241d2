"""Which rows a seat could lay: one walk along the lines, told by its tallies what to do.

A lay puts new cards from the hand and cards that lie already into one row. Walking up a line from
some first number, each next number may come from

* a row that lies there and is taken in whole (NMB-7), once it has been entered at its first card,
* a single lying card that is crossed (NMB-8),
* the hand: a joker that has been said to be this number, the number itself, or a joker that has
  yet to be said.

So every lay there is gets met, and met once for each set of lying jokers that it takes in: these
sets are all that can make one word mean two things (see docs/notation.md).
"""

from typing import Protocol

import numpy as np

from quartett.games.nmbrs.moves import (
    BIT,
    COLOURS,
    CROSS,
    FIRST,
    GROW,
    HIGHEST,
    JOKER_CARD,
    JOKERS_IN,
    LAST,
    LAY,
    LAY_WORD,
    LENGTH,
    LONGER,
    NO_ROW,
    ON_LINE,
    PLAIN_STEPS,
    SHORTEST,
    SHORTEST_ROW,
    STEP,
    STEPS_FROM,
)
from quartett.games.nmbrs.state import ADVANCED, MOST_ROWS, NOBODY, SIMPLE, State
from quartett.kit import Ints, count, rule

HIGHEST_SIMPLE = 50


class Notes:
    """What the walk knows and keeps in mind; `np.zeros(1, NOTES)` is a sheet for them.

    Whoever makes the sheet hands it on: notes do not keep their sheet alive.
    """

    # By number:
    in_hand: Ints  # whether its card is in the hand
    said: Ints  # whether a joker from the hand is to be laid as this number
    needs: Ints  # how many jokers that have yet to be said it takes to lay it: none, or one
    may_be_new: Ints  # whether a card or joker from the hand can be laid as this number
    covered: Ints  # whether a row taken in holds it
    lies_in: Ints  # in how many rows its card lies
    jokers_at: Ints  # the lying jokers that stand for it and may be crossed
    begins: Ints  # the first row on the table that begins with it, and one more
    crossable: Ints  # whether a card that lies as this number may be crossed
    forks: Ints  # whether a row begins with it or a card of it may be crossed
    sayable: Ints  # whether a joker may be said to be it: the freed one, or any if none is freed
    sayable_by_others: Ints  # whether a joker may that was in hand before another was freed

    # By row on the table:
    holds: Ints  # the jokers that lie in it
    barred: Ints  # whether it may not grow, because a joker was just freed from it
    chosen: Ints  # the rows taken in so far

    # By branch:
    tried: Ints  # the row taken in, or MOST_ROWS and the card crossed
    number: Ints  # how far the walk has come
    from_hand: Ints  # a number at which it forked before and that now comes from the hand
    cards: Ints  # how many cards the lay has so far
    row: Ints  # the row they make
    new: Ints  # how many come from the hand
    missing: Ints  # how many of those are jokers that have yet to be said
    said_so_far: Ints  # how many of those are jokers said
    kind: Ints  # what the lay is: LAY, GROW or CROSS
    jokers: Ints  # the lying jokers among the cards
    reach: Ints  # where the last row taken in ends
    crossed: Ints  # the number of the lying card that is crossed, or 0

    # All along:
    purpose: int
    free: int  # jokers in the hand that have not been said to be a number
    sayings: int  # jokers that have
    lowest_said: int
    pending: int  # whether a freed joker has still to be said
    most_new: int  # how many cards may be laid
    limit: int  # the highest number to walk to
    branch: int
    rows_chosen: int
    offered: int
    offered_before: int  # what was offered before the walk came to this first number
    sought_kind: int
    sought_row: int
    sought_jokers: int
    ways: int  # the sets of lying jokers with which the sought row can be laid, as bits
    swapped: int  # the joker to be looked at as if it had been swapped, or NOBODY


class Sheet(Protocol):
    """A sheet of paper for notes."""

    def __getitem__(self, place: int, /) -> Notes: ...


NOTES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                (name, "i4", (HIGHEST + 1,)) if kind is Ints else (name, "i8")
                for name, kind in Notes.__annotations__.items()
            ]
        ),
    )
)

LISTING, ASKING, SEEKING = range(3)
"""Purposes: list all words; ask whether any lay is there; seek the ways to lay one row."""
ANY_JOKERS = -1
NOTHING_TRIED = -1

THE_END, A_FORK, THE_SOUGHT = range(3)
"""What a walk comes to."""


@rule
def highest_number(position: State) -> int:
    """NMB-16: the simple game goes to 50."""
    return HIGHEST_SIMPLE if position.variant == SIMPLE else HIGHEST


@rule
def has(position: State, seat: int, card: int) -> bool:
    """Whether the card is in this hand."""
    return position.hand[seat, card] + position.taken[seat, card] > 0


@rule
def hand_size(position: State, seat: int) -> int:
    """How many cards this hand has."""
    return position.held[seat] + count(position.taken[seat])


@rule
def joker_at(position: State, holds: int, number: int) -> int:
    """The joker among these that stands for the number, or NOBODY."""
    for joker in range(len(COLOURS)):
        if holds & BIT[joker] and position.meaning[joker] == number:
            return joker
    return NOBODY


@rule
def look_over(position: State, notes: Notes) -> None:
    """Note what the seat that is asked could lay with."""
    seat = position.asked
    for number in range(1, HIGHEST + 1):
        notes.in_hand[number] = position.hand[seat, number - 1] + position.taken[seat, number - 1]
    notes.limit = highest_number(position)
    # NMB-12: a lay leaves a card to discard; NMB-16: not so in the simple game.
    size = hand_size(position, seat)
    notes.most_new = size if position.variant == SIMPLE else size - 1
    look_over_jokers(position, notes)
    for number in range(1, notes.limit + 1):
        needs = 0 if notes.in_hand[number] + notes.said[number] else 1
        notes.needs[number] = needs
        notes.may_be_new[number] = needs <= notes.free
    if position.opened[seat]:  # NMB-7, NMB-8: nothing is added to the table before
        look_over_rows(position, notes)
        for number in range(1, notes.limit + 1):
            crossable = notes.lies_in[number] == 1 or notes.jokers_at[number] > 0
            notes.crossable[number] = crossable
            notes.forks[number] = crossable or notes.begins[number] > 0


@rule
def look_over_jokers(position: State, notes: Notes) -> None:
    """Note the jokers in hand, and one that is looked at as if it had been swapped."""
    for joker in range(len(COLOURS)):
        said = position.meaning[joker]
        if joker == notes.swapped:
            notes.in_hand[said] = 0
            notes.free += 1
            notes.pending = 1
        elif has(position, position.asked, JOKER_CARD[joker]):
            if said == 0:
                notes.free += 1
                if joker == position.freed:
                    notes.pending = 1
            else:
                notes.said[said] = 1
                if notes.sayings == 0 or said < notes.lowest_said:
                    notes.lowest_said = said
                notes.sayings += 1


@rule
def look_over_rows(position: State, notes: Notes) -> None:
    """Note which rows begin where, and which lying cards may be crossed."""
    swapped = notes.swapped
    for joker in range(len(COLOURS)):
        if position.table[JOKER_CARD[joker]] and joker != swapped:
            notes.jokers_at[position.meaning[joker]] |= BIT[joker]
    met_before = 0
    for slot in range(len(position.rows)):
        row = position.rows[slot]
        if row == NO_ROW:
            break
        holds = position.jokers[slot]
        if swapped != NOBODY and holds & BIT[swapped]:
            notes.barred[slot] = 1
            holds ^= BIT[swapped]
        notes.holds[slot] = holds
        if notes.begins[FIRST[row]] == 0:
            notes.begins[FIRST[row]] = slot + 1
        for place in range(LENGTH[row]):
            number = FIRST[row] + place * STEP[row]
            joker = joker_at(position, holds, number) if holds else NOBODY
            if joker == NOBODY:
                notes.lies_in[number] += 1
                if number == position.replaced:
                    notes.barred[slot] = 1
            elif met_before & BIT[joker]:
                notes.jokers_at[number] ^= BIT[joker]  # NMB-8: in two rows already
            else:
                met_before |= BIT[joker]


@rule
def every_lay(position: State, notes: Notes, allowed: Ints) -> bool:
    """NMB-5: walk up every line from every number; whether an asked-for lay was met."""
    for first in range(1, notes.limit - 1):
        if notes.may_be_new[first] or notes.forks[first]:
            steps = STEPS_FROM.shape[1] if position.variant == ADVANCED else PLAIN_STEPS[first]
            for place in range(steps):
                step = STEPS_FROM[first, place]
                if step == 0 or first + 2 * step > notes.limit:
                    if step == 0 or place >= PLAIN_STEPS[first]:
                        break
                    continue
                if leads_somewhere(position, notes, step, first):
                    notes.offered_before = notes.offered
                    if walk(position, notes, allowed, step, first):
                        return True
    return False


@rule
def leads_somewhere(position: State, notes: Notes, step: int, first: int) -> bool:
    """Whether three cards may come together here; a quick look that spares most walks."""
    if notes.sayings:
        lowest = notes.lowest_said
        if lowest < first or (lowest - first) % step != 0:
            return False
    second, third = first + step, first + 2 * step
    free = notes.free - notes.needs[first]  # if the first card is new
    if free >= 0:
        left = free - notes.needs[second]
        if left >= 0 and (left >= notes.needs[third] or notes.forks[third]):
            return True
        if notes.crossable[second] and free >= notes.needs[third]:
            return True
        if notes.begins[second] and row_begins(position, notes, step, second):
            return True
    if notes.crossable[first] and notes.needs[second] + notes.needs[third] <= notes.free:
        return True
    return row_may_grow(position, notes, step, first)


@rule
def row_may_grow(position: State, notes: Notes, step: int, number: int) -> bool:
    """Whether a row that lies on this line begins with the number and can be gone on from."""
    slot = notes.begins[number] - 1
    if slot >= 0:
        while slot < MOST_ROWS and FIRST[position.rows[slot]] == number:
            row = position.rows[slot]
            if ON_LINE[STEP[row], step] and goes_on(position, notes, row, step):
                return True
            slot += 1
    return False


@rule
def goes_on(position: State, notes: Notes, row: int, step: int) -> bool:
    """Whether the next number of the line that this row does not hold can come from somewhere."""
    following = (FIRST[row] if STEP[row] > step else LAST[row]) + step
    if following > notes.limit:
        return False
    return (
        notes.may_be_new[following] > 0
        or notes.covered[following] > 0
        or row_begins(position, notes, step, following)
    )


@rule
def row_begins(position: State, notes: Notes, step: int, number: int) -> bool:
    """Whether a row that lies on this line begins with the number."""
    slot = notes.begins[number] - 1
    if slot >= 0:
        while slot < MOST_ROWS and FIRST[position.rows[slot]] == number:
            if ON_LINE[STEP[position.rows[slot]], step]:
                return True
            slot += 1
    return False


@rule
def walk(position: State, notes: Notes, allowed: Ints, step: int, first: int) -> bool:
    """Go up a line from this number in every way; whether what was sought was met.

    Where a number may come from a row or card that lies there, the walk forks: it tries each of
    those on a branch of its own, and then goes on with a card from the hand.
    """
    notes.branch = 0
    begin_branch(notes, first)
    while True:
        came_to = walk_straight(notes, allowed, step)
        if came_to == THE_SOUGHT:
            return True
        if came_to == A_FORK:
            notes.branch += 1
            notes.tried[notes.branch] = NOTHING_TRIED
        elif notes.branch == 0:
            return False
        else:
            leave_out(position, notes)
        if not try_next(position, notes, step):
            notes.branch -= 1
            branch = notes.branch
            notes.from_hand[branch] = notes.number[branch]


@rule
def begin_branch(notes: Notes, first: int) -> None:
    """Nothing is laid yet."""
    notes.number[0] = first
    notes.from_hand[0] = 0
    notes.cards[0] = 0
    notes.row[0] = NO_ROW
    notes.new[0] = 0
    notes.missing[0] = 0
    notes.said_so_far[0] = 0


@rule
def walk_straight(notes: Notes, allowed: Ints, step: int) -> int:
    """Go on to the next fork, or to the end: of the line, of the hand, or of the search."""
    branch = notes.branch
    kind = notes.kind[branch]
    jokers = notes.jokers[branch]
    reach = notes.reach[branch]
    crossed = notes.crossed[branch]
    from_hand = notes.from_hand[branch]
    number = notes.number[branch]
    cards = notes.cards[branch]
    row = notes.row[branch]
    new = notes.new[branch]
    missing = notes.missing[branch]
    said = notes.said_so_far[branch]
    while number <= notes.limit:
        if notes.covered[number] == 0 and number != crossed:
            if kind != CROSS and notes.forks[number] and number != from_hand:
                notes.number[branch] = number
                notes.cards[branch] = cards
                notes.row[branch] = row
                notes.new[branch] = new
                notes.missing[branch] = missing
                notes.said_so_far[branch] = said
                return A_FORK
            new += 1
            if notes.said[number]:
                said += 1
            elif notes.in_hand[number] == 0:
                missing += 1
            if new > notes.most_new or missing > notes.free:
                return THE_END
        cards += 1
        if cards == SHORTEST_ROW:
            row = SHORTEST[step, number - (SHORTEST_ROW - 1) * step]
        elif cards > SHORTEST_ROW:
            row = LONGER[row]
        if cards >= SHORTEST_ROW and number >= reach and new > 0 and said == notes.sayings:
            if met(notes, allowed, row, new, missing, kind, jokers):
                return THE_SOUGHT
        number += step
    return THE_END


@rule
def try_next(position: State, notes: Notes, step: int) -> bool:
    """Go on with the next row that begins here, or card to cross, that has not been tried."""
    branch = notes.branch
    kind = notes.kind[branch - 1]
    number = notes.number[branch - 1]
    slot = notes.tried[branch] + 1
    if slot == 0:
        slot = notes.begins[number] - 1 if kind != CROSS and notes.begins[number] else MOST_ROWS
    while slot < MOST_ROWS and FIRST[position.rows[slot]] == number:
        if may_take_in(position, notes, slot, step):
            copy_branch(notes, branch, slot)
            take_in(position, notes, slot)
            return True
        slot += 1
    if kind == LAY and cross_leads_somewhere(notes, step, number):
        for joker in range(max(0, slot - MOST_ROWS), len(COLOURS) + 1):
            if may_cross(notes, number, joker):
                copy_branch(notes, branch, MOST_ROWS + joker)
                cross(notes, branch, number, joker)
                return True
    return False


@rule
def copy_branch(notes: Notes, branch: int, tried: int) -> None:
    """A new branch begins where the one before it forked."""
    notes.tried[branch] = tried
    notes.from_hand[branch] = 0
    notes.number[branch] = notes.number[branch - 1]
    notes.cards[branch] = notes.cards[branch - 1]
    notes.row[branch] = notes.row[branch - 1]
    notes.new[branch] = notes.new[branch - 1]
    notes.missing[branch] = notes.missing[branch - 1]
    notes.said_so_far[branch] = notes.said_so_far[branch - 1]


@rule
def cross_leads_somewhere(notes: Notes, step: int, number: int) -> bool:
    """NMB-8: a row across needs two new cards; those not below the crossed card are above it."""
    cards = notes.cards[notes.branch - 1]
    if notes.said[number]:
        return False
    for above in range(1, SHORTEST_ROW - cards):
        higher = number + above * step
        if higher > notes.limit or notes.may_be_new[higher] == 0:
            return False
    return True


@rule
def may_take_in(position: State, notes: Notes, slot: int, step: int) -> bool:
    """NMB-7: its numbers lie on the line, no other row taken in has one of them.

    NMB-11: a joker has not just been freed from it.
    """
    row = position.rows[slot]
    if notes.barred[slot] or not ON_LINE[STEP[row], step] or LAST[row] > notes.limit:
        return False
    if notes.new[notes.branch - 1] == 0 and not goes_on(position, notes, row, step):
        return False
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        if notes.covered[number] or notes.said[number]:
            return False
    return True


@rule
def take_in(position: State, notes: Notes, slot: int) -> None:
    """NMB-7: the whole row becomes part of the lay."""
    row = position.rows[slot]
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        notes.covered[number] = 1
    branch = notes.branch
    notes.kind[branch] = GROW
    notes.jokers[branch] = notes.jokers[branch - 1] | notes.holds[slot]
    notes.reach[branch] = max(notes.reach[branch - 1], LAST[row])
    notes.crossed[branch] = 0
    notes.chosen[notes.rows_chosen] = slot
    notes.rows_chosen += 1


@rule
def leave_out(position: State, notes: Notes) -> None:
    """What was last tried is not part of the lay after all."""
    slot = notes.tried[notes.branch]
    if slot < MOST_ROWS:
        row = position.rows[slot]
        for place in range(LENGTH[row]):
            number = FIRST[row] + place * STEP[row]
            notes.covered[number] = 0
        notes.rows_chosen -= 1


@rule
def may_cross(notes: Notes, number: int, joker: int) -> bool:
    """NMB-8: the number's card (joker: NOBODY), or this joker, is in one row so far."""
    if joker == NOBODY:
        return notes.lies_in[number] == 1
    return bool(notes.jokers_at[number] & BIT[joker])


@rule
def cross(notes: Notes, branch: int, number: int, joker: int) -> None:
    """NMB-8: the lay goes across this lying card."""
    notes.kind[branch] = CROSS
    notes.jokers[branch] = 0 if joker == NOBODY else BIT[joker]
    notes.reach[branch] = 0
    notes.crossed[branch] = number


@rule
def met(
    notes: Notes, allowed: Ints, row: int, new: int, missing: int, kind: int, jokers: int
) -> bool:
    """A lay was met: do what the walk is for; whether that ends it."""
    # NMB-6: a row holds at least one number card.
    numbers = LENGTH[row] - JOKERS_IN[jokers] - notes.sayings - missing
    if numbers < 1:
        return False
    if notes.purpose == SEEKING:
        if kind != notes.sought_kind or row != notes.sought_row:
            return False
        notes.ways |= 1 << jokers
        return jokers == notes.sought_jokers
    replaceable = new - missing - notes.sayings
    if notes.purpose == ASKING:
        return missing > 0 or (replaceable > 0 and numbers > 1)
    if missing == 0 and notes.pending == 0:
        offer_lay(notes, allowed, LAY_WORD[kind, row])
    if notes.free:
        note_sayings(notes, row, missing, numbers, replaceable, notes.crossed[notes.branch])
    return False


@rule
def offer_lay(notes: Notes, allowed: Ints, word: int) -> None:
    """Add the word, once: with other lying jokers taken in it may have been met before."""
    for place in range(notes.offered_before, notes.offered):
        if allowed[place] == word:
            return
    allowed[notes.offered] = word
    notes.offered += 1


@rule
def note_sayings(
    notes: Notes,
    row: int,
    missing: int,
    numbers: int,
    replaceable: int,
    crossed: int,
) -> None:
    """Note which new cards of this lay a joker may be, so that the lay can still be made.

    A joker for a number not in hand is one the lay needs; for a number in hand it is one more.
    NMB-11: a freed joker needs a place too.
    """
    spare = notes.free > missing
    others = notes.pending == 1 and notes.free > 1
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        if notes.covered[number] or number == crossed or notes.said[number]:
            continue
        if notes.in_hand[number] == 0:
            notes.sayable[number] = 1
            if others and (missing > 1 or (replaceable > 0 and numbers > 1)):
                notes.sayable_by_others[number] = 1
        elif spare and numbers > 1:
            notes.sayable[number] = 1
            if others and (missing > 0 or (replaceable > 1 and numbers > 2)):
                notes.sayable_by_others[number] = 1


@rule
def list_lays(position: State, notes: Notes, allowed: Ints) -> None:
    """List the lays that can be made now, and note what jokers may be said to be."""
    notes.swapped = NOBODY
    notes.purpose = LISTING
    look_over(position, notes)
    every_lay(position, notes, allowed)


@rule
def can_be_laid_again(position: State, joker: int, sheet: Sheet, allowed: Ints) -> bool:
    """NMB-11: whether, if this joker was swapped, a lay could use it."""
    notes = sheet[0]
    notes.swapped = joker
    notes.purpose = ASKING
    look_over(position, notes)
    return every_lay(position, notes, allowed)


@rule
def ways_to_lay(position: State, kind: int, row: int, jokers: int, sheet: Sheet) -> int:
    """The sets of lying jokers with which this row can be laid, as bits.

    The search ends with the set `jokers`; then the notes say which rows are taken in.
    """
    notes = sheet[0]
    prepare_search(position, notes, kind, row, jokers)
    return search(position, notes)


@rule
def prepare_search(position: State, notes: Notes, kind: int, row: int, jokers: int) -> None:
    """Note what is sought, and what it could be laid with."""
    notes.swapped = NOBODY
    notes.purpose = SEEKING
    notes.sought_kind = kind
    notes.sought_row = row
    notes.sought_jokers = jokers
    look_over(position, notes)
    notes.free = 0
    notes.limit = LAST[row]


@rule
def search(position: State, notes: Notes) -> int:
    """Walk up the line of the sought row; the ways to lay it, as bits."""
    row = notes.sought_row
    no_words = np.zeros(1, np.int64)
    walk(position, notes, no_words, STEP[row], FIRST[row])
    return notes.ways
