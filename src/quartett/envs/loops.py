"""The compiled loops of the environments."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Bits, Grid, Ints, compiling, rule, rules
from quartett.engine.steps import NO_MOVE, judge
from quartett.envs.features import Numbers, Plan, write_features
from quartett.envs.rewards import pay
from quartett.errors import IllegalMove
from quartett.game import Game, Position
from quartett.sim import below, drawn, seed_stream

Flags = npt.NDArray[np.bool_]
Positions = npt.NDArray[Any]
BLOCK = 64
KEYS = 32
"""The number of buckets into which tables are sorted before a step; a power of two."""

NARROW = 64
"""Masks of at most this many words are cleared as a whole, others word by word."""


class State(NamedTuple):
    """Where the games at all tables stand."""

    rows: npt.NDArray[np.uint8]
    randoms: npt.NDArray[np.uint64]
    moves: Array
    actors: Array
    numbers: Array
    offered: Array
    allowed: Array
    masks: Flags
    seeds: Array


class Outcomes(NamedTuple):
    """What a step returns."""

    observations: Numbers
    rewards: Numbers
    done: Flags
    scores: Array
    winners: Array
    endings: Array


class Scratch(NamedTuple):
    """Arrays that a step overwrites; each thread has its own."""

    weights: Array
    order: Bits
    ends: Bits


class Arrays(NamedTuple):
    """All arrays that a loop over tables works on.

    Loops take it, and the tuples in it, as plain tuples: see `write_features`.
    """

    positions: Positions
    start: Positions
    plan: Plan
    state: State
    outcomes: Outcomes


def next_actor(
    position: Any, first: int, moves: Ints, allowed: Ints, offered: Ints, table: int
) -> int:
    """Lists the choices of the next acting seat from `first` on; returns it, or NO_MOVE.

    Every seat either acts or gets NO_MOVE here, so `moves` need not be cleared.
    """
    for seat in range(first, position.seats):
        choices = rules.choices(position, seat, allowed)
        if choices > 0:
            offered[table] = choices
            return seat
        moves[seat] = NO_MOVE
    return NO_MOVE


def let_chance_act(position: Any, random: Bits, weights: Ints) -> None:
    """Draws events until somebody has a choice or the game is over."""
    while rules.ending(position) == 0:
        total = rules.odds(position, weights)
        if total == 0:
            return
        rules.happen(position, drawn(weights, total, random))


def begin_table(
    positions: Positions,
    table: int,
    start: Positions,
    seed: int,
    number: int,
    random: Bits,
    weights: Ints,
) -> None:
    """Begins a game, and plays it up to its first choice."""
    positions[table] = start[0]
    seed_stream(random, seed, number)
    let_chance_act(positions[table], random, weights)


def begin_tables(first: int, last: int, scratch: Scratch, arrays: Arrays) -> None:
    """Begins the game with its number in `numbers` at each of these tables."""
    weights, _, _ = scratch
    positions, start, plan, state, outcomes = arrays
    rows, randoms, moves, actors, numbers, offered, allowed, masks, seeds = state
    observations, rewards, done, _, _, _ = outcomes
    for table in range(first, last):
        begin_table(positions, table, start, seeds[0], numbers[table], randoms[table], weights)
        for place in range(offered[table] if masks.shape[1] else 0):
            masks[table, allowed[table, place]] = False
        actors[table] = next_actor(
            positions[table], 0, moves[table], allowed[table], offered, table
        )
        for place in range(offered[table] if masks.shape[1] else 0):
            masks[table, allowed[table, place]] = True
        done[table] = False
        for seat in range(rewards.shape[1]):
            rewards[table, seat] = 0
    write_features(rows, first, last, plan, actors, observations)


@rule
def sort_by_choice(
    first: np.uint64, last: np.uint64, actions: Any, actors: Any, order: Bits, ends: Bits
) -> None:
    """Lists these tables, grouping those at which the same seat chooses the same word.

    Tables of a group take the same branches through the rules, so the processor predicts them.
    """
    for key in range(np.uint64(KEYS)):
        ends[key] = 0
    for table in range(first, last):
        ends[np.uint64(4 * actions[table] + actors[table]) % np.uint64(KEYS)] += np.uint64(1)
    total = np.uint64(0)
    for key in range(np.uint64(KEYS)):
        total += ends[key]
        ends[key] = total
    for table in range(first, last):
        bucket = np.uint64(4 * actions[table] + actors[table]) % np.uint64(KEYS)
        ends[bucket] -= np.uint64(1)
        order[ends[bucket]] = table


def step_tables(
    first: int, last: int, scratch: Scratch, arrays: Arrays, actions: Ints, reward: int
) -> None:
    """Plays the actions of these tables, which are known to be legal.

    `done` and `rewards` are cleared before; so are narrow masks.
    """
    weights, order, ends = scratch
    positions, start, plan, state, outcomes = arrays
    rows, randoms, moves, actors, numbers, offered, allowed, masks, seeds = state
    observations, rewards, done, scores, winners, endings = outcomes
    words = masks.shape[1]
    for block in range(first, last, BLOCK):
        end = min(block + BLOCK, last)
        sort_by_choice(np.uint64(block), np.uint64(end), actions, actors, order, ends)
        for place in range(np.uint64(end - block)):  # unsigned: see Plan
            table = order[place]
            position, random = positions[table], randoms[table]
            chosen, choices, actor = moves[table], allowed[table], actors[table]
            chosen[actor] = actions[table]
            if words > NARROW:
                for choice in range(offered[table]):
                    masks[table, choices[choice]] = False
            actor = next_actor(position, actor + 1, chosen, choices, offered, table)
            if actor < 0:
                rules.resolve(position, chosen)
                let_chance_act(position, random, weights)
                ending = rules.ending(position)
                if ending != 0:
                    done[table] = True
                    endings[table] = ending
                    row = rows[table][: positions.itemsize]
                    judge(row, scores[table], winners[table])
                    pay(reward, position.seats, scores[table], winners[table], rewards[table])
                    numbers[table] += len(rows)
                    number = numbers[table]
                    begin_table(positions, table, start, seeds[0], number, random, weights)
                actor = next_actor(position, 0, chosen, choices, offered, table)
            actors[table] = actor
            if words:
                for choice in range(np.uint64(offered[table])):
                    masks[table, np.uint64(choices[choice])] = True
        # While the rows are in the cache; not table by table, because each call has its cost.
        write_features(rows, block, end, plan, actors, observations)


@rule
def first_not_offered(actions: Ints, allowed: Grid, offered: Ints) -> int:
    """Returns the first table whose action is not among its choices, or the number of tables."""
    for table in range(len(actions)):
        offers = False
        choices = allowed[table]
        for place in range(offered[table]):
            offers |= choices[place] == actions[table]
        if not offers:
            return table
    return len(actions)


@rule
def first_masked(actions: Ints, masks: Any) -> int:
    """Does the same by means of the masks."""
    words = masks.shape[1]
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= words or not masks[table, action]:
            return table
    return len(actions)


@rule
def choose_evenly(actions: Ints, allowed: Grid, offered: Ints, randoms: Any) -> None:
    """Chooses uniformly at every table, from the table's own random stream."""
    for table in range(len(actions)):
        place = 0
        if offered[table] > 1:
            place = below(randoms[table], offered[table])
        actions[table] = allowed[table, place]


def allowing_overflow(loop: Any) -> Any:
    """Silences NumPy, which warns when interpreted random numbers wrap around as intended."""
    if compiling():
        return loop
    return np.errstate(over="ignore")(loop)


def unnamed(arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """Turns nested named tuples into plain ones: see `Arrays`."""
    return tuple(unnamed(entry) if isinstance(entry, tuple) else entry for entry in arrays)


def refusal_of(game: Game, position: Position, seat: int, action: int) -> IllegalMove:
    """Says why this seat may not choose the word with this number now."""
    if not 0 <= action < len(game.moves):
        return IllegalMove(
            f"expected the number of a word, 0 to {len(game.moves) - 1}; got {action}"
        )
    return game.refusal(position, seat, game.moves[action])
