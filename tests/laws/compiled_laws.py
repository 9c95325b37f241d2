"""The laws that can be checked at full speed: every step of tens of thousands of games."""

from pathlib import Path
from typing import Any

import numpy as np

from quartett import Game
from quartett.compiled import Array, Bits, Row, dtype, rules
from quartett.kit import clear, copy_into
from quartett.sim import one_step, seed_stream, uniform

FINE, NOT_EXACTLY_ONE, BAD_CHOICES, BAD_ODDS, OUT_OF_BOUNDS, CARDS_LOST, NO_END = range(7)
BROKEN = (
    "fine",
    "law 1: not exactly one of ending, chance, choice",
    "law 2: a choice twice, or a number that is no word",
    "law 2: odds below nought, or that do not add up",
    "law 2: a field out of its bounds",
    "law 8: a card lost or won",
    "law 3: no end",
)


def obey(
    buffer: Row,
    start: Row,
    seed: int,
    first: int,
    games: int,
    most_steps: int,
    bounds: Array,
    cards: Array,
    full: Array,
    words: int,
    scratch: tuple[Array, Array, Array, Array, Array, Bits],
) -> tuple[int, int]:
    """Play games and look at every position; which law was broken, and in which game."""
    weights, allowed, moves, marked, lying, random = scratch
    row = buffer[: len(start)]
    position = row.view(dtype)[0]
    for number in range(first, first + games):
        copy_into(row, start)
        seed_stream(random, seed, number)
        for _ in range(most_steps):
            broken = look_closely(
                buffer, position, bounds, cards, full, words, weights, allowed, marked, lying
            )
            if broken != FINE:
                return broken, number
            if rules.ending(position) != 0:
                break
            one_step(position, random, weights, allowed, moves)
        if rules.ending(position) == 0:
            return NO_END, number
    return FINE, 0


def look_closely(
    buffer: Row,
    position: Any,
    bounds: Array,
    cards: Array,
    full: Array,
    words: int,
    weights: Array,
    allowed: Array,
    marked: Array,
    lying: Array,
) -> int:
    """Everything that must hold now."""
    over = 1 if rules.ending(position) != 0 else 0
    clear(weights)
    total = rules.odds(position, weights)
    added = 0
    for event in range(len(weights)):
        if total > 0 and weights[event] < 0:
            return BAD_ODDS
        added += weights[event]
    if total > 0 and added != total:
        return BAD_ODDS
    chooses = 0
    for seat in range(position.seats):
        offered = rules.choices(position, seat, allowed)
        if offered > 0:
            chooses = 1
        for place in range(offered):
            if not 0 <= allowed[place] < words or marked[allowed[place]]:
                return BAD_CHOICES
            marked[allowed[place]] = 1
        for place in range(offered):
            marked[allowed[place]] = 0
    if over + (1 if total > 0 else 0) + chooses != 1:
        return NOT_EXACTLY_ONE
    narrow, middle, wide = buffer.view(np.int16), buffer.view(np.int32), buffer.view(np.int64)
    for field in range(len(bounds)):
        width, place = bounds[field, 0], bounds[field, 1]
        for cell in range(bounds[field, 2]):
            if width == 2:
                value = np.int64(narrow[place + cell])
            elif width == 4:
                value = np.int64(middle[place + cell])
            else:
                value = wide[place + cell]
            if not bounds[field, 3] <= value <= bounds[field, 4]:
                return OUT_OF_BOUNDS
    for deck in range(len(full)):
        clear(lying)
        for field in range(len(cards)):
            if cards[field, 0] == deck:
                for cell in range(cards[field, 2]):
                    lying[cell % cards[field, 3]] += narrow[cards[field, 1] + cell]
        for card in range(len(lying)):
            if lying[card] != full[deck, card]:
                return CARDS_LOST
    return FINE


def first_fault(game: Game, games: int, seed: int, most_steps: int = 2_000_000) -> str:
    """'fine', or the law that one of the games broke, and which game."""
    here = Path(__file__)
    loop = game.bound(
        obey,
        here,
        one_step=game.bound(one_step, here, policy=uniform),
        look_closely=game.bound(look_closely, here),
    )
    start = game.start().row
    buffer = np.zeros(-(-len(start) // 8) * 8, np.uint8)
    bounds, cards, full = tables(game)
    scratch = (
        np.zeros(len(game.events), np.int64),
        np.zeros(game.most_choices, np.int64),
        np.zeros(game.layout.most_seats, np.int64),
        np.zeros(len(game.moves), np.int64),
        np.zeros(full.shape[1], np.int64),
        np.zeros(1, np.uint64),
    )
    with np.errstate(over="ignore"):
        law, number = loop(
            buffer, start, seed, 0, games, most_steps, bounds, cards, full, len(game.moves), scratch
        )
    return BROKEN[law] if law == FINE else f"{BROKEN[law]}, in game {number} of seed {seed}"


def tables(game: Game) -> tuple[Array, Array, Array]:
    """Where every field lies and what it may hold; where the cards of each deck lie."""
    layout = game.layout
    bounds, cards = [], []
    decks = list(layout.decks())
    longest = max([len(full) for full in game.decks.values()] or [1])
    full = np.zeros((max(1, len(decks)), longest), np.int64)
    for number, deck in enumerate(decks):
        full[number, : len(game.decks[deck])] = game.decks[deck]
    for name, field in layout.fields.items():
        place, cells, width = layout.cells(name)
        used = cells // layout.most_seats * game.seats if field.per_seat else cells
        bounds.append((width, place, used, field.low, field.high))
        bounds.append((width, place + used, cells - used, 0, 0))  # seats nobody sits on
        if field.deck:
            assert width == 2, "counts of cards are 16 bit"
            cards.append((decks.index(field.deck), place, cells, len(game.decks[field.deck])))
    return (
        np.array(bounds, np.int64),
        np.array(cards, np.int64).reshape(-1, 4),
        full,
    )
