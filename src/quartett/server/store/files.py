"""The files of a SQLite database: for one writer, and for the eyes of their owner only."""

import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO

from quartett.errors import UnreadableText
from quartett.platforms import lock
from quartett.server.store import schema
from quartett.server.store.codes import CodeMask

PRIVATE = 0o600
NEW = os.O_RDWR | os.O_CREAT


def files_of(path: Path) -> list[Path]:
    """Return the files of a database that exist."""
    names = (path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}.lock")
    return [file for name in names if (file := path.with_name(name)).exists()]


def alone(path: Path) -> IO[bytes]:
    """Lock out every other writer until the returned file is closed or this process ends, however
    it ends. Two servers would not see each other's numbers and commands."""
    with schema.reaching():
        file = os.fdopen(os.open(path.with_name(f"{path.name}.lock"), NEW, PRIVATE), "wb")
    try:
        lock(file, wait=False)
        with schema.reaching():
            _make_private(path)
    except BlockingIOError:
        file.close()
        raise UnreadableText(
            f"expected a database that no server writes to; got '{path}', which one has open"
        ) from None
    except BaseException:
        file.close()
        raise
    return file


def mask_beside(path: Path) -> schema.Mask:
    """Return what loads the key of invitation codes that lies beside a database."""
    return partial(CodeMask.in_folder, path.parent)


def _make_private(path: Path) -> None:
    """Take everybody else's rights to the files. SQLite gives new ones the rights of the first."""
    os.close(os.open(path, NEW, PRIVATE))
    for file in files_of(path):
        with suppress(PermissionError):  # it belongs to somebody else; the doctor tells
            file.chmod(PRIVATE)
