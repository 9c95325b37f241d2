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

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Bits, Grid, Ints, Row, dtype, rule, rules
from quartett.envs.features import SOURCE, Numbers, Plan, features, room, write_features
from quartett.envs.rewards import REWARDS, pay
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import NO_MOVE, Game, Position, judge
from quartett.kit import copy_into
from quartett.sim import below, drawn, seed_stream

Flags = npt.NDArray[np.bool_]
BLOCK = 64


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


def next_actor(position: Any, first: int, allowed: Ints, offered: Ints, table: int) -> int:
    """The next seat from `first` on that chooses now, with its choices listed; or no seat."""
    for seat in range(first, position.seats):
        choices = rules.choices(position, seat, allowed)
        if choices > 0:
            offered[table] = choices
            return seat
    return NO_MOVE


def let_chance_act(position: Any, random: Bits, weights: Ints) -> None:
    """Until somebody chooses or the game is over."""
    while rules.ending(position) == 0:
        total = rules.odds(position, weights)
        if total == 0:
            return
        rules.happen(position, drawn(weights, total, random))


def begin_table(
    row: Row, start: Row, seed: int, number: int, random: Bits, moves: Ints, weights: Ints
) -> None:
    """A fresh game, up to its first choice."""
    copy_into(row, start)
    seed_stream(random, seed, number)
    for seat in range(len(moves)):
        moves[seat] = NO_MOVE
    let_chance_act(row.view(dtype)[0], random, weights)


def begin_tables(
    first: int, last: int, start: Row, weights: Ints, plan: Plan, state: State, told: Told
) -> None:
    """Begin the game `numbers` says at each of these tables."""
    rows, randoms, moves, actors, numbers, offered, allowed, masks, seeds = state
    observations, rewards, done = told.observations, told.rewards, told.done
    for table in range(first, last):
        row = rows[table][: len(start)]
        begin_table(row, start, seeds[0], numbers[table], randoms[table], moves[table], weights)
        for place in range(offered[table] if masks.shape[1] else 0):
            masks[table, allowed[table, place]] = False
        actors[table] = next_actor(row.view(dtype)[0], 0, allowed[table], offered, table)
        for place in range(offered[table] if masks.shape[1] else 0):
            masks[table, allowed[table, place]] = True
        done[table] = False
        for seat in range(rewards.shape[1]):
            rewards[table, seat] = 0
    write_features(rows, first, last, plan, actors, observations)


def step_tables(
    first: int,
    last: int,
    start: Row,
    weights: Ints,
    plan: Plan,
    state: State,
    told: Told,
    actions: Ints,
    reward: int,
) -> None:
    """Take these tables' actions, which are known to be allowed."""
    rows, randoms, moves, actors, numbers, offered, allowed, masks, seeds = state
    observations, rewards, done, scores, winners, endings = told
    for block in range(first, last, BLOCK):
        end = min(block + BLOCK, last)
        for table in range(block, end):
            row = rows[table][: len(start)]
            position = row.view(dtype)[0]
            choices, actor = allowed[table], actors[table]
            moves[table, actor] = actions[table]
            if masks.shape[1]:
                for place in range(offered[table]):
                    masks[table, choices[place]] = False
            if done[table]:
                done[table] = False
                for seat in range(position.seats):
                    rewards[table, seat] = 0
            actor = next_actor(position, actor + 1, choices, offered, table)
            if actor < 0:
                rules.resolve(position, moves[table])
                for seat in range(position.seats):
                    moves[table, seat] = NO_MOVE
                let_chance_act(position, randoms[table], weights)
                ending = rules.ending(position)
                if ending != 0:
                    done[table] = True
                    endings[table] = ending
                    judge(row, scores[table], winners[table])
                    pay(reward, position.seats, scores[table], winners[table], rewards[table])
                    numbers[table] += len(rows)
                    begin_table(
                        row, start, seeds[0], numbers[table], randoms[table], moves[table], weights
                    )
                actor = next_actor(position, 0, choices, offered, table)
            actors[table] = actor
            if masks.shape[1]:
                for place in range(offered[table]):
                    masks[table, choices[place]] = True
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


class VectorEnv:
    """Many tables of one game. `reward` is `win` or `score`; see `quartett.envs.rewards`."""

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
        self.rows = np.zeros((tables, room(len(self.start))), np.uint8)
        self.randoms = np.zeros((tables, 1), np.uint64)
        self.moves = np.zeros((tables, most), np.int64)
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
        """Who does the work: the tables in as many pieces as there are threads."""
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        edges = np.linspace(0, self.tables, threads + 1).astype(int).tolist()
        weights = [np.zeros(len(self.game.events), np.int64) for _ in range(threads)]
        self._pieces = list(zip(edges[:-1], edges[1:], weights, strict=True))
        game = self.game
        inner: dict[str, Any] = {
            "next_actor": game.bound(next_actor, SOURCE),
            "let_chance_act": game.bound(let_chance_act, SOURCE),
            "judge": game.bound(judge),
        }
        inner["begin_table"] = game.bound(
            begin_table, SOURCE, let_chance_act=inner["let_chance_act"]
        )
        self._begin = game.bound(begin_tables, SOURCE, **inner)
        self._step = game.bound(step_tables, SOURCE, **inner)

    def _run(self, loop: Any, *more: Any) -> None:
        state = State(*(getattr(self, name) for name in State._fields))
        told = Told(*(getattr(self, name) for name in Told._fields))
        plan, start = self.features.plan, self.start

        def work(piece: tuple[int, int, Array]) -> None:
            first, last, weights = piece
            with np.errstate(over="ignore"):  # the random numbers are meant to wrap around
                loop(first, last, start, weights, plan, state, told, *more)

        mine, *others = self._pieces
        handed_out = [self._pool.submit(work, piece) for piece in others] if self._pool else []
        work(mine)
        for piece in handed_out:
            piece.result()

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
        self._run(self._step, chosen, REWARDS.index(self.reward))

    def random_actions(self) -> Array:
        """An action for every table, chosen evenly, always into the same array."""
        with np.errstate(over="ignore"):
            choose_evenly(self._actions, self.allowed, self.offered, self.randoms)
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
