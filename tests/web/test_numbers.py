"""The numbers of fair/1 as people see them: who is waited for or left out, and a void table."""

import pytest
from playwright.sync_api import expect

from web.browser import PHONE, TABLET, Visitor
from web.conftest import Arrive
from web.tables import link_to

HOLD = """
window.held = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (window.holding?.some((type) => String(text).includes(`"${type}"`)))
    held.push(() => send.call(this, text));
  else send.call(this, text);
};
"""
"""Keeps messages of the types in `holding` back."""


def two_wait_to_begin(arrive: Arrive, holding: str) -> tuple[Visitor, Visitor]:
    """Robin opens a table and Marie sits down; her device keeps messages of this type back."""
    robin, marie = arrive(PHONE, pace="none"), arrive(TABLET, pace="none")
    marie.context.add_init_script(f"{HOLD} window.holding = ['{holding}'];")
    robin.open_table("zoinx", "open")
    robin.page.wait_for_selector(".start")
    marie.go(link_to(robin, "/j/"))
    marie.page.get_by_role("textbox", name="Your name").fill("Marie")
    marie.page.get_by_role("button", name="Sit down").click()
    robin.page.get_by_text("Marie").first.wait_for()
    robin.page.get_by_role("button", name="Start").click()
    return robin, marie


def contributions(visitor: Visitor) -> str:
    """What the page says about everybody's numbers."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Fair chance").click()
    text = visitor.page.locator("dialog ul, [role=dialog] ul").inner_text()
    visitor.page.get_by_role("button", name="Close").click()
    return text


def test_a_slow_device_that_is_there_is_waited_for_and_everybody_sees_that(arrive: Arrive) -> None:
    robin, marie = two_wait_to_begin(arrive, "commit-nonce")
    for visitor in (robin, marie):
        expect(visitor.page.get_by_text("Waiting for the number of Marie…")).to_be_visible()
    robin.page.wait_for_timeout(2500)  # longer than anybody waited for it once
    marie.page.evaluate("window.holding = []; held.forEach((send) => send())")
    for visitor in (robin, marie):
        visitor.page.wait_for_selector("main.table")
        text = contributions(visitor)
        assert "Marie" in text.partition("counted")[2]
        assert "left out" not in text


def test_whoever_is_too_slow_is_left_out_and_everybody_sees_that(arrive: Arrive) -> None:
    robin, marie = two_wait_to_begin(arrive, "commit-nonce")
    for visitor in (robin, marie):
        visitor.page.wait_for_selector("main.table")
        assert "Marie was left out" in contributions(visitor)


@pytest.mark.soak
def test_a_withheld_number_ends_the_table_and_leads_to_another(arrive: Arrive) -> None:
    robin, marie = two_wait_to_begin(arrive, "open-nonce")
    for visitor in (robin, marie):
        expect(visitor.page.get_by_role("heading", name="No game at this table")).to_be_visible()
        expect(visitor.page.locator("main")).to_contain_text("Marie promised a number")
        visitor.check()
        visitor.check_access()
    marie.page.evaluate("window.holding = []")
    robin.page.get_by_role("button", name="To a new table").click()
    robin.page.wait_for_selector(".start")
    marie.page.get_by_role("button", name="To a new table").click()
    marie.page.wait_for_selector(".start")
    robin.page.get_by_role("button", name="Start").click()
    for visitor in (robin, marie):
        visitor.page.wait_for_selector("main.table")
    assert "left out" not in contributions(robin)
