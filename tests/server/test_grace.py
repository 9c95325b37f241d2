"""How long somebody has to be away before others may let a bot play for them."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from quartett.server.service.clock import TableClock
from quartett.server.service.hub import Connection, Hub
from quartett.server.service.presence import (
    GOSSIP,
    GOSSIP_EXPIRES,
    GRACE_SECONDS,
    Attendance,
)
from server.tables import Driven

TABLE, START = "table-1", 1000.0


class Worker:
    """One worker's attendance, at a time set by hand; it started at `START`."""

    def __init__(self) -> None:
        self.now = START
        clock: Any = SimpleNamespace(uptime=lambda: self.now, started=lambda: START)
        self.hub = Hub()
        self.attendance = Attendance(self.hub, cast(TableClock, clock), lambda *_: None)
        self.state = Driven("zoinx", ["Ada", "Bob", "random"]).begin().state
        self.ada = Connection(TABLE, "Ada", 0)
        self.hub.add(self.ada)

    def connect(self) -> Connection:
        bob = Connection(TABLE, "Bob", 1)
        self.hub.add(bob)
        self.attendance.connect_seat(TABLE, 1)
        return bob

    def disconnect(self, bob: Connection) -> None:
        self.hub.remove(bob)
        self.attendance.disconnect_seats(TABLE, [1])

    def hear(self, seats: str) -> None:
        self.attendance.receive_gossip(f"{GOSSIP} {TABLE} other {seats} 0")

    def left(self) -> float | None:
        nobody, left, bot = self.attendance.grace(self.state)
        assert nobody is None, "Ada is here"
        assert bot is None
        return left


def test_a_worker_that_has_just_started_gives_everybody_the_whole_grace() -> None:
    worker = Worker()
    assert worker.left() == GRACE_SECONDS
    worker.now += GRACE_SECONDS - 1
    assert worker.left() == pytest.approx(1)
    worker.now += 1
    assert worker.left() == 0


def test_the_grace_begins_anew_with_every_lost_connection() -> None:
    worker = Worker()
    worker.now += 500
    for _ in range(2):
        bob = worker.connect()
        worker.now += 50
        assert worker.left() is None
        worker.disconnect(bob)
        assert worker.left() == GRACE_SECONDS
        worker.now += 10
        assert worker.left() == pytest.approx(GRACE_SECONDS - 10)


def test_connections_to_other_workers_count() -> None:
    worker = Worker()
    worker.now += 500
    worker.hear("1")
    assert worker.left() is None
    worker.now += 5
    worker.hear("-")
    assert worker.left() == GRACE_SECONDS
    worker.hear("1")
    worker.now += GOSSIP_EXPIRES + 2  # that worker was killed
    assert worker.left() == pytest.approx(GRACE_SECONDS - 2)


def test_nothing_counts_before_the_game_begins() -> None:
    worker = Worker()
    worker.now += 500
    assert worker.left() == 0
    played = Driven("zoinx", ["Ada", "Bob", "random"])
    worker.state = played.state
    assert worker.left() is None, "before that the host decides who sits where"
    played.uptime = worker.now
    worker.state = played.begin().state
    assert worker.left() == pytest.approx(GRACE_SECONDS)


def test_what_is_forgotten_no_longer_mattered() -> None:
    worker = Worker()
    worker.now += 500
    worker.disconnect(worker.connect())
    worker.now += GRACE_SECONDS + 1
    worker.attendance.disconnect_seats("another", [0])
    assert list(worker.attendance._disconnected) == [("another", 0)]
    assert worker.left() == 0
