"""Messages from a client: a page, a script, or a bot on another machine."""

from typing import Annotated

from msgspec import Meta, field

from quartett.protocol.messages.wire import (
    PROTOCOL,
    CommandId,
    Hex,
    Reaction,
    SeatNumber,
    TableOptions,
    WireMessage,
    Word,
)


class Hello(WireMessage, frozen=True):
    """Ask for a snapshot: the first message, and again whenever the client missed something."""

    protocol: int = PROTOCOL
    text: bool = False
    """Send every view in notation as well."""
    named: bool = False
    """Send every view as named values, too, and effects by name, for clients without a schema."""


class Seen(WireMessage, frozen=True):
    """Report that this client has shown everything up to this step. Bots wait for such clients for
    a while. There is no answer."""

    step: Annotated[int, Meta(ge=0)]


class Command(WireMessage, frozen=True):
    """Change the table; the server sends an `answer` with the same id."""

    id: CommandId


class Choose(Command, frozen=True):
    """Choose a word at this step. The choice is sealed until all acting seats have chosen; until
    then the player can change it by choosing again."""

    step: int
    word: Word


class Throw(Command, frozen=True):
    """Throw the dice that are due at this step, if it is up to this seat."""

    step: int


class TakeBack(Command, frozen=True):
    """Take back one's own sealed choice."""

    step: int


class Undo(Command, frozen=True):
    """Go back to this step: at once if nobody has learned anything since, else all must agree."""

    step: int


class Agree(Command, frozen=True):
    """Accept or reject a request that needs everybody's consent (`undo`)."""

    yes: bool


class SetSeat(Command, frozen=True):
    """Give a seat to a bot (`level`), or open it (no level); only the host may. Before a rematch
    everybody with a seat may change the level of a bot."""

    seat: SeatNumber
    level: str | None = None


class SetTable(Command, frozen=True):
    """Change what is to be played, before the start; only the host may."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, str | int | bool]
    table_options: TableOptions = field(name="manners")
    game: Annotated[str, Meta(max_length=40)] | None = None
    """Another game, with these options; the people stay."""


class RemoveWatcher(Command, frozen=True):
    """Put a spectator out, until the links are renewed; only the host may."""

    watcher: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    """The `id` of the spectator in `presence`."""


class Begin(Command, frozen=True):
    """Start the game; only the host may, and no seat may be open. Before a rematch others may, too,
    as long as the host has not come. A bot keeps the seats of those who are still missing."""


class Hold(Command, frozen=True):
    """Before a rematch: ask the others to wait, or (`wait` false) need no more time."""

    wait: bool


class Leave(Command, frozen=True):
    """Leave the seat: before the start it is open again, later a bot stands in."""


class ComeBack(Command, frozen=True):
    """Take back one's own seat from the bot that stands in."""


class KeepSeat(Command, frozen=True):
    """Let a bot stand in for somebody who is away."""

    seat: SeatNumber


class Pause(Command, frozen=True):
    """Stop or start the clocks and the bots."""

    paused: bool


class GiveTime(Command, frozen=True):
    """Give somebody else more time."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """Go on at a new table with the same people and the next starting seat; the answer says where.
    Spectators may follow once a player has asked for it."""


class React(Command, frozen=True):
    """Show a reaction to everybody; it is not stored."""

    reaction: Reaction


class AskHint(Command, frozen=True):
    """Ask what a bot would choose here, knowing only what this seat may know."""

    step: int


class CommitNonce(Command, frozen=True):
    """fair/1: commit to this device's random number."""

    commitment: Hex


class OpenNonce(Command, frozen=True):
    """fair/1: reveal the number, once all commitments have arrived."""

    nonce: Hex


FromClient = (
    Hello | Seen | Choose | Throw | TakeBack | Undo | Agree | SetSeat | SetTable | RemoveWatcher
    | Begin | Leave | ComeBack | KeepSeat | Pause | GiveTime | Rematch | React | AskHint
    | CommitNonce | OpenNonce | Hold
)  # fmt: skip
