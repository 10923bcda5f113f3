"""A table that people sit at now: it writes down what happens, tells everybody, and wakes up when time is over.

Nothing is told before it is written down. Bots and stand-ins are asked with what their seat knows; what they do shows
after a time that depends on nothing they hold.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from valise_games.house.bots.pool import BotTrouble
from valise_games.house.errors import Refusal
from valise_games.house.storage.store import Unavailable
from valise_games.house.tables import autoplay, events, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.state import Table
from valise_games.play import IllegalAction
from valise_games.play.match import Move

if TYPE_CHECKING:
    from valise_games.house.house import House

log = logging.getLogger("valise.tables")

STAND_IN = "novice"
PACES = {"calm": 2.0, "usual": 1.0, "quick": 0.25}  # of the house's own pause
TRY_AGAIN = 1.0  # seconds, when the store could not be written
LONGEST_PAUSE = 86_400.0  # seconds: who never comes back to agree keeps nobody for longer

# Happenings that lists of tables and games do not show, and those of the game itself.
NOT_IN_LISTS = (events.Stepped, events.WindowClosed, events.StandingAnswerSet, events.Said, events.Reopened)
OF_THE_GAME = (events.Stepped, events.WindowClosed)
SEATS_CHANGE = (events.Sat, events.Stood, events.PersonMerged)

_dice = random.SystemRandom()


class Watcher(Protocol):
    """Where messages go: a socket."""

    person: int

    def send(self, message: bytes) -> None: ...


class Turn(NamedTuple):
    """When a bot began what it does for one entry, and how long that is to take."""

    entry: int
    began: float
    pause: float


class LiveTable:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.watchers: dict[Watcher, int | None] = {}  # with the seat of each
        self._timer: asyncio.TimerHandle | None = None
        self._bots: dict[int, tuple[str, asyncio.Task[None]]] = {}  # by seat, with the decision each is about
        self._turns: dict[int, Turn] = {}  # of bots, by seat
        self._quiet_since = house.opened
        self._presence = b""  # as it was last told

    # ------------------------------------------------------------------------------ writing down, telling
    def write(self, *happened: events.AnyEvent, key: str = "", move: Move | None = None) -> events.Row:
        """Writes rows down, lets them happen and tells everybody. If they cannot be written nothing has happened."""
        table, now = self.table, self.house.now()
        rows: list[events.Row] = []
        listed = False
        number, public_seq = table.number, table.public_seq
        for event in happened:
            number += 1
            visible = _is_public(event, move)
            public_seq += visible
            listed = listed or not isinstance(event, NOT_IN_LISTS)
            rows.append(events.Row(number, public_seq if visible else None, now, key, event))
        self.house.tick.append(self, rows)
        was = table.state
        try:
            for row in rows:
                before = table.public
                table.apply(row, move if isinstance(row.event, events.Stepped) else None)
                self._tell(row, before)
                self.house.counts.moves += row.public_seq is not None and isinstance(row.event, OF_THE_GAME)
                self.house.notices.look(self, row)
        except Exception:  # a fault of ours: what is in memory cannot be trusted, what was written can
            self.house.tick.end()
            self.go_back()
            raise
        if table.state != was or listed:
            self.house.changed(self, was)
            if self.table is not table:
                raise Unavailable("it was taken back")
        self.plan_ahead()
        return rows[-1]

    def go_back(self) -> None:
        """What happened last could not be written down: the table is as its log says, and tries again in a while."""
        self.stop()
        try:
            table = self.house.read_table(self.table.id)
            assert table is not None
        except BaseException:  # then nobody has it until it can be read again
            self.house.tables.pop(self.table.id, None)
            raise
        self.table = table
        for watcher in self.watchers:
            self.watchers[watcher] = table.seat_of(watcher.person)
        self.house.lobby.show(table)
        self._wake_in(TRY_AGAIN)

    def _tell(self, row: events.Row, before: dict[str, Any]) -> None:
        if isinstance(row.event, SEATS_CHANGE):
            for watcher in self.watchers:
                self.watchers[watcher] = self.table.seat_of(watcher.person)
        if row.public_seq is None or not self.watchers:
            return
        if isinstance(row.event, OF_THE_GAME):
            entry = views.EntryEncoder(self.table, before, row)
            written: dict[int | None, bytes] = {}
            for watcher, seat in self.watchers.items():
                if seat not in written:
                    written[seat] = entry.to(seat)
                watcher.send(written[seat])
            if self.table.state != "over":
                return
        elif isinstance(row.event, events.Started):
            self._ask_out_spectators(row)
            for watcher, seat in self.watchers.items():
                watcher.send(m.encode(self.whole(watcher.person, seat)))
            return
        online = self.online()
        for watcher, seat in self.watchers.items():
            muted = self.house.people.muted_by(watcher.person)
            if isinstance(row.event, events.PersonMerged) and watcher.person == row.event.by:
                watcher.send(m.encode(self.whole(watcher.person, seat)))  # he sees more from now on
                continue
            watcher.send(views.message_about(self.table, row, seat, online, muted))

    def _ask_out_spectators(self, row: events.Row) -> None:
        """Who has no seat hears that the game begins, and no more, where it is played without spectators."""
        if self.table.setup.spectators:
            return
        for watcher in [watcher for watcher, seat in self.watchers.items() if seat is None]:
            watcher.send(views.message_about(self.table, row, None, self.online(), ()))
            del self.watchers[watcher]

    def whole(self, person: int, seat: int | None, since: int = 0) -> m.TableSnapshot:
        return views.whole(
            self.table,
            seat,
            self.house.now(),
            since=since,
            online=self.online(),
            muted=self.house.people.muted_by(person),
        )

    # ------------------------------------------------------------------------------ who is here
    def watch(self, watcher: Watcher, since: int = 0) -> None:
        seat = self.table.seat_of(watcher.person)
        self.watchers[watcher] = seat
        watcher.send(m.encode(self.whole(watcher.person, seat, since)))
        self._tell_presence(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self._quiet_since = self.house.now()
            self._tell_presence()

    def online(self) -> list[int]:
        return sorted({seat for seat in self.watchers.values() if seat is not None})

    def _tell_presence(self, newcomer: Watcher | None = None) -> None:
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

    def quiet_for(self) -> float:
        """Seconds since somebody was here, or did something."""
        return 0.0 if self.watchers else self.house.now() - max(self._quiet_since, self.table.touched)

    # ------------------------------------------------------------------------------ steps
    def step(
        self, seat: int, action: dict[str, Any], by: events.By, key: str = "", *before: events.AnyEvent
    ) -> events.Row:
        """A step of the game; one that would close a window too early is held until it may."""
        assert self.table.match is not None
        try:
            move = self.table.match.prepare(seat, action)
        except IllegalAction as error:
            raise Refusal("illegal", str(error), error.allowed) from None
        early = self.table.in_window and move.shown and self.house.now() < self.table.clock.may_close
        return self.write(*before, events.Stepped(seat, move.action, by, early), key=key, move=move)

    # ------------------------------------------------------------------------------ time
    def plan_ahead(self) -> None:
        """Sees to all that happens by itself from here on: bots, stand-ins, standing answers, clocks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, bots = self.table, self._bots
        if table.state != "playing" or table.clock.paused:
            self._dismiss(range(table.setup.seats))
            if table.state == "playing":
                self._wake_in(table.clock.since + LONGEST_PAUSE - self.house.now())
            return
        for number, seat in enumerate(table.seats):
            if seat.bot or seat.stand_in or seat.standing is not None or number in bots:
                self._see_to(number)
        due = table.clock.may_close if table.held is not None else self.deadline()
        if due is not None:
            self._wake_in(due - self.house.now())

    def deadline(self) -> float | None:
        """When something is to be done because somebody's time is over; bots and stand-ins are waited for."""
        table = self.table
        if table.clock.paused:
            return table.clock.since + LONGEST_PAUSE
        if table.setup.clock.kind == "none":
            return None
        by_themselves = [number for number, seat in enumerate(table.seats) if seat.bot or seat.stand_in]
        deadline = table.clock.deadline(without=by_themselves)
        if deadline is None or not table.in_window or self.house.now() < deadline:
            return deadline
        assert table.match is not None
        waits = all(s in by_themselves and table.match.when_time_runs_out(s) is None for s in table.match.to_act)
        return None if waits else deadline

    def go_on(self, since: float) -> None:
        """After the house was shut, from that moment or the last row on: clocks run on from now."""
        table = self.table
        if table.state == "playing" and table.setup.clock.kind != "none" and not table.clock.paused:
            self.write(events.Reopened(max(since, table.last)))

    @property
    def is_busy(self) -> bool:
        """Somebody decides by himself."""
        return bool(self._bots) or self.table.held is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._dismiss(range(self.table.setup.seats))

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
        table, now = self.table, self.house.now()
        if table.state != "playing":
            return
        if table.clock.paused:
            if now >= table.clock.since + LONGEST_PAUSE:
                self.write(events.Resumed())
            return
        if table.held is not None:
            if now >= table.clock.may_close:
                self.write(events.WindowClosed())
            return
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return
        if table.in_window:
            self._answer_for_the_late()
            return
        for seat in table.clock.late(now):
            if not table.seats[seat].bot and not table.seats[seat].stand_in:
                self._stand_in_for(seat)

    def _stand_in_for(self, seat: int) -> None:
        """W-3: in a duel or bet he gives way; any other choice is the stand-in's, as is all that follows."""
        assert self.table.match is not None
        action = self.table.match.when_time_runs_out(seat)
        if action is None:
            self.write(events.StandInStarted(seat, "time"))
        else:
            self.step(seat, action, "clock", "", events.StandInStarted(seat, "time"))

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

    # ------------------------------------------------------------------------------ those who play by themselves
    def _see_to(self, seat: int) -> None:
        """Starts what decides for the seat, unless a person does, or it has been started."""
        place = self.table.seats[seat]
        by: events.By = "bot" if place.bot else "stand-in" if place.stand_in else "standing"
        if by == "standing" and not autoplay.passes(self.table, seat):
            self._dismiss([seat])
            return
        decision = self.table.decision(seat)
        if not decision:
            self._dismiss([seat])
            return
        if seat in self._bots and self._bots[seat][0] == decision:
            return
        self._dismiss([seat])
        task = asyncio.get_running_loop().create_task(self._decide(seat, decision, by))
        self._bots[seat] = (decision, task)

    def _dismiss(self, seats: range | list[int]) -> None:
        for seat in seats:
            _, task = self._bots.pop(seat, ("", None))
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def bot_pause(self) -> float:
        """At the pace of this table."""
        return self.house.bot_pause() * PACES[self.table.setup.pace]

    async def _decide(self, seat: int, decision: str, by: events.By) -> None:
        """What shows is done at a time fixed beforehand, however many steps it takes; if deciding took longer, at the
        next multiple of it."""
        table = self.table
        assert table.match is not None
        turn = self._turns.get(seat)
        if turn is None or turn.entry != table.match.entries:
            pause = autoplay.pause(table.setup.clock) if by == "standing" else self.bot_pause()
            self._turns[seat] = turn = Turn(table.match.entries, self.house.now(), pause)
        while True:
            if by == "standing":
                action = table.match.when_time_runs_out(seat)
            else:
                action = await self._choose(seat)
            if action is None or self.table is not table or table.decision(seat) != decision:
                return
            move = table.match.prepare(seat, action)
            if move.shown or by == "standing":
                passed = self.house.now() - turn.began
                pauses = max(1, math.ceil(passed / turn.pause)) if turn.pause else 0
                await asyncio.sleep(max(0.0, pauses * turn.pause - passed))
            if self.table is not table or table.decision(seat) != decision:
                return
            if by == "stand-in" and not table.seats[seat].stand_in:
                return
            try:
                self._bots.pop(seat, None)
                self.step(seat, action, by)
            except Unavailable:
                await asyncio.sleep(TRY_AGAIN)
                continue
            return

    async def _choose(self, seat: int) -> dict[str, Any] | None:
        """A seat is never stuck: for a bot in trouble the stand-in chooses, and for that one, chance."""
        table = self.table
        assert table.match is not None
        for bot in (table.seats[seat].hired or STAND_IN, STAND_IN):
            try:
                return await self.house.ask_bot(table, seat, bot)
            except BotTrouble as trouble:
                log.warning("a bot is in trouble", extra={"reason": str(trouble)})
        options = table.match.legal(seat)
        return _dice.choice(options) if options else None


def _is_public(event: events.AnyEvent, move: Move | None) -> bool:
    if isinstance(event, events.Stepped):
        assert move is not None
        return move.shown and not event.held
    return not isinstance(event, events.StandingAnswerSet | events.Reopened)
