"""A turn at each board, by using what it offers, as somebody would who has read nothing.

A turn is written once; `Finger` touches or clicks what it finds, `Keys` reaches it by Tab alone.
"""

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Error, Locator, Page

from web.browser import Visitor

GAMES = ("nox", "nmbrs", "bloxx", "zoinx")
WITH_DICE = ("bloxx", "zoinx")
WITH_ROUNDS = ("nox", "nmbrs")
SHORT: dict[str, dict[str, int | str]] = {
    "nox": {"goal": 20},
    "nmbrs": {"rounds": 1, "deal": 5},
    "bloxx": {},
    "zoinx": {"goal": 12},
}
"""Options that keep a game short where the rules allow it; its boards are the same."""
SHORT_ROUNDS: dict[str, dict[str, int | str]] = {
    "nox": {"deck": "number,colour,copies;3,blue,3;4,green,3;6,orange,3;9,blue,2"},
    "nmbrs": {
        "variant": "simple",
        "deal": 2,
        "rounds": 2,
        "deck": "card,colour,value;1,red,1;2,red,1;3,red,2;4,green,1;5,green,1;6,green,2;7,blue,1;"
        "8,blue,2;joker,red,0",
    },
}
"""Options that bring the end of a round near, but not that of the game."""
A_FIRST_HINT = 90_000
"""Milliseconds: the strongest bot may have to be compiled."""
THOUGHT = """() => document.querySelector('.notice .lamp') ||
  !document.querySelector('.tools [aria-busy=true]')"""
MOST_TABS = 150
HESITATIONS = 20
STEPS_TO_WAIT = 1500
SENDING = 150
"""Milliseconds until something that was chosen shows."""
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


MY_TURN = "main.table header.mine"
"""There is something to choose or to throw; never while a step is still being shown."""
THROW = "section.board .throw"


def is_my_turn(page: Page) -> bool:
    return page.locator(MY_TURN).count() > 0


def is_my_choice(page: Page) -> bool:
    return is_my_turn(page) and page.locator(THROW).count() == 0


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def go_on(hand: Hand) -> bool:
    """Dismiss whatever waits to be read: the end of a round, what happened meanwhile."""
    card = hand.page.locator(".round-card .go, dialog .lamp")
    if not card.count():
        return False
    hand.press(card.first)
    return True


def throw(hand: Hand) -> bool:
    """Throw the dice, if they are in the own hand."""
    button = hand.page.locator(THROW)
    if not button.count():
        return False
    hand.press(button)
    return True


def act(hand: Hand, game: str, rng: random.Random) -> bool:
    """Do what is due: throw, or choose something, if need be by asking the bot; False: the others
    were faster, and the table has moved on."""
    try:
        for _ in range(HESITATIONS):  # the picture may still be on its way
            if throw(hand) or TURNS[game](hand, rng):
                return True
            if not is_my_turn(hand.page):
                return False
            hand.page.wait_for_timeout(100)
        ask_the_bot(hand)
    except Error:
        if is_my_turn(hand.page) and not is_over(hand.page):
            raise
        return False
    return True


def play(
    visitor: Visitor,
    game: str,
    turns: int,
    rng: random.Random,
    hand: Hand | None = None,
    look: Callable[[], None] = lambda: None,
    wait: bool = True,
) -> int:
    """Play so many turns, or to the end, and `look` after each; how many were made. A throw is part
    of a turn. Without `wait` only while it is this visitor's turn: the others may be somebody who
    plays here as well."""
    page, made, stuck = visitor.page, 0, 0
    hand = hand or Finger(page)
    while made < turns and not is_over(page):
        go_on(hand)
        if not is_my_turn(page):
            if not wait:
                break
            page.wait_for_timeout(60)
            stuck += 1
            assert stuck < 1000, "expected the game to go on; nothing has happened for a minute"
            continue
        stuck = 0
        throws = page.locator(THROW).count() > 0
        if not act(hand, game, rng):
            continue
        made += not throws
        page.wait_for_timeout(80)
        look()
    return made


def play_until(
    visitor: Visitor,
    game: str,
    so: Callable[[], bool],
    rng: random.Random,
    *,
    dismiss: bool = True,
) -> None:
    """Do whatever is due until something is so. Without `dismiss` what can be read stays."""
    page, hand = visitor.page, Finger(visitor.page)
    for _ in range(STEPS_TO_WAIT):
        if so():
            return
        if is_my_turn(page):
            act(hand, game, rng)
            page.wait_for_timeout(SENDING)
        elif not (dismiss and go_on(hand)):
            page.wait_for_timeout(50)
    raise AssertionError(f"expected something else at {game} by now; see the picture")
