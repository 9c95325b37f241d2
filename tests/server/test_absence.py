"""Absence is nobody's gain: what a bot does in somebody's name is not for others to take back."""

import random

import pytest

from quartett.errors import Refused
from quartett.protocol.messages import Agree, ComeBack, KeepSeat, Leave, TableOptions, Undo
from quartett.server.table.change_builder import TABLE
from quartett.server.table.decide import Tick
from quartett.server.table.facts import Agreed, Undone, Wished
from quartett.server.table.playing import EndWish
from quartett.server.table.steps import undo_to
from server.tables import BRIEF, Driven, read_log

AWAYS = ["left", "away", "time"]


def absent(played: Driven, why: str, seat: int = 1) -> None:
    """Let a bot play for this seat."""
    who = str(played.state.occupants[seat].device)
    if why == "left":
        played.do(Leave(played.id()), who)
    elif why == "away":
        played.do(KeepSeat(played.id(), seat), "Ada")
    else:
        played.uptime += 1000.0
        played.do(Tick(), TABLE)
    assert played.state.occupants[seat].stand_in


def table(why: str) -> Driven:
    """NOX, after Ada's first choice: it is Bob's turn, who has the only running clock."""
    options = TableOptions(clock=10 if why == "time" else 0)
    played = Driven("nox", ["Ada", "Bob"], options, **BRIEF["nox"]).begin()
    rng = random.Random(3)
    while played.state.acting != (1,):
        played.play(rng, len(played.state.record.steps) + 1)
    return played


@pytest.mark.parametrize("why", AWAYS)
def test_what_a_bot_shows_in_somebodys_name_is_not_taken_back_without_that_person(why: str) -> None:
    played = table(why)
    before = len(played.state.record.steps)
    absent(played, why)
    while all(seat != 1 for step in played.state.record.steps[before:] for seat, _ in step.moves):
        played.play(random.Random(4), len(played.state.record.steps) + 1)
    after = played.state.record.steps
    with pytest.raises(Refused, match="a bot is playing for Bob, who has to come back first"):
        played.do(Undo(played.id(), before), "Ada")
    assert played.state.record.steps == after
    played.do(ComeBack(played.id()), "Bob")
    assert played.do(Undo(played.id(), before), "Ada").wish is not None
    assert played.state.record.steps == after
    played.do(Agree(played.id(), True), "Bob")
    assert len(played.state.record.steps) < len(after)


@pytest.mark.parametrize("why", AWAYS)
def test_a_request_to_go_back_ends_when_a_bot_takes_over(why: str) -> None:
    played = table(why)
    steps = played.state.record.steps
    played.do(Undo(played.id(), 0), "Ada")
    absent(played, why)
    assert played.state.wish is None
    assert played.state.record.steps == steps
    said = [line.said.id for line in read_log(played.state, None) if line.said is not None]
    assert said[-1] == "table-wish-ended"


def test_a_request_to_go_back_ends_when_somebody_loses_the_connection() -> None:
    played = table("away")
    played.do(Undo(played.id(), 0), "Ada")
    assert played.do(EndWish(1), TABLE).wish is None
    with pytest.raises(Refused, match="there is none"):
        played.do(Agree(played.id(), True), "Bob")


def test_who_comes_back_does_not_take_back_alone_what_the_bot_chose() -> None:
    """Otherwise leaving for a moment would be a hint, even where hints are not allowed."""
    played = Driven("nmbrs", ["Ada", "Bob"], **BRIEF["nmbrs"]).begin()
    rng, free = random.Random(5), 0
    while played.state.phase == "playing":
        seat = played.state.awaited[0]
        who = str(played.state.occupants[seat].device)
        played.do(Leave(played.id()), who)
        played.play(rng, len(played.state.record.steps) + 1)
        played.do(ComeBack(played.id()), who) if played.state.phase == "playing" else None
        free += bool(played.state.quiet)
        assert undo_to(played.state, seat) is None
    assert free, "some of these steps would have been free for a person"


def test_an_absent_person_is_not_needed_for_what_does_not_concern_them() -> None:
    """Bob has left for good; Ada and Cyd play on, and agree among themselves."""
    played = Driven("zoinx", ["Ada", "Bob", "Cyd"], goal=60).begin()
    for seat, bet in enumerate(("bet 2", "bet 4", "bet 4")):
        played.choose(seat, bet)
    absent(played, "left")
    starter = played.state.awaited[0]
    assert starter != 1
    back = len(played.state.record.steps)
    played.choose(starter, "roll")
    asking, other = ("Ada", "Cyd") if starter == 0 else ("Cyd", "Ada")
    assert played.do(Undo(played.id(), back), asking).wish is not None
    played.do(Agree(played.id(), True), other)
    assert len(played.state.record.steps) == back
    with pytest.raises(Refused, match="Bob"):  # Bob's bet
        played.do(Undo(played.id(), 0), asking)


def test_for_whom_a_bot_plays_comes_back_before_asking_or_agreeing() -> None:
    played = table("left")
    absent(played, "left")
    for command in (Undo(played.id(), 0), Agree(played.id(), True)):
        if isinstance(command, Agree):
            played.do(Undo(played.id(), len(played.state.record.steps) - 1), "Ada")
            if played.state.wish is None:
                break
        with pytest.raises(Refused, match="take your seat back"):
            played.do(command, "Bob")


@pytest.mark.parametrize("name", ["nox", "nmbrs", "zoinx", "bloxx"])
def test_nobodys_choice_is_undone_without_them(name: str) -> None:
    """The law, over random tables: whoever chose in a step that is undone has asked for it or has
    agreed to it, bot or no bot; and only quiet steps of one's own are free."""
    undone = 0
    for seed in range(12):
        rng = random.Random(seed)
        played = Driven(name, ["Ada", "Bob", "Cyd"], **BRIEF[name]).begin()
        for _ in range(120):
            if played.state.phase != "playing":
                break
            before, who = played.state, rng.choice(["Ada", "Bob", "Cyd"])
            steps = len(before.record.steps)
            command = rng.choice(
                [
                    *[Undo(played.id(), rng.randrange(max(0, steps - 4), steps + 1))] * 3,
                    *[Agree(played.id(), True)] * 3,
                    Leave(played.id()),
                    ComeBack(played.id()),
                    KeepSeat(played.id(), rng.randrange(3)),
                    None,
                ]
            )
            facts = len(played.facts)
            try:
                if command is None:
                    played.play(rng, steps + 1)
                else:
                    played.do(command, who)
            except Refused:
                continue
            new = played.facts[facts:]
            for fact in new:
                if not isinstance(fact, Undone):
                    continue
                undone += 1
                wish = before.wish if isinstance(command, Agree) else None
                consent = {fact.seat} | set(wish.agreed if wish else ())
                consent |= {one.seat for one in new if isinstance(one, Agreed)}
                passed = before.record.steps[fact.step :]
                movers = {seat for step in passed for seat, _ in step.moves}
                assert movers <= consent, f"seed {seed}: {movers - consent} were not asked"
                if not any(isinstance(one, Wished | Agreed) for one in new):
                    free = range(fact.step, steps)
                    assert not set(free) & set(before.by_stand_in)
    assert undone > 5
