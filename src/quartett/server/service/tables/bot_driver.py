"""Bots at the tables: woken when it is their turn, slowed down to what people can follow."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

from quartett.protocol.messages import Choose
from quartett.server.logs import log
from quartett.server.service.bot_pool import BotPool, Question, simple_choice
from quartett.server.service.hub import Connection, Hub
from quartett.server.service.tables.dispatcher import Dispatcher
from quartett.server.service.tables.loader import LoadedTable
from quartett.server.service.tables.tasks import BackgroundTasks
from quartett.server.store import Unreachable
from quartett.server.table import fairness
from quartett.server.table.change_builder import BOT, Actor
from quartett.server.table.playing import ReplaceBot
from quartett.server.table.seating import known_levels
from quartett.server.table.state import State

LONGEST_WAIT_FOR_VIEWERS = 30.0
"""Seconds that a bot waits for people who have not seen the last step yet."""
PAUSE_AFTER_VIEWERS = 0.35
"""Seconds between what people have just seen and what a bot does next."""
RETRY_SECONDS = 1.0
RETRY_SECONDS_AFTER_BUG = 10.0


class BotDriver:
    """Lets bots think and sends their choices to the dispatcher."""

    def __init__(
        self,
        pool: BotPool,
        dispatcher: Dispatcher,
        hub: Hub,
        tasks: BackgroundTasks,
        delay: float,
    ) -> None:
        """`delay`: the seconds that every choice takes at least."""
        self._pool, self._dispatcher, self._hub = pool, dispatcher, hub
        self._tasks, self._metrics = tasks, tasks.metrics
        self._delay = delay

    def wake(self, table: LoadedTable) -> None:
        """Let every bot think whose turn it is."""
        state = table.state
        if state.phase != "playing" or self._tasks.closing:
            return
        for seat in state.awaited:
            if state.occupants[seat].played_by_bot and seat not in table.thinking:
                task = self._tasks.spawn(self._think(table, seat))
                table.thinking[seat] = task
                task.add_done_callback(partial(self._finish, table, seat))

    def _finish(self, table: LoadedTable, seat: int, _: object) -> None:
        table.thinking.pop(seat, None)
        self.wake(table)

    async def _think(self, table: LoadedTable, seat: int) -> None:
        state = table.state
        if state.phase != "playing" or seat not in state.awaited:
            return  # somebody chose or paused before this task began
        step, loop = len(state.record.steps), asyncio.get_running_loop()
        started = loop.time()
        word, seed = await self.ask(state, seat, bot_level(state, seat))
        await self._wait_for_viewers(table, step)
        await asyncio.sleep(max(0.0, started + self._delay - loop.time()))
        choice: Any = Choose(f"bot-{state.version}", step, word or "-")
        if word is None:
            self._metrics.bots_replaced.inc()
            log.warning("bot replaced", extra={"game": state.game.name, "seat": seat})
            choices = state.game.choices(state.record.position, seat)
            choice = ReplaceBot(seat, step, simple_choice(choices, seed))
        command, actor = f"{seat}/{state.version}", Actor(BOT, seat)
        try:
            await self._dispatcher.act_surely(table.name, choice, actor, command)
        except Unreachable:
            await asyncio.sleep(RETRY_SECONDS)  # `_finish` wakes the bot again
        except Exception as problem:
            log.error("bot failed", exc_info=problem, extra={"table": table.name, "seat": seat})
            self._metrics.problems.inc()
            await asyncio.sleep(RETRY_SECONDS_AFTER_BUG)

    async def ask(self, state: State, seat: int, level: str) -> tuple[str | None, int]:
        """Return what a bot of this level would choose, knowing what the seat knows (None: it
        failed), and the seed it was given."""
        game, position = state.game, state.record.position
        choices = game.choices(position, seat)
        label = f"bot/{state.version}/{seat}"
        seed = int.from_bytes(fairness.salt(state.secret, label)[:6], "big")
        if len(choices) == 1:
            return choices[0], seed
        view, transcript = str(game.view(position, seat)), str(state.record.seen_by(seat))
        question = Question(view, transcript, list(choices), level, seed, game.name)
        with self._metrics.bot_seconds.time():
            return await self._pool.choose(question, self._asker(state.table)), seed

    def _asker(self, table: str) -> str:
        """Return who shares a turn with this table: all tables that people play from the same
        address, or all tables where nobody is connected."""
        present = self._hub.at(table)
        playing = [one for one in present if one.seat is not None] or present
        return playing[0].address if playing else ""

    # -- viewers ---------------------------------------------------------------------------------

    def note_seen(self, table: LoadedTable, connection: Connection, step: int) -> None:
        """Note that a client has shown everything up to this step. Bots wait again for a client
        that was too slow as soon as it has caught up."""
        if connection.slow and step < len(table.state.record.steps):
            return
        connection.seen, connection.slow = step, False
        table.viewer_progress.set()

    async def _wait_for_viewers(self, table: LoadedTable, step: int) -> None:
        """Wait, within limits, until people here have seen everything up to this step: a bot must
        not outrun the people who watch it. Only clients that report what they show count."""
        loop = asyncio.get_running_loop()
        deadline, waited = loop.time() + LONGEST_WAIT_FOR_VIEWERS, False
        while self._behind(table.name, step) and (left := deadline - loop.time()) > 0:
            waited = True
            table.viewer_progress.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await table.viewer_progress.wait()
        for connection in self._behind(table.name, step):  # nobody waits for it a second time
            connection.seen, connection.slow = None, True
        if waited:
            await asyncio.sleep(PAUSE_AFTER_VIEWERS)

    def _behind(self, name: str, step: int) -> list[Connection]:
        """Return the connections of people at the table (of spectators, where only bots play) that
        have not shown this step yet."""
        present = self._hub.at(name)
        playing = [one for one in present if one.seat is not None] or present
        return [one for one in playing if one.seen is not None and one.seen < step]


def bot_level(state: State, seat: int) -> str:
    """Return the level of the bot that plays this seat; the middle one for an absent person."""
    known = known_levels(state.game)
    return state.occupants[seat].level or known[len(known) // 2]
