"""The laws that can be checked at full speed: every step of tens of thousands of games."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quartett import Game
from quartett.compiled import Array, Bits, Row, rules
from quartett.effects import NoteKind
from quartett.engine.steps import noting
from quartett.kit import clear
from quartett.layout import MOST_DETAILS, NOTE_BYTES
from quartett.sim import one_step, seed_stream, uniform

FINE, NOT_EXACTLY_ONE, BAD_CHOICES, BAD_ODDS, OUT_OF_BOUNDS, CARDS_LOST, NO_END = range(7)
TOO_MANY_EFFECTS, BAD_EFFECT = 7, 8
BROKEN = (
    "fine",
    "law 1: not exactly one of ending, chance, choice",
    "law 2: a choice twice, or a number that is no word",
    "law 2: odds below nought, or that do not add up",
    "law 2: a field out of its bounds",
    "law 8: a card lost or won",
    "law 3: no end",
    "effects: more than one step has room for",
    "effects: of no kind, or a detail that is no seat or no word",
)


class Plan(NamedTuple):
    """Which games to play: their number, the seed, and the most steps of each."""

    seed: int
    games: int
    most_steps: int
    words: int


class Limits(NamedTuple):
    """The place and bounds of every field, the places and counts of the cards of each deck, and the
    bounds of the details of each kind of effect."""

    fields: Array
    cards: Array
    full: Array
    details: Array


class Scratch(NamedTuple):
    """The memory of the loop; `room` is a row with room for notes."""

    room: Row
    weights: Array
    allowed: Array
    moves: Array
    marked: Array
    lying: Array
    random: Bits


def obey(start: Row, plan: Plan, limits: Limits, scratch: Scratch) -> tuple[int, int]:
    """Play games and check every position; returns the broken law and the game."""
    room = scratch.room
    position = room.view(noting)[0]
    for number in range(plan.games):
        for n in range(len(start)):
            room[NOTE_BYTES + n] = start[n]
        position.noted = 0
        seed_stream(scratch.random, plan.seed, number)
        for _ in range(plan.most_steps):
            broken = check_effects(position, limits.details)
            if broken == FINE:
                broken = look_closely(position, plan.words, limits, scratch)
            if broken != FINE:
                return broken, number
            if rules.ending(position) != 0:
                break
            position.noted = 0
            one_step(position, scratch.random, scratch.weights, scratch.allowed, scratch.moves)
        if rules.ending(position) == 0:
            return NO_END, number
    return FINE, 0


def check_effects(position: Any, details: Array) -> int:
    """Check that the notes of the last step fit, and that every detail is within its bounds."""
    notes = position.notes
    if position.noted > len(notes):
        return TOO_MANY_EFFECTS
    for n in range(position.noted):
        kind = notes[n, 0]
        if not 0 <= kind < len(details):
            return BAD_EFFECT
        for place in range(details.shape[1]):
            if not details[kind, place, 0] <= notes[n, 1 + place] <= details[kind, place, 1]:
                return BAD_EFFECT
    return FINE


def look_closely(position: Any, words: int, limits: Limits, scratch: Scratch) -> int:
    """Check everything that must hold at a position."""
    weights, allowed, marked = scratch.weights, scratch.allowed, scratch.marked
    bounds, cards, full, lying = limits.fields, limits.cards, limits.full, scratch.lying
    buffer = scratch.room[NOTE_BYTES:]
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
    """Return 'fine', or the law that a game broke, and which game."""
    here = Path(__file__)
    loop = game.specialize(
        obey,
        here,
        one_step=game.specialize(one_step, here, policy=uniform),
        look_closely=game.specialize(look_closely, here),
        check_effects=game.specialize(check_effects, here),
    )
    limits = limits_of(game)
    scratch = Scratch(
        np.zeros(game.layout.noting.itemsize, np.uint8),
        np.zeros(len(game.events), np.int64),
        np.zeros(game.most_choices, np.int64),
        np.zeros(game.layout.most_seats, np.int64),
        np.zeros(len(game.moves), np.int64),
        np.zeros(limits.full.shape[1], np.int64),
        np.zeros(1, np.uint64),
    )
    plan = Plan(seed, games, most_steps, len(game.moves))
    with np.errstate(over="ignore"):
        law, number = loop(game.start().row, plan, limits, scratch)
    return BROKEN[law] if law == FINE else f"{BROKEN[law]}, in game {number} of seed {seed}"


def limits_of(game: Game) -> Limits:
    """Collect the bounds that the game declares."""
    return Limits(*tables(game), details_of(game))


def details_of(game: Game) -> Array:
    """The lowest and highest value of each detail of each kind of effect."""
    kinds = game.effect_kinds.all
    found = np.zeros((len(kinds), MOST_DETAILS, 2), np.int64)
    for kind in kinds:
        for place, limits in enumerate(detail_limits(game, kind)):
            found[kind, place] = limits
    return found


def detail_limits(game: Game, kind: NoteKind) -> list[tuple[int, int]]:
    """The bounds of a seat, of a word's place, or of any number but UNKNOWN."""
    return [
        (0, game.seats - 1)
        if detail.is_seat
        else (-32_000, 2**31 - 1)
        if detail.words is None
        else (0, len(detail.words) - 1)
        for detail in kind.details.values()
    ]


def tables(game: Game) -> tuple[Array, Array, Array]:
    """The place and bounds of every field, and the places of the cards of each deck."""
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
        bounds.append((width, place + used, cells - used, 0, 0))  # seats beyond the last
        if field.deck:
            assert width == 2, "counts of cards are 16 bit"
            cards.append((decks.index(field.deck), place, cells, len(game.decks[field.deck])))
    return (
        np.array(bounds, np.int64),
        np.array(cards, np.int64).reshape(-1, 4),
        full,
    )
