"""The games: what there is to play, what their data means, and the rules to try out."""

import asyncio
from pathlib import Path

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from quartett import games
from quartett.bots import RANDOM, levels
from quartett.errors import Refused, UnreadableText
from quartett.game import game
from quartett.options import Option
from quartett.protocol.api import Attempt, GameAbout, GameTexts, OptionAbout, Tried
from quartett.protocol.schema import Schema, schema_of
from quartett.server.service import exports
from quartett.server.service.warmup import ready
from quartett.texts import LANGUAGES, source


def _option(option: Option) -> OptionAbout:
    match option.allowed:
        case range() as numbers:
            return OptionAbout(option.name, "number", option.default, numbers[0], numbers[-1])
        case tuple() as words:
            return OptionAbout(option.name, "words", option.default, values=list(words))
        case type():
            return OptionAbout(option.name, "switch", option.default)
        case _:
            return OptionAbout(option.name, "component", option.default)


def _about(name: str) -> GameAbout:
    about = games.package(name).ABOUT
    default = game(name)
    try:
        ladder = list(levels(default))
    except Refused:
        ladder = []
    return GameAbout(
        name=name,
        title=about.title,
        seats=(about.seats[0], about.seats[-1]),
        rules=list(about.rules),
        options=[_option(option) for option in about.options],
        levels=ladder or [RANDOM],
        parts=list(default.parts),
        endings=list(default.endings[1:]),
    )


@get("/api/games", operation_id="games")
async def list_games() -> list[GameAbout]:
    """List the games."""
    # This compiles nothing, so that the page of a new server shows them at once.
    return await asyncio.to_thread(lambda: [_about(name) for name in games.names()])


@get("/api/games/{name:str}/schema", operation_id="schema")
async def game_schema(name: FromPath[str]) -> Schema:
    """Describe the game's rows and effects."""
    games.package(name)
    return await asyncio.to_thread(lambda: schema_of(game(name)))


@get("/api/games/{name:str}/texts/{language:str}", operation_id="texts")
async def game_texts(name: FromPath[str], language: FromPath[str]) -> GameTexts:
    """Return the game's catalogues, for a page that was built without them."""
    folder = Path(str(games.package(name).__file__)).parent
    if language not in LANGUAGES:
        raise UnreadableText(f"expected one of {', '.join(LANGUAGES)}; got '{language}'")
    translated = "" if language == "en" else await asyncio.to_thread(source, folder, language)
    return GameTexts(await asyncio.to_thread(source, folder, "en"), translated)


@get(
    "/api/games/{name:str}/components/{option:str}",
    media_type="text/plain",
    operation_id="component",
)
async def game_component(name: FromPath[str], option: FromPath[str]) -> Response[str]:
    """Return the file that an option of the game stands for: a deck, a sheet or dice."""
    files = {o.name: o.file for o in games.package(name).ABOUT.options if o.file is not None}
    if option not in files:
        known = ", ".join(files) or "none: it has no such files"
        raise UnreadableText(f"expected one of the game's files ({known}); got '{option}'")
    file = files[option]
    return Response(
        await asyncio.to_thread(file.read_text, "utf-8"),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}-{file.name}"'},
    )


@post("/api/try", status_code=200, operation_id="try")
async def try_rules(data: JSONBody[Attempt]) -> Tried:
    """Apply the real rules to a position; nothing is stored."""
    await ready(data.game)
    return await asyncio.to_thread(exports.attempt, data)
