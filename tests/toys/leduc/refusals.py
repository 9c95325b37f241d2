"""Why a word of Leduc poker may not be chosen."""

from quartett.effects import RefusalKind, seat
from quartett.kit import ALLOWED, next_seat, refuse, rule

from .rules import FOLD, MOST_RAISES, RAISE, Phase, State


class Refusal(RefusalKind):
    """Leduc poker has no numbered rules: each names what it is about."""

    CARDS_ARE_DEALT = "LDC-deal"
    GAME_IS_OVER = "LDC-end"
    NOT_YOUR_TURN = "LDC-turn", {"seat": seat()}
    NOTHING_TO_FOLD_TO = "LDC-fold"
    NO_MORE_RAISES = "LDC-raise"


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """Fold only against a raise; raise at most twice in a round."""
    if position.phase == Phase.OVER:
        return refuse(position, Refusal.GAME_IS_OVER)
    if position.phase == Phase.DEALING or position.phase == Phase.TURNING:
        return refuse(position, Refusal.CARDS_ARE_DEALT)
    if seat != position.turn:
        return refuse(position, Refusal.NOT_YOUR_TURN, position.turn)
    other = next_seat(position, seat)
    if move == FOLD and position.stakes[seat] >= position.stakes[other]:
        return refuse(position, Refusal.NOTHING_TO_FOLD_TO)
    if move == RAISE and position.raises == MOST_RAISES:
        return refuse(position, Refusal.NO_MORE_RAISES)
    return ALLOWED
