"""All tables: those in memory, and how the others get there from their logs and back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable

from valise_games.house.config import Settings
from valise_games.house.errors import Refusal, RefusalCode, Unavailable
from valise_games.house.house_time import TICK, HouseTime
from valise_games.house.logging import about_table
from valise_games.house.people.credentials import CODE_LETTERS
from valise_games.house.storage import lists
from valise_games.house.tables import events
from valise_games.house.tables.autoplay import TRY_AGAIN
from valise_games.house.tables.live import OUTAGE, LiveTable, TableServices
from valise_games.house.tables.log import load_table, play_through, to_log_rows
from valise_games.house.tables.state import Table

log = logging.getLogger("valise.house")

CODE_LENGTH = 8
NOTE_TIME = 5.0  # seconds: after a crash nobody gets back more of his time
UNTIMED = 86_400.0  # seconds after which a game without a clock that nobody looks at is abandoned

NOTE_OPEN = """INSERT INTO setting (name, value) VALUES ('last open', ?)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""

_dice = random.SystemRandom()


class Registry:
    """Finds tables by their codes. Those that nobody needs are in the file only."""

    def __init__(self, settings: Settings, services: TableServices) -> None:
        self.services = services
        self._settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._asleep: dict[str, asyncio.TimerHandle] = {}  # tables that are only in the file, until then
        # In a house of many processes others say what code is free, and who has a table that is not in memory.
        self.new_code: Callable[[], str] = random_code
        self.wake: Callable[[str], object] = self.get
        self.dropped: Callable[[str], None] | None = None
        self.elsewhere: Callable[[str], bool] = lambda code: False

    # ------------------------------------------------------------------------------ finding
    def in_memory(self) -> list[LiveTable]:
        """All tables that are in memory."""
        return [live for live in self._tables.values() if not live.broken]

    def find(self, code: str) -> LiveTable | None:
        """The table with this code, if it is in memory."""
        live = self._tables.get(code)
        return None if live is None or live.broken else live

    def get(self, code: str) -> LiveTable:
        """The table with this code, from memory or from its log; raises Refusal if there is none, and Unavailable if
        another process has it."""
        live = self._tables.get(code)
        if live is not None and live.comes_back:
            live.read_again()  # those who watch it stay with it
        if live is None or live.broken:
            if self.elsewhere(code):
                raise Unavailable("another process has this table")
            table = load_table(self.services.store, code)
            if table is None:
                raise Refusal(RefusalCode.NO_TABLE, "there is no table with this code")
            live = self._take(table)
        return live

    def _take(self, table: Table) -> LiveTable:
        live = self._tables[table.id] = LiveTable(self.services, table)
        wake = self._asleep.pop(table.id, None)
        if wake is not None:
            wake.cancel()
        live.plan_ahead()
        return live

    async def load(self, code: str) -> None:
        """Brings the table with this code into memory, if there is one: played through in a thread, as a long game
        takes longer than others should wait."""
        before = self._tables.get(code)
        if before is not None and before.comes_back:
            before.read_again()
        rows = [] if self.find(code) else list(self.services.store.read_log(code))
        if rows:
            table = await asyncio.to_thread(play_through, code, rows)
            if self.find(code) is None and rows == list(self.services.store.read_log(code)):
                self._take(table)

    async def take_from_log(self, code: str) -> LiveTable:
        """The table with this code, which must exist, in memory from now on."""
        rows = list(self.services.store.read_log(code))
        return self._take(await asyncio.to_thread(play_through, code, rows))

    def discard(self, code: str) -> None:
        """The table is not in memory any more, and nothing happens to it here."""
        wake = self._asleep.pop(code, None)
        if wake is not None:
            wake.cancel()
        live = self._tables.pop(code, None)
        if live is not None:
            live.broken = True
            live.stop()

    def load_tables_of(self, person: int) -> None:
        """All at which he sits and that are not over are in memory from now on."""
        for code in lists.unfinished_of(self.services.store, person):
            if not self.elsewhere(code):
                self.get(code)

    def opened_with(self, key: str) -> LiveTable | None:
        """The table that a command with this key opened before."""
        rows = ((live, live.table.repeated(key)) for live in self.in_memory())
        return next((live for live, row in rows if row is not None and isinstance(row.event, events.Opened)), None)

    # ------------------------------------------------------------------------------ opening
    def open_table(self, setup: events.Opened, key: str) -> LiveTable:
        """A new table, in the file and in memory; raises Unavailable."""
        code = self.new_code()
        first = events.Row(1, 1, self.services.now(), key, setup)
        with self.services.store.transaction() as db:
            lists.add_table(db, code, setup.game, setup.public, first.at)
            self.services.store.add_rows(to_log_rows(code, [first]))
        live = self._tables[code] = LiveTable(self.services, Table(code, first))
        live.update_lists("")
        log.info("a table is open", extra=about_table(code, setup.game, public=setup.public) | {"seats": setup.seats})
        return live

    def resume(self) -> None:
        """After a start: every table that was under way goes on where it was when the house was last open."""
        found = self.services.store.one("SELECT value FROM setting WHERE name = 'last open'")
        for live in self._go_on(float(found[0]) if found else 0.0):
            live.update_lists("")

    def _go_on(self, since: float, *, jumped: bool = False) -> list[LiveTable]:
        """Gives the tables that are not over, which are in memory from now on."""
        tables: list[LiveTable] = []
        for code in lists.unfinished(self.services.store):
            if self.elsewhere(code):
                continue
            try:
                live = self.get(code)
                live.go_on(since, jumped=jumped)
                tables.append(live)
            except Exception:  # one table that cannot be read does not keep the house shut
                log.exception("a table cannot be read")
        return tables

    def go_on_after(self, seconds: float) -> None:
        """The store was away for so long, and nobody could play: clocks go on from now."""
        if seconds > OUTAGE:
            since = self.services.now() - seconds
            for live in self.in_memory():
                with contextlib.suppress(Unavailable):
                    live.go_on(since, jumped=True)

    def stop(self) -> None:
        """Stops all timers and bots."""
        for wake in self._asleep.values():
            wake.cancel()
        for live in self._tables.values():
            live.stop()

    # ------------------------------------------------------------------------------ now and then
    async def watch_time(self, house_time: HouseTime) -> None:
        """Again and again sees whether the time of day has jumped, or the house was stopped: to the tables it was shut
        meanwhile."""
        while True:
            await asyncio.sleep(TICK)
            since = house_time.catch_up()
            if since is not None:
                log.warning("the time jumped", extra={"seconds": round(self.services.now() - since)})
                await self._go_on_when_it_can(since)

    async def _go_on_when_it_can(self, since: float) -> None:
        while True:
            try:
                self._go_on(since, jumped=True)
                return
            except Unavailable:
                await asyncio.sleep(TRY_AGAIN)

    async def note_time(self) -> None:
        """Notes again and again that the house is open, so that after a crash clocks go on where they were."""
        while True:
            self.note_open()
            await asyncio.sleep(NOTE_TIME)

    def note_open(self) -> None:
        """Notes that the house is open now."""
        with contextlib.suppress(Unavailable), self.services.store.transaction() as db:
            db.execute(NOTE_OPEN, (self.services.store.moment(self.services.now()),))

    async def sweep(self) -> None:
        """Again and again ends what was abandoned, and drops from memory what nobody looks at; the log keeps it."""
        while True:
            await asyncio.sleep(self._settings.sweep_seconds)
            for code in [code for code, live in self._tables.items() if live.broken and not live.comes_back]:
                del self._tables[code]
            for live in self.in_memory():
                with contextlib.suppress(Unavailable):
                    self.tidy(live)

    def tidy(self, live: LiveTable) -> None:
        """Ends the table, or drops it from memory, if it is time for that."""
        table, quiet = live.table, live.quiet_for()
        settings = self._settings
        if table.state == "open" and table.dealing_since is None and quiet > settings.open_table_minutes * 60:
            live.write(events.Ended("abandoned"))  # and it is dropped the next time, when that is in the file
        elif table.state == "playing" and quiet > settings.abandoned_minutes * 60 and _is_abandoned(table, quiet):
            live.write(events.Ended("abandoned"))
        elif table.state == "over" and quiet > settings.sweep_seconds:
            self._drop(live)
        elif table.state == "playing" and quiet > settings.quiet_minutes * 60 and not live.is_busy:
            self._drop(live)
            moment = live.deadline() or table.last_action_at + UNTIMED
            delay = max(0.0, moment - self.services.now())
            self._wake_in(delay, table.id)

    def _wake_in(self, delay: float, code: str) -> None:
        self._asleep[code] = asyncio.get_running_loop().call_later(delay, self._wake, code)

    def _wake(self, code: str) -> None:
        try:
            self.wake(code)
        except Unavailable:
            self._wake_in(TRY_AGAIN, code)

    def _drop(self, live: LiveTable) -> None:
        live.stop()
        del self._tables[live.table.id]
        if live.table.state == "over" and self.dropped is not None:
            self.dropped(live.table.id)


def random_code() -> str:
    """A code for a new table."""
    return "".join(_dice.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _is_abandoned(table: Table, quiet: float) -> bool:
    """Nobody of the people at it plays himself. By the day, being away is no sign; without a clock, for long."""
    untimed = table.setup.clock.kind == "none" and quiet >= UNTIMED
    return untimed or all(table.seats[seat].stand_in for seat in table.people_seats)
