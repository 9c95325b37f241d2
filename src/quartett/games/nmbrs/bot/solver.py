"""Finds the best turn: the melds, declarations and swaps that earn the most points now.

>>> import quartett
>>> from quartett.games.nmbrs.bot.solver import best_turn
>>> best_turn(quartett.game("nmbrs").start())
BestTurn(points=0, words=(), exact=True)

The result is exact: the solver tries every sequence of acts, except where it cannot earn more than
the best so far, or reaches a table that it reached before with at least as many points. A caller in
a hurry limits the number of acts to try; the result then says whether it is exact.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from quartett.compiled import Grid, Ints, Row
from quartett.games.nmbrs.cards import hand_size, has, highest_number
from quartett.games.nmbrs.moves import (
    ALLOWED_FROM,
    CARDS,
    COLOURS,
    DISCARD,
    DONE,
    HIGHEST,
    JOKER_CARD,
    KIND,
    MOVES,
    NO_ROW,
    SHORTEST,
    STEPS_ALLOWED,
    STEPS_FROM,
)
from quartett.games.nmbrs.rules import choices, resolve
from quartett.games.nmbrs.scoring import worth_of
from quartett.games.nmbrs.state import DOUBLED, LAID, MOST_SEATS, SIMPLE, Phase, State
from quartett.kit import rule

TABLE = State.dtype
MOST_ACTS_A_CARD = 8
"""A meld with one card may need a swap, a declaration and an answer for each joker."""
SPARE_ACTS = 16
TRANSPOSITIONS = 1 << 15
PRIME_1, PRIME_2 = 2**31 - 1, 2**31 - 19
FACTOR_1, FACTOR_2 = 1_103_515_245, 1_664_525_003 % (2**31 - 19)

ANY_COLOUR = -1


class Potential:
    """What each number could still earn: a NumPy record, `np.zeros(1, POTENTIAL)[0]`."""

    there: Ints  # whether it is in hand, on the table or declared
    worth: Ints  # the worth of its card, if in hand
    colour: Ints  # its colour, or ANY_COLOUR where a joker stands for it
    sure: Ints  # the most its card can earn without more jokers
    gain: Ints  # the most a joker as this number would add
    extra: Ints  # what the joker under consideration adds to this number


class Scratch(Protocol):
    """An array with one `Potential`."""

    def __getitem__(self, place: int, /) -> Potential: ...


POTENTIAL = np.dtype(
    (np.record, np.dtype([(name, "i8", (HIGHEST + 1,)) for name in Potential.__annotations__]))
)

# Columns of a stack's `steps`.
OFFERED, TRIED, POINTS = range(3)


class Stack(NamedTuple):
    """The sequence of acts under way: a level for each act, the start at the bottom."""

    rows: Any
    allowed: Grid
    steps: Grid
    """For each level: the acts offered, the acts tried, and the points so far."""


class Table(Protocol):
    """A position or a view: the solver reads only what the acting seat can see."""

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
    """Whether no other words earn more: false only if the search was cut short."""


def best_turn(table: Table, most_acts: int = 2**62) -> BestTurn:
    """Finds the best turn of the acting seat, trying at most `most_acts` acts."""
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
        np.full((TRANSPOSITIONS, 2), -1, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        words,
        np.zeros(1, POTENTIAL),
        left,
    )
    best = tuple(MOVES[word] for word in words[1 : 1 + words[0]].tolist())
    return BestTurn(int(points), best, bool(left[0] > 0))


@rule
def search(
    stack: Stack, transpositions: Grid, moves: Ints, best_words: Ints, scratch: Scratch, left: Ints
) -> int:
    """Tries all sequences of acts, depth first; returns the points of the best."""
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
        if may_lead_further(rows[level], rows[level + 1], earned, best, transpositions, scratch[0]):
            level += 1
            enter(rows[level], allowed[level], steps[level])
    return best


@rule
def enter(row: Row, allowed: Ints, step: Ints) -> None:
    """Lists the acts possible here, except those that end the turn."""
    position = row.view(TABLE)[0]
    offered = choices(position, position.asked, allowed)
    acts = 0
    for place in range(offered):
        if KIND[allowed[place]] != DISCARD and KIND[allowed[place]] != DONE:
            allowed[acts] = allowed[place]
            acts += 1
    step[OFFERED] = acts
    step[TRIED] = 0


@rule
def act(row: Row, word: int, moves: Ints) -> int:
    """Carries out one act; returns the points it earned."""
    position = row.view(TABLE)[0]
    seat = position.asked
    before = position.points[seat, LAID] + position.points[seat, DOUBLED]
    moves[seat] = word
    resolve(position, moves)
    return int(position.points[seat, LAID] + position.points[seat, DOUBLED] - before)


@rule
def may_lead_further(
    before: Row, row: Row, earned: int, best: int, transpositions: Grid, potential: Potential
) -> bool:
    """Whether the turn goes on, could still be the best, and is not a known transposition."""
    position = row.view(TABLE)[0]
    if position.phase != Phase.LAYING and position.phase != Phase.CHOOSING:
        return False
    if position.round_number != before.view(TABLE)[0].round_number:
        return False
    key = fingerprint(position)
    place = key % TRANSPOSITIONS
    if transpositions[place, 0] == key and transpositions[place, 1] >= earned:
        return False
    if earned + most_to_come(position, potential) <= best:
        return False
    transpositions[place, 0] = key
    transpositions[place, 1] = earned
    return True


@rule
def most_to_come(position: State, potential: Potential) -> int:
    """Returns an upper bound on what the turn can still earn.

    Every new card is one of three neighbours in its row, each of them in hand, on the table or a
    joker; and if the row doubles, the three alone would double. So a card counts only where three
    such neighbours can come together. A joker counts where it ends up; before that, it may lie
    where the number itself replaces it later, for no points.
    """
    jokers = gather(position, potential)
    highest = highest_number(position)
    for first in range(1, highest - 1):
        if potential.there[first]:
            for place in range(STEPS_ALLOWED[position.row_rule, first]):
                step = STEPS_FROM[first, place]
                last = first + 2 * step
                if last <= highest and potential.there[first + step] and potential.there[last]:
                    for number in range(first, last + 1, step):
                        value = value_among(position, potential, number, first, step, 0)
                        potential.sure[number] = max(potential.sure[number], value)
    most = 0
    for number in range(1, highest + 1):
        most += potential.sure[number]
    for joker in range(len(COLOURS)):
        if position.meaning[joker] and has(position, position.asked, JOKER_CARD[joker]):
            most += 2 * worth_of(position, JOKER_CARD[joker])
    return most + (most_by_jokers(position, potential, jokers, highest) if jokers else 0)


@rule
def gather(position: State, potential: Potential) -> int:
    """Reads what is there for each number; returns how many jokers can still be placed."""
    for number in range(1, HIGHEST + 1):
        held = has(position, position.asked, number - 1)
        potential.there[number] = held or position.table[number - 1] > 0
        potential.worth[number] = worth_of(position, number - 1) if held else 0
        potential.colour[number] = position.colours[number - 1]
        potential.sure[number] = 0
    jokers = 0
    for joker in range(len(COLOURS)):
        number = position.meaning[joker]
        if number == 0:
            jokers += has(position, position.asked, JOKER_CARD[joker])
        else:
            jokers += has(position, position.asked, int(number - 1))
            potential.there[number] = 1
            potential.colour[number] = ANY_COLOUR
    return jokers


@rule
def value_among(
    position: State, potential: Potential, number: int, first: int, step: int, joker: int
) -> int:
    """Returns the worth of a card among these three neighbours, doubled if they could double.

    `joker` is a number for which a joker stands; numbers that are not there are jokers, too.
    """
    alike, different = True, position.variant != SIMPLE
    for one in range(first, first + 2 * step + 1, step):
        for other in range(one + step, first + 2 * step + 1, step):
            known = (
                one != joker and other != joker and potential.there[one] and potential.there[other]
            )
            if (
                known
                and potential.colour[one] != ANY_COLOUR
                and potential.colour[other] != ANY_COLOUR
            ):
                if potential.colour[one] == potential.colour[other]:
                    different = False
                else:
                    alike = False
    return potential.worth[number] * (2 if alike or different else 1)


@rule
def most_by_jokers(position: State, potential: Potential, jokers: int, highest: int) -> int:
    """Bounds what jokers can add: each where it helps most, or where it is swapped out later."""
    itself = 0
    for joker in range(len(COLOURS)):
        itself = max(itself, 2 * worth_of(position, JOKER_CARD[joker]))
    most = 0
    for number in range(1, highest + 1):
        potential.gain[number] = (
            gain_of_joker(position, potential, number, jokers, highest) + itself
        )
        if has(position, position.asked, number - 1):
            most += max(0, potential.gain[number] - potential.sure[number])
    for _ in range(jokers):
        best = 1
        for number in range(2, highest + 1):
            if potential.gain[number] > potential.gain[best]:
                best = number
        most += potential.gain[best]
        potential.gain[best] = 0
    return most


@rule
def gain_of_joker(
    position: State, potential: Potential, joker: int, jokers: int, highest: int
) -> int:
    """Bounds what a joker as this number lets the cards in hand earn beyond their `sure` points."""
    for number in range(1, highest + 1):
        potential.extra[number] = 0
    gain = 0
    for step in range(1, SHORTEST.shape[0]):
        for below in range(3):
            first = joker - below * step
            if first < 1 or first + 2 * step > highest or not row_from(position, first, step):
                continue
            missing = 1
            for number in range(first, first + 2 * step + 1, step):
                missing += number != joker and potential.there[number] == 0
            if missing > jokers:
                continue
            for number in range(first, first + 2 * step + 1, step):
                if number != joker and potential.worth[number]:
                    value = value_among(position, potential, number, first, step, joker)
                    extra = value - potential.sure[number]
                    if extra > potential.extra[number]:
                        gain += extra - potential.extra[number]
                        potential.extra[number] = extra
    return gain


@rule
def row_from(position: State, first: int, step: int) -> bool:
    """NMB-5: whether a row may begin with this number and have this step."""
    row = SHORTEST[step, first]
    return bool(row != NO_ROW and ALLOWED_FROM[row] <= position.row_rule)


@rule
def fingerprint(position: State) -> int:
    """Returns a hash of everything that matters for the rest of this turn."""
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
