"""What people download from a table: its record, receipt and replay; and rules to try out."""

from quartett.errors import UnreadableText
from quartett.game import Position, View, game_with
from quartett.layout import Viewer
from quartett.protocol.api import Attempt, Frame, Offered, Replay, Tried
from quartett.protocol.messages import SeatPicture
from quartett.record import Record, Step, advance
from quartett.server.service import presenter
from quartett.server.service.presenter import Open
from quartett.server.table import fairness
from quartett.server.table.change_builder import Refusal
from quartett.server.table.facts import Begun, Change, Sealed, Stepped, TakenBack, Undone
from quartett.server.table.scoring import scores_of
from quartett.server.table.state import State


def record_text(state: State, viewer: Viewer) -> str:
    """Return the record: as the viewer saw it during the game, complete once it is over."""
    notes = tuple(
        f"seat {seat}: {occupant.name}" + (f" ({occupant.level})" if occupant.level else "")
        for seat, occupant in enumerate(state.occupants)
        if occupant.name
    )
    whole = Record(state.game, state.record.steps, notes)
    return str(whole) if state.phase == "over" else str(whole.seen_by(viewer))


def receipt_text(state: State, changes: list[Change]) -> str:
    """Return the receipt of fair/1, once the game is over and its secrets are public."""
    if state.phase != "over":
        raise Refusal("table-not-over")
    log: list[fairness.Played | fairness.WentBack | fairness.DrewStart] = []
    salts: dict[int, bytes] = {}
    for fact in (fact for change in changes for fact in change.facts):
        match fact:
            case Sealed():
                salts[fact.seat] = bytes.fromhex(fact.salt)
            case TakenBack():
                salts.pop(fact.seat, None)
            case Begun() if state.table_options.begins == "lot":
                log.append(fairness.DrewStart())
            case Stepped():
                step = Step.parse(fact.step)
                log.append(fairness.Played(step, salts))
                salts = {}
            case Undone():
                log.append(fairness.WentBack(fact.step))
                salts = {}
    promises = [
        _promise(state, seat, occupant.name)
        for seat, occupant in enumerate(state.occupants)
        if occupant.device
    ]
    return fairness.receipt(state.table, state.game, state.secret, promises, log, state.redraws)


def _promise(state: State, seat: int, name: str) -> fairness.Promise:
    """Return a person's number, or why it does not count."""
    commitment, nonce = state.commitments.get(seat), state.nonces.get(seat)
    if nonce is not None:
        return fairness.Promise(seat, name, commitment, bytes.fromhex(nonce))
    if commitment is not None or seat in state.left_out:
        return fairness.Promise(seat, name, commitment, left_out="withheld")
    return fairness.Promise(seat, name, left_out="away" if seat in state.away else "late")


def eyes_of(state: State, device: str, own: Viewer, eyes: str) -> Viewer | Open:
    """Return whose eyes these are (`seat`, `spectator`, `all`, or the number of a seat), if the
    device may look through them: through its own, and through everybody's once it is over."""
    if eyes == "spectator":
        return None
    if eyes == "seat":
        return own
    seat = None if eyes == "all" else int(eyes)
    if seat is not None and seat not in state.seats:
        raise Refusal("table-no-such-seat", seat=seat, seats=len(state.seats))
    if state.phase != "over" and (seat is None or seat not in state.seats_of(device)):
        raise Refusal("table-not-over")
    return "all" if seat is None else seat


def replay(state: State, viewer: Viewer | Open, device: str, seat: Viewer) -> Replay:
    """Return every step as the viewer saw it."""
    if state.key is None:
        raise Refusal("table-is-waiting")
    times = [0, *(entry.at // 1000 for entry in state.log if entry.notes is not None)]
    frames, rows = [], []
    for number, position in enumerate(state.record.positions()):
        row, text, scores = _shown(position, viewer)
        effects = presenter.effects(position, viewer)
        frames.append(Frame(number, row, text, effects, times[number], scores))
        rows.append(position.row)
    return Replay(
        about=presenter.about(state, seat, device),
        seats=[SeatPicture(who.kind, who.name, who.level) for who in state.occupants],
        frames=frames,
        names=presenter.replay_names(state.record.position, rows),
        outcome=presenter.outcome(state.record.position),
        eyes="spectator" if viewer is None else str(viewer),
    )


def _shown(position: Position, viewer: Viewer | Open) -> tuple[bytes, str, list[int]]:
    table = position if viewer == "all" else position.game.view(position, viewer)
    scores = scores_of(position)
    return presenter.pack(position, viewer), str(table), scores


def attempt(order: Attempt) -> Tried:
    """Apply the real rules to any position; nothing is stored."""
    played = game_with(order.game, order.seats, order.options)
    position = played.start()
    if order.position is not None:
        read = played.parse(order.position)
        if isinstance(read, View):
            raise UnreadableText("expected the text of a position; got a view")
        position = read
    if order.event is not None and order.moves is not None:
        raise UnreadableText("expected an event or moves; got both")
    viewer: Viewer | Open = None if order.viewer == "spectator" else order.viewer
    if isinstance(viewer, int) and viewer >= played.seats:
        raise UnreadableText(f"expected a seat below {played.seats} as viewer; got {viewer}")
    step = None
    if order.event is not None:
        step = Step(event=order.event)
    elif order.moves is not None:
        step = Step.of({int(seat): word for seat, word in order.moves.items()})
    if step is not None:
        position = advance(position, step)
    row, text, scores = _shown(position, viewer)
    return Tried(
        text=text,
        row=row,
        names=presenter.replay_names(position, [position.row]),
        acting=list(played.acting(position)),
        choices={
            str(seat): Offered(
                list(played.choices(position, seat)), played.previews(position, seat)
            )
            for seat in played.acting(position)
            if viewer in ("all", seat)
        },
        odds=played.odds(position) if viewer == "all" else {},
        scores=scores,
        outcome=presenter.outcome(position),
        effects=presenter.effects(position, viewer) if step is not None else [],
    )
