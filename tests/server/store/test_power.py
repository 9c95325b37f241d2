"""A power cut keeps only what was synced: everything acknowledged must be in it.

power.c follows what the writer syncs; the test then opens a database of these bytes alone."""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from quartett.server.store import Unreachable
from quartett.server.store.sqlite import SqliteStore
from server.figures import figure
from server.store.test_groups import WRITER

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="follows Linux's calls"),
    pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler"),
]

CARELESS = """
honest = sqlite.SqliteStore._connect
def careless(self):
    connection = honest(self)
    connection.execute("PRAGMA synchronous=OFF")
    return connection
sqlite.SqliteStore._connect = careless
"""


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("shim") / "power.so"
    source = Path(__file__).with_name("power.c")
    subprocess.run(
        ["cc", "-O1", "-shared", "-fPIC", "-o", str(made), str(source), "-ldl", "-lpthread"],
        check=True,
    )
    return made


def written(shim: Path, folder: Path, lines: int, careless: bool) -> tuple[dict[str, int], Path]:
    """Let a process append and cut its power; return what it had acknowledged and the disk."""
    data, disk = folder / "data", folder / "disk"
    data.mkdir(parents=True)
    disk.mkdir()
    script = WRITER.replace("\nasync def fill", (CARELESS if careless else "") + "\nasync def fill")
    writer = subprocess.Popen(
        [sys.executable, "-c", script, f"sqlite:///{data / 'quartett.db'}"],
        env={
            **os.environ,
            "LD_PRELOAD": str(shim),
            "POWER_FOLDER": str(data),
            "POWER_SHADOW": str(disk),
        },
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout is not None
    last: dict[str, int] = {}
    for _ in range(lines):
        table, seq = writer.stdout.readline().split()
        last[table] = int(seq)
    os.kill(writer.pid, signal.SIGKILL)
    rest = writer.stdout.read()
    for line in rest[: rest.rfind("\n") + 1].splitlines():
        table, seq = line.split()
        last[table] = int(seq)
    writer.stdout.close()
    writer.wait()
    return last, disk


async def lost(said: dict[str, int], disk: Path) -> int:
    """Open what the disk has kept; return how many acknowledged entries are not there."""
    store = SqliteStore(disk / "quartett.db")
    await store.open()
    missing = 0
    for table, seq in said.items():
        log = await store.read(table)
        assert [found.seq for found in log] == list(range(1, len(log) + 1))
        missing += max(0, seq - len(log))
    await store.close()
    return missing


async def cuts(shim: Path, folder: Path, number: int) -> tuple[int, int]:
    """Return how many entries were acknowledged and how many of them were lost."""
    acknowledged = missing = 0
    for n in range(number):
        here = folder / f"cut-{n}"
        said, disk = written(shim, here, 100 + 211 * (n % 7), careless=False)
        missing += await lost(said, disk)
        acknowledged += sum(said.values())
        shutil.rmtree(here)
    return acknowledged, missing


async def test_a_power_cut_loses_nothing_that_was_acknowledged(shim: Path, tmp_path: Path) -> None:
    acknowledged, missing = await cuts(shim, tmp_path, 2)
    assert acknowledged > 300
    assert missing == 0


@pytest.mark.soak
async def test_hundreds_of_power_cuts_lose_nothing(shim: Path, tmp_path: Path) -> None:
    number = figure(500)
    acknowledged, missing = await cuts(shim, tmp_path, number)
    print(f"{number} power cuts, {acknowledged} entries acknowledged, {missing} lost")
    assert missing == 0


async def test_a_writer_that_does_not_sync_is_found_out(shim: Path, tmp_path: Path) -> None:
    said, disk = written(shim, tmp_path, 300, careless=True)
    with suppress(Unreachable):  # there may not even be a database
        assert await lost(said, disk) > 0
