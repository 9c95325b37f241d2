"""The words of ZOINX! in the order of their numbers, with the meaning of each."""

from functools import cache

import numpy as np

BETS = (2, 4, 6, 8, 10)
MOVES = (*(f"bet {dots}" for dots in BETS), "bet zoinx", "roll", "stop")
BET_ZOINX, ROLL, STOP = (MOVES.index(word) for word in ("bet zoinx", "roll", "stop"))

BET_OF = np.array([*BETS, *[0] * (len(MOVES) - len(BETS))])
"""The dots that a word bets on."""

DICE = 4
EVENTS = tuple(f"dots {dots}" for dots in range(DICE + 1))
WAYS = np.array([16, 32, 24, 8, 1])
"""ZNX-1: for each number of dots, how many of 81 equally likely throws show it."""

PARTS = ("own throws", "bets on dots", "bets on zoinx")
OWN_THROWS, BETS_ON_DOTS, BETS_ON_ZOINX = range(len(PARTS))


@cache
def chance_of_reaching(dots: int) -> float:
    """ZNX-1, ZNX-4: returns the chance of this many dots before a ZOINX, if throwing goes on."""
    if dots <= 0:
        return 1.0
    ways = WAYS.tolist()
    throws = sum(n * chance_of_reaching(dots - more) for more, n in enumerate(ways) if more)
    return float(throws / sum(ways))


PERCENT_ZOINX = round(100 * int(WAYS[0]) / int(WAYS.sum()))
PERCENT_OF = np.array([*(round(100 * chance_of_reaching(dots)) for dots in BETS), PERCENT_ZOINX])
"""For each bet: the chance to reach it if throwing goes on; for a ZOINX, with each throw."""
