"""Structured logs: one line of JSON for each event. They never contain a token, a code, a seed, a
hand or a body: only the fields listed in `FIELDS` are written."""

import json
import logging
import sys
import time
from pathlib import Path
from types import TracebackType

FIELDS = (
    "method", "route", "status", "seconds", "table", "game", "seat", "step", "version", "level",
    "code", "address", "count", "kind", "problem",
)  # fmt: skip

log = logging.getLogger("quartett.server")


class Lines(logging.Formatter):
    """Formats each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name.startswith("quartett") else record.name,
        }
        if not record.name.startswith("quartett"):
            line["problem"] = record.getMessage().splitlines()[0][:300] if record.msg else ""
        line.update({name: value for name, value in vars(record).items() if name in FIELDS})
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, without the values: they may be somebody's cards.
            line["problem"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: TracebackType | None) -> list[str]:
    places = []
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        places.append(f"{file.name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-8:]


def _is_no_traceback(record: logging.LogRecord) -> bool:
    """Leave out uvicorn's report of a failed start: we have logged it in one sentence."""
    return "Traceback (most recent call last)" not in record.getMessage()


def write_logs(level: str) -> None:
    """Write our logs and uvicorn's to standard error as lines of JSON."""
    logging.getLogger("uvicorn.error").addFilter(_is_no_traceback)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.getLogger().handlers[:] = [handler]  # for the rare lines of other libraries
    for name, lowest in (("quartett", level.upper()), ("uvicorn", "WARNING"), ("asyncio", "ERROR")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(lowest)
        logger.propagate = False
