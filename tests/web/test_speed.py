"""How soon a slow phone on a slow network can play. It is about time, so it waits for the soak."""

import time
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


@pytest.mark.parametrize("game", ["nox", "nmbrs", "bloxx", "zoinx"])
def test_a_table_is_playable_on_a_slow_phone(arrive: Arrive, game: str) -> None:
    robin = arrive(PHONE)
    robin.open_table(game, "apprentice", "apprentice")
    robin.page.wait_for_selector("header.mine")
    address = robin.page.url
    slow_phone(robin.page)
    took = []
    for _ in range(3):
        robin.page.goto("about:blank")
        begun = time.monotonic()
        robin.page.goto(address, wait_until="commit")
        robin.page.wait_for_selector("section.board button:enabled")
        took.append(time.monotonic() - begun)
    print(f"{game}: playable after {', '.join(f'{seconds:.2f}' for seconds in took)} s")
    assert min(took) <= PLAYABLE
