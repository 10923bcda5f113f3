"""Looks up where the hosts of push services are. A name server may never answer, and what visitors name may have one:
so each look-up has a thread that nobody waits for, not even at the end, and there are only so many."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections import Counter, OrderedDict

MOST_AT_WORK = 48  # threads
EACH_DOMAIN = 4  # of them: names below one domain are free to have
PATIENCE = 4.0  # seconds that a look-up is waited for
GOOD_FOR = 600.0  # seconds that an address is used; and until another is found
MOST_KEPT = 1000  # hosts


class Resolver:
    """Hosts to addresses. Raises OSError or TimeoutError where none is found in time."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, int], tuple[str, float]] = OrderedDict()
        self._at_work: dict[tuple[str, int], asyncio.Future[str]] = {}
        self._domains: Counter[str] = Counter()

    async def find(self, host: str, port: int) -> str:
        """The first address of the host, as it was found lately."""
        place = (host, port)
        known, since = self._found.get(place, ("", 0.0))
        if known and time.monotonic() - since < GOOD_FOR:
            return known
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._look_up(place))
        except OSError:  # TimeoutError is one
            if known:
                return known
            raise

    def _look_up(self, place: tuple[str, int]) -> asyncio.Future[str]:
        """One thread for all who ask for the same."""
        if place in self._at_work:
            return self._at_work[place]
        domain = ".".join(place[0].split(".")[-2:])
        if len(self._at_work) >= MOST_AT_WORK or self._domains[domain] >= EACH_DOMAIN:
            raise OSError("too many look-ups")
        loop = asyncio.get_running_loop()
        looking: asyncio.Future[str] = loop.create_future()
        looking.add_done_callback(asyncio.Future.exception)  # whoever asked may be gone
        self._at_work[place] = looking
        self._domains[domain] += 1

        def done(answer: str | OSError) -> None:
            del self._at_work[place]
            self._domains[domain] -= 1
            if not self._domains[domain]:
                del self._domains[domain]
            if isinstance(answer, str):
                self._keep(place, answer)
                looking.set_result(answer)
            else:
                looking.set_exception(answer)

        def work() -> None:
            try:
                found = socket.getaddrinfo(*place, type=socket.SOCK_STREAM)
                answer: str | OSError = str(found[0][4][0])
            except OSError as error:
                answer = error
            except ValueError:  # a name that cannot be encoded
                answer = OSError("no name of a host")
            with contextlib.suppress(RuntimeError):  # the house is closed
                loop.call_soon_threadsafe(done, answer)

        threading.Thread(target=work, name="look-up", daemon=True).start()
        return looking

    def _keep(self, place: tuple[str, int], address: str) -> None:
        self._found[place] = (address, time.monotonic())
        self._found.move_to_end(place)
        if len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
