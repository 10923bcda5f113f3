"""A client of a house, for programs, bots and the terminal: the protocol is that of the page (docs/protocol.md).

with HouseClient("http://127.0.0.1:8600", name="Ann") as ann:
    table = ann.open("casablanca", seats=4, bots={1: "novice", 2: "novice", 3: "novice"})
    table.sit()
    table.start()
    while not table.over:
        if table.decision:
            table.act(table.legal[0])
        else:
            table.wait()

A HttpClient does the same by plain HTTP: it asks again and again instead of being told.
"""

from __future__ import annotations

from valise_games.client.house_client import HouseClient, RemoteTable
from valise_games.client.http_client import HttpClient, Refused, Unreachable
from valise_games.client.memory import FileMemory

__all__ = ["FileMemory", "HouseClient", "HttpClient", "Refused", "RemoteTable", "Unreachable"]
