"""What one process must know of another, also while Redis is away: who is signed out, and how much somebody did."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.cluster.processes import Processes, processes
from tests.house.asking import Answer, ask
from tests.house.company import closed_with, registered, socket
from valise_games.house.people.rate_limits import NAME

SIGNED_OUT = 4403
A_FEW_SECONDS = 15.0  # also where a second takes three


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    with processes(tmp_path_factory.mktemp("house"), 2, limits="true", trust_proxy="true") as running:
        time.sleep(2.0)  # until each knows that the other has come
        yield running


def guess(house: Processes, process: int, name: str, number: int) -> Answer:
    """A wrong code for somebody's account, each from an address of its own."""
    body = {"name": name, "code": "x", "password": "short"}
    return ask(house.all[process], "/api/recover", body, x_forwarded_for=f"198.51.100.{number}")


def test_who_goes_from_process_to_process_has_no_more_tries(house: Processes) -> None:
    most, began = NAME["login"].most, time.monotonic()
    for number in range(most):
        assert guess(house, number % 2, "Victim", number).payload["code"] == "bad-password"
    time.sleep(2.0)  # they tell one another twice a second
    more = [guess(house, number % 2, "Victim", 200 + number).payload["code"] for number in range(10)]
    back = (time.monotonic() - began) * most / NAME["login"].seconds  # that he has again by now
    assert more.count("too-fast") >= len(more) - back - 1
    assert "too-fast" in more, "each alone would have let him"


def test_without_redis_a_signed_out_socket_is_cut_and_limits_hold(house: Processes) -> None:
    owner, _ = registered(house.all[0])
    with owner, socket(house.all[1], cookie=owner.cookie) as line:
        assert '"hello"' in str(line.recv(A_FEW_SECONDS))
        house.redis.crash()
        try:
            ask(house.all[0], "/api/logout-everywhere", {}, cookie=owner.cookie)
            began = time.monotonic()
            assert closed_with(line) == SIGNED_OUT
            assert time.monotonic() - began < A_FEW_SECONDS
            most = NAME["login"].most
            for process in (0, 1):
                told = [guess(house, process, "Other", number).payload["code"] for number in range(most + 1)]
                assert told == ["bad-password"] * most + ["too-fast"], "each counts by itself"
        finally:
            house.redis.start()
