"""How the page's sources are arranged: a game is one folder, and nobody else knows its name."""

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from quartett import games
from quartett.server.settings import Settings
from web.browser import ROOT
from web.turns import GAMES as BUILT_IN

WEB = ROOT / "web"
SRC = WEB / "src"
GAMES = sorted(path.name for path in (SRC / "games").iterdir())
NEEDED = {"Board.svelte", "index.ts", "schema.ts"}
"""See docs/a-board-of-its-own.md."""
OURS = NEEDED | {
    "Cover.svelte",
    "lesson.ts",
    "scenes.json",
    "sounds.ts",
    "texts",
    "theme.css",
    "theme.ts",
}
MODULES = {".ts", ".svelte"}
MOST_MODULES = 14
WRITTEN = {".css", ".ftl", ".html", ".js", ".mjs", ".py", ".svelte", ".ts"}
MOST_LINES = 400


def sources() -> list[Path]:
    return [path for path in SRC.rglob("*") if path.is_file()]


def test_no_shared_file_names_a_game() -> None:
    shared = [path for path in sources() if SRC / "games" not in path.parents]
    assert len(shared) > 50
    naming = {
        f"{path.relative_to(SRC)}: {found[0]}"
        for path in shared
        if (found := re.search("|".join(GAMES), path.read_text("utf-8"), re.IGNORECASE))
    }
    assert naming == set()


def test_no_game_reaches_into_another() -> None:
    for game in GAMES:
        for path in (SRC / "games" / game).glob("*.*"):
            imported = re.findall(r"from '([^']+)'", path.read_text("utf-8"))
            assert not [one for one in imported if re.match(r"\.\./\w", one)], path


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_a_folder_with_all_that_is_its_own(game: str) -> None:
    assert game in games.names()
    inside = {path.name for path in (SRC / "games" / game).iterdir()}
    assert inside >= (OURS if game in BUILT_IN else NEEDED)


def test_no_folder_is_crowded() -> None:
    modules = Counter(path.parent for path in sources() if path.suffix in MODULES)
    crowded = {str(folder): n for folder, n in modules.items() if n > MOST_MODULES}
    assert crowded == {}


def test_no_file_is_long() -> None:
    files = subprocess.run(
        ["git", "ls-files", "web"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    written = [ROOT / name for name in files if Path(name).suffix in WRITTEN]
    assert len(written) > 200
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in written}
    long = {str(path): n for path, n in lengths.items() if n > MOST_LINES}
    assert long == {}


def test_the_development_server_finds_the_server_where_it_listens() -> None:
    found = re.search(
        r"QUARTETT_SERVER \?\? 'http://127\.0\.0\.1:(\d+)'", (WEB / "vite.config.ts").read_text()
    )
    assert found is not None
    assert int(found[1]) == Settings().port
