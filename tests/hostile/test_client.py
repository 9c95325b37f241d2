"""The hostile client itself: it plays by the protocol, and knows nothing but the protocol."""

import ast
import asyncio
from pathlib import Path

import pytest

from hostile.client import PING, TEXT, Closed, Device
from server.running import Running

HERE = Path(__file__).parent


@pytest.mark.parametrize("path", sorted(HERE.glob("*.py")), ids=lambda path: path.name)
def test_hostile_clients_know_only_the_protocol(path: Path) -> None:
    """They import nothing of Quartett; only what starts the server comes from other tests."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [str(node.module)]
        for name in names:
            assert name.split(".")[0] != "quartett", f"{path.name} imports {name}"
            assert not name.startswith("server.") or name in ("server.running", "server.services")


def test_the_client_plays_and_sends_what_no_library_would(server: Running) -> None:
    async def main() -> None:
        ada, bob = Device(server.address), Device(server.address)
        table = await ada.create("zoinx", ["me", "open"])
        async with ada.socket(table) as first:
            about = (await first.hello())["about"]
            assert (await bob.join(about["player_code"], "Bob"))["seat"] == 1
            async with bob.socket(table) as second:
                await second.hello(text=True)
                assert (await first.command("begin"))["ok"]
                while (changed := await second.next("changed"))["now"]["phase"] != "playing":
                    pass
                assert changed["own"]["choices"]
                await second.write(second.frame(PING, b"!") * 3)
                hello = b'{"type":"hello"}'
                await second.write(second.frame(TEXT, hello[:5], final=False))
                await second.write(second.frame(0, hello[5:]))
                await second.next("snapshot")
                await second.send(b"\xff")
                assert (await second.end()).code == 4400
        stranger = Device(server.address)
        async with stranger.socket(table) as third:
            with pytest.raises(Closed) as closed:
                await third.hello()
            assert closed.value.code == 4403
        assert (await stranger.request("GET", f"/api/tables/{table}/record")).status == 403

    asyncio.run(main())
