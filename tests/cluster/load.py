"""People who play at tables of one house of many processes, each in a thread of his own; what they did and what they
were sent is kept for the checker."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from valise_games.client import HouseClient, Refused, RemoteTable, Unreachable

QUICK = {"kind": "live", "bank": 6, "increment": 1, "window": 2, "least": 0.0}
# The games, with how many people and which bots play.
GAMES = {
    "agent": (2, {}),
    "casablanca": (2, {2: "novice"}),
    "casanova": (2, {2: "novice"}),
    "code-casablanca": (2, {2: "novice"}),
    "randolph": (2, {2: "novice"}),
}
PATIENCE = 8.0  # seconds for an answer; then it is tried again
COME_BACK = (0.05, 0.1, 0.2, 0.4, *(0.5,) * 40)


@dataclass
class Acknowledged:
    """A command that the house said was done."""

    table: str
    key: str
    n: int


class Recorder(HouseClient):
    """A client that keeps what it was sent."""

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


@dataclass
class Player:
    """One person, at one table."""

    url: str
    name: str
    seed: int
    sleepy: float
    done: list[Acknowledged] = field(default_factory=list)
    silences: list[tuple[float, float]] = field(default_factory=list)  # when, and how long his table stood still
    waits: list[tuple[float, float]] = field(default_factory=list)  # when he acted, and how long until it was done
    playing: bool = False
    trouble: str = ""
    client: Recorder | None = None
    table: RemoteTable | None = None

    def come(self) -> Recorder:
        if self.client is None:
            self.client = Recorder(self.url, self.name, come_back=COME_BACK, patience=PATIENCE)
        return self.client

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
        if table.decision and dice.random() >= self.sleepy:
            self._act(table, dice)
            time.sleep(dice.uniform(0.02, 0.1))
        else:
            table.wait(0.2)
        if self.client.last - before > 0.5:
            self.silences.append((before, self.client.last - before))

    def _act(self, table: RemoteTable, dice: random.Random) -> None:
        assert self.client is not None
        began = time.monotonic()
        try:
            done = table.do("act", decision=table.decision, action=dice.choice(table.legal))
        except Refused as refusal:
            # After a break the view may be a moment behind.
            if refusal.code not in ("stale", "not-yours", "over", "unavailable", "paused"):
                self.trouble = f"{refusal.code}: {refusal}"
            table.wait(0.05)
        except Unreachable:
            self.client.broken = True  # he comes back by another line
        else:
            self.waits.append((began, time.monotonic() - began))
            self.done.append(Acknowledged(table.id, f"{self.client.id}:{done['key']}", done["n"]))


@dataclass
class Group:
    """Those who play one game after another with each other."""

    game: str
    bots: dict[int, str]
    players: list[Player]
    threads: list[threading.Thread] = field(default_factory=list)


class Load:
    """So many tables of each game, played at until told to stop."""

    def __init__(self, url: str, tables: int = 1, sleepy: float = 0.02, seed: int = 1) -> None:
        self.stop = threading.Event()
        self.codes: dict[str, str] = {}  # of tables, with their games
        self.groups: list[Group] = []
        for number in range(tables):
            for game, (people, bots) in GAMES.items():
                first = seed + 10 * number
                names = [(f"{game[:4]} {first + seat}", first + seat) for seat in range(people)]
                players = [Player(url, name, own, sleepy) for name, own in names]
                self.groups.append(Group(game, bots, players))
        for group in self.groups:
            self._sit_down(group)

    @property
    def players(self) -> list[Player]:
        return [player for group in self.groups for player in group.players]

    def _sit_down(self, group: Group) -> None:
        """At a new table, where the game begins."""
        code = ""
        for player in group.players:
            client = player.come()
            if not code:
                seats = len(group.players) + len(group.bots)
                player.table = client.open(group.game, seats, clock=QUICK, bots=group.bots, public=True)
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

    def end(self) -> None:
        """Everybody stops, hears what is left, and goes."""
        self.stop.set()
        for group in self.groups:
            for thread in group.threads:
                thread.join(60)
        for player in self.players:
            if player.client is not None:
                with contextlib.suppress(Refused, Unreachable):
                    while player.client.wait(0.3):
                        pass
                player.client.close()
