"""`quartett verify` finds every change of a receipt, and reports each fault with its place."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quartett
from quartett.protocol import verify, witness
from quartett.server.table.facts import Redraw
from server.receipts import random_receipt

OLDER = json.loads(Path(__file__).with_name("fair1.json").read_bytes())["older_receipt"].encode()
"""As tables wrote it before receipts named the people who were left out."""
REDRAWN = [Redraw("table-0", 0, 1, "Cyd")]
RECEIPTS = [
    *(
        random_receipt(
            quartett.game(name, seats=seats), random.Random(seats), True, redraws
        ).encode()
        for name, seats, redraws in [("zoinx", 2, ()), ("zoinx", 3, ()), ("nox", 2, REDRAWN)]
    ),
    OLDER,
]


def verdict(raw: bytes) -> int:
    """As the command ends, without the rules."""
    try:
        verify.check(verify.read(raw))
    except verify.Unreadable:
        return verify.UNREADABLE
    except verify.Wrong:
        return verify.WRONG
    return verify.RIGHT


def test_the_untouched_receipts_are_right() -> None:
    assert [verdict(raw) for raw in RECEIPTS] == [verify.RIGHT] * 4


@settings(max_examples=600)
@given(st.sampled_from(RECEIPTS), st.data())
def test_one_flipped_bit_is_seen(raw: bytes, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(raw) - 1))
    changed = bytearray(raw)
    changed[place] ^= 1 << data.draw(st.integers(0, 7))
    assert verdict(bytes(changed)) != verify.RIGHT


@settings(max_examples=300)
@given(st.sampled_from(RECEIPTS), st.data())
def test_one_changed_missing_or_added_byte_is_seen(raw: bytes, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(raw)))
    cut = data.draw(st.integers(0, 2))
    put = data.draw(st.sampled_from([b"", b" ", b"0", b"a", b"\n", b",", b'"', b"\xff"]))
    changed = raw[:place] + put + raw[place + cut :]
    if changed != raw:
        assert verdict(changed) != verify.RIGHT


def values(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every text, number and null in a document."""
    if isinstance(document, dict):
        return [p for name, part in document.items() for p in values(part, (*path, name))]
    if isinstance(document, list):
        return [p for place, part in enumerate(document) for p in values(part, (*path, place))]
    return [path]


@settings(max_examples=300)
@given(st.sampled_from(RECEIPTS), st.data())
def test_every_single_value_counts(raw: bytes, data: st.DataObject) -> None:
    """Written again in the right form, with one value that is another."""
    receipt = json.loads(raw)
    ways = values(receipt)
    *way, name = ways[data.draw(st.integers(0, len(ways) - 1))]
    holder = receipt
    for part in way:
        holder = holder[part]
    old = holder[name]
    other = (
        st.integers(0, 2**53)
        | st.text()
        | st.none()
        | st.binary(min_size=32, max_size=32).map(bytes.hex)
    )
    if isinstance(old, int):
        other = st.integers(0, 2**53)
    elif isinstance(old, str) and len(old) == 64:
        other = st.binary(min_size=32, max_size=32).map(bytes.hex) | st.none()
    holder[name] = data.draw(other.filter(lambda new: new != old))
    assert verdict(verify.write(receipt).encode(errors="surrogatepass")) != verify.RIGHT


@settings(max_examples=100)
@given(st.sampled_from(RECEIPTS), st.data())
def test_lines_left_out_added_or_exchanged_are_seen(raw: bytes, data: st.DataObject) -> None:
    receipt = json.loads(raw)
    story = receipt["story"]
    one, two = (data.draw(st.integers(0, len(story) - 1)) for _ in range(2))
    match data.draw(st.sampled_from(["out", "twice", "exchanged", "cut"])):
        case "out":
            del story[one]
        case "twice":
            story.insert(two, story[one])
        case "cut":
            del story[one:]
        case "exchanged" if one != two:
            story[one], story[two] = story[two], story[one]
        case _:
            return
    assert verdict(verify.write(receipt).encode()) != verify.RIGHT


def changed(raw: bytes, change: Any) -> bytes:
    receipt = json.loads(raw)
    change(receipt)
    return verify.write(receipt).encode()


def rechained(receipt: dict[str, Any]) -> None:
    chain = verify.chain_start(receipt)
    for line in receipt["story"]:
        chain = line["chain"] = verify.chain_link(chain, line)
    receipt["end"] = verify.chain_end(chain, receipt["result"])


def first(receipt: dict[str, Any], kind: str) -> dict[str, Any]:
    return next(line for line in receipt["story"] if kind in line)


def forge_event(receipt: dict[str, Any]) -> None:
    line = first(receipt, "event")
    line["event"] = next(name for name, _ in line["odds"] if name != line["event"])
    rechained(receipt)


def forge_label(receipt: dict[str, Any]) -> None:
    first(receipt, "event")["label"] = "event/7"
    rechained(receipt)


def forge_odds(receipt: dict[str, Any]) -> None:
    first(receipt, "event")["odds"] = []
    rechained(receipt)


def forge_bet(receipt: dict[str, Any]) -> None:
    first(receipt, "moves")["moves"][-1]["word"] = "bet 6 "
    rechained(receipt)


def forge_half_a_seal(receipt: dict[str, Any]) -> None:
    first(receipt, "moves")["moves"][-1]["hash"] = None
    rechained(receipt)


def forge_order(receipt: dict[str, Any]) -> None:
    first(receipt, "moves")["moves"].reverse()
    rechained(receipt)


def forge_undo(receipt: dict[str, Any]) -> None:
    receipt["story"].insert(0, {"undo": 0, "chain": ""})
    rechained(receipt)


def forge_secret(receipt: dict[str, Any]) -> None:
    receipt["secret"] = "00" * 32
    rechained(receipt)


def forge_number(receipt: dict[str, Any]) -> None:
    receipt["people"][0]["nonce"] = "00" * 32
    rechained(receipt)


def forge_people(receipt: dict[str, Any]) -> None:
    receipt["people"] *= 2
    rechained(receipt)


def leave_a_number_out(receipt: dict[str, Any]) -> None:
    receipt["people"][0].update(nonce=None, left_out="late")
    rechained(receipt)


def give_no_reason(receipt: dict[str, Any]) -> None:
    receipt["people"][0]["nonce"] = None
    rechained(receipt)


def take_the_commitment(receipt: dict[str, Any]) -> None:
    receipt["people"][0]["commitment"] = None
    rechained(receipt)


@pytest.mark.parametrize(
    ("forge", "told"),
    [
        (forge_event, r"\(event/0\): expected 'dots \d', which the numbers give; got 'dots \d'"),
        (forge_label, r"expected the label 'event/0'; got 'event/7'"),
        (forge_odds, r"\(event/0\): expected weights"),
        (forge_bet, r"line 1, seat 1: expected the sealed choice"),
        (forge_half_a_seal, r"line 1, seat 1: expected a salt and a hash, or neither"),
        (forge_order, r"line 1: expected moves of seats in ascending order; got \[1, 0\]"),
        (forge_undo, r"line 1: expected to go back before step 0; got 0"),
        (forge_secret, r"the table's number: expected the promise"),
        (forge_number, r"the number of seat 1: expected the promise"),
        (forge_people, r"the people: expected seats in ascending order"),
        (give_no_reason, r"the number of seat 1: expected a number, or a reason"),
        (take_the_commitment, r"the number of seat 1: expected the promise .*; got none"),
        (leave_a_number_out, r"\(event/\d+\): expected '.*', which the numbers give"),
        (lambda receipt: receipt["story"].pop(), r"the end: expected the end of the chain"),
        (lambda receipt: receipt.update(result="-"), r"the end: expected the end of the chain"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(forge: Any, told: str) -> None:
    """Even where the forger has made the chain fit again."""
    with pytest.raises(verify.Wrong, match=told):
        verify.check(verify.read(changed(RECEIPTS[0], forge)))


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"", "expected JSON"),
        (b"\xff\xfe", "expected JSON"),
        (b"[" * 100_000, "expected JSON"),
        (b"9" * 5000, "expected JSON"),
        (b"[]", "the receipt: expected the fields fair, table,"),
        (b"{}", "the receipt: expected the fields fair, table,"),
        (changed(RECEIPTS[0], lambda r: r.update(fair="fair/2")), "'fair' cannot be 'fair/2'"),
        (changed(RECEIPTS[0], lambda r: r.update(rules=True)), "'rules' cannot be True"),
        (changed(RECEIPTS[0], lambda r: r.update(end="AB" * 32)), "'end' cannot be 'ABAB"),
        (changed(RECEIPTS[0], lambda r: r["people"].append(1)), "person 2: expected the fields"),
        (changed(RECEIPTS[0], lambda r: r["story"].append([])), "expected the fields moves"),
        (changed(RECEIPTS[0], lambda r: first(r, "moves")["moves"].append(0)), "line 1: expected"),
        (changed(RECEIPTS[0], lambda r: first(r, "event").update(odds=[[1, 1]])), "'odds' cannot"),
        (changed(RECEIPTS[0], lambda r: r.update(more=1)), "the receipt: expected the fields"),
        (changed(RECEIPTS[0], lambda r: r["people"][0].update(left_out="?")), "'left_out' cannot"),
        (changed(RECEIPTS[0], lambda r: r["redraws"].append({})), "redraw 1: expected the fields"),
        (changed(RECEIPTS[0], lambda r: r.update(story={})), "'story' cannot be"),
    ],
)  # fmt: skip
def test_what_is_no_receipt_is_told(raw: bytes, told: str) -> None:
    with pytest.raises(verify.Unreadable, match=told.replace("[", r"\[")):
        verify.read(raw)


def test_another_way_to_write_the_same_is_not_the_receipt() -> None:
    raw = RECEIPTS[0]
    for other in (json.dumps(json.loads(raw)).encode(), raw + b"\n", raw.replace(b"\n", b"\r\n")):
        with pytest.raises(verify.Wrong, match=r"byte \d+: expected the receipt exactly as"):
            verify.read(other)


# -- the command ---------------------------------------------------------------------------------


def alone(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a copy of verify.py where nothing is installed."""
    shutil.copy(verify.__file__, folder / "verify.py")
    return subprocess.run(
        [sys.executable, "-I", "-S", "verify.py", *words],
        cwd=folder,
        env={name: os.environ[name] for name in ("PATH",)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_runs_alone_with_nothing_but_python(tmp_path: Path) -> None:
    (tmp_path / "right.json").write_bytes(RECEIPTS[1])
    (tmp_path / "wrong.json").write_bytes(changed(RECEIPTS[1], forge_event))
    right = alone(tmp_path, "right.json")
    assert right.returncode == 0, right.stderr
    assert "Right, with a limit: some people's numbers were left out." in right.stdout
    assert "These numbers counted, each as promised: Näme 1 (seat 1)." in right.stdout
    assert "These numbers were left out: Näme 2 (seat 2, too slow)." in right.stdout
    assert "quartett is not installed here" in right.stdout
    wrong = alone(tmp_path, "wrong.json")
    assert wrong.returncode == 1
    assert "WRONG  line " in wrong.stdout
    assert "ight:" not in wrong.stdout
    missing = alone(tmp_path, "missing.json")
    assert missing.returncode == 2
    assert "This is not a receipt" in missing.stderr
    assert alone(tmp_path).returncode == 2


def test_with_the_package_it_also_asks_the_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "receipt.json"
    file.write_bytes(RECEIPTS[0])
    assert verify.main([str(file)]) == 0
    assert "By the rules every move was allowed" in capsys.readouterr().out

    def other_result(receipt: dict[str, Any]) -> None:
        receipt["result"] = "-"
        rechained(receipt)

    file.write_bytes(changed(RECEIPTS[0], other_result))
    assert verify.main([str(file)]) == 1
    assert "WRONG  the result: expected" in capsys.readouterr().out


# -- grades --------------------------------------------------------------------------------------


NOBODY = random_receipt(quartett.game("zoinx", seats=2), random.Random(3), in_time=0).encode()


@pytest.mark.parametrize(
    ("raw", "grade", "code", "told"),
    [
        (RECEIPTS[0], "everybody", 0, "All is right: everybody's numbers counted. Result: "),
        (RECEIPTS[1], "some", 0, "Right, with a limit: some people's numbers were left out."),
        (RECEIPTS[2], "redrawn", 0, "Right, with a limit: numbers were drawn again."),
        (RECEIPTS[3], "listed", 0, "Right, with a limit: this older form does not say"),
        (NOBODY, "nobody", 3, "Nobody's numbers: this proves only"),
    ],
)
def test_a_receipt_says_how_much_it_proves(
    raw: bytes, grade: str, code: int, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify.grade(verify.read(raw)) == grade
    file = tmp_path / "receipt.json"
    file.write_bytes(raw)
    assert verify.main([str(file)]) == code
    out = capsys.readouterr().out
    assert told in out
    assert ("All is right" in out) == (grade == "everybody")


def test_every_redraw_is_named() -> None:
    told = " ".join(verify.check(verify.read(RECEIPTS[2])))
    assert "Cyd (seat 1) at table table-0 did not open a promised number" in told


def test_a_receipt_cannot_write_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names are the operator's words: one could move the cursor and write a better verdict."""

    def rename(receipt: dict[str, Any]) -> None:
        receipt["people"][-1]["name"] = "Bob\x1b[2J\rAll is right"
        rechained(receipt)

    file = tmp_path / "receipt.json"
    file.write_bytes(changed(RECEIPTS[1], rename))
    assert verify.main([str(file)]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\r" not in out


# -- what a device saw ---------------------------------------------------------------------------


def witness_of(raw: bytes, seat: int = 1) -> dict[str, Any]:
    """What the device of this seat saw of the game."""
    receipt = json.loads(raw)
    people = {person["seat"]: person for person in receipt["people"]}
    seats = int(receipt["game"].partition("seats=")[2].partition(" ")[0])
    counted = {seat: one["commitment"] for seat, one in people.items() if one["nonce"]}
    saw: dict[str, Any] = {
        "witness": "fair/1 witness",
        "table": receipt["table"],
        "seat": seat,
        "commitment": receipt["commitment"],
        "draws": [],
        "moves": [],
        "seals": [],
        "steps": None,
        "result": receipt["result"],
    }
    if seat in counted:
        saw["draws"] = [
            {
                "round": 0,
                "commitment": people[seat]["commitment"],
                "nonce": people[seat]["nonce"],
                "others": [counted.get(one) for one in range(seats)],
                "opened": True,
            }
        ]
    step = 0
    for line in receipt["story"]:
        step = line.get("undo", step)
        for move in line.get("moves", ()):
            if move["seat"] == seat:
                saw["moves"].append({"step": step, "word": move["word"]})
            if move["hash"]:
                seal = {"step": step, "seat": move["seat"], "hash": move["hash"]}
                saw["seals"].append(seal)
        step += "undo" not in line
    saw["steps"] = step
    return saw


@pytest.mark.parametrize("raw", RECEIPTS)
def test_a_receipt_is_what_the_device_saw(raw: bytes) -> None:
    receipt = verify.read(raw)
    found, fault = witness.differences(receipt, witness_of(raw))
    assert fault is None
    assert "The device's own number counts" in found[1]


def test_a_device_that_saw_less_is_content_too() -> None:
    """It was away for a while, or somebody undid the choice of a bot that stood in."""
    saw = witness_of(RECEIPTS[0])
    del saw["moves"][::2], saw["seals"][1::2]
    saw.update(steps=None, result=None)
    assert witness.differences(verify.read(RECEIPTS[0]), saw)[1] is None


def test_a_device_that_was_left_out_learns_that() -> None:
    found, fault = witness.differences(verify.read(RECEIPTS[1]), witness_of(RECEIPTS[1], seat=2))
    assert fault is None
    assert "own number does not count" in found[1]


def other_commitment(saw: dict[str, Any]) -> None:
    saw["commitment"] = "0" * 64


def other_number(saw: dict[str, Any]) -> None:
    saw["draws"][0].update(nonce="1" * 64)


def late_seat(saw: dict[str, Any]) -> None:
    saw["draws"][0]["others"][1 - saw["seat"]] = "2" * 64


def hidden_redraw(saw: dict[str, Any]) -> None:
    saw["draws"].insert(0, {**saw["draws"][0], "nonce": "3" * 64})
    saw["draws"][1]["round"] = 1


def no_number(saw: dict[str, Any]) -> None:
    saw["draws"] = []


def other_move(saw: dict[str, Any]) -> None:
    saw["moves"][1]["word"] = "fly"


def other_seal(saw: dict[str, Any]) -> None:
    saw["seals"][0]["hash"] = "4" * 64


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda saw: saw.update(table="t"), "the table: the device saw t; the receipt says table"),
        (other_commitment, "the table's promise: the device saw 000"),
        (other_number, "the device's own nonce: the device saw 111"),
        (late_seat, "the commitment of seat 0: the device saw 222"),
        (hidden_redraw, "a redraw followed that is not listed"),
        (no_number, "the receipt has a number of this device, which opened none"),
        (other_move, "step .*: the device chose 'fly'"),
        (other_seal, "step 0, seat 0: another choice was sealed"),
        (lambda saw: saw.update(steps=1), "the number of steps: the device saw 1"),
        (lambda saw: saw.update(result="-"), "the result: the device saw -;"),
        (lambda saw: saw.update(witness="?"), "expected 'fair/1 witness'; got '\\?'"),
        (lambda saw: saw.pop("moves"), "expected a file that the page exported"),
    ],
)
def test_what_differs_from_what_the_device_saw_is_told(
    change: Any, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saw = witness_of(RECEIPTS[0])
    change(saw)
    (tmp_path / "receipt.json").write_bytes(RECEIPTS[0])
    (tmp_path / "witness.json").write_text(json.dumps(saw))
    files = [str(tmp_path / "receipt.json"), "--witness", str(tmp_path / "witness.json")]
    assert verify.main(files) == 1
    out = capsys.readouterr().out
    assert re.search(told, out), out
    assert "ight:" not in out


def test_a_witness_is_compared_where_nothing_is_installed(tmp_path: Path) -> None:
    (tmp_path / "receipt.json").write_bytes(RECEIPTS[0])
    (tmp_path / "saw.json").write_text(json.dumps(witness_of(RECEIPTS[0])))
    words = ("receipt.json", "--witness", "saw.json")
    missing = alone(tmp_path, *words)
    assert (missing.returncode, "witness" in missing.stderr) == (2, True)
    shutil.copy(witness.__file__, tmp_path / "witness.py")
    right = alone(tmp_path, *words)
    assert (right.returncode, right.stderr) == (0, "")
    assert "The device's own number counts" in right.stdout
