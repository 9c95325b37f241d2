"""What is due at a position: an event, choices, or nothing because the game is over.

One scan of a row by machine code answers every question about it. It writes an array, in this file
called `due`: first a header, then either the weights of all events or the choices of all seats.
Everybody else reads the array through the functions here.
"""

from functools import cache

from msgspec import Struct

from quartett.compiled import Array, Row, dtype, rule_on_demand, rules
from quartett.layout import Viewer

NO_SEAT = -1

# The header: two numbers, the number of choices of each seat, then for each seat and last for a
# spectator whether they see the event that is due.
ENDING = 0
TOTAL_WEIGHT = 1
CHOICE_COUNTS = 2

Scanned = tuple[int, int, int, int]
"""The length of the array, the ending, chance's total weight, and a bit for each acting seat."""
IMPOSSIBLE: Scanned = (0, 0, 0, 0)
"""In place of a scan: the step that was to lead there cannot be made."""


@rule_on_demand
def sees_event(seats: int, viewer: int) -> int:
    """Where the array says whether a seat, or as number `seats` a spectator, sees the event."""
    return CHOICE_COUNTS + seats + viewer


@rule_on_demand
def first_entry(seats: int) -> int:
    """Where the header ends, and the weights or choices begin."""
    return CHOICE_COUNTS + 2 * seats + 1


@rule_on_demand
def choice_count(due: Array, seat: int) -> int:
    """The number of choices that a seat has."""
    return due[CHOICE_COUNTS + seat]  # type: ignore[no-any-return]  # a number of the array


@rule_on_demand
def first_choice(due: Array, seats: int, seat: int) -> int:
    """Where a seat's choices begin."""
    place = first_entry(seats)
    for other in range(seat):
        place += choice_count(due, other)
    return place


@rule_on_demand
def is_possible(due: Array, seats: int, event: int) -> bool:
    """Whether this event can happen now."""
    return bool(due[TOTAL_WEIGHT] > 0 and due[first_entry(seats) + event] > 0)


def scan(row: Row, events: int, due: Array) -> Scanned:
    """Write what is due. Python needs some of the numbers at once, and gets them faster as the
    result than by reading the array."""
    position = row.view(dtype)[0]
    seats = position.seats
    end, acting = first_entry(seats), 0
    for seat in range(seats):
        due[CHOICE_COUNTS + seat] = 0
        due[sees_event(seats, seat)] = rules.sees(position, seat)
    due[sees_event(seats, seats)] = rules.sees(position, NO_SEAT)
    due[ENDING], due[TOTAL_WEIGHT] = rules.ending(position), 0
    if due[ENDING] == 0:
        due[TOTAL_WEIGHT] = rules.odds(position, due[end : end + events])
        if due[TOTAL_WEIGHT] > 0:
            end += events
        else:
            for seat in range(seats):
                count = rules.choices(position, seat, due[end:])
                due[CHOICE_COUNTS + seat] = count
                end += count
                if count > 0:
                    acting += 1 << seat
    return int(end), int(due[ENDING]), int(due[TOTAL_WEIGHT]), int(acting)


def offers(due: Array, seats: int, seat: int, move: int) -> bool:
    """Whether this move is among the choices of this seat."""
    first = first_choice(due, seats, seat)
    for place in range(first, first + choice_count(due, seat)):
        if due[place] == move:
            return True
    return False


class Pending(Struct, frozen=True, eq=False, gc=False):
    """What is due at a position. Servers keep thousands of positions, so this holds little, and
    nothing in which Python would look for reference cycles."""

    due: Array
    """The array that `scan` wrote; what is rarely needed is read from it."""
    seats: int
    ending: int
    total: int
    """The sum of chance's weights; 0: no event is due."""
    acting: tuple[int, ...]
    """The acting seats."""

    @property
    def weights(self) -> list[int]:
        """The weight of each event, if one is due."""
        return self.due[first_entry(self.seats) :].tolist() if self.total else []

    @property
    def allowed(self) -> tuple[list[int], ...]:
        """For each seat the numbers of the words it may choose."""
        return tuple(self.allowed_to(seat).tolist() for seat in range(self.seats))

    def allowed_to(self, seat: int) -> Array:
        """The numbers of the words that one seat may choose."""
        counts = self.due[CHOICE_COUNTS : CHOICE_COUNTS + 1 + seat].tolist()
        end = first_entry(self.seats) + sum(counts)
        return self.due[end - counts[seat] : end]

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether this viewer sees the event that is due."""
        return bool(self.due[sees_event(self.seats, self.seats if viewer is None else viewer)])


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def longest_scan(seats: int, events: int, most_choices: int) -> int:
    """The length of the longest array that a scan can write."""
    return first_entry(seats) + max(events, seats * most_choices)
