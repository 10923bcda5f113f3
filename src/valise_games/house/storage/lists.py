"""What can be found without reading a log: which tables there are, how they stand, who sits at them.

All of it follows from the logs.
"""

from __future__ import annotations

from valise_games.house.storage.store import Db, Rating, ReadOnly, TableLine


def add_table(db: Db, table: str, game: str, public: bool, opened: float) -> None:
    """A new table, which has not begun."""
    db.execute(
        "INSERT INTO tables (id, game, state, public, opened) VALUES (?, ?, 'open', ?, ?)",
        (table, game, public, opened),
    )


def update_table(db: Db, line: TableLine, rating: Rating | None) -> None:
    """Brings the lists up to date; if the table was over before, only its seats change."""
    updated = db.execute(
        "UPDATE tables SET state = ?, finished = ?, outcome = ? WHERE id = ? AND state <> 'over'",
        (line.state, line.finished, line.outcome, line.table),
    )
    for number, (person, name) in enumerate(line.seats):
        db.execute(
            "INSERT INTO sitting (table_id, seat, person, name) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name",
            (line.table, number, person, name),
        )
    if rating is not None and updated.rowcount:
        rate(db, rating)


def rate(db: Db, rating: Rating) -> None:
    """Guests, and who is gone, have no rating."""
    known: dict[int, tuple[float, float]] = {}
    for person in rating.people:
        for mu, sigma in db.execute(
            "SELECT mu, sigma FROM rating WHERE person = ? AND game = ?", (person, rating.game)
        ):
            known[person] = (mu, sigma)
    for person, mu, sigma in rating.after(known):
        db.execute(RATE, (rating.game, mu, sigma, person))


RATE = """INSERT INTO rating (person, game, mu, sigma, games) SELECT id, ?, ?, ?, 1 FROM person
WHERE id = ? AND account IS NOT NULL AND NOT gone
ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = rating.games + 1"""


def is_over(store: ReadOnly, table: str) -> bool:
    """Whether there is such a table, and it is over."""
    return store.one("SELECT 1 FROM tables WHERE id = ? AND state = 'over'", table) is not None


def unfinished(store: ReadOnly) -> list[str]:
    """All tables that are not over."""
    return [table for (table,) in store.all("SELECT id FROM tables WHERE state <> 'over'")]


def unfinished_of(store: ReadOnly, person: int) -> list[str]:
    """The tables at which the person sits that are not over, the latest first."""
    sql = """SELECT id FROM tables JOIN sitting ON table_id = id
             WHERE person = ? AND state <> 'over' ORDER BY opened DESC, id"""
    return [table for (table,) in store.all(sql, person)]


def all_of(store: ReadOnly, person: int) -> list[str]:
    """All tables at which the person sits or sat."""
    return [table for (table,) in store.all("SELECT table_id FROM sitting WHERE person = ?", person)]


def people_at(store: ReadOnly, table: str) -> list[int | None]:
    """Who sits or sat at the table, by seat."""
    return [person for (person,) in store.all("SELECT person FROM sitting WHERE table_id = ? ORDER BY seat", table)]


def never_began(store: ReadOnly, table: str) -> bool:
    """Whether the table was closed before its game began."""
    sql = "SELECT 1 FROM tables WHERE id = ? AND state = 'over' AND finished IS NULL"
    return store.one(sql, table) is not None
