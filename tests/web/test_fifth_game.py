"""A game that the page has never heard of: docs/a-fifth-game.md followed to the letter, and played.

The toys of the tests are served beside it: they have hidden cards, sealed choices and dice.
"""

import os
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from pages import files_on, write_files
from web.browser import DESK, PHONE, ROOT, Server, Visitor, visit
from web.conftest import Arrive
from web.turns import Finger, Hand, Keys, go_on, is_my_turn, is_over, throw

TOYS = ROOT / "tests" / "toys"
CHOICE = "section.generic .choice.may"


@pytest.fixture(scope="session")
def found_games(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Stones, and the toys. `server` has built the page."""
    folder = tmp_path_factory.mktemp("fifth") / "games"
    files = files_on("a-fifth-game.md")
    del files["tests/stones/test_rules.py"]
    write_files(files, folder / "stones")
    places = os.pathsep.join([str(folder), str(TOYS)])
    data = tmp_path_factory.mktemp("found") / "data"
    serving = Server(data, environment={"QUARTETT_GAMES": places})
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def come(found_games: Server, browser: Browser) -> Iterator[Arrive]:
    with ExitStack() as devices:
        came: list[Visitor] = []

        def arrive(size: tuple[int, int] = PHONE, **settings: Any) -> Visitor:
            visitor = visit(browser, found_games.address, size, **settings)
            came.append(devices.enter_context(visitor))
            return came[-1]

        yield arrive
        for visitor in came:
            assert visitor.faults == []


def cover(visitor: Visitor, game: str) -> Locator:
    return visitor.page.locator(f".cover[data-game={game}]")


def play_on(visitor: Visitor, hand: Hand, rng: random.Random, most: int = 60) -> int:
    """Choose what the board offers until the game is over; return how often."""
    made = 0
    for _ in range(1500):
        page = visitor.page
        if is_over(page) or made == most:
            return made
        if page.locator(".curtain .lamp").count():
            hand.press(page.locator(".curtain .lamp"))
        elif not go_on(hand) and is_my_turn(page) and not throw(hand):
            choices = page.locator(CHOICE)
            if (count := choices.count()) and page.locator(".choice.on").count() == 0:
                before = page.locator(".ticker").inner_text()
                hand.press(choices.nth(rng.randrange(count)))
                made += 1
                page.wait_for_function(
                    """(before) => !document.querySelector('header.mine')
                      || document.querySelector('.choice.on, .end, .curtain')
                      || document.querySelector('.ticker').innerText !== before""",
                    arg=before,
                )
        page.wait_for_timeout(60)
    raise AssertionError("expected the game to come to its end")


def finished(visitor: Visitor) -> str:
    """The table, once its end is shown and nothing is wrong with it."""
    expect(visitor.page.locator(".end h2")).to_be_visible()
    visitor.check()
    visitor.check_access()
    return visitor.table


def test_stones_from_the_home_screen_to_its_replay(come: Arrive) -> None:
    robin = come(PHONE, pace="quick")
    robin.go("/")
    stones = cover(robin, "stones")
    expect(stones.locator(".title")).to_have_text("Stones")
    expect(stones.locator("svg[data-cover]")).to_have_attribute("data-cover", "plain")
    expect(stones.locator(".letter")).to_have_text("S")
    robin.check_access()

    stones.locator(".whole").click()
    sheet = robin.page.locator("dialog")
    expect(sheet).to_contain_text("Take one or two. The last stone wins.")
    expect(sheet.get_by_role("radio", name="Regular")).to_be_checked()
    assert sheet.get_by_role("link", name="Learn").count() == 0
    robin.check_access()
    sheet.get_by_role("button", name="Play").click()

    robin.page.wait_for_selector(CHOICE)
    tile = robin.page.locator("[data-field=left]")
    expect(tile.locator("dt")).to_have_text("Stones left")
    expect(robin.page.locator(CHOICE).first).to_contain_text(re.compile(r"Take one\s*leaves \d"))
    expect(robin.page.get_by_role("button", name="Hint")).to_be_enabled()
    robin.check()
    robin.check_access()
    play_on(robin, Finger(robin.page), random.Random(1))
    table = finished(robin)
    expect(robin.page.locator(".end")).to_contain_text("All stones are taken.")

    robin.go(f"/replay/{table}")
    expect(robin.page.locator("section.generic")).to_be_visible()
    robin.page.get_by_role("button", name="One step on").click()
    expect(robin.page.locator(".controls .line")).to_have_text(
        re.compile("The coin shows (heads|tails).")
    )
    robin.page.get_by_role("slider").press("End")
    expect(robin.page.locator(".controls .line")).to_contain_text("That was the last stone.")
    expect(robin.page.locator(".log li").last).to_contain_text("That was the last stone.")
    expect(robin.page.locator("[data-field=left] .number")).to_have_text("0")
    robin.check()
    robin.check_access()

    robin.go("/rules/stones")
    rules = robin.page.locator(".rules > li")
    expect(rules).to_have_count(3)
    expect(rules.last).to_contain_text("Whoever takes the last stone wins.")
    assert robin.page.get_by_role("link", name="Learn").count() == 0
    robin.check()
    robin.check_access()


def test_stones_in_german_and_in_english_where_that_has_no_words(come: Arrive) -> None:
    robin = come(PHONE, locale="de", color_scheme="dark")
    robin.open_table("stones", "random", stones=3)
    robin.page.wait_for_selector(CHOICE)
    expect(robin.page.locator("[data-field=left] dt")).to_have_text("Steine übrig")
    expect(robin.page.locator(".fact dt").first).to_have_text("Now")  # de.ftl has no such message
    expect(robin.page.locator(CHOICE).first).to_contain_text("Nimm einen")
    robin.check_access()
    play_on(robin, Finger(robin.page), random.Random(2))
    table = finished(robin)
    robin.go(f"/replay/{table}?step=1")
    expect(robin.page.locator(".controls .line")).to_have_text(
        re.compile("Die Münze zeigt (Kopf|Zahl).")
    )
    robin.go("/rules/stones")
    expect(robin.page.locator(".rules > li").last).to_contain_text(
        "Wer den letzten Stein nimmt, gewinnt."
    )


def test_what_is_not_allowed_says_why(come: Arrive) -> None:
    robin = come(PHONE)
    robin.open_table("stones", "random", stones=1)
    robin.page.wait_for_selector(f"{CHOICE}, .end")
    for _ in range(20):  # the coin may have made the bot begin, and then it was over at once
        if not is_over(robin.page):
            break
        robin.open_table("stones", "random", stones=1)
        robin.page.wait_for_selector(f"{CHOICE}, .end")
    robin.page.locator(".choice[data-word='take 2']").click(force=True)
    notice = robin.page.locator(".notice")
    expect(notice).to_contain_text("only 1 left to take")
    expect(notice).to_contain_text("STN-2")
    robin.check_access()


def test_stones_by_keyboard_with_every_choice_confirmed(come: Arrive) -> None:
    robin = come(DESK, reduced_motion="reduce", likes={"confirm": True})
    robin.open_table("stones", "random", stones=4)
    robin.page.wait_for_selector(CHOICE)
    keys = Keys(robin.page)
    keys.press(robin.page.locator(CHOICE).first)
    expect(robin.page.locator(".line p")).to_contain_text("Take one: leaves")
    keys.press(robin.page.locator(".line .do"))
    expect(robin.page.locator(".ticker")).to_contain_text(re.compile("takes? "))
    robin.check_access()


def test_two_people_on_one_device_play_goofspiel_sealed(come: Arrive) -> None:
    robin = come(PHONE)
    robin.go("/")
    cover(robin, "goofspiel").locator(".whole:enabled").click()
    robin.page.get_by_role("radio", name="2", exact=True).click()
    robin.page.get_by_role("button", name="On one device").click()
    robin.page.get_by_role("textbox", name="Player 1").fill("Marie")
    robin.page.get_by_role("textbox", name="Player 2").fill("Jonas")
    robin.page.get_by_role("button", name="Start on this device").click()
    robin.page.wait_for_selector(f".curtain, {CHOICE}")
    finger, rng = Finger(robin.page), random.Random(3)
    assert play_on(robin, finger, rng) >= 8
    finished(robin)


@pytest.mark.parametrize(("game", "size"), [("kuhn", PHONE), ("leduc", DESK), ("pig", PHONE)])
def test_toys_are_played_to_their_end(come: Arrive, game: str, size: tuple[int, int]) -> None:
    robin = come(size, color_scheme="dark" if game == "leduc" else "light")
    options: dict[str, int | str] = {"goal": 12} if game == "pig" else {}
    robin.open_table(game, "random", **options)
    robin.page.wait_for_selector(f"{CHOICE}, section.generic .throw")
    if game != "pig":  # another's hand lies face down, one's own does not
        hands = robin.page.locator("tr", has=robin.page.locator("th", has_text="Hands"))
        expect(hands.locator("td").nth(0).locator(".card")).to_have_count(1)
        expect(hands.locator("td").nth(1).locator(".back")).to_have_count(1)
    # Its only bot chooses blindly: nobody is offered its advice.
    expect(robin.page.get_by_role("button", name="Hint")).to_have_count(0)
    robin.check_access()
    play_on(robin, Finger(robin.page), random.Random(4))
    finished(robin)


def test_a_spectator_watches_a_game_the_page_does_not_know(come: Arrive) -> None:
    robin, jonas = come(PHONE), come(DESK)
    robin.open_table("stones", "random", stones=9)
    robin.page.wait_for_selector(CHOICE)
    robin.page.get_by_role("button", name="Menu").click()
    robin.page.get_by_role("button", name="Watch, big screen").click()
    box = robin.page.get_by_role("textbox", name="Link").first
    expect(box).to_have_value(re.compile(r"/w/\w+$"))
    jonas.go(box.input_value().removeprefix(jonas.address))
    jonas.page.get_by_role("button", name="Watch").click()
    expect(jonas.page.locator("[data-field=left]")).to_be_visible()
    assert jonas.page.locator(".choice").count() == 0
    jonas.check()
    jonas.check_access()
