"""Commands that advance a game: choosing, throwing dice, taking back and undoing."""

from typing import Literal

from msgspec import Struct

from quartett.game import Position
from quartett.protocol.messages import Agree, Choose, TakeBack, Throw, Undo
from quartett.record import Step
from quartett.server.table import fairness
from quartett.server.table.change_builder import (
    BOT,
    Actor,
    ChangeBuilder,
    Refusal,
    need_phase,
    need_step,
    own_seat,
)
from quartett.server.table.facts import (
    Agreed,
    Declined,
    Over,
    Replaced,
    Sealed,
    StandInSeated,
    TakenBack,
    Undone,
    Wished,
    WishEnded,
)
from quartett.server.table.state import State
from quartett.server.table.steps import consenting, undo_to

SECONDS_TO_THROW = 45.0
"""Seconds after which the table throws for a person."""


class ReplaceBot(Struct, frozen=True):
    """Choose for a bot that did not answer."""

    seat: int
    step: int
    word: str


class EndWish(Struct, frozen=True):
    """End a request to go back, because this person has lost the connection."""

    seat: int


def choose(builder: ChangeBuilder, command: Choose, actor: Actor) -> None:
    state = builder.state
    seat = actor.seat if actor.device == BOT else own_seat(state, actor)
    assert seat is not None
    need_phase(state, "playing")
    need_step(state, command.step)
    occupant = state.occupants[seat]
    if actor.device == BOT and not occupant.played_by_bot:
        raise Refusal("table-not-your-seat")
    if actor.device != BOT:
        need_present(state, seat)
    if actor.device == BOT and seat in state.sealed:
        return  # another worker's bot was faster
    _seal(builder, seat, command.word)


def replace_bot(builder: ChangeBuilder, command: ReplaceBot, actor: Actor) -> None:
    state = builder.state
    need_phase(state, "playing")
    need_step(state, command.step)
    if not state.occupants[command.seat].played_by_bot or command.seat in state.sealed:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, state.acting)))
    builder.add(Replaced(command.seat))
    _seal(builder, command.seat, command.word)


def _seal(builder: ChangeBuilder, seat: int, word: str) -> None:
    state = builder.state
    acting = state.acting
    if seat not in acting:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, acting)) or "-")
    if len(acting) == 1:  # nobody else chooses, so there is nothing to seal
        settle(builder, Step(moves=((seat, word),)))
        return
    position = state.record.position
    if not state.game.allows(position, seat, word):
        # Let the game word the refusal, from what the seat itself sees.
        others = {other: state.game.choices(position, other)[0] for other in acting}
        state.game.play(position, {**others, seat: word})
    # Choosing the same word again is a fact, too: otherwise others could see that it is the same.
    salt = fairness.salt(state.secret, f"seal/{state.version}/{seat}")
    builder.add(Sealed(seat, word, salt.hex()))
    settle(builder)


def settle(builder: ChangeBuilder, step: Step | None = None, thrown: bool = False) -> None:
    """Make the given step, or the step of all sealed choices once the last one is in. Then draw
    the events that are due until somebody has to choose or to throw, or the game is over.
    `thrown`: somebody has just thrown the dice that are due."""
    state = builder.state
    if state.phase != "playing":
        return
    if state.sealed and not state.awaited:
        step = Step.of({seat: sealed.word for seat, sealed in state.sealed.items()})
    positions = [state.record.position]
    steps: list[Step] = []
    drawn = state.drawn
    if step is not None:
        reached, event = _play(state, step)
        steps.append(step)
        if event is not None:
            steps.append(Step(event))
            drawn += 1
        positions += reached
    while positions[-1].pending.total and (thrown or in_hand(state, positions[-1]) is None):
        position, event = _draw(state, positions[-1], drawn)
        positions.append(position)
        steps.append(Step(event))
        drawn, thrown = drawn + 1, False
    if steps:
        builder.step(steps, positions)
    if positions[-1].pending.ending:
        builder.add(Over())


def _play(state: State, step: Step) -> tuple[list[Position], str | None]:
    """Return the positions after a step and, unless people throw their dice, after the event that
    is due then; and that event."""
    position, moves = state.record.position, dict(step.moves)
    if state.table_options.throws:
        return [state.game.play(position, moves)], None
    assert state.key is not None
    numbers = fairness.numbers(state.key, f"event/{state.drawn}", 0)
    return state.game.play_and_draw(position, moves, numbers)


def _draw(state: State, position: Position, drawn: int) -> tuple[Position, str]:
    """Draw event number `drawn`; return the position after it, and the event."""
    assert state.key is not None
    block = 0
    while True:
        numbers = fairness.numbers(state.key, f"event/{drawn}", block)
        if (happened := state.game.draw_event(position, numbers)) is not None:
            return happened
        block += 1


def in_hand(state: State, position: Position) -> int | None:
    """Return the seat of the person who has to throw the dice; None: the table throws them."""
    if not state.table_options.throws:
        return None
    seat = state.game.thrower(position)
    return None if seat is None or state.occupants[seat].played_by_bot else seat


def throw(builder: ChangeBuilder, command: Throw, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    need_phase(state, "playing")
    need_step(state, command.step)
    if in_hand(state, state.record.position) != seat:
        raise Refusal("table-not-your-dice")
    settle(builder, thrown=True)


def throw_for(builder: ChangeBuilder) -> None:
    """Throw for a person who has held the dice for too long or has left."""
    state = builder.state
    if state.phase != "playing" or not state.record.position.pending.total:
        return
    waiting = in_hand(state, state.record.position) is not None
    if not waiting or builder.moment.uptime >= state.due_since + SECONDS_TO_THROW:
        settle(builder, thrown=True)


def take_back(builder: ChangeBuilder, command: TakeBack, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused")
    need_step(state, command.step)
    if seat in state.sealed:
        builder.add(TakenBack(seat))


def undo(builder: ChangeBuilder, command: Undo, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused")
    if not state.table_options.undo:
        raise Refusal("table-no-undo")
    need_present(state, seat)
    if not 0 <= command.step < len(state.record.steps):
        raise Refusal("table-other-step", expected=len(state.record.steps), got=command.step)
    alone = undo_to(state, seat)
    if alone is not None and command.step >= alone:
        _go_back(builder, command.step, seat)
        return
    for needed in sorted(consenting(state, command.step)):
        if state.occupants[needed].stand_in:
            raise Refusal("table-undo-needs", who=state.occupants[needed].name)
    builder.add(Wished(seat, command.step))
    agree_all(builder)


def need_present(state: State, seat: int) -> None:
    if state.occupants[seat].stand_in:
        raise Refusal("table-seat-is-kept")


def stand_in(builder: ChangeBuilder, seat: int, why: Literal["left", "away", "time"]) -> None:
    """Let a bot play for a person. A request to go back ends: nobody may profit from an absence."""
    builder.add(StandInSeated(seat, why))
    if builder.state.wish is not None:
        builder.add(WishEnded(seat))


def end_wish(builder: ChangeBuilder, command: EndWish, actor: Actor) -> None:
    if builder.state.wish is not None:
        builder.add(WishEnded(command.seat))


def agree(builder: ChangeBuilder, command: Agree, actor: Actor) -> None:
    state = builder.state
    seat = own_seat(state, actor)
    if state.wish is None:
        raise Refusal("table-no-wish")
    need_present(state, seat)
    if not command.yes:
        builder.add(Declined(seat))
        return
    if seat not in state.wish.agreed:
        builder.add(Agreed(seat))
        agree_all(builder)


def agree_all(builder: ChangeBuilder) -> None:
    """Go back if everybody consents who has to. Bots never object."""
    wish = builder.state.wish
    if wish is not None and consenting(builder.state, wish.step) <= set(wish.agreed):
        _go_back(builder, wish.step, wish.seat)


def _go_back(builder: ChangeBuilder, step: int, seat: int) -> None:
    builder.add(Undone(step, seat))
    settle(builder)  # an event may be due there
