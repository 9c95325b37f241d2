"""Measures the ladder of a game: how strong its levels are and how long they think.

    python -m quartett.analysis.ladder bloxx --deals 100 --others 20

Neighbours on the ladder, and the top level against greedy and random, meet in `deals` deals; all
other pairs in `others`. The page names its command, so that it can be made again.
"""

import argparse
import shlex
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path

import quartett
from quartett import games
from quartett.analysis.arena import (
    Chance,
    Fixture,
    Outcome,
    Share,
    fixtures,
    meetings,
    play_all,
    play_game,
    ratings,
)
from quartett.analysis.runner import on_all_cores
from quartett.bots import GREEDY, RANDOM, Bot, Question, bot, levels
from quartett.bots.search import ONE_STEP, TO_THE_END
from quartett.errors import UnreadableText
from quartett.game import Game

PAGES = Path("docs/ladder")
BASELINES = [RANDOM, GREEDY]
DEALS, OTHERS, TIMED_GAMES = 100, 20, 2


def pairs_of(game: Game) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Returns the key pairs, which show whether each level is stronger, and all other pairs."""
    ladder = list(levels(game))
    key_pairs = [*pairwise(ladder), *((name, ladder[-1]) for name in BASELINES)]
    others = [pair for pair in combinations([*BASELINES, *ladder], 2) if pair not in key_pairs]
    return key_pairs, others


def schedule(game: Game, deals: int, others: int, seed: int) -> Iterator[Fixture]:
    """Yields all games that the page needs at this number of seats."""
    for pairs, often in zip(pairs_of(game), (deals, others), strict=True):
        for pair in pairs:
            yield from fixtures(game, pair, often, seed)


# -- time ----------------------------------------------------------------------------------------


@dataclass
class Timed(Bot):
    """A bot with a stopwatch for its thinking: seconds of one core."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    def answer(self, question: Question) -> str:
        start = time.process_time()
        word = self.bot.answer(question)
        if len(question.choices) > 1:
            self.seconds.append(time.process_time() - start)
        return word


def decision_times(game: Game, level: str, games: int = TIMED_GAMES) -> list[float]:
    """Times each decision in games of a level against itself, after a warm-up game."""
    timed = [Timed(bot(game, level)) for _ in range(game.seats)]
    play_game(game, timed, f"{level}/warm", Chance(0, 0))
    for one in timed:
        one.seconds.clear()
    for deal in range(1, games + 1):
        play_game(game, timed, f"{level}/{deal}", Chance(0, deal))
    return [seconds for one in timed for seconds in one.seconds]


# -- the page ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Measurement:
    """The results at one number of seats."""

    game: Game
    outcomes: Sequence[Outcome]
    seconds: dict[str, list[float]]


def page(title: str, command: str, measured: Sequence[Measurement]) -> str:
    """Writes the whole page."""
    lines = [
        f"# The ladder of {title}",
        "",
        f"Made by `{command}`.",
        "",
        "A share is how often the row came out ahead of the column (a tie is one half). Each has",
        "every other seat, and plays the same chance again with seats exchanged. All errors are",
        "95 %. Ratings are Plackett-Luce over all games. Times are for one decision on one core.",
        "",
        *_levels(measured),
    ]
    for one in measured:
        lines += ["", *_meetings(one)]
    return "\n".join(lines) + "\n"


def _levels(measured: Sequence[Measurement]) -> list[str]:
    ladder = levels(measured[0].game)
    lines = _header("level", "playouts", "depth", "noise")
    for level in ladder.values():
        depth = {TO_THE_END: "to the end", ONE_STEP: "one step"}.get(level.depth, level.depth)
        lines.append(_row(level.name, f"{level.playouts:,}", depth, f"{level.noise:g}"))
    return lines


def _meetings(one: Measurement) -> list[str]:
    game, names = one.game, [*BASELINES, *levels(one.game)]
    met, rated = meetings(one.outcomes), ratings(one.outcomes, names)
    lines = [f"## {game.seats} seats: {len(one.outcomes):,} games", ""]
    lines += _header("level", "rating", "median", "longest", *names)
    for name in names:
        rating, error = rated[name]
        seconds = one.seconds[name]
        lines.append(
            _row(
                name,
                f"{rating:.1f} ±{error:.1f}",
                f"{statistics.median(seconds) * 1000:.1f} ms",
                f"{max(seconds) * 1000:.0f} ms",
                *(_share(met.get((name, other))) for other in names),
            )
        )
    lines += ["", "Each level against the one below it, and the top against the baselines:", ""]
    lines += _header("level", "against", "share", "deals")
    ladder = list(levels(game))
    steps = [(above, below) for below, above in pairwise(ladder)]
    for pair in [*steps, *((ladder[-1], name) for name in BASELINES)]:
        lines.append(_row(*pair, _share(met.get(pair)), met[pair].deals if pair in met else 0))
    return lines


def _header(*names: str) -> list[str]:
    return [_row(*names), _row(*("---" for _ in names))]


def _row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def _share(share: Share | None) -> str:
    return f"{share.mean:.1%} ±{share.error:.1%}" if share else ""


def measure(
    game: Game,
    deals: int,
    others: int,
    seed: int,
    results: Path | None,
    cores: int | None,
    progress: Callable[[int], None],
) -> Measurement:
    """Plays what the page needs at this number of seats, and times decisions."""
    fixtures_to_play = list(schedule(game, deals, others, seed))
    outcomes = play_all(fixtures_to_play, results, partial(on_all_cores, cores=cores), progress)
    seconds = {name: decision_times(game, name) for name in [*BASELINES, *levels(game)]}
    return Measurement(game, outcomes, seconds)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m quartett.analysis.ladder", description=__doc__,
                                     formatter_class=argparse.RawTextHelpFormatter)  # fmt: skip
    parser.add_argument("game", help=f"one of {', '.join(games.names())}")
    parser.add_argument("--seats", help="numbers separated by commas [the fewest and the most]")
    parser.add_argument(
        "--deals", default=str(DEALS),
        help=f"deals for key pairs, or one number for each of --seats [{DEALS}]",
    )  # fmt: skip
    parser.add_argument(
        "--others", type=int, default=OTHERS, help=f"deals for all other pairs [{OTHERS}]"
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="the same seed gives the same games [0]"
    )
    parser.add_argument("--cores", type=int, help="cores to use [all]")
    parser.add_argument("--results", type=Path, help="a file to resume games from")
    parser.add_argument("--page", type=Path, help=f"the file to write [{PAGES}/GAME.md]")
    return parser


def main(words: Sequence[str] | None = None) -> None:
    """Measures the ladder at the fewest and the most seats, and writes the page."""
    from rich.console import Console
    from rich.progress import Progress

    parser = _parser()
    arguments = parser.parse_args(words)
    try:
        about = games.package(arguments.game).ABOUT
        numbers = (
            arguments.seats.split(",") if arguments.seats else [about.seats[0], about.seats[-1]]
        )
        chosen = [quartett.game(arguments.game, int(seats)) for seats in numbers]
        deals = [int(number) for number in arguments.deals.split(",")]
        deals = deals * len(chosen) if len(deals) == 1 else deals
        if min(deals) < 1 or arguments.others < 0 or len(deals) != len(chosen):
            raise UnreadableText("expected at least 1 deal for each number of seats")
    except (UnreadableText, ValueError) as problem:
        parser.error(str(problem))
    errors = Console(stderr=True)
    measured = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        for game, often in zip(chosen, deals, strict=True):
            total = len(list(schedule(game, often, arguments.others, arguments.seed)))
            task = bar.add_task(f"{about.title}, {game.seats} seats", total=total)
            measured.append(
                measure(
                    game, often, arguments.others, arguments.seed, arguments.results,
                    arguments.cores, partial(bar.advance, task),
                )
            )  # fmt: skip
    command = ["python", "-m", "quartett.analysis.ladder", arguments.game]
    if arguments.seats:
        command += ["--seats", arguments.seats]
    command += [
        f"--deals={arguments.deals}",
        f"--others={arguments.others}",
        f"--seed={arguments.seed}",
    ]
    file = arguments.page or PAGES / f"{arguments.game}.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(about.title, shlex.join(command), measured), encoding="utf-8")
    print(f"written: {file}")


if __name__ == "__main__":
    main()
