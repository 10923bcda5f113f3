"""After the game: the record, what each seat saw at every entry, and how finished games are found.

Nothing here is kept apart: a table that is over is its log, and the log is played again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from valise_games.house import happenings as h
from valise_games.house import messages as m
from valise_games.house import showing
from valise_games.house.refusal import Refusal
from valise_games.house.running import RunningTable
from valise_games.house.store import Store
from valise_games.house.table import Table
from valise_games.play import Match

MOST_FRAMES = 100  # in one answer
MOST_LINES = 100
MOST_OWN = 100  # tables of one person that are not over
LATEST_OWN = 20  # and that are
BREATH = 16  # rows played again before others get their turn


class OpenStep(msgspec.Struct):
    seat: int
    action: dict[str, Any]
    by: h.By


class Frame(msgspec.Struct):
    """Entry `n` as it was seen then: what happened, and the table after it; 0 is the beginning. For one seat or a
    spectator there is a `view`; with all cards open there are the `views` of all seats and every step. A table that
    ended early may then have a last frame, of what was still under way."""

    n: int
    at: float
    events: list[dict[str, Any]]
    view: dict[str, Any] | None = None
    views: list[dict[str, Any]] | None = None
    steps: list[OpenStep] | None = None


class Replay(msgspec.Struct):
    """`next` is where to go on, null at the end."""

    table: str
    entries: int
    frames: list[Frame]
    next: int | None


class FinishedPage(msgspec.Struct):
    """`next` is the `before` of the next page, empty at the end."""

    tables: list[m.TableLine]
    next: str


class OwnTable(msgspec.Struct):
    line: m.TableLine
    seat: int
    yours: bool  # whether this seat owes a decision now
    minded: str


class OwnTables(msgspec.Struct):
    """Those under way or open, and the latest of those that are over."""

    now: list[OwnTable]
    over: list[m.TableLine]


# ---------------------------------------------------------------------------------- one table
def match_of(running: RunningTable) -> Match:
    if running.table.match is None:
        raise Refusal("no-game", "no game was played at this table")
    return running.table.match


async def replay(table_id: str, rows: Sequence[h.Row], seat: int | None, first: int, count: int) -> list[Frame]:
    """What a seat saw, entry by entry; None is a spectator."""
    frames: list[Frame] = []
    async for table, at, _ in _entries(table_id, rows, first + count):
        assert table.match is not None
        n = table.match.entries
        if n >= first:
            mine = showing.own(table, seat)
            view = table.public if mine is None else {**table.public, **mine.view}
            frames.append(Frame(n, at, table.match.events(seat, n), view))
    return frames


async def open_replay(ended: Table, rows: Sequence[h.Row], first: int, count: int) -> list[Frame]:
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
            frames.append(Frame(n, at, story.get(n, []), views=_views(table), steps=steps))
    last = ended.match.entries + 1
    if first <= last < first + count and last in story:
        taken = [row.happening for row in rows if isinstance(row.happening, h.Stepped) and not row.happening.held]
        under_way = [_open(step) for step in taken[-len(ended.match.record()["under_way"]) :]]
        frames.append(Frame(last, ended.finished or 0.0, story[last], views=_views(ended), steps=under_way))
    return frames


def frames_in_all(table: Table, *, all_open: bool) -> int:
    assert table.match is not None
    under_way = all_open and any(event["n"] > table.match.entries for event in table.match.all_events())
    return table.match.entries + 1 + under_way


def _open(step: h.Stepped) -> OpenStep:
    return OpenStep(step.seat, step.action, step.by)


def _views(table: Table) -> list[dict[str, Any]]:
    mine = (showing.own(table, seat) for seat in range(len(table.seats)))
    return [{**table.public, **own.view} for own in mine if own is not None]


async def _entries(
    table_id: str, rows: Sequence[h.Row], end: int
) -> AsyncIterator[tuple[Table, float, list[OpenStep]]]:
    """The table after every entry before `end`, with the time and the steps that made it."""
    table = Table(table_id, rows[0])
    shown = -1
    steps: list[OpenStep] = []
    for row in rows[1:]:
        table.apply(row)
        if isinstance(row.happening, h.Stepped):
            steps.append(_open(row.happening))
        if table.match is not None and table.match.entries > shown:
            shown = table.match.entries
            if shown >= end:
                return
            yield table, row.at, steps
            steps = []
        if row.number % BREATH == 0:
            await asyncio.sleep(0)


# ---------------------------------------------------------------------------------- many tables
def finished(store: Store, asker: int | None, game: str, person: int | None, before: str, limit: int) -> FinishedPage:
    """Games that are over, the latest first: public ones, and those in which the asker sat."""
    at, code = _cursor(before)
    source = "tables"
    where = ["(finished, id) < (?, ?)", "(public OR id IN (SELECT table_id FROM sitting WHERE person = ?))"]
    values: list[object] = [at, code, asker]
    if game:
        where.append("game = ?")
        values.append(game)
    if person is not None:
        source = "sitting AS his CROSS JOIN tables ON id = his.table_id"  # in this order: one person's tables are few
        where.append("his.person = ?")
        values.append(person)
    found = store.all(
        f"SELECT id, finished FROM {source} WHERE {' AND '.join(where)} ORDER BY finished DESC, id DESC LIMIT ?",
        *values,
        limit + 1,
    )
    onward = f"{found[limit - 1][1]!r}~{found[limit - 1][0]}" if len(found) > limit else ""
    return FinishedPage([finished_line(store, table_id) for table_id, _ in found[:limit]], onward)


def finished_line(store: Store, table_id: str) -> m.TableLine:
    """Without playing the game again."""
    game, state, opened, ended, outcome = store.one(
        "SELECT game, state, opened, finished, outcome FROM tables WHERE id = ?", table_id
    )
    plan = next(store.read(table_id)).happening
    assert isinstance(plan, h.Opened)
    seats = store.all("SELECT person, name FROM sitting WHERE table_id = ? ORDER BY seat", table_id)
    return m.TableLine(
        table=table_id,
        game=game,
        state=state,
        names=["" if person is None else name for person, name in seats],
        bots=[name if person is None else "" for person, name in seats],
        ratings=_ratings(store, table_id, plan) if plan.rated else [None] * plan.seats,
        rated=plan.rated,
        clock=plan.clock,
        opened=opened,
        finished=ended,
        outcome=None if outcome is None else msgspec.json.decode(outcome),
    )


def _ratings(store: Store, table_id: str, plan: h.Opened) -> list[int | None]:
    """As they were when people sat down."""
    ratings: list[int | None] = [None] * plan.seats
    for row in store.read(table_id):
        match row.happening:
            case h.Sat(seat=seat, rating=rating):
                ratings[seat] = rating
            case h.Started():
                break
    return ratings


def codes_of(store: Store, person: int) -> list[str]:
    """The tables at which a person sits that are not over, the latest first."""
    found = store.all(
        """SELECT id FROM tables JOIN sitting ON table_id = id
           WHERE person = ? AND state <> 'over' ORDER BY opened DESC, id LIMIT ?""",
        person,
        MOST_OWN,
    )
    return [code for (code,) in found]


def own_line(running: RunningTable, person: int) -> OwnTable | None:
    table = running.table
    seat = table.seat_of(person)
    if seat is None or table.state == "over":
        return None
    return OwnTable(showing.line(table), seat, table.owes(seat), table.seats[seat].minded)


def _cursor(before: str) -> tuple[float, str]:
    if not before:
        return float("inf"), ""
    at, _, code = before.partition("~")
    try:
        return float(at), code
    except ValueError:
        raise Refusal("bad-command", "before is what the page before this one gave as next") from None
