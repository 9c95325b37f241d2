"""The arithmetic of fair/1, and receipts checked against the rules."""

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

import quartett
from quartett import games
from quartett.protocol import verify
from quartett.protocol.receipt_rules import rules_fault
from quartett.record import Step
from quartett.server.table import fairness
from quartett.server.table.fairness import Played
from server.receipts import random_receipt

VECTORS = json.loads(Path(__file__).with_name("fair1.json").read_text(encoding="utf-8"))
SECRET, ONE, TWO = bytes(range(32)), b"\x01" * 32, b"\x02" * 32


def endless(key: bytes, label: str) -> Iterator[int]:
    return (number for block in count() for number in verify.numbers(key, label, block))


def test_parts_are_hashed_with_their_lengths() -> None:
    expected = hashlib.sha256(b"\0\0\0\1a" + b"\0\0\0\0" + b"\0\0\0\2\xc3\xa4").digest()
    assert verify.digest("a", b"", "ä") == expected
    assert verify.digest("ab", "c") != verify.digest("a", "bc")
    assert verify.digest("a") != verify.digest("a", "")


def test_commitments_and_key_are_those_of_the_specification() -> None:
    def h(*parts: bytes) -> bytes:
        joined = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        return hashlib.sha256(joined).digest()

    promised = fairness.server_commitment("t", SECRET)
    assert promised == h(b"fair/1 commit", b"server", b"t", SECRET).hex()
    key = fairness.key(SECRET, "t", [ONE, TWO])
    assert key == hmac.new(SECRET, h(b"fair/1 key", b"t", ONE, TWO), "sha256").digest()
    assert fairness.key(SECRET, "t", [TWO, ONE]) != key
    assert fairness.key(SECRET, "t", [ONE]) != key
    block = hmac.new(key, b"event/17" + b"\0" + b"\0\0\0\1", "sha256").digest()
    second = [int.from_bytes(block[n : n + 4], "big") for n in range(0, 32, 4)]
    assert list(verify.numbers(key, "event/17", 1)) == second


@pytest.mark.parametrize("length", [1, 32, 63, 64])
def test_numbers_are_those_of_hmac_with_a_key_of_any_length_that_fits(length: int) -> None:
    key, message = bytes(range(7, 7 + length)), b"event/3" + b"\0" + b"\0\0\0\0"
    expected = hmac.new(key, message, "sha256").digest()
    for _ in range(2):  # a cached key can be used again
        given = verify.numbers(key, "event/3", 0)
        assert b"".join(number.to_bytes(4, "big") for number in given) == expected


def test_a_key_that_hmac_would_hash_first_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 64 bytes; got 65"):
        verify.numbers(bytes(65), "event/0", 0)


def test_a_draw_takes_the_first_number_that_fits_and_never_a_remainder() -> None:
    key = fairness.key(SECRET, "t", [ONE])
    for number in range(300):
        label = f"event/{number}"
        low = (value & 127 for value in endless(key, label))
        fits = next(value for value in low if value < 81)
        odds = {"dots 0": 16, "dots 1": 32, "dots 2": 24, "dots 3": 8, "dots 4": 1}
        ladder = [event for event, weight in odds.items() for _ in range(weight)]
        assert fairness.draw(key, label, odds) == ladder[fits]


@pytest.mark.parametrize(
    "weights", [[1, 1], [1, 2, 3], [16, 32, 24, 8, 1], [1] * 13, [5, 0, 7], [2**31, 2**30]]
)
def test_draws_come_as_often_as_their_weights_say(weights: list[int]) -> None:
    """Chi-square at a fixed key: below the 0.1 % bound for up to 12 degrees of freedom."""
    key, rounds = fairness.key(SECRET, "chi", [ONE]), 20_000
    odds = {f"e{n}": weight for n, weight in enumerate(weights)}
    seen = Counter(fairness.draw(key, f"event/{n}", odds) for n in range(rounds))
    assert all(weight > 0 for event, weight in odds.items() if seen[event])
    expected = {event: rounds * w / sum(weights) for event, w in odds.items() if w}
    chi = sum((seen[event] - often) ** 2 / often for event, often in expected.items())
    assert chi < 32.9


def test_a_remainder_would_be_seen() -> None:
    """The same test on a total just above half of 2**32, where a remainder would favour the low
    ones two to one: rejection does not."""
    total = 2**31 + 2**30
    odds = {"low": total // 2, "high": total - total // 2}
    key = fairness.key(SECRET, "bias", [])
    seen = Counter(fairness.draw(key, f"event/{n}", odds) for n in range(20_000))
    assert abs(seen["low"] - 10_000) < 350


@pytest.mark.parametrize("odds", [{}, {"a": 0}, {"a": -1, "b": 2}, {"a": 2**32 + 1}])
def test_impossible_odds_are_refused(odds: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="expected weights"):
        fairness.draw(SECRET, "event/0", odds)


def test_a_sealed_choice_differs_by_everything_that_goes_into_it() -> None:
    seals = {
        fairness.seal("t", 3, 1, "bet 6", ONE),
        fairness.seal("u", 3, 1, "bet 6", ONE),
        fairness.seal("t", 4, 1, "bet 6", ONE),
        fairness.seal("t", 3, 2, "bet 6", ONE),
        fairness.seal("t", 3, 1, "bet 5", ONE),
        fairness.seal("t", 3, 1, "bet 6", TWO),
    }
    assert len(seals) == 6
    assert fairness.salt(SECRET, "1/2") != fairness.salt(SECRET, "1/3")


def test_golden_vectors_that_the_page_checks_too() -> None:
    assert golden() == VECTORS


def golden() -> dict[str, Any]:
    """Check fair1.json; `python tests/server/test_fairness.py` writes it again."""
    table, key = "näh-1", fairness.key(SECRET, "näh-1", [ONE, TWO])
    odds = {"dots 0": 16, "dots 1": 32, "dots 2": 24, "dots 3": 8, "dots 4": 1}
    game = quartett.game("zoinx", seats=3)
    return {
        "digest": {"parts": ["a", "", "ä"], "hash": verify.digest("a", "", "ä").hex()},
        "table": table,
        "secret": SECRET.hex(),
        "commitment": fairness.server_commitment(table, SECRET),
        "people": [
            {"seat": s, "nonce": n.hex(), "commitment": fairness.person_commitment(table, s, n)}
            for s, n in [(0, ONE), (2, TWO)]
        ],
        "key": key.hex(),
        "numbers": {"label": "event/17", "all": list(islice(endless(key, "event/17"), 20))},
        "odds": [list(pair) for pair in odds.items()],
        "draws": [fairness.draw(key, f"event/{n}", odds) for n in range(40)],
        "wide": [fairness.draw(key, f"event/{n}", {"a": 2**31, "b": 1, "c": 2**30})
                 for n in range(10)],
        "seal": {
            "step": 3,
            "seat": 1,
            "word": "bet zoinx",
            "salt": ONE.hex(),
            "hash": fairness.seal(table, 3, 1, "bet zoinx", ONE),
        },
        "receipt": random_receipt(game, random.Random(1), undo=True),
        "older_receipt": VECTORS["older_receipt"],
    }  # fmt: skip


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("undo", [False, True])
def test_the_receipt_of_a_whole_game_is_right(name: str, undo: bool) -> None:
    about = games.package(name).ABOUT
    for seed in range(2):
        game = quartett.game(name, seats=about.seats[seed % len(about.seats)])
        receipt = verify.read(random_receipt(game, random.Random(seed), undo).encode())
        verify.check(receipt)
        assert rules_fault(receipt) is None


def forged(receipt: dict[str, Any]) -> dict[str, Any]:
    """Return the receipt with a valid chain: only the rules can find the fault."""
    chain = verify.chain_start(receipt)
    for line in receipt["story"]:
        chain = line["chain"] = verify.chain_link(chain, line)
    receipt["end"] = verify.chain_end(chain, receipt["result"])
    return receipt


def fresh() -> dict[str, Any]:
    text = random_receipt(quartett.game("zoinx", seats=2), random.Random(5))
    return verify.read(text.encode())


def test_a_forged_result_is_found_by_the_rules() -> None:
    receipt = fresh()
    receipt["result"] = receipt["result"].replace("winners=", "winners=0,")
    verify.check(forged(receipt))
    assert "the result: expected" in str(rules_fault(receipt))


def test_forged_odds_are_found_by_the_rules() -> None:
    receipt = fresh()
    place = next(n for n, line in enumerate(receipt["story"]) if "event" in line)
    line = receipt["story"][place]
    line["odds"] = [[line["event"], 1]]  # as if nothing else could have happened
    verify.check(forged(receipt))
    assert str(rules_fault(receipt)).startswith(f"line {place + 1}: expected the odds")


def test_a_move_that_was_not_allowed_is_found_by_the_rules() -> None:
    game = quartett.game("zoinx", seats=2)
    receipt = fresh()
    place, line = next((n, x) for n, x in enumerate(receipt["story"]) if "moves" in x)
    for move in line["moves"]:
        move.update(word="fly", salt=None, hash=None)
    verify.check(forged(receipt))
    assert str(rules_fault(receipt)).startswith(f"line {place + 1}: ")
    assert game.heading == receipt["game"]


def test_an_unknown_game_or_another_rules_version_is_reported() -> None:
    receipt = fresh()
    assert "the game: " in str(rules_fault({**receipt, "game": "chess seats=2"}))
    assert "the game: " in str(rules_fault({**receipt, "game": "zoinx seats=2 fly"}))
    assert "the game: " in str(rules_fault({**receipt, "game": "zoinx seats=2 goal=030"}))
    assert "the rules: " in str(rules_fault({**receipt, "rules": 99}))


@pytest.mark.parametrize(
    ("name", "options", "today", "before"),
    [
        ("zoinx", {}, " last_round=others", ""),
        ("nox", {"goal": 20}, " best_tie=each", ""),
        ("nmbrs", {"rounds": 1}, " rows=multiples", ""),
        (
            "nmbrs",
            {"rounds": 1, "rows": "multiples-and-one"},
            "variant=standard rows=multiples-and-one",
            "variant=advanced",
        ),
    ],
)
def test_a_receipt_from_before_an_option_was_there_is_still_right(
    name: str, options: dict[str, Any], today: str, before: str
) -> None:
    game = quartett.game(name, seats=3, **options)
    receipt = verify.read(random_receipt(game, random.Random(1)).encode())
    assert receipt["game"].count(today) == 1
    receipt["game"] = receipt["game"].replace(today, before)
    verify.check(forged(receipt))
    assert rules_fault(receipt) is None


def test_a_receipt_records_what_happened_even_if_it_was_unfair() -> None:
    """A receipt with an event that the numbers do not give fails."""
    game = quartett.game("zoinx", seats=2)
    bets = Played(Step.of({0: "bet 2", 1: "bet 4"}))
    start = game.play(game.start(), {0: "bet 2", 1: "bet 4"})
    odds = game.odds(start)
    drawn = fairness.draw(fairness.key(SECRET, "t", []), "event/0", odds)
    other = next(event for event in odds if event != drawn)
    text = fairness.receipt("t", game, SECRET, [], [bets, Played(Step(event=other))])
    with pytest.raises(verify.Wrong, match=f"expected '{drawn}', which the numbers give"):
        verify.check(verify.read(text.encode()))


if __name__ == "__main__":
    Path(__file__).with_name("fair1.json").write_text(
        json.dumps(golden(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
