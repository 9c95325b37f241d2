"""Writes films of real games for the page's gallery: what one seat sees, step by step, as `Now`.

    python tests/web/fixtures.py [folder]

They are played by the real rules with seeded luck, and are not kept in the repository.
"""

import json
import random
import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import quartett
from quartett.game import Game, Position
from quartett.layout import Eyes
from quartett.server import picture

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"
NAMES = ["Marie", "Jonas", "Alma", "Robin", "Ioana", "Bartholomäus", "Noor", "Élodie"]

FILMS: dict[str, tuple[str, int, dict[str, Any], Eyes, int]] = {
    "zoinx-2": ("zoinx", 2, {}, 0, 160),
    "zoinx-4": ("zoinx", 4, {}, 0, 200),
    "nox-2": ("nox", 2, {}, 0, 200),
    "nox-4": ("nox", 4, {}, 0, 260),
    "nox-6": ("nox", 6, {}, 0, 260),
    "nox-6-watching": ("nox", 6, {}, None, 120),
    "bloxx-2": ("bloxx", 2, {}, 0, 120),
    "bloxx-4": ("bloxx", 4, {}, 0, 160),
    "bloxx-4-touch": ("bloxx", 4, {"support": "touch"}, 1, 120),
    "nmbrs-2": ("nmbrs", 2, {}, 0, 300),
    "nmbrs-4": ("nmbrs", 4, {"variant": "advanced"}, 0, 300),
    "nmbrs-8": ("nmbrs", 8, {}, 0, 300),
    "nmbrs-3-simple": ("nmbrs", 3, {"variant": "simple"}, 0, 200),
}


def _prefer(game: str, words: Sequence[str], rng: random.Random) -> str:
    """A move that makes an interesting picture: rows get laid, shapes stay low."""
    if game == "nmbrs":
        rows = [w for w in words if re.match("lay|grow|cross|swap|joker|with", w)]
        return rng.choice(rows) if rows else rng.choice(words)
    if game == "bloxx":
        lowest = min(int(w.split()[2][1:]) for w in words)
        return rng.choice([w for w in words if w.endswith(f"{lowest}")] or words)
    return rng.choice(words)


def _now(game: Game, at: Position, eyes: Eyes, step: int, ready: dict[int, str]) -> dict[str, Any]:
    result, acting = game.result(at), game.acting(at)
    view = game.view(at, eyes)
    words = game.choices(at, eyes) if eyes is not None and eyes in acting else ()
    seats = range(game.seats)
    scores = [int(game.rules.score(at.fields, seat)) for seat in seats]
    choices = json.loads(picture.choices(at, eyes)) if eyes is not None and words else []
    return {
        "phase": "over" if result else "playing",
        "step": step,
        "seats": [{"kind": "person", "name": NAMES[s], "presence": "here"} for s in seats],
        "view": json.loads(bytes(picture.fields(at, eyes))),
        "text": str(view),
        "acting": list(acting),
        "ready": sorted(ready),
        "chance": not result and not acting,
        "choices": choices,
        "chosen": ready.get(eyes) if eyes is not None else None,
        "scores": scores,
        "outcome": result
        and {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "ending": result.ending,
            "parts": [[] for _ in seats],
        },
        "undo_to": None,
        "wish": None,
        "fairness": {"commitment": "0" * 64, "commitments": [], "nonces": []},
        "sealed_hashes": [],
    }


@cache
def film(name: str) -> dict[str, Any]:
    """One game from the start, or as much of it as asked for."""
    kind, seats, options, eyes, length = FILMS[name]
    game, rng = quartett.game(kind, seats=seats, **options), random.Random(name)
    at, frames, step = game.start(), [], 0
    frames.append(_now(game, at, eyes, step, {}))
    while game.result(at) is None and len(frames) < length:
        if acting := game.acting(at):
            ready: dict[int, str] = {}
            for seat in sorted(acting, key=lambda s: (s == eyes, s)):
                if ready:
                    frames.append(_now(game, at, eyes, step, ready))
                ready[seat] = _prefer(kind, game.choices(at, seat), rng)
            at = game.play(at, ready)
        else:
            odds = game.odds(at)
            at = game.happen(at, rng.choices(list(odds), list(odds.values()))[0])
        step += 1
        frames.append(_now(game, at, eyes, step, {}))
    about = {
        "table": name,
        "game": kind,
        "seats": seats,
        "options": game.written_options,
        "manners": {},
        "host": True,
        "player_code": None,
        "watcher_code": None,
    }
    return {"about": about, "seat": eyes, "names": NAMES[:seats], "frames": frames}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILMS:
        (folder / f"{name}.json").write_text(json.dumps(film(name), default=int))
    (folder / "films.json").write_text(json.dumps(list(FILMS)))


if __name__ == "__main__":
    main()
