"""The page as an app: it can be installed, and without network it still tells what it knows."""

import random

from playwright.sync_api import expect

from web.browser import PHONE, Visitor
from web.conftest import Arrive
from web.turns import GAMES, play

ENDED = "fetch('/api/mine').then((said) => said.json()).then(([one]) => one.phase === 'over')"
KEPT = """async () => (await (await caches.open('past')).keys())
  .map((kept) => new URL(kept.url).pathname)"""


def until(visitor: Visitor, expression: str) -> None:
    """The page's policy forbids what Playwright waits with, so it is asked again and again."""
    for _ in range(300):
        if visitor.page.evaluate(expression):
            return
        visitor.page.wait_for_timeout(200)
    raise AssertionError(f"expected {expression} within a minute")


def test_the_page_can_be_installed(arrive: Arrive) -> None:
    robin = arrive(PHONE, service_workers="allow")
    robin.go("/")
    until(robin, "Boolean(navigator.serviceWorker.controller)")
    devtools = robin.context.new_cdp_session(robin.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every visitor of a test comes with a private window, which is the one thing in the way.
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}


def test_rules_lessons_and_past_games_can_be_read_without_network(arrive: Arrive) -> None:
    robin = arrive(PHONE, service_workers="allow", reduced_motion="reduce")
    robin.go("/")
    until(robin, "Boolean(navigator.serviceWorker.controller)")
    robin.open_table("zoinx", "hatchling", goal=1)
    play(robin, "zoinx", 200, random.Random(1))
    expect(robin.page.locator(".end h2")).to_be_visible()
    past = f"/api/tables/{robin.table}/replay"
    until(robin, f"({KEPT})().then((kept) => kept.includes('{past}'))")
    table = robin.table
    robin.go("/")
    until(robin, ENDED)  # lists of tables follow a moment later
    robin.page.reload()
    robin.page.wait_for_selector(".done a")

    robin.forgiving = True
    robin.context.set_offline(True)
    assert (
        robin.page.evaluate("fetch('/healthz').then(() => 'answered', () => 'silent')") == "silent"
    )
    robin.page.reload()
    robin.page.locator(".done a").first.click()
    expect(robin.page).to_have_url(f"{robin.address}/replay/{table}?step=0")
    robin.page.get_by_role("slider").press("End")
    expect(robin.page.locator(".controls .line")).not_to_be_empty()
    robin.check_access()
    for game in GAMES:
        robin.go(f"/rules/{game}")
        expect(robin.page.locator(".rules > li").nth(7)).to_be_visible()
        assert robin.page.locator(".rules > li p").first.inner_text()
        robin.go(f"/lesson/{game}")
        robin.page.get_by_role("button", name="Begin").click()
        expect(robin.page.locator(".reading li").nth(4)).to_be_visible()
    robin.check_access()
    robin.check()

    robin.context.set_offline(False)
    robin.page.get_by_role("button", name="Try again").click()
    robin.page.wait_for_selector(".lesson section.board")
