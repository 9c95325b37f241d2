"""Who can move a bit of chance by withholding a number, over thousands of tables.

Every table is the server's own `decide`; only the strategies are the test's. The bit is the lowest
one of the first number drawn. docs/engineering.md says who is resisted, who is not, and why.
"""

import hashlib
import random
from collections.abc import Callable, Mapping, Set
from typing import NamedTuple

import pytest

from quartett import game
from quartett.protocol import verify
from quartett.protocol.messages import Begin, CommitNonce, OpenNonce, TableOptions
from quartett.server.table import fairness
from quartett.server.table.change_builder import TABLE, Actor, Moment
from quartett.server.table.decide import (
    Guest,
    Opening,
    Tick,
    create,
    decide,
    due,
    rematch_of,
)
from quartett.server.table.state import State

PEOPLE = ("Ada", "Bob", "Mal", "Max")
GAME = game("zoinx", seats=4)
TABLES = 1500
MANY = 10_000


class Knowledge(NamedTuple):
    """What an attacker knows when all other numbers are open."""

    nonces: Mapping[int, bytes]
    """Everybody's, their own included."""
    commitments: Mapping[int, str]
    secret: bytes | None
    """The table's number: only the operator has it."""


Withhold = Callable[[Knowledge], set[int]]
"""Returns the seats that do not open their numbers."""


def bit(key: bytes) -> int:
    return verify.numbers(key, "event/0", 0)[0] & 1


def wanted(know: Knowledge, without: Set[int] = frozenset()) -> bool:
    assert know.secret is not None
    nonces = [nonce for seat, nonce in sorted(know.nonces.items()) if seat not in without]
    return bit(fairness.key(know.secret, "t", nonces)) == 1


def guess(know: Knowledge) -> bool:
    """Guess the bit without the table's number, as well as one can."""
    return bool(hashlib.sha256(b"".join(n for _, n in sorted(know.nonces.items()))).digest()[0] & 1)


def alone(know: Knowledge) -> set[int]:
    return set() if guess(know) else {2}


def together(know: Knowledge) -> set[int]:
    return set() if guess(know) else {2, 3} if know.nonces[3][0] & 1 else {3}


def with_the_operator(know: Knowledge) -> set[int]:
    """Withhold if the bit is not the wanted one."""
    return set() if wanted(know) else {2}


def with_the_operator_choosing_who(know: Knowledge) -> set[int]:
    """Withhold the numbers of whichever puppets would turn the bit."""
    ways: tuple[set[int], ...] = (set(), {2}, {3}, {2, 3})
    return next((way for way in ways if wanted(know, way)), {2, 3})


class Run:
    """One table, from its opening to its game, or to its end without one."""

    def __init__(self, rng: random.Random, state: State | None = None) -> None:
        self.rng, self.uptime = rng, 0.0
        if state is None:
            opening = Opening("t", "Ada", rng.randbytes(32), ("p", "w"), TableOptions())
            seating: dict[int, Guest | str] = {
                n: Guest(name, name) for n, name in enumerate(PEOPLE)
            }
            state, _ = create(opening, GAME, seating, Moment(0, 0.0))
        self.state = state
        self.number = 0

    def do(self, command: object, who: str) -> None:
        seat = PEOPLE.index(who) if who else None
        moment = Moment(0, self.uptime)
        self.state, _ = decide(self.state, command, Actor(who, seat), moment)

    def id(self) -> str:
        self.number += 1
        return f"command-{self.number}"

    def commit(self, seats: Set[int]) -> dict[int, bytes]:
        """Commit to a new number for each of these seats, in random order."""
        nonces = {seat: self.rng.randbytes(32) for seat in seats}
        for seat in self.rng.sample(sorted(seats), len(seats)):
            said = fairness.person_commitment("t", seat, nonces[seat])
            self.do(CommitNonce(self.id(), said), PEOPLE[seat])
        return nonces

    def play(self, withhold: Withhold, knows_secret: bool, late: Set[int] = frozenset()) -> None:
        """Begin, let everybody draw numbers as long as the table asks for them, and let the
        attackers withhold theirs once they have seen all others."""
        self.do(Begin(self.id()), "Ada")
        while self.state.phase == "waiting":
            self.draw(withhold, knows_secret, late)

    def draw(self, withhold: Withhold, knows_secret: bool, late: Set[int]) -> None:
        again = self.state.again + 1
        nonces = self.commit(set(range(4)) - set(self.state.left_out) - late)
        self.wait_until(lambda: self.state.collected is not None)
        secret = self.state.secret if knows_secret else None
        know = Knowledge(nonces, self.state.commitments, secret)
        both = {2, 3} <= set(nonces)  # as long as no attacker is left out
        for seat in sorted(set(nonces) - (withhold(know) if both else set())):
            self.do(OpenNonce(self.id(), nonces[seat].hex()), PEOPLE[seat])
        self.wait_until(lambda: self.state.phase != "waiting" or self.state.again == again)

    def wait_until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            when = due(self.state, self.uptime)
            assert when is not None
            self.uptime = max(when, self.uptime) + 0.01
            self.do(Tick(), TABLE)

    @property
    def bit(self) -> int | None:
        """The bit of the game that is played here, if one is."""
        return None if self.state.key is None else bit(self.state.key)


def chance(tables: int) -> tuple[float, float]:
    """Return the range that a fair bit leaves once in about 30,000 trials."""
    spread = 4.2 * (tables / 4) ** 0.5
    return tables / 2 - spread, tables / 2 + spread


def bits(
    withhold: Withhold,
    knows_secret: bool,
    tables: int,
    late: Set[int] = frozenset(),
) -> list[int | None]:
    rng = random.Random(f"{withhold.__name__} {late}")
    found = []
    for _ in range(tables):
        run = Run(rng)
        run.play(withhold, knows_secret, late)
        found.append(run.bit)
    return found


def check_seats(withhold: Withhold, tables: int) -> None:
    """Seats do not know the table's number: withholding tells the games that are played nothing."""
    played = [one for one in bits(withhold, False, tables) if one is not None]
    low, high = chance(len(played))
    assert tables / 4 < len(played) < tables, "the attackers sometimes withhold"
    assert low < sum(played) < high


def check_operator(withhold: Withhold, tables: int) -> None:
    """With the operator they know both games, and get the wanted one no more often than by luck."""
    found = bits(withhold, True, tables)
    assert found.count(1) < chance(tables)[1]
    assert found.count(None) > tables / 5, "the attackers sometimes withhold"


@pytest.mark.parametrize("withhold", [alone, together])
def test_seats_that_withhold_numbers_move_no_bit(withhold: Withhold) -> None:
    check_seats(withhold, TABLES)


@pytest.mark.parametrize("withhold", [with_the_operator, with_the_operator_choosing_who])
def test_a_puppet_of_the_operator_gets_no_wanted_bit_more_often(withhold: Withhold) -> None:
    check_operator(withhold, TABLES)


@pytest.mark.soak
@pytest.mark.parametrize("withhold", [alone, together])
def test_seats_move_no_bit_over_10_000_tables(withhold: Withhold) -> None:
    check_seats(withhold, MANY)


@pytest.mark.soak
@pytest.mark.parametrize("withhold", [with_the_operator, with_the_operator_choosing_who])
def test_a_puppet_moves_no_bit_over_10_000_tables(withhold: Withhold) -> None:
    check_operator(withhold, MANY)


def nobody(know: Knowledge) -> set[int]:
    return set()


def test_leaving_people_out_before_numbers_are_open_moves_no_bit() -> None:
    """The operator drops everybody's commitments but one person's: that number is enough."""
    found = [one for one in bits(nobody, True, TABLES, late={1, 2, 3}) if one is not None]
    assert len(found) == TABLES
    low, high = chance(TABLES)
    assert low < sum(found) < high


def test_after_a_void_table_the_next_receipt_names_who_withheld() -> None:
    """What is not resisted: whoever comes back to another table gives the attackers another try.
    So every game that they got with more than luck carries a mark, and those without one do not
    have the wanted bit more often than by luck."""
    rng = random.Random(7)
    clean = marked = 0
    for _ in range(TABLES):
        run = Run(rng)
        run.play(with_the_operator, True)
        if run.state.void:
            played, series, seating = rematch_of(run.state)
            opening = Opening("t", "Ada", rng.randbytes(32), ("p", "w"), TableOptions())
            opening = opening._replace(series=series, redraws=run.state.redraws)
            run = Run(rng, create(opening, played, seating, Moment(0, 0.0))[0])
            assert [redraw.name for redraw in run.state.redraws] == ["Mal"]
            run.play(with_the_operator, True)
            marked += run.bit == 1
        else:
            clean += run.bit == 1
    assert clean < chance(TABLES)[1]
    assert clean + marked > chance(TABLES)[1], "two tries are better than one, and cannot be hidden"
