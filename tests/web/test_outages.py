"""R4 in a browser: whatever the network did, the page is at the exact state within a second of its
return, without being told that it is back."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from server.network import Network, Weather
from web.browser import PHONE, Server, Visitor, visit

SOON = 1.0
NOTED = """
window.tries = [];
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...words) { super(...words); window.tries.push(performance.now() / 1000); }
};
"""
"""Notes when the page tries to connect."""


@contextmanager
def network_to(server: Server) -> Iterator[tuple[Network, asyncio.AbstractEventLoop]]:
    """A network of its own, beside the browser's driver."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    between = Network(server.address)
    asyncio.run_coroutine_threadsafe(between.open(), loop).result(20)
    try:
        yield between, loop
    finally:
        asyncio.run_coroutine_threadsafe(between.close(), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(20)
        loop.close()


def expect_at_the_same_state(robin: Visitor, beside: Visitor) -> None:
    for shows in ("header h1", ".ticker"):
        text = beside.page.locator(shows).text_content()
        expect(robin.page.locator(shows)).to_have_text(text or "")


@pytest.mark.parametrize("hanging", [False, True], ids=["refused", "swallowed"])
def test_the_page_is_back_within_a_second_of_the_networks_return(
    server: Server, browser: Browser, hanging: bool
) -> None:
    with (
        network_to(server) as (between, loop),
        visit(browser, between.address, PHONE, reduced_motion="reduce") as robin,
    ):
        robin.forgiving = True
        robin.context.add_init_script(NOTED)
        robin.open_table("zoinx", "apprentice")
        robin.page.wait_for_selector("header.mine")

        def change(weather: Weather) -> None:
            loop.call_soon_threadsafe(between.change, weather)

        # Somebody with the same seat, who is not cut off, pauses and goes on meanwhile.
        with visit(browser, server.address, PHONE, reduced_motion="reduce") as beside:
            beside.context.add_cookies(
                [
                    {"name": cookie["name"], "value": cookie["value"], "url": server.address}
                    for cookie in robin.context.cookies()
                ]
            )
            beside.go(f"/t/{robin.table}")
            beside.page.wait_for_selector("header.mine")
            took = []
            for outage, paused in ((2.0, True), (12.0, False), (4.0, True)):
                change("cut")
                robin.page.wait_for_selector(".link.trying")
                if hanging:
                    change("frozen")
                begun = robin.page.evaluate("performance.now() / 1000")
                if paused:
                    beside.page.get_by_role("button", name="Menu").click()
                    beside.page.get_by_role("button", name="Pause").click()
                    beside.page.get_by_role("button", name="Go on").wait_for()
                else:
                    beside.page.get_by_role("button", name="Go on").click()
                    beside.page.wait_for_selector("header.mine")
                beside.page.wait_for_timeout(outage * 1000)
                tries = [at for at in robin.page.evaluate("tries") if at > begun]
                change("fine")
                back = time.monotonic()
                robin.page.wait_for_selector(".link:not(.trying)", state="attached")
                expect_at_the_same_state(robin, beside)
                took.append(time.monotonic() - back)
                gaps = [later - earlier for earlier, later in pairwise(tries)]
                assert hanging or max(gaps) <= 2 * SOON, gaps  # a busy machine wakes late
            print(f"back after {', '.join(f'{seconds:.2f}' for seconds in took)} s")
            assert min(took) <= SOON, took
            robin.check()
            assert beside.faults == []
