"""What the house forgets after a while, as its settings say: guests who never took part in anything, and games that
ended long ago. A little at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Collection

from valise_games.house.config import Settings
from valise_games.house.errors import Unavailable
from valise_games.house.people.directory import Directory
from valise_games.house.storage.store import ReadOnly, Store

log = logging.getLogger("valise.house")

DAY = 86_400.0  # seconds
FIRST_LOOK, LOOK_EVERY = 600.0, DAY / 4  # seconds after the start, and from then on
AT_ONCE = 20  # in one transaction
SAID = re.compile(rb'^\{"what":"said","person":(\d+)')

# Of guests: who has a seat or had one, was here lately, or is in a report is not among them; nor is the last who came,
# so that no number is given to two people.
STRANGERS = """SELECT id FROM person AS guest
    WHERE account IS NULL AND taken_by IS NULL AND NOT gone AND created < ?
    AND id < (SELECT max(id) FROM person)
    AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = guest.id)
    AND NOT EXISTS (SELECT 1 FROM session WHERE person = guest.id AND seen >= ?)
    AND NOT EXISTS (SELECT 1 FROM report WHERE guest.id IN (person, about))
    AND NOT EXISTS (SELECT 1 FROM person AS other WHERE other.taken_by = guest.id)"""
OLD_GAMES = "SELECT id FROM tables WHERE state = 'over' AND coalesce(finished, opened) < ? ORDER BY id"


class Retention:
    """Forgets, again and again. `busy` tells the people who are here, and `in_memory` whether a table is."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        directory: Directory,
        now: Callable[[], float],
        busy: Callable[[], Collection[int]],
        in_memory: Callable[[str], object],
        leads: Callable[[], bool] = lambda: True,
    ) -> None:
        """Of several processes of a house the one that `leads` does it."""
        self._settings = settings
        self._store = store
        self._directory = directory
        self._now = now
        self._busy = busy
        self._in_memory = in_memory
        self._leads = leads

    async def run(self) -> None:
        """Until it is cancelled."""
        await asyncio.sleep(FIRST_LOOK)
        while True:
            with contextlib.suppress(Unavailable):  # then the next time
                if self._leads():
                    await self.forget()
            await asyncio.sleep(LOOK_EVERY)

    async def forget(self) -> None:
        """Forgets what is old enough by now; raises Unavailable."""
        guests = games = 0
        if self._settings.keep_guests_days:
            guests = await self._forget_guests(self._now() - self._settings.keep_guests_days * DAY)
        if self._settings.keep_games_days:
            games = await self._forget_games(self._now() - self._settings.keep_games_days * DAY)
        if guests or games:
            log.info("old things are forgotten", extra={"guests": guests, "tables": games})

    async def _forget_guests(self, before: float) -> int:
        with contextlib.closing(self._store.reader()) as reader:
            found = await asyncio.to_thread(_strangers, reader, before)
        for start in range(0, len(found), AT_ONCE):
            busy = self._busy()
            with self._store.transaction() as db:
                for guest in found[start : start + AT_ONCE]:
                    still = db.execute(f"{STRANGERS} AND id = ?", (before, before, guest)).fetchone()
                    if still and guest not in busy:
                        for table in ("session", "push", "email_wish", "rating", "blocked"):
                            db.execute(f"DELETE FROM {table} WHERE person = ?", (guest,))
                        db.execute("DELETE FROM blocked WHERE other = ?", (guest,))
                        db.execute("DELETE FROM person WHERE id = ?", (guest,))
            self._directory.forget_blocked()
            await asyncio.sleep(0)
        return len(found)

    async def _forget_games(self, before: float) -> int:
        """As far as their rows can be spared."""
        mark = self._store.rows_written()
        found = [code for (code,) in self._store.all(OLD_GAMES, before) if not self._in_memory(code)]
        forgotten = 0
        for code in found:
            with self._store.transaction() as db:
                forgotten += self._store.forget_table(db, code, mark)
            await asyncio.sleep(0)
        return forgotten


def _strangers(store: ReadOnly, before: float) -> list[int]:
    """In a thread, as it reads through all logs: guests who never sat at a table nor said a word."""
    found = [row[0] for row in store.all(STRANGERS, before, before)]
    if not found:
        return []
    said = store.all("SELECT event FROM log WHERE substr(event, 1, 14) = ?", b'{"what":"said"')
    speakers = {int(match[1]) for (event,) in said if (match := SAID.match(event))}
    return [guest for guest in found if guest not in speakers]
