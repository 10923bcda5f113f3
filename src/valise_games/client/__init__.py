"""A visitor of a house, over the network: the same protocol as the page. docs/protocol.md tells it.

with Visitor("http://127.0.0.1:8600", name="Ann") as ann:
    table = ann.open("casablanca", seats=4, bots={1: "novice", 2: "novice", 3: "novice"})
    table.sit()
    table.start()
    while not table.over:
        if table.decision:
            table.act(table.legal[0])
        else:
            table.wait()

A Caller does the same by plain HTTP: it asks again and again instead of being told.
"""

from __future__ import annotations

from valise_games.client.caller import Caller, Refused, Unreachable
from valise_games.client.table import TableSeen
from valise_games.client.visitor import Visitor

__all__ = ["Caller", "Refused", "TableSeen", "Unreachable", "Visitor"]
