"""Evaluates a hand of nmbrs!: which cards to keep, to take and to discard.

It reads only what the seat itself can see, so it works on views and on sampled positions alike.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Ints, rule
from quartett.games.nmbrs.cards import hand_size, has, highest_number
from quartett.games.nmbrs.moves import (
    ALLOWED_FROM,
    CARD_OF,
    CROSS,
    DECLARE,
    DISCARD,
    DONE_WORD,
    FIRST,
    HIGHEST,
    JOKER_CARD,
    KIND,
    LENGTH,
    NO_ROW,
    NUMBER_OF,
    ROW_OF,
    ROW_RULES,
    SHORTEST_ROW,
    STEP,
    SWAP,
    TAKE_WORD,
)
from quartett.games.nmbrs.scoring import worth_of
from quartett.games.nmbrs.state import SIMPLE, Phase, State

Floats = npt.NDArray[np.float64]

_threes = np.flatnonzero(LENGTH == SHORTEST_ROW)
_threes = _threes[np.argsort(ALLOWED_FROM[_threes], kind="stable")]
THREES = np.stack([FIRST[_threes], STEP[_threes]], axis=1)
"""First number and step of each row of three, sorted by the first rule that allows it."""
THREES_ALLOWED = np.array([(ALLOWED_FROM[_threes] <= rule).sum() for rule in range(len(ROW_RULES))])
"""By rule: how many of them it allows."""

GONE, UNSEEN, LIES, HELD = range(4)
"""Where a card is: out of reach; face down or in another hand; in one row; in hand."""

# Weights, tuned by playing settings against each other.
(
    READY,  # the chance that a card will be laid, for each complete row of three it belongs to,
    ONE_MISSING,  # for each that lacks one card,
    TWO_MISSING,  # for each that lacks two,
    ONE_MISSING_JOKER,  # and for each that lacks one while a joker is in hand
    NOT_OPENED,  # the factor on that chance if the row needs the table before the seat opens
    RISK,  # the cost of a card that stays in hand, as a factor on its worth
    RISK_NEAR_END,  # the same when somebody has few cards left
    TAKE_IN_TURN,  # the least gain for which the open card beats a face-down one
    TAKE_OUT_OF_TURN,  # the least gain that justifies an extra face-down card
    GIFT,  # the cost of discarding a card that fits a row on the table
    JOKER_LAY,  # the least points for which to lay a joker
    HOLD_BACK,  # the least points for which to open
    DENIAL,  # the cost of leaving a card that another seat may take along with a second one
    PATIENCE,  # how often to discard the same card and take it back in turn
) = range(14)
WEIGHTS = np.array([0.9, 0.14, 0.035, 0.34, 0.6, 0.04, 0.46, 0.1, -0.65, 1.3, 2.5, 0.3, 0.2, 3.0])
GREEDY_WEIGHTS = np.array([1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 0.0, 0.0, 1.0])
"""Weights that see only what can be laid at once and what the rest of the hand would cost."""
FEW_CARDS = 3
LAY_NOW = 3.0
"""The value of laying at once, besides the points."""
JOKER_VALUE = 10.0
"""More than any card is worth: bots never discard a joker and always take one."""


class Numbers(NamedTuple):
    """What a seat knows about each number, from 1 to HIGHEST."""

    where: Ints
    """Where its card is: GONE, UNSEEN, LIES or HELD."""
    fits: Ints
    """Whether it would extend a row on the table."""
    miss: Floats
    """The chance that its card will not be laid: scratch space of `hand_value`."""


@rule
def threes_of(position: State) -> int:
    """NMB-5: returns how many of the THREES are rows at this table."""
    return int(THREES_ALLOWED[position.row_rule])


@rule
def read_numbers(position: State, seat: int, numbers: Numbers) -> None:
    """Reads where each number is, as far as this seat can see, and which extend a row."""
    where, fits = numbers.where, numbers.fits
    highest = highest_number(position)
    for number in range(1, HIGHEST + 1):
        card = number - 1
        where[number] = UNSEEN if number <= highest and position.copies[card] else GONE
        if has(position, seat, card):
            where[number] = HELD
        elif position.table[card] or position.discards[card]:
            where[number] = GONE
        else:
            for other in range(position.seats):
                if position.taken[other, card]:
                    where[number] = GONE
    for slot in range(len(position.rows)):
        row = position.rows[slot]
        if row == NO_ROW:
            break
        below, above = FIRST[row] - STEP[row], FIRST[row] + LENGTH[row] * STEP[row]
        for number in range(FIRST[row], above, STEP[row]):
            if where[number] != HELD:
                where[number] = LIES if where[number] != LIES else GONE
        if below > 0:
            fits[below] = 1
        if above <= highest:
            fits[above] = 1


@rule
def hand_value(
    position: State, seat: int, numbers: Numbers, jokers: int, cards: int, weights: Floats
) -> float:
    """Evaluates a hand: the points its cards may earn, less what they may cost.

    `cards` is the size of the hand when it comes to laying; NMB-12 reserves one for the discard.
    """
    where, fits, miss = numbers.where, numbers.fits, numbers.miss
    opened = position.opened[seat]
    ready_to_fit = weights[READY] * (1.0 if opened else weights[NOT_OPENED])
    for number in range(1, HIGHEST + 1):
        miss[number] = 1.0 - ready_to_fit * fits[number]
    one_missing = weights[ONE_MISSING_JOKER] if jokers else weights[ONE_MISSING]
    for three in range(threes_of(position)):
        first, step = THREES[three, 0], THREES[three, 1]
        a, b, c = where[first], where[first + step], where[first + 2 * step]
        held = (a == HELD) + (b == HELD) + (c == HELD)
        if held == 0 or a == GONE or b == GONE or c == GONE:
            continue
        unseen = (a == UNSEEN) + (b == UNSEEN) + (c == UNSEEN)
        lying = 3 - held - unseen
        if lying > 1:
            continue
        chance = weights[READY]
        if unseen == 1:
            chance = one_missing
        elif unseen == 2:
            chance = weights[TWO_MISSING]
        if held + unseen >= cards:
            chance = 0.0
        elif lying and not opened:
            chance *= weights[NOT_OPENED]
        if a == HELD:
            miss[first] *= 1 - chance
        if b == HELD:
            miss[first + step] *= 1 - chance
        if c == HELD:
            miss[first + 2 * step] *= 1 - chance
    risk = weights[RISK]
    for other in range(position.seats):
        if other != seat and hand_size(position, other) <= FEW_CARDS:
            risk = weights[RISK_NEAR_END]
    total = 0.0
    for number in range(1, HIGHEST + 1):
        if where[number] == HELD:
            not_laid = miss[number]
            total += worth_of(position, number - 1) * (1 - not_laid - risk * not_laid)
    return total


@rule
def jokers_of(position: State, seat: int) -> int:
    """Counts the jokers in a hand."""
    jokers = 0
    for joker in range(len(JOKER_CARD)):
        jokers += has(position, seat, JOKER_CARD[joker])
    return jokers


@rule
def mark_jokers(position: State, where: Ints, gains: Ints) -> None:
    """Marks what a joker could earn as each number, in a row of three."""
    for three in range(threes_of(position)):
        first, step = THREES[three, 0], THREES[three, 1]
        points, missing = 0, 0
        for number in range(first, first + 2 * step + 1, step):
            if where[number] == HELD:
                points += worth_of(position, number - 1)
            elif where[number] != LIES:
                missing = number if missing == 0 else HIGHEST + 1
        if 0 < missing <= HIGHEST:
            gains[missing] = max(gains[missing], points)


@rule
def points_of(position: State, seat: int, row: int) -> int:
    """Returns the points for laying this row, without jokers."""
    points, alike, different, shown = 0, True, position.variant != SIMPLE, 0
    colour = position.colours[FIRST[row] - 1]
    for place in range(LENGTH[row]):
        card = FIRST[row] + place * STEP[row] - 1
        if has(position, seat, card):
            points += worth_of(position, card)
        alike = alike and position.colours[card] == colour
        different = different and (shown >> position.colours[card]) & 1 == 0
        shown |= 1 << position.colours[card]
    return 2 * points if alike or different else points


@rule
def value_of_taking(
    position: State, seat: int, discards: Ints, numbers: Numbers, weights: Floats
) -> float:
    """Returns how far the gain from taking the open card exceeds the gain required.

    In turn, another card is discarded for it. It can pay to take a card only to discard it again,
    because leaving it may give another seat two cards. PATIENCE keeps that from going on for ever.
    """
    card = position.order[position.face_up - 1] - 1
    if card >= HIGHEST:
        return JOKER_VALUE
    if seat == position.at_turn and discards[card] >= weights[PATIENCE]:
        return -JOKER_VALUE
    where = numbers.where
    jokers = jokers_of(position, seat)
    cards = hand_size(position, seat) + 1
    before = hand_value(position, seat, numbers, jokers, cards, weights)
    where[card + 1] = HELD
    if seat != position.at_turn:
        after = hand_value(position, seat, numbers, jokers, cards, weights)
        gain = after - before - weights[TAKE_OUT_OF_TURN]
    else:
        after = before
        for number in range(1, HIGHEST + 1):
            if where[number] == HELD and number != card + 1:
                where[number] = GONE
                after = max(after, hand_value(position, seat, numbers, jokers, cards, weights))
                where[number] = HELD
        gain = after - before - weights[TAKE_IN_TURN]
        gain += weights[DENIAL] / (position.seats - 1)
    where[card + 1] = GONE
    return float(gain)


@rule
def value_of_end(
    position: State, seat: int, word: int, numbers: Numbers, jokers: int, weights: Floats
) -> float:
    """Evaluates the hand after this end of the turn, less what the discard gives to others."""
    where, fits = numbers.where, numbers.fits
    cards = hand_size(position, seat)
    if word == DONE_WORD:
        return hand_value(position, seat, numbers, jokers, cards + 1, weights)
    card = CARD_OF[word]
    if card >= HIGHEST:
        return hand_value(position, seat, numbers, jokers - 1, cards, weights) - JOKER_VALUE
    where[card + 1] = GONE
    value = hand_value(position, seat, numbers, jokers, cards, weights)
    where[card + 1] = HELD
    return float(value - weights[GIFT] * fits[card + 1])


@rule
def evaluate_words(
    position: State,
    seat: int,
    discards: Ints,
    allowed: Ints,
    offered: int,
    weights: Floats,
    values: Floats,
) -> None:
    """Evaluates each word for this seat, in points: first melds, then which cards to keep.

    `discards` counts how often the seat has discarded each card in this round.
    """
    where, fits = np.zeros(HIGHEST + 1, np.int64), np.zeros(HIGHEST + 1, np.int64)
    numbers = Numbers(where, fits, np.zeros(HIGHEST + 1))
    read_numbers(position, seat, numbers)
    if position.phase == Phase.ASKING:
        for place in range(offered):
            values[place] = 0.0
            if allowed[place] == TAKE_WORD:
                values[place] = value_of_taking(position, seat, discards, numbers, weights)
        return
    gains = np.zeros(HIGHEST + 1, np.int64)
    jokers = jokers_of(position, seat)
    if jokers:
        mark_jokers(position, where, gains)
    best_end = -1e9
    for place in range(offered):
        word = allowed[place]
        kind = KIND[word]
        values[place] = 0.0
        if kind <= CROSS:
            values[place] = points_of(position, seat, ROW_OF[word]) + LAY_NOW
            if not position.opened[seat] and values[place] < weights[HOLD_BACK] + LAY_NOW:
                values[place] = -LAY_NOW
        elif kind == DECLARE:
            values[place] = gains[NUMBER_OF[word]] - weights[JOKER_LAY]
        elif kind == SWAP:
            values[place] = -LAY_NOW
        elif kind == DISCARD or word == DONE_WORD:
            values[place] = value_of_end(position, seat, word, numbers, jokers, weights)
            best_end = max(best_end, values[place])
    for place in range(offered):
        if KIND[allowed[place]] == DISCARD or allowed[place] == DONE_WORD:
            values[place] -= best_end
