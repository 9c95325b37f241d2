"""The slow twin of telling.py: what words lead to and what has happened, in plain Python.

It tries words with the same rules, but looks at the tables itself, and shares no code with the
compiled sayings.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from quartett.games.nmbrs import rules
from quartett.games.nmbrs.explain import named, offered_to
from quartett.games.nmbrs.table import DOUBLED, LAID, MOST_SEATS, SIMPLE, Phase
from quartett.games.nmbrs.words import (
    CARD_DRAWN,
    CARD_OF,
    CROSS,
    DISCARD,
    EVENTS,
    FIRST,
    GROW,
    JOKER_CARD,
    JOKER_OF,
    KIND,
    LAST,
    LAY,
    MOVES,
    NUMBER_OF,
    PASS,
    ROW_OF,
    ROWS,
    SAY,
    STEP,
    SWAP,
    TAKE,
    WITH,
    WITHOUT,
)
from quartett.layout import UNKNOWN
from quartett.texts import Said

Details = dict[str, str | int]
NUMBERS = {word: number for number, word in enumerate(MOVES)}
LAYS = {LAY: "lay", GROW: "grow", CROSS: "cross", WITH: "with", WITHOUT: "without"}
HIDDEN = "draw ?"


# -- what a word leads to --------------------------------------------------------------------------


def does(table: Any, seat: int, words: Sequence[str]) -> list[Said]:
    """What each choice leads to, from what its own seat sees."""
    return [_does(table, seat, word) for word in words]


def _does(table: Any, seat: int, word: str) -> Said:
    number = NUMBERS[word]
    match int(KIND[number]):
        case kind if kind in LAYS:
            found = _laid(table, seat, number)
            return Said("does-lay", found) if found else Said("does-ask-about-jokers")
        case kind if kind == TAKE:
            out = "no" if seat == table["at_turn"] else "yes"
            return Said("does-take", {**_top(table), "out_of_turn": out})
        case kind if kind == PASS:
            return _does_pass(table)
        case kind if kind == SAY:
            return _does_say(table, seat, number)
        case kind if kind == SWAP:
            joker = int(JOKER_OF[number])
            stands_for = {"number": int(table["meaning"][joker])}
            return Said("does-swap", {**named(table, int(JOKER_CARD[joker])), **stands_for})
        case kind if kind == DISCARD:
            card, left = int(CARD_OF[number]), _hand_size(table, seat) - 1
            worth = {"worth": 1 if table["variant"] == SIMPLE else int(table["worths"][card])}
            return Said("does-discard", {**named(table, card), **worth, "left": left})
        case _:
            return Said("does-done", {"left": _hand_size(table, seat)})


def _does_pass(table: Any) -> Said:
    """NMB-4, NMB-15: the next one is asked, or the player at turn draws, or goes without."""
    at_turn, down = int(table["at_turn"]), table["face_down"] > 0
    after = (int(table["asked"]) + 1) % int(table["seats"]) if down else at_turn
    if after != at_turn:
        return Said("does-pass", {**_top(table), "other_seat": after})
    last = "does-pass-as-last" if down else "does-go-without"
    return Said(last, {**_top(table), "other_seat": at_turn})


def _does_say(table: Any, seat: int, word: int) -> Said:
    """The best row that can be laid right after a joker was said to be a number."""
    after = _tried(table, seat, word)
    best, best_row = -1, 0
    for lay in sorted(offered_to(after, seat)):
        if KIND[lay] <= CROSS:
            points = sum(_earned(after, _tried(after, seat, lay), seat))
            if points > best:
                best, best_row = points, int(ROW_OF[lay])
    if best < 0:
        return Said("does-say-first-of-several")
    return Said("does-say", {"row": ROWS[best_row], "points": best})


# -- what has happened -----------------------------------------------------------------------------


def told(table: Any, seat: int | None, word: str) -> Said:
    """A log line for a move, or for an event; `draw ?` where the viewer does not see the card."""
    if seat is None:
        return _told_event(table, word)
    number, who = NUMBERS[word], {"who_seat": seat}
    match int(KIND[number]):
        case kind if kind in LAYS:
            return _told_lay(table, seat, number, kind)
        case kind if kind == TAKE:
            out = "no" if seat == table["at_turn"] else "yes"
            return Said("told-take", {**who, **_top(table), "out_of_turn": out})
        case kind if kind == PASS:
            return Said("told-pass", {**who, **_top(table)})
        case kind if kind == SAY:
            joker = named(table, int(JOKER_CARD[JOKER_OF[number]]))
            return Said("told-say", {**who, **joker, "number": int(NUMBER_OF[number])})
        case kind if kind == SWAP:
            joker = named(table, int(JOKER_CARD[JOKER_OF[number]]))
            stands_for = int(table["meaning"][JOKER_OF[number]])
            return Said("told-swap", {**who, **joker, "number": stands_for})
        case kind if kind == DISCARD:
            card = int(CARD_OF[number])
            refill = not table["face_down"] and table["face_up"]
            last = _hand_size(table, seat) == 1
            then = {"then": "over" if last else "shuffled" if refill else "on"}
            return Said("told-discard", {**who, **named(table, card), **then})
        case _:
            return Said("told-done", who)


def _told_lay(table: Any, seat: int, word: int, kind: int) -> Said:
    """A row laid, with its points where the viewer can tell them."""
    row = _row_of(table, word)
    found = _laid(_supposed(table, seat, row), seat, word)
    points = {**found, "known": "yes"} if found else {**NOT_KNOWN, "known": "no"}
    joker = named(table, int(JOKER_CARD[JOKER_OF[word]])) if kind in (WITH, WITHOUT) else {}
    return Said(f"told-{LAYS[kind]}", {"who_seat": seat, "row": ROWS[row], **points, **joker})


NOT_KNOWN: Mapping[str, str | int] = {"points": 0, "doubled": "no", "opens": "no", "ends": "no"}


def _told_event(table: Any, word: str) -> Said:
    """A card dealt, turned up or drawn."""
    card: Details = {"card": "hidden", "colour": "hidden"}
    if word != HIDDEN:
        card = named(table, int(CARD_DRAWN[EVENTS.index(word)]))
    who = {"who_seat": int(table["asked"])}
    if table["phase"] == Phase.TURNING:
        return Said("told-turn", card)
    if table["phase"] == Phase.DEALING:
        begins = 0 if table["held"].any() else int(table["round_number"])
        return Said("told-deal", {**who, **card, "begins": begins})
    then = "on"
    if table["face_down"] == 1:  # NMB-15
        too_often = table["ran_out"] + 1 == rules.RUN_OUT_TOO_OFTEN
        then = "over" if too_often else "shuffled" if table["face_up"] > 1 else "on"
    return Said("told-draw", {**who, **card, "then": then})


# -- cards and rows --------------------------------------------------------------------------------


def _top(table: Any) -> Details:
    """The card that lies on top of the open pile."""
    return named(table, int(table["order"][table["face_up"] - 1]) - 1)


def _hand_size(table: Any, seat: int) -> int:
    """How many cards somebody holds, which everybody knows."""
    return int(table["held"][seat] + table["taken"][seat].sum())


def _row_of(table: Any, word: int) -> int:
    """The row a word lays, or goes on laying."""
    return int(ROW_OF[word]) or int(table["planned_row"])


def _laid(table: Any, seat: int, word: int) -> Details | None:
    """What a lay earns and changes, or None where lying jokers are still to be chosen."""
    after = _tried(table, seat, word)
    if after["phase"] == Phase.CHOOSING:
        return None
    laid, doubled = _earned(table, after, seat)
    why = "no"
    if doubled:
        alike = table["variant"] == SIMPLE or _one_colour(after, _row_of(table, word))
        why = "one-colour" if alike else "different"
    return {
        "points": laid + doubled,
        "doubled": why,
        "opens": "yes" if after["opened"][seat] > table["opened"][seat] else "no",
        "ends": "no" if after["phase"] == Phase.LAYING else "yes",
    }


def _one_colour(after: Any, row: int) -> bool:
    """Whether a doubled row on the table is of one colour."""
    meaning = after["meaning"].tolist()
    for slot in np.flatnonzero(after["rows"] == row):
        jokers = int(after["jokers"][slot])
        said = {number: joker for joker, number in enumerate(meaning) if jokers >> joker & 1}
        numbers = range(FIRST[row], LAST[row] + 1, STEP[row])
        if len({said.get(n, int(after["colours"][n - 1])) for n in numbers}) == 1:
            return True
    return False


def _tried(table: Any, seat: int, word: int) -> Any:
    """The table after a word. The table itself is untouched."""
    after = _copied(table)
    moves = np.zeros(MOST_SEATS, np.int64)
    moves[seat] = word
    rules.resolve(after, moves)
    return after


def _earned(table: Any, after: Any, seat: int) -> tuple[int, int]:
    """The points for what was laid between two tables, and as many again if they were doubled."""
    points = after["points"][seat] - table["points"][seat]
    return int(points[LAID]), int(points[DOUBLED])


def _copied(table: Any) -> Any:
    return np.frombuffer(bytearray(table.tobytes()), rules.Table.dtype)[0]


def _supposed(table: Any, seat: int, row: int) -> Any:
    """The table as if a hidden hand held all cards of the row that lie nowhere in sight.

    Whoever lays the row has those of them that he lays now. The others do no harm: either there is
    one way to lay the row still, and it is the one; or there are several, and nothing is told.
    """
    if table["hand"][seat][0] != UNKNOWN:
        return table
    seen = table["table"] + table["discards"] + table["taken"].sum(axis=0)
    after = _copied(table)
    hand = after["hand"][seat]
    hand[:] = 0
    numbers = np.arange(FIRST[row], LAST[row] + 1, STEP[row])
    hand[numbers - 1] = seen[numbers - 1] == 0
    return after
