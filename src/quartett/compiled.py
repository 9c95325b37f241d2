"""Compiles plain Python to machine code.

`rule` compiles a function of the rules, `specialize` compiles a generic loop for one game.

Numba is imported with the first rule, never by `import quartett`. Without Numba, or with
NUMBA_DISABLE_JIT=1, the same functions run interpreted; that is how they are debugged and how their
coverage is measured.
"""

import dis
import hashlib
import importlib.util
import os
import secrets
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Protocol, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

from quartett.platforms import lock

Function = TypeVar("Function", bound=Callable[..., Any])
Array = npt.NDArray[np.int64]
Bits = npt.NDArray[np.uint64]
Row = npt.NDArray[np.uint8]

CORE = Path(__file__).parent
_NAMES = ("compiled.py", "kit.py", "sim.py", "layout", "engine/pending.py", "engine/steps.py")
CORE_SOURCES = [CORE / name for name in _NAMES]
"""The sources of every game's machine code, besides its own."""
KEPT_DAYS = 14
ARRAY_MAKERS = {"array", "copy", "empty", "full", "ones", "zeros"}
SHORT = 460
"""Functions up to this size are inlined into their callers: see `_code_size`."""
_wrapping = threading.Lock()


class Ints(Protocol):
    """A row of whole numbers, as rules see it: a NumPy array of any width."""

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
"""In a generic loop: the rules of the game it is specialized for."""

dtype: np.dtype[Any] = np.dtype(np.uint8)
"""In a generic loop: the row of that game; `row.view(dtype)[0]` is the record."""


@cache
def compiling() -> bool:
    """Whether this process compiles rules to machine code."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    return importlib.util.find_spec("numba") is not None


@cache
def _digest_of(source: Path) -> str:
    """The digest of a file, or of a folder's Python files and components."""
    files = [*sorted(source.rglob("*.py")), *sorted(source.glob("components/*.*"))] or [source]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def cache_folder(*sources: Path, meanings: str = "") -> Path:
    """The cache folder of machine code that was made from these sources.

    Numba checks only the file of the function it compiles, so a change to a helper in another file
    would leave stale code behind. A folder named by a digest of all sources cannot be stale.
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
    Python calls often and that runs for microseconds, because a thread that releases the lock may
    have to wait for other threads before it gets it back."""
    import numba
    from numba.core.bytecode import FunctionIdentity
    from numba.core.compiler_lock import global_compiler_lock

    # Numba numbers the functions of each process to distinguish those with the same name. Loops
    # that two processes compile for two games could get the same number, and a process that loads
    # both would run one game with the other's code. Random numbers prevent that.
    identity: Any = FunctionIdentity
    identity._unique_ids = iter(partial(secrets.randbits, 63), None)
    how: dict[str, Any] = {
        "cache": True,
        "nogil": not hold_gil,
        "error_model": "numpy",  # no check before each division: rules do not divide by zero
        "no_cfunc_wrapper": True,  # nobody calls rules from C
        "forceinline": _code_size(function) <= SHORT,
        # Reference counting takes two thirds of the time of a function that creates no arrays.
        "_nrt": not ARRAY_MAKERS.isdisjoint(function.__code__.co_names),
    }
    # Numba reads the folder only when it wraps the function. Without the lock, two threads that
    # wrap loops for different games could use each other's folder and run each other's code.
    with _wrapping:
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # made at run time
        compiled: Any = numba.njit(function, **how)
    compile_for = compiled.compile
    load, save = compiled._cache.load_overload, compiled._cache.save_overload
    name = f"{function.__name__}-{function.__code__.co_firstlineno}"
    exit_stacks: list[ExitStack] = []

    def compile_once(kinds: Any) -> Any:
        """Take Numba's own lock before the file's, so that two threads cannot deadlock."""
        with global_compiler_lock, ExitStack() as stack:
            exit_stacks.append(stack)
            stack.callback(exit_stacks.pop)
            return compile_for(tuple(_any_number(kind) for kind in kinds))

    def load_or_lock(*what: Any) -> Any:
        """Let one process compile a function while others wait for the result. Code in the cache
        is read without a lock, so that a starting server does not wait for other readers."""
        overload = load(*what)
        if overload is None:
            exit_stacks[-1].enter_context(_locked(folder, name))
            overload = load(*what)
        return overload

    def save_alone(*what: Any) -> None:
        """Save one function at a time: two processes that save code for different games would
        choose the same file name, and one game would later run the other's code."""
        with _locked(folder, "keeping"):
            save(*what)

    compiled.compile = compile_once
    compiled._cache.load_overload, compiled._cache.save_overload = load_or_lock, save_alone
    return cast(Function, compiled)


def _code_size(function: Callable[..., Any]) -> int:
    """The size of a function's byte code without its calls of `note`: in simulations these compile
    to nothing, and must not keep a rule from being inlined."""
    size, start = len(function.__code__.co_code), -1
    for instruction in dis.get_instructions(function):
        if start < 0 and instruction.argval == "note":
            start = instruction.offset
        elif start >= 0 and instruction.opname == "POP_TOP":
            size -= instruction.offset - start
            start = -1
    return size


@contextmanager
def _locked(folder: Path, what: str) -> Iterator[None]:
    """Keep other processes from doing the same thing at the same time."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{what}.lock").open("w") as file:
        lock(file, wait=True)
        yield


def _any_number(kind: Any) -> Any:
    """Replace the type of a constant or a narrow integer by int64.

    Otherwise Numba would compile a function again for every constant it is called with.
    """
    from numba import types

    numbers: Any = types
    kind = numbers.unliteral(kind)
    return numbers.int64 if isinstance(kind, numbers.Integer) and kind.signed else kind


def rule(function: Function, hold_gil: bool = False) -> Function:
    """Compile a function of a game's rules or of the kit; type checkers see the plain function."""
    if not compiling():
        return function
    home = _package_of(Path(function.__code__.co_filename))
    return _compile(function, cache_folder() if home == CORE else cache_folder(home), hold_gil)


def _package_of(file: Path) -> Path:
    """The folder whose files a function may call: a game including its bot, or a part of the
    package."""
    home = file.parent
    while (
        home != CORE
        and home.parent not in (CORE, CORE / "games")
        and (home.parent / "__init__.py").exists()
    ):
        home = home.parent
    return home


def rule_with_gil(function: Function) -> Function:
    """Compile a function that Python calls often: see `_compile`."""
    return rule(function, hold_gil=True)


def rule_on_demand(function: Function) -> Function:
    """Mark a function to be compiled when a loop that calls it is specialized.

    Its module can be imported without the compiler, and Python can call it as it stands.
    """
    function.__dict__["on_demand"] = True
    return function


@cache
def _compiled_on_demand(function: FunctionType) -> Any:
    return rule(_copy(function, {}))


def _copy(function: FunctionType, names: Mapping[str, Any]) -> FunctionType:
    """A copy of a function in which `names` have these meanings."""
    used = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    on_demand = {
        name: _compiled_on_demand(value)
        for name, value in used.items()
        if isinstance(value, FunctionType) and "on_demand" in value.__dict__
    }
    meanings = {**function.__globals__, **on_demand, **names}
    copy = FunctionType(function.__code__, meanings, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    return copy


def specialize(
    template: Function, *sources: Path, hold_gil: bool = False, **names: Any
) -> Function:
    """Compile a copy of a generic loop in which `names` mean one game's own rules.

    A closure would run as fast, but Numba cannot cache closures across processes.
    """
    plain = cast(FunctionType, getattr(template, "py_func", template))
    copy = _copy(plain, names)
    copy.__dict__["meanings"] = " ".join(
        f"{name}={_meaning(value)}" for name, value in sorted(names.items())
    )
    specialized = cast(Function, copy)
    if not compiling():
        return specialized
    sources = (Path(plain.__code__.co_filename), *sources)
    folder = cache_folder(*sources, meanings=copy.__dict__["meanings"])
    return _compile(specialized, folder, hold_gil)


def _meaning(value: Any) -> str:
    """Identify a function or number; Numba would confuse code that was compiled for another."""
    function = getattr(value, "py_func", value)
    if isinstance(function, FunctionType):
        inner = function.__dict__.get("meanings", "")
        return f"{function.__module__}.{function.__qualname__}({inner})"
    if isinstance(value, ModuleType):
        return value.__name__
    return repr(value) if isinstance(value, int | float | str) else type(value).__name__
