"""Real processes of one house for tests, on a real PostgreSQL and a real Redis."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.cluster.networks import Network, networks
from tests.cluster.pair import Pair, running_pair
from tests.house.houses import START, RunningHouse
from tests.house.servers import Postgres, Redis, running_postgres, running_redis
from valise_games.house.storage.postgres import schema
from valise_games.house.storage.postgres.store import PostgresStore
from valise_games.house.tables.events import Row
from valise_games.house.tables.log import read_rows

PROGRAM = Path(__file__).with_name("program.py")
MOST = 5  # processes at a time that have networks of their own


@dataclass
class Process(RunningHouse):
    """One of the processes."""

    clock: Path
    network: Network | None = None

    def set_clock(self, seconds: float) -> None:
        """The clock of its machine is wrong by so much from now on."""
        part = self.clock.with_suffix(".part")
        part.write_text(str(seconds))
        part.replace(self.clock)


class Processes:
    """One house of many processes. Those that are started are stopped at the end."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres | Pair,
        redis: Redis,
        networks: Sequence[Network] = (),
        **settings: object,
    ) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.new_database()
        self.settings: dict[str, object] = {"bot_pause": "0,0", "limits": "false", "warm_up": "false", **settings}
        self.all: list[Process] = []
        self._started: list[Process] = []
        self._networks = networks
        self._numbers = itertools.count()
        self._migrations = folder / "migrations"
        self._stack = ExitStack()

    def start(self, port: int = 0) -> Process:
        """One more process."""
        house = self._stack.enter_context(self._run(port))
        self.all.append(house)
        self._started.append(house)
        return house

    @contextlib.contextmanager
    def _run(self, port: int) -> Iterator[Process]:
        number = next(self._numbers)
        network = self._free_network()
        clock = self.folder / f"clock-{number}"
        clock.write_text("0")
        environment = os.environ | {"PYTHONWARNINGS": "error", "TEST_CLOCK": str(clock)}
        environment |= {f"VALISE_{name.upper()}": str(value) for name, value in self.settings.items()}
        if self._migrations.exists():
            environment["TEST_MIGRATIONS"] = str(self._migrations)
        place = ["--port", str(port), "--database", self._database_from(network), "--redis", self._redis_from(network)]
        if network is not None:
            place += ["--host", network.inside["people"]]
        command = [sys.executable, "-P", str(PROGRAM), "serve", *place]
        with (self.folder / f"process-{number}.log").open("a") as log:
            process = subprocess.Popen(
                [*(network.command if network else ()), *command],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert "http://" in line, f"it did not open: {self.told(number)}"
                url = line[line.index("http://") :].strip()
                yield Process(url, process, self.folder / str(number), clock, network)
            finally:
                if process.poll() is None:
                    process.send_signal(signal.SIGCONT)
                    process.terminate()
                    try:
                        process.wait(START)
                    except subprocess.TimeoutExpired:
                        process.kill()
                        process.wait()
                if process.stdout is not None:
                    process.stdout.close()

    def _free_network(self) -> Network | None:
        taken = [each.network for each in self._started if each.process.poll() is None]
        return next((network for network in self._networks if network not in taken), None)

    def _database_from(self, network: Network | None) -> str:
        if network is None:
            return self.database
        return self.database.replace("127.0.0.1", network.outside["database"])

    def _redis_from(self, network: Network | None) -> str:
        return self.redis.url if network is None else self.redis.url.replace("127.0.0.1", network.outside["bus"])

    def make_newer(self) -> None:
        """Processes that start from now on are of a version whose schema has more."""
        self._migrations.mkdir(exist_ok=True)
        number = schema.VERSION + 1 + len(list(self._migrations.iterdir()))
        text = f"CREATE TABLE newer_{number} (id integer);\n"
        text += "".join(
            f"ALTER TABLE {table} ADD COLUMN newer_{number} text;\n" for table in ("log", "tables", "owner")
        )
        (self._migrations / f"{number:04}_newer.sql").write_text(text)

    def told(self, number: int) -> str:
        """The log of a process."""
        return (self.folder / f"process-{number}.log").read_text()

    def rows(self, code: str) -> list[Row]:
        """The log of a table, read beside the house."""
        return next(iter(self.all_rows([code]).values()))

    def all_rows(self, codes: Sequence[str]) -> dict[str, list[Row]]:
        """The logs of tables."""
        store = PostgresStore(self.database)
        try:
            return {code: list(read_rows(store, code)) for code in codes}
        finally:
            store.close()

    def sql(self, text: str) -> str:
        """What the database answers."""
        return self.postgres.sql(text, self.database.rpartition("/")[2].partition("?")[0])

    @contextlib.contextmanager
    def log_held(self) -> Iterator[None]:
        """Nothing is written to any log meanwhile; whoever commits waits."""
        store = PostgresStore(self.database)
        try:
            with store.transaction() as db:
                db.execute("LOCK TABLE log IN SHARE MODE")
                yield
        finally:
            store.close()

    def commits_wait(self) -> bool:
        """Whether a process waits for the log, which is held."""
        return self.sql("SELECT count(*) FROM pg_locks WHERE relation = 'log'::regclass AND NOT granted") != "0"

    def close(self) -> None:
        self._stack.close()


@contextlib.contextmanager
def processes(folder: Path, count: int, **settings: object) -> Iterator[Processes]:
    """So many processes of a new house, with servers of their own."""
    with running_postgres() as postgres, running_redis() as redis:
        yield from _started(Processes(folder, postgres, redis, (), **settings), count)


@contextlib.contextmanager
def fragile_processes(folder: Path, count: int, **settings: object) -> Iterator[Processes]:
    """The same, with all that faults need: a PostgreSQL that can have a standby and whose disk can be full, and a
    network for each process. What cannot be made here is missing."""
    with networks(MOST) as nets:
        databases = [net.outside["database"] for net in nets]
        with running_pair(databases) as pair, running_redis([net.outside["bus"] for net in nets]) as redis:
            yield from _started(Processes(folder, pair, redis, nets, **settings), count)


def _started(house: Processes, count: int) -> Iterator[Processes]:
    try:
        for _ in range(count):
            house.start()
        yield house
    finally:
        house.close()
