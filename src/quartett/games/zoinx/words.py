"""The words of ZOINX! and what each means, in the order of their numbers."""

import numpy as np

BETS = (2, 4, 6, 8, 10)
MOVES = (*(f"bet {dots}" for dots in BETS), "bet zoinx", "roll", "stop")
BET_ZOINX, ROLL, STOP = (MOVES.index(word) for word in ("bet zoinx", "roll", "stop"))

BET_OF = np.array([*BETS, *[0] * (len(MOVES) - len(BETS))])
"""The dots a word bets on."""

DICE = 4
EVENTS = tuple(f"dots {dots}" for dots in range(DICE + 1))
WAYS = np.array([16, 32, 24, 8, 1])
"""ZNX-1: how many of the 81 equally likely throws show so many dots: binomial(4, 1/3)."""
