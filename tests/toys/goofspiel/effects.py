"""What can happen in Goofspiel."""

from quartett.effects import NO_DETAILS, EffectKind, number, reveals, seat, word

MOST = 13
CARDS = tuple(range(1, MOST + 1))


class Effect(EffectKind):
    """In playing order."""

    TURNED_UP = {"prize": number()}
    SPENT = {"seat": seat(), "left": number()}
    """A bid leaves the hand: how many cards are left in it."""
    BID = reveals(seat=seat(), card=word(*CARDS))
    WON = {"seat": seat(), "points": number(), "score": number()}
    NOBODY_WON = {"points": number()}
    GAME_OVER = NO_DETAILS
