"""Copies of the house's file: made while the house is open, and put back when it is closed.

A copy is one file, complete in itself, as of one moment. It holds everything the house holds, its seeds and its cookie
secret too: only its owner may read it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from valise_games.errors import ValiseError
from valise_games.house.storage.sqlite.lock import FileInUse, hold_file
from valise_games.house.storage.sqlite.store import ONLY_OWNER, READABLE, VERSION

BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside a database
NEEDED = {"log", "tables", "person", "setting"}  # without these tables it is no house


class CannotCopy(ValiseError):
    """The copy was not made, and nothing was changed; the message says why."""


def backup(file: Path, to: Path, *, force: bool = False) -> None:
    """Copies the file of a house, open or not, without disturbing it."""
    check(file, whole=False)
    _copy(file, to, force=force)


def restore(copy: Path, to: Path, *, force: bool = False) -> None:
    """Makes a copy the file of a house. The house must be closed."""
    check(copy, whole=True)
    _copy(copy, to, force=force)


def check(file: Path, *, whole: bool) -> None:
    """Raises CannotCopy if the file is no house of this Valise; `whole` reads every page of it."""
    if not file.is_file():
        raise CannotCopy(f"there is no file {file}")
    try:
        with _opened(file) as db:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables >= NEEDED:
                raise CannotCopy(f"{file} is no house of Valise")
            if version not in READABLE:
                raise CannotCopy(f"{file} has version {version}; this Valise reads {VERSION}")
            found = db.execute("PRAGMA integrity_check").fetchone()[0] if whole else "ok"
    except sqlite3.Error as error:
        raise CannotCopy(f"{file} is no house of Valise: {error}") from None
    if found != "ok":
        raise CannotCopy(f"{file} is damaged: {found}")


# ---------------------------------------------------------------------------------- within
def _opened(file: Path) -> contextlib.closing[sqlite3.Connection]:
    """A connection that is closed afterwards, which sqlite3's own `with` does not do."""
    place = f"{file.resolve().as_uri()}?mode=rw"
    return contextlib.closing(sqlite3.connect(place, uri=True, isolation_level=None, timeout=10))


def _copy(file: Path, to: Path, *, force: bool) -> None:
    if not to.exists():
        _copy_anew(file, to)
        return
    if to.samefile(file):
        raise CannotCopy(f"{to} is the file that is to be copied: name another")
    if not force:
        raise CannotCopy(f"{to} exists; with --force it is replaced")
    try:
        with hold_file(to):
            _merge_wal(to)
            _copy_anew(file, to)
    except FileInUse as error:
        raise CannotCopy(str(error)) from None


def _copy_anew(file: Path, to: Path) -> None:
    """Under another name first: whoever looks sees no copy, or the whole of it."""
    part = to.with_name(f".{to.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWNER))
        with _opened(file) as db:
            db.execute("VACUUM INTO ?", (str(part),))
        check(part, whole=True)
        _sync(part)
        for end in BESIDE:
            Path(f"{to}{end}").unlink(missing_ok=True)
        part.replace(to)
        _sync(to.parent)
    except (sqlite3.Error, OSError) as error:
        raise CannotCopy(f"{file} cannot be copied to {to}: {error}") from None
    finally:
        for end in ("", *BESIDE):
            Path(f"{part}{end}").unlink(missing_ok=True)


def _merge_wal(file: Path) -> None:
    """What a killed house left in its log goes into its file: until it is replaced, it is whole."""
    try:
        with _opened(file) as db:
            db.execute("PRAGMA busy_timeout=0")
            db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise CannotCopy(f"somebody reads {file}: try again when he is done") from None
    except sqlite3.DatabaseError:
        return  # it was no database: there is nothing of it to keep


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
