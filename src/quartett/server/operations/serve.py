"""`quartett serve`: one worker in this process, or several beside it on one socket."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from typing import Any

import uvicorn
from msgspec import json

from quartett.server.logs import write_logs
from quartett.server.settings import Settings
from quartett.server.transport.guard import Guard
from quartett.server.transport.wire import Wire

SECONDS_TO_STOP = 4
"""For open requests; with what runtime.py has to close, SIGTERM ends the server within ten."""
LONGEST_STOP = 9.5
TURN = 0.0005
"""Seconds after which the thread that serves people makes room for the one that writes."""
LOOKS_FOR_RINGS = (2_000, 10, 100)
"""Objects made before Python looks for rings among the newest, such looks before one at older ones,
and those before one at everything. A move makes many objects and no rings; a look at everything
halts everybody for a tenth of a second and more."""
PING = 15.0
MOST_FRAME = 16 * 1024
STALLED_MILLISECONDS = 30_000
BACKLOG = 2048


class Server(uvicorn.Server):
    """Says goodbye to every client before it closes."""

    def __init__(self, config: uvicorn.Config, guard: Guard) -> None:
        super().__init__(config)
        self.guard = guard

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for bound in sockets or []:
            bound.close()
        runtime: Any = self.guard.app.state.runtime
        runtime.say_goodbye()
        await asyncio.sleep(0.1)  # for the writers
        await super().shutdown(sockets)


def bind(settings: Settings) -> socket.socket:
    """The listening socket; connections that stall at TCP's level are given up by the kernel."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MILLISECONDS)
    bound.bind((settings.host, settings.port))
    bound.listen(BACKLOG)
    return bound


def run_worker(settings: Settings, bound: socket.socket) -> None:
    """Serve until told to stop."""
    from quartett.server.transport.app import (
        create_app,  # not before the socket is bound: it takes a moment
    )

    write_logs(settings.log_level)
    sys.setswitchinterval(TURN)
    gc.set_threshold(*LOOKS_FOR_RINGS)
    guard = create_app(settings)
    config = uvicorn.Config(
        guard,
        loop="uvloop" if os.name == "posix" else "asyncio",
        ws=Wire,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has stopped in order by then
        Server(config, guard).run(sockets=[bound])


def run_workers(settings: Settings, bound: socket.socket) -> None:
    """Start workers, replace those that end, stop them all when told to."""
    bound.set_inheritable(True)
    stopping = False
    workers: list[subprocess.Popen[bytes]] = []

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for worker in workers:
            worker.terminate()

    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, stop)
    while not stopping:
        workers[:] = [worker for worker in workers if worker.poll() is None]
        while len(workers) < settings.workers and not stopping:
            workers.append(_start(settings, bound))
        time.sleep(0.2)
    patience = time.monotonic() + LONGEST_STOP
    for worker in workers:
        with contextlib.suppress(subprocess.TimeoutExpired):
            worker.wait(max(0.0, patience - time.monotonic()))
        worker.kill()


def _start(settings: Settings, bound: socket.socket) -> "subprocess.Popen[bytes]":
    worker = subprocess.Popen(
        [sys.executable, "-m", "quartett.server.operations.serve", str(bound.fileno())],
        stdin=subprocess.PIPE,
        pass_fds=[bound.fileno()],
        start_new_session=True,
    )
    assert worker.stdin is not None
    # Not by the command line: it may hold a password. The pipe stays open for as long as we live.
    worker.stdin.write(json.encode(settings) + b"\n")
    worker.stdin.flush()
    return worker


def serve(settings: Settings, browser: bool = True) -> None:
    """The whole server, until Ctrl-C or SIGTERM."""
    settings.check()
    bound = bind(settings)
    addresses = addresses_of(settings, bound)
    announce(addresses)
    if settings.workers > 1:
        run_workers(settings, bound)
        return
    if browser and _has_screen():
        _open_soon(addresses[0])
    run_worker(settings, bound)


def addresses_of(settings: Settings, bound: socket.socket) -> list[str]:
    """Where people find the server: this machine, then the network it is in."""
    port = bound.getsockname()[1]
    if settings.address:
        return [settings.address]
    here = f"http://localhost:{port}"
    if settings.host in ("0.0.0.0", "::"):
        outside = _own_address()
        return [here, f"http://{outside}:{port}"] if outside else [here]
    if settings.host in ("127.0.0.1", "::1", "localhost"):
        return [here]
    return [f"http://{settings.host}:{port}"]


def _own_address() -> str | None:
    """This machine's address in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def announce(addresses: Sequence[str]) -> None:
    """Say where the server is; phones read the QR code."""
    print(f"Quartett: {'  '.join(addresses)}", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(addresses[-1], micro=False).terminal(compact=True)
    print("Ctrl-C stops the server.", flush=True)


def _has_screen() -> bool:
    on_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return on_screen and sys.stdout.isatty()


def _open_soon(address: str) -> None:
    threading.Timer(1.5, webbrowser.open, [address]).start()


def main() -> None:
    """A worker of several: its socket is inherited, its settings come by standard input."""
    settings = json.decode(sys.stdin.buffer.readline(), type=Settings)
    threading.Thread(target=_stop_when_alone, daemon=True).start()
    run_worker(settings, socket.socket(fileno=int(sys.argv[1])))


def _stop_when_alone() -> None:
    """A worker whose parent is gone would keep the address, and nobody could stop it."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
