"""Generates TypeScript for the page from the same structs and rows.

    python -m quartett.protocol.typescript

It writes `engine/wire.ts` with the messages of a socket, `engine/http.ts` with the bodies of HTTP
requests and answers, and for each game `games/<name>/schema.ts`: the part of its schema that the
page needs, and the types of its views and effects. A test fails when the files are out of date.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

from msgspec import UNSET, Struct, inspect, json, to_builtins

from quartett import games
from quartett.game import game
from quartett.protocol import api, messages, schema
from quartett.protocol.messages import from_client, from_server

LONG_COUNT = 8
"""From this many consecutive numbers on, only the first and the last are written."""
PAGE = Path("web/src")
HEADING = "// Made by `python -m quartett.protocol.typescript`; do not edit."


def wire_module() -> str:
    """The messages of a socket: every struct as an interface, and the two unions."""
    unions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    return "\n\n".join(
        [
            HEADING,
            f"export const PROTOCOL = {messages.PROTOCOL};",
            *map(_interface, _structs(from_client, from_server)),
            *(_union(name, union) for name, union in unions.items()),
        ]
    )


def http_module() -> str:
    """The bodies of HTTP requests and answers, among them schemas."""
    known = {struct.__name__ for struct in _structs(from_client, from_server)}
    own = [struct for struct in _structs(schema, api) if struct.__name__ not in known]
    body = "\n\n".join(map(_interface, own))
    used = [name for name in sorted(known) if re.search(rf"\b{name}\b", body)]
    return f"{HEADING}\n\nimport type {{ {', '.join(used)} }} from './wire';\n\n{body}"


def _structs(*modules: ModuleType) -> list[type[Struct]]:
    """Return the structs that modules define or use, each once."""
    names = [value for module in modules for value in vars(module).values()]
    return [
        kind
        for kind in dict.fromkeys(filter(lambda one: isinstance(one, type), names))
        if issubclass(kind, Struct) and kind.__struct_fields__
    ]


def _interface(kind: type[Struct]) -> str:
    struct: Any = inspect.type_info(kind)
    lines = [] if struct.tag is None else [f'  type: "{struct.tag}";']
    for field in struct.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return f"export interface {struct.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def _union(name: str, union: UnionType) -> str:
    members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
    return f"export type {name} ={members};"


def _type(kind: Any) -> str:
    match kind:
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.StrType() | inspect.BytesType():  # bytes in base64
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(json.encode(value).decode() for value in kind.values)
        case inspect.ListType():
            return f"Array<{_type(kind.item_type)}>"
        case inspect.TupleType():
            return f"[{', '.join(map(_type, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case inspect.StructType():
            return str(kind.cls.__name__)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(map(_type, kind.types)))
    raise TypeError(f"expected a type that travels; got {kind}")


def game_module(name: str) -> str:
    """The part of a game's schema that the page needs, and the types of its views and effects."""
    own = schema.schema_of(game(name))
    fields, effects = to_builtins(own.fields), to_builtins(own.effects)
    for detail in (detail for effect in effects for detail in effect["details"]):
        detail.pop("owner", None)
        if detail["kind"] != "seat":
            del detail["kind"]
    for field in fields:
        field.pop("derived", None)
    tables = to_builtins(own.tables)
    repeated = [words for words, n in Counter(_lists([fields, effects, tables])).items() if n > 1]
    names = {words: f"WORDS_{n}" for n, words in enumerate(repeated)}
    lists = "\n".join(f"const {names[words]} = {_list(words)};" for words in repeated)
    value = "\n".join(
        [
            "{",
            f"  game: '{own.game}',",
            f"  cells: {own.cells},",
            f"  unknown: {own.unknown},",
            "  fields: [",
            *(f"    {_literal(field, names)}," for field in fields),
            "  ],",
            "  effects: [",
            *(f"    {_literal(effect, names)}," for effect in effects),
            "  ],",
            "}",
        ]
    )
    counts = "{ count, type Schema }" if "...count(" in lists + value else "type { Schema }"
    return "\n\n".join(
        [
            HEADING,
            f"import {counts} from '../../engine/schemas';",
            *([lists] if lists else []),
            f"export const SCHEMA: Schema = {value};",
            *([f"export const TABLES = {_literal(tables, names)};"] if tables else []),
            "export interface View {\n" + "\n".join(map(_view_line, own.fields)) + "\n}",
            "export type Effect =" + "".join(map(_note_type, own.effects)) + ";",
        ]
    )


def _lists(value: Any) -> Iterator[tuple[str, ...]]:
    """Every list of words in a value."""
    match value:
        case [str(), *_]:
            yield tuple(value)
        case list() | dict():
            for part in value if isinstance(value, list) else value.values():
                yield from _lists(part)


def _literal(value: Any, names: dict[tuple[str, ...], str]) -> str:
    """A value in TypeScript; lists of words that have a name by it."""
    match value:
        case dict():
            parts = (f"{key}: {_literal(part, names)}" for key, part in value.items())
            return f"{{ {', '.join(parts)} }}"
        case [str(), *_]:
            return names.get(tuple(value)) or _list(tuple(value))
        case list():
            return f"[{', '.join(_literal(part, names) for part in value)}]"
    return json.encode(value).decode()


def _list(words: tuple[str, ...]) -> str:
    """A list of words; numbers that count up by one as `...count(first, last)`."""
    parts, at = [], 0
    while at < len(words):
        end = at + 1
        if words[at].isdecimal():
            while end < len(words) and words[end] == str(int(words[at]) + end - at):
                end += 1
        if end - at >= LONG_COUNT:
            parts.append(f"...count({words[at]}, {words[end - 1]})")
        else:
            parts += [json.encode(word).decode() for word in words[at:end]]
        at = end
    return f"[{', '.join(parts)}]"


def _view_line(field: schema.FieldSchema) -> str:
    """A field's type: cards may be out of sight, all at once or those of a seat."""
    if field.cards is not UNSET:
        kind = "string[]" + "[]" * (len(field.shape) - 1 - field.per_seat)
        return f"  {field.name}: {f'({kind} | null)[]' if field.per_seat else f'{kind} | null'};"
    in_words = field.named or field.bits is not UNSET
    kind = _words(field.words) if field.words is not UNSET else "string" if in_words else "number"
    lists = "[]" * len(field.shape)
    return f"  {field.name}: {f'({kind})' if lists and ' ' in kind else kind}{lists};"


def _words(words: list[str]) -> str:
    return " | ".join(f"'{word}'" for word in words) if len(words) <= 12 else "string"


def _note_type(note: schema.NoteSchema) -> str:
    details = "".join(f"; {detail.name}: {_detail_type(detail)}" for detail in note.details)
    return f"\n  | {{ kind: '{note.kind}'{details} }}"


def _detail_type(detail: schema.DetailSchema) -> str:
    kind = "number" if detail.words is UNSET else _words(detail.words)
    return kind if detail.owner is UNSET else f"{kind} | null"


def files(page: Path = PAGE) -> dict[str, str]:
    """The generated files, by path below `web/src`. A game without a folder there needs no schema:
    it is played on the page's generic board."""
    files = {"engine/wire.ts": wire_module() + "\n", "engine/http.ts": http_module() + "\n"}
    for name in games.names():
        if (page / "games" / name).is_dir():
            files[f"games/{name}/schema.ts"] = game_module(name) + "\n"
    return files


if __name__ == "__main__":
    for path, text in files().items():
        target = PAGE / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        print(target)
