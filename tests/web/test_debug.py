"""The panel for developers: the view in notation, the choices, the real rules tried by hand."""

import re

from playwright.sync_api import expect

from web.browser import DESK
from web.conftest import Arrive


def test_people_never_see_it(arrive: Arrive) -> None:
    visitor = arrive(DESK)
    visitor.open_table("zoinx", "hatchling")
    visitor.page.wait_for_selector("main.table")
    expect(visitor.page.locator(".debug")).to_have_count(0)


def test_it_shows_the_view_chooses_and_steps_back(arrive: Arrive) -> None:
    visitor = arrive(DESK)
    visitor.open_table("zoinx", "hatchling")
    page = visitor.page
    page.wait_for_selector("main.table")
    page.goto(f"{page.url}?debug")
    panel = page.locator(".debug")
    expect(panel.get_by_label("view")).to_have_value(re.compile(r"^zoinx eyes=0 seats=2 .* \| "))
    panel.get_by_role("button", name="bet 2", exact=True).click()
    expect(panel.locator("summary").first).not_to_have_text(re.compile("step 0 "))
    panel.get_by_text("try", exact=True).first.click()
    panel.get_by_role("button", name="try", exact=True).click()
    position = panel.get_by_label("position")
    expect(position).to_have_value(re.compile(r"^zoinx seats=2 .*phase=betting"))
    first = position.input_value()
    panel.get_by_label("moves").fill('{"0": "bet 2", "1": "bet 4"}')
    panel.get_by_role("button", name="try", exact=True).click()
    expect(position).not_to_have_value(first)
    panel.get_by_role("button", name="step back").click()
    expect(position).to_have_value(first)
