"""The facts of a table's log. A table is the fold of its facts; nothing else is stored.

Facts contain secrets (the table's number, sealed choices, hidden draws), so they never leave the
log. presenter.py builds what people see from the state.
"""

from typing import Literal

from msgspec import Struct, field

from quartett.protocol.messages import TableOptions, kebab


class Fact(Struct, frozen=True, tag=kebab, tag_field="fact", omit_defaults=True, gc=False):
    """Something that happened; the field `fact` names its kind."""


class Redraw(Struct, frozen=True):
    """Somebody had committed to a number and did not open it, when the others' were open already.
    New numbers were drawn: at the same table, or at another one because this one was void."""

    table: str
    round: int
    """How often numbers had been drawn at this table before."""
    seat: int
    name: str


class Created(Fact, frozen=True):
    """Somebody created the table. `secret` is its number for fair/1, revealed when the game is
    over."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    table_options: TableOptions = field(name="manners")
    secret: str
    host: str
    """The device that may change the table."""
    player_code: str
    """Masked, as is the other one: see store/codes.py."""
    watcher_code: str
    series: list[float] = []
    redraws: list[Redraw] = []
    """The tables before this one that were void, so that the receipt can name them."""
    continues: str = ""
    """The table of the game before this one: its people gather here."""


class Seated(Fact, frozen=True):
    """A person sat down, on this device."""

    seat: int
    name: str
    device: str


class BotSeated(Fact, frozen=True):
    seat: int
    level: str


class Vacated(Fact, frozen=True):
    """The seat is open again."""

    seat: int


class TableSet(Fact, frozen=True):
    """The host changed the number of seats, the options or the game."""

    seats: int
    options: dict[str, str]
    table_options: TableOptions = field(name="manners")
    game: str = ""
    """Empty: the same as before."""


class Arrived(Fact, frozen=True):
    """A device of the game before this one is here."""

    device: str


class Held(Fact, frozen=True):
    """Somebody asks the others to wait, or (`wait` false) needs no more time."""

    seat: int
    wait: bool


class HostChanged(Fact, frozen=True):
    device: str


class Called(Fact, frozen=True):
    """The host wants to begin: devices have a moment left to commit to their numbers."""


class Collected(Fact, frozen=True):
    """Commitments are closed: everyone who has committed opens their number now."""

    late: list[int] = []
    """People who had not committed by then; their devices have no part in the draws."""
    away: list[int] = []
    """People who had, but were not connected any more: they could not have opened their numbers."""


class CollectedAgain(Fact, frozen=True):
    """These seats did not open the numbers they had committed to: all numbers so far are void, and
    everybody else draws a new one. Tables wrote this until they were `Voided` instead."""

    without: list[int]


class Voided(Fact, frozen=True):
    """These seats did not open the numbers they had committed to, so no game is played here."""

    seats: list[int]


class Invited(Fact, frozen=True):
    """New invitation links replace the old ones."""

    player_code: str
    watcher_code: str


class WatcherRemoved(Fact, frozen=True):
    """The host does not want this spectator; see `watcher_id`."""

    watcher: str


class Committed(Fact, frozen=True):
    seat: int
    commitment: str


class Opened(Fact, frozen=True):
    seat: int
    nonce: str


class Begun(Fact, frozen=True):
    """The game begins, with the numbers that are open by now."""


class Sealed(Fact, frozen=True):
    """A choice that nobody else sees until every acting seat has chosen."""

    seat: int
    word: str
    salt: str


class TakenBack(Fact, frozen=True):
    seat: int


class Stepped(Fact, frozen=True):
    """The record has one more step, written in its notation: an event, or everyone's moves."""

    step: str


class Over(Fact, frozen=True):
    """The game is over, and the table's number is public."""


class Undone(Fact, frozen=True):
    """The game went back to this number of steps."""

    step: int
    seat: int


class Wished(Fact, frozen=True):
    """A seat asks to go back further than it may without consent."""

    seat: int
    step: int


class Agreed(Fact, frozen=True):
    seat: int


class Declined(Fact, frozen=True):
    seat: int


class WishEnded(Fact, frozen=True):
    """Nobody may answer the request to go back any more: this person is gone, or a bot stands in
    for them."""

    seat: int


class StandInSeated(Fact, frozen=True, tag="kept"):
    """A bot plays for a person."""

    seat: int
    why: Literal["left", "away", "time"]


class Returned(Fact, frozen=True):
    """The person plays again."""

    seat: int


class Paused(Fact, frozen=True):
    seat: int


class Resumed(Fact, frozen=True):
    seat: int


class TimeGiven(Fact, frozen=True):
    seat: int
    seconds: float
    giver: int


class Replaced(Fact, frozen=True):
    """A bot failed or was too slow; a simple one chose in its place."""

    seat: int


class Rematched(Fact, frozen=True):
    """The people continue at another table."""

    table: str


class Expired(Fact, frozen=True):
    """The table was closed because nobody had used it for a long time."""


AnyFact = (
    Created | Seated | BotSeated | Vacated | TableSet | HostChanged | Invited | WatcherRemoved
    | Called | Collected | CollectedAgain | Voided | Committed | Opened | Begun | Sealed | TakenBack
    | Stepped | Over | Undone | Wished | Agreed | Declined | WishEnded | StandInSeated | Returned
    | Paused | Resumed | TimeGiven | Replaced | Rematched | Expired | Arrived | Held
)  # fmt: skip


class Change(Struct, frozen=True, omit_defaults=True, gc=False):
    """What one command did: an entry of the table's log.

    `at` is the time of day in milliseconds. `uptime` counts the seconds that the server was
    running; it stands still during an outage, and the players' clocks follow it.
    """

    at: int
    uptime: float = field(name="served")
    facts: list[AnyFact]
