"""Pictures of every screen and board, light and dark, at three sizes, into a folder.

    python tests/web/screenshots.py FOLDER [GAME...]

The same things are shown each time: scenes of the lessons and real tables against bots.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from hatch_build import build_page
from playwright.sync_api import Browser, Error, sync_playwright

from web.browser import DESK, PHONE, ROOT, TABLET, Server, Visitor, launch, visit
from web.turns import is_over, play

GAMES = ("nox", "nmbrs", "bloxx", "zoinx")
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
TURNS = 6
SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


class Album:
    """Pictures of one device in one light."""

    def __init__(self, visitor: Visitor, folder: Path, name: str) -> None:
        self.visitor, self.folder, self.name = visitor, folder, name

    def take(self, what: str, *, whole: bool = False) -> None:
        self.visitor.page.wait_for_timeout(700)
        path = self.folder / f"{what}-{self.name}.png"
        self.visitor.page.screenshot(path=path, full_page=whole)
        print(path.name)

    def screens(self) -> None:
        page = self.visitor.page
        self.visitor.go("/")
        page.wait_for_selector(".cover .play:enabled")
        self.take("home", whole=True)
        page.locator(".cover.nox .whole").click()
        page.wait_for_selector("dialog")
        self.take("game-sheet")
        page.get_by_role("button", name="Invite friends").click()
        page.wait_for_selector(".start")
        self.take("lobby", whole=True)
        link = page.get_by_role("textbox", name="Link").input_value()
        self.visitor.go("/" + link.split("/", 3)[3])
        page.wait_for_selector("form.card")
        self.take("join")
        self.visitor.go("/")
        page.get_by_role("button", name="Settings").click()
        self.take("settings")
        self.visitor.go("/nowhere/at-all")
        self.take("nothing-here")

    def game(self, game: str) -> None:
        page = self.visitor.page
        self.visitor.go(f"/lesson/{game}")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector(".lesson .board > *")
        self.take(f"{game}-lesson")
        self.visitor.go(f"/rules/{game}")
        page.wait_for_selector(".rules .try")
        page.locator(".rules .try").nth(5).click()
        self.take(f"{game}-rules")
        self.visitor.go("/")
        page.locator(f".cover.{game} .play:enabled").click()
        page.wait_for_selector("header.mine")
        play(self.visitor, game, TURNS, random.Random(5))
        if not is_over(page):
            page.wait_for_selector("header.mine, .end")
        self.take(f"{game}-table")

    def to_the_end(self, game: str) -> None:
        page = self.visitor.page
        play(self.visitor, game, 400, random.Random(5))
        page.wait_for_selector(".end")
        self.take(f"{game}-end", whole=True)
        page.get_by_role("button", name="Was it fair?").click()
        page.wait_for_selector(".receipt")
        self.take(f"{game}-receipt", whole=True)
        self.visitor.go(f"/replay/{self.visitor.table}")
        page.get_by_role("slider").press("End")
        self.take(f"{game}-replay")

    def sights(self, game: str) -> None:
        """The table as people see it who see colours differently."""
        devtools = self.visitor.context.new_cdp_session(self.visitor.page)
        for sight in SIGHTS:
            devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            self.take(f"{game}-table-{sight}")
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def take_all(browser: Browser, address: str, folder: Path, games: tuple[str, ...]) -> int:
    """How many could not be taken."""
    failed = 0
    for size, pixels in SIZES.items():
        for light in ("light", "dark"):
            settings = {"color_scheme": light, "reduced_motion": "reduce"}
            with visit(browser, address, pixels, **settings) as visitor:
                album = Album(visitor, folder, f"{size}-{light}")
                steps: list[Callable[[], None]] = [album.screens]
                for game in games:
                    steps.append(partial(album.game, game))
                    if size == "phone" and light == "light":
                        steps.append(partial(album.sights, game))
                    if game == "zoinx":  # the shortest; the end looks alike in all games
                        steps.append(partial(album.to_the_end, game))
                for step in steps:
                    try:
                        step()
                    except (Error, AssertionError) as problem:
                        failed += 1
                        print(f"not taken: {problem}", file=sys.stderr)
    return failed


def main(words: list[str]) -> int:
    folder = Path(words[0] if words else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    build_page(ROOT)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server, browser = Server(Path(data) / "data"), launch(playwright)
        server.start()
        failed = take_all(browser, server.address, folder, tuple(words[1:]) or GAMES)
        browser.close()
        server.stop()
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
