"""Messages from the server: what a viewer of a table may know, and answers."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from quartett.protocol.messages.wire import (
    PROTOCOL,
    CommandId,
    Hex,
    MessagePart,
    Reaction,
    TableOptions,
    WireMessage,
)
from quartett.texts import Message


class SeatPicture(MessagePart, frozen=True):
    """Who sits in this seat, and whether they are present."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None
    presence: Literal["here", "away", "reconnecting"] = "away"
    stand_in: bool = field(default=False, name="kept")
    """A bot stands in for the person."""
    host: bool = False
    seconds: float | None = None
    """Seconds left on the clock when this was sent; the clock is running if `running`."""
    running: bool = False


class NamedEffect(MessagePart, frozen=True):
    """An effect by name: its kind, and its details as words and numbers."""

    kind: str
    details: dict[str, str | int | None] = field(default_factory=dict)


class NamedChoice(MessagePart, frozen=True):
    """A word that may be chosen, and the effects it is certain to have."""

    word: str
    effects: list[NamedEffect]


class LogLine(MessagePart, frozen=True):
    """One entry of the log: something that people did (`said`), or a step of the game, whose
    effects are in `own.numbers`."""

    step: int
    """The number of the step; for `said`, the number of steps before it."""
    said: Message | None = None
    seat: int | None = None
    at: int = 0
    """Seconds since 1970."""
    named: list[NamedEffect] | UnsetType = UNSET
    """The effects of the step, by name, if `hello` asked for them."""


class Part(MessagePart, frozen=True):
    """A part of a seat's score: its name (`part-<name>` in the catalogue) and its points."""

    name: str
    points: int


class Outcome(MessagePart, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    ending: str
    parts: list[list[Part]]


class Wish(MessagePart, frozen=True):
    """A request to undo, and the seats that have agreed so far."""

    seat: int
    step: int
    agreed: list[int]


class Fairness(MessagePart, frozen=True):
    """What is public of fair/1 at this time."""

    commitment: Hex
    """The commitment to the table's own number, made when the table was opened."""
    commitments: list[Hex | None]
    """By seat; bots and open seats have none."""
    nonces: list[Hex | None]
    revealed: Hex | None = None
    """The table's number, once the game is over or the table is void."""
    opening: bool = False
    """Commitments are closed: clients that have committed now send `open-nonce`. Whoever has no
    commitment by now is left out."""
    again: int = 0
    """The number of times that somebody failed to open a number and the others drew new numbers;
    older tables did that, today's become void."""
    calling: bool = False
    """The host has begun the game: the table waits for commitments."""
    void: list[int] = field(default_factory=list)
    """The seats that committed to a number and did not open it: no game is played here."""


class Gathering(MessagePart, frozen=True):
    """The people of the game before gather for the next one."""

    missing: list[int]
    """Seats of people who have not come yet."""
    held: list[int]
    """Seats that have asked the others to wait."""
    host: bool
    """The host is here; as long as they are not, everybody with a seat may begin."""
    seconds: float | None
    """Seconds until the game begins by itself, when this was sent: everybody is here, and nobody
    asks for time."""


class Now(MessagePart, frozen=True):
    """The table as everybody sees it now."""

    phase: Literal["waiting", "playing", "paused", "over", "closed"]
    step: int
    """The number of steps so far; `choose` repeats it."""
    seats: list[SeatPicture]
    acting: list[int]
    """Seats that have to choose now."""
    ready: list[int]
    """The acting seats that have already chosen."""
    chance: bool
    """An event is due; the table is about to draw it."""
    thrower: int | None
    """The seat that has to throw the dice for it."""
    scores: list[int]
    outcome: Outcome | None
    wish: Wish | None
    fairness: Fairness
    sealed_hashes: list[Hex | None]
    """fair/1: the hash of each sealed choice, by seat."""
    gathering: Gathering | None = None
    """Before a rematch: who has come."""


class Own(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What only this viewer knows or may do."""

    numbers: bytes
    """Packed numbers in base64. For each step in `log`: the count of numbers that follow for its
    effects, then the effects; in a `changed`, the row of the view after every step but the last.
    Then, once the game has begun, the row of the current view; then for each choice the number of
    its effects, and the effects. See rows.py and the game's schema."""
    choices: list[str] = []
    """The words this seat may choose from."""
    chosen: str | None = None
    """The viewer's own sealed choice."""
    undo_to: int | None = None
    """The earliest step that this seat may go back to without asking the others."""
    text: str | None = None
    """The view in notation, if `hello` asked for it."""
    view: dict[str, Any] | None = None
    """The view as named values, if `hello` asked for it."""
    named: list[NamedChoice] | UnsetType = UNSET


Names = dict[str, dict[int, str]]
"""For fields with too many words for a schema: the names of the values in this message."""


class About(MessagePart, frozen=True):
    """What is played at this table, and its address."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    table_options: TableOptions = field(name="manners")
    host: bool
    """The viewer may change the table."""
    player_code: str | None
    """For the link and QR code with which others join; sent only to people at the table. Null, too,
    if the server has lost the key with which it keeps them: the link still works, and the host can
    make a new one."""
    watcher_code: str | None
    rematch: str | None = None
    """The table of the rematch."""
    series: list[float] = field(default_factory=list)
    """Each seat's wins in the series, with this game once it is over; ties are shared."""
    own_seats: list[int] = field(default_factory=list)
    """All seats of the viewer's device; several where people share it."""


class Snapshot(WireMessage, frozen=True):
    """Everything that this viewer may know."""

    version: int
    about: About
    seat: int | None
    """The viewer's own seat; None: a spectator."""
    now: Now
    own: Own
    log: list[LogLine]
    names: Names
    protocol: int = PROTOCOL


class Changed(WireMessage, frozen=True):
    """The table after a change: the new log lines, and everything about the table that is current.

    `since` is the version before; a client with another version says `hello`. After an undo, `keep`
    is the number of log lines that remain valid."""

    since: int
    version: int
    now: Now
    own: Own
    log: list[LogLine]
    names: Names
    keep: int | UnsetType = UNSET
    about: About | UnsetType = UNSET


class Answer(WireMessage, frozen=True):
    """The answer to a command. `refusal` says in English what was expected and what came instead;
    `said` is the same as a message of the catalogue, if there is one; `rule` is the rule that
    forbids it."""

    id: CommandId
    ok: bool
    version: int
    refusal: str | None = None
    rule: str | None = None
    said: Message | None = None
    table: str | None = None
    """The address of the new table, after `rematch`."""


class Hinted(WireMessage, frozen=True):
    """The answer to `ask-hint`."""

    id: CommandId
    step: int
    word: str
    level: str


class Reacted(WireMessage, frozen=True):
    """Somebody's reaction."""

    seat: int
    reaction: Reaction


class Visitor(MessagePart, frozen=True):
    """A spectator: what the host calls them to remove them (`remove-watcher`), and their name."""

    id: str
    name: str


class Presence(WireMessage, frozen=True):
    """Who is present, sent when that and nothing else has changed."""

    seats: list[Literal["here", "away", "reconnecting"]]
    watchers: int
    grace: list[float | None]
    """By seat: the seconds until others may let a bot play for somebody who is away (`keep-seat`);
    null where that is not the question."""
    watching: list[Visitor]
    """The first of the spectators, by name."""


class Goodbye(WireMessage, frozen=True):
    """Why the server closes this connection; `again`: seconds after which to reconnect."""

    reason: str
    again: float | None = None


FromServer = Snapshot | Changed | Answer | Hinted | Reacted | Presence | Goodbye
