"""What can happen at a table of ZOINX!, as its rules report it."""

from quartett.effects import NO_DETAILS, EffectKind, number, seat, word
from quartett.games.zoinx.moves import BETS, PARTS

ROLES = ("other", "active")
PART_TITLES = tuple(part.replace(" ", "-") for part in PARTS)
"""As texts can select them."""


class Effect(EffectKind):
    """In the order of a turn."""

    BET = {
        "seat": seat(),
        "bet": word(*BETS, "zoinx"),
        "percent": number(),
        "role": word(*ROLES),
    }
    """How likely it is that so many dots come if the dice fly on; for a ZOINX, with each throw."""
    ROLLED_ON = {"seat": seat(), "points": number(), "percent": number()}
    """The points that stopping would have brought, and how likely the next throw takes them."""
    THREW = {"seat": seat(), "dots": number(), "total": number()}
    REACHED = {"seat": seat(), "bet": number()}
    ZOINXED = {"seat": seat(), "total": number()}
    STOPPED = {"seat": seat(), "total": number()}
    SCORED = {"seat": seat(), "part": word(*PART_TITLES), "points": number(), "score": number()}
    LAST_ROUND = {"seat": seat(), "turns": number()}
    TURN_BEGAN = {"seat": seat()}
    GAME_OVER = NO_DETAILS
