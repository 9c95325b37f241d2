"""Compiling, and the cache of machine code."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numba
import pytest

from quartett import compiled
from quartett.compiled import rule, rule_on_demand, rule_with_gil, specialize
from quartett.platforms import lock as lock_file


def add(one: int, other: int) -> int:
    return one + other


def test_without_a_compiler_a_rule_is_the_plain_function(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "compiling", lambda: False)
    assert rule(add) is add


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.compiling.cache_clear()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert not compiled.compiling()
    compiled.compiling.cache_clear()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    assert compiled.compiling()
    compiled.compiling.cache_clear()
    monkeypatch.undo()
    compiled.compiling()


class Compiled:
    """Stands for a function compiled by Numba, so that this also runs with Numba switched off."""

    def __init__(self, function: Callable[..., int], **how: Any) -> None:
        self.function, self.how = function, how
        self.kinds: list[Any] = []
        self.saved: list[Any] = []
        self.kept: str | None = None
        self._cache = SimpleNamespace(
            load_overload=lambda *_: self.kept,
            save_overload=lambda *what: self.saved.append(what),
        )

    def __call__(self, *arguments: int) -> int:
        return self.function(*arguments)

    def compile(self, kinds: Any) -> None:
        if self._cache.load_overload(kinds) is None:
            self.kinds.append(kinds)


literal: Any = numba.types.literal


def test_rules_and_loops_are_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "compiling", lambda: True)
    monkeypatch.setattr(numba, "njit", Compiled)
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path))
    made: Any = rule(add)
    assert made(2, 3) == 5
    assert made.how["nogil"]
    hold_gil: Any = (
        rule_with_gil(add),
        specialize(add_bound, Path(__file__), hold_gil=True, plus=rule(add)),
    )
    assert [one.how["nogil"] for one in hold_gil] == [False, False]
    made.compile((literal(3), numba.types.int16, numba.types.float64))
    assert made.kinds == [(numba.types.int64, numba.types.int64, numba.types.float64)]
    made.kept = "code"
    made.compile((numba.types.float64, numba.types.float64))
    assert len(made.kinds) == 1
    made._cache.save_overload("kinds", "code")
    assert made.saved == [("kinds", "code")]
    locks = sorted(file.name for file in tmp_path.glob("*/*.lock"))
    assert locks == [f"add-{add.__code__.co_firstlineno}.lock", "keeping.lock"]
    twice = specialize(add_bound, Path(__file__), plus=rule(add))
    assert twice(2, 3) == 5


def test_threads_never_use_each_others_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Otherwise one game could run with another's code."""

    def wrap(function: Callable[..., int], **how: Any) -> Compiled:
        time.sleep(0.01)  # the other threads name their folders meanwhile
        made = Compiled(function, **how)
        made.how["folder"] = Path(str(numba.config.CACHE_DIR))  # type: ignore[attr-defined]  # made at run time
        return made

    monkeypatch.setattr(compiled, "compiling", lambda: True)
    monkeypatch.setattr(numba, "njit", wrap)
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path))
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda number: specialize(add_bound, plus=number), range(16)))
    folders = [cast(Any, one).how["folder"] for one in made]
    assert len(set(folders)) == 16
    for number, folder in enumerate(folders):
        assert folder == compiled.cache_folder(Path(__file__), meanings=f"plus={number}")


def test_many_processes_may_compile_at_once(tmp_path: Path) -> None:
    """Each saves its code beside the others', and none ever runs another game's."""
    code = (
        "import sys, quartett; from quartett.sim import simulate;"
        "print(simulate(quartett.game(sys.argv[1]), 3, 1).scores.tolist())"
    )
    toys = Path(__file__).parents[1] / "toys"
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path), "QUARTETT_GAMES": str(toys)}

    def start(name: str) -> subprocess.Popen[str]:
        orders = [sys.executable, "-c", code, name]
        return subprocess.Popen(orders, env=environment, stdout=subprocess.PIPE, text=True)

    names = ["kuhn", "goofspiel"]
    answers = []
    for _ in range(2):  # compiling at the same time, then loading from the cache
        running = [start(name) for name in names]
        answers.append([process.communicate()[0] for process in running])
        assert [process.returncode for process in running] == [0, 0]
    assert answers[0] == answers[1]


LOOPS = """
import sys
from quartett import compiled
from quartett.compiled import specialize

compiled.SHORT = -1  # so that the called function is not inlined

def step(count):
    total = 0
    for n in range(count):
        if total % 7 != n:
            total += number
        else:
            total -= n
    return total

def loop(count):
    return step(count)

for number in map(int, sys.argv[1:]):
    print(specialize(loop, step=specialize(step, number=number))(10))
"""


def test_one_process_can_load_what_several_others_compiled(tmp_path: Path) -> None:
    """A loop never calls a function that was specialized for another game, despite its name."""
    (tmp_path / "loops.py").write_text(LOOPS)
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}

    def told(*numbers: int) -> list[str]:
        orders = [sys.executable, str(tmp_path / "loops.py"), *map(str, numbers)]
        return subprocess.check_output(orders, env=environment, text=True).split()

    first, second = told(1), told(1000)
    assert first != second
    assert told(1, 1000) == first + second


def test_processes_wait_for_one_that_compiles_the_same_function(tmp_path: Path) -> None:
    """Otherwise three tests that start at once would all compile the same code for a minute."""
    code = (
        "import quartett; from numba.core import event;"
        "heard = event.RecordingListener(); event.register('numba:compile', heard);"
        "from quartett.sim import simulate; simulate(quartett.game('kuhn'), 3, 1);"
        "begun = [one.data['dispatcher'] for _, one in heard.buffer if one.is_start];"
        "print(sum(type(made._cache).__name__ == 'FunctionCache' for made in begun))"
    )
    places = {"QUARTETT_CACHE": tmp_path, "QUARTETT_GAMES": Path(__file__).parents[1] / "toys"}
    environment = {**os.environ, **{name: str(path) for name, path in places.items()}}
    environment["NUMBA_DISABLE_JIT"] = "0"
    orders = [sys.executable, "-c", code]
    running = [
        subprocess.Popen(orders, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    compiled_by = [int(process.communicate()[0]) for process in running]
    assert sum(compiled_by) == len(list(tmp_path.rglob("*.nbc"))) > 10


def test_cached_code_is_read_without_waiting(tmp_path: Path) -> None:
    """A slow process that reads or compiles does not delay others that only read."""
    places = {"QUARTETT_CACHE": tmp_path, "QUARTETT_GAMES": Path(__file__).parents[1] / "toys"}
    environment = {**os.environ, **{name: str(path) for name, path in places.items()}}
    environment["NUMBA_DISABLE_JIT"] = "0"
    code = "import quartett; quartett.game('kuhn').start()"
    orders = [sys.executable, "-c", code]
    subprocess.run(orders, env=environment, check=True)
    locks = list(tmp_path.rglob("*.lock"))
    assert len(locks) > 2
    with ExitStack() as held:
        for lock in locks:
            lock_file(held.enter_context(lock.open("w")), wait=True)
        subprocess.run(orders, env=environment, check=True, timeout=60)


def plus(one: int, other: int) -> int:
    raise AssertionError("only the bound one is called")


def add_bound(one: int, other: int) -> int:
    return plus(one, other)


def test_a_changed_source_gets_another_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path / "cache"))
    game = tmp_path / "game"
    (game / "components").mkdir(parents=True)
    (game / "rules.py").write_text("one")
    folders = set()
    for file, text in [("rules.py", "two"), ("components/deck.csv", "1"), ("words.py", "three")]:
        (game / file).write_text(text)
        compiled._digest_of.cache_clear()
        folders.add(compiled.cache_folder(game))
    assert len(folders) == 3
    assert all(folder.name.startswith("core-game-") for folder in folders)
    (game / "readme.md").write_text("not compiled")
    compiled._digest_of.cache_clear()
    assert compiled.cache_folder(game) in folders


def test_the_cache_is_in_the_user_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUARTETT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = compiled.cache_folder()
    assert folder.parent == tmp_path / "quartett"
    folder.mkdir(parents=True)
    assert compiled.cache_folder() == folder


def test_old_cache_folders_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path))
    old, recent = tmp_path / "core-old-1", tmp_path / "core-new-1"
    old.mkdir()
    recent.mkdir()
    long_ago = time.time() - (compiled.KEPT_DAYS + 1) * 86_400
    os.utime(old, (long_ago, long_ago))
    compiled.cache_folder()
    assert not old.exists()
    assert recent.exists()


@rule_on_demand
def double(number: int) -> int:
    return 2 * number


@rule_on_demand
def quadruple(number: int) -> int:
    return double(double(number))


def plus_quadruple(number: int, other: int) -> int:
    return number + quadruple(other)


def test_rules_on_demand_are_compiled_with_the_loop_that_calls_them() -> None:
    assert quadruple(3) == 12
    loop: Any = specialize(plus_quadruple)
    assert loop(1, 3) == 13
    inner = getattr(loop, "py_func", loop).__globals__["quadruple"]
    assert hasattr(inner, "py_func") == compiled.compiling()


def test_a_function_belongs_to_its_game_or_part_of_the_package(tmp_path: Path) -> None:
    core = compiled.CORE
    for file, home in [
        (core / "kit.py", core),
        (core / "protocol" / "rows.py", core / "protocol"),
        (core / "server" / "table" / "scoring.py", core / "server"),
        (core / "games" / "nox" / "rules.py", core / "games" / "nox"),
        (core / "games" / "nox" / "bot" / "__init__.py", core / "games" / "nox"),
        (tmp_path / "rules.py", tmp_path),
    ]:
        assert compiled._package_of(file) == home
