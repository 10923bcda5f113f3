"""The notices of a house with a file: one process takes them all, so what it has taken it alone knows."""

from __future__ import annotations

import json
import time
from collections.abc import Collection

from valise_games.house.storage.store import Notice, Store

TAKE = """SELECT table_id, number, person, game, tries FROM notice
WHERE due <= ? AND person NOT IN (SELECT value FROM json_each(?)) ORDER BY due LIMIT ?"""
DONE = "DELETE FROM notice WHERE table_id = ? AND number = ? AND person = ?"
AGAIN = "UPDATE notice SET tries = tries + 1, due = ? WHERE table_id = ? AND number = ? AND person = ?"


class SqliteOutbox:
    """See `Outbox`. It relies on that `besides` has everybody of whom something is taken."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, most: int, besides: Collection[int]) -> list[Notice]:
        found = self._store.all(TAKE, time.time(), json.dumps(list(besides)), most)
        return [Notice(*row) for row in found]

    async def done(self, notices: Collection[Notice]) -> None:
        with self._store.transaction() as db:
            for notice in notices:
                db.execute(DONE, notice[:3])

    async def again(self, notices: Collection[Notice], seconds: float) -> None:
        with self._store.transaction() as db:
            for notice in notices:
                db.execute(AGAIN, (time.time() + seconds, *notice[:3]))

    def close(self) -> None:
        pass
