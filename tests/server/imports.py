"""What a source file imports."""

import ast
from collections.abc import Iterator


def imports(source: str) -> Iterator[str]:
    """Yield every module that a source file imports, at the top or inside a function. For
    `from a import b` this is `a.b`, because `b` may be a module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom(level=0, module=str(module)):
                yield from (f"{module}.{alias.name}" for alias in node.names)
            case ast.ImportFrom():
                raise AssertionError("expected absolute imports only")
