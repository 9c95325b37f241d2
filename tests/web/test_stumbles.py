"""What a stranger stumbled over on a phone: who acts, what was done, how long it can be read."""

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.browser import PHONE, Visitor
from web.conftest import Arrive
from web.test_boards import shown
from web.turns import MY_TURN, SHORT_ROUNDS, THROW, Finger, act, is_over, play, play_until

TIMELINE = """() => {
  const timeline = (window.timeline = []);
  const look = () => {
    const head = document.querySelector('main.table > header h1');
    if (!head) return;
    const now = {
      header: head.lastChild.textContent.trim(),
      news: document.querySelector('.ticker span')?.textContent ?? '',
      on: [...document.querySelectorAll('.side .seat')]
        .flatMap((seat, n) => (seat.classList.contains('on') ? [n] : [])),
      card: Boolean(document.querySelector('.round-card')),
      cut: head.scrollWidth > head.clientWidth,
    };
    const last = JSON.stringify({ ...timeline.at(-1), at: 0 });
    if (last !== JSON.stringify({ ...now, at: 0 }))
      timeline.push({ ...now, at: Math.round(performance.now()) });
  };
  setInterval(look, 20);
}"""
READABLE = 1100
"""Milliseconds; what is told is looked at every 20 of them."""
Moment = dict[str, Any]


def begin(robin: Visitor) -> None:
    """Write down what the page shows, from here on and on every page that is opened."""
    robin.context.add_init_script(f"({TIMELINE})()")


def timeline(page: Page) -> list[Moment]:
    return list(page.evaluate("window.timeline"))


@pytest.mark.parametrize("pace", ["normal", "none"])
def test_the_news_are_what_was_done_and_stay_readable(arrive: Arrive, pace: str) -> None:
    robin = arrive(PHONE, pace=pace)
    begin(robin)
    robin.open_table("nox", "hatchling", "apprentice")
    names = bots(robin)
    moments = a_turn_each(robin, "nox", names)
    told = [one["news"] for one in moments]
    assert not [news for news in told if "draw" in news or "dealt" in news], told
    assert told[-1].startswith(names[-1]), told
    if pace == "none":
        return
    for name in names:
        playing = next(one for one in moments if one["header"] == f"{name} is playing")
        first = next(one for one in moments if one["news"].startswith(f"{name} "))
        assert first["at"] - playing["at"] < 200, moments  # told when it begins
    stays = [one for n, one in enumerate(moments) if not n or moments[n - 1]["news"] != told[n]]
    for one, following in pairwise(stays):
        if one["news"].startswith(tuple(names)):
            assert following["at"] - one["at"] >= READABLE, moments


def bots(robin: Visitor) -> list[str]:
    robin.page.wait_for_selector(MY_TURN)
    names: list[str] = robin.page.locator(".side .seat .name").all_text_contents()
    return names[1:]


def dealt(robin: Visitor, game: str, *others: str, **options: int | str) -> list[Moment]:
    """What a table shows up to the first own turn, with the deal: on busy cores the cards may have
    been dealt before a page is there, so several tables are tried."""
    for _ in range(8):
        robin.open_table(game, *others, **options)
        robin.page.wait_for_selector(MY_TURN)
        moments = timeline(robin.page)
        if "Cards are being dealt…" in [one["header"] for one in moments]:
            return moments
    raise AssertionError("expected to see a deal")


def a_turn_each(robin: Visitor, game: str, names: list[str]) -> list[Moment]:
    """What was shown from the own turn until the next, with turns of the others in between."""
    page, rng = robin.page, random.Random(1)
    for _ in range(10):
        page.wait_for_selector(MY_TURN)
        begun = len(timeline(page))
        while page.locator(MY_TURN).count() and not act(Finger(page), game, rng):
            page.wait_for_timeout(50)
        expect(page.locator(MY_TURN)).to_have_count(0)
        page.wait_for_selector(f"{MY_TURN}, .round-card, .end")
        page.wait_for_timeout(100)
        moments = timeline(page)[begun:]
        if all(any(one["news"].startswith(f"{name} ") for one in moments) for name in names):
            return moments
    raise AssertionError("expected everybody to have a turn")


def test_the_header_says_whose_deed_is_shown(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="normal")
    begin(robin)
    dealing = dealt(robin, "nox", "hatchling", "apprentice")
    names = bots(robin)
    assert not [one for one in dealing if "playing" in one["header"]], dealing
    moments = a_turn_each(robin, "nox", names)
    who = {"You are playing": [0], **{f"{name} is playing": [n] for n, name in enumerate(names, 1)}}
    seen = [one for one in moments if one["header"] in who]
    assert {one["header"] for one in seen} == set(who)
    assert not [one for one in seen if one["on"] != who[one["header"]]], moments


def test_below_the_card_of_a_round_the_header_says_so(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="quick")
    robin.open_table("nox", "apprentice", **SHORT_ROUNDS["nox"])
    card = robin.page.locator(".round-card")
    play_until(robin, "nox", lambda: card.count() > 0, random.Random(2), dismiss=False)
    expect(robin.page.locator("main.table > header h1")).to_contain_text("The round is over")


def test_the_deal_does_not_cut_the_header(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="quick")
    begin(robin)
    moments = dealt(robin, "nmbrs", "apprentice", deal=3)
    assert not [one for one in moments if one["cut"]], moments


def test_dice_in_the_own_hand_are_the_own_turn(arrive: Arrive) -> None:
    robin = arrive(PHONE, pace="normal")
    begin(robin)
    robin.open_table("bloxx", "apprentice")
    robin.page.wait_for_selector(THROW)
    expect(robin.page.locator(MY_TURN)).to_be_visible()
    expect(robin.page.locator(".side .seat.on.mine")).to_have_count(1)
    robin.page.locator(THROW).tap()
    robin.page.wait_for_selector(".die:enabled")
    moments = timeline(robin.page)
    assert not [one for one in moments if "Robin" in one["header"] + one["news"][:5]], moments


def test_without_motion_nothing_is_faster(gallery: str, browser: Browser) -> None:
    took: dict[str, float] = {}
    with shown("nox-4", gallery, browser) as page:  # without motion
        frame = page.evaluate("find('laid')[0]")
        address = page.url
        for motion in ("less", "full"):
            page.goto(address.replace("motion=less", f"motion={motion}"))
            page.wait_for_selector("section.board .hand")
            page.evaluate(f"show({frame})")
            took[motion] = page.evaluate(
                "(async () => { const at = performance.now(); await onward();"
                " return performance.now() - at; })()"
            )
    assert took["less"] > 0.8 * took["full"], took


def test_the_log_opens_at_its_newest_line(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    robin.open_table("nox", "apprentice")
    play(robin, "nox", 6, random.Random(1))
    robin.page.locator(".ticker").tap()
    robin.page.wait_for_selector("dialog li:nth-child(12)")
    expect(robin.page.locator("dialog li").last).to_be_in_viewport()
    expect(robin.page.locator("dialog li").first).not_to_be_in_viewport()


def test_a_moment_of_a_running_game_is_seen_with_the_own_eyes(arrive: Arrive) -> None:
    robin = arrive(PHONE)  # whose console stays empty
    robin.open_table("nox", "apprentice")
    play(robin, "nox", 2, random.Random(1))
    robin.page.wait_for_selector(MY_TURN)
    table = robin.table
    robin.page.locator(".ticker").tap()
    robin.page.locator("dialog li button").filter(has_text="You begin a stack").first.click()
    expect(robin.page.locator(".controls .line")).to_contain_text("You begin a stack")
    assert robin.page.locator(".hand .card").count() > 0
    robin.page.reload()
    expect(robin.page.locator(".controls .line")).to_contain_text("You begin a stack")
    robin.check()
    robin.page.get_by_role("link", name="Back to the game").click()
    robin.page.wait_for_selector("main.table")
    assert robin.table == table


def test_a_throw_in_a_replay_shows_its_dice(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    robin.open_table("zoinx", "apprentice", goal=1)
    play_until(robin, "zoinx", lambda: is_over(robin.page), random.Random(4))
    robin.page.get_by_role("link", name="Watch again").click()
    line, dice = robin.page.locator(".controls .line"), robin.page.locator(".dice")
    slider = robin.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    seen = 0
    for at in range(last + 1):
        slider.fill(str(at))
        if " throws " in f" {line.inner_text()} " and " dot" in line.inner_text():
            seen += 1
            expect(dice).not_to_have_attribute("data-shows", "eyes eyes eyes eyes")
    assert seen
    end = line.evaluate("(one) => [one.scrollHeight, one.clientHeight]")
    assert end[0] <= end[1] + 1, "expected the whole line of the end"
    robin.check()


def test_whoever_wins_is_told_so(arrive: Arrive) -> None:
    robin = arrive(PHONE)
    for seed in range(8):
        robin.open_table("zoinx", "hatchling", goal=1)
        play_until(robin, "zoinx", lambda: is_over(robin.page), random.Random(seed))
        title = robin.page.locator(".end h2")
        expect(title).not_to_contain_text("Robin")
        if title.inner_text() == "You win!":
            return
    raise AssertionError("expected Robin to win once in eight games")
