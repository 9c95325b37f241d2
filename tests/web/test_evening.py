"""An evening with friends: everybody comes, plays, and plays again; nobody is lost or stuck."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from server.running import free_port
from web.browser import DESK, PHONE, Server, visit
from web.evening import (
    finish,
    gather,
    letters,
    on_one_device,
    once_more,
    scan,
    through_all_eyes,
    through_own_eyes,
    wins,
)
from web.tables import in_turns
from web.turns import GAMES

SHORTEST: dict[str, dict[str, int | str]] = {
    "nox": {"goal": 10},
    "nmbrs": {"rounds": 1, "deal": 3},
    "bloxx": {},
    "zoinx": {"goal": 6},
}


@pytest.fixture(scope="module")
def house(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at home: the host's computer calls it localhost, all others by another address."""
    port = free_port()
    environment = {"QUARTETT_ADDRESS": f"http://127.0.0.2:{port}", "QUARTETT_BOT_DELAY": "0"}
    serving = Server(tmp_path_factory.mktemp("house") / "data", port, environment, "0.0.0.0")
    serving.start()
    yield serving
    serving.stop()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_an_evening_with_a_host_two_phones_a_television_and_a_bot(
    house: Server, browser: Browser, whole: bool
) -> None:
    """ZOINX! twice, then NOX: everybody still there, and no error on any console."""
    rng = random.Random(1)
    here, away = f"http://localhost:{house.port}", f"http://127.0.0.2:{house.port}"
    with (
        visit(browser, here, DESK) as robin,
        visit(browser, away, PHONE) as marie,
        visit(browser, away, PHONE) as jonas,
        visit(browser, away, DESK) as tv,
    ):
        robin.open_table("zoinx", "open", "open", "random", **SHORTEST["zoinx"])
        link = scan(robin.page)
        for one, name in ((marie, "Marie"), (jonas, "Jonas")):
            one.page.goto(link)
            one.page.get_by_role("textbox", name="Your name").fill(name)
            one.page.get_by_role("button", name="Sit down").tap()
            robin.page.get_by_text(name).first.wait_for()
        robin.page.get_by_role("button", name="Start").click()
        robin.page.wait_for_selector("main.table")
        robin.page.get_by_role("button", name="Menu").click()
        robin.page.get_by_role("button", name="Watch, big screen").click()
        tv.page.goto(scan(robin.page, last=True))
        robin.page.get_by_role("button", name="Close").click()
        tv.page.wait_for_selector("main.table.tv")
        players, everybody = [robin, marie, jonas], [robin, marie, jonas, tv]
        for played, game in enumerate(("zoinx", "nox"), 1):
            finish(players, "zoinx", rng)
            before = robin.table
            for one in (marie, robin, jonas):
                once_more(one)
            for one in everybody:
                gather(one, before)
                assert sum(wins(one)) == pytest.approx(played, abs=0.03)
            if game == "nox":
                jonas.page.get_by_role("button", name="One moment!").tap()
                expect(tv.page.locator(".gathering")).to_have_text("Jonas needs a moment.")
                robin.page.get_by_role("radio", name="NOX").click()
            robin.page.get_by_role("button", name="Start").click()
            for one in everybody:
                one.page.wait_for_selector(f"main.table[data-game={game}]:not(.over)")
            assert len({one.table for one in everybody}) == 1
            assert "?tv" in tv.page.url
        in_turns("nox", players, 3, rng)
        if not whole:
            for one in everybody:
                one.check()
            return
        finish(players, "nox", rng)
        for one in everybody:
            total = one.page.locator(".end .series td").all_inner_texts()
            assert sum(map(float, total)) == pytest.approx(3, abs=0.03)
        through_all_eyes(jonas, ["Robin", "Marie", "Jonas"])
        for one in everybody:
            one.check()


def test_whoever_comes_late_or_not_at_all(house: Server, browser: Browser) -> None:
    """The others wait, may change the bot, and it begins by itself once all are there; a bot keeps
    the seat of whoever presses nothing."""
    rng = random.Random(3)
    with visit(browser, house.address, PHONE) as robin, visit(browser, house.address) as marie:
        robin.open_table("zoinx", "open", "random", **SHORTEST["zoinx"])
        for comes_again in (True, False):
            marie.go(f"/j/{letters(robin)}")
            marie.page.get_by_role("textbox", name="Your name").fill("Marie")
            marie.page.get_by_role("button", name="Sit down").tap()
            robin.page.get_by_text("Marie").first.wait_for()
            if comes_again:
                marie.page.get_by_role("button", name="Stand up").tap()
                marie.page.wait_for_selector(".covers")
        robin.page.get_by_role("button", name="Start").tap()
        finish([robin, marie], "zoinx", rng)
        first = robin.table
        once_more(marie)
        gather(marie, first)
        status = marie.page.locator(".gathering")
        expect(status).to_have_text("Waiting for Robin")
        expect(robin.page.locator(".end .wait")).to_contain_text("Your seat is waiting")
        marie.page.locator(".seat.bot button").tap()
        marie.page.locator("dialog .level", has_text="Expert").tap()
        expect(marie.page.locator(".seat.bot strong")).to_have_text("Expert")
        once_more(robin)
        gather(robin, first)
        expect(status).to_contain_text("It starts in")
        for one in (robin, marie):
            one.page.wait_for_selector("main.table:not(.over)")
        robin.page.get_by_role("button", name="Menu").tap()
        robin.page.get_by_role("button", name="Fair chance").tap()
        expect(robin.page.locator("dialog")).to_contain_text("Robin, Marie")
        robin.page.keyboard.press("Escape")

        finish([robin, marie], "zoinx", rng)
        second = robin.table
        once_more(robin)
        gather(robin, second)
        robin.page.get_by_role("button", name="Start anyway").tap()
        robin.page.wait_for_selector("main.table:not(.over)")
        once_more(marie)
        marie.page.get_by_role("button", name="Play myself").tap()
        finish([robin, marie], "zoinx", rng)
        for one in (robin, marie):
            one.check()


def test_two_who_tap_at_once_and_several_tabs_come_to_one_table(
    house: Server, browser: Browser
) -> None:
    with visit(browser, house.address, PHONE) as robin:
        on_one_device(robin, "zoinx", ["Robin", "Marie"], **SHORTEST["zoinx"])
        finish([robin], "zoinx", random.Random(4))
        other = robin.context.new_page()
        other.goto(robin.page.url)
        other.wait_for_selector(".end")
        before = robin.table
        for page in (robin.page, other):
            page.evaluate("[...document.querySelectorAll('.end .lamp')].map((one) => one.click())")
        gather(robin, before)
        expect(other).to_have_url(robin.page.url)
        robin.page.wait_for_selector("main.table:not(.over), .curtain")
        robin.check()


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[] if game == "zoinx" else pytest.mark.soak) for game in GAMES],
)
def test_on_one_device_through_two_rematches(house: Server, browser: Browser, game: str) -> None:
    rng = random.Random(2)
    with visit(browser, house.address, PHONE) as robin:
        on_one_device(robin, game, ["Robin", "Marie"], **SHORTEST[game])
        for played in (1, 2):
            finish([robin], game, rng)
            before = robin.table
            once_more(robin)
            gather(robin, before)
            assert sum(wins(robin)) == pytest.approx(played, abs=0.03)
            robin.page.evaluate(
                "localStorage.removeItem('quartett-seats/' + location.pathname.slice(3))"
            )
            robin.page.get_by_role("button", name="One moment!").tap()
            robin.page.reload()  # the server knows whose seats are here
            robin.page.get_by_role("button", name="I am ready").wait_for()
            robin.page.get_by_role("button", name="Start").tap()
        robin.page.wait_for_selector("main.table:not(.over), .curtain")
        through_own_eyes(robin)
        finish([robin], game, rng)
        series = robin.page.locator(".end .series td").all_inner_texts()
        assert sum(map(float, series)) == pytest.approx(3, abs=0.03)
        through_all_eyes(robin, ["Robin", "Marie"])
        robin.check()
