"""Arguments that several commands share, and what they mean."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from quartett import games
from quartett.errors import UnreadableText
from quartett.game import Game, game
from quartett.options import About

MOST_FILE_BYTES = 10_000_000


def add_game(command: argparse.ArgumentParser) -> None:
    """Add the arguments that choose a game."""
    command.add_argument("game", help=f"one of {', '.join(games.names())}")
    command.add_argument("--seats", type=int, help="the number of players (default: the fewest)")
    command.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; `quartett games` lists them; a deck or sheet is named by its file",
    )


def add_runner(command: argparse.ArgumentParser, where: str) -> None:
    """Add the arguments that say where games are computed and stored."""
    command.add_argument(
        "--runner", choices=["cores", "ray"], help="this machine's cores, or a Ray cluster"
    )
    command.add_argument("--results", type=Path, metavar=where, help="store games here, and resume")


def chosen_game(arguments: argparse.Namespace, defaults: dict[str, Any] | None = None) -> Game:
    """The game that --seats and --option ask for."""
    about: About = games.package(arguments.game).ABOUT
    settings = dict(defaults or {})
    if arguments.seats is not None:
        settings["seats"] = arguments.seats
    for word in arguments.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise UnreadableText(f"expected --option NAME=VALUE; got '{word}'")
        settings[name] = value
        if name in {option.name for option in about.options if option.file} and "/" in value:
            settings[name] = read_file(Path(value))
    return game(arguments.game, **settings)


def read_file(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if str(path) == "-":
            return sys.stdin.read(MOST_FILE_BYTES)
        with path.open(encoding="utf-8") as file:
            return file.read(MOST_FILE_BYTES)
    except (OSError, UnicodeDecodeError) as problem:
        raise UnreadableText(f"expected a text file at '{path}'; {problem}") from None


def print_json(answer: Any) -> None:
    """Print an answer as JSON."""
    print(json.dumps(answer, indent=2))
