"""The next game with the same people: who comes, who is waited for, what is counted."""

import asyncio
import random
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from quartett.client import Lost, Server, Table, new_id, play
from quartett.errors import Refused
from quartett.protocol.messages import (
    Begin,
    CommitNonce,
    Hold,
    Leave,
    Rematch,
    SetSeat,
    SetTable,
    TableOptions,
)
from quartett.server.service import presenter
from quartett.server.table import fairness
from quartett.server.table.change_builder import TABLE
from quartett.server.table.decide import (
    SECONDS_TO_LOOK_AGAIN,
    SECONDS_TO_SETTLE,
    Opening,
    Tick,
    create,
    due,
    rematch_of,
)
from quartett.server.table.scoring import series_of
from quartett.server.table.seating import Arrive, TakeSeat
from server.running import running
from server.tables import BRIEF, CODES, SECRET, Driven, shown
from server.test_whole_path import chooser

PEOPLE = ("Ada", "Bob", "Cyd")


def over(*seating: str, name: str = "zoinx", seed: int = 4) -> Driven:
    """A game that has been played to its end."""
    return Driven(name, seating, **BRIEF[name]).begin().play(random.Random(seed))


def again(before: Driven) -> Driven:
    """The table of the rematch, as the lobby service opens it."""
    played, series, seating = rematch_of(before.state)
    opening = Opening("table-2", before.state.host, SECRET, CODES, TableOptions(), series)
    opening = opening._replace(continues=before.state.table)
    after = copy(before)
    after.uptime, after.number = before.uptime + 10, 100
    after.state, first = create(opening, played, seating, after.moment)
    after.log = [first]
    return after


def come(table: Driven, *devices: str) -> None:
    for device in devices:
        table.do(Arrive(), device)


def commit(table: Driven, device: str) -> None:
    seat = table.state.seats_of(device)[0]
    promise = fairness.person_commitment(table.state.table, seat, bytes(32))
    table.do(CommitNonce(table.id(), promise), device, seat)


def wait(table: Driven, seconds: float) -> None:
    table.uptime += seconds
    table.do(Tick(), TABLE)


def called(table: Driven) -> float | None:
    """When everybody was asked for their numbers."""
    return table.state.called


def kept(table: Driven) -> list[bool]:
    """Whether a bot keeps each seat."""
    return [occupant.stand_in for occupant in table.state.occupants]


def about(table: Driven, device: str = "") -> Any:
    return presenter.about(table.state, None, device)


def test_it_waits_for_everybody_and_then_for_a_visible_moment() -> None:
    table = again(over(*PEOPLE))
    come(table, "Ada", "Bob")
    assert shown(table.state, 0).gathering.missing == [2]  # type: ignore[union-attr]
    wait(table, 600)
    assert table.state.phase == "waiting"
    assert called(table) is None, "however long it takes"
    come(table, "Cyd")
    assert due(table.state) == table.state.uptime + SECONDS_TO_SETTLE
    gathering = shown(table.state, 0, table.uptime + 2).gathering
    assert gathering is not None
    assert (gathering.missing, gathering.seconds) == ([], SECONDS_TO_SETTLE - 2)
    wait(table, SECONDS_TO_SETTLE - 0.1)
    assert called(table) is None
    wait(table, 0.1)
    assert called(table) == table.uptime
    assert shown(table.state, 0).gathering is None


def test_it_waits_for_somebody_who_came_and_went_away() -> None:
    table = again(over("Ada", "Bob"))
    come(table, "Ada", "Bob")
    table.away = frozenset({1})
    wait(table, 100)
    assert called(table) is None
    assert due(table.state, table.uptime) == table.uptime + SECONDS_TO_LOOK_AGAIN
    table.away = frozenset()
    wait(table, SECONDS_TO_LOOK_AGAIN)
    assert called(table) is not None


def test_only_then_everybody_is_asked_for_a_number_also_who_comes_late() -> None:
    """Two seconds after the first tap used to be too late."""
    table = again(over(*PEOPLE))
    come(table, "Ada")
    commit(table, "Ada")
    wait(table, 30)
    come(table, "Bob", "Cyd")
    commit(table, "Bob")
    commit(table, "Cyd")
    wait(table, SECONDS_TO_SETTLE)
    assert set(table.state.commitments) == {0, 1, 2}
    assert table.state.collected is not None


def test_several_tabs_and_taps_of_one_device_count_once() -> None:
    table = again(over("Ada", "Bob"))
    come(table, "Ada", "Ada", "Bob", "Bob")
    assert table.state.arrived == ("Ada", "Bob")
    since = table.state.uptime
    table.uptime += 3
    come(table, "Ada")
    assert due(table.state) == since + SECONDS_TO_SETTLE, "another tab delays nothing"


def test_the_host_may_begin_without_those_who_press_nothing() -> None:
    table = again(over(*PEOPLE))
    come(table, "Ada", "Bob")
    with pytest.raises(Refused, match="expected the host"):
        table.do(Begin(table.id()), "Bob")
    table.begin("Ada")
    assert table.state.phase == "playing"
    assert kept(table) == [False, False, True]
    come(table, "Cyd")
    assert kept(table)[2], "too late to gather: they take the seat back"


def test_without_the_host_anybody_with_a_seat_may_begin() -> None:
    table = again(over(*PEOPLE))
    come(table, "Bob")
    with pytest.raises(Refused, match="watching"):
        table.do(Begin(table.id()), "Eve")
    table.begin("Bob")
    assert kept(table) == [True, False, True]


def test_nobody_waits_for_somebody_who_had_left_but_their_seat_is_kept() -> None:
    played = Driven("zoinx", PEOPLE, **BRIEF["zoinx"]).begin()
    played.do(Leave(played.id()), "Cyd")
    table = again(played.play(random.Random(4)))
    assert kept(table) == [False, False, True]
    come(table, "Ada", "Bob")
    assert table.state.gathered
    come(table, "Cyd")
    assert not kept(table)[2], "and who comes after all plays"
    assert table.state.gathered


def test_a_bot_may_be_changed_by_everybody_with_a_seat_and_by_nobody_else() -> None:
    table = again(over("Ada", "Bob", "hatchling"))
    come(table, "Ada", "Bob")
    table.uptime += 4
    table.do(SetSeat(table.id(), 2, "expert"), "Bob")
    assert table.state.occupants[2].level == "expert"
    assert due(table.state) == table.uptime + SECONDS_TO_SETTLE, "everybody sees it for a while"
    for seat, level in ((0, "expert"), (0, None), (2, None)):
        with pytest.raises(Refused, match="expected the host"):
            table.do(SetSeat(table.id(), seat, level), "Bob")
    with pytest.raises(Refused, match="watching"):
        table.do(SetSeat(table.id(), 2, "hatchling"), "Eve")
    first = Driven("zoinx", ("Ada", "Bob", "hatchling"))
    with pytest.raises(Refused, match="expected the host"):
        first.do(SetSeat(first.id(), 2, "expert"), "Bob")


def test_whoever_needs_a_moment_gets_it() -> None:
    table = again(over("Ada", "Bob"))
    come(table, "Ada", "Bob")
    table.do(Hold(table.id(), True), "Bob")
    wait(table, 100)
    assert called(table) is None
    assert shown(table.state, 0).gathering.held == [1]  # type: ignore[union-attr]
    with pytest.raises(Refused, match="watching"):
        table.do(Hold(table.id(), True), "Eve")
    table.do(Hold(table.id(), False), "Bob")
    wait(table, SECONDS_TO_SETTLE)
    assert called(table) is not None


def test_somebody_stands_up_and_somebody_else_comes() -> None:
    before = over("Ada", "Bob")
    table = again(before)
    come(table, "Ada", "Bob")
    table.do(Leave(table.id()), "Bob")
    assert due(table.state) is None
    table.do(TakeSeat("Dan", 1), "Dan")
    assert table.state.missing == (1,)
    come(table, "Dan")
    assert due(table.state) is not None
    assert table.state.series[1] == 0.0, "what Bob has won is not Dan's"
    assert table.state.series[0] == series_of(before.state)[0]


def test_the_same_people_may_go_on_to_another_game() -> None:
    before = over("Ada", "Bob", "oracle")
    table = again(before)
    come(table, "Ada", "Bob")
    table.do(SetTable(table.id(), 3, {}, TableOptions(), "nox"), "Ada")
    assert table.state.game.name == "nox"
    assert [one.name for one in table.state.occupants[:2]] == ["Ada", "Bob"]
    assert about(table).series == list(series_of(before.state))
    assert table.state.game.options["start"] == 1
    with pytest.raises(Refused):
        table.do(SetTable(table.id(), 3, {}, TableOptions(), "chess"), "Ada")
    table.begin("Ada").play(random.Random(1), 5)
    assert len(table.state.record.steps) >= 5


def test_the_score_of_the_series_counts_the_game_just_won() -> None:
    first = over("Ada", "Bob")
    result = first.state.record.result
    assert result is not None
    won = [float(seat in result.winners) / len(result.winners) for seat in (0, 1)]
    assert about(first).series == won, "on the end screen"
    second = again(first)
    assert about(second).series == won, "in the next lobby"
    come(second, "Ada", "Bob")
    second.begin("Ada")
    assert about(second).series == won, "while the next game is played"
    second.play(random.Random(5))
    later = second.state.record.result
    assert later is not None
    both = [w + float(seat in later.winners) / len(later.winners) for seat, w in enumerate(won)]
    assert about(second).series == pytest.approx(both)
    assert second.state.game.options["start"] == 1, "seats stay, only the start goes round"
    assert not presenter.same_about(second.state, first.state)


def test_a_tie_is_shared() -> None:
    for seed in range(200):
        table = over("Ada", "Bob", "Cyd", seed=seed)
        result = table.state.record.result
        if result is not None and len(result.winners) > 1:
            share = 1 / len(result.winners)
            expected = [share if seat in result.winners else 0.0 for seat in range(3)]
            assert about(table).series == expected
            assert list(rematch_of(table.state)[1]) == expected
            return
    raise AssertionError("expected a tie in 200 games")


def test_the_end_is_told_with_the_new_score_of_the_series() -> None:
    """`about` travels again when the game ends."""
    table = Driven("zoinx", ("Ada", "Bob"), goal=12).begin()
    state = table.state
    while state.phase == "playing":
        before = state
        state = table.play(random.Random(4), len(state.record.steps) + 1).state
    assert not presenter.same_about(state, before)


def test_a_device_is_told_all_its_seats() -> None:
    table = Driven("zoinx", ("Ada", "-", "Bob"))
    before = table.state
    table.do(TakeSeat("Anna", 1), "Ada")
    assert about(table, "Ada").own_seats == [0, 1]
    assert about(table, "Eve").own_seats == []
    assert not presenter.same_about(table.state, before)


def test_a_first_game_does_not_gather() -> None:
    table = Driven("zoinx", PEOPLE)
    come(table, *PEOPLE)
    assert shown(table.state, 0).gathering is None
    assert due(table.state) is None
    assert not table.state.arrived


# -- through a real server ------------------------------------------------------------------------


async def in_the_rematch(bob: Server, first: Table, again: str) -> None:
    """Bob comes, too, and the game begins by itself, with a number of each."""
    async with bob.table(again) as second:
        while first.now.phase == "waiting":
            await first.news()
        assert second.seat == 1
        assert all(first.now.fairness.nonces)


async def through_a_server(address: str) -> None:
    async with (
        Server(address) as ada,
        Server(address) as bob,
        Server(address) as eve,
        Server(address) as stranger,
    ):
        table = await ada.create("zoinx", ["me", "open"], "Ada", options={"goal": 6})
        async with ada.table(table) as first:
            await bob.join(str(first.about.player_code), "Bob")
            async with bob.table(table) as second:
                await eve.join(str(first.about.watcher_code))
                async with eve.table(table) as watching:
                    with pytest.raises(Refused, match="you are watching"):
                        await watching.send(Rematch(new_id()))
                await first.send(Begin(new_id()))
                rng = random.Random(5)
                await asyncio.gather(play(first, chooser(rng)), play(second, chooser(rng)))
                again = (await second.send(Rematch(new_id()))).table
                assert again is not None
                async with ada.table(again) as next_first:
                    assert next_first.now.gathering is not None
                    assert next_first.now.gathering.missing == [1]
                    await in_the_rematch(bob, next_first, again)
                # Whoever comes to the old table now watches the next one, too; nobody else does.
                async with Server(address) as late:
                    await late.join(str(first.about.watcher_code))
                    async with late.table(again) as watching:
                        assert watching.seat is None
                    async with late.table(table) as old:
                        assert (await old.send(Rematch(new_id()))).table == again
                await stranger.create("zoinx", ["me", "open"], "Eve")
                with pytest.raises(Lost):
                    async with stranger.table(again):
                        pass


def test_players_and_spectators_through_a_real_server(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        asyncio.run(through_a_server(server.address))
