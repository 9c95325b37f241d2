"""Invitations that people can use: an address others reach, and letters to type."""

import asyncio
import hashlib
import re
from contextlib import suppress
from urllib.parse import quote

import httpx
import pytest
import segno

from quartett.client import Lost, Server, new_id
from quartett.errors import Refused
from quartett.protocol.messages import Leave
from quartett.server.limits import Guesses
from quartett.server.settings import Settings
from quartett.server.store.directory import Directory, Invitation
from quartett.server.store.short_codes import (
    LENGTH,
    LETTERS,
    hashed_slowly,
    new_short_code,
    read_short_code,
)
from quartett.server.transport import addresses
from quartett.server.transport.addresses import is_loopback, network_addresses, reachable_at
from server.running import Running, running
from server.test_directory import directory, rows

__all__ = ["directory"]  # a fixture: the directory on every database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


# -- addresses ------------------------------------------------------------------------------------


def in_networks(monkeypatch: pytest.MonkeyPatch, *found: str, route: str | None = None) -> None:
    monkeypatch.setattr(addresses, "_by_route", lambda: [route] if route else [])
    monkeypatch.setattr(addresses, "_by_interface", lambda: list(found))
    monkeypatch.setattr(addresses, "_by_name", lambda: ["127.0.1.1"])


def test_of_several_networks_the_one_to_the_internet_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_networks(monkeypatch, "10.0.0.5", "192.0.2.20", "127.0.0.1", route="192.0.2.20")
    found = reachable_at(Settings(port=8420))
    assert found.addresses == ["http://192.0.2.20:8420", "http://10.0.0.5:8420"]
    assert not found.fixed


def test_an_address_that_nobody_else_can_use_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    in_networks(monkeypatch, "127.0.0.1", "169.254.7.7")
    assert reachable_at(Settings()).addresses == []
    in_networks(monkeypatch)
    assert network_addresses() == []
    for host in ("127.0.0.1", "127.0.0.2", "localhost", "::1"):
        assert is_loopback(host)
        assert reachable_at(Settings(host=host)).addresses == []


def test_the_operators_address_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    in_networks(monkeypatch, "10.0.0.5", route="10.0.0.5")
    for host in ("0.0.0.0", "127.0.0.1"):
        found = reachable_at(Settings(host=host, address="https://play.example.org/"))
        assert found.addresses == ["https://play.example.org"]
        assert found.fixed
    assert reachable_at(Settings(host="192.0.2.7", port=80)).addresses == ["http://192.0.2.7:80"]


def test_the_interfaces_of_this_machine_can_be_read() -> None:
    for found in (addresses._by_route(), addresses._by_interface(), network_addresses()):
        assert all(re.fullmatch(r"\d+(\.\d+){3}", address) for address in found)


def test_only_people_at_a_table_learn_the_servers_addresses(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            way = f"/api/tables/{table}/addresses"
            assert await ada.ask("GET", way) == {"addresses": [], "fixed": False}
            assert (await eve.http.get(way)).status_code == 403

    asyncio.run(main())


# -- short codes ----------------------------------------------------------------------------------


def test_people_at_a_table_get_a_link_drawn(server: Running) -> None:
    link = "http://192.0.2.7:8420/j/" + 32 * "x"

    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            way = f"/api/tables/{table}/qr"
            code = await ada.ask("GET", f"{way}?link={quote(link, safe='')}")
            rows = segno.make_qr(link, error="l").matrix
            dark = sum(map(sum, rows))
            assert code["size"] == len(rows) + 4
            assert code["path"].count("M") == code["path"].count("h1v1h-1z") == dark
            assert code["path"].startswith("M2 2h1v1h-1z")  # the corner, behind its border
            for wrong in ("", "?link=", f"?link={401 * 'x'}"):
                assert (await ada.http.get(way + wrong)).status_code == 400
            assert (await eve.http.get(f"{way}?link=x")).status_code == 403

    asyncio.run(main())


def test_a_short_code_has_six_letters_that_are_not_mistaken_for_each_other() -> None:
    codes = {new_short_code() for _ in range(500)}
    assert len(codes) > 490
    assert all(re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code) for code in codes)
    assert len(set(LETTERS)) ** LENGTH > 30_000_000
    assert not set(LETTERS) & set("AEIOUDMY")
    for typed in ("kfr hnw", "KFR-HNW", " kFrHnW ", "k f r h n w"):
        assert read_short_code(typed) == "KFRHNW"
    for other in ("", "kfrhn", "kfrhnwx", "kfr4nw", "abcdefghjkmnpq", "ключик"):
        assert read_short_code(other) is None


@pytest.mark.anyio
async def test_a_short_code_leads_to_its_table_until_it_expires(directory: Directory) -> None:
    code = hashed_slowly("KFRHNW")
    assert await directory.add_short_code("t", "player", code, 60)
    assert not await directory.add_short_code("u", "watcher", code, 60), "it is taken"
    assert await directory.short_code(code) == Invitation("t", "player")
    assert await directory.short_code(hashed_slowly("KFRHNX")) is None
    stored = await rows(directory)
    assert "KFRHNW" not in stored
    assert hashlib.sha256(b"KFRHNW").hexdigest() not in stored, "all could be tried in seconds"
    assert await directory.add_short_code("t", "watcher", hashed_slowly("BBBBBB"), 0)
    assert await directory.short_code(hashed_slowly("BBBBBB")) is None
    await directory.add_short_code("u", "player", hashed_slowly("CCCCCC"), 60)
    assert hashed_slowly("BBBBBB") not in await rows(directory), "expired ones are deleted"
    await directory.renew("t", "for players", "for watchers", "host")
    assert await directory.short_code(code) is None
    await directory.forget("u")
    assert await directory.short_code(hashed_slowly("CCCCCC")) is None


def test_people_join_by_letters_and_by_nothing_else(server: Running) -> None:
    async def main() -> None:
        async with (
            Server(server.address) as ada,
            Server(server.address) as bob,
            Server(server.address) as eve,
        ):
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            way = f"/api/tables/{table}/short-codes"
            got = await ada.ask("POST", way, {"kind": "player"})
            assert 3590 <= got["seconds"] <= 3600
            assert (await ada.ask("POST", way, {}))["code"] == got["code"], "the same for a while"
            watching = await ada.ask("POST", way, {"kind": "watcher"})
            assert watching["code"] != got["code"]
            typed = f"{got['code'][:3].lower()} {got['code'][3:]}"
            look = await bob.ask("GET", f"/api/invitations/{typed}")
            assert (look["kind"], look["open"]) == ("player", 1)
            assert await bob.join(typed, "Bob") == table
            assert await eve.join(watching["code"]) == table
            assert (await eve.http.post(way, json={})).status_code == 409, "watchers invite nobody"
            async with Server(server.address) as stranger:
                assert (await stranger.http.post(way, json={})).status_code == 403
            database = b"".join(file.read_bytes() for file in server.data.glob("quartett.db*"))
            assert got["code"].encode() not in database
            assert got["code"] not in server.logged()
            await ada.ask("POST", f"/api/tables/{table}/invitations", {})
            with pytest.raises(Refused, match="expected a link that still works"):
                await eve.ask("GET", f"/api/invitations/{got['code']}")
            new = await ada.ask("POST", way, {})
            assert new["code"] != got["code"]
            async with bob.table(table) as place:
                with suppress(Lost):  # the seat may be gone before the answer is here
                    await place.send(Leave(new_id()))
            assert (await eve.ask("GET", f"/api/invitations/{new['code']}"))["open"] == 1

    asyncio.run(main())


def test_whoever_guesses_short_codes_is_stopped_and_links_still_work(server: Running) -> None:
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as eve:
        answers = [eve.get(f"/api/invitations/{new_short_code()}") for _ in range(13)]
        codes = [one.status_code for one in answers]
        assert codes == sorted(codes)
        assert codes[0] == 404
        assert codes.count(429) in (3, 4), "one was guessed wrong above, from the same address"
        assert int(answers[-1].headers["retry-after"]) > 0
        headers = {"X-Quartett": "1"}
        post = eve.post(f"/api/invitations/{new_short_code()}", json={}, headers=headers)
        assert post.status_code == 429
        assert eve.get("/api/invitations/abcdefghjkmnpq").status_code == 404, "no short code"


def test_wrong_guesses_are_limited_for_each_and_for_all_together() -> None:
    now = [0.0]
    guesses = Guesses(lambda: now[0])
    assert [guesses.take("eve") for _ in range(11)] == [True] * 10 + [False]
    assert guesses.take("bob"), "others may still try"
    guesses.give_back("bob")
    now[0] += 30
    assert guesses.take("eve")
    assert not guesses.take("eve", "bob"), "an address and a device: both count"
    many = Guesses(lambda: now[0])
    assert sum(many.take(f"address {n}") for n in range(300)) == 100
    now[0] += 10
    assert sum(many.take(f"other {n}") for n in range(300)) == 10


def test_right_guesses_cost_nothing() -> None:
    guesses = Guesses(lambda: 0.0)
    for _ in range(1000):
        assert guesses.take("a family at one address")
        guesses.give_back("a family at one address")
