"""The command line; `quartett --help` lists the commands."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quartett import games
from quartett.errors import Refused, UnreadableText
from quartett.game import Game, game, write_viewer
from quartett.options import About
from quartett.record import Record, Transcript, write_result
from quartett.server.operations.cli import add_commands

REFUSED = 2
MOST_FILE_BYTES = 10_000_000


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 when something was refused with a sentence."""
    arguments = _parser().parse_args(words)
    try:
        return arguments.run(arguments) or 0
    except Refused as refusal:
        print(f"quartett: {refusal}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        sys.stderr.close()
    except KeyboardInterrupt:
        print("\nquartett: stopped", file=sys.stderr)
        return 130
    return 0


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
    command.set_defaults(run=_games)

    command = commands.add_parser("play", help="play in this terminal against bots")
    _add_game(command)
    command.add_argument("--seat", type=int, default=0, help="your seat (default 0)")
    command.add_argument("--seed", type=int, help="same seed, same chance and same bots")
    command.add_argument(
        "--bots",
        default="random",
        metavar="LEVEL",
        help="who sits on the other seats: random, greedy or a level of the game's ladder",
    )
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="COMMAND",
        help="a bot of your own for the next free seat: a program that speaks docs/protocol.md",
    )
    command.add_argument("--language", default="en", choices=["en", "de"], help="of the rules")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the record here")
    command.set_defaults(run=_play)

    command = commands.add_parser(
        "bot", help="be a bot: read and answer lines of JSON (docs/protocol.md)"
    )
    command.add_argument("--level", default="random", help="random, greedy or a level's name")
    command.set_defaults(run=_bot)

    command = commands.add_parser("simulate", help="play many random games, report the results")
    _add_game(command)
    command.add_argument("--games", type=int, default=10_000, help="how many (default 10000)")
    command.add_argument("--seed", type=int, default=0, help="same seed, same games (default 0)")
    command.add_argument("--threads", type=int, help="cores to use (default all)")
    command.add_argument(
        "--report", type=Path, metavar="FILE", help="draw it: a page (.html), or .svg, .png"
    )
    _add_runner(command, "FOLDER")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_simulate)

    command = commands.add_parser(
        "compare", help="what other options change, both played with the same chance"
    )
    command.add_argument("game", help=f"one of {', '.join(games.names())}")
    command.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    command.add_argument(
        "sets",
        nargs=2,
        metavar="NAME=VALUE[+NAME=VALUE]",
        help="two sets of options, such as variant=standard variant=hard",
    )
    command.add_argument("--games", type=int, default=10_000, help="how many (default 10000)")
    command.add_argument("--seed", type=int, default=0, help="same seed, same games (default 0)")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_compare)

    command = commands.add_parser("arena", help="let bots play each other, and rate them")
    _add_game(command)
    command.add_argument("--levels", help="names parted by commas (default: the whole ladder)")
    command.add_argument("--deals", type=int, default=20, help="deals a pair (default 20)")
    command.add_argument("--neighbours", action="store_true", help="only neighbours in the list")
    command.add_argument("--seed", type=int, default=0, help="same seed, same games (default 0)")
    command.add_argument("--cores", type=int, help="cores to use (default all)")
    _add_runner(command, "FILE")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_arena)

    command = commands.add_parser("serve", help="tables for friends, bots and spectators")
    command.add_argument("--host", help="address to listen at (default: all of this machine's)")
    command.add_argument("--port", type=int, help="default 8420; 0: any that is free")
    command.add_argument("--data", metavar="DIR", help="folder of the database")
    command.add_argument("--database", metavar="URL", help="postgresql://..., for many workers")
    command.add_argument("--redis", metavar="URL", help="redis://..., between many workers")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default 1)")
    command.add_argument("--address", metavar="URL", help="what people type, behind a proxy")
    command.add_argument("--config", type=Path, metavar="FILE", help="settings in TOML")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.set_defaults(run=_serve)

    command = commands.add_parser("replay", help="go through a record step by step")
    command.add_argument("file", type=Path, help="a record, or - for standard input")
    command.add_argument("--seat", type=int, help="look with the eyes of this seat")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_replay)

    command = commands.add_parser(
        "census", help="count the nodes and information sets of a game's tree"
    )
    _add_game(command)
    command.add_argument("--depth", type=int, help="stop at this depth (default: the game's own)")
    command.add_argument("--json", action="store_true", help="answer as JSON")
    command.set_defaults(run=_census)

    add_commands(commands)
    return parser


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help=f"one of {', '.join(games.names())}")
    command.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    command.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; `quartett games` lists them; a deck or sheet is named by its file",
    )


def _add_runner(command: argparse.ArgumentParser, where: str) -> None:
    command.add_argument(
        "--runner", choices=["cores", "ray"], help="this machine's cores, or a Ray cluster"
    )
    command.add_argument("--results", type=Path, metavar=where, help="keep and resume games here")


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
            settings[name] = _read_file(Path(value))
    return game(arguments.game, **settings)


def _read_file(path: Path) -> str:
    try:
        if str(path) == "-":
            return sys.stdin.read(MOST_FILE_BYTES)
        with path.open(encoding="utf-8") as file:
            return file.read(MOST_FILE_BYTES)
    except (OSError, UnicodeDecodeError) as problem:
        raise UnreadableText(f"expected a text file at '{path}'; {problem}") from None


def _answer(answer: Any) -> None:
    print(json.dumps(answer, indent=2))


# -- the commands --------------------------------------------------------------------------------


def _games(arguments: argparse.Namespace) -> None:
    abouts: dict[str, About] = {name: games.package(name).ABOUT for name in games.names()}
    if arguments.json:
        _answer(
            [
                {
                    "name": name,
                    "title": about.title,
                    "seats": [about.seats[0], about.seats[-1]],
                    "rules": list(about.rules),
                    "options": [
                        {
                            "name": option.name,
                            "default": option.write(option.default),
                            "expected": option.expectation(),
                            "meaning": option.meaning,
                        }
                        for option in about.options
                    ],
                }
                for name, about in abouts.items()
            ]
        )
        return
    for name, about in abouts.items():
        print(f"{name:<10} {about.title}, {about.seats[0]} to {about.seats[-1]} seats")
        for option in about.options:
            default = option.write(option.default)
            print(f"{'':<10}   -o {option.name}={default}: {option.meaning}")
            print(f"{'':<10}      {option.expectation()}")


def _play(arguments: argparse.Namespace) -> None:
    import random

    from quartett.bots import Bot, bot
    from quartett.bots.programs import ProgramBot
    from quartett.cli.terminal import Console, Terminal

    chosen = chosen_game(arguments)
    if not 0 <= arguments.seat < chosen.seats:
        raise UnreadableText(f"expected --seat from 0 to {chosen.seats - 1}; got {arguments.seat}")
    seed = random.SystemRandom().randrange(2**32) if arguments.seed is None else arguments.seed
    others = [seat for seat in range(chosen.seats) if seat != arguments.seat]
    if len(arguments.bot) > len(others):
        raise UnreadableText(f"expected at most {len(others)} --bot; got {len(arguments.bot)}")
    bots: dict[int, Bot] = {seat: bot(chosen, arguments.bots) for seat in others}
    programs = [
        ProgramBot(command, chosen, seat)
        for seat, command in zip(others, arguments.bot, strict=False)
    ]
    bots.update(zip(others, programs, strict=False))
    console = Console(input, print)
    table = Terminal(chosen, arguments.seat, bots, seed, arguments.language, console)
    try:
        record = table.play()
    finally:
        for program in programs:
            program.close()
    if arguments.record:
        arguments.record.write_text(str(record), encoding="utf-8")


def _bot(arguments: argparse.Namespace) -> None:
    from quartett.bots.programs import speak

    speak(arguments.level, sys.stdin, sys.stdout)


def _simulate(arguments: argparse.Namespace) -> None:
    from functools import partial

    from rich.console import Console
    from rich.progress import Progress

    from quartett.analysis.html_report import write
    from quartett.analysis.report import summary, tables
    from quartett.analysis.runner import RUNNERS
    from quartett.analysis.shards import simulate_in_shards
    from quartett.sim import simulate

    chosen = chosen_game(arguments)
    orders, threads = (chosen, arguments.games, arguments.seed), arguments.threads
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{chosen.about.title}", total=arguments.games)

        def progress(games: int) -> None:
            bar.advance(task, games)

        if arguments.runner or arguments.results:
            runner = partial(RUNNERS[arguments.runner or "cores"], cores=threads)
            batch = simulate_in_shards(*orders, runner, arguments.results, progress)
        else:
            batch = simulate(*orders, threads=threads, progress=progress)
    if arguments.report:
        write(batch, arguments.report)
    if arguments.json:
        _answer(summary(batch))
    else:
        for table in tables(batch):
            Console().print(table)


def _compare(arguments: argparse.Namespace) -> None:
    from dataclasses import asdict

    from rich.console import Console

    from quartett.analysis.compare import compare, table

    sets = []
    for words in arguments.sets:
        arguments.option = words.split("+")
        sets.append(chosen_game(arguments))
    found = compare(sets[0], sets[1], arguments.games, arguments.seed)
    if arguments.json:
        headings = [chosen.heading for chosen in sets]
        _answer({"games": headings, "figures": [asdict(row) for row in found]})
    else:
        title = f"{sets[0].about.title}, {sets[0].seats} seats: {arguments.games:,} games each"
        Console().print(table(title, tuple(arguments.sets), found))


def _arena(arguments: argparse.Namespace) -> None:
    from functools import partial

    from rich.console import Console
    from rich.progress import Progress

    from quartett.analysis.arena import fixtures, play_all
    from quartett.analysis.report import arena_summary, arena_tables
    from quartett.analysis.runner import RUNNERS
    from quartett.bots import GREEDY, RANDOM, bot, levels

    chosen = chosen_game(arguments)
    names = (arguments.levels or ",".join([RANDOM, GREEDY, *levels(chosen)])).split(",")
    for name in names:
        bot(chosen, name)
    if arguments.deals < 1 or len(names) < 2:
        raise UnreadableText("expected at least 1 deal and 2 levels")
    wanted = list(fixtures(chosen, names, arguments.deals, arguments.seed, arguments.neighbours))
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{chosen.about.title}", total=len(wanted))
        played = play_all(
            wanted,
            arguments.results,
            partial(RUNNERS[arguments.runner or "cores"], cores=arguments.cores),
            lambda games: bar.advance(task, games),
        )
    if arguments.json:
        _answer(arena_summary(chosen, played, names))
    else:
        for table in arena_tables(chosen, played, names):
            Console().print(table)


def _serve(arguments: argparse.Namespace) -> None:
    from quartett.server.operations.serve import serve
    from quartett.server.settings import settings

    flags = ("host", "port", "data", "database", "redis", "workers", "address")
    chosen = settings({name: getattr(arguments, name) for name in flags}, file=arguments.config)
    try:
        serve(chosen, browser=not arguments.no_browser)
    except OSError as problem:
        raise UnreadableText(f"expected a free port and address; {problem}") from None


def _replay(arguments: argparse.Namespace) -> None:
    record = Record.parse(_read_file(arguments.file))
    if isinstance(record, Transcript):
        if arguments.seat is not None and arguments.seat != record.viewer:
            raise UnreadableText(
                f"expected --seat {write_viewer(record.viewer)}, whose eyes wrote this record; "
                f"got {arguments.seat}"
            )
        if arguments.json:
            _answer({"eyes": record.viewer, "steps": [{"step": str(s)} for s in record.steps]})
        else:
            for number, step in enumerate(record.steps, 1):
                print(f"{number:>4}  {step}")
            print(f"result: {write_result(record.result)}")
        return
    _replay_record(record, arguments)


def _replay_record(record: Record, arguments: argparse.Namespace) -> None:
    seat, chosen = arguments.seat, record.game
    steps = record.steps if seat is None else record.seen_by(seat).steps
    texts, drawings = [], []
    for position in record.positions():
        view = chosen.view(position, seat)
        texts.append(str(position if seat is None else view))
        drawings.append(chosen.draw(view))
    if arguments.json:
        _answer(
            {
                "start": texts[0],
                "steps": [
                    {"step": str(step), "position": text}
                    for step, text in zip(steps, texts[1:], strict=True)
                ],
                "result": write_result(record.result),
            }
        )
        return
    print(drawings[0])
    for number, (step, drawing) in enumerate(zip(steps, drawings[1:], strict=True), 1):
        if sys.stdin.isatty() and arguments.file != Path("-"):
            if input("-- Enter for the next step, q to leave -- ").strip() == "q":
                return
        print(f"\n{number}. {step}\n{drawing}")
    print(f"\nresult: {write_result(record.result)}")


def _census(arguments: argparse.Namespace) -> None:
    from quartett.analysis.tree import census, total

    about: About = games.package(arguments.game).ABOUT
    plain = arguments.seats is None and not arguments.option
    chosen = chosen_game(arguments, dict(about.small) if plain else None)
    depth = about.small_depth if arguments.depth is None else arguments.depth
    levels = census(chosen, depth)
    if arguments.json:
        _answer({"game": chosen.heading, "depths": [vars(level) for level in levels]})
        return
    print(f"{chosen.heading}, to depth {depth}")
    print(f"{'depth':>5} {'chance':>9} {'decision':>9} {'terminal':>9} {'information sets':>17}")
    for name, level in [*enumerate(levels), ("all", total(levels))]:
        print(
            f"{name!s:>5} {level.chance:>9} {level.decision:>9} {level.terminal:>9} "
            f"{level.information_sets:>17}"
        )
