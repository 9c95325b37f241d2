"""ZOINX! in words: what a choice is worth and how likely, and what has happened."""

from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np

from quartett.game import NO_SEAT
from quartett.games.zoinx.rules import ZOINX_POINTS, Phase, Table, end_turn, happen
from quartett.games.zoinx.words import BET_OF, BET_ZOINX, BETS, ROLL, STOP, WAYS
from quartett.kit import rule
from quartett.sayings import Details, one_of, whole


class Message(IntEnum):
    """As the catalogue names them: `does-bet-own`."""

    DOES_BET = 0
    DOES_BET_OWN = 1
    DOES_BET_ZOINX = 2
    DOES_ROLL = 3
    DOES_STOP = 4
    TOLD_BET = 5
    TOLD_BET_ZOINX = 6
    TOLD_ROLL = 7
    TOLD_STOP = 8
    TOLD_DOTS = 9
    TOLD_ZOINX = 10


ON, LAST_ROUND, OVER = range(3)


@cache
def reaching(dots: int) -> float:
    """ZNX-1, ZNX-4: the chance to have so many dots before a ZOINX, if the dice fly on."""
    if dots <= 0:
        return 1.0
    ways = WAYS.tolist()
    throws = sum(n * reaching(dots - more) for more, n in enumerate(ways) if more)
    return float(throws / sum(ways))


PERCENT_REACHING = np.array([round(100 * reaching(dots)) for dots in BETS])
"""Of each bet on dots: how likely so many dots come, if the dice fly on."""
PERCENT_ZOINX = round(100 * int(WAYS[0]) / int(WAYS.sum()))


class Saying(
    Details,
    of={
        Message.DOES_BET: ("dots", "percent"),
        Message.DOES_BET_OWN: ("dots", "percent"),
        Message.DOES_BET_ZOINX: ("points", "percent"),
        Message.DOES_ROLL: ("points", "percent"),
        Message.DOES_STOP: ("points", "then"),
        Message.TOLD_BET: ("who_seat", "dots"),
        Message.TOLD_BET_ZOINX: ("who_seat",),
        Message.TOLD_ROLL: ("who_seat", "points"),
        Message.TOLD_STOP: ("who_seat", "dots", "points", "then"),
        Message.TOLD_DOTS: ("who_seat", "dots", "total", "bet", "reached"),
        Message.TOLD_ZOINX: ("who_seat", "foreseen", "points", "then"),
    },
):
    """Everything a message of ZOINX! may tell."""

    who_seat: int = whole()
    dots: int = whole()
    total: int = whole()
    bet: int = whole()
    reached: int = one_of("no", "yes")
    foreseen: int = whole()
    points: int = whole()
    percent: int = whole()
    then: int = one_of("on", "last-round", "over")


@rule
def does(position: Table, spare: Any, seat: int, move: int, saying: Saying) -> int:
    """What a choice is worth, and how likely. Throwing on risks what stopping would bring."""
    if move == ROLL:
        tell_stop(position, spare, saying)
        saying.percent = PERCENT_ZOINX
        return Message.DOES_ROLL
    if move == STOP:
        tell_stop(position, spare, saying)
        return Message.DOES_STOP
    if move == BET_ZOINX:
        saying.points, saying.percent = ZOINX_POINTS, PERCENT_ZOINX
        return Message.DOES_BET_ZOINX
    saying.dots, saying.percent = BET_OF[move], PERCENT_REACHING[move]
    return Message.DOES_BET_OWN if seat == position.active else Message.DOES_BET


@rule
def told(position: Table, spare: Any, seat: int, made: int, saying: Saying) -> int:
    """A bet, a decision, or a throw, which everybody sees."""
    if seat == NO_SEAT:
        return told_throw(position, spare, made, saying)
    saying.who_seat = seat
    if made == ROLL:
        tell_stop(position, spare, saying)
        return Message.TOLD_ROLL
    if made == STOP:
        tell_stop(position, spare, saying)
        saying.dots = position.dots
        return Message.TOLD_STOP
    saying.dots = BET_OF[made]
    return Message.TOLD_BET_ZOINX if made == BET_ZOINX else Message.TOLD_BET


@rule
def told_throw(position: Table, spare: Any, dots: int, saying: Saying) -> int:
    """ZNX-3: dots, and whether the bet is reached with them. ZNX-4: or a ZOINX."""
    spare[0] = position
    after = spare[0]
    happen(after, dots)
    saying.who_seat = position.active
    if dots == 0:
        saying.foreseen, saying.points = foreseen(position), ZOINX_POINTS
        saying.then = then(position, after)
        return Message.TOLD_ZOINX
    saying.dots, saying.total = dots, after.dots
    saying.bet = BET_OF[position.bets[position.active]]
    saying.reached = position.dots < saying.bet and after.phase == Phase.DECIDING
    return Message.TOLD_DOTS


@rule
def tell_stop(position: Table, spare: Any, saying: Saying) -> None:
    """ZNX-5: what stopping now brings to the active player, and what it leads to."""
    spare[0] = position
    after = spare[0]
    end_turn(after, False)
    saying.points = after.scores[position.active] - position.scores[position.active]
    saying.then = then(position, after)


@rule
def then(position: Table, after: Table) -> int:
    """ZNX-7: what the end of a turn leads to: play goes `on`, to the `last-round`, is `over`."""
    if after.phase == Phase.OVER:
        return OVER
    return LAST_ROUND if after.last_turns > position.last_turns else ON


@rule
def foreseen(position: Table) -> int:
    """ZNX-6: how many have bet on a ZOINX."""
    found = 0
    for seat in range(position.seats):
        if position.bets[seat] == BET_ZOINX:
            found += 1
    return found
