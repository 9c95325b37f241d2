"""The bots of ZOINX!: a heuristic for one turn, playouts of whole games, and an exact solution.

The weaker levels look at one turn only, and the weakest underestimates the risk. The levels with
playouts aim for the win, but also value the points of the turn: playouts are few, and where a win
is out of reach, points still make a better place. At two seats the strongest level is exact, but
not with the option `last_round=everyone`, for which nothing is solved.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from quartett.bots import Bot, Judgement, Level, LevelBot, Question, Thinker, searching
from quartett.bots.search import ONE_STEP, TO_THE_END
from quartett.compiled import Bits, Ints, rule
from quartett.game import Game, View
from quartett.games.zoinx.bot.heuristic import (
    MOST_DOTS,
    TRUE_ZOINX,
    points_for_stopping,
    points_of_bets,
    points_of_replies,
    points_to_come,
)
from quartett.games.zoinx.bot.solution import Solution
from quartett.games.zoinx.bot.store import solution
from quartett.games.zoinx.moves import BET_OF, BET_ZOINX, BETS, MOVES, ROLL, STOP
from quartett.games.zoinx.rules import Phase, State
from quartett.kit import highest
from quartett.sim import below

A_TURN = 1
GREEDY = Level("greedy", playouts=200, depth=ONE_STEP)
LEVELS = (
    Level("hatchling", playouts=0, depth=A_TURN, noise=0.04),
    Level("apprentice", playouts=0, depth=A_TURN, noise=0.13),
    Level("regular", playouts=0, depth=A_TURN, noise=0.035),
    Level("expert", playouts=300, depth=TO_THE_END, noise=0.03),
    Level("master", playouts=1_500, depth=TO_THE_END, noise=0.01),
    Level("oracle", playouts=6_000, depth=TO_THE_END),
)
BELIEVED = {"hatchling": 0.095, "apprentice": TRUE_ZOINX, "regular": TRUE_ZOINX}
"""The chance of a ZOINX that the levels without playouts believe in."""
A_POINT = 0.02
"""The approximate value of a point, in shares of a win."""
GOOD_TURN = 7
"""Points worth keeping: from here on, a throw risks more than it can gain."""
FAR_BEHIND = 14
"""This many points behind, an average turn is not enough."""
BET_2, BET_4, BET_6, _, BET_10 = range(len(BETS))


@rule
def rollout_policy(position: State, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """Bets as the two-seat solution mostly does; throws while it pays, at last until it leads."""
    behind = highest(position.scores, position.seats) - position.scores[seat]
    if position.phase == Phase.BETTING:
        if seat != position.active:
            return BET_ZOINX if below(random, 4) else BET_4
        if position.last_turns > 0:
            return max(BET_2, min(BET_10, behind // 4 - 1))
        if behind > FAR_BEHIND:
            return BET_6 + below(random, 3)
        return BET_4 if below(random, 3) else BET_6
    bet = BET_OF[position.bets[seat]]
    earned = bet if position.dots == bet else bet + position.dots
    if position.last_turns > 0:
        return STOP if earned > behind else ROLL
    return STOP if earned >= GOOD_TURN and position.dots > bet else ROLL


@rule
def clock(position: State) -> int:
    """Counts turns."""
    return position.turn


def heuristic(zoinx: float) -> Thinker:
    """Returns a thinker that judges by the points of this turn, as if a ZOINX had this chance."""

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        table = view.fields
        active = table.active == view.viewer
        if table.phase == Phase.BETTING:
            expected = points_of_bets(zoinx) if active else points_of_replies(zoinx)
            points = dict(zip(MOVES, expected, strict=False))
        else:
            bet, dots = BETS[table.bets[table.active]], int(table.dots)
            throw = points_to_come(zoinx, bet)[1][dots] if dots < MOST_DOTS else 0.0
            points = {MOVES[ROLL]: throw, MOVES[STOP]: float(points_for_stopping(bet, dots))}
        return [points[word] * A_POINT for word in choices]

    return think


def playouts_and_points(game: Game) -> Thinker:
    """Returns a thinker that judges by playouts of the whole game and the points of this turn."""
    play_out, count_points = searching(game), heuristic(TRUE_ZOINX)

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        wins = play_out(view, choices, playouts, depth, seed)
        points = count_points(view, choices, playouts, depth, seed)
        return [win + point for win, point in zip(wins, points, strict=True)]

    return think


@dataclass(frozen=True)
class SolvedBot(Bot):
    """Plays the exact equilibrium for two seats: nobody can expect to beat it."""

    solution: Solution

    def answer(self, question: Question) -> str:
        return self.solution.choose(question.view, question.rng)


def is_solved(game: Game) -> bool:
    """Whether the solution is that of this game: two seats, and nobody is active after the last."""
    return game.seats == 2 and game.options["last_round"] == "others"


def special(game: Game, level: str) -> Bot:
    """Returns the bot of a level; some need no search."""
    if level == LEVELS[-1].name and is_solved(game):
        return SolvedBot(solution(game.options["goal"]))
    ladder = {level.name: level for level in LEVELS}
    think = heuristic(BELIEVED[level]) if level in BELIEVED else playouts_and_points(game)
    return LevelBot(ladder[level], think)
