"""One house on one file: whoever opens it, or puts a copy in its place, holds a lock beside it until he is done.

The system lets go of the lock when the process ends, however it ends; the empty file that it is on stays.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from valise_games.errors import ValiseError

BESIDE = "-lock"


class FileInUse(ValiseError):
    """Another process has the file, or nothing can be written beside it; the message says which."""


@contextlib.contextmanager
def hold_file(file: str | Path) -> Iterator[None]:
    """Nobody else holds the file meanwhile; raises FileInUse if somebody does."""
    try:
        lock = os.open(f"{Path(file).resolve()}{BESIDE}", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise FileInUse(f"{file} cannot be used: {error.strerror}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FileInUse(f"a house is open on {file}: stop it first") from None
        yield
    finally:
        os.close(lock)
