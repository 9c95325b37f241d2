"""Real servers for tests: processes with a port of their own, to be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60.0
QUICK = {
    "bot_delay": "0",
    "requests": "5000",
    "messages": "5000",
    "new_tables": "1000",
    "notice_seconds": "0.2",
}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Running:
    """`quartett serve` in a process of its own."""

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
                    *(sys.executable, "-m", "quartett.cli", "serve", "--no-browser"),
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
                if httpx.get(f"{self.address}/readyz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> float:
        """In order; gives the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
        return time.monotonic() - began

    def logged(self) -> str:
        return self.errors.read_text()


@contextmanager
def running(data: Path, quiet: bool = True, **settings: Any) -> Iterator[Running]:
    """A server for as long as the block lasts. `quiet`: it must not have logged any problem."""
    server = Running(data, **settings)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.logged(), server.logged()[-3000:]
    assert not quiet or '"problem"' not in server.logged(), server.logged()[-3000:]
