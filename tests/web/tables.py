"""Tables with several people in front of several browsers."""

import random
import re

from playwright.sync_api import expect

from web.browser import DESK, PHONE, TABLET, Visitor
from web.conftest import Arrive
from web.turns import is_over, play


def link_to(visitor: Visitor, where: str) -> str:
    """The link on the page that leads there."""
    box = visitor.page.get_by_role("textbox", name="Link").first
    expect(box).to_have_value(re.compile(f"{where}\\w+$"))
    return box.input_value().removeprefix(visitor.address)


def two_and_a_spectator(
    arrive: Arrive, game: str, options: dict[str, int | str] | None = None, pace: str = "none"
) -> tuple[Visitor, Visitor, Visitor]:
    """Robin opens a table, Marie comes by the link, Jonas watches."""
    robin, marie, jonas = (arrive(size, pace=pace) for size in (PHONE, TABLET, DESK))
    robin.open_table(game, "open", **(options or {}))
    robin.page.wait_for_selector(".start")
    marie.go(link_to(robin, "/j/"))
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
    """Whoever is at turn plays, so many times, or to the end."""
    idle = 0
    while rounds and not is_over(players[0].page):
        made = sum(play(one, game, 1, rng, wait=False) for one in players)
        rounds -= made > 0
        idle = 0 if made else idle + 1
        assert idle < 400, "expected somebody to be at turn"
        if not made:
            players[0].page.wait_for_timeout(60)
