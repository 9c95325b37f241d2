"""The bots of BLOXX!: they evaluate all sheets, and the strongest level looks a roll ahead."""

from collections.abc import Sequence

import numpy as np

from quartett.bots import Judgement, Level, Thinker
from quartett.compiled import Array
from quartett.game import Game, View
from quartett.games.bloxx.bot.evaluation import Floats
from quartett.games.bloxx.bot.lookahead import (
    ALL_SHEETS,
    AT_ONCE,
    NEXT_ROLL,
    OWN_SHEET,
    Scratch,
    judge_words,
)
from quartett.games.bloxx.bot.weights import WEIGHTS
from quartett.games.bloxx.moves import DICE, FACES
from quartett.games.bloxx.state import Support

A_POINT = 0.05
"""The approximate value of a point, in shares of a win."""
TIE_BREAK = 1e-6
"""Noise that only decides between equal words."""

GREEDY = Level("greedy", playouts=0, depth=AT_ONCE, noise=TIE_BREAK)
LEVELS = (
    Level("hatchling", playouts=0, depth=AT_ONCE, noise=0.08),
    Level("apprentice", playouts=0, depth=OWN_SHEET, noise=0.115),
    Level("regular", playouts=0, depth=OWN_SHEET, noise=0.08),
    Level("expert", playouts=0, depth=ALL_SHEETS, noise=0.065),
    Level("master", playouts=0, depth=ALL_SHEETS, noise=0.03),
    Level("oracle", playouts=24, depth=NEXT_ROLL),
)


def thinker(game: Game) -> Thinker:
    """Returns a thinker that judges every drawing, and the best `playouts` a roll further."""
    weights = WEIGHTS[Support[str(game.options["support"]).upper()]]

    def points(view: View, words: Array, depth: int) -> Floats:
        assert view.viewer is not None
        values = np.zeros(len(words))
        base = view.row.copy()
        scratch = Scratch(
            row=base.copy(),
            allowed=np.zeros(game.most_choices, np.int64),
            best=np.zeros((len(DICE), FACES, 2)),
        )
        judge_words(base, view.viewer, words, depth, weights, values, scratch)
        return values

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        words = np.array([game.move_numbers[word] for word in choices])
        values = points(view, words, min(depth, ALL_SHEETS))
        if depth == NEXT_ROLL:
            promising = np.argsort(-values, kind="stable")[:playouts]
            further = points(view, words[promising], NEXT_ROLL)
            values += (further - values[promising]).mean()
            values[promising] = further
        shares: list[float] = (values * A_POINT).tolist()
        return shares

    return think
