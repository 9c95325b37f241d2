"""The games under tests/toys are found beside the real ones, in tests only."""

from pathlib import Path

from quartett import games

games.__path__.append(str(Path(__file__).parent / "toys"))
