"""What each audience gets of a table: a seat, or None for those who watch. The only place where a match is turned into
messages; everything secret in them comes from `Match.view` and `Match.events`, and so through the game's `blank`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from valise_games.house.tables import changes, events, house_answers
from valise_games.house.tables import messages as m
from valise_games.house.tables.changes import Parts, Told
from valise_games.house.tables.clock import ClockFace
from valise_games.house.tables.state import ChatLine, Table, as_answered
from valise_games.play import fairness

NOTHING = object()  # in place of what is not in a view
EMPTY: dict[str, Any] = {}


NOBODY: Mapping[int, str] = {}


def info(table: Table, seat: int | None, online: Collection[int] = (), kept: Mapping[int, str] = NOBODY) -> m.TableInfo:
    """What may be known of a table; `online` are the seats whose people are here, and `kept` has the names of those for
    whom seats are kept. Everybody may know the same, but for the code of a private rematch: that is for who played."""
    plan = table.setup
    return m.TableInfo(
        table=table.id,
        game=plan.game,
        variant=plan.variant,
        options=dict(table.entry.full_options(plan.options, table.rules)),
        state=table.state,
        seats=[
            m.SeatInfo(
                name=seat.name,
                person=seat.person,
                bot=seat.bot,
                character=seat.character,
                minded=seat.stand_in,
                online=number in online,
                offers=sorted(seat.offers),
                rating=seat.rating,
                commitment=seat.commitment,
                nonce="" if table.match is None else table.match.nonces[number],
                kept=kept.get(number, "") if seat.free else "",
            )
            for number, seat in enumerate(table.seats)
        ],
        host=table.host,
        public=plan.public,
        spectators=plan.spectators,
        rated=plan.rated,
        clock=plan.clock,
        commitment=fairness.commitment(bytes.fromhex(plan.seed)),
        awaited=table.awaited,
        opened=table.opened_at,
        finished=table.finished_at,
        followed=table.rematch if plan.public or seat is not None else "",
        outcome=table.outcome,
        paused=table.clock.paused,
        pace=table.pace,
    )


def summary(table: Table) -> m.TableSummary:
    """The table in a list."""
    return m.TableSummary(
        table=table.id,
        game=table.setup.game,
        state=table.state,
        names=["" if seat.bot else seat.name for seat in table.seats],
        bots=[seat.bot for seat in table.seats],
        ratings=[seat.rating for seat in table.seats],
        rated=table.setup.rated,
        clock=table.setup.clock,
        opened=table.opened_at,
        finished=table.finished_at,
        outcome=table.outcome,
    )


def seat_view(table: Table, seat: int | None, here: bool = False) -> m.SeatView | None:
    """What only this seat gets; None for spectators, and before the start. For who is not here, all see that: the house
    answers nothing for him, and he is asked."""
    if seat is None or table.match is None:
        return None
    view, decision, others = seat_parts(table, seat, here)
    return m.SeatView(view, decision, *others)


def seat_parts(table: Table, seat: int, here: bool = True) -> Parts:
    """What this seat's view is made of, when the match has begun."""
    match = table.match
    assert match is not None
    view = table.answered.get(seat) or match.own_view(seat)
    place = table.seats[seat]
    if seat not in table.owing:
        return view, "", (place.standing, "", place.limit, None, place.every, False)
    by_house = house_answers.reason(table, seat) if here else ""
    calls = place.standing is not None and table.calls(seat)
    if by_house == "single":
        return as_answered(view), "", (place.standing, by_house, place.limit, None, place.every, calls)
    limits = house_answers.limits(table, seat)
    up_to = m.UpTo(*limits) if limits else None
    return view, table.decision(seat), (place.standing, by_house, place.limit, up_to, place.every, calls)


def said(line: ChatLine) -> m.SaidInfo:
    """A line of talk, as a message has it."""
    words = line.said
    return m.SaidInfo(line.n, line.at, words.person, words.name, words.seat, words.room, words.text, words.quick)


def may_hear(table: Table, line: ChatLine, seat: int | None, muted: Collection[int]) -> bool:
    """Talk of the gallery reaches those who play only when the game is over; nobody hears whom he muted."""
    if line.said.person in muted:
        return False
    playing = seat is not None and table.state == "playing" and not is_out(table, seat)
    return line.said.room == "table" or not playing


def is_out(table: Table, seat: int) -> bool:
    """W-6: out of the game before its end."""
    return bool(table.public_view and table.public_view["seats"][seat].get("out"))


def snapshot(
    table: Table,
    seat: int | None,
    now: float,
    *,
    since: int = 0,
    online: Collection[int] = (),
    muted: Collection[int] = (),
    kept: Mapping[int, str] = NOBODY,
) -> m.TableSnapshot:
    """The whole table for a seat, or for a spectator, without what he muted."""
    match = table.match
    story: list[dict[str, Any]] = []
    if match is not None:
        story = [event for event in match.latest(seat, since) if event["n"] <= match.entries]
    return m.TableSnapshot(
        n=table.public_seq,
        info=info(table, seat, online, kept),
        seat=seat,
        view=table.public_view,
        own=seat_view(table, seat, seat in online),
        events=story,
        talk=[said(line) for line in table.talk if may_hear(table, line, seat, muted)],
        clocks=table.clock.face(now),
    )


class EntryEncoder:
    """One message about a step of the game, for every audience. What is public is written down once."""

    def __init__(self, table: Table, before: dict[str, Any], row: events.Row, clocks: ClockFace | None = None) -> None:
        """`before` is the public view before the step, `clocks` those of the step before it."""
        assert table.match is not None
        self.table = table
        self.match = table.match
        self.row = row
        self.before = before
        self.clocks_before = clocks
        self.clocks = table.clock.face(row.at)
        self.first = self.match.entries
        self.events = self.match.latest(None, self.first)
        self._owns: dict[int, Parts] = {}
        self._start = b""  # of an entry, to those to whom the public events are told
        self._step_head = b""  # of a step

    # ------------------------------------------------------------------------------ whole
    def to(self, seat: int | None) -> bytes:
        """With all of the seat's own part. A view in it that comes again is not written again."""
        if not self._start:
            changed = {
                key: value
                for key, value in self.table.public_view.items()
                if (was := self.before.get(key, NOTHING)) is not value and was != value  # most are the same object
            }
            self._head = b'{"is":"entry","table":"%b","n":%d,"changed":%b,"events":' % (
                self.table.id.encode(),
                self.row.public_seq or 0,
                m.encode(changed),
            )
            self._clocks = m.encode(self.clocks)
            self._start = self._with(self.events)
        if seat is None:
            return self._start + b"null}"
        told = self.match.latest_beside(seat, self.first, self.events)
        view, decision, others = self.own(seat)
        if not view.written:
            view.written = m.encode(view)
        return b'%b{"view":%b%b}' % (
            self._start if told is self.events or told == self.events else self._with(told),
            view.written,
            m.encode(m.SeatView(EMPTY, decision, *others)).removeprefix(b'{"view":{}'),
        )

    def _with(self, told: list[dict[str, Any]]) -> bytes:
        """All but the last: what differs from seat to seat, `own`, is to be put there."""
        return b'%b%b,"clocks":%b,"own":' % (self._head, m.encode(told), self._clocks)

    def own(self, seat: int) -> Parts:
        """What only this seat gets."""
        own = self._owns.get(seat)
        if own is None:
            own = self._owns[seat] = seat_parts(self.table, seat)
        return own

    # ------------------------------------------------------------------------------ changes
    def change(self, seat: int | None, told: Told) -> bytes | None:
        """What is new to a socket that was told this; it counts as told from now on. None where it has to be told
        the whole entry."""
        if not self._step_head:
            self._write_step()
        events, new = self.events, b""
        if seat is None:
            if told.own is not None:
                return None
        else:
            taken = told.take(self.own(seat))
            if taken is None:
                return None
            new = taken
            events = self.match.latest_beside(seat, self.first, events)
        follows = told.clocks is self.clocks_before and told.clocks is not None
        told.clocks = self.clocks
        if follows and (events is self.events or events == self.events):
            step = self._common
        else:
            clocks = self._new_clocks if follows else b',"clocks":%b' % m.encode(self.clocks)
            step = b'%b%b,"events":%b' % (self._step_head, clocks, m.encode(events))
        return b'%b,"own":{%b}}' % (step, new[1:]) if new else step + b"}"

    def _write_step(self) -> None:
        """What is the same for all."""
        changed, within = changes.between(self.before, self.table.public_view)
        head = b'{"is":"step","table":"%b","n":%d' % (self.table.id.encode(), self.row.public_seq or 0)
        if changed:
            head += b',"changed":%b' % m.encode(changed)
        if within:
            head += b',"within":%b' % m.encode(within)
        self._step_head = head
        new = changes.of_clocks(self.clocks_before, self.clocks) if self.clocks_before is not None else None
        self._new_clocks = b',"clocks":%b' % m.encode(new) if new else b""
        self._common = b'%b%b,"events":%b' % (head, self._new_clocks, m.encode(self.events))  # for most


def message_about(
    table: Table,
    row: events.Row,
    seat: int | None,
    online: Collection[int],
    muted: Collection[int],
    kept: Mapping[int, str] = NOBODY,
) -> bytes:
    """About a row that is no step of the game."""
    assert row.public_seq is not None
    if isinstance(row.event, events.Said):
        line = ChatLine(row.public_seq, row.at, row.event)
        if may_hear(table, line, seat, muted):
            return m.encode(m.Spoken(table=table.id, n=row.public_seq, said=said(line)))
        return m.encode(m.Skip(table=table.id, n=row.public_seq))
    return m.encode(
        m.TableChanged(
            table=table.id, n=row.public_seq, info=info(table, seat, online, kept), clocks=table.clock.face(row.at)
        )
    )
