"""What Windows does differently: locks on files, background processes, and ways to stop them."""

import os
import signal
import sys
from typing import IO, Any

if sys.platform == "win32":
    import ctypes
    import msvcrt
    import time

    BELOW_NORMAL_PRIORITY_CLASS = 0x4000
    RETRY_SECONDS = 0.05
else:
    import fcntl


def lock(file: IO[Any], wait: bool) -> None:
    """Lock a file until it is closed or this process ends, however it ends.

    Raises `BlockingIOError` if somebody else holds the lock and the caller does not `wait`.
    """
    if sys.platform == "win32":
        while True:
            file.seek(0)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return
            except PermissionError:
                if not wait:
                    raise BlockingIOError("another process holds the lock") from None
            time.sleep(RETRY_SECONDS)
    else:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


def become_background(nice: int) -> None:
    """Leave Ctrl-C to the parent process, which ends this one, and give way to it.

    A process group is enough for that. In a session of its own this process would get as much of
    the processor as the parent, however nice: Linux divides the time between sessions first.
    """
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if nice:
            kernel = ctypes.windll.kernel32
            kernel.GetCurrentProcess.restype = ctypes.c_void_p
            kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.setpgid(0, 0)
        os.nice(nice)


def stop_this_process() -> None:
    """Stop as on SIGTERM, in an orderly way. On Windows `os.kill` would end the process at once."""
    if sys.platform == "win32":
        signal.raise_signal(signal.SIGTERM)
    else:
        os.kill(os.getpid(), signal.SIGTERM)


def stop_signals() -> tuple[signal.Signals, ...]:
    """Return the signals that ask a process to stop."""
    numbers: tuple[signal.Signals, ...] = (signal.SIGTERM, signal.SIGINT)
    if sys.platform == "win32":
        numbers += (signal.SIGBREAK,)
    return numbers
