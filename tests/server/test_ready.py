"""Warm-up is complete: nothing is compiled while people wait at a table."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quartett import cli
from quartett.server.service import runtime, warmup
from quartett.server.settings import Settings

PLAY = """
import os, random
from pathlib import Path
from quartett.server.service.warmup import make_ready
from quartett.protocol.messages import Form
from server.tables import Driven, changed, snapshot

def kept():
    return {str(file) for file in Path(os.environ["QUARTETT_CACHE"]).rglob("*.nbc")}

make_ready("zoinx")
before, rng = kept(), random.Random(1)
played = Driven("zoinx", goal=8).begin()
while played.state.phase == "playing":
    for eyes in (None, 0, 1):
        snapshot(played.state, eyes, form=Form(text=True, named=True))
    last = played.state
    played.play(rng, len(last.record.steps) + 1)
    changed(played.state, last, 0)
print(len(before), *(kept() - before))
"""


def test_a_whole_game_compiles_nothing_more(tmp_path: Path) -> None:
    tests = Path(__file__).parents[1]
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path), "PYTHONPATH": str(tests)}
    orders = [sys.executable, "-c", PLAY]
    told = subprocess.run(orders, env=environment, capture_output=True, text=True, check=True)
    count, *later = told.stdout.split()
    assert int(count) > 5
    assert later == []


GAMES = """
import asyncio, os
from pathlib import Path
from quartett.server.transport import app

told = asyncio.run(app.list_games.fn())
print(len(told), *Path(os.environ["QUARTETT_CACHE"]).rglob("*.nbc"))
"""


def test_listing_the_games_compiles_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path)}
    orders = [sys.executable, "-c", GAMES]
    told = subprocess.run(orders, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["4"]


def test_a_server_does_not_wait_for_the_compiler_to_answer() -> None:
    orders = "import sys, quartett.server.transport.app; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", orders], check=False).returncode == 0


ELSEWHERE = """
import asyncio, sys
from quartett.server.service import runtime, warmup
from quartett.server.settings import Settings

async def never(*_, **__):
    raise AssertionError("it is compiled already")

asyncio.run(warmup.compiled_elsewhere("kuhn"))
assert "numba" not in sys.modules
asyncio.create_subprocess_exec = never
asyncio.run(warmup.compiled_elsewhere("kuhn"))
"""


def test_a_server_lets_another_process_compile(tmp_path: Path) -> None:
    toys = Path(__file__).parents[1] / "toys"
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path), "QUARTETT_GAMES": str(toys)}
    subprocess.run([sys.executable, "-c", ELSEWHERE], env=environment, check=True)
    assert len(list(tmp_path.rglob("*.nbc"))) > 5


WANTED = """
import asyncio
import gc
from numba.core import event
from quartett.server.service import runtime, warmup
from quartett.server.settings import Settings

heard, started, start = event.RecordingListener(), [], asyncio.create_subprocess_exec
event.register("numba:compile", heard)

async def starting(*orders, **how):
    started.append(orders)
    return await start(*orders, **how)

async def main():
    await asyncio.gather(*(warmup.ready("kuhn") for _ in range(3)))

asyncio.create_subprocess_exec = starting
asyncio.run(main())
assert len(started) == 1
begun = [one.data["dispatcher"] for _, one in heard.buffer if one.is_start]
assert not any(type(made._cache).__name__ == "FunctionCache" for made in begun)
"""


def test_those_who_wait_for_a_game_wait_for_one_other_process(tmp_path: Path) -> None:
    toys = Path(__file__).parents[1] / "toys"
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path), "QUARTETT_GAMES": str(toys)}
    subprocess.run([sys.executable, "-c", WANTED], env=environment, check=True)


def test_another_process_compiles_at_low_priority_and_stops_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path))
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def starting(*orders: Any, **how: Any) -> asyncio.subprocess.Process:
        started.append(await start(*orders, **how))
        return started[-1]

    async def main() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", starting)
        compiling = asyncio.create_task(warmup.compiled_elsewhere("nmbrs", nice=10))
        while not started:
            await asyncio.sleep(0.01)
        other = started[0].pid
        nice = min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        async with asyncio.timeout(60):  # in a group of its own Ctrl-C does not end it
            while os.getpgid(other) != other or os.getpriority(os.PRIO_PROCESS, other) < nice:
                await asyncio.sleep(0.01)
        assert os.getsid(other) == os.getsid(0), "it would have as much of the cores as the server"
        compiling.cancel()
        with pytest.raises(asyncio.CancelledError):
            await compiling

    asyncio.run(main())
    assert [process.returncode for process in started] == [-signal.SIGKILL]


def test_tables_in_play_come_before_games_that_nobody_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    async def noted(name: str, nice: int = 0) -> None:
        await asyncio.sleep(0)
        order.append(name)

    async def main() -> None:
        here = runtime.Runtime(Settings(data=str(tmp_path)))
        await here.directory.open()
        await here.directory.put_table("a-table", "zoinx", "playing", {})
        await here.directory.close()
        monkeypatch.setattr(runtime, "compiled_elsewhere", noted)
        monkeypatch.setattr(runtime, "ready", noted)
        monkeypatch.setattr(gc, "freeze", lambda: order.append("all"))
        monkeypatch.setattr(here.tables.loader, "load", noted)
        await here.open()
        async with asyncio.timeout(30):
            while "all" not in order:
                await asyncio.sleep(0.01)
        await here.close()

    asyncio.run(main())
    assert order[0] == "a-table"
    assert len(order) > 5


BEFORE = """
import asyncio
from quartett import games
from quartett.errors import Refused
from quartett.server.service import warmup as made

async def never(*_, **__):
    raise AssertionError("it is compiled already")

games.names, told = lambda: ("kuhn", "pig"), []
asyncio.run(made.compile_all(told.append))
assert sorted(told) == ["kuhn", "pig"], told
made._compile = never
asyncio.run(made.compile_all(told.append))
made._marker("pig").unlink()
made._compile = lambda *_: asyncio.sleep(0)
try:
    asyncio.run(made.compile_all(told.append))
except Refused as refusal:
    print(refusal)
"""


def test_games_can_be_compiled_before_a_server_starts(tmp_path: Path) -> None:
    toys = Path(__file__).parents[1] / "toys"
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path), "QUARTETT_GAMES": str(toys)}
    orders = [sys.executable, "-c", BEFORE]
    told = subprocess.run(orders, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == "expected pig to compile; the process that compiles it has failed\n"


def test_the_command_reports_that_it_has_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("quartett.games.names", lambda: ("zoinx",))
    assert cli.main(["compile"]) == 0
    assert capsys.readouterr().out == "all games are compiled\n"
