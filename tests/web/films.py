"""Films of turns: what a phone shows every 50 milliseconds, as one sheet of pictures each.

    python web/films.py [game ...]      in tests/, with PYTHONPATH=.; see `make films`

writes build/films/<game>-own.png (a turn of one's own), -bot.png (what the others do then) and
-round.png (the end of a round; a ZOINX!; the end of a game of BLOXX!). A film is for looking
at; `Watched` is what a test asks: what was to be seen, in order.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Self

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from hatch_build import build_page
from playwright.sync_api import Error, Page, sync_playwright

from web.browser import PHONE, ROOT, Server, Visitor, launch, visit
from web.turns import GAMES, SENDING, SHORT_ROUNDS, Finger, act, go_on, is_my_turn, is_over

EVERY = 50
"""Milliseconds between two frames."""
SHEET = """(frames) => {
  document.body.style.cssText =
    'margin:0;background:#888;display:grid;gap:4px;grid-template-columns:repeat(8,180px)';
  return Promise.all(frames.map(([at, png]) => new Promise((done) => {
    const box = document.createElement('figure');
    box.style.cssText = 'margin:0;font:11px sans-serif;background:#fff';
    const image = new Image(180);
    image.onload = done;
    image.src = 'data:image/png;base64,' + png;
    box.append(image, `${at} ms`);
    document.body.append(box);
  }))).then(() => true);
}"""
WATCH = """([id, selector, what]) => {
  const seen = ((window.watched ??= {})[id] = []);
  const read = {
    text: (one) => one.textContent.trim(),
    place: (one) => {
      const { x, y } = one.getBoundingClientRect();
      return `${Math.round(x)},${Math.round(y)}`;
    },
    opacity: (one) => getComputedStyle(one).opacity,
  }[what] ?? ((one) => one.getAttribute(what));
  const look = () => {
    const now = [...document.querySelectorAll(selector)].map(read);
    if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
  };
  look();
  setInterval(look, 25);
}"""
NUMBERS = count()


class Film:
    """Frames of a page, taken while something happens on it: `with Film(page) as film: ...`"""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[int, str]] = []

    def __enter__(self) -> Self:
        begun: float | None = None
        self.session = self.page.context.new_cdp_session(self.page)

        def came(event: Any) -> None:
            nonlocal begun
            at = event["metadata"]["timestamp"]
            begun = at if begun is None else begun
            self.frames.append((round(1000 * (at - begun)), event["data"]))
            with suppress(Error):  # the last one may come when nobody films any more
                self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

        self.session.on("Page.screencastFrame", came)
        self.session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
        return self

    def __exit__(self, *_: object) -> None:
        self.session.send("Page.stopScreencast")
        self.session.detach()

    def go_on(self, milliseconds: int, until: Callable[[], bool] = lambda: False) -> None:
        """Film for this long, or until something is so."""
        end = time.monotonic() + milliseconds / 1000
        while time.monotonic() < end and not until():
            self.page.wait_for_timeout(EVERY)

    def every(self, milliseconds: int) -> list[tuple[int, str]]:
        """What was to be seen at each of these moments, where it was something new."""
        found: list[tuple[int, str]] = []
        last = self.frames[-1][0] if self.frames else -1
        for moment in range(0, last + milliseconds, milliseconds):
            shown = [picture for at, picture in self.frames if at <= moment][-1]
            if not found or found[-1][1] != shown:
                found.append((moment, shown))
        return found

    def save(self, file: Path, every: int = EVERY) -> None:
        """One picture with all frames, each with its time."""
        file.parent.mkdir(parents=True, exist_ok=True)
        browser = self.page.context.browser
        assert browser is not None
        # In a window of its own: the filmed one would change its size.
        with browser.new_context(viewport={"width": 1480, "height": 600}) as apart:
            sheet = apart.new_page()
            sheet.evaluate(SHEET, self.every(every))
            sheet.screenshot(path=file, full_page=True)


class Watched:
    """What things on a page looked like, one after the other, while something happened: their
    `text`, `place` or `opacity`, or one of their attributes, looked at every 25 milliseconds."""

    def __init__(self, page: Page, selector: str, what: str) -> None:
        self.page, self.id = page, next(NUMBERS)
        page.evaluate(WATCH, [self.id, selector, what])

    @property
    def states(self) -> list[list[str]]:
        """Every different look in order, each of all the things that were there."""
        return list(self.page.evaluate(f"watched[{self.id}]"))


LONGEST = 8000
"""Milliseconds of a film."""
READING = 1500
FEW = 8
"""Frames that are no film."""
ENDS = {"nox": ".round-card", "nmbrs": ".round-card", "bloxx": ".end", "zoinx": ".shout"}


def film_game(visitor: Visitor, game: str, folder: Path, rng: random.Random) -> None:
    """A turn of one's own, what the others do then, and the end of a round, as they come."""
    page, finger = visitor.page, Finger(visitor.page)
    wanted = {"own", "bot", "round"}

    def has_ended() -> bool:
        return page.locator(ENDS[game]).count() > 0

    def is_awaited() -> bool:
        return is_my_turn(page) or has_ended() or is_over(page)

    def is_my_show() -> bool:
        return page.locator("header h1").inner_text().startswith(("Your", "Robin"))

    def save(film: Film, name: str) -> None:
        name = "round" if has_ended() else name
        if name in wanted and len(film.frames) >= FEW:
            wanted.remove(name)
            film.save(folder / f"{game}-{name}.png")
            print(folder / f"{game}-{name}.png", flush=True)

    while wanted and not is_over(page):
        go_on(finger)
        mine = is_my_turn(page)
        with Film(page) as film:
            while is_my_turn(page) and not has_ended():
                if act(finger, game, rng):
                    film.go_on(SENDING)
                    film.go_on(LONGEST, lambda: is_awaited() or not is_my_show())
            film.go_on(0 if mine else LONGEST, is_awaited)
            film.go_on(READING if has_ended() else 0)
        save(film, "own" if mine else "bot")


def main(games: list[str]) -> None:
    build_page(ROOT)
    folder = ROOT / "build" / "films"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        server, browser = Server(Path(data) / "data"), launch(playwright)
        server.start()
        try:
            for game in games:
                with visit(browser, server.address, PHONE, pace="normal") as robin:
                    robin.open_table(game, "regular", "regular", **SHORT_ROUNDS.get(game, {}))
                    film_game(robin, game, folder, random.Random(1))
                    robin.check()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
