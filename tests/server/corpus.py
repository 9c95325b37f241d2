"""Stored tables that must fold to the same pictures for ever: `python -m server.corpus` in tests.

Each game has one table that is over and one that goes on. The logs are written once and kept: a
log that is there is never made anew, only its pictures are. Read the diff: a picture that changes
without a new version of the game's rules is a table somebody could not continue.
"""

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import json
from msgspec.structs import replace

from quartett.protocol.messages import Form, GiveTime, Pause, TableOptions, Undo
from quartett.server.service import exports
from quartett.server.store import Entry
from quartett.server.table.facts import Change
from quartett.server.table.fold import fold
from quartett.server.table.state import State
from server.tables import BRIEF, Driven, snapshot

FOLDER = Path(__file__).parent / "corpus"
STEPS = {"nmbrs": 60}
"""So far the tables go that are not over; others 12 steps."""


def played(game: str, over: bool) -> list[Change]:
    """A table with people and a bot, at which a little of everything happens."""
    rng = random.Random(f"{game} {over}")
    driven = Driven(game, ["Ada", "Bob", "random"], TableOptions(clock=60, bonus=30), **BRIEF[game])
    driven.begin().play(rng, 2)
    for paused in (True, False):
        driven.uptime += 1.5
        driven.do(Pause(driven.id(), paused), "Bob")
    driven.play(rng, 6)
    driven.do(Undo(driven.id(), 3), "Ada")
    if driven.state.clocks[0] is not None:
        driven.do(GiveTime(driven.id(), 0), "Bob")
    driven.play(rng, 10_000 if over else STEPS.get(game, 12))
    assert (driven.state.phase == "over") is over
    return driven.log


def entries(file: Path) -> list[Entry]:
    """A stored log, as a store keeps it."""
    lines = file.read_bytes().splitlines()
    return [Entry(n, "", "", json.decode(raw)["at"], raw) for n, raw in enumerate(lines, 1)]


def pictures(log: list[Entry]) -> dict[str, Any]:
    """What everyone sees at the end of a log."""
    state = fold(json.decode(entry.fact, type=Change) for entry in log)
    told = {
        "version": state.version,
        "position": str(state.record.position),
        "spectator": _seen(state, None),
        **{f"seat {seat}": _seen(state, seat) for seat in state.seats},
    }
    plain: dict[str, Any] = json.decode(json.encode(told))
    return plain


def _seen(state: State, viewer: int | None) -> dict[str, Any]:
    record = exports.record_text(state, viewer)
    message = snapshot(state, viewer, state.uptime, Form(text=True, named=True))
    return {
        "now": message.now,
        "own": replace(message.own, numbers=b""),  # the same is there by name
        "last": message.log[-3:],
        "record": sha256(record.encode()).hexdigest(),
    }


def logs() -> list[Path]:
    return sorted(FOLDER.glob("*.jsonl"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in sorted(BRIEF):
        for over in (True, False):
            file = FOLDER / f"{game}-{'over' if over else 'running'}.jsonl"
            if not file.exists():
                lines = [json.encode(change) + b"\n" for change in played(game, over)]
                file.write_bytes(b"".join(lines))
    for file in logs():
        told = pictures(entries(file))
        lines = [
            f"{name!r}: ".replace("'", '"').encode() + json.encode(told[name]) for name in told
        ]
        file.with_suffix(".json").write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")
        print(file.stem)
