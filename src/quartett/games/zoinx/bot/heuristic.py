"""What a turn of ZOINX! seems to bring to somebody who looks no further, and may trust his luck.

`zoinx` is the chance of a ZOINX he believes in. Whoever thinks it smaller than it is bets high and
throws too often: he pushes his luck, as children do.
"""

from functools import lru_cache

from quartett.games.zoinx.moves import BETS, DICE, WAYS
from quartett.games.zoinx.rules import ZOINX_POINTS

TRUE_ZOINX = float(WAYS[0] / WAYS.sum())
MOST_DOTS = 60
"""With so many dots everybody stops."""


def believed(zoinx: float) -> list[float]:
    """ZNX-1: the chance of each number of dots in a throw, as believed."""
    dots = WAYS[1:] / WAYS[1:].sum() * (1 - zoinx)
    return [zoinx, *dots.tolist()]


def stopped(bet: int, dots: int) -> int:
    """ZNX-5: what the active player earns by stopping."""
    return bet if dots == bet else bet + dots


@lru_cache(maxsize=64)
def points_to_come(zoinx: float, bet: int) -> tuple[list[float], list[float]]:
    """For each number of dots: the points the turn will bring, and those after one more throw."""
    chances = believed(zoinx)
    turn = [float(stopped(bet, dots)) for dots in range(MOST_DOTS + DICE)]
    throw = list(turn)
    for dots in reversed(range(MOST_DOTS)):
        throw[dots] = sum(chances[more] * turn[dots + more] for more in range(1, DICE + 1))
        turn[dots] = throw[dots] if dots < bet else max(throw[dots], turn[dots])
    return turn, throw


@lru_cache(maxsize=64)
def points_of_bets(zoinx: float) -> list[float]:
    """What each bet promises the active player."""
    return [points_to_come(zoinx, bet)[0][0] for bet in BETS]


@lru_cache(maxsize=64)
def points_of_replies(zoinx: float) -> list[float]:
    """What each bet, ZOINX last, promises the others, if the active player believes the same."""
    promised = points_of_bets(zoinx)
    bet = BETS[promised.index(max(promised))]
    turn, throw = points_to_come(zoinx, bet)
    chances = believed(zoinx)
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
    promises = [chance * wanted for chance, wanted in zip(reached, BETS, strict=True)]
    return [*promises, ZOINX_POINTS * ended_by_zoinx]
