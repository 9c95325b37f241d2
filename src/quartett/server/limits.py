"""Rate limits: token buckets that refill over time."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KNOWN = 50_000


class Bucket:
    """Allows `rate` events a second, and `most` at once."""

    __slots__ = ("_at", "_left", "_monotonic", "most", "rate")

    def __init__(
        self, rate: float, most: float, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.most = rate, most
        self._monotonic = monotonic
        self._left, self._at = most, monotonic()

    def take(self) -> bool:
        """Return whether one more event is allowed."""
        now = self._monotonic()
        left = self._left + (now - self._at) * self.rate
        if left > self.most:
            left = self.most
        allowed = left >= 1
        self._left, self._at = left - allowed, now
        return allowed

    def give_back(self) -> None:
        """Return what was taken for an event that was none."""
        self._left = min(self.most, self._left + 1)


class Buckets:
    """One bucket for each address or device; the least recently used are dropped."""

    def __init__(
        self, rate: float, most: float, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.most, self._monotonic = rate, most, monotonic
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        """Return the bucket of this address or device."""
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self.rate, self.most, self._monotonic)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(who)
        return bucket


class Guesses:
    """Limits wrong guesses, of each device and address and of all together.

    A guess takes its token before it is looked up, so that many at once do not slip through; a
    right one gives it back."""

    EACH = (1 / 30, 10)
    """Wrong guesses a second of one device or address, and at once."""
    TOGETHER = (1.0, 100)

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._each = Buckets(*self.EACH, monotonic)
        self._together = Bucket(*self.TOGETHER, monotonic)

    def take(self, *guessers: str) -> bool:
        """Return whether these may guess once more."""
        return all(map(self._each.take, guessers)) and self._together.take()

    def give_back(self, *guessers: str) -> None:
        """Note that the guess was right."""
        for bucket in (*map(self._each.of, guessers), self._together):
            bucket.give_back()
