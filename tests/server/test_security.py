"""The security list: a test for each line."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quartett.client import Server, new_id
from quartett.errors import Refused
from quartett.server.directory import new_code, new_token
from quartett.server.limits import Bucket, Buckets
from quartett.server.messages import FromClient
from quartett.server.settings import Settings
from server.running import Running, running
from server.sockets import Raw, raw
from server.test_faults import begun, logs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, trust_env=False, timeout=60)


def test_a_socket_from_a_foreign_page_is_refused_before_it_is_accepted(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus) as refused:
                    async with raw(ada, table, 0, Origin=origin):
                        pass
                assert refused.value.response.status_code == 403
            async with raw(ada, table, 0, Origin=server.address) as own:
                await own.hello()

    asyncio.run(main())


def test_frames_of_more_than_16_kib_end_the_connection(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            for large in ("x" * 17_000, b"binary"):
                async with raw(ada, table, 0) as one:
                    await one.hello()
                    await one.send(large)
                    with pytest.raises(ConnectionClosed) as closed:
                        await one.next("nothing")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code in (1009, 4400)

    asyncio.run(main())


def test_nothing_is_compressed_beside_secrets(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            offer = {"Sec-WebSocket-Extensions": "permessage-deflate"}
            async with raw(ada, table, 0, **offer) as one:
                assert "sec-websocket-extensions" not in one.socket.response.headers  # type: ignore[union-attr]

    asyncio.run(main())


def test_tokens_have_128_bits_and_codes_more_than_64() -> None:
    assert len(new_token()) >= 22
    assert 31 ** len(new_code()) > 2**64
    assert len({new_token() for _ in range(1000)} | {new_code() for _ in range(1000)}) == 2000


def test_a_device_is_known_by_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
    answer = httpx.post(
        f"{server.address}/api/tables", json=body, headers={"X-Quartett": "1"}, timeout=60
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = answer.cookies["quartett"]
    database = b"".join(file.read_bytes() for file in server.data.glob("quartett.db*"))
    assert token.encode() not in database, "only its hash is kept"
    assert token not in server.logged()
    assert token not in str(answer.json())


def test_a_seat_needs_its_devices_cookie(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await begun(ada)
            await begun(eve)
            for server_of, seat in ((eve, 0), (eve, None), (ada, 7)):
                async with raw(server_of, table, seat) as one:
                    with pytest.raises(ConnectionClosed) as closed:
                        await one.next("snapshot")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4403

    asyncio.run(main())


def test_links_are_separate_for_players_and_watchers_and_looking_takes_no_seat(
    server: Running,
) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            async with ada.table(table) as first:
                player, watcher = first.about.player_code, first.about.watcher_code
                assert player != watcher
                for code in (player, watcher, player):  # as a link preview would
                    look = await eve.ask("GET", f"/api/invitations/{code}")
                    assert look["open"] == 1
                    assert (await eve.http.get(f"/j/{code}")).status_code == 200
                assert len(eve.http.cookies) == 0
                joined = await eve.ask("POST", f"/api/invitations/{watcher}", {"name": "Eve"})
                assert joined["seat"] is None
                async with eve.table(table) as watching:
                    assert watching.about.player_code is None
                with pytest.raises(Refused, match="expected a link"):
                    await eve.ask("GET", f"/api/invitations/{new_code()}")

    asyncio.run(main())


def test_a_changing_request_needs_our_header_json_and_our_own_site(server: Running) -> None:
    body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
    address = f"{server.address}/api/tables"
    ours = {"X-Quartett": "1"}
    before = len(logs(server))
    attempts: list[dict[str, Any]] = [
        {"json": body},
        {"json": body, "headers": {**ours, "Sec-Fetch-Site": "cross-site"}},
        {"json": body, "headers": {**ours, "Sec-Fetch-Site": "same-site"}},
        {"data": {"game": "zoinx"}, "headers": ours},
        {"content": json.encode(body), "headers": {**ours, "Content-Type": "text/plain"}},
    ]
    for attempt in attempts:
        answer = httpx.post(address, timeout=60, **attempt)
        assert answer.status_code in (403, 415)
        assert answer.json()["refusal"].startswith("expected")
    assert len(logs(server)) == before
    fine = {**ours, "Sec-Fetch-Site": "same-origin"}
    assert httpx.post(address, json=body, headers=fine, timeout=60).status_code == 201


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/mine", "/api/nowhere", "/t/x"])
def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Running, path: str) -> None:
    headers = get(server, path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_paths_do_not_lead_out_of_the_page(server: Running) -> None:
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/..%2fapp.py",
        "//etc/passwd",
        "/assets/../../app.py",
    ):
        answer = get(server, path)
        assert "Litestar" not in answer.text
        assert "root:" not in answer.text


def test_buckets_run_empty_and_fill_up_again() -> None:
    time = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: time[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    many = Buckets(1.0, 1.0, lambda: time[0])
    assert many.take("one")
    assert not many.take("one")
    assert many.take("two")


async def self_ended(one: Raw) -> int:
    """Ask for too much; gives the code the socket is closed with."""
    try:
        for _ in range(200):
            await one.send({"type": "hello"})
        while True:
            await one.next("goodbye")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_too_much_is_answered_with_429_or_the_end_of_the_socket(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            async with raw(ada, table, 0) as one:
                await one.hello()
                assert await self_ended(one) == 4429
            codes = [(await ada.http.get("/api/mine")).status_code for _ in range(300)]
            assert 429 in codes
            assert (await ada.http.get("/healthz")).status_code == 200
            answer = await ada.http.get("/api/mine")
            assert answer.headers["retry-after"]

    with running(tmp_path / "data", requests=5, messages=5) as server:
        asyncio.run(main(server))


def test_a_device_has_only_so_many_connections(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            opened, codes = 0, []
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    one = await stack.enter_async_context(raw(ada, table, 0))
                    try:
                        await one.hello()
                        opened += 1
                    except ConnectionClosed as closed:
                        codes.append(closed.rcvd.code if closed.rcvd else 1006)
            assert opened <= 3
            assert set(codes) == {1013}

    with running(tmp_path / "data", most_sockets_each=3) as server:
        asyncio.run(main(server))


def test_forwarded_addresses_are_believed_from_configured_proxies_only() -> None:
    """Uvicorn reads these headers; it is told whom to believe, and by default nobody."""
    source = Path(__file__).parents[2] / "src/quartett/server/serve.py"
    text = source.read_text()
    assert "proxy_headers=bool(settings.proxies)" in text
    assert "forwarded_allow_ips=settings.proxies" in text
    assert Settings().proxies == []


def test_logs_hold_no_tokens_codes_hands_or_bodies(server: Running) -> None:
    async def main() -> list[str]:
        async with Server(server.address) as ada, AsyncExitStack() as stack:
            table = await begun(ada, "nox")
            async with ada.table(table, 0) as first:
                codes = [str(first.about.player_code), str(first.about.watcher_code)]
                player = first
                if not first.my_turn:
                    player = await stack.enter_async_context(ada.table(table, 1))
                word = player.now.choices[0].word
                await player.choose(word)
                return [*ada.http.cookies.values(), *codes, word]

    secrets = asyncio.run(main())
    logged = server.logged()
    for secret in secrets:
        assert f'"{secret}"' not in logged
        if len(secret) > 8:
            assert secret not in logged


def test_a_request_too_large_is_refused(server: Running) -> None:
    answer = httpx.post(
        f"{server.address}/api/try",
        json={"game": "zoinx", "seats": 2, "position": "x" * 100_000},
        headers={"X-Quartett": "1"},
        timeout=60,
    )
    assert answer.status_code in (400, 413)


# -- nonsense ------------------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = st.sampled_from(
    [*(str(one.__struct_config__.tag) for one in get_args(FromClient)), "command", "nonsense"]
)
FIELDS = st.sampled_from(
    ["id", "step", "word", "yes", "seat", "level", "seats", "options", "paused", "reaction"]
)
MESSAGES = st.one_of(
    st.builds(
        lambda kind, more: {**more, "type": kind},
        KINDS,
        st.dictionaries(FIELDS, VALUES, max_size=5),
    ),
    st.builds(
        lambda kind, step, more: {"id": new_id(), "step": step, **more, "type": kind},
        KINDS,
        st.integers(-3, 3),
        st.dictionaries(FIELDS, VALUES, max_size=2),
    ),
    VALUES,
).map(lambda value: json.encode(value).decode()) | st.text(max_size=200)


def test_nonsense_on_a_socket_is_answered_in_words_and_changes_nothing(server: Running) -> None:
    """No close with 1011, no change of anyone's game; the spectator may do nothing at all."""

    async def talk(messages: list[str]) -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await begun(ada)
            async with ada.table(table, 0) as first:
                await eve.join(str(first.about.watcher_code))
                before = len(logs(server)[table])
                for start in range(0, len(messages), 15):
                    async with raw(eve, table) as one:
                        await one.hello()
                        await say_all(one, messages[start : start + 15])
                assert len(logs(server)[table]) == before

    async def say_all(one: Raw, messages: list[str]) -> None:
        for message in messages:
            await one.send(message)
        last = new_id()
        try:
            await one.send({"type": "react", "id": last, "reaction": "👍"})
            while (await one.next("answer"))["id"] != last:
                pass
        except ConnectionClosed as closed:
            ended.append(closed.rcvd.code if closed.rcvd else 1006)
        for seen in one.seen:
            if seen["type"] == "answer" and seen["id"] != last:
                assert not seen["ok"]
                assert seen["refusal"]

    ended: list[int] = []
    collected: list[str] = []

    @settings(max_examples=150, database=None, deadline=None, derandomize=True)
    @given(MESSAGES)
    def collect(message: str) -> None:
        collected.append(message)

    collect()
    asyncio.run(talk(collected))
    assert set(ended) <= {4400, 4426}
    assert "1011" not in server.logged()


def test_requests_made_from_the_schema_are_never_a_mistake_of_ours(server: Running) -> None:
    """Hypothesis over the OpenAPI: paths, queries and bodies, right and wrong ones."""
    schema = get(server, "/api/schema").json()
    assert len(schema["paths"]) >= 9
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:

        @settings(
            max_examples=150,
            database=None,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(st.data())
        def ask(data: st.DataObject) -> None:
            path = data.draw(st.sampled_from(sorted(schema["paths"])))
            method = data.draw(st.sampled_from(sorted(schema["paths"][path])))
            operation = schema["paths"][path][method]
            filled = re.sub(r"\{[^}]*\}", lambda _: data.draw(WORDS), path)
            query = {
                one["name"]: data.draw(WORDS)
                for one in operation.get("parameters", [])
                if one["in"] == "query" and data.draw(st.booleans())
            }
            body = None
            if "requestBody" in operation:
                content = operation["requestBody"]["content"]["application/json"]["schema"]
                body = data.draw(from_schema(content, schema) | VALUES)
            answer = client.request(
                method,
                filled,
                params=query,
                content=None if body is None else json.encode(body),
                headers={"X-Quartett": "1", "Content-Type": "application/json"},
            )
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["refusal"]
                assert "Traceback" not in answer.text

        ask()


WORDS = st.text(
    st.characters(codec="utf-8", exclude_characters="/?#%\\", exclude_categories=("Cc", "Cs")),
    min_size=1,
    max_size=12,
).filter(lambda word: word.strip(". ") != "")


def from_schema(part: Any, schema: Any) -> st.SearchStrategy[Any]:
    """Values a JSON schema describes, roughly: enough to get past the first checks."""
    if "$ref" in part:
        return from_schema(schema["components"]["schemas"][part["$ref"].rpartition("/")[2]], schema)
    for kind in ("oneOf", "anyOf"):
        if kind in part:
            return st.one_of([from_schema(one, schema) for one in part[kind]])
    if "const" in part:
        return st.just(part["const"])
    if "enum" in part:
        return st.sampled_from(part["enum"])
    match part.get("type"):
        case "object" if "properties" in part:
            required = part.get("required", [])
            return st.fixed_dictionaries(
                {n: from_schema(p, schema) for n, p in part["properties"].items() if n in required},
                optional={
                    n: from_schema(p, schema)
                    for n, p in part["properties"].items()
                    if n not in required
                },
            )
        case "object":
            return st.dictionaries(st.sampled_from(["goal", "start", "0", "1"]), VALUES, max_size=2)
        case "array":
            return st.lists(
                st.sampled_from(["me", "open", "random", "regular"])
                | from_schema(part.get("items", {}), schema),
                max_size=4,
            )
        case "integer":
            return st.integers(part.get("minimum", -2), part.get("maximum", 9))
        case "boolean":
            return st.booleans()
        case "string":
            return st.sampled_from(["zoinx", "nox", "bet 2", "Ada", "webhook"]) | st.text(
                max_size=20
            )
        case "null":
            return st.none()
    return VALUES
