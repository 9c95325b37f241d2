"""What can happen in Kuhn poker."""

from quartett.effects import EffectKind, number, private, reveals, seat, word

CARDS = ("J", "Q", "K")
WORDS = ("pass", "bet")


class Effect(EffectKind):
    """In playing order."""

    DEALT = {"seat": seat(), "card": private("seat", CARDS)}
    SPOKE = {"seat": seat(), "word": word(*WORDS)}
    SHOWED = reveals(seat=seat(), card=word(*CARDS))
    SCORED = {"seat": seat(), "points": number()}
    """In the end; what is lost is below nought."""
    GAME_OVER = {"why": word("fold", "showdown")}
