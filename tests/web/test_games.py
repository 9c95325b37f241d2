"""Games in a real browser: touch, keyboard, two devices and a spectator, a faulty network."""

import random
import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.browser import DESK, PHONE, TABLET, Server, Visitor
from web.turns import is_my_turn, is_over, play

GAMES = ("nox", "nmbrs", "bloxx", "zoinx")
Arrive = Callable[..., Visitor]


def begin(visitor: Visitor, game: str) -> None:
    """From the home screen against bots: one tap."""
    visitor.go("/")
    visitor.page.locator(f".cover.{game} .play:enabled").click()
    visitor.page.wait_for_selector("main.table")


@pytest.mark.parametrize("game", GAMES)
def test_from_the_home_screen_to_the_first_move_on_a_phone(arrive: Arrive, game: str) -> None:
    robin = arrive(PHONE)
    begin(robin, game)
    assert play(robin, game, 2, random.Random(1)) == 2
    robin.check()


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, TABLET, DESK])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    robin = arrive(size, reduced_motion="reduce")
    begin(robin, game)
    play(robin, game, 2000, random.Random(2))
    expect(robin.page.locator(".end h2")).to_be_visible()
    robin.check()
    robin.check_access()
    robin.page.get_by_role("button", name="Was it fair?").click()
    expect(robin.page.locator(".receipt h3")).to_have_text("All is right")


def test_zoinx_from_the_first_bet_to_a_checked_receipt_and_a_rematch(arrive: Arrive) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    begin(robin, "zoinx")
    play(robin, "zoinx", 400, random.Random(3))
    expect(robin.page.locator(".end h2")).to_be_visible()
    robin.check()
    robin.check_access()
    robin.page.get_by_role("button", name="Was it fair?").click()
    expect(robin.page.locator(".receipt h3")).to_have_text("All is right")
    before = robin.table
    robin.page.get_by_role("button", name="Once more").click()
    expect(robin.page).not_to_have_url(re.compile(before))
    robin.page.wait_for_selector("main.table, .start")
    robin.go(f"/replay/{before}")
    robin.page.get_by_role("slider").press("End")
    expect(robin.page.locator(".controls .line")).not_to_be_empty()
    robin.check()
    robin.check_access()


def link_to(visitor: Visitor, where: str) -> str:
    """The link on the page that leads there."""
    box = visitor.page.get_by_role("textbox", name="Link").first
    expect(box).to_have_value(re.compile(f"{where}\\w+$"))
    return box.input_value().removeprefix(visitor.address)


def two_and_a_spectator(arrive: Arrive, game: str) -> tuple[Visitor, Visitor, Visitor]:
    """Robin opens a table, Marie comes by the link, Jonas watches."""
    robin, marie, jonas = arrive(PHONE), arrive(TABLET), arrive(DESK)
    robin.go("/")
    robin.page.locator(f".cover.{game} .whole:enabled").click()
    robin.page.get_by_role("radio", name="2", exact=True).click()
    robin.page.get_by_role("button", name="Invite friends").click()
    link = link_to(robin, "/j/")
    marie.go(link)
    marie.page.get_by_role("textbox", name="Your name").fill("Marie")
    marie.page.get_by_role("button", name="Sit down").click()
    robin.page.get_by_text("Marie").first.wait_for()
    robin.page.get_by_role("button", name="Start").click()
    robin.page.wait_for_selector("main.table")
    robin.page.get_by_role("button", name="Menu").click()
    robin.page.get_by_role("button", name="Watch, big screen").click()
    watching = link_to(robin, "/w/")
    robin.page.get_by_role("button", name="Close").click()
    jonas.go(watching)
    jonas.page.get_by_role("button", name="Watch").click()
    jonas.page.wait_for_selector("main.table")
    return robin, marie, jonas


def in_turns(game: str, players: list[Visitor], rounds: int, rng: random.Random) -> None:
    idle = 0
    while rounds and not is_over(players[0].page):
        made = sum(play(one, game, 1, rng) for one in players if is_my_turn(one.page))
        rounds -= made > 0
        idle = 0 if made else idle + 1
        assert idle < 400, "expected somebody to be at turn"
        if not made:
            players[0].page.wait_for_timeout(60)


@pytest.mark.parametrize("game", ["nox"])  # all four, and to the end, in the soak
def test_two_devices_and_a_spectator_see_the_same_table(arrive: Arrive, game: str) -> None:
    robin, marie, jonas = two_and_a_spectator(arrive, game)
    in_turns(game, [robin, marie], 4, random.Random(4))
    robin.page.wait_for_timeout(2500)
    for visitor in (robin, marie, jonas):
        visitor.check()
    assert jonas.page.locator(".hand .card, .bet:enabled").count() == 0
    robin.page.get_by_role("button", name="React").click()
    robin.page.get_by_role("button", name="React with 🎉").click()
    expect(marie.page.locator(".reaction")).to_have_text("🎉")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_devices_with_a_spectator(arrive: Arrive, game: str) -> None:
    robin, marie, jonas = two_and_a_spectator(arrive, game)
    in_turns(game, [robin, marie], 4000, random.Random(5))
    for visitor in (robin, marie, jonas):
        expect(visitor.page.locator(".end h2")).to_be_visible()
        visitor.check()


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

    def tab_to(what: str) -> None:
        for _ in range(60):
            robin.page.keyboard.press("Tab")
            if robin.page.evaluate(f"document.activeElement?.matches({what!r}) ?? false"):
                return
        raise AssertionError(f"expected the Tab key to reach {what}")

    tab_to(".cover.zoinx .play")
    robin.page.keyboard.press("Enter")
    for _ in range(3):
        robin.page.wait_for_selector("header.mine")
        deeds = robin.page.locator(".deed:enabled").count()
        tab_to(".deed:enabled" if deeds else ".bet:enabled")
        before = robin.page.locator(".story li").count()
        robin.page.keyboard.press("Enter")
        expect(robin.page.locator(".story li").nth(before)).to_be_attached()
    robin.check()


def test_on_one_device_a_curtain_hides_the_hands(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    robin.go("/")
    robin.page.locator(".cover.nox .whole:enabled").click()
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
