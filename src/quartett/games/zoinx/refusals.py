"""Says which rule of ZOINX! forbids a word."""

from quartett.effects import RefusalKind, seat
from quartett.games.zoinx.moves import BET_ZOINX, ROLL
from quartett.games.zoinx.rules import Phase, State
from quartett.kit import ALLOWED, refuse, rule


class Refusal(RefusalKind):
    """Reasons for refusing a word, each with its rule."""

    ACTIVE_MAY_NOT_BET_ZOINX = "ZNX-2"
    BET_BEFORE_THROWING = "ZNX-2"
    BETS_ARE_SHOWN = "ZNX-2"
    DICE_ARE_FLYING = "ZNX-3"
    NOT_YOUR_THROW = "ZNX-3", {"seat": seat()}
    GAME_IS_OVER = "ZNX-7"


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """ZNX-2: first everyone bets. ZNX-3: then the active player throws until it is time to stop."""
    decision = move >= ROLL
    if position.phase == Phase.OVER:
        return refuse(position, Refusal.GAME_IS_OVER)
    if position.phase == Phase.BETTING:
        if decision:
            return refuse(position, Refusal.BET_BEFORE_THROWING)
        if move == BET_ZOINX and seat == position.active:
            return refuse(position, Refusal.ACTIVE_MAY_NOT_BET_ZOINX)
        return ALLOWED
    if not decision:
        return refuse(position, Refusal.BETS_ARE_SHOWN)
    if seat != position.active:
        return refuse(position, Refusal.NOT_YOUR_THROW, position.active)
    if position.phase == Phase.THROWING:
        return refuse(position, Refusal.DICE_ARE_FLYING)
    return ALLOWED
