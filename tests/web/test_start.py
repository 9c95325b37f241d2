"""Who begins is settled in the lobby, and stand-ins are disclosed there, in a real browser."""

import pytest
from playwright.sync_api import expect

import quartett
from quartett.options import plain_lines
from web.browser import PHONE
from web.conftest import Arrive
from web.test_screens import open_lobby


def test_the_host_taps_the_youngest_and_that_seat_begins(arrive: Arrive) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    open_lobby(robin, "zoinx")
    page = robin.page
    page.get_by_role("button", name="Fill up with bots").click()
    group = page.get_by_role("radiogroup", name="Who begins?")
    group.get_by_role("radio", name="The youngest").click()
    seats = page.get_by_role("radiogroup", name="Tap the youngest.").get_by_role("radio")
    expect(seats).to_have_count(3)
    seats.nth(1).click()
    expect(seats.nth(1)).to_have_attribute("aria-checked", "true")
    expect(group.get_by_role("radio", name="The youngest")).to_have_attribute(
        "aria-checked", "true"
    )
    robin.check()
    page.get_by_role("radiogroup", name="How many play?").get_by_role("radio").first.click()
    expect(
        page.get_by_role("radiogroup", name="Tap the youngest.").get_by_role("radio")
    ).to_have_count(2)


def test_by_lot_nobody_is_tapped_and_the_log_names_who_begins(arrive: Arrive) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    open_lobby(robin, "zoinx")
    page = robin.page
    page.get_by_role("button", name="Fill up with bots").click()
    group = page.get_by_role("radiogroup", name="Who begins?")
    group.get_by_role("radio", name="By lot").click()
    expect(page.get_by_text("The lot falls when the game starts.")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Tap who begins.")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector("header.mine")
    told = page.evaluate(
        "() => fetch(`/api/tables/${location.pathname.split('/')[2]}/record`).then((r) => r.text())"
    )
    assert "options: start=" in told


@pytest.mark.parametrize(("game", "option"), [("nmbrs", "deck"), ("bloxx", "sheet")])
def test_the_lobby_says_what_is_a_stand_in_and_loads_the_hosts_own(
    arrive: Arrive, game: str, option: str
) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    open_lobby(robin, game)
    page = robin.page
    note = page.locator(".stand-in").first
    expect(note).to_contain_text("stand-in")
    href = note.get_by_role("link", name="Save as a file").get_attribute("href")
    assert href == f"/api/games/{game}/components/{option}"
    standard = quartett.game(game)
    file = next(o.file for o in standard.about.options if o.name == option)
    assert file is not None
    old, new = ("17,red,3", "17,red,9") if game == "nmbrs" else ("2", "3")
    own = plain_lines(file.read_text("utf-8")).replace(old, new, 1)
    note.locator("input[type=file]").set_input_files(
        {"name": "mine.txt", "mimeType": "text/plain", "buffer": own.encode()}
    )
    expect(note).to_contain_text("This table plays with its own.")
    robin.check()
    note.get_by_role("button", name="Back to the usual one").click()
    expect(note).to_contain_text("stand-in")
    note.locator("input[type=file]").set_input_files(
        {"name": "bad.txt", "mimeType": "text/plain", "buffer": b"no such file"}
    )
    expect(page.get_by_role("alert")).to_be_visible()
    expect(note).to_contain_text("stand-in")
