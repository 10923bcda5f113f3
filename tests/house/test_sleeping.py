"""A game that nobody looks at is only in the file; it wakes when somebody comes, or a clock runs out."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator

import pytest

from tests.house.houses import RunningHouse, open_house
from tests.waiting import PATIENCE, until
from valise_games.client import HouseClient
from valise_games.house.tables import events


@pytest.fixture(scope="module")
def drowsy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("drowsy")
    with open_house(folder / "house.db", quiet_minutes=0.005, sweep_seconds=0.1) as running:
        yield running


def in_memory(visitor: HouseClient) -> int:
    """Games that the house plays now."""
    with urllib.request.urlopen(f"{visitor.url}/metrics", timeout=PATIENCE) as answer:
        page = answer.read().decode()
    found = re.search(r'^valise_tables\{state="playing"\} (\d+)', page, re.MULTILINE)
    assert found is not None
    return int(found[1])


def begin(house: RunningHouse, **clock: object) -> tuple[HouseClient, str]:
    ann = house.visitor("Ann")
    table = ann.open("casanova", 3, bots={1: "novice", 2: "novice"}, clock=clock)
    table.sit(0)
    table.start()
    while not table.decision:
        table.wait(5)
    return ann, table.id


def test_it_sleeps_and_goes_on_where_it_was(drowsy: RunningHouse) -> None:
    ann, code = begin(drowsy, kind="none")
    before = ann.get(f"/api/tables/{code}")
    ann.close()
    until(lambda: in_memory(ann) == 0)
    again = drowsy.visitor(cookie=ann.cookie)
    table = again.watch(code)
    assert table.n == before["n"]
    assert table.decision == before["own"]["decision"]
    table.act(table.legal[0])
    again.close()


def test_a_clock_that_runs_out_wakes_it(drowsy: RunningHouse) -> None:
    ann, code = begin(drowsy, kind="live", bank=3, increment=0)
    n = ann.tables[code].n
    ann.close()
    until(lambda: in_memory(ann) == 0)
    # Not by asking the house: that would wake it, too.
    until(lambda: events.StandInStarted(0, "time") in [row.event for row in drowsy.rows(code)])
    state = ann.get(f"/api/tables/{code}")
    assert state["info"]["seats"][0]["minded"] == "time"
    assert state["n"] > n
