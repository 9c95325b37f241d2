"""Fair chance, `fair/1`: what a table promises, draws and writes into its receipt.

The arithmetic stands in quartett/verify.py, which anyone can run alone. Only which event a number
draws is found by machine code, together with what comes of it (`Game.play_on`, `Game.draw_on`);
every receipt checks it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quartett.errors import Refused, UnreadableText
from quartett.game import Game, game
from quartett.layout import whole_number
from quartett.protocol.verify import (
    FAIR,
    chain_end,
    chain_link,
    chain_start,
    draw,
    key,
    numbers,
    person_commitment,
    salt,
    seal,
    server_commitment,
    write,
)
from quartett.record import Record, Step, write_result

__all__ = [
    "Played",
    "Promise",
    "WentBack",
    "draw",
    "key",
    "numbers",
    "person_commitment",
    "receipt",
    "rules_fault",
    "salt",
    "seal",
    "server_commitment",
]


@dataclass(frozen=True)
class Promise:
    """A person's commitment, and the number, if it was opened in time."""

    seat: int
    commitment: str
    nonce: bytes | None = None


@dataclass(frozen=True)
class Played:
    """A step of the record. `salts` belong to the choices that were sealed, by seat."""

    step: Step
    salts: Mapping[int, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class WentBack:
    """The record was cut to so many steps."""

    steps: int


def receipt(
    table: str,
    game: Game,
    secret: bytes,
    promises: Sequence[Promise],
    story: Iterable[Played | WentBack],
) -> str:
    """The receipt of a game that is over, as the text of a JSON file."""
    written: dict[str, Any] = {
        "fair": FAIR,
        "table": table,
        "game": game.heading,
        "rules": game.about.version,
        "secret": secret.hex(),
        "commitment": server_commitment(table, secret),
        "people": [
            {
                "seat": promise.seat,
                "commitment": promise.commitment,
                "nonce": None if promise.nonce is None else promise.nonce.hex(),
            }
            for promise in promises
        ],
        "story": [],
    }
    chain = chain_start(written)
    record, events = Record(game), 0
    for happened in story:
        line = _line(table, record, events, happened)
        chain = chain_link(chain, line)
        written["story"].append({**line, "chain": chain})
        if isinstance(happened, WentBack):
            record = Record(game, record.steps[: happened.steps])
        else:
            record = record.then(happened.step)
            events += happened.step.event is not None
    written["result"] = write_result(record.result)
    written["end"] = chain_end(chain, written["result"])
    return write(written)


def _line(table: str, record: Record, events: int, happened: Played | WentBack) -> dict[str, Any]:
    if isinstance(happened, WentBack):
        return {"undo": happened.steps}
    if happened.step.event is not None:
        odds = record.game.odds(record.position)
        return {
            "event": happened.step.event,
            "label": f"event/{events}",
            "odds": [list(pair) for pair in odds.items()],
        }
    moves = []
    for seat, word in happened.step.moves:
        mixed = happened.salts.get(seat)
        moves.append(
            {
                "seat": seat,
                "word": word,
                "salt": None if mixed is None else mixed.hex(),
                "hash": None
                if mixed is None
                else seal(table, len(record.steps), seat, word, mixed),
            }
        )
    return {"moves": moves}


def rules_fault(receipt: Mapping[str, Any]) -> str | None:
    """The first thing in a receipt's story that the rules do not say, in words; None: all is right.
    The receipt has the shape that `verify.read` gives it."""
    try:
        found = _game(receipt["game"])
        if receipt["rules"] != found.about.version:
            return (
                f"the rules: expected version {found.about.version}, which is installed here; "
                f"got {receipt['rules']}"
            )
    except Refused as refusal:
        return f"the game: {refusal}"
    record = Record(found)
    for number, line in enumerate(receipt["story"], 1):
        try:
            if "undo" in line:
                record = Record(found, record.steps[: line["undo"]])
            elif "event" in line:
                odds = [list(pair) for pair in found.odds(record.position).items()]
                if odds and odds != line["odds"]:
                    return f"line {number}: expected the odds {odds}; got {line['odds']}"
                record = record.happen(line["event"])
            else:
                record = record.play({move["seat"]: move["word"] for move in line["moves"]})
        except Refused as refusal:
            return f"line {number}: {refusal}"
    result = write_result(record.result)
    if result != receipt["result"]:
        return f"the result: expected '{result}', as the moves tell; got '{receipt['result']}'"
    return None


def _game(heading: str) -> Game:
    name, *words = heading.split(" ")
    settings: dict[str, Any] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals or option in settings:
            raise UnreadableText(f"expected 'name=value', each name once; got '{word}'")
        settings[option] = value
    seats = whole_number("'seats'", settings.pop("seats", "?"), 1, 99)
    found = game(name, seats, **settings)
    if found.heading != heading:
        raise UnreadableText(f"expected '{found.heading}'; got '{heading}'")
    return found
