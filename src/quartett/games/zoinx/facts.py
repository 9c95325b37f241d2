"""What a picture of a ZOINX! table shows beyond its fields: see quartett/facts.py."""

from quartett.games.zoinx.moves import BET_OF, BETS, DICE
from quartett.games.zoinx.rules import Phase, State
from quartett.kit import rule
from quartett.layout import Layout, public

TABLES = {"dice": DICE, "bets": (*map(str, BETS), "zoinx")}


class Facts(Layout, most_seats=4):
    """Derived from what everybody sees."""

    missing: int = public()
    """ZNX-3: the dots that the active player still has to throw before stopping is allowed."""


@rule
def derive(position: State, facts: Facts) -> None:
    """Work out the facts of a table."""
    if position.phase == Phase.THROWING:
        bet = BET_OF[position.bets[position.active]]
        facts.missing = max(bet - position.dots, 0)
