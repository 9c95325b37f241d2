"""The solution of ZOINX! for two seats: looking it up, playing by it, and storing it."""

import os
import random
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from quartett.errors import UnreadableText
from quartett.game import View
from quartett.games.zoinx.bot.matrix import Floats
from quartett.games.zoinx.bot.turns import (
    HIGHEST_BET,
    OWN_BETS,
    REPLIES,
    STOPPED,
    SURELY_WON,
    ZOINX,
    Bools,
    Continuation,
    StoppingRule,
    after_turn,
    earn,
    final,
    gains_of,
    last_turn,
    value_of_throw,
    value_of_turn,
)
from quartett.games.zoinx.moves import DICE, MOVES, ROLL, STOP
from quartett.games.zoinx.rules import Phase, State


@dataclass(frozen=True)
class Turn:
    """A turn as a viewer sees it; `own` and `other` are as in `Solution`."""

    own: int
    other: int
    last: bool
    bet: int
    reply: int
    dots: int

    @property
    def behind(self) -> int:
        """How far the active seat is behind in the last turn: at least 1 (ZNX-7)."""
        return max(1, self.other - self.own)


@dataclass(frozen=True, eq=False)
class Solution:
    """Best play for two seats: the value of every table, how to bet, when to stop.

    `own` and `other` are the scores of the active seat and of the other seat; replies are the
    other seat's bets. A bet is the number of its word.
    """

    goal: int
    values: Floats
    """[own, other]: the active seat's chance to win."""
    bets: Floats
    """[own, other, bet]: the active seat's mixed bet."""
    replies: Floats
    """[own, other, reply]: the other seat's mixed bet."""
    stops: Bools
    """[own, other, bet, reply, dots]: whether to stop; with more dots, always."""
    closing_values: Floats
    """[behind]: the active seat's chance in the last turn."""
    closing_bets: Floats
    """[behind, bet]: the active seat's mixed bet in the last turn."""
    closing_replies: Floats
    """[behind, reply]: the other seat's mixed bet in the last turn."""

    @property
    def value_of_starting(self) -> float:
        """The start seat's chance to win."""
        return float(self.values[0, 0])

    @cached_property
    def later(self) -> Continuation:
        """The values of tables after a turn, to the seat that was active in it."""
        return Continuation(self.goal, 1 - self.values, 1 - self.closing_values)

    # -- looking up ------------------------------------------------------------------------------

    def place(self, own: int, other: int) -> tuple[int, int]:
        """Returns the place of these scores, before an ordinary turn, in the arrays.

        Scores that no game reaches share the place of the nearest ones that a game does reach.
        """
        goal = self.goal
        lift = -min(0, own, other)
        own, other = own + lift, other + lift
        other = min(other, max(own, goal - 1))
        surplus = max(0, min(own, other) - goal)
        own, other = own - surplus, other - surplus
        return min(own, goal + HIGHEST_BET - (other < goal)), other

    def mix(self, own: int, other: int, *, active: bool, last: bool = False) -> Floats:
        """Returns the mixed bet of the active seat or of the other: a share for each bet."""
        if last:
            behind = min(max(1, other - own), len(self.closing_values) - 1)
            shares: Floats = (self.closing_bets if active else self.closing_replies)[behind]
        else:
            shares = (self.bets if active else self.replies)[self.place(own, other)]
        return shares

    def bet(
        self, own: int, other: int, rng: random.Random, *, active: bool, last: bool = False
    ) -> str:
        """Draws a bet from the mix."""
        mix = self.mix(own, other, active=active, last=last).tolist()
        return rng.choices(MOVES[: len(mix)], mix)[0]

    def decide(
        self, own: int, other: int, bet: int, reply: int, dots: int, *, last: bool = False
    ) -> str:
        """Decides whether to stop or to roll, once the dots have reached the bet."""
        if last:
            gain = np.zeros(2, np.int64)
            earn(State.empty(), bet, reply, dots, False, gain)
            stop = final(other - own, gain) == 1
        else:
            stops = self.stops[(*self.place(own, other), bet, reply)]
            stop = dots >= len(stops) or bool(stops[dots])
        return MOVES[STOP if stop else ROLL]

    # -- playing from a view ---------------------------------------------------------------------

    def choose(self, view: View, rng: random.Random) -> str:
        """Chooses a word for the viewer, who must have a choice now."""
        turn, active = self._read(view)
        if view.fields.phase == Phase.BETTING:
            return self.bet(turn.own, turn.other, rng, active=active, last=turn.last)
        return self.decide(turn.own, turn.other, turn.bet, turn.reply, turn.dots, last=turn.last)

    def judge(self, view: View) -> dict[str, float]:
        """Returns the viewer's chance to win with each word, with best play from there on."""
        turn, active = self._read(view)
        if view.fields.phase == Phase.DECIDING:
            return self._judge_throw(turn)
        matrix = np.array(
            [
                [self._dot_values(turn, bet, reply)[0] for reply in range(REPLIES)]
                for bet in range(OWN_BETS)
            ]
        )
        mix = self.mix(turn.own, turn.other, active=not active, last=turn.last)
        chances = matrix @ mix if active else 1 - mix @ matrix
        return dict(zip(MOVES, chances.tolist(), strict=False))

    def _read(self, view: View) -> tuple[Turn, bool]:
        """Reads the turn, scores shifted to this goal, and whether the viewer is active."""
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

    def _dot_values(self, turn: Turn, bet: int, reply: int) -> Floats:
        """Returns the value of these bets to the active seat, for each number of dots."""
        gains = gains_of(self.goal)
        if turn.last:
            values = np.zeros(gains.shape[2])
            behind = min(turn.behind, len(self.closing_values) - 1)
            last_turn(behind, bet, gains[bet, reply], values)
            return values
        limit = self.stops.shape[-1]
        values = np.zeros(limit + DICE)
        own, other = self.place(turn.own, turn.other)
        stopping = StoppingRule(np.zeros(limit, np.bool_), False)
        value_of_turn(own, other, bet, gains[bet, reply], self.later, stopping, values)
        return values

    def _judge_throw(self, turn: Turn) -> dict[str, float]:
        values = self._dot_values(turn, turn.bet, turn.reply)
        gains = gains_of(self.goal)[turn.bet, turn.reply]
        if turn.last:
            behind = min(turn.behind, len(self.closing_values) - 1)
            dots = min(turn.dots, behind + SURELY_WON - 1)
            stop, zoinx = (final(behind, gains[dots, how]) for how in (STOPPED, ZOINX))
        else:
            own, other = self.place(turn.own, turn.other)
            dots = min(turn.dots, self.stops.shape[-1] - 1)
            stop, zoinx = (
                after_turn(own, other, gains[dots, how], self.later) for how in (STOPPED, ZOINX)
            )
        return {MOVES[ROLL]: value_of_throw(dots, zoinx, values), MOVES[STOP]: stop}

    # -- storing ---------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Writes the arrays to a file, atomically."""
        file.parent.mkdir(parents=True, exist_ok=True)
        arrays = {field.name: getattr(self, field.name) for field in fields(self)}
        arrays["stops"] = np.packbits(self.stops, axis=-1)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as whole:
            np.savez(whole, dots=self.stops.shape[-1], **arrays)
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> "Solution":
        """Reads what `save` wrote."""
        with np.load(file, allow_pickle=False) as stored:
            arrays: dict[str, Any] = {field.name: stored[field.name] for field in fields(cls)}
            dots = int(stored["dots"])
        arrays["goal"] = int(arrays["goal"])
        arrays["stops"] = np.unpackbits(arrays["stops"], axis=-1, count=dots).astype(np.bool_)
        return cls(**arrays)
