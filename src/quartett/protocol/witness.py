"""Compares a receipt of fair/1 with what one player's device saw at the table.

A receipt that is right in itself could still be another game's, or leave somebody's number out. The
device keeps what it saw itself: the table's commitment, its own number, everybody's commitments at
the moment it opened that number, its own moves, the hashes of sealed choices, and the result. The
page exports that as a file, a witness. Like verify.py, this file needs nothing but Python.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

WITNESS = "fair/1 witness"
MOST_BYTES = 10_000_000


class _Differs(Exception):
    """The receipt is not what the device saw."""


def compare(receipt: Mapping[str, Any], file: str) -> tuple[list[str], str | None]:
    """Return, in sentences, what the witness in this file confirms; and the first thing in which
    the receipt differs from it, if there is one."""
    with open(file, "rb") as opened:
        raw = opened.read(MOST_BYTES)
    try:
        return differences(receipt, json.loads(raw))
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
        return [], f"the witness: expected a file that the page exported; got '{file}'"


def differences(
    receipt: Mapping[str, Any], witness: Mapping[str, Any]
) -> tuple[list[str], str | None]:
    """Like `compare`, for a witness that has been read."""
    if witness["witness"] != WITNESS:
        return [], f"the witness: expected '{WITNESS}'; got '{witness['witness']}'"
    found: list[str] = []
    try:
        _same("the table", witness["table"], receipt["table"])
        _same("the table's promise", witness["commitment"], receipt["commitment"])
        found.append("The device saw the same promise of the table.")
        found.append(_own_number(receipt, witness))
        found.append(_moves(receipt, witness))
        if witness["result"] is not None:
            _same("the result", witness["result"], receipt["result"])
    except _Differs as fault:
        return found, str(fault)
    return found, None


def _own_number(receipt: Mapping[str, Any], witness: Mapping[str, Any]) -> str:
    """Compare the device's own number, and the others' commitments when it was opened."""
    people = {person["seat"]: person for person in receipt["people"]}
    own = people.get(witness["seat"], {})
    # Without an answer the device cannot know whether its number has arrived.
    draws: Sequence[Mapping[str, Any]] = [
        draw for draw in witness["draws"] if draw["opened"] or draw["nonce"] == own.get("nonce")
    ]
    told = {redraw["round"] for redraw in receipt.get("redraws", ()) if _here(receipt, redraw)}
    for earlier in draws[:-1]:
        if "redraws" in receipt and earlier["round"] not in told:
            raise _Differs("the device opened a number, and a redraw followed that is not listed")
    if not draws:
        if own.get("nonce") is not None:
            raise _Differs("the receipt has a number of this device, which opened none")
        return "The device's own number does not count: it was left out before anything was open."
    last = draws[-1]
    for name in ("commitment", "nonce"):
        _same(f"the device's own {name}", last[name], own.get(name) or "none")
    for seat, commitment in enumerate(last["others"]):
        got = people.get(seat, {})
        counted = got.get("commitment") if got.get("nonce") is not None else None
        _same(f"the commitment of seat {seat}", commitment or "none", counted or "none")
    for seat in people:
        if seat >= len(last["others"]):
            raise _Differs(f"seat {seat}: the device saw nobody there")
    return "The device's own number counts, and everybody had committed before it was opened."


def _here(receipt: Mapping[str, Any], redraw: Mapping[str, Any]) -> bool:
    return bool(redraw["table"] == receipt["table"])


def _moves(receipt: Mapping[str, Any], witness: Mapping[str, Any]) -> str:
    """Find the moves and the sealed choices that the device saw, in this order, in the story."""
    made: list[tuple[int, int, str]] = []
    sealed: set[tuple[int, int, str]] = set()
    steps = 0
    for line in receipt["story"]:
        if "undo" in line:
            steps = line["undo"]
            continue
        for move in line.get("moves", ()):
            made.append((steps, move["seat"], move["word"]))
            sealed.add((steps, move["seat"], move["hash"]))
        steps += 1
    later = iter(made)
    for move in witness["moves"]:
        if (move["step"], witness["seat"], move["word"]) not in later:
            raise _Differs(f"step {move['step']}: the device chose '{move['word']}'")
    for one in witness["seals"]:
        if (one["step"], one["seat"], one["hash"]) not in sealed:
            raise _Differs(f"step {one['step']}, seat {one['seat']}: another choice was sealed")
    if witness["steps"] is not None:
        _same("the number of steps", witness["steps"], steps)
    chosen, hashes = len(witness["moves"]), len(witness["seals"])
    return f"The device's own moves are in it ({chosen}), and the seals that it saw ({hashes})."


def _same(place: str, saw: object, got: object) -> None:
    if saw != got:
        raise _Differs(f"{place}: the device saw {str(saw)[:40]}; the receipt says {str(got)[:40]}")
