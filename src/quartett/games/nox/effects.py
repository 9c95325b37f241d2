"""The effects that the rules of NOX report."""

from quartett.effects import NO_DETAILS, EffectKind, number, private, seat, word
from quartett.games.nox.moves import NUMBERS, ROUND_ENDS, SHOWN, WAYS


class Effect(EffectKind):
    """Effects in the order of a round."""

    ROUND_BEGAN = {"round": number(), "seat": seat()}
    """All cards are back in the pile; `seat` starts."""
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
    """Two stacks in the kitty of `seat` show this card and become one."""
    KITTY = {"seat": seat(), "was": number(), "worth": number(), "colours": word(*SHOWN)}
    """The new worth of a kitty; not reported if a card covers its equal."""
    DREW = {"seat": seat(), "card": private("seat", NUMBERS), "left": number()}
    ROUND_ENDED = {"why": word(*ROUND_ENDS), "round": number()}
    SCORED = {
        "seat": seat(),
        "worth": number(),
        "colours": word(*SHOWN),
        "points": number(),
        "score": number(),
    }
    """For each seat: the worth of its kitty, the points written down, and the new score."""
    GAME_OVER = NO_DETAILS
