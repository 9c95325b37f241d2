"""What a viewer sees of a table. Built from the viewer's own view and nothing else that is hidden.

The rule of this file: of a position only what the own eyes see (by the masks with which machine
code spells), `choices` of the own seat, `acting`, `odds` being due, `sees` and the result are asked
for; of sealed choices only whose they are, their hash, and the own word.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, cast

import numpy as np
from msgspec import Raw, json

from quartett import frames
from quartett.compiled import Array, Row
from quartett.game import GAMES_KEPT, NO_SEAT, Game, Position
from quartett.layout import Eyes, Layout
from quartett.record import Step, Worded
from quartett.server import fairness
from quartett.server.messages import (
    About,
    Changed,
    Choice,
    Fairness,
    LogLine,
    Now,
    Outcome,
    Part,
    SeatPicture,
    Snapshot,
)
from quartett.server.presence import PresenceWord
from quartett.server.scoring import scores_of
from quartett.server.state import Happening, State, undo_to
from quartett.texts import Said

Open = Literal["all"]
"""Instead of somebody's eyes: everything, hidden or not, for games that are over."""
HOLE: Any = Raw(bytes([frames.HOLE]))
NOBODYS = (b"null", b"[]", b"null", b"null")
"""The own texts of somebody who has none."""
NOWS_KEPT = 4096
AWAY: PresenceWord = "away"


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
    """How this game tells; like `spell`, not before the compiler is there."""
    from quartett import sayings

    return sayings.teller(game)


def choices(position: Position, seat: int) -> bytes:
    """What this seat may choose, and what each of it would lead to, as the seat itself can know:
    `Choice`s, spelled already."""
    game, moves = position.game, position.ahead.allowed_to(seat)
    if not game.telling:
        return json.encode([Choice(game.moves[move]) for move in moves])
    sights = game.layout.sights(game.seats)
    spelled: bytes = _teller(game).choices(position.row, sights, seat, seat, moves)
    return spelled


def now(state: State, served: float, presence: Sequence[PresenceWord] = ()) -> Any:
    """The table at this served second, with these people present: a `Now`, encoded, of what all
    see, with a HOLE for everything that `messages` fills in. That hardly ever changes from one move
    to the next, and is encoded again only when it did."""
    chance = state.phase == "playing" and not state.acting
    if state.sealed or (state.key is not None and state.record.position.ahead.ending):
        return _now(state, served, presence, chance)
    clocks = None
    if any(state.clocks):
        clocks = [clock and (clock.seconds(served), clock.since) for clock in state.clocks]
    who = (state.sitters, state.host, presence, clocks)
    promised = (state.secret, state.commitments, state.nonces, state.collected, state.again)
    made_from, last = (state.phase, chance, state.wish, who, promised), _last_told(state.table)
    if last.made_from != made_from:
        last.made_from, last.now = made_from, _now(state, served, presence, chance)
    return last.now


class LastTold:
    """What was last told of a table, encoded, and what of its state that was made from."""

    def __init__(self) -> None:
        self.made_from: Any = None
        self.now: Any = None


@lru_cache(maxsize=NOWS_KEPT)
def _last_told(table: str) -> LastTold:
    return LastTold()


def _now(state: State, served: float, presence: Sequence[PresenceWord], chance: bool) -> Any:
    """The same, encoded anew."""
    told = Now(
        phase=state.phase,
        step=HOLE,
        seats=_seats(state, served, presence),
        view=HOLE,
        text=HOLE,
        acting=HOLE,
        ready=sorted(state.sealed),
        chance=chance,
        choices=HOLE,
        chosen=HOLE,
        scores=HOLE,
        outcome=outcome(state.record.position) if state.key is not None else None,
        undo_to=HOLE,
        wish=state.wish,
        fairness=_fairness(state),
        sealed_hashes=[
            _sealed_hash(state, seat) if seat in state.sealed else None for seat in state.seats
        ],
    )
    return Raw(json.encode(told))


def messages(
    state: State,
    message: Snapshot | Changed,
    viewers: Collection[Eyes],
    happenings: Sequence[Happening],
    text: bool = False,
) -> list[memoryview]:
    """A message, made of `now` and a HOLE for its log, as each of these viewers gets it: with these
    happenings as its log, and with the view in notation as well if they want `text`. By seat, last
    for who watches; empty for who is no viewer."""
    game, position = state.game, state.record.position
    acting, wanted = _bits(state.acting), 0
    for eyes in viewers:
        wanted |= 1 << (game.seats if eyes is None else eyes)
    choosing = acting & wanted if game.telling and state.phase == "playing" else 0
    own: Mapping[int, bytes] = {}
    if text or state.sealed or state.quiet or not game.telling:
        own = _own(state, viewers, text)
    befores, made, plain = _made(game, happenings, frames.OWN * (game.seats + 1))
    texts = _texts(game.seats, own, plain) if own or plain else _nobodys_texts(game.seats)
    asked = (state.key is not None, len(state.record.steps), acting, wanted, choosing)
    rest = (json.encode(message), texts, befores, made)
    told: list[memoryview] = _teller(game).messages(
        position.row, position.ahead.found, asked, *rest
    )
    return told


@cache
def _bits(seats: tuple[int, ...]) -> int:
    """A bit for each of these seats."""
    return sum(1 << seat for seat in seats)


def _own(state: State, viewers: Collection[Eyes], text: bool) -> dict[int, bytes]:
    """Each viewer's own texts, by their numbers: see frames.py."""
    game, position = state.game, state.record.position
    own: dict[int, bytes] = {}
    for eyes in viewers:
        place = frames.OWN * (game.seats if eyes is None else eyes)
        if text and state.key is not None:
            own[place + frames.OWN_NOTATION] = json.encode(str(game.view(position, eyes)))
        if eyes is None:
            continue
        if not game.telling and state.phase == "playing" and eyes in state.acting:
            own[place + frames.OWN_CHOICES] = choices(position, eyes)
        if eyes in state.sealed:
            own[place + frames.OWN_CHOSEN] = json.encode(state.sealed[eyes].word)
        if (step := undo_to(state, eyes)) is not None:
            own[place + frames.OWN_UNDO_TO] = json.encode(step)
    return own


def rehearse(before: Position, made: Step) -> None:
    """Spell all there is at this table once, so that nobody waits for machine code later."""
    game, everyone = before.game, (1 << before.game.seats) - 1
    frame = bytes([frames.HOLE]) * frames.HOLES
    choosing = _bits(before.ahead.acting) if game.telling else 0
    befores, news, plain = _made(
        game, [Happening(0, 0, made=made, before=before.row)], frames.OWN * (game.seats + 1)
    )
    texts = _texts(game.seats, {}, plain)
    asked = (True, 0, choosing, everyone, choosing)
    _teller(game).messages(before.row, before.ahead.found, asked, frame, texts, befores, news)


def _texts(seats: int, own: Mapping[int, bytes], plain: list[bytes]) -> tuple[Row, Array]:
    """Everybody's own texts, then the other ones, behind each other; and the end of each."""
    words = [own.get(n, NOBODYS[n % frames.OWN]) for n in range(frames.OWN * (seats + 1))] + plain
    ends = np.cumsum([len(word) for word in words], dtype=np.int64)
    return np.frombuffer(b"".join(words), np.uint8), ends


@cache
def _nobodys_texts(seats: int) -> tuple[Row, Array]:
    """The same where nobody has any."""
    return _texts(seats, {}, [])


def _fairness(state: State) -> Fairness:
    return Fairness(
        state.commitment,
        list(map(state.commitments.get, state.seats)),
        list(map(state.nonces.get, state.seats)),
        state.secret.hex() if state.phase == "over" else None,
        state.phase == "waiting" and state.collected is not None,
        state.again,
    )


def _seats(state: State, served: float, presence: Sequence[PresenceWord]) -> list[SeatPicture]:
    clocks = state.clocks or (None,) * len(state.sitters)
    here = presence or [AWAY] * len(state.sitters)
    return [
        SeatPicture(
            kind=sitter.kind,
            name=sitter.name,
            level=sitter.level,
            presence=word,
            kept=sitter.kept,
            host=sitter.device == state.host,
            seconds=None if clock is None else round(max(0.0, clock.seconds(served)), 1),
            running=clock is not None and clock.since is not None,
        )
        for sitter, word, clock in zip(state.sitters, here, clocks, strict=True)
    ]


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
    return (
        state.host == old.host
        and state.game is old.game
        and state.manners == old.manners
        and state.player_code == old.player_code
        and state.watcher_code == old.watcher_code
        and state.rematch == old.rematch
        and state.series == old.series
    )


# -- the log -------------------------------------------------------------------------------------


def line_count(happening: Happening) -> int:
    """How many lines of the log it has."""
    return 1 if happening.made is None else len(happening.made.words)


def _made(
    game: Game, happenings: Sequence[Happening], first: int
) -> tuple[list[Row], list[int], list[bytes]]:
    """The table before each step; all that was made, in the columns of frames.py; and the lines
    that no game tells, the first of which is the text with this number."""
    befores: list[Row] = []
    made: list[int] = []
    plain: list[bytes] = []
    for happening in happenings:
        step, seconds = happening.step, happening.at // 1000
        before, done = happening.before, happening.made
        if before is None or done is None:
            made += (frames.NO_ROW, NO_SEAT, 0, step, seconds, first + len(plain))
            line = LogLine(step, cast(Said, happening.message), happening.seat, seconds)
            plain.append(json.encode(line))
            continue
        row = len(befores)
        befores.append(before)
        if not game.telling:
            for seat, word in done.words:
                who = NO_SEAT if seat is None else seat
                made += (row, who, 0, step, seconds, first + len(plain))
                plain += _plainly(Position.of(game, before), done, seat, word, step, seconds)
        elif done.event is not None:
            event = game.event_numbers[done.event]
            made += (row, NO_SEAT, event, step, seconds, frames.NO_TEXT)
        else:
            for seat, word in done.moves:
                made += (row, seat, game.move_numbers[word], step, seconds, frames.NO_TEXT)
    return befores, made, plain


def told(before: Position, made: Sequence[Worded], step: int, seconds: int) -> list[Any]:
    """Moves or events in words, a `LogLine` each, spelled already. Apart from an event itself they
    are told from what everybody sees of the table."""
    game = before.game
    if not game.telling:
        return [_moved(seat, word, step, seconds) for seat, word in made]
    sights = game.layout.sights(game.seats)
    teller, row = _teller(game), before.row
    return [Raw(teller.line(row, sights, game.seats, one, step, seconds)) for one in made]


def _plainly(
    before: Position, made: Step, seat: int | None, word: str, step: int, seconds: int
) -> list[bytes]:
    """The line of a game that has no words for it; an event that not all see has two."""
    lines = [_moved(seat, word, step, seconds)]
    if seat is None and not before.game.sees(before, None):
        lines.insert(0, _moved(*made.hidden().words[0], step, seconds))
    return [json.encode(line) for line in lines]


def _moved(seat: int | None, word: str, step: int, seconds: int) -> LogLine:
    """A step of a game that has no words for it."""
    if seat is None:
        return LogLine(step, Said("table-happened", {"word": word}), None, seconds)
    return LogLine(step, Said("table-moved", {"who_seat": seat, "word": word}), seat, seconds)
