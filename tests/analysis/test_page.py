"""Reports as pages and pictures."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest

import quartett
from quartett.analysis.charts import bars, histogram, sheet
from quartett.analysis.html_report import chart, page, write
from quartett.cli import main
from quartett.sim import simulate

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("name", "seats"), [("zoinx", 3), ("nox", 6), ("bloxx", 2), ("kuhn", 2)])
def test_the_picture_tells_scores_seats_length_parts_and_endings(name: str, seats: int) -> None:
    game = quartett.game(name, seats)
    drawn = ElementTree.fromstring(chart(simulate(game, 200, seed=1)))
    words = [text.text for text in drawn.iter(f"{SVG}text")]
    for title in ("Scores", "Which seat wins", "Length", "How games end"):
        assert title in words
    assert ("How points are made" in words) == bool(game.parts)
    assert {f"seat {seat}" for seat in range(seats)} <= set(words)
    assert set(game.endings[1:]) <= set(words)


def test_the_bars_of_a_histogram_hold_every_game() -> None:
    panel = histogram("Length", {"games": np.array([1, 1, 1, 2, 5])}, "steps")
    heights = [float(found) for found in re.findall(r"height='([0-9.]+)' fill", panel.body)]
    assert [height / max(heights) for height in heights] == pytest.approx(
        [1, 1 / 3, 0, 0, 1 / 3], abs=0.01
    )


def test_bars_may_be_below_nothing_and_words_are_escaped() -> None:
    drawn = sheet("a < b", [bars("x & y", {"lost": -2.0, "won": 3.0}, errors=[0.5, 0])])
    words = [text.text for text in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert {"a < b", "x & y", "-2.00", "3.00"} <= set(words)


def test_the_page_needs_no_other_file_and_shows_pictures_first() -> None:
    told = page(simulate(quartett.game("zoinx", goal=20), 50, seed=1))
    assert told.index("<svg") < told.index("<table")
    assert "ZOINX!, 2 seats, goal=20: 50 games, seed 1" in told
    assert "src=" not in told
    assert "href=" not in told


def test_simulate_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for ending, begins in ((".html", b"<!doctype"), (".svg", b"<svg"), (".png", b"\x89PNG")):
        file = tmp_path / f"out{ending}"
        assert main(["simulate", "zoinx", "--games", "20", "--report", str(file)]) == 0
        assert file.read_bytes().startswith(begins)
    assert main(["simulate", "zoinx", "--games", "20", "--report", "out.doc"]) == 2
    assert "expected a report that ends .html, .svg or .png" in capsys.readouterr().err
    with pytest.raises(quartett.UnreadableText, match="expected to write to"):
        write(simulate(quartett.game("zoinx"), 2), tmp_path / "nowhere" / "x.html")
