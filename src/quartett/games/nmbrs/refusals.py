"""Why a word of nmbrs! may not be chosen."""

import re
from itertools import pairwise

import numpy as np

from quartett.effects import Note, RefusalKind, number, seat, word
from quartett.games.nmbrs.melds import (
    ANY_JOKERS,
    NOTES,
    Notes,
    Sheet,
    can_be_laid_again,
    has,
    highest_number,
    list_lays,
    prepare_search,
    search,
    ways_to_lay,
)
from quartett.games.nmbrs.moves import (
    CARD_OF,
    CARDS,
    COLOURS,
    CROSS,
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
    PLAIN,
    ROW_OF,
    ROWS,
    SAY,
    SHORTEST_ROW,
    STEP,
    SWAP,
    TAKE,
    WITH,
    WITHOUT,
)
from quartett.games.nmbrs.rules import open_question, ways_of_plan
from quartett.games.nmbrs.state import ADVANCED, NOBODY, SIMPLE, Phase, State
from quartett.kit import ALLOWED, refuse, rule

JOKER = {"joker": word(*COLOURS)}
NUMBER = {"number": number()}
COUNTED = {"first": number(), "step": number()}


class Refusal(RefusalKind):
    """Each with the rule that forbids the word."""

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

    COUNTS_BACK_TO_ONE = "NMB-5", COUNTED
    COUNTS_BACK_TO_NEITHER = "NMB-5", COUNTED
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
    """NMB-3, NMB-4, NMB-14: one seat is asked at a time, and chance is waited for."""
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
    """NMB-7, NMB-8: first it is answered which lying jokers the planned row takes in."""
    joker, kind = open_question(position, ways_of_plan(position)), KIND[move]
    if kind in (WITH, WITHOUT) and JOKER_OF[move] == joker:
        return ALLOWED
    if position.planned == GROW:
        return refuse(position, Refusal.ANSWER_BEFORE_GROWING, joker)
    return refuse(position, Refusal.ANSWER_BEFORE_CROSSING, joker)


@rule
def forbids_act(position: State, seat: int, move: int) -> int:
    """NMB-6, NMB-11: a joker that has been said to be a number, or was freed, is laid next."""
    kind = KIND[move]
    if kind in (WITH, WITHOUT):
        return refuse(position, Refusal.NOTHING_ASKED)
    if kind == SAY:
        return forbids_saying(position, seat, JOKER_OF[move], NUMBER_OF[move])
    if kind <= CROSS:
        return forbids_row(position, seat, kind, ROW_OF[move])
    joker = joker_to_lay(position, seat, NO_ROW)
    if joker != NOBODY:
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
    """The joker in hand that has to be laid next and that this row leaves out, or NOBODY."""
    for joker in range(len(COLOURS)):
        if has(position, seat, JOKER_CARD[joker]):
            said = position.meaning[joker]
            if said > 0 and not holds_number(row, said):
                return joker
            if said == 0 and joker == position.freed:
                return joker
    return NOBODY


@rule
def refuse_for_joker(position: State, joker: int) -> int:
    """NMB-6, NMB-11: this joker has to be laid first."""
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
    """NMB-11: he who has opened may swap a lying joker that he can lay again at once."""
    if position.table[JOKER_CARD[joker]] == 0:
        return refuse(position, Refusal.JOKER_NOT_LYING, joker)
    if position.opened[seat] == 0:
        return refuse(position, Refusal.OPEN_BEFORE_SWAPPING)
    stands_for = position.meaning[joker]
    if not has(position, seat, stands_for - 1):
        return refuse(position, Refusal.NOT_IN_HAND_TO_SWAP, joker, stands_for)
    if can_be_laid_again(position, joker, np.zeros(1, NOTES), np.zeros(1, np.int64)):
        return ALLOWED
    return refuse(position, Refusal.SWAP_LEADS_NOWHERE, joker)


@rule
def forbids_saying(position: State, seat: int, joker: int, sought: int) -> int:
    """NMB-6: a joker in hand stands for any number with which some lay can be made."""
    if not has(position, seat, JOKER_CARD[joker]):
        return refuse(position, Refusal.JOKER_NOT_IN_HAND, joker)
    if position.meaning[joker] > 0:
        return refuse(position, Refusal.SAID_ALREADY, joker, position.meaning[joker])
    if sought > highest_number(position):
        return refuse(position, Refusal.ONLY_TO_50)
    if is_sayable(position, joker, sought, np.zeros(1, NOTES)):
        return ALLOWED
    return refuse(position, Refusal.NO_LAY_WITH_JOKER, joker, sought)


@rule
def is_sayable(position: State, joker: int, sought: int, sheet: Sheet) -> bool:
    """Whether some lay can be made in which the joker stands for the number."""
    notes = sheet[0]
    list_lays(position, notes, np.empty(len(KIND), np.int64))
    if notes.pending == 1 and joker != position.freed:
        return notes.sayable_by_others[sought] > 0
    return notes.sayable[sought] > 0


# -- rows ------------------------------------------------------------------------------------------


@rule
def forbids_row(position: State, seat: int, kind: int, row: int) -> int:
    """NMB-5 to NMB-8: rows count back, and only he who has opened adds to what lies there."""
    if LAST[row] > highest_number(position):
        return refuse(position, Refusal.ONLY_TO_50)
    if not PLAIN[row] and position.variant != ADVANCED:
        return refuse(position, Refusal.COUNTS_BACK_TO_ONE, FIRST[row], STEP[row])
    if position.opened[seat] == 0:
        if kind == GROW:
            return refuse(position, Refusal.OPEN_BEFORE_GROWING)
        if kind == CROSS:
            return refuse(position, Refusal.OPEN_BEFORE_CROSSING)
    joker = joker_to_lay(position, seat, row)
    if joker != NOBODY:
        return refuse_for_joker(position, joker)
    if ways_to_lay(position, kind, row, ANY_JOKERS, np.zeros(1, NOTES)) != 0:
        return ALLOWED
    return refuse_row(position, kind, row, np.zeros(1, NOTES))


@rule
def refuse_row(position: State, kind: int, row: int, sheet: Sheet) -> int:
    """Say what keeps the row from being laid."""
    notes = sheet[0]
    prepare_search(position, notes, kind, row, ANY_JOKERS)
    if kind == LAY:
        sought = first_missing(notes, row, 0)
        if sought > 0:
            return refuse(position, Refusal.MISSING, sought)
    elif kind == GROW:
        refused = refuse_growing(position, notes, row)
        if refused != ALLOWED:
            return refused
    else:
        refused = refuse_crossing(position, notes, row)
        if refused != ALLOWED:
            return refused
    notes.most_new += 1  # as if no card had to be left
    if search(position, notes) != 0:
        return refuse(position, Refusal.KEEP_A_CARD)
    if kind == LAY or (kind == CROSS and takes_only_jokers(notes, row)):
        return refuse(position, Refusal.ONLY_JOKERS)
    return refuse(position, Refusal.NO_GROWING if kind == GROW else Refusal.NO_CROSSING)


@rule
def first_missing(notes: Notes, row: int, above: int) -> int:
    """The lowest number of the row above this one for which the hand has no card; 0: none."""
    for place in range(LENGTH[row]):
        sought = FIRST[row] + place * STEP[row]
        if sought > above and notes.in_hand[sought] == 0 and notes.said[sought] == 0:
            return int(sought)
    return 0


@rule
def refuse_growing(position: State, notes: Notes, row: int) -> int:
    """NMB-7: whole rows grow, NMB-11: but not the one from which a joker was just freed."""
    sought = first_missing(notes, row, 0)
    while sought > 0:
        if not lies(position, sought):
            return refuse(position, Refusal.MISSING_TO_GROW, sought)
        sought = first_missing(notes, row, sought)
    inside = barred = 0
    for slot in range(len(position.rows)):
        lying = position.rows[slot]
        if lying != NO_ROW and STEP[lying] % STEP[row] == 0:
            if holds_number(row, FIRST[lying]) and holds_number(row, LAST[lying]):
                inside += 1
                barred += notes.barred[slot]
    if inside == 0:
        return refuse(position, Refusal.NO_ROW_TO_GROW)
    if inside == barred:
        return refuse(position, Refusal.ROW_OF_FREED_JOKER, position.freed)
    return ALLOWED


@rule
def refuse_crossing(position: State, notes: Notes, row: int) -> int:
    """NMB-8: exactly one card of the row lies there, and so far in one row."""
    crossed, sought = 0, first_missing(notes, row, 0)
    while sought > 0:
        if not lies(position, sought):
            return refuse(position, Refusal.MISSING_TO_CROSS, sought)
        if crossed > 0:
            return refuse(position, Refusal.CROSSES_SEVERAL, sought)
        crossed, sought = sought, first_missing(notes, row, sought)
    if crossed > 0 and notes.crossable[crossed] == 0:
        return refuse(position, Refusal.IN_TWO_ROWS, crossed)
    return ALLOWED


@rule
def lies(position: State, sought: int) -> bool:
    """Whether a card lies on the table as this number."""
    if position.table[sought - 1]:
        return True
    for joker in range(len(COLOURS)):
        if position.table[JOKER_CARD[joker]] and position.meaning[joker] == sought:
            return True
    return False


@rule
def takes_only_jokers(notes: Notes, row: int) -> bool:
    """NMB-6: whether nothing but jokers is there for the row."""
    for place in range(LENGTH[row]):
        sought = FIRST[row] + place * STEP[row]
        if notes.said[sought] == 0 and (notes.in_hand[sought] or notes.lies_in[sought] == 1):
            return False
    return True


# -- rows that are no words of the game ------------------------------------------------------------

_row = re.compile(r"(?:lay|grow|cross) ((?:0|[1-9][0-9]{0,8})(?:-(?:0|[1-9][0-9]{0,8}))*)")


def names_unknown(text: str) -> tuple[str, Note] | None:
    """Name the rule against a text that lays no row at all: NMB-5. None: it lays nothing.

    >>> rule, note = names_unknown("lay 14-20-26")
    >>> rule, str(note)
    ('NMB-5', 'counts-back-to-neither first=14 step=6')
    """
    found = _row.fullmatch(text)
    if found is None or found[1] in ROWS:
        return None
    numbers = [int(digits) for digits in found[1].split("-")]
    steps = {after - before for before, after in pairwise(numbers)}
    if not all(1 <= n <= HIGHEST for n in numbers):
        outside = next(n for n in numbers if not 1 <= n <= HIGHEST)
        return _named(Refusal.NO_SUCH_NUMBER, number=outside)
    if len(numbers) < SHORTEST_ROW:
        return _named(Refusal.ROW_TOO_SHORT)
    if len(steps) > 1:
        return _named(Refusal.UNEQUAL_STEPS)
    if min(steps) <= 0:
        return _named(Refusal.NOT_ASCENDING)
    return _named(Refusal.COUNTS_BACK_TO_NEITHER, first=numbers[0], step=min(steps))


def _named(refusal: Refusal, **details: int) -> tuple[str, Note]:
    return refusal.rule, Note(refusal.title, details)
