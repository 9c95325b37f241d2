"""What can happen at a table of NOX, as its rules report it."""

from quartett.effects import NO_DETAILS, EffectKind, number, private, seat, word
from quartett.games.nox.moves import NUMBERS, ROUND_ENDS, SHOWN, WAYS


class Effect(EffectKind):
    """In the order of a round."""

    ROUND_BEGAN = {"round": number(), "seat": seat()}
    """All cards are back in the pile; this seat starts."""
    DEALT = {"seat": seat(), "card": private("seat", NUMBERS), "left": number()}
    TURN_BEGAN = {"seat": seat()}
    LAID = {
        "seat": seat(),
        "card": word(*NUMBERS),
        "before": seat(),
        "onto": word(*NUMBERS, "none"),
        "way": word(*WAYS),
    }
    """From the hand of `seat` into the kitty of `before`."""
    MERGED = {"seat": seat(), "card": word(*NUMBERS)}
    """Two stacks in the kitty of this seat show this card and become one."""
    KITTY = {"seat": seat(), "was": number(), "worth": number(), "colours": word(*SHOWN)}
    """What a lay makes of a kitty; not reported where a card covers its equal."""
    DREW = {"seat": seat(), "card": private("seat", NUMBERS), "left": number()}
    ROUND_ENDED = {"why": word(*ROUND_ENDS), "round": number()}
    SCORED = {
        "seat": seat(),
        "worth": number(),
        "colours": word(*SHOWN),
        "points": number(),
        "score": number(),
    }
    """Of every seat: what its kitty is worth, the points it writes down for it, its new score."""
    GAME_OVER = NO_DETAILS
