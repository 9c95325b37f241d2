"""The protocol: the page's types match ours, and every message that is sent has a text."""

import re
from pathlib import Path

from msgspec import json

from quartett.protocol import messages, typescript
from quartett.server.table.catalogue import FOLDER
from quartett.texts import catalogue

ROOT = Path(__file__).parents[2]


def test_the_pages_types_and_schemas_are_up_to_date() -> None:
    expected = typescript.files(ROOT / "web/src")
    assert {"engine/wire.ts", "engine/http.ts"} <= set(expected)
    assert set(expected) >= {f"games/{name}/schema.ts" for name in ("zoinx", "nox", "bloxx")}
    sources = ROOT / "web/src"
    old = [path for path, text in expected.items() if (sources / path).read_text("utf-8") != text]
    assert old == [], "run `python -m quartett.protocol.typescript`"
    made = {str(file.relative_to(sources)) for file in sources.glob("games/*/schema.ts")}
    assert made <= set(expected), "a schema of no game"


def test_every_message_of_the_table_is_in_the_catalogue() -> None:
    known = catalogue(FOLDER)
    sources = [*FOLDER.rglob("*.py")]
    named = {
        name
        for source in sources
        for name in re.findall(r'"(table-[a-z-]+)"', source.read_text("utf-8"))
    }
    named |= {f"table-kept-{why}" for why in ("left", "away", "time")}
    named |= {f"table-is-{phase}" for phase in ("waiting", "playing", "paused", "over", "closed")}
    assert len(named) > 40
    assert [name for name in sorted(named) if name not in known] == []


def test_messages_say_their_type_and_refuse_unknown_fields() -> None:
    raw = json.encode(messages.TakeBack("12345678", 3))
    assert json.decode(raw)["type"] == "take-back"
    assert json.decode(raw, type=messages.FromClient) == messages.TakeBack("12345678", 3)
