"""What a viewer sees of a table. Built from the viewer's own view and nothing else that is hidden.

The rule of this file: of a position only what the own eyes see (by the masks with which machine
code spells), `choices` of the own seat, `acting`, `odds` being due, `sees` and the result are asked
for; of sealed choices only whose they are, their hash, and the own word.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec import Raw, json

from quartett.compiled import Row
from quartett.game import GAMES_KEPT, Game, Position
from quartett.layout import Eyes, Layout
from quartett.record import Worded
from quartett.server import fairness
from quartett.server.messages import (
    About,
    Choice,
    Fairness,
    LogLine,
    Now,
    Outcome,
    Part,
    SeatPicture,
)
from quartett.server.presence import PresenceWord
from quartett.server.scoring import scores_of
from quartett.server.state import Happening, Sitter, State, undo_to
from quartett.texts import Said

Open = Literal["all"]
"""Instead of somebody's eyes: everything, hidden or not, for games that are over."""
HOLE: Any = Raw(b"\0")
"""No JSON has such a byte."""
ENCODED_KEPT = 4096


def spell(layout: type[Layout], row: Row, sights: tuple[Row, Row]) -> list[bytes]:
    """See spelling.py; it brings the compiler along, and a server answers before that is there."""
    from quartett import spelling

    return spelling.spell(layout, row, sights)


def fields(position: Position, eyes: Eyes | Open) -> Any:
    """The fields as these eyes see them, spelled already: just as they travel."""
    layout, seats = position.game.layout, position.game.seats
    if eyes == "all":
        return Raw(*spell(layout, position.row, layout.everything()))
    one = slice(seats, None) if eyes is None else slice(eyes, eyes + 1)
    seen, instead = layout.sights(seats)
    return Raw(*spell(layout, position.row, (seen[one], instead[one])))


@lru_cache(maxsize=GAMES_KEPT)
def _teller(game: Game) -> Any:
    """How this game tells, if it does; like `spell`, not before the compiler is there."""
    from quartett import sayings

    return sayings.teller(game) if game.telling else None


def choices(position: Position, seat: int) -> bytes:
    """What this seat may choose, and what each of it would lead to, as the seat itself can know:
    `Choice`s, spelled already."""
    game, moves = position.game, position.ahead.allowed[seat]
    teller = _teller(game)
    if teller is None:
        return json.encode([Choice(game.moves[move]) for move in moves])
    spelled: bytes = teller.choices(position.row, game.layout.sights(game.seats), seat, seat, moves)
    return spelled


class Scene:
    """A table at one moment, ready to be shown. What all see is encoded once, with holes; the part
    that one viewer sees is put into them."""

    def __init__(self, state: State, served: float, presence: Sequence[PresenceWord] = ()) -> None:
        """At this served second, with these people present."""
        self.state, self.acting = state, state.acting
        game, position = state.game, state.record.position
        scores, self._views = [0] * game.seats, [b"null"] * (game.seats + 1)
        if state.key is not None:
            scores, _ = scores_of(position)
            self._views = spell(game.layout, position.row, game.layout.sights(game.seats))
        self._pieces = json.encode(
            Now(
                phase=state.phase,
                step=len(state.record.steps),
                seats=_seats(state, served, presence),
                view=HOLE,
                text=HOLE,
                acting=list(self.acting),
                ready=sorted(state.sealed),
                chance=not self.acting and state.phase == "playing",
                choices=HOLE,
                chosen=HOLE,
                scores=scores,
                outcome=outcome(position) if state.key is not None else None,
                undo_to=HOLE,
                wish=state.wish,
                fairness=_fairness(state),
                sealed_hashes=[_sealed_hash(state, seat) for seat in range(game.seats)],
            )
        ).split(bytes(HOLE))

    def seen_by(self, eyes: Eyes, text: bool = False) -> Any:
        """`Now` as these eyes see it; with the view in notation for who wants `text`."""
        state, pieces = self.state, self._pieces
        view = self._views[-1 if eyes is None else eyes]
        notation = chosen = back = b"null"
        words = b"[]"
        if text and state.key is not None:
            notation = json.encode(str(state.game.view(state.record.position, eyes)))
        if eyes is not None:
            if eyes in self.acting and state.phase == "playing":
                words = choices(state.record.position, eyes)
            if eyes in state.sealed:
                chosen = json.encode(state.sealed[eyes].word)
            if (step := undo_to(state, eyes)) is not None:
                back = json.encode(step)
        first, second, third, fourth, fifth, last = pieces
        return Raw(
            b"".join(
                (first, view, second, notation, third, words, fourth, chosen, fifth, back, last)
            )
        )


# Who sits where and what was promised hardly ever changes from one move to the next.


def _fairness(state: State) -> Any:
    return _encoded_fairness(
        state.commitment,
        tuple(map(state.commitments.get, state.seats)),
        tuple(map(state.nonces.get, state.seats)),
        state.secret.hex() if state.phase == "over" else None,
        state.phase == "waiting" and state.collected is not None,
        state.again,
    )


@lru_cache(maxsize=ENCODED_KEPT)
def _encoded_fairness(
    commitment: str,
    commitments: tuple[str | None, ...],
    nonces: tuple[str | None, ...],
    revealed: str | None,
    opening: bool,
    again: int,
) -> Any:
    told = Fairness(commitment, list(commitments), list(nonces), revealed, opening, again)
    return Raw(json.encode(told))


def _seats(state: State, served: float, presence: Sequence[PresenceWord]) -> Any:
    clocks = tuple(
        [
            None
            if clock is None
            else (round(max(0.0, clock.seconds(served)), 1), clock.since is not None)
            for clock in state.clocks or (None,) * len(state.sitters)
        ]
    )
    here = tuple(presence) or ("away",) * len(state.sitters)
    return _encoded_seats(state.sitters, state.host, here, clocks)


@lru_cache(maxsize=ENCODED_KEPT)
def _encoded_seats(
    sitters: tuple[Sitter, ...],
    host: str,
    presence: tuple[PresenceWord, ...],
    clocks: tuple[tuple[float, bool] | None, ...],
) -> Any:
    pictures = []
    for sitter, here, clock in zip(sitters, presence, clocks, strict=True):
        seconds, running = clock or (None, False)
        pictures.append(
            SeatPicture(
                kind=sitter.kind,
                name=sitter.name,
                level=sitter.level,
                presence=here,
                kept=sitter.kept,
                host=sitter.device == host,
                seconds=seconds,
                running=running,
            )
        )
    return Raw(json.encode(pictures))


def _sealed_hash(state: State, seat: int) -> str | None:
    sealed = state.sealed.get(seat)
    if sealed is None:
        return None
    step = len(state.record.steps)
    return fairness.seal(state.table, step, seat, sealed.word, bytes.fromhex(sealed.salt))


def outcome(position: Position) -> Outcome | None:
    """How the game came out; None while it goes on."""
    game = position.game
    result = game.result(position)
    if result is None:
        return None
    _, parts = scores_of(position)
    return Outcome(
        scores=list(result.scores),
        winners=list(result.winners),
        ending=result.ending,
        parts=[
            [Part(name, points) for name, points in zip(game.parts, row, strict=True)]
            for row in parts
        ],
    )


def about(state: State, seat: Eyes, device: str) -> About:
    """What is played here. The codes by which others come in are for people at the table."""
    at_table = seat is not None or device == state.host
    return About(
        table=state.table,
        game=state.game.name,
        seats=state.game.seats,
        options=state.game.written_options,
        manners=state.manners,
        host=device == state.host,
        player_code=state.player_code if at_table else None,
        watcher_code=state.watcher_code if at_table else None,
        rematch=state.rematch,
        series=list(state.series),
    )


def same_about(state: State, old: State) -> bool:
    """Whether everybody's `about` is what it was."""
    return _about(state) == _about(old)


def _about(state: State) -> tuple[Any, ...]:
    codes = (state.player_code, state.watcher_code)
    return (state.host, state.game, state.manners, *codes, state.rematch, state.series)


# -- the log -------------------------------------------------------------------------------------


def log(state: State, eyes: Eyes) -> list[Any]:
    """The story of the table as these eyes read it."""
    return [line for happening in state.story for line in lines(happening, eyes)]


def lines(happening: Happening, eyes: Eyes) -> tuple[Any, ...]:
    """What these eyes read of it: each a `LogLine`, encoded once and for all."""
    known = happening.lines
    if not known:
        _write_lines(happening)
    own = known.get(eyes)
    return known[None] if own is None else own


def _write_lines(happening: Happening) -> None:
    made, before, message = happening.made, happening.before, happening.message
    seconds = happening.at // 1000
    if message is not None:
        line = LogLine(happening.step, message, happening.seat, seconds)
        happening.lines[None] = (Raw(json.encode(line)),)
        return
    assert made is not None
    assert before is not None
    game = before.game
    if made.event is None or game.sees(before, None):
        lines = told(before, made.words, happening.step, seconds)
        happening.lines[None] = tuple(lines)
        return
    unseen, seen = told(before, (*made.hidden().words, *made.words), happening.step, seconds)
    happening.lines[None] = (unseen,)
    for seat in range(game.seats):
        if game.sees(before, seat):
            happening.lines[seat] = (seen,)


def told(before: Position, made: Sequence[Worded], step: int, seconds: int) -> list[Any]:
    """Moves or events in words, a `LogLine` each, spelled already. Apart from an event itself they
    are told from what everybody sees of the table."""
    game = before.game
    teller = _teller(game)
    if teller is None:
        lines = [LogLine(step, _moved(seat, word), seat, seconds) for seat, word in made]
        return [Raw(json.encode(line)) for line in lines]
    sights = game.layout.sights(game.seats)
    return list(map(Raw, teller.lines(before.row, sights, game.seats, made, step, seconds)))


def _moved(seat: int | None, word: str) -> Said:
    """A step of a game that has no words for it."""
    if seat is None:
        return Said("table-happened", {"word": word})
    return Said("table-moved", {"who_seat": seat, "word": word})
