"""A server and a browser for all tests of the page in this process."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from web.browser import PHONE, ROOT, Server, Visitor, launch, visit

Arrive = Callable[..., Visitor]
expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    sys.path.insert(0, str(ROOT))
    from hatch_build import build_page

    build_page(ROOT)  # the page as it is now, not as it was installed
    serving = Server(tmp_path_factory.mktemp("page") / "data")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def arrive(server: Server, browser: Browser) -> Iterator[Arrive]:
    """`arrive(size, ...)`: somebody new comes with a device; afterwards nothing may be wrong."""
    with ExitStack() as devices:
        came: list[Visitor] = []

        def come(size: tuple[int, int] = PHONE, **settings: Any) -> Visitor:
            visitor = devices.enter_context(visit(browser, server.address, size, **settings))
            came.append(visitor)
            return visitor

        yield come
        for visitor in came:
            assert visitor.faults == []


def page_files() -> Path:
    return ROOT / "src" / "quartett" / "server" / "page"
