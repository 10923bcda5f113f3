"""A PostgreSQL with a standby that takes its place, and with a disk that can be filled."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

import pytest

from tests.house.houses import kept_port
from tests.house.servers import Postgres
from tests.waiting import until
from tools.servers import NO_POSTGRES, find_postgres

DISK = 160  # MiB
OPTIONS = {"wal_retrieve_retry_interval": "100ms", "min_wal_size": "8MB", "max_wal_size": "16MB"}


class Pair:
    """Two servers of which one takes writes. The other follows it from `follow` on; then nothing is acknowledged before
    both have it."""

    def __init__(self, primary: Postgres, standby: Postgres) -> None:
        self.primary = primary
        self.standby = standby
        self._follows = False

    def start(self) -> None:
        self.primary.start()

    def crash(self) -> None:
        self.primary.crash()

    def sql(self, text: str, database: str = "postgres") -> str:
        return self.primary.sql(text, database)

    def new_database(self) -> str:
        return self.url_of(self.primary.new_database().rpartition("/")[2])

    def url_of(self, database: str) -> str:
        """Of both."""
        ports = sorted((self.primary.port, self.standby.port))
        hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
        return f"postgresql://postgres@{hosts}/{database}?target_session_attrs=read-write"

    def follow(self) -> None:
        """The standby begins as a copy of the primary, and has all that is acknowledged from now on."""
        if self._follows:
            return
        self.standby.make_copy_of(self.primary)
        self.standby.start()
        self.primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.sql("SELECT pg_reload_conf()")
        until(lambda: self.primary.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "1")
        self._follows = True

    def fail_over(self) -> None:
        """The primary is killed; the standby takes its place."""
        assert self._follows
        self.primary.crash()
        self.standby.program("pg_ctl", "promote", "-D", str(self.standby.data))
        self.primary, self.standby, self._follows = self.standby, self.primary, False

    def remove(self) -> None:
        self.standby.remove()
        self.primary.remove()


@contextlib.contextmanager
def running_pair(addresses: Sequence[str] = ()) -> Iterator[Pair]:
    """The primary runs; both listen at these addresses, too."""
    programs = find_postgres()
    if programs is None:
        pytest.skip(NO_POSTGRES)
    options = OPTIONS | {"listen_addresses": ",".join(["127.0.0.1", *addresses])}
    pair = Pair(*(Postgres(programs, kept_port(), DISK, **options) for _ in range(2)))
    try:
        pair.primary.make()
        pair.start()
        yield pair
    finally:
        pair.remove()
