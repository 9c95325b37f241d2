"""Too much load is told from a burst, by delays that grow for half a second."""

from collections.abc import Iterable

import pytest

from quartett.server.metrics import Commands
from quartett.server.service.load import AT_LEAST, EVERY, FEWEST, WINDOW, Load

MOST = 0.06
CALM, SLOW = MOST / 10, MOST * 2


def after(load: Load, delays: Iterable[float]) -> list[bool]:
    """Return whether the worker is busy after each measurement."""
    found = []
    for number, late in enumerate(delays, 1):
        load.note(late, number * EVERY)
        found.append(load.busy)
    return found


@pytest.mark.parametrize("burst", range(1, WINDOW))
def test_a_burst_is_no_load(burst: int) -> None:
    calm, slow = [CALM] * WINDOW, [SLOW * 50] * burst
    assert not any(after(Load(Commands(), MOST), calm + slow + calm + slow + calm))


def test_lasting_delays_are_load_and_it_ends_again() -> None:
    calm = int(AT_LEAST / EVERY) + 2
    found = after(Load(Commands(), MOST), [SLOW] * WINDOW + [CALM] * calm)
    assert found[: WINDOW - 1] == [False] * (WINDOW - 1)
    assert found[WINDOW - 1]
    assert all(found[WINDOW - 1 : WINDOW + 10])
    assert not found[-1]


def test_a_slow_database_is_load_though_the_loop_is_on_time() -> None:
    commands = Commands()
    load = Load(commands, MOST)
    for number in range(WINDOW):
        for _ in range(FEWEST):
            commands.count("choose", True, SLOW)
        load.note(0.0, number * EVERY)
    assert load.busy


def test_few_slow_commands_say_nothing() -> None:
    """One command may wait for a game that is being compiled."""
    commands = Commands()
    load = Load(commands, MOST)
    for number in range(2 * WINDOW):
        commands.count("begin", True, 10.0)
        load.note(0.0, number * EVERY)
    assert not load.busy
