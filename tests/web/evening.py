"""What friends do on an evening: come by the code, play whatever is due, and play once more."""

import random
import re
from collections.abc import Sequence

import segno
from playwright.sync_api import Error, Page, expect

from web.browser import Visitor
from web.turns import Finger, act, go_on, is_my_turn, is_over

QUIET = 2
"""Light modules around the code on the page."""
CURTAIN = ".curtain .lamp"
PATIENCE = 2000
"""Rounds of looking at every device until the game has to be over."""


def scan(page: Page, last: bool = False) -> str:
    """The link in the first or last QR code on the page; its modules are those of this link."""
    codes = page.locator(".code")
    code = codes.last if last else codes.first
    expect(code.locator("path")).to_have_attribute("d", re.compile("M"))
    label, path = code.get_attribute("aria-label"), code.locator("path").get_attribute("d")
    found = re.search(r"https?://\S+", label or "")
    assert found, f"expected a link; the code says '{label}'"
    drawn = {(int(x) - QUIET, int(y) - QUIET) for x, y in re.findall(r"M(\d+) (\d+)h", path or "")}
    rows = segno.make_qr(found[0], error="l").matrix
    assert drawn == {(x, y) for y, row in enumerate(rows) for x, on in enumerate(row) if on}
    return found[0]


def do_what_is_due(one: Visitor, game: str, rng: random.Random) -> bool:
    """What somebody at this device would do now, if anything."""
    page, hand = one.page, Finger(one.page)
    if page.locator(CURTAIN).count():
        hand.press(page.locator(CURTAIN))
        return True
    if is_my_turn(page):
        act(hand, game, rng)
        page.wait_for_timeout(60)
        return True
    try:
        return go_on(hand)
    except Error:  # it has gone by itself
        return False


def finish(players: Sequence[Visitor], game: str, rng: random.Random) -> None:
    """Everybody plays until the game is over for everybody."""
    for _ in range(PATIENCE):
        if all(is_over(one.page) for one in players):
            return
        if not sum(do_what_is_due(one, game, rng) for one in players):
            players[0].page.wait_for_timeout(40)
    said = [" ".join(one.page.locator("body").inner_text().split())[:300] for one in players]
    raise AssertionError(f"expected {game} to end; the devices show {said}")


def once_more(one: Visitor) -> None:
    Finger(one.page).press(one.page.get_by_role("button", name="Once more"))


def gather(one: Visitor, before: str) -> None:
    """Wait until this device is in the lobby of the next game."""
    expect(one.page).not_to_have_url(re.compile(before))
    one.page.wait_for_selector("main .gathering")


OPEN_HERE = """([game, names, options]) => fetch('/api/tables', {
  method: 'POST',
  body: JSON.stringify({game, names, options, name: names[0], seats: names.length,
    seating: names.map(() => 'me'), manners: {throws: true}, begin: true}),
  headers: {'Content-Type': 'application/json', 'X-Quartett': '1'},
}).then((answer) => answer.json()).then(({table}) => table)"""


def on_one_device(one: Visitor, game: str, names: list[str], **options: int | str) -> None:
    """A table for several people who pass this device around."""
    one.go("/")
    one.page.wait_for_selector(".cover .play:enabled")
    table = one.page.evaluate(OPEN_HERE, [game, names, options])
    one.go(f"/t/{table}")


def wins(one: Visitor) -> list[float]:
    """The games won by each seat, as the lobby shows them."""
    return [float(text.split()[-1]) for text in one.page.locator(".wins").all_inner_texts()]


def letters(one: Visitor) -> str:
    """The short code in the lobby."""
    shown = one.page.locator(".letters")
    expect(shown).to_have_text(re.compile("^[A-Z]{3} [A-Z]{3}$"))
    return shown.inner_text().replace(" ", "")


def look_through(page: Page) -> None:
    """Every moment of the replay."""
    slider = page.get_by_role("slider")
    for at in range(int(slider.get_attribute("max") or 0) + 1):
        slider.fill(str(at))
        text = page.locator("main").inner_text()
        assert not re.search(r"\b0 (of|/) 0\b", text), text


def through_own_eyes(one: Visitor) -> None:
    """The replay in the middle of a game, by the link that would show everything later."""
    address = one.page.url
    one.go(f"/replay/{one.table}")
    expect(one.page).to_have_url(re.compile("eyes=[0-9]"))
    look_through(one.page)
    one.check()
    one.page.goto(address)
    one.page.wait_for_selector("main.table, .curtain")


def through_all_eyes(one: Visitor, names: Sequence[str]) -> None:
    """The replay of the game that is over, as each of them saw it."""
    Finger(one.page).press(one.page.get_by_role("link", name="Watch again"))
    for seat, name in enumerate(names):
        Finger(one.page).press(one.page.get_by_role("radio", name=name))
        expect(one.page).to_have_url(re.compile(f"eyes={seat}"))
        expect(one.page.locator(".oops")).to_have_count(0)
        if seat == 0:
            look_through(one.page)
    one.check()
