"""No secret leaves: what a viewer is sent does not depend on what the viewer may not know.

Two worlds are played side by side. They differ only in what the viewer cannot see: hidden cards,
others' sealed choices, the table's number, how bots are seeded. Everything sent to the viewer must
be the same, byte for byte. Hashes that hide (commitments, sealed choices) are replaced by names of
what they stand for: that SHA-256 hides is not what is tried here.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import numpy as np
import pytest
from msgspec import json

from quartett import frames
from quartett.compiled import Row
from quartett.game import NO_SEAT, Game, Position
from quartett.layout import Eyes, Layout
from quartett.sayings import Teller
from quartett.server import fairness, picture, state, table
from quartett.server.app import COOKIE, create_app
from quartett.server.bots import BotPool
from quartett.server.clock import ServerClock
from quartett.server.drafts import BOT, TABLE, Actor
from quartett.server.facts import Stepped
from quartett.server.guard import Guard
from quartett.server.hub import Connection, Text
from quartett.server.messages import Begin, Choose, LogLine
from quartett.server.metrics import Metrics
from quartett.server.service import Tables
from quartett.server.settings import Settings
from quartett.server.store.memory import MemoryStore
from quartett.texts import Said
from server.tables import BRIEF, Driven

GAMES = sorted(BRIEF)


@pytest.fixture(autouse=True)
def plain_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes become names, the same in all worlds."""
    monkeypatch.setattr(
        fairness, "seal", lambda table, step, seat, word, salt: f"sealed {table} {step} {seat}"
    )
    monkeypatch.setattr(fairness, "server_commitment", lambda table, secret: f"of {table}")


def standing_clock() -> ServerClock:
    clock = ServerClock(lambda: 0.0, lambda: 1_700_000_000.0)
    clock.beat(1_700_000_000.0)
    return clock


class World:
    """A table in a service of its own, with connections that keep every byte."""

    def __init__(self, name: str, seats: int, secret: int) -> None:
        driven = Driven(
            name, [f"P{seat}" for seat in range(seats)], secret=bytes([secret]) * 32, **BRIEF[name]
        )
        self.store = MemoryStore()
        self.time = 0.0
        self.tables = Tables(
            self.store,
            BotPool(1),
            standing_clock(),
            self._nobody,
            lambda *_: None,
            self._nobody,
            Metrics(),
        )
        self.first = driven
        self.sent: dict[Eyes, list[bytes]] = {}

    async def _nobody(self, *_: Any) -> None:
        """No other worker, no directory."""

    async def open(self) -> None:
        live = await self.tables.create(self.first.state, self.first.log[0], "P0")
        for seat in [None, *self.first.state.seats]:
            connection = Connection("table-1", "Eve" if seat is None else f"P{seat}", seat)
            connection.text = True  # then most is told
            self.sent[seat] = []
            connection.send = self._keeper(seat)  # type: ignore[method-assign, assignment]
            self.tables.hub.add(connection)
            connection.send(self.tables.snapshot(live, connection))

    def _keeper(self, eyes: Eyes) -> Callable[[Text], None]:
        return lambda message: self.sent[eyes].append(bytes(message))

    @property
    def state(self) -> state.State:
        return self.tables._live["table-1"].state

    async def do(self, command: Any, device: str, seat: int | None = None) -> None:
        answer = await self.tables.act("table-1", command, Actor(device, seat), "")
        if device.startswith("P") and seat is not None:
            self.sent[seat].append(json.encode(answer))

    async def begin(self) -> None:
        await self.do(Begin("begin-01"), "P0")
        self.tables.clock = standing_clock()
        self.tables.clock._served = 10.0
        await self.do(table.Tick(), TABLE)


Draws = Callable[[bytes, str, Any], str]


async def two_worlds(name: str, seats: int, eyes: Eyes, seed: int, steps: int) -> int:
    """Play both, and compare all that went to `eyes`; gives how often they differed in secret."""
    rng = random.Random(seed)
    worlds = [World(name, seats, 1), World(name, seats, 2)]
    told: list[dict[str, str]] = [{}, {}]
    different = 0

    def drawn(game: Game, at: Position, label: str) -> tuple[Position, str]:
        """Both worlds draw the same where the viewer sees it; elsewhere what each likes."""
        event = told[current][label]
        return game.happen(at, event), event

    current = 0
    for world in worlds:
        await world.open()
    patch = pytest.MonkeyPatch()
    patch.setattr(fairness, "numbers", lambda key, label, block: label)
    patch.setattr(Game, "draw_on", drawn)  # and no event is drawn with the moves before it
    patch.setattr(Game, "play_on", lambda game, at, moves, _: ([game.play(at, moves)], None))
    try:
        positions = [world.first.state.record.position for world in worlds]
        number = 0

        def chance() -> bool:
            """Plan what chance does until somebody has to choose; False where it cannot look the
            same in both worlds: none of the cards the viewer might see next is left in both."""
            nonlocal different, number
            while odds := [
                w.first.state.game.odds(p) for w, p in zip(worlds, positions, strict=True)
            ]:
                if not odds[0] or not odds[1]:
                    assert not any(odds)
                    return True
                seen = worlds[0].first.state.game.sees(positions[0], eyes)
                words = [rng.choices(list(o), list(o.values()))[0] for o in odds]
                if seen:
                    common = [word for word in odds[0] if word in odds[1]]
                    if not common:
                        return False
                    words = [rng.choice(common)] * 2
                different += words[0] != words[1]
                for place, word in enumerate(words):
                    told[place][f"event/{number}"] = word
                    positions[place] = positions[place].game.happen(positions[place], word)
                number += 1
            return True

        assert chance(), "at first all cards are there"
        for place, world in enumerate(worlds):
            current = place
            await world.begin()
        for _ in range(steps):
            game = positions[0].game
            if game.result(positions[0]) is not None or game.result(positions[1]) is not None:
                break
            acting = game.acting(positions[0])
            assert acting == game.acting(positions[1])
            plans: list[dict[int, str]] = [{}, {}]
            for seat in acting:
                offered = [game.choices(p, seat) for p in positions]
                # What becomes public must be the same in both worlds: the step shows all moves.
                common = [word for word in offered[0] if word in offered[1]]
                if not common:
                    return different  # the worlds cannot go on looking the same
                word = rng.choice(common)
                for plan in plans:
                    plan[seat] = word
            step = len(worlds[0].state.record.steps)
            before = [dict(plan) for plan in plans]
            order = list(acting)
            rng.shuffle(order)
            early = [seat for seat in order[:-1] if seat != eyes]
            for seat in early:  # sealed first with another word in one world, then changed
                others = [w for w in game.choices(positions[1], seat) if w != plans[1][seat]]
                if others:
                    before[1][seat] = rng.choice(others)
                    different += 1
            sealed = [(seat, 0) for seat in order[:-1]] + [(seat, 1) for seat in early]
            sealed += [(order[-1], 1)]
            moved = [p.game.play(p, plan) for p, plan in zip(positions, plans, strict=True)]
            positions[:] = moved
            if not chance():
                return different
            if len({str(game.view(position, eyes)) for position in positions}) > 1:
                return different  # now it shows: who ends a round of nmbrs! counts what others hold
            for seat, final in sealed:
                for place, world in enumerate(worlds):
                    current = place
                    word = (plans if final else before)[place][seat]
                    if not final and seat in early and before[0][seat] == plans[0][seat]:
                        # In this world the word stays: choose again what was chosen, so that both
                        # worlds have as many commands; a different word is needed to be a fact.
                        word = before[place][seat]
                    await world.do(
                        Choose(f"step-{step}-{seat}-{final}", step, word), f"P{seat}", seat
                    )
            compare(worlds, eyes)
        compare(worlds, eyes)
        await look_elsewhere(worlds, eyes)
    finally:
        patch.undo()
    return different


def compare(worlds: list[World], eyes: Eyes) -> None:
    """Only when a game is over its number is open; until then it must be nowhere."""
    streams = []
    for world in worlds:
        secret = world.state.secret.hex().encode()
        streams.append(
            [
                message.replace(secret, b"opened") if b'"phase":"over"' in message else message
                for message in world.sent[eyes]
            ]
        )
    assert streams[0] == streams[1]


async def look_elsewhere(worlds: list[World], eyes: Eyes) -> None:
    """Beside the socket: records, replays, receipts, refusals, byte by byte with their headers."""
    if any(world.state.phase == "over" for world in worlds):
        return
    assert await everything_over_http(worlds[0], eyes) == await everything_over_http(
        worlds[1], eyes
    )


@cache
def application() -> Guard:
    """The application, for whoever says he is who he is; its tables are put in by each world."""
    app = create_app(Settings(database="memory:", requests=1e9))

    async def known(token: str) -> str:
        return token

    async def anybody(table: str, device: str) -> bool:
        return True

    app.app.state.runtime.device = known
    app.app.state.runtime.directory.may_watch = anybody
    return app


async def everything_over_http(world: World, eyes: Eyes) -> list[tuple[str, int, str, bytes]]:
    """What the application answers to a viewer who asks for all there is."""
    device = "Eve" if eyes is None else f"P{eyes}"
    app = application()
    here = app.app.state.runtime
    here.tables = here.lobby.tables = world.tables
    answers = []
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://here", cookies={COOKIE: device}
    ) as client:
        for path in (
            *("record", "record?seat=0", "record?seat=1", "receipt", "replay"),
            *("replay?eyes=spectator", "replay?eyes=all", "replay?seat=1", "nonsense"),
        ):
            answer = await client.get(f"/api/tables/table-1/{path}")
            headers = str(sorted(answer.headers.items()))
            answers.append((path, answer.status_code, headers, answer.content))
    for word in ("nonsense", "?", "roll"):
        refusal = await world.tables.act(
            "table-1",
            Choose(f"wrong-{word}", len(world.state.record.steps) + (word == "roll"), word),
            Actor(device, eyes),
        )
        answers.append((word, 0, "", json.encode(refusal)))
    codes = {path: code for path, code, _, _ in answers}
    assert (codes["record"], codes["replay"]) == (200, 200)
    assert (codes["receipt"], codes["replay?eyes=all"]) == (409, 409)
    return answers


def everyone(seats: int) -> Iterator[Eyes]:
    yield None
    yield from range(seats)


def run(name: str, seats: int, games: int, steps: int) -> int:
    async def main() -> int:
        total = 0
        for seed in range(games):
            for eyes in everyone(seats):
                total += await two_worlds(name, seats, eyes, seed, steps)
        return total

    return asyncio.run(main())


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_differ_in_secret_send_the_same_bytes(name: str) -> None:
    seats, steps = (2, 10) if name == "nmbrs" else (3, 25)
    assert run(name, seats, games=2, steps=steps) > 0, "the worlds did differ"


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_worlds_that_differ_in_secret_send_the_same_bytes(name: str) -> None:
    # Two people at BLOXX! choose one after the other, and have no secrets.
    assert run(name, 2, games=100, steps=400) > 0 or name == "bloxx"
    assert run(name, 4, games=60, steps=400) > 0


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {}


def leak(how: Callable[[pytest.MonkeyPatch], None]) -> Callable[[pytest.MonkeyPatch], None]:
    LEAKS[how.__name__] = how
    return how


@leak
def views_made_of_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    def leaking(cls: type[Layout], seats: int) -> tuple[Row, Row]:
        seen, instead = cls.everything()
        return np.repeat(seen, seats + 1, axis=0), np.repeat(instead, seats + 1, axis=0)

    patch.setattr(Layout, "sights", classmethod(leaking))
    patch.setattr(picture, "_teller", Teller)


@leak
def hidden_draws_in_the_log(patch: pytest.MonkeyPatch) -> None:
    honest = picture._made

    def leaking(game: Any, happenings: Any, first: int) -> Any:
        befores, made, plain = honest(game, happenings, first)
        rows = [happening for happening in happenings if happening.before is not None]
        for line in range(0, len(made), frames.COLUMNS):
            row, seat = made[line + frames.ROW], made[line + frames.SEAT]
            if row != frames.NO_ROW and seat == NO_SEAT:
                made[line + frames.ROW] = frames.NO_ROW
                made[line + frames.TEXT] = first + len(plain)
                said = Said("drawn", {"card": rows[row].made.event})
                plain.append(json.encode(LogLine(rows[row].step, said)))
        return befores, made, plain

    patch.setattr(picture, "_made", leaking)


@leak
def sealed_words_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        picture,
        "_sealed_hash",
        lambda state, seat: state.sealed[seat].word if seat in state.sealed else None,
    )


@leak
def the_tables_number_in_the_picture(patch: pytest.MonkeyPatch) -> None:
    honest = picture.about

    def leaking(state: Any, seat: Any, device: Any) -> Any:
        about = honest(state, seat, device)
        return type(about)(
            **{
                **{f: getattr(about, f) for f in about.__struct_fields__},
                "rematch": state.secret.hex(),
            }
        )

    patch.setattr(picture, "about", leaking)


CAUGHT_IN = {
    "views_made_of_the_whole_position": "nox",
    "hidden_draws_in_the_log": "nox",
    "sealed_words_shown_to_all": "zoinx",
    "the_tables_number_in_the_picture": "zoinx",
}


@pytest.mark.parametrize("how", sorted(CAUGHT_IN))
def test_a_leak_is_found(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[how](monkeypatch)
    with pytest.raises(AssertionError):
        run(CAUGHT_IN[how], 3, games=2, steps=25)


def test_a_bot_is_told_only_what_its_seat_has_seen() -> None:
    """What goes to a worker process is text of a view and of a transcript."""
    played = Driven("nox", ["random", "Ada"], goal=20).begin()
    asked: list[tuple[str, str]] = []

    class Listening(BotPool):
        async def choose(self, view: str, transcript: str, *_: Any) -> str | None:
            asked.append((view, transcript))
            return None

    async def main() -> None:
        tables = Tables(
            MemoryStore(),
            Listening(1),
            standing_clock(),
            _nothing,
            lambda *_: None,
            _nothing,
            Metrics(),
            bot_delay=0,
        )
        await tables.ask_bot(played.state, 0, "random")

    async def _nothing(*_: Any) -> None:
        """Nobody listens."""

    asyncio.run(main())
    ((view, transcript),) = asked
    assert "eyes=0" in view
    assert "eyes: 0" in transcript
    hidden = [fact.step for fact in played.facts if isinstance(fact, Stepped)]
    others = [step for step in hidden if step.startswith("draw") and step not in transcript]
    assert "draw ?" in transcript
    assert others or len(set(hidden)) < len(hidden)
    assert BOT not in view
