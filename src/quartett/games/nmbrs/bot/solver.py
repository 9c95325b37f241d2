"""The best turn: which lays, with everything said and swapped for them, earn the most points now.

>>> import quartett
>>> from quartett.games.nmbrs.bot.solver import best_turn
>>> best_turn(quartett.game("nmbrs").start())
BestTurn(points=0, words=(), exact=True)

The answer is exact: every sequence of acts is tried, except where it cannot earn more than the best
one found, or comes to a table that was come to before with as many points. Who cannot wait that
long says how many acts may be tried; then the answer says whether it is exact.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from quartett.compiled import Grid, Ints, Row
from quartett.games.nmbrs.melds import hand_size, has, highest_number
from quartett.games.nmbrs.moves import (
    CARDS,
    COLOURS,
    DISCARD,
    DONE,
    HIGHEST,
    JOKER_CARD,
    KIND,
    MOVES,
    NO_ROW,
    PLAIN,
    PLAIN_STEPS,
    SHORTEST,
    STEPS_FROM,
)
from quartett.games.nmbrs.rules import choices, resolve, worth_of
from quartett.games.nmbrs.state import ADVANCED, DOUBLED, LAID, MOST_SEATS, SIMPLE, Phase, State
from quartett.kit import rule

TABLE = State.dtype
MOST_ACTS_A_CARD = 8
"""A lay with one card may need a swap, a saying and an answer for each joker."""
SPARE_ACTS = 16
REMEMBERED = 1 << 15
PRIME_1, PRIME_2 = 2**31 - 1, 2**31 - 19
FACTOR_1, FACTOR_2 = 1_103_515_245, 1_664_525_003 % (2**31 - 19)

ANY_COLOUR = -1


class Hope:
    """What could still be earned, by number; a record of NumPy, `np.zeros(1, HOPE)[0]`."""

    there: Ints  # whether it is in hand, lies on the table or has been said
    worth: Ints  # what its card in hand is worth
    colour: Ints  # the colour it would show, or ANY_COLOUR where a joker stands for it
    sure: Ints  # what its card can earn without more jokers
    gain: Ints  # what a joker as this number would add
    extra: Ints  # what the joker under consideration adds to this number


class Hopes(Protocol):
    """The sheet that a hope is written on."""

    def __getitem__(self, place: int, /) -> Hope: ...


HOPE = np.dtype(
    (np.record, np.dtype([(name, "i8", (HIGHEST + 1,)) for name in Hope.__annotations__]))
)

# Columns of a stack's `steps`.
OFFERED, TRIED, POINTS = range(3)


class Stack(NamedTuple):
    """Holds the sequence of acts under way: a level for each act, the start at the bottom."""

    rows: Any
    allowed: Grid
    steps: Grid
    """How many acts are offered, how many of them were tried, and the points so far."""


class Seen(Protocol):
    """A position or a view: only what the seat that lays can see is looked at."""

    @property
    def row(self) -> Row: ...
    @property
    def fields(self) -> Any: ...


@dataclass(frozen=True)
class BestTurn:
    """The most points that can still be earned this turn, and the words that earn them."""

    points: int
    words: tuple[str, ...]
    exact: bool
    """Whether no other words earn more; not so only if the search was cut short."""


def best_turn(table: Seen, most_acts: int = 2**62) -> BestTurn:
    """The best turn for whoever lays now, after trying at most so many acts."""
    record = table.fields
    if record.phase not in (Phase.LAYING, Phase.CHOOSING):
        return BestTurn(0, (), True)
    acts = MOST_ACTS_A_CARD * int(hand_size(record, record.asked)) + SPARE_ACTS
    stack = Stack(
        rows=np.zeros((acts + 1, len(table.row)), np.uint8),
        allowed=np.empty((acts + 1, len(MOVES)), np.int64),
        steps=np.zeros((acts + 1, 3), np.int64),
    )
    stack.rows[0] = table.row
    words = np.zeros(acts + 1, np.int64)
    left = np.array([most_acts])
    points = search(
        stack,
        np.full((REMEMBERED, 2), -1, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        words,
        np.zeros(1, HOPE),
        left,
    )
    said = tuple(MOVES[word] for word in words[1 : 1 + words[0]].tolist())
    return BestTurn(int(points), said, bool(left[0] > 0))


@rule
def search(
    stack: Stack, seen: Grid, moves: Ints, best_words: Ints, hopes: Hopes, left: Ints
) -> int:
    """Try all sequences of acts, the next one at each level; the points of the best."""
    rows, allowed, steps = stack.rows, stack.allowed, stack.steps
    best = 0
    level = 0
    enter(rows[0], allowed[0], steps[0])
    while level >= 0 and left[0] > 0:
        if steps[level, TRIED] == steps[level, OFFERED]:
            level -= 1
            continue
        word = allowed[level, steps[level, TRIED]]
        steps[level, TRIED] += 1
        left[0] -= 1
        for place in range(rows.shape[1]):
            rows[level + 1, place] = rows[level, place]
        earned = steps[level, POINTS] + act(rows[level + 1], word, moves)
        steps[level + 1, POINTS] = earned
        if earned > best:
            best = earned
            best_words[0] = level + 1
            for place in range(level + 1):
                best_words[1 + place] = allowed[place, steps[place, TRIED] - 1]
        if may_lead_further(rows[level], rows[level + 1], earned, best, seen, hopes[0]):
            level += 1
            enter(rows[level], allowed[level], steps[level])
    return best


@rule
def enter(row: Row, allowed: Ints, step: Ints) -> None:
    """List the acts possible here, without those that end the turn."""
    position = row.view(TABLE)[0]
    offered = choices(position, position.asked, allowed)
    kept = 0
    for place in range(offered):
        if KIND[allowed[place]] != DISCARD and KIND[allowed[place]] != DONE:
            allowed[kept] = allowed[place]
            kept += 1
    step[OFFERED] = kept
    step[TRIED] = 0


@rule
def act(row: Row, word: int, moves: Ints) -> int:
    """Do one act; what it earned."""
    position = row.view(TABLE)[0]
    seat = position.asked
    before = position.points[seat, LAID] + position.points[seat, DOUBLED]
    moves[seat] = word
    resolve(position, moves)
    return int(position.points[seat, LAID] + position.points[seat, DOUBLED] - before)


@rule
def may_lead_further(before: Row, row: Row, earned: int, best: int, seen: Grid, hope: Hope) -> bool:
    """Whether this turn goes on, could still be the best, and is not known from before."""
    position = row.view(TABLE)[0]
    if position.phase != Phase.LAYING and position.phase != Phase.CHOOSING:
        return False
    if position.round_number != before.view(TABLE)[0].round_number:
        return False
    key = fingerprint(position)
    place = key % REMEMBERED
    if seen[place, 0] == key and seen[place, 1] >= earned:
        return False
    if earned + most_to_come(position, hope) <= best:
        return False
    seen[place, 0] = key
    seen[place, 1] = earned
    return True


@rule
def most_to_come(position: State, hope: Hope) -> int:
    """No turn earns more than this from here on.

    A new card lies among three neighbours of its row, each of them in hand, on the table or a
    joker; and if the row doubles, so would these three. So a card counts only where three such
    neighbours can come together. A joker helps where it ends up; before that it may lie where the
    number itself is swapped in later, which then earns nothing.
    """
    jokers = gather(position, hope)
    highest = highest_number(position)
    for first in range(1, highest - 1):
        if hope.there[first]:
            for place in range(steps_from(position, first)):
                step = STEPS_FROM[first, place]
                last = first + 2 * step
                if last <= highest and hope.there[first + step] and hope.there[last]:
                    for number in range(first, last + 1, step):
                        value = value_among(position, hope, number, first, step, 0)
                        hope.sure[number] = max(hope.sure[number], value)
    most = 0
    for number in range(1, highest + 1):
        most += hope.sure[number]
    for joker in range(len(COLOURS)):
        if position.meaning[joker] and has(position, position.asked, JOKER_CARD[joker]):
            most += 2 * worth_of(position, JOKER_CARD[joker])
    return most + (most_by_jokers(position, hope, jokers, highest) if jokers else 0)


@rule
def gather(position: State, hope: Hope) -> int:
    """Note what is there for each number; how many jokers can come to lie somewhere new."""
    for number in range(1, HIGHEST + 1):
        held = has(position, position.asked, number - 1)
        hope.there[number] = held or position.table[number - 1] > 0
        hope.worth[number] = worth_of(position, number - 1) if held else 0
        hope.colour[number] = position.colours[number - 1]
        hope.sure[number] = 0
    jokers = 0
    for joker in range(len(COLOURS)):
        said = position.meaning[joker]
        if said == 0:
            jokers += has(position, position.asked, JOKER_CARD[joker])
        else:
            jokers += has(position, position.asked, int(said - 1))
            hope.there[said] = 1
            hope.colour[said] = ANY_COLOUR
    return jokers


@rule
def steps_from(position: State, first: int) -> int:
    """How many of the steps that rows from this number may have are allowed (NMB-5)."""
    if position.variant != ADVANCED:
        return int(PLAIN_STEPS[first])
    steps = int(PLAIN_STEPS[first])
    while steps < STEPS_FROM.shape[1] and STEPS_FROM[first, steps] > 0:
        steps += 1
    return steps


@rule
def value_among(position: State, hope: Hope, number: int, first: int, step: int, joker: int) -> int:
    """What the card is worth among these three neighbours, doubled if they could double.

    `joker` is a number for which a joker lies there; what is not there must be a joker too.
    """
    alike, different = True, position.variant != SIMPLE
    for one in range(first, first + 2 * step + 1, step):
        for other in range(one + step, first + 2 * step + 1, step):
            known = one != joker and other != joker and hope.there[one] and hope.there[other]
            if known and hope.colour[one] != ANY_COLOUR and hope.colour[other] != ANY_COLOUR:
                if hope.colour[one] == hope.colour[other]:
                    different = False
                else:
                    alike = False
    return hope.worth[number] * (2 if alike or different else 1)


@rule
def most_by_jokers(position: State, hope: Hope, jokers: int, highest: int) -> int:
    """What jokers can add: each where it helps most, and where a number in hand can replace it."""
    itself = 0
    for joker in range(len(COLOURS)):
        itself = max(itself, 2 * worth_of(position, JOKER_CARD[joker]))
    most = 0
    for number in range(1, highest + 1):
        hope.gain[number] = gain_of_joker(position, hope, number, jokers, highest) + itself
        if has(position, position.asked, number - 1):
            most += max(0, hope.gain[number] - hope.sure[number])
    for _ in range(jokers):
        best = 1
        for number in range(2, highest + 1):
            if hope.gain[number] > hope.gain[best]:
                best = number
        most += hope.gain[best]
        hope.gain[best] = 0
    return most


@rule
def gain_of_joker(position: State, hope: Hope, joker: int, jokers: int, highest: int) -> int:
    """What cards in hand can earn, more than surely, if a joker lies there as this number."""
    for number in range(1, highest + 1):
        hope.extra[number] = 0
    gain = 0
    for step in range(1, SHORTEST.shape[0]):
        for below in range(3):
            first = joker - below * step
            if first < 1 or first + 2 * step > highest or not row_from(position, first, step):
                continue
            missing = 1
            for number in range(first, first + 2 * step + 1, step):
                missing += number != joker and hope.there[number] == 0
            if missing > jokers:
                continue
            for number in range(first, first + 2 * step + 1, step):
                if number != joker and hope.worth[number]:
                    value = value_among(position, hope, number, first, step, joker)
                    extra = value - hope.sure[number]
                    if extra > hope.extra[number]:
                        gain += extra - hope.extra[number]
                        hope.extra[number] = extra
    return gain


@rule
def row_from(position: State, first: int, step: int) -> bool:
    """NMB-5: whether rows may begin with this number and have this step."""
    row = SHORTEST[step, first]
    return row != NO_ROW and (PLAIN[row] or position.variant == ADVANCED)


@rule
def fingerprint(position: State) -> int:
    """A number for all that matters in the rest of this turn."""
    low, high = 7, 11
    for card in range(len(CARDS)):
        if has(position, position.asked, card):
            low = (low * FACTOR_1 + card + 1) % PRIME_1
            high = (high * FACTOR_2 + card + 1) % PRIME_2
    for slot in range(len(position.rows)):
        if position.rows[slot] == NO_ROW:
            break
        both = int(position.rows[slot]) * 16 + int(position.jokers[slot]) + 200
        low = (low * FACTOR_1 + both) % PRIME_1
        high = (high * FACTOR_2 + both) % PRIME_2
    for joker in range(len(COLOURS)):
        both = int(position.meaning[joker]) * 3 + int(position.answers[joker])
        low = (low * FACTOR_1 + both) % PRIME_1
        high = (high * FACTOR_2 + both) % PRIME_2
    freed, replaced = int(position.freed), int(position.replaced)
    rest = (freed * 128 + replaced) * 2 + int(position.opened[position.asked])
    plan = int(position.planned_row) * 4 + int(position.planned)
    low = ((low * FACTOR_1 + rest) % PRIME_1 * FACTOR_1 + plan) % PRIME_1
    high = ((high * FACTOR_2 + rest) % PRIME_2 * FACTOR_2 + plan) % PRIME_2
    return low * PRIME_2 + high
