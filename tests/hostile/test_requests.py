"""Requests that no page would send: each is refused in one sentence, and none is our mistake."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from hostile.client import Device
from server.running import Running

DEEP = b"[" * 20_000 + b"]" * 20_000
ORDER: dict[str, Any] = {
    "game": "zoinx",
    "seats": 2,
    "seating": ["me", "open"],
    "name": "Ada",
}
ATTEMPT: dict[str, Any] = {"game": "zoinx", "seats": 2}
LONG = "x" * 300
DISTANT = "1" * 5_000


def bodies() -> Iterator[tuple[str, str, str, bytes]]:
    """Yield a name, the method, the path and the body of each."""
    strange: dict[str, Any] = {
        "an option named seats": {"options": {"seats": 3}},
        "an option named name": {"options": {"name": "nox"}},
        "an option named self": {"options": {"self": 1}},
        "an option with a NUL": {"options": {"a\0b": 1}},
        "an option of half a letter": {"options": {"\ud800": 1}},
        "a value of half a letter": {"options": {"goal": "\ud800"}},
        "a huge number": {"options": {"goal": 10**18}},
        "a longer number": {"options": {"goal": DISTANT}},
        "a word for a number": {"options": {"goal": "\u0663\u0660"}},
        "an unknown game": {"game": "rules"},
        "a private game": {"game": "__init__"},
        "a game of half a letter": {"game": "\ud800"},
    }
    for path, plain in (("/api/tables", ORDER), ("/api/try", ATTEMPT)):
        for what, change in strange.items():
            yield f"{what} to {path}", "POST", path, json.dumps({**plain, **change}).encode()
        whole = json.dumps(plain).encode()
        for what, body in {
            "deep JSON": whole[:-1] + b', "options": ' + DEEP + b"}",
            "only deep JSON": DEEP,
            "bad UTF-8": whole.replace(b"zoinx", b"zo\xffnx"),
            "bad UTF-8 in a field that is none": b'{"\xff": 1}',
            "half a body": whole[:-3],
            "no body": b"",
            "a list": b"[]",
            "null": b"null",
            "a number without an end": b"9" * 30_000,
            "endless exponents": b'{"seats": 1e99999999}',
        }.items():
            yield f"{what} to {path}", "POST", path, body
    names: dict[str, dict[str, Any]] = {
        "a name of half a letter": {"name": "\ud800"},
        "a name with a NUL": {"name": "A\0a"},
        "a level with a NUL": {"seating": ["me", "reg\0ular"]},
        "a level of half a letter": {"seating": ["me", "\ud800"]},
        "no seats of one's own": {"seating": ["open", "open"], "names": []},
        "too many names": {"names": ["A", "B", "C"]},
    }
    for what, change in names.items():
        yield what, "POST", "/api/tables", json.dumps({**ORDER, **change}).encode()
    attempts: dict[str, dict[str, Any]] = {
        "a position with a NUL": {"position": "zoinx\0"},
        "a position of half a letter": {"position": "zoinx \ud800"},
        "a position of digits": {"position": f"zoinx seats={DISTANT}"},
        "an event of digits": {"event": f"dots {DISTANT}"},
        "a move of half a letter": {"moves": {"0": "\ud800"}},
        "a seat that is none": {"moves": {"7": "roll"}},
        "somebody who is not there": {"eyes": 7},
    }
    for what, change in attempts.items():
        yield what, "POST", "/api/try", json.dumps({**ATTEMPT, **change}).encode()
    for what, address in {
        "an address with a NUL": "http://exa\0mple.org",
        "an address of half a letter": "http://\ud800.example",
        "an address with a long label": f"http://{LONG}.example/",
        "an address with empty labels": "http://a..b/",
        "an address with an odd port": "http://example.org:99999/",
        "an address with brackets": "http://[::1/",
        "an address with a zone": "http://[fe80::1%25lo]/",
        "an address of dots": "http://.../",
    }.items():
        notice = {"kind": "ntfy", "address": address}
        yield what, "PUT", "/api/notices", json.dumps(notice).encode()
    yield "a seat far away", "POST", "/api/invitations/x", b'{"name": "A", "seat": 99999999999999}'


PATHS = [
    "/%00",
    "/a%00b",
    "/assets/%00.js",
    f"/{LONG}",
    f"/{'y' * 5_000}",
    f"/{'a/' * 2_000}",
    "/%ff",
    "/%ed%a0%80",
    "/..%00/x",
    "//",
    "/./././",
    "/api/games/%00/schema",
    "/api/games/zoinx%00/schema",
    f"/api/games/{LONG}/schema",
    "/api/games/%ff/schema",
    "/api/games/..%2f..%2fx/schema",
    "/api/games/__init__/schema",
    "/api/games/zoinx/texts/%00",
    "/api/games/zoinx/texts/%ff",
    f"/api/games/zoinx/texts/{LONG}",
    "/api/invitations/%00",
    "/api/invitations/%ff",
    f"/api/invitations/{LONG}",
    "/api/tables/%00/record",
    "/api/tables/%ff/record",
    f"/api/tables/{LONG}/record",
    "/api/tables/%00/socket",
    "/api/tables/x/record?seat=%00",
    "/api/tables/x/record?seat=%ff",
    f"/api/tables/x/record?seat={DISTANT}",
    "/api/tables/x/record?seat=-1",
    "/api/tables/x/record?seat=99999999999999999999",
    "/api/tables/x/replay?eyes=%00",
    "/api/tables/x/replay?eyes=%ff&eyes=all",
    "/api/mine?%ff=%ff",
    "/api/schema/%00",
    "/api/schema/x",
]

HEADERS: list[dict[str, str]] = [
    {"Cookie": "quartett=\xff\xfe"},
    {"Cookie": "quartett=a\x01b"},
    {"Cookie": "quartett=\ud83d".encode("utf-8", "surrogatepass").decode("latin-1")},
    {"Cookie": "=;;;=;quartett"},
    {"Cookie": 'quartett="\\000"'},
    {"Cookie": f"quartett={'x' * 4_000}"},
    {"Accept-Encoding": "\xff"},
    {"Accept": "\xff/;q=nothing"},
    {"Content-Type": "application/json; charset=nothing"},
    {"Content-Type": "application/json; charset=\xff"},
    {"Content-Length": "0", "X-Forwarded-For": "\xff"},
    {"If-None-Match": "\xff", "Range": "bytes=-1-"},
]


def refused(answer: Any, what: str) -> None:
    assert answer.status < 500, f"{what}: {answer.status} {answer.body[:200]!r}"
    if answer.status >= 400:
        assert answer.body, f"{what}: no reason"


def test_strange_bodies_are_refused(server: Running) -> None:
    async def main() -> None:
        ada = Device(server.address)
        await ada.create("zoinx", ["me", "open"])
        for what, method, path, body in bodies():
            answer = await ada.request(method, path, body)
            refused(answer, what)
            if answer.status >= 400:
                assert answer.json["refusal"].startswith("expected"), f"{what}: {answer.json}"

    asyncio.run(main())


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS"])
def test_strange_paths_are_refused(server: Running, method: str) -> None:
    async def main() -> None:
        ada = Device(server.address)
        await ada.create("zoinx", ["me", "open"])
        for path in PATHS:
            body = b"{}" if method in ("POST", "PUT") else None
            answer = await ada.request(method, path, body)
            assert answer.status < 500, f"{path}: {answer.status} {answer.body[:200]!r}"

    asyncio.run(main())


def test_strange_headers_are_refused(server: Running) -> None:
    async def main() -> None:
        ada = Device(server.address)
        for headers in HEADERS:
            for method, path in (("GET", "/api/mine"), ("GET", "/"), ("POST", "/api/tables")):
                body = json.dumps(ORDER).encode() if method == "POST" else None
                if "Content-Length" in headers and body is not None:
                    continue
                refused(await ada.request(method, path, body, headers), str(headers))

    asyncio.run(main())


TO_A_TABLE: list[dict[str, Any] | str] = [
    {"type": "set-table", "seats": 2, "options": {"seats": 3}, "manners": {}},
    {"type": "set-table", "seats": 2, "options": {"name": "nox"}, "manners": {}},
    {"type": "set-table", "seats": 2, "options": {"a\0b": 1}, "manners": {}},
    {"type": "set-table", "seats": 2, "options": {"goal": 10**18}, "manners": {}},
    {"type": "set-seat", "seat": 1, "level": "no\0ne"},
    {"type": "choose", "step": 10**18, "word": "bet 2"},
    {"type": "choose", "step": 0, "word": "\0"},
    {"type": "undo", "step": -1},
    {"type": "keep-seat", "seat": 7},
    {"type": "give-time", "seat": 0},
    {"type": "ask-hint", "step": 0},
    {"type": "rematch"},
    '{"type": "hello", "id": ' + "[" * 8_000,
    '{"type": "hello", "id": "\\ud800"}',
    '{"type": "choose", "step": 1e400, "word": "x"}',
]


def test_every_strange_message_gets_an_answer(server: Running) -> None:
    async def main() -> None:
        ada = Device(server.address)
        table = await ada.create("zoinx", ["me", "open"])
        async with ada.socket(table) as socket:
            before = (await socket.hello())["version"]
            for message in TO_A_TABLE:
                if isinstance(message, str):
                    await socket.send(message)
                    answer = await socket.next("answer")
                else:
                    answer = await socket.command(message["type"], **message)
                assert not answer["ok"], f"{message}: {answer}"
                assert answer["refusal"].startswith("expected"), f"{message}: {answer}"
            assert (await socket.hello())["version"] == before

    asyncio.run(main())
