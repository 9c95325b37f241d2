"""Answered commands are durable and count once, whatever breaks in between."""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed

from quartett.client import Server, Table, new_id
from quartett.protocol.messages import Choose
from quartett.server.store.sqlite import ENTRIES
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from quartett.server.table.state import State
from server.figures import figure
from server.running import Running, running
from server.sockets import raw
from server.test_whole_path import chooser


def logs(server: Running) -> dict[str, list[tuple[int, str, str]]]:
    """What the database holds: number, actor and id of every command, by table."""
    with sqlite3.connect(f"file:{server.data / 'quartett.db'}?mode=ro", uri=True) as database:
        found: dict[str, list[tuple[int, str, str]]] = {}
        rows = database.execute(
            f"SELECT table_id, seq, actor, command FROM {ENTRIES} ORDER BY 1, 2"
        )
        for table, seq, actor, command in rows:
            found.setdefault(table, []).append((seq, actor, command))
        return found


def state_of(server: Running, table: str) -> State:
    with sqlite3.connect(f"file:{server.data / 'quartett.db'}?mode=ro", uri=True) as database:
        rows = database.execute(
            f"SELECT fact FROM {ENTRIES} WHERE table_id = ? ORDER BY seq", [table]
        )
        return fold(json.decode(fact, type=Change) for (fact,) in rows)


async def begun(server: Server, name: str = "zoinx", **options: Any) -> str:
    table = await server.create(
        name, ["me", "me"], names=["Ada", "Bob"], options=options, begin=True
    )
    async with server.table(table, 0) as first, server.table(table, 1) as second:
        for one in (first, second):
            while one.now.phase == "waiting":
                await one.news()
    return table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


# -- R2: at most once ----------------------------------------------------------------------------


def test_a_command_sent_again_counts_once_and_gets_the_same_answer(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada, goal=60)
            bet = {"type": "choose", "id": "the-same-id-1", "step": 0, "word": "bet 2"}
            other = {"type": "choose", "id": "the-other-id", "step": 0, "word": "bet 4"}
            async with raw(ada, table, 0) as one, raw(ada, table, 0) as tab:
                await one.hello(), await tab.hello()
                first = await one.ask(bet)
                assert first["ok"]
                assert await one.ask(bet) == first
                assert await tab.ask(bet) == first
                async with raw(ada, table, 1) as second:
                    await second.hello()
                    assert (await second.ask(other))["ok"]
                # The step is made; the old command still gets its old answer.
                assert await one.ask(bet) == first
                changed = {**bet, "word": "bet 6"}
                assert await one.ask(changed) == first
            async with raw(ada, table, 0) as again:
                snapshot = await again.hello()
                assert await again.ask(bet) == first
                assert snapshot["now"]["step"] >= 1
            sent = [command for _, _, command in logs(server)[table]]
            assert sent.count("the-same-id-1") == 1
            assert state_of(server, table).record.steps[0].moves == ((0, "bet 2"), (1, "bet 4"))

    asyncio.run(main())


def test_late_or_misordered_commands_are_refused_and_change_nothing(
    server: Running,
) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada, goal=60)
            async with raw(ada, table, 0) as first:
                before = await first.hello()
                for step in (1, 7, -1, 10**9):
                    message = {"type": "choose", "id": new_id(), "step": step, "word": "bet 2"}
                    answer = await first.ask(message)
                    assert not answer["ok"]
                    assert "expected step 0" in answer["refusal"]
                after = await first.hello()
                assert after["version"] == before["version"]
                assert after["now"] == before["now"]

    asyncio.run(main())


def test_an_answer_survives_the_server(tmp_path: Path) -> None:
    """The same command after a restart: the same answer, still once."""

    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada, goal=60)
            bet = {"type": "choose", "id": "before-the-end", "step": 0, "word": "bet 2"}
            async with raw(ada, table, 0) as first:
                await first.hello()
                answer = await first.ask(bet)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with raw(ada, table, 0) as first:
                snapshot = await first.hello()
                assert snapshot["own"]["chosen"] == "bet 2"
                assert await first.ask(bet) == answer

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


def test_a_second_server_on_the_same_folder_is_refused_with_a_sentence(server: Running) -> None:
    second = subprocess.run(
        [
            *(sys.executable, "-m", "quartett.cli", "serve", "--no-browser"),
            *("--host", "127.0.0.1", "--port", "0", "--data", str(server.data)),
        ],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert second.returncode != 0
    assert "expected a database that no server writes to; got" in second.stderr


# -- R1, R5: kills and restarts ------------------------------------------------------------------


SECONDS_TO_START = 1.5
"""Limits for an idle machine; on a busy one everything takes longer."""


class Ledger:
    """The answers of the server, to be compared with its database."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.answered: dict[str, dict[str, int]] = {}
        self._stored: dict[str, dict[str, int]] = {}
        self._states: dict[str, State] = {}

    def __len__(self) -> int:
        return sum(map(len, self.answered.values()))

    def compare(self) -> None:
        """The log has no gap and folds, and every answered command is in it at its number."""
        with sqlite3.connect(f"file:{self.server.data / 'quartett.db'}?mode=ro", uri=True) as log:
            for table, answers in self.answered.items():
                state, known = self._states.get(table), self._stored.setdefault(table, {})
                rows = log.execute(
                    f"SELECT seq, command, fact FROM {ENTRIES} "
                    "WHERE table_id = ? AND seq > ? ORDER BY seq",
                    [table, 0 if state is None else state.version],
                )
                for seq, command, fact in rows:
                    state = fold([json.decode(fact, type=Change)], state)
                    assert seq == state.version, "the log has a gap"
                    known[command] = seq
                assert state is not None
                self._states[table] = state
                lost = {id for id, version in answers.items() if known.get(id) != version}
                assert not lost, "an answered command is not in the log"


async def keep_playing(table: Table, rng: random.Random, answered: dict[str, int]) -> None:
    """Play to the end, and record every answer."""
    while table.now.phase != "over":
        if not table.my_turn:
            await table.news()
            continue
        command = Choose(new_id(), table.now.step, rng.choice(table.own.choices))
        try:
            answer = await table._ask(command)
        except TimeoutError:
            continue
        if answer.ok:
            answered[command.id] = answer.version


async def keep_a_table_busy(ada: Server, rng: random.Random, ledger: Ledger) -> None:
    """Two people play one game after the other."""
    while True:
        try:
            table = await begun(ada, goal=1000)
        except httpx.TransportError:  # the server is just being killed
            await asyncio.sleep(0.05)
            continue
        answered = ledger.answered.setdefault(table, {})
        async with ada.table(table, 0) as first, ada.table(table, 1) as second:
            await asyncio.gather(*(keep_playing(one, rng, answered) for one in (first, second)))


async def killing(server: Running, kills: int, tables: int, pause: float) -> int:
    """Kill the server again and again under load; return the number of answers compared."""
    rng = random.Random(11)
    ledger = Ledger(server)
    began = time.monotonic()
    async with Server(server.address) as ada, asyncio.TaskGroup() as group:
        await ada.create("zoinx", ["me", "me"], names=["Ada", "Bob"])  # all tables for one device
        work = [group.create_task(keep_a_table_busy(ada, rng, ledger)) for _ in range(tables)]
        for number in range(1, kills + 1):
            before = len(ledger)
            async with asyncio.timeout(60):
                while len(ledger) <= before:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(pause * rng.random())
            await asyncio.to_thread(server.kill)
            ledger.compare()
            await asyncio.to_thread(server.start)
            if number % 10 == 0:
                seconds = time.monotonic() - began
                print(f"{number} kills, {len(ledger)} answers, {seconds:.0f} s", flush=True)
        for task in work:
            task.cancel()
    ledger.compare()
    return len(ledger)


def test_no_answered_step_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        assert asyncio.run(killing(server, kills=3, tables=2, pause=0.3)) > 3


@pytest.mark.soak
def test_no_answered_step_is_lost_in_a_thousand_kills(tmp_path: Path) -> None:
    kills = figure(1_000)
    with running(tmp_path / "data", forked=True) as server:
        assert asyncio.run(killing(server, kills, tables=4, pause=0.4)) > 2 * kills


def test_an_orderly_restart_says_goodbye_is_quick_and_loses_nothing(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada, goal=60)
            async with ada.table(table, 0) as first, raw(ada, table, 1) as second:
                await second.hello()
                await first.choose("bet 2")
                seconds = await asyncio.to_thread(server.stop)
                assert seconds < 10
                goodbye = await second.next("goodbye")
                assert goodbye["again"] is not None
                with pytest.raises(ConnectionClosed) as closed:
                    await second.next("nothing")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                await asyncio.to_thread(server.start)
                back = time.monotonic()
                while not first._ready.is_set():
                    await asyncio.sleep(0.01)
                assert time.monotonic() - back < 5
                assert first.own.chosen == "bet 2"

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


async def plays_on_after_a_restart(server: Running) -> bool:
    """Restart a busy server; return whether all tables continue in time. No step may be lost."""
    ledger = Ledger(server)
    async with Server(server.address) as ada, asyncio.TaskGroup() as group:
        await ada.create("zoinx", ["me", "me"], names=["Ada", "Bob"])
        rng = random.Random(4)
        work = [group.create_task(keep_a_table_busy(ada, rng, ledger)) for _ in range(4)]
        async with asyncio.timeout(60):
            while len(ledger) < 40:
                await asyncio.sleep(0.02)
        told = time.monotonic()
        assert await asyncio.to_thread(server.stop) < 10
        ledger.compare()
        stopped = time.monotonic()
        await asyncio.to_thread(server.start)
        started = time.monotonic()
        slowness = max(1.0, (started - stopped) / SECONDS_TO_START)
        before = {table: len(answers) for table, answers in ledger.answered.items()}
        try:
            async with asyncio.timeout(told + 5 * slowness - started):
                while any(len(ledger.answered[table]) == n for table, n in before.items()):
                    await asyncio.sleep(0.005)
            in_time = True
        except TimeoutError:
            in_time = False
        playing = time.monotonic()
        for task in work:
            task.cancel()
    ledger.compare()
    stop, start, play = stopped - told, started - stopped, playing - started
    print(f"stopping {stop:.1f} s, starting {start:.1f} s, playing again {play:.1f} s")
    return in_time


def test_a_restart_under_load_costs_people_little_time_and_no_step(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        assert asyncio.run(plays_on_after_a_restart(server))


def test_slow_reconnection_after_a_restart_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table._receive

    async def late(self: Table, message: Any) -> float | None:
        return None if await honest(self, message) is None else 60.0

    monkeypatch.setattr(Table, "_receive", late)
    with running(tmp_path / "data") as server:
        assert not asyncio.run(plays_on_after_a_restart(server))


def test_sigterm_works_although_a_client_does_not_read(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada, "nox")
            async with raw(ada, table, 0) as stalled:
                stalled.socket.transport.pause_reading()
                for _ in range(200):
                    await stalled.send({"type": "hello"})
                await asyncio.sleep(1)
                assert await asyncio.to_thread(server.stop) < 10

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


# -- R9: readers that do not read ----------------------------------------------------------------


def test_a_client_that_never_reads_is_disconnected_and_slows_nobody(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await begun(ada, "nox")
            async with ada.table(table, 0) as first, ada.table(table, 1) as second:
                await eve.join(str(first.about.watcher_code))
                async with raw(eve, table) as stalled:
                    await stalled.send({"type": "hello"})
                    stalled.socket.transport.pause_reading()
                    rng = random.Random(1)
                    asked = 0
                    began = time.monotonic()
                    slowest = 0.0
                    metrics = ""
                    while "quartett_stalled_total 1.0" not in metrics:
                        assert time.monotonic() < began + 100, "the reader was never let go"
                        for _ in range(20):
                            # Hello makes the server send much; the stalled one asks for more.
                            await stalled.send({"type": "hello"})
                            asked += 1
                        player = first if first.my_turn else second
                        sent = time.monotonic()
                        if player.my_turn:
                            await player.choose(rng.choice(player.own.choices))
                        else:
                            await asyncio.sleep(0.01)
                        slowest = max(slowest, time.monotonic() - sent)
                        metrics = (await ada.http.get("/metrics")).text
                    assert slowest < 5
                assert asked > 20

    asyncio.run(main())


async def delays(players: list[Table], rng: random.Random, choices: int) -> list[float]:
    """Return how long each choice took until its answer came."""
    took: list[float] = []
    while len(took) < choices:
        player = next((one for one in players if one.my_turn), None)
        if player is None:
            await asyncio.sleep(0.001)
            continue
        sent = time.monotonic()
        await player.choose(rng.choice(player.own.choices))
        took.append(time.monotonic() - sent)
    return took


@pytest.mark.soak
def test_a_client_that_never_reads_costs_others_little(tmp_path: Path) -> None:
    """Alternate short blocks beside a client that reads and one that does not, on the same machine.
    One choice in a hundred is slow by chance, so thousands are measured."""
    readers, rounds, blocks, choices = 1, 12, 20, 20

    async def main(server: Running) -> None:
        assert server.process is not None
        rng = random.Random(6)
        async with Server(server.address) as ada, Server(server.address) as eve:
            took: dict[bool, list[float]] = {False: [], True: []}
            for _ in range(rounds):
                table = await begun(ada, goal=1000)
                async with ada.table(table, 0) as first, ada.table(table, 1) as second:
                    await eve.join(str(first.about.watcher_code))
                    players = [first, second]
                    await delays(players, rng, choices)
                    for number in range(blocks):
                        async with AsyncExitStack() as stack:
                            for _ in range(readers):
                                one = await stack.enter_async_context(raw(eve, table))
                                stack.callback(one.socket.transport.abort)
                                await one.send({"type": "hello"})
                                if number % 2:
                                    one.socket.transport.pause_reading()
                                else:
                                    reading = asyncio.create_task(one.next("nothing"))
                                    stack.callback(reading.cancel)
                            took[bool(number % 2)] += await delays(players, rng, choices)
        slow = {bad: quantiles(times, n=100)[98] for bad, times in took.items()}
        print(
            f"p99 {1000 * slow[False]:.1f} ms beside one that reads, {1000 * slow[True]:.1f} ms "
            f"beside one that does not: {slow[True] / slow[False]:.2f}; "
            f"median {median(took[True]) / median(took[False]):.2f}"
        )
        assert slow[True] < 1.2 * slow[False]

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


# -- R4: after an outage -------------------------------------------------------------------------


def test_a_client_that_reconnects_gets_the_exact_state(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada, "zoinx", goal=60)
            async with ada.table(table, 0) as first, ada.table(table, 1) as second:
                choose = chooser(random.Random(2))
                for _ in range(3):
                    assert second._socket is not None
                    second._socket.transport.abort()
                    for player in (first, second):
                        async with asyncio.timeout(20):
                            while not player._ready.is_set():
                                await asyncio.sleep(0.005)
                            if player.my_turn:
                                await player.choose(await choose(player))
                async with asyncio.timeout(20):
                    while second.version != first.version:
                        await asyncio.sleep(0.01)
                assert second.own.text is not None
                assert first.own.text is not None
                assert second.own.text.replace("eyes=1", "") == first.own.text.replace("eyes=0", "")
                assert second.log == first.log

    asyncio.run(main())


# -- R8: what the table does by itself goes on after a restart -----------------------------------


def test_clocks_continue_after_a_restart_without_counting_the_outage(tmp_path: Path) -> None:
    """Nobody reconnects: the clock runs out all the same, and not too early."""

    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await ada.create(
                "zoinx", ["me", "me"], names=["Ada", "Bob"], table_options={"clock": 12}, begin=True
            )
            async with ada.table(table, 0) as first:
                while first.now.phase == "waiting":
                    await first.news()
            await asyncio.sleep(1.5)  # until the catalogue knows that the game is on
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(15)
            await asyncio.to_thread(server.start)
            assert not any(occupant.stand_in for occupant in state_of(server, table).occupants)
            async with asyncio.timeout(90):
                while not all(occupant.stand_in for occupant in state_of(server, table).occupants):
                    await asyncio.sleep(0.5)

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


def test_a_suspended_server_gives_the_lost_time_back(tmp_path: Path) -> None:
    """Suspend the process for longer than the clock runs, as when a laptop is asleep."""

    async def main(server: Running) -> None:
        assert server.process is not None
        async with Server(server.address) as ada:
            table = await ada.create(
                "zoinx", ["me", "me"], names=["Ada", "Bob"], table_options={"clock": 8}, begin=True
            )
            async with ada.table(table, 0) as first:
                while first.now.phase == "waiting":
                    await first.news()
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(12)
                server.process.send_signal(signal.SIGCONT)
                await asyncio.sleep(1)
                assert not any(occupant.stand_in for occupant in state_of(server, table).occupants)
                async with asyncio.timeout(60):
                    while not all(
                        occupant.stand_in for occupant in state_of(server, table).occupants
                    ):
                        await asyncio.sleep(0.2)

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))
