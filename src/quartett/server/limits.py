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
