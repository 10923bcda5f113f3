"""One house in one database: another says so and does not start, unless both share a Redis."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.houses import open_house
from tests.house.servers import Postgres, Redis
from valise_games.house.storage.postgres import hold
from valise_games.house.storage.postgres.hold import hold_database
from valise_games.house.storage.store import WrongFile


def test_a_second_house_does_not_open(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold, "PATIENCE", 0.0)
    database = postgres.new_database()
    with open_house(tmp_path / "first.db", database=database) as first:
        for alone in (True, False):
            with pytest.raises(WrongFile, match=r"is open on the database house_\d+ at 127\.0\.0\.1:\d+: stop it"):
                hold_database(database, alone=alone).__enter__()
        with hold_database(postgres.new_database(), alone=True):
            pass  # another database is another house
        first.kill()
        with open_house(tmp_path / "second.db", database=database):
            pass


def test_processes_with_a_redis_open_together(
    tmp_path: Path, postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hold, "PATIENCE", 0.0)
    database = postgres.new_database()
    with (
        open_house(tmp_path / "first.db", database=database, redis=redis.url),
        open_house(tmp_path / "second.db", database=database, redis=redis.url),
        pytest.raises(WrongFile, match="give all processes one --redis"),
    ):
        hold_database(database, alone=True).__enter__()
