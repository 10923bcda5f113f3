"""Reads over HTTP, one at a time, addresses in turn: whoever plays waits for one of them at most, and who asks for
little does not wait for who asks for much."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

from valise_games.house.errors import Refusal, RefusalCode

MOST_EACH = 100  # reads of one address that wait
LONGEST_TURN = 0.1  # seconds: what takes longer waits for something else, and lets the next begin


class ReadQueue:
    """Whose turn it is to read."""

    def __init__(self, longest_turn: float = LONGEST_TURN) -> None:
        self._longest_turn = longest_turn
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by address, in turn

    async def enter(self, address: str) -> Callable[[], None]:
        """Waits for the turn of this address; gives what ends it, which may be called again. Raises Refusal where too
        many of the same address wait."""
        loop = asyncio.get_running_loop()
        if self._busy:
            mine = self._waiting.setdefault(address, deque())
            if len(mine) >= MOST_EACH:
                raise Refusal(RefusalCode.TOO_FAST, "too fast: please wait 1 second")
            turn = loop.create_future()
            mine.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it came at the same moment
                    self._next()
                raise
        self._busy = True
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
        self._busy = False
