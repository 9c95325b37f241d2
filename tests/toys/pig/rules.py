"""The rules of Pig, as OpenSpiel plays it."""

from enum import IntEnum

import numpy as np

from quartett.kit import Ints, next_seat, note, offer, rule
from quartett.layout import SEATS, Layout, public, setting

from .effects import Effect

MOVES = ("roll", "stop")
ROLL, STOP = range(len(MOVES))
FACES = (1, 2, 3, 4, 5, 6)
EVENTS = tuple(f"die {face}" for face in FACES)
PIPS = np.array(FACES)
UNLUCKY = 1
MOST_SEATS = 2


class Phase(IntEnum):
    """What comes next."""

    CHOOSING = 0
    ROLLING = 1
    OVER = 2


class Ending(IntEnum):
    """Why a game is over."""

    NOT_YET = 0
    GOAL_REACHED = 1
    TIME_UP = 2


class State(Layout, most_seats=MOST_SEATS):
    """Everything lies open."""

    goal: int = setting(low=1)
    horizon: int = setting(low=1)
    phase: int = public(names=Phase)
    active: int = public(high=MOST_SEATS - 1)
    chosen: int = public(high=1000)
    turn_total: int = public()
    scores: Ints = public(SEATS)


@rule
def set_up(position: State) -> None:
    """The start player chooses first."""
    position.active = position.start


@rule
def odds(position: State, weights: Ints) -> int:
    """A fair die."""
    if position.phase != Phase.ROLLING:
        return 0
    for face in range(len(PIPS)):
        weights[face] = 1
    return len(PIPS)


@rule
def happen(position: State, event: int) -> None:
    """A one loses what this turn has gathered; anything else is gathered."""
    position.phase = Phase.CHOOSING
    if PIPS[event] == UNLUCKY:
        note(position, Effect.THREW, position.active, PIPS[event], 0)
        pass_on(position)
        note(position, Effect.TURN_BEGAN, position.active)
    else:
        position.turn_total += PIPS[event]
        note(position, Effect.THREW, position.active, PIPS[event], position.turn_total)


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """Roll or stop; with enough for the goal there is nothing but to stop."""
    if position.phase != Phase.CHOOSING or seat != position.active:
        return 0
    offered = 0
    if position.scores[seat] + position.turn_total < position.goal:
        offered = offer(allowed, offered, ROLL)
    return offer(allowed, offered, STOP)


@rule
def resolve(position: State, moves: Ints) -> None:
    """Whoever stops keeps the points; at the goal, or when time is up, the game is over."""
    seat = position.active
    position.chosen += 1
    if moves[seat] == ROLL:
        note(position, Effect.ROLLED_ON, seat, position.turn_total)
        position.phase = Phase.ROLLING
    else:
        position.scores[seat] += position.turn_total
        note(position, Effect.SCORED, seat, position.turn_total, position.scores[seat])
        pass_on(position)
    if position.scores[seat] >= position.goal or position.chosen == position.horizon:
        note(position, Effect.GAME_OVER, position.scores[seat] < position.goal)
        position.phase = Phase.OVER
    elif moves[seat] == STOP:
        note(position, Effect.TURN_BEGAN, position.active)


@rule
def pass_on(position: State) -> None:
    """The next turn begins with nothing."""
    position.turn_total = 0
    position.active = next_seat(position, position.active)


@rule
def score(position: State, seat: int) -> int:
    """Points kept; nobody has any when time is up."""
    if ending(position) == Ending.TIME_UP:
        return 0
    return position.scores[seat]


@rule
def ending(position: State) -> int:
    """Somebody has reached the goal, or nobody has in time."""
    if position.phase != Phase.OVER:
        return Ending.NOT_YET
    for seat in range(position.seats):
        if position.scores[seat] >= position.goal:
            return Ending.GOAL_REACHED
    return Ending.TIME_UP
