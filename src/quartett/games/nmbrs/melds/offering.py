"""Handles each meld that a walk finds: offers it, or marks what jokers may be declared as."""

from quartett.games.nmbrs.melds.scratch import CHECKING, SEEKING, MeldSearch
from quartett.games.nmbrs.moves import FIRST, JOKERS_IN, LENGTH, MELD_WORD, STEP
from quartett.kit import Ints, rule


@rule
def handle_meld(
    search: MeldSearch, allowed: Ints, row: int, new: int, missing: int, kind: int, jokers: int
) -> bool:
    """Handles a meld as the purpose of the search asks; returns whether the search is over."""
    # NMB-6: a row holds at least one number card.
    numbers = LENGTH[row] - JOKERS_IN[jokers] - search.declared_count - missing
    if numbers < 1:
        return False
    if search.purpose == SEEKING:
        if kind != search.target_kind or row != search.target_row:
            return False
        search.ways |= 1 << jokers
        return jokers == search.target_jokers
    replaceable = new - missing - search.declared_count
    if search.purpose == CHECKING:
        return missing > 0 or (replaceable > 0 and numbers > 1)
    if missing == 0 and search.must_declare_freed == 0:
        offer_meld(search, allowed, MELD_WORD[kind, row])
    if search.free:
        mark_declarable(
            search, row, missing, numbers, replaceable, search.crossed_number[search.branch]
        )
    return False


@rule
def offer_meld(search: MeldSearch, allowed: Ints, word: int) -> None:
    """Adds the word once: the walk may have found it before with other jokers on the table."""
    for place in range(search.offered_before, search.offered):
        if allowed[place] == word:
            return
    allowed[search.offered] = word
    search.offered += 1


@rule
def mark_declarable(
    search: MeldSearch,
    row: int,
    missing: int,
    numbers: int,
    replaceable: int,
    crossed: int,
) -> None:
    """Marks the numbers as which a joker may be declared and this meld stays possible.

    For a number not in hand the meld needs the joker; for a number in hand it takes one joker more.
    NMB-11: a freed joker needs a place too.
    """
    spare = search.free > missing
    others = search.must_declare_freed == 1 and search.free > 1
    for place in range(LENGTH[row]):
        number = FIRST[row] + place * STEP[row]
        if search.covered[number] or number == crossed or search.declared[number]:
            continue
        if search.in_hand[number] == 0:
            search.declarable[number] = 1
            if others and (missing > 1 or (replaceable > 0 and numbers > 1)):
                search.declarable_by_others[number] = 1
        elif spare and numbers > 1:
            search.declarable[number] = 1
            if others and (missing > 0 or (replaceable > 1 and numbers > 2)):
                search.declarable_by_others[number] = 1
