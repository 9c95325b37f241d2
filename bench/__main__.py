"""`make bench`: one run, one table, ratios. See docs/benchmarks.md on how to read it."""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

import quartett
from bench.hand_written import compiled, sources
from bench.measure import Stopwatch, clock
from bench.peers import peers
from bench.report import picture, tables
from bench.server import measured
from quartett import Game, games
from quartett.analysis.charts import png
from quartett.sim import simulate

ROOT = Path(__file__).parents[1]
SEED = 1
games.__path__.append(str(ROOT / "tests" / "toys"))


class Bench:
    """The measurements of one run."""

    def __init__(self, watch: Stopwatch, only: list[str]) -> None:
        self.watch = watch
        self.only = only
        self.names = only or [*(name for name in games.names() if name in sources())]

    def run(self) -> dict[str, Any]:
        """Everything, as data."""
        begun = time.perf_counter()
        beside_server, server = ([], {}) if self.only else measured(self.watch)
        return {
            "machine": f"{os.cpu_count()} cores, {platform.machine()}",
            "python": platform.python_version(),
            "beside C, one core": self.beside_c(),
            "playouts": self.playouts(),
            "two cores against one": self.two_cores(),
            "beside peers": [] if self.only else [*peers(self.watch), *beside_server],
            "server": server,
            "from Python": self.from_python(),
            "starting": self.starting(),
            "nmbrs!": {} if self.only else self.lays(),
            "seconds": time.perf_counter() - begun,
        }

    def beside_c(self) -> dict[str, Any]:
        """The same random games, here and hand-written; nmbrs! at two seats, the others between."""
        found: dict[str, Any] = {}
        for name in self.names:
            self.watch.tell(f"{name} beside C")
            source = sources().get(name)
            play = compiled(source) if source else None
            if play is None:
                found[name] = {"ratio": None, "why": "no C compiler, or no C version"}
                continue
            game = quartett.game(name, 2) if name == "nmbrs" else self.game(name)
            number = self.watch.enough(on_one_core(game))
            steps, _ = total = totals(game, number)
            same = total == play(number, SEED, game.seats)
            ours, theirs = self.watch.alternately(
                partial(simulate, game, number, SEED, threads=1),
                partial(play, number, SEED, game.seats),
            )
            ratios = [c / q for q, c in zip(ours, theirs, strict=True)]
            found[name] = {
                "seats": game.seats,
                "games": number,
                "same totals": same,
                "our steps/s": steps / statistics.median(ours),
                "their steps/s": steps / statistics.median(theirs),
                "ratio": statistics.median(ratios),
                "lowest": min(ratios),
                "highest": max(ratios),
                "target": {"nmbrs": 0.4, "pig": None}.get(name, 0.6),
            }
        return found

    def playouts(self) -> list[dict[str, Any]]:
        found = []
        for name in self.names:
            about = games.package(name).ABOUT
            for seats in about.seats:
                self.watch.tell(f"{name}, {seats} seats")
                game = quartett.game(name, seats)
                number = self.watch.enough(on_one_core(game))
                (times,) = self.watch.alternately(partial(simulate, game, number, SEED, threads=1))
                second = statistics.median(times)
                steps = totals(game, number)[0]
                found.append(
                    {
                        "game": name,
                        "seats": seats,
                        "games/s": number / second,
                        "steps/s": steps / second,
                        "steps/game": steps / number,
                    }
                )
        return found

    def two_cores(self) -> dict[str, float]:
        """Two batches one after the other, and both at once."""
        found = {}
        for name in self.names:
            self.watch.tell(f"{name} on two cores")
            game = self.game(name)
            number = 2 * self.watch.enough(on_one_core(game))
            with ThreadPoolExecutor(2) as pool:

                def batches(
                    run: Callable[..., Any], game: Game = game, number: int = number
                ) -> None:
                    play = partial(simulate, game, number, threads=1)
                    list(run(play, [SEED, SEED + 1]))

                one, two = self.watch.alternately(partial(batches, map), partial(batches, pool.map))
            found[name] = statistics.median(a / b for a, b in zip(one, two, strict=True))
        return found

    def from_python(self) -> dict[str, float]:
        """What a checked step on values costs from Python, in microseconds."""
        self.watch.tell("from Python")
        game = quartett.game("zoinx", 3)
        start, words = game.start(), {0: "bet 6", 1: "bet 2", 2: "bet zoinx"}
        number = 200 if self.watch.quick else 5_000

        def fresh() -> quartett.Position:
            return quartett.Position.of(game, start.row)

        def play() -> None:
            for _ in range(number):
                game.play(fresh(), words)

        def choose_and_play() -> None:
            for _ in range(number):
                position = fresh()
                for seat in range(3):
                    game.choices(position, seat)
                game.play(position, words)

        both = self.watch.alternately(play, choose_and_play)
        # The best of them, as timeit does: whatever else runs only ever adds.
        played, chosen = (min(times) / number * 1e6 for times in both)
        return {"checked play, µs": played, "three choices and a play, µs": chosen}

    def starting(self) -> dict[str, float]:
        """Processes from nothing: importing, compiling for the first time, starting warm."""
        self.watch.tell("starting")
        first = "from quartett.sim import simulate; simulate(quartett.game('zoinx'), 1)"
        with tempfile.TemporaryDirectory() as cache:
            environment = {**os.environ, "QUARTETT_CACHE": cache}
            cold = process_seconds(f"import quartett; {first}", environment)
            warm = [process_seconds(f"import quartett; {first}", environment) for _ in range(3)]
        bare = [process_seconds("pass", dict(os.environ)) for _ in range(3)]
        imports = [process_seconds("import quartett", dict(os.environ)) for _ in range(5)]
        return {
            "import quartett, s": statistics.median(imports) - statistics.median(bare),
            "first simulation of ZOINX!, nothing compiled, s": cold,
            "first simulation of ZOINX!, warm cache, s": statistics.median(warm),
        }

    def lays(self) -> dict[str, float]:
        from bench.nmbrs_melds import median_milliseconds

        self.watch.tell("lays of nmbrs!")
        median = median_milliseconds(20 if self.watch.quick else 200)
        return {"all lays for 15 cards against 12 rows, median, ms": median}

    def game(self, name: str) -> Game:
        """A game in the middle of its seat counts."""
        seats = games.package(name).ABOUT.seats
        return quartett.game(name, seats[len(seats) // 2])


def on_one_core(game: Game) -> Callable[[int], Any]:
    return lambda number: simulate(game, number, SEED, threads=1)


def totals(game: Game, number: int) -> tuple[int, int]:
    batch = simulate(game, number, SEED, threads=1)
    return int(batch.lengths.sum()), int(batch.scores.sum())


def process_seconds(code: str, environment: dict[str, str]) -> float:
    return clock(lambda: subprocess.run([sys.executable, "-c", code], env=environment, check=True))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short and noisy: does it work?")
    parser.add_argument("--only", action="append", default=[], help="a game; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw them: .svg or .png")
    arguments = parser.parse_args()
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("measuring", total=None)
        watch = Stopwatch(arguments.quick, lambda what: bar.update(task, description=what))
        report = Bench(watch, arguments.only).run()
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    if arguments.picture:
        drawn = picture(report)
        dots = arguments.picture.suffix == ".png"
        arguments.picture.write_bytes(png(drawn) if dots else drawn.encode())
    for table in tables(report):
        Console().print(table)
    different = [
        n for n, row in report["beside C, one core"].items() if not row.get("same totals", True)
    ]
    if different:
        sys.exit(f"not the same work as in C: {', '.join(different)}")


if __name__ == "__main__":
    main()
