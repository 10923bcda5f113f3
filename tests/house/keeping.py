"""Where the houses of the tests keep everything: each in a file of its own or, with `--database postgres`, in a
database of its own, which stands for that file.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.house.servers import Postgres, Redis
from valise_games.house.config import Settings
from valise_games.house.storage.opening import open_store
from valise_games.house.storage.store import Db, Store

of_files = pytest.mark.of_files  # tests of what only files do

server: Postgres | None = None  # with --database postgres
redis: Redis | None = None  # with --processes
processes = 1  # of each house that a test opens
_opened: list[Store] = []
_databases: dict[Path, str] = {}  # by the file that each stands for


def database_of(file: Path) -> str:
    """The URL of the database that stands for this file; empty where files are files."""
    if server is None:
        return ""
    if file not in _databases:
        _databases[file] = server.new_database()
    return _databases[file]


def store_at(file: Path) -> Store:
    """What a house keeps there, opened beside it."""
    _opened.append(open_store(Settings(file=str(file), database=database_of(file))))
    return _opened[-1]


def close_all() -> None:
    """Those that a test has left open."""
    for store in _opened:
        store.close()
    _opened.clear()


def place_of(file: Path) -> list[str]:
    """How a command is told of it."""
    database = database_of(file)
    return ["--database", database] if database else ["--file", str(file)]


@contextlib.contextmanager
def changed(file: Path) -> Iterator[Db]:
    """What is kept there, to be read and changed behind a house's back."""
    with contextlib.closing(store_at(file)) as store, store.transaction() as db:
        yield db


def made() -> set[Path]:
    """The files that have a database."""
    return set(_databases)


def forget(files: set[Path]) -> None:
    """Their databases are dropped."""
    for file in files:
        name = urlsplit(_databases.pop(file)).path.strip("/")
        assert server is not None
        server.sql(f"DROP DATABASE {name} WITH (FORCE)")
