"""Choosing, and going back: how a game goes on at a table."""

from msgspec import Struct

from quartett.record import Step
from quartett.server import fairness
from quartett.server.drafts import BOT, Actor, Draft, Refusal, need_phase, need_step, own_seat
from quartett.server.facts import (
    Agreed,
    Declined,
    Over,
    Replaced,
    Sealed,
    TakenBack,
    Undone,
    Wished,
)
from quartett.server.messages import Agree, Choose, TakeBack, Undo
from quartett.server.state import undo_to


class ReplaceBot(Struct, frozen=True):
    """Choose in place of a bot that did not answer."""

    seat: int
    step: int
    word: str


def choose(draft: Draft, command: Choose, actor: Actor) -> None:
    state = draft.state
    seat = actor.seat if actor.device == BOT else own_seat(state, actor)
    assert seat is not None
    need_phase(state, "playing")
    need_step(state, command.step)
    sitter = state.sitters[seat]
    if actor.device == BOT and not sitter.played_by_bot:
        raise Refusal("table-not-your-seat")
    if actor.device != BOT and sitter.kept:
        raise Refusal("table-seat-is-kept")
    if actor.device == BOT and seat in state.sealed:
        return  # another worker's bot was faster
    _seal(draft, seat, command.word)


def replace_bot(draft: Draft, command: ReplaceBot, actor: Actor) -> None:
    state = draft.state
    need_phase(state, "playing")
    need_step(state, command.step)
    if not state.sitters[command.seat].played_by_bot or command.seat in state.sealed:
        raise Refusal("table-not-your-turn", acting=", ".join(map(str, state.acting)))
    draft.add(Replaced(command.seat))
    _seal(draft, command.seat, command.word)


def _seal(draft: Draft, seat: int, word: str) -> None:
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


def settle(draft: Draft, step: Step | None = None) -> None:
    """The step of who chose alone, or of all when the last one has chosen; then chance does what is
    due, until somebody has to choose or the game is over."""
    state = draft.state
    if state.phase != "playing":
        return
    if state.sealed and not state.awaited:
        step = Step.of({seat: sealed.word for seat, sealed in state.sealed.items()})
    position, drawn, key = state.record.position, state.drawn, state.key
    assert key is not None
    positions = [position]
    steps: list[Step] = []
    if step is not None:
        numbers = fairness.numbers(key, f"event/{drawn}", 0)
        reached, event = state.game.play_on(position, dict(step.moves), numbers)
        steps.append(step)
        if event is not None:
            steps.append(Step(event))
            drawn += 1
        positions += reached
    block = 0
    while (ahead := positions[-1].ahead).total:
        numbers = fairness.numbers(key, f"event/{drawn}", block)
        block += 1
        if (happened := state.game.draw_on(positions[-1], numbers)) is not None:
            positions.append(happened[0])
            steps.append(Step(happened[1]))
            drawn, block = drawn + 1, 0
    if steps:
        draft.step(steps, positions)
    if ahead.ending:
        draft.add(Over())


def take_back(draft: Draft, command: TakeBack, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused")
    need_step(state, command.step)
    if seat in state.sealed:
        draft.add(TakenBack(seat))


def undo(draft: Draft, command: Undo, actor: Actor) -> None:
    state = draft.state
    seat = own_seat(state, actor)
    need_phase(state, "playing", "paused", "over")
    if not state.manners.undo:
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


def agree(draft: Draft, command: Agree, actor: Actor) -> None:
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


def agree_all(draft: Draft) -> None:
    """Everybody's consent: of all people who play themselves. Bots never mind."""
    wish = draft.state.wish
    if wish is not None and set(draft.state.people) <= set(wish.agreed):
        _go_back(draft, wish.step, wish.seat)


def _go_back(draft: Draft, step: int, seat: int) -> None:
    """Where people go back to, chance may be due."""
    draft.add(Undone(step, seat))
    settle(draft)
