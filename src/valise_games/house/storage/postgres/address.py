"""The address of a database: one server, or several of which one takes writes (a primary and its standbys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from valise_games.house.storage.store import WrongFile

CONNECT_TIME = 5.0  # seconds
EACH_HOST = 1.5  # seconds, of several: one that is cut off does not keep us from the next
# What the server ends by itself, if this process is stopped or cut off while it holds locks.
SERVER_SETTINGS = {
    "application_name": "valise",
    "statement_timeout": "60000",  # milliseconds
    "idle_in_transaction_session_timeout": "10000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
}

_answered: dict[str, tuple[str, int]] = {}  # by URL, the host that took writes when it was last asked


async def connect(url: str, *, server_settings: Mapping[str, str] = SERVER_SETTINGS, **more: Any) -> asyncpg.Connection:
    """A connection to the host that takes writes; raises why there is none."""
    named = hosts(url)
    if len(named) == 1:
        return await asyncpg.connect(url, timeout=CONNECT_TIME, server_settings=server_settings, **more)
    trouble: Exception | None = None
    for host in sorted(named, key=lambda host: host != _answered.get(url)):
        try:
            connection = await asyncpg.connect(
                url,
                host=host[0],
                port=host[1],
                target_session_attrs="read-write",
                timeout=EACH_HOST,
                server_settings=server_settings,
                **more,
            )
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InternalClientError) as error:
            if trouble is None or isinstance(trouble, asyncpg.TargetServerAttributeNotMatched):
                trouble = error
        else:
            _answered[url] = host
            return connection
    assert trouble is not None
    raise trouble


def hosts(url: str) -> list[tuple[str, int]]:
    """Each with its port; raises ValueError where that is none."""
    parts = [urlsplit(f"//{host}") for host in urlsplit(url).netloc.rpartition("@")[2].split(",")]
    return [(part.hostname or "localhost", 5432 if part.port is None else part.port) for part in parts]


def described(url: str) -> str:
    """The database in words, without the password."""
    try:
        parts = urlsplit(url)
        places = " or ".join(f"{host}:{port}" for host, port in hosts(url))
        return f"the database {parts.path.strip('/') or parts.username or ''} at {places}"
    except ValueError:
        return "the database"


def check(url: str) -> None:
    """Raises WrongFile where it is no address of a PostgreSQL database."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("postgresql", "postgres") and all(port for _, port in hosts(url))
    except ValueError:
        good = False
    # With an @ behind the host, a password with a / in it was taken for the host: no later sentence may quote it.
    if not good or not parts.path.strip("/") or "@" in parts.path:
        raise WrongFile("a database is named as postgresql://user:password@host:5432/name")


def why(error: Exception, url: str) -> str:
    """One sentence: why the database cannot be opened, and what would be right."""
    name = described(url)
    match error:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            return f"{name} does not take this user and password: {_first_line(error)}"
        case asyncpg.InvalidCatalogNameError():
            return f"there is no such database: {name}; make one with createdb, empty: the house makes its tables"
        case asyncpg.InsufficientPrivilegeError():
            return f"this user may not make tables in {name}: {_first_line(error)}"
        case asyncpg.ClientConfigurationError():
            return f"this is no address of a database: {_first_line(error)}"
        case OSError() | TimeoutError():
            reason = _first_line(error) or "it does not answer"
            return f"nobody answers for {name}: {reason}"
    return f"{name} cannot be used: {_first_line(error)}"


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0]
