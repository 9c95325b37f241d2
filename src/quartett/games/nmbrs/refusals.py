"""Says which rule of nmbrs! forbids a word."""

import re
from itertools import pairwise

import numpy as np

from quartett.effects import Note, RefusalKind, number, seat, word
from quartett.games.nmbrs.cards import has, highest_number
from quartett.games.nmbrs.laying import open_question, ways_of_plan
from quartett.games.nmbrs.melds import (
    can_be_laid_again,
    find_ways,
    list_melds,
    prepare_search,
    ways_to_lay,
)
from quartett.games.nmbrs.melds.scratch import ANY_JOKERS, MELD_SEARCH, MeldSearch, Scratch
from quartett.games.nmbrs.moves import (
    ALLOWED_FROM,
    CARD_OF,
    CARDS,
    COLOURS,
    CROSS,
    DECLARE,
    DISCARD,
    FIRST,
    GROW,
    HIGHEST,
    JOKER_CARD,
    JOKER_OF,
    KIND,
    LAST,
    LAY,
    LENGTH,
    NO_ROW,
    NUMBER_OF,
    PASS,
    REST,
    ROW_OF,
    ROW_RULES,
    ROWS,
    SHORTEST_ROW,
    STEP,
    SWAP,
    TAKE,
    WITH,
    WITHOUT,
)
from quartett.games.nmbrs.state import NO_JOKER, SIMPLE, Phase, State
from quartett.kit import ALLOWED, refuse, rule

JOKER = {"joker": word(*COLOURS)}
NUMBER = {"number": number()}


class Refusal(RefusalKind):
    """Reasons for refusing a word, each with its rule."""

    GAME_IS_OVER = "NMB-14"
    CARDS_ARE_DEALT = "NMB-3"
    CARD_IS_DRAWN = "NMB-4", {"seat": seat()}
    NOT_ASKED = "NMB-4", {"seat": seat()}
    NOT_YOUR_TURN = "NMB-4", {"seat": seat()}
    TAKE_OR_PASS = "NMB-4"
    CARD_HAS_COME = "NMB-4"

    ANSWER_BEFORE_GROWING = "NMB-7", JOKER
    ANSWER_BEFORE_CROSSING = "NMB-8", JOKER
    NOTHING_ASKED = "NMB-7"

    LAY_SAID_JOKER = "NMB-6", {**JOKER, **NUMBER}
    LAY_FREED_JOKER = "NMB-11", JOKER
    NOT_IN_HAND = "NMB-12", {"card": word(*CARDS)}
    DISCARD_TO_END = "NMB-12"

    JOKER_NOT_LYING = "NMB-11", JOKER
    OPEN_BEFORE_SWAPPING = "NMB-11"
    NOT_IN_HAND_TO_SWAP = "NMB-11", {**JOKER, **NUMBER}
    SWAP_LEADS_NOWHERE = "NMB-11", JOKER

    JOKER_NOT_IN_HAND = "NMB-6", JOKER
    SAID_ALREADY = "NMB-6", {**JOKER, **NUMBER}
    ONLY_TO_50 = "NMB-16"
    NO_LAY_WITH_JOKER = "NMB-6", {**JOKER, **NUMBER}

    COUNTS_BACK_ELSEWHERE = (
        "NMB-5",
        {"first": number(), "step": number(), "rest": number(), "rows": word(*ROW_RULES)},
    )
    UNEQUAL_STEPS = "NMB-5"
    NOT_ASCENDING = "NMB-5"
    ROW_TOO_SHORT = "NMB-5"
    NO_SUCH_NUMBER = "NMB-5", NUMBER

    MISSING = "NMB-6", NUMBER
    ONLY_JOKERS = "NMB-6"
    KEEP_A_CARD = "NMB-12"

    OPEN_BEFORE_GROWING = "NMB-7"
    MISSING_TO_GROW = "NMB-7", NUMBER
    NO_ROW_TO_GROW = "NMB-7"
    ROW_OF_FREED_JOKER = "NMB-11", JOKER
    NO_GROWING = "NMB-7"

    OPEN_BEFORE_CROSSING = "NMB-8"
    MISSING_TO_CROSS = "NMB-8", NUMBER
    CROSSES_SEVERAL = "NMB-8", NUMBER
    IN_TWO_ROWS = "NMB-8", NUMBER
    NO_CROSSING = "NMB-8"


# -- words of the game -----------------------------------------------------------------------------


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """NMB-3, NMB-4, NMB-14: one seat acts at a time, and not while a card is due."""
    phase, kind = position.phase, KIND[move]
    if phase == Phase.OVER:
        return refuse(position, Refusal.GAME_IS_OVER)
    if phase <= Phase.TURNING:
        return refuse(position, Refusal.CARDS_ARE_DEALT)
    if phase == Phase.DRAWING:
        return refuse(position, Refusal.CARD_IS_DRAWN, position.asked)
    if seat != position.asked:
        if phase == Phase.ASKING:
            return refuse(position, Refusal.NOT_ASKED, position.asked)
        return refuse(position, Refusal.NOT_YOUR_TURN, position.asked)
    offered = kind in (TAKE, PASS)
    if phase == Phase.ASKING:
        return ALLOWED if offered else refuse(position, Refusal.TAKE_OR_PASS)
    if offered:
        return refuse(position, Refusal.CARD_HAS_COME)
    if phase == Phase.CHOOSING:
        return forbids_answer(position, move)
    return forbids_act(position, seat, move)


@rule
def forbids_answer(position: State, move: int) -> int:
    """NMB-7, NMB-8: the player first says which jokers the planned row is to include."""
    joker, kind = open_question(position, ways_of_plan(position)), KIND[move]
    if kind in (WITH, WITHOUT) and JOKER_OF[move] == joker:
        return ALLOWED
    if position.planned == GROW:
        return refuse(position, Refusal.ANSWER_BEFORE_GROWING, joker)
    return refuse(position, Refusal.ANSWER_BEFORE_CROSSING, joker)


@rule
def forbids_act(position: State, seat: int, move: int) -> int:
    """NMB-6, NMB-11: a declared or freed joker must be laid next."""
    kind = KIND[move]
    if kind in (WITH, WITHOUT):
        return refuse(position, Refusal.NOTHING_ASKED)
    if kind == DECLARE:
        return forbids_declaring(position, seat, JOKER_OF[move], NUMBER_OF[move])
    if kind <= CROSS:
        return forbids_row(position, seat, kind, ROW_OF[move])
    joker = joker_to_lay(position, seat, NO_ROW)
    if joker != NO_JOKER:
        return refuse_for_joker(position, joker)
    if kind == SWAP:
        return forbids_swap(position, seat, JOKER_OF[move])
    if kind == DISCARD:
        if has(position, seat, CARD_OF[move]):
            return ALLOWED
        return refuse(position, Refusal.NOT_IN_HAND, CARD_OF[move])
    if position.variant == SIMPLE:
        return ALLOWED
    return refuse(position, Refusal.DISCARD_TO_END)


@rule
def joker_to_lay(position: State, seat: int, row: int) -> int:
    """Returns a joker that must be laid next and that this row leaves out, or NO_JOKER."""
    for joker in range(len(COLOURS)):
        if has(position, seat, JOKER_CARD[joker]):
            number = position.meaning[joker]
            if number > 0 and not holds_number(row, number):
                return joker
            if number == 0 and joker == position.freed:
                return joker
    return NO_JOKER


@rule
def refuse_for_joker(position: State, joker: int) -> int:
    """NMB-6, NMB-11: refuses because this joker must be laid first."""
    if joker == position.freed:
        return refuse(position, Refusal.LAY_FREED_JOKER, joker)
    return refuse(position, Refusal.LAY_SAID_JOKER, joker, position.meaning[joker])


@rule
def holds_number(row: int, sought: int) -> bool:
    """Whether the number is in the row."""
    inside = FIRST[row] <= sought <= LAST[row]
    return bool(inside and (sought - FIRST[row]) % STEP[row] == 0)


@rule
def forbids_swap(position: State, seat: int, joker: int) -> int:
    """NMB-11: a player who has opened may swap a joker that can be laid again at once."""
    if position.table[JOKER_CARD[joker]] == 0:
        return refuse(position, Refusal.JOKER_NOT_LYING, joker)
    if position.opened[seat] == 0:
        return refuse(position, Refusal.OPEN_BEFORE_SWAPPING)
    stands_for = position.meaning[joker]
    if not has(position, seat, stands_for - 1):
        return refuse(position, Refusal.NOT_IN_HAND_TO_SWAP, joker, stands_for)
    if can_be_laid_again(position, joker, np.zeros(1, MELD_SEARCH), np.zeros(1, np.int64)):
        return ALLOWED
    return refuse(position, Refusal.SWAP_LEADS_NOWHERE, joker)


@rule
def forbids_declaring(position: State, seat: int, joker: int, sought: int) -> int:
    """NMB-6: a joker in hand may be declared as any number that makes some meld possible."""
    if not has(position, seat, JOKER_CARD[joker]):
        return refuse(position, Refusal.JOKER_NOT_IN_HAND, joker)
    if position.meaning[joker] > 0:
        return refuse(position, Refusal.SAID_ALREADY, joker, position.meaning[joker])
    if sought > highest_number(position):
        return refuse(position, Refusal.ONLY_TO_50)
    if is_declarable(position, joker, sought, np.zeros(1, MELD_SEARCH)):
        return ALLOWED
    return refuse(position, Refusal.NO_LAY_WITH_JOKER, joker, sought)


@rule
def is_declarable(position: State, joker: int, sought: int, scratch: Scratch) -> bool:
    """Whether some meld is possible in which the joker stands for the number."""
    search = scratch[0]
    list_melds(position, search, np.empty(len(KIND), np.int64))
    if search.must_declare_freed == 1 and joker != position.freed:
        return search.declarable_by_others[sought] > 0
    return search.declarable[sought] > 0


# -- rows ------------------------------------------------------------------------------------------


@rule
def forbids_row(position: State, seat: int, kind: int, row: int) -> int:
    """NMB-5 to NMB-8: rows count back, and only a player who has opened may grow or cross them."""
    if LAST[row] > highest_number(position):
        return refuse(position, Refusal.ONLY_TO_50)
    if ALLOWED_FROM[row] > position.row_rule:
        first, step, rest = FIRST[row], STEP[row], REST[row]
        return refuse(position, Refusal.COUNTS_BACK_ELSEWHERE, first, step, rest, position.row_rule)
    if position.opened[seat] == 0:
        if kind == GROW:
            return refuse(position, Refusal.OPEN_BEFORE_GROWING)
        if kind == CROSS:
            return refuse(position, Refusal.OPEN_BEFORE_CROSSING)
    joker = joker_to_lay(position, seat, row)
    if joker != NO_JOKER:
        return refuse_for_joker(position, joker)
    if ways_to_lay(position, kind, row, ANY_JOKERS, np.zeros(1, MELD_SEARCH)) != 0:
        return ALLOWED
    return refuse_row(position, kind, row, np.zeros(1, MELD_SEARCH))


@rule
def refuse_row(position: State, kind: int, row: int, scratch: Scratch) -> int:
    """Finds out why the row cannot be laid."""
    search = scratch[0]
    prepare_search(position, search, kind, row, ANY_JOKERS)
    if kind == LAY:
        sought = first_missing(search, row, 0)
        if sought > 0:
            return refuse(position, Refusal.MISSING, sought)
    elif kind == GROW:
        refused = refuse_growing(position, search, row)
        if refused != ALLOWED:
            return refused
    else:
        refused = refuse_crossing(position, search, row)
        if refused != ALLOWED:
            return refused
    search.most_new += 1  # as if no card had to stay in hand
    if find_ways(position, search) != 0:
        return refuse(position, Refusal.KEEP_A_CARD)
    if kind == LAY or (kind == CROSS and takes_only_jokers(search, row)):
        return refuse(position, Refusal.ONLY_JOKERS)
    return refuse(position, Refusal.NO_GROWING if kind == GROW else Refusal.NO_CROSSING)


@rule
def first_missing(search: MeldSearch, row: int, above: int) -> int:
    """Returns the lowest number of the row above `above` that is not in hand; 0: none."""
    for place in range(LENGTH[row]):
        sought = FIRST[row] + place * STEP[row]
        if sought > above and search.in_hand[sought] == 0 and search.declared[sought] == 0:
            return int(sought)
    return 0


@rule
def refuse_growing(position: State, search: MeldSearch, row: int) -> int:
    """NMB-7: whole rows grow. NMB-11: but not one from which a joker has just been freed."""
    sought = first_missing(search, row, 0)
    while sought > 0:
        if not lies(position, sought):
            return refuse(position, Refusal.MISSING_TO_GROW, sought)
        sought = first_missing(search, row, sought)
    inside = barred = 0
    for slot in range(len(position.rows)):
        lying = position.rows[slot]
        if lying != NO_ROW and STEP[lying] % STEP[row] == 0:
            if holds_number(row, FIRST[lying]) and holds_number(row, LAST[lying]):
                inside += 1
                barred += search.barred[slot]
    if inside == 0:
        return refuse(position, Refusal.NO_ROW_TO_GROW)
    if inside == barred:
        return refuse(position, Refusal.ROW_OF_FREED_JOKER, position.freed)
    return ALLOWED


@rule
def refuse_crossing(position: State, search: MeldSearch, row: int) -> int:
    """NMB-8: exactly one card of the row is on the table, in only one row so far."""
    crossed, sought = 0, first_missing(search, row, 0)
    while sought > 0:
        if not lies(position, sought):
            return refuse(position, Refusal.MISSING_TO_CROSS, sought)
        if crossed > 0:
            return refuse(position, Refusal.CROSSES_SEVERAL, sought)
        crossed, sought = sought, first_missing(search, row, sought)
    if crossed > 0 and search.crossable[crossed] == 0:
        return refuse(position, Refusal.IN_TWO_ROWS, crossed)
    return ALLOWED


@rule
def lies(position: State, sought: int) -> bool:
    """Whether a card on the table stands for this number."""
    if position.table[sought - 1]:
        return True
    for joker in range(len(COLOURS)):
        if position.table[JOKER_CARD[joker]] and position.meaning[joker] == sought:
            return True
    return False


@rule
def takes_only_jokers(search: MeldSearch, row: int) -> bool:
    """NMB-6: whether only jokers are available for the row."""
    for place in range(LENGTH[row]):
        sought = FIRST[row] + place * STEP[row]
        if search.declared[sought] == 0 and (search.in_hand[sought] or search.lies_in[sought] == 1):
            return False
    return True


# -- rows that are not words of the game -----------------------------------------------------------

_row = re.compile(r"(?:lay|grow|cross) ((?:0|[1-9][0-9]{0,8})(?:-(?:0|[1-9][0-9]{0,8}))*)")


def names_unknown(text: str) -> tuple[str, Note] | None:
    """NMB-5: says why the numbers of a text form no row. None: the text names no numbers.

    >>> rule, note = names_unknown("lay 14-20-27")
    >>> rule, str(note)
    ('NMB-5', 'unequal-steps')
    """
    match = _row.fullmatch(text)
    if match is None or match[1] in ROWS:
        return None
    numbers = [int(digits) for digits in match[1].split("-")]
    steps = {after - before for before, after in pairwise(numbers)}
    if not all(1 <= n <= HIGHEST for n in numbers):
        outside = next(n for n in numbers if not 1 <= n <= HIGHEST)
        return _refusal(Refusal.NO_SUCH_NUMBER, number=outside)
    if len(numbers) < SHORTEST_ROW:
        return _refusal(Refusal.ROW_TOO_SHORT)
    if len(steps) > 1:
        return _refusal(Refusal.UNEQUAL_STEPS)
    return _refusal(Refusal.NOT_ASCENDING)


def _refusal(refusal: Refusal, **details: int) -> tuple[str, Note]:
    return refusal.rule, Note(refusal.title, details)
