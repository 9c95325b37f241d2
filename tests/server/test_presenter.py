"""What machine code fills in for everybody at once is what each part says by itself."""

import random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from quartett import games
from quartett.game import Game, Position, game
from quartett.layout import Eyes
from quartett.server import picture
from quartett.server.facts import Sealed
from quartett.server.messages import Manners, Snapshot, Wish
from quartett.server.presence import PresenceWord
from quartett.server.scoring import scores_of
from quartett.server.state import Clock, Sitter, State
from server.tables import BRIEF, Driven

NAMES = ["Ada", "Bob", "Cyd", "Dan"]


def snapshots(state: State, viewers: tuple[Eyes, ...], text: bool = False) -> list[memoryview]:
    about, now = picture.about(state, None, ""), picture.now(state, state.served)
    message = Snapshot(state.version, about, None, now, picture.HOLE)
    return picture.messages(state, message, viewers, state.story, text)


def due(state: State, eyes: Eyes, text: bool) -> dict[str, Any]:
    """The slow twin, from parts that are spelled or encoded one by one."""
    position, sealed = state.record.position, state.sealed.get(-1 if eyes is None else eyes)
    acts = eyes is not None and eyes in state.acting and state.phase == "playing"
    return {
        "phase": state.phase,
        "step": len(state.record.steps),
        "acting": list(state.acting),
        "view": json.decode(picture.fields(position, eyes)),
        "text": str(state.game.view(position, eyes)) if text else None,
        "choices": json.decode(picture.choices(position, int(eyes or 0))) if acts else [],
        "chosen": sealed.word if sealed is not None else None,
        "scores": scores_of(position)[0],
        "log": [line for happening in state.story for line in _lines(state.game, happening, eyes)],
    }


def _lines(game: Game, happening: Any, eyes: Eyes) -> list[Any]:
    step, at = happening.step, happening.at // 1000
    if happening.made is None:
        said = json.decode(json.encode(happening.message))
        whose = {} if happening.seat is None else {"seat": happening.seat}
        return [{"step": step, "said": said, **whose, "at": at}]
    made, before = happening.made, Position.of(game, happening.before)
    seen = made.event is None or game.sees(before, eyes)
    told = picture.told(before, (made if seen else made.hidden()).words, step, at)
    return [json.decode(json.encode(line)) for line in told]


@pytest.mark.parametrize("name", games.names())
def test_a_whole_message_says_what_its_parts_say(name: str) -> None:
    seats = min(4, game(name).about.seats[-1])
    played = Driven(name, NAMES[:seats], Manners(undo=True), **BRIEF.get(name, {})).begin()
    rng, compared = random.Random(5), 0
    viewers: tuple[Eyes, ...] = (None, *range(seats))
    for _ in range(40):
        if played.state.phase != "playing":
            break
        played.choose(*_any_choice(played, rng))
        for text in (False, True):
            told = snapshots(played.state, viewers, text)
            for eyes in viewers:
                found = json.decode(told[-1 if eyes is None else eyes])
                twin = due(played.state, eyes, text)
                log = twin.pop("log")
                assert found["log"] == log
                assert {part: found["now"][part] for part in twin} == twin
                compared += 1
    assert compared > 10


def _any_choice(played: Driven, rng: random.Random) -> tuple[int, str]:
    seat = rng.choice(played.state.awaited)
    return seat, rng.choice(played.state.game.choices(played.state.record.position, seat))


def test_only_viewers_get_a_message() -> None:
    state = Driven("nox", NAMES).begin().state
    told = snapshots(state, (2,))
    assert [bool(message) for message in told] == [False, False, True, False, False]
    assert told[2] == snapshots(state, (None, 0, 1, 2, 3))[2]


def test_messages_that_have_no_room_get_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Driven("nox", NAMES).begin().play(random.Random(2), 90).state
    everybody = (None, 0, 1, 2, 3)
    wide = snapshots(state, everybody)
    for room in (1, 100, 3000, len(b"".join(wide)) - 1):
        monkeypatch.setattr(picture._teller(state.game), "_room", room)
        assert snapshots(state, everybody) == wide


def test_before_the_start_there_is_no_view() -> None:
    message = json.decode(snapshots(Driven("nmbrs", NAMES).state, (0,))[0])
    assert message["now"]["view"] is None
    assert message["now"]["scores"] == [0, 0, 0, 0]
    assert message["now"]["choices"] == []
    assert [line["said"]["id"] for line in message["log"]] == ["table-joined"] * 4


OTHERWISE: dict[str, Any] = {
    "phase": "paused",
    "sitters": (Sitter("Eve", device="Eve"),) * 4,
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
    before = picture.now(state, 9.0)
    other = replace(state, **{field: OTHERWISE[field]})
    found = picture.now(other, 9.0)
    assert bytes(found) != bytes(before)
    assert bytes(found) == bytes(picture._now(other, 9.0, (), False))
    assert bytes(picture.now(state, 9.0)) == bytes(before)


def test_nor_is_who_is_there_how_late_it_is_whether_all_promised_or_how_it_ended() -> None:
    def told(state: State, served: float, *presence: PresenceWord) -> Any:
        return json.decode(bytes(picture.now(state, served, presence)).replace(b"\0", b"null"))

    played = Driven("nox", NAMES, Manners(clock=60), goal=20)
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
