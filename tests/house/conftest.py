from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house import keeping
from tests.house.houses import RunningHouse, open_house
from tests.house.servers import Postgres, Redis, running_postgres, running_redis


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for a file of tests; each test opens tables of its own."""
    with open_house(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running


def with_postgres(config: pytest.Config) -> bool:
    """Whether houses are to keep everything there."""
    return bool(config.getoption("--database") == "postgres" or config.getoption("--processes") > 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if with_postgres(config):
        for item in items:
            if item.get_closest_marker("of_files"):
                item.add_marker(pytest.mark.skip(reason="it is about files"))


@pytest.fixture(autouse=True, scope="session")
def kept_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """With `--database postgres` houses of all tests are on one server; with `--processes` they have one Redis, too."""
    if with_postgres(request.config):
        keeping.server = request.getfixturevalue("postgres")
    keeping.processes = request.config.getoption("--processes")
    if keeping.processes > 1:
        keeping.redis = request.getfixturevalue("redis")
    yield
    keeping.server = keeping.redis = None
    keeping.processes = 1


@pytest.fixture(autouse=True)
def databases(kept_in: None) -> Iterator[None]:
    """Those that a test made are dropped after it."""
    before = keeping.made()
    yield
    keeping.close_all()
    keeping.forget(keeping.made() - before)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all; each test makes databases of its own. Who stops it takes `running_postgres` instead."""
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """One server for all. Who stops it takes `running_redis` instead."""
    with running_redis() as server:
        yield server
