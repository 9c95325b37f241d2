"""Games made ready off the event loop: a first use loads, and perhaps compiles, the rules."""

import asyncio
import os
import random
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from quartett import games
from quartett.compiled import cache_folder, compiling
from quartett.errors import Refused
from quartett.game import Game, game
from quartett.record import Record
from quartett.server.service import presenter
from quartett.server.table import fairness
from quartett.server.table.scoring import scores_of

SHOWN = 100
ASIDE = """
import os, sys
os.setpgid(0, 0)
os.nice(int(sys.argv[2]))
from quartett.server.service.warmup import make_ready
make_ready(sys.argv[1])
"""
"""Ctrl-C is for the server, which ends this process itself. A group does for that; a session of its
own would have as much of the cores as the server's, however nice: Linux divides by sessions first.
"""
_READY: set[str] = set()
_compiling: dict[tuple[str, int], asyncio.Task[None]] = {}
_making = ThreadPoolExecutor(2, "games")  # one that is wanted need not wait for one that may be


def make_ready(name: str) -> None:
    """Load everything a table of this game needs, so that later uses take microseconds: a game is
    played to its end, and its first steps are shown as at a table."""
    if name in _READY:
        return
    record, rng = Record(game(name)), random.Random(0)
    while record.result is None:
        before, found = record.position, record.game
        if odds := found.odds(before):
            found.draw_event(before, fairness.numbers(bytes(32), "event/0", 0))
            record = record.happen(rng.choice(list(odds)))
        else:
            choices = {seat: found.choices(before, seat) for seat in found.acting(before)}
            moves = {seat: rng.choice(words) for seat, words in choices.items()}
            found.play_and_draw(before, moves, fairness.numbers(bytes(32), "event/0", 0))
            record = record.play(moves)
        if len(record.steps) < SHOWN:
            presenter.pack(before, None)
            presenter.warm_up(before)
            found.thrower(before)
            for seat in found.acting(before):
                found.allows(before, seat, found.moves[0])
                found.forbids(before, seat, found.moves[-1])
                found.previews(before, seat)
                found.preview(before, seat, found.choices(before, seat)[0])
            scores_of(before)
    if compiling():
        _made(name).parent.mkdir(parents=True, exist_ok=True)
        _made(name).touch()
    _READY.add(name)


def _made(name: str) -> Path:
    """The file that says that machine code for this game has been made."""
    found = Path(str(games.package(name).__file__)).parent
    return cache_folder(found) / "made"


async def compiled_elsewhere(name: str, nice: int = 0) -> None:
    """Let another process compile a game that nobody has compiled yet. Here a compiler would slow
    everybody down, and whoever wants another game would wait for it. All who ask wait for the
    same process, but one that people wait for is not as `nice` as one that works ahead."""
    if not compiling() or _made(name).exists():
        return
    if (name, nice) not in _compiling:
        task = asyncio.create_task(_compile(name, nice))
        _compiling[name, nice] = task
        task.add_done_callback(lambda _: _compiling.pop((name, nice)))
    await asyncio.shield(_compiling[name, nice])


async def _compile(name: str, nice: int) -> None:
    orders = (sys.executable, "-c", ASIDE, name, str(nice))
    process = await asyncio.create_subprocess_exec(*orders, stdin=DEVNULL, stdout=DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def compile_all(compiled: Callable[[str], None]) -> None:
    """Compile every game that has not been, as many at once as there are cores, and tell of each
    when it is."""
    cores = asyncio.Semaphore(os.cpu_count() or 1)

    async def one(name: str) -> None:
        async with cores:
            await compiled_elsewhere(name)
        if compiling() and not _made(name).exists():
            raise Refused(f"expected {name} to be compiled; the process that did it has failed")
        compiled(name)

    await asyncio.gather(*map(one, games.names()))


async def ready(name: str) -> None:
    """Wait until the game can be played; refuses a game there is not."""
    if name not in _READY:
        games.package(name)
        await compiled_elsewhere(name)
        await asyncio.get_running_loop().run_in_executor(_making, make_ready, name)


async def chosen(name: str, seats: int, options: dict[str, str | int | bool]) -> Game:
    """The game with these seats and options, ready to be played."""
    await ready(name)
    return await asyncio.to_thread(lambda: game(name, seats, **options))
