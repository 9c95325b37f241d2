"""A single table, stepped from Python with as little overhead as possible.

    >>> import quartett
    >>> from quartett.envs.single import SingleEnv
    >>> table = SingleEnv(quartett.game("zoinx"), seed=1)
    >>> table.actor, [table.game.moves[word] for word in table.choices]
    (0, ['bet 2', 'bet 4', 'bet 6', 'bet 8', 'bet 10'])
    >>> table.step(2), table.actor
    ([0, 1, 2, 3, 4, 5], 1)

Seats that choose together act one after the other. Chance acts by itself; a game has the same
chance events as the game of the same seed and number in `simulate`. All data is in one array of
integers, because every array passed to compiled code costs a quarter of a microsecond.
"""

from operator import index
from typing import Any

import numpy as np

from quartett.compiled import Array, compiling, dtype, rules
from quartett.engine.steps import NO_MOVE
from quartett.envs.features import SOURCE, room
from quartett.envs.loops import (
    Positions,
    allowing_overflow,
    begin_table,
    let_chance_act,
    next_actor,
    refusal_of,
)
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import Game, Position, Result

ACTOR, OFFERED, RANDOM, MOVES = range(4)
REFUSED = -1

SIZE, WORDS, WEIGHTS, ROW, START = 0, 0, 0, 0, 0
"""In the loops below: the bytes of a row; where choices, weights and both rows begin in it."""


def begin_one(data: Array, seed: int, number: int) -> int:
    """Begins this game of this seed; returns the number of choices of the first actor."""
    positions = data[ROW:].view(np.uint8)[:SIZE].view(dtype)
    start = data[START:].view(np.uint8)[:SIZE].view(dtype)
    random = data[RANDOM : RANDOM + 1].view(np.uint64)
    begin_table(positions, 0, start, seed, number, random, data[WEIGHTS:ROW])
    return ask_next(data, positions, 0)


def step_one(data: Array, action: int) -> int:
    """Plays the actor's word; returns the number of choices of the next actor, or REFUSED."""
    allowed = data[WORDS:WEIGHTS]
    legal = False
    for place in range(data[OFFERED]):
        legal |= allowed[place] == action
    if not legal:
        return REFUSED
    positions = data[ROW:].view(np.uint8)[:SIZE].view(dtype)
    data[MOVES + data[ACTOR]] = action
    offered = ask_next(data, positions, data[ACTOR] + 1)
    if offered > 0:
        return offered
    rules.resolve(positions[0], data[MOVES:WORDS])
    let_chance_act(positions[0], data[RANDOM : RANDOM + 1].view(np.uint64), data[WEIGHTS:ROW])
    return ask_next(data, positions, 0)


def ask_next(data: Array, positions: Positions, first: int) -> int:
    """Finds the next actor from `first` on; returns the number of its choices."""
    position, offered = positions[0], data[OFFERED : OFFERED + 1]
    offered[0] = 0
    if rules.ending(position) == 0:
        moves, allowed = data[MOVES:WORDS], data[WORDS:WEIGHTS]
        data[ACTOR] = next_actor(position, first, moves, allowed, offered, 0)
    return int(offered[0])


def entry_point(loop: Any, *arguments: Any) -> Any:
    """Returns the machine code for arguments of these types, which skips Numba's dispatch."""
    if not compiling():
        return allowing_overflow(loop)
    import numba

    typeof: Any = numba.typeof
    return loop.compile(tuple(typeof(argument) for argument in arguments))


class Slices(dict[int, Array]):
    """Caches the slices of the choices: making a slice takes as long as reading it."""

    def __init__(self, choices: Array) -> None:
        self.choices = choices

    def __missing__(self, offered: int) -> Array:
        self[offered] = self.choices[:offered]
        return self[offered]


class SingleEnv:
    """A table at which one seat acts at a time. `choices` is empty when the game is over."""

    choices: list[int]
    """The numbers of the words that the actor may choose."""

    def __init__(self, game: Game, seed: int = 0, number: int = 0) -> None:
        self.game = game
        start = game.start().row
        self._size = len(start)
        self._words = MOVES + game.layout.most_seats
        weights = self._words + game.most_choices
        self._row = weights + len(game.events)
        after = self._row + room(self._size) // 8
        self.data = np.zeros(after + room(self._size) // 8, np.int64)
        self.data[MOVES : self._words] = NO_MOVE
        self.data[after:].view(np.uint8)[: self._size] = start
        self._slices = Slices(self.data[self._words :])
        names: dict[str, Any] = {"SIZE": self._size, "WORDS": self._words, "WEIGHTS": weights}
        names |= {"ROW": self._row, "START": after}
        names["next_actor"] = game.specialize(next_actor, SOURCE)
        names["ask_next"] = game.specialize(ask_next, SOURCE, **names)
        names["let_chance_act"] = game.specialize(let_chance_act, SOURCE)
        begin = game.specialize(begin_table, SOURCE, let_chance_act=names["let_chance_act"])
        begin_it = game.specialize(begin_one, SOURCE, **names, begin_table=begin)
        self._begin = entry_point(begin_it, self.data, 0, 0)
        self._step = entry_point(game.specialize(step_one, SOURCE, **names), self.data, 0)
        self.reset(seed, number)

    def reset(self, seed: int, number: int = 0) -> list[int]:
        """Begins game `number` of this seed; returns the choices of the first actor."""
        if not 0 <= seed < 2**63 or not 0 <= number < 2**63:
            raise UnreadableText(f"expected a seed from 0 to 2**63 - 1; got {seed}, {number}")
        choices: list[int] = self._slices[self._begin(self.data, seed, number)].tolist()
        self.choices = choices
        return choices

    def step(self, action: int) -> list[int]:
        """Plays the actor's word, by its number; returns the choices of the next actor."""
        try:
            offered = self._step(self.data, index(action))
        except (TypeError, OverflowError):
            raise IllegalMove(f"expected the number of a word; got {action!r}") from None
        if offered < 0:
            raise self._refusal(action)
        choices: list[int] = self._slices[offered].tolist()
        self.choices = choices
        return choices

    @property
    def actor(self) -> int:
        """The acting seat."""
        return int(self.data[ACTOR])

    @property
    def position(self) -> Position:
        row = self.data[self._row :].view(np.uint8)[: self._size]
        return Position.of(self.game, row.copy())

    @property
    def result(self) -> Result | None:
        return None if self.choices else self.game.result(self.position)

    def clone(self) -> "SingleEnv":
        """Returns an independent table in the same state."""
        twin = object.__new__(SingleEnv)
        twin.__dict__.update(self.__dict__)
        twin.data = self.data.copy()
        twin._slices = Slices(twin.data[self._words :])
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleEnv":
        return self.clone()

    def _refusal(self, action: int) -> IllegalMove:
        if not self.choices:
            return IllegalMove("expected no more words: the game is over")
        return refusal_of(self.game, self.position, self.actor, action)
