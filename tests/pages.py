"""Files that a page of the docs contains, written down as somebody would who follows it."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
BLOCK = re.compile(r"(.*?)\n```\w*\n(.*?)```\n", re.DOTALL)
NAME = re.compile(r"^`((?:[\w-]+/)*[\w-]+\.(?:py|ftl|txt|ts|css|svelte))`", re.MULTILINE)


def files_on(page: str) -> dict[str, str]:
    """The code blocks of a page, each under the last file name before it that begins a line."""
    found: dict[str, str] = {}
    for before, code in BLOCK.findall((DOCS / page).read_text("utf-8")):
        name = NAME.findall(before)[-1]
        assert name not in found, f"expected another file than {name} a second time"
        found[name] = code
    return found


def write_files(files: dict[str, str], folder: Path) -> None:
    """Write files by their names below a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
