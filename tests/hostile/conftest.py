"""The server that hostile clients attack. Tests of limits start one with limits of their own."""

from collections.abc import Iterator

import pytest

from server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server
