"""What a stranger stumbled over at the boards, on a phone."""

import random
import re

import pytest
from playwright.sync_api import expect

from web.browser import PHONE
from web.conftest import Arrive
from web.films import Watched
from web.turns import SHORT, Finger, is_my_choice, is_over, play, play_until

STICK_OUT = """() => [...document.querySelectorAll('.kitty, .kitty .head *, .place')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => `${one.className.baseVal ?? one.className}: ${one.textContent.trim()}`)"""
DRAWN = """() => {
  window.drawn = [];
  setInterval(() => {
    const own = document.querySelector('.own');
    const falls = (box) => [...box.querySelectorAll('[data-square]')]
      .flatMap((one) => one.getAnimations()).flatMap((one) => one.effect.getKeyframes())
      .some(({ transform }) => /translateY/.test(transform));
    if (own && falls(own))
      drawn.push([own.dataset.seat, document.querySelectorAll('.other.close').length]);
  }, 20);
}"""
"""Notes, whenever something falls on the large sheet, whose it is and how many small ones are
enlarged."""


@pytest.mark.parametrize("size", [1, 1.3])
def test_nox_fits_a_phone_when_people_look_at_the_table_after_the_end(
    arrive: Arrive, size: float
) -> None:
    robin = arrive(PHONE, likes={"size": size})
    robin.open_table("nox", "apprentice", "apprentice", **SHORT["nox"])
    page = robin.page
    play_until(robin, "nox", lambda: is_over(page), random.Random(1))
    page.get_by_role("button", name="Look at the table").tap()
    page.wait_for_selector(".kitty .gained")
    assert page.evaluate(STICK_OUT) == []
    robin.check()


def test_nmbrs_asks_a_question_about_the_open_card_and_one_button_stands_out(
    arrive: Arrive,
) -> None:
    robin = arrive(PHONE, pace="quick")
    robin.open_table("nmbrs", "apprentice", "apprentice")
    page = robin.page
    page.wait_for_selector("section.board .line")
    lines = Watched(page, ".line p", "text")
    asked = page.locator(".line button.quiet", has_text="Leave it")
    play_until(robin, "nmbrs", lambda: asked.count() > 0, random.Random(1))
    question = r"^Take the (\w+ \d+|\w+ joker)\?( You also draw a card\.)?$"
    expect(page.locator(".line p")).to_have_text(re.compile(question))
    expect(page.locator(".line button:not(.quiet)")).to_have_text(["Take"])
    page.wait_for_timeout(600)
    said = [state[0] for state in lines.states if state]
    assert re.match(question, said[-1])
    assert not [line for line in said if line.startswith("takes")]


def test_bloxx_shows_the_own_drawing_before_those_of_the_others_and_all_of_them_in_a_replay(
    arrive: Arrive,
) -> None:
    robin = arrive(PHONE, pace="normal")
    robin.open_table("bloxx", "apprentice", "apprentice")
    page, finger, rng = robin.page, Finger(robin.page), random.Random(1)
    page.wait_for_selector("section.board .die")
    page.evaluate(DRAWN)
    play(robin, "bloxx", 3, rng, finger)  # the others have rolled as well
    play_until(robin, "bloxx", lambda: is_my_choice(page), rng)
    drawn = page.evaluate("drawn")
    assert drawn
    assert {(seat, close) for seat, close in drawn} == {("0", 0)}

    robin.go(f"/replay/{robin.table}")
    page.wait_for_selector(".replay section.board .die")
    page.evaluate(DRAWN)
    page.get_by_role("button", name="Play").tap()
    page.wait_for_function("() => new Set(drawn.map(([seat]) => seat)).size === 3", timeout=30_000)
