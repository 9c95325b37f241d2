"""ZOINX! for people: the table as text, what a word does, what has happened, what is refused."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from quartett.games.zoinx.rules import NO_BET, ZOINX_POINTS, Phase
from quartett.games.zoinx.words import BET_OF, BET_ZOINX, BETS, EVENTS, MOVES, ROLL, STOP, WAYS
from quartett.layout import Eyes
from quartett.texts import Said


def draw(table: Any, eyes: Eyes) -> str:
    """Everyone's bet and score, and the dots of this turn."""
    active, bets, scores = int(table.active), table.bets, table.scores
    lines = []
    for seat in range(table.seats):
        marks = "> " if seat == active else "  "
        you = " (you)" if seat == eyes else ""
        bet = "" if bets[seat] == NO_BET else f"bets {_bet(bets[seat])}"
        lines.append(f"{marks}seat {seat}{you:<6}  {scores[seat]:>3} points  {bet}".rstrip())
    if table.phase in (Phase.THROWING, Phase.DECIDING):
        lines.append(f"  seat {active} has {'●' * int(table.dots) or 'no dots yet'}".rstrip())
    if table.last_turns:
        lines.append(f"  last round: {table.last_turns} turns to go (goal {table.goal})")
    return "\n".join(lines)


def _bet(bet: int) -> str:
    return "ZOINX" if bet == BET_ZOINX else str(BETS[bet])


def forbids(table: Any, seat: int, word: str) -> tuple[str, str, dict[str, Any]] | None:
    """The rule that stands against this word now."""
    number = MOVES.index(word)
    if table.phase == Phase.BETTING:
        if number == BET_ZOINX:
            return "ZNX-2", "active-may-not-bet-zoinx", {}
        return "ZNX-2", "bet-before-throwing", {}
    if number not in (ROLL, STOP):
        return "ZNX-2", "bets-are-shown", {}
    return None


# Fields are read as `table["dots"]` where it has to be quick: `table.dots` takes seven times as
# long.


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


@cache
def reaching(dots: int) -> float:
    """ZNX-1, ZNX-4: the chance to have so many dots before a ZOINX, if the dice fly on."""
    if dots <= 0:
        return 1.0
    ways = WAYS.tolist()
    throws = sum(n * reaching(dots - more) for more, n in enumerate(ways) if more)
    return float(throws / sum(ways))


@cache
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


def faults(table: Any) -> list[str]:
    """What no table can look like, beyond what the fields themselves forbid."""
    found = []
    seats, active, phase = int(table.seats), int(table.active), int(table.phase)
    if active >= seats:
        return [f"expected an active seat from 0 to {seats - 1}; got {active}"]
    for seat in range(seats):
        if (table.bets[seat] == NO_BET) != (phase == Phase.BETTING):
            found.append(f"ZNX-2: expected a bet of seat {seat} exactly when betting is over")
        if table.points[seat].sum() != table.scores[seat]:
            found.append(f"expected the points of seat {seat} to add up to {table.scores[seat]}")
        if table.scored_in[seat] > table.turn:
            found.append(f"expected seat {seat} to have scored in this turn or before")
    if table.bets[active] == BET_ZOINX:
        found.append("ZNX-2: the active player may not bet ZOINX")
    elif phase == Phase.DECIDING and table.dots < BET_OF[table.bets[active]]:
        found.append("ZNX-3: below his bet the active player has nothing to decide")
    if table.last_turns >= seats:
        found.append(f"ZNX-7: expected at most {seats - 1} turns in the last round")
    return found
