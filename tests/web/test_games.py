"""Games in a real browser: touch, keyboard, two devices and a spectator, a faulty network."""

import json
import random
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from quartett.protocol import verify
from web.browser import DESK, PHONE, Server, Visitor
from web.conftest import Arrive
from web.tables import in_turns, two_and_a_spectator
from web.turns import GAMES, SHORT, Finger, Keys, play


def begin(visitor: Visitor, game: str) -> None:
    """From the home screen against bots: one tap."""
    visitor.go("/")
    visitor.page.locator(f".cover[data-game={game}] .play:enabled").click()
    visitor.page.wait_for_selector("main.table")


class CountingFinger(Finger):
    """Counts its taps."""

    taps = 0

    def press(self, thing: Locator) -> None:
        super().press(thing)
        self.taps += 1


@pytest.mark.parametrize("game", GAMES)
def test_from_the_home_screen_to_the_first_move_in_three_taps(arrive: Arrive, game: str) -> None:
    robin = arrive(PHONE)
    robin.go("/")
    finger = CountingFinger(robin.page)
    finger.press(robin.page.locator(f".cover[data-game={game}] .play:enabled"))
    robin.page.wait_for_selector("section.board button:enabled")
    throws = robin.page.locator("section.board .throw").count()  # whoever begins at BLOXX!
    assert play(robin, game, 1, random.Random(1), finger) == 1
    assert finger.taps <= 3 + throws
    robin.check()


def check_with_witness(visitor: Visitor, folder: Path) -> None:
    """`quartett verify` accepts the two files that the page lets people keep, together."""
    files = []
    for name in ("receipt", "witness"):
        with visitor.page.expect_download() as download:
            visitor.page.locator(f".receipt a[download^={name}]").click()
        files.append(folder / f"{name}.json")
        download.value.save_as(files[-1])
    saw = json.loads(files[1].read_bytes())
    assert saw["draws"][0]["opened"]
    assert len(saw["moves"]) >= 3
    assert saw["seals"]
    assert saw["result"] is not None
    assert verify.main([str(files[0]), "--witness", str(files[1])]) == verify.RIGHT
    saw["moves"][-1]["word"] = "fly"
    files[1].write_text(json.dumps(saw))
    assert verify.main([str(files[0]), "--witness", str(files[1])]) == verify.WRONG


def test_zoinx_from_the_first_bet_to_a_checked_receipt_and_a_rematch(
    arrive: Arrive, tmp_path: Path
) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    robin.open_table("zoinx", "apprentice", "apprentice", **SHORT["zoinx"])
    play(robin, "zoinx", 400, random.Random(3))
    expect(robin.page.locator(".end h2")).to_be_visible()
    robin.check()
    robin.check_access()
    robin.page.get_by_role("button", name="Was it fair?").click()
    expect(robin.page.locator(".receipt h3")).to_have_text("All is right")
    expect(robin.page.locator(".receipt")).to_contain_text("Your own number counts")
    check_with_witness(robin, tmp_path)
    before = robin.table
    robin.page.get_by_role("button", name="Once more").click()
    expect(robin.page).not_to_have_url(re.compile(before))
    robin.page.wait_for_selector("main.table, .start")
    robin.go(f"/replay/{before}")
    robin.page.get_by_role("slider").press("End")
    expect(robin.page.locator(".controls .line")).not_to_be_empty()
    robin.check()
    robin.check_access()


def test_two_devices_and_a_spectator_see_the_same_table(arrive: Arrive) -> None:
    robin, marie, jonas = two_and_a_spectator(arrive, "nox")
    in_turns("nox", [robin, marie], 4, random.Random(4))
    robin.page.wait_for_timeout(2500)
    for visitor in (robin, marie, jonas):
        visitor.check()
    assert jonas.page.locator(".hand .card, .bet:enabled").count() == 0
    robin.page.get_by_role("button", name="React").click()
    robin.page.get_by_role("button", name="React with 🎉").click()
    expect(marie.page.locator(".reaction")).to_have_text("🎉")


def test_a_game_goes_on_after_a_reload_a_cut_network_and_a_killed_server(
    arrive: Arrive, server: Server
) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    robin.forgiving = True
    begin(robin, "nox")
    play(robin, "nox", 1, random.Random(6))
    robin.page.reload()
    robin.page.wait_for_selector("main.table")
    play(robin, "nox", 1, random.Random(6))

    robin.page.wait_for_selector("header.mine")
    robin.context.set_offline(True)
    robin.page.locator(".hand .card:enabled").first.click()
    robin.page.locator(".world .may").first.click()
    expect(robin.page.locator(".link.trying, .notice").first).to_be_visible()
    robin.context.set_offline(False)
    expect(robin.page.locator(".link.trying")).to_have_count(0)
    play(robin, "nox", 1, random.Random(6))

    server.stop(signal.SIGKILL)
    expect(robin.page.locator(".link.trying")).to_be_visible()
    server.start()
    expect(robin.page.locator(".link.trying")).to_have_count(0)
    play(robin, "nox", 2, random.Random(6))
    robin.check()


def test_two_tabs_show_the_same_seat(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    begin(robin, "zoinx")
    other = robin.context.new_page()
    other.goto(robin.page.url)
    other.wait_for_selector("header.mine")
    before = robin.page.locator(".ticker").inner_text()
    other.locator(".bet.may").nth(1).click()
    expect(robin.page.locator(".ticker")).not_to_have_text(before)
    other.wait_for_timeout(3000)
    assert other.locator(".ticker").inner_text() == robin.page.locator(".ticker").inner_text()


def test_zoinx_by_keyboard_alone(arrive: Arrive) -> None:
    robin = arrive(DESK, reduced_motion="reduce")
    robin.go("/")
    robin.page.wait_for_selector(".cover .play:enabled")
    keys = Keys(robin.page)
    keys.press(robin.page.locator(".cover[data-game=zoinx] .play"))
    assert play(robin, "zoinx", 3, random.Random(8), keys) == 3
    robin.check()


def test_on_one_device_a_curtain_hides_the_hands(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    robin.go("/")
    robin.page.locator(".cover[data-game=nox] .whole:enabled").click()
    robin.page.get_by_role("radio", name="2", exact=True).click()
    robin.page.get_by_role("button", name="On one device").click()
    robin.page.get_by_role("textbox", name="Player 1").fill("Marie")
    robin.page.get_by_role("textbox", name="Player 2").fill("Jonas")
    robin.page.get_by_role("button", name="Start on this device").click()
    robin.page.wait_for_selector("main.table, .curtain")
    passed = 0
    for _ in range(4):
        robin.page.wait_for_selector("header.mine, .curtain")
        if robin.page.locator(".curtain").count():
            assert robin.page.locator(".hand .card").count() == 0
            robin.check_access()
            robin.page.locator(".curtain .lamp").click()
            robin.page.wait_for_selector("header.mine")
            passed += 1
        play(robin, "nox", 1, random.Random(7))
    assert passed >= 2
    robin.check()
