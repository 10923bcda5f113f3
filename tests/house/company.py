"""What tests about people begin with: visitors with accounts, sockets with odd headers, a table of two."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.house.houses import ENDLESS, RunningHouse
from tests.waiting import PATIENCE
from valise_games.client import HouseClient, Refused, RemoteTable

PASSWORD = "a very quiet courier"
OTHER = "another quiet courier"
SIGNED_OUT, NOT_KNOWN = 4403, 4401

_count = itertools.count()


def new_name() -> str:
    """Names of accounts are taken once in a house, and those that look alike with them."""
    return "Courier " + "".join("ABDEFKMP"[int(digit)] for digit in f"{next(_count):o}") + "q"


def registered(house: RunningHouse, name: str = "") -> tuple[HouseClient, str]:
    """A visitor with a new account, and its recovery code."""
    visitor = house.visitor(name or new_name())
    response = visitor.post("/api/register", {"password": PASSWORD})
    return visitor, response["recovery"]


def refused(code: str, do: Callable[[], object]) -> None:
    with pytest.raises(Refused) as found:
        do()
    assert found.value.code == code, found.value


def socket(house: RunningHouse, **headers: str) -> ClientConnection:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    address = house.url.replace("http", "ws") + "/ws"
    return connect(address, additional_headers=sent, compression=None, open_timeout=PATIENCE)


def closed_with(line: ClientConnection) -> int:
    """The code with which the house closes a socket, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE)
    assert line.close_code is not None
    return line.close_code


def table_of_two(hers: HouseClient, his: HouseClient, **wishes: object) -> tuple[RemoteTable, RemoteTable]:
    """The game has begun, and both have heard so."""
    first = hers.open("agent", 2, clock=ENDLESS, variant="small", **wishes)
    first.sit(0)
    second = his.watch(first.id)
    second.sit(1)
    first.start()
    while not second.view:
        second.wait()
    return first, second
