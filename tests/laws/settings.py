"""Every game found, at every number of seats, with every value of every option."""

from dataclasses import replace
from itertools import product
from typing import Any

import quartett
from quartett import Game, games
from quartett.options import About, Option


def values(option: Option, about: About) -> list[Any]:
    """Every value of an option; of numbers and components only the default, or a brief one."""
    match option.allowed:
        case tuple() as words:
            return list(words)
        case type():
            return [False, True]
        case _:
            return [about.brief.get(option.name, option.default)]


def settings(name: str, brief: bool = True) -> list[Game]:
    """The games of this name; with `brief`, short where random players would go on and on."""
    about: About = games.package(name).ABOUT
    if not brief:
        about = replace(about, brief={})
    names = [option.name for option in about.options]
    combinations = list(product(*(values(option, about) for option in about.options)))
    return [
        quartett.game(name, seats, **dict(zip(names, chosen, strict=True)))
        for seats in about.seats
        for chosen in combinations
    ]


def all_settings() -> list[Game]:
    return [game for name in games.names() for game in settings(name)]


def long_settings() -> list[Game]:
    """The games that have a brief form, in full length."""
    names = [name for name in games.names() if games.package(name).ABOUT.brief]
    return [game for name in names for game in settings(name, brief=False)]


def small(name: str) -> Game:
    """The game's small configuration."""
    return quartett.game(name, **games.package(name).ABOUT.small)


def some_settings() -> list[Game]:
    """For each game: fewest seats, most seats, and each option value once."""
    chosen = []
    for name in games.names():
        found = settings(name)
        about: About = games.package(name).ABOUT
        combinations = len(found) // len(about.seats)
        chosen += found[:combinations] + found[-1:]
    return list(dict.fromkeys(chosen))
