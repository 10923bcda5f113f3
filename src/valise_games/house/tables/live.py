"""A table that is in memory: it records what happens, tells those who watch, and acts when time is over.

Nothing is sent before it is in the file: rows go to the publisher, and messages wait in the watchers' outboxes until it
has committed them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from valise_games.house.errors import Refusal, RefusalCode, Unavailable
from valise_games.house.logging import about_table
from valise_games.house.metrics import Metrics
from valise_games.house.notify.notifier import Notifier
from valise_games.house.people import ratings
from valise_games.house.people.directory import Directory
from valise_games.house.storage.store import Notice, Store, TableLine
from valise_games.house.tables import changes, events, house_answers, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.autoplay import TRY_AGAIN, Autoplay, BotService
from valise_games.house.tables.changes import Parts, Told
from valise_games.house.tables.clock import ClockFace
from valise_games.house.tables.lobby import Lobby
from valise_games.house.tables.log import load_table, to_log_rows
from valise_games.house.tables.publisher import Publisher
from valise_games.house.tables.state import Seat, Table
from valise_games.play import IllegalAction
from valise_games.play.match import FORMAT, Move

log = logging.getLogger("valise.tables")

REVEAL_TIME = 10.0  # seconds for the seats' parts of the deal; then it may be dealt without those that are missing
DAY = 86_400.0  # by the day it is not done before so long, unless the host wishes it
OUTAGE = 1.0  # seconds: what the house could not write down for so long is given back to the clocks
KEPT_TIME = 120.0  # seconds in which nobody else can sit down at a rematch
LONGEST_PAUSE = 86_400.0  # seconds: who never comes back to agree keeps nobody for longer

# Events that lists of tables and games do not show, and those of the game itself.
PRIVATE = (events.StandingAnswerSet, events.PromptsSet, events.LimitSet)  # nobody else hears of them
NOT_IN_LISTS = (events.Stepped, events.WindowClosed, *PRIVATE, events.PaceSet, events.Said, events.Reopened)
OF_THE_GAME = (events.Stepped, events.WindowClosed)
SEATS_CHANGE = (events.Sat, events.Stood, events.PersonMerged)


class Watcher(Protocol):
    """Where messages go: a socket of a person."""

    person: int

    @property
    def told(self) -> dict[str, Told] | None:
        """By table, what a socket that takes changes was told of it; None of one that is told everything."""

    def send(self, message: bytes) -> None: ...


@dataclass
class TableServices:
    """What every live table is handed."""

    now: Callable[[], float]
    store: Store
    publisher: Publisher
    lobby: Lobby
    directory: Directory
    bots: BotService
    notifier: Notifier
    metrics: Metrics
    opened: float  # when the house was
    # With other processes: called with a table of which something could not be written, since it may be another's.
    lost: Callable[[LiveTable], None] | None = None


class LiveTable:
    """One table in memory, with those who watch it, its timer, and the bots that play at it."""

    def __init__(self, services: TableServices, table: Table) -> None:
        self.table = table
        self.watchers: dict[Watcher, int | None] = {}  # with the seat of each
        self.broken = False  # its log could not be read again after a roll-back: nobody may use it any more
        self._services = services
        self._now = services.now
        self._publisher = services.publisher
        self.autoplay = Autoplay(self, services.bots, services.now)
        self._timer: asyncio.TimerHandle | None = None
        self._quiet_since = services.opened
        self._presence = b""  # as it was last sent
        self._clocks: ClockFace | None = None  # of the last step that was told
        self._broken_since: float | None = None  # while its log cannot be read
        self._notifies = False  # there are notices in a batch that is not committed
        self.kept_for: dict[int, Seat] = {}  # at a rematch, who sat there before; lost when the house is shut

    # ------------------------------------------------------------------------------ recording and telling
    def write(self, *happened: events.TableEvent, key: str = "") -> events.Row:
        """As `write_all` does; gives the row of the last."""
        return self.write_all(*happened, key=key)[-1]

    def write_all(self, *happened: events.TableEvent, key: str = "", move: Move | None = None) -> list[events.Row]:
        """Records events, applies them and tells everybody; gives their rows.

        `key` is that of the command they come from; `move` is the step among them, prepared. Raises Unavailable if they
        cannot be recorded: then nothing has happened.
        """
        table = self.table
        self._publisher.settle()
        if self.table is not table or self.broken:  # its numbers may be further than those of the log
            raise Unavailable("it was rolled back")
        now, number, public_seq, listed, paced = self._now(), table.number, table.public_seq, False, False
        rows: list[events.Row] = []
        for event in happened:
            number += 1
            public = _is_public(event, move)
            public_seq += public
            listed = listed or not isinstance(event, NOT_IN_LISTS)
            paced = paced or isinstance(event, events.PaceSet)
            rows.append(events.Row(number, public_seq if public else None, now, key, event))
        batch = self._publisher.append(self, to_log_rows(table.id, rows))
        was = table.state
        try:
            for row in rows:
                before = table.public_view
                table.apply(row, move if isinstance(row.event, events.Stepped) else None)
                self._publish(row, before)
                if row.public_seq is not None and table.setup.clock.kind == "daily":
                    notices = self._absent_deciders(row)
                    batch.notices += notices
                    self._notifies = self._notifies or bool(notices)
        except Exception:  # a fault of ours: what is in memory cannot be trusted, what is in the file can
            self._publisher.flush()
            self.roll_back()
            raise
        if paced:
            self.autoplay.stop()  # who thinks has his time anew
        if listed or table.state != was:
            self.update_lists(was)
            if batch.error is not None:
                raise batch.error
        self.plan_ahead()
        return rows

    def step(
        self,
        seat: int,
        action: dict[str, Any],
        by: events.Actor,
        key: str = "",
        before: Sequence[events.TableEvent] = (),
        after: Sequence[events.TableEvent] = (),
        *,
        move: Move | None = None,
    ) -> events.Row:
        """A step of the game, between these other events; one that would close a window too early is held until it may.
        `move` is what `prepare` gave for it, which is not done again if nobody has stepped since. Gives the row of the
        step. Raises Refusal where it is illegal, and Unavailable."""
        match = self.table.match
        assert match is not None
        if move is None or move.step != match.steps + 1:
            try:
                move = match.prepare(seat, action)
            except IllegalAction as error:
                raise Refusal(RefusalCode.ILLEGAL, str(error), error.allowed) from None
        early = self.table.in_window and move.shown and self._now() < self.autoplay.earliest_close
        rows = self.write_all(*before, events.Stepped(seat, move.action, by, early), *after, key=key, move=move)
        return rows[len(before)]

    def _publish(self, row: events.Row, before: dict[str, Any]) -> None:
        """Tells those who watch, each what he may know."""
        if isinstance(row.event, SEATS_CHANGE):
            self._find_seats()
        if row.public_seq is None:
            return
        of_the_game = isinstance(row.event, OF_THE_GAME)
        if of_the_game:
            self._services.metrics.moves += 1
        if not self.watchers:
            return
        if of_the_game:
            self._publish_entry(views.EntryEncoder(self.table, before, row, self._clocks))
            if self.table.state != "over":
                return
        elif isinstance(row.event, events.Started):
            self._ask_out_spectators(row)
            for watcher in self.watchers:
                self.show(watcher)
            return
        self._clocks = None  # everybody is told others
        online, kept = self.online(), self.kept()
        for watcher, seat in self.watchers.items():
            if isinstance(row.event, events.PersonMerged) and watcher.person == row.event.by:
                self.show(watcher)  # he sees more from now on
                continue
            try:
                muted = self._services.directory.muted_by(watcher.person)
            except Unavailable:  # what has happened has happened all the same
                self._forget(watcher)
                self._show_soon(watcher)
            else:
                watcher.send(views.message_about(self.table, row, seat, online, muted, kept))

    def _publish_entry(self, entry: views.EntryEncoder) -> None:
        self._clocks = entry.clocks
        encoded: dict[int | None, bytes] = {}
        for watcher, seat in self.watchers.items():
            if watcher.told is not None:
                told = watcher.told.get(self.table.id)
                change = None if told is None else entry.change(seat, told)
                if change is not None:
                    watcher.send(change)
                    continue
                self._remember(watcher, None if seat is None else entry.own(seat), entry.clocks)
            if seat not in encoded:
                encoded[seat] = entry.to(seat)
            watcher.send(encoded[seat])

    def show(self, watcher: Watcher) -> None:
        """As `send_snapshot`; while the database does not say whom the watcher has muted, a moment later."""
        try:
            self.send_snapshot(watcher)
        except Unavailable:
            self._show_soon(watcher)

    def _show_soon(self, watcher: Watcher) -> None:
        def show() -> None:
            if watcher in self.watchers and not self.broken:
                self.show(watcher)

        asyncio.get_running_loop().call_later(TRY_AGAIN, show)

    def _ask_out_spectators(self, row: events.Row) -> None:
        """Who has no seat hears that the game begins, and no more, where it is played without spectators."""
        if self.table.setup.spectators:
            return
        for watcher in [watcher for watcher, seat in self.watchers.items() if seat is None]:
            watcher.send(views.message_about(self.table, row, None, self.online(), ()))
            self._drop(watcher)

    def _absent_deciders(self, row: events.Row) -> list[Notice]:
        """Notices to those who have to decide now and are not here, or are awaited before the deal."""
        table = self.table
        if isinstance(row.event, events.Dealing):
            here = {watcher.person for watcher in self.watchers}
            people = [table.seats[seat].person for seat in table.awaited]
            return [
                Notice(table.id, row.number, one, table.setup.game)
                for one in people
                if one is not None and one not in here
            ]
        if table.state != "playing" or table.clock.paused:
            return []
        if not isinstance(row.event, events.Started | events.Stepped | events.WindowClosed):
            return []
        here = {watcher.person for watcher in self.watchers}
        actor = row.event.seat if isinstance(row.event, events.Stepped) else None
        notices: list[Notice] = []
        for seat in table.asked if table.in_window else table.clock.running:
            place = table.seats[seat]
            goes_on = seat == actor and not table.in_window  # it was his turn, and still is
            alone = house_answers.reason(table, seat) == "single"  # he has nothing to decide
            if place.person is not None and not (place.stand_in or place.person in here or goes_on or alone):
                notices.append(Notice(table.id, row.number, place.person, table.setup.game))
        return notices

    def update_lists(self, was: str) -> None:
        """Brings the lobby and the lists in the file up to date, with the open batch; `was` is the state before, or
        empty. They follow from the log, so a failure costs nothing that the next start does not mend."""
        table = self.table
        self._services.lobby.update(table)
        if was and was != table.state:
            self._note_state()
        outcome = None if table.outcome is None else msgspec.json.encode(table.outcome)
        finished = None if table.match is None else table.finished_at  # a table that never began is in no list
        seats = [(seat.person, seat.bot or seat.name) for seat in table.seats]
        rating = None
        if table.state == "over" and table.setup.rated and table.outcome is not None:
            people, stood_in = [seat.person for seat in table.seats], [bool(seat.stand_in) for seat in table.seats]
            rating = ratings.change(table.setup.game, people, table.outcome, stood_in)
        with contextlib.suppress(Unavailable):
            self._services.store.note_table(TableLine(table.id, table.state, finished, outcome, seats), rating)

    def _note_state(self) -> None:
        table = self.table
        about = about_table(table.id, table.setup.game, public=table.setup.public)
        reason = (table.outcome or {}).get("reason")
        log.info("a table changed", extra=about | {"state": table.state, "reason": reason})
        self._services.metrics.finished += table.state == "over"

    # ------------------------------------------------------------------------------ at the end of a batch
    def committed(self) -> None:
        """Its notices are written down, and can be taken."""
        if self._notifies:
            self._notifies = False
            self._services.notifier.look()

    def concerns(self, tables: frozenset[str]) -> bool:
        """Whether it is one of these."""
        return self.table.id in tables

    def rolled_back(self, discarded: Collection[object]) -> None:
        """Who was to hear what has not happened gets the table as it is."""
        if self._services.lost is not None:
            self.stop()
            self._notifies = False
            self.broken = True
            self._services.lost(self)
            return
        self.roll_back()
        for watcher in self.watchers:
            if watcher in discarded:
                self.send_snapshot(watcher)

    def read_again(self) -> None:
        """Of a table that is broken: everybody gets it as its log says. Raises Unavailable; then it tries again by
        itself."""
        since = self._broken_since
        self.roll_back()
        for watcher in list(self.watchers):
            self.send_snapshot(watcher)
        if since is not None and self._now() - since > OUTAGE:
            self.go_on(since, jumped=True)

    def roll_back(self) -> None:
        """What happened last is not in the file: the table is as its log says, and goes on in a while. Raises
        Unavailable where that cannot be read now; then it tries again by itself."""
        self.stop()
        self._notifies = False
        self.broken = True  # until it has been read
        try:
            table = load_table(self._services.store, self.table.id)
        except Unavailable:
            if self._broken_since is None:
                self._broken_since = self._now()
            self._timer = asyncio.get_running_loop().call_later(TRY_AGAIN, self._read_again)
            raise
        assert table is not None
        self.table, self.broken, self._broken_since, self._clocks = table, False, None, None
        self._find_seats()
        self._services.lobby.update(table)
        self._wake_in(TRY_AGAIN)

    # ------------------------------------------------------------------------------ who is here
    def watch(self, watcher: Watcher, since: int = 0) -> None:
        """Sends the table as it is, with its events from that entry on, and from now on whatever happens."""
        self.watchers[watcher] = self.table.seat_of(watcher.person)
        self.send_snapshot(watcher, since)
        self._send_presence(watcher)
        if self.table.state == "playing" and not self.table.clock.paused:
            self.autoplay.update()  # who is here again may have answered in advance

    def unwatch(self, watcher: Watcher) -> None:
        """The watcher is sent nothing more."""
        if watcher in self.watchers:
            self._drop(watcher)
            self._quiet_since = self._now()
            self._send_presence()

    def _drop(self, watcher: Watcher) -> None:
        del self.watchers[watcher]
        self._forget(watcher)

    def _remember(self, watcher: Watcher, own: Parts | None, clocks: ClockFace | None = None) -> None:
        """That the watcher was told all of it."""
        match = self.table.match
        if watcher.told is not None and match is not None:
            watcher.told[self.table.id] = Told(own, clocks, match.game.ACTIONS_COME_AGAIN)

    def _forget(self, watcher: Watcher) -> None:
        """What the watcher was told: the next message about the game tells it all that it may know."""
        if watcher.told is not None:
            watcher.told.pop(self.table.id, None)

    def is_here(self, seat: int) -> bool:
        """Whether somebody watches from this seat."""
        return seat in self.watchers.values()

    def online(self) -> list[int]:
        """The seats whose people are here, for all to see. By the day everybody is: of who was not here when a window
        closed all would know that he answered in advance."""
        if self.table.setup.clock.kind == "daily" and self.table.state == "playing":
            return self.table.people_seats
        return sorted({seat for seat in self.watchers.values() if seat is not None})

    def _counts_as_online(self, seat: int) -> bool:
        """Whether it is one of these."""
        if self.table.setup.clock.kind == "daily" and self.table.state == "playing":
            return seat in self.table.people_seats
        return seat in self.watchers.values()

    def tell_own(self, seat: int, socket: Watcher | None) -> dict[str, Any]:
        """What only this seat gets, as fields of the answer to a command from that socket: all of it, or what is new to
        one that takes changes."""
        told = None if socket is None or socket.told is None else socket.told.get(self.table.id)
        if socket is None or told is None or self.table.match is None:
            return {"own": self.seat_view(seat)}
        own = views.seat_parts(self.table, seat, self._counts_as_online(seat))
        change = told.take(own)
        if change is None:
            self._remember(socket, own, told.clocks)
            return {"own": m.SeatView(own[0], own[1], *own[2])}
        new = msgspec.Raw(b"{%b}" % change[1:]) if change else msgspec.UNSET
        return {"own": msgspec.UNSET, "hint": msgspec.UNSET, "own_changed": new}

    def snapshot(self, person: int, since: int = 0) -> m.TableSnapshot:
        """The table as this person may see it now."""
        return views.snapshot(
            self.table,
            self.table.seat_of(person),
            self._now(),
            since=since,
            online=self.online(),
            muted=self._services.directory.muted_by(person),
            kept=self.kept(),
        )

    def kept(self) -> dict[int, str]:
        """For whom free seats of a rematch are kept now."""
        if abs(self._now() - self.table.opened_at) > KEPT_TIME:
            return {}
        return {number: seat.name for number, seat in self.kept_for.items() if self.table.seat_of(seat.person) is None}

    def seat_view(self, seat: int) -> m.SeatView | None:
        """What only this seat gets."""
        return views.seat_view(self.table, seat, self._counts_as_online(seat))

    def send_snapshot(self, watcher: Watcher, since: int = 0) -> None:
        """Sends the watcher the table as he may see it, with its events from entry `since` on."""
        snapshot = self.snapshot(watcher.person, since)
        watcher.send(m.encode(snapshot))
        self._remember(watcher, changes.parts_of(snapshot.own))

    def tell_seat(self, seat: int) -> None:
        """The house took a step for the seat that nobody else sees: its own sockets get the table as it is."""
        assert self.table.match is not None
        for watcher, place in self.watchers.items():
            if place == seat:
                self.send_snapshot(watcher, self.table.match.entries + 1)

    def quiet_for(self) -> float:
        """Seconds since somebody was here, or did something."""
        return 0.0 if self.watchers else self._now() - max(self._quiet_since, self.table.last_action_at)

    def _find_seats(self) -> None:
        for watcher, seat in self.watchers.items():
            self.watchers[watcher] = found = self.table.seat_of(watcher.person)
            if found != seat:
                self._forget(watcher)

    def _send_presence(self, newcomer: Watcher | None = None) -> None:
        """To everybody if it changed, else to the newcomer alone."""
        message = m.encode(
            m.Presence(
                table=self.table.id,
                online=self.online(),
                watching=sum(seat is None for seat in self.watchers.values()),
            )
        )
        if message != self._presence:
            self._presence = message
            for watcher in self.watchers:
                watcher.send(message)
        elif newcomer is not None:
            newcomer.send(message)

    # ------------------------------------------------------------------------------ time
    def plan_ahead(self) -> None:
        """Sees to all that happens by itself from here on: bots, stand-ins, standing answers, clocks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if self.deals_at is not None:
            self._wake_in(self.deals_at - self._now())
            return
        if table.state != "playing" or table.clock.paused:
            self.autoplay.stop()
            if table.state == "playing":
                self._wake_in(table.clock.since + LONGEST_PAUSE - self._now())
            return
        self.autoplay.update()
        due = self.autoplay.earliest_close if table.held_move is not None else self.deadline()
        if due is not None:
            self._wake_in(due - self._now())

    @property
    def deals_at(self) -> float | None:
        """When the game begins without the parts of the deal that are still awaited; None if none is."""
        if not self.table.awaited or self.table.dealing_since is None:
            return None
        return self.table.dealing_since + (DAY if self.table.setup.clock.kind == "daily" else REVEAL_TIME)

    @property
    def may_deal(self) -> bool:
        """Those who are awaited had time to reveal their part of the deal."""
        since = self.table.dealing_since
        return since is not None and self._now() >= since + REVEAL_TIME

    def deadline(self) -> float | None:
        """When something is to be done because somebody's time is over; bots and stand-ins are waited for."""
        table = self.table
        if table.clock.paused:
            return table.clock.since + LONGEST_PAUSE
        if table.setup.clock.kind == "none":
            return None
        by_themselves = [number for number, seat in enumerate(table.seats) if seat.bot or seat.stand_in]
        deadline = table.clock.deadline(without=by_themselves)
        if deadline is None or not table.in_window or self._now() < deadline:
            return deadline
        assert table.match is not None
        waits = all(s in by_themselves and table.match.when_time_runs_out(s) is None for s in table.match.to_act)
        return None if waits else deadline

    def go_on(self, since: float, *, jumped: bool = False) -> None:
        """After the house was shut, from that moment or the last row on, or the time jumped: clocks run on from now. A
        pause, which ends after a day, goes on while the house is shut. Raises Unavailable."""
        self._quiet_since = now = self._now()
        jumped = jumped or now < self.table.last_row_at
        if self.table.state == "playing" and (jumped or not self.table.clock.paused):
            self.write(events.Reopened(max(since, self.table.last_row_at)))
            for watcher in list(self.watchers):
                self.show(watcher)

    def fence(self, since: float) -> None:
        """This process has the table now, which somebody else saw to until that moment. What that one still writes
        finds its number taken. Raises Unavailable."""
        self._quiet_since = now = self._now()
        runs = self.table.state == "playing" and not self.table.clock.paused
        self.write(events.Reopened(max(since, self.table.last_row_at) if runs else now))

    def skip_ahead(self) -> None:
        """Bots take no time until a person is asked."""
        self.autoplay.stop()
        self.autoplay.skipping = True
        self.plan_ahead()

    @property
    def is_busy(self) -> bool:
        """A bot decides, or a window is about to close."""
        return self.autoplay.busy or self.table.held_move is not None

    def stop(self) -> None:
        """Nothing happens by itself any more: no timer, no bots."""
        if self._timer is not None:
            self._timer.cancel()
        self.autoplay.stop()

    def _read_again(self) -> None:
        self._timer = None
        with contextlib.suppress(Unavailable):
            self.read_again()

    @property
    def comes_back(self) -> bool:
        """Whether it is broken only for as long as its log cannot be read."""
        return self.broken and self._timer is not None

    def _wake_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._wake)

    def _wake(self) -> None:
        self._timer = None
        try:
            self._time_is_over()
        except Unavailable:
            self._wake_in(TRY_AGAIN)
        else:
            if self._timer is None:
                self.plan_ahead()

    def _time_is_over(self) -> None:
        table, now = self.table, self._now()
        if self.deals_at is not None and now >= self.deals_at:
            self.write(events.Started(FORMAT))
            return
        if table.state != "playing":
            return
        if table.clock.paused:
            if now >= table.clock.since + LONGEST_PAUSE:
                self.write(events.Resumed())
            return
        if table.held_move is not None:
            if now >= self.autoplay.earliest_close:
                self.write(events.WindowClosed())
            return
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return
        if table.in_window:
            self._answer_for_the_late()
            return
        for seat in table.clock.out_of_time(now):
            if not table.seats[seat].bot and not table.seats[seat].stand_in:
                self._stand_in_for(seat)

    def _stand_in_for(self, seat: int) -> None:
        """W-3: in a duel or bet he gives way; any other choice is the stand-in's, as is all that follows."""
        assert self.table.match is not None
        action = self.table.match.when_time_runs_out(seat)
        if action is None:
            self.write(events.StandInStarted(seat, "time"))
        else:
            self.step(seat, action, "clock", before=[events.StandInStarted(seat, "time")])

    def _answer_for_the_late(self) -> None:
        """W-3: no protest, no claim, nothing placed; where a choice must be made, a stand-in makes it."""
        table = self.table
        assert table.match is not None
        entries = table.match.entries
        for seat in table.match.to_act:
            while table.match.entries == entries and table.owes(seat):
                action = table.match.when_time_runs_out(seat)
                if action is None:
                    if not table.seats[seat].bot and not table.seats[seat].stand_in:
                        self.write(events.StandInStarted(seat, "time"))
                    break
                self.step(seat, action, "clock")


def _is_public(event: events.TableEvent, move: Move | None) -> bool:
    if isinstance(event, events.Stepped):
        assert move is not None
        return move.shown and not event.held
    return not isinstance(event, (*PRIVATE, events.Reopened))
