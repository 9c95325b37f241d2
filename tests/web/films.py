"""Films of turns: what a device shows every 50 milliseconds, as files and as one sheet of pictures.

    python web/films.py [game ...]      in tests/, with PYTHONPATH=.; see `make films`

A film is for looking at; `Watched` is what a test asks: what was to be seen, in order.
"""

import base64
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from web.browser import PHONE, ROOT, Server, launch, visit
from web.turns import GAMES, Finger, TURNS, go_on, my_turn

EVERY = 50
"""Milliseconds between two frames."""
SHEET = """(frames) => {
  document.body.innerHTML = '';
  document.body.style.cssText = 'margin:0;background:#888;display:grid;gap:4px;grid-template-columns:repeat(8,180px)';
  return Promise.all(frames.map(([at, png]) => new Promise((done) => {
    const box = document.createElement('figure');
    box.style.cssText = 'margin:0;font:11px sans-serif;background:#fff';
    const image = new Image(180);
    image.onload = done;
    image.src = 'data:image/png;base64,' + png;
    box.append(image, String(at));
    document.body.append(box);
  }))).then(() => true);
}"""
WATCH = """([selector, property]) => {
  const seen = (window.watched ??= {})[selector] = [];
  const look = () => {
    const found = [...document.querySelectorAll(selector)].map((one) => property === 'text'
      ? one.textContent.trim() : property === 'place'
      ? JSON.stringify(Object.values(one.getBoundingClientRect().toJSON()).slice(0, 2).map(Math.round))
      : one.outerHTML);
    const now = found.join('|');
    if (seen.at(-1)?.[1] !== now) seen.push([Math.round(performance.now()), now]);
  };
  look();
  (window.watching ??= []).push(setInterval(look, 25));
}"""


class Film:
    """Frames of a page, taken while something happens on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[int, str]] = []

    def take(self, milliseconds: int, until: Callable[[], bool] = lambda: False) -> "Film":
        """Film for this long, or until something is so."""
        begun: float | None = None
        session = self.page.context.new_cdp_session(self.page)

        def came(event: Any) -> None:
            nonlocal begun
            at = event["metadata"]["timestamp"]
            begun = at if begun is None else begun
            self.frames.append((round(1000 * (at - begun)), event["data"]))
            session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

        session.on("Page.screencastFrame", came)
        session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
        for _ in range(milliseconds // EVERY):
            self.page.wait_for_timeout(EVERY)
            if until():
                break
        session.send("Page.stopScreencast")
        session.detach()
        return self

    def every(self, milliseconds: int) -> list[tuple[int, str]]:
        """The frame that was to be seen at each of these moments."""
        if not self.frames:
            return []
        last = self.frames[-1][0]
        found = []
        for moment in range(0, last + milliseconds, milliseconds):
            shown = [frame for frame in self.frames if frame[0] <= moment]
            found.append((moment, shown[-1][1]))
        return found

    def save(self, file: Path, every: int = EVERY) -> None:
        """One picture with all frames, each with its time in milliseconds."""
        file.parent.mkdir(parents=True, exist_ok=True)
        sheet = self.page.context.new_page()
        sheet.set_viewport_size({"width": 1480, "height": 600})
        sheet.evaluate(SHEET, self.every(every))
        file.write_bytes(sheet.screenshot(full_page=True))
        sheet.close()


class Watched:
    """What things on a page looked like, one after the other, while something happened."""

    def __init__(self, page: Page, selector: str, what: str = "html") -> None:
        self.page, self.selector = page, selector
        page.evaluate(WATCH, [selector, what])

    @property
    def states(self) -> list[str]:
        """Every different look in order."""
        return [look for _, look in self.page.evaluate(f"watched[{self.selector!r}]")]

    @property
    def times(self) -> list[int]:
        return [at for at, _ in self.page.evaluate(f"watched[{self.selector!r}]")]


def film_game(page: Page, game: str, folder: Path, rng: random.Random, turns: int = 3) -> None:
    """Some turns of one's own, each followed by what the others do."""
    finger = Finger(page)
    for number in range(turns):
        page.wait_for_function(my_turn(game), timeout=60_000)
        film = Film(page)
        TURNS[game](finger, rng)
        film.take(9000, until=lambda: len(film.frames) > 20 and bool(page.evaluate(my_turn(game))))
        film.save(folder / f"{game}-{number}.png", 100)
        go_on(page)


if __name__ == "__main__":
    folder = ROOT / "build" / "films"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        server, browser = Server(Path(data) / "data"), launch(playwright)
        server.start()
        for game in sys.argv[1:] or GAMES:
            with visit(browser, server.address, PHONE) as robin:
                robin.open_table(game, "regular", "regular")
                film_game(robin.page, game, folder, random.Random(1))
                print(folder / game, robin.faults)
        browser.close()
        server.stop()
