"""Nonsense, from random text to messages that are almost right: refused, and without a trace."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from websockets.exceptions import ConnectionClosed

from quartett.client import Server, new_id
from quartett.protocol.messages import FromClient
from server.running import Running, running
from server.sockets import Raw, raw
from server.test_faults import begun, logs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


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

    @settings(max_examples=150, database=None, derandomize=True)
    @given(MESSAGES)
    def collect(message: str) -> None:
        collected.append(message)

    collect()
    asyncio.run(talk(collected))
    assert set(ended) <= {4400, 4426}
    assert "1011" not in server.logged()


RIGHT: list[dict[str, Any]] = [
    {"type": "choose", "step": 0, "word": "bet 6"},
    {"type": "take-back", "step": 0},
    {"type": "undo", "step": 0},
    {"type": "agree", "yes": True},
    {"type": "set-seat", "seat": 1, "level": "regular"},
    {"type": "set-table", "seats": 2, "options": {"goal": 12}, "manners": {"clock": 30}},
    {"type": "begin"},
    {"type": "come-back"},
    {"type": "pause", "paused": True},
    {"type": "pause", "paused": False},
    {"type": "give-time", "seat": 1},
    {"type": "rematch"},
    {"type": "react", "reaction": "👍"},
    {"type": "commit-nonce", "commitment": "0" * 64},
    {"type": "open-nonce", "nonce": "f" * 64},
]
"""What a player may say, right but for the moment."""


LETTERS = st.characters(min_codepoint=32, max_codepoint=126) | st.characters(codec="utf-8")


@st.composite
def almost_right(draw: st.DrawFn) -> str:
    """A player's message with at most one thing wrong: a field or a letter missing, changed or too
    much."""
    message = {"id": new_id(), **draw(st.sampled_from(RIGHT))}
    field = draw(st.sampled_from(sorted(message)))
    match draw(st.integers(0, 5)):
        case 0:
            del message[field]
        case 1:
            message[field] = draw(VALUES)
        case 2:
            message[draw(st.text(min_size=1, max_size=8))] = draw(VALUES)
        case 3:
            text = json.encode(message).decode()
            return text[: draw(st.integers(0, len(text) - 1))]
        case 4:
            text = json.encode(message).decode()
            place = draw(st.integers(0, len(text) - 1))
            return text[:place] + draw(LETTERS) + text[place + 1 :]
    return json.encode(message).decode()


def test_messages_that_are_almost_right_are_followed_or_change_nothing(server: Running) -> None:
    collected: list[str] = []

    @settings(max_examples=300, database=None, derandomize=True)
    @given(almost_right())
    def collect(message: str) -> None:
        collected.append(message)

    async def main() -> tuple[int, int]:
        followed = refused = 0
        async with Server(server.address) as ada:
            table = await begun(ada)
            for start in range(0, len(collected), 15):
                async with raw(ada, table, 0) as one:
                    version = (await one.hello())["version"]
                    for message in collected[start : start + 15]:
                        answer = await one.ask(message)
                        if answer["ok"]:
                            followed, version = followed + 1, answer["version"]
                        else:
                            refused += 1
                            assert answer["refusal"]
                            assert answer["version"] == version
            assert len(logs(server)[table]) == version
        return followed, refused

    collect()
    followed, refused = asyncio.run(main())
    assert refused > 100
    assert followed > 5


def test_requests_made_from_the_schema_are_never_a_mistake_of_ours(server: Running) -> None:
    """Hypothesis over the OpenAPI: paths, queries and bodies, right and wrong ones."""
    schema = httpx.get(f"{server.address}/api/schema", trust_env=False, timeout=60).json()
    assert len(schema["paths"]) >= 9
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:

        @settings(
            max_examples=150,
            database=None,
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


@pytest.mark.soak
def test_schemathesis_finds_no_mistake_of_ours(tmp_path: Path) -> None:
    """Every operation of the OpenAPI with right and wrong requests, from somebody nobody knows: no
    5xx, and nothing at anybody's table changes."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    program = shutil.which("schemathesis", path=beside)
    assert program is not None, "expected schemathesis: `make soak` installs it"

    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            before = logs(server)[table]
            orders = [
                *(program, "run", f"{server.address}/api/schema"),
                *("--checks", "not_a_server_error", "--max-examples", "30", "--seed", "1"),
                *("--header", "X-Quartett: 1", "--no-color"),
            ]
            done = await asyncio.to_thread(
                subprocess.run, orders, cwd=tmp_path, capture_output=True, text=True
            )
            assert done.returncode == 0, done.stdout[-3000:]
            assert logs(server)[table] == before
            figures = (await ada.http.get("/metrics")).text
            assert "quartett_problems_total 0.0" in figures

    # Not quiet: requests that are no HTTP at all are among its attempts, and are remarked on.
    with running(tmp_path / "data", quiet=False) as server:
        asyncio.run(main(server))
