"""Why a word of tic-tac-toe may not be chosen."""

from quartett.effects import RefusalKind, seat, word
from quartett.kit import ALLOWED, refuse, rule

from .effects import NAMES
from .rules import Ending, State


class Refusal(RefusalKind):
    """Tic-tac-toe has no numbered rules: each names what it is about."""

    GAME_IS_OVER = "TTT-end"
    NOT_YOUR_TURN = "TTT-turn", {"seat": seat()}
    IS_MARKED = "TTT-mark", {"square": word(*NAMES)}


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """Any empty square, in turn."""
    if position.ended != Ending.NOT_YET:
        return refuse(position, Refusal.GAME_IS_OVER)
    if seat != position.turn:
        return refuse(position, Refusal.NOT_YOUR_TURN, position.turn)
    if (position.marks[0] | position.marks[1]) >> move & 1:
        return refuse(position, Refusal.IS_MARKED, move)
    return ALLOWED
