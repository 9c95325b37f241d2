"""Games made ready off the event loop: a first use loads, and perhaps compiles, the rules."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from quartett import games
from quartett.game import Game, game
from quartett.server.scoring import scores_of

_READY: set[str] = set()
_making = ThreadPoolExecutor(2, "games")  # one that is wanted need not wait for one that may be


def make_ready(name: str) -> None:
    """Load everything a table of this game needs, so that later uses take microseconds."""
    if name in _READY:
        return
    found = game(name)
    position = found.start()
    if odds := found.odds(position):
        found.sees(position, None)
        position = found.happen(position, next(iter(odds)))
    found.result(position)
    scores_of(found.view(position, None))
    if acting := found.acting(position):
        found.play(position, {seat: found.choices(position, seat)[0] for seat in acting})
    _READY.add(name)


async def ready(name: str) -> None:
    """Wait until the game can be played; refuses a game there is not."""
    if name not in _READY:
        games.package(name)
        await asyncio.get_running_loop().run_in_executor(_making, make_ready, name)


async def chosen(name: str, seats: int, options: dict[str, str | int | bool]) -> Game:
    """The game with these seats and options, ready to be played."""
    await ready(name)
    return await asyncio.to_thread(lambda: game(name, seats, **options))
