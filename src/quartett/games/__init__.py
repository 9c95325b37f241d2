"""The games. Every folder here, or in a folder named by QUARTETT_GAMES, is a game."""

import os
import pkgutil
from importlib import import_module
from types import ModuleType

from quartett.errors import UnreadableText

__path__ += [folder for folder in os.environ.get("QUARTETT_GAMES", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """Returns the names of all games."""
    return sorted({module.name for module in pkgutil.iter_modules(__path__) if module.ispkg})


def package(name: str) -> ModuleType:
    """Returns the package of a game, which describes it without importing its rules."""
    if name not in names():
        raise UnreadableText(f"expected a game, one of {', '.join(names())}; got '{name}'")
    return import_module(f"{__name__}.{name}")
