"""Whatever can be dragged can also be tapped and reached by keyboard, and means the same."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page

from web.browser import PHONE
from web.fixtures import film, written
from web.turns import Finger, Hand, Keys

Point = tuple[float, float]
GHOST = """() => {
  const paper = document.querySelector('.sheet .paper').getBoundingClientRect();
  const ghost = document.querySelector('.sheet .ghost').getBoundingClientRect();
  return Math.round(((ghost.left - paper.left) / paper.width) * 7);
}"""
"""The column at which the ghost of a shape begins."""


@dataclass
class Gesture:
    """A thing, where to drag it, and the word that this means on the page at this frame.

    `press` does the same by pressing one thing after the other."""

    film: str
    frame: int
    word: str
    thing: str
    onto: Callable[[Page], Point]
    press: Callable[[Page, Hand], None]
    after: Callable[[Page], None] = lambda page: None


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def middle_of(selector: str) -> Callable[[Page], Point]:
    return lambda page: middle(page.locator(selector).first)


def pressing(*selectors: str) -> Callable[[Page, Hand], None]:
    def press(page: Page, hand: Hand) -> None:
        for selector in selectors:
            hand.press(page.locator(selector).first)

    return press


def moments(name: str) -> Iterator[tuple[int, dict[str, Any], list[str]]]:
    """Every frame of a film at which there is something to choose, the view, and the words."""
    for number, frame in enumerate(film(name)["frames"]):
        if words := frame["own"]["choices"]:
            yield number, frame["view"], words


def nox(onto_a_stack: bool) -> Gesture:
    for frame, _, words in moments("nox-4"):
        for word in words if frame > 30 else []:
            card, target = word.split(">")
            if (":" in target) == onto_a_stack:
                place = f'{".stack" if onto_a_stack else ".new"}[data-drop="{target}"]'
                hand = f'[data-place="hand {card}#0"]'
                return Gesture("nox-4", frame, word, hand, middle_of(place), pressing(hand, place))
    raise AssertionError("expected such a card in the film")


def nmbrs_discard() -> Gesture:
    for frame, _, words in moments("nmbrs-2"):
        for word in words:
            if word.startswith("discard ") and "joker" not in word:
                card = f'.hand [data-place="{word.split()[1]}"]'
                return Gesture(
                    "nmbrs-2", frame, word, card, middle_of('[data-drop="open"]'),
                    pressing(card, ".line button:not(.quiet)"),
                )  # fmt: skip
    raise AssertionError("expected a discard in the film")


def nmbrs_grow() -> Gesture:
    """One card of the hand goes to a row that lies, and there is no other way to use it there."""
    for frame, view, words in moments("nmbrs-2"):
        rows = [row.split("-") for row in view["rows"]]
        plain = {row[0] for row, has in zip(rows, view["jokers"], strict=True) if has == "-"}
        grown = {word: word[5:].split("-") for word in words if word.startswith("grow ")}
        lying = {
            word: [row for row in rows if set(row) <= set(numbers)]
            for word, numbers in grown.items()
        }
        added = {
            word: set(numbers).difference(*map(set, lying[word])) for word, numbers in grown.items()
        }
        for word, cards in added.items():
            if len(cards) == 1 and list(added.values()).count(cards) == 1:
                [row], [number] = lying[word][:1], cards
                if row[0] in plain and number in view["hand"][0]:
                    card, onto = f'.hand [data-place="{number}"]', f'.felt [data-drop="{row[0]}"]'
                    return Gesture(
                        "nmbrs-2", frame, word, card, middle_of(onto),
                        pressing(card, f"{onto} button", ".line button:not(.quiet)"),
                    )  # fmt: skip
    raise AssertionError("expected a row in the film that one card can grow")


def bloxx() -> Gesture:
    """Die A as it lies goes to the column farthest to the right where it fits."""
    frame, view, word = next(
        (frame, view, max(word for word in words if word.startswith("A r0 ")))
        for frame, view, words in moments("bloxx-2")
        if frame > 12 and any(word.startswith("A r0 ") for word in words)
    )
    column, row = "abcdefg".index(word[5]), int(word[6:]) - 1
    piece = view["faces"][0][int(view["rolled"][0]) - 1].split("/")

    def there(page: Page) -> Point:
        box = page.locator(".sheet .paper").bounding_box()
        assert box is not None
        cell = box["width"] / 7
        x = box["x"] + cell * (column + len(piece[0]) / 2)
        return x, box["y"] + box["height"] - cell * (row + len(piece) / 2)

    def press(page: Page, hand: Hand) -> None:
        hand.press(page.locator(".die").first)
        while (left := page.evaluate(GHOST)) != column:
            hand.press(page.locator(".tool").nth(3 if left < column else 2))
        hand.press(page.locator(".do"))

    return Gesture(
        "bloxx-2", frame, word, ".die", there, press, lambda page: page.locator(".do").click()
    )


GESTURES: dict[str, Callable[[], Gesture]] = {
    "nox onto a stack": lambda: nox(True),
    "nox as a new stack": lambda: nox(False),
    "nmbrs discard": nmbrs_discard,
    "nmbrs grow": nmbrs_grow,
    "bloxx": bloxx,
}


def by_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 5, start[1] - 12, steps=3)
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def by_finger(page: Page, start: Point, end: Point) -> None:
    devtools: CDPSession = page.context.new_cdp_session(page)

    def touch(kind: str, *at: Point) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 9):
        part = step / 8
        touch(
            "touchMove",
            (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part),
        )
    page.wait_for_timeout(200)  # held still: a thrown finger would take the next tap with it
    touch("touchMove", end)
    touch("touchEnd")


@contextmanager
def shown(gesture: Gesture, gallery: str, browser: Browser) -> Iterator[Page]:
    """The gallery on a phone, with the gesture's film."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, reduced_motion="reduce"
    )
    try:
        page = context.new_page()
        page.route("**/fixtures/*.json", lambda route: route.fulfill(body=written(gesture.film)))
        page.goto(f"{gallery}/gallery.html?film={gesture.film}&motion=less")
        page.locator("section.board").wait_for(timeout=60_000)
        yield page
    finally:
        context.close()


@pytest.mark.parametrize("name", GESTURES)
def test_a_drag_two_taps_and_the_keyboard_choose_the_same(
    name: str, gallery: str, browser: Browser
) -> None:
    gesture = GESTURES[name]()
    with shown(gesture, gallery, browser) as page:

        def heard(act: Callable[[], None]) -> list[str]:
            # What is held stays in the hand as long as the step does: from another one, back.
            page.evaluate("show(0), new Promise((done) => requestAnimationFrame(done))")
            page.evaluate("frame => show(frame)", gesture.frame)
            page.locator(gesture.thing).first.wait_for()
            act()
            return list(page.evaluate("[...heard]"))

        def dragged(by: Callable[[Page, Point, Point], None]) -> None:
            by(page, middle(page.locator(gesture.thing).first), gesture.onto(page))
            gesture.after(page)

        assert heard(lambda: dragged(by_mouse)) == [gesture.word]
        assert heard(lambda: dragged(by_finger)) == [gesture.word]
        assert heard(lambda: gesture.press(page, Finger(page))) == [gesture.word]
        assert heard(lambda: gesture.press(page, Keys(page))) == [gesture.word]


def test_a_press_right_after_a_drag_is_a_press_of_its_own(gallery: str, browser: Browser) -> None:
    gesture = nmbrs_discard()
    with shown(gesture, gallery, browser) as page:
        page.evaluate("frame => show(frame)", gesture.frame)
        card = page.locator(gesture.thing).first
        start = middle(card)
        by_finger(page, start, (start[0], start[1] - 40))
        assert card.get_attribute("aria-pressed") == "true", "picked, and put nowhere"
        page.touchscreen.tap(*start)
        assert card.get_attribute("aria-pressed") == "false"
