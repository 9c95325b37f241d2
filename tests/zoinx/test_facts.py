"""What the picture of a ZOINX! table shows beyond its fields."""

from typing import cast

import quartett
from quartett import Position
from quartett.games.zoinx.facts import TABLES
from quartett.games.zoinx.moves import EVENTS, MOVES
from quartett.protocol.schema import named_facts
from quartett.record import Step, advance


def missing(position: Position) -> int:
    return int(named_facts(position)["missing"])


def test_ZNX_3_below_the_own_bet_some_dots_are_missing() -> None:
    position = quartett.game("zoinx", 2).start()
    assert missing(position) == 0, "nobody throws while all bet"
    position = advance(position, Step.parse("0 bet 6; 1 bet 2"))
    assert missing(position) == 6
    position = advance(position, Step.parse("dots 4"))
    assert missing(position) == 2
    position = advance(position, Step.parse("dots 3"))
    assert missing(position) == 0
    assert "stop" in position.game.choices(position, 0)
    position = advance(position, Step.parse("0 roll"))
    assert missing(position) == 0, "the bet stays reached"


def test_ZNX_1_and_ZNX_2_dice_and_bets_are_published() -> None:
    assert EVENTS[-1] == f"dots {TABLES['dice']}"
    bets = cast(tuple[str, ...], TABLES["bets"])
    assert [f"bet {bet}" for bet in bets] == [one for one in MOVES if one[:3] == "bet"]
