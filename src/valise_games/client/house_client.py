"""By socket: a client is sent what happens, comes back after a break, and misses nothing; and a table as it sees it."""

from __future__ import annotations

import json
import time
from collections.abc import MutableMapping
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from valise_games.client.changes import NOTHING_OWN, OwnPart, lay_over
from valise_games.client.http_client import Action, HttpClient, Refused, Unreachable, new_key
from valise_games.play import deal_memory, fairness
from valise_games.play.deal_memory import DealMemory, Doubt

CLOSING = 1.0  # seconds for a last word
MOST_WAITING = 1024  # messages that were not looked at yet
NOT_KNOWN = 4401  # a socket is closed so when the house does not know who comes
AGAIN = "again-"  # begins the key of what is asked anew after a break

COMPILING = 300.0  # seconds that a hint may take
REVEALING = 15.0  # seconds until it is dealt without who does not reveal his part, and some
LATE = {"stale", "not-yours"}  # refusals that say: the table is not as you think


class HouseClient(HttpClient):
    """A Caller with a socket. It is for one thread; nothing is heard except while one of its methods runs.

    `memory` is what it keeps of deals, by the codes of tables; one that outlives the program can be given.
    """

    takes_changes = True  # is sent what is new; else all of it

    def __init__(
        self,
        url: str,
        name: str = "",
        key: str = "",
        cookie: str = "",
        memory: MutableMapping[str, DealMemory] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(url, name, key, cookie, **more)
        self.memory: MutableMapping[str, DealMemory] = {} if memory is None else memory
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
        """Ends the connection."""
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
                    self._reconnect()
                    self._socket.send(message)
                    sent = True
                self._receive(left)
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
        """Hears of this table no more."""
        if self.tables.pop(code, None) is not None:
            self.do("unwatch", table=code)

    def follow_lobby(self) -> None:
        """Keeps `lobby` up to date."""
        self._follows = True
        self.do("lobby")

    def leave_lobby(self) -> None:
        """Hears of the lobby no more."""
        self._follows = False
        self.lobby = {}
        self.do("lobby", off=True)

    # ------------------------------------------------------------------------------ hearing
    def wait(self, seconds: float | None = None) -> bool:
        """Until something is heard, or so long, and all that has come with it; whether something was. After a break,
        until it is mended."""
        try:
            self._reconnect()
            heard = self._receive(self.patience if seconds is None else seconds)
            while heard and self._receive(0):
                pass
            return heard
        except ConnectionClosed:
            self.broken = True
            self._reconnect()
            return True

    def poll(self) -> bool:
        """Takes what has come, without waiting; whether there was something. After a break it tries to come back, less
        and less often."""
        if self.broken:
            if time.monotonic() < self._next_try or not self._try_to_reconnect():
                return False
        heard = False
        try:
            while self._receive(0):
                heard = True
        except ConnectionClosed:
            self.broken = heard = True
        return heard

    def _receive(self, seconds: float) -> bool:
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
        if table is not None:
            table.take_answer(message)

    # ------------------------------------------------------------------------------ coming back
    def _connect(self, patience: float) -> ClientConnection:
        address = f"{'wss' if self._secure else 'ws'}://{self._place}/ws{'?changes=1' if self.takes_changes else ''}"
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

    def _reconnect(self) -> None:
        """Comes back after a break, or Unreachable."""
        if not self.broken:
            return
        for pause in self.pauses:
            if self._try_to_reconnect():
                return
            time.sleep(pause)
        if not self._try_to_reconnect():
            raise Unreachable(f"the connection to {self.url} broke, and it does not come back")

    def _try_to_reconnect(self) -> bool:
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

    def reveal(self, code: str, nonce: str) -> None:
        """Sends this person's part of the deal; after a break it is asked for again, so no answer is waited for."""
        try:
            self._socket.send(json.dumps({"do": "reveal", "table": code, "nonce": nonce}))
        except ConnectionClosed:
            self.broken = True

    def _watch_again(self, table: RemoteTable) -> None:
        since = table.heard + 1
        self._socket.send(json.dumps({"do": "watch", "table": table.id, "since": since, "key": AGAIN + table.id}))


class RemoteTable:
    """A table as this client's person may see it, kept up to date by the messages of the house."""

    def __init__(self, client: HouseClient, code: str) -> None:
        self.client = client
        self.id = code
        self.n = 0  # the last numbered message
        self.heard = -1  # the last entry whose events are here; the deal is 0
        self.info: dict[str, Any] = {}
        self.seat: int | None = None
        self.doubts: list[Doubt] = []  # what differs from what this client keeps of the deal
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.clocks: dict[str, Any] = {}
        self.clocks_at = 0.0  # when they were heard of, by time.monotonic
        self.watching = 0  # who have no seat
        self._public: dict[str, Any] = {}
        self._mine = OwnPart()

    @property
    def _own(self) -> dict[str, Any]:
        return self._mine.now

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees; what a spectator sees, for one who has none."""
        return {**self._public, **self._own["view"]}

    @property
    def legal(self) -> list[Action]:
        """What the seat may do now; empty when it owes nothing."""
        return self.view.get("legal", []) if self.decision else []

    @property
    def decision(self) -> str:
        """The name of what this seat has to decide; empty when it owes nothing, and while the house goes on for it up
        to a limit."""
        return "" if self.over or self._own.get("by_house") == "limit" else str(self._own["decision"])

    @property
    def limit(self) -> int | None:
        """How far the house goes on for this seat in the duel under way."""
        return self._own.get("limit")

    @property
    def up_to(self) -> dict[str, Any] | None:
        """In a duel, the limits that can be named: `least`, `most`, `step`, and the action that `opens` it, if any."""
        return self._own.get("up_to")

    @property
    def every(self) -> bool:
        """Whether this seat is asked also where there is one answer."""
        return bool(self._own.get("every"))

    @property
    def standing(self) -> dict[str, Any] | None:
        """The answer given in advance."""
        standing: dict[str, Any] | None = self._own["standing"]
        return standing

    @property
    def calls(self) -> bool:
        """Whether what is asked concerns an exception of that answer, which is given unless something is done."""
        return bool(self.decision and self._own.get("calls"))

    @property
    def over(self) -> bool:
        """Whether the table is over."""
        return bool(self.info["state"] == "over")

    def bank(self, seat: int) -> float | None:
        """Seconds that the seat has left now; None without a limit."""
        if self.clocks.get("left") is None:
            return None
        runs = seat in self.clocks["running"] and not self.clocks["paused"]
        return max(0.0, float(self.clocks["left"][seat]) - (self._since() if runs else 0.0))

    def window(self) -> float | None:
        """Seconds until the open window closes; None if none is open, or without a limit."""
        if self.clocks.get("window") is None:
            return None
        return max(0.0, float(self.clocks["window"]) - (0.0 if self.clocks["paused"] else self._since()))

    # ------------------------------------------------------------------------------ doing
    def do(self, command: str, **fields: Any) -> dict[str, Any]:
        """Sends a command about this table; raises Refused and Unreachable."""
        return self.client.do(command, table=self.id, **fields)

    def sit(self, seat: int | None = None) -> None:
        """With the hash of a nonce of the visitor's own, so that the house alone does not decide the deal."""
        nonce, memory = fairness.new_nonce(), self.client.memory
        before = memory.get(self.id)
        memory[self.id] = deal_memory.begin(
            self.client.url, self.id, self.info["commitment"], nonce, self.client.house_key
        )
        try:
            self.do("sit", seat=seat, commitment=fairness.nonce_commitment(nonce))
        except Refused:
            if before is not None:
                memory[self.id] = before
            raise

    def rematch(self) -> str:
        """Opens another game, or finds the one that was opened; gives its code. Who opens it sits there already."""
        nonce = fairness.new_nonce()
        code = str(self.do("rematch", commitment=fairness.nonce_commitment(nonce))["table"])
        if code not in self.client.memory:
            self.client.memory[code] = deal_memory.begin(self.client.url, code, "", nonce, self.client.house_key)
        return code

    def start(self) -> None:
        """Begins the game; only its host may. It is dealt when all have revealed their part, or their time is over."""
        self.do("start")
        end = time.monotonic() + REVEALING
        while self.info["awaited"] and time.monotonic() < end:
            self.wait(end - time.monotonic())

    def check(self, record: dict[str, Any]) -> list[Doubt]:
        """What differs between the record and what this client keeps of the deal."""
        mine = self.client.memory.get(self.id)
        return [] if mine is None else deal_memory.doubts(mine, record)

    def act(self, action: Action, limit: int | None = None) -> None:
        """Decides what is to be decided, and names a limit with what begins a duel; Refused if it is something else by
        now, and then the table is as it is."""
        try:
            self.do("act", decision=self.decision, action=action, **({} if limit is None else {"limit": limit}))
        except Refused as refused:
            if refused.code in LATE:
                self.look()
            raise

    def hint(self) -> dict[str, Any]:
        """What the best bot of the house would consider here; nobody else hears of it. The first time it may have to
        compile the game."""
        hint: dict[str, Any] = self.client.do("hint", patience=COMPILING, table=self.id)["hint"]
        return hint

    def say(self, text: str, room: str = "table", quick: str | None = None) -> None:
        """Talks to the table, or to the gallery; with a quick word or a face, if one is named."""
        self.do("say", text=text, room=room, **({} if quick is None else {"quick": quick}))

    def wait(self, seconds: float | None = None) -> None:
        """Waits until there is news of this table or another, or the time is up."""
        self.client.wait(seconds)

    def look(self) -> None:
        """The whole table again."""
        self.do("watch", since=self.heard + 1)

    def unwatch(self) -> None:
        """Hears of it no more; the seat stays."""
        self.client.unwatch(self.id)

    # ------------------------------------------------------------------------------ hearing
    def take(self, message: dict[str, Any]) -> bool:
        """False if a message before this one is missing. One that was heard already changes nothing."""
        kind = message["is"]
        if kind == "table":
            self._take_whole(message)
            return True
        if not self.info:
            return True  # the whole table is on its way
        if kind == "presence":
            self.watching = message["watching"]
            for seat, place in enumerate(self.info["seats"]):
                place["online"] = seat in message["online"]
            return True
        number = message["n"]
        if number > self.n + 1:
            return False
        if kind == "changed":  # the last step of a game is followed by one with the same number
            if number >= self.n:
                self.info = message["info"]
                self._set_clocks(message["clocks"])
                self.seat = next((n for n, s in enumerate(self.info["seats"]) if s["person"] == self.client.id), None)
                self._compare()
        elif number == self.n + 1:
            if kind in ("entry", "step"):
                self._take_entry(message)
            elif kind == "said":
                self.talk.append(message["said"])
        self.n = max(self.n, number)
        return True

    def take_answer(self, message: dict[str, Any]) -> None:
        """The answer to a command, which tells what only this seat gets if it changed that."""
        if message.get("own"):
            self._mine.take(message["own"])
        elif message.get("own_changed"):
            self._mine.change(message["own_changed"])

    def _take_entry(self, message: dict[str, Any]) -> None:
        self._public = lay_over(self._public, message)
        own = message.get("own")
        if own is not None:
            (self._mine.take if message["is"] == "entry" else self._mine.change)(own)
        self._set_clocks({**self.clocks, **message.get("clocks", {})})
        self._add(message["events"])

    def _take_whole(self, message: dict[str, Any]) -> None:
        self.n = message["n"]
        self.info, self.talk, self.seat = message["info"], message["talk"], message["seat"]
        self._set_clocks(message["clocks"])
        self._public = message["view"]
        self._mine.take(message["own"] or NOTHING_OWN)
        self._add(message["events"])
        self._compare()

    def _compare(self) -> None:
        """Compares the table with what is kept of its deal, and reveals this seat's part where it is awaited and all is
        as it was shown before."""
        memory, seat = self.client.memory, self.seat
        mine = memory.get(self.id)
        awaited = seat is not None and seat in self.info["awaited"]
        if mine is None or seat is None:
            self.doubts = ["not-here"] if awaited else []
            return
        shown = {
            "commitment": self.info["commitment"],
            "commitments": [place["commitment"] for place in self.info["seats"]],
        }
        if not mine["commitment"]:
            mine = memory[self.id] = {**mine, "commitment": shown["commitment"]}
        if self.info["state"] != "open" and self._public:
            shown["nonces"] = [place["nonce"] for place in self.info["seats"]]
        self.doubts = deal_memory.doubts(mine, shown)
        if awaited and deal_memory.may_reveal(mine, seat, shown):
            memory[self.id] = deal_memory.fix(mine, seat, shown["commitments"])
            self.client.reveal(self.id, mine["nonce"])
        elif awaited and not self.doubts:
            self.doubts = ["not-here"]

    def _set_clocks(self, clocks: dict[str, Any]) -> None:
        self.clocks, self.clocks_at = clocks, time.monotonic()

    def _add(self, events: list[dict[str, Any]]) -> None:
        new = [event for event in events if event["n"] > self.heard]
        self.events += new
        if new:
            self.heard = new[-1]["n"]
            mine = self.client.memory.get(self.id)
            if mine is not None and self.seat is not None:
                self.client.memory[self.id] = {**mine, "entries": self.heard}

    def _since(self) -> float:
        return time.monotonic() - self.clocks_at
