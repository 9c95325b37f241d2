"""What travels between a page (or a bot far away) and a table: every message is a tagged struct.

A client says `hello` and gets a `snapshot`: all it may know. From then on it gets a `changed` for
every change: the table anew, and the log lines that were added. Every message carries `version`,
the number of facts in the table's log. A client that has missed one (a gap) says `hello` again:
there is no other repair.

Rows travel, names stay at the ends: a view is a packed row, what steps did and what choices would
do are effects, all of them numbers that the game's schema explains (schema.py). Texts about people
travel as `Said`: the name of a message in the catalogues and its details, so that everyone reads
their own language. TypeScript types are generated from this file (typescript.py).
"""

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import UNSET, Meta, Struct, UnsetType, field

from quartett.texts import Said

PROTOCOL = 2

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]*$")]
"""Made by the client, of visible ASCII: databases differ in what else they can keep. A command sent
twice counts once and gets the same answer."""
Word = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Reaction = Literal["👍", "😄", "😮", "😢", "🎉", "🤔"]


def kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Message(
    Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True, gc=False
):
    """One message; `type` says which: `TakeBack` travels as `take-back`. Nothing here can be part
    of a ring, so Python need not look for one (`gc`): thousands are kept."""


class Value(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A part of a message."""


class Form(NamedTuple):
    """What a client wants beside rows: views in notation, everything by name."""

    text: bool = False
    named: bool = False


PLAIN = Form()


# -- from the client -----------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message, and again whenever something was missed."""

    protocol: int = PROTOCOL
    text: bool = False
    """Send every view in notation as well."""
    named: bool = False
    """Send every view as named values as well, and effects by name: for clients without a schema.
    """


class Seen(Message, frozen=True):
    """This client has shown everything up to this step. Bots wait for people who say so, a while;
    there is no answer."""

    step: Annotated[int, Meta(ge=0)]


class Command(Message, frozen=True):
    """Anything that changes the table; answered by `answer` with the same id."""

    id: CommandId


class Choose(Command, frozen=True):
    """Choose a word at this step. Sealed until all who act have chosen; until then it can be
    changed by choosing again."""

    step: int
    word: Word


class Throw(Command, frozen=True):
    """Throw the dice that are due at this step and lie in one's own hand."""

    step: int


class TakeBack(Command, frozen=True):
    """Take the own sealed choice back."""

    step: int


class Undo(Command, frozen=True):
    """Go back to this step: at once where nobody learned anything since, else all must agree."""

    step: int


class Agree(Command, frozen=True):
    """Answer a wish that needs everybody's consent (`undo`)."""

    yes: bool


class SetSeat(Command, frozen=True):
    """The host fills a seat with a bot (`level`), or opens it (no level)."""

    seat: SeatNumber
    level: str | None = None


class SetTable(Command, frozen=True):
    """The host changes what is to be played, before the start."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, str | int | bool]
    table_options: "TableOptions" = field(name="manners")


class Begin(Command, frozen=True):
    """The host starts the game; open seats are an error."""


class Leave(Command, frozen=True):
    """Stand up: before the start the seat is open again, later a bot keeps it."""


class ComeBack(Command, frozen=True):
    """Take the own seat back from the bot that keeps it."""


class KeepSeat(Command, frozen=True):
    """Let a bot keep the seat of somebody who is away."""

    seat: SeatNumber


class Pause(Command, frozen=True):
    """Stop or start the clocks and the bots."""

    paused: bool


class GiveTime(Command, frozen=True):
    """More time for somebody else."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """A new table with the same people, the start seat rotated; answered with its address."""


class React(Command, frozen=True):
    """A reaction, seen by all; not stored."""

    reaction: Reaction


class AskHint(Command, frozen=True):
    """What a bot would choose here, from what this seat may know."""

    step: int


class CommitNonce(Command, frozen=True):
    """fair/1: this device's commitment to its random number."""

    commitment: Hex


class OpenNonce(Command, frozen=True):
    """fair/1: the number itself, once all commitments are in."""

    nonce: Hex


FromClient = (
    Hello | Seen | Choose | Throw | TakeBack | Undo | Agree | SetSeat | SetTable | Begin
    | Leave | ComeBack | KeepSeat | Pause | GiveTime | Rematch | React | AskHint
    | CommitNonce | OpenNonce
)  # fmt: skip


# -- to the client -------------------------------------------------------------------------------


class TableOptions(Value, frozen=True):
    """How this table is played, beside the rules."""

    hints: bool = True
    reactions: bool = True
    undo: bool = True
    throws: bool = False
    """People throw their dice themselves; the table does it for those who do not, after a while."""
    clock: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    """Seconds for each decision; 0: no clock."""
    bonus: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Seconds a seat may use beyond that in the whole game."""


class SeatPicture(Value, frozen=True):
    """Who sits here, and how they are."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None
    presence: Literal["here", "away", "reconnecting"] = "away"
    stand_in: bool = field(default=False, name="kept")
    """A bot keeps the seat for somebody."""
    host: bool = False
    seconds: float | None = None
    """Left on the clock when this was sent, running if `running`."""
    running: bool = False


class NamedEffect(Value, frozen=True):
    """An effect by name: its kind, and its details as words and numbers."""

    kind: str
    details: dict[str, str | int | None] = {}


class NamedChoice(Value, frozen=True):
    """A word that may be chosen, and what it would surely do."""

    word: str
    effects: list[NamedEffect]


class LogLine(Value, frozen=True):
    """One thing that happened: something people did (`said`), or a step of the game, whose effects
    stand in `own.numbers`."""

    step: int
    """The step of the record; of `said`, how many steps there were."""
    said: Said | None = None
    seat: int | None = None
    at: int = 0
    """Seconds since 1970."""
    named: list[NamedEffect] | UnsetType = UNSET
    """What the step did, by name, if `hello` asked for it."""


class Part(Value, frozen=True):
    """How a seat's score came about: a part's name (`part-<name>` in the catalogue) and points."""

    name: str
    points: int


class Outcome(Value, frozen=True):
    scores: list[int]
    winners: list[int]
    ending: str
    parts: list[list[Part]]


class Wish(Value, frozen=True):
    """Somebody wants to undo; who has agreed so far."""

    seat: int
    step: int
    agreed: list[int]


class Fairness(Value, frozen=True):
    """fair/1 as far as it is public now."""

    commitment: Hex
    """To the table's own number, from the first moment."""
    commitments: list[Hex | None]
    """By seat; bots and open seats have none."""
    nonces: list[Hex | None]
    revealed: Hex | None = None
    """The table's number, when the game is over."""
    opening: bool = False
    """No more commitments: whoever has committed sends `open-nonce` now."""
    again: int = 0
    """How often somebody did not open a number: then all who did draw new ones and commit anew."""


class Now(Value, frozen=True):
    """The table as everybody sees it now."""

    phase: Literal["waiting", "playing", "paused", "over", "closed"]
    step: int
    """Steps made so far; `choose` answers this one."""
    seats: list[SeatPicture]
    acting: list[int]
    """Seats that have to choose now."""
    ready: list[int]
    """Those of them that have chosen."""
    chance: bool
    """An event is due; the table draws it in a moment."""
    thrower: int | None
    """The seat that is to throw the dice for it."""
    scores: list[int]
    outcome: Outcome | None
    wish: Wish | None
    fairness: Fairness
    sealed_hashes: list[Hex | None]
    """fair/1: hash of each sealed choice, by seat."""


class Own(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What only this viewer knows or may do."""

    numbers: bytes
    """In base64, packed: of each step in `log` the count of numbers of its effects, and these; in a
    `changed` behind each step but the last the row of the view in between; then, once the game has
    begun, the row of the view as it is; then of each choice the number of its effects, and these.
    See rows.py and the game's schema."""
    choices: list[str] = []
    """The words this seat may choose from."""
    chosen: str | None = None
    """The viewer's own sealed choice."""
    undo_to: int | None = None
    """The earliest step this seat may go back to by itself."""
    text: str | None = None
    """The view in notation, if `hello` asked for it."""
    view: dict[str, Any] | None = None
    """The view as named values, if `hello` asked for it."""
    named: list[NamedChoice] | UnsetType = UNSET


Names = dict[str, dict[int, str]]
"""Of fields with too many words for a schema: what the values in this message are called."""


class About(Value, frozen=True):
    """What is played here, and which address it has."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    table_options: TableOptions = field(name="manners")
    host: bool
    """The viewer may change the table."""
    player_code: str | None
    """For the link and QR code by which others sit down; only people at the table get it."""
    watcher_code: str | None
    rematch: str | None = None
    """The table at which it goes on."""
    series: list[float] = []
    """Wins of each seat in the games before this one, ties shared."""


class Snapshot(Message, frozen=True):
    """All this viewer may know."""

    version: int
    about: About
    seat: int | None
    """The viewer's own seat; None: watching."""
    now: Now
    own: Own
    log: list[LogLine]
    names: Names
    protocol: int = PROTOCOL


class Changed(Message, frozen=True):
    """The table after a change: log lines that were added, and the table anew.

    `since` is the version this follows; a client that is elsewhere says `hello`. When an undo cut
    the log, `keep` says how many of the lines the client has still stand."""

    since: int
    version: int
    now: Now
    own: Own
    log: list[LogLine]
    names: Names
    keep: int | UnsetType = UNSET
    about: About | UnsetType = UNSET


class Answer(Message, frozen=True):
    """To a command. `refusal` says in English what was expected and what came; `said` the same in
    words of the catalogue where there are some; `rule` which rule forbids it."""

    id: CommandId
    ok: bool
    version: int
    refusal: str | None = None
    rule: str | None = None
    said: Said | None = None
    table: str | None = None
    """Of a rematch: where it goes on."""


class Hinted(Message, frozen=True):
    """The answer to `ask-hint`."""

    id: CommandId
    step: int
    word: str
    level: str


class Reacted(Message, frozen=True):
    seat: int
    reaction: Reaction


class Presence(Message, frozen=True):
    """Who is here has changed; nothing else has."""

    seats: list[Literal["here", "away", "reconnecting"]]
    watchers: int


class Goodbye(Message, frozen=True):
    """The server closes this connection, and why; `again`: come back after so many seconds."""

    reason: str
    again: float | None = None


FromServer = Snapshot | Changed | Answer | Hinted | Reacted | Presence | Goodbye
