"""Background work of one worker: tasks that outlive whoever started them."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from quartett.errors import Refused
from quartett.server.logs import log
from quartett.server.metrics import Metrics
from quartett.server.store import Unreachable

GRACE_PERIOD = 2.0
"""Seconds that background work may take to finish when the worker stops."""


class BackgroundTasks:
    """Runs tasks to their end and reports the ones that fail."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.closing = False
        """Whether the worker is stopping: nothing new should begin."""
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Start a task that runs to its end even if its caller goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._report)
        return task

    def _report(self, task: "asyncio.Task[Any]") -> None:
        """Log a failure that the caller may not have seen. Refusals and an unreachable database are
        expected; anything else is a bug."""
        self.running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Unreachable | Refused):
            log.error("background task failed", exc_info=problem)
            self.metrics.problems.inc()

    async def close(self) -> None:
        """Give running tasks a grace period to finish."""
        self.closing = True
        if self.running:
            await asyncio.wait(tuple(self.running), timeout=GRACE_PERIOD)
