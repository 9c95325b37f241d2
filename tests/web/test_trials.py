"""Whole games in a real browser: against bots, between devices, by keyboard alone, and through
everything that can happen to a connection.

The games are made short where the rules allow it (`SHORT`), so that a whole one stays within
minutes; the boards, and what happens on them, are the same.
"""

import random
import signal

import pytest
from playwright.sync_api import expect

from web.browser import DESK, PHONE, TABLET, Server, Visitor
from web.conftest import Arrive
from web.tables import in_turns, two_and_a_spectator
from web.turns import GAMES, SHORT, Finger, Keys, act, is_over, play

pytestmark = pytest.mark.soak

BOTS = ("apprentice", "apprentice")
LIGHT = {PHONE: "light", TABLET: "dark", DESK: "light"}
TO_THE_END = 2000


def expect_a_fair_end(visitor: Visitor) -> None:
    """The game is over, the page says who won, and the receipt holds."""
    expect(visitor.page.locator(".end h2")).to_be_visible()
    visitor.check_state()
    visitor.page.get_by_role("button", name="Was it fair?").click()
    expect(visitor.page.locator(".receipt h3")).to_have_text("All is right")
    visitor.check_state()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    robin = arrive(size, pace="quick", color_scheme=LIGHT[size])
    robin.open_table(game, *BOTS, **SHORT[game])
    play(robin, game, TO_THE_END, random.Random(2), look=robin.check_state)
    expect_a_fair_end(robin)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_devices_with_a_spectator(arrive: Arrive, game: str) -> None:
    # Between two, nmbrs! is longest: the simple game has half the cards.
    simple: dict[str, int | str] = {"variant": "simple"} if game == "nmbrs" else {}
    everybody = two_and_a_spectator(arrive, game, {**SHORT[game], **simple})
    robin, marie, _ = everybody
    rng = random.Random(5)
    while not is_over(robin.page):
        in_turns(game, [robin, marie], 1, rng)
        for visitor in everybody:
            visitor.check_state()
    for visitor in everybody:
        expect_a_fair_end(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    robin = arrive(DESK, reduced_motion="reduce")
    robin.open_table(game, BOTS[0], **SHORT[game])
    keys = Keys(robin.page)
    play(robin, game, TO_THE_END, random.Random(3), keys, look=robin.check_state)
    expect(robin.page.locator(".end h2")).to_be_visible()
    keys.press(robin.page.get_by_role("button", name="Was it fair?"))
    expect(robin.page.locator(".receipt h3")).to_have_text("All is right")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_a_reload_a_cut_network_two_tabs_and_a_killed_server(
    arrive: Arrive, server: Server, game: str
) -> None:
    robin = arrive(PHONE, reduced_motion="reduce")
    robin.forgiving = True
    robin.open_table(game, *BOTS, **SHORT[game])
    rng = random.Random(6)

    def turn() -> None:
        if not is_over(robin.page):
            play(robin, game, 1, rng, look=robin.check_state)

    def expect_back() -> None:
        expect(robin.page.locator(".link.trying")).to_have_count(0)

    turn()
    robin.page.reload()
    robin.page.wait_for_selector("main.table")
    turn()

    robin.page.wait_for_selector("header.mine, .end")
    robin.context.set_offline(True)
    expect(robin.page.locator(".link.trying")).to_be_visible()
    robin.check_state()
    choose_without_a_network(robin, game, rng)
    robin.context.set_offline(False)
    expect_back()
    turn()

    other = robin.context.new_page()
    other.goto(robin.page.url)
    beside = Visitor(other, robin.context, robin.address)
    play(beside, game, 1, rng)
    assert beside.faults == []
    turn()
    other.close()

    server.stop(signal.SIGKILL)
    expect(robin.page.locator(".link.trying")).to_be_visible()
    robin.check_state()
    server.start()
    expect_back()
    turn()
    server.stop(signal.SIGTERM)  # as for an update
    server.start()
    expect_back()
    play(robin, game, TO_THE_END, rng, look=robin.check_state)
    expect_a_fair_end(robin)


def choose_without_a_network(visitor: Visitor, game: str, rng: random.Random) -> None:
    """What is chosen meanwhile waits, and says so, until the network is back."""
    if act(Finger(visitor.page), game, rng):
        expect(visitor.page.locator(".notice").first).to_be_visible()
