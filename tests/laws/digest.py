"""Prints the digest of many random games' rows; run compiled and interpreted, and compared."""

import sys

import quartett
from laws.laws import digest_of_games

if __name__ == "__main__":
    games, seed, name, seats, *options = sys.argv[1:]
    chosen = quartett.game(name, int(seats), **dict(o.split("=", 1) for o in options))
    print(digest_of_games(chosen, int(games), int(seed)))
