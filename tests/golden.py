"""Writes perft.txt and playthrough.txt of every game found: `make golden`, then read the diff."""

import sys

import conftest  # noqa: F401 - finds the games of the tests
from laws.laws import perft
from laws.settings import small
from quartett import games
from quartett.analysis.playthrough import playthrough

if __name__ == "__main__":
    for name in sys.argv[1:] or games.names():
        game = small(name)
        (game.folder / "perft.txt").write_text(perft(game), "utf-8")
        (game.folder / "playthrough.txt").write_text(playthrough(game), "utf-8")
        print(game.heading)
