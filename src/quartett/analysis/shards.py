"""A batch in pieces, for runners: each piece is so many games of a seed, wherever it is played.

A piece is named by a digest of everything it depends on and by its range of game numbers, so a
batch that was stopped goes on where it was, and a longer one begins with what is there.
"""

import hashlib
import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

import quartett
from quartett.analysis.runner import Runner
from quartett.compiled import Array
from quartett.errors import UnreadableText
from quartett.game import Game
from quartett.sim import GAMES_PER_SHARD, Batch, simulate

ARRAYS = ("scores", "winners", "parts", "lengths", "endings")


@dataclass(frozen=True)
class Piece:
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


@lru_cache(maxsize=8)
def _game(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return quartett.game(name, seats, **dict(options))


def play_piece(piece: Piece) -> tuple[Piece, dict[str, Array]]:
    """Play the games of a piece, on one core."""
    game = _game(piece.game, piece.seats, piece.options)
    batch = simulate(game, range(piece.first, piece.last), piece.seed, threads=1)
    return piece, {name: getattr(batch, name) for name in ARRAYS}


def simulate_in_shards(
    game: Game,
    games: int,
    seed: int,
    runner: Runner,
    results: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Batch:
    """The batch that `simulate` plays, through a runner; `results` is a folder to resume from."""
    if games < 1 or not 0 <= seed < 2**63:
        raise UnreadableText(f"expected at least 1 game and a seed; got {games} and {seed}")
    options = tuple(game.options.items())
    wanted = [
        Piece(
            game.name, game.about.version, game.seats, options,
            seed, first, min(first + GAMES_PER_SHARD, games),
        )
        for first in range(0, games, GAMES_PER_SHARD)
    ]  # fmt: skip
    done: dict[Piece, dict[str, Array]] = {}
    for piece in wanted:
        kept = results / piece.file_name if results is not None else None
        if kept is not None and kept.exists():
            with np.load(kept) as arrays:
                done[piece] = {name: arrays[name] for name in ARRAYS}
            progress(piece.last - piece.first)
    for piece, found in runner(play_piece, [piece for piece in wanted if piece not in done]):
        done[piece] = found
        if results is not None:
            _keep(results / piece.file_name, found)
        progress(piece.last - piece.first)
    joined = {name: np.concatenate([done[piece][name] for piece in wanted]) for name in ARRAYS}
    return Batch(game, seed, **joined)


def _keep(file: Path, found: dict[str, Array]) -> None:
    """Written whole or not at all."""
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, **found)
    file.parent.mkdir(parents=True, exist_ok=True)
    waiting = file.with_suffix(".part")
    waiting.write_bytes(content.getvalue())
    waiting.rename(file)
