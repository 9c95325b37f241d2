"""Somebody keeps looking at a table where they are not wanted any more."""

import asyncio

import pytest

from hostile.client import Closed, Device, Socket
from server.running import Running

RECORD = "/api/tables/{}/record"


async def watched(server: Running) -> tuple[Device, Device, str, dict[str, str]]:
    """Return a host, a spectator, their table, and its links."""
    ada, eve = Device(server.address), Device(server.address)
    table = await ada.create("nox", ["me", "open"])
    async with ada.socket(table) as first:
        about = (await first.hello())["about"]
    assert (await eve.join(about["watcher_code"], "Eve"))["seat"] is None
    return ada, eve, table, about


async def put_out(old: Socket) -> None:
    """The socket shows nothing more, whatever is said on it, and is closed."""
    await old.send({"type": "hello", "text": True})
    shown = len(old.received)
    assert (await old.end()).code == 4403
    assert {one["type"] for one in old.received[shown:]} <= {"presence"}


def test_renewed_links_put_out_who_watches_by_the_old_ones(server: Running) -> None:
    async def main() -> None:
        ada, eve, table, _ = await watched(server)
        async with (
            ada.socket(table) as first,
            eve.socket(table) as open_,
            eve.socket(table) as silent,
        ):
            await first.hello(), await open_.hello()
            links = await ada.renew_links(table)
            await put_out(open_)
            await put_out(silent)
            assert (await eve.request("GET", RECORD.format(table))).status == 403
            async with eve.socket(table) as again:
                with pytest.raises(Closed):
                    await again.hello()
            # Whoever has the new link is invited anew, and comes in at once; the host stays.
            await eve.join(links["watcher_code"], "Eve")
            async with eve.socket(table) as again:
                assert (await again.hello())["seat"] is None
            assert (await first.hello())["about"]["watcher_code"] == links["watcher_code"]

    asyncio.run(main())


def test_the_host_removes_a_spectator_and_nobody_else_does(server: Running) -> None:
    async def main() -> None:
        ada, eve, table, about = await watched(server)
        bob, zoe = Device(server.address), Device(server.address)
        await bob.join(about["player_code"], "Bob")
        await zoe.join(about["watcher_code"], "Zoe")
        async with ada.socket(table) as first, bob.socket(table) as second:
            await first.hello(), await second.hello()
            async with eve.socket(table) as open_, eve.socket(table) as silent:
                await open_.hello()
                async with zoe.socket(table) as other:
                    await other.hello()
                    while len((message := await first.next("presence"))["watching"]) < 2:
                        pass
                    called = {one["name"]: one["id"] for one in message["watching"]}
                    assert called.keys() == {"Eve", "Zoe"}
                    for socket in (second, other):
                        answer = await socket.command("remove-watcher", watcher=called["Eve"])
                        assert answer["said"]["id"] == "table-only-host"
                    answer = await first.command("remove-watcher", watcher=called["Eve"])
                    assert answer["ok"]
                    await put_out(open_)
                    await put_out(silent)
                    assert (await other.hello())["seat"] is None
            refused = await eve.request(
                "POST", f"/api/invitations/{about['watcher_code']}", {"name": "Eve"}
            )
            assert refused.status == 409
            assert "the host has ended your visit" in refused.json["refusal"]
            assert (await eve.request("GET", RECORD.format(table))).status == 403

    asyncio.run(main())
