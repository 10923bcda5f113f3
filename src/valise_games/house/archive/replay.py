"""A finished game again: what each seat saw at every entry.

Nothing is stored for this: the log of the table is replayed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.tables import events, views
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.state import Table
from valise_games.play import Match, turning_points

MOST_FRAMES = 100  # in one answer
ROWS_AT_ONCE = 16  # rows played again before others get their turn


class OpenStep(msgspec.Struct):
    """A step as it was taken, whoever could see it."""

    seat: int
    action: dict[str, Any]
    by: events.Actor


class Frame(msgspec.Struct):
    """Entry `n` as it was seen then: what happened, and the table after it; 0 is the beginning. For one seat or a
    spectator there is a `view`; with all cards open there are the `views` of all seats, what no seat knew (`opened`:
    keys in place of those of a view), and every step. A table that ended early may then have a last frame, of what was
    still under way."""

    n: int
    at: float
    events: list[dict[str, Any]]
    view: dict[str, Any] | None = None
    views: list[dict[str, Any]] | None = None
    opened: dict[str, Any] | None = None
    steps: list[OpenStep] | None = None


class Replay(msgspec.Struct):
    """`next` is where to go on, null at the end."""

    table: str
    entries: int
    frames: list[Frame]
    next: int | None


class Ending(msgspec.Struct):
    """A finished game with nothing secret any more: its whole story, what every seat saw at the end, and where it
    turned."""

    table: str
    events: list[dict[str, Any]]
    views: list[dict[str, Any]]
    turns: list[dict[str, Any]]


# ---------------------------------------------------------------------------------- one table
def match_of(live: LiveTable) -> Match:
    """The match of a table; raises Refusal where no game was played."""
    if live.table.match is None:
        raise Refusal(RefusalCode.NO_GAME, "no game was played at this table")
    return live.table.match


async def replay(table_id: str, rows: Sequence[events.Row], seat: int | None, first: int, count: int) -> list[Frame]:
    """What a seat saw, entry by entry; None is a spectator."""
    frames: list[Frame] = []
    async for table, at, _ in _entries(table_id, rows, first + count):
        assert table.match is not None
        n = table.match.entries
        if n >= first:
            mine = views.seat_view(table, seat)
            view = table.public_view if mine is None else {**table.public_view, **mine.view}
            frames.append(Frame(n, at, table.match.events(seat, n), view))
    return frames


async def open_replay(ended: Table, rows: Sequence[events.Row], first: int, count: int) -> list[Frame]:
    """The same with all cards open. `ended` is the table at its end, which knows the whole story."""
    assert ended.match is not None
    story: dict[int, list[dict[str, Any]]] = {}
    for event in ended.match.all_events():
        story.setdefault(event["n"], []).append(event)
    frames: list[Frame] = []
    async for table, at, steps in _entries(ended.id, rows, first + count):
        assert table.match is not None
        n = table.match.entries
        if n >= first:
            frames.append(Frame(n, at, story.get(n, []), views=_views(table), opened=table.match.opened(), steps=steps))
    last = ended.match.entries + 1
    if first <= last < first + count and last in story:
        taken = [row.event for row in rows if isinstance(row.event, events.Stepped) and not row.event.held]
        under_way = [_open(step) for step in taken[-len(ended.match.record()["under_way"]) :]]
        frames.append(
            Frame(
                last,
                ended.finished_at or 0.0,
                story[last],
                views=_views(ended),
                opened=ended.match.opened(),
                steps=under_way,
            )
        )
    return frames


async def ending(ended: Table) -> Ending:
    """Of a table that is over."""
    assert ended.match is not None
    turns = await asyncio.to_thread(turning_points, ended.match)
    return Ending(ended.id, ended.match.all_events(), _views(ended), turns)


def frames_in_all(table: Table, *, all_open: bool) -> int:
    """How many frames the replay of a finished table has."""
    assert table.match is not None
    under_way = all_open and any(event["n"] > table.match.entries for event in table.match.all_events())
    return table.match.entries + 1 + under_way


def _open(step: events.Stepped) -> OpenStep:
    return OpenStep(step.seat, step.action, step.by)


def _views(table: Table) -> list[dict[str, Any]]:
    mine = (views.seat_view(table, seat) for seat in range(len(table.seats)))
    return [{**table.public_view, **own.view} for own in mine if own is not None]


async def _entries(
    table_id: str, rows: Sequence[events.Row], end: int
) -> AsyncIterator[tuple[Table, float, list[OpenStep]]]:
    """The table after every entry before `end`, with the time and the steps that made it."""
    table = Table(table_id, rows[0])
    last = -1
    steps: list[OpenStep] = []
    for row in rows[1:]:
        table.apply(row)
        if isinstance(row.event, events.Stepped):
            steps.append(_open(row.event))
        if table.match is not None and table.match.entries > last:
            last = table.match.entries
            if last >= end:
                return
            yield table, row.at, steps
            steps = []
        if row.number % ROWS_AT_ONCE == 0:
            await asyncio.sleep(0)
