"""Clients that keep every byte they get, and houses that open with tables already set."""

from __future__ import annotations

import http.client
import json
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.house.keeping import store_at
from tests.waiting import PATIENCE
from valise_games.games import find
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.sessions import NAME, Sessions
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import to_log_rows


class Ear:
    """One socket of one person; `frames` are all texts that came, in order."""

    def __init__(self, url: str, cookie: str, companion: int = 0, *, changes: bool = False) -> None:
        """The cookie is its value, or all that a browser sends; with `changes` the socket takes them."""
        self.url = url
        self.cookie = cookie if "=" in cookie else f"{NAME}={cookie}"
        self.who = f"?companion={companion}" if companion else ""
        self.frames: list[str] = []
        self.times: list[float] = []  # when each came
        self._came = threading.Condition()
        self._barriers = 0
        taken = f"{'&' if self.who else '?'}changes=1" if changes else ""
        address = f"ws://{urlsplit(url).netloc}/ws{self.who}{taken}"
        headers = {"cookie": self.cookie}
        self._line = connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE
        )
        self._socket = self._line.__enter__()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        try:
            for frame in self._socket:
                with self._came:
                    self.frames.append(str(frame))
                    self.times.append(time.time())
                    self._came.notify_all()
        except ConnectionClosed:
            pass

    def close(self) -> None:
        self._line.__exit__(None, None, None)
        self._reader.join(PATIENCE)

    def send(self, **command: Any) -> None:
        self._socket.send(json.dumps(command))

    def send_text(self, text: str | bytes) -> None:
        self._socket.send(text)

    def closed_with(self) -> int | None:
        """The code with which the house closes the socket; waits for that."""
        self._reader.join(PATIENCE)
        return self._socket.close_code

    def ask(self, **command: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        key = command["key"]
        start = len(self.frames)
        self.send(**command)

        def answered() -> dict[str, Any] | None:
            for frame in self.frames[start:]:
                response: dict[str, Any] = json.loads(frame)
                if response["is"] in ("done", "refused") and response["key"] == key:
                    return response
            return None

        with self._came:
            assert self._came.wait_for(lambda: answered() is not None, PATIENCE), f"no answer to {command}"
            found = answered()
        assert found is not None
        return found

    def hear_all(self) -> None:
        """Until everything has come that the house sent before now: it answers in order."""
        self._barriers += 1
        self.ask(do="lobby", off=True, key=f"barrier {self._barriers}")

    def get(self, path: str) -> str:
        """The whole answer to a GET: status, headers and body. Its length is told by the body."""
        connection = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=PATIENCE)
        connection.request("GET", path + self.who, headers={"cookie": self.cookie})
        answer = connection.getresponse()
        headers = [pair for pair in answer.getheaders() if pair[0] not in ("date", "content-length")]
        body = answer.read().decode()
        connection.close()
        return f"{answer.status} {headers} {body}"


class Preparation:
    """Writes people and tables into a house's file before it opens: with seeds that the test knows."""

    def __init__(self, file: Path) -> None:
        self.store = store_at(file)
        self.people = Directory(self.store, lambda: 1e9)
        self.cookies = Sessions(self.store, self.people, time.time)

    def person(self, name: str) -> Person:
        return self.people.new_guest(name)

    def table(
        self,
        code: str,
        game: str,
        people: list[Person],
        seed: bytes,
        *,
        variant: str = "small",
        clock: ClockSettings,
        at: float = 1e9,
        over: bool = False,
        **plan: Any,
    ) -> None:
        """A table at which they sit, and the game has begun at that moment; or has ended, too. They are asked
        even where there is one answer."""
        host, rules = people[0].id, find(game).version
        opened = events.Opened(game, len(people), {}, clock, host, seed.hex(), variant, rules=rules, **plan)
        log: list[events.TableEvent] = [opened]
        log += [events.Sat(seat, person.id, person.name) for seat, person in enumerate(people)]
        log += [events.Started(), events.Ended("aborted")] if over else [events.Started()]
        rows = [events.Row(n, n, at, "", event) for n, event in enumerate(log, 1)]
        asked = [] if over else [events.PromptsSet(seat, True) for seat in range(len(people))]
        rows += [events.Row(n, None, at, "", event) for n, event in enumerate(asked, len(rows) + 1)]
        with self.store.transaction() as db:
            state = "over" if over else "playing"
            sql = "INSERT INTO tables (id, game, state, public, opened) VALUES (?, ?, ?, TRUE, 1e9)"
            db.execute(sql, (code, game, state))
            self.store.add_rows(to_log_rows(code, rows))

    def last_open(self, at: float) -> None:
        """When the house was shut."""
        with self.store.transaction() as db:
            db.execute("INSERT INTO setting VALUES ('last open', ?)", (self.store.moment(at),))

    def done(self) -> None:
        self.store.close()
