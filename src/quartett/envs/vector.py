"""Thousands of tables, stepped together in one compiled call, without Python code per table.

    >>> import quartett
    >>> from quartett.envs.vector import VectorEnv
    >>> env = VectorEnv(quartett.game("zoinx", seats=3), tables=1000, seed=7)
    >>> env.observations.shape, env.masks.shape
    ((1000, 47), (1000, 8))
    >>> env.step(env.random_actions())
    >>> int(env.done.sum())
    0

At every table one seat acts (`actors`); a step takes one word for each table. Seats that choose
together act one after the other, and none learns another's choice before all have chosen. Chance
acts by itself. A table whose game is over begins the next one at once: `done`, `rewards`, `scores`
and `endings` describe the game that ended, everything else the new one.

All arrays are allocated once and updated in place: copy what you want to keep. `masks` has a column
for every word; for a game with tens of thousands of words, use `masks=False` and the first
`offered` entries of each row of `allowed`, the same choices as a list.

Game n of a seed has the same chance events as game n in `simulate`; table t plays the games t,
t + tables, t + 2 * tables and so on. With `random_actions` it plays exactly the same games.
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array
from quartett.engine.steps import NO_MOVE, judge
from quartett.envs.features import SOURCE, Numbers, features, room
from quartett.envs.loops import (
    BLOCK,
    KEYS,
    NARROW,
    Arrays,
    Flags,
    Outcomes,
    Scratch,
    State,
    allowing_overflow,
    begin_table,
    begin_tables,
    choose_evenly,
    first_masked,
    first_not_offered,
    let_chance_act,
    next_actor,
    refusal_of,
    step_tables,
    unnamed,
)
from quartett.envs.rewards import REWARDS
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import Game, Position
from quartett.sim import CACHE_LINE

SHARDS_PER_THREAD = 4
"""More than one, so that a thread whose core is busy does less of the work."""

WORTH_WAKING = 1e-3
"""With fewer seconds of work left, the other threads would start too late to help."""


def aligned_rows(tables: int, size: int) -> npt.NDArray[np.uint8]:
    """Allocates rows aligned to cache lines: rows that straddle two lines are slower."""
    space = np.zeros(tables * size + CACHE_LINE, np.uint8)
    offset = -space.ctypes.data % CACHE_LINE
    return space[offset : offset + tables * size].reshape(tables, size)


class VectorEnv:
    """Many tables of one game. `reward` is `win` or `score`; see `quartett.envs.rewards`.

    With several `threads`, all but the first work only on long steps; see `WORTH_WAKING`.
    """

    rows: npt.NDArray[np.uint8]
    randoms: npt.NDArray[np.uint64]
    moves: Array
    seeds: Array
    actors: Array
    """The acting seat at each table."""
    numbers: Array
    """The number of the game in progress at each table."""
    offered: Array
    allowed: Array
    """The numbers of the words that the actor may choose: the first `offered` of each row."""
    masks: Flags
    """The same as a flag for each word; never all false."""
    observations: Numbers
    """What the actor of each table sees."""
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
        self.rows = aligned_rows(tables, room(len(self.start)))
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
        self._set_up(threads)
        self.reset(seed)

    def _set_up(self, threads: int) -> None:
        """Compiles the loops, and divides the tables and the scratch space among the threads."""
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._scratch = [
            unnamed(
                Scratch(
                    weights=np.zeros(len(self.game.events), np.int64),
                    order=np.zeros(BLOCK, np.uint64),
                    ends=np.zeros(KEYS, np.uint64),
                )
            )
            for _ in range(threads)
        ]
        most = self.tables if threads == 1 else -(-self.tables // (threads * SHARDS_PER_THREAD))
        size = -(-most // BLOCK) * BLOCK
        edges = [*range(0, self.tables, size), self.tables]
        self._shards = list(pairwise(edges))
        game, dtype = self.game, self.game.layout.dtype
        state = State(*(getattr(self, name) for name in State._fields))
        outcomes = Outcomes(*(getattr(self, name) for name in Outcomes._fields))
        outcomes = outcomes._replace(observations=self.observations.reshape(-1))
        positions = self.rows[:, : dtype.itemsize].view(dtype)[:, 0]
        arrays = Arrays(positions, self.start.view(dtype), self.features.plan, state, outcomes)
        self._arrays = unnamed(arrays)
        inner: dict[str, Any] = {
            "next_actor": game.specialize(next_actor, SOURCE),
            "let_chance_act": game.specialize(let_chance_act, SOURCE),
            "judge": game.specialize(judge),
        }
        inner["begin_table"] = game.specialize(
            begin_table, SOURCE, let_chance_act=inner["let_chance_act"]
        )
        self._begin = allowing_overflow(game.specialize(begin_tables, SOURCE, **inner))
        self._step = allowing_overflow(game.specialize(step_tables, SOURCE, **inner))

    def _run(self, loop: Any, *more: Any) -> None:
        def work(scratch: tuple[Any, ...], shards: Iterable[tuple[int, int]]) -> None:
            for first, last in shards:
                loop(first, last, scratch, self._arrays, *more)

        mine, *others = self._scratch
        first, *rest = self._shards
        started = perf_counter()
        work(mine, [first])
        left = (perf_counter() - started) * len(rest)
        if self._pool is None or left < WORTH_WAKING:
            work(mine, [(first[1], self.tables)] if rest else [])
            return
        shards = iter(rest)
        helpers = [self._pool.submit(work, scratch, shards) for scratch in others]
        work(mine, shards)
        for helper in helpers:
            if not helper.cancel():  # it has begun
                helper.result()

    def reset(self, seed: int, first: int = 0) -> None:
        """Starts over: table t plays game number `first` + t of this seed."""
        if not 0 <= seed < 2**63 or first < 0:
            raise UnreadableText(f"expected a seed from 0 to 2**63 - 1; got {seed}, {first}")
        self.seeds[0] = seed
        self.numbers[:] = np.arange(first, first + self.tables)
        self._run(self._begin)

    def step(self, actions: Sequence[int] | Array) -> None:
        """Plays one word, by its number, at every table.

        If any word is illegal, nothing changes, and the error names the table and the rule.
        """
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(
                f"expected {self.tables} whole numbers, one for each table; "
                f"got {chosen.dtype} of shape {chosen.shape}"
            )
        chosen = chosen.astype(np.int64, copy=False)
        if self.masks.shape[1]:
            illegal = first_masked(chosen, self.masks)
        else:
            illegal = first_not_offered(chosen, self.allowed, self.offered)
        if illegal < self.tables:
            raise self._refusal(illegal, int(chosen[illegal]))
        self.done.fill(False)
        self.rewards.fill(0)
        if self.masks.shape[1] <= NARROW:
            self.masks.fill(False)
        self._run(self._step, chosen, REWARDS.index(self.reward))

    def random_actions(self) -> Array:
        """Chooses an action for every table uniformly at random; always returns the same array."""
        allowing_overflow(choose_evenly)(self._actions, self.allowed, self.offered, self.randoms)
        return self._actions

    def position(self, table: int) -> Position:
        """Returns a copy of the table as a position."""
        return Position.of(self.game, self.rows[table, : len(self.start)].copy())

    def clone(self) -> "VectorEnv":
        """Returns an independent environment in the same state."""
        twin = copy(self)
        for name in (*State._fields, *Outcomes._fields, "_actions"):
            setattr(twin, name, getattr(self, name).copy())
        twin._set_up(self._threads)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "VectorEnv":
        return self.clone()

    def restore(self, other: "VectorEnv") -> None:
        """Takes over the state of a clone."""
        if other.game is not self.game or other.masks.shape != self.masks.shape:
            raise UnreadableText(
                f"expected a clone of {self.game!r} with the same number of tables"
            )
        for name in (*State._fields, *Outcomes._fields):
            getattr(self, name)[...] = getattr(other, name)

    def _refusal(self, table: int, action: int) -> IllegalMove:
        refusal = refusal_of(self.game, self.position(table), int(self.actors[table]), action)
        refusal.args = (f"table {table}: {refusal.args[0]}",)
        return refusal
