"""A visitor of a house, over the network: the same protocol as the page.

with Visitor("http://127.0.0.1:8600", name="Ann") as ann:
    table = ann.open("casablanca", seats=4, bots={1: "novice", 2: "novice", 3: "novice"})
    table.sit()
    table.start()
    while not table.over:
        if table.decision:
            table.act(table.legal[0])
        else:
            table.wait()
"""

from __future__ import annotations

import http.client
import json
import secrets
import time
from collections.abc import Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Action = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer
NOT_KNOWN = 4401  # the code a socket is closed with
COME_BACK = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0)  # seconds between tries after a break


class Refused(Exception):
    """The house did not carry out a command; everything is as before."""

    def __init__(self, code: str, text: str, allowed: list[Action] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.allowed = allowed


class Unreachable(Exception):
    """There is no house at this address, or it does not answer."""


class Visitor:
    """One person or bot in one house. With an API key it is the key's account, else a guest."""

    def __init__(self, url: str, name: str = "", key: str = "", cookie: str = "") -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self._secure = parts.scheme == "https"
        self._place = parts.netloc
        self._key = key
        self.cookie = cookie
        self.tables: dict[str, TableSeen] = {}
        self.lobby: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        hello = self.post("/api/hello", {"name": name})
        self.id: int = hello["you"]
        self.name: str = hello["name"]
        self._line = ExitStack()
        self._socket = self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    # ------------------------------------------------------------------------------ by HTTP
    def get(self, path: str) -> Any:
        return self._request("GET", path, None)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._request("POST", path, json.dumps(body))

    def _request(self, method: str, path: str, body: str | None) -> Any:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._place, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {"content-type": "application/json", **self._headers()})
            answer = connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(f"{self.url} does not answer: {error}") from None
        finally:
            connection.close()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        try:
            told = json.loads(text)
        except ValueError:
            raise Unreachable(f"{self.url} is no house of Valise: it answered {answer.status}") from None
        if answer.status >= 400:
            raise Refused(told.get("code", str(answer.status)), told.get("text", ""), told.get("allowed"))
        return told

    def _headers(self) -> dict[str, str]:
        headers = {"cookie": self.cookie} if self.cookie else {}
        return headers | ({"authorization": f"Bearer {self._key}"} if self._key else {})

    # ------------------------------------------------------------------------------ by socket
    def _connect(self) -> ClientConnection:
        address = f"{'wss' if self._secure else 'ws'}://{self._place}/ws"
        self._line.close()
        try:
            return self._line.enter_context(
                connect(
                    address, additional_headers=self._headers(), compression=None, max_size=None, open_timeout=PATIENCE
                )
            )
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(f"{self.url} does not answer: {error}") from None

    def do(self, command: str, **told: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer. After a break it is sent again: its key tells the house that it is
        the same one."""
        key = secrets.token_urlsafe(9)
        message = json.dumps({"do": command, "key": key, **told})
        self._send(message)
        end = time.monotonic() + PATIENCE
        while key not in self._answers:
            left = end - time.monotonic()
            if left <= 0:
                raise Unreachable(f"{self.url} does not answer")
            if not self._hear(left):
                self._send(message)
        answer = self._answers.pop(key)
        if answer["is"] == "refused":
            raise Refused(answer["code"], answer["text"], answer["allowed"])
        return answer

    def wait(self, seconds: float = PATIENCE) -> None:
        """Until something new is heard, or so long."""
        self._hear(seconds)

    def _send(self, message: str) -> None:
        try:
            self._socket.send(message)
        except ConnectionClosed:
            self._come_back()
            self._socket.send(message)

    def _hear(self, seconds: float) -> bool:
        """Takes the next message; False after a break."""
        try:
            self._take(json.loads(self._socket.recv(seconds)))
        except TimeoutError:
            return True
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == NOT_KNOWN:
                raise Refused("not-known", f"{self.url} does not know you any more") from None
            self._come_back()
            return False
        return True

    def _come_back(self) -> None:
        for pause in COME_BACK:
            time.sleep(pause)
            try:
                self._socket = self._connect()
            except Unreachable:
                continue
            for table in self.tables.values():
                self._socket.send(json.dumps({"do": "watch", "table": table.id, "since": table.heard + 1}))
            return
        raise Unreachable(f"the connection to {self.url} broke, and it does not come back")

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind in ("done", "refused"):
            if message["key"]:
                self._answers[message["key"]] = message
            table = self.tables.get(message.get("table", ""))
            if table is not None and message.get("own"):
                table.take_own(message["own"])
        elif kind == "lobby":
            self.lobby = {line["table"]: line for line in message["tables"]}
        elif kind == "listed":
            self.lobby[message["line"]["table"]] = message["line"]
        elif kind == "unlisted":
            self.lobby.pop(message["table"], None)
        elif kind == "hello":
            self.id, self.name = message["you"], message["name"]
        else:
            code = message["info"]["table"] if kind == "table" else message["table"]
            if code in self.tables and not self.tables[code].take(message):
                self._send(json.dumps({"do": "watch", "table": code, "since": self.tables[code].heard + 1}))

    # ------------------------------------------------------------------------------ tables
    def open(self, game: str, seats: int, **wishes: Any) -> TableSeen:
        """Opens a table; see the house's `open` command for what can be wished."""
        if "bots" in wishes:
            wishes["bots"] = {str(seat): level for seat, level in wishes["bots"].items()}
        return self.watch(self.do("open", game=game, seats=seats, **wishes)["table"])

    def watch(self, code: str) -> TableSeen:
        table = self.tables[code] = TableSeen(self, code)
        try:
            self.do("watch", table=code)
        except Refused:
            del self.tables[code]
            raise
        return table


class TableSeen:
    """A table as this visitor sees it, kept up to date while he waits."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.visitor = visitor
        self.id = code
        self.n = 0  # the last message
        self.heard = -1  # the last entry whose events are here
        self.info: dict[str, Any] = {}
        self.seat: int | None = None
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.clocks: dict[str, Any] = {}
        self._public: dict[str, Any] = {}
        self._own: dict[str, Any] = {"view": {}, "decision": "", "standing": None}

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees; what a spectator sees, for one who has none."""
        return {**self._public, **self._own["view"]}

    @property
    def legal(self) -> list[Action]:
        return self.view.get("legal", []) if self.decision else []

    @property
    def decision(self) -> str:
        """The name of what this seat has to decide; empty when it owes nothing."""
        return str(self._own["decision"])

    @property
    def over(self) -> bool:
        return bool(self.info["state"] == "over")

    # ------------------------------------------------------------------------------ doing
    def do(self, command: str, **told: Any) -> dict[str, Any]:
        return self.visitor.do(command, table=self.id, **told)

    def sit(self, seat: int | None = None) -> None:
        """With a nonce of the visitor's own, so that the house alone does not decide the deal."""
        self.do("sit", seat=seat, nonce=secrets.token_hex(16))

    def start(self) -> None:
        self.do("start")

    def act(self, action: Action) -> None:
        self.do("act", decision=self.decision, action=action)

    def say(self, text: str, room: str = "table") -> None:
        self.do("say", text=text, room=room)

    def wait(self, seconds: float = PATIENCE) -> None:
        self.visitor.wait(seconds)

    # ------------------------------------------------------------------------------ hearing
    def take(self, message: dict[str, Any]) -> bool:
        """False if a message before this one is missing."""
        kind = message["is"]
        if kind == "presence":
            for seat, place in enumerate(self.info["seats"]):
                place["online"] = seat in message["online"]
            return True
        if kind == "table":
            self._take_whole(message)
        elif message["n"] > self.n + 1:
            return False
        elif kind == "entry":
            self._public |= message["changed"]
            self.clocks = message["clocks"]
            self._add(message["events"])
            if message["own"] is not None:
                self.take_own(message["own"])
        elif kind == "changed":
            self.info, self.clocks = message["info"], message["clocks"]
            self.seat = next((n for n, s in enumerate(self.info["seats"]) if s["person"] == self.visitor.id), None)
        elif kind == "said":
            self.talk.append(message["said"])
        self.n = max(self.n, message["n"])
        return True

    def take_own(self, own: dict[str, Any]) -> None:
        self._own = own

    def _take_whole(self, message: dict[str, Any]) -> None:
        self.info, self.clocks, self.talk = message["info"], message["clocks"], message["talk"]
        self.seat = message["seat"]
        self._public = message["view"]
        self._own = message["own"] or {"view": {}, "decision": "", "standing": None}
        self._add(message["events"])

    def _add(self, events: list[dict[str, Any]]) -> None:
        new = [event for event in events if event["n"] > self.heard]
        self.events += new
        if new:
            self.heard = new[-1]["n"]
