"""Nobody ever receives a view that is not theirs at that moment: R10 as a law.

Four devices, each with many sockets at two workers, sit down, leave, are put out, take over each
other's seats and watch, in random order; all the while they say anything on old and new sockets.
Whatever arrives is compared with the log: a hand, choices, a hint or a player's link belong to
whoever has that seat, a spectator's view to whoever may watch.
"""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest
from msgspec import json
from msgspec.structs import replace

from quartett.errors import Refused
from quartett.protocol.messages import Begin, Leave, RemoveWatcher, SetSeat
from quartett.server.metrics import Metrics
from quartett.server.service import exports
from quartett.server.service.clock import BEAT, ServerClock
from quartett.server.service.hub import Connection, Watcher
from quartett.server.service.lobby import Lobby
from quartett.server.service.tables import Process, Tables
from quartett.server.service.tables.broadcaster import Broadcaster
from quartett.server.store import Entry
from quartett.server.store.directory import Directory
from quartett.server.store.memory import MemoryStore
from quartett.server.table.change_builder import Actor
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from quartett.server.table.seating import Invite, TakeSeat
from quartett.server.table.state import State, watcher_id
from quartett.server.transport.socket import SocketSession
from server.simulated import EPOCH, TABLE, FaultyStore, QuickBots, play
from server.tables import BRIEF, Driven

DEVICES = ["Ada", "Bob", "Cyd", "Eve"]
SEEDS = 30


class Watchers:
    """What the lobby needs of the directory, in memory."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    async def name_of_watcher(self, table: str, device: str) -> str | None:
        await asyncio.sleep(0.001)
        return self.names.get(device)

    async def watching(self, table: str) -> dict[str, str]:
        return dict(self.names)

    async def dismiss(self, table: str, device: str) -> None:
        self.names.pop(device, None)

    async def renew(self, table: str, player: str, watcher: str, host: str) -> None:
        await asyncio.sleep(0.001)
        self.names = {device: name for device, name in self.names.items() if device == host}

    async def nothing(self, *_: Any) -> None:
        """Lists are not looked at here."""

    take_seat = free_seat = put_tables = nothing


class Ear:
    """A socket of a device, which checks everything it receives."""

    def __init__(self, house: "House", device: str, watcher: Watcher | None) -> None:
        self.house, self.device, self.watcher = house, device, watcher
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.asked: dict[str, int] = {}

    async def receive(self) -> dict[str, Any]:
        text = await self.inbox.get()
        await asyncio.sleep(0.02 * self.house.rng.random())
        if text is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def answer(self, event: dict[str, Any]) -> None:
        message = json.decode(event["text"])
        try:
            self.house.check(self, message)
        except AssertionError as leak:
            self.house.leaks.append(f"{self.device}: {leak}")

    def say(self, **message: Any) -> None:
        self.inbox.put_nowait(json.encode(message).decode())


class House:
    """Two workers, one table of NOX, and everybody's sockets."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.loop = rng, asyncio.get_running_loop()
        self.store, self.directory = FaultyStore(rng), Watchers()
        self.states: list[State] = []
        self.leaks: list[str] = []
        self.seen: dict[str, int] = {}
        self.ears: list[Ear] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.number = 0
        self.lobbies = [self.worker() for _ in range(2)]

    def worker(self) -> Lobby:
        clock = ServerClock(self.loop.time, lambda: EPOCH + self.loop.time())

        async def beat() -> None:
            clock.beat(self.loop.time())

        async def beating() -> None:
            while True:
                await beat()
                await asyncio.sleep(BEAT)

        def changed(state: State, before: State | None) -> Any:
            return lobby.changed(state, before)

        clock.beat(self.loop.time())
        process = Process(beat, self.publish, changed)
        tables = Tables(self.store, QuickBots(1), clock, process, Metrics(), bot_delay=0.2)
        lobby = Lobby(tables, cast(Directory, self.directory))
        self.tasks.append(self.loop.create_task(beating()))
        return lobby

    def publish(self, name: str, version: int) -> None:
        for lobby in self.lobbies:
            if name.startswith("@"):
                lobby.tables.broadcaster.receive_gossip(name)
            elif self.rng.random() < 0.5:  # signals get lost
                lobby.tables.loader.note_version(name, version)

    def id(self) -> str:
        self.number += 1
        return f"command-{self.number:05}"

    # -- the truth -------------------------------------------------------------------------------

    def truth(self, version: int | None = None) -> State:
        log = self.store._logs[TABLE]
        for entry in log[len(self.states) :]:
            change = json.decode(entry.fact, type=Change)
            self.states.append(fold([change], self.states[-1] if self.states else None))
        return self.states[-1 if version is None else version - 1]

    def may_watch(self, state: State, ear: Ear) -> bool:
        if ear.device == state.host:
            return True
        watcher = ear.watcher
        return (
            watcher is not None
            and watcher.links == state.links
            and watcher_id(TABLE, ear.device) not in state.removed
        )

    def check(self, ear: Ear, message: Any) -> None:
        kind = message["type"]
        self.seen[kind] = self.seen.get(kind, 0) + 1
        if kind == "hinted":
            state = self.truth()
            own = set(state.seats_of(ear.device)) & set(state.acting)
            hints = {word for seat in own for word in choices(state, seat)}
            assert len(state.record.steps) != message["step"] or message["word"] in hints, (
                "a hint for somebody else"
            )
        if kind not in ("snapshot", "changed"):
            return
        state = self.truth(message["version"])
        own = set(state.seats_of(ear.device))
        about, mine = message.get("about"), message["own"]
        if about is not None and about.get("player_code") is not None:
            assert own or ear.device == state.host, "a player's link for somebody without a seat"
        texts = {str(state.game.view(state.record.position, seat)) for seat in own}
        if own or self.may_watch(state, ear):
            texts.add(str(state.game.view(state.record.position, None)))
        if mine.get("text") is not None:
            self.seen["hands"] = self.seen.get("hands", 0) + 1
            assert mine["text"] in texts, f"somebody else's view at {message['version']}"
        else:
            assert own or self.may_watch(state, ear), "a table for somebody who may not look"
        for word in mine.get("choices", []):
            assert any(word in choices(state, seat) for seat in own), "somebody else's choice"

    # -- what people do --------------------------------------------------------------------------

    @property
    def lobby(self) -> Lobby:
        return self.rng.choice(self.lobbies)

    async def open(self, device: str) -> None:
        lobby = self.lobby
        asked = self.rng.choice([None, None, 0, 1, 2])
        viewer = await lobby.viewer(TABLE, device, asked)
        if viewer is None:
            return
        await asyncio.sleep(0.02 * self.rng.random())  # the handshake
        who = viewer[1]
        watcher = who if isinstance(who, Watcher) else None
        connection = Connection(TABLE, device, None if isinstance(who, Watcher) else who)
        connection.watcher = watcher
        ear = Ear(self, device, watcher)
        table = await lobby.tables.loader.load(TABLE)
        session = SocketSession(lobby, table, connection, Metrics(), messages=())
        self.ears.append(ear)
        self.tasks.append(self.loop.create_task(session.run(ear.receive, ear.answer)))

    async def act(self, command: Any, actor: Actor) -> None:
        await self.lobby.tables.dispatcher.act_surely(TABLE, command, actor, self.id())

    async def fill_and_begin(self) -> None:
        for seat in self.truth().seats:
            if self.truth().occupants[seat].kind == "open":
                await self.act(SetSeat(self.id(), seat, "random"), Actor(self.truth().host))
        await self.act(Begin(self.id()), Actor(self.truth().host))

    async def look(self, device: str) -> None:
        """The record over HTTP."""
        viewer = await self.lobby.viewer(TABLE, device, self.rng.choice([None, 0, 1, 2]))
        if viewer is None:
            return
        state, who = viewer
        seat = None if isinstance(who, Watcher) else who
        own = self.truth(state.version).seats_of(device)
        if seat is not None and seat not in own:
            self.leaks.append(f"{device}: the record of seat {seat}")
        exports.record_text(state, seat)

    async def watch(self, device: str) -> None:
        if watcher_id(TABLE, device) not in self.truth().removed:
            self.directory.names[device] = device

    async def renew(self) -> None:
        host = self.truth().host
        await self.directory.renew(TABLE, "", "", host)
        await self.act(Invite(self.id(), self.id()), Actor(host))

    def say(self) -> None:
        """Say something on some socket, old or new."""
        rng = self.rng
        if not self.ears:
            return
        ear, step = rng.choice(self.ears), len(self.truth().record.steps)
        words = [word for seat in self.truth().acting for word in choices(self.truth(), seat)]
        messages: list[dict[str, Any]] = [
            *[{"type": "hello", "text": True}] * 4,
            *[{"type": "ask-hint", "id": self.id(), "step": step}] * 3,
            *[
                {"type": "choose", "id": self.id(), "step": step, "word": word}
                for word in words[:3]
            ],
            {"type": "seen", "step": step},
            {"type": "react", "id": self.id(), "reaction": "👍"},
            {"type": "leave", "id": self.id()},
            {"type": "come-back", "id": self.id()},
            {"type": "keep-seat", "id": self.id(), "seat": rng.randrange(3)},
            {"type": "undo", "id": self.id(), "step": max(0, step - 1)},
            {"type": "agree", "id": self.id(), "yes": True},
        ]
        ear.say(**rng.choice(messages))

    async def do(self) -> None:
        """Something that changes who sees what."""
        rng, state = self.rng, self.truth()
        device, seat = rng.choice(DEVICES), rng.randrange(3)
        deed: Callable[[], Any] = rng.choice(
            [
                *[lambda: self.open(device)] * 5,
                *[lambda: self.act(TakeSeat(device, None), Actor(device))] * 3,
                *[lambda: self.act(Leave(self.id()), Actor(device, seat))] * 2,
                lambda: self.act(SetSeat(self.id(), seat), Actor(state.host)),
                lambda: self.act(SetSeat(self.id(), seat, "random"), Actor(state.host)),
                lambda: self.look(device),
                lambda: self.watch(device),
                self.renew,
                lambda: self.act(
                    RemoveWatcher(self.id(), watcher_id(TABLE, device)), Actor(state.host)
                ),
            ]
        )
        with suppress(Refused):
            await deed()

    async def evening(self) -> None:
        driven = Driven("nox", ["Ada", "-", "-"], **BRIEF["nox"])
        first = replace(driven.log[0], at=int(1000 * EPOCH), uptime=self.loop.time())
        await MemoryStore.append(
            self.store, TABLE, [Entry(1, "", "", first.at, json.encode(first))]
        )
        for round_ in (60, 40):  # in the lobby, then in the game
            for _ in range(round_):
                self.tasks.append(self.loop.create_task(self.do()))
                for _ in range(self.rng.randrange(4)):
                    self.say()
                if self.rng.random() < 0.7:
                    await asyncio.sleep(0.05 * self.rng.random())
            if self.truth().phase == "waiting":
                with suppress(Refused):
                    await self.fill_and_begin()
                await asyncio.sleep(8.0)
                for ear in self.ears:  # all the old sockets ask at once
                    ear.say(type="hello", text=True)
        await asyncio.sleep(5.0)
        for ear in self.ears:
            ear.inbox.put_nowait(None)
        await asyncio.sleep(1.0)
        for lobby in self.lobbies:
            await lobby.tables.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def choices(state: State, seat: int) -> list[str]:
    return list(state.game.choices(state.record.position, seat)) if seat in state.acting else []


async def evening(rng: random.Random) -> House:
    logging.getLogger("quartett.server").setLevel(logging.ERROR)
    house = House(rng)
    await house.evening()
    return house


def test_nobody_ever_receives_a_view_that_is_not_theirs_at_that_moment() -> None:
    seen: dict[str, int] = {}
    for seed in range(SEEDS):
        house = play(seed, evening)
        assert not house.leaks, f"seed {seed}: {house.leaks[:3]}"
        for kind, count in house.seen.items():
            seen[kind] = seen.get(kind, 0) + count
    for kind in ("snapshot", "changed", "hands", "hinted", "reacted"):
        assert seen[kind] > 20, f"the law hardly saw any {kind}: {seen}"


def everybody(self: Broadcaster, state: State, connection: Connection) -> bool:
    return True


def only_seats(self: Broadcaster, state: State, connection: Connection) -> bool:
    """Spectators are not looked at any more, as it once was."""
    seat = connection.seat
    if seat is None or state.occupants[seat].device == connection.device:
        return True
    connection.end(4403, "")
    return False


@pytest.mark.parametrize("broken", [everybody, only_seats])
def test_the_law_catches_a_server_that_does_not_look(
    broken: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Broadcaster, "owns_seat", broken)
    assert any(play(seed, evening).leaks for seed in range(SEEDS))
