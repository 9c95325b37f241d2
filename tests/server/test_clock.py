"""The server's time: monotonic, shared by all workers, and standing still during an outage."""

import asyncio
from pathlib import Path

import pytest

from quartett.errors import UnreadableText
from quartett.server.service.clock import LONGEST_GAP, ServerClock
from quartett.server.settings import Settings, settings
from quartett.server.store.directory import Directory


class Time:
    """A machine's two clocks, set by hand."""

    def __init__(self) -> None:
        self.monotonic, self.wall = 100.0, 1_700_000_000.0

    def passes(self, seconds: float) -> None:
        self.monotonic += seconds
        self.wall += seconds


def beating(time: Time) -> ServerClock:
    return ServerClock(lambda: time.monotonic, lambda: time.wall)


def test_uptime_follows_the_machines_clock_and_never_goes_back() -> None:
    time = Time()
    clock = beating(time)
    clock.beat(50.0)
    for _ in range(10):
        before = clock.uptime()
        time.passes(1.0)
        clock.beat(before + 1.0)
        assert clock.uptime() == pytest.approx(before + 1.0)
    before = clock.uptime()
    clock.beat(before - 3600)  # whatever the database believes
    assert clock.uptime() == before


def test_a_suspended_process_loses_no_time() -> None:
    """As after SIGSTOP, when a laptop was asleep, or without a database."""
    time = Time()
    clock = beating(time)
    clock.beat(50.0)
    before = clock.uptime()
    time.passes(600.0)
    assert clock.uptime() == before + LONGEST_GAP
    clock.beat(before + LONGEST_GAP)
    assert clock.uptime() == before + LONGEST_GAP


def test_a_worker_without_recent_heartbeats_does_not_know_the_time() -> None:
    time = Time()
    clock = beating(time)
    known = [clock.now() is not None]
    clock.beat(0.0)
    for seconds in (0.0, LONGEST_GAP, 0.1):
        time.passes(seconds)
        known.append(clock.now() is not None)
    clock.beat(3.1)
    assert [*known, clock.now() is not None] == [False, True, True, False, True]


def test_a_slow_answer_never_puts_a_worker_ahead() -> None:
    """Its uptime would be ahead of that of workers that start later; and it may count on for no
    longer than the others wait before they speak of an outage."""
    time = Time()
    slow = beating(time)
    asked = slow.monotonic()
    time.passes(2.0)
    slow.beat(50.0, asked)
    assert slow.uptime() == pytest.approx(50.0)
    time.passes(600.0)
    assert slow.uptime() == pytest.approx(50.0 + LONGEST_GAP - 2.0)
    assert slow.now() is None


def test_workers_agree_and_outages_do_not_count(tmp_path: Path) -> None:
    async def main() -> None:
        directory = Directory(f"sqlite:///{tmp_path / 'beats.db'}")
        await directory.open()
        time = Time()
        one, two = beating(time), beating(time)

        async def beat(clock: ServerClock) -> None:
            gap = int(LONGEST_GAP * 1000)
            known = int(clock.known * 1000)
            uptime, _ = await directory.beat(int(time.wall * 1000), gap, known)
            clock.beat(uptime / 1000)

        await beat(one)
        await beat(two)
        assert one.uptime() == two.uptime()
        for _ in range(20):  # the second worker is suspended, the first one runs
            time.passes(1.0)
            await beat(one)
        await beat(two)
        assert two.uptime() == pytest.approx(one.uptime())
        before = one.uptime()
        time.passes(500.0)  # nobody is there
        started = beating(time)
        await beat(started)
        assert started.uptime() == pytest.approx(before + LONGEST_GAP, abs=0.01)
        time.wall -= 600.0  # somebody sets the machine's clock: a running worker goes on
        before = started.uptime()
        for _ in range(5):
            time.passes(1.0)
            await beat(started)
        assert started.uptime() == pytest.approx(before + 5.0, abs=0.01)
        before = started.uptime()
        time.wall -= 600.0  # the same while nobody is there: it counts as an outage
        after = beating(time)
        await beat(after)
        assert after.uptime() == pytest.approx(before + LONGEST_GAP, abs=1.01)
        assert after.uptime() >= before
        await directory.close()

    asyncio.run(main())


def test_flags_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "quartett.toml"
    file.write_text('port = 1\nworkers = 1\nproxies = ["10.0.0.1"]\nhost = "::1"\n')
    environment = {"QUARTETT_PORT": "2", "QUARTETT_ORIGINS": "https://a.example,https://b.example"}
    found = settings({"port": 3, "host": None}, environment, file)
    assert (found.port, found.host, found.proxies) == (3, "::1", ["10.0.0.1"])
    assert found.origins == ["https://a.example", "https://b.example"]
    assert settings({}, environment, file).port == 2
    assert settings({}, {}, file).port == 1
    assert settings({}, {}).port == Settings().port


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 'many'", "expected settings"),
        ("colour = 1", "expected settings"),
        ("port = 99999", "expected a port"),
        ("workers = 3", "SQLite is for one process"),
        ("redis = 'http://x'", "expected --redis"),
        ("= =", "expected a TOML file"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "quartett.toml"
    file.write_text(text)
    with pytest.raises(UnreadableText, match=sentence):
        settings({}, {}, file)
