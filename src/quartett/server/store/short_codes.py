"""Codes of six letters, to be said aloud and typed. They lead to a table for an hour.

A long code cannot be guessed; a short one could, so wrong guesses are limited (limits.py), and
docs/engineering.md says what is left of the danger. Only a slow hash is stored: a fast one could be
inverted by trying all codes.
"""

import hashlib
import re
import secrets

LETTERS = "BCFGHJKLNPQRSTVWXZ"
"""No vowels, so that no code is a word, and no two letters that look alike or, like B and D or M
and N, sound alike over the phone."""
LENGTH = 6
LIFETIME = 3600
"""Seconds that a code works."""
FRESH = LIFETIME / 2
"""Seconds during which whoever asks gets the same code again."""
SALT = b"quartett short code"
COST = 2**12
"""For scrypt: 4 MB and about 12 ms a code."""


def new_short_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_short_code(text: str) -> str | None:
    """Return the short code that somebody has typed, with or without spaces; None if it is none."""
    letters = re.sub(r"[\s-]", "", text).upper()
    return letters if re.fullmatch(f"[A-Z]{{{LENGTH}}}", letters) else None


def hashed_slowly(code: str) -> str:
    """Return the hash under which a short code is stored. Call it off the event loop."""
    return hashlib.scrypt(code.encode(), salt=SALT, n=COST, r=8, p=1, dklen=32).hex()
