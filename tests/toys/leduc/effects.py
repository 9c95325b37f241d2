"""What can happen in Leduc poker."""

from quartett.effects import EffectKind, number, private, reveals, seat, word

CARDS = ("J", "Q", "K")


class Effect(EffectKind):
    """In playing order."""

    DEALT = {"seat": seat(), "card": private("seat", CARDS)}
    FOLDED = {"seat": seat()}
    CALLED = {"seat": seat(), "stake": number()}
    RAISED = {"seat": seat(), "stake": number()}
    TURNED_UP = {"card": word(*CARDS)}
    SHOWED = reveals(seat=seat(), card=word(*CARDS))
    SCORED = {"seat": seat(), "points": number()}
    """In the end; what is lost is below nought."""
    GAME_OVER = {"why": word("folded", "showdown")}
