"""The built page, as files."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

MISSING = (
    "Quartett is running. The page is not part of this installation; "
    "build it with `make page`, or use the command line and the Python client.\n"
)
KEPT_FOREVER = "public, max-age=31536000, immutable"
ASKED_EACH_TIME = "no-cache"
WORTH_PACKING = ("text/", "image/svg", "application/json", "application/manifest")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class File:
    """A file of the page as it travels."""

    content: bytes
    kind: str
    headers: dict[str, str]


def file_at(path: str, packed: bool, folder: Path) -> File | None:
    """The file, gzipped for whoever accepts that; unknown paths without a dot are the page."""
    root = folder.resolve()
    wanted = (root / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(root):
        return None
    if not wanted.is_file():
        if "." in path.rpartition("/")[2]:
            return None
        wanted = root / "index.html"
        if not wanted.is_file():
            return File(MISSING.encode(), "text/plain", {"cache-control": ASKED_EACH_TIME})
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    hashed = wanted.parent.name == "assets"
    headers = {"cache-control": KEPT_FOREVER if hashed else ASKED_EACH_TIME}
    if not kind.startswith(WORTH_PACKING):
        return File(wanted.read_bytes(), kind, headers)
    headers["vary"] = "accept-encoding"
    if not packed:
        return File(wanted.read_bytes(), kind, headers)
    headers["content-encoding"] = "gzip"
    return File(_packed(wanted, wanted.stat().st_mtime_ns), kind, headers)


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:
    """Packed once for each time it has `changed`."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
