"""Where people throw their dice themselves."""

import random

import pytest
from msgspec import json

from quartett.errors import Refused
from quartett.protocol import verify
from quartett.protocol.messages import Agree, KeepSeat, Leave, Pause, TableOptions, Throw, Undo
from quartett.server.service import exports, lobby
from quartett.server.table.change_builder import TABLE
from quartett.server.table.decide import Tick, due
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from quartett.server.table.playing import SECONDS_TO_THROW
from server.tables import BRIEF, Driven, same, shown, snapshot

THROWS = TableOptions(throws=True)
WITH_DICE = ("zoinx", "bloxx")


def with_dice_due() -> Driven:
    """A table of ZOINX! after the bets."""
    played = Driven("zoinx", ["Ada", "Bob"], THROWS).begin()
    played.choose(0, "bet 2")
    played.choose(1, "bet 4")
    return played


def throw(played: Driven, who: str = "Ada", seat: int | None = None) -> None:
    played.do(Throw(played.id(), len(played.state.record.steps)), who, seat)


def tick(played: Driven, seconds: float) -> None:
    played.uptime += seconds
    played.do(Tick(), TABLE)


def test_the_dice_wait_for_the_person_who_throws() -> None:
    played = with_dice_due()
    now = shown(played.state, 1)
    assert (now.step, now.chance, now.thrower, now.acting) == (1, True, 0, [])
    assert snapshot(played.state, 0).own.choices == []
    throw(played)
    assert played.state.record.steps[1].event is not None
    assert shown(played.state, 1).step == 2


def test_without_the_option_nobody_has_to_throw() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    played.choose(0, "bet 2")
    played.choose(1, "bet 4")
    now = shown(played.state, 0)
    assert (now.step, now.chance, now.thrower) == (2, False, None)
    with pytest.raises(Refused, match="dice in your hand"):
        throw(played)


def test_nobody_throws_the_dice_of_others() -> None:
    played = with_dice_due()
    before = played.state
    for who, seat, sentence in (
        ("Bob", 1, "expected dice in your hand"),
        ("Bob", 0, "seat"),
        ("Eve", None, "watching"),
    ):
        with pytest.raises(Refused, match=sentence) as refusal:
            throw(played, who, seat)
        if who == "Bob" and seat == 1:
            assert refusal.value.message == "table-not-your-dice"  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="expected step 1; got 0"):
        played.do(Throw(played.id(), 0))
    assert played.state is before


def test_a_throw_counts_once() -> None:
    played = with_dice_due()
    throw(played)
    with pytest.raises(Refused, match="expected step"):
        played.do(Throw(played.id(), 1))


def test_after_a_while_the_table_throws() -> None:
    played = with_dice_due()
    assert due(played.state) == played.state.uptime + SECONDS_TO_THROW
    tick(played, SECONDS_TO_THROW - 0.1)
    assert len(played.state.record.steps) == 1
    tick(played, 0.2)
    assert len(played.state.record.steps) == 2


def test_nobody_gains_time_by_other_commands() -> None:
    played = with_dice_due()
    until = due(played.state)
    assert until is not None
    played.uptime += SECONDS_TO_THROW - 1
    played.do(Undo(played.id(), 0), "Ada")
    played.do(Agree(played.id(), False), "Bob")
    assert due(played.state) == until
    tick(played, 1.1)
    assert len(played.state.record.steps) == 2


def test_the_dice_of_a_bot_are_thrown_at_once() -> None:
    played = Driven("zoinx", ["Ada", "random"], THROWS, start=1).begin()
    played.choose(1, "bet 2")
    played.choose(0, "bet 4")
    assert len(played.state.record.steps) >= 2
    assert not shown(played.state, 0).chance


def test_the_dice_of_a_stand_in_are_thrown_at_once() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], THROWS).begin()
    played.do(Leave(played.id()), "Ada")
    played.choose(1, "bet 2")
    played.choose(0, "bet 4")
    assert len(played.state.record.steps) >= 2


@pytest.mark.parametrize("gone", ["left", "away"])
def test_the_dice_of_a_person_who_leaves_are_thrown_at_once(gone: str) -> None:
    played = with_dice_due()
    if gone == "left":
        played.do(Leave(played.id()), "Ada")
    else:
        played.do(KeepSeat(played.id(), 0), "Bob")
    assert len(played.state.record.steps) == 2


def test_while_the_game_is_paused_nobody_throws() -> None:
    played = with_dice_due()
    played.do(Pause(played.id(), True), "Bob")
    assert not shown(played.state, 0).chance
    assert due(played.state) is None
    with pytest.raises(Refused, match=r"paused|goes on"):
        throw(played)
    played.uptime += 2 * SECONDS_TO_THROW
    played.do(Pause(played.id(), False), "Bob")
    now = shown(played.state, 0)
    assert (now.step, now.chance, now.thrower) == (1, True, 0), "there is all the time again"
    tick(played, SECONDS_TO_THROW - 0.1)
    assert len(played.state.record.steps) == 1


def test_an_undo_to_a_throw_returns_the_dice() -> None:
    played = with_dice_due()
    throw(played)
    drawn = played.state.drawn
    played.do(Undo(played.id(), 1), "Ada")
    assert len(played.state.record.steps) == 2, "Bob has to agree: the dice have been seen"
    played.do(Agree(played.id(), True), "Bob")
    now = shown(played.state, 0)
    assert (now.step, now.chance, now.thrower) == (1, True, 0)
    throw(played)
    assert played.state.drawn == drawn + 1, "no draw is ever repeated"


def test_before_the_throw_a_seat_may_undo_alone() -> None:
    played = with_dice_due()
    throw(played)
    while played.state.awaited != (0,):
        played.play(random.Random(4), len(played.state.record.steps) + 1)
    step = len(played.state.record.steps)
    played.choose(0, "roll")
    assert shown(played.state, 0).chance
    assert snapshot(played.state, 0).own.undo_to == step
    played.do(Undo(played.id(), step), "Ada")
    assert played.state.awaited == (0,)


@pytest.mark.parametrize("name", WITH_DICE)
def test_the_thrower_does_not_influence_the_game(name: str) -> None:
    records = []
    for table_options in (TableOptions(), THROWS):
        played = Driven(name, ["Ada", "Bob", "random"], table_options, **BRIEF[name]).begin()
        records.append(played.play(random.Random(7)).state.record)
    assert records[0].steps == records[1].steps
    assert records[1].result is not None


@pytest.mark.parametrize("name", ["zoinx", "bloxx", "nox", "nmbrs"])
def test_the_receipt_holds_and_the_log_folds(name: str) -> None:
    played = Driven(name, ["Ada", "Bob"], THROWS, **BRIEF[name]).begin()
    rng = random.Random(11)
    played.play(rng, 8)
    played.do(Undo(played.id(), 3), "Ada")
    if played.state.wish is not None:
        played.do(Agree(played.id(), True), "Bob")
    played.play(rng)
    assert played.state.phase == "over"
    receipt = exports.receipt_text(played.state, played.log)
    verify.check(verify.read(receipt.encode()))
    written = [json.encode(change) for change in played.log]
    assert same(fold(json.decode(line, type=Change) for line in written), played.state)


def test_events_without_a_thrower_wait_for_nobody() -> None:
    played = Driven("nox", ["Ada", "Bob"], THROWS, **BRIEF["nox"]).begin()
    assert played.state.awaited, "the cards are dealt"
    assert shown(played.state, 0).thrower is None


def test_the_list_of_tables_says_that_a_throw_is_ones_turn() -> None:
    played = with_dice_due()
    assert lobby._summary(played.state)["awaited"] == [0]
    throw(played)
    bets = Driven("zoinx", ["Ada", "Bob"], THROWS).begin()
    assert lobby._summary(bets.state)["awaited"] == [0, 1]
