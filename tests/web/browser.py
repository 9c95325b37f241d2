"""A real server and a real browser, for the tests of the page and for its screenshots."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = Path(__file__).with_name("looks.js")
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE, TABLET, DESK = (360, 740), (820, 1180), (1440, 900)
KINDS = """[...document.querySelectorAll('body *')].map((one) => [
  one.tagName, ...[...one.classList].filter((name) => !name.startsWith('s-')),
  one.disabled ? 'disabled' : '', one.getAttribute('role') ?? '',
].join(' '))"""
"""Every kind of thing that stands on a page: what it is, its classes, whether it can be used."""
AT_REST = """Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => {}))).then(() => true)"""
OPEN = """(asked) => fetch('/api/tables', {
  method: 'POST', body: JSON.stringify(asked),
  headers: {'Content-Type': 'application/json', 'X-Quartett': '1'},
}).then((answer) => answer.json())"""
LIKE = """(likes) => {
  localStorage.quartett = JSON.stringify({...JSON.parse(localStorage.quartett), ...likes});
}"""
STARTING = 600.0
"""Seconds; the first start of all compiles the rules."""


@dataclass
class Server:
    """`quartett serve` as people start it; it can be stopped, killed and started again."""

    data: Path
    port: int = 0
    environment: dict[str, str] = field(default_factory=dict)
    """Beside that of the tests."""
    host: str = "127.0.0.1"
    """Where it listens."""
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        quartett = str(Path(sys.executable).parent / "quartett")
        words = [quartett, "serve", "--host", self.host, "--port", str(self.port)]
        words += ["--data", str(self.data), "--no-browser"]
        with (self.data.parent / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                words,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self.environment},
            )
        assert self.process.stdout is not None
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            line = self.process.stdout.readline()
            if found := re.search(r"http://[\w.]+:(\d+)", line):
                self.port = int(found[1])
                with urlopen(f"{self.address}/api/games", timeout=STARTING) as games:
                    assert games.status == 200
                return
            if self.process.poll() is not None:
                break
        self.stop()
        raise AssertionError("expected the server to say its address; it did not")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Visitor:
    """Somebody at a device: a page, and everything on it that should not have happened."""

    page: Page
    context: BrowserContext
    address: str
    faults: list[str] = field(default_factory=list)
    forgiving: bool = False
    """The network is being cut on purpose: failed requests are no fault."""
    seen: set[str] = field(default_factory=set)
    """Kinds of things that were on the page when axe-core looked at it."""

    def __post_init__(self) -> None:
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", lambda request: self._asked(request.url))

    def _heard(self, message: Any) -> None:
        expected = self.forgiving and re.search("ERR_|WebSocket|Failed to load", message.text)
        if message.type in ("error", "warning") and not expected:
            self.faults.append(f"console: {message.text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"request to another host: {url}")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def like(self, **likes: Any) -> None:
        """Change the page's own settings; the next page that is opened follows them."""
        self.page.evaluate(LIKE, likes)

    def open_table(self, game: str, *others: str, **options: int | str) -> None:
        """A new table as the page would ask for it, with options that no button sets at once.

        `others` are bots' levels, or `open` for friends, who are waited for."""
        self.go("/")
        self.page.wait_for_selector(".cover .play:enabled")
        opened = self.page.evaluate(
            OPEN,
            {
                "game": game,
                "seats": 1 + len(others),
                "seating": ["me", *others],
                "name": "Robin",
                "options": options,
                "manners": {"throws": True},
                "begin": "open" not in others,
            },
        )
        self.go(f"/t/{opened['table']}")

    def check(self) -> None:
        """Nothing wrong so far, and nothing sticks out to the side."""
        assert self.faults == [], self.faults
        wide, room = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room, f"expected no sideways scrolling; {wide} pixels stand in {room}"

    def look(self, how: str) -> list[str]:
        """What one of the functions of looks.js finds on the page."""
        self.page.evaluate(LOOKS.read_text("utf-8"))
        return list(self.page.evaluate(f"{how}()"))

    def check_access(self) -> None:
        """axe-core finds nothing on this screen, once everything on it has come to rest."""
        self.page.evaluate(AT_REST)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        told = [
            f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in found["violations"]
        ]
        assert told == [], told

    def check_state(self) -> None:
        """Nothing wrong, nothing sticks out; axe-core looks whenever something new is shown."""
        self.check()
        shown = set(self.page.evaluate(KINDS))
        if not shown <= self.seen:
            self.seen |= shown
            self.check_access()

    @property
    def table(self) -> str:
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found, f"expected to be at a table; the address is {self.page.url}"
        return found[1]


@contextmanager
def visit(
    browser: Browser, address: str, size: tuple[int, int] = PHONE, **settings: Any
) -> Iterator[Visitor]:
    """Somebody new, on a device of this size; touch unless it is a desk. `likes`: the page's own
    settings that they come with; `pace`: how long they want to watch each step, by itself no time
    at all."""
    likes = {"pace": settings.pop("pace", "none"), **settings.pop("likes", {})}
    kept = json.dumps(json.dumps(likes))
    service_workers = settings.pop("service_workers", "block")
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size != DESK,
        locale=settings.pop("locale", "en"),
        service_workers=service_workers,
        **settings,
    )
    context.set_default_timeout(90_000)  # a busy machine is slow, not wrong
    if service_workers == "block":  # that would warn on the console: there is none for them
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.add_init_script(f"if (location.host) localStorage.quartett ??= {kept}")
    try:
        yield Visitor(context.new_page(), context, address)
    finally:
        context.close()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
