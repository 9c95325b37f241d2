"""TypeScript types for the page, from the same structs: `python -m quartett.server.typescript`.

A test fails when the file the page uses differs from what this prints.
"""

from types import UnionType
from typing import Any, get_args

from msgspec import Struct, inspect

from quartett.server import messages

HEADING = "// Made by `python -m quartett.server.typescript`; do not edit."


def typescript() -> str:
    """Every struct as an interface, and the two unions."""
    structs = [
        found
        for found in vars(messages).values()
        if isinstance(found, type) and issubclass(found, Struct) and found.__struct_fields__
    ]
    unions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    return "\n\n".join(
        [
            HEADING,
            f"export const PROTOCOL = {messages.PROTOCOL};",
            *(_interface(inspect.type_info(struct)) for struct in structs),
            *(_union(name, union) for name, union in unions.items()),
        ]
    )


def _interface(struct: Any) -> str:
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
        case inspect.StrType():
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
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.ListType():
            return f"Array<{_type(kind.item_type)}>"
        case inspect.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case inspect.StructType():
            return str(kind.cls.__name__)
        case inspect.UnionType():
            return " | ".join(map(_type, kind.types))
    raise TypeError(f"expected a type that travels; got {kind}")


if __name__ == "__main__":
    print(typescript())
