"""How bots play ZOINX!: by hunches about a turn, by playouts of whole games, and two seats exactly.

The gentle levels look at one turn only, and trust their luck too much.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from quartett.bots import Bot, Judgement, Level, LevelBot, Question, Thinker
from quartett.bots.search import ONE_STEP, TO_THE_END
from quartett.compiled import Bits, Ints, rule
from quartett.game import Game, View
from quartett.games.zoinx.hunch import (
    MOST_DOTS,
    points_of_bets,
    points_of_replies,
    points_to_come,
    stopped,
)
from quartett.games.zoinx.rules import Phase, Table
from quartett.games.zoinx.solver import Solution, solution
from quartett.games.zoinx.words import BET_OF, BET_ZOINX, BETS, MOVES, ROLL, STOP
from quartett.kit import highest
from quartett.sim import below

A_TURN = 1
GREEDY = Level("greedy", playouts=200, sight=ONE_STEP)
LEVELS = (
    Level("hatchling", playouts=0, sight=A_TURN, slip=0.02),
    Level("apprentice", playouts=0, sight=A_TURN, slip=0.02),
    Level("regular", playouts=0, sight=A_TURN, slip=0.02),
    Level("expert", playouts=0, sight=A_TURN, slip=0.02),
    Level("master", playouts=600, sight=TO_THE_END, slip=0.04),
    Level("oracle", playouts=6_000, sight=TO_THE_END),
)
BELIEVED = {"hatchling": 0.048, "apprentice": 0.057, "regular": 0.105, "expert": 0.165}
"""The chance of a ZOINX that those who look at a turn only believe in."""
A_POINT = 0.02
"""A point is about so much of a win."""
GOOD_TURN = 7
"""Points worth keeping: from here on a throw risks more than it can bring."""


@rule
def quick(position: Table, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """Bet on middling dots or on ZOINX; throw while it pays, and in the last round until ahead."""
    if position.phase == Phase.BETTING:
        if seat != position.active and below(random, 5) < 2:
            return BET_ZOINX
        return below(random, 4)
    bet = BET_OF[position.bets[seat]]
    earned = bet if position.dots == bet else bet + position.dots
    if position.last_turns > 0:
        ahead = position.scores[seat] + earned > highest(position.scores, position.seats)
        return STOP if ahead else ROLL
    return STOP if earned >= GOOD_TURN and position.dots > bet else ROLL


@rule
def clock(position: Table) -> int:
    """Turns."""
    return position.turn


def hunch(zoinx: float) -> Thinker:
    """Judges by the points of this turn alone, as if a ZOINX had this chance."""

    def think(
        view: View, choices: Sequence[str], playouts: int, sight: int, seed: int
    ) -> Judgement:
        table = view.fields
        active = table.active == view.eyes
        if table.phase == Phase.BETTING:
            promised = points_of_bets(zoinx) if active else points_of_replies(zoinx)
            points = dict(zip(MOVES, promised, strict=False))
        else:
            bet, dots = BETS[table.bets[table.active]], int(table.dots)
            throw = points_to_come(zoinx, bet)[1][dots] if dots < MOST_DOTS else 0.0
            points = {MOVES[ROLL]: throw, MOVES[STOP]: float(stopped(bet, dots))}
        return [points[word] * A_POINT for word in choices]

    return think


@dataclass(frozen=True)
class SolvedBot(Bot):
    """Plays the exact equilibrium of two seats: nobody can expect to beat it."""

    solution: Solution

    def answer(self, question: Question) -> str:
        return self.solution.choose(question.view, question.rng)


def special(game: Game, level: str) -> Bot | None:
    """Hunches need no search, nor does the strongest level where the game is solved."""
    if level in BELIEVED:
        ladder = {level.name: level for level in LEVELS}
        return LevelBot(ladder[level], hunch(BELIEVED[level]))
    if level == LEVELS[-1].name and game.seats == 2:
        return SolvedBot(solution(game.options["goal"]))
    return None
