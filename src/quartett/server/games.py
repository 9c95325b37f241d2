"""Games made ready off the event loop: a first use loads, and perhaps compiles, the rules."""

import asyncio
import threading
from functools import cache

from quartett import games
from quartett.game import Game, game
from quartett.server.scoring import scores_of

_making = threading.Lock()


@cache
def _task_of(name: str) -> threading.Event:
    return threading.Event()


def make_ready(name: str) -> None:
    """Load everything a table of this game needs, so that later uses take microseconds."""
    with _making:
        done = _task_of(name)
        if done.is_set():
            return
        found = game(name)
        position = found.start()
        if odds := found.odds(position):
            position = found.happen(position, next(iter(odds)))
        found.sees(position, None)
        found.result(position)
        scores_of(found.view(position, None))
        if acting := found.acting(position):
            found.play(position, {seat: found.choices(position, seat)[0] for seat in acting})
        done.set()


async def ready(name: str) -> None:
    """Wait until the game can be played; refuses a game there is not."""
    games.package(name)
    if not _task_of(name).is_set():
        await asyncio.to_thread(make_ready, name)


async def chosen(name: str, seats: int, options: dict[str, str | int | bool]) -> Game:
    """The game with these seats and options, ready to be played."""
    await ready(name)
    return await asyncio.to_thread(lambda: game(name, seats, **options))
