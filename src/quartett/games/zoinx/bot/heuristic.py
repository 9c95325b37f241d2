"""The expected points of one turn of ZOINX!, for a player who may misjudge the risk.

`zoinx` is the chance of a ZOINX that the player believes in. A player who underestimates it bets
high and throws too often, as children do.
"""

from functools import lru_cache

from quartett.games.zoinx.moves import BETS, DICE, WAYS
from quartett.games.zoinx.rules import ZOINX_POINTS

TRUE_ZOINX = float(WAYS[0] / WAYS.sum())
MOST_DOTS = 60
"""With this many dots, everybody stops."""


def believed_odds(zoinx: float) -> list[float]:
    """ZNX-1: returns the believed chance of each number of dots in a throw."""
    dots = WAYS[1:] / WAYS[1:].sum() * (1 - zoinx)
    return [zoinx, *dots.tolist()]


def points_for_stopping(bet: int, dots: int) -> int:
    """ZNX-5: returns what the active player earns by stopping."""
    return bet if dots == bet else bet + dots


@lru_cache(maxsize=64)
def points_to_come(zoinx: float, bet: int) -> tuple[list[float], list[float]]:
    """Returns for each number of dots the expected points of the turn, and after one more throw."""
    chances = believed_odds(zoinx)
    turn = [float(points_for_stopping(bet, dots)) for dots in range(MOST_DOTS + DICE)]
    throw = list(turn)
    for dots in reversed(range(MOST_DOTS)):
        throw[dots] = sum(chances[more] * turn[dots + more] for more in range(1, DICE + 1))
        turn[dots] = throw[dots] if dots < bet else max(throw[dots], turn[dots])
    return turn, throw


@lru_cache(maxsize=64)
def points_of_bets(zoinx: float) -> list[float]:
    """Returns the active player's expected points for each bet."""
    return [points_to_come(zoinx, bet)[0][0] for bet in BETS]


@lru_cache(maxsize=64)
def points_of_replies(zoinx: float) -> list[float]:
    """Returns the others' expected points for each bet, ZOINX last.

    The active player is taken to believe the same.
    """
    expected = points_of_bets(zoinx)
    bet = BETS[expected.index(max(expected))]
    turn, throw = points_to_come(zoinx, bet)
    chances = believed_odds(zoinx)
    there = [1.0] + [0.0] * (MOST_DOTS + DICE)
    ended = [0.0] * len(there)
    ended_by_zoinx = 0.0
    for dots in range(MOST_DOTS):
        if dots >= bet and turn[dots] > throw[dots]:
            ended[dots] += there[dots]
            continue
        ended[dots] += there[dots] * zoinx
        ended_by_zoinx += there[dots] * zoinx
        for more in range(1, DICE + 1):
            there[dots + more] += there[dots] * chances[more]
    reached = [sum(ended[wanted:MOST_DOTS]) + sum(there[MOST_DOTS:]) for wanted in BETS]
    points = [chance * wanted for chance, wanted in zip(reached, BETS, strict=True)]
    return [*points, ZOINX_POINTS * ended_by_zoinx]
