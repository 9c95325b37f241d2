"""ZOINX! for two, solved: the chance to win with best play on both sides, and how to play so.

    python -m quartett.games.zoinx

A win counts 1, a shared win one half. Only finitely many tables matter, and nothing is cut off:

- Before a turn, (own, other) are the scores of the active seat and of the other. When both have
  reached the goal only their difference matters (ZNX-7), so the lower one is put back to the goal.
  The other has just ended its own turn without starting the last round, so it is below the goal or
  not ahead; and the active seat got at most the highest bet in that turn. Hence own < goal + 10 and
  other < goal, or the other is at the goal and own is 0 to 10 ahead of it.
- In the last turn only the difference matters: the active seat is `behind` by 1 or more.
- The tie-break (ZNX-8) needs no memory: the last turn never begins with a tie, so in a tie the
  active seat has just scored. If the other has too, they share; if not, the other was first.
- Dots have no limit, but from `limit` on stopping is right: a throw gains at most what stopping
  still leaves to lose, and loses what a ZOINX costs with 16/81. This is checked at every table.
- In the last turn the active seat stops as soon as it would win alone and not before: behind, it
  has nothing to lose, and from a shared win the next throw wins with 65/81.

Scores never fall, so the tables are solved from the end, one sum of scores after the other. A turn
in which nobody scores leads back with the roles exchanged; those loops are iterated until they
stand still. The bets of a turn are a matrix game, solved by the simplex method.
"""

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Row, cache_folder, rule
from quartett.errors import UnreadableText
from quartett.game import View
from quartett.games.zoinx.bot.matrix import Floats, equilibrium, gap
from quartett.games.zoinx.moves import BET_OF, BETS, DICE, MOVES, ROLL, STOP, WAYS
from quartett.games.zoinx.rules import Phase, State, end_turn

Bools = npt.NDArray[np.bool_]

GOAL = 30
MOST_GOAL = 100
"""Tables are built up to this goal; to a higher one they are played as if it were this near."""
OWN_BETS = len(BETS)
REPLIES = len(BETS) + 1
"""The other seat's bets: ZOINX too, as the last."""
HIGHEST_BET = max(BETS)
ALL_WAYS = int(WAYS.sum())
ROOM_ABOVE_GOAL = 40
"""The dots from which on the active seat stops anyway are the goal and so many more."""
SURELY_WON = HIGHEST_BET + 2
"""In the last turn: so many dots more than points behind win, whatever the bets."""

STOPPED, ZOINX = 0, 1
ACTIVE, OTHER = 0, 1

STANDS_STILL = 1e-14
MOST_ROUNDS = 10_000
WIDEST_GAP = 1e-9
"""The most that a matrix game's two mixed bets may disagree about its value."""

dtype = State.dtype


class Continuation(NamedTuple):
    """Says what tables are worth after a turn, all to the seat whose chance is asked for."""

    goal: int
    passed: Floats
    """[own, other]: an ordinary turn of the seat that comes next."""
    closing: Floats
    """[behind]: its last turn."""


class StoppingRule(NamedTuple):
    """Says whether to stop with any number of dots when the bets lie open."""

    stops: Bools
    follow: bool
    """Whether it is followed; if not it is written."""


class Strategy(NamedTuple):
    """Says how both seats play an ordinary turn: see `Solution`."""

    bets: Floats
    replies: Floats
    stops: Bools


# -- a turn --------------------------------------------------------------------------------------


@rule
def earn(row: Row, bet: int, reply: int, dots: int, zoinx: bool, earned: Array) -> None:
    """ZNX-4 to ZNX-6: what a turn brings the active seat and the other, asked of the rules."""
    table = row.view(dtype)[0]
    table.seats = 2
    table.goal = 32_000
    table.active = ACTIVE
    table.last_turns = 0
    table.dots = dots
    for seat, word in ((ACTIVE, bet), (OTHER, reply)):
        table.bets[seat] = word
        table.scores[seat] = 0
    end_turn(table, zoinx)
    for seat in range(2):
        earned[seat] = table.scores[seat]


@rule
def earn_all(row: Row, gains: Array) -> None:
    """gains[bet, reply, dots, STOPPED or ZOINX, ACTIVE or OTHER]: what every turn brings."""
    for bet in range(OWN_BETS):
        for reply in range(REPLIES):
            for dots in range(gains.shape[2]):
                earn(row, bet, reply, dots, False, gains[bet, reply, dots, STOPPED])
                earn(row, bet, reply, dots, True, gains[bet, reply, dots, ZOINX])


@rule
def after(own: int, other: int, later: Continuation) -> float:
    """ZNX-7: what a table is worth when a turn is over and these are the scores."""
    if own >= later.goal and own > other:
        return float(later.closing[own - other])
    surplus = max(0, min(own, other) - later.goal)
    return float(later.passed[other - surplus, own - surplus])


@rule
def after_turn(own: int, other: int, gain: Array, later: Continuation) -> float:
    """What the table is worth after a turn that brought `gain`."""
    return after(own + gain[ACTIVE], other + gain[OTHER], later)


@rule
def thrown(dots: int, zoinx: float, room: Floats) -> float:
    """ZNX-1, ZNX-4: what a throw is worth, if a ZOINX is worth `zoinx`."""
    total = WAYS[0] * zoinx
    for more in range(1, DICE + 1):
        total += WAYS[more] * room[dots + more]
    return float(total / ALL_WAYS)


@rule
def turn(
    own: int,
    other: int,
    bet: int,
    gains: Array,
    later: Continuation,
    stopping: StoppingRule,
    room: Floats,
) -> float:
    """ZNX-3: what a turn is worth when the bets lie open, here with the `gains` of these bets.

    Unless the active seat follows a stopping rule, it stops where that is worth most to it.
    `room[dots]` becomes the worth of so many dots.
    """
    stops, follow = stopping.stops, stopping.follow
    limit = len(stops)
    for dots in range(limit + DICE - 1, -1, -1):
        gain = gains[dots]
        if dots < BET_OF[bet]:
            zoinx = after_turn(own, other, gain[ZOINX], later)
            room[dots] = thrown(dots, zoinx, room)
            continue
        stop = after_turn(own, other, gain[STOPPED], later)
        room[dots] = stop
        if dots < limit and not (follow and stops[dots]):
            zoinx = after_turn(own, other, gain[ZOINX], later)
            roll = thrown(dots, zoinx, room)
            if not follow:
                stops[dots] = stop >= roll
            if follow or roll > stop:
                room[dots] = roll
    return float(room[0])


@rule
def stopping_is_right(states: Array, gains: Array, later: Continuation, limit: int) -> bool:
    """Whether nobody who has `limit` dots or more can better his chance by a further throw.

    Even if every throw with a dot won at once, it would not make up for the ZOINX.
    """
    for place in range(len(states)):
        own, other = states[place, 0], states[place, 1]
        for bet in range(OWN_BETS):
            for reply in range(REPLIES):
                for dots in range(limit, limit + DICE):
                    gain = gains[bet, reply, dots]
                    stop = after_turn(own, other, gain[STOPPED], later)
                    zoinx = after_turn(own, other, gain[ZOINX], later)
                    if (1 - stop) * ALL_WAYS > (1 - zoinx) * WAYS[0]:
                        return False
    return True


@rule
def final(behind: int, gain: Array) -> float:
    """ZNX-8: how the game came out for the active seat, which began the last turn behind."""
    lead = gain[ACTIVE] - gain[OTHER] - behind
    if lead == 0:
        return 0.5 if gain[OTHER] > 0 else 0.0
    return 1.0 if lead > 0 else 0.0


@rule
def last_turn(behind: int, bet: int, gains: Array, room: Floats) -> float:
    """The active seat's chance in the last turn when the bets lie open."""
    enough = behind + SURELY_WON
    for dots in range(enough + DICE - 1, -1, -1):
        stop = final(behind, gains[dots, STOPPED])
        room[dots] = stop
        if dots < enough and (dots < BET_OF[bet] or stop < 1):
            room[dots] = thrown(dots, final(behind, gains[dots, ZOINX]), room)
    return float(room[0])


# -- all tables ----------------------------------------------------------------------------------


@rule
def settle(
    states: Array, gains: Array, values: Floats, later: Continuation, strategy: Strategy
) -> float:
    """Solve tables that may lead to one another, until they stand still; the widest gap."""
    bets, replies, stops = strategy.bets, strategy.replies, strategy.stops
    room = np.empty(stops.shape[-1] + DICE)
    matrix = np.empty((OWN_BETS, REPLIES))
    for _ in range(MOST_ROUNDS):
        change, widest = 0.0, 0.0
        for place in range(len(states)):
            own, other = states[place, 0], states[place, 1]
            for bet in range(OWN_BETS):
                for reply in range(REPLIES):
                    stopping = StoppingRule(stops[own, other, bet, reply], False)
                    matrix[bet, reply] = turn(
                        own, other, bet, gains[bet, reply], later, stopping, room
                    )
            mixes = bets[own, other], replies[own, other]
            value = equilibrium(matrix, mixes[0], mixes[1])
            widest = max(widest, gap(matrix, mixes[0], mixes[1]))
            change = max(change, abs(value - values[own, other]))
            values[own, other] = value
            later.passed[own, other] = 1 - value
        if change <= STANDS_STILL:
            return float(widest)
    return float(np.inf)


@rule
def close(gains: Array, values: Floats, bets: Floats, replies: Floats) -> float:
    """Solve the last turn for every number of points behind; the widest gap."""
    room = np.empty(gains.shape[2])
    matrix = np.empty((OWN_BETS, REPLIES))
    widest = 0.0
    for behind in range(1, len(values)):
        for bet in range(OWN_BETS):
            for reply in range(REPLIES):
                matrix[bet, reply] = last_turn(behind, bet, gains[bet, reply], room)
        values[behind] = equilibrium(matrix, bets[behind], replies[behind])
        widest = max(widest, gap(matrix, bets[behind], replies[behind]))
    return float(widest)


def groups(goal: int) -> Iterator[Array]:
    """All tables before an ordinary turn, in an order in which each can be solved.

    Those of a group may lead to one another; all others they lead to are in groups before.
    """
    highest = goal + HIGHEST_BET
    yield np.array([(own, goal) for own in range(goal, highest + 1)])
    yield np.array([(own, other) for own in range(goal, highest) for other in range(goal)])
    for total in range(2 * goal - 2, -1, -1):
        yield np.array(
            [(own, total - own) for own in range(goal) if 0 <= total - own < goal], np.int64
        )


def number_of_states(goal: int) -> int:
    """How many tables there are before an ordinary turn."""
    return goal * (goal + HIGHEST_BET) + HIGHEST_BET + 1


def limit_of(goal: int) -> int:
    """The dots from which on stopping is right at every table."""
    return goal + ROOM_ABOVE_GOAL


@lru_cache(maxsize=8)
def gains_of(goal: int) -> Array:
    """What turns bring, with as many dots as the last turn can need."""
    dots = most_behind(goal) + SURELY_WON + DICE
    gains = np.zeros((OWN_BETS, REPLIES, dots, 2, 2), np.int64)
    earn_all(State.empty(), gains)
    return gains


def most_behind(goal: int) -> int:
    """The most by which a seat can be behind in the last turn if all stop at the limit."""
    return goal + HIGHEST_BET + HIGHEST_BET + limit_of(goal) + DICE - 1


@dataclass(frozen=True)
class Turn:
    """A turn as somebody sees it: the scores of the active seat and of the other, and so on."""

    own: int
    other: int
    last: bool
    bet: int
    reply: int
    dots: int

    @property
    def behind(self) -> int:
        """How far the active seat is behind in the last turn: at least by 1 (ZNX-7)."""
        return max(1, self.other - self.own)


@dataclass(frozen=True, eq=False)
class Solution:
    """Best play for two seats: what every table is worth, how to bet, when to stop.

    `own` and `other` are the scores of the active seat and of the other; replies are the bets of
    the other seat. Bets are the numbers of their words.
    """

    goal: int
    values: Floats
    """[own, other]: the active seat's chance to win."""
    bets: Floats
    """[own, other, bet]: how often the active seat bets what."""
    replies: Floats
    """[own, other, reply]: how often the other seat bets what."""
    stops: Bools
    """[own, other, bet, reply, dots]: whether to stop. With more dots: always."""
    closing_values: Floats
    """[behind]: the active seat's chance in the last turn."""
    closing_bets: Floats
    """[behind, bet]: how often it bets what."""
    closing_replies: Floats
    """[behind, reply]: how often the other seat bets what."""

    @property
    def value_of_starting(self) -> float:
        """The chance to win of the seat that begins."""
        return float(self.values[0, 0])

    @cached_property
    def later(self) -> Continuation:
        """What tables are worth after a turn to the seat that was active in it."""
        return Continuation(self.goal, 1 - self.values, 1 - self.closing_values)

    # -- looking up ------------------------------------------------------------------------------

    def place(self, own: int, other: int) -> tuple[int, int]:
        """Where these scores before an ordinary turn stand in the tables.

        Scores that no game comes to stand where the nearest do that one comes to.
        """
        goal = self.goal
        lift = -min(0, own, other)
        own, other = own + lift, other + lift
        other = min(other, max(own, goal - 1))
        surplus = max(0, min(own, other) - goal)
        own, other = own - surplus, other - surplus
        return min(own, goal + HIGHEST_BET - (other < goal)), other

    def mix(self, own: int, other: int, *, active: bool, last: bool = False) -> Floats:
        """How often a seat bets what, the active one or the other: a share for each bet."""
        if last:
            behind = min(max(1, other - own), len(self.closing_values) - 1)
            shares: Floats = (self.closing_bets if active else self.closing_replies)[behind]
        else:
            shares = (self.bets if active else self.replies)[self.place(own, other)]
        return shares

    def bet(
        self, own: int, other: int, rng: random.Random, *, active: bool, last: bool = False
    ) -> str:
        """A bet, drawn from the mix."""
        mix = self.mix(own, other, active=active, last=last).tolist()
        return rng.choices(MOVES[: len(mix)], mix)[0]

    def decide(
        self, own: int, other: int, bet: int, reply: int, dots: int, *, last: bool = False
    ) -> str:
        """Stop or roll, when there are at least as many dots as bet."""
        if last:
            gain = np.zeros(2, np.int64)
            earn(State.empty(), bet, reply, dots, False, gain)
            stop = final(other - own, gain) == 1
        else:
            kept = self.stops[(*self.place(own, other), bet, reply)]
            stop = dots >= len(kept) or bool(kept[dots])
        return MOVES[STOP if stop else ROLL]

    # -- playing from a view ---------------------------------------------------------------------

    def choose(self, view: View, rng: random.Random) -> str:
        """The word with which the viewer, whose turn it is to choose, plays on."""
        seen, active = self._seen(view)
        if view.fields.phase == Phase.BETTING:
            return self.bet(seen.own, seen.other, rng, active=active, last=seen.last)
        return self.decide(seen.own, seen.other, seen.bet, seen.reply, seen.dots, last=seen.last)

    def judge(self, view: View) -> dict[str, float]:
        """The viewer's chance to win with each of its words, if all is played best from there."""
        seen, active = self._seen(view)
        if view.fields.phase == Phase.DECIDING:
            return self._judge_throw(seen)
        matrix = np.array(
            [
                [self._worth(seen, bet, reply)[0] for reply in range(REPLIES)]
                for bet in range(OWN_BETS)
            ]
        )
        mix = self.mix(seen.own, seen.other, active=not active, last=seen.last)
        chances = matrix @ mix if active else 1 - mix @ matrix
        return dict(zip(MOVES, chances.tolist(), strict=False))

    def _seen(self, view: View) -> tuple[Turn, bool]:
        """What the viewer sees, moved to this solution's goal, and whether its seat is active."""
        table = view.fields
        if view.game.name != "zoinx" or table.seats != 2 or view.viewer is None:
            raise UnreadableText(
                f"expected the view of a seat at a ZOINX! table for two; got '{view}'"
            )
        active = int(table.active)
        nearer = self.goal - int(table.goal)
        own, other = (int(table.scores[seat]) + nearer for seat in (active, 1 - active))
        bet, reply = (int(table.bets[seat]) for seat in (active, 1 - active))
        last = bool(table.last_turns > 0)
        return Turn(own, other, last, bet, reply, int(table.dots)), active == view.viewer

    def _worth(self, seen: Turn, bet: int, reply: int) -> Floats:
        """What these bets are worth to the active seat with any number of dots."""
        gains = gains_of(self.goal)
        if seen.last:
            room = np.zeros(gains.shape[2])
            behind = min(seen.behind, len(self.closing_values) - 1)
            last_turn(behind, bet, gains[bet, reply], room)
            return room
        limit = self.stops.shape[-1]
        room = np.zeros(limit + DICE)
        own, other = self.place(seen.own, seen.other)
        stopping = StoppingRule(np.zeros(limit, np.bool_), False)
        turn(own, other, bet, gains[bet, reply], self.later, stopping, room)
        return room

    def _judge_throw(self, seen: Turn) -> dict[str, float]:
        room = self._worth(seen, seen.bet, seen.reply)
        gains = gains_of(self.goal)[seen.bet, seen.reply]
        if seen.last:
            behind = min(seen.behind, len(self.closing_values) - 1)
            dots = min(seen.dots, behind + SURELY_WON - 1)
            stop, zoinx = (final(behind, gains[dots, how]) for how in (STOPPED, ZOINX))
        else:
            own, other = self.place(seen.own, seen.other)
            dots = min(seen.dots, self.stops.shape[-1] - 1)
            stop, zoinx = (
                after_turn(own, other, gains[dots, how], self.later) for how in (STOPPED, ZOINX)
            )
        return {MOVES[ROLL]: thrown(dots, zoinx, room), MOVES[STOP]: stop}

    # -- keeping ---------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Write the tables to a file, whole or not at all."""
        file.parent.mkdir(parents=True, exist_ok=True)
        tables = {field.name: getattr(self, field.name) for field in fields(self)}
        tables["stops"] = np.packbits(self.stops, axis=-1)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as whole:
            np.savez(whole, dots=self.stops.shape[-1], **tables)
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> "Solution":
        """Read tables that `save` wrote."""
        with np.load(file, allow_pickle=False) as kept:
            tables: dict[str, Any] = {field.name: kept[field.name] for field in fields(cls)}
            dots = int(kept["dots"])
        tables["goal"] = int(tables["goal"])
        tables["stops"] = np.unpackbits(tables["stops"], axis=-1, count=dots).astype(np.bool_)
        return cls(**tables)


def solve(goal: int = GOAL, progress: Callable[[int], None] = lambda states: None) -> Solution:
    """Solve the game to this goal.

    `progress` is called with the number of tables just solved, again and again;
    `number_of_states` says how many there are.
    """
    if not 1 <= goal <= MOST_GOAL:
        raise UnreadableText(f"expected a goal from 1 to {MOST_GOAL} to solve; got {goal}")
    gains, limit = gains_of(goal), limit_of(goal)
    shape = (goal + HIGHEST_BET + 1, goal + 1)
    behind = most_behind(goal) + 1
    found = Solution(
        goal,
        values=np.full(shape, 0.5),
        bets=np.zeros((*shape, OWN_BETS)),
        replies=np.zeros((*shape, REPLIES)),
        stops=np.zeros((*shape, OWN_BETS, REPLIES, limit), np.bool_),
        closing_values=np.zeros(behind),
        closing_bets=np.zeros((behind, OWN_BETS)),
        closing_replies=np.zeros((behind, REPLIES)),
    )
    widest = close(gains, found.closing_values, found.closing_bets, found.closing_replies)
    later = Continuation(goal, passed=1 - found.values, closing=1 - found.closing_values)
    strategy = Strategy(found.bets, found.replies, found.stops)
    for states in groups(goal):
        widest = max(widest, settle(states, gains, found.values, later, strategy))
        if not stopping_is_right(states, gains, later, limit):
            raise ArithmeticError(f"expected stopping to be right with {limit} dots; it is not")
        progress(len(states))
    if widest > WIDEST_GAP:
        raise ArithmeticError(f"expected bets in equilibrium; best answers gain {widest}")
    return found


def solution(goal: int = GOAL, progress: Callable[[int], None] = lambda states: None) -> Solution:
    """The solution for this goal (or the highest there is), built once and kept in the cache."""
    goal = min(goal, MOST_GOAL)
    file = kept_in(goal)
    if not file.exists():
        solve(goal, progress).save(file)
    return _loaded(file)


@lru_cache(maxsize=4)
def _loaded(file: Path) -> Solution:
    return Solution.load(file)


def kept_in(goal: int) -> Path:
    """The file in the cache, beside a digest of all that the tables depend on."""
    here = Path(__file__)
    rules = (here.parents[1] / name for name in ("rules.py", "moves.py"))
    sources = (*rules, here.with_name("matrix.py"), here)
    return cache_folder(*sources) / f"goal-{goal}.npz"
