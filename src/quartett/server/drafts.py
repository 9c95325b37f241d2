"""What every command needs: who acts and when, what may be refused, the change being written."""

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from quartett.errors import IllegalMove
from quartett.server.facts import AnyFact, Change
from quartett.server.state import State, after
from quartett.server.words import say

BOT = "bot"
TABLE = ""


@dataclass(frozen=True)
class Moment:
    """When: the time of day in milliseconds, and the seconds the server has been there."""

    at: int
    served: float


@dataclass(frozen=True)
class Actor:
    """Who sends a command: a device, and the seat it speaks for; BOT for a bot's choice."""

    device: str
    seat: int | None = None


class Refusal(IllegalMove):
    """A command the table does not follow; worded from the catalogue `table-...`."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(say(message, **details), message=message, details=details)


class Draft:
    """A change being written: facts so far, and the state they lead to."""

    def __init__(self, state: State | None, moment: Moment) -> None:
        self._state, self.moment = state, moment
        self.facts: list[AnyFact] = []

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def add(self, fact: AnyFact) -> None:
        self._state = after(self._state, fact, self.moment.at, self.moment.served)
        self.facts.append(fact)

    def finished(self) -> tuple[State, Change]:
        change = Change(self.moment.at, self.moment.served, self.facts)
        if not self.facts:
            return self.state, change
        version = self.state.version + 1
        return replace(self.state, version=version, at=change.at, served=change.served), change


def own_seat(state: State, actor: Actor) -> int:
    if actor.seat is None or actor.seat >= len(state.sitters):
        raise Refusal("table-only-watching")
    if state.sitters[actor.seat].device != actor.device:
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
