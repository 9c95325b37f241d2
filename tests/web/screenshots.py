"""Pictures of every screen and board: light, dark and high contrast, at three sizes, into a folder.

    python tests/web/screenshots.py [FOLDER [GAME...]]     all of them, into build/screenshots
    python tests/web/screenshots.py --readme               the four boards, into docs/pictures

They are taken at real tables against bots; boards also as people see them who see colours
differently, and alone on a large screen.
"""

import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from hatch_build import build_page
from playwright.sync_api import Browser, Error, sync_playwright

from web import tour
from web.browser import DESK, PHONE, ROOT, TABLET, Server, Visitor, launch, visit
from web.turns import GAMES, play

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
THEMES = ("light", "dark", "contrast")
SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
LIKES = {"theme": "light", "motion": "reduced", "name": "Robin"}
SETTLED = 700
"""Milliseconds until everything lies still."""


class Album:
    """Pictures of whatever is shown, at every size and in every light."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failed = 0

    def take(self, visitor: Visitor, what: str) -> None:
        visitor.page.screenshot(path=self.folder / f"{what}.png", full_page=is_long(what))

    def take_all(self, visitor: Visitor, what: str, sizes: dict[str, tuple[int, int]]) -> None:
        page = visitor.page
        page.wait_for_timeout(SETTLED)
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                self.take(visitor, f"{what}-{size}-{theme}")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        if what.endswith("-table"):
            self.take_sights(visitor, what)
        print(what, flush=True)

    def take_sights(self, visitor: Visitor, what: str) -> None:
        """The same as people see it who see colours differently."""
        devtools = visitor.context.new_cdp_session(visitor.page)
        for sight in SIGHTS:
            devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            self.take(visitor, f"{what}-phone-{sight}")
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})

    def walk(
        self, visitor: Visitor, part: Iterator[str], sizes: dict[str, tuple[int, int]] = SIZES
    ) -> None:
        try:
            for what in part:
                self.take_all(visitor, what, sizes)
        except (Error, AssertionError) as problem:
            self.failed += 1
            print(f"not taken: {problem}", file=sys.stderr)


def is_long(what: str) -> bool:
    """A screen that may be longer than the device."""
    return any(part in ("home", "lobby", "end", "receipt", "lesson") for part in what.split("-"))


def take_all(browser: Browser, address: str, folder: Path, games: tuple[str, ...]) -> int:
    """How many parts of the walk could not be taken."""
    album = Album(folder)
    with visit(browser, address, PHONE, likes=LIKES) as robin:
        for part in tour.parts(robin, games):
            album.walk(robin, part)
        for game in games[:-1]:
            album.walk(robin, tour.table(robin, game), {})
            album.walk(robin, tour.ending(robin, game))
        for game in games:
            with visit(browser, address, DESK, likes=LIKES) as screen:
                album.walk(screen, tour.tv(robin, screen, game), {"desk": DESK})
    return album.failed


def take_boards(browser: Browser, address: str, folder: Path) -> int:
    """The boards in the middle of a game, on a phone, for the README."""
    for game in GAMES:
        with visit(browser, address, PHONE, likes=LIKES) as robin:
            robin.open_table(game, "regular", "regular")
            play(robin, game, 5, random.Random(5))  # a short game may be over after a few more
            robin.page.wait_for_selector("header.mine")
            robin.page.wait_for_timeout(SETTLED)
            robin.page.screenshot(path=folder / f"{game}.png")
    return 0


def main(words: list[str]) -> int:
    build_page(ROOT)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server, browser = Server(Path(data) / "data"), launch(playwright)
        server.start()
        try:
            if words == ["--readme"]:
                return take_boards(browser, server.address, ROOT / "docs" / "pictures")
            folder = Path(words[0] if words else ROOT / "build" / "screenshots")
            folder.mkdir(parents=True, exist_ok=True)
            return min(1, take_all(browser, server.address, folder, tuple(words[1:]) or GAMES))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
