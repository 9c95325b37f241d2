"""Presents a table to a viewer, using nothing that is hidden from that viewer.

This module reads only: of a position, what the viewer sees (by the masks of the layout), the
choices of the viewer's own seat, `acting`, whether an event is due, its thrower, and the result; of
effects, the details that the viewer may see; of sealed choices, their seats and hashes, and the
viewer's own word.
"""

from binascii import b2a_base64
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Literal

import numpy as np
from msgspec import Raw, json
from msgspec.structs import replace

from quartett.definition import Definition
from quartett.game import GAMES_KEPT, Game, Position
from quartett.layout import Viewer
from quartett.protocol.messages import (
    PLAIN,
    About,
    Changed,
    Fairness,
    Form,
    Gathering,
    LogLine,
    NamedChoice,
    NamedEffect,
    Now,
    Outcome,
    Own,
    Part,
    SeatPicture,
    Snapshot,
)
from quartett.protocol.schema import Names, named_view, names_in
from quartett.server.service.presence import PresenceWord
from quartett.server.table import fairness
from quartett.server.table.decide import due
from quartett.server.table.scoring import parts_of, scores_of, series_of
from quartett.server.table.state import LogEntry, State
from quartett.server.table.steps import undo_to

Open = Literal["all"]
"""In place of a viewer: everything, including what is hidden, for games that are over."""
TABLES_CACHED = 4096
AWAY: PresenceWord = "away"
HOLE_BYTE = b"\0"
"""A byte that no JSON contains: it marks where each viewer's own part goes in a shared message."""
HOLE: Any = Raw(HOLE_BYTE)
NUMBERS_BEGIN, NUMBERS_END = b'{"numbers":"', b'"}'
"""An `Own` with numbers only, as nearly every one is."""
CHOICES_BEGIN, CHOICES_END = b'","choices":[', b"]}"
"""The end of an `Own` with numbers and choices."""


@lru_cache(maxsize=GAMES_KEPT)
def _writer(game: Game) -> Any:
    """Return the writer of this game's views. Its import loads the compiler, which a new server
    does not need at first."""
    from quartett.protocol.views import writer

    return writer(game)


def pack(position: Position, viewer: Viewer | Open) -> bytes:
    """Return the position as this viewer sees it, packed."""
    from quartett.protocol.rows import pack_position

    seats = position.game.seats
    return pack_position(position, seats + 1 if viewer == "all" else viewer)


# -- what everybody sees -------------------------------------------------------------------------


def now(state: State, uptime: float, presence: Sequence[PresenceWord] = ()) -> Raw:
    """Return an encoded `Now`: the table as everybody sees it at this uptime, with these people
    present."""
    position, playing = state.record.position, state.key is not None
    chance = state.phase == "playing" and bool(position.pending.total)
    seats, fair = _encoded_people(state, uptime, presence)
    shown = Now(
        phase=state.phase,
        step=len(state.record.steps),
        seats=seats,
        acting=list(state.acting),
        ready=sorted(state.sealed),
        chance=chance,
        thrower=state.game.thrower(position) if chance and state.table_options.throws else None,
        scores=scores_of(position) if playing else [0] * len(state.occupants),
        outcome=outcome(position) if playing and position.pending.ending else None,
        wish=state.wish,
        fairness=fair,
        sealed_hashes=[_sealed_hash(state, seat) for seat in state.seats]
        if state.sealed
        else [None] * len(state.occupants),
        gathering=_gathering(state, uptime) if state.gathering else None,
    )
    return Raw(json.encode(shown))


def _gathering(state: State, uptime: float) -> Gathering:
    begins = due(state) if state.gathered else None
    return Gathering(
        missing=list(state.missing),
        held=list(state.held),
        host=state.host in state.arrived,
        seconds=None if begins is None else round(max(0.0, begins - uptime), 1),
    )


class _People:
    """The last encoding of a table's people and promises, and what it was made from."""

    def __init__(self) -> None:
        self.source: Any = None
        self.encoded: tuple[Any, Any] = (None, None)


@lru_cache(maxsize=TABLES_CACHED)
def _people(table: str) -> _People:
    return _People()


def _encoded_people(
    state: State, uptime: float, presence: Sequence[PresenceWord]
) -> tuple[Any, Any]:
    """Return the seats and fair/1, encoded. They rarely change from one move to the next."""
    clocks = None
    if any(state.clocks):
        clocks = [clock and (clock.seconds(uptime), clock.since) for clock in state.clocks]
    promises = (state.secret, state.commitments, state.nonces, state.again)
    collecting = (state.called, state.collected, state.void)
    source = (state.phase, state.occupants, state.host, presence, clocks, promises, collecting)
    last = _people(state.table)
    if last.source != source:
        last.source = source
        seats, fair = _seats(state, uptime, presence), _fairness(state)
        last.encoded = (Raw(json.encode(seats)), Raw(json.encode(fair)))
    return last.encoded


def _fairness(state: State) -> Fairness:
    return Fairness(
        state.commitment,
        list(map(state.commitments.get, state.seats)),
        list(map(state.nonces.get, state.seats)),
        state.secret.hex() if state.phase == "over" or state.void else None,
        state.phase == "waiting" and state.collected is not None,
        state.again,
        state.phase == "waiting" and state.called is not None and state.collected is None,
        list(state.void),
    )


def _seats(state: State, uptime: float, presence: Sequence[PresenceWord]) -> list[SeatPicture]:
    clocks = state.clocks or (None,) * len(state.occupants)
    here = presence or [AWAY] * len(state.occupants)
    return [
        SeatPicture(
            kind=occupant.kind,
            name=occupant.name,
            level=occupant.level,
            presence=word,
            stand_in=occupant.stand_in,
            host=occupant.device == state.host,
            seconds=None if clock is None else round(max(0.0, clock.seconds(uptime)), 1),
            running=clock is not None and clock.since is not None,
        )
        for occupant, word, clock in zip(state.occupants, here, clocks, strict=True)
    ]


def _sealed_hash(state: State, seat: int) -> str | None:
    sealed = state.sealed.get(seat)
    if sealed is None:
        return None
    step = len(state.record.steps)
    return fairness.seal(state.table, step, seat, sealed.word, bytes.fromhex(sealed.salt))


def outcome(position: Position) -> Outcome | None:
    """Return the result of the game; None while it goes on."""
    game = position.game
    result = game.result(position)
    if result is None:
        return None
    return Outcome(
        scores=list(result.scores),
        winners=list(result.winners),
        ending=result.ending,
        parts=[
            [Part(name, points) for name, points in zip(game.parts, row, strict=True)]
            for row in parts_of(position)
        ],
    )


# -- what one viewer sees ------------------------------------------------------------------------


def messages(
    state: State,
    message: Snapshot | Changed,
    viewers: Collection[Viewer],
    entries: Sequence[LogEntry],
    form: Form = PLAIN,
) -> dict[Viewer, bytes]:
    """Return the message for each of these viewers: with their own part, and with these entries as
    its log. The shared part is encoded once."""
    game, position, begun = state.game, state.record.position, state.key is not None
    acting = state.acting if state.phase == "playing" else ()
    lines: list[LogLine] = []
    notes: list[Any] = []
    rows: list[Any] = []
    for entry in entries:
        lines.append(_line(entry))
        if entry.notes is not None:
            notes.append(entry.notes)
            rows.append(entry.after)
    between = rows[:-1] if isinstance(message, Changed) else []
    seats = tuple([game.seats if viewer is None else viewer for viewer in viewers])
    wanted = (bits(seats), bits(acting), begun)
    streams = _writer(game).write(position, between, notes, wanted)
    names = names_in(game.layout, [*between, position.row] if begun else between)
    log = HOLE if form.named else lines
    frame = json.encode(replace(message, own=HOLE, log=log, names=names))
    head, _, tail = frame.partition(HOLE_BYTE)
    start, end = head + NUMBERS_BEGIN, NUMBERS_END + tail
    alike = form == PLAIN and not state.sealed and not state.quiet
    sent: dict[Viewer, bytes] = {}
    for viewer, seat in zip(viewers, seats, strict=True):
        if alike:
            numbers = b2a_base64(streams[seat], newline=False)
            if viewer in acting:
                sent[viewer] = b"".join((start, numbers, _choices(position, seat), tail))
            else:
                sent[viewer] = b"".join((start, numbers, end))
            continue
        own = _own(state, viewer, streams[seat], form)
        if form.named:
            named_lines = json.encode([_named_line(game, entry, viewer) for entry in entries])
            sent[viewer] = head + own + tail.replace(HOLE_BYTE, named_lines)
        else:
            sent[viewer] = head + own + tail
    return sent


def _choices(position: Position, seat: int) -> bytes:
    """Return the end of an encoded `Own` that has choices besides its numbers."""
    words, allowed = _words(position.game.definition), position.pending.allowed_to(seat).tolist()
    return CHOICES_BEGIN + b",".join([words[n] for n in allowed]) + CHOICES_END


@lru_cache(maxsize=GAMES_KEPT)
def _words(definition: Definition) -> list[bytes]:
    """Return all words of a game, encoded."""
    return list(map(json.encode, definition.moves))


@lru_cache(maxsize=TABLES_CACHED)
def bits(seats: tuple[int, ...]) -> int:
    """Return an integer with a bit set for each of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def warm_up(position: Position) -> None:
    """Write what all viewers of this position see, so that nobody waits for the compiler later."""
    everybody = (1 << position.game.seats + 1) - 1
    wanted = (everybody, bits(position.pending.acting), True)
    for between in ([], [position.row]):  # the compiler treats a list of rows as another type
        notes = [position.notes] * (1 + len(between))
        _writer(position.game).write(position, between, notes, wanted)


def _line(entry: LogEntry) -> LogLine:
    return LogLine(entry.step, entry.message, entry.seat, entry.at // 1000)


def _named_line(game: Game, entry: LogEntry, viewer: Viewer) -> LogLine:
    """Return the line with its effects by name, as far as this viewer may know them."""
    line = _line(entry)
    if entry.notes is None:
        return line
    return replace(line, named=_named_effects(game, game.effect_kinds.rows(entry.notes, viewer)))


def _own(state: State, viewer: Viewer, stream: bytes, form: Form) -> bytes:
    """Return an encoded `Own`: what only this viewer knows or may do."""
    position, game, own = state.record.position, state.game, Own(stream)
    if viewer is not None:
        if state.phase == "playing" and viewer in state.acting:
            own.choices = list(game.choices(position, viewer))
            if form.named:
                own.named = _named_choices(position, viewer)
        if viewer in state.sealed:
            own.chosen = state.sealed[viewer].word
        own.undo_to = undo_to(state, viewer)
    if state.key is not None and form != PLAIN:
        view = game.view(position, viewer)
        own.text = str(view) if form.text else None
        own.view = named_view(position, viewer) if form.named else None
    return json.encode(own)


def _named_choices(position: Position, seat: int) -> list[NamedChoice]:
    game = position.game
    return [
        NamedChoice(
            word,
            [NamedEffect(note.kind, note.details) for note in game.preview(position, seat, word)],
        )
        for word in game.choices(position, seat)
    ]


def _named_effects(game: Game, rows: Sequence[Sequence[int]]) -> list[NamedEffect]:
    return [NamedEffect(note.kind, note.details) for note in game.effect_kinds.read(rows)]


def effects(position: Position, viewer: Viewer | Open) -> list[int]:
    """Return the effects of the last step as this viewer saw them; all of them for `all`."""
    kinds = position.game.effect_kinds
    if viewer != "all":
        return kinds.flat(position.notes, viewer)
    return [number for row in position.notes.tolist() for number in row[: kinds.ends[row[0]]]]


def replay_names(position: Position, rows: Sequence[Any]) -> Names:
    """Return the names for all rows of a replay."""
    return names_in(position.game.layout, np.unique(np.stack(rows), axis=0))


# -- the table itself ----------------------------------------------------------------------------


ReadCode = Callable[[str, str], str | None]
"""Reads an invitation code as a table's log keeps it; None: it cannot be shown."""


def no_code(table: str, kept: str) -> str | None:
    """Show no code."""
    return None


def about(state: State, seat: Viewer, device: str, read_code: ReadCode = no_code) -> About:
    """Describe the table. Only people at the table see the invitation codes."""
    if seat is None and device != state.host:
        read_code = no_code
    return About(
        table=state.table,
        game=state.game.name,
        seats=state.game.seats,
        options=state.game.written_options,
        table_options=state.table_options,
        host=device == state.host,
        player_code=read_code(state.table, state.player_code),
        watcher_code=read_code(state.table, state.watcher_code),
        rematch=state.rematch,
        series=list(series_of(state)),
        own_seats=list(state.seats_of(device)),
    )


def same_about(state: State, old: State) -> bool:
    """Return whether everybody's `about` is unchanged."""
    return (
        state.host == old.host
        and state.game is old.game
        and state.table_options == old.table_options
        and state.player_code == old.player_code
        and state.watcher_code == old.watcher_code
        and state.rematch == old.rematch
        and state.series == old.series
        and (state.phase == "over") == (old.phase == "over")
        and (state.occupants is old.occupants or _devices(state) == _devices(old))
    )


def _devices(state: State) -> list[str | None]:
    return [occupant.device for occupant in state.occupants]
