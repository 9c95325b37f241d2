"""The games under tests/toys are found beside the real ones, in tests only. No test is timed."""

from pathlib import Path

from hypothesis import settings

from quartett import games

games.__path__.append(str(Path(__file__).parent / "toys"))
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
