"""Simulates batches of games in machine code, on all cores, from a seed.

    >>> import quartett
    >>> from quartett.sim import simulate
    >>> batch = simulate(quartett.game("zoinx", seats=3), games=100, seed=7)
    >>> batch.scores.shape, bool((batch.winners.sum(axis=1) >= 1).all())
    ((100, 3), True)

Every game has its own stream of random numbers, made from the seed and the game's number, so the
result depends neither on the number of cores nor on the order of the games.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Bits, Ints, Row, dtype, rule, rules
from quartett.engine.steps import NO_MOVE, judge
from quartett.errors import UnreadableText
from quartett.game import Game
from quartett.kit import copy_into

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = (np.uint64(shift) for shift in (27, 30, 31, 32))
LOW = np.uint64(0xFFFFFFFF)
CACHE_LINE = 128
STEPS_BEFORE_GIVING_UP = 10_000_000
GAMES_PER_SHARD = 10_000

Policy = Callable[[Any, int, Ints, int, Bits], int]
"""A compiled function: (position, seat, allowed, number of allowed, random) -> one of the allowed.
"""


@rule
def mixed(number: Any) -> Any:
    """Mix the bits of a 64-bit number as SplitMix64 does."""
    number = (number ^ (number >> S30)) * MIX_1
    number = (number ^ (number >> S27)) * MIX_2
    return number ^ (number >> S31)


@rule
def seed_stream(random: Bits, seed: int, stream: int) -> None:
    """Begin stream number `stream` of this seed."""
    random[0] = mixed(mixed(np.uint64(seed)) + np.uint64(stream) * GOLDEN)


@rule
def below(random: Bits, limit: int) -> int:
    """Draw a number from 0 to limit - 1, all exactly equally likely (Lemire's method)."""
    bound = np.uint64(limit)
    while True:
        random[0] += GOLDEN
        product = (mixed(random[0]) >> S32) * bound
        left = product & LOW
        if left >= bound or left >= ((LOW ^ bound) + np.uint64(1)) % bound:
            return int(np.int64(product >> S32))  # signed, or sums with it would become floats


@rule
def drawn(weights: Ints, total: int, random: Bits) -> int:
    """Draw an event with a probability proportional to its weight."""
    left = below(random, total)
    event = 0
    for other in range(len(weights) - 1):  # always all: an early exit would be mispredicted
        left -= weights[other]
        event += 1 if left >= 0 else 0
    return event


@rule
def uniform(position: Any, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """The policy that chooses uniformly among all choices."""
    place = 0
    if offered > 1:
        place = below(random, offered)
    return allowed[place]


policy: Policy = uniform
"""In a generic loop: the policy it is specialized for."""


def one_step(position: Any, random: Bits, weights: Ints, allowed: Ints, moves: Ints) -> None:
    """Make one step: an event if one is due, otherwise the moves of all acting seats."""
    total = rules.odds(position, weights)
    if total > 0:
        rules.happen(position, drawn(weights, total, random))
        return
    for seat in range(position.seats):
        offered = rules.choices(position, seat, allowed)
        moves[seat] = NO_MOVE
        if offered > 0:
            moves[seat] = policy(position, seat, allowed, offered, random)
    rules.resolve(position, moves)


class Stream(NamedTuple):
    """The games to play: those of a seed from number `first` on, of at most `most_steps` steps."""

    seed: int
    first: int
    most_steps: int


class Outcomes(NamedTuple):
    """The outcomes of games: one entry per game and, where it makes sense, per seat."""

    scores: Array
    winners: Array
    parts: Array
    lengths: Array
    endings: Array


class Scratch(NamedTuple):
    """The memory of the loop."""

    row: Row
    weights: Array
    allowed: Array
    moves: Array
    random: Bits


def play_games(start: Row, stream: Stream, outcomes: Outcomes, scratch: Scratch) -> int:
    """Play a game from `start` for each entry; returns the number of games that ended."""
    row, weights, allowed, moves, random = scratch
    position = row.view(dtype)[0]
    for number in range(len(outcomes.lengths)):
        copy_into(row, start)
        seed_stream(random, stream.seed, stream.first + number)
        steps = 0
        while rules.ending(position) == 0:
            if steps == stream.most_steps:
                return number
            one_step(position, random, weights, allowed, moves)
            steps += 1
        outcomes.lengths[number] = steps
        outcomes.endings[number] = rules.ending(position)
        judge(row, outcomes.scores[number], outcomes.winners[number])
        for seat in range(position.seats):
            rules.parts(position, seat, outcomes.parts[number, seat])
    return len(outcomes.lengths)


@dataclass(frozen=True)
class Batch:
    """Many finished games: one entry per game and, where it makes sense, per seat."""

    game: Game
    seed: int
    scores: Array
    winners: Array
    """1 for every seat that won; several if they share a tie."""
    parts: Array
    """The parts of the scores, in the order of `game.parts`."""
    lengths: Array
    endings: Array
    """Places in `game.endings`."""

    @property
    def win_shares(self) -> npt.NDArray[np.float64]:
        """Each seat's share of each win: two who share a win get half each."""
        shares: npt.NDArray[np.float64] = self.winners / self.winners.sum(axis=1, keepdims=True)
        return shares


def simulate(
    game: Game,
    games: int | range,
    seed: int = 0,
    *,
    policy: Policy = uniform,
    threads: int | None = None,
    most_steps: int = STEPS_BEFORE_GIVING_UP,
    progress: Callable[[int], None] = lambda games: None,
) -> Batch:
    """Play games; every seat follows `policy`, a compiled function such as `uniform`.

    `games` is their number, or which games of the seed: `range(100, 200)` is the second hundred.
    `progress` is called now and then with the number of games finished since the last call.
    """
    numbers = range(games) if isinstance(games, int) else games
    if len(numbers) < 1 or numbers.step != 1:
        raise UnreadableText(f"expected at least 1 game; got {games}")
    if not 0 <= seed < 2**63 or not 0 <= numbers.start < 2**63:
        raise UnreadableText(f"expected a seed from 0 to 2**63 - 1; got {seed}, {games}")
    loop, many, start = _loop(game, policy), len(numbers), game.start().row
    outcomes = Outcomes(
        scores=np.zeros((many, game.seats), np.int64),
        winners=np.zeros((many, game.seats), np.int64),
        parts=np.zeros((many, game.seats, max(1, len(game.parts))), np.int64),
        lengths=np.zeros(many, np.int64),
        endings=np.zeros(many, np.int64),
    )

    def play(begin: int) -> int:
        shard = slice(begin, min(begin + GAMES_PER_SHARD, many))
        stream = Stream(seed, numbers.start + begin, most_steps)
        with np.errstate(over="ignore"):  # the random numbers are meant to wrap around
            done = loop(start, stream, Outcomes(*(one[shard] for one in outcomes)), _scratch(game))
        if done < shard.stop - shard.start:
            raise RuntimeError(
                f"game {stream.first + done} of seed {seed} did not end in {most_steps} steps"
            )
        return int(done)

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for shard in as_completed([pool.submit(play, n) for n in range(0, many, GAMES_PER_SHARD)]):
            progress(shard.result())
    return Batch(game, seed, *outcomes)


def _scratch(game: Game) -> Scratch:
    """Memory for one thread, aligned so that two threads never share a cache line."""
    size = game.layout.dtype.itemsize
    room = np.zeros(size + 2 * CACHE_LINE, np.uint8)
    offset = -room.ctypes.data % CACHE_LINE
    return Scratch(
        room[offset : offset + size],
        np.zeros(len(game.events), np.int64),
        np.zeros(game.most_choices, np.int64),
        np.zeros(game.layout.most_seats, np.int64),
        np.zeros(1, np.uint64),
    )


def _loop(game: Game, policy: Policy) -> Any:
    source = Path(getattr(policy, "py_func", policy).__code__.co_filename)
    return game.specialize(
        play_games,
        source,
        one_step=game.specialize(one_step, source, policy=policy),
        judge=game.specialize(judge),
    )
