"""How bots play ZOINX!: by hunches about a turn, by playouts of whole games, and two seats exactly.

The gentle levels look at one turn only, and the gentlest trusts its luck too much. Those that play
games out go for the win, but they value the points of the turn as well: playouts are few, and
where a win is out of reach the points still make a better place.
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
    points_of_bets,
    points_of_replies,
    points_to_come,
    stopped,
)
from quartett.games.zoinx.bot.solver import Solution, solution
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
"""The chance of a ZOINX that those who look at a turn only believe in."""
A_POINT = 0.02
"""A point is about so much of a win."""
GOOD_TURN = 7
"""Points worth keeping: from here on a throw risks more than it can bring."""
FAR_BEHIND = 14
"""So many points behind, a middling turn is not enough."""
BET_2, BET_4, BET_6, _, BET_10 = range(len(BETS))


@rule
def rollout_policy(position: State, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """Bet what the solution for two mostly bets; throw while it pays, at last until ahead."""
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
    """Turns."""
    return position.turn


def hunch(zoinx: float) -> Thinker:
    """Judges by the points of this turn alone, as if a ZOINX had this chance."""

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        table = view.fields
        active = table.active == view.viewer
        if table.phase == Phase.BETTING:
            promised = points_of_bets(zoinx) if active else points_of_replies(zoinx)
            points = dict(zip(MOVES, promised, strict=False))
        else:
            bet, dots = BETS[table.bets[table.active]], int(table.dots)
            throw = points_to_come(zoinx, bet)[1][dots] if dots < MOST_DOTS else 0.0
            points = {MOVES[ROLL]: throw, MOVES[STOP]: float(stopped(bet, dots))}
        return [points[word] * A_POINT for word in choices]

    return think


def far_sighted(game: Game) -> Thinker:
    """Judges by playouts of the whole game and by the points of this turn."""
    play_out, count_points = searching(game), hunch(TRUE_ZOINX)

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        wins = play_out(view, choices, playouts, depth, seed)
        points = count_points(view, choices, playouts, depth, seed)
        return [win + point for win, point in zip(wins, points, strict=True)]

    return think


@dataclass(frozen=True)
class SolvedBot(Bot):
    """Plays the exact equilibrium of two seats: nobody can expect to beat it."""

    solution: Solution

    def answer(self, question: Question) -> str:
        return self.solution.choose(question.view, question.rng)


def special(game: Game, level: str) -> Bot:
    """Hunches need no search, nor does the strongest level where the game is solved."""
    if level == LEVELS[-1].name and game.seats == 2:
        return SolvedBot(solution(game.options["goal"]))
    ladder = {level.name: level for level in LEVELS}
    think = hunch(BELIEVED[level]) if level in BELIEVED else far_sighted(game)
    return LevelBot(ladder[level], think)
