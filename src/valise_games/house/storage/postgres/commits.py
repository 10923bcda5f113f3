"""A batch becomes rows of PostgreSQL in one round trip: the rows of all tables, and how the lists change with them.
Only where a rated game ends it takes a few: new ratings depend on those that people had, and are worked out here.

Of a table all rows are written, or none. Where somebody has written the next number of one of them, the statement
fails as a whole, and each table is tried by itself. Rows go in the order of tables, so that two who write do not wait
for each other in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from valise_games.house.storage.lists import RATE
from valise_games.house.storage.postgres.session import in_their_words
from valise_games.house.storage.store import Batch, LogRow, Notice, Rating, TableLine

ADD_ROWS = """INSERT INTO log (table_id, number, public_seq, at, key, event)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::bytea[], $6::bytea[])"""
WITH_LINES = f"""WITH
added AS ({ADD_ROWS}),
seated AS (
    INSERT INTO sitting (table_id, seat, person, name)
    SELECT * FROM unnest($11::text[], $12::int[], $13::bigint[], $14::text[])
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name
),
changed AS (
    UPDATE tables SET state = line.state, finished = line.finished, outcome = line.outcome
    FROM unnest($7::text[], $8::text[], $9::float8[], $10::bytea[]) AS line (id, state, finished, outcome)
    WHERE tables.id = line.id AND tables.state <> 'over'
    RETURNING tables.id
)"""
ADD_ROWS_AND_LINES = f"{WITH_LINES} SELECT id FROM changed"
ADD_ALL = f"""{WITH_LINES},
to_tell AS (
    INSERT INTO notice (table_id, number, person, game)
    SELECT * FROM unnest($15::text[], $16::int[], $17::bigint[], $18::text[])
)
SELECT id FROM changed"""
# Who else changes these ratings waits until this is done.
RATINGS = (
    "SELECT person, mu, sigma FROM rating WHERE game = $1 AND person = ANY($2::bigint[]) ORDER BY person FOR UPDATE"
)
ADD_RATING = in_their_words(RATE)


class PostgresBatch(Batch):
    """What is to be written."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[LogRow] = []
        self.lines: dict[str, tuple[TableLine, Rating | None]] = {}  # the last of each table

    def drop(self, tables: frozenset[str]) -> None:
        """Without these tables."""
        self.rows = [row for row in self.rows if row[0] not in tables]
        self.lines = {table: line for table, line in self.lines.items() if table not in tables}
        self.notices = [notice for notice in self.notices if notice.table not in tables]


async def write(db: asyncpg.Connection, batch: PostgresBatch) -> frozenset[str]:
    """Gives the tables that lost; raises what the database raises, and then nobody knows."""
    batch.rows.sort(key=_table)  # those of a table stay in their order
    lines = [batch.lines[table] for table in sorted(batch.lines)]
    try:
        await _write(db, batch.rows, lines, batch.notices)
    except asyncpg.UniqueViolationError:
        tables = sorted({*map(_table, batch.rows), *batch.lines})
        if len(tables) == 1:
            return frozenset(tables)
    else:
        return frozenset()
    lost: set[str] = set()
    for table in tables:
        try:
            own = [batch.lines[table]] if table in batch.lines else []
            notices = [notice for notice in batch.notices if notice.table == table]
            await _write(db, [row for row in batch.rows if row[0] == table], own, notices)
        except asyncpg.UniqueViolationError:
            lost.add(table)
    return frozenset(lost)


async def _write(
    db: asyncpg.Connection,
    rows: Sequence[LogRow],
    lines: Sequence[tuple[TableLine, Rating | None]],
    notices: Sequence[Notice],
) -> None:
    if not lines and not notices:
        await db.execute(ADD_ROWS, *columns(rows))
        return
    statement, values = ADD_ROWS_AND_LINES, [*columns(rows), *_of_lines(lines)]
    if notices:
        statement, values = ADD_ALL, [*values, *([notice[field] for notice in notices] for field in range(4))]
    if all(rating is None for _, rating in lines):
        await db.execute(statement, *values)
    else:
        async with db.transaction():
            changed = {row[0] for row in await db.fetch(statement, *values)}
            for line, rating in lines:
                if rating is not None and line.table in changed:
                    await _rate(db, rating)


async def _rate(db: asyncpg.Connection, rating: Rating) -> None:
    found = await db.fetch(RATINGS, rating.game, list(rating.people))
    for person, mu, sigma in sorted(rating.after({row[0]: (row[1], row[2]) for row in found})):
        await db.execute(ADD_RATING, rating.game, mu, sigma, person)


def columns(rows: Sequence[LogRow]) -> list[list[Any]]:
    """As ADD_ROWS takes them."""
    if not rows:
        return [[], [], [], [], [], []]
    tables, numbers, public_seqs, ats, keys, events = map(list, zip(*rows, strict=True))
    return [tables, numbers, public_seqs, ats, [to_bytes(key) for key in keys], events]


def to_bytes(key: str) -> bytes:
    """A key has whatever letters a client took."""
    return key.encode(errors="surrogatepass")


def _of_lines(lines: Sequence[tuple[TableLine, Rating | None]]) -> list[list[Any]]:
    plain = [line for line, _ in lines]
    seats = [(line.table, seat, person, name) for line in plain for seat, (person, name) in enumerate(line.seats)]
    return [
        [line.table for line in plain],
        [line.state for line in plain],
        [line.finished for line in plain],
        [line.outcome for line in plain],
        *([seat[field] for seat in seats] for field in range(4)),
    ]


def _table(row: LogRow) -> str:
    return row[0]
