"""The bodies of HTTP requests and answers; messages.py has those of sockets."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from quartett.protocol.messages import About, Names, Outcome, SeatPicture, TableOptions
from quartett.texts import Message

Title = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
Setting = Annotated[str, Meta(max_length=20_000)] | int | bool
Options = Annotated[dict[str, Setting], Meta(max_length=40)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=48)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class OptionAbout(Struct, frozen=True, omit_defaults=True):
    name: str
    kind: Literal["number", "words", "switch", "component"]
    default: str | int | bool
    low: int | None = None
    high: int | None = None
    values: list[str] | None = None


class GameAbout(Struct, frozen=True):
    name: str
    title: str
    seats: tuple[int, int]
    rules: list[str]
    options: list[OptionAbout]
    levels: list[str]
    parts: list[str]
    endings: list[str]


class GameTexts(Struct, frozen=True):
    """A game's catalogues, as Fluent writes them (projectfluent.org). A message that the reader's
    language lacks is said in English."""

    english: str
    translated: str
    """In the language that was asked for; empty if there is none, or if it was English."""


class NewTable(Body, frozen=True):
    """`seating` says for each seat: `me`, `open`, or a bot's level."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=8)]
    seating: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)]
    name: PlayerName
    options: Options = {}
    table_options: TableOptions = field(default=TableOptions(), name="manners")
    names: Annotated[list[PlayerName], Meta(max_length=8)] | None = None
    """Names of several people on one device, in the order of its seats."""
    begin: bool = False


class TableAt(Struct, frozen=True):
    table: str


class InvitationAbout(Struct, frozen=True):
    table: str
    game: str
    kind: Literal["player", "watcher"]
    open: int
    names: list[str]
    phase: str


class Links(Struct, frozen=True):
    """The codes with which others come to a table."""

    player_code: str
    watcher_code: str


class WantedCode(Body, frozen=True):
    """What a short code shall be for."""

    kind: Literal["player", "watcher"] = "player"


class ShortCode(Struct, frozen=True):
    """Six letters that lead to a table, in place of a long code."""

    code: str
    seconds: int
    """How long it works from now on."""


class Addresses(Struct, frozen=True):
    """Where other devices reach this server: none, if it is in no network."""

    addresses: list[str]
    fixed: bool
    """The operator has set the address."""


class QrCode(Struct, frozen=True):
    """A link to photograph, with its light border."""

    size: int
    """Modules on each side."""
    path: str
    """The dark modules, as the path of an SVG."""


class Join(Body, frozen=True):
    name: Annotated[str, Meta(max_length=48)] = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Joined(Struct, frozen=True):
    table: str
    seat: int | None


class Mine(Struct, frozen=True):
    table: str
    game: str
    phase: str
    my_turn: bool
    names: list[str]
    updated: int
    levels: list[str] = []
    """The level of the bot on each seat; empty for people, and at tables of older servers."""


class Frame(Struct, frozen=True):
    """A replayed position, as the viewer saw it."""

    step: int
    row: bytes
    text: str
    effects: list[int]
    """The effects of the step, as the viewer saw them: for each its kind, then its details."""
    at: int
    """Seconds since 1970; 0 before the first step."""
    scores: list[int]


class Replay(Struct, frozen=True):
    about: About
    seats: list[SeatPicture]
    frames: list[Frame]
    names: Names
    outcome: Outcome | None
    eyes: str
    """Through whose eyes this is: `all`, `spectator`, or the number of a seat."""


class Attempt(Body, frozen=True):
    """A step to try on a position: an event, everyone's moves, or nothing, just to look."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Options = {}
    position: Annotated[str, Meta(max_length=40_000)] | None = None
    event: Annotated[str, Meta(max_length=400)] | None = None
    moves: (
        Annotated[
            dict[Annotated[str, Meta(pattern="^[0-7]$")], Annotated[str, Meta(max_length=400)]],
            Meta(max_length=8),
        ]
        | None
    ) = None
    viewer: Annotated[int, Meta(ge=0, le=7)] | Literal["spectator", "all"] = field(
        default="all", name="eyes"
    )


class Offered(Struct, frozen=True):
    """What a seat may choose, and the effects that each choice is certain to have."""

    words: list[str]
    previews: list[int]
    """For each choice the number of its effects, then for each effect its kind and its details."""


class Tried(Struct, frozen=True):
    text: str
    row: bytes
    names: Names
    acting: list[int]
    choices: dict[str, Offered]
    """By acting seat."""
    odds: dict[str, int]
    scores: list[int]
    outcome: Outcome | None
    effects: list[int]
    """The effects of the step that was tried."""


class NoticeAt(Body, frozen=True):
    """Where to notify this device when it is its turn; no address: nowhere."""

    kind: Literal["webhook", "ntfy"]
    address: Annotated[str, Meta(max_length=500)] | None = None


class RefusalBody(Struct, frozen=True):
    """Why a request was refused, in one sentence."""

    refusal: str
    rule: str | None = None
    said: Message | None = None
