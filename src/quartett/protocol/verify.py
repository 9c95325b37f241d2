"""Checks a receipt of fair/1: that nobody chose the cards and nobody changed the record.

This file needs nothing but Python: copy it alone to a machine you trust and run

    python verify.py RECEIPT.json

It exits with 0 if everything is right, 1 if something is wrong (it says what and where), and 2 if
the file is not a receipt. If the package quartett is installed, it also replays the game and checks
that every move was allowed and that all odds follow from the rules.

What it proves: the operator could not *choose* what chance did, because the table committed to its
number before the players' numbers were known, and the players committed to theirs before the
table's was. It does not prove that the operator could not *see* hidden cards, and it convinces a
player only if that player's own number is among those listed.

    H(parts)      = SHA256(u32be(length) part u32be(length) part ...)
    commitment    = H("fair/1 commit", "server", table, S)
    commitment i  = H("fair/1 commit", "person", table, seat, P_i)
    K             = HMAC(S, H("fair/1 key", table, P_i, P_j, ...)), in the order of seats
    block n       = HMAC(K, label 0x00 u32be(n)), eight numbers u32be; labels: event/0, event/1, ...
    draw          = the first number whose lowest bits are below the total weight
    sealed choice = H("fair/1 sealed", table, step, seat, word, salt)
    chain         = H("fair/1 chain", headings), then H("fair/1 link", before, line) for every line
"""

import hashlib
import hmac
import json
import struct
import sys
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any

FAIR = "fair/1"
RIGHT, WRONG, UNREADABLE = 0, 1, 2
MOST_WEIGHT = 2**32
MOST_BYTES = 50_000_000
BLOCK = 64
"""The block size of SHA-256 in bytes."""
EIGHT = struct.Struct(">8I")


# -- the arithmetic ------------------------------------------------------------------------------


def digest(*parts: str | bytes) -> bytes:
    """H: lengths are hashed, too, so that different lists of parts never give the same bytes."""
    hashed = hashlib.sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        hashed.update(len(raw).to_bytes(4, "big") + raw)
    return hashed.digest()


def server_commitment(table: str, secret: bytes) -> str:
    """The table's commitment, published before anything else happens."""
    return digest("fair/1 commit", "server", table, secret).hex()


def person_commitment(table: str, seat: int, nonce: bytes) -> str:
    """The commitment of a person's device, made before it knows the others' numbers."""
    return digest("fair/1 commit", "person", table, str(seat), nonce).hex()


def key(secret: bytes, table: str, nonces: Sequence[bytes]) -> bytes:
    """K, the key of all draws: made from the table's number and the people's, in seat order."""
    return hmac.digest(secret, digest("fair/1 key", table, *nonces), "sha256")


def numbers(key: bytes, label: str, block: int) -> tuple[int, ...]:
    """The eight numbers of one block; every label has an endless sequence of numbers below
    2**32."""
    inner, outer = _keyed(key)
    hashed, again = inner.copy(), outer.copy()
    hashed.update(label.encode() + b"\0" + block.to_bytes(4, "big"))
    again.update(hashed.digest())
    return EIGHT.unpack(again.digest())


@lru_cache(maxsize=4096)
def _keyed(key: bytes) -> tuple[Any, Any]:
    """HMAC(key, ...) before the first byte, as RFC 2104 defines it: one hash over the message, and
    one over that hash. A table always draws with the same key, so this part is cached."""
    padded = key.ljust(BLOCK, b"\0")
    if len(padded) > BLOCK:
        raise ValueError(f"expected a key of at most {BLOCK} bytes; got {len(key)}")
    inner, outer = (bytes(byte ^ mark for byte in padded) for mark in (0x36, 0x5C))
    return hashlib.sha256(inner), hashlib.sha256(outer)


def draw(key: bytes, label: str, odds: Mapping[str, int] | Iterable[tuple[str, int]]) -> str:
    """The event that is drawn from these odds at this label."""
    pairs: list[tuple[str, int]] = list(odds.items() if isinstance(odds, Mapping) else odds)
    return pairs[drawn(key, label, [weight for _, weight in pairs])][0]


def drawn(key: bytes, label: str, weights: Sequence[int]) -> int:
    """The place of the weight that is drawn at this label.

    The lowest bits of each number, as many as the total weight needs, are used if they are below
    the total and skipped otherwise. So every weight counts exactly; taking a remainder would not
    be exact.
    """
    ends = list(accumulate(weights, initial=0))
    total = ends[-1]
    if not 0 < total <= MOST_WEIGHT or min(weights) < 0:
        raise ValueError(f"expected weights from 0 that sum up to 1 to {MOST_WEIGHT}; got {total}")
    bits = (1 << (total - 1).bit_length()) - 1
    block = 0
    while True:
        for number in numbers(key, label, block):
            below = number & bits
            if below < total:
                return bisect_right(ends, below) - 1
        block += 1


def salt(secret: bytes, label: str) -> bytes:
    """The salt of a sealed choice, so that nobody can find the choice by trying all words."""
    return hmac.digest(secret, digest("fair/1 salt", label), "sha256")


def seal(table: str, step: int, seat: int, word: str, salt: bytes) -> str:
    """The hash of a choice, public before the choice is; `step`: the number of steps before it."""
    return digest("fair/1 sealed", table, str(step), str(seat), word, salt).hex()


# -- the chain -----------------------------------------------------------------------------------


def chain_start(receipt: Mapping[str, Any]) -> str:
    """The chain before the first line: a hash of everything above the story."""
    heads = [receipt[name] for name in ("table", "game", "rules", "secret", "commitment")]
    people = [part for person in receipt["people"] for part in person.values()]
    return digest("fair/1 chain", *_texts(heads), *_texts(people)).hex()


def chain_link(before: str, line: Mapping[str, Any]) -> str:
    """The chain after a line of the story."""
    parts: list[object]
    if "event" in line:
        parts = ["event", line["event"], line["label"], *(p for pair in line["odds"] for p in pair)]
    elif "undo" in line:
        parts = ["undo", line["undo"]]
    else:
        parts = ["moves", *(part for move in line["moves"] for part in move.values())]
    return digest("fair/1 link", before, *_texts(parts)).hex()


def chain_end(before: str, result: str) -> str:
    return digest("fair/1 end", before, result).hex()


def _texts(parts: Iterable[object]) -> list[str]:
    return ["" if part is None else str(part) for part in parts]


# -- reading -------------------------------------------------------------------------------------


class Unreadable(Exception):
    """The file is not a receipt."""


class Wrong(Exception):
    """The file is a receipt, but it is wrong."""


def write(receipt: Mapping[str, Any]) -> str:
    """Write a receipt in its only form."""
    return json.dumps(receipt, indent=1, ensure_ascii=False) + "\n"


def read(raw: bytes) -> dict[str, Any]:
    """Read a receipt and check its shape, not its content."""
    try:
        receipt = json.loads(raw)
        _shape("the receipt", receipt, HEADINGS)
        for number, person in enumerate(receipt["people"], 1):
            _shape(f"person {number}", person, PERSON)
        for number, line in enumerate(receipt["story"], 1):
            _check_line(f"line {number}", line)
        written = write(receipt).encode()
    except (ValueError, RecursionError) as problem:
        raise Unreadable(f"expected JSON; {str(problem).partition(chr(10))[0]}") from None
    if written != raw:
        place = next(
            (n for n, (a, b) in enumerate(zip(written, raw, strict=False)) if a != b), len(written)
        )
        raise Wrong(f"byte {place}: expected the receipt exactly as a table writes it")
    return receipt  # type: ignore[no-any-return]  # JSON, its shape checked above


def _text(value: object) -> bool:
    return isinstance(value, str)


def _whole(value: object) -> bool:
    return type(value) is int and 0 <= value < 2**53


def _hex(value: object) -> bool:
    return isinstance(value, str) and len(value) == 64 and not value.strip("0123456789abcdef")


def _hex_or_none(value: object) -> bool:
    return value is None or _hex(value)


def _list(value: object) -> bool:
    return isinstance(value, list)


def _odds(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and _text(pair[0]) and _whole(pair[1])
        for pair in value
    )


HEADINGS = {
    "fair": lambda value: value == FAIR,
    "table": _text,
    "game": _text,
    "rules": _whole,
    "secret": _hex,
    "commitment": _hex,
    "people": _list,
    "story": _list,
    "result": _text,
    "end": _hex,
}
PERSON = {"seat": _whole, "commitment": _hex, "nonce": _hex_or_none}
EVENT = {"event": _text, "label": _text, "odds": _odds, "chain": _hex}
MOVES = {"moves": _list, "chain": _hex}
MOVE = {"seat": _whole, "word": _text, "salt": _hex_or_none, "hash": _hex_or_none}
UNDO = {"undo": _whole, "chain": _hex}


def _shape(place: str, value: object, expected: Mapping[str, Any]) -> None:
    if not isinstance(value, dict) or list(value) != list(expected):
        raise Unreadable(f"{place}: expected the fields {', '.join(expected)}; got {_short(value)}")
    for name, fits in expected.items():
        if not fits(value[name]):
            raise Unreadable(f"{place}: '{name}' cannot be {_short(value[name])}")


def _check_line(place: str, line: object) -> None:
    kind = next(iter(line), None) if isinstance(line, dict) else None
    _shape(place, line, {"event": EVENT, "undo": UNDO}.get(str(kind), MOVES))
    if kind == "moves" and isinstance(line, dict):
        for move in line["moves"]:
            _shape(place, move, MOVE)


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, dict) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


# -- checking ------------------------------------------------------------------------------------


def check(receipt: Mapping[str, Any]) -> list[str]:
    """Check a receipt against itself. Returns what is right, in words, or raises `Wrong` with the
    first thing that is not."""
    table, secret = receipt["table"], bytes.fromhex(receipt["secret"])
    _same("the table's number", server_commitment(table, secret), receipt["commitment"], "promise")
    nonces = _check_people(table, receipt["people"])
    found = [
        "The table's number is the one it promised before the first step.",
        f"{_many(len(nonces), 'person', 'people')} added a number, each as promised.",
    ]
    if late := len(receipt["people"]) - len(nonces):
        found.append(f"{_many(late, 'person', 'people')} promised a number and never gave it.")
    secret_key = key(secret, table, nonces)
    chain = chain_start(receipt)
    events = moves = sealed = undone = steps = 0
    for number, line in enumerate(receipt["story"], 1):
        place = f"line {number}"
        chain = chain_link(chain, line)
        _same(place, chain, line["chain"], "link of the chain")
        if "event" in line:
            _check_event(f"{place} (event/{events})", secret_key, events, line)
            events += 1
            steps += 1
        elif "undo" in line:
            if line["undo"] >= steps:
                raise Wrong(f"{place}: expected to go back before step {steps}; got {line['undo']}")
            steps = line["undo"]
            undone += 1
        else:
            sealed += _check_moves(place, table, steps, line["moves"])
            moves += len(line["moves"])
            steps += 1
    _same("the end", chain_end(chain, receipt["result"]), receipt["end"], "end of the chain")
    return [
        *found,
        f"{_many(events, 'event')}: each is the one these numbers and its odds give.",
        f"{_many(moves, 'move')}, {sealed} of them as sealed before they were shown.",
        *([f"{_many(undone, 'time')} people went back; nothing was drawn twice."] * (undone > 0)),
        f"The story of {_many(len(receipt['story']), 'line')} is whole; its end is {chain[:16]}...",
    ]


def _check_people(table: str, people: Sequence[Mapping[str, Any]]) -> list[bytes]:
    seats = [person["seat"] for person in people]
    if seats != sorted(set(seats)):
        raise Wrong(f"the people: expected seats in ascending order; got {seats}")
    given = [person for person in people if person["nonce"] is not None]
    for person in given:
        promised = person_commitment(table, person["seat"], bytes.fromhex(person["nonce"]))
        _same(f"the number of seat {person['seat']}", promised, person["commitment"], "promise")
    return [bytes.fromhex(person["nonce"]) for person in given]


def _check_event(place: str, key: bytes, number: int, line: Mapping[str, Any]) -> None:
    if line["label"] != f"event/{number}":
        raise Wrong(f"{place}: expected the label 'event/{number}'; got '{line['label']}'")
    try:
        event = draw(key, line["label"], [(name, weight) for name, weight in line["odds"]])
    except ValueError as problem:
        raise Wrong(f"{place}: {problem}") from None
    if event != line["event"]:
        raise Wrong(f"{place}: expected '{event}', which the numbers give; got '{line['event']}'")


def _check_moves(place: str, table: str, step: int, moves: Sequence[Mapping[str, Any]]) -> int:
    """Check moves; returns the number of those that had been sealed."""
    seats = [move["seat"] for move in moves]
    if not seats or seats != sorted(set(seats)):
        raise Wrong(f"{place}: expected moves of seats in ascending order; got {seats}")
    sealed = [move for move in moves if (move["salt"], move["hash"]) != (None, None)]
    for move in sealed:
        of_seat = f"{place}, seat {move['seat']}"
        if move["salt"] is None or move["hash"] is None:
            raise Wrong(f"{of_seat}: expected a salt and a hash, or neither; got one")
        expected = seal(table, step, move["seat"], move["word"], bytes.fromhex(move["salt"]))
        _same(of_seat, expected, move["hash"], "sealed choice")
    return len(sealed)


def _same(place: str, expected: str, got: str, what: str) -> None:
    if expected != got:
        raise Wrong(f"{place}: expected the {what} {expected[:16]}...; got {got[:16]}...")


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def check_rules(receipt: Mapping[str, Any]) -> str:
    """Replay the game by the rules, if they are installed."""
    try:
        from quartett.protocol.receipt_rules import rules_fault
    except ImportError:
        return "Moves and odds were not compared with the rules: quartett is not installed here."
    fault = rules_fault(receipt)
    if fault is not None:
        raise Wrong(fault)
    return "By the rules every move was allowed, all odds are right, and so is the result."


def main(words: Sequence[str] | None = None) -> int:
    """Check one file; the exit codes are listed above."""
    names = sys.argv[1:] if words is None else list(words)
    if len(names) != 1 or names[0].startswith("--"):
        print("expected: verify.py RECEIPT.json", file=sys.stderr)
        return UNREADABLE
    try:
        with open(names[0], "rb") as file:
            receipt = read(file.read(MOST_BYTES))
        print(f"Receipt of table {receipt['table']}: {receipt['game']}")
        for sentence in [*check(receipt), check_rules(receipt)]:
            print(f"  right  {sentence}")
    except (OSError, Unreadable) as problem:
        print(f"This is not a receipt of {FAIR}. {problem}", file=sys.stderr)
        return UNREADABLE
    except Wrong as fault:
        print(f"  WRONG  {fault}")
        return WRONG
    print(f"All is right. Result: {receipt['result']}")
    return RIGHT


if __name__ == "__main__":
    sys.exit(main())
