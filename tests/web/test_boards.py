"""The boards by themselves, in the gallery: they read what the rules write, and whatever the rules
offer can be chosen by touching."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from web.browser import PHONE
from web.fixtures import film, written

TOUCHES = Path(__file__).with_name("touches.js")
MOMENTS = 6


NAMES = ["zoinx-4", "nox-6", "bloxx-2", "bloxx-4-touch", "nmbrs-2", "nmbrs-3-simple"]


@contextmanager
def shown(name: str, gallery: str, browser: Browser) -> Iterator[Page]:
    """The gallery on a phone with this film."""
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    try:
        page.route("**/fixtures/*.json", lambda route: route.fulfill(body=written(name)))
        page.goto(f"{gallery}/gallery.html?film={name}&motion=less")
        page.locator("section.board").wait_for(timeout=60_000)
        yield page
    finally:
        page.close()


@pytest.mark.parametrize("name", NAMES)
def test_every_word_the_rules_offer_can_be_chosen_by_touching(
    name: str, gallery: str, browser: Browser
) -> None:
    film_shown = film(name)
    frames, game = film_shown["frames"], film_shown["about"]["game"]
    moments = [
        n for n, frame in enumerate(frames) if frame["own"]["choices"] and not frame["now"]["ready"]
    ]
    # Evenly over the game, and those with most to choose from.
    most = sorted(moments, key=lambda n: -len(frames[n]["own"]["choices"]))[:3]
    with shown(name, gallery, browser) as page:
        page.add_script_tag(path=TOUCHES)
        for moment in sorted({*moments[:: len(moments) // MOMENTS + 1], *most}):
            offered = frames[moment]["own"]["choices"]
            chosen = page.evaluate(
                "([game, frame, words]) => touchEverything(game, frame, words)",
                [game, moment, offered],
            )
            assert set(offered) - set(chosen) == set(), (name, moment)


@pytest.mark.parametrize("name", ["zoinx-4", "nox-6-watching", "bloxx-4-touch", "nmbrs-2"])
def test_the_page_reads_a_row_as_the_rules_name_it(
    name: str, gallery: str, browser: Browser
) -> None:
    views = [frame["view"] for frame in json.loads(written(name))["frames"]]
    with shown(name, gallery, browser) as page:
        read = page.evaluate(
            "(count) => Array.from({length: count}, (_, n) => viewAt(n))", len(views)
        )
    assert read == views
