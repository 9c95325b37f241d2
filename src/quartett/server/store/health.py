"""The health of a writer: whether it writes, and if not, why."""

from quartett.server.logs import log

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0


class Health:
    """What went wrong last, until a writer has written again. The logs tell when it begins and when
    it ends; readiness and metrics show it meanwhile."""

    def __init__(self, what: str = "database") -> None:
        self.what = what
        self.problem: str | None = None
        """Why nothing can be written now; None: as far as is known, it can."""
        self.worry: str | None = None
        """What is wrong although writing goes on."""
        self.failures = 0
        """How often a writer failed and began again."""
        self.pause = FIRST_PAUSE
        """Seconds to wait before the next attempt: longer after each failure."""

    def fail(self, problem: BaseException) -> None:
        """Note a failure; the first of a row goes to the log."""
        sentence = describe(problem)
        if self.problem is None:
            self.pause = FIRST_PAUSE
            log.error(f"{self.what} not written", extra={"problem": sentence})
        else:
            self.pause = min(2 * self.pause, LONGEST_PAUSE)
        self.problem = sentence
        self.failures += 1

    def worry_about(self, event: str, problem: BaseException) -> None:
        """Note something wrong that refuses nobody; it goes to the log once."""
        sentence = f"{event}: {describe(problem)}"
        if self.worry != sentence:
            self.worry = sentence
            log.warning(event, extra={"problem": describe(problem)})

    def recover(self) -> None:
        """Note that everything was written."""
        self.worry = None
        if self.problem is not None:
            self.problem = None
            log.warning(f"{self.what} written again", extra={"count": self.failures})


def describe(problem: BaseException) -> str:
    """Return an exception's first line, or its kind if it has no words."""
    words = str(problem).partition("\n")[0][:200]
    return words or type(problem).__name__
