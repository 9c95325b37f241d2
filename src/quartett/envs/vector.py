"""Thousands of tables, stepped together in one compiled call; no Python per table.

    >>> import quartett
    >>> from quartett.envs.vector import VectorEnv
    >>> env = VectorEnv(quartett.game("zoinx", seats=3), tables=1000, seed=7)
    >>> env.observations.shape, env.masks.shape
    ((1000, 47), (1000, 8))
    >>> env.step(env.random_actions())
    >>> int(env.done.sum())
    0

At every table one seat is asked (`actors`); a step takes one word for each table. Where several
seats choose together they are asked one after the other, and none learns what another has chosen
before all have. Chance acts by itself. A table whose game is over begins the next one at once:
`done`, `rewards`, `scores` and `endings` tell of the game that ended, everything else of the new
one.

All arrays are made once and written in place: copy what you want to keep. `masks` has a column for
every word; a game with tens of thousands of words is better served by `masks=False` and the first
`offered` entries of each row of `allowed`, the same choices as a list.

The game number n of a seed has the chance of game n in `simulate`; table t plays the games t,
t + tables, t + 2 * tables and so on. With `random_actions` the very same games are played.
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Bits, Grid, Ints, compiling, rule, rules
from quartett.envs.features import SOURCE, Numbers, Plan, features, room, write_features
from quartett.envs.rewards import REWARDS, pay
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import Game, Position
from quartett.sim import CACHE_LINE, below, drawn, seed_stream
from quartett.steps import NO_MOVE, judge

Flags = npt.NDArray[np.bool_]
Positions = npt.NDArray[Any]
BLOCK = 64
PIECES = 4
"""So many for each thread: one that comes late, because its core has other work, does fewer."""
WAKING = 1e-3
"""With fewer seconds of work left the other threads would come too late to be of help."""
KEYS = 32
"""Into so many heaps tables are sorted before they are stepped; a power of two."""
NARROW = 64
"""Masks of at most so many words are wiped all at once, others word by word."""


class State(NamedTuple):
    """Where the tables are."""

    rows: npt.NDArray[np.uint8]
    randoms: npt.NDArray[np.uint64]
    moves: Array
    actors: Array
    numbers: Array
    offered: Array
    allowed: Array
    masks: Flags
    seeds: Array


class Told(NamedTuple):
    """What a step tells."""

    observations: Numbers
    rewards: Numbers
    done: Flags
    scores: Array
    winners: Array
    endings: Array


class Scratch(NamedTuple):
    """Holds what a step writes anew, of each thread its own."""

    weights: Array
    order: Bits
    ends: Bits


class Tables(NamedTuple):
    """Holds all arrays that a loop over tables works on.

    Loops take it, and the tuples in it, as plain tuples: see `write_features`.
    """

    positions: Positions
    start: Positions
    plan: Plan
    state: State
    told: Told


def next_actor(
    position: Any, first: int, moves: Ints, allowed: Ints, offered: Ints, table: int
) -> int:
    """The next seat from `first` on that chooses now, with its choices listed; or no seat.

    Every seat is asked for its move or passed over here, so `moves` need not be cleared.
    """
    for seat in range(first, position.seats):
        choices = rules.choices(position, seat, allowed)
        if choices > 0:
            offered[table] = choices
            return seat
        moves[seat] = NO_MOVE
    return NO_MOVE


def let_chance_act(position: Any, random: Bits, weights: Ints) -> None:
    """Until somebody chooses or the game is over."""
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
    """A fresh game, up to its first choice."""
    positions[table] = start[0]
    seed_stream(random, seed, number)
    let_chance_act(positions[table], random, weights)


def begin_tables(first: int, last: int, scratch: Scratch, tables: Tables) -> None:
    """Begin the game `numbers` says at each of these tables."""
    weights, _, _ = scratch
    positions, start, plan, state, told = tables
    rows, randoms, moves, actors, numbers, offered, allowed, masks, seeds = state
    observations, rewards, done, _, _, _ = told
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
def sort_alike(
    first: np.uint64, last: np.uint64, actions: Any, actors: Any, order: Bits, ends: Bits
) -> None:
    """List these tables, those together at which the same seat chooses the same word.

    One after the other they take the same turns through the rules, which the processor foresees.
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
        heap = np.uint64(4 * actions[table] + actors[table]) % np.uint64(KEYS)
        ends[heap] -= np.uint64(1)
        order[ends[heap]] = table


def step_tables(
    first: int, last: int, scratch: Scratch, tables: Tables, actions: Ints, reward: int
) -> None:
    """Take these tables' actions, which are known to be allowed.

    Nothing is done and nobody has a reward yet; narrow masks are empty.
    """
    weights, order, ends = scratch
    positions, start, plan, state, told = tables
    rows, randoms, moves, actors, numbers, offered, allowed, masks, seeds = state
    observations, rewards, done, scores, winners, endings = told
    words = masks.shape[1]
    for block in range(first, last, BLOCK):
        end = min(block + BLOCK, last)
        sort_alike(np.uint64(block), np.uint64(end), actions, actors, order, ends)
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
        # While the rows are at hand; not table by table, since a call costs as much as its work.
        write_features(rows, block, end, plan, actors, observations)


@rule
def first_refused(actions: Ints, allowed: Grid, offered: Ints) -> int:
    """The first table whose action is not among its choices; or as many as there are tables."""
    for table in range(len(actions)):
        found = False
        choices = allowed[table]
        for place in range(offered[table]):
            found |= choices[place] == actions[table]
        if not found:
            return table
    return len(actions)


@rule
def first_masked(actions: Ints, masks: Any) -> int:
    """The same, looked up in the masks."""
    words = masks.shape[1]
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= words or not masks[table, action]:
            return table
    return len(actions)


@rule
def choose_evenly(actions: Ints, allowed: Grid, offered: Ints, randoms: Any) -> None:
    """One of the choices at every table, drawn from the table's own stream."""
    for table in range(len(actions)):
        place = 0
        if offered[table] > 1:
            place = below(randoms[table], offered[table])
        actions[table] = allowed[table, place]


def in_lines(tables: int, size: int) -> npt.NDArray[np.uint8]:
    """Empty rows, each beginning with a line of the cache: half in the next one they are slower."""
    space = np.zeros(tables * size + CACHE_LINE, np.uint8)
    offset = -space.ctypes.data % CACHE_LINE
    return space[offset : offset + tables * size].reshape(tables, size)


def wrapping(loop: Any) -> Any:
    """Interpreted, NumPy warns where the random numbers are meant to wrap around."""
    if compiling():
        return loop
    return np.errstate(over="ignore")(loop)


def plain(arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same without names, through and through: see `Tables`."""
    return tuple(plain(entry) if isinstance(entry, tuple) else entry for entry in arrays)


class VectorEnv:
    """Many tables of one game. `reward` is `win` or `score`; see `quartett.envs.rewards`.

    Of several `threads` all but the first are called for long steps only; see `WAKING`.
    """

    rows: npt.NDArray[np.uint8]
    randoms: npt.NDArray[np.uint64]
    moves: Array
    seeds: Array
    actors: Array
    """The seat that is asked at each table."""
    numbers: Array
    """The number of the game that is played at each table."""
    offered: Array
    allowed: Array
    """The words each table's actor may choose, by number: the first `offered` of each row."""
    masks: Flags
    """The same as one flag a word; never all false."""
    observations: Numbers
    """What each table's actor sees."""
    rewards: Numbers
    done: Flags
    scores: Array
    winners: Array
    endings: Array

    def __init__(
        self,
        game: Game,
        tables: int,
        seed: int = 0,
        *,
        reward: str = "win",
        masks: bool = True,
        threads: int = 1,
    ) -> None:
        if tables < 1 or threads < 1:
            raise UnreadableText(f"expected tables and threads; got {tables} and {threads}")
        if reward not in REWARDS:
            raise UnreadableText(f"expected a reward: {', '.join(REWARDS)}; got '{reward}'")
        self.game, self.tables, self.reward = game, tables, reward
        self.features = features(game)
        self.start = game.start().row
        seats, words, most = game.seats, len(game.moves), game.layout.most_seats
        self.rows = in_lines(tables, room(len(self.start)))
        self.randoms = np.zeros((tables, 1), np.uint64)
        self.moves = np.full((tables, most), NO_MOVE)
        self.seeds = np.zeros(1, np.int64)
        self.actors = np.zeros(tables, np.int64)
        self.numbers = np.zeros(tables, np.int64)
        self.offered = np.zeros(tables, np.int64)
        self.allowed = np.zeros((tables, game.most_choices), np.int64)
        self.masks = np.zeros((tables, words if masks else 0), np.bool_)
        self.observations = np.zeros((tables, self.features.size), np.float32)
        self.rewards = np.zeros((tables, seats), np.float32)
        self.done = np.zeros(tables, np.bool_)
        self.scores = np.zeros((tables, seats), np.int64)
        self.winners = np.zeros((tables, seats), np.int64)
        self.endings = np.zeros(tables, np.int64)
        self._actions = np.zeros(tables, np.int64)
        self._ask(threads)
        self.reset(seed)

    def _ask(self, threads: int) -> None:
        """Who does the work, and on what."""
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._scratch = [
            plain(
                Scratch(
                    weights=np.zeros(len(self.game.events), np.int64),
                    order=np.zeros(BLOCK, np.uint64),
                    ends=np.zeros(KEYS, np.uint64),
                )
            )
            for _ in range(threads)
        ]
        most = self.tables if threads == 1 else -(-self.tables // (threads * PIECES))
        size = -(-most // BLOCK) * BLOCK
        edges = [*range(0, self.tables, size), self.tables]
        self._pieces = list(pairwise(edges))
        game, dtype = self.game, self.game.layout.dtype
        state = State(*(getattr(self, name) for name in State._fields))
        told = Told(*(getattr(self, name) for name in Told._fields))
        told = told._replace(observations=self.observations.reshape(-1))
        positions = self.rows[:, : dtype.itemsize].view(dtype)[:, 0]
        arrays = Tables(positions, self.start.view(dtype), self.features.plan, state, told)
        self._arrays = plain(arrays)
        inner: dict[str, Any] = {
            "next_actor": game.specialize(next_actor, SOURCE),
            "let_chance_act": game.specialize(let_chance_act, SOURCE),
            "judge": game.specialize(judge),
        }
        inner["begin_table"] = game.specialize(
            begin_table, SOURCE, let_chance_act=inner["let_chance_act"]
        )
        self._begin = wrapping(game.specialize(begin_tables, SOURCE, **inner))
        self._step = wrapping(game.specialize(step_tables, SOURCE, **inner))

    def _run(self, loop: Any, *more: Any) -> None:
        def work(scratch: tuple[Any, ...], pieces: Iterable[tuple[int, int]]) -> None:
            for first, last in pieces:
                loop(first, last, scratch, self._arrays, *more)

        mine, *others = self._scratch
        first, *rest = self._pieces
        begun = perf_counter()
        work(mine, [first])
        left = (perf_counter() - begun) * len(rest)
        if self._pool is None or left < WAKING:
            work(mine, [(first[1], self.tables)] if rest else [])
            return
        pieces = iter(rest)
        helpers = [self._pool.submit(work, scratch, pieces) for scratch in others]
        work(mine, pieces)
        for helper in helpers:
            if not helper.cancel():  # it has begun
                helper.result()

    def reset(self, seed: int, first: int = 0) -> None:
        """Begin anew: table t plays game number `first` + t of this seed."""
        if not 0 <= seed < 2**63 or first < 0:
            raise UnreadableText(f"expected a seed from 0 to 2**63 - 1; got {seed}, {first}")
        self.seeds[0] = seed
        self.numbers[:] = np.arange(first, first + self.tables)
        self._run(self._begin)

    def step(self, actions: Sequence[int] | Array) -> None:
        """Take one word, by its number, at every table.

        If any is not allowed nothing changes, and the refusal names the table and the rule.
        """
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(
                f"expected {self.tables} whole numbers, one a table; "
                f"got {chosen.dtype} of shape {chosen.shape}"
            )
        chosen = chosen.astype(np.int64, copy=False)
        if self.masks.shape[1]:
            refused = first_masked(chosen, self.masks)
        else:
            refused = first_refused(chosen, self.allowed, self.offered)
        if refused < self.tables:
            raise self._refusal(refused, int(chosen[refused]))
        self.done.fill(False)
        self.rewards.fill(0)
        if self.masks.shape[1] <= NARROW:
            self.masks.fill(False)
        self._run(self._step, chosen, REWARDS.index(self.reward))

    def random_actions(self) -> Array:
        """An action for every table, chosen evenly, always into the same array."""
        wrapping(choose_evenly)(self._actions, self.allowed, self.offered, self.randoms)
        return self._actions

    def position(self, table: int) -> Position:
        """The table as a position, to look at."""
        return Position.of(self.game, self.rows[table, : len(self.start)].copy())

    def clone(self) -> "VectorEnv":
        """Another environment in the same state, which goes its own way."""
        twin = copy(self)
        for name in (*State._fields, *Told._fields, "_actions"):
            setattr(twin, name, getattr(self, name).copy())
        twin._ask(self._threads)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "VectorEnv":
        return self.clone()

    def restore(self, other: "VectorEnv") -> None:
        """Go back (or over) to the state of a clone."""
        if other.game is not self.game or other.masks.shape != self.masks.shape:
            raise UnreadableText(f"expected a clone of {self.game!r} with as many tables")
        for name in (*State._fields, *Told._fields):
            getattr(self, name)[...] = getattr(other, name)

    def _refusal(self, table: int, action: int) -> IllegalMove:
        refusal = refused(self.game, self.position(table), int(self.actors[table]), action)
        refusal.args = (f"table {table}: {refusal.args[0]}",)
        return refusal


def refused(game: Game, position: Position, seat: int, action: int) -> IllegalMove:
    """Why this seat may not choose the word of this number now."""
    if not 0 <= action < len(game.moves):
        return IllegalMove(
            f"expected the number of a word, 0 to {len(game.moves) - 1}; got {action}"
        )
    return game._refusal(position, seat, game.moves[action])
