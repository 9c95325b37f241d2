"""Why a word of Kuhn poker may not be chosen."""

from quartett.effects import RefusalKind, seat
from quartett.kit import ALLOWED, refuse, rule

from .rules import State, ending


class Refusal(RefusalKind):
    """Kuhn poker has no numbered rules: each names what it is about."""

    CARDS_ARE_DEALT = "KHN-deal"
    GAME_IS_OVER = "KHN-end"
    NOT_YOUR_TURN = "KHN-turn", {"seat": seat()}


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """After the deal the seats speak in turn."""
    if position.left > 1:
        return refuse(position, Refusal.CARDS_ARE_DEALT)
    if ending(position) != 0:
        return refuse(position, Refusal.GAME_IS_OVER)
    if seat != position.spoken % 2:
        return refuse(position, Refusal.NOT_YOUR_TURN, position.spoken % 2)
    return ALLOWED
