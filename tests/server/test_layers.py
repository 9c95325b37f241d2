"""The layers of the server, by their imports: each part may import only what lies below it.

    operations -> transport -> service -> table -> the rest of quartett
                                       -> store

settings, logs, metrics and limits are leaves that every layer may use.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartett import games
from server.imports import imports

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = "quartett.server"
LEAVES = {"settings", "logs", "metrics", "limits"}
BELOW = {
    "operations": {"transport", "service", "table", "store"},
    "transport": {"service", "table", "store"},
    "service": {"table", "store"},
    "table": set[str](),
    "store": set[str](),
    **{leaf: set[str]() for leaf in LEAVES},
}
"""The layers that each layer may import besides itself and the leaves."""
WAITS = {
    "asyncio", "concurrent", "litestar", "multiprocessing", "queue", "random", "secrets", "select",
    "socket", "sqlalchemy", "sqlite3", "subprocess", "time", "uvicorn",
}  # fmt: skip
"""What the table must not import: a table is a value, without I/O, clock or chance of its own."""
MOST_LINES, MOST_MODULES, MOST_ARGUMENTS = 400, 14, 7


def layer(module: str) -> str | None:
    """Return the layer of the server that a module belongs to; None: it is not the server's."""
    parts = module.split(".")
    if parts[:2] != PACKAGE.split("."):
        return None
    return parts[2] if len(parts) > 2 else ""


def complaints(module: str, source: str) -> list[str]:
    """Return what is wrong with the imports of a module."""
    own = layer(module)
    wrong = []
    for imported in imports(source):
        other = layer(imported)
        if own is None:
            if other is not None:
                wrong.append(f"{module} imports the server: {imported}")
            continue
        if imported.startswith("quartett.games.") and imported.split(".")[2] in games.names():
            wrong.append(f"{module} imports a particular game: {imported}")
        if own == "table" and imported.split(".")[0] in WAITS:
            wrong.append(f"{module} imports what waits or draws: {imported}")
        if other is not None and other != own:
            if other not in BELOW.get(own, set()) | (LEAVES - {own} if own in BELOW else set()):
                wrong.append(f"{module} imports what is not below it: {imported}")
            elif own in LEAVES:
                wrong.append(f"{module} is a leaf and imports {imported}")
    return wrong


def modules(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(folder.rglob("*.py")):
        name = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        yield name.removesuffix(".__init__"), file


SERVER = dict(modules(SOURCES / "quartett/server"))


def test_every_folder_and_file_of_the_server_has_a_layer() -> None:
    assert {layer(name) for name in SERVER} == {"", *BELOW}


def test_every_part_of_the_server_imports_only_what_lies_below_it() -> None:
    wrong = [line for name, file in SERVER.items() for line in complaints(name, file.read_text())]
    assert wrong == []


def test_neither_the_client_nor_the_protocol_imports_the_server() -> None:
    outside = {
        name: file
        for name, file in modules(SOURCES / "quartett")
        if name == "quartett.client" or name.startswith("quartett.protocol")
    }
    assert "quartett.client" in outside
    assert len(outside) > 3
    assert [
        line for name, file in outside.items() for line in complaints(name, file.read_text())
    ] == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("quartett.server.table.state", "import asyncio"),
        ("quartett.server.table.state", "from asyncio import sleep"),
        ("quartett.server.table.state", "from quartett.server.store import Entry"),
        ("quartett.server.table.state", "from quartett.server import service"),
        ("quartett.server.store.memory", "from quartett.server.table.state import State"),
        ("quartett.server.service.hub", "from quartett.server.transport import wire"),
        ("quartett.server.service.tables.loader", "import quartett.server.operations.serve"),
        ("quartett.server.transport.wire", "from quartett.server.operations import serve"),
        ("quartett.server.limits", "from quartett.server.logs import log"),
        ("quartett.server.metrics", "from quartett.server.store import Store"),
        ("quartett.server.service.lobby", "from quartett.games.nox import rules"),
        ("quartett.server.service.lobby", "from quartett.games import zoinx"),
        ("quartett.server.service.lobby", "def f():\n    from quartett.games import zoinx"),
        ("quartett.client", "from quartett.server.settings import Settings"),
    ],
)
def test_a_wrong_import_is_found(module: str, line: str) -> None:
    assert len(complaints(module, line)) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("quartett.server.service.lobby", "from quartett.server.store import Entry"),
        ("quartett.server.service.lobby", "from quartett.server.logs import log"),
        ("quartett.server.service.lobby", "from quartett import games"),
        (
            "quartett.server.operations.serve",
            "from quartett.server.transport.app import create_app",
        ),
        ("quartett.server.table.state", "from quartett.game import Game"),
    ],
)
def test_a_right_import_is_none_of_them(module: str, line: str) -> None:
    assert complaints(module, line) == []


def test_files_folders_and_argument_lists_are_short() -> None:
    assert [
        name for name, file in SERVER.items() if len(file.read_text().splitlines()) > MOST_LINES
    ] == []
    folders = {file.parent for file in SERVER.values()}
    assert [str(one) for one in folders if len(list(one.glob("*.py"))) > MOST_MODULES] == []
    functions = [
        (name, node)
        for name, file in SERVER.items()
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert [
        f"{name}.{node.name}" for name, node in functions if arguments(node) > MOST_ARGUMENTS
    ] == []


def arguments(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the number of arguments that a caller passes."""
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))
