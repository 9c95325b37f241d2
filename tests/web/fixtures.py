"""Films of real games for the page's gallery: what one seat sees and learns, step by step.

    python tests/web/fixtures.py [film ...]      writes web/fixtures/<film>.json; without names, all

A film is called `<game>-<seats>`, where need be with `-watching` for a spectator's eyes and with
options by their words (`nmbrs-3-simple`). Frames are as protocol 3 sends them; each also has the
view by name, for tests to read. Games are played by the real rules with seeded luck; the folder is
not kept.
"""

import json
import random
import re
import sys
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import quartett
from quartett.game import Game, Position
from quartett.layout import Viewer
from quartett.protocol.rows import pack_position
from quartett.protocol.schema import named_view, names_in

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"
NAMES = ["Marie", "Jonas", "Alma", "Robin", "Ioana", "Bartholomäus", "Noor", "Élodie"]
FILMS = (
    "zoinx-2",
    "zoinx-4",
    "nox-2",
    "nox-4",
    "nox-6",
    "nox-6-watching",
    "bloxx-2",
    "bloxx-4",
    "bloxx-4-touch",
    "nmbrs-2",
    "nmbrs-4-equal",
    "nmbrs-8",
    "nmbrs-3-simple",
)
OPTIONS: dict[str, dict[str, str]] = {
    "touch": {"support": "touch"},
    "simple": {"variant": "simple"},
    "equal": {"rows": "equal-steps"},
    "hard": {"variant": "hard"},
}
"""What a word in a film's name stands for."""
MOST_FRAMES = 300


def _prefer(game: str, words: Sequence[str], rng: random.Random) -> str:
    """A move that makes an interesting picture: rows get laid, shapes stay low."""
    if game == "nmbrs":
        rows = [w for w in words if re.match("lay|grow|cross|swap|joker|with", w)]
        return rng.choice(rows) if rows else rng.choice(words)
    if game == "bloxx":
        lowest = min(int(w.split()[2][1:]) for w in words)
        return rng.choice([w for w in words if w.endswith(f"{lowest}")] or words)
    return rng.choice(words)


def _frame(
    game: Game, at: Position, viewer: Viewer, step: int, ready: dict[int, str]
) -> dict[str, Any]:
    result, acting = game.result(at), game.acting(at)
    chance = not result and not acting
    chooser = viewer if viewer in acting and viewer not in ready else None
    row = pack_position(at, viewer)
    return {
        "now": {
            "phase": "over" if result else "playing",
            "step": step,
            "seats": [{"kind": "person", "name": name} for name in NAMES[: game.seats]],
            "acting": list(acting),
            "ready": sorted(ready),
            "chance": chance,
            "thrower": game.thrower(at) if chance else None,
            "scores": [int(game.rules.score(at.fields, seat)) for seat in range(game.seats)],
            "outcome": result
            and {
                "scores": list(result.scores),
                "winners": list(result.winners),
                "ending": result.ending,
                "parts": [[] for _ in range(game.seats)],
            },
            "wish": None,
            "fairness": {"commitment": "0" * 64, "commitments": [], "nonces": []},
            "sealed_hashes": [],
        },
        "own": {
            "row": b64encode(row).decode(),
            "choices": [] if chooser is None else list(game.choices(at, chooser)),
            "previews": [] if chooser is None else game.previews(at, chooser),
            "chosen": ready.get(viewer) if viewer is not None else None,
        },
        "names": names_in(game.layout, [at.row]),
        "effects": None,
        "seat": None,
        "view": named_view(at, viewer),
    }


@cache
def film(name: str) -> dict[str, Any]:
    """One game from the start, or as much of it as is worth it."""
    kind, seats, *words = name.split("-")
    options = {key: value for word in words for key, value in OPTIONS.get(word, {}).items()}
    viewer: Viewer = None if "watching" in words else 1 if "touch" in words else 0
    game, rng = quartett.game(kind, seats=int(seats), **options), random.Random(name)
    at, step = game.start(), 0
    frames = [_frame(game, at, viewer, step, {})]
    while game.result(at) is None and len(frames) < MOST_FRAMES:
        acting = game.acting(at)
        if acting:
            ready: dict[int, str] = {}
            for seat in sorted(acting, key=lambda seat: (seat == viewer, seat)):
                if ready:
                    frames.append(_frame(game, at, viewer, step, ready))
                ready[seat] = _prefer(kind, game.choices(at, seat), rng)
            at = game.play(at, ready)
        else:
            odds = game.odds(at)
            at = game.happen(at, rng.choices(list(odds), list(odds.values()))[0])
        step += 1
        frames.append(_frame(game, at, viewer, step, {}))
        frames[-1]["effects"] = game.effect_kinds.flat(at.notes, viewer)
        frames[-1]["seat"] = acting[0] if len(acting) == 1 else None
    about = {
        "table": name,
        "game": kind,
        "seats": int(seats),
        "options": game.written_options,
        "manners": {"throws": True},
        "host": True,
        "player_code": None,
        "watcher_code": None,
    }
    return {"about": about, "seat": viewer, "names": NAMES[: int(seats)], "frames": frames}


@cache
def written(name: str) -> str:
    """A film as the gallery reads it."""
    return json.dumps(film(name), default=int)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or FILMS:
        (FOLDER / f"{name}.json").write_text(written(name))
        print(FOLDER / f"{name}.json")


if __name__ == "__main__":
    main()
