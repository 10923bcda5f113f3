"""What holds for every test: the examples that hypothesis looks at are the same each time, on however slow a machine.

`pytest --hypothesis-profile=others` looks for others.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings
from websockets.sync.client import ClientConnection

from valise_games.cli import main
from valise_games.client import HouseClient, RemoteTable
from valise_games.play import fairness

# Of numerical libraries, before they are imported: the threads of two test processes would wait for each other's.
for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

LONGEST = 900  # seconds that a long test may take: a bound for what hangs, also where a minute takes ten

settings.register_profile("others", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("others"), derandomize=True)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "where the houses of the tests keep everything: a file each, or a database each of a PostgreSQL"
    parser.addoption("--database", choices=["sqlite", "postgres"], default="sqlite", help=about)
    about = "how many processes each house of the tests has, behind a balancer; more than one need PostgreSQL and Redis"
    parser.addoption("--processes", type=int, default=1, help=about)


@pytest.hookimpl(trylast=True)  # when every room has said which of its tests are long
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture
def refusal(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What `valise` says when it refuses these arguments: one sentence on stderr, exit code 2, nothing else."""

    def refused(*arguments: str) -> str:
        capsys.readouterr()  # of what ran before
        try:
            code: object = main(arguments)
        except SystemExit as left:
            code = left.code
        said = capsys.readouterr()
        assert code == 2, said.out
        assert said.out == ""
        assert said.err.count("\n") == 1, said.err
        return said.err

    return refused


@pytest.fixture(autouse=True, scope="session")
def same_nonces() -> Iterator[None]:
    """Clients draw the same part of the deal each time; and of several in one thread all hear that it is awaited."""
    clients: weakref.WeakSet[HouseClient] = weakref.WeakSet()
    connect, start = HouseClient._connect, RemoteTable.start

    def connect_and_note(client: HouseClient, patience: float) -> ClientConnection:
        client.thread = threading.get_ident()  # type: ignore[attr-defined]
        clients.add(client)
        return connect(client, patience)

    def start_with_all(table: RemoteTable) -> None:
        here = [client for client in clients if client.thread == threading.get_ident()]  # type: ignore[attr-defined]
        others = [client for client in here if client is not table.client and table.id in client.tables]
        if not others:
            start(table)
            return
        table.do("start")
        while table.info["awaited"]:
            for client in others:
                client.poll()
            table.wait(0.02)

    with (
        mock.patch.object(fairness, "new_nonce", return_value="d" * 32),
        mock.patch.object(HouseClient, "_connect", connect_and_note),
        mock.patch.object(RemoteTable, "start", start_with_all),
    ):
        yield
