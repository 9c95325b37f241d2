"""The figures of long trials, and how to make them shorter: QUARTETT_SOAK=0.01 runs a hundredth."""

import os

SHARE = float(os.environ.get("QUARTETT_SOAK", "1"))


def figure(whole: int, least: int = 1) -> int:
    """Return how often to do something in a trial of this length."""
    return max(least, round(whole * SHARE))
