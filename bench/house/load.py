"""A load client for one server: Casablanca in a house, tic-tac-toe at boardgame.io, or the small game of the others.

    python bench/house/load.py house|bgio|colyseus|floor PORT TABLES SECONDS [THINK_MS] [IDLE]

A house of several processes has several ports, with commas between them: the people of one table come to all of them.
SERVER_PIDS in the environment are the processes whose CPU time is counted, with commas where it is to be told apart by
groups; one with a + before it counts with its children, of which there may be others by then.

In all, a seat acts as soon as it can (or after thinking); the time of a move is from its sending until everybody who
is told of it has heard. At a house, an answer in an open window is told to its own seat only. Prints one JSON object.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import sys
import time
from collections import deque
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
WARM_UP = 1.0  # seconds
NAMESPACE = "/tic-tac-toe,"
SYNC, UPDATE = msgspec.Raw(b'"sync"'), msgspec.Raw(b'"update"')
WHOLE = bool(os.environ.get("WHOLE"))  # a house is to send all there is, not what is new
DRAWN_GAME = [0, 1, 2, 4, 3, 5, 7, 6, 8]

_encode = msgspec.json.Encoder().encode


# What is read of a message. The rest is passed over, so that the client's own work is as little as can be of the time
# of a move; an action is sent back as it came.
class View(msgspec.Struct):
    legal: list[msgspec.Raw]


class Own(msgspec.Struct):
    """One's own part, all of it or what is new: docs/protocol.md."""

    view: View | None = None
    legal: list[msgspec.Raw] | None = None
    decision: str | None = None


class Info(msgspec.Struct):
    state: str


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """Of a house."""

    kind: str
    key: str = ""
    table: str = ""
    n: int = 0
    text: str = ""
    own: Own | None = None
    own_changed: Own | None = None
    info: Info | None = None


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """Of a match of boardgame.io, in an update."""

    number: int


class Moved(msgspec.Struct):
    """Of a floor."""

    n: int


_heard = msgspec.json.Decoder(Heard).decode
_event = msgspec.json.Decoder(list[msgspec.Raw]).decode  # of boardgame.io: its name, the match, what follows
_state = msgspec.json.Decoder(State).decode
_moved = msgspec.json.Decoder(Moved).decode


class Tally:
    """What was measured while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0  # decisions
        self.shown = 0  # of which everybody heard
        self.bytes = 0
        self.frames = 0
        self.games = 0
        self.faults = 0
        self.times: list[float] = []

    def move(self, began: float, *, shown: bool) -> None:
        if self.on:
            self.moves += 1
            self.shown += shown
            self.times.append(time.perf_counter() - began)


tally = Tally()


class Line(WSListener):
    """One socket."""

    transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            body = frame.get_payload_as_bytes()
            if tally.on:
                tally.bytes += len(body)
                tally.frames += 1
            self.hear(body)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        tally.faults += tally.on

    def say(self, message: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        assert self.transport is not None
        self.transport.send(kind, message)

    def hear(self, body: bytes) -> None:
        raise NotImplementedError


# ---------------------------------------------------------------------------------- a house
def post(port: int, path: str, body: Any) -> tuple[bytes, str]:
    """The answer and its cookie."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    told = answer.read()
    connection.close()
    assert answer.status < 400, told
    return told, (answer.getheader("set-cookie") or "").partition(";")[0]


def cookie_of_a_guest(port: int) -> str:
    """Of somebody who has said hello."""
    return post(port, "/api/hello", {"name": ""})[1]


class Seat(Line):
    def __init__(self, table: Table, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.sent: deque[float] = deque()  # when each move was that has no answer yet; entries come before answers
        self.asked = ""  # the decision that was answered
        self.decision = ""
        self.legal: list[msgspec.Raw] = []
        self.options: list[msgspec.Raw] = []  # of the last list of more than two
        self.commands = 0
        self.answers: dict[str, asyncio.Future[Heard]] = {}  # that are waited for, by key

    async def do(self, command: str, **told: Any) -> Heard:
        """A command that is no move, and its answer: nobody waits meanwhile."""
        self.commands += 1
        key = str(self.commands)
        self.answers[key] = asyncio.get_running_loop().create_future()
        self.say(_encode({"do": command, "key": key, **told}))
        return await self.answers[key]

    def hear(self, body: bytes) -> None:
        message = _heard(body)
        kind = message.kind
        if kind in ("step", "entry", "table"):
            if kind != "table":
                self.table.heard(message.n)
            self.decide(message.own)
        elif kind == "done":
            own = message.own_changed or message.own
            if message.key:
                self.answers.pop(message.key).set_result(message)
                self.decide(own)
            elif message.n:
                self.table.mine(message.n, self.sent.popleft())
            elif message.table:  # else nothing more is watched
                tally.move(self.sent.popleft(), shown=False)
                self.decide(own)
        elif kind == "changed":
            if message.info is not None and message.info.state == "over":
                self.table.over()
        elif kind == "refused":
            tally.faults += 1
            print(message, file=sys.stderr)
            if message.key in self.answers:
                self.answers.pop(message.key).set_exception(RuntimeError(message.text))
            else:
                self.sent.popleft()

    def decide(self, own: Own | None) -> None:
        if own is None:
            return
        legal = own.legal if own.view is None else own.view.legal
        if legal is not None:
            self.legal = [self.options[int(bytes(one))] if bytes(one)[:1].isdigit() else one for one in legal]
            if len(legal) > 2:
                self.options = self.legal
        if own.decision is not None:
            self.decision = own.decision
        if not self.decision or self.decision == self.asked:
            return
        self.asked = self.decision
        action = random.choice(self.legal)
        if think:
            asyncio.get_running_loop().call_later(think * (0.5 + random.random()), self.act, self.asked, action)
        else:
            self.act(self.asked, action)

    def act(self, decision: str, action: msgspec.Raw) -> None:
        self.sent.append(time.perf_counter())
        self.say(_encode({"do": "act", "table": self.table.id, "decision": decision, "action": action}))


class Table:
    """Four people at Casablanca; after the game, at another table."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = [ports[seat % len(ports)] for seat in range(SEATS)]
        self.seats = [Seat(self, cookie_of_a_guest(port)) for port in self.ports]
        self.id = ""
        self.ended = 0

    async def open(self) -> None:
        for seat, port in zip(self.seats, self.ports, strict=True):
            headers = {"Cookie": seat.cookie}
            where = f"ws://127.0.0.1:{port}/ws{'' if WHOLE else '?changes=1'}"
            await ws_connect(lambda seat=seat: seat, where, extra_headers=headers)
        await self.begin()

    async def begin(self) -> None:
        host, clock = self.seats[0], {"kind": "none", "least": 0.0}
        self.id = (await host.do("open", game="casablanca", seats=SEATS, clock=clock)).table
        self.counts: dict[int, int] = {}
        self.moves: dict[int, float] = {}
        self.ended = 0
        for number, seat in enumerate(self.seats):
            seat.asked = ""
            await seat.do("sit", table=self.id, seat=number)
            await seat.do("watch", table=self.id)
        await host.do("start", table=self.id)
        for seat in self.seats:  # else the house answers where there is one option, and takes its time for it
            await seat.do("prompts", table=self.id, every=True)

    def heard(self, n: int) -> None:
        self.counts[n] = self.counts.get(n, 0) + 1
        self._maybe(n)

    def mine(self, n: int, sent: float) -> None:
        self.moves[n] = sent
        self._maybe(n)

    def _maybe(self, n: int) -> None:
        """All four have heard of it, and who did it has his answer."""
        if self.counts.get(n) == SEATS and n in self.moves:
            tally.move(self.moves.pop(n), shown=True)
            del self.counts[n]

    def over(self) -> None:
        self.ended += 1
        if self.ended == SEATS:
            tally.games += tally.on
            for seat in self.seats:
                seat.say(_encode({"do": "unwatch", "table": self.id}))
            self.next_game = asyncio.get_running_loop().create_task(self.begin())


async def run_house(ports: list[int], tables: int, idle: int) -> None:
    headers = {"Cookie": cookie_of_a_guest(ports[0])}
    for _ in range(idle):
        await ws_connect(Idle, f"ws://127.0.0.1:{ports[0]}/ws", extra_headers=headers)
    for number in range(tables):
        place = number % len(ports)
        await Table(ports[place:] + ports[:place]).open()


class Idle(Line):
    def hear(self, body: bytes) -> None:
        pass


# ---------------------------------------------------------------------------------- boardgame.io
class Player(Line):
    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    def hear(self, body: bytes) -> None:
        """Engine.IO and Socket.IO put digits before the JSON."""
        if body[:1] == b"0":
            self.say(f"40{NAMESPACE}".encode())
        elif body == b"2":
            self.say(b"3")
        elif body.startswith(b"40"):
            self.match.connected()
        elif body.startswith(b"42"):
            name, match, *more = _event(body[2 + len(NAMESPACE) :])
            if name == SYNC:
                self.match.synced(match)
            elif name == UPDATE:
                self.match.updated(match, _state(more[0]).number)


class Match:
    """Two players, a drawn game of nine moves, and then the next."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.number = port, number
        self.players = [Player(self, seat) for seat in (0, 1)]
        self.up = self.round = 0

    async def open(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        for player in self.players:
            await ws_connect(lambda player=player: player, f"ws://127.0.0.1:{self.port}{path}")

    def connected(self) -> None:
        self.up += 1
        if self.up == len(self.players):
            self.begin()

    def begin(self) -> None:
        self.round += 1
        self.id = f"m{os.getpid()}-{self.number}-{self.round}"
        self.written_id = msgspec.Raw(_encode(self.id))
        self.ply = self.ready = 0
        self.sync(0)

    def sync(self, seat: int) -> None:
        self.players[seat].say(f'42{NAMESPACE}["sync","{self.id}","{seat}",null,2]'.encode())

    def synced(self, match: msgspec.Raw) -> None:
        if match != self.written_id:
            return
        self.ready += 1
        if self.ready == 1:
            self.sync(1)
        elif self.ready == 2:
            self.play()

    def play(self) -> None:
        seat = self.ply % 2
        self.got = 0
        self.sent = time.perf_counter()
        move = {"type": "clickCell", "args": [DRAWN_GAME[self.ply]], "playerID": str(seat)}
        update = ["update", {"type": "MAKE_MOVE", "payload": move}, self.ply, self.id, str(seat)]
        self.players[seat].say(f"42{NAMESPACE}".encode() + _encode(update))

    def updated(self, match: msgspec.Raw, state: int) -> None:
        if match != self.written_id or state != self.ply + 1:
            return
        self.got += 1
        if self.got < len(self.players):
            return
        tally.move(self.sent, shown=True)
        self.ply += 1
        if self.ply == len(DRAWN_GAME):
            tally.games += tally.on
            self.begin()
        elif think:
            asyncio.get_running_loop().call_later(think * (0.5 + random.random()), self.play)
        else:
            self.play()


async def run_bgio(port: int, tables: int) -> None:
    for number in range(tables):
        await Match(port, number).open()


# ---------------------------------------------------------------------------------- the small game of peers/table.mjs
HAND = 8
JOIN_ROOM, ROOM_DATA, ROOM_PATCH = 10, 13, 15  # the first byte of Colyseus' messages
MOVE = bytes((ROOM_DATA, 0xA0 | 4)) + b"move"
_pack = msgspec.msgpack.Encoder().encode


class Hand(Line):
    """A seat at a floor."""

    def __init__(self, game: SmallGame, seat: int) -> None:
        self.game, self.seat = game, seat

    async def join(self) -> None:
        await self.connect(f"/?table={self.game.name}&seat={self.seat}")

    async def connect(self, path: str) -> None:
        await ws_connect(lambda: self, f"ws://127.0.0.1:{self.game.port}{path}")

    def play(self, n: int, slot: int) -> None:
        self.say(b'{"n":%d,"slot":%d}' % (n, slot))

    def hear(self, body: bytes) -> None:
        if _moved(body).n == self.game.n:
            self.game.heard()
        else:
            tally.faults += tally.on


class ColyseusHand(Hand):
    async def join(self) -> None:
        room = self.game.room
        way = f"/matchmake/joinById/{room}" if room else "/matchmake/create/table"
        place = json.loads(post(self.game.port, way, {})[0])
        self.game.room = place["roomId"]
        await self.connect(f"/{place['processId']}/{self.game.room}?sessionId={place['sessionId']}")
        await asyncio.sleep(0.02)  # seats are given in the order of arrival

    def play(self, n: int, slot: int) -> None:
        self.say(MOVE + _pack({"n": n, "slot": slot}), WSMsgType.BINARY)

    def hear(self, body: bytes) -> None:
        if body[0] == JOIN_ROOM:
            self.say(bytes((JOIN_ROOM,)), WSMsgType.BINARY)
        elif body[0] == ROOM_PATCH or body.startswith(MOVE):
            self.game.heard()
        else:
            tally.faults += tally.on and body[0] == ROOM_DATA


class SmallGame:
    """Four players, of whom each moves in turn when all have heard of the move before."""

    def __init__(self, kind: str, port: int, number: int) -> None:
        self.port, self.name, self.room = port, f"t{os.getpid()}-{number}", ""
        self.hands = [(ColyseusHand if kind == "colyseus" else Hand)(self, seat) for seat in range(SEATS)]
        self.n = self.got = 0

    def play(self) -> None:
        self.n, self.got = self.n + 1, 0
        self.sent = time.perf_counter()
        self.hands[(self.n - 1) % SEATS].play(self.n, random.randrange(HAND))

    def heard(self) -> None:
        self.got += 1
        if self.got < SEATS:
            return
        tally.move(self.sent, shown=True)
        if think:
            asyncio.get_running_loop().call_later(think * (0.5 + random.random()), self.play)
        else:
            self.play()


async def run_small(kind: str, port: int, tables: int) -> None:
    games = [SmallGame(kind, port, number) for number in range(tables)]
    for game in games:
        for hand in game.hands:
            await hand.join()
    await asyncio.sleep(0.3)  # until the last has his seat
    for game in games:
        game.got = 0
        game.play()


# ---------------------------------------------------------------------------------- measuring
def cpu_seconds(pids: str) -> float:
    """Of these processes; one with a + counts with its children, and with those that have ended."""
    ticks = 0
    for pid in pids.split():
        ticks += cpu_ticks(pid.lstrip("+"), 15 if pid.startswith("+") else 13)
        if pid.startswith("+"):
            with open(f"/proc/{pid[1:]}/task/{pid[1:]}/children") as children:
                ticks += sum(cpu_ticks(child, 13) for child in children.read().split())
    return ticks / os.sysconf("SC_CLK_TCK")


def cpu_ticks(pid: str, end: int) -> int:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return sum(map(int, stat.read().rsplit(")", 1)[1].split()[11:end]))
    except OSError:
        return 0  # it has ended, and counts with its parent


def resident(pid: int) -> int:
    """Bytes of memory."""
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def main() -> None:
    kind, tables, seconds = sys.argv[1], int(sys.argv[3]), float(sys.argv[4])
    ports = [int(port) for port in sys.argv[2].split(",")]
    idle = int(sys.argv[6]) if len(sys.argv) > 6 else 0
    groups = os.environ.get("SERVER_PIDS", "").split(",")
    pids = [int(pid.lstrip("+")) for pid in groups[0].split()]
    if kind == "house":
        await run_house(ports, tables, idle)
    elif kind == "bgio":
        await run_bgio(ports[0], tables)
    else:
        await run_small(kind, ports[0], tables)
    await asyncio.sleep(WARM_UP + 2 * think)
    tally.on = True
    cpu, began = [cpu_seconds(group) for group in groups], time.perf_counter()
    each = [cpu_seconds(str(pid)) for pid in pids]
    await asyncio.sleep(seconds)
    tally.on = False
    took = time.perf_counter() - began
    groups_spent = [cpu_seconds(group) - before for group, before in zip(groups, cpu, strict=True)]
    each = [cpu_seconds(str(pid)) - before for pid, before in zip(pids, each, strict=True)]
    spent = groups_spent[0]
    times = sorted(tally.times)
    if not times:
        sys.exit("no move was made")

    def within(share: float) -> float:
        return round(1e3 * times[min(len(times) - 1, int(len(times) * share))], 2)

    print(
        json.dumps(
            {
                "server": kind,
                "tables": tables,
                "moves_s": round(tally.moves / took),
                "shown_s": round(tally.shown / took),
                "moves_per_core_s": round(tally.moves / spent) if spent else None,
                "cpu_ms_per_move": [round(1e3 * group / tally.moves, 4) for group in groups_spent],
                "core_ms_each": [round(1e3 * one / tally.moves, 4) for one in each],
                "p50_ms": within(0.5),
                "p99_ms": within(0.99),
                "bytes_per_move": round(tally.bytes / tally.moves),
                "frames_per_move": round(tally.frames / tally.moves, 2),
                "server_bytes": sum(map(resident, pids)),
                "games": tally.games,
                "faults": tally.faults,
            }
        ),
        flush=True,
    )
    os._exit(0)


think = float(sys.argv[5]) / 1e3 if len(sys.argv) > 5 else 0.0
uvloop.run(main())
