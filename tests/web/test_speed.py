"""How soon a slow phone on a slow network can play. It is about time, so it waits for the soak."""

import time
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

from web.browser import PHONE
from web.conftest import Arrive

pytestmark = pytest.mark.soak

SLOWER = 4
"""A phone, compared with this machine."""
FAST_3G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 768_000 / 8,
}
"""Milliseconds of round trip, bytes a second."""
PLAYABLE = 2.0


def slow_phone(page: Page) -> None:
    devtools: Any = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", FAST_3G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


WATCHED = """
new MutationObserver(() => {
  if (document.querySelector('section.board button:enabled')) window.playable ??= performance.now();
}).observe(document, {subtree: true, childList: true, attributeFilter: ['disabled']});
"""
"""Notes by the page's own clock when there is something to choose."""


def playable_after(page: Page, address: str) -> float:
    """Seconds from the address to the first choice. It is asked for through the devtools: the
    driver's own script would run on the slow phone as well."""
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    devtools: Any = page.context.new_cdp_session(page)
    while True:
        answer = devtools.send("Runtime.evaluate", {"expression": "window.playable ?? 0"})
        if seconds := answer["result"]["value"] / 1000:
            return float(seconds)
        time.sleep(0.1)


@pytest.mark.parametrize("game", ["nox", "nmbrs", "bloxx", "zoinx"])
def test_a_table_is_playable_on_a_slow_phone(arrive: Arrive, game: str) -> None:
    robin = arrive(PHONE)
    robin.open_table(game, "apprentice", "apprentice")
    robin.page.wait_for_selector("header.mine")
    address = robin.page.url
    robin.context.add_init_script(WATCHED)
    slow_phone(robin.page)
    took = [playable_after(robin.page, address) for _ in range(5)]
    print(f"{game}: playable after {', '.join(f'{seconds:.2f}' for seconds in took)} s")
    assert median(took) <= PLAYABLE
