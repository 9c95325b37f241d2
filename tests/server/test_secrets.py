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

from quartett.effects import NoteKinds
from quartett.game import Game, Position, game
from quartett.layout import Layout, Viewer
from quartett.protocol.messages import Begin, Choose, Form
from quartett.protocol.views import Tables as Known
from quartett.protocol.views import Writer
from quartett.server.metrics import Metrics
from quartett.server.service import presenter
from quartett.server.service.bot_pool import BotPool, Question
from quartett.server.service.clock import ServerClock
from quartett.server.service.hub import Connection, Text
from quartett.server.service.tables import Process, Tables
from quartett.server.settings import Settings
from quartett.server.store.memory import MemoryStore
from quartett.server.table import fairness, state
from quartett.server.table.change_builder import BOT, TABLE, Actor
from quartett.server.table.decide import Tick
from quartett.server.table.facts import Stepped
from quartett.server.transport.app import create_app
from quartett.server.transport.guard import Guard
from quartett.server.transport.requests import COOKIE
from server.tables import BRIEF, Driven

GAMES = sorted(BRIEF)
TOLD_APART = "the viewer can tell the two worlds apart"


@pytest.fixture(autouse=True)
def plain_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes become names, the same in all worlds."""
    monkeypatch.setattr(
        fairness, "seal", lambda table, step, seat, word, salt: f"sealed {table} {step} {seat}"
    )
    monkeypatch.setattr(fairness, "server_commitment", lambda table, secret: f"of {table}")


def standing_clock() -> ServerClock:
    clock = ServerClock(lambda: 0.0, lambda: 1_700_000_000.0)
    clock.beat(0.0)
    return clock


class World:
    """A table in a service of its own, with connections that record every byte."""

    def __init__(self, name: str, seats: int, secret: int) -> None:
        driven = Driven(
            name,
            [f"P{seat}" for seat in range(seats)],
            secret=bytes([secret]) * 32,
            **BRIEF.get(name, {}),
        )
        self.store = MemoryStore()
        self.clock = standing_clock()
        self.tables = Tables(
            self.store,
            BotPool(1),
            self.clock,
            Process(self._nobody, lambda *_: None, self._nobody),
            Metrics(),
        )
        self.first = driven
        self.sent: dict[Viewer, list[bytes]] = {}

    async def _nobody(self, *_: Any) -> None:
        """No other worker, no directory."""

    async def open(self) -> None:
        table = await self.tables.dispatcher.create(self.first.state, self.first.log[0], "P0")
        self._table = table
        for seat in [None, *self.first.state.seats]:
            connection = Connection("table-1", "Eve" if seat is None else f"P{seat}", seat)
            connection.form = Form(text=True, named=True)  # then most is sent
            self.sent[seat] = []
            connection.send = self._keeper(seat)  # type: ignore[method-assign, assignment]
            self.tables.hub.add(connection)
            connection.send(self.tables.broadcaster.snapshot(table, connection))

    def _keeper(self, viewer: Viewer) -> Callable[[Text], None]:
        return lambda message: self.sent[viewer].append(bytes(message))

    @property
    def state(self) -> state.State:
        return self._table.state

    async def do(self, command: Any, device: str, seat: int | None = None) -> None:
        answer = await self.tables.dispatcher.act("table-1", command, Actor(device, seat), "")
        if device.startswith("P") and seat is not None:
            self.sent[seat].append(json.encode(answer))

    async def begin(self) -> None:
        await self.do(Begin("begin-01"), "P0")
        self.clock._uptime = 10.0
        await self.do(Tick(), TABLE)


Draws = Callable[[bytes, str, Any], str]


async def two_worlds(name: str, seats: int, viewer: Viewer, seed: int, steps: int) -> int:
    """Play both, and compare what `viewer` receives; return how often their secrets differed."""
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
    patch.setattr(Game, "draw_event", drawn)  # and no event is drawn with the moves before it
    patch.setattr(Game, "play_and_draw", lambda game, at, moves, _: ([game.play(at, moves)], None))
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
                seen = worlds[0].first.state.game.sees(positions[0], viewer)
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
            early = [seat for seat in order[:-1] if seat != viewer]
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
            if len({str(game.view(position, viewer)) for position in positions}) > 1:
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
            compare(worlds, viewer)
        compare(worlds, viewer)
        await look_elsewhere(worlds, viewer)
    finally:
        patch.undo()
    return different


def compare(worlds: list[World], viewer: Viewer) -> None:
    """Only when a game is over its number is open; until then it must be nowhere."""
    streams = []
    for world in worlds:
        secret = world.state.secret.hex().encode()
        streams.append(
            [
                message.replace(secret, b"opened") if b'"phase":"over"' in message else message
                for message in world.sent[viewer]
            ]
        )
    assert streams[0] == streams[1], TOLD_APART


async def look_elsewhere(worlds: list[World], viewer: Viewer) -> None:
    """Beside the socket: records, replays, receipts, refusals, byte by byte with their headers."""
    if any(world.state.phase == "over" for world in worlds):
        return
    answers = [await everything_over_http(world, viewer) for world in worlds]
    assert answers[0] == answers[1], TOLD_APART


@cache
def application() -> Guard:
    """The application, which trusts any device; each world supplies its tables."""
    app = create_app(Settings(database="memory:", requests=1e9))

    async def known(token: str) -> str:
        return token

    async def anybody(table: str, device: str) -> str:
        return "Eve"

    app.app.state.runtime.device = known
    app.app.state.runtime.directory.name_of_watcher = anybody
    return app


async def everything_over_http(world: World, viewer: Viewer) -> list[tuple[str, int, str, bytes]]:
    """Return what the application answers to a viewer who asks for everything."""
    device = "Eve" if viewer is None else f"P{viewer}"
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
            *(f"replay?eyes={seat}" for seat in world.state.seats),
        ):
            answer = await client.get(f"/api/tables/table-1/{path}")
            headers = str(sorted(answer.headers.items()))
            answers.append((path, answer.status_code, headers, answer.content))
    for word in ("nonsense", "?", "roll"):
        refusal = await world.tables.dispatcher.act(
            "table-1",
            Choose(f"wrong-{word}", len(world.state.record.steps) + (word == "roll"), word),
            Actor(device, viewer),
        )
        answers.append((word, 0, "", json.encode(refusal)))
    codes = {path: code for path, code, _, _ in answers}
    assert (codes["record"], codes["replay"]) == (200, 200)
    assert (codes["receipt"], codes["replay?eyes=all"]) == (409, 409)
    for seat in world.state.seats:
        assert codes[f"replay?eyes={seat}"] == (200 if seat == viewer else 409)
    return answers


def everyone(seats: int) -> Iterator[Viewer]:
    yield None
    yield from range(seats)


def run(name: str, seats: int, games: int, steps: int) -> int:
    async def main() -> int:
        total = 0
        for seed in range(games):
            for viewer in everyone(seats):
                total += await two_worlds(name, seats, viewer, seed, steps)
        return total

    return asyncio.run(main())


@pytest.mark.parametrize("name", [*GAMES, "kuhn", "leduc"])
def test_worlds_that_differ_in_secret_send_the_same_bytes(name: str) -> None:
    seats, steps = (3, 25) if name in ("zoinx", "nox", "bloxx") else (2, 10)
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


def careless_writer(patch: pytest.MonkeyPatch, change: Callable[[Known], Known]) -> None:
    """Give the compiled code wrong facts about the game."""

    @cache
    def leaking(of: Game) -> Writer:
        writer = Writer(of)
        writer.known = change(writer.known)
        return writer

    patch.setattr(presenter, "_writer", leaking)


def careless(patch: pytest.MonkeyPatch, place: Any, name: str, inside: Any, **changed: Any) -> None:
    """Replace something while this function runs."""
    honest = getattr(place, name)

    def leaking(*given: Any) -> Any:
        with pytest.MonkeyPatch.context() as within:
            for what, instead in changed.items():
                within.setattr(inside, what, instead)
            return honest(*given)

    patch.setattr(place, name, leaking)


def everything_shown(known: Known) -> Known:
    """Everybody sees what only the last viewer, who sees everything, should see."""
    runs, counts = known.cells.runs.copy(), known.cells.counts.copy()
    runs[:], counts[:] = runs[-1], counts[-1]
    return known._replace(cells=known.cells._replace(runs=runs, counts=counts))


@leak
def rows_made_of_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    careless_writer(patch, everything_shown)


@leak
def rows_between_steps_made_of_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    """The row at the end is as it should be."""
    honest = presenter._writer

    @cache
    def writers(of: Game) -> tuple[Writer, Writer]:
        careless = Writer(of)
        careless.known = everything_shown(careless.known)
        return honest(of), careless

    class Leaking:
        def __init__(self, of: Game) -> None:
            self.honest, self.careless = writers(of)

        def write(self, position: Position, between: Any, notes: Any, wanted: Any) -> list[bytes]:
            if not between:
                return self.honest.write(position, between, notes, wanted)
            whole = self.careless.write(position, between, notes, wanted)
            tails = self.careless.write(position, [], notes[-1:], wanted)
            heads = [one[: len(one) - len(tail)] for one, tail in zip(whole, tails, strict=True)]
            masked = self.honest.write(position, [], notes[-1:], wanted)
            return [head + tail for head, tail in zip(heads, masked, strict=True)]

    patch.setattr(presenter, "_writer", Leaking)


@leak
def views_in_notation_and_by_name_made_of_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    whole = classmethod(lambda cls, row, *_: row.copy())
    careless(patch, presenter, "_own", Layout, mask=whole)


@leak
def a_private_detail_declared_for_everybody(patch: pytest.MonkeyPatch) -> None:
    kinds = game("nox", 3, **BRIEF["nox"]).effect_kinds
    patch.setattr(kinds, "secrets", {})
    patch.setattr(kinds, "owner_places", np.zeros_like(kinds.owner_places))
    patch.setattr(presenter, "_writer", cache(Writer))


@leak
def effects_sent_as_they_were_noted(patch: pytest.MonkeyPatch) -> None:
    careless_writer(patch, lambda known: known._replace(owners=np.zeros_like(known.owners)))


@leak
def effects_named_as_they_were_noted(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: NoteKinds, notes: Any, viewer: Viewer) -> list[list[int]]:
        return [row[: self.ends[row[0]]] for row in notes.tolist()]

    patch.setattr(NoteKinds, "rows", leaking)


@leak
def previews_made_of_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    """Tried on the true row, and to the end: what comes before anything hidden is turned up is the
    same in all worlds by itself, or the game breaks law 16."""

    def change(known: Known) -> Known:
        kinds = known.kinds._replace(reveals=np.zeros_like(known.kinds.reveals))
        seen, fill = np.full_like(known.seen, 255), np.zeros_like(known.fill)
        return known._replace(kinds=kinds, seen=seen, fill=fill)

    careless_writer(patch, change)


@leak
def sealed_words_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        presenter,
        "_sealed_hash",
        lambda state, seat: state.sealed[seat].word if seat in state.sealed else None,
    )


@leak
def the_tables_number_in_about(patch: pytest.MonkeyPatch) -> None:
    honest = presenter.about

    def leaking(state: Any, *details: Any) -> Any:
        about = honest(state, *details)
        return type(about)(
            **{
                **{f: getattr(about, f) for f in about.__struct_fields__},
                "rematch": state.secret.hex(),
            }
        )

    patch.setattr(presenter, "about", leaking)


CAUGHT_IN = {
    "rows_made_of_the_whole_position": "nox",
    "rows_between_steps_made_of_the_whole_position": "nox",
    "views_in_notation_and_by_name_made_of_the_whole_position": "nox",
    "a_private_detail_declared_for_everybody": "nox",
    "effects_sent_as_they_were_noted": "nox",
    "effects_named_as_they_were_noted": "nox",
    "previews_made_of_the_whole_position": "kuhn",
    "sealed_words_shown_to_all": "zoinx",
    "the_tables_number_in_about": "zoinx",
}


@pytest.mark.parametrize("how", sorted(LEAKS))
def test_a_leak_is_found(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[how](monkeypatch)
    name = CAUGHT_IN[how]
    with pytest.raises(AssertionError, match=TOLD_APART):
        run(name, 2 if name == "kuhn" else 3, games=4 if name == "kuhn" else 2, steps=25)


def test_a_bot_receives_only_what_its_seat_has_seen() -> None:
    """What goes to a worker process is text of a view and of a transcript."""
    played = Driven("nox", ["random", "Ada"], goal=20).begin()
    asked: list[tuple[str, str]] = []

    class Listening(BotPool):
        async def choose(self, question: Question, who: str = "") -> str | None:
            asked.append((question.view, question.transcript))
            return None

    async def main() -> None:
        tables = Tables(
            MemoryStore(),
            Listening(1),
            standing_clock(),
            Process(_nothing, lambda *_: None, _nothing),
            Metrics(),
            bot_delay=0,
        )
        await tables.bot_driver.ask(played.state, 0, "random")

    async def _nothing(*_: Any) -> None:
        """Do nothing."""

    asyncio.run(main())
    ((view, transcript),) = asked
    assert "eyes=0" in view
    assert "eyes: 0" in transcript
    hidden = [fact.step for fact in played.facts if isinstance(fact, Stepped)]
    others = [step for step in hidden if step.startswith("draw") and step not in transcript]
    assert "draw ?" in transcript
    assert others or len(set(hidden)) < len(hidden)
    assert BOT not in view
