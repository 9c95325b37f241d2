"""Who begins: whom the host taps, or whoever the lot of fair/1 falls on."""

import random
from collections import Counter
from typing import Any

import pytest

from quartett.errors import Refused
from quartett.protocol import verify
from quartett.protocol.messages import SetTable, TableOptions
from quartett.protocol.receipt_rules import rules_fault, start_odds
from quartett.server.service import exports
from quartett.server.table.decide import rematch_of, table_options_of_rematch
from quartett.server.table.fold import fold
from server.tables import BRIEF, Driven, same

Options = dict[str, str | int | bool]
BY_LOT = TableOptions(begins="lot")


def by_lot(secret: bytes = bytes(range(32)), name: str = "zoinx") -> Driven:
    people = ["Ada", "Ben", "Cleo"]
    return Driven(name, people, BY_LOT, secret, **BRIEF[name]).begin()


def told(driven: Driven) -> dict[str, Any]:
    return verify.read(exports.receipt_text(driven.state, driven.log).encode())


def test_before_the_game_nobody_knows_on_whom_the_lot_will_fall() -> None:
    waiting = Driven("zoinx", ["Ada", "Ben", "Cleo"], BY_LOT)
    assert waiting.state.game.options["start"] == 0
    starts = {by_lot(bytes([n] * 32)).state.game.options["start"] for n in range(30)}
    assert starts == {0, 1, 2}


@pytest.mark.parametrize("name", BRIEF)
def test_the_lot_is_a_draw_of_fair_1_and_stands_in_record_log_and_receipt(name: str) -> None:
    driven = by_lot(name=name)
    state = driven.state
    assert state.key is not None
    start = int(verify.draw(state.key, "start", start_odds(3)).removeprefix("start "))
    assert state.game.options["start"] == start
    assert state.record.game is state.game
    assert f" start={start} " in str(state.record.position)
    assert f"options: start={start} " in exports.record_text(state, 0)
    (line,) = (entry for entry in state.log if entry.message and entry.message.id == "table-lot")
    assert line.message is not None
    assert line.message.details == {"who_seat": start}
    assert same(fold(driven.log), state), "a stored table draws the same lot"


def test_a_receipt_tells_the_lot_first_and_is_right() -> None:
    driven = by_lot().play(random.Random(1))
    receipt = told(driven)
    start = driven.state.game.options["start"]
    first, second = receipt["story"][:2]
    assert (first["event"], first["label"]) == (f"start {start}", "start")
    assert first["odds"] == [["start 0", 1], ["start 1", 1], ["start 2", 1]]
    assert "moves" in second
    verify.check(receipt)
    assert rules_fault(receipt) is None


def forged(receipt: dict[str, Any]) -> dict[str, Any]:
    chain = verify.chain_start(receipt)
    for line in receipt["story"]:
        chain = line["chain"] = verify.chain_link(chain, line)
    receipt["end"] = verify.chain_end(chain, receipt["result"])
    return receipt


def test_a_start_player_whom_the_lot_did_not_choose_is_found() -> None:
    driven = by_lot().play(random.Random(1))
    receipt, start = told(driven), driven.state.game.options["start"]
    other = (start + 1) % 3
    receipt["story"][0]["event"] = f"start {other}"
    with pytest.raises(verify.Wrong, match=rf"line 1 \(start\): expected 'start {start}'"):
        verify.check(forged(receipt))
    receipt = told(driven)
    receipt["game"] = receipt["game"].replace(f" start={start} ", f" start={other} ")
    assert "start player" in str(rules_fault(forged(receipt)))
    receipt = told(driven)
    receipt["story"][0]["odds"] = [[f"start {start}", 1]]
    verify.check(forged(receipt))
    assert "line 1: expected the odds" in str(rules_fault(receipt))


def test_a_lot_is_drawn_only_before_everything_else() -> None:
    receipt = told(by_lot().play(random.Random(1)))
    receipt["story"].insert(1, dict(receipt["story"][0]))
    with pytest.raises(verify.Wrong, match=r"line 2 \(event/0\): expected the label 'event/0'"):
        verify.check(forged(receipt))


def test_every_seat_is_as_likely_to_begin() -> None:
    rng, tried = random.Random(2), 6_000
    found = Counter(verify.draw(rng.randbytes(32), "start", start_odds(3)) for _ in range(tried))
    chi_square = sum((count - tried / 3) ** 2 / (tried / 3) for count in found.values())
    assert len(found) == 3
    assert chi_square < 13.8, "two degrees of freedom, one in a thousand"


@pytest.mark.parametrize("begins", ["chosen", "youngest", "gamer"])
def test_whom_the_host_taps_begins_and_no_lot_is_drawn(begins: Any) -> None:
    driven = Driven("zoinx", ["Ada", "Ben", "Cleo"])
    options: Options = {**driven.state.game.written_options, "start": "2"}
    driven.do(SetTable(driven.id(), 3, options, TableOptions(begins=begins)))
    driven.begin()
    assert driven.state.game.options["start"] == 2
    assert int(driven.state.record.position.fields.active) == 2
    assert not [e for e in driven.state.log if e.message and e.message.id == "table-lot"]


def test_a_rematch_draws_again_and_otherwise_the_next_seat_begins() -> None:
    over = by_lot().play(random.Random(1)).state
    assert table_options_of_rematch(over.table_options).begins == "lot"
    tapped = Driven("zoinx", ["Ada", "Ben"], TableOptions(begins="youngest"), start=1, goal=5)
    done = tapped.begin().play(random.Random(1)).state
    assert rematch_of(done)[0].options["start"] == 0
    assert table_options_of_rematch(done.table_options).begins == "chosen"


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    driven = Driven("zoinx", ["Ada", "Ben", "Cleo"])
    options: Options = {**driven.state.game.written_options, "start": "3"}
    command = SetTable(driven.id(), 3, options, TableOptions())
    with pytest.raises(Refused, match="from 0 to 2 for option 'start'; got"):
        driven.do(command)
