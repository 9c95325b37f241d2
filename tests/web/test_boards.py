"""The boards by themselves, in the gallery: whatever the rules offer can be chosen by touching."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from web.browser import PHONE
from web.fixtures import film

TOUCHES = Path(__file__).with_name("touches.js")
MOMENTS = 6


@pytest.mark.parametrize(
    "name", ["zoinx-4", "nox-6", "bloxx-2", "bloxx-4-touch", "nmbrs-2", "nmbrs-3-simple"]
)
def test_every_word_the_rules_offer_can_be_chosen_by_touching(
    name: str, gallery: str, browser: Browser
) -> None:
    shown = film(name)
    text = json.dumps(shown, default=int)
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    try:
        page.route("**/fixtures/*.json", lambda route: route.fulfill(body=text))
        page.goto(f"{gallery}/gallery.html?film={name}&motion=less")
        page.locator("section.board").wait_for(timeout=60_000)
        page.add_script_tag(path=TOUCHES)
        frames = shown["frames"]
        moments = [n for n, now in enumerate(frames) if now["choices"] and not now["ready"]]
        # Evenly over the game, and those with most to choose from.
        most = sorted(moments, key=lambda n: -len(frames[n]["choices"]))[:3]
        for moment in sorted({*moments[:: len(moments) // MOMENTS + 1], *most}):
            offered = [choice["word"] for choice in frames[moment]["choices"]]
            game = shown["about"]["game"]
            chosen = page.evaluate(
                "([game, frame, words]) => touchEverything(game, frame, words)",
                [game, moment, offered],
            )
            assert set(offered) - set(chosen) == set(), (name, moment)
    finally:
        page.close()
