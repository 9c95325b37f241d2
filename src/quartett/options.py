"""A game's description, available before its rules are loaded: title, seats, options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quartett.errors import UnreadableText
from quartett.layout import whole_number

STANDARD = "standard"
Component = Callable[[str], Mapping[str, Any]]
"""Reads the text of a deck, a sheet or a set of dice; returns the setting fields it determines."""


@dataclass(frozen=True)
class Option:
    """A house rule: its values, its default, and one line about what it changes.

    `allowed` is a range of numbers, a tuple of words, `bool` for on/off, or a function that reads
    a component from text. A component's default value is the word `standard`, which stands for
    the file of that name in the game's `components` folder.
    """

    name: str
    default: Any
    meaning: str
    allowed: range | tuple[str, ...] | type[bool] | Component
    file: Path | None = None
    setting: str = ""
    """The setting field of a position that holds the value, if its name is another."""
    former: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Words of older records, each with the options that say the same today."""

    def expectation(self) -> str:
        """The allowed values, in words."""
        match self.allowed:
            case range() as numbers:
                return f"a whole number from {numbers[0]} to {numbers[-1]}"
            case tuple() as words:
                return f"one of {', '.join(words)}"
            case type():
                return "on or off"
            case _:
                return "'standard', or the text of a file like the standard one"

    def read(self, value: Any) -> Any:
        """Read a value into the form that is stored; refuse others, naming what is allowed."""
        match self.allowed, value:
            case range() as numbers, int() if not isinstance(value, bool) and value in numbers:
                return value
            case range() as numbers, str():
                return whole_number(f"option '{self.name}'", value, numbers[0], numbers[-1])
            case tuple() as words, str() if value in words:
                return value
            case type(), bool():
                return value
            case type(), "on" | "off":
                return value == "on"
            case _, str() if callable(self.allowed) and self.allowed is not bool:
                # One line is the form in a position; several lines are a file, with comments.
                lines = value if "\n" in value else value.replace(";", "\n").replace("_", " ")
                text = plain_lines(lines)
                if self.file is not None and text == plain_lines(self.file.read_text("utf-8")):
                    return STANDARD
                self.fields(text)
                return text
        raise UnreadableText(
            f"expected {self.expectation()} for option '{self.name}'; got {value!r}"
        )

    def write(self, value: Any) -> str:
        """Write a value as one word without spaces, which `read` accepts."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value).replace("\n", ";").replace(" ", "_")

    def fields(self, value: Any) -> Mapping[str, Any]:
        """The setting fields of a position that this value determines."""
        match self.allowed:
            case tuple() as words:
                return {self.setting or self.name: words.index(value)}
            case range() | type():
                return {self.setting or self.name: int(value)}
            case component:
                if value == STANDARD and self.file is not None:
                    value = plain_lines(self.file.read_text("utf-8"))
                return component(value)


def without_former_words(
    known: Mapping[str, Option], options: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Say in today's options what older records and links say in words that are gone."""
    today = dict(options)
    for name in options.keys() & known.keys():
        word = options[name]
        if not isinstance(word, str) or word not in known[name].former:
            continue
        del today[name]
        for other, value in known[name].former[word].items():
            if today.setdefault(other, value) != value:
                raise UnreadableText(
                    f"'{name}={word}' means {other}={value}; got {other}={today[other]} as well"
                )
    return today


def plain_lines(text: str) -> str:
    """The canonical text of a component: no comments, no blank lines, single spaces."""
    lines = (" ".join(line.partition("#")[0].split()) for line in text.splitlines())
    return "\n".join(line for line in lines if line)


@dataclass(frozen=True)
class About:
    """A game's entry in the list of games; importable without its rules."""

    title: str
    seats: range
    version: int
    """The version of the rules. Records name it; it increases whenever an old record would fold
    differently."""
    rules: tuple[str, ...]
    """The ids of the game's rules, in order. Each has a test and a help text."""
    ends: str
    """Why every game ends."""
    longest: int | None
    """The most steps a game can take; None: games end with probability one."""
    options: tuple[Option, ...] = ()
    small: Mapping[str, Any] = field(default_factory=dict)
    """Seats and options of a small game whose tree tests walk to `small_depth`."""
    small_depth: int = 4
    brief: Mapping[str, Any] = field(default_factory=dict)
    """Options that keep games between random players short, if the rules alone do not."""
    check: Callable[[int, Mapping[str, Any]], None] = lambda seats, options: None
    """Refuses combinations of seats and options that are not allowed."""
