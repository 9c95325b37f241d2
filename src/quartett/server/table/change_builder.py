"""What every command needs: the actor, the moment, refusals, and the change being built."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quartett.errors import IllegalMove
from quartett.game import Position
from quartett.record import Step
from quartett.server.table.catalogue import say
from quartett.server.table.facts import AnyFact, Change, Stepped
from quartett.server.table.fold import after
from quartett.server.table.state import State
from quartett.server.table.steps import stepped

BOT = "bot"
TABLE = ""


class Moment(Struct, frozen=True, gc=False):
    """A moment: the time of day in milliseconds, and the uptime in seconds."""

    at: int
    uptime: float
    away: frozenset[int] = frozenset()
    """The seats of people who are not connected; known only while a table is waiting."""


class Actor(Struct, frozen=True, gc=False):
    """The sender of a command: a device and the seat it acts for; BOT for a bot's choice."""

    device: str
    seat: int | None = None


class Refusal(IllegalMove):
    """A command that the table refuses, with a message `table-...` from the catalogue."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(say(message, **details), message=message, details=details)


class ChangeBuilder:
    """A change being built: its facts so far, and the state after them."""

    def __init__(self, state: State, moment: Moment, *facts: AnyFact) -> None:
        self.state, self.moment, self.facts = state, moment, list(facts)

    def add(self, fact: AnyFact) -> None:
        """Add a fact."""
        self.state = after(self.state, fact, self.moment.at, self.moment.uptime)
        self.facts.append(fact)

    def step(self, steps: Sequence[Step], positions: Sequence[Position]) -> None:
        """Add a step and the events that follow at once: see `stepped`."""
        self.state = stepped(self.state, steps, positions, self.moment.at, self.moment.uptime)
        self.facts += [Stepped(step.event or str(step)) for step in steps]

    def finish(self) -> tuple[State, Change]:
        state, moment, facts = self.state, self.moment, self.facts
        change = Change(moment.at, moment.uptime, facts)
        if not facts:
            return state, change
        return replace(state, version=state.version + 1, at=moment.at, uptime=moment.uptime), change


def own_seat(state: State, actor: Actor) -> int:
    if actor.seat is None or actor.seat >= len(state.occupants):
        raise Refusal("table-only-watching")
    if state.occupants[actor.seat].device != actor.device:
        raise Refusal("table-not-your-seat")
    return actor.seat


def need_host(state: State, actor: Actor) -> None:
    if actor.device != state.host:
        raise Refusal("table-only-host")


def need_phase(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise Refusal(f"table-is-{state.phase}")


def need_waiting(state: State) -> None:
    need_phase(state, "waiting")
    if state.called is not None:
        raise Refusal("table-is-playing")


def need_seat(state: State, seat: int) -> None:
    if seat not in state.seats:
        raise Refusal("table-no-such-seat", seat=seat, seats=len(state.seats))


def need_step(state: State, step: int) -> None:
    if step != len(state.record.steps):
        raise Refusal("table-other-step", expected=len(state.record.steps), got=step)
