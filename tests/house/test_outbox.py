"""A house is killed while it sends notices: each arrives, and none twice but those that were being taken just then."""

from __future__ import annotations

import queue
from pathlib import Path

import pytest

from tests.house.houses import kept_port, open_house
from tests.house.keeping import store_at
from tests.house.notice_receivers import Browser, PushService, push_service
from tests.waiting import until
from valise_games.client import HouseClient

pytestmark = pytest.mark.long

DAILY = {"kind": "daily", "bank": 86400, "window": 86400, "least": 0.0}
PEOPLE = 4  # besides the one whose push service does not answer
QUIET = 5.0  # seconds in which nothing more comes; a process looks every two for what the dead had taken


def owe(host: HouseClient, *others: HouseClient) -> str:
    """A table by the day at which all are asked first; its code."""
    table = host.open("casablanca", 1 + len(others), options={"opening_bribes": True}, clock=DAILY, variant="small")
    table.sit(0)
    for seat, other in enumerate(others, 1):
        other.do("sit", table=table.id, seat=seat)
    table.start()
    return table.id


def arrived(service: PushService) -> list[tuple[str, str]]:
    """What comes until nothing comes any more: to whom, and the name of the notice."""
    found: list[tuple[str, str]] = []
    while True:
        try:
            pushed = service.arrived.get(timeout=QUIET)
        except queue.Empty:
            return found
        found.append((pushed.path, pushed.headers["topic"]))


def test_a_killed_house_loses_no_notice_and_repeats_only_what_was_under_way(tmp_path: Path) -> None:
    """One push service takes what it is sent and does not say so; behind that a second notice to the same person was
    taken and not sent. The others have theirs, which is written down before the house is killed."""
    file, port = tmp_path / "house.db", kept_port()
    with push_service() as service, service.silent("/silent"):
        with open_house(file, port, push_anywhere=True) as house:
            host, silent = house.visitor("Host"), house.visitor("Silent")
            others = [house.visitor(f"Guest {number}") for number in range(PEOPLE)]
            for path, visitor in [("/silent", silent), *((f"/{n}", other) for n, other in enumerate(others))]:
                visitor.post("/api/me/push", Browser(service.url + path).subscription())
            owe(host, silent, others[0])
            owe(host, silent, others[1])
            owe(host, others[2], others[3])
            first = [service.take() for _ in range(PEOPLE + 1)]
            until(lambda: waiting(file) == 2)
            house.kill()
        before = [(pushed.path, pushed.headers["topic"]) for pushed in first]
        assert sorted(path for path, _ in before) == ["/0", "/1", "/2", "/3", "/silent"]
        service.let_go()
        with open_house(file, port, push_anywhere=True):
            until(lambda: waiting(file) == 0)
            after = arrived(service)
        assert [path for path, _ in after] == ["/silent", "/silent"]
        names = [name for _, name in before + after]
        assert len(set(names)) == PEOPLE + 2, "every notice has come"
        twice = [name for name in set(names) if names.count(name) > 1]
        assert twice == [name for path, name in before if path == "/silent"], "that one alone came twice"


def waiting(file: Path) -> int:
    """How many notices are written down."""
    store = store_at(file)
    try:
        (count,) = store.one("SELECT count(*) FROM notice")
        return int(count)
    finally:
        store.close()
