"""Commands: decide, append to the log, and again whenever another worker was faster.

A step is durable before anyone hears of it. The entry numbers of the log are the fence between
workers: a worker whose number is taken reads what it missed and decides again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import json
from msgspec.structs import replace

from quartett.errors import IllegalMove, Refused
from quartett.protocol.messages import Answer
from quartett.server.service.clock import TableClock
from quartett.server.service.tables.loader import LoadedTable, Loader
from quartett.server.service.tables.tasks import BackgroundTasks
from quartett.server.store import Entry, Overtaken, Repeated, Unreachable
from quartett.server.table.change_builder import BOT, Actor
from quartett.server.table.decide import decide
from quartett.server.table.facts import Change
from quartett.server.table.state import State
from quartett.texts import Message

MOST_REMEMBERED_REFUSALS = 10_000
"""The log remembers accepted commands; this is the only memory of refused ones."""
MOST_ATTEMPTS = 100
"""How often other writers may overtake a command before its sender is asked to try again."""


class Dispatcher:
    """Takes commands for any table and answers them."""

    def __init__(
        self,
        loader: Loader,
        clock: TableClock,
        publish: Callable[[str, int], None],
        on_change: Callable[[State, State | None], Awaitable[None] | None],
        tasks: BackgroundTasks,
        away: Callable[[State], frozenset[int]],
    ) -> None:
        """`publish` and `on_change` are those of `Process`; `away` returns the seats of people who
        are not connected."""
        self._loader, self._clock, self._tasks = loader, clock, tasks
        self._away = away
        self._publish, self._on_change = publish, on_change
        self._append, self._find = loader.store.append, loader.store.find
        self._refusals: OrderedDict[tuple[str, str, str], Answer] = OrderedDict()

    async def create(
        self, state: State, change: Change, actor: str, command: str = ""
    ) -> LoadedTable:
        """Store a new table and load it."""
        entry = Entry(1, actor, command, change.at, json.encode(change))
        await self._append(state.table, [entry])
        table = LoadedTable(state)
        self._loader.add(table)
        if (update := self._on_change(state, None)) is not None:
            await update
        for listener in self._loader.on_load:
            listener(table)
        return table

    async def act_surely(self, name: str, command: Any, actor: Actor, id: str = "") -> Answer:
        """Run `act` to its end even if the caller is cancelled."""
        acting: Awaitable[Answer] = self._tasks.spawn(self.act(name, command, actor, id))
        return await asyncio.shield(acting)

    async def act(self, name: str, command: Any, actor: Actor, id: str = "") -> Answer:
        """Carry out a command. It is idempotent: the same id gets the same answer again.

        The calling task must not be cancelled: viewers would miss what is already in the log."""
        if self._refusals and (known := self._refusals.get((name, actor.device, id))) is not None:
            return known
        table = self._loader.get(name) or await self._loader.load(name)
        await table.lock.acquire()
        try:
            answer, before = await self._act(table, command, actor, id)
            if before is not None:
                for listener in self._loader.on_change:
                    listener(table)
                state = table.state
        finally:
            table.lock.release()
        if before is not None:
            self._publish(name, state.version)
            if (update := self._on_change(state, before)) is not None:
                await update
        if id and not answer.ok:
            self._refusals[name, actor.device, id] = answer
            if len(self._refusals) > MOST_REMEMBERED_REFUSALS:
                self._refusals.popitem(last=False)
        return answer

    async def _act(
        self, table: LoadedTable, command: Any, actor: Actor, id: str
    ) -> tuple[Answer, State | None]:
        """Decide and append until nobody else was faster. Returns the answer and, if the command
        changed the table, the state before it."""
        up_to_date = False
        for _ in range(MOST_ATTEMPTS):
            before, moment = table.state, self._clock.now() or await self._clock.moment()
            if before.phase == "waiting":
                moment = replace(moment, away=self._away(before))
            try:
                state, change = decide(before, command, actor, moment)
            except Refused as refusal:
                if up_to_date:
                    return refused(id, table.state.version, refusal), None
                # The command may be a repetition, or this worker's state may be out of date.
                known = await self._find(before.table, actor.device, id) if id else None
                up_to_date = await self._loader.catch_up(table)
                if known is not None:
                    return Answer(id, True, known.seq), None
                if not up_to_date:
                    return refused(id, table.state.version, refusal), None
                continue
            if not change.facts:
                if not id or actor.device == BOT:
                    return Answer(id, True, before.version), None
                # Store even a command that changes nothing: repeated later, it must not do more.
                state = replace(
                    state, version=before.version + 1, at=change.at, uptime=change.uptime
                )
            entry = Entry(state.version, actor.device, id, change.at, json.encode(change))
            try:
                await self._append(before.table, [entry])
            except Overtaken:
                await self._loader.catch_up(table)
            except Repeated as repeated:
                await self._loader.catch_up(table)
                return Answer(id, True, repeated.entry.seq), None
            else:
                table.state = state
                return Answer(id, True, state.version), before
        raise Unreachable("too many other writers changed the table at the same time")


def refused(id: str, version: int, refusal: Refused) -> Answer:
    """Return the answer to a command that was refused."""
    message = None
    if isinstance(refusal, IllegalMove) and refusal.message is not None:
        details = {
            name: value if isinstance(value, int) else str(value)
            for name, value in refusal.details.items()
        }
        message = Message(refusal.message, details)
    return Answer(id, False, version, refusal=str(refusal), rule=refusal.rule, said=message)
