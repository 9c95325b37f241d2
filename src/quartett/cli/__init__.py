"""The command line; `quartett --help` lists the commands."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from quartett import games
from quartett.cli.arguments import add_game, add_runner
from quartett.errors import Refused
from quartett.server.operations.cli import add_commands
from quartett.texts import languages

REFUSED = 2
INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 after a refusal, which is one sentence."""
    arguments = _parser().parse_args(words)
    try:
        return arguments.run(arguments) or 0
    except Refused as refusal:
        print(f"quartett: {refusal}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        sys.stderr.close()
    except KeyboardInterrupt:
        print("\nquartett: stopped", file=sys.stderr)
        return INTERRUPTED
    return 0


def _later(module: str, function: str) -> Callable[[argparse.Namespace], int | None]:
    """A command whose module is imported when it runs: `quartett --help` must be quick."""

    def run(arguments: argparse.Namespace) -> int | None:
        command: Callable[[argparse.Namespace], int | None] = getattr(
            import_module(f"quartett.cli.{module}"), function
        )
        return command(arguments)

    return run


def _languages() -> list[str]:
    """The languages of all games, English first."""
    return sorted(
        {
            language
            for name in games.names()
            for language in languages(Path(games.package(name).__path__[0]))
        },
        key=lambda language: (language != "en", language),
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="quartett",
        description="Four small tabletop games on one exact rules engine.",
        epilog="Examples: quartett play zoinx --seats 3   |   "
        "quartett simulate zoinx --seats 4 --games 100000   |   quartett replay game.txt",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("games", help="list the games, their seats and options")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_later("playing", "list_games"))

    command = commands.add_parser("play", help="play in this terminal against bots")
    add_game(command)
    command.add_argument("--seat", type=int, default=0, help="your seat (default 0)")
    command.add_argument("--seed", type=int, help="same seed, same chance and same bots")
    command.add_argument(
        "--bots",
        default="random",
        metavar="LEVEL",
        help="the bots in the other seats: random, greedy or a level of the game's ladder",
    )
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="COMMAND",
        help="a bot of your own for the next free seat: a program that speaks docs/protocol.md",
    )
    command.add_argument(
        "--language", default="en", help=f"of the texts: {', '.join(_languages())}"
    )
    command.add_argument("--record", type=Path, metavar="FILE", help="write the record here")
    command.set_defaults(run=_later("playing", "play"))

    command = commands.add_parser(
        "bot", help="be a bot: read and answer lines of JSON (docs/protocol.md)"
    )
    command.add_argument("--level", default="random", help="random, greedy or a level's name")
    command.set_defaults(run=_later("playing", "bot"))

    command = commands.add_parser("simulate", help="play many random games, report the results")
    add_game(command)
    command.add_argument(
        "--games", type=int, default=10_000, help="number of games (default 10000)"
    )
    command.add_argument("--seed", type=int, default=0, help="same seed, same games (default 0)")
    command.add_argument("--threads", type=int, help="cores to use (default all)")
    command.add_argument(
        "--report", type=Path, metavar="FILE", help="write charts: .html, .svg or .png"
    )
    add_runner(command, "FOLDER")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_later("studying", "simulate"))

    command = commands.add_parser(
        "compare", help="compare two sets of options, with the same seeds"
    )
    command.add_argument("game", help=f"one of {', '.join(games.names())}")
    command.add_argument("--seats", type=int, help="the number of players (default: the fewest)")
    command.add_argument(
        "sets",
        nargs=2,
        metavar="NAME=VALUE[+NAME=VALUE]",
        help="two sets of options, such as variant=standard variant=hard",
    )
    command.add_argument(
        "--games", type=int, default=10_000, help="number of games (default 10000)"
    )
    command.add_argument("--seed", type=int, default=0, help="same seed, same games (default 0)")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_later("studying", "compare"))

    command = commands.add_parser("arena", help="let bots play each other, and rate them")
    add_game(command)
    command.add_argument("--levels", help="names separated by commas (default: all)")
    command.add_argument("--deals", type=int, default=20, help="deals per pair (default 20)")
    command.add_argument("--neighbours", action="store_true", help="only pairs of neighbours")
    command.add_argument("--seed", type=int, default=0, help="same seed, same games (default 0)")
    command.add_argument("--cores", type=int, help="cores to use (default all)")
    add_runner(command, "FILE")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_later("studying", "arena"))

    command = commands.add_parser("serve", help="run a server for friends, bots and spectators")
    command.add_argument("--host", help="address to listen on (default: all)")
    command.add_argument("--port", type=int, help="default 8420; 0: any free port")
    command.add_argument("--data", metavar="DIR", help="folder of the database")
    command.add_argument("--database", metavar="URL", help="postgresql://..., for several workers")
    command.add_argument("--redis", metavar="URL", help="redis://..., for several workers")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default 1)")
    command.add_argument("--address", metavar="URL", help="the public address, if behind a proxy")
    command.add_argument(
        "--bot-tables", action="store_true", default=None, help="let bots play among themselves"
    )
    command.add_argument("--config", type=Path, metavar="FILE", help="settings in TOML")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.set_defaults(run=_later("serving", "serve"))

    command = commands.add_parser("replay", help="go through a record step by step")
    command.add_argument("file", type=Path, help="a record, or - for standard input")
    command.add_argument("--seat", type=int, help="show what this seat saw")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_later("playing", "replay"))

    command = commands.add_parser(
        "census", help="count the nodes and information sets of a game's tree"
    )
    add_game(command)
    command.add_argument("--depth", type=int, help="stop at this depth (default: the game's own)")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_later("studying", "census"))

    add_commands(commands)
    return parser
