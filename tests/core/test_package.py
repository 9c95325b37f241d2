"""The package declares what it imports, and imports what it declares."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DRIVERS = {
    "aiosqlite": "SQLAlchemy imports it by the database's address",
    "uvloop": "uvicorn uses it where it is installed",
}


def normal(name: str) -> str:
    """A distribution's name as PEP 503 normalizes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    extras = PROJECT["optional-dependencies"].values()
    requirements = [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]
    return {normal(re.split(r"[<>=!~;\[ ]", line)[0]) for line in requirements}


def imported_modules() -> Iterator[str]:
    """The top-level modules that the sources import, except Python's own and this package."""
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [str(node.module)]
            for top in {name.partition(".")[0] for name in names}:
                if top not in sys.stdlib_module_names and top != "quartett":
                    yield top


def test_every_import_is_declared_as_a_dependency_or_extra() -> None:
    distributions = packages_distributions()
    allowed = declared()
    missing = {
        module
        for module in imported_modules()
        if not allowed & {normal(name) for name in distributions.get(module, [module])}
    }
    assert missing == set()


def test_every_dependency_is_imported_or_has_a_reason() -> None:
    distributions = packages_distributions()
    used = {
        normal(name)
        for module in imported_modules()
        for name in distributions.get(module, [module])
    }
    assert declared() - used == DRIVERS.keys()
