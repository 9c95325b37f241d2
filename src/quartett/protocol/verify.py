"""Checks a receipt of fair/1: that nobody chose the cards and nobody changed the record.

This file needs nothing but Python: copy it alone to a machine you trust and run

    python verify.py RECEIPT.json [--witness WITNESS.json]

It exits with 0 if everything is right, 1 if something is wrong (it says what and where), 2 if the
file is not a receipt, 3 if it has nobody's number and proves nothing about chance. A witness is
what a player's device saw (the page exports it): put witness.py beside this file. If quartett is
installed, the game is also replayed by its rules.

What it proves: the operator could not *choose* what chance did, because everybody had committed to
their numbers before any was known. It does not prove that the operator could not *see* hidden
cards, and it convinces a player only if that player's own number is among those listed.

    H(parts)      = SHA256(u32be(length) part u32be(length) part ...)
    commitment    = H("fair/1 commit", "server", table, S)
    commitment i  = H("fair/1 commit", "person", table, seat, P_i)
    K             = HMAC(S, H("fair/1 key", table, P_i, P_j, ...)), in the order of seats
    block n       = HMAC(K, label 0x00 u32be(n)), eight numbers u32be; labels: start, event/0, ...
    draw          = the first number whose lowest bits are below the total weight
    sealed choice = H("fair/1 sealed", table, step, seat, word, salt)
    chain         = H("fair/1 chain", headings), then H("fair/1 link", before, line) for every line
"""

import hashlib
import hmac
import json
import os
import re
import struct
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import accumulate, count, takewhile
from operator import eq
from typing import Any

FAIR, START = "fair/1", "start"  # and the label of the lot that may fall first: who begins
RIGHT, WRONG, UNREADABLE, NOTHING_PROVED = 0, 1, 2, 3
MOST_WEIGHT, MOST_BYTES, BLOCK = 2**32, 50_000_000, 64  # a block of SHA-256 has 64 bytes
EIGHT = struct.Struct(">8I")


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
    """The eight numbers of one block; every label has endless numbers below 2**32."""
    inner, outer = _keyed(key)
    hashed, again = inner.copy(), outer.copy()
    hashed.update(label.encode() + b"\0" + block.to_bytes(4, "big"))
    again.update(hashed.digest())
    return EIGHT.unpack(again.digest())


@lru_cache(maxsize=4096)
def _keyed(key: bytes) -> tuple[Any, Any]:
    """HMAC(key, ...) before the first byte (RFC 2104). A table always draws with the same key."""
    padded = key.ljust(BLOCK, b"\0")
    if len(padded) > BLOCK:
        raise ValueError(f"expected a key of at most {BLOCK} bytes; got {len(key)}")
    inner, outer = (bytes(byte ^ mark for byte in padded) for mark in (0x36, 0x5C))
    return hashlib.sha256(inner), hashlib.sha256(outer)


def draw(key: bytes, label: str, odds: Mapping[str, int] | Iterable[tuple[str, int]]) -> str:
    """The event that is drawn from these odds at this label.

    The lowest bits of each number, as many as the total weight needs, are used if they are below
    the total and skipped otherwise. So every weight counts exactly; a remainder would not.
    """
    pairs: list[tuple[str, int]] = list(odds.items() if isinstance(odds, Mapping) else odds)
    ends = list(accumulate((weight for _, weight in pairs), initial=0))
    total = ends[-1]
    if not 0 < total <= MOST_WEIGHT or min(weight for _, weight in pairs) < 0:
        raise ValueError(f"expected weights from 0 that sum up to 1 to {MOST_WEIGHT}; got {total}")
    bits = (1 << (total - 1).bit_length()) - 1
    for block in count():
        for number in numbers(key, label, block):
            if (below := number & bits) < total:
                return pairs[bisect_right(ends, below) - 1][0]
    raise AssertionError("expected some number to fit")


def seal(table: str, step: int, seat: int, word: str, salt: bytes) -> str:
    """The hash of a choice, public before the choice is; `step`: the number of steps before it."""
    return digest("fair/1 sealed", table, str(step), str(seat), word, salt).hex()


def chain_start(receipt: Mapping[str, Any]) -> str:
    """The chain before the first line: a hash of everything above the story."""
    heads = [receipt[name] for name in ("table", "game", "rules", "secret", "commitment")]
    people = [part for person in receipt["people"] for part in person.values()]
    if "redraws" in receipt:
        people.insert(0, len(receipt["people"]))
        people += [part for redraw in receipt["redraws"] for part in redraw.values()]
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
        _shape("the receipt", receipt, "receipt" if _has(receipt, "redraws") else "older receipt")
        written = write(receipt).encode()
    except (ValueError, RecursionError) as problem:
        raise Unreadable(f"expected JSON; {str(problem).partition(chr(10))[0]}") from None
    if written != raw:
        place = len(list(takewhile(bool, map(eq, written, raw))))
        raise Wrong(f"byte {place}: expected the receipt exactly as a table writes it")
    return receipt  # type: ignore[no-any-return]  # JSON, its shape checked above


LEFT_OUT = {"late": "too slow", "away": "not there", "withheld": "did not open it"}
"""Why somebody's number does not count, in words."""
HEADINGS = "fair:fair table:text game:text rules:whole secret:hex commitment:hex people:"
SHAPES = {
    "receipt": f"{HEADINGS}person* redraws:redraw* story:line* result:text end:hex",
    "person": "seat:whole name:text commitment:hex? nonce:hex? left_out:why?",
    "redraw": "table:text round:whole seat:whole name:text",
    # Once, receipts listed only the people with a commitment, and not why others were left out.
    "older receipt": f"{HEADINGS}older_person* story:line* result:text end:hex",
    "older_person": "seat:whole commitment:hex nonce:hex?",
    "event": "event:text label:text odds:odds chain:hex",
    "undo": "undo:whole chain:hex",
    "moves": "moves:move* chain:hex",
    "move": "seat:whole word:text salt:hex? hash:hex?",
}
FITS: dict[str, Callable[[Any], bool]] = {
    "fair": lambda value: value == FAIR,
    "text": lambda value: isinstance(value, str),
    "whole": lambda value: type(value) is int and 0 <= value < 2**53,
    "why": lambda value: isinstance(value, str) and value in LEFT_OUT,
    "hex": lambda value: isinstance(value, str) and bool(re.fullmatch("[0-9a-f]{64}", value)),
    "odds": lambda value: isinstance(value, list) and all(map(FITS["pair"], value)),
    "pair": lambda value: (
        isinstance(value, list)
        and [type(part) for part in value] == [str, int]
        and 0 <= value[1] < 2**53
    ),
}


def _has(value: object, name: str) -> bool:
    return isinstance(value, dict) and name in value


def _shape(place: str, value: Any, shape: str) -> None:
    """Check that a value has the fields of its shape, in order; `?` may be null, `*` is a list."""
    if shape == "line":
        shape = next((kind for kind in ("event", "undo") if _has(value, kind)), "moves")
    fields = dict(field.split(":") for field in SHAPES[shape].split())
    if not isinstance(value, dict) or list(value) != list(fields):
        raise Unreadable(f"{place}: expected the fields {', '.join(fields)}; got {_short(value)}")
    for name, kind in fields.items():
        part = value[name]
        fits = isinstance(part, list) if kind[-1] == "*" else part is None and kind[-1] == "?"
        if not fits and (kind[-1] == "*" or not FITS[kind.rstrip("?")](part)):
            raise Unreadable(f"{place}: '{name}' cannot be {_short(part)}")
        for number, entry in enumerate(part if kind[-1] == "*" else (), 1):
            inner = place if name == "moves" else f"{kind[:-1].replace('older_', '')} {number}"
            _shape(inner, entry, kind[:-1])


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, dict) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def check(receipt: Mapping[str, Any]) -> list[str]:
    """Check a receipt against itself. Returns what is right, in words, or raises `Wrong` with the
    first thing that is not."""
    table, secret = receipt["table"], bytes.fromhex(receipt["secret"])
    _same("the table's number", server_commitment(table, secret), receipt["commitment"], "promise")
    nonces = _check_people(table, receipt["people"])
    found = ["The table's number is the one it promised before the first step."]
    if nonces:
        found.append(f"These numbers counted, each as promised: {_names(receipt, True)}.")
    if len(nonces) < len(receipt["people"]):
        found.append(f"These numbers were left out: {_names(receipt, False)}.")
    for redraw in receipt.get("redraws", ()):
        who = f"{redraw['name']} (seat {redraw['seat']}) at table {redraw['table']}"
        found.append(f"{who} did not open a promised number, so new ones were drawn.")
    secret_key = key(secret, table, nonces)
    chain = chain_start(receipt)
    events = moves = sealed = undone = steps = 0
    for number, line in enumerate(receipt["story"], 1):
        place = f"line {number}"
        chain = chain_link(chain, line)
        _same(place, chain, line["chain"], "link of the chain")
        if "event" in line:
            lot = number == 1 and line["label"] == START
            _check_event(place, secret_key, START if lot else f"event/{events}", line)
            events, steps = events + (not lot), steps + (not lot)
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
    for person in people:
        nonce, place = person["nonce"], f"the number of seat {person['seat']}"
        if "left_out" in person and (nonce is None) == (person["left_out"] is None):
            raise Wrong(f"{place}: expected a number, or a reason to leave it out")
        if nonce is not None:
            promised = person_commitment(table, person["seat"], bytes.fromhex(nonce))
            _same(place, promised, person["commitment"] or "none", "promise")
    return [bytes.fromhex(one["nonce"]) for one in people if one["nonce"] is not None]


def _check_event(place: str, key: bytes, label: str, line: Mapping[str, Any]) -> None:
    place = f"{place} ({label})"
    if line["label"] != label:
        raise Wrong(f"{place}: expected the label '{label}'; got '{line['label']}'")
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


VERDICTS = {
    "everybody": "All is right: everybody's numbers counted.",
    "listed": "Right, with a limit: this older form does not say whose numbers were left out.",
    "some": "Right, with a limit: some people's numbers were left out. It proves nothing to them.",
    "redrawn": "Right, with a limit: numbers were drawn again. Somebody in league with the "
    "operator may have rejected what was to come.",
    "nobody": "Nobody's numbers: this proves only that the record was not changed afterwards.",
}


def grade(receipt: Mapping[str, Any]) -> str:
    """How much a receipt proves that `check` accepts: a key of `VERDICTS`."""
    given = [person["nonce"] is not None for person in receipt["people"]]
    if not any(given):
        return "nobody"
    if "redraws" not in receipt:
        return "listed"
    return "redrawn" if receipt["redraws"] else "everybody" if all(given) else "some"


def _names(receipt: Mapping[str, Any], counted: bool) -> str:
    """The people whose numbers counted, or those who were left out, and why."""
    return ", ".join(
        f"{one.get('name', '')} (seat {one['seat']}".strip()
        + (")" if counted else f", {LEFT_OUT[one.get('left_out', 'withheld')]})")
        for one in receipt["people"]
        if (one["nonce"] is not None) == counted
    )


def check_rules(receipt: Mapping[str, Any]) -> str:
    """Replay the game by the rules, if they are installed."""
    try:
        from quartett.protocol.receipt_rules import rules_fault
    except ImportError:
        return "Moves and odds were not compared with the rules: quartett is not installed here."
    if fault := rules_fault(receipt):
        raise Wrong(fault)
    return "By the rules every move was allowed, all odds are right, and so is the result."


def check_witness(receipt: Mapping[str, Any], file: str) -> list[str]:
    """Compare the receipt with what a device saw; witness.py does that."""
    sys.path.append(os.path.dirname(os.path.abspath(__file__)))  # it is beside this file
    witness = import_module(f"{__package__}.witness" if __package__ else "witness")
    found, fault = witness.compare(receipt, file)
    if fault:
        raise Wrong(fault)
    return list(found)


def _say(text: str) -> None:
    print("".join(character if character.isprintable() else "?" for character in text))


def main(words: Sequence[str] | None = None) -> int:
    """Check one file; the exit codes are listed above."""
    names = sys.argv[1:] if words is None else list(words)
    if len(names) not in (1, 3) or names[0][:2] == "--" or names[1:2] not in ([], ["--witness"]):
        print("expected: verify.py RECEIPT.json [--witness WITNESS.json]", file=sys.stderr)
        return UNREADABLE
    try:
        with open(names[0], "rb") as file:
            receipt = read(file.read(MOST_BYTES))
        _say(f"Receipt of table {receipt['table']}: {receipt['game']}")
        saw = [sentence for file in names[2:] for sentence in check_witness(receipt, file)]
        for sentence in [*check(receipt), *saw, check_rules(receipt)]:
            _say(f"  right  {sentence}")
    except (OSError, ImportError, Unreadable) as problem:
        print(f"This is not a receipt of {FAIR}. {problem}", file=sys.stderr)
        return UNREADABLE
    except Wrong as fault:
        _say(f"  WRONG  {fault}")
        return WRONG
    _say(f"{VERDICTS[grade(receipt)]} Result: {receipt['result']}")
    return NOTHING_PROVED if grade(receipt) == "nobody" else RIGHT


if __name__ == "__main__":
    sys.exit(main())
