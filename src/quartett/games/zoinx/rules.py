"""The rules of ZOINX!, ZNX-1 to ZNX-8."""

from enum import IntEnum

from quartett.games.zoinx.effects import Effect
from quartett.games.zoinx.moves import (
    BET_OF,
    BET_ZOINX,
    BETS,
    BETS_ON_DOTS,
    BETS_ON_ZOINX,
    EVENTS,
    MOVES,
    OWN_THROWS,
    PARTS,
    PERCENT_OF,
    PERCENT_ZOINX,
    ROLL,
    STOP,
    WAYS,
)
from quartett.kit import Grid, Ints, next_seat, note, offer, rule, sole_highest
from quartett.layout import SEATS, Layout, public, setting

__all__ = ["EVENTS", "MOVES", "PARTS"]

ZOINX_POINTS = 5
NO_BET = len(BETS) + 1


class Phase(IntEnum):
    """A turn, in playing order."""

    BETTING = 0
    THROWING = 1
    DECIDING = 2
    OVER = 3


class Ending(IntEnum):
    """Why a game is over."""

    NOT_YET = 0
    LAST_ROUND = 1


class LastRound(IntEnum):
    """ZNX-7: who is active once more in the last round."""

    OTHERS = 0
    EVERYONE = 1


class State(Layout, most_seats=4):
    """The table: nothing is hidden once the bets are revealed."""

    goal: int = setting(low=1)
    last_round: int = setting(names=LastRound)
    phase: int = public(names=Phase)
    turn: int = public(high=2**31 - 1)
    active: int = public(high=3)
    last_turns: int = public(high=4)
    bets: Ints = public(SEATS, names=(*BETS, "zoinx", "-"))
    dots: int = public(high=2**31 - 1)
    points: Grid = public(SEATS, len(PARTS), high=2**31 - 1)
    scores: Ints = public(SEATS, high=2**31 - 1)
    scored_in: Ints = public(SEATS, high=2**31 - 1)


@rule
def set_up(position: State) -> None:
    """The start player is active first."""
    position.active = position.start
    position.turn = 1
    begin_betting(position)


@rule
def begin_betting(position: State) -> None:
    """ZNX-2: before the first throw, all bet at the same time."""
    position.phase = Phase.BETTING
    position.dots = 0
    note(position, Effect.TURN_BEGAN, position.active)
    for seat in range(position.seats):
        position.bets[seat] = NO_BET


@rule
def odds(position: State, weights: Ints) -> int:
    """ZNX-1: four dice, each showing a dot with probability one third."""
    if position.phase != Phase.THROWING:
        return 0
    total = 0
    for dots in range(len(WAYS)):
        weights[dots] = WAYS[dots]
        total += WAYS[dots]
    return total


@rule
def happen(position: State, event: int) -> None:
    """ZNX-3, ZNX-4: dots add up; below the bet the player throws again; no dot ends the turn."""
    bet = BET_OF[position.bets[position.active]]
    note(position, Effect.THREW, position.active, event, position.dots + event)
    if event == 0:
        note(position, Effect.ZOINXED, position.active, position.dots)
        end_turn(position, True)
        return
    if position.dots < bet <= position.dots + event:
        note(position, Effect.REACHED, position.active, bet)
    position.dots += event
    if position.dots >= bet:
        position.phase = Phase.DECIDING


@rule
def thrower(position: State) -> int:
    """ZNX-3: the active player throws."""
    return position.active


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """ZNX-2: the active player may not bet ZOINX. ZNX-3: at or above the bet, throw or stop."""
    offered = 0
    if position.phase == Phase.BETTING:
        for bet in range(len(BETS)):
            offered = offer(allowed, offered, bet)
        if seat != position.active:
            offered = offer(allowed, offered, BET_ZOINX)
    elif position.phase == Phase.DECIDING and seat == position.active:
        offered = offer(allowed, offered, ROLL)
        offered = offer(allowed, offered, STOP)
    return offered


@rule
def resolve(position: State, moves: Ints) -> None:
    """Reveals all bets together, or carries out the active player's decision."""
    if position.phase == Phase.BETTING:
        for seat in range(position.seats):
            position.bets[seat] = moves[seat]
            percent = PERCENT_OF[moves[seat]]
            note(position, Effect.BET, seat, moves[seat], percent, seat == position.active)
        position.phase = Phase.THROWING
    elif moves[position.active] == ROLL:
        note(position, Effect.ROLLED_ON, position.active, at_stake(position), PERCENT_ZOINX)
        position.phase = Phase.THROWING
    else:
        note(position, Effect.STOPPED, position.active, position.dots)
        end_turn(position, False)


@rule
def end_turn(position: State, zoinx: bool) -> None:
    """Scores the turn, then begins the next turn or the last round, or ends the game."""
    score_active(position, zoinx)
    for seat in range(position.seats):
        if seat != position.active:
            score_other(position, seat, zoinx)
    pass_on(position)


@rule
def score_active(position: State, zoinx: bool) -> None:
    """ZNX-4: nothing after a ZOINX."""
    if not zoinx:
        earn(position, position.active, OWN_THROWS, at_stake(position))


@rule
def at_stake(position: State) -> int:
    """ZNX-5: stopping earns the bet if the dots equal it, and bet plus dots if there are more."""
    bet: int = BET_OF[position.bets[position.active]]
    return bet if position.dots == bet else bet + position.dots


@rule
def score_other(position: State, seat: int, zoinx: bool) -> None:
    """ZNX-6: a bet that the dots reached counts despite a ZOINX; a bet on ZOINX earns 5."""
    if position.bets[seat] == BET_ZOINX:
        if zoinx:
            earn(position, seat, BETS_ON_ZOINX, ZOINX_POINTS)
    elif position.dots >= BET_OF[position.bets[seat]]:
        earn(position, seat, BETS_ON_DOTS, BET_OF[position.bets[seat]])


@rule
def earn(position: State, seat: int, part: int, points: int) -> None:
    """Writes points down, and the turn, which breaks ties (ZNX-8)."""
    position.points[seat, part] += points
    position.scores[seat] += points
    position.scored_in[seat] = position.turn
    note(position, Effect.SCORED, seat, part, points, position.scores[seat])


@rule
def pass_on(position: State) -> None:
    """ZNX-7: a player at the goal and ahead of all starts the last round."""
    if position.last_turns > 0:
        position.last_turns -= 1
        if position.last_turns == 0:
            note(position, Effect.GAME_OVER)
            position.phase = Phase.OVER
            return
    elif position.scores[position.active] >= position.goal and sole_highest(
        position.scores, position.seats, position.active
    ):
        position.last_turns = turns_in_last_round(position)
        note(position, Effect.LAST_ROUND, position.active, position.last_turns)
    position.active = next_seat(position, position.active)
    position.turn += 1
    begin_betting(position)


@rule
def turns_in_last_round(position: State) -> int:
    """ZNX-7: every other player is active once more; by the option, last of all the starter too."""
    return position.seats if position.last_round == LastRound.EVERYONE else position.seats - 1


@rule
def score(position: State, seat: int) -> int:
    """Returns the points written down."""
    return position.scores[seat]


@rule
def tie_break(position: State, seat: int) -> int:
    """ZNX-8: of equal scores, the one reached in an earlier turn wins."""
    return -position.scored_in[seat]


@rule
def parts(position: State, seat: int, points: Ints) -> None:
    """Lists where the points came from."""
    for part in range(len(PARTS)):
        points[part] = position.points[seat, part]


@rule
def ending(position: State) -> int:
    """ZNX-7: the game ends with the last round."""
    if position.phase == Phase.OVER:
        return Ending.LAST_ROUND
    return Ending.NOT_YET
