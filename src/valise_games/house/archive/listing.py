"""Lists of games: those that are over, found without replaying them, and those in which a person sits now."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.storage.store import ReadOnly
from valise_games.house.tables import events, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.state import State

MOST_LISTED = 50  # of one page
MOST_OWN = 100  # tables of one person that are not over
LATEST_OWN = 20  # tables of one person that are over
MOST_KEPT = 10_000  # tables of which something is kept in memory


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


class FinishedLines:
    """What never changes of a finished table, and is only in its log; kept for the tables that were listed last."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[str, tuple[events.Opened, list[int | None]]] = OrderedDict()

    def of(self, store: ReadOnly, table_id: str) -> tuple[events.Opened, list[int | None]]:
        """How the table was set up, and the ratings as they were when people sat down."""
        found = self._kept.get(table_id)
        if found is None:
            found = self._kept[table_id] = _beginning(store, table_id)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(table_id)
        return found


def finished(
    store: ReadOnly, lines: FinishedLines, asker: int | None, game: str, person: int | None, before: str, limit: int
) -> FinishedPage:
    """Games that are over, the latest first: public ones, and those in which the asker sat. In the reader's thread."""
    at, code = _cursor(before)
    source = "tables"
    where = ["(finished, id) < (?, ?)", "(public OR id IN (SELECT table_id FROM sitting WHERE person = ?))"]
    values: list[object] = [at, code, asker]
    if game:
        where.append("game = ?")
        values.append(game)
    if person is not None:
        source = f"sitting AS his {store.ordered_join} tables ON id = his.table_id"  # one person's tables are few
        where.append("his.person = ?")
        values.append(person)
    found = store.all(
        f"SELECT id, game, state, opened, finished, outcome FROM {source} WHERE {' AND '.join(where)} "
        "ORDER BY finished DESC, id DESC LIMIT ?",
        *values,
        limit + 1,
    )
    onward = f"{found[limit - 1][4]!r}~{found[limit - 1][0]}" if len(found) > limit else ""
    return FinishedPage([_line(store, lines, *row) for row in found[:limit]], onward)


def _line(
    store: ReadOnly,
    lines: FinishedLines,
    table_id: str,
    game: str,
    state: State,
    opened: float,
    ended: float,
    outcome: str | None,
) -> m.TableSummary:
    """Without playing the game again."""
    plan, ratings = lines.of(store, table_id)
    seats = store.all("SELECT person, name FROM sitting WHERE table_id = ? ORDER BY seat", table_id)
    return m.TableSummary(
        table=table_id,
        game=game,
        state=state,
        names=["" if person is None else name for person, name in seats],
        bots=[name if person is None else "" for person, name in seats],
        ratings=ratings,
        rated=plan.rated,
        clock=plan.clock,
        opened=opened,
        finished=ended,
        outcome=None if outcome is None else msgspec.json.decode(outcome),
    )


def _beginning(store: ReadOnly, table_id: str) -> tuple[events.Opened, list[int | None]]:
    rows = read_rows(store, table_id)
    plan = next(rows).event
    assert isinstance(plan, events.Opened)
    ratings: list[int | None] = [None] * plan.seats
    if plan.rated:
        for row in rows:
            match row.event:
                case events.Sat(seat=seat, rating=rating):
                    ratings[seat] = rating
                case events.Started():
                    break
    return plan, ratings


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
