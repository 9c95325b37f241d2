"""Message catalogues."""

from pathlib import Path

import pytest

from quartett import games
from quartett.texts import LANGUAGES, Catalogue


def test_a_message_is_said_with_its_details(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(
        "goal = { $points } points win\nterm =\n    .a = b\n"
    )
    texts = Catalogue(tmp_path, "en")
    assert texts.say("goal", points=3) == "3 points win"
    assert "goal" in texts
    assert "missing" not in texts
    for message in ("missing", "goal", "term"):  # unknown, without its details, without a text
        with pytest.raises(LookupError):
            texts.say(message)


def test_a_folder_without_texts_has_an_empty_catalogue(tmp_path: Path) -> None:
    assert "goal" not in Catalogue(tmp_path, "en")


@pytest.mark.parametrize("name", games.names())
def test_every_language_says_the_same_things(name: str) -> None:
    folder = Path(str(games.package(name).__file__)).parent
    said = {
        language: {
            line.partition("=")[0].strip()
            for line in (folder / "texts" / f"{language}.ftl").read_text("utf-8").splitlines()
            if line[:1].isalpha()
        }
        for language in LANGUAGES
        if (folder / "texts").exists()
    }
    assert len({frozenset(messages) for messages in said.values()}) <= 1
