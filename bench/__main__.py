"""`make bench`: one run, one table, ratios. See docs/benchmarks.md on how to read it."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import quartett
from bench.hand_written import compiled, sources
from quartett import Game, games
from quartett.sim import simulate

ROOT = Path(__file__).parents[1]
SEED = 1
PEER_SEED = 7
games.__path__.append(str(ROOT / "tests" / "toys"))


class Bench:
    """The measurements of one run."""

    def __init__(self, quick: bool, only: list[str], tell: Callable[[str], None]) -> None:
        self.repeats = 3 if quick else 7
        self.seconds = 0.02 if quick else 0.25
        self.names = only or [*(name for name in games.names() if name in sources())]
        self.tell = tell

    def run(self) -> dict[str, Any]:
        """Everything, as data."""
        return {
            "beside C, one core": self.beside_c(),
            "playouts": self.playouts(),
            "two cores against one": self.two_cores(),
            "beside OpenSpiel's loop": self.beside_openspiel(),
            "from Python": self.from_python(),
            "starting": self.starting(),
        }

    # -- measuring -------------------------------------------------------------------------------

    def enough(self, work: Callable[[int], Any]) -> int:
        """How many games take about as long as one measurement should."""
        work(1)  # compiles, if need be
        number = 16
        while True:
            if clock(partial(work, number)) > self.seconds or number > 5_000_000:
                return number
            number *= 2

    def alternately(self, *works: Callable[[], Any]) -> list[list[float]]:
        """Seconds of each, measured in turn, so that a busy moment hits all alike."""
        measured: list[list[float]] = [[] for _ in works]
        for _ in range(self.repeats):
            for times, work in zip(measured, works, strict=True):
                times.append(clock(work))
        return measured

    # -- what is measured ------------------------------------------------------------------------

    def beside_c(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in self.names:
            self.tell(f"{name} beside C")
            source = sources().get(name)
            play = compiled(source) if source else None
            if play is None:
                found[name] = {"ratio": None, "why": "no C compiler, or no C version"}
                continue
            game = self.game(name)
            number = self.enough(on_one_core(game))
            steps, _ = total = totals(game, number)
            same = total == play(number, SEED, game.seats)
            ours, theirs = self.alternately(
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
            }
        return found

    def playouts(self) -> list[dict[str, Any]]:
        found = []
        for name in self.names:
            about = games.package(name).ABOUT
            for seats in about.seats:
                self.tell(f"{name}, {seats} seats")
                game = quartett.game(name, seats)
                number = self.enough(on_one_core(game))
                (times,) = self.alternately(partial(simulate, game, number, SEED, threads=1))
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
        found = {}
        for name in self.names:
            self.tell(f"{name} on two cores")
            game = self.game(name)
            number = 8 * self.enough(on_one_core(game))
            one, two = self.alternately(
                partial(simulate, game, number, SEED, threads=1),
                partial(simulate, game, number, SEED, threads=2),
            )
            found[name] = statistics.median(a / b for a, b in zip(one, two, strict=True))
        return found

    def beside_openspiel(self) -> dict[str, Any]:
        """The same game, Pig: whole random games in their C++ loop and in ours."""
        try:
            import pyspiel
        except ImportError:
            return {"ratio": None, "why": "open_spiel is not installed"}
        self.tell("pig beside OpenSpiel")
        theirs, ours = pyspiel.load_game("pig"), quartett.game("pig")
        bots = [pyspiel.make_uniform_random_bot(seat, PEER_SEED + seat) for seat in (0, 1)]

        def play_theirs(number: int) -> int:
            moves = 0
            for seed in range(number):
                state = theirs.new_initial_state()
                pyspiel.evaluate_bots(state, bots, seed)
                moves += state.move_number()
            return moves

        number = self.enough(play_theirs)
        few = play_theirs(number)  # their bots go on drawing: the next round differs a little
        many_games = self.enough(on_one_core(ours))
        many, _ = totals(ours, many_games)
        peer, own = self.alternately(
            partial(play_theirs, number), partial(simulate, ours, many_games, SEED, threads=1)
        )
        ratios = [(p / few) / (q / many) for p, q in zip(peer, own, strict=True)]
        return {
            "ratio": statistics.median(ratios),
            "lowest": min(ratios),
            "highest": max(ratios),
            "their moves/s": few / statistics.median(peer),
            "our moves/s": many / statistics.median(own),
        }

    def from_python(self) -> dict[str, float]:
        """What a checked step costs from Python, in microseconds."""
        self.tell("from Python")
        game = quartett.game("zoinx", 3)
        start, words = game.start(), {0: "bet 6", 1: "bet 2", 2: "bet zoinx"}
        number = 200 if self.seconds < 0.1 else 5_000

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

        both = self.alternately(play, choose_and_play)
        # The best of them, as timeit does: whatever else runs only ever adds.
        played, chosen = (min(times) / number * 1e6 for times in both)
        return {"checked play, µs": played, "three choices and a play, µs": chosen}

    def starting(self) -> dict[str, float]:
        """Processes from nothing: importing, compiling for the first time, starting warm."""
        self.tell("starting")
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

    def game(self, name: str) -> Game:
        """A game in the middle of its seat counts."""
        seats = games.package(name).ABOUT.seats
        return quartett.game(name, seats[len(seats) // 2])


def on_one_core(game: Game) -> Callable[[int], Any]:
    return lambda number: simulate(game, number, SEED, threads=1)


def clock(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def totals(game: Game, number: int) -> tuple[int, int]:
    batch = simulate(game, number, SEED, threads=1)
    return int(batch.lengths.sum()), int(batch.scores.sum())


def process_seconds(code: str, environment: dict[str, str]) -> float:
    return clock(lambda: subprocess.run([sys.executable, "-c", code], env=environment, check=True))


# -- telling -------------------------------------------------------------------------------------


def tables(report: dict[str, Any]) -> list[Table]:
    """The report for people."""
    columns = ("game", "seats", "ours", "C", "ours / C", "spread", "same totals")
    beside = Table(*columns, title="beside C, one core, steps a second")
    for name, row in report["beside C, one core"].items():
        if row["ratio"] is None:
            beside.add_row(name, "", "", "", row["why"])
        else:
            spread = f"{row['lowest']:.2f} to {row['highest']:.2f}"
            same = "yes" if row["same totals"] else "NO"
            speeds = (millions(row["our steps/s"]), millions(row["their steps/s"]))
            beside.add_row(name, str(row["seats"]), *speeds, f"{row['ratio']:.2f}", spread, same)
    speed = Table("game", "seats", "games/s", "steps/s", "steps a game", title="random playouts")
    for row in report["playouts"]:
        speed.add_row(
            row["game"],
            str(row["seats"]),
            f"{row['games/s']:,.0f}",
            millions(row["steps/s"]),
            f"{row['steps/game']:.0f}",
        )
    rest = Table("figure", "value", title="the rest")
    for name, ratio in report["two cores against one"].items():
        rest.add_row(f"{name}: two cores against one", f"{ratio:.2f} x")
    peer = report["beside OpenSpiel's loop"]
    if peer["ratio"] is None:
        rest.add_row("Pig beside OpenSpiel's C++ loop", peer["why"])
    else:
        speeds = (millions(peer["our moves/s"]), millions(peer["their moves/s"]))
        rest.add_row("Pig, moves/s: ours, OpenSpiel's C++ loop", " and ".join(speeds))
        spread = f"{peer['ratio']:.1f} x ({peer['lowest']:.1f} to {peer['highest']:.1f})"
        rest.add_row("Pig: ours against OpenSpiel's C++ loop", spread)
    for figure, value in {**report["from Python"], **report["starting"]}.items():
        rest.add_row(figure, f"{value:.2f}")
    return [beside, speed, rest]


def millions(number: float) -> str:
    return f"{number / 1e6:,.1f} M"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short and noisy: does it work?")
    parser.add_argument("--only", action="append", default=[], help="a game; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    arguments = parser.parse_args()
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("measuring", total=None)
        bench = Bench(
            arguments.quick, arguments.only, lambda what: bar.update(task, description=what)
        )
        report = bench.run()
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    for table in tables(report):
        Console().print(table)
    different = [
        n for n, row in report["beside C, one core"].items() if not row.get("same totals", True)
    ]
    if different:
        sys.exit(f"not the same work as in C: {', '.join(different)}")


if __name__ == "__main__":
    main()
