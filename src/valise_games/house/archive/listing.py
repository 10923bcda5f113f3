"""Lists of games: those that are over, found without replaying them, and those in which a person sits now."""

from __future__ import annotations

import msgspec

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.storage.store import Store
from valise_games.house.tables import events, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows

MOST_LISTED = 100  # of one page
MOST_OWN = 100  # tables of one person that are not over
LATEST_OWN = 20  # tables of one person that are over


class FinishedPage(msgspec.Struct):
    """`next` is the `before` of the next page, empty at the end."""

    tables: list[m.TableSummary]
    next: str


class OwnTable(msgspec.Struct):
    """A table at which a person sits."""

    line: m.TableSummary
    seat: int
    yours: bool  # whether this seat owes a decision now
    minded: str


class OwnTables(msgspec.Struct):
    """Those under way or open, and the latest of those that are over."""

    now: list[OwnTable]
    over: list[m.TableSummary]


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
    return FinishedPage([finished_summary(store, table_id) for table_id, _ in found[:limit]], onward)


def finished_summary(store: Store, table_id: str) -> m.TableSummary:
    """Without playing the game again."""
    game, state, opened, ended, outcome = store.one(
        "SELECT game, state, opened, finished, outcome FROM tables WHERE id = ?", table_id
    )
    plan = next(read_rows(store, table_id)).event
    assert isinstance(plan, events.Opened)
    seats = store.all("SELECT person, name FROM sitting WHERE table_id = ? ORDER BY seat", table_id)
    return m.TableSummary(
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


def _ratings(store: Store, table_id: str, plan: events.Opened) -> list[int | None]:
    """As they were when people sat down."""
    ratings: list[int | None] = [None] * plan.seats
    for row in read_rows(store, table_id):
        match row.event:
            case events.Sat(seat=seat, rating=rating):
                ratings[seat] = rating
            case events.Started():
                break
    return ratings


def own_table(live: LiveTable, person: int) -> OwnTable | None:
    """The table as one of this person's; None if he does not sit there, or it is over."""
    table = live.table
    seat = table.seat_of(person)
    if seat is None or table.state == "over":
        return None
    return OwnTable(views.summary(table), seat, table.owes(seat), table.seats[seat].stand_in)


def _cursor(before: str) -> tuple[float, str]:
    if not before:
        return float("inf"), ""
    at, _, code = before.partition("~")
    try:
        return float(at), code
    except ValueError:
        raise Refusal(RefusalCode.BAD_COMMAND, "before is what the page before this one gave as next") from None
