"""How fast one visitor may do things. Each kind of thing has a bucket per person and one per address, which fills up
again with time; who finds it empty hears how long to wait. The house remembers so many buckets and no more.

Of several processes of a house each has its own buckets and answers by itself, so nobody waits for another. Again and
again they tell one another what was taken, and everybody takes that out, too, below nothing if need be. So whoever
comes to one process has what he may, and whoever comes to all of them has in the long run no more; before they have
heard of each other he can have as much at each. What protects a process's own time is not told.
"""

from __future__ import annotations

import contextlib
import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.directory import Person


class Rate(NamedTuple):
    """So many at once, and again so many in these seconds."""

    most: int
    seconds: float


MINUTE, HOUR = 60, 3600
# By person, and by address, behind which may be a whole school.
RATES: dict[str, tuple[Rate | None, Rate | None]] = {
    "talk": (Rate(5, 10), Rate(40, 10)),
    "open": (Rate(10, 5 * MINUTE), Rate(60, 5 * MINUTE)),
    "miss": (Rate(10, 5 * MINUTE), Rate(40, 5 * MINUTE)),  # a table's code that is none
    "report": (Rate(5, HOUR), Rate(20, HOUR)),
    "command": (Rate(120, 3), None),  # by HTTP and by all his sockets together
    "export": (Rate(3, 10 * MINUTE), Rate(10, 10 * MINUTE)),
    "name": (Rate(10, 10 * MINUTE), None),
    "block": (Rate(60, 10 * MINUTE), None),
    "password": (Rate(10, 10 * MINUTE), None),  # asked for again by who is logged in
    "letter": (Rate(3, HOUR), Rate(20, HOUR)),  # to an address that is not known to be his
    "replay": (Rate(60, MINUTE), Rate(240, MINUTE)),  # and tables that are only in the file
    "hint": (Rate(6, MINUTE), Rate(60, MINUTE)),
    "chances": (Rate(6, MINUTE), Rate(20, MINUTE)),  # worked out in seconds, one game after the other
    "judgement": (Rate(6, MINUTE), Rate(20, MINUTE)),  # the same
    "refused": (None, Rate(120, 20)),  # answers that say so at once; more take a second each
    "read": (None, Rate(600, 20)),  # of whatever is under /api
    "page": (None, Rate(3000, 20)),  # files of the page, and what links show; a browser asks for thirty at first
    "write": (None, Rate(1200, 20)),  # whatever else comes by HTTP, whoever sends it; and sockets that are opened
    "socket-command": (None, Rate(60, 0.2)),  # what is more waits
    "guest": (None, Rate(60, 10 * MINUTE)),
    "delete": (None, Rate(10, 10 * MINUTE)),
    "register": (None, Rate(20, HOUR)),
    "login": (None, Rate(20, 10 * MINUTE)),
}
OF_A_PROCESS = {"command", "page", "read", "refused", "socket-command", "write"}  # not told to others
PERSON = {kind: rate for kind, (rate, _) in RATES.items() if rate}
ADDRESS = {kind: rate for kind, (_, rate) in RATES.items() if rate}
NAME = {
    "login": Rate(20, 10 * MINUTE),  # to one account, from wherever
    "known-login": Rate(10, 10 * MINUTE),  # from one browser that was logged in to this account before
}

MOST_OPEN = 5  # tables of one person that have not begun
EACH_ADDRESS = 20  # as many connections from one address as from so many people
REMEMBERED = 20_000  # buckets of one kind


class TokenBuckets:
    """Of one kind of thing. A forgotten bucket is a full one."""

    def __init__(self, pace: Rate, now: Callable[[], float], remembered: int = REMEMBERED) -> None:
        self.pace = pace
        self._now = now
        self._remembered = remembered
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # what is in it, since when

    def __len__(self) -> int:
        return len(self._buckets)

    def left(self, who: Hashable) -> float:
        """How many he may do now."""
        level, since = self._buckets.get(who, (float(self.pace.most), 0.0))
        return min(self.pace.most, level + max(0.0, self._now() - since) * self.pace.most / self.pace.seconds)

    def check(self, who: Hashable) -> None:
        """Raises Refusal if he may not do one now."""
        left = self.left(who)
        if left < 1:
            wait = math.ceil((1 - left) * self.pace.seconds / self.pace.most)
            raise Refusal(RefusalCode.TOO_FAST, f"too fast: please wait {wait} {'second' if wait == 1 else 'seconds'}")

    def take(self, who: Hashable) -> None:
        """He did one."""
        self._put(who, max(0.0, self.left(who) - 1))

    def hear(self, who: Hashable, count: int) -> None:
        """He did so many elsewhere; he may owe some after that."""
        self._put(who, self.left(who) - count)

    def _put(self, who: Hashable, level: float) -> None:
        self._buckets[who] = (level, self._now())
        self._buckets.move_to_end(who)
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)


Taken = list[tuple[str, str, int | str, int]]  # by what, of which kind, who, how often


class RateLimits:
    """The buckets of all kinds of things. With `on` false nothing is counted or refused."""

    def __init__(self, on: bool, now: Callable[[], float]) -> None:
        self.on = on
        self.shared = False  # with other processes of the house
        self._taken: Counter[tuple[str, str, int | str]] = Counter()  # since it was last told
        self._buckets = {
            (by, kind): TokenBuckets(pace, now)
            for by, rates in (("person", PERSON), ("address", ADDRESS), ("name", NAME))
            for kind, pace in rates.items()
        }
        self.connected: Counter[Hashable] = Counter()  # by person (a number) and by address (a text)

    def take(self, kind: str, *, person: int | None = None, address: str = "", name: str = "") -> None:
        """One of this kind for all that are named, or a Refusal and none."""
        if not self.on:
            return
        concerned = self._concerned(kind, person, address, name)
        for place, who in concerned:
            self._buckets[place].check(who)
        self._take(concerned)

    def _take(self, concerned: list[tuple[tuple[str, str], int | str]]) -> None:
        for place, who in concerned:
            self._buckets[place].take(who)
            if self.shared and place[1] not in OF_A_PROCESS:
                self._taken[(*place, who)] += 1

    def to_tell(self) -> Taken:
        """What was taken here since this was last asked."""
        taken = [(*each, count) for each, count in self._taken.items()]
        self._taken.clear()
        return taken

    def hear(self, taken: Taken) -> None:
        """What was taken at another process."""
        for by, kind, who, count in taken:
            if (by, kind) in self._buckets:
                self._buckets[by, kind].hear(who, count)

    def may(self, kind: str, address: str) -> bool:
        """Whether one more of this kind may come from this address now; it is counted if so."""
        try:
            self.take(kind, address=address)
        except Refusal:
            return False
        return True

    def by(self, kind: str, person: Person) -> None:
        """One of this kind by this person, from where he is; raises Refusal."""
        self.take(kind, person=person.id, address=person.address)

    @contextlib.contextmanager
    def guessing(self, person: Person | None, address: str = "") -> Iterator[None]:
        """Around everything that finds a table by its code, for somebody who does not sit there; of a stranger only the
        address is known. Who has guessed too often finds none for a while, right or wrong."""
        concerned = self._concerned("miss", person.id if person else None, person.address if person else address, "")
        for place, who in concerned:
            self._buckets[place].check(who)
        try:
            yield
        except Refusal as refusal:
            if refusal.code is RefusalCode.NO_TABLE:
                self._take(concerned)
            raise

    @contextlib.contextmanager
    def connection(self, person: Person, each: int) -> Iterator[None]:
        """While a socket is open."""
        allowed: list[tuple[Hashable, int]] = [(person.id, each), (person.address, each * EACH_ADDRESS)]
        if self.on and self.connected[person.id] >= each:
            raise Refusal(RefusalCode.TOO_FAST, f"you have {each} connections already; close one, or wait 10 seconds")
        if self.on and self.connected[person.address] >= each * EACH_ADDRESS:
            raise Refusal(
                RefusalCode.TOO_FAST, "too many people come from your address just now; please wait 10 seconds"
            )
        for who, _ in allowed:
            self.connected[who] += 1
        try:
            yield
        finally:
            for who, _ in allowed:
                self.connected[who] -= 1
                if not self.connected[who]:
                    del self.connected[who]

    def open_tables(self, waiting: int) -> None:
        """Refuses to open one more to somebody who has so many that have not begun."""
        if self.on and waiting >= MOST_OPEN:
            raise Refusal(RefusalCode.TOO_MANY, f"{waiting} tables of yours have not begun: start one, or leave one")

    def _concerned(
        self, kind: str, person: int | None, address: str, name: str
    ) -> list[tuple[tuple[str, str], int | str]]:
        """Which buckets, and whose."""
        if not self.on:
            return []
        found = (("person", person), ("address", address or None), ("name", name or None))
        return [((by, kind), who) for by, who in found if who is not None and (by, kind) in self._buckets]


def address_of(client: str, forwarded: str, trust_proxy: bool) -> str:
    """Where a visitor comes from. Only the last hop of X-Forwarded-For was written by our own proxy; of the newer
    kind, a household has a whole /64."""
    client_address = forwarded.rpartition(",")[2].strip() if trust_proxy and forwarded else client
    try:
        address = ipaddress.ip_address(client_address)
    except ValueError:
        return client_address[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
