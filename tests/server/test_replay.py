"""Replays: who may see which one, and when; through the application itself."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from msgspec import json

import quartett
from quartett.layout import Viewer
from quartett.protocol.schema import named, named_facts
from quartett.server.store import Entry
from quartett.server.table.seating import TakeSeat
from quartett.server.table.state import State
from quartett.server.transport.requests import COOKIE
from server import reading
from server.tables import BRIEF, Driven
from server.test_secrets import World, application

GAMES = sorted(BRIEF)


async def client(played: Driven, device: str) -> httpx.AsyncClient:
    """Somebody at this table, known by a cookie."""
    world = World(played.state.game.name, played.state.game.seats, 1)
    log = enumerate(played.log, 1)
    entries = [Entry(n, "", "", change.at, json.encode(change)) for n, change in log]
    await world.store.append("table-1", entries)
    app = application()
    here = app.app.state.runtime
    here.tables = here.lobby.tables = world.tables
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://here", cookies={COOKIE: device}
    )


def ask(played: Driven, device: str, query: str) -> httpx.Response:
    async def main() -> httpx.Response:
        async with await client(played, device) as http:
            return await http.get(f"/api/tables/table-1/replay{query}")

    return asyncio.run(main())


def replay(played: Driven, device: str, query: str) -> Any:
    answer = ask(played, device, query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def schema_of(played: Driven) -> Any:
    async def main() -> Any:
        async with await client(played, "Ada") as http:
            return (await http.get(f"/api/games/{played.state.game.name}/schema")).json()

    return asyncio.run(main())


def check(state: State, found: Any, shape: Any, viewer: Viewer | str) -> None:
    """Check that every frame is the position as this viewer saw it, with the step's effects."""
    positions = list(state.record.positions())
    assert [frame["step"] for frame in found["frames"]] == list(range(len(positions)))
    for frame, position in zip(found["frames"], positions, strict=True):
        seen: Any = position
        effects = [
            str(note)
            for note in state.game.effect_kinds.read(
                row[: state.game.effect_kinds.ends[row[0]]] for row in position.notes.tolist()
            )
        ]
        if viewer is None or isinstance(viewer, int):
            seen = state.game.view(position, viewer)
            effects = list(map(str, state.game.effects(position, viewer)))
        assert frame["text"] == str(seen)
        row = reading.view(shape, reading.numbers(frame["row"]), found["names"])
        expected = named(state.game.layout, seen.row) | named_facts(position)
        assert row == json.decode(json.encode(expected))
        told = reading.effects(shape, frame["effects"])
        assert [_written(effect) for effect in told] == effects
    assert (found["outcome"] is not None) is (state.phase == "over")


def _written(effect: Any) -> str:
    details = effect.get("details", {}).items()
    told = (f"{name}={'?' if value is None else value}" for name, value in details)
    return " ".join([effect["kind"], *told])


@pytest.mark.parametrize("name", GAMES)
def test_once_the_game_is_over_everybody_may_look_from_every_seat(name: str) -> None:
    played = Driven(name, ["Ada", "Bob", "Cyd"], **BRIEF[name]).begin().play(random.Random(3))
    shape = schema_of(played)
    for device in ("Ada", "Eve"):
        for viewer in (0, 1, 2):
            check(played.state, replay(played, device, f"?eyes={viewer}"), shape, viewer)
        check(played.state, replay(played, device, "?eyes=spectator"), shape, None)
        check(played.state, replay(played, device, "?eyes=all"), shape, "all")
    check(played.state, replay(played, "Bob", ""), shape, 1)
    check(played.state, replay(played, "Eve", ""), shape, None)


def test_before_that_everybody_has_only_their_own_eyes() -> None:
    played = Driven("nox", ["Ada", "Bob"], goal=20).begin().play(random.Random(3), 20)
    assert played.state.phase == "playing"
    shape = schema_of(played)
    check(played.state, replay(played, "Bob", "?eyes=1"), shape, 1)
    check(played.state, replay(played, "Bob", ""), shape, 1)
    check(played.state, replay(played, "Bob", "?eyes=spectator"), shape, None)
    for device, query in (
        *(("Bob", "?eyes=0"), ("Bob", "?eyes=all"), ("Ada", "?eyes=1")),
        *(("Eve", "?eyes=0"), ("Eve", "?eyes=1"), ("Eve", "?eyes=all")),
    ):
        answer = ask(played, device, query)
        assert answer.status_code == 409, (device, query)
        assert answer.json()["said"]["id"] == "table-not-over"


def test_people_who_share_a_device_have_all_their_own_eyes() -> None:
    played = Driven("nox", ["Ada", "-", "Bob"], goal=20)
    played.do(TakeSeat("Anna", 1), "Ada")
    played.begin().play(random.Random(3), 20)
    assert played.state.phase == "playing"
    shape = schema_of(played)
    for viewer in (0, 1):
        check(played.state, replay(played, "Ada", f"?eyes={viewer}"), shape, viewer)
    assert ask(played, "Ada", "?eyes=2").status_code == 409


def test_with_a_fallback_eyes_that_are_not_open_yet_are_ones_own() -> None:
    """A link to a moment is opened in the middle of a game; no error stands on the console."""
    played = Driven("nox", ["Ada", "Bob"], goal=20).begin().play(random.Random(3), 20)
    shape = schema_of(played)
    for device, wish, eyes in (
        *(("Bob", "all", 1), ("Bob", "0", 1), ("Bob", "1", 1), ("Bob", "7", 1)),
        *(("Eve", "all", None), ("Eve", "0", None), ("Bob", "spectator", None)),
    ):
        got = replay(played, device, f"?eyes={wish}&fallback=true")
        assert got["eyes"] == ("spectator" if eyes is None else str(eyes))
        check(played.state, got, shape, eyes)
    played.play(random.Random(4))
    assert replay(played, "Eve", "?eyes=all&fallback=true")["eyes"] == "all"
    assert replay(played, "Bob", "?eyes=0&fallback=true")["eyes"] == "0"


@pytest.mark.parametrize("viewer", ["2", "7", "8", "-1", "nobody", "0x0", ""])
def test_eyes_that_nobody_has_are_refused(viewer: str) -> None:
    played = Driven("zoinx", ["Ada", "Bob"], goal=12).begin().play(random.Random(3))
    answer = ask(played, "Ada", f"?eyes={viewer}")
    assert answer.status_code in (400, 409)
    assert answer.json()["refusal"].startswith("expected")


def test_the_schema_of_a_game_that_there_is_not_is_refused() -> None:
    async def main() -> httpx.Response:
        async with await client(Driven("zoinx"), "Ada") as http:
            return await http.get("/api/games/chess/schema")

    answer = asyncio.run(main())
    assert answer.status_code == 400
    assert "zoinx" in answer.json()["refusal"]


def ask_for_component(game: str, option: str) -> httpx.Response:
    async def main() -> httpx.Response:
        async with await client(Driven("zoinx"), "Ada") as http:
            return await http.get(f"/api/games/{game}/components/{option}")

    return asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "option"),
    [("nmbrs", "deck"), ("bloxx", "sheet"), ("bloxx", "dice"), ("nox", "deck")],
)
def test_the_file_of_a_stand_in_can_be_saved_corrected_and_loaded(game: str, option: str) -> None:
    answer = ask_for_component(game, option)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="{game}-' in answer.headers["content-disposition"]
    options: dict[str, Any] = {option: answer.text}
    assert quartett.game(game, **options).options[option] == "standard", "the file is the stand-in"


@pytest.mark.parametrize("option", ["deal", "colour", "..%2F__init__.py"])
def test_no_other_file_can_be_saved(option: str) -> None:
    answer = ask_for_component("nmbrs", option)
    assert answer.status_code in (400, 404)
    if answer.status_code == 400:
        assert answer.json()["refusal"].startswith("expected one of the game's files (deck); got")


def ask_for_texts(game: str, language: str) -> httpx.Response:
    async def main() -> httpx.Response:
        async with await client(Driven("zoinx"), "Ada") as http:
            return await http.get(f"/api/games/{game}/texts/{language}")

    return asyncio.run(main())


def test_the_texts_of_a_game_come_in_english_and_in_the_readers_language() -> None:
    german, english = ask_for_texts("zoinx", "de").json(), ask_for_texts("zoinx", "en").json()
    assert german["english"] == english["english"]
    assert "effect-zoinxed = " in german["english"]
    assert "effect-zoinxed = " in german["translated"]
    assert german["translated"] != german["english"]
    assert english["translated"] == ""
    toy = ask_for_texts("kuhn", "de").json()  # has only English texts
    assert toy["english"]
    assert toy["translated"] == ""


@pytest.mark.parametrize(("game", "language"), [("chess", "en"), ("zoinx", "xx")])
def test_texts_that_there_are_not_are_refused(game: str, language: str) -> None:
    answer = ask_for_texts(game, language)
    assert answer.status_code in (400, 404)
    assert answer.json()["refusal"].startswith("expected")


def test_a_language_that_is_a_path_leads_nowhere() -> None:
    assert ask_for_texts("zoinx", "..%2Fen").status_code == 404
