"""A walk over every screen, sheet and state of the page, in whatever language it speaks.

`tour(visitor)` yields the name of each one while it is shown.
"""

import random
from collections.abc import Iterator
from itertools import chain

from playwright.sync_api import Locator

from web.browser import Visitor
from web.turns import (
    GAMES,
    SHORT,
    SHORT_ROUNDS,
    THROW,
    WITH_DICE,
    WITH_ROUNDS,
    is_my_choice,
    is_over,
    play,
    play_until,
)


def button(visitor: Visitor, icon: str, inside: str = "body") -> Locator:
    """The first button with this drawing: its words are others in every language."""
    return visitor.page.locator(f"{inside} :is(button, a):has([data-icon={icon}])").first


def close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")


def screens(visitor: Visitor) -> Iterator[str]:
    """Everything around the games."""
    page = visitor.page
    visitor.go("/")
    page.wait_for_selector(".cover .play:enabled")
    yield "home"
    page.locator(".cover[data-game=nmbrs] .whole").click()
    page.wait_for_selector("dialog")
    yield "game-sheet"
    button(visitor, "phone", "dialog").click()
    page.wait_for_selector("dialog .names")
    yield "one-device"
    button(visitor, "back", "dialog").click()
    button(visitor, "friends", "dialog").click()
    page.wait_for_selector(".start")
    page.wait_for_selector(".code path[d*=M]")
    yield "lobby"
    page.locator(".seats .button").first.click()
    page.wait_for_selector("dialog .level")
    yield "lobby-seat"
    close(visitor)
    link = page.locator("input.field[readonly]").first.input_value()
    visitor.go("/" + link.split("/", 3)[3])
    page.wait_for_selector("form.card")
    yield "join"
    visitor.go("/")
    page.wait_for_selector(".cover .play:enabled")
    button(visitor, "gear").click()
    page.wait_for_selector("dialog .all")
    yield "settings"
    visitor.go("/nowhere/at-all")
    page.wait_for_selector(".oops svg")
    yield "nothing-here"


def reading(visitor: Visitor, game: str) -> Iterator[str]:
    """The lesson and the rules of a game."""
    page = visitor.page
    visitor.go(f"/lesson/{game}")
    page.locator(".lesson .lamp").wait_for()
    yield f"{game}-lesson"
    page.locator(".lesson .lamp").click()
    page.wait_for_selector(".lesson .board > *")
    yield f"{game}-lesson-task"
    visitor.go(f"/rules/{game}")
    page.wait_for_selector(".rules .try")
    page.locator(".rules .try").nth(5).click()
    page.wait_for_selector(".try section.board")
    yield f"{game}-rules"


def table(visitor: Visitor, game: str, turns: int = 2) -> Iterator[str]:
    """A table against bots with everything that can be opened at it."""
    page = visitor.page
    for attempt in range(8):  # luck may end a short game before there is anything to choose
        visitor.open_table(game, "apprentice", "apprentice", **SHORT[game])
        page.wait_for_selector("header.mine")
        if game in WITH_DICE:
            play_until(visitor, game, lambda: page.locator(THROW).count() > 0, random.Random(5))
            if not attempt:
                yield f"{game}-throw"
        play(visitor, game, turns, random.Random(5))
        play_until(visitor, game, lambda: is_my_choice(page) or is_over(page), random.Random(5))
        if not is_over(page):
            break
    page.wait_for_selector("section.board")
    yield f"{game}-table"
    if page.locator(".ticker").is_visible():
        page.locator(".ticker").click()
        page.wait_for_selector("dialog ol")
        yield f"{game}-log"
        close(visitor)
    button(visitor, "book", ".tools").click()
    page.wait_for_selector("dialog .rules")
    yield f"{game}-rule-card"
    close(visitor)


def round_end(visitor: Visitor, game: str) -> Iterator[str]:
    """The card at the end of a round; nobody who wants to watch nothing sees it."""
    page, card = visitor.page, visitor.page.locator(".round-card")
    visitor.like(pace="quick")
    visitor.open_table(game, "apprentice", "apprentice", **SHORT_ROUNDS[game])
    play_until(visitor, game, lambda: card.count() > 0, random.Random(5), dismiss=False)
    yield f"{game}-round"
    page.locator(".round-card .go").click()
    visitor.like(pace="none")


def sheets(visitor: Visitor) -> Iterator[str]:
    """What can be opened at any table; the visitor sits at one."""
    page = visitor.page
    for icon, name in (("screen", "watch"), ("seal", "fairness"), ("door", "leave")):
        button(visitor, "more", "header").click()
        page.wait_for_selector("dialog")
        if icon == "screen":
            yield "menu"
        button(visitor, icon, "dialog").click()
        page.wait_for_timeout(100)
        yield f"menu-{name}"
        close(visitor)
    page.locator(".side .seat").nth(1).click()
    page.wait_for_selector("dialog .who")
    yield "seat"
    close(visitor)
    button(visitor, "smile", ".tools").click()
    page.wait_for_selector(".reactions")
    yield "reactions"
    button(visitor, "smile", ".tools").click()
    button(visitor, "bulb", ".tools").click()
    page.locator(".notice .lamp").wait_for(timeout=90_000)
    yield "hint"


def ending(visitor: Visitor, game: str) -> Iterator[str]:
    """From here to the end, the checked receipt and the replay."""
    page = visitor.page
    play(visitor, game, 400, random.Random(5))
    page.wait_for_selector(".end")
    yield f"{game}-end"
    button(visitor, "seal", ".end").click()
    page.wait_for_selector(".receipt")
    yield f"{game}-receipt"
    visitor.go(f"/replay/{visitor.table}")
    page.get_by_role("slider").press("End")
    page.wait_for_selector("section.board")
    yield f"{game}-replay"


def one_device(visitor: Visitor) -> Iterator[str]:
    """Two people on one device, a curtain between them."""
    page = visitor.page
    visitor.go("/")
    page.locator(".cover[data-game=nox] .whole:enabled").click()
    page.get_by_role("radio").first.click()
    button(visitor, "phone", "dialog").click()
    page.locator("dialog .field").nth(0).fill("Marie")
    page.locator("dialog .field").nth(1).fill("Jonas")
    page.locator("dialog .lamp").click()
    page.wait_for_selector("main.table, .curtain")
    for _ in range(3):
        page.wait_for_selector("header.mine, .curtain")
        if page.locator(".curtain").count():
            yield "curtain"
            return
        play(visitor, "nox", 1, random.Random(7))
    raise AssertionError("expected a curtain between two people on one device")


def tv(visitor: Visitor, screen: Visitor, game: str) -> Iterator[str]:
    """The table alone, large, on a screen of its own."""
    page = visitor.page
    visitor.open_table(game, "apprentice", "apprentice")
    page.wait_for_selector("header.mine")
    play(visitor, game, 3, random.Random(9))
    button(visitor, "more", "header").click()
    button(visitor, "screen", "dialog").click()
    link = page.locator("input.field[readonly]").last.input_value()
    screen.go("/" + link.split("/", 3)[3])
    screen.page.wait_for_selector("main.table.tv section.board")
    yield f"{game}-tv"


def parts(visitor: Visitor, games: tuple[str, ...] = GAMES) -> Iterator[Iterator[str]]:
    """The walk in parts that do not need each other, but for the sheets of the last table."""
    yield screens(visitor)
    for game in games:
        yield reading(visitor, game)
        if game in WITH_ROUNDS:
            yield round_end(visitor, game)
        yield table(visitor, game)
    yield sheets(visitor)
    yield ending(visitor, games[-1])
    yield one_device(visitor)


def tour(visitor: Visitor, games: tuple[str, ...] = GAMES) -> Iterator[str]:
    """Everything, once, and the end of the last game."""
    return chain.from_iterable(parts(visitor, games))
