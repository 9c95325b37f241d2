"""The page of a ladder: every pair measured, every level timed, the command that made it."""

from pathlib import Path

import pytest

import quartett
from quartett.analysis.ladder import decision_times, main, pairs_of
from quartett.bots import levels


def test_neighbours_and_yardsticks_are_the_telling_pairs() -> None:
    telling, others = pairs_of(quartett.game("zoinx"))
    assert ("hatchling", "apprentice") in telling
    assert ("greedy", "oracle") in telling
    assert ("hatchling", "oracle") in others
    assert len(telling) + len(others) == 8 * 7 // 2


def test_decisions_are_timed() -> None:
    seconds = decision_times(quartett.game("zoinx", goal=4), "hatchling", games=1)
    assert seconds
    assert min(seconds) > 0


def test_the_page_says_what_was_measured_and_how(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ladder" / "zoinx.md"
    main(["zoinx", "--seats", "2", "--deals", "1", "--others", "0", "--page", str(file)])
    page = file.read_text("utf-8")
    assert "python -m quartett.analysis.ladder zoinx --seats 2 --deals=1 --others=0" in page
    for level in levels(quartett.game("zoinx")):
        assert f"| {level} |" in page
    assert str(file) in capsys.readouterr().out


@pytest.mark.parametrize("words", [["chess"], ["zoinx", "--seats", "9"], ["zoinx", "--deals", "0"]])
def test_nonsense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "expected" in capsys.readouterr().err
