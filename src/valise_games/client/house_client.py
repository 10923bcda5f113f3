"""By socket: a visitor is told what happens, comes back after a break, and misses nothing."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from valise_games.client.http_client import HttpClient, Refused, Unreachable, new_key
from valise_games.client.remote_table import RemoteTable

CLOSING = 1.0  # seconds for a last word
MOST_WAITING = 1024  # messages that were not looked at yet
NOT_KNOWN = 4401  # a socket is closed so when the house does not know who comes
AGAIN = "again-"  # begins the key of what is asked anew after a break


class HouseClient(HttpClient):
    """A Caller with a socket. It is for one thread; nothing is heard except while one of its methods runs."""

    def __init__(self, url: str, name: str = "", key: str = "", cookie: str = "", **more: Any) -> None:
        super().__init__(url, name, key, cookie, **more)
        self.tables: dict[str, RemoteTable] = {}
        self.lobby: dict[str, dict[str, Any]] = {}  # by code, while it is followed
        self.broken = False  # the connection; `poll` and `wait` mend it
        self._follows = False
        self._answers: dict[str, dict[str, Any]] = {}
        self._tries = 0  # to come back, in vain
        self._next_try = 0.0
        self._line = ExitStack()
        self._socket = self._connect(self.patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    # ------------------------------------------------------------------------------ doing
    def do(self, command: str, *, patience: float | None = None, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer. After a break it is sent again: its key tells the house that it is
        the same one."""
        key = new_key()
        message = json.dumps({"do": command, "key": key, **fields})
        end = time.monotonic() + (self.patience if patience is None else patience)
        sent = False
        while key not in self._answers:
            left = end - time.monotonic()
            if left <= 0:
                raise Unreachable(f"{self.url} does not answer")
            try:
                if not sent:
                    self._mend()
                    self._socket.send(message)
                    sent = True
                self._hear(left)
            except ConnectionClosed:
                self.broken, sent = True, False
        answer = self._answers.pop(key)
        if answer["is"] == "refused":
            raise Refused(answer["code"], answer["text"], answer["allowed"])
        return answer

    def open(self, game: str, seats: int, **wishes: Any) -> RemoteTable:
        """Opens a table; see the house's `open` command for what can be wished."""
        if "bots" in wishes:
            wishes["bots"] = {str(seat): level for seat, level in wishes["bots"].items()}
        return self.watch(self.do("open", game=game, seats=seats, **wishes)["table"])

    def watch(self, code: str) -> RemoteTable:
        """The table, from now on kept up to date."""
        table = self.tables[code] = RemoteTable(self, code)
        try:
            self.do("watch", table=code)
        except Refused:
            del self.tables[code]
            raise
        return table

    def unwatch(self, code: str) -> None:
        if self.tables.pop(code, None) is not None:
            self.do("unwatch", table=code)

    def follow_lobby(self) -> None:
        """Keeps `lobby` up to date."""
        self._follows = True
        self.do("lobby")

    def leave_lobby(self) -> None:
        self._follows = False
        self.lobby = {}
        self.do("lobby", off=True)

    # ------------------------------------------------------------------------------ hearing
    def wait(self, seconds: float | None = None) -> bool:
        """Until something is heard, or so long, and all that has come with it; whether something was. After a break,
        until it is mended."""
        try:
            self._mend()
            heard = self._hear(self.patience if seconds is None else seconds)
            while heard and self._hear(0):
                pass
            return heard
        except ConnectionClosed:
            self.broken = True
            self._mend()
            return True

    def poll(self) -> bool:
        """Takes what has come, without waiting; whether there was something. After a break it tries to come back, less
        and less often."""
        if self.broken:
            if time.monotonic() < self._next_try or not self._try_again():
                return False
        heard = False
        try:
            while self._hear(0):
                heard = True
        except ConnectionClosed:
            self.broken = heard = True
        return heard

    def _hear(self, seconds: float) -> bool:
        """Takes the next message; False if none came."""
        try:
            message = self._socket.recv(seconds)
        except TimeoutError:
            return False
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == NOT_KNOWN:
                raise Refused("not-known", f"{self.url} does not know you any more") from None
            raise
        self._take(json.loads(message))
        return True

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind in ("done", "refused"):
            self._take_answer(message)
        elif kind == "lobby":
            self.lobby = {line["table"]: line for line in message["tables"]}
        elif kind == "listed":
            self.lobby[message["line"]["table"]] = message["line"]
        elif kind == "unlisted":
            self.lobby.pop(message["table"], None)
        elif kind == "hello":
            self.id, self.name, self.account = message["you"], message["name"], message["account"]
        else:
            table = self.tables.get(message["info"]["table"] if kind == "table" else message["table"])
            if table is not None and not table.take(message):
                self._watch_again(table)

    def _take_answer(self, message: dict[str, Any]) -> None:
        key = message["key"]
        if key.startswith(AGAIN):
            if message["is"] == "refused":
                self.tables.pop(key.removeprefix(AGAIN), None)
                raise Refused(message["code"], message["text"], message["allowed"])
            return
        if key:
            self._answers[key] = message
        table = self.tables.get(message.get("table", ""))
        if table is not None and message.get("own"):
            table.take_own(message["own"])

    # ------------------------------------------------------------------------------ coming back
    def _connect(self, patience: float) -> ClientConnection:
        address = f"{'wss' if self._secure else 'ws'}://{self._place}/ws"
        self._line.close()
        try:
            return self._line.enter_context(
                connect(
                    address,
                    additional_headers=self.headers(),
                    compression=None,
                    proxy=None,
                    max_size=None,
                    max_queue=MOST_WAITING,
                    open_timeout=patience,
                    close_timeout=CLOSING,
                )
            )
        except (OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, EOFError) as error:
            raise Unreachable(f"{self.url} does not answer: {error}") from None

    def _mend(self) -> None:
        """Comes back after a break, or Unreachable."""
        if not self.broken:
            return
        for pause in self.pauses:
            if self._try_again():
                return
            time.sleep(pause)
        if not self._try_again():
            raise Unreachable(f"the connection to {self.url} broke, and it does not come back")

    def _try_again(self) -> bool:
        """Connects, and asks anew for all that was watched, from where it was heard."""
        pause = self.pauses[min(self._tries, len(self.pauses) - 1)] if self.pauses else 1.0
        self._tries += 1
        self._next_try = time.monotonic() + pause
        with suppress(Unreachable, ConnectionClosed):
            self._socket = self._connect(min(self.patience, 5.0))
            for table in self.tables.values():
                self._watch_again(table)
            if self._follows:
                self._socket.send(json.dumps({"do": "lobby"}))
            self.broken, self._tries = False, 0
            return True
        return False

    def _watch_again(self, table: RemoteTable) -> None:
        since = table.heard + 1
        self._socket.send(json.dumps({"do": "watch", "table": table.id, "since": since, "key": AGAIN + table.id}))
