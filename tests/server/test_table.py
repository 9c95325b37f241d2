"""The table as a pure value: who may do what, and when."""

import random
from collections.abc import Mapping

import pytest
from msgspec import json

from quartett.errors import Refused
from quartett.protocol import verify
from quartett.protocol.messages import (
    Agree,
    Begin,
    Choose,
    ComeBack,
    CommitNonce,
    GiveTime,
    KeepSeat,
    Leave,
    OpenNonce,
    Pause,
    SetSeat,
    SetTable,
    TableOptions,
    TakeBack,
    Undo,
)
from quartett.server.service import exports, presenter
from quartett.server.store.codes import CodeMask
from quartett.server.table import fairness
from quartett.server.table.change_builder import BOT, TABLE
from quartett.server.table.decide import Guest, Opening, Tick, create, due, rematch_of
from quartett.server.table.facts import (
    Change,
    CollectedAgain,
    Redraw,
    StandInSeated,
    Stepped,
    Undone,
)
from quartett.server.table.fold import fold
from quartett.server.table.names import clean_name
from quartett.server.table.seating import (
    WAIT_FOR_ABSENT,
    WAIT_FOR_NUMBERS,
    WAIT_TO_OPEN,
    Invite,
    TakeSeat,
)
from quartett.server.table.state import State
from quartett.server.table.steps import undo_to
from server.tables import BRIEF, Driven, read_log, same, shown, snapshot

GAMES = sorted(BRIEF)


@pytest.mark.parametrize("name", GAMES)
def test_the_log_written_down_and_read_again_folds_to_the_same_table(name: str) -> None:
    played = Driven(name, ["Ada", "Bob", "random"], **BRIEF[name]).begin().play(random.Random(1))
    assert played.state.phase == "over"
    written = [json.encode(change) for change in played.log]
    read = fold(json.decode(line, type=Change) for line in written)
    assert same(read, played.state)


@pytest.mark.parametrize("name", GAMES)
def test_every_prefix_of_a_log_is_a_table(name: str) -> None:
    played = Driven(name, ["Ada", "Bob"], **BRIEF[name]).begin().play(random.Random(2))
    state = None
    for change in played.log:
        state = fold([change], state)
        for viewer in (None, 0, 1):
            snapshot(state, viewer, state.uptime)
    assert state is not None
    assert same(state, played.state)


def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    state = played.choose(0, "bet 2")
    seen = snapshot(state, 1)
    assert seen.now.ready == [0]
    assert seen.own.chosen is None
    assert seen.now.step == 0
    assert "bet 2" in seen.own.choices
    assert b"bet 2" not in json.encode(snapshot(state, None))
    assert snapshot(state, 0).own.chosen == "bet 2"
    assert played.choose(1, "bet 4").record.steps[0].moves == ((0, "bet 2"), (1, "bet 4"))


def test_a_sealed_choice_may_be_changed_and_taken_back() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    played.choose(0, "bet 2")
    first = shown(played.state, None, 0.0).sealed_hashes[0]
    played.choose(0, "bet 4")
    assert shown(played.state, None, 0.0).sealed_hashes[0] != first
    played.do(TakeBack(played.id(), 0), "Ada")
    assert played.state.sealed == {}
    assert played.choose(1, "bet 2").record.steps == ()
    assert played.choose(0, "bet 6").record.steps[0].moves == ((0, "bet 6"), (1, "bet 2"))


def test_the_hash_of_a_sealed_choice_is_opened_by_word_and_salt() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    played.choose(0, "bet 2")
    seal = shown(played.state, None, 0.0).sealed_hashes[0]
    salt = bytes.fromhex(played.state.sealed[0].salt)
    assert seal == fairness.seal("table-1", 0, 0, "bet 2", salt)
    assert seal != fairness.seal("table-1", 0, 0, "bet 4", salt)


def test_a_refused_command_changes_nothing_and_says_what_was_expected() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    before = played.state
    refused = [
        (Choose(played.id(), 5, "bet 2"), "Ada", "expected step 0; got 5"),
        (Choose(played.id(), 0, "bet 99"), "Ada", "expected from seat 0"),
        (Choose(played.id(), 0, "bet zoinx"), "Ada", "ZNX-2"),
        (Choose(played.id(), 0, "bet 2"), "Eve", "you are watching"),
        (Undo(played.id(), 0), "Ada", "expected step"),
        (Agree(played.id(), True), "Ada", "expected a wish"),
        (SetSeat(played.id(), 0, None), "Ada", "has not begun"),
        (SetTable(played.id(), 2, {}, TableOptions()), "Bob", "expected the host"),
        (GiveTime(played.id(), 1), "Ada", "clock"),
        (GiveTime(played.id(), 0), "Ada", "time is a gift"),
        (KeepSeat(played.id(), 7), "Ada", "expected a seat below 2"),
        (TakeSeat("Eve"), "Eve", "has not begun"),
    ]
    for command, who, sentence in refused:
        with pytest.raises(Refused, match=sentence):
            played.do(command, who)
        assert played.state is before


@pytest.mark.parametrize("word", ["", "14>2:5; 1 3>3", "3>3; 1 3>3", "draw 3", "0 3>3", "\n"])
def test_a_word_that_the_game_does_not_know_is_refused(word: str) -> None:
    """Even if, written after the seat, it looks like another step."""
    played = Driven("nox", ["Ada", "Bob"]).begin()
    before = played.state
    assert len(before.acting) == 1
    with pytest.raises(Refused, match="expected from seat 0 one of: "):
        played.choose(0, word)
    assert played.state is before


def test_one_fold_of_a_whole_change_is_the_fold_of_its_facts() -> None:
    """A move and the events after it, with clocks, which run for the seats that act last."""
    for name in GAMES:
        table_options = TableOptions(clock=20, bonus=30)
        played = Driven(name, ["Ada", "Bob", "Cyd"], table_options, **BRIEF[name]).begin()
        rng, before, runs = random.Random(5), played.state, 0
        while played.state.phase == "playing" and runs < 25:
            played.uptime += rng.choice([0.5, 25.0])
            before, written = played.state, len(played.log)
            played.play(rng, len(before.record.steps) + 1)
            assert same(fold(played.log[written:], before), played.state)
            runs += sum(len(change.facts) > 1 for change in played.log[written:])
        assert runs


def test_nobody_chooses_for_another_seat() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    with pytest.raises(Refused, match="not yours"):
        played.do(Choose(played.id(), 0, "bet 2"), "Ada", seat=1)
    with pytest.raises(Refused, match="not yours"):
        played.do(Choose(played.id(), 0, "bet 2"), BOT, seat=1)


def test_people_sit_down_and_stand_up_and_the_host_passes_on() -> None:
    played = Driven("zoinx", ["Ada", "-", "-"])
    played.do(TakeSeat("Bob", 2), "Bob")
    played.do(TakeSeat("Cy"), "Cy")
    assert [occupant.name for occupant in played.state.occupants] == ["Ada", "Cy", "Bob"]
    with pytest.raises(Refused, match="none left"):
        played.do(TakeSeat("Di"), "Di")
    played.do(Leave(played.id()), "Ada")
    assert played.state.host == "Cy"
    with pytest.raises(Refused, match="name nobody else has"):
        played.do(TakeSeat("cy"), "Ada")
    with pytest.raises(Refused, match="open ones"):
        played.do(Begin(played.id()), "Cy")


def test_the_host_fills_seats_with_bots_and_changes_what_is_played() -> None:
    played = Driven("zoinx", ["Ada", "Bob", "-"])
    played.do(SetSeat(played.id(), 2, "regular"))
    assert played.state.occupants[2].name == "Regular"
    with pytest.raises(Refused, match="expected a level"):
        played.do(SetSeat(played.id(), 2, "godlike"))
    with pytest.raises(Refused, match="further on"):
        played.do(SetTable(played.id(), 1, {}, TableOptions()))
    with pytest.raises(Refused, match="goal"):
        played.do(SetTable(played.id(), 2, {"goal": -5}, TableOptions()))
    played.do(SetTable(played.id(), 2, {"goal": 20}, TableOptions(clock=30)))
    assert played.state.game.options["goal"] == 20
    assert len(played.state.occupants) == 2


def test_names_are_one_line_of_visible_characters() -> None:
    assert clean_name("  Ada   Lovelace ") == "Ada Lovelace"
    assert clean_name("Zoë 🦊") == "Zoë 🦊"
    blank = ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "Ada\u3164", "Ada\U000e0101", "\u034f"]
    for name in ("", "   ", "a" * 25, "a\u202eb", "a\u200bb", "\x00", "e" + "\u0301" * 20, *blank):
        with pytest.raises(Refused, match="expected a name"):
            clean_name(name)


def test_names_that_only_look_like_somebody_elses_are_refused() -> None:
    for name in ("Аdа", "Αda", "Adа", "Ꭺda", "𝐀dа"):
        with pytest.raises(Refused, match="one alphabet"):
            clean_name(name)
    for name in (
        "Олег",
        "Ελένη",
        "Zoë Ωmega"[:3],
        "山田 Taro",
        "Łukasz",
        "Ада",
        "김민준",
        "Ada 2",
        "🦊",
    ):
        assert clean_name(name) == name
    played = Driven("zoinx", ["Асе", "-", "Ian", "Bob"])
    for name, other in [
        ("Ace", "Асе"),
        ("ACE", "Асе"),
        ("lan", "Ian"),
        ("1an", "Ian"),
        ("B0b", "Bob"),
    ]:
        with pytest.raises(Refused, match=f"mistaken for '{other}'"):
            played.do(TakeSeat(name), "Mallory")
    for name in ("BOB", "Ｂｏｂ"):
        with pytest.raises(Refused, match=r"nobody else has|mistaken"):
            played.do(TakeSeat(name), "Mallory")
    played.do(TakeSeat("Lan"), "Cyd")


# -- fair/1 --------------------------------------------------------------------------------------


def promise(seat: int, nonce: bytes) -> str:
    return fairness.person_commitment("table-1", seat, nonce)


def test_the_game_waits_for_everyones_number_and_begins_when_all_are_open() -> None:
    played = Driven("zoinx", ["Ada", "Bob"])
    nonces = {"Ada": bytes(32), "Bob": bytes([1] * 32)}
    played.do(CommitNonce(played.id(), promise(0, nonces["Ada"])), "Ada")
    played.do(Begin(played.id()))
    assert not shown(played.state, 0, 0.0).fairness.opening
    with pytest.raises(Refused, match="too early"):
        played.do(OpenNonce(played.id(), nonces["Ada"].hex()), "Ada")
    played.do(CommitNonce(played.id(), promise(1, nonces["Bob"])), "Bob")
    assert shown(played.state, 0, 0.0).fairness.opening
    with pytest.raises(Refused, match="got another one"):
        played.do(OpenNonce(played.id(), nonces["Bob"].hex()), "Ada")
    assert played.do(OpenNonce(played.id(), nonces["Ada"].hex()), "Ada").phase == "waiting"
    assert played.do(OpenNonce(played.id(), nonces["Bob"].hex()), "Bob").phase == "playing"
    expected = fairness.key(played.state.secret, "table-1", [nonces["Ada"], nonces["Bob"]])
    assert played.state.key == expected


def lines(state: State) -> list[tuple[str, int | None]]:
    return [(line.said.id, line.seat) for line in read_log(state, 0) if line.said is not None]


def test_a_device_that_is_connected_has_longer_for_its_number_than_one_that_is_not() -> None:
    played = Driven("zoinx", ["Ada", "Bob", "Cyd"])
    played.do(CommitNonce(played.id(), promise(0, NUMBERS["Ada"])), "Ada")
    played.away = frozenset({2})
    played.do(Begin(played.id()))
    assert shown(played.state, 0, 0.0).fairness.calling
    for until in (WAIT_FOR_ABSENT, WAIT_FOR_NUMBERS):
        assert due(played.state, played.uptime) == until
        assert not shown(played.state, 0, 0.0).fairness.opening
        played.uptime = until - 0.01
        played.do(Tick(), TABLE)
        assert not shown(played.state, 0, 0.0).fairness.opening
        played.uptime = until + 0.01
        played.do(Tick(), TABLE)
    assert shown(played.state, 0, 0.0).fairness.opening


def test_whoever_is_not_there_is_not_waited_for_once_there_is_a_number() -> None:
    played = Driven("zoinx", ["Ada", "Bob"])
    played.do(CommitNonce(played.id(), promise(0, NUMBERS["Ada"])), "Ada")
    played.away = frozenset({1})
    played.do(Begin(played.id()))
    played.uptime = WAIT_FOR_ABSENT
    played.do(Tick(), TABLE)
    assert shown(played.state, 0, 0.0).fairness.opening
    assert ("table-number-late", 1) in lines(played.state)


def test_a_game_without_any_number_waits_for_whoever_comes() -> None:
    """As after creating a table that begins at once: no page has connected yet."""
    played = Driven("zoinx", ["Ada", "random"])
    played.away = frozenset({0})
    played.do(Begin(played.id()))
    played.uptime = WAIT_FOR_NUMBERS - 0.1
    played.do(Tick(), TABLE)
    assert shown(played.state, 0, 0.0).fairness.calling
    played.away = frozenset()
    played.do(CommitNonce(played.id(), promise(0, NUMBERS["Ada"])), "Ada")
    played.do(OpenNonce(played.id(), NUMBERS["Ada"].hex()), "Ada")
    assert played.state.key == fairness.key(played.state.secret, "table-1", [NUMBERS["Ada"]])


def test_whoever_is_too_slow_is_left_out_and_everybody_sees_it() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], goal=12)
    played.do(CommitNonce(played.id(), promise(0, NUMBERS["Ada"])), "Ada")
    played.do(Begin(played.id()))
    played.uptime = WAIT_FOR_NUMBERS
    played.do(Tick(), TABLE)
    assert ("table-number-late", 1) in lines(played.state)
    with pytest.raises(Refused, match="too late"):
        played.do(CommitNonce(played.id(), promise(1, bytes(32))), "Bob")
    played.do(OpenNonce(played.id(), NUMBERS["Ada"].hex()), "Ada")
    assert shown(played.state, 0, 0.0).fairness.nonces == [NUMBERS["Ada"].hex(), None]
    played.play(random.Random(1))
    people = json.decode(exports.receipt_text(played.state, played.log))["people"]
    assert [(one["name"], one["left_out"]) for one in people] == [("Ada", None), ("Bob", "late")]


def test_a_commitment_of_somebody_who_has_gone_is_set_aside_before_numbers_are_open() -> None:
    """A locked phone could not open its number; nobody may lose the table because of that."""
    played = Driven("zoinx", ["Ada", "Bob"], goal=12)
    for seat, name in enumerate(("Ada", "Bob")):
        played.do(CommitNonce(played.id(), promise(seat, NUMBERS[name])), name)
    played.away = frozenset({1})
    played.do(Begin(played.id()))
    assert not shown(played.state, 0, 0.0).fairness.opening
    played.uptime = WAIT_FOR_ABSENT
    played.do(Tick(), TABLE)
    assert ("table-number-away", 1) in lines(played.state)
    played.do(OpenNonce(played.id(), NUMBERS["Ada"].hex()), "Ada")
    assert played.state.key == fairness.key(played.state.secret, "table-1", [NUMBERS["Ada"]])
    played.play(random.Random(1))
    people = json.decode(exports.receipt_text(played.state, played.log))["people"]
    assert [(one["name"], one["left_out"]) for one in people] == [("Ada", None), ("Bob", "away")]


def test_a_worker_whose_clock_is_a_little_behind_knows_who_has_gone() -> None:
    played = Driven("zoinx", ["Ada", "Bob", "Cyd"], goal=12)
    for seat, name in ((1, "Bob"), (2, "Cyd")):
        played.do(CommitNonce(played.id(), promise(seat, NUMBERS[name])), name)
    played.away, played.uptime = frozenset({2}), 10.0
    played.do(Begin(played.id()))
    played.uptime += WAIT_FOR_ABSENT + 0.2
    played.do(Invite("p" * 12, "w" * 12))
    played.uptime -= 0.1  # of another worker
    played.do(CommitNonce(played.id(), promise(0, NUMBERS["Ada"])), "Ada")
    assert played.state.away == (2,)


NUMBERS = {name: bytes([place] * 32) for place, name in enumerate(["Ada", "Bob", "Cyd"])}


def collected(played: Driven, numbers: Mapping[str, bytes]) -> None:
    """Commit to a number for everybody who still may."""
    for name, number in numbers.items():
        seat = played.state.seats_of(name)[0]
        played.do(CommitNonce(played.id(), promise(seat, number)), name)
    assert shown(played.state, 0, played.uptime).fairness.opening


def test_a_seat_that_commits_and_does_not_open_gets_no_game() -> None:
    """Cyd may wait until all others have opened, and then know, with the operator, which game
    either choice leads to. No game is played: the table is void, and everybody sees why."""
    played = Driven("zoinx", ["Ada", "Bob", "Cyd"])
    played.do(Begin(played.id()))
    collected(played, NUMBERS)
    for name in ("Ada", "Bob"):
        played.do(OpenNonce(played.id(), NUMBERS[name].hex()), name)
    played.uptime += WAIT_TO_OPEN
    assert due(played.state) == played.uptime
    played.do(Tick(), TABLE)
    now = shown(played.state, 0, played.uptime)
    assert (now.phase, now.fairness.void) == ("closed", [2])
    assert now.fairness.revealed == played.state.secret.hex(), "everybody sees what was avoided"
    assert ("table-void", 2) in lines(played.state)
    assert due(played.state, played.uptime) is None
    with pytest.raises(Refused, match="too early"):
        played.do(OpenNonce(played.id(), NUMBERS["Cyd"].hex()), "Cyd")
    with pytest.raises(Refused, match="closed"):
        played.do(Begin(played.id()))
    with pytest.raises(Refused, match="a game that is over"):
        exports.receipt_text(played.state, played.log)


def test_the_next_table_after_a_void_one_names_who_withheld() -> None:
    played = Driven("zoinx", ["Ada", "Bob", "Cyd"])
    played.do(Begin(played.id()))
    collected(played, NUMBERS)
    played.uptime += WAIT_TO_OPEN
    played.do(Tick(), TABLE)
    same_game, series, seating = rematch_of(played.state)
    assert same_game is played.state.game
    assert seating == {n: Guest(name, name) for n, name in enumerate(NUMBERS)}
    opening = Opening("table-2", "Ada", bytes(32), ("p", "w"), TableOptions(), series)
    opening = opening._replace(redraws=played.state.redraws)
    state, _ = create(opening, same_game, seating, played.moment)
    expected = [Redraw("table-1", 0, seat, name) for seat, name in enumerate(NUMBERS)]
    assert list(state.redraws) == expected


def test_a_log_of_a_table_that_drew_again_still_folds_and_its_receipt_names_it() -> None:
    """Until tables became void, everybody else drew new numbers."""
    played = Driven("zoinx", ["Ada", "Bob", "Cyd"], goal=12)
    played.do(Begin(played.id()))
    collected(played, NUMBERS)
    at, uptime = played.moment.at, played.uptime
    played.log.append(Change(at, uptime, [CollectedAgain([2])]))
    played.state = fold(played.log)
    assert shown(played.state, 0, played.uptime).fairness.again == 1
    assert ("table-number-withheld", 2) in lines(played.state)
    with pytest.raises(Refused, match="drawn before"):
        played.do(CommitNonce(played.id(), promise(0, NUMBERS["Ada"])), "Ada")
    new = {"Ada": bytes([7] * 32), "Bob": bytes([8] * 32)}
    collected(played, new)
    for name, number in new.items():
        played.do(OpenNonce(played.id(), number.hex()), name)
    assert played.state.key == fairness.key(played.state.secret, "table-1", list(new.values()))
    played.play(random.Random(1))
    receipt = verify.read(exports.receipt_text(played.state, played.log).encode())
    verify.check(receipt)
    assert verify.grade(receipt) == "redrawn"
    assert receipt["redraws"] == [{"table": "table-1", "round": 0, "seat": 2, "name": "Cyd"}]
    assert [one["left_out"] for one in receipt["people"]] == [None, None, "withheld"]


# -- links ---------------------------------------------------------------------------------------


def test_the_host_renews_the_links_and_nobody_else() -> None:
    played = Driven("zoinx", ["Ada", "Bob"])
    with pytest.raises(Refused, match="host"):
        played.do(Invite("new-player", "new-watcher"), "Bob")
    before = played.state
    played.do(Invite("new-player", "new-watcher"), "Ada")
    assert not presenter.same_about(played.state, before)
    read = CodeMask().read  # a code that is not masked stays as it is
    assert presenter.about(played.state, 1, "Bob", read).player_code == "new-player"
    assert presenter.about(played.state, 1, "Bob", read).watcher_code == "new-watcher"
    assert presenter.about(played.state, None, "Cyd", read).watcher_code is None


def test_the_tables_number_is_open_only_when_the_game_is_over() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], goal=12).begin()
    rng = random.Random(3)
    while played.state.phase == "playing":
        told = json.encode(snapshot(played.state, 0)).decode()
        assert played.state.secret.hex() not in told
        played.play(rng, len(played.state.record.steps) + 1)
    assert shown(played.state, None, 0.0).fairness.revealed == played.state.secret.hex()


# -- going back ----------------------------------------------------------------------------------


def test_a_seat_may_undo_alone_as_long_as_nothing_was_revealed() -> None:
    played = Driven("nmbrs", ["Ada", "Bob"], **BRIEF["nmbrs"]).begin()
    rng = random.Random(5)
    alone = 0
    while played.state.phase == "playing":
        steps = len(played.state.record.steps)
        seat = played.state.awaited[0]
        before = played.state.record.position
        if played.play(rng, steps + 1).state.phase != "playing":
            break
        horizon = undo_to(played.state, seat)
        if horizon is None:
            continue
        alone += 1
        assert all(step.event is None for step in played.state.record.steps[horizon:])
        if horizon == steps:
            played.do(Undo(played.id(), steps), str(played.state.occupants[seat].device), seat)
            assert played.state.record.position == before
            played.play(rng, steps + 1)
    assert alone > 0


def test_after_a_draw_undo_needs_everybody() -> None:
    played = Driven("zoinx", ["Ada", "Bob", "random"], goal=20).begin()
    played.choose(0, "bet 2"), played.choose(1, "bet 4"), played.choose(2, "bet 4")
    assert len(played.state.record.steps) >= 2
    assert undo_to(played.state, 0) is None
    steps = len(played.state.record.steps)
    assert played.do(Undo(played.id(), 0), "Ada").wish is not None
    assert len(played.state.record.steps) == steps
    assert played.do(Agree(played.id(), False), "Bob").wish is None
    played.do(Undo(played.id(), 0), "Bob")
    played.do(Agree(played.id(), True), "Ada")
    assert played.state.record.steps == ()
    assert isinstance(played.facts[-1], Undone)


def test_an_undo_to_a_draw_draws_again() -> None:
    played = Driven("nox", ["Ada", "Bob"]).begin().play(random.Random(3), 30)
    drawn = [n for n, step in enumerate(played.state.record.steps) if step.event is not None][-1]
    played.do(Undo(played.id(), drawn), "Ada")
    assert played.state.wish is not None
    state = played.do(Agree(played.id(), True), "Bob")
    assert len(state.record.steps) > drawn
    assert state.acting


def test_a_draw_after_an_undo_is_a_new_one() -> None:
    played = Driven("zoinx", ["Ada", "random"], goal=30).begin()
    drawn = []
    for _ in range(12):
        played.choose(0, "bet 2"), played.choose(1, "bet 4")
        drawn.append([f.step for f in played.facts if isinstance(f, Stepped)][-1])
        played.do(Undo(played.id(), 0))
    assert len(set(drawn)) > 1
    assert played.state.drawn >= 12


def test_a_table_may_forbid_undo() -> None:
    played = Driven("zoinx", ["Ada", "random"], TableOptions(undo=False)).begin()
    played.choose(0, "bet 2"), played.choose(1, "bet 4")
    with pytest.raises(Refused, match="does not"):
        played.do(Undo(played.id(), 0))


# -- being there ---------------------------------------------------------------------------------


def test_a_bot_stands_in_for_a_person_who_left_until_they_return() -> None:
    played = Driven("zoinx", ["Ada", "Bob"]).begin()
    played.do(Leave(played.id()), "Bob")
    assert played.state.occupants[1].played_by_bot
    played.choose(0, "bet 2"), played.choose(1, "bet 4")
    with pytest.raises(Refused, match="take your seat back"):
        played.do(Choose(played.id(), len(played.state.record.steps), "stop"), "Bob")
    played.do(ComeBack(played.id()), "Bob")
    assert not played.state.occupants[1].stand_in
    with pytest.raises(Refused, match="not yours"):
        played.do(ComeBack(played.id()), "Ada", seat=1)


def test_nothing_happens_while_the_game_is_paused() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], TableOptions(clock=10)).begin()
    played.do(Pause(played.id(), True), "Bob")
    with pytest.raises(Refused, match="paused"):
        played.choose(0, "bet 2")
    assert due(played.state) is None
    played.uptime += 1000
    played.do(Pause(played.id(), False), "Ada")
    assert shown(played.state, 0, played.uptime).seats[0].seconds == 10.0


# -- clocks --------------------------------------------------------------------------------------


def seconds(played: Driven, seat: int) -> float | None:
    return shown(played.state, seat, played.uptime).seats[seat].seconds


def test_clocks_run_for_acting_seats_until_they_have_chosen() -> None:
    played = Driven("zoinx", ["Ada", "Bob", "random"], TableOptions(clock=20)).begin()
    played.uptime += 5
    assert [seconds(played, seat) for seat in range(3)] == [15.0, 15.0, None]
    played.choose(0, "bet 2")
    played.uptime += 5
    assert [seconds(played, seat) for seat in range(2)] == [15.0, 10.0]
    played.do(TakeBack(played.id(), 0), "Ada")
    played.uptime += 5
    assert [seconds(played, seat) for seat in range(2)] == [10.0, 5.0]


def test_a_bot_stands_in_when_the_time_is_up() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], TableOptions(clock=20)).begin()
    start = played.uptime
    assert due(played.state) == start + 20
    played.uptime += 19.9
    played.do(Tick(), TABLE)
    assert not played.state.occupants[0].stand_in
    played.choose(0, "bet 2")
    played.uptime = start + 20
    played.do(Tick(), TABLE)
    assert [occupant.stand_in for occupant in played.state.occupants] == [False, True]
    assert StandInSeated(1, "time") in played.facts
    assert due(played.state) is None


def test_the_bonus_lasts_for_the_whole_game() -> None:
    played = Driven("zoinx", ["Ada", "random"], TableOptions(clock=10, bonus=30), goal=60).begin()
    assert seconds(played, 0) == 40.0
    played.uptime += 25
    played.choose(0, "bet 2"), played.choose(1, "bet 4")
    while 0 not in played.state.awaited:
        played.play(random.Random(1), len(played.state.record.steps) + 1)
    assert seconds(played, 0) == 25.0


def test_only_others_can_give_more_time() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], TableOptions(clock=20)).begin()
    played.do(GiveTime(played.id(), 1), "Ada")
    assert seconds(played, 1) == 80.0


# -- rematch -------------------------------------------------------------------------------------


def test_the_next_seat_starts_a_rematch_and_the_series_continues() -> None:
    played = Driven("zoinx", ["Ada", "Bob"], goal=12).begin()
    with pytest.raises(Refused, match="expected a game that is over"):
        rematch_of(played.state)
    played.play(random.Random(4))
    chosen, series, seating = rematch_of(played.state)
    assert chosen.options["start"] == 1
    assert sum(series) == pytest.approx(1.0)
    assert seating == {0: Guest("Ada", "Ada"), 1: Guest("Bob", "Bob")}
