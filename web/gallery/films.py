"""Write films of real games for the gallery: what one seat sees and learns, step by step.

    python web/gallery/films.py nox-4 [zoinx-3 ...]

A film is `web/fixtures/<game>-<seats>.json`; `nox-4-watching` is seen by a spectator. Frames are as
protocol 2 sends them. Moves are random, with seeded luck; the folder is not kept.
"""

import json
import random
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import quartett
from quartett.game import Game, Position
from quartett.layout import Eyes
from quartett.rows import cells_of, pack
from quartett.schema import names_in, schema_of

FOLDER = Path(__file__).parents[1] / "fixtures"
NAMES = ["Marie", "Jonas", "Alma", "Robin", "Ioana", "Bartholomäus", "Noor", "Élodie"]
MOST_FRAMES = 400


def frame(game: Game, at: Position, eyes: Eyes, step: int, ready: dict[int, str]) -> dict[str, Any]:
    result, acting = game.result(at), game.acting(at)
    viewer = game.seats if eyes is None else eyes
    row = pack(at.row, cells_of(game.layout, game.seats), viewer)
    acts = eyes is not None and eyes in acting
    chance = not result and not acting
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
            "choices": list(game.choices(at, eyes)) if acts and eyes not in ready else [],
            "previews": game.previews(at, eyes) if acts and eyes not in ready else [],
            "chosen": ready.get(eyes) if eyes is not None else None,
        },
        "names": names_in(game.layout, [at.row]),
        "effects": None,
        "seat": None,
    }


def film(name: str) -> dict[str, Any]:
    kind, seats, *more = name.split("-")
    eyes: Eyes = None if "watching" in more else 0
    game, rng = quartett.game(kind, seats=int(seats)), random.Random(name)
    at, step = game.start(), 0
    frames = [frame(game, at, eyes, step, {})]
    while game.result(at) is None and len(frames) < MOST_FRAMES:
        seat = None
        if acting := game.acting(at):
            ready: dict[int, str] = {}
            for one in sorted(acting, key=lambda seat: (seat == eyes, seat)):
                if ready:
                    frames.append(frame(game, at, eyes, step, ready))
                words = game.choices(at, one)
                lively = [w for w in words if not w.startswith(("discard", "pass", "stop"))]
                ready[one] = rng.choice(lively if lively and rng.random() < 0.7 else words)
            seat = acting[0] if len(acting) == 1 else None
            at = game.play(at, ready)
        else:
            odds = game.odds(at)
            at = game.happen(at, rng.choices(list(odds), list(odds.values()))[0])
        step += 1
        frames.append(frame(game, at, eyes, step, {}))
        frames[-1] |= {"effects": game.effect_kinds.flat(at.notes, eyes), "seat": seat}
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
    schema_of(game)  # fails early where the page could not read the film either
    return {"about": about, "seat": eyes, "names": NAMES[: int(seats)], "frames": frames}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:]:
        text = json.dumps(film(name), default=int)
        (FOLDER / f"{name}.json").write_text(text)
        print(FOLDER / f"{name}.json")


if __name__ == "__main__":
    main()
