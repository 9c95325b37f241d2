"""A table to take home: its record, its receipt, its replay; and the rules to try on a position."""

from typing import Any

from msgspec import Raw

from quartett.errors import UnreadableText
from quartett.game import Position, View, game
from quartett.layout import Eyes
from quartett.record import Record, Step, advance
from quartett.server import fairness, picture
from quartett.server.api import Attempt, Frame, Replay, Tried
from quartett.server.drafts import Refusal
from quartett.server.facts import Change, Sealed, Stepped, TakenBack, Undone
from quartett.server.messages import SeatPicture
from quartett.server.picture import Open
from quartett.server.scoring import scores_of
from quartett.server.state import State


def record_text(state: State, eyes: Eyes) -> str:
    """The record: as the viewer saw it while the game goes on, whole when it is over."""
    notes = tuple(
        f"seat {seat}: {sitter.name}" + (f" ({sitter.level})" if sitter.level else "")
        for seat, sitter in enumerate(state.sitters)
        if sitter.name
    )
    whole = Record(state.game, state.record.steps, notes)
    return str(whole) if state.phase == "over" else str(whole.seen_by(eyes))


def receipt_text(state: State, changes: list[Change]) -> str:
    """The receipt of fair/1, once the game is over and its secrets are open."""
    if state.phase != "over":
        raise Refusal("table-not-over")
    story: list[fairness.Played | fairness.WentBack] = []
    salts: dict[int, bytes] = {}
    for fact in (fact for change in changes for fact in change.facts):
        match fact:
            case Sealed():
                salts[fact.seat] = bytes.fromhex(fact.salt)
            case TakenBack():
                salts.pop(fact.seat, None)
            case Stepped():
                step = Step.parse(fact.step)
                story.append(fairness.Played(step, salts))
                salts = {}
            case Undone():
                story.append(fairness.WentBack(fact.step))
                salts = {}
    promises = [
        fairness.Promise(
            seat,
            commitment,
            bytes.fromhex(state.nonces[seat]) if seat in state.nonces else None,
        )
        for seat, commitment in sorted(state.commitments.items())
    ]
    return fairness.receipt(state.table, state.game, state.secret, promises, story)


def replay(state: State, eyes: Eyes | Open, device: str, seat: Eyes) -> Replay:
    """Every step as these eyes saw it."""
    if state.key is None:
        raise Refusal("table-is-waiting")
    if eyes == "all" and state.phase != "over":
        raise Refusal("table-not-over")
    story = [line for line in state.story if line.made is not None]
    frames = []
    before: Position | None = None
    for number, position in enumerate(state.record.positions()):
        lines: list[Any] = []
        if before is not None:
            made = story[number - 1]
            lines = _lines(before, made.made, eyes, made.step, made.at // 1000)
        before = position
        fields, text, scores = _seen(position, eyes)
        frames.append(Frame(number, fields, text, lines, scores))
    return Replay(
        about=picture.about(state, seat, device),
        seats=[SeatPicture(who.kind, who.name, who.level) for who in state.sitters],
        frames=frames,
        outcome=picture.outcome(state.record.position),
    )


def _seen(position: Position, eyes: Eyes | Open) -> tuple[Any, str, list[int]]:
    table = position if eyes == "all" else position.game.view(position, eyes)
    scores, _ = scores_of(position)
    return picture.fields(position, eyes), str(table), scores


def _lines(
    before: Position, made: Step | None, eyes: Eyes | Open, step: int, seconds: int
) -> list[Any]:
    assert made is not None
    seen = made.event is None or eyes == "all" or before.game.sees(before, eyes)
    return picture.told(before, (made if seen else made.hidden()).words, step, seconds)


def attempt(asked: Attempt) -> Tried:
    """The real rules on any position: nothing is kept."""
    found = game(asked.game, asked.seats, **asked.options)
    position = found.start()
    if asked.position is not None:
        read = found.parse(asked.position)
        if isinstance(read, View):
            raise UnreadableText("expected the text of a position; got a view")
        position = read
    if asked.event is not None and asked.moves is not None:
        raise UnreadableText("expected an event or moves; got both")
    eyes: Eyes | Open = None if asked.eyes == "spectator" else asked.eyes
    if isinstance(eyes, int) and eyes >= found.seats:
        raise UnreadableText(f"expected eyes below {found.seats}; got {eyes}")
    log: list[Any] = []
    step = None
    if asked.event is not None:
        step = Step(event=asked.event)
    elif asked.moves is not None:
        step = Step.of({int(seat): word for seat, word in asked.moves.items()})
    if step is not None:
        before, position = position, advance(position, step)
        log = _lines(before, step, eyes, 0, 0)
    fields, text, _ = _seen(position, eyes)
    return Tried(
        text=text,
        view=fields,
        acting=list(found.acting(position)),
        choices={str(seat): _choices(position, seat, eyes) for seat in found.acting(position)},
        odds=found.odds(position) if eyes == "all" else {},
        outcome=picture.outcome(position),
        log=log,
    )


def _choices(position: Position, seat: int, eyes: Eyes | Open) -> Any:
    return Raw(picture.choices(position, seat)) if eyes in ("all", seat) else []
