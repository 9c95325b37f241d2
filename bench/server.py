"""Our server under load, beside boardgame.io's own: real processes, real sockets, the same game.

    python -m bench.server [--quick]

Fifty tables of NOX with four people each. A move counts when the last of the four has received it.
Ours writes every step to SQLite before it sends it; boardgame.io keeps everything in memory.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop
from msgspec import json, structs
from rich.console import Console

from bench.contestants import (
    CLIENTS,
    GAME,
    SEATS,
    SERVERS,
    TABLES,
    Ours,
    Side,
    bare_stack,
    boardgame,
    on_core,
    post,
    quartett_server,
)
from bench.load import STEADY, Load, Table
from bench.measure import Stopwatch, clock
from bench.peers import SAME, Row, row
from bench.report import beside_peers, listed
from bench.websocket import Socket
from quartett.server.store import Entry, schema, store_at
from quartett.server.store.directory import Directory
from quartett.server.table.facts import Created
from server.running import PATIENCE  # found since bench.contestants was imported
from server.tables import Driven

STEADY_SECONDS = 2.0
IDLE_TABLES = 500
STORED_TABLES = 10_000
MISSED = 200
Run = Callable[[Coroutine[Any, Any, Any]], Any]


def beside_boardgame(
    watch: Stopwatch, run: Run, ours: Ours, folder: Path
) -> tuple[list[Row], dict[str, float]]:
    """Measures the servers in turn: as fast as possible, then at a steady rate."""
    watch.announce("a server beside boardgame.io's")
    seconds = 1.0 if watch.quick else 2.0  # within four, a game may be over

    def rate(side: Side) -> tuple[float, float, float]:
        """Measures at fresh tables, because at this speed games end soon."""
        load = Load(side, TABLES)
        run(load.sit_down())
        rates: tuple[float, float, float] = run(load.saturated(seconds))
        load.leave()
        return rates

    with boardgame() as theirs, bare_stack(folder / "bare.db") as bare:
        sides: tuple[Side, ...] = (ours, theirs, bare)
        rates = [[rate(side) for side in sides] for _ in range(watch.repeats)]
        figures = steady(watch, run, [ours, theirs])
    return list(_rows(rates)), figures


def _rows(rates: list[list[tuple[float, float, float]]]) -> Iterator[Row]:
    works = (
        (f"table server, {TABLES} tables of four, sent to all", 0, 0, "moves/s", 2),
        ("table server, for each second of its CPU time", 0, 1, "moves/s", None),
        ("table server, at that speed, 99 % within", 0, 2, "ms", 1),
        ("the same stack without rules, views and log", 2, 0, "moves/s", None),
    )
    for work, server, place, unit, target in works:
        ours, other_rates = ([all_of[side][place] for all_of in rates] for side in (server, 1))
        ratios = [one / two for one, two in zip(ours, other_rates, strict=True)]
        if unit == "ms":  # less is better
            ratios = [1 / ratio for ratio in ratios]
        figures = {
            "ours": statistics.median(ours),
            "theirs": statistics.median(other_rates),
            "ratio": statistics.median(ratios),
            "lowest": min(ratios),
            "highest": max(ratios),
        }
        yield row(SAME, work, GAME, "boardgame.io's server, in memory", figures, unit, target)


def steady(watch: Stopwatch, run: Run, sides: Sequence[Side]) -> dict[str, float]:
    """Measures the servers in turn, several times, so that a slow moment hits all of them."""
    watch.announce(f"{STEADY} moves a second")
    loads = [Load(side, TABLES) for side in sides]
    for load in loads:
        run(load.sit_down())
    start, before = time.perf_counter(), psutil.cpu_times()
    rounds = [[run(load.steadily(STEADY_SECONDS)) for load in loads] for _ in range(watch.repeats)]
    stolen = getattr(psutil.cpu_times(), "steal", 0.0) - getattr(before, "steal", 0.0)

    def median(side: int, part: int) -> float:
        return float(statistics.median(results[side][part] for results in rounds))

    figures = {
        f"{STEADY} moves/s: 99 % reach the last receiver within, ms (target 25)": median(0, 0),
        f"{STEADY} moves/s: share of a core (target 0.5)": median(0, 1),
    }
    if len(loads) > 1:
        figures["the same by boardgame.io's server: within, ms"] = median(1, 0)
        figures["the same by boardgame.io's server: share of a core"] = median(1, 1)
    taken = 100 * stolen / psutil.cpu_count() / (time.perf_counter() - start)
    return {**figures, "CPU time stolen by the host meanwhile, %": taken}


def coming_back(watch: Stopwatch, run: Run, ours: Ours) -> dict[str, float]:
    """Measures how fast a spectator catches up with a table that went on; nothing is prepared."""
    watch.announce("coming back")

    async def seconds(table: Table) -> float:
        snapshot = asyncio.get_running_loop().create_future()

        def on_text(_: Socket, text: bytes) -> None:
            news = ours.decoder.decode(text)
            if news.type == "snapshot" and not snapshot.done():
                snapshot.set_result(news)

        first = await ours.connect(table.name, 0, table.keys[0], on_text)
        code = (await snapshot).about["watcher_code"]
        first.transport.close()
        address = f"http://127.0.0.1:{ours.port}/api/invitations/{code}"
        key = post(address, {"name": ""}, {"X-Quartett": "1"}).cookies["quartett"]
        snapshot = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        back = await ours.connect(table.name, None, key, on_text)
        assert (await snapshot).now.step >= MISSED
        back.transport.close()
        return time.perf_counter() - start

    load = Load(ours, 5)
    run(load.sit_down())
    while min(table.version for table in load.tables) < MISSED:
        run(load.moving(0.5))
    times = [run(seconds(table)) for table in load.tables]
    return {f"coming back after {MISSED} steps and more, ms (target 100)": 1000 * max(times)}


def idle(watch: Stopwatch, run: Run, folder: Path) -> dict[str, float]:
    watch.announce("idle sockets")
    tables = 20 if watch.quick else IDLE_TABLES
    with quartett_server(folder) as (_, ours):
        load = Load(ours, tables)
        run(load.open_tables())
        server = psutil.Process(ours.pid)
        before = server.memory_info().rss
        run(load.sit_down())
        after = server.memory_info().rss
    return {
        f"{SEATS * tables} idle sockets: memory they take, MB": (after - before) / 2**20,
        f"{SEATS * tables} idle sockets: memory of the whole server, MB (target 300)": after
        / 2**20,
    }


def starting(watch: Stopwatch, folder: Path) -> dict[str, float]:
    watch.announce("a server starts")
    with quartett_server(folder) as (server, _):
        times = []
        for _ in range(watch.repeats):
            server.stop()
            with on_core(SERVERS):
                times.append(clock(server.start))
    return {"a server's start to its first answer, s (target 1.5)": statistics.median(times)}


def replays(watch: Stopwatch, run: Run, folder: Path) -> dict[str, float]:
    """Measures how fast a replay opens for the first time, among very many tables."""
    tables = 200 if watch.quick else STORED_TABLES
    watch.announce(f"a replay among {tables} tables")
    opened = [f"stored-{number}" for number in range(0, tables, tables // 10)]
    folder.mkdir()
    token = run(fill(f"sqlite:///{folder / 'quartett.db'}", tables, opened))
    times = []
    with (
        quartett_server(folder) as (server, _),
        httpx.Client(
            cookies={"quartett": token},
            headers={"X-Quartett": "1"},
            trust_env=False,
            timeout=PATIENCE,
        ) as client,
    ):
        tried = {"game": GAME, "seats": SEATS}  # so that its rules are loaded
        client.post(f"{server.address}/api/try", json=tried).raise_for_status()
        for name in opened:
            start = time.perf_counter()
            client.get(f"{server.address}/api/tables/{name}/replay?eyes=all").raise_for_status()
            times.append(time.perf_counter() - start)
    return {f"a replay among {tables} tables opens within, ms (target 100)": 1000 * max(times)}


async def fill(address: str, tables: int, admitted: Sequence[str]) -> str:
    """Stores the same finished games under many names; returns a token for some of them."""
    games = [Driven(GAME, ["Ada", "Bob", "Cyd", "Dan"], goal=40) for _ in range(5)]
    logs = [game.begin().play(random.Random(n)).log for n, game in enumerate(games)]
    directory, store = Directory(address), store_at(address)
    await store.open()
    await directory.open()
    token, device = await directory.enrol()

    async def store_game(number: int) -> None:
        name, (first, *rest) = f"stored-{number}", logs[number % len(logs)]
        created = first.facts[0]
        assert isinstance(created, Created)
        changes = [
            structs.replace(first, facts=[structs.replace(created, table=name), *first.facts[1:]]),
            *rest,
        ]
        entries = [Entry(n, "", "", c.at, json.encode(c)) for n, c in enumerate(changes, 1)]
        await store.append(name, entries)

    await asyncio.gather(*map(store_game, range(tables)))
    for name in admitted:
        await directory.admit(name, device)
    same = {"game": GAME, "phase": "over", "created": 0, "updated": 0, "summary": {}}
    rows = [{"table_id": f"stored-{number}", **same} for number in range(tables)]
    engine = schema.engine_at(address)
    async with engine.begin() as connection:
        await connection.execute(schema.catalogue.insert(), rows)
    await engine.dispose()
    await store.close()
    await directory.close()
    return token


def measure(watch: Stopwatch) -> tuple[list[Row], dict[str, float]]:
    """Measures everything; returns rows beside the other server, and figures of our own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        on_core(CLIENTS),
    ):
        run = runner.run
        with quartett_server(Path(folder, "load")) as (_, ours):
            try:
                rows, figures = beside_boardgame(watch, run, ours, Path(folder))
            except ImportError as missing:
                rows = [{"kind": "left out", "work": "boardgame.io's server", "why": str(missing)}]
                figures = steady(watch, run, [ours])
            figures |= coming_back(watch, run, ours)
        figures |= idle(watch, run, Path(folder, "idle"))
        figures |= starting(watch, Path(folder, "start"))
        figures |= replays(watch, run, Path(folder, "replays"))
    return rows, figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short and noisy: does it work?")
    rows, figures = measure(Stopwatch(parser.parse_args().quick, print))
    for table in (beside_peers(rows), listed("a server of our own", figures)):
        Console().print(table)


if __name__ == "__main__":
    main()
