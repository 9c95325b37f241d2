"""The same games in C, compiled if there is a compiler, and checked for the same totals."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
Play = Callable[[int, int, int], tuple[int, int]]
"""(games, seed, seats) -> (steps, sum of all scores)."""


def sources() -> dict[str, Path]:
    """Returns the games that exist in C."""
    return {file.stem: file for file in sorted(HERE.glob("*.c"))}


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def compile_game(source: Path, folder: Path | None = None) -> Play | None:
    """Compiles a game in C to a function; None if there is no compiler."""
    command = compiler()
    if command is None:
        return None
    folder = folder or Path(tempfile.mkdtemp(prefix="quartett-bench-"))
    library = folder / f"{source.stem}.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([command, *flags, "-o", str(library), str(source)], check=True)
    function = ctypes.CDLL(str(library)).play_games
    function.restype = ctypes.c_int64
    function.argtypes = [ctypes.c_int64] * 3 + [ctypes.POINTER(ctypes.c_int64)]

    def play(games: int, seed: int, seats: int) -> tuple[int, int]:
        scores = ctypes.c_int64(0)
        steps = function(games, seed, seats, ctypes.byref(scores))
        return int(steps), scores.value

    return play
