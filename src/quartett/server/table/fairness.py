"""Fair chance, `fair/1`: what a table promises, draws and writes into its receipt.

The arithmetic is in quartett/protocol/verify.py, which anyone can run on its own. The table itself
draws events with compiled code (`Game.play_and_draw`, `Game.draw_event`); a receipt checks every
one of them.
"""

import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import to_builtins

from quartett.game import Game, game
from quartett.protocol.receipt_rules import start_odds
from quartett.protocol.verify import (
    FAIR,
    START,
    chain_end,
    chain_link,
    chain_start,
    digest,
    draw,
    key,
    numbers,
    person_commitment,
    seal,
    server_commitment,
    write,
)
from quartett.record import Record, Step, write_result
from quartett.server.table.facts import Redraw

__all__ = [
    "Played",
    "Promise",
    "WentBack",
    "draw",
    "key",
    "numbers",
    "person_commitment",
    "receipt",
    "salt",
    "seal",
    "server_commitment",
]


def with_start_by_lot(played: Game, key: bytes) -> Game:
    """Return the game that begins with the seat drawn by lot."""
    seat = draw(key, START, start_odds(played.seats)).removeprefix("start ")
    return game(played.name, played.seats, **{**played.written_options, "start": seat})


@dataclass(frozen=True)
class Promise:
    """A person's commitment, and the nonce if it was opened; otherwise why it does not count."""

    seat: int
    name: str
    commitment: str | None = None
    nonce: bytes | None = None
    left_out: Literal["late", "away", "withheld"] | None = None


@dataclass(frozen=True)
class Played:
    """A step of the record, with the salts of the sealed choices by seat."""

    step: Step
    salts: Mapping[int, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class WentBack:
    """The record was cut back to this number of steps."""

    steps: int


def salt(secret: bytes, label: str) -> bytes:
    """Return the salt of a sealed choice: nobody can find the choice by trying all words."""
    return hmac.digest(secret, digest("fair/1 salt", label), "sha256")


@dataclass(frozen=True)
class DrewStart:
    """The start player was drawn by lot."""


def receipt(
    table: str,
    game: Game,
    secret: bytes,
    promises: Sequence[Promise],
    log: Iterable[Played | WentBack | DrewStart],
    redraws: Iterable[Redraw] = (),
) -> str:
    """Return the receipt of a game that is over, as JSON text."""
    content: dict[str, Any] = {
        "fair": FAIR,
        "table": table,
        "game": game.heading,
        "rules": game.about.version,
        "secret": secret.hex(),
        "commitment": server_commitment(table, secret),
        "people": [
            {
                "seat": promise.seat,
                "name": promise.name,
                "commitment": promise.commitment,
                "nonce": None if promise.nonce is None else promise.nonce.hex(),
                "left_out": promise.left_out,
            }
            for promise in promises
        ],
        "redraws": [to_builtins(redraw) for redraw in redraws],
        "story": [],
    }
    chain = chain_start(content)
    record, events = Record(game), 0
    for entry in log:
        line = _line(table, record, events, entry)
        chain = chain_link(chain, line)
        content["story"].append({**line, "chain": chain})
        if isinstance(entry, WentBack):
            record = Record(game, record.steps[: entry.steps])
        elif isinstance(entry, Played):
            record = record.then(entry.step)
            events += entry.step.event is not None
    content["result"] = write_result(record.result)
    content["end"] = chain_end(chain, content["result"])
    return write(content)


def _line(
    table: str, record: Record, events: int, entry: Played | WentBack | DrewStart
) -> dict[str, Any]:
    if isinstance(entry, WentBack):
        return {"undo": entry.steps}
    if isinstance(entry, DrewStart):
        return {
            "event": f"start {record.game.options['start']}",
            "label": START,
            "odds": [list(pair) for pair in start_odds(record.game.seats).items()],
        }
    if entry.step.event is not None:
        odds = record.game.odds(record.position)
        return {
            "event": entry.step.event,
            "label": f"event/{events}",
            "odds": [list(pair) for pair in odds.items()],
        }
    moves = []
    for seat, word in entry.step.moves:
        salt = entry.salts.get(seat)
        moves.append(
            {
                "seat": seat,
                "word": word,
                "salt": None if salt is None else salt.hex(),
                "hash": None if salt is None else seal(table, len(record.steps), seat, word, salt),
            }
        )
    return {"moves": moves}
