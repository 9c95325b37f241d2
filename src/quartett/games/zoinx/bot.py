"""How bots play ZOINX!: playouts of whole games with a sensible quick policy; two seats exactly."""

from dataclasses import dataclass

from quartett.bots import Bot, Level, Question
from quartett.bots.search import ONE_STEP, TO_THE_END
from quartett.compiled import Bits, Ints, rule
from quartett.game import Game
from quartett.games.zoinx.rules import Phase, Table
from quartett.games.zoinx.solver import Solution, solution
from quartett.games.zoinx.words import BET_ZOINX, ROLL, STOP
from quartett.sim import below

GREEDY = Level("greedy", playouts=200, sight=ONE_STEP)
LEVELS = (
    Level("hatchling", playouts=6, sight=1, slip=0.30),
    Level("apprentice", playouts=30, sight=1, slip=0.15),
    Level("regular", playouts=60, sight=2, slip=0.08),
    Level("expert", playouts=300, sight=TO_THE_END, slip=0.04),
    Level("master", playouts=2_000, sight=TO_THE_END, slip=0.015),
    Level("oracle", playouts=20_000, sight=TO_THE_END),
)


@rule
def quick(position: Table, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """Bet low or on ZOINX, and stop after one throw beyond the bet."""
    if position.phase == Phase.DECIDING:
        bet = 2 * (position.bets[seat] + 1)
        return ROLL if position.dots == bet and below(random, 2) else STOP
    if seat != position.active and below(random, 3) == 0:
        return BET_ZOINX
    return below(random, 4)


@rule
def clock(position: Table) -> int:
    """Turns."""
    return position.turn


@dataclass(frozen=True)
class SolvedBot(Bot):
    """Plays the exact equilibrium of two seats: nobody can expect to beat it."""

    solution: Solution

    def answer(self, question: Question) -> str:
        return self.solution.choose(question.view, question.rng)


def special(game: Game, level: str) -> Bot | None:
    """The strongest level needs no search where the game is solved."""
    if level == LEVELS[-1].name and game.seats == 2:
        return SolvedBot(solution(game.options["goal"]))
    return None
