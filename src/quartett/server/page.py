"""The built page, as files."""

import mimetypes
from pathlib import Path

FOLDER = Path(__file__).parent / "page"
MISSING = (
    "Quartett is running. The page is not part of this installation; "
    "build it with `make page`, or use the command line and the Python client.\n"
)
KEPT_FOREVER = "public, max-age=31536000, immutable"
ASKED_EACH_TIME = "no-cache"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


def file_at(path: str, folder: Path = FOLDER) -> tuple[bytes, str, str] | None:
    """Content, type and how long to keep it; unknown paths without a dot are the page itself."""
    root = folder.resolve()
    wanted = (root / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(root):
        return None
    if not wanted.is_file():
        if "." in path.rpartition("/")[2]:
            return None
        wanted = root / "index.html"
        if not wanted.is_file():
            return MISSING.encode(), "text/plain", ASKED_EACH_TIME
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    hashed = wanted.parent.name == "assets"
    return wanted.read_bytes(), kind, KEPT_FOREVER if hashed else ASKED_EACH_TIME
