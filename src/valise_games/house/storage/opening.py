"""What the settings say where a house keeps everything: a file, or a database."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from valise_games.house.config import Settings
from valise_games.house.storage.sqlite.lock import hold_file
from valise_games.house.storage.store import Store, WrongFile


def open_store(settings: Settings) -> Store:
    """Raises WrongFile. An engine that is not needed is not imported."""
    if settings.database:
        with _needs_asyncpg():
            from valise_games.house.storage.postgres.store import PostgresStore
        return PostgresStore(settings.database)
    from valise_games.house.storage.sqlite.store import SqliteStore

    return SqliteStore(settings.file, settings.synchronous)


def hold(settings: Settings) -> contextlib.AbstractContextManager[None]:
    """No other house opens there meanwhile; processes that share a database and a Redis are one house. Entering it
    raises FileInUse or WrongFile."""
    if not settings.database:
        return hold_file(settings.file)
    with _needs_asyncpg():
        from valise_games.house.storage.postgres.hold import hold_database
    return hold_database(settings.database, alone=not settings.redis)


@contextlib.contextmanager
def _needs_asyncpg() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise WrongFile("a database needs asyncpg: pip install 'valise-games[house,postgres]'") from None
