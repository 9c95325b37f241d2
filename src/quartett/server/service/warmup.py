"""Warms games up off the event loop: the first use loads, and perhaps compiles, the rules."""

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
from quartett.game import Game, game, game_with
from quartett.record import Record
from quartett.server.service import presenter
from quartett.server.table import fairness
from quartett.server.table.scoring import scores_of

STEPS_TO_SHOW = 100
COMPILER = """
import os, sys
if sys.platform == "win32":
    from quartett.platforms import become_background
    become_background(int(sys.argv[2]))
else:  # the same, before the first slow import
    os.setpgid(0, 0)
    os.nice(int(sys.argv[2]))
from quartett.server.service.warmup import make_ready
make_ready(sys.argv[1])
"""
"""The program that compiles a game in another process."""
_READY: set[str] = set()
_compiling: dict[tuple[str, int], asyncio.Task[None]] = {}
_loaders = ThreadPoolExecutor(
    2, "games"
)  # a game that people wait for need not wait for one that is warmed up ahead


def make_ready(name: str) -> None:
    """Load everything a table of this game needs, so that later uses take microseconds: play one
    game to its end, and present its first steps as a table would."""
    if name in _READY:
        return
    record, rng = Record(game(name)), random.Random(0)
    while record.result is None:
        before, played = record.position, record.game
        if odds := played.odds(before):
            played.draw_event(before, fairness.numbers(bytes(32), "event/0", 0))
            record = record.happen(rng.choice(list(odds)))
        else:
            choices = {seat: played.choices(before, seat) for seat in played.acting(before)}
            moves = {seat: rng.choice(words) for seat, words in choices.items()}
            played.play_and_draw(before, moves, fairness.numbers(bytes(32), "event/0", 0))
            record = record.play(moves)
        if len(record.steps) < STEPS_TO_SHOW:
            presenter.pack(before, None)
            presenter.warm_up(before)
            played.thrower(before)
            for seat in played.acting(before):
                played.allows(before, seat, played.moves[0])
                played.forbids(before, seat, played.moves[-1])
                played.previews(before, seat)
                played.preview(before, seat, played.choices(before, seat)[0])
            scores_of(before)
    if compiling():
        _marker(name).parent.mkdir(parents=True, exist_ok=True)
        _marker(name).touch()
    _READY.add(name)


def _marker(name: str) -> Path:
    """Return the file that marks a game as compiled."""
    sources = Path(str(games.package(name).__file__)).parent
    return cache_folder(sources) / "made"


async def compiled_elsewhere(name: str, nice: int = 0) -> None:
    """Compile a game in another process unless it has been compiled. In this process the compiler
    would slow everybody down, and block people who want another game. All callers wait for the
    same process; one that works ahead is `nice`, one that people wait for is not."""
    if not compiling() or _marker(name).exists():
        return
    if (name, nice) not in _compiling:
        task = asyncio.create_task(_compile(name, nice))
        _compiling[name, nice] = task
        task.add_done_callback(lambda _: _compiling.pop((name, nice)))
    await asyncio.shield(_compiling[name, nice])


async def _compile(name: str, nice: int) -> None:
    command = (sys.executable, "-c", COMPILER, name, str(nice))
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def compile_all(compiled: Callable[[str], None]) -> None:
    """Compile every game that needs it, one per core at a time; call `compiled` with the name of
    each game that is ready."""
    cores = asyncio.Semaphore(os.cpu_count() or 1)

    async def one(name: str) -> None:
        async with cores:
            await compiled_elsewhere(name)
        if compiling() and not _marker(name).exists():
            raise Refused(f"expected {name} to compile; the process that compiles it has failed")
        compiled(name)

    await asyncio.gather(*map(one, games.names()))


async def ready(name: str) -> None:
    """Wait until the game can be played; refuse an unknown one."""
    if name not in _READY:
        games.package(name)
        await compiled_elsewhere(name)
        await asyncio.get_running_loop().run_in_executor(_loaders, make_ready, name)


async def load_game(name: str, seats: int, options: dict[str, str | int | bool]) -> Game:
    """Return the game with these seats and options, ready to be played."""
    await ready(name)
    return await asyncio.to_thread(lambda: game_with(name, seats, options))
