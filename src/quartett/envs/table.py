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

from quartett.compiled import Array, Row, compiling, dtype, rules
from quartett.envs.features import SOURCE, room
from quartett.envs.vector import begin_table, let_chance_act, next_actor, refused
from quartett.errors import IllegalMove, UnreadableText
from quartett.game import NO_MOVE, Game, Position, Result

ACTOR, OFFERED, RANDOM, SEED, NUMBER, MOVES = range(6)
REFUSED = -1

SIZE, WORDS, WEIGHTS, ROW = 0, 0, 0, 0
"""In the loops below: bytes of a row, and where on the sheet choices, weights and the row begin."""


def begin_one(sheet: Array, start: Row) -> int:
    """Begin the game the sheet names; how many choices the first seat has."""
    row, moves, weights = sheet[ROW:].view(np.uint8)[:SIZE], sheet[MOVES:WORDS], sheet[WEIGHTS:ROW]
    random = sheet[RANDOM : RANDOM + 1].view(np.uint64)
    begin_table(row, start, sheet[SEED], sheet[NUMBER], random, moves, weights)
    return ask_next(sheet, row, 0)


def step_one(sheet: Array, action: int) -> int:
    """Take the asked seat's word; how many choices whoever is asked next has."""
    allowed = sheet[WORDS:WEIGHTS]
    found = False
    for place in range(sheet[OFFERED]):
        found |= allowed[place] == action
    if not found:
        return REFUSED
    row = sheet[ROW:].view(np.uint8)[:SIZE]
    sheet[MOVES + sheet[ACTOR]] = action
    offered = ask_next(sheet, row, sheet[ACTOR] + 1)
    if offered > 0:
        return offered
    position = row.view(dtype)[0]
    moves = sheet[MOVES:WORDS]
    rules.resolve(position, moves)
    for seat in range(len(moves)):
        moves[seat] = NO_MOVE
    let_chance_act(position, sheet[RANDOM : RANDOM + 1].view(np.uint64), sheet[WEIGHTS:ROW])
    return ask_next(sheet, row, 0)


def ask_next(sheet: Array, row: Row, first: int) -> int:
    """The next seat from `first` on that chooses now, and its choices."""
    position = row.view(dtype)[0]
    sheet[OFFERED] = 0
    if rules.ending(position) == 0:
        allowed = sheet[WORDS:WEIGHTS]
        sheet[ACTOR] = next_actor(position, first, allowed, sheet[OFFERED : OFFERED + 1], 0)
    return int(sheet[OFFERED])


def wrapping(loop: Any) -> Any:
    """Interpreted, NumPy warns where the random numbers are meant to wrap around."""
    if compiling():
        return loop
    return np.errstate(over="ignore")(loop)


class OneTable:
    """A table at which one seat is asked at a time. `choices` is empty when the game is over."""

    choices: list[int]
    """The words the asked seat may choose, by number."""

    def __init__(self, game: Game, seed: int = 0, number: int = 0) -> None:
        self.game = game
        self._start = game.start().row
        self._words = MOVES + game.layout.most_seats
        weights = self._words + game.most_choices
        self._row = weights + len(game.events)
        size = len(self._start)
        self.sheet = np.zeros(self._row + room(size) // 8, np.int64)
        names: dict[str, Any] = {"SIZE": size, "WORDS": self._words}
        names |= {"WEIGHTS": weights, "ROW": self._row}
        names["next_actor"] = game.bound(next_actor, SOURCE)
        names["ask_next"] = game.bound(ask_next, SOURCE, **names)
        names["let_chance_act"] = game.bound(let_chance_act, SOURCE)
        begin = game.bound(begin_table, SOURCE, let_chance_act=names["let_chance_act"])
        self._begin = wrapping(game.bound(begin_one, SOURCE, **names, begin_table=begin))
        self._step = wrapping(game.bound(step_one, SOURCE, **names))
        self.reset(seed, number)

    def reset(self, seed: int, number: int = 0) -> list[int]:
        """Begin game `number` of this seed; the choices of the seat that is asked."""
        if not 0 <= seed < 2**63 or not 0 <= number < 2**63:
            raise UnreadableText(f"expected a seed from 0 to 2**63 - 1; got {seed}, {number}")
        self.sheet[SEED], self.sheet[NUMBER] = seed, number
        offered = self._begin(self.sheet, self._start)
        self.choices = self.sheet[self._words : self._words + offered].tolist()
        return self.choices

    def step(self, action: int) -> list[int]:
        """Take the asked seat's word, by its number; the choices of whoever is asked next."""
        try:
            offered = self._step(self.sheet, index(action))
        except TypeError:
            raise IllegalMove(f"expected the number of a word; got {action!r}") from None
        if offered < 0:
            raise self._refusal(action)
        words = self._words
        choices: list[int] = self.sheet[words : words + offered].tolist()
        self.choices = choices
        return choices

    @property
    def actor(self) -> int:
        """The seat that is asked."""
        return int(self.sheet[ACTOR])

    @property
    def position(self) -> Position:
        row = self.sheet[self._row :].view(np.uint8)[: len(self._start)]
        return Position.of(self.game, row.copy())

    @property
    def result(self) -> Result | None:
        return None if self.choices else self.game.result(self.position)

    def clone(self) -> "OneTable":
        """Another table in the same state, which goes its own way."""
        twin = object.__new__(OneTable)
        twin.__dict__.update(self.__dict__)
        twin.sheet = self.sheet.copy()
        return twin

    def _refusal(self, action: int) -> IllegalMove:
        if not self.choices:
            return IllegalMove("expected nothing more, for the game is over")
        return refused(self.game, self.position, self.actor, action)
