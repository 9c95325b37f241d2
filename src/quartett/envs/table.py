"""One table, stepped from Python as fast as Python can call.

    >>> import quartett
    >>> from quartett.envs.table import OneTable
    >>> table = OneTable(quartett.game("zoinx"), seed=1)
    >>> table.actor, [table.game.moves[word] for word in table.choices]
    (0, ['bet 2', 'bet 4', 'bet 6', 'bet 8', 'bet 10'])
    >>> table.step(2), table.actor
    ([0, 1, 2, 3, 4, 5], 1)

Seats that choose together are asked one after the other; chance acts by itself, and the game of
this seed and number has the chance it has in `simulate`. Everything stands in one array of whole
numbers, because every array that is handed to compiled code costs a quarter of a microsecond.
"""

from operator import index
from typing import Any

import numpy as np

from quartett.compiled import Array, compiling, dtype, rules
from quartett.envs.features import SOURCE, room
from quartett.envs.vector import (
    Positions,
    begin_table,
    let_chance_act,
    next_actor,
    refused,
    wrapping,
)
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import Game, Position, Result
from quartett.steps import NO_MOVE

ACTOR, OFFERED, RANDOM, MOVES = range(4)
REFUSED = -1

SIZE, WORDS, WEIGHTS, ROW, START = 0, 0, 0, 0, 0
"""In the loops below: a row's bytes; where on the sheet choices, weights and both rows begin."""


def begin_one(sheet: Array, seed: int, number: int) -> int:
    """Begin this game of this seed; how many choices the first seat has."""
    positions = sheet[ROW:].view(np.uint8)[:SIZE].view(dtype)
    start = sheet[START:].view(np.uint8)[:SIZE].view(dtype)
    random = sheet[RANDOM : RANDOM + 1].view(np.uint64)
    begin_table(positions, 0, start, seed, number, random, sheet[WEIGHTS:ROW])
    return ask_next(sheet, positions, 0)


def step_one(sheet: Array, action: int) -> int:
    """Take the asked seat's word; how many choices whoever is asked next has."""
    allowed = sheet[WORDS:WEIGHTS]
    found = False
    for place in range(sheet[OFFERED]):
        found |= allowed[place] == action
    if not found:
        return REFUSED
    positions = sheet[ROW:].view(np.uint8)[:SIZE].view(dtype)
    sheet[MOVES + sheet[ACTOR]] = action
    offered = ask_next(sheet, positions, sheet[ACTOR] + 1)
    if offered > 0:
        return offered
    rules.resolve(positions[0], sheet[MOVES:WORDS])
    let_chance_act(positions[0], sheet[RANDOM : RANDOM + 1].view(np.uint64), sheet[WEIGHTS:ROW])
    return ask_next(sheet, positions, 0)


def ask_next(sheet: Array, positions: Positions, first: int) -> int:
    """The next seat from `first` on that chooses now, and its choices."""
    position, offered = positions[0], sheet[OFFERED : OFFERED + 1]
    offered[0] = 0
    if rules.ending(position) == 0:
        moves, allowed = sheet[MOVES:WORDS], sheet[WORDS:WEIGHTS]
        sheet[ACTOR] = next_actor(position, first, moves, allowed, offered, 0)
    return int(offered[0])


def straight(loop: Any, *arguments: Any) -> Any:
    """The machine code itself, for arguments like these, which are no longer looked at."""
    if not compiling():
        return wrapping(loop)
    import numba

    typeof: Any = numba.typeof
    return loop.compile(tuple(typeof(argument) for argument in arguments))


class Lists(dict[int, Array]):
    """The first so many choices on the sheet: to make a view takes as long as to read it."""

    def __init__(self, choices: Array) -> None:
        self.choices = choices

    def __missing__(self, offered: int) -> Array:
        self[offered] = self.choices[:offered]
        return self[offered]


class OneTable:
    """A table at which one seat is asked at a time. `choices` is empty when the game is over."""

    choices: list[int]
    """The words the asked seat may choose, by number."""

    def __init__(self, game: Game, seed: int = 0, number: int = 0) -> None:
        self.game = game
        start = game.start().row
        self._size = len(start)
        self._words = MOVES + game.layout.most_seats
        weights = self._words + game.most_choices
        self._row = weights + len(game.events)
        after = self._row + room(self._size) // 8
        self.sheet = np.zeros(after + room(self._size) // 8, np.int64)
        self.sheet[MOVES : self._words] = NO_MOVE
        self.sheet[after:].view(np.uint8)[: self._size] = start
        self._lists = Lists(self.sheet[self._words :])
        names: dict[str, Any] = {"SIZE": self._size, "WORDS": self._words, "WEIGHTS": weights}
        names |= {"ROW": self._row, "START": after}
        names["next_actor"] = game.specialize(next_actor, SOURCE)
        names["ask_next"] = game.specialize(ask_next, SOURCE, **names)
        names["let_chance_act"] = game.specialize(let_chance_act, SOURCE)
        begin = game.specialize(begin_table, SOURCE, let_chance_act=names["let_chance_act"])
        begin_it = game.specialize(begin_one, SOURCE, **names, begin_table=begin)
        self._begin = straight(begin_it, self.sheet, 0, 0)
        self._step = straight(game.specialize(step_one, SOURCE, **names), self.sheet, 0)
        self.reset(seed, number)

    def reset(self, seed: int, number: int = 0) -> list[int]:
        """Begin game `number` of this seed; the choices of the seat that is asked."""
        if not 0 <= seed < 2**63 or not 0 <= number < 2**63:
            raise UnreadableText(f"expected a seed from 0 to 2**63 - 1; got {seed}, {number}")
        choices: list[int] = self._lists[self._begin(self.sheet, seed, number)].tolist()
        self.choices = choices
        return choices

    def step(self, action: int) -> list[int]:
        """Take the asked seat's word, by its number; the choices of whoever is asked next."""
        try:
            offered = self._step(self.sheet, index(action))
        except (TypeError, OverflowError):
            raise IllegalMove(f"expected the number of a word; got {action!r}") from None
        if offered < 0:
            raise self._refusal(action)
        choices: list[int] = self._lists[offered].tolist()
        self.choices = choices
        return choices

    @property
    def actor(self) -> int:
        """The seat that is asked."""
        return int(self.sheet[ACTOR])

    @property
    def position(self) -> Position:
        row = self.sheet[self._row :].view(np.uint8)[: self._size]
        return Position.of(self.game, row.copy())

    @property
    def result(self) -> Result | None:
        return None if self.choices else self.game.result(self.position)

    def clone(self) -> "OneTable":
        """Another table in the same state, which goes its own way."""
        twin = object.__new__(OneTable)
        twin.__dict__.update(self.__dict__)
        twin.sheet = self.sheet.copy()
        twin._lists = Lists(twin.sheet[self._words :])
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "OneTable":
        return self.clone()

    def _refusal(self, action: int) -> IllegalMove:
        if not self.choices:
            return IllegalMove("expected nothing more, for the game is over")
        return refused(self.game, self.position, self.actor, action)
