"""What can happen in tic-tac-toe."""

from quartett.effects import EffectKind, seat, word

NAMES = tuple(f"{column}{row}" for row in (3, 2, 1) for column in "abc")
"""Of the squares."""


class Effect(EffectKind):
    """In playing order."""

    MARKED = {"seat": seat(), "square": word(*NAMES)}
    TURN_BEGAN = {"seat": seat()}
    GAME_OVER = {"why": word("line", "full")}
