"""Nothing is sent before it is in the file: the publisher commits what has happened, then sends what follows from it.

Everything that happens within a few polls of the event loop is one batch. Under load it holds the moves of many tables
and costs one commit, and a client gets all its messages in one write. Clients that were sent something in the last
batch and answer at once do not all arrive with the same poll of the sockets; if a batch ended after one poll it would
hold the first one or two answers, and all others would wait for two commits. So the sockets are polled again, a few
times at most, as long as that brings new rows.

A store that is a file commits at once. A server takes a moment, and the house goes on meanwhile: what happens then is
the next batch, which is committed when the one before it is. So tables are ahead of their logs for that moment, and
whatever is told waits: every message waits for the end of the batch that was open when it was written.

If a batch cannot be committed, nothing of it has happened, nor of the one after it: the tables are read again from
their logs, and whoever sent a command is told to try again. Where only some tables lost, because somebody else had
written their next numbers, that is so for these tables and for those who watch them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from valise_games.house.errors import Unavailable
from valise_games.house.storage.store import Batch, LogRow, Store

log = logging.getLogger("valise.publisher")

MAX_WAITS = 3  # for commits, before the house stands still for one
# Seconds from the beginning of one commit to the next, where a commit takes a moment. On a busy house it is then for
# several tables, and so is what is sent to other processes; on a quiet one nobody waits for it.
INTERVAL = 0.02
MAX_POLLS = 3  # of the sockets. With more, those who came first wait too long where people think before they move


class Outbox(Protocol):
    """Messages to one client that wait for the end of the batch."""

    def flush(self) -> None:
        """Sends them: what they say is in the file."""

    def discard(self) -> None:
        """Drops them: what they say has not happened."""

    def take(self) -> Any:
        """Gives the messages so far, which wait for the commit that begins now; later ones wait for the next."""

    def release(self, taken: Any) -> None:
        """Sends what was taken."""

    def discard_taken(self, taken: Any) -> None:
        """Drops what was taken."""

    def concerns(self, tables: frozenset[str], taken: Any) -> bool:
        """Whether anything in it, or in what was taken from it, can be about these tables."""


class Participant(Protocol):
    """Something that changed with the batch: a table, the lobby."""

    def committed(self) -> None:
        """What it did is in the file."""

    def rolled_back(self, discarded: Collection[Outbox]) -> None:
        """What it did has not happened; the messages in these outboxes were dropped."""

    def concerns(self, tables: frozenset[str]) -> bool:
        """Whether it is one of these tables, or lists them."""


@dataclass
class Sealed:
    """A batch whose commit is under way, with all that waits for it."""

    batch: Batch
    participants: list[Participant]
    messages: dict[Outbox, Any]
    waiting: list[asyncio.Future[None]]


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
        self._sealed_at = 0.0  # when the last commit that takes a moment began
        self._sealed: Sealed | None = None  # under way; only with a store that takes a moment

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

    def forget(self, outbox: Outbox) -> None:
        """What waits in the outbox is dropped, and who sent a command is told to try again."""
        if outbox in self._outboxes:
            outbox.discard()
        if self._sealed is not None and outbox in self._sealed.messages:
            outbox.discard_taken(self._sealed.messages.pop(outbox))

    async def committed(self) -> None:
        """Waits until everything so far is in the file; raises Unavailable if it could not be written."""
        if self._batch is None and self._sealed is None:
            return
        future = asyncio.get_running_loop().create_future()
        if self._batch is None and self._sealed is not None:
            self._sealed.waiting.append(future)
        else:
            self._waiting.append(future)
        await future

    async def all_written(self) -> None:
        """Everything so far is in the file, or has fallen. Where the store takes a moment the house goes on meanwhile;
        if it never comes to rest, the last commit is waited for."""
        for _ in range(MAX_WAITS):
            if self._store.commits_at_once or (self._batch is None and self._sealed is None):
                break
            with contextlib.suppress(Unavailable):
                await self.committed()
        self.flush()

    def settle(self) -> None:
        """If something else has ended the batch already, as any other transaction does, acts on how it ended."""
        if self._batch is not None and not self._batch.open:
            self._deliver()

    def flush(self) -> bool:
        """Commits the batch now and sends what waits for it; False if it could not be written. A store that takes a
        moment is waited for: the whole house stands still."""
        batch = self._batch
        before = None if self._sealed is None else self._sealed.batch
        if before is not None:
            with contextlib.suppress(Unavailable):
                self._store.commit()  # of both; how the first ended is told to `_committed`
            if before.error is not None:
                return False
        elif batch is not None and batch.open:
            with contextlib.suppress(Unavailable):  # the batch has the error
                self._store.commit()
        return self._deliver() and not (before is not None and before.lost)

    def _schedule(self) -> None:
        if self._delivering or self._sealed is not None:
            return
        loop, wait = asyncio.get_running_loop(), self._sealed_at + INTERVAL - time.monotonic()
        if self._batch is not None and wait > 0:
            self._scheduled = loop.call_later(wait, self._seal)
        else:
            self._scheduled = loop.call_soon(self._poll, 1, 0)

    def _poll(self, polls: int, appended: int) -> None:
        """The sockets were polled so many times; before the last of them rows had been appended so many times."""
        if polls == MAX_POLLS or self._appended == appended:
            if self._store.commits_at_once or self._batch is None:
                self.flush()
            else:
                self._seal()
        else:
            self._scheduled = asyncio.get_running_loop().call_soon(self._poll, polls + 1, self._appended)

    def _deliver(self) -> bool:
        if self._scheduled is not None:
            self._scheduled.cancel()
            self._scheduled = None
        batch = self._batch
        error = None if batch is None else batch.error
        if batch is not None and batch.lost:
            self._deliver_in_part(self._take_all(batch), batch.lost)
            return False
        participants, waiting = list(self._participants), self._waiting
        self._batch, self._participants, self._waiting, self._appended = None, {}, [], 0
        self._delivering = True
        try:
            if error is None:
                for participant in participants:
                    participant.committed()
            else:
                discarded = list(self._outboxes)
                for outbox in discarded:
                    outbox.discard()
                self._roll_back(participants, discarded)
            outboxes, self._outboxes = list(self._outboxes), {}
            for outbox in outboxes:
                outbox.flush()
        finally:
            self._delivering = False
            if self._participants or self._outboxes:
                self._schedule()
        _answer(waiting, error)
        return error is None

    def _roll_back(self, participants: Iterable[Participant], discarded: Collection[Outbox]) -> None:
        for participant in participants:
            try:
                participant.rolled_back(discarded)
            except Unavailable:  # it tries again by itself
                log.warning("a table cannot be read again yet")
            except Exception:  # one that cannot be read now is no reason for the others not to
                log.exception("a table cannot be read again")

    # ------------------------------------------------------------------------------ a commit that takes a moment
    def _take_all(self, batch: Batch) -> Sealed:
        """What waits for this batch; from now on the next one is gathered."""
        if self._scheduled is not None:
            self._scheduled.cancel()
            self._scheduled = None
        messages = {outbox: outbox.take() for outbox in self._outboxes}
        sealed = Sealed(batch, list(self._participants), messages, self._waiting)
        self._batch, self._participants, self._outboxes, self._waiting, self._appended = None, {}, {}, [], 0
        return sealed

    def _seal(self) -> None:
        assert self._batch is not None
        self._sealed_at = time.monotonic()
        self._sealed = self._take_all(self._batch)
        self._store.commit_soon(self._committed)

    def _committed(self, batch: Batch) -> None:
        """The commit under way has ended."""
        sealed, self._sealed = self._sealed, None
        if sealed is None or sealed.batch is not batch:
            return
        if batch.error is not None:
            self._fall(sealed, batch.error)
        elif batch.lost:
            self._deliver_in_part(sealed, batch.lost)
        else:
            for participant in sealed.participants:
                if participant not in self._participants:  # else more has happened to it: it hears with the next batch
                    participant.committed()
            for outbox, taken in sealed.messages.items():
                outbox.release(taken)
            _answer(sealed.waiting, None)
        if self._scheduled is None and (self._participants or self._outboxes):
            self._schedule()

    def _fall(self, sealed: Sealed, error: Unavailable) -> None:
        """Nothing of it was kept, so nothing of what followed it can be."""
        self._store.drop()
        later = list(self._outboxes)
        waiting, self._waiting = sealed.waiting + self._waiting, []
        participants = {**dict.fromkeys(sealed.participants), **self._participants}
        self._batch, self._participants, self._outboxes, self._appended = None, {}, {}, 0
        for outbox in later:
            outbox.discard()
        for outbox, taken in sealed.messages.items():
            outbox.discard_taken(taken)
        self._roll_back(participants, {*sealed.messages, *later})
        _answer(waiting, error)

    def _deliver_in_part(self, sealed: Sealed, lost: frozenset[str]) -> None:
        """These tables fall, with all that has happened at them since; the others go on."""
        self._store.drop(lost)
        outboxes = {**dict.fromkeys(self._outboxes), **sealed.messages}
        discarded = {outbox for outbox, taken in outboxes.items() if outbox.concerns(lost, taken)}
        fallen = [one for one in {**dict.fromkeys(sealed.participants), **self._participants} if one.concerns(lost)]
        for participant in fallen:
            self._participants.pop(participant, None)
        for participant in sealed.participants:
            if participant not in self._participants and participant not in fallen:
                participant.committed()
        for outbox in discarded.intersection(self._outboxes):
            del self._outboxes[outbox]
            outbox.discard()
        for outbox, taken in sealed.messages.items():
            if outbox in discarded:
                outbox.discard_taken(taken)
            else:
                outbox.release(taken)
        self._roll_back(fallen, discarded)
        # Who waits does not say for which table: he is told to try again, which is answered by what was kept.
        waiting, self._waiting = sealed.waiting + self._waiting, []
        _answer(waiting, Unavailable("somebody else has written this down"))


def _answer(waiting: list[asyncio.Future[None]], error: Unavailable | None) -> None:
    for future in waiting:
        if not future.done():
            future.set_result(None) if error is None else future.set_exception(error)
