"""What is due at a position: chance, choices, or nothing more.

One scan of a row by machine code answers everything that is asked about it. It writes an array:
the ending, chance's total weight, the number of choices of each seat, whether each seat and last a
spectator sees the event that is due; behind that the weights of all events, or the choices of all
seats.
"""

from functools import cache

from msgspec import Struct

from quartett.compiled import Array, Row, dtype, rules
from quartett.layout import Viewer

NO_SEAT = -1

Scanned = tuple[int, int, int, int]
"""Where the array ends, the ending, chance's total weight, a bit for each acting seat."""
IMPOSSIBLE: Scanned = (0, 0, 0, 0)


def scan(row: Row, events: int, found: Array) -> Scanned:
    """Write what is due into `found`. What is asked for at once is returned, too: Python would
    take longer to read it there."""
    position = row.view(dtype)[0]
    seats = position.seats
    end, acting = 3 + 2 * seats, 0
    for seat in range(seats):
        found[2 + seat] = 0
        found[2 + seats + seat] = rules.sees(position, seat)
    found[2 + 2 * seats] = rules.sees(position, NO_SEAT)
    found[0], found[1] = rules.ending(position), 0
    if found[0] == 0:
        found[1] = rules.odds(position, found[end : end + events])
        if found[1] > 0:
            end += events
        else:
            for seat in range(seats):
                found[2 + seat] = rules.choices(position, seat, found[end:])
                end += found[2 + seat]
                if found[2 + seat] > 0:
                    acting += 1 << seat
    return int(end), int(found[0]), int(found[1]), int(acting)


def offers(found: Array, seats: int, seat: int, move: int) -> bool:
    """Whether a scan found this move among the choices of this seat."""
    first = 3 + 2 * seats
    for other in range(seat):
        first += found[2 + other]
    for place in range(first, first + found[2 + seat]):
        if found[place] == move:
            return True
    return False


class Pending(Struct, frozen=True, eq=False, gc=False):
    """What is due at a position. Positions are kept by the thousand: this holds no more than it
    has to, and nothing that Python would search for reference cycles."""

    found: Array
    """As `scan` wrote it; what is asked for seldom is read there."""
    seats: int
    ending: int
    total: int
    """The sum of chance's weights; 0: no event is due."""
    acting: tuple[int, ...]
    """The seats that choose."""

    @property
    def weights(self) -> list[int]:
        """Of each event, if one is due."""
        return self.found[3 + 2 * self.seats :].tolist() if self.total else []

    @property
    def allowed(self) -> tuple[list[int], ...]:
        """Of each seat, the numbers of the words it may choose."""
        return tuple(self.allowed_to(seat).tolist() for seat in range(self.seats))

    def allowed_to(self, seat: int) -> Array:
        """The numbers of the words that one seat may choose."""
        offered = self.found[2 : 3 + seat].tolist()
        end = 3 + 2 * self.seats + sum(offered)
        return self.found[end - offered[seat] : end]

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether this viewer sees the event that is due."""
        return bool(self.found[2 + self.seats + (self.seats if viewer is None else viewer)])


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def most_found(seats: int, events: int, most_choices: int) -> int:
    """The longest array that a scan can write."""
    return 3 + 2 * seats + max(events, seats * most_choices)
