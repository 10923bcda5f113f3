"""One house on one file: whoever opens it, or puts a copy in its place, holds a lock on it until he is done.

The lock is on the file itself, by whatever name it is reached: through a link, or in a container that has only it. It
is one of flock, which SQLite does not use. The system lets go of it when the process ends, however it ends.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from valise_games.errors import ValiseError


class FileInUse(ValiseError):
    """Another process has the file, or it cannot be opened; the message says which."""


@contextlib.contextmanager
def hold_file(file: str | Path) -> Iterator[None]:
    """Nobody else holds the file meanwhile, which is made if there is none; raises FileInUse if somebody does. In this
    process it must be closed by SQLite before: to close it here ends SQLite's own locks."""
    try:
        lock = os.open(file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise FileInUse(f"{file} cannot be used: {error.strerror}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FileInUse(f"a house is open on {file}: stop it first") from None
        if not os.path.samestat(os.fstat(lock), os.stat(file)):
            raise FileInUse(f"{file} was replaced at this moment: try again")
        yield
    finally:
        os.close(lock)
