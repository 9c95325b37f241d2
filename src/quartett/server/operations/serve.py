"""`quartett serve`: one worker in this process, or several child processes on one socket."""

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
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any

import uvicorn
from msgspec import json, structs

from quartett.platforms import stop_signals, stop_this_process
from quartett.server.logs import write_logs
from quartett.server.settings import Settings
from quartett.server.transport.addresses import EVERYWHERE, is_loopback, reachable_at
from quartett.server.transport.connection import http_connections
from quartett.server.transport.guard import Guard
from quartett.server.transport.wire import Wire

SECONDS_TO_STOP = 4
"""Grace period for open requests; with runtime.py's own, a shutdown takes at most ten seconds."""
LONGEST_STOP = 9.5
SWITCH_INTERVAL = 0.0005
"""Seconds after which the thread that serves people yields to the one that writes the log."""
GC_THRESHOLDS = (2_000, 10, 100)
"""Thresholds of the three generations of garbage collection. A move creates many objects and no
reference cycles; a full collection would stall everybody for a tenth of a second or more."""
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
        await asyncio.sleep(0.1)  # gives the writer tasks time to send it
        await super().shutdown(sockets)


def bind(settings: Settings) -> socket.socket:
    """Return the listening socket; the kernel gives up connections that stall at the TCP level."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # there SO_REUSEADDR would let two servers share a port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MILLISECONDS)
    bound.bind((settings.host, settings.port))
    bound.listen(BACKLOG)
    return bound


def run_worker(settings: Settings, bound: socket.socket) -> None:
    """Serve until a signal stops this process."""
    from quartett.server.transport.app import (
        create_app,  # a slow import: clients can connect meanwhile
    )

    write_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    guard = create_app(structs.replace(settings, port=bound.getsockname()[1]))
    config = uvicorn.Config(
        guard,
        http=http_connections(settings),
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
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has shut down properly by then
        Server(config, guard).run(sockets=[bound])


def run_workers(settings: Settings, bound: socket.socket) -> None:
    """Start workers, replace those that end, and stop them all on a signal."""
    stopping = False
    workers: list[subprocess.Popen[bytes]] = []

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for worker in workers:
            _stop(worker)

    for number in stop_signals():
        signal.signal(number, stop)
    while not stopping:
        workers[:] = [worker for worker in workers if worker.poll() is None]
        while len(workers) < settings.workers and not stopping:
            workers.append(_start(settings, bound))
        time.sleep(0.2)
    deadline = time.monotonic() + LONGEST_STOP
    for worker in workers:
        with contextlib.suppress(subprocess.TimeoutExpired):
            worker.wait(max(0.0, deadline - time.monotonic()))
        worker.kill()


def _start(settings: Settings, bound: socket.socket) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "quartett.server.operations.serve"]
    if sys.platform == "win32":
        worker = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )
        shared = b64encode(bound.share(worker.pid))
    else:
        worker = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            pass_fds=[bound.fileno()],
            start_new_session=True,
        )
        shared = str(bound.fileno()).encode()
    assert worker.stdin is not None
    # Settings may contain a password, so they are not passed on the command line. The pipe stays
    # open as long as this process lives.
    worker.stdin.write(json.encode(settings) + b"\n" + shared + b"\n")
    worker.stdin.flush()
    return worker


def _inherited_socket(shared: bytes) -> socket.socket:
    """Return the socket that `_start` shares with a worker."""
    if sys.platform == "win32":
        bound = socket.fromshare(b64decode(shared))
    else:
        bound = socket.socket(fileno=int(shared))
    return bound


def _stop(worker: "subprocess.Popen[bytes]") -> None:
    """Ask a worker to stop. On Windows `terminate` would kill it; there a closed pipe asks."""
    if sys.platform == "win32":
        assert worker.stdin is not None
        worker.stdin.close()
    else:
        worker.terminate()


def serve(settings: Settings, browser: bool = True) -> None:
    """Run the whole server until Ctrl-C or SIGTERM."""
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
    """Return where people reach the server: on this machine, then in its network."""
    port = bound.getsockname()[1]
    if settings.address:
        return [settings.address]
    here = f"http://localhost:{port}"
    others = reachable_at(structs.replace(settings, port=port)).addresses
    if settings.host in EVERYWHERE or is_loopback(settings.host):
        return [here, *others]
    return others


def announce(addresses: Sequence[str]) -> None:
    """Print the server's addresses, with a QR code for phones."""
    print(f"Quartett: {'  '.join(addresses)}", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(addresses[min(1, len(addresses) - 1)], micro=False).terminal(compact=True)
    print("Ctrl-C stops the server.", flush=True)


def _has_screen() -> bool:
    on_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return on_screen and sys.stdout.isatty()


def _open_soon(address: str) -> None:
    threading.Timer(1.5, webbrowser.open, [address]).start()


def main() -> None:
    """Run one worker of several; the settings and the socket come through standard input."""
    settings = json.decode(sys.stdin.buffer.readline(), type=Settings)
    bound = _inherited_socket(sys.stdin.buffer.readline())
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    run_worker(settings, bound)


def _stop_with_parent() -> None:
    """Stop when the pipe from the parent is closed. Without a parent, a worker would keep the
    address and nobody could stop it."""
    os.read(sys.stdin.fileno(), 1)
    stop_this_process()


if __name__ == "__main__":
    main()
