"""What ZOINX! tells people, a second time: slowly, in plain Python, without the game's own rules.

The sayings that the game's compiled rules fill in are compared with these.
"""

from collections.abc import Sequence
from typing import Any

from quartett.games.zoinx.rules import ZOINX_POINTS
from quartett.games.zoinx.telling import reaching
from quartett.games.zoinx.words import BET_ZOINX, BETS, EVENTS, MOVES, ROLL, STOP, WAYS
from quartett.texts import Said


def does(table: Any, seat: int, words: Sequence[str]) -> list[Said]:
    """What each choice is worth, and how likely."""
    return [_does(table, seat, word) for word in words]


def _does(table: Any, seat: int, word: str) -> Said:
    match MOVES.index(word):
        case n if n == BET_ZOINX:
            return Said("does-bet-zoinx", {"points": ZOINX_POINTS, "percent": _percent_zoinx()})
        case n if n == ROLL:
            at_stake = _earned(table, seat)
            return Said("does-roll", {"points": at_stake, "percent": _percent_zoinx()})
        case n if n == STOP:
            then = _then(table, zoinx=False)
            return Said("does-stop", {"points": _earned(table, seat), "then": then})
        case n:
            own = "does-bet-own" if seat == table["active"] else "does-bet"
            dots = BETS[n]
            return Said(own, {"dots": dots, "percent": round(100 * reaching(dots))})


def told(table: Any, seat: int | None, word: str) -> Said:
    """A log line for a move, or for a throw."""
    if seat is None:
        return _told_throw(table, EVENTS.index(word))
    who = {"who_seat": seat}
    match MOVES.index(word):
        case n if n == BET_ZOINX:
            return Said("told-bet-zoinx", who)
        case n if n == ROLL:
            return Said("told-roll", {**who, "points": _earned(table, seat)})
        case n if n == STOP:
            dots, points, then = int(table["dots"]), _earned(table, seat), _then(table, zoinx=False)
            return Said("told-stop", {**who, "dots": dots, "points": points, "then": then})
        case n:
            return Said("told-bet", {**who, "dots": BETS[n]})


def _told_throw(table: Any, dots: int) -> Said:
    active, before = int(table["active"]), int(table["dots"])
    bets = table["bets"].tolist()[: table["seats"]]
    if dots == 0:
        foreseen, then = bets.count(BET_ZOINX), _then(table, zoinx=True)
        return Said(
            "told-zoinx",
            {"who_seat": active, "foreseen": foreseen, "points": ZOINX_POINTS, "then": then},
        )
    bet = BETS[bets[active]]
    reached = "yes" if before < bet <= before + dots else "no"
    return Said(
        "told-dots",
        {"who_seat": active, "dots": dots, "total": before + dots, "bet": bet, "reached": reached},
    )


def _percent_zoinx() -> int:
    return round(100 * int(WAYS[0]) / int(WAYS.sum()))


def _earned(table: Any, seat: int) -> int:
    """ZNX-5: what stopping now is worth."""
    bet, dots = BETS[table["bets"][seat]], int(table["dots"])
    return bet if dots == bet else bet + dots


def _then(table: Any, zoinx: bool) -> str:
    """ZNX-7: what the end of this turn leads to: play goes `on`, to the `last-round`, is `over`."""
    if last := table["last_turns"]:
        return "over" if last == 1 else "on"
    active, dots = int(table["active"]), table["dots"]
    bets, scores = table["bets"].tolist(), table["scores"].tolist()
    if not zoinx:
        scores[active] += _earned(table, active)
    others = [other for other in range(table["seats"]) if other != active]
    for other in others:
        if bets[other] == BET_ZOINX:
            scores[other] += ZOINX_POINTS if zoinx else 0
        elif dots >= BETS[bets[other]]:
            scores[other] += BETS[bets[other]]
    opens = scores[active] >= table["goal"] and scores[active] > max(scores[n] for n in others)
    return "last-round" if opens else "on"
