"""The parts of a house, made once and handed to those who need them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from importlib.metadata import version

from valise_games.house.archive.listing import FinishedLines
from valise_games.house.archive.retention import Retention
from valise_games.house.archive.reviews import Reviews
from valise_games.house.archive.signing import Signer
from valise_games.house.bots.pool import Pool
from valise_games.house.bots.precompile import precompile
from valise_games.house.config import Settings
from valise_games.house.house_time import HouseTime
from valise_games.house.metrics import Metrics
from valise_games.house.notify.notifier import Notifier
from valise_games.house.people.accounts import Accounts
from valise_games.house.people.directory import Directory
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.people.sessions import Sessions
from valise_games.house.storage.store import Reader, Store
from valise_games.house.tables.autoplay import BotService
from valise_games.house.tables.commands import Dispatcher
from valise_games.house.tables.live import TableServices
from valise_games.house.tables.lobby import Lobby
from valise_games.house.tables.publisher import Publisher
from valise_games.house.tables.registry import Registry
from valise_games.house.transport.connection import Connections

log = logging.getLogger("valise.house")


class Services:
    """All parts of one house on one file. `start` needs a running event loop; after `stop` the file is closed."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] | None = None) -> None:
        """`now` tells another time than the house's own, to a test."""
        self.settings = settings
        self.store = store
        self.time = HouseTime()
        limits_now, now = now or time.monotonic, now or self.time.now
        self.now = now
        self.version = version("valise-games")
        self.metrics = Metrics()
        self.directory = Directory(store, now)
        self.sessions = Sessions(store, self.directory, now, secure=settings.secure)
        self.limits = RateLimits(settings.limits, limits_now)
        self.accounts = Accounts(store, self.directory, self.sessions, self.limits, now)
        self.signer = Signer(store)
        self.notifier = Notifier(settings, store, self.metrics)
        self.bot_pool = Pool(settings.bot_workers)
        # Others have workers of their own, so that no bot is later for a hint, and no hint for somebody's review.
        self.hint_pool = Pool(1)
        self.review_pool = Pool(1)
        self.publisher = Publisher(store)
        self.lobby = Lobby(self.publisher)
        self.registry = Registry(
            settings,
            TableServices(
                now=now,
                store=store,
                publisher=self.publisher,
                lobby=self.lobby,
                directory=self.directory,
                bots=BotService(self.bot_pool, settings.bot_pause),
                notifier=self.notifier,
                metrics=self.metrics,
                opened=now(),
            ),
        )
        self.dispatcher = Dispatcher(self.registry, self.lobby, self.directory, self.limits, self.hint_pool)
        self.connections = Connections(
            settings, self.dispatcher, self.publisher, self.limits, self.metrics, self.signer.public
        )
        self.reviews = Reviews()
        self.reader = Reader(store.file)
        self.lines = FinishedLines()
        self.retention = Retention(settings, store, self.directory, now, self.connections.people, self.registry.find)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Goes on with every table that was under way, and with all that is done now and then."""
        self.registry.resume()
        works = (
            self.registry.sweep(),
            self.registry.note_time(),
            self.registry.watch_time(self.time),
            self.metrics.watch_loop(),
            self.notifier.run(),
            self.store.checkpoint(),
            self._check_file(),
            self.retention.run(),
        )
        self._tasks = [asyncio.create_task(work) for work in works]
        if self.settings.warm_up:
            self._tasks.append(asyncio.create_task(precompile()))
        log.info("the house is open", extra={"version": self.version, "tables": len(self.registry.in_memory())})

    async def _check_file(self) -> None:
        damage = await self.store.find_damage()
        if damage:
            self.note_damage(damage)

    def note_damage(self, damage: str) -> None:
        """The file is damaged: whoever operates the house is told, and the house goes on as far as it can."""
        if not self.metrics.damage:
            self.metrics.damage = damage
            log.error("the file is damaged", extra={"reason": damage})

    async def stop(self) -> None:
        """Stops all that runs, and closes the file."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.publisher.flush()
        self.registry.stop()
        await self.bot_pool.close()
        await self.hint_pool.close()
        await self.review_pool.close()
        self.registry.note_open()
        self.reader.close()
        self.store.close()
        extra = {"tables": len(self.registry.in_memory()), "moves": self.metrics.moves}
        log.info("the house is closed", extra=extra)
