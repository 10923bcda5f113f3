"""One tick: all that happens within a few looks of the event loop at its sockets is written down together, and only
then told.

Under load a tick holds the moves of many tables and costs one commit, and a client gets all its messages in one write.
Those who were told something in the last tick and answer at once do not come all together. If a tick were over after
one look, it would hold the first one or two of them, and all others would wait for that tick and their own: so the
sockets are looked at again, a few times at most, as long as that brings something.

If a tick cannot be written down nothing of it has happened: the tables go back to their logs, and who sent a command
is told to try again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from valise_games.house.storage.store import Store, Unavailable
from valise_games.house.tables import events

if TYPE_CHECKING:
    from valise_games.house.tables.live import LiveTable
    from valise_games.house.transport.connection import Connection

log = logging.getLogger("valise.tick")

MAX_POLLS = (
    3  # at the sockets, at most. With more, those who came first wait too long where people think before they move
)


class Tick:
    def __init__(self, store: Store) -> None:
        self.store = store
        store.before_transaction = self.end
        self._end: asyncio.Handle | None = None
        self._tables: dict[LiveTable, None] = {}  # that rows were written for, in order
        self._written = 0  # times that rows were
        self._listeners: dict[Connection, None] = {}  # that messages wait for
        self._waiting: list[asyncio.Future[None]] = []
        self._errands: list[Callable[[], None]] = []  # for when it is written down

    def append(self, live: LiveTable, rows: Sequence[events.Row]) -> None:
        """Writes rows of a table; they count when the tick is over."""
        if not self._tables:
            self.store.begin()
        self._tables[live] = None
        self._written += 1
        if self._end is None:
            self._end_soon()
        self.store.append(live.table.id, rows)

    def tell(self, listener: Connection) -> None:
        """Messages wait for the listener."""
        self._listeners[listener] = None
        if self._end is None:
            self._end_soon()

    def then(self, errand: Callable[[], None]) -> None:
        """Does it when everything so far is written down; if it cannot be, never."""
        self._errands.append(errand)

    async def over(self) -> None:
        """Waits until everything so far is written down; raises Unavailable if it was not."""
        if self._tables:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future

    def end(self) -> bool:
        """Writes it all down and tells it; False if it could not be written."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        tables, listeners, waiting = list(self._tables), list(self._listeners), self._waiting
        errands, self._errands = self._errands, []
        self._tables, self._listeners, self._waiting = {}, {}, []
        self._written = 0
        trouble: Unavailable | None = None
        if tables:
            try:
                self.store.end()
            except Unavailable as error:
                trouble = error
        if trouble is not None:
            went_back = [live for live in tables if _went_back(live)]
            for listener in listeners:
                listener.take_back(went_back)
            errands.clear()
        for listener in listeners:
            listener.flush()
        for errand in errands:
            errand()
        for future in waiting:
            if not future.done():
                future.set_result(None) if trouble is None else future.set_exception(trouble)
        return trouble is None

    def _end_soon(self) -> None:
        self._end = asyncio.get_running_loop().call_soon(self._poll, 1, 0)

    def _poll(self, looks: int, written: int) -> None:
        """The sockets were looked at so many times; before the last of them so much had been written."""
        if looks == MAX_POLLS or self._written == written:
            self.end()
        else:
            self._end = asyncio.get_running_loop().call_soon(self._poll, looks + 1, self._written)


def _went_back(live: LiveTable) -> bool:
    """One that cannot be read now is no reason for the others not to."""
    try:
        live.go_back()
    except Exception:
        log.exception("a table cannot be read again")
        return False
    return True
