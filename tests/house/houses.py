"""Real houses for tests: a server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.cluster.balancer import Balancer
from tests.house import keeping
from tests.house.keeping import database_of, store_at
from tests.waiting import PATIENCE
from valise_games.client import HouseClient
from valise_games.house.tables.events import Row
from valise_games.house.tables.log import read_rows

START = 120.0  # seconds
COME_BACK = (0.1, 0.3, 1.0, 2.0, *(4.0,) * 15)  # seconds between tries: a house opens slowly where much is done
VALISE = Path(__file__).with_name("same_deal.py")

# Clocks of tables. Windows close as soon as everybody has answered; and nobody's time runs out.
QUICK: dict[str, object] = {"least": 0.0}
ENDLESS: dict[str, object] = {"kind": "none", "least": 0.0}


_ports = itertools.count(10_000 + os.getpid() * 100 % 20_000)


def kept_port() -> int:
    """For a house that is shut and opens again at the same address. The ports that the system hands out are higher:
    meanwhile nobody else gets this one, nor does a client that tries it connect to itself."""
    for port in _ports:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("there are more")


@dataclass
class RunningHouse:
    url: str
    process: subprocess.Popen[str]
    file: Path

    def visitor(self, name: str = "", **more: Any) -> HouseClient:
        return HouseClient(self.url, name, **{"come_back": COME_BACK, "patience": PATIENCE, **more})

    def rows(self, code: str) -> list[Row]:
        """The log of a table, read from the file: the house does not notice."""
        store = store_at(self.file)
        try:
            return list(read_rows(store, code))
        finally:
            store.close()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(START)

    def stop(self) -> int:
        """As an operator would; gives the exit code."""
        self.process.terminate()
        return self.process.wait(START)


@contextlib.contextmanager
def open_house(file: Path, port: int = 0, program: Path = VALISE, **settings: object) -> Iterator[RunningHouse]:
    """Bots answer at once, nothing is limited or compiled ahead, unless the settings say otherwise. Tables of a kind
    are dealt alike. `program` runs it in other circumstances. With `--processes` there are so many, behind a balancer,
    except where a test has it at a port of its own; `process` is the first."""
    response = {"bot_pause": "0,0", "limits": "false", "warm_up": "false", **settings}
    environment = os.environ | {"PYTHONWARNINGS": "error"}
    environment |= {f"VALISE_{name.upper()}": str(value) for name, value in response.items()}
    database = str(settings.pop("database", None) or database_of(file)) if settings.get("database") != "" else ""
    settings.pop("database", None)
    place = ["--database", database] if database else ["--file", str(file)]
    count = keeping.processes if database and not port and program is VALISE else 1
    if count > 1 and keeping.redis is not None:
        place += ["--redis", keeping.redis.url]
    command = [sys.executable, "-P", str(program), "serve", *place, "--port", str(port)]
    with contextlib.ExitStack() as stack:
        houses = [stack.enter_context(_running(command, environment, file)) for _ in range(count)]
        if count > 1:
            balancer = stack.enter_context(contextlib.closing(Balancer([house.url for house in houses])))
            houses[0].url = balancer.url
        yield houses[0]


@contextlib.contextmanager
def _running(command: list[str], environment: dict[str, str], file: Path) -> Iterator[RunningHouse]:
    """A process of it."""
    log = file.with_suffix(".log").open("a")
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, f"the house did not open: {file.with_suffix('.log').read_text()}"
        yield RunningHouse(line[line.index("http://") :].strip(), process, file)
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(START)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        log.close()
        process.stdout and process.stdout.close()
