"""Choosing, and going back: how a game goes on at a table."""

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
    TakenBack,
    Undone,
    Wished,
)
from quartett.server.table.state import State
from quartett.server.table.steps import undo_to

SECONDS_TO_THROW = 45.0
"""Then the table throws for somebody."""


class ReplaceBot(Struct, frozen=True):
    """Choose in place of a bot that did not answer."""

    seat: int
    step: int
    word: str


def choose(draft: ChangeBuilder, command: Choose, actor: Actor) -> None:
    state = draft.state
    seat = actor.seat if actor.device == BOT else own_seat(state, actor)
    assert seat is not None
    need_phase(state, "playing")
    need_step(state, command.step)
    occupant = state.occupants[seat]
    if actor.device == BOT and not occupant.played_by_bot:
        raise Refusal("table-not-your-seat")
    if actor.device != BOT and occupant.kept:
        raise Refusal("table-seat-is-kept")
    if actor.device == BOT and seat in state.sealed:
        return  # another worker's bot was faster
    _seal(draft, seat, command.word)


def replace_bot(draft: ChangeBuilder, command: ReplaceBot, actor: Actor) -> None:
    state = draft.state
    need_phase(state, "playing")
    need_step(state, command.step)
    if not state.occupants[command.seat].played_by_bot or command.seat in state.sealed:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, state.acting)))
    draft.add(Replaced(command.seat))
    _seal(draft, command.seat, command.word)


def _seal(draft: ChangeBuilder, seat: int, word: str) -> None:
    state = draft.state
    acting = state.acting
    if seat not in acting:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, acting)) or "-")
    if len(acting) == 1:  # nobody else has to choose: there is nothing to keep from them
        settle(draft, Step(moves=((seat, word),)))
        return
    position = state.record.position
    if not state.game.allows(position, seat, word):
        # The game words its refusal, from what the seat itself sees.
        others = {other: state.game.choices(position, other)[0] for other in acting}
        state.game.play(position, {**others, seat: word})
    # Choosing the same word again is a fact as well: else others would see that it is the same.
    salt = fairness.salt(state.secret, f"seal/{state.version}/{seat}")
    draft.add(Sealed(seat, word, salt.hex()))
    settle(draft)


def settle(draft: ChangeBuilder, step: Step | None = None, thrown: bool = False) -> None:
    """Make the step of whoever chose alone, or of all when the last one has chosen; then chance
    does what is due, until somebody has to choose or to throw, or the game is over. `thrown`: the
    dice that are due now leave somebody's hand."""
    state = draft.state
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
        draft.step(steps, positions)
    if positions[-1].pending.ending:
        draft.add(Over())


def _play(state: State, step: Step) -> tuple[list[Position], str | None]:
    """The position after a step and, where chance needs nobody's hand, after the event that is due
    then; and that event."""
    position, moves = state.record.position, dict(step.moves)
    if state.table_options.throws:
        return [state.game.play(position, moves)], None
    assert state.key is not None
    numbers = fairness.numbers(state.key, f"event/{state.drawn}", 0)
    return state.game.play_and_draw(position, moves, numbers)


def _draw(state: State, position: Position, drawn: int) -> tuple[Position, str]:
    """The position after the event number `drawn`, and the event."""
    assert state.key is not None
    block = 0
    while True:
        numbers = fairness.numbers(state.key, f"event/{drawn}", block)
        if (happened := state.game.draw_event(position, numbers)) is not None:
            return happened
        block += 1


def in_hand(state: State, position: Position) -> int | None:
    """The seat of the person who has the dice that are due in the hand; None: the table throws."""
    if not state.table_options.throws:
        return None
    seat = state.game.thrower(position)
    return None if seat is None or state.occupants[seat].played_by_bot else seat


def throw(draft: ChangeBuilder, command: Throw, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_phase(state, "playing")
    need_step(state, command.step)
    if in_hand(state, state.record.position) != seat:
        raise Refusal("table-not-your-dice")
    settle(draft, thrown=True)


def throw_for(draft: ChangeBuilder) -> None:
    """Throw for somebody who has had the dice for long, or who is not there any more."""
    state = draft.state
    if state.phase != "playing" or not state.record.position.pending.total:
        return
    waiting = in_hand(state, state.record.position) is not None
    if not waiting or draft.moment.uptime >= state.due_since + SECONDS_TO_THROW:
        settle(draft, thrown=True)


def take_back(draft: ChangeBuilder, command: TakeBack, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused")
    need_step(state, command.step)
    if seat in state.sealed:
        draft.add(TakenBack(seat))


def undo(draft: ChangeBuilder, command: Undo, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused", "over")
    if not state.table_options.undo:
        raise Refusal("table-no-undo")
    if state.phase == "over":
        raise Refusal("table-is-over")
    if not 0 <= command.step < len(state.record.steps):
        raise Refusal("table-other-step", expected=len(state.record.steps), got=command.step)
    alone = undo_to(state, seat)
    if alone is not None and command.step >= alone:
        _go_back(draft, command.step, seat)
    else:
        draft.add(Wished(seat, command.step))
        agree_all(draft)


def agree(draft: ChangeBuilder, command: Agree, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    if state.wish is None:
        raise Refusal("table-no-wish")
    if not command.yes:
        draft.add(Declined(seat))
        return
    if seat not in state.wish.agreed:
        draft.add(Agreed(seat))
        agree_all(draft)


def agree_all(draft: ChangeBuilder) -> None:
    """Everybody's consent: of all people who play themselves. Bots never mind."""
    wish = draft.state.wish
    if wish is not None and set(draft.state.people) <= set(wish.agreed):
        _go_back(draft, wish.step, wish.seat)


def _go_back(draft: ChangeBuilder, step: int, seat: int) -> None:
    """Where people go back to, chance may be due."""
    draft.add(Undone(step, seat))
    settle(draft)
