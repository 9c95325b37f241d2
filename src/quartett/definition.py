"""What a game's folder declares, for any number of seats and any options."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from quartett import games
from quartett.effects import NoteKinds
from quartett.layout import Layout
from quartett.options import About, Option

REQUIRED = ("set_up", "odds", "happen", "choices", "resolve", "score", "ending")
OPTIONAL = ("sees", "tie_break", "parts", "thrower")


@dataclass(frozen=True, eq=False)
class Definition:
    """A game's rules and words. Two definitions are never equal: a game has one."""

    name: str
    about: About
    folder: Path
    layout: type[Layout]
    rules: Any
    """The functions of its rules, including defaults for those it leaves out."""
    moves: tuple[str, ...]
    events: tuple[str, ...]
    endings: tuple[str, ...]
    most_choices: int
    parts: tuple[str, ...]
    """The names of the parts of a score."""
    effect_kinds: NoteKinds
    refusal_kinds: NoteKinds
    names_unknown: Any
    """Names the rule that forbids something that is no word of the game, if the game can."""
    drawing: Any
    move_numbers: dict[str, int]
    event_numbers: dict[str, int]


@cache
def definition(name: str) -> Definition:
    """Load a game's rules, effects, refusals and drawing."""
    package = games.package(name)
    rules = import_module(f"{package.__name__}.rules")
    refusals = _optional(f"{package.__name__}.refusals")
    effects = _optional(f"{package.__name__}.effects")
    return Definition(
        name=name,
        about=package.ABOUT,
        folder=Path(cast(str, package.__file__)).parent,
        layout=rules.State,
        rules=_with_defaults(rules, refusals),
        moves=tuple(rules.MOVES),
        events=tuple(rules.EVENTS),
        endings=tuple(ending.name.lower().replace("_", "-") for ending in rules.Ending),
        most_choices=getattr(rules, "MOST_CHOICES", len(rules.MOVES)),
        parts=tuple(getattr(rules, "PARTS", ())),
        effect_kinds=NoteKinds(effects.Effect if effects else ()),
        refusal_kinds=NoteKinds(refusals.Refusal if refusals else ()),
        names_unknown=getattr(refusals, "names_unknown", None),
        drawing=_optional(f"{package.__name__}.drawing"),
        move_numbers={word: number for number, word in enumerate(rules.MOVES)},
        event_numbers={word: number for number, word in enumerate(rules.EVENTS)},
    )


def options_of(about: About, seats: int) -> tuple[Option, ...]:
    """A game's options: the starting seat, then its own."""
    start = Option("start", 0, "the seat that begins", range(seats))
    return (start, *about.options)


def _optional(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None


def _with_defaults(rules: ModuleType, refusals: ModuleType | None) -> ModuleType:
    """A game's rules, with defaults for the functions it leaves out."""
    from quartett import kit  # imports the compiler, so not earlier

    complete = ModuleType(rules.__name__ + ".complete")
    vars(complete).update(
        sees=kit.everybody_sees,
        tie_break=kit.no_tie_break,
        parts=kit.no_parts,
        thrower=kit.nobody_throws,
        forbids=kit.nothing_forbids if refusals is None else refusals.forbids,
    )
    vars(complete).update({name: getattr(rules, name) for name in REQUIRED})
    for name in OPTIONAL:
        if hasattr(rules, name):
            setattr(complete, name, getattr(rules, name))
    return complete
