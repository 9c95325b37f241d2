"""Why a word of Pig may not be chosen."""

from quartett.effects import RefusalKind, seat
from quartett.kit import ALLOWED, refuse, rule

from .rules import ROLL, Phase, State


class Refusal(RefusalKind):
    """Pig has no numbered rules: each names what it is about."""

    GAME_IS_OVER = "PIG-end"
    DIE_IS_ROLLING = "PIG-throw"
    NOT_YOUR_TURN = "PIG-turn", {"seat": seat()}
    ENOUGH_TO_WIN = "PIG-goal"


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """Whoever is active rolls or stops, and stops with enough for the goal."""
    if position.phase == Phase.OVER:
        return refuse(position, Refusal.GAME_IS_OVER)
    if position.phase == Phase.ROLLING:
        return refuse(position, Refusal.DIE_IS_ROLLING)
    if seat != position.active:
        return refuse(position, Refusal.NOT_YOUR_TURN, position.active)
    if move == ROLL and position.scores[seat] + position.turn_total >= position.goal:
        return refuse(position, Refusal.ENOUGH_TO_WIN)
    return ALLOWED
