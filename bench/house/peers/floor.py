"""The least that Python can do: picows, uvloop and msgspec; a log in SQLite with a commit for each turn of the loop.

PORT=… FILE=… [VIEWS=1] python floor.py; it plays and sends what floor.mjs does.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import time
from random import randrange
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server

SEATS, HAND, CARDS = 4, 8, 32
MARKS = [{"id": f"agent-{i}", "at": "casablanca", "known": i % 2 == 0} for i in range(HAND)]
VIEWS = bool(os.environ.get("VIEWS"))
ADD = "INSERT INTO log (name, n, seat, slot, at) VALUES (?, ?, ?, ?, ?)"

db = sqlite3.connect(os.environ["FILE"], isolation_level=None)
db.execute("PRAGMA journal_mode=WAL")
db.execute("PRAGMA synchronous=NORMAL")
db.execute("CREATE TABLE log (id INTEGER PRIMARY KEY, name TEXT, n INTEGER, seat INTEGER, slot INTEGER, at REAL)")
rows: list[tuple[Any, ...]] = []  # of this turn of the loop
waiting: list[tuple[WSTransport, bytes]] = []  # texts that are sent once these are written


class Move(msgspec.Struct, gc=False):
    n: int
    slot: int


_decode, _encode = msgspec.json.Decoder(Move).decode, msgspec.json.Encoder().encode


class Table:
    def __init__(self) -> None:
        self.n = self.turn = 0
        self.hands = [[randrange(CARDS) for _ in range(HAND)] for _ in range(SEATS)]
        self.lines: dict[int, WSTransport] = {}

    def play(self, seat: int, n: int, slot: int) -> int:
        """The card that is played, or -1 where the move is not allowed."""
        if seat != self.turn or n != self.n + 1 or not 0 <= slot < HAND:
            return -1
        card, self.hands[seat][slot] = self.hands[seat][slot], randrange(CARDS)
        self.n, self.turn = n, (seat + 1) % SEATS
        return card

    def own(self, seat: int) -> dict[str, Any]:
        hand, mine = self.hands[seat], self.turn == seat
        legal = [{"do": "play", "slot": s, "card": c, "to": "table", "open": True} for s, c in enumerate(hand)]
        view = {"hand": hand, "legal": legal if mine else [], "marks": MARKS}
        return {"view": view, "decision": f"{self.n}.0" if mine else ""}


tables: dict[str, Table] = {}


class Line(WSListener):
    def __init__(self, path: str) -> None:
        asked = parse_qs(urlsplit(path).query)
        self.name, self.seat = asked["table"][0], int(asked["seat"][0])
        self.table = tables.setdefault(self.name, Table())

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.table.lines[self.seat] = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(transport, _decode(frame.get_payload_as_memoryview()))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        tables.pop(self.name, None)

    def hear(self, transport: WSTransport, move: Move) -> None:
        table = self.table
        card = table.play(self.seat, move.n, move.slot)
        if card < 0:
            transport.send(WSMsgType.TEXT, b'{"is":"refused"}')
            return
        if not rows:
            asyncio.get_running_loop().call_soon(end_turn)
        rows.append((self.name, move.n, self.seat, move.slot, time.time()))
        moved = {"is": "move", "table": self.name, "n": move.n, "seat": self.seat, "card": card, "turn": table.turn}
        one = b"" if VIEWS else _encode(moved)
        for seat, line in table.lines.items():
            waiting.append((line, _encode({**moved, "own": table.own(seat)}) if VIEWS else one))


def end_turn() -> None:
    db.execute("BEGIN")
    db.executemany(ADD, rows)
    db.execute("COMMIT")
    for line, text in waiting:
        line.send(WSMsgType.TEXT, text)
    rows.clear()
    waiting.clear()


async def main() -> None:
    server = await ws_create_server(lambda request: Line(request.path.decode()), "127.0.0.1", int(os.environ["PORT"]))
    await server.serve_forever()


gc.freeze()
uvloop.run(main())
