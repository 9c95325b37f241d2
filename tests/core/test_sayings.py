"""Machine code spells what a game tells exactly as plain Python encodes it."""

import random
from enum import IntEnum
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from msgspec import json

import quartett
from quartett import Game, Position, games, sayings, spelling
from quartett.compiled import rule
from quartett.layout import UNKNOWN
from quartett.sayings import Details, Teller, one_of, teller, whole
from quartett.server.messages import Choice, LogLine
from quartett.spelling import spell_saying

NAMES = [name for name in games.names() if quartett.game(name).telling]


class Message(IntEnum):
    TOLD_ALL = 0
    TOLD_NOTHING = 1


def some_position(game: Game, rng: random.Random, steps: int) -> Position:
    """A table at which somebody chooses, after so many steps or at the end of a game."""
    found, position = game.start(), game.start()
    while game.result(position) is None and (steps > 0 or not game.acting(found)):
        steps -= 1
        if odds := game.odds(position):
            position = game.happen(position, rng.choice(list(odds)))
        else:
            words = {seat: game.choices(position, seat) for seat in game.acting(position)}
            position = game.play(position, {seat: rng.choice(words[seat]) for seat in words})
        found = position if game.acting(position) else found
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_is_spelled_is_what_would_be_encoded(name: str) -> None:
    game, rng = quartett.game(name), random.Random(4)
    everything = game.layout.everything()
    for steps in range(0, 60, 6):
        position = some_position(game, rng, steps)
        seat = game.acting(position)[0]
        view, words = game.view(position, seat), game.choices(position, seat)
        done = sayings.does(game, view.row, seat, words)
        choices = [Choice(word, said) for word, said in zip(words, done, strict=True)]
        numbers = position.ahead.allowed[seat]
        sights = game.layout.sights(game.seats)
        spelled = teller(game).choices(position.row, sights, seat, seat, numbers)
        assert spelled == json.encode(choices)
        said = sayings.told(game, view.row, seat, words[0])
        for step, seconds in ((0, 0), (12, 0), (345, 1_790_000_000)):
            line = teller(game).line(view.row, everything, 0, (seat, words[0]), step, seconds)
            assert line == json.encode(LogLine(step, said, seat, seconds))


def test_where_there_is_no_room_it_is_spelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = quartett.game("nox")
    position = some_position(game, random.Random(1), 9)
    seat = game.acting(position)[0]
    row, sights, numbers = position.row, game.layout.sights(3), position.ahead.allowed[seat]
    made = (seat, game.choices(position, seat)[0])
    found = []
    for room in (spelling.PAGE, 1):
        monkeypatch.setattr(spelling.paper, "out", np.empty(room, np.uint8))
        choices = teller(game).choices(row, sights, seat, seat, numbers)
        monkeypatch.setattr(spelling.paper, "out", np.empty(room, np.uint8))
        found.append((choices, teller(game).line(row, sights, seat, made, 3, 5)))
    assert found[0] == found[1]


def test_a_message_without_details_and_words_of_all_kinds() -> None:
    class Saying(Details, of={Message.TOLD_ALL: ("who_seat", "how"), Message.TOLD_NOTHING: ()}):
        who_seat: int = whole()
        how: int = one_of("plain", 'quo"ted', "ümlaut")

    assert Saying.messages == [("told-all", ("who_seat", "how")), ("told-nothing", ())]
    plan, pool, ends = sayings._plan(Saying, ("a", "b"))
    out = np.zeros(200, np.uint8)

    def spelled(message: Message, *values: int) -> Any:
        numbers = np.array(values, np.int64)
        end = spell_saying(plan[1 + message], numbers, pool, ends, out, 0)
        return json.decode(out[:end].tobytes())

    for place, word in enumerate(("plain", 'quo"ted', "ümlaut")):
        said = {"id": "told-all", "details": {"who_seat": -7, "how": word}}
        assert spelled(Message.TOLD_ALL, -7, place) == said
    assert spelled(Message.TOLD_NOTHING, 0, 0) == {"id": "told-nothing"}


def test_what_is_not_declared_is_not_told() -> None:
    with pytest.raises(TypeError, match="TOLD_ALL tells points, which is no number or word"):

        class Unknown(Details, of={Message.TOLD_ALL: ("points",), Message.TOLD_NOTHING: ()}):
            who_seat: int = whole()

    with pytest.raises(TypeError, match="in the order of their numbers"):

        class Reversed(Details, of={Message.TOLD_NOTHING: (), Message.TOLD_ALL: ()}):
            who_seat: int = whole()


class Peeking(Details, of={Message.TOLD_ALL: ("pile", "hand"), Message.TOLD_NOTHING: ()}):
    pile: int = whole()
    hand: int = whole()


@rule
def peek(position: Any, spare: Any, seat: int, made: int, saying: Any) -> int:
    saying.pile, saying.hand = position.pile[0], position.hands[1, 0]
    return Message.TOLD_ALL


def test_a_rule_that_peeks_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It works on the table as its reader sees it, so it cannot tell more."""
    game = quartett.game("nox")
    peeking: Any = ModuleType("peeking")
    peeking.Saying, peeking.does, peeking.told = Peeking, peek, peek
    monkeypatch.setattr(game, "telling", peeking)
    row, sights = game.start().row, game.layout.sights(3)
    for seat, hand in ((0, UNKNOWN), (1, 0)):
        (choice,) = json.decode(Teller(game).choices(row, sights, seat, seat, [5]))
        assert choice["does"]["details"] == {"pile": UNKNOWN, "hand": hand}
    line = Teller(game).line(row, sights, 3, (1, "1>0"))
    assert json.decode(line)["said"]["details"] == {"pile": UNKNOWN, "hand": UNKNOWN}


def test_an_event_that_was_not_seen_is_none_of_the_game() -> None:
    game = quartett.game("nox")
    row = game.view(game.start(), None).row
    assert sayings.told(game, row, None, "draw 7").details["number"] == 7
    assert sayings.told(game, row, None, "draw ?").details["number"] == 0
