"""PostgreSQL goes away under a house that people play in: meanwhile it says so, nothing acknowledged is lost, and it
goes on by itself."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.servers import Postgres, running_postgres
from tests.house.test_health import get
from tests.waiting import PATIENCE
from valise_games.client import Refused, Unreachable
from valise_games.house.config import Settings
from valise_games.house.storage.opening import open_store
from valise_games.house.tables import events
from valise_games.house.tables.log import read_rows

SPEAKERS = 3


class Crowd:
    """People who say numbers, each at a table of his own, one after the other, and again until each is acknowledged."""

    def __init__(self, house: RunningHouse) -> None:
        self.stop = threading.Event()
        self.done: dict[str, list[str]] = {}  # by table, what was acknowledged
        self.refused: set[str] = set()  # the codes
        self.troubles: list[BaseException] = []
        self._threads = [threading.Thread(target=self._speak, args=(house, n)) for n in range(SPEAKERS)]
        for thread in self._threads:
            thread.start()
        until(lambda: len(self.done) == SPEAKERS or bool(self.troubles))

    def _speak(self, house: RunningHouse, number: int) -> None:
        try:
            with house.visitor(f"Speaker {number}") as visitor:
                table = visitor.open("agent", 2, clock=ENDLESS)
                table.sit()
                said = self.done[table.id] = []
                while not self.stop.is_set():
                    words = f"number {len(said)}"
                    command = {"do": "say", "table": table.id, "text": words, "key": words}
                    try:
                        visitor.post("/api/do", command)
                        said.append(words)
                    except Refused as refusal:
                        self.refused.add(refusal.code)
                        time.sleep(0.02)
        except BaseException as trouble:
            self.troubles.append(trouble)

    def acknowledged(self) -> int:
        return sum(map(len, self.done.values()))

    def go_on(self) -> None:
        """Until some more was acknowledged."""
        enough = self.acknowledged() + 30
        until(lambda: self.acknowledged() >= enough)

    def end(self) -> None:
        self.stop.set()
        for thread in self._threads:
            thread.join(PATIENCE)
        assert self.troubles == []


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def kill(server: Postgres) -> None:
    server.crash()
    server.start()


def restart(server: Postgres) -> None:
    server.stop()
    server.start()


@pytest.mark.parametrize("how", [kill, restart])
def test_nothing_acknowledged_is_lost_when_the_database_goes_away(
    how: Callable[[Postgres], None], tmp_path: Path
) -> None:
    with running_postgres() as server:
        database = server.new_database()
        with open_house(tmp_path / "house.db", database=database) as house:
            crowd = Crowd(house)
            try:
                for _ in range(2):
                    crowd.go_on()
                    how(server)
                crowd.go_on()
            finally:
                crowd.end()
        store = open_store(Settings(database=database))
        for table, acknowledged in crowd.done.items():
            rows = list(read_rows(store, table))
            assert [row.number for row in rows] == [*range(1, len(rows) + 1)]
            said = [row.event.text for row in rows if isinstance(row.event, events.Said)]
            assert said[: len(acknowledged)] == acknowledged  # each once, in order
        assert crowd.refused == {"unavailable"}
        store.close()


def test_meanwhile_it_says_so(tmp_path: Path) -> None:
    with running_postgres() as server, open_house(tmp_path / "house.db", database=server.new_database()) as house:
        with house.visitor("Ann") as ann:
            table = ann.open("agent", 2, clock=ENDLESS)
            table.sit()
            server.stop()
            with pytest.raises(Refused, match="try again"):
                table.say("hello?")
            with pytest.raises((Refused, Unreachable)):
                ann.get("/api/me")
            status, text = get(house, "/health")
            assert status == 503
            assert json.loads(text)["text"] == "the house cannot write to its database"
            server.start()
            until(lambda: get(house, "/health")[0] == 200)
            table.say("hello")
        assert "the database is back" in (tmp_path / "house.log").read_text()
