"""What the page shows about people who are away, and about people who watch."""

import re

from playwright.sync_api import expect

from web.conftest import Arrive
from web.tables import two_and_a_spectator


def test_the_host_asks_a_spectator_to_leave_and_sees_when_a_bot_may_play(arrive: Arrive) -> None:
    robin, marie, jonas = two_and_a_spectator(arrive, "nox")
    page = robin.page
    marie.page.close()
    page.get_by_role("button", name=re.compile("Marie")).first.click()
    expect(
        page.get_by_text(re.compile(r"If they are not back in \d+ s, a bot can play"))
    ).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play")).to_be_disabled()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("One person is watching.")).to_be_visible()
    page.get_by_role("button", name="Ask to leave").click()
    expect(page.get_by_text("One person is watching.")).to_be_hidden()
    expect(jonas.page.locator("main.table")).to_be_hidden()
