"""The effects that the rules of ZOINX! report."""

from quartett.effects import NO_DETAILS, EffectKind, number, seat, word
from quartett.games.zoinx.moves import BETS, PARTS

ROLES = ("other", "active")
PART_TITLES = tuple(part.replace(" ", "-") for part in PARTS)
"""The parts of a score, spelt as texts select them."""


class Effect(EffectKind):
    """Effects in the order of a turn."""

    BET = {
        "seat": seat(),
        "bet": word(*BETS, "zoinx"),
        "percent": number(),
        "role": word(*ROLES),
    }
    """`percent`: the chance to reach the bet if throwing goes on; of a ZOINX, with each throw."""
    ROLLED_ON = {"seat": seat(), "points": number(), "percent": number()}
    """The points that stopping would have earned, and the chance that the next throw loses them."""
    THREW = {"seat": seat(), "dots": number(), "total": number()}
    REACHED = {"seat": seat(), "bet": number()}
    ZOINXED = {"seat": seat(), "total": number()}
    STOPPED = {"seat": seat(), "total": number()}
    SCORED = {"seat": seat(), "part": word(*PART_TITLES), "points": number(), "score": number()}
    LAST_ROUND = {"seat": seat(), "turns": number()}
    TURN_BEGAN = {"seat": seat()}
    GAME_OVER = NO_DETAILS
