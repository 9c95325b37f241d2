"""Plain Python in, machine code out.

`rule` compiles a function of the rules, `specialize` compiles a generic loop for one game.

Numba is imported when the first rule is, never by `import quartett`. Without Numba, or with
NUMBA_DISABLE_JIT=1, the same functions run interpreted: that is how they are debugged and covered.
"""

import dis
import hashlib
import importlib.util
import os
import secrets
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Protocol, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

try:
    import fcntl
except ImportError:  # pragma: no cover - only Windows has none
    fcntl = None  # type: ignore[assignment]  # in place of a module

Function = TypeVar("Function", bound=Callable[..., Any])
Array = npt.NDArray[np.int64]
Bits = npt.NDArray[np.uint64]
Row = npt.NDArray[np.uint8]

CORE = Path(__file__).parent
_NAMES = ("compiled.py", "layout.py", "kit.py", "pending.py", "steps.py", "sim.py")
CORE_SOURCES = [CORE / name for name in _NAMES]
KEPT_DAYS = 14
ARRAY_MAKERS = {"array", "copy", "empty", "full", "ones", "zeros"}
SHORT = 460
"""Functions of at most this size become part of their callers: see `_code_size`."""
_wrapping = threading.Lock()


class Ints(Protocol):
    """A row of whole numbers, as rules see it: NumPy arrays of any width are such rows."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of whole numbers, such as a row for each seat."""

    @overload
    def __getitem__(self, row: int, /) -> Ints: ...
    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    def __setitem__(self, place: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rules(Protocol):
    """The functions that make a game; see docs/a-fifth-game.md."""

    def set_up(self, position: Any) -> None: ...
    def odds(self, position: Any, weights: Ints) -> int: ...
    def happen(self, position: Any, event: int) -> None: ...
    def choices(self, position: Any, seat: int, allowed: Ints) -> int: ...
    def resolve(self, position: Any, moves: Ints) -> None: ...
    def score(self, position: Any, seat: int) -> int: ...
    def ending(self, position: Any) -> int: ...
    def sees(self, position: Any, seat: int) -> bool: ...
    def thrower(self, position: Any) -> int: ...
    def forbids(self, position: Any, seat: int, move: int) -> int: ...
    def tie_break(self, position: Any, seat: int) -> int: ...
    def parts(self, position: Any, seat: int, points: Ints) -> None: ...


rules: Rules = cast(Rules, None)
"""In a generic loop: the rules of the game it is bound to."""

dtype: np.dtype[Any] = np.dtype(np.uint8)
"""In a generic loop: the row of the game it is bound to; `row.view(dtype)[0]` is the record."""


@cache
def compiling() -> bool:
    """Whether rules become machine code in this process."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    return importlib.util.find_spec("numba") is not None


@cache
def _digest_of(source: Path) -> str:
    """A file's digest; a folder stands for all its Python files and its components."""
    files = [*sorted(source.rglob("*.py")), *sorted(source.glob("components/*.*"))] or [source]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def cache_folder(*sources: Path, meanings: str = "") -> Path:
    """Where machine code made from these sources is kept.

    Numba looks only at the file of the function it compiles, so a changed helper in another file
    would leave stale code behind; a folder named by everything that went in cannot be stale.
    """
    digests = "".join(_digest_of(source) for source in [*CORE_SOURCES, *sources]) + meanings
    name = "-".join(["core", *dict.fromkeys(source.stem for source in sources)])
    home = Path(
        os.environ.get("QUARTETT_CACHE")
        or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "quartett"
    )
    folder = home / f"{name}-{hashlib.sha256(digests.encode()).hexdigest()[:16]}"
    if not folder.exists():
        _forget_old_folders(home)
    return folder


def _forget_old_folders(home: Path) -> None:
    for old in home.glob("*-*"):
        if time.time() - old.stat().st_mtime > KEPT_DAYS * 86_400:
            shutil.rmtree(old, ignore_errors=True)


def _compile(function: Function, folder: Path, hold_gil: bool = False) -> Function:
    """Compile one function. With `hold_gil` it keeps the interpreter's lock: right for code that
    Python calls over and over for microseconds, where a thread that lets go of the lock may wait
    for another one's turn before it has it back."""
    import numba
    from numba.core.bytecode import FunctionIdentity
    from numba.core.compiler_lock import global_compiler_lock

    # Numba numbers the functions of each process to tell those of one name apart. Loops that two
    # processes compiled for two games could have the same number, and where both are read one game
    # would run the other's code.
    identity: Any = FunctionIdentity
    identity._unique_ids = iter(partial(secrets.randbits, 63), None)
    how: dict[str, Any] = {
        "cache": True,
        "nogil": not hold_gil,
        "error_model": "numpy",  # no check before each division: rules do not divide by nought
        "no_cfunc_wrapper": True,  # nobody calls rules from C
        "forceinline": _code_size(function) <= SHORT,
        # To count who still needs an array takes two thirds of the time of a function that only
        # uses the arrays it is handed.
        "_nrt": not ARRAY_MAKERS.isdisjoint(function.__code__.co_names),
    }
    # Numba reads the folder when the function is wrapped, and only then. Two threads that wrap
    # loops for different games would else take each other's folder, and run each other's code.
    with _wrapping:
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # made at run time
        compiled: Any = numba.njit(function, **how)
    compile_for = compiled.compile
    load, save = compiled._cache.load_overload, compiled._cache.save_overload
    name = f"{function.__name__}-{function.__code__.co_firstlineno}"
    turns: list[ExitStack] = []

    def compile_once(kinds: Any) -> Any:
        """Threads take Numba's own lock first: else two could wait for each other."""
        with global_compiler_lock, ExitStack() as turn:
            turns.append(turn)
            turn.callback(turns.pop)
            return compile_for(tuple(_any_number(kind) for kind in kinds))

    def find(*what: Any) -> Any:
        """While one process compiles a function, others wait for what it will keep. What is kept
        is read without a lock: else a server that people wait for would wait for the slowest of
        those that read it too."""
        found = load(*what)
        if found is None:
            turns[-1].enter_context(_alone(folder, name))
            found = load(*what)
        return found

    def keep(*what: Any) -> None:
        """Two processes that keep code for different games at the same time would choose the same
        file name, and one game would later run the other's code."""
        with _alone(folder, "keeping"):
            save(*what)

    compiled.compile = compile_once
    compiled._cache.load_overload, compiled._cache.save_overload = find, keep
    return cast(Function, compiled)


def _code_size(function: Callable[..., Any]) -> int:
    """The bytes of Python code without what a rule reports: where nobody listens it is gone, and
    a rule runs as fast as if it reported nothing."""
    size, begun = len(function.__code__.co_code), -1
    for instruction in dis.get_instructions(function):
        if begun < 0 and instruction.argval == "note":
            begun = instruction.offset
        elif begun >= 0 and instruction.opname == "POP_TOP":
            size -= instruction.offset - begun
            begun = -1
    return size


@contextmanager
def _alone(folder: Path, what: str) -> Iterator[None]:
    """No other process does this meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{what}.lock").open("w") as lock:
        if fcntl is not None:  # pragma: no branch - see the import
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _any_number(kind: Any) -> Any:
    """Any whole number in place of a certain one or a narrow one.

    Left alone, Numba compiles a function anew for every constant it is called with.
    """
    from numba import types

    numbers: Any = types
    kind = numbers.unliteral(kind)
    return numbers.int64 if isinstance(kind, numbers.Integer) and kind.signed else kind


def rule(function: Function, hold_gil: bool = False) -> Function:
    """Compile a function of a game's rules or of the kit; for the type checker nothing changes."""
    if not compiling():
        return function
    home = _package_of(Path(function.__code__.co_filename))
    return _compile(function, cache_folder() if home == CORE else cache_folder(home), hold_gil)


def _package_of(file: Path) -> Path:
    """The folder whose files a function may call: a whole game, its bot included, or a part of
    the package."""
    home = file.parent
    while (
        home != CORE
        and home.parent not in (CORE, CORE / "games")
        and (home.parent / "__init__.py").exists()
    ):
        home = home.parent
    return home


def rule_with_gil(function: Function) -> Function:
    """The same for one that Python calls over and over: see `_compile`."""
    return rule(function, hold_gil=True)


def specialize(
    template: Function, *sources: Path, hold_gil: bool = False, **names: Any
) -> Function:
    """A copy of a generic loop in which `names` mean one game's own rules, compiled and cached.

    A closure would run as fast, but Numba compiles closures anew in every process.
    """
    plain = cast(FunctionType, getattr(template, "py_func", template))
    copy = FunctionType(plain.__code__, {**plain.__globals__, **names}, plain.__name__)
    copy.__module__ = plain.__module__
    copy.__dict__["meanings"] = " ".join(
        f"{name}={_meaning(value)}" for name, value in sorted(names.items())
    )
    bound = cast(Function, copy)
    if not compiling():
        return bound
    sources = (Path(plain.__code__.co_filename), *sources)
    return _compile(bound, cache_folder(*sources, meanings=copy.__dict__["meanings"]), hold_gil)


def _meaning(value: Any) -> str:
    """Which function or number this is: Numba would take the code made for another one."""
    function = getattr(value, "py_func", value)
    if isinstance(function, FunctionType):
        inner = function.__dict__.get("meanings", "")
        return f"{function.__module__}.{function.__qualname__}({inner})"
    if isinstance(value, ModuleType):
        return value.__name__
    return repr(value) if isinstance(value, int | float | str) else type(value).__name__
