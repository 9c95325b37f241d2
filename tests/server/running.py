"""Real servers for tests: processes with a port of their own, to be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

PATIENCE = 60.0
QUICK = {
    "bot_delay": "0",
    "bot_tables": "true",
    "most_delay": "0",
    "most_tables_each": "100000",
    "requests": "5000",
    "messages": "5000",
    "device_messages": "20000",
    "new_tables": "1000",
    "most_sockets_address": "20000",
    "most_requests_each": "1000",
    "most_connections_each": "2000",
    "notice_seconds": "0.2",
}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Running:
    """`quartett serve` in a process of its own."""

    program: Sequence[str] = ("-m", "quartett.cli")

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {**QUICK, **{name: str(value) for name, value in settings.items()}}
        self.errors = data / "errors.log"
        data.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self, wait: bool = True) -> None:
        environment = {
            **os.environ,
            **{f"QUARTETT_{name.upper()}": value for name, value in self.settings.items()},
        }
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, *self.program, "serve", "--no-browser"),
                    *("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)),
                ],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        patience = time.monotonic() + PATIENCE
        while True:
            if self.process.poll() is not None or time.monotonic() > patience:
                raise RuntimeError(f"the server did not start: {self.errors.read_text()[-2000:]}")
            try:
                with closing(HTTPConnection("127.0.0.1", self.port, timeout=10)) as asking:
                    asking.request("GET", "/readyz")
                    if asking.getresponse().status == 200:
                        return
            except (OSError, HTTPException):
                time.sleep(0.02)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> float:
        """Stop the server in an orderly way; return the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
        return time.monotonic() - began

    def logged(self) -> str:
        return self.errors.read_text()


# Loads what a server loads, then forks one for each line it reads, and reports when it has ended.
NURSERY = """
import os, sys
from quartett import games
from quartett.server.operations import serve
from quartett.server.service import warmup as ready
from quartett.server.transport import app
from quartett.server.settings import settings

for name in games.names():
    ready.make_ready(name)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        serve.serve(settings({}), browser=False)
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""


class Forked(Running):
    """A server that starts in a moment, for those who start it hundreds of times: its process is
    its own, but what it loads was loaded before."""

    def start(self, wait: bool = True) -> None:
        if self.process is None:
            here = {"host": "127.0.0.1", "port": str(self.port), "data": str(self.data)}
            settings = {**self.settings, **here}
            with self.errors.open("ab") as errors:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", NURSERY],
                    env={**os.environ, **{f"QUARTETT_{n.upper()}": v for n, v in settings.items()}},
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"one more\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())
        self.wait()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> float:
        began = time.monotonic()
        self._end(signal.SIGTERM)
        assert self.process is not None
        self.process.communicate()
        return time.monotonic() - began

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        os.kill(self.child, how)
        assert self.process.stdout.readline() == b"ended\n"


@contextmanager
def running(
    data: Path, quiet: bool = True, forked: bool = False, **settings: Any
) -> Iterator[Running]:
    """A server for as long as the block lasts. `quiet`: it must not have logged any problem."""
    server = (Forked if forked else Running)(data, **settings)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.logged(), server.logged()[-3000:]
    assert not quiet or '"problem"' not in server.logged(), server.logged()[-3000:]
