"""Requests over HTTP wait for their turn. Reads one at a time, addresses in turn: whoever plays waits for one of them
at most, and who asks for little does not wait for who asks for much. Others a few at a time of each address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

from valise_games.house.errors import Refusal, RefusalCode

MOST_EACH = 100  # of one address that wait
AT_ONCE = 8  # writes of one address
LONGEST_TURN = 0.1  # seconds: what takes longer waits for something else, and lets the next begin


class ReadQueue:
    """Whose turn it is to read."""

    def __init__(self, longest_turn: float = LONGEST_TURN, at_once: int = 1, most_each: int = MOST_EACH) -> None:
        self._longest_turn = longest_turn
        self._most_each = most_each
        self._free = at_once
        self._at_once = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by address, in turn

    async def enter(self, address: str) -> Callable[[], None]:
        """Waits for the turn of this address; gives what ends it, which may be called again. Raises Refusal where too
        many of the same address wait."""
        loop = asyncio.get_running_loop()
        if not self._free:
            mine = self._waiting.setdefault(address, deque())
            if len(mine) >= self._most_each:
                raise Refusal(RefusalCode.TOO_FAST, "too fast: please wait 1 second")
            turn = loop.create_future()
            mine.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it came at the same moment
                    self._next()
                raise
        else:
            self._free -= 1
        timer: asyncio.TimerHandle | None = None

        def leave() -> None:
            nonlocal timer
            if timer is not None:
                timer.cancel()
                timer = None
                self._next()

        timer = loop.call_later(self._longest_turn, leave)
        return leave

    def _next(self) -> None:
        while self._waiting:
            address, mine = self._waiting.popitem(last=False)
            turn = mine.popleft()
            if mine:
                self._waiting[address] = mine  # behind the others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    @property
    def idle(self) -> bool:
        """Whether nobody reads or waits."""
        return self._free == self._at_once


class WriteQueues:
    """Of each address so many requests that change something are under way at once, whatever others do."""

    def __init__(self, longest_turn: float = LONGEST_TURN) -> None:
        self._longest_turn = longest_turn
        self._queues: dict[str, ReadQueue] = {}  # of addresses from which something is under way

    def __len__(self) -> int:
        return len(self._queues)

    async def enter(self, address: str) -> Callable[[], None]:
        """As `ReadQueue.enter`."""
        queue = self._queues.setdefault(address, ReadQueue(self._longest_turn, AT_ONCE))
        end = await queue.enter(address)

        def leave() -> None:
            end()
            if queue.idle and self._queues.get(address) is queue:
                del self._queues[address]

        return leave
