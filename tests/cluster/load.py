"""People who play at tables of one house of many processes, each in a thread of his own; what they did and what they
were sent is kept for the checker."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from valise_games.client import HouseClient, Refused, RemoteTable, Unreachable
from valise_games.client.http_client import HttpClient

QUICK = {"kind": "live", "bank": 6, "increment": 1, "window": 2, "least": 0.0}
# Of tables where somebody falls asleep: his time runs out soon, so that nobody waits for him long.
SHORT = {"kind": "live", "bank": 2, "increment": 0, "window": 2, "least": 0.0}
NAP = 2.2  # seconds: with more on his clock he stays awake
DOZING = 0.15  # how often he falls asleep over a decision
PASSWORD = "a very quiet courier"
# The games, with how many people and which bots play.
GAMES = {
    "agent": (2, {}),
    "casablanca": (2, {2: "novice"}),
    "casanova": (2, {2: "novice"}),
    "code-casablanca": (2, {2: "novice"}),
    "randolph": (2, {2: "novice"}),
}
RATED = "agent"  # between accounts, in a varied load
WITH_SLEEPERS = ("casablanca", "randolph")  # whose second player falls asleep now and then, in a varied load
PATIENCE = 8.0  # seconds for an answer; then it is tried again
COME_BACK = (0.05, 0.1, 0.2, 0.4, *(0.5,) * 40)


@dataclass
class Acknowledged:
    """A command that the house said was done."""

    table: str
    key: str
    n: int


@dataclass
class Fetched:
    """What somebody was answered over HTTP about a table."""

    table: str
    person: int
    body: dict[str, Any]


class Recorder(HouseClient):
    """A client that keeps what it was sent: whole views, which can be held against the log."""

    takes_changes = False

    def __init__(self, *given: Any, **more: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self.last = time.monotonic()  # when one of his tables was last heard to have gone on
        self._newest: dict[str, int] = {}  # by table, the number of a message
        super().__init__(*given, **more)

    def _take(self, message: dict[str, Any]) -> None:
        code = message["info"]["table"] if message["is"] == "table" else message.get("table", "")
        if message.get("n", 0) > self._newest.get(code, 0):
            self._newest[code] = message["n"]
            self.last = time.monotonic()
        self.heard.append(message)
        super()._take(message)


@dataclass(eq=False)
class Player:
    """One person, at one table."""

    url: str
    name: str
    seed: int
    sleepy: float
    dozing: float = 0.0  # how often he falls asleep over a decision, until his time has run out
    account: bool = False
    done: list[Acknowledged] = field(default_factory=list)
    silences: list[tuple[float, float]] = field(default_factory=list)  # when, and how long his table stood still
    waits: list[tuple[float, float]] = field(default_factory=list)  # when he acted, and how long until it was done
    playing: bool = False
    trouble: str = ""
    client: Recorder | None = None
    table: RemoteTable | None = None
    seen_over: set[str] = field(default_factory=set)  # tables that he does not watch any more
    wakes_at: float = 0.0

    def come(self) -> Recorder:
        if self.client is None:
            cookie = ""
            if self.account:
                guest = HttpClient(self.url, self.name, patience=PATIENCE)
                guest.post("/api/register", {"name": self.name, "password": PASSWORD})
                cookie = guest.cookie
            self.client = Recorder(self.url, self.name, cookie=cookie, come_back=COME_BACK, patience=PATIENCE)
        return self.client

    def leave_finished(self) -> None:
        """A person watches so many tables and no more."""
        if self.client is not None and self.table is not None and self.table.over:
            self.seen_over.add(self.table.id)
            self.client.unwatch(self.table.id)

    def silence_after(self, moment: float) -> float:
        """The longest time, from that moment on, that his table stood still while he played."""
        ends = [(begin, begin + length) for begin, length in self.silences]
        if self.playing and self.client is not None:
            ends.append((self.client.last, time.monotonic()))
        return max((end - max(begin, moment) for begin, end in ends if end > moment), default=0.0)

    def silence_ended(self, moment: float) -> bool:
        """Whether his table has gone on since then, or he does not play."""
        return not self.playing or self.client is None or self.client.last > moment

    def play(self, stop: threading.Event) -> None:
        dice = random.Random(self.seed)
        assert self.client is not None
        assert self.table is not None
        self.client.last = time.monotonic()
        self.playing = True
        try:
            while not stop.is_set() and not self.table.over:
                self._decide_or_wait(dice)
        except Exception as error:
            self.trouble = repr(error)
        finally:
            self.playing = False

    def _decide_or_wait(self, dice: random.Random) -> None:
        assert self.table is not None
        assert self.client is not None
        before, table = self.client.last, self.table
        while self.client.poll():
            pass
        if self._sleeps(table, dice) or dice.random() < self.sleepy:
            table.wait(0.2)
        elif table.decision:
            self._act(table, dice)
            time.sleep(dice.uniform(0.02, 0.1))
        elif self._is_stood_in_for(table):
            self._do("return")
        else:
            table.wait(0.2)
        if self.client.last - before > 0.5:
            self.silences.append((before, self.client.last - before))

    def _sleeps(self, table: RemoteTable, dice: random.Random) -> bool:
        """Whether he is asleep, or falls asleep just now. What becomes of his decisions is the clock's to say."""
        if not self.dozing or not table.decision:
            return time.monotonic() < self.wakes_at
        assert table.seat is not None
        window, bank = table.window(), table.bank(table.seat)
        left = window if window is not None else bank
        if left is None or (left > NAP and not self._is_stood_in_for(table)):
            return False
        if time.monotonic() >= self.wakes_at and dice.random() < self.dozing:
            self.wakes_at = time.monotonic() + dice.uniform(1.2, 2.0) * NAP
        return time.monotonic() < self.wakes_at

    def _is_stood_in_for(self, table: RemoteTable) -> bool:
        return table.seat is not None and bool(table.info["seats"][table.seat]["minded"])

    def _act(self, table: RemoteTable, dice: random.Random) -> None:
        began = time.monotonic()
        done = self._do("act", decision=table.decision, action=dice.choice(table.legal))
        if done is not None:
            assert self.client is not None
            self.waits.append((began, time.monotonic() - began))
            self.done.append(Acknowledged(table.id, f"{self.client.id}:{done['key']}", done["n"]))

    def _do(self, command: str, **fields: Any) -> dict[str, Any] | None:
        """The answer, or None where it was not done."""
        assert self.client is not None
        assert self.table is not None
        try:
            return self.table.do(command, **fields)
        except Refused as refusal:
            # After a break the view may be a moment behind.
            if refusal.code not in ("stale", "not-yours", "over", "unavailable", "paused"):
                self.trouble = f"{refusal.code}: {refusal}"
            self.table.wait(0.05)
        except Unreachable:
            self.client.broken = True  # he comes back by another line
        return None


class Reader:
    """Asks over HTTP about tables, as one of those who play, at whichever process."""

    def __init__(self, url: str, seed: int) -> None:
        self.heard: list[Fetched] = []
        self.thread: threading.Thread | None = None
        self._url = url
        self._dice = random.Random(seed)
        self._clients: dict[int, HttpClient] = {}  # by person

    def read(self, load: Load) -> None:
        """Until the load stops. A request that fails is not asked again."""
        while not load.stop.wait(self._dice.uniform(0.1, 0.3)):
            playing = [player for player in load.players if player.table is not None]
            if playing:
                with contextlib.suppress(Refused, Unreachable):
                    self._ask(self._dice.choice(playing), self._dice.choice(playing).table)

    def _ask(self, player: Player, table: RemoteTable | None) -> None:
        """About his own table, or somebody's."""
        assert player.client is not None
        assert player.table is not None
        asked = player.table if table is None or self._dice.random() < 0.7 else table
        person = player.client.id
        if person not in self._clients:
            self._clients[person] = HttpClient(self._url, cookie=player.client.cookie, patience=PATIENCE)
        path = self._dice.choice((f"/api/tables/{asked.id}", f"/api/tables/{asked.id}/legal"))
        self.heard.append(Fetched(asked.id, person, self._clients[person].get(path)))


@dataclass
class Group:
    """Those who play one game after another with each other."""

    game: str
    bots: dict[int, str]
    players: list[Player]
    clock: dict[str, Any]
    rated: bool
    threads: list[threading.Thread] = field(default_factory=list)


class Load:
    """So many tables of each game, played at until told to stop. In a varied one some people fall asleep, some play
    rated games, and somebody asks over HTTP."""

    def __init__(self, url: str, tables: int = 1, sleepy: float = 0.02, seed: int = 1, *, varied: bool = False) -> None:
        self.stop = threading.Event()
        self.codes: dict[str, str] = {}  # of tables, with their games
        self.groups: list[Group] = []
        self.reader = Reader(url, seed)
        for number in range(tables):
            for game, (people, bots) in GAMES.items():
                first = seed + 10 * number
                names = [(f"{game[:4]} {first + seat}", first + seat) for seat in range(people)]
                players = [Player(url, name, own, sleepy) for name, own in names]
                rated, drowsy = varied and game == RATED, varied and game in WITH_SLEEPERS
                for player in players:
                    player.account = rated
                players[-1].dozing = DOZING if drowsy else 0.0
                self.groups.append(Group(game, bots, players, SHORT if drowsy else QUICK, rated))
        for group in self.groups:
            self._sit_down(group)
        if varied:
            self.reader.thread = threading.Thread(target=self.reader.read, args=(self,), daemon=True)
            self.reader.thread.start()

    @property
    def players(self) -> list[Player]:
        return [player for group in self.groups for player in group.players]

    def _sit_down(self, group: Group) -> None:
        """At a new table, where the game begins."""
        code = ""
        for player in group.players:
            client = player.come()
            player.leave_finished()
            if not code:
                seats = len(group.players) + len(group.bots)
                player.table = client.open(
                    group.game, seats, clock=group.clock, bots=group.bots, public=True, rated=group.rated
                )
                code = player.table.id
                self.codes[code] = group.game
            else:
                player.table = client.watch(code)
            player.table.do("sit")
        assert group.players[0].table is not None
        group.players[0].table.do("start")
        group.threads = [
            threading.Thread(target=player.play, args=(self.stop,), daemon=True) for player in group.players
        ]
        for thread in group.threads:
            thread.start()

    def go_on(self) -> None:
        """Whose game is over begins another."""
        for group in self.groups:
            if not any(thread.is_alive() for thread in group.threads):
                self._sit_down(group)

    def play(self, seconds: float) -> None:
        """For so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(Refused, Unreachable):
                self.go_on()
            time.sleep(0.05)

    @property
    def acknowledged(self) -> list[Acknowledged]:
        return [done for player in self.players for done in list(player.done)]

    @property
    def troubles(self) -> list[str]:
        return [f"{player.name}: {player.trouble}" for player in self.players if player.trouble]

    def stop_playing(self) -> None:
        """Nobody does anything any more."""
        self.stop.set()
        threads = [thread for group in self.groups for thread in group.threads]
        for thread in [*threads, *([self.reader.thread] if self.reader.thread else [])]:
            thread.join(60)

    def hear(self, reached: Mapping[str, int], patience: float) -> None:
        """Until everybody has heard of each of his tables as far as this, or so long."""
        end = time.monotonic() + patience
        for player in self.players:
            client = player.client
            while (
                client is not None
                and time.monotonic() < end
                and any(table.n < reached.get(code, 0) for code, table in client.tables.items())
            ):
                with contextlib.suppress(Refused, Unreachable):
                    client.wait(0.3)

    def end(self) -> None:
        """Everybody stops, hears what is left, and goes."""
        self.stop_playing()
        for player in self.players:
            if player.client is not None:
                with contextlib.suppress(Refused, Unreachable):
                    while player.client.wait(0.3):
                        pass
                player.client.close()
