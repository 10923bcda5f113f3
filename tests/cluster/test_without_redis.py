"""What one process must know of another, also while Redis is away: who is signed out, and how much somebody did."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.cluster.processes import Processes, processes
from tests.cluster.test_processes import metrics
from tests.house.asking import Answer, ask
from tests.house.company import closed_with, registered, socket
from tests.waiting import PATIENCE, SLACK, until
from valise_games.house.people.rate_limits import NAME

SIGNED_OUT = 4403


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    with processes(tmp_path_factory.mktemp("house"), 2, limits="true", trust_proxy="true") as running:
        until(lambda: [metrics(process)["valise_processes"] for process in running.all] == [2, 2])
        yield running


def guess(house: Processes, process: int, name: str, number: int) -> Answer:
    """A wrong code for somebody's account, each from an address of its own."""
    body = {"name": name, "code": "x", "password": "short"}
    return ask(house.all[process], "/api/recover", body, x_forwarded_for=f"198.51.100.{number}")


def test_who_goes_from_process_to_process_has_no_more_tries(house: Processes) -> None:
    most, began = NAME["login"].most, time.monotonic()
    for number in range(most):
        assert guess(house, number % 2, "Victim", number).payload["code"] == "bad-password"
    more: list[str] = []
    while more[-2:] != ["too-fast", "too-fast"]:  # at both
        time.sleep(1.0)  # they tell one another twice a second
        more.append(guess(house, len(more) % 2, "Victim", most + len(more)).payload["code"])
    back = (time.monotonic() - began) * most / NAME["login"].seconds  # that he has again by now
    assert more.count("bad-password") < most / 2 + back, "each alone would have let him as often again"


def test_without_redis_a_signed_out_socket_is_cut_and_limits_hold(house: Processes) -> None:
    owner, _ = registered(house.all[0])
    with owner, socket(house.all[1], cookie=owner.cookie) as line:
        assert '"hello"' in str(line.recv(PATIENCE))
        house.redis.crash()
        try:
            ask(house.all[0], "/api/logout-everywhere", {}, cookie=owner.cookie)
            began = time.monotonic()
            assert closed_with(line) == SIGNED_OUT
            assert time.monotonic() - began < SLACK
            most, seconds = NAME["login"]
            for process in (0, 1):
                began, tries = time.monotonic(), 0
                while guess(house, process, "Other", tries).payload["code"] == "bad-password":
                    tries += 1
                back = (time.monotonic() - began) * most / seconds
                assert most <= tries <= most + back, "each counts by itself"
        finally:
            house.redis.start()
