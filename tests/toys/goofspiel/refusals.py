"""Why a word of Goofspiel may not be chosen."""

from quartett.effects import RefusalKind, word
from quartett.kit import ALLOWED, refuse, rule

from .effects import CARDS
from .rules import State, ending


class Refusal(RefusalKind):
    """Goofspiel has no numbered rules: each names what it is about."""

    GAME_IS_OVER = "GFS-end"
    NO_PRIZE_YET = "GFS-prize"
    NOT_IN_HAND = "GFS-hand", {"card": word(*CARDS)}


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """Any card of the hand, once there is a prize."""
    if ending(position) != 0:
        return refuse(position, Refusal.GAME_IS_OVER)
    if not position.prize:
        return refuse(position, Refusal.NO_PRIZE_YET)
    if not position.hands[seat, move]:
        return refuse(position, Refusal.NOT_IN_HAND, move)
    return ALLOWED
