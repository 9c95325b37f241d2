"""A turn at each board, by using what it offers, as somebody would who has read nothing.

A turn is written once; `Finger` touches or clicks what it finds, `Keys` reaches it by Tab alone.
"""

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

from web.browser import Visitor

GAMES = ("nox", "nmbrs", "bloxx", "zoinx")
SHORT: dict[str, dict[str, int | str]] = {
    "nox": {"goal": 20},
    "nmbrs": {"rounds": 1, "deal": 5},
    "bloxx": {},
    "zoinx": {"goal": 12},
}
"""Options that keep a game short where the rules allow it; its boards are the same."""
A_FIRST_HINT = 90_000
"""Milliseconds: the strongest bot may have to be compiled."""
THOUGHT = """() => document.querySelector('.notice .lamp') ||
  !document.querySelector('.tools [aria-busy=true]')"""
MOST_TABS = 150
PATIENCE = 10_000
"""Milliseconds until something can be pressed; a busy machine is slow, not wrong."""


class Hand(Protocol):
    """How somebody gets at what a page offers."""

    page: Page

    def press(self, thing: Locator) -> None: ...


class Finger:
    """Touches; on a device without touch, clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    def press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap(timeout=PATIENCE)
        else:
            thing.click(timeout=PATIENCE)


class Keys:
    """Only the keyboard: Tab until it is there, then Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        wanted = thing.element_handle(timeout=PATIENCE)
        for _ in range(MOST_TABS):
            if wanted.evaluate("thing => document.activeElement === thing"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"expected the Tab key to reach {wanted.evaluate('t => t.outerHTML')}")


def one_of(hand: Hand, selector: str, rng: random.Random) -> bool:
    """Press one of these; False when there is none."""
    found = hand.page.locator(selector)
    count = found.count()
    if count:
        hand.press(found.nth(rng.randrange(count)))
    return count > 0


def nox(hand: Hand, rng: random.Random) -> bool:
    return one_of(hand, ".hand .card:enabled", rng) and one_of(hand, ".world .may", rng)


def zoinx(hand: Hand, rng: random.Random) -> bool:
    return one_of(hand, ".deed:enabled", rng) or one_of(hand, ".bet.may:enabled", rng)


def bloxx(hand: Hand, rng: random.Random) -> bool:
    if not one_of(hand, ".die:enabled", rng):
        return False
    for _ in range(12):
        if one_of(hand, ".do:not([aria-disabled=true])", rng):
            return True
        if not one_of(hand, ".tool:enabled", rng):
            return False
    return False


def nmbrs(hand: Hand, rng: random.Random) -> bool:
    deed = ".line button:not(.quiet):enabled"
    if hand.page.locator(".hand .card:enabled").count() == 0:
        return one_of(hand, ".line button:enabled", rng)  # asked about the open card
    if not one_of(hand, ".hand .card:not(.on):enabled", rng):
        return one_of(hand, ".chip", rng) and one_of(hand, deed, rng)
    for _ in range(5):  # cards that cannot go with the picked ones are faded
        if not one_of(hand, ".hand .card:not(.on, .cannot):enabled", rng):
            break
    one_of(hand, ".chip", rng)
    return one_of(hand, deed, rng)


TURNS: dict[str, Callable[[Hand, random.Random], bool]] = {
    "nox": nox,
    "nmbrs": nmbrs,
    "bloxx": bloxx,
    "zoinx": zoinx,
}


def ask_the_bot(hand: Hand) -> None:
    """What the hint says; somebody who does not know what to do may always ask."""
    hint = hand.page.locator(".tools button:has([data-icon=bulb])")
    if hint.is_enabled():
        hand.press(hint)
        hand.page.wait_for_function(THOUGHT, timeout=A_FIRST_HINT)
        advice = hand.page.locator(".notice .lamp")
        if advice.count():  # none when the table has moved on meanwhile
            hand.press(advice)


def is_my_turn(page: Page) -> bool:
    return page.locator("main.table header.mine").count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def play(
    visitor: Visitor,
    game: str,
    turns: int,
    rng: random.Random,
    hand: Hand | None = None,
    look: Callable[[], None] = lambda: None,
    wait: bool = True,
) -> int:
    """Play so many turns, or to the end, and `look` after each; how many were made. Without `wait`
    only while it is this visitor's turn: the others may be somebody who plays here as well."""
    page, made, stuck, hesitated = visitor.page, 0, 0, 0
    hand = hand or Finger(page)
    while made < turns and not is_over(page):
        if (missed := page.locator("dialog .lamp")).count():  # "while you were away"
            hand.press(missed)
        if not is_my_turn(page):
            if not wait:
                break
            page.wait_for_timeout(60)
            stuck += 1
            assert stuck < 1000, "expected the game to go on; nothing has happened for a minute"
            continue
        stuck = 0
        try:
            acted = TURNS[game](hand, rng)
        except Exception:
            if is_my_turn(page) and not is_over(page):
                raise
            continue  # the others were faster: the table had moved on
        if not acted and is_my_turn(page):
            hesitated += 1
            if hesitated < 20:  # the picture is still on its way
                page.wait_for_timeout(100)
                continue
            ask_the_bot(hand)
        hesitated = 0
        made += 1
        page.wait_for_timeout(80)
        look()
    return made
