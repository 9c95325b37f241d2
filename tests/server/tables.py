"""Tables for tests, without a server: the pure table, driven by hand."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json, structs

from quartett.game import game
from quartett.layout import Viewer
from quartett.protocol.messages import (
    PLAIN,
    Begin,
    Changed,
    Choose,
    Form,
    LogLine,
    Now,
    Own,
    Snapshot,
    TableOptions,
    Throw,
)
from quartett.server.service import presenter
from quartett.server.table import facts
from quartett.server.table.change_builder import BOT, TABLE, Actor, Moment
from quartett.server.table.decide import Guest, Opening, Tick, create, decide
from quartett.server.table.fold import fold
from quartett.server.table.seating import WAIT_FOR_NUMBERS
from quartett.server.table.state import State

SECRET = bytes(range(32))
CODES = ("player-code-1", "watcher-code-1")
BRIEF: Mapping[str, Mapping[str, Any]] = {
    "zoinx": {"goal": 12},
    "nox": {"goal": 20},
    "bloxx": {},
    "nmbrs": {"rounds": 1},
}
"""Options that keep games short."""


class Driven:
    """A table and its log; tests set the time by hand."""

    def __init__(
        self,
        name: str = "zoinx",
        seating: Sequence[str] = ("Ada", "Bob"),
        table_options: TableOptions = TableOptions(),  # noqa: B008 - it is a value
        secret: bytes = SECRET,
        **options: Any,
    ) -> None:
        """Names are people (their device is called as they are); a name in small letters is a bot's
        level, and `-` an open seat."""
        self.uptime, self.number = 0.0, 0
        self.away = frozenset[int]()
        """The seats that are not connected."""
        seats: dict[int, Guest | str] = {
            seat: who if who.islower() else Guest(who, who)
            for seat, who in enumerate(seating)
            if who != "-"
        }
        people = [who.device for who in seats.values() if isinstance(who, Guest)]
        opening = Opening("table-1", [*people, "Host"][0], secret, CODES, table_options)
        played = game(name, len(seating), **options)
        self.state, first = create(opening, played, seats, self.moment)
        self.log = [first]

    @property
    def moment(self) -> Moment:
        return Moment(1_700_000_000_000 + int(self.uptime * 1000), self.uptime, self.away)

    def id(self) -> str:
        self.number += 1
        return f"command-{self.number:04}"

    def do(self, command: Any, who: str = "Ada", seat: int | None = None) -> State:
        """Somebody's command; refusals are raised."""
        if seat is None and self.state.seats_of(who):
            seat = self.state.seats_of(who)[0]
        self.state, change = decide(self.state, command, Actor(who, seat), self.moment)
        if change.facts:
            self.log.append(change)
            if len(self.log) < 30 or self.state.phase == "over":
                assert same(fold(self.log), self.state)
        return self.state

    def begin(self, who: str | None = None) -> "Driven":
        self.do(Begin(self.id()), who or self.state.host)
        for _ in range(3):
            if self.state.phase == "waiting":
                self.uptime += WAIT_FOR_NUMBERS + 0.1
                self.do(Tick(), TABLE)
        return self

    def choose(self, seat: int, word: str) -> State:
        occupant = self.state.occupants[seat]
        device = BOT if occupant.played_by_bot else str(occupant.device)
        return self.do(Choose(self.id(), len(self.state.record.steps), word), device, seat)

    def throw(self) -> State:
        """Whoever has the dice that are due throws them."""
        seat = self.state.game.thrower(self.state.record.position)
        assert seat is not None
        device = str(self.state.occupants[seat].device)
        return self.do(Throw(self.id(), len(self.state.record.steps)), device, seat)

    def play(self, rng: random.Random, steps: int = 10_000) -> "Driven":
        """Everyone chooses at random, and throws the dice in their hands, until the game is over or
        this many steps are made."""
        while self.state.phase == "playing" and len(self.state.record.steps) < steps:
            if not self.state.awaited:
                self.throw()
                continue
            seat = self.state.awaited[0]
            choices = self.state.game.choices(self.state.record.position, seat)
            self.choose(seat, rng.choice(choices))
        return self

    @property
    def facts(self) -> list[facts.AnyFact]:
        return [fact for change in self.log for fact in change.facts]


def same(one: State, other: State) -> bool:
    """Whether two states are the same table; entries of the log are compared by what they say."""

    def plain(state: State) -> dict[str, Any]:
        entries = [
            (
                *(entry.step, entry.at, entry.message, entry.seat),
                None if entry.notes is None else entry.notes.tolist(),
                None if entry.after is None else entry.after.tobytes(),
            )
            for entry in state.log
        ]
        return {**structs.asdict(state), "log": entries}

    return plain(one) == plain(other)


def shown(state: State, viewer: Viewer, uptime: float = 0.0) -> Now:
    """The table as everybody sees it, read from the bytes that travel to this viewer."""
    return snapshot(state, viewer, uptime).now


def own(state: State, viewer: Viewer, form: Form = PLAIN) -> Own:
    """What only this viewer gets, likewise."""
    return snapshot(state, viewer, form=form).own


def read_log(state: State, viewer: Viewer, form: Form = PLAIN) -> list[LogLine]:
    """The log as this viewer gets it, likewise."""
    return snapshot(state, viewer, form=form).log


def snapshot(state: State, viewer: Viewer, uptime: float = 0.0, form: Form = PLAIN) -> Snapshot:
    """The snapshot that this viewer gets."""
    about, now = presenter.about(state, viewer, ""), presenter.now(state, uptime)
    message: Any = Snapshot(state.version, about, viewer, now, Own(b""), [], {})  # type: ignore[arg-type]  # `now` is encoded
    sent = presenter.messages(state, message, (viewer,), state.log, form)[viewer]
    return json.decode(sent, type=Snapshot)


def changed(state: State, before: State, viewer: Viewer, form: Form = PLAIN) -> Changed:
    """Return the change for a viewer who has the earlier state."""
    common, now = before.log.common(state.log), presenter.now(state, state.uptime)
    message: Any = Changed(before.version, state.version, now, Own(b""), [], {})  # type: ignore[arg-type]  # likewise
    sent = presenter.messages(state, message, (viewer,), state.log[common:], form)[viewer]
    return json.decode(sent, type=Changed)
