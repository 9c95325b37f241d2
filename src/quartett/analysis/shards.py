"""A batch of simulated games in shards, for runners: each shard is a range of games of a seed.

The name of a shard contains a digest of everything it depends on and its range of games, so an
interrupted batch resumes where it stopped, and a longer one reuses what is there.
"""

import hashlib
import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from quartett.analysis.runner import Runner, cached_game
from quartett.compiled import Array
from quartett.errors import UnreadableText
from quartett.game import Game
from quartett.sim import GAMES_PER_SHARD, Batch, simulate

ARRAYS = ("scores", "winners", "parts", "lengths", "endings")


@dataclass(frozen=True)
class Shard:
    """Games `first` to `last` - 1 of a seed."""

    game: str
    rules: int
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    first: int
    last: int

    @property
    def file_name(self) -> str:
        what = {**asdict(self), "first": 0, "last": 0}
        digest = hashlib.sha256(json.dumps(what).encode()).hexdigest()[:16]
        return f"{self.game}-{digest}-seed{self.seed}-{self.first}-{self.last}.npz"


def play_shard(shard: Shard) -> tuple[Shard, dict[str, Array]]:
    """Plays the games of a shard, on one core."""
    game = cached_game(shard.game, shard.seats, shard.options)
    batch = simulate(game, range(shard.first, shard.last), shard.seed, threads=1)
    return shard, {name: getattr(batch, name) for name in ARRAYS}


def simulate_in_shards(
    game: Game,
    games: int,
    seed: int,
    runner: Runner,
    results: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Batch:
    """Plays the same batch as `simulate` through a runner; `results` is a folder to resume from."""
    if games < 1 or not 0 <= seed < 2**63:
        raise UnreadableText(f"expected at least 1 game and a seed; got {games} and {seed}")
    options = tuple(game.options.items())
    shards = [
        Shard(
            game.name, game.about.version, game.seats, options,
            seed, first, min(first + GAMES_PER_SHARD, games),
        )
        for first in range(0, games, GAMES_PER_SHARD)
    ]  # fmt: skip
    done: dict[Shard, dict[str, Array]] = {}
    for shard in shards:
        file = results / shard.file_name if results is not None else None
        if file is not None and file.exists():
            with np.load(file) as arrays:
                done[shard] = {name: arrays[name] for name in ARRAYS}
            progress(shard.last - shard.first)
    for shard, arrays in runner(play_shard, [shard for shard in shards if shard not in done]):
        done[shard] = arrays
        if results is not None:
            _save(results / shard.file_name, arrays)
        progress(shard.last - shard.first)
    joined = {name: np.concatenate([done[shard][name] for shard in shards]) for name in ARRAYS}
    return Batch(game, seed, **joined)


def _save(file: Path, arrays: dict[str, Array]) -> None:
    """Writes a file atomically."""
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(content.getvalue())
    part.rename(file)
