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
from bench.hand_written import compile_game, sources
from bench.measure import Stopwatch, clock
from bench.peers import peers
from bench.report import chart, tables
from bench.server import measure as measure_server
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
        """Measures everything; returns the figures."""
        start = time.perf_counter()
        beside_server, server = ([], {}) if self.only else measure_server(self.watch)
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
            "nmbrs!": {} if self.only else self.melds(),
            "seconds": time.perf_counter() - start,
        }

    def beside_c(self) -> dict[str, Any]:
        """Compares with hand-written C on the same random games; nmbrs! at two seats."""
        rows: dict[str, Any] = {}
        for name in self.names:
            self.watch.announce(f"{name} beside C")
            source = sources().get(name)
            play = compile_game(source) if source else None
            if play is None:
                rows[name] = {"ratio": None, "why": "no C compiler, or no C version"}
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
            rows[name] = {
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
        return rows

    def playouts(self) -> list[dict[str, Any]]:
        rows = []
        for name in self.names:
            about = games.package(name).ABOUT
            for seats in about.seats:
                self.watch.announce(f"{name}, {seats} seats")
                game = quartett.game(name, seats)
                number = self.watch.enough(on_one_core(game))
                (times,) = self.watch.alternately(partial(simulate, game, number, SEED, threads=1))
                second = statistics.median(times)
                steps = totals(game, number)[0]
                rows.append(
                    {
                        "game": name,
                        "seats": seats,
                        "games/s": number / second,
                        "steps/s": steps / second,
                        "steps/game": steps / number,
                    }
                )
        return rows

    def two_cores(self) -> dict[str, float]:
        """Compares two batches one after the other with both at once."""
        ratios = {}
        for name in self.names:
            self.watch.announce(f"{name} on two cores")
            game = self.game(name)
            number = 2 * self.watch.enough(on_one_core(game))
            with ThreadPoolExecutor(2) as pool:

                def batches(
                    run: Callable[..., Any], game: Game = game, number: int = number
                ) -> None:
                    play = partial(simulate, game, number, threads=1)
                    list(run(play, [SEED, SEED + 1]))

                one, two = self.watch.alternately(partial(batches, map), partial(batches, pool.map))
            ratios[name] = statistics.median(a / b for a, b in zip(one, two, strict=True))
        return ratios

    def from_python(self) -> dict[str, float]:
        """Measures a checked step on immutable positions from Python, in microseconds."""
        self.watch.announce("from Python")
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
        # The minimum, as timeit does: other processes only ever add time.
        play_time, both_time = (min(times) / number * 1e6 for times in both)
        return {"checked play, µs": play_time, "three choices and a play, µs": both_time}

    def starting(self) -> dict[str, float]:
        """Measures new processes: importing, compiling for the first time, starting warm."""
        self.watch.announce("starting")
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

    def melds(self) -> dict[str, float]:
        from bench.nmbrs_melds import median_milliseconds

        self.watch.announce("melds of nmbrs!")
        median = median_milliseconds(20 if self.watch.quick else 200)
        return {"all melds for 15 cards against 12 rows, median, ms": median}

    def game(self, name: str) -> Game:
        """Returns a game with a medium number of seats."""
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
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="also write the figures to this file"
    )
    parser.add_argument(
        "--picture", type=Path, metavar="FILE", help="also draw them to this file: .svg or .png"
    )
    arguments = parser.parse_args()
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("measuring", total=None)
        watch = Stopwatch(arguments.quick, lambda what: bar.update(task, description=what))
        report = Bench(watch, arguments.only).run()
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    if arguments.picture:
        svg = chart(report)
        as_png = arguments.picture.suffix == ".png"
        arguments.picture.write_bytes(png(svg) if as_png else svg.encode())
    for table in tables(report):
        Console().print(table)
    different = [
        n for n, row in report["beside C, one core"].items() if not row.get("same totals", True)
    ]
    if different:
        sys.exit(f"the work differs from that in C: {', '.join(different)}")


if __name__ == "__main__":
    main()
