"""Nothing is sent before it is in the file: the publisher commits what has happened, then sends what follows from it.

Everything that happens within a few polls of the event loop is one batch. Under load it holds the moves of many tables
and costs one commit, and a client gets all its messages in one write. Clients that were sent something in the last
batch and answer at once do not all arrive with the same poll of the sockets; if a batch ended after one poll it would
hold the first one or two answers, and all others would wait for two commits. So the sockets are polled again, a few
times at most, as long as that brings new rows.

If a batch cannot be committed, nothing of it has happened: the tables are read again from their logs, and whoever sent
a command is told to try again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Iterable
from typing import Protocol

from valise_games.house.errors import Unavailable
from valise_games.house.storage.log import LogRow
from valise_games.house.storage.store import Batch, Store

log = logging.getLogger("valise.publisher")

MAX_POLLS = 3  # of the sockets. With more, those who came first wait too long where people think before they move


class Outbox(Protocol):
    """Messages to one client that wait for the end of the batch."""

    def flush(self) -> None:
        """Sends them: what they say is in the file."""

    def discard(self) -> None:
        """Drops them: what they say has not happened."""


class Participant(Protocol):
    """Something that changed with the batch: a table, the lobby."""

    def committed(self) -> None:
        """What it did is in the file."""

    def rolled_back(self, discarded: Collection[Outbox]) -> None:
        """What it did has not happened; the messages in these outboxes were dropped."""


class Publisher:
    """Commits batches of log rows, and lets messages out when they are committed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._batch: Batch | None = None
        self._participants: dict[Participant, None] = {}  # in order
        self._outboxes: dict[Outbox, None] = {}  # in order
        self._waiting: list[asyncio.Future[None]] = []
        self._appended = 0  # times that rows were appended to the batch
        self._scheduled: asyncio.Handle | None = None
        self._delivering = False

    def append(self, participant: Participant, rows: Iterable[LogRow]) -> Batch:
        """Adds log rows to the batch; raises Unavailable if they cannot be written now. Call `settle` first."""
        self._batch = batch = self._store.append(rows)
        self._appended += 1
        self.join(participant)
        return batch

    def join(self, participant: Participant) -> None:
        """The participant hears how the batch ended."""
        self._participants[participant] = None
        if self._scheduled is None:
            self._schedule()

    def enqueue(self, outbox: Outbox) -> None:
        """Messages wait in the outbox."""
        self._outboxes[outbox] = None
        if self._scheduled is None:
            self._schedule()

    async def committed(self) -> None:
        """Waits until everything so far is in the file; raises Unavailable if it could not be written."""
        if self._batch is not None:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future

    def settle(self) -> None:
        """If something else has ended the batch already, as any other transaction does, acts on how it ended."""
        if self._batch is not None and not self._batch.open:
            self._deliver()

    def flush(self) -> bool:
        """Commits the batch now and sends what waits for it; False if it could not be written."""
        if self._batch is not None and self._batch.open:
            with contextlib.suppress(Unavailable):  # the batch has the error
                self._store.commit()
        return self._deliver()

    def _schedule(self) -> None:
        if not self._delivering:
            self._scheduled = asyncio.get_running_loop().call_soon(self._poll, 1, 0)

    def _poll(self, polls: int, appended: int) -> None:
        """The sockets were polled so many times; before the last of them rows had been appended so many times."""
        if polls == MAX_POLLS or self._appended == appended:
            self.flush()
        else:
            self._scheduled = asyncio.get_running_loop().call_soon(self._poll, polls + 1, self._appended)

    def _deliver(self) -> bool:
        if self._scheduled is not None:
            self._scheduled.cancel()
            self._scheduled = None
        error = None if self._batch is None else self._batch.error
        participants, waiting = list(self._participants), self._waiting
        self._batch, self._participants, self._waiting, self._appended = None, {}, [], 0
        self._delivering = True
        try:
            if error is None:
                for participant in participants:
                    participant.committed()
            else:
                self._roll_back(participants)
            outboxes, self._outboxes = list(self._outboxes), {}
            for outbox in outboxes:
                outbox.flush()
        finally:
            self._delivering = False
            if self._participants or self._outboxes:
                self._schedule()
        for future in waiting:
            if not future.done():
                future.set_result(None) if error is None else future.set_exception(error)
        return error is None

    def _roll_back(self, participants: list[Participant]) -> None:
        discarded = list(self._outboxes)
        for outbox in discarded:
            outbox.discard()
        for participant in participants:
            try:
                participant.rolled_back(discarded)
            except Exception:  # one that cannot be read now is no reason for the others not to
                log.exception("a table cannot be read again")
