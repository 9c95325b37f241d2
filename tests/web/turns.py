"""A turn at each board, by touching what it offers, as somebody would who has read nothing."""

import random
from collections.abc import Callable

from playwright.sync_api import Page

from web.browser import Visitor


def tap(page: Page, selector: str, rng: random.Random) -> bool:
    """Touch one of these; False when there is none."""
    found = page.locator(selector)
    count = found.count()
    if not count:
        return False
    found.nth(rng.randrange(count)).click(timeout=3000)
    return True


def nox(page: Page, rng: random.Random) -> bool:
    return tap(page, ".hand .card:enabled", rng) and tap(page, ".world .may", rng)


def zoinx(page: Page, rng: random.Random) -> bool:
    return tap(page, ".deed:enabled", rng) or tap(page, ".bet.may:enabled", rng)


def bloxx(page: Page, rng: random.Random) -> bool:
    if not tap(page, ".die:enabled", rng):
        return False
    for _ in range(12):
        if tap(page, ".do:not([aria-disabled=true])", rng):
            return True
        if not tap(page, ".tool:enabled", rng):
            return False
    return False


def nmbrs(page: Page, rng: random.Random) -> bool:
    deed = ".line button:not(.quiet):enabled"
    if page.locator(".hand .card:enabled, button.card:enabled").count() == 0:
        return tap(page, deed, rng)  # asked about the open card
    if tap(page, ".chip", rng) and tap(page, deed, rng):
        return True
    return tap(page, "button.card:enabled", rng) and tap(page, deed, rng)


TURNS: dict[str, Callable[[Page, random.Random], bool]] = {
    "nox": nox,
    "nmbrs": nmbrs,
    "bloxx": bloxx,
    "zoinx": zoinx,
}


A_FIRST_HINT = 90_000
"""Milliseconds: the strongest bot may have to be compiled."""


def ask_the_bot(page: Page) -> bool:
    """What the hint says; somebody who does not know what to do may always ask."""
    if not page.locator(".tools button", has_text="Hint").is_enabled():
        return False
    page.locator(".tools button", has_text="Hint").click()
    page.locator(".notice .lamp").click(timeout=A_FIRST_HINT)
    return True


def is_my_turn(page: Page) -> bool:
    return page.locator("main.table header.mine").count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def play(visitor: Visitor, game: str, turns: int, rng: random.Random) -> int:
    """Play so many turns, or to the end; how many were made."""
    page, made, stuck, hesitated = visitor.page, 0, 0, 0
    while made < turns and not is_over(page):
        if not is_my_turn(page):
            page.wait_for_timeout(60)
            stuck += 1
            assert stuck < 1000, "expected the game to go on; nothing has happened for a minute"
            continue
        stuck = 0
        try:
            acted = TURNS[game](page, rng)
        except Exception:
            if is_my_turn(page) and not is_over(page):
                raise
            continue  # the others were faster: the table had moved on
        if not acted and is_my_turn(page):
            hesitated += 1
            if hesitated < 20:  # the picture is still on its way
                page.wait_for_timeout(100)
                continue
            ask_the_bot(page)
        hesitated = 0
        made += 1
        page.wait_for_timeout(80)
    return made
