"""The files of the built page."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

MISSING = (
    "Quartett is running. The page is not part of this installation; "
    "build it with `make page`, or use the command line and the Python client.\n"
)
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESSIBLE = ("text/", "image/svg", "application/json", "application/manifest")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class File:
    """A file of the page as it is sent."""

    content: bytes
    kind: str
    headers: dict[str, str]


def file_at(path: str, gzipped: bool, folder: Path) -> File | None:
    """Return the file at a path; a path without a dot that is no file is the page itself."""
    root = folder.resolve()
    try:
        wanted = (root / path.lstrip("/")).resolve()
        found = wanted.is_file()
    except (OSError, ValueError):  # no file can have this name: it is too long, or has a NUL
        return None
    if not wanted.is_relative_to(root):
        return None
    if not found:
        if "." in path.rpartition("/")[2]:
            return None
        wanted = root / "index.html"
        if not wanted.is_file():
            return File(MISSING.encode(), "text/plain", {"cache-control": REVALIDATE})
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    hashed = wanted.parent.name == "assets"
    headers = {"cache-control": CACHE_FOREVER if hashed else REVALIDATE}
    if not kind.startswith(COMPRESSIBLE):
        return File(wanted.read_bytes(), kind, headers)
    headers["vary"] = "accept-encoding"
    if not gzipped:
        return File(wanted.read_bytes(), kind, headers)
    headers["content-encoding"] = "gzip"
    return File(_gzipped(wanted, wanted.stat().st_mtime_ns), kind, headers)


@lru_cache(maxsize=256)
def _gzipped(file: Path, changed: int) -> bytes:
    """Return the compressed file; computed once for each time it has `changed`."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
