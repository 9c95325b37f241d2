"""What can happen in Pig."""

from quartett.effects import EffectKind, number, seat, word


class Effect(EffectKind):
    """In the order of a turn."""

    ROLLED_ON = {"seat": seat(), "points": number()}
    """The points of this turn that a one would lose."""
    THREW = {"seat": seat(), "pips": number(), "total": number()}
    SCORED = {"seat": seat(), "points": number(), "score": number()}
    TURN_BEGAN = {"seat": seat()}
    GAME_OVER = {"why": word("goal-reached", "time-up")}
