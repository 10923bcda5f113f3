"""Real processes of one house for tests, on a real PostgreSQL and a real Redis."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from tests.house.houses import START, VALISE, RunningHouse
from tests.house.servers import Postgres, Redis, running_postgres, running_redis
from valise_games.house.storage.postgres.store import PostgresStore
from valise_games.house.tables.events import Row
from valise_games.house.tables.log import read_rows


class Processes:
    """One house of many processes. Those that are started are stopped at the end."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, **settings: object) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.new_database()
        self.settings: dict[str, object] = {"bot_pause": "0,0", "limits": "false", "warm_up": "false", **settings}
        self.all: list[RunningHouse] = []
        self._stack = ExitStack()

    def start(self, port: int = 0) -> RunningHouse:
        """One more process."""
        house = self._stack.enter_context(self._run(port))
        self.all.append(house)
        return house

    @contextlib.contextmanager
    def _run(self, port: int) -> Iterator[RunningHouse]:
        number = len(self.all)
        environment = os.environ | {"PYTHONWARNINGS": "error"}
        environment |= {f"VALISE_{name.upper()}": str(value) for name, value in self.settings.items()}
        place = ["--database", self.database, "--redis", self.redis.url, "--port", str(port)]
        command = [sys.executable, "-P", str(VALISE), "serve", *place]
        with (self.folder / f"process-{number}.log").open("a") as log:
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert "http://" in line, f"it did not open: {self.told(number)}"
                yield RunningHouse(line[line.index("http://") :].strip(), process, self.folder / str(number))
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

    def told(self, number: int) -> str:
        """The log of a process."""
        return (self.folder / f"process-{number}.log").read_text()

    def rows(self, code: str) -> list[Row]:
        """The log of a table, read beside the house."""
        store = PostgresStore(self.database)
        try:
            return list(read_rows(store, code))
        finally:
            store.close()

    def sql(self, text: str) -> str:
        """What the database answers."""
        return self.postgres.sql(text, self.database.rpartition("/")[2])

    def close(self) -> None:
        self._stack.close()


@contextlib.contextmanager
def processes(folder: Path, count: int, **settings: object) -> Iterator[Processes]:
    """So many processes of a new house, with servers of their own."""
    with running_postgres() as postgres, running_redis() as redis:
        house = Processes(folder, postgres, redis, **settings)
        try:
            for _ in range(count):
                house.start()
            yield house
        finally:
            house.close()
