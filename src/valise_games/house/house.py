"""The house: all tables, the people at them, the bots, and the one file in which everything is kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec

from valise_games.house.archive.reviews import Reviews
from valise_games.house.bots.pool import Pool, Question
from valise_games.house.bots.precompile import warm_up
from valise_games.house.config import Settings
from valise_games.house.errors import Refusal
from valise_games.house.logging import about_table
from valise_games.house.metrics import Metrics
from valise_games.house.notify.notifier import Notifier
from valise_games.house.people import ratings
from valise_games.house.people.credentials import CODE_LETTERS, Passwords
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.people.sessions import Sessions
from valise_games.house.storage.batch import Tick
from valise_games.house.storage.store import Store, Unavailable
from valise_games.house.tables import events
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.lobby import Lobby
from valise_games.house.tables.state import Table

if TYPE_CHECKING:
    from valise_games.house.transport.connection import Connection

log = logging.getLogger("valise.house")

CODE_LENGTH = 8
NOTE_TIME = 5.0  # seconds: after a crash nobody gets back more of his time
UNTIMED = 86_400.0  # seconds after which a game without a clock that nobody looks at is abandoned

_dice = random.SystemRandom()


class House:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.opened = now()
        self.version = version("valise-games")
        self.people = Directory(store, now)
        self.cookies = Sessions(store, self.people, secure=settings.secure)
        self.limits = RateLimits(settings.limits, now)
        self.passwords = Passwords()
        self.tick = Tick(store)
        self.lobby = Lobby()
        self.pool = Pool(settings.bot_workers)
        self.errands = Pool(1)  # what people ask for, so that no bot is later for it and nobody can tell that they did
        self.reviews = Reviews()
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self._asleep: dict[str, asyncio.TimerHandle] = {}  # tables that are only in the file, until then
        self.counts = Metrics()
        self.notices = Notifier(settings, store, self.counts)
        self.checked = (0.0, "")  # when the store was last tried, and what was wrong with it
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Goes on with every table that was under way, where it was when the house was last open."""
        found = self.store.one("SELECT value FROM setting WHERE name = 'last open'")
        for (table_id,) in self.store.all("SELECT id FROM tables WHERE state <> 'over'"):
            try:
                live = self.running(table_id)
                live.go_on(found[0] if found else 0.0)
                self.changed(live, "")
            except Exception:  # one table that cannot be read does not keep the house shut
                log.exception("a table cannot be read")
        works = (
            self._sweep(),
            self._note_time(),
            self.counts.watch_loop(),
            self.notices.run(),
            self.store.copy_back(),
        )
        self._tasks = [asyncio.create_task(work) for work in works]
        if self.settings.warm_up:
            self._tasks.append(asyncio.create_task(warm_up()))
        log.info("the house is open", extra={"version": self.version, "tables": len(self.tables)})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for wake in self._asleep.values():
            wake.cancel()
        for live in self.tables.values():
            live.stop()
        await self.pool.close()
        await self.errands.close()
        self._open_now()
        self.store.close()
        log.info("the house is closed", extra={"tables": len(self.tables), "moves": self.counts.moves})

    # ------------------------------------------------------------------------------ tables
    def running(self, table_id: str) -> LiveTable:
        """The table with this code."""
        live = self.tables.get(table_id)
        if live is None:
            table = self.read_table(table_id)
            if table is None:
                raise Refusal("no-table", "there is no table with this code")
            live = self.tables[table_id] = LiveTable(self, table)
            self._forget_to_wake(table_id)
            live.plan_ahead()
        return live

    def wake_tables_of(self, person: int) -> None:
        """All that are not over are in memory from now on."""
        sql = "SELECT id FROM tables JOIN sitting ON table_id = id WHERE person = ? AND state <> 'over'"
        for (table_id,) in self.store.all(sql, person):
            self.running(table_id)

    def read_table(self, table_id: str) -> Table | None:
        """The table as it follows from its log."""
        rows = self.store.rows(table_id)
        if not rows:
            return None
        table = Table(table_id, rows[0])
        for row in rows[1:]:
            table.apply(row)
        return table

    def open_table(self, plan: events.Opened, key: str) -> LiveTable:
        table_id = "".join(_dice.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        first = events.Row(1, 1, self.now(), key, plan)
        with self.store.transaction() as db:
            db.execute(
                "INSERT INTO tables (id, game, state, public, opened) VALUES (?, ?, 'open', ?, ?)",
                (table_id, plan.game, plan.public, first.at),
            )
            self.store.append(table_id, [first])
        live = self.tables[table_id] = LiveTable(self, Table(table_id, first))
        self.changed(live, "")
        log.info("a table is open", extra=about_table(live.table) | {"seats": plan.seats})
        return live

    def opened_with(self, key: str) -> LiveTable | None:
        """The table that a command with this key opened before."""
        return next((live for live in self.tables.values() if live.table.repeated(key)), None) if key else None

    def changed(self, live: LiveTable, was: str) -> None:
        """Seats or state changed: brings the lists up to date, together with the log. They follow from it, so a failure
        costs nothing that the next start does not mend."""
        table = live.table
        self.lobby.show(table)
        outcome = None if table.outcome is None else msgspec.json.encode(table.outcome)
        finished = None if table.match is None else table.finished  # a table that never began is in no list
        if was and was != table.state:
            self._note(table)
        with contextlib.suppress(Unavailable), self.store.within() as db:
            changed = db.execute(
                "UPDATE tables SET state = ?, finished = ?, outcome = ? WHERE id = ? AND state <> 'over'",
                (table.state, finished, outcome, table.id),
            )
            db.execute("DELETE FROM sitting WHERE table_id = ?", (table.id,))
            db.executemany(
                "INSERT INTO sitting (table_id, seat, person, name) VALUES (?, ?, ?, ?)",
                [(table.id, n, seat.person, seat.bot or seat.name) for n, seat in enumerate(table.seats)],
            )
            if table.state == "over" and changed.rowcount and table.setup.rated:
                ratings.rate(db, table)

    def _note(self, table: Table) -> None:
        reason = (table.outcome or {}).get("reason")
        log.info("a table changed", extra=about_table(table) | {"state": table.state, "reason": reason})
        self.counts.finished += table.state == "over"

    async def _note_time(self) -> None:
        """So that after a crash clocks go on where they were."""
        while True:
            self._open_now()
            await asyncio.sleep(NOTE_TIME)

    def _open_now(self) -> None:
        with contextlib.suppress(Unavailable), self.store.transaction() as db:
            db.execute("INSERT OR REPLACE INTO setting VALUES ('last open', ?)", (self.now(),))

    async def _sweep(self) -> None:
        """Ends what was abandoned and forgets what nobody looks at; the log keeps it."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            for live in list(self.tables.values()):
                with contextlib.suppress(Unavailable):
                    self._tidy(live)

    def _tidy(self, live: LiveTable) -> None:
        table, quiet = live.table, live.quiet_for()
        settings = self.settings
        if table.state == "open" and quiet > settings.open_table_minutes * 60:
            live.write(events.Ended("abandoned"))  # and it is put away the next time, when that is sure
        elif table.state == "playing" and quiet > settings.abandoned_minutes * 60 and self._is_abandoned(table, quiet):
            live.write(events.Ended("abandoned"))
        elif table.state == "over" and quiet > settings.sweep_seconds:
            self._put_away(live)
        elif table.state == "playing" and quiet > settings.quiet_minutes * 60 and not live.is_busy:
            self._put_away(live)
            moment = live.deadline() or table.touched + UNTIMED
            wake = asyncio.get_running_loop().call_later(max(0.0, moment - self.now()), self.running, table.id)
            self._asleep[table.id] = wake

    def _is_abandoned(self, table: Table, quiet: float) -> bool:
        """Nobody of the people at it plays himself. By the day, being away is no sign; without a clock, for long."""
        untimed = table.setup.clock.kind == "none" and quiet >= UNTIMED
        return untimed or all(table.seats[seat].stand_in for seat in table.people)

    def _put_away(self, live: LiveTable) -> None:
        """It follows from its log, and can be had again at any time."""
        live.stop()
        del self.tables[live.table.id]

    def _forget_to_wake(self, table_id: str) -> None:
        wake = self._asleep.pop(table_id, None)
        if wake is not None:
            wake.cancel()

    # ------------------------------------------------------------------------------ who is here
    def sign_out(self, person: int, session: str | None = None) -> None:
        """Cuts the person's sockets, or only those of one browser or key."""
        for connection in list(self.connections):
            if connection.person == person and session in (None, connection.who.session):
                connection.sign_out()

    def propagate_rename(self, person: Person) -> None:
        """The person has another name."""
        for connection in self.connections:
            if connection.person == person.id:
                connection.who = msgspec.structs.replace(connection.who, name=person.name)

    # ------------------------------------------------------------------------------ what tables need
    def bot_pause(self) -> float:
        """How long a bot takes for what the table sees, whatever it holds."""
        low, high = self.settings.bot_pause
        return _dice.uniform(low, high)

    async def ask_bot(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        assert table.match is not None
        known = table.match.known(seat)
        plan = table.setup
        question = Question(
            game=plan.game,
            variant=plan.variant,
            bot=bot,
            seat=seat,
            known=known.as_dict(),
            seed=_dice.getrandbits(32),
        )
        number = await self.pool.choose(question)
        return table.entry.load("plain", plan.variant).write_action(known, number)
