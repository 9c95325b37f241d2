"""The games. A game is a folder that is found: here, or in a folder that QUARTETT_GAMES names."""

import os
import pkgutil
from importlib import import_module
from types import ModuleType

from quartett.errors import UnreadableText

__path__ += [folder for folder in os.environ.get("QUARTETT_GAMES", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """Every game found."""
    return sorted({module.name for module in pkgutil.iter_modules(__path__) if module.ispkg})


def package(name: str) -> ModuleType:
    """A game's package: what it says of itself, without its rules."""
    if name not in names():
        raise UnreadableText(f"expected a game, one of {', '.join(names())}; got '{name}'")
    return import_module(f"{__name__}.{name}")
