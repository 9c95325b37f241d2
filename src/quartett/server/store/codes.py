"""Invitation codes: new ones, and how a table's log keeps the present ones.

The directory stores only hashes. The log needs the codes themselves, because people at the table
are shown the link again after a restart, by any worker. There they are masked with a key that is a
file beside the database and never in it: who reads the database or a backup can open no link.
Without the key the links go on working; they are only not shown until the host makes new ones.
"""

import hashlib
import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from quartett.server.logs import log
from quartett.server.store.health import describe

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two look alike
LENGTH = 14  # 31 ** 14 > 2 ** 69
KEY_FILE = "invitations.key"
KEY_BYTES = SALT_BYTES = TAG_BYTES = 16
MOST_BYTES = 32
MASKED = "masked:"


def new_code() -> str:
    """Return an invitation's secret of over 64 bits, in letters that are easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class CodeMask:
    """Masks codes for the log, and reads them again."""

    def __init__(self, key: bytes | None = None) -> None:
        self.key = key or secrets.token_bytes(KEY_BYTES)
        """Without a key in a file: one that lasts as long as this process."""

    @classmethod
    def in_folder(cls, folder: Path) -> "CodeMask":
        """Return the mask whose key is kept in this folder, or will be."""
        mask = cls()
        mask.load(folder)
        return mask

    def load(self, folder: Path) -> None:
        """Use the key of this folder, which the first server creates. All servers that share a
        database need the same."""
        file = folder / KEY_FILE
        try:
            with suppress(FileExistsError):
                _write(file, secrets.token_hex(KEY_BYTES))
            self.key = bytes.fromhex(file.read_text("ascii"))
        except (OSError, ValueError) as problem:
            log.warning("invitation key not kept", extra={"problem": describe(problem)})

    def mask(self, table: str, code: str) -> str:
        """Return how a table's log keeps a code."""
        raw, salt = code.encode(), secrets.token_bytes(SALT_BYTES)
        if len(raw) > MOST_BYTES:
            raise ValueError(f"expected a code of at most {MOST_BYTES} bytes; got {len(raw)}")
        hidden = _with(raw, self._stream(table, salt))
        return MASKED + (salt + self._tag(table, salt, hidden) + hidden).hex()

    def read(self, table: str, kept: str) -> str | None:
        """Return the code that a log keeps; None: it was masked with another key."""
        if not kept.startswith(MASKED):
            return kept  # by an earlier version
        raw = bytes.fromhex(kept.removeprefix(MASKED))
        salt, rest = raw[:SALT_BYTES], raw[SALT_BYTES:]
        tag, hidden = rest[:TAG_BYTES], rest[TAG_BYTES:]
        if not hmac.compare_digest(tag, self._tag(table, salt, hidden)):
            return None
        return _with(hidden, self._stream(table, salt)).decode()

    def _stream(self, table: str, salt: bytes) -> bytes:
        return self._digest(b"quartett code", salt + table.encode())

    def _tag(self, table: str, salt: bytes, hidden: bytes) -> bytes:
        length = len(hidden).to_bytes(1, "big")
        return self._digest(b"quartett code's tag", length + salt + hidden + table.encode())[
            :TAG_BYTES
        ]

    def _digest(self, purpose: bytes, content: bytes) -> bytes:
        return hmac.digest(self.key, purpose + b"\0" + content, hashlib.sha256)


def _with(one: bytes, other: bytes) -> bytes:
    """Return the exclusive or of the bytes, as long as the first has any."""
    return bytes(a ^ b for a, b in zip(one, other, strict=False))


def _write(file: Path, text: str) -> None:
    """Create a file for its owner only, whole or not at all; an existing one is kept."""
    if file.exists():
        raise FileExistsError
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, unfinished = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as target:
            target.write(text)
            target.flush()
            os.fsync(target.fileno())
        os.link(unfinished, file)  # fails if another worker was faster
    finally:
        Path(unfinished).unlink(missing_ok=True)
