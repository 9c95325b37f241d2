"""What is sent to each viewer is what the game itself says that this viewer sees."""

import random
from collections.abc import Iterable
from typing import Any, cast

import numpy as np
import pytest
from msgspec import UNSET, json
from msgspec.structs import replace

from quartett import games
from quartett.effects import Note
from quartett.game import Game, Position, game
from quartett.layout import Viewer
from quartett.protocol import schema
from quartett.protocol.messages import PLAIN, Form, NamedEffect, Own, Snapshot, TableOptions, Wish
from quartett.server.service import presenter
from quartett.server.service.presence import PresenceWord
from quartett.server.table.facts import Sealed
from quartett.server.table.scoring import scores_of
from quartett.server.table.state import Clock, LogEntry, Occupant, State
from server import reading
from server.tables import BRIEF, Driven, changed, read_log

NAMES = ["Ada", "Bob", "Cyd", "Dan"]
EVERYBODY: tuple[Viewer, ...] = (None, 0, 1, 2, 3)
ALL_FORMS = Form(text=True, named=True)


def snapshots(
    state: State, viewers: tuple[Viewer, ...], form: Form = PLAIN
) -> dict[Viewer, dict[str, Any]]:
    """The snapshots that these viewers get, as a client without our types reads them."""
    about, now = presenter.about(state, None, ""), presenter.now(state, state.uptime)
    message: Any = Snapshot(state.version, about, None, now, Own(b""), [], {})  # type: ignore[arg-type]  # `now` is encoded
    sent = presenter.messages(state, message, viewers, state.log, form)
    return {viewer: json.decode(sent[viewer]) for viewer in viewers}


def schema_as_sent(game: Game) -> Any:
    return json.decode(json.encode(schema.schema_of(game)))


def named(position: Position, viewer: Viewer) -> Any:
    """A position as this viewer sees it, by name."""
    return json.decode(json.encode(schema.named_view(position, viewer)))


def by_name(notes: Iterable[Note]) -> list[dict[str, Any]]:
    """Return effects in the named form."""
    named = [NamedEffect(note.kind, note.details) for note in notes]
    return cast(list[dict[str, Any]], json.decode(json.encode(named)))


@pytest.mark.parametrize("name", games.names())
def test_a_message_says_what_the_game_says_to_each_viewer(name: str) -> None:
    """The slow twin asks the game for one thing after the other."""
    seats = min(4, game(name).about.seats[-1])
    played = Driven(name, NAMES[:seats], TableOptions(undo=True), **BRIEF.get(name, {})).begin()
    rng, compared = random.Random(5), 0
    viewers = EVERYBODY[: seats + 1]
    for _ in range(40):
        if played.state.phase != "playing":
            break
        played.choose(*_any_choice(played, rng))
        for form in (PLAIN, ALL_FORMS):
            sent = snapshots(played.state, viewers, form)
            for viewer in viewers:
                _compare(played.state, viewer, sent[viewer], form)
                compared += 1
    assert compared > 10


def _compare(state: State, viewer: Viewer, found: dict[str, Any], form: Form) -> None:
    position, now, own = state.record.position, found["now"], found["own"]
    assert (now["phase"], now["step"]) == (state.phase, len(state.record.steps))
    assert (now["acting"], now["scores"]) == (list(state.acting), scores_of(position))
    shape = schema_as_sent(state.game)
    read, view = reading.read(shape, found), named(position, viewer)
    assert read.row is not None
    assert reading.view(shape, read.row, found["names"]) == view
    assert own.get("text") == (str(state.game.view(position, viewer)) if form.text else None)
    assert own.get("view") == (view if form.named else None)
    sealed = None if viewer is None else state.sealed.get(viewer)
    assert own.get("chosen") == (None if sealed is None else sealed.word)
    would = []
    if viewer is not None and viewer in state.acting and state.phase == "playing":
        for word in state.game.choices(position, viewer):
            effects = by_name(state.game.preview(position, viewer, word))
            would.append({"word": word, "effects": effects})
    assert own.get("choices", []) == [choice["word"] for choice in would]
    assert [reading.effects(shape, flat) for flat in read.previews] == [
        choice["effects"] for choice in would
    ]
    assert own.get("named", []) == (would if form.named else [])
    assert len(found["log"]) == len(state.log)
    steps = [line for line in found["log"] if "said" not in line]
    for line, entry in zip(found["log"], state.log, strict=True):
        _compare_line(line, entry)
    positions = list(state.record.positions())[1:]
    for line, flat, after in zip(steps, read.effects, positions, strict=True):
        seen = by_name(state.game.effects(after, viewer))
        assert reading.effects(shape, flat) == seen
        assert line.get("named") == (seen if form.named else None)


def _compare_line(line: dict[str, Any], entry: LogEntry) -> None:
    assert (line["step"], line["at"]) == (entry.step, entry.at // 1000)
    said = None if entry.message is None else json.decode(json.encode(entry.message))
    assert line.get("said") == said
    assert line.get("seat") == entry.seat
    assert (said is None) is (entry.notes is not None)


def _any_choice(played: Driven, rng: random.Random) -> tuple[int, str]:
    seat = rng.choice(played.state.awaited)
    return seat, rng.choice(played.state.game.choices(played.state.record.position, seat))


@pytest.mark.parametrize("name", sorted(BRIEF))
def test_a_change_of_several_steps_has_the_view_after_each_of_them(name: str) -> None:
    """The rows between are those that the viewer would have seen step by step."""
    played = Driven(name, NAMES[:3], **BRIEF[name]).begin()
    before, rng, between = played.state, random.Random(8), 0
    shape = schema_as_sent(before.game)
    for _ in range(30):
        if played.state.phase != "playing":
            break
        for _ in range(rng.choice([1, 1, 3])):  # some clients miss changes of other workers
            if played.state.phase == "playing":
                played.choose(*_any_choice(played, rng))
        state, positions = played.state, list(played.state.record.positions())
        for viewer in EVERYBODY[:4]:
            message = json.decode(json.encode(changed(state, before, viewer)))
            read, names = reading.read(shape, message), message["names"]
            steps = [line["step"] for line in message["log"] if "said" not in line]
            for step, flat in zip(steps, read.effects, strict=True):
                seen = by_name(state.game.effects(positions[step + 1], viewer))
                assert reading.effects(shape, flat) == seen
            for step, row in zip(steps, [*read.between, read.row], strict=bool(steps)):
                assert row is not None
                expected = named(positions[step + 1], viewer)
                assert reading.view(shape, row, names) == expected
            between += len(read.between)
        before = state
    assert between > 10


def test_only_viewers_get_a_message() -> None:
    state = Driven("nox", NAMES).begin().state
    alone = snapshots(state, (2,))
    assert list(alone) == [2]
    assert alone[2] == snapshots(state, EVERYBODY)[2]


def test_messages_that_have_no_room_get_more() -> None:
    state = Driven("nox", NAMES).begin().play(random.Random(2), 90).state
    wide, scratch = snapshots(state, EVERYBODY), presenter._writer(state.game)._scratch
    for room in (0, 1, 100, 700):
        scratch.out = np.empty(room, np.uint8)
        assert snapshots(state, EVERYBODY) == wide
        assert len(scratch.out) > 700


def test_before_the_start_there_is_no_row_and_no_choice() -> None:
    (message,) = snapshots(Driven("nmbrs", NAMES).state, (0,), ALL_FORMS).values()
    assert message["own"] == {"numbers": ""}
    assert message["now"]["scores"] == [0, 0, 0, 0]
    assert not any(message["names"].values())
    assert [line["said"]["id"] for line in message["log"]] == ["table-joined"] * 4


def test_most_of_what_is_not_there_is_left_out() -> None:
    """A message without choices says nothing of choices."""
    state = Driven("nox", NAMES).begin().state
    watching = snapshots(state, (None,))[None]
    assert list(watching["own"]) == ["numbers"]
    (acting,) = state.acting
    assert list(snapshots(state, (acting,))[acting]["own"]) == ["numbers", "choices"]


def test_private_details_are_for_their_owner_alone() -> None:
    state = Driven("nox", NAMES).begin().state
    drawn = [step.event.removeprefix("draw ") for step in state.record.steps if step.event]
    for viewer in EVERYBODY:
        lines = read_log(state, viewer, ALL_FORMS)
        dealt = [
            effect
            for line in lines
            if line.named is not UNSET
            for effect in line.named
            if effect.kind == "dealt"
        ]
        assert len(dealt) == len(drawn)
        for effect, card in zip(dealt, drawn, strict=True):
            assert effect.details["card"] == (card if effect.details["seat"] == viewer else None)


def test_a_preview_says_no_more_than_the_seat_can_know() -> None:
    """Of the same view in another world come the same choices with the same previews."""
    played = Driven("nox", NAMES[:3], **BRIEF["nox"]).begin()
    rng = random.Random(3)
    for _ in range(25):
        if played.state.phase != "playing":
            break
        (seat,) = played.state.acting
        position = played.state.record.position
        world = position.game.sample_world(position.game.view(position, seat), rng)
        assert position.game.choices(world, seat) == position.game.choices(position, seat)
        assert position.game.previews(world, seat) == position.game.previews(position, seat)
        played.choose(*_any_choice(played, rng))


OTHERWISE: dict[str, Any] = {
    "phase": "paused",
    "occupants": (Occupant("Eve", device="Eve"),) * 4,
    "host": "Bob",
    "clocks": (Clock(30.0, 5.0), None, None, None),
    "wish": Wish(1, 0, [1]),
    "commitments": {2: "c" * 64},
    "nonces": {2: "0" * 64},
    "again": 1,
    "sealed": {1: Sealed(1, "1>0", "5" * 64)},
}


@pytest.mark.parametrize("field", OTHERWISE)
def test_what_is_kept_encoded_of_a_table_is_never_old(field: str) -> None:
    state = Driven("nox", NAMES).begin().play(random.Random(2), 30).state
    before = presenter.now(state, 9.0)
    other = replace(state, **{field: OTHERWISE[field]})
    found = presenter.now(other, 9.0)
    assert bytes(found) != bytes(before)
    presenter._people.cache_clear()
    assert bytes(found) == bytes(presenter.now(other, 9.0))
    assert bytes(presenter.now(state, 9.0)) == bytes(before)


def test_nor_is_who_is_there_how_late_it_is_whether_all_promised_or_how_it_ended() -> None:
    def told(state: State, uptime: float, *presence: PresenceWord) -> Any:
        return json.decode(bytes(presenter.now(state, uptime, presence)))

    played = Driven("nox", NAMES, TableOptions(clock=60), goal=20)
    assert told(played.state, 1.0) != told(replace(played.state, collected=0.5), 1.0)
    played.begin()
    assert told(played.state, 20.0)["seats"][0] != told(played.state, 21.0)["seats"][0]
    everybody: list[PresenceWord] = ["here"] * 4
    there = told(played.state, 21.0, *everybody)["seats"]
    assert [seat["presence"] for seat in there] == everybody
    for seed in (3, 4):
        over = Driven("nox", NAMES, goal=20).begin().play(random.Random(seed)).state
        result = over.record.result
        assert result is not None
        assert told(over, 21.0)["outcome"]["scores"] == list(result.scores)
