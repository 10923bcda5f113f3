"""People who play at random, each in a thread of his own, whatever happens to the house meanwhile."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field

from tests.house.houses import ENDLESS, RunningHouse
from valise_games.client import HouseClient, Refused, RemoteTable, Unreachable


@dataclass
class Guest:
    """Plays at one table after another. `acknowledged` are the commands that the house said were done."""

    house: RunningHouse
    name: str
    seed: int
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # table, key of the log
    visitor: HouseClient | None = None
    trouble: str = ""

    def play(self, code: str, stop: threading.Event) -> None:
        dice = random.Random(self.seed)
        try:
            assert self.visitor is not None
            table = self.visitor.tables[code]
            while not stop.is_set() and not table.over:
                self.act_or_wait(code, dice, 0.2)
        except Unreachable as error:
            self.trouble = str(error)

    def act_or_wait(self, code: str, dice: random.Random, seconds: float) -> None:
        """For so long, if he has nothing to decide."""
        assert self.visitor is not None
        table = self.visitor.tables[code]
        if table.decision:
            self._act(table, dice)
        else:
            table.wait(seconds)

    def _act(self, table: RemoteTable, dice: random.Random) -> None:
        assert self.visitor is not None
        try:
            done = table.do("act", decision=table.decision, action=dice.choice(table.legal))
        except Refused as refusal:
            # After a break the view may be a moment behind.
            if refusal.code not in ("stale", "not-yours", "over", "unavailable"):
                self.trouble = f"{refusal.code}: {refusal}"
            table.wait(0.05)
        else:
            self.acknowledged.append((table.id, f"{self.visitor.id}:{done['key']}"))


class Crowd:
    """So many tables of so many people, all playing until told to stop."""

    def __init__(self, house: RunningHouse, tables: int, seats: int, game: str, seed: int) -> None:
        self.stop = threading.Event()
        self.guests = [[Guest(house, "", seed + 100 * t + s) for s in range(seats)] for t in range(tables)]
        self.codes: list[str] = []
        self.threads: list[threading.Thread] = []
        for guests in self.guests:
            code = self.seat(house, guests, game)
            self.codes.append(code)
            for guest in guests:
                self.threads.append(threading.Thread(target=guest.play, args=(code, self.stop), daemon=True))
        for thread in self.threads:
            thread.start()

    @staticmethod
    def seat(house: RunningHouse, guests: list[Guest], game: str) -> str:
        """They sit down at a new table, and begin."""
        tables: list[RemoteTable] = []
        for guest in guests:
            guest.visitor = house.visitor(guest.name)
            table = (
                guest.visitor.watch(tables[0].id) if tables else guest.visitor.open(game, len(guests), clock=ENDLESS)
            )
            table.sit()
            tables.append(table)
        tables[0].start()
        return tables[0].id

    @property
    def acknowledged(self) -> list[tuple[str, str]]:
        return [done for guests in self.guests for guest in guests for done in list(guest.acknowledged)]

    def until(self, acts: int, seconds: float) -> None:
        """Until so many more acts were acknowledged."""
        start, end = len(self.acknowledged), time.monotonic() + seconds
        while len(self.acknowledged) < start + acts and not all(not thread.is_alive() for thread in self.threads):
            assert time.monotonic() < end, f"only {len(self.acknowledged) - start} acts in {seconds} s; {self.troubles}"
            time.sleep(0.05)

    @property
    def troubles(self) -> list[str]:
        return [guest.trouble for guests in self.guests for guest in guests if guest.trouble]

    def go_home(self) -> None:
        self.stop.set()
        for thread in self.threads:
            thread.join(60)
        for guests in self.guests:
            for guest in guests:
                if guest.visitor is not None:
                    guest.visitor.close()
