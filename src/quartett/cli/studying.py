"""The commands that study games: simulate, compare, arena, census."""

import argparse
from dataclasses import asdict
from functools import partial

from rich.console import Console
from rich.progress import Progress

from quartett import games
from quartett.analysis.runner import RUNNERS
from quartett.cli.arguments import chosen_game, print_json
from quartett.errors import UnreadableText
from quartett.options import About


def simulate(arguments: argparse.Namespace) -> None:
    """Play many random games and report the results."""
    from quartett.analysis.html_report import write
    from quartett.analysis.report import summary, tables
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
        print_json(summary(batch))
    else:
        for table in tables(batch):
            Console().print(table)


def compare(arguments: argparse.Namespace) -> None:
    """Report what two sets of options change."""
    from quartett.analysis.compare import compare, table

    sets = []
    for words in arguments.sets:
        arguments.option = words.split("+")
        sets.append(chosen_game(arguments))
    figures = compare(sets[0], sets[1], arguments.games, arguments.seed)
    if arguments.json:
        headings = [chosen.heading for chosen in sets]
        print_json({"games": headings, "figures": [asdict(row) for row in figures]})
    else:
        title = f"{sets[0].about.title}, {sets[0].seats} seats: {arguments.games:,} games each"
        Console().print(table(title, tuple(arguments.sets), figures))


def arena(arguments: argparse.Namespace) -> None:
    """Let bots play each other, and rate them."""
    from quartett.analysis.arena import fixtures, play_all
    from quartett.analysis.report import arena_summary, arena_tables
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
        print_json(arena_summary(chosen, played, names))
    else:
        for table in arena_tables(chosen, played, names):
            Console().print(table)


def census(arguments: argparse.Namespace) -> None:
    """Count the nodes and information sets of a game's tree."""
    from quartett.analysis.tree import census, total

    about: About = games.package(arguments.game).ABOUT
    plain = arguments.seats is None and not arguments.option
    chosen = chosen_game(arguments, dict(about.small) if plain else None)
    depth = about.small_depth if arguments.depth is None else arguments.depth
    levels = census(chosen, depth)
    if arguments.json:
        print_json({"game": chosen.heading, "depths": [vars(level) for level in levels]})
        return
    print(f"{chosen.heading}, to depth {depth}")
    print(f"{'depth':>5} {'chance':>9} {'decision':>9} {'terminal':>9} {'information sets':>17}")
    for name, level in [*enumerate(levels), ("all", total(levels))]:
        print(
            f"{name!s:>5} {level.chance:>9} {level.decision:>9} {level.terminal:>9} "
            f"{level.information_sets:>17}"
        )
