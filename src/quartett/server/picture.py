"""What a viewer sees of a table. Built from the viewer's own view and nothing else that is hidden.

The rule of this file: of a position only `view`, `choices` and `tell_own` of the own seat,
`acting`, `odds` being due, `sees` and the result are asked for; of sealed choices only whose they
are, their hash, and the own word.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct

from quartett.game import Game, Position
from quartett.layout import Eyes
from quartett.record import Step
from quartett.server import fairness
from quartett.server.messages import (
    About,
    Choice,
    Fairness,
    LogLine,
    Now,
    Outcome,
    Part,
    Said,
    SeatPicture,
)
from quartett.server.presence import PresenceWord
from quartett.server.scoring import scores_of
from quartett.server.state import Happening, State, undo_to

SIGHTS_KEPT = 64
"""Enough for all who are told of one change; later ones hardly ever ask for the same again."""


class Sight(Struct, frozen=True):
    """A position as one viewer sees it; the same for all time, so it is made once."""

    fields: dict[str, Any]
    scores: list[int]
    parts: list[list[int]]
    choices: list[Choice]


@lru_cache(maxsize=SIGHTS_KEPT)
def sight(position: Position, eyes: Eyes) -> Sight:
    game = position.game
    layout = game.layout
    if eyes is None:
        view = game.view(position, None)
        fields = _settings(game) | layout.tell(view.row, layout.changing)
        return Sight(fields, *scores_of(view), [])
    # What everybody sees is made once for all; a seat sees its own entries beside it.
    public = sight(position, None)
    own = layout.tell_own(position.row, eyes, game.seats)
    return Sight(public.fields | own, public.scores, public.parts, _choices(position, eyes))


@cache
def _settings(game: Game) -> dict[str, Any]:
    """What stays as it is for the whole game."""
    return game.layout.tell(game.start().row)


def _choices(position: Position, seat: int) -> list[Choice]:
    """What this seat may choose, and what each of it would do, as the seat itself can know."""
    game = position.game
    words = game.choices(position, seat)
    does = getattr(game.explain, "does", None)
    if does is None or not words:
        return [Choice(word) for word in words]
    done = does(game.layout.quick(game.view(position, seat).row), seat, words)
    return [
        Choice(word, Said(said.id, dict(said.details)))
        for word, said in zip(words, done, strict=True)
    ]


@dataclass(frozen=True)
class Shared:
    """What everybody sees of a table alike, beside the game itself."""

    seats: list[SeatPicture]
    acting: list[int]
    ready: list[int]
    fairness: Fairness
    sealed_hashes: list[str | None]


def shared(state: State, served: float, presence: Sequence[PresenceWord] = ()) -> Shared:
    """The table as all see it at this served second."""
    return Shared(
        seats=_seats(state, served, presence),
        acting=list(state.acting),
        ready=sorted(state.sealed),
        fairness=Fairness(
            commitment=state.commitment,
            commitments=[state.commitments.get(seat) for seat in state.seats],
            nonces=[state.nonces.get(seat) for seat in state.seats],
            revealed=state.secret.hex() if state.phase == "over" else None,
            opening=state.phase == "waiting" and state.collected is not None,
            again=state.again,
        ),
        sealed_hashes=[_sealed_hash(state, seat) for seat in state.seats],
    )


def now(
    state: State,
    eyes: Eyes,
    served: float,
    presence: Sequence[PresenceWord] = (),
    text: bool = False,
) -> Now:
    """The table as these eyes see it at this served second."""
    return seen(state, eyes, shared(state, served, presence), text)


def seen(state: State, eyes: Eyes, all_see: Shared, text: bool = False) -> Now:
    """What all see, and what these eyes do beside it; in notation too, for who wants `text`."""
    begun = state.key is not None
    view = sight(state.record.position, eyes)
    may_choose = eyes in all_see.acting and state.phase == "playing"
    own = None if eyes is None else state.sealed.get(eyes)
    return Now(
        phase=state.phase,
        step=len(state.record.steps),
        seats=all_see.seats,
        view=view.fields if begun else None,
        text=str(state.game.view(state.record.position, eyes)) if text and begun else None,
        acting=all_see.acting,
        ready=all_see.ready,
        chance=not all_see.acting and state.phase == "playing",
        choices=view.choices if may_choose else [],
        chosen=None if own is None else own.word,
        scores=view.scores if begun else [0 for _ in state.seats],
        outcome=outcome(state, eyes),
        undo_to=None if eyes is None else undo_to(state, eyes),
        wish=state.wish,
        fairness=all_see.fairness,
        sealed_hashes=all_see.sealed_hashes,
    )


def _seats(state: State, served: float, presence: Sequence[PresenceWord]) -> list[SeatPicture]:
    pictures = []
    for seat, sitter in enumerate(state.sitters):
        clock = state.clocks[seat] if state.clocks else None
        pictures.append(
            SeatPicture(
                kind=sitter.kind,
                name=sitter.name,
                level=sitter.level,
                presence=presence[seat] if seat < len(presence) else "away",
                kept=sitter.kept,
                host=sitter.device == state.host,
                seconds=None if clock is None else round(max(0.0, clock.seconds(served)), 1),
                running=clock is not None and clock.since is not None,
            )
        )
    return pictures


def _sealed_hash(state: State, seat: int) -> str | None:
    sealed = state.sealed.get(seat)
    if sealed is None:
        return None
    step = len(state.record.steps)
    return fairness.seal(state.table, step, seat, sealed.word, bytes.fromhex(sealed.salt))


def outcome(state: State, eyes: Eyes) -> Outcome | None:
    result = state.record.result if state.key is not None else None
    if result is None:
        return None
    return Outcome(
        scores=list(result.scores),
        winners=list(result.winners),
        ending=result.ending,
        parts=[
            [Part(name, points) for name, points in zip(state.game.parts, row, strict=True)]
            for row in sight(state.record.position, eyes).parts
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


def log(state: State, eyes: Eyes) -> list[LogLine]:
    """The story of the table as these eyes read it."""
    return [line for happening in state.story for line in lines(happening, eyes)]


def lines(happening: Happening, eyes: Eyes) -> list[LogLine]:
    if eyes is not None and not _concerns(happening, eyes):
        eyes = None
    known = happening.lines.get(eyes)
    if known is None:
        known = happening.lines[eyes] = _lines(happening, eyes)
    return known


def _concerns(happening: Happening, seat: int) -> bool:
    """Whether this seat may read more than somebody who watches: it moved, or saw a hidden event.
    Everybody else reads the same line, made once."""
    made, before = happening.made, happening.before
    if made is None or before is None:
        return False
    if made.event is None:
        return any(mover == seat for mover, _ in made.moves)
    return before.game.sees(before, seat) and not before.game.sees(before, None)


def _lines(happening: Happening, eyes: Eyes) -> list[LogLine]:
    at = happening.at // 1000
    if happening.message is not None:
        said = Said(happening.message.id, dict(happening.message.details))
        return [LogLine(happening.step, said, happening.seat, at)]
    made, before = happening.made, happening.before
    assert made is not None
    assert before is not None
    return [LogLine(happening.step, said, seat, at) for seat, said in told(before, made, eyes)]


def told(
    before: Position, made: Step, eyes: Eyes | Literal["all"]
) -> list[tuple[int | None, Said]]:
    """A step in words, as these eyes saw it: one line for the event, or for each move. `all` is
    for games that are over."""
    game = before.game
    if made.event is not None:
        seen = made if eyes == "all" or game.sees(before, eyes) else made.hidden()
        words: list[tuple[int | None, str]] = [(None, str(seen.event))]
    else:
        words = list(made.moves)
    telling = getattr(game.explain, "told", None)
    fields = game.layout.quick(before.row if eyes == "all" else game.view(before, eyes).row)
    found: list[tuple[int | None, Said]] = []
    for seat, word in words:
        if telling is not None:
            message = telling(fields, seat, word)
            said = Said(message.id, dict(message.details))
        elif seat is None:
            said = Said("table-happened", {"word": word})
        else:
            said = Said("table-moved", {"who_seat": seat, "word": word})
        found.append((seat, said))
    return found
