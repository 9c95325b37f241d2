"""What can come to pass at a table. A table is the fold of its facts; nothing else is kept.

Facts hold secrets (the table's number, sealed choices, hidden draws): they are for the log alone.
What people see is built from a state by presenter.py.
"""

from typing import Literal

from msgspec import Struct, field

from quartett.protocol.messages import TableOptions, kebab


class Fact(Struct, frozen=True, tag=kebab, tag_field="fact", omit_defaults=True, gc=False):
    """One thing that came to pass; `fact` says which."""


class Created(Fact, frozen=True):
    """A table was made. `secret` is its number for fair/1, opened only when the game is over."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    table_options: TableOptions = field(name="manners")
    secret: str
    host: str
    """The device of whoever may change the table."""
    player_code: str
    watcher_code: str
    series: list[float] = []


class Seated(Fact, frozen=True):
    """A person sat down, by this device."""

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
    """Something else is to be played."""

    seats: int
    options: dict[str, str]
    table_options: TableOptions = field(name="manners")


class HostChanged(Fact, frozen=True):
    device: str


class Called(Fact, frozen=True):
    """The host wants to begin: devices that have not committed to a number have a moment left."""


class Collected(Fact, frozen=True):
    """No more commitments: whoever has committed opens his number now."""


class CollectedAgain(Fact, frozen=True):
    """These seats did not open the numbers they had committed to: all numbers so far are spent, and
    everybody else draws a new one."""

    without: list[int]


class Invited(Fact, frozen=True):
    """New links lead here, and the old ones no longer do."""

    player_code: str
    watcher_code: str


class Committed(Fact, frozen=True):
    seat: int
    commitment: str


class Opened(Fact, frozen=True):
    seat: int
    nonce: str


class Begun(Fact, frozen=True):
    """The game begins, with the numbers that are opened by now."""


class Sealed(Fact, frozen=True):
    """A choice that nobody else sees before all who act have chosen."""

    seat: int
    word: str
    salt: str


class TakenBack(Fact, frozen=True):
    seat: int


class Stepped(Fact, frozen=True):
    """The record has one more step, in its notation: an event, or everyone's moves."""

    step: str


class Over(Fact, frozen=True):
    """The game is over, and the table's number open."""


class Undone(Fact, frozen=True):
    """Back to where so many steps were made."""

    step: int
    seat: int


class Wished(Fact, frozen=True):
    """A seat wants to go back beyond what it may alone."""

    seat: int
    step: int


class Agreed(Fact, frozen=True):
    seat: int


class Declined(Fact, frozen=True):
    seat: int


class Kept(Fact, frozen=True):
    """A bot keeps a person's seat."""

    seat: int
    why: Literal["left", "away", "time"]


class Returned(Fact, frozen=True):
    """The person has the seat again."""

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
    """A bot did not answer in time or well; a simple one chose in its place."""

    seat: int


class Rematched(Fact, frozen=True):
    """It goes on at another table."""

    table: str


class Expired(Fact, frozen=True):
    """Nobody has been here for a long time."""


AnyFact = (
    Created | Seated | BotSeated | Vacated | TableSet | HostChanged | Invited | Called | Collected
    | CollectedAgain | Committed | Opened | Begun | Sealed | TakenBack | Stepped | Over | Undone
    | Wished | Agreed | Declined | Kept | Returned | Paused | Resumed | TimeGiven | Replaced
    | Rematched | Expired
)  # fmt: skip


class Change(Struct, frozen=True, omit_defaults=True, gc=False):
    """What one command did: an entry of the table's log.

    `at` is the time of day in milliseconds. `uptime` is the time the server has been there, in
    seconds: it stands still while the server does, and clocks go by it.
    """

    at: int
    uptime: float = field(name="served")
    facts: list[AnyFact]
