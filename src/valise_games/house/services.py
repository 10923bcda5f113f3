"""The parts of a house, made once and handed to those who need them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from importlib.metadata import version

import msgspec

from valise_games.house.archive import listing
from valise_games.house.archive.listing import FinishedLines, OwnTable
from valise_games.house.archive.retention import Retention
from valise_games.house.archive.reviews import Reviews
from valise_games.house.archive.signing import Signer
from valise_games.house.bots.pool import BotPool, Pool
from valise_games.house.bots.precompile import precompile
from valise_games.house.cluster.cluster import Cluster, new_name
from valise_games.house.cluster.ownership import Ownership
from valise_games.house.cluster.router import Router
from valise_games.house.config import BadSettings, Settings
from valise_games.house.house_time import HouseTime
from valise_games.house.metrics import Metrics
from valise_games.house.notify.notifier import Notifier
from valise_games.house.people.accounts import Accounts
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.people.sessions import Sessions
from valise_games.house.storage import lists
from valise_games.house.storage.store import LogRow, Store
from valise_games.house.tables import seat_owners
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
        self.cluster: Cluster | None = None
        self.time = HouseTime(self._wall)
        limits_now, now = now or time.monotonic, now or self.time.now
        self.now = now
        self.version = version("valise-games")
        self.metrics = Metrics()
        self.directory = Directory(store, now)
        self.sessions = Sessions(store, self.directory, now, secure=settings.secure)
        self.limits = RateLimits(settings.limits, limits_now)
        self.accounts = Accounts(store, self.directory, self.sessions, self.limits, now)
        self.signer = Signer(store)
        name = new_name()
        self.notifier = Notifier(settings, store, self.metrics, name)
        # Others have workers of their own, so that no bot is later for a hint, and no hint for somebody's review.
        self.bot_pool, self.hint_pool, self.review_pool = make_pools(settings)
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
        if settings.redis and settings.database:
            self.cluster = self._join_cluster(name)
        self.connections = Connections(
            settings,
            self.dispatcher,
            self.publisher,
            self.limits,
            self.metrics,
            self.signer.public,
            self._is_void,
            self._void_among,
        )
        if self.cluster is not None:
            self.connections.others = self.cluster
            self.cluster.sockets = self.connections
        self.reviews = Reviews()
        self.reader = store.reader()
        self.lines = FinishedLines()
        self.retention = Retention(
            settings, store, self.directory, now, self.connections.people, self.registry.find, self.leads
        )
        self.draining = False  # about to stop
        self._tasks: list[asyncio.Task[None]] = []

    def _wall(self) -> float:
        """Several processes go by one clock, that of their database: tables move from one to another."""
        return time.time() if self.cluster is None else self.cluster.directory.now()

    def _join_cluster(self, name: str) -> Cluster:
        """One of several processes, with this name: others may have tables, and commands come from and go to them."""
        try:
            from valise_games.house.cluster.postgres_directory import DatabaseDirectory
            from valise_games.house.cluster.redis_bus import RedisBus
        except ModuleNotFoundError:
            text = "several processes need more than the house: pip install 'valise-games[house,postgres,redis]'"
            raise BadSettings(text) from None

        settings, registry = self.settings, self.registry
        owners = DatabaseDirectory(settings.database, name)
        cluster = Cluster(owners, RedisBus(settings.redis), self.directory, self.lobby, self.limits)
        ownership = Ownership(owners, registry, cluster.post.send, self.publisher.all_written)
        self.dispatcher = router = Router(
            registry,
            self.lobby,
            self.directory,
            self.limits,
            self.hint_pool,
            ownership,
            cluster.post.send,
            cluster.ask,
            self.metrics,
        )
        cluster.router = ownership.moves = router
        registry.new_code, registry.wake, registry.dropped = ownership.new_code, ownership.bring, ownership.dropped
        registry.elsewhere = lambda code: not ownership.holds(code)
        registry.services.lost = ownership.lost
        self._answer_others(cluster)
        return cluster

    # ------------------------------------------------------------------------------ a person's tables, whoever has them
    async def own_table(self, code: str, person: int) -> OwnTable | None:
        """The table as one of this person's; None if he does not sit there, or it is over."""
        if self.cluster is None:
            await self.registry.load(code)
            await self.publisher.all_written()
            return listing.own_table(self.registry.get(code), person)
        owner = await self.cluster.ownership.acquire(code)
        answer = await self.cluster.ask(owner, "own table", msgspec.msgpack.encode((code, person)))
        return msgspec.msgpack.decode(answer, type=OwnTable | None)

    async def rename_at_tables(self, person: int, name: str) -> None:
        """He has this name at the tables where he plays."""
        if self.cluster is None:
            seat_owners.rename(self.registry, person, name)
        else:
            await self._bring_tables_of(person)
            await self.cluster.ask_all("rename", msgspec.msgpack.encode((person, name)))

    async def hand_over_seats(self, guest: Person, account: Person) -> list[LogRow]:
        """What is the guest's at tables that go on is the account's. Gives the rows that are still to be written."""
        if self.cluster is None:
            done = seat_owners.hand_over(self.registry, guest, account)
        else:
            await self._bring_tables_of(guest.id)
            answers = await self.cluster.ask_all("hand over", msgspec.msgpack.encode((guest, account)))
            done = {code for codes in answers for code in msgspec.msgpack.decode(codes, type=list[str])}
        return seat_owners.rest_of(self.registry, guest, account, done)

    async def remove_from_tables(self, person: Person, numbers: list[int]) -> None:
        """He leaves every table for good; where these numbers of his are heard of, his name goes."""
        if self.cluster is None:
            seat_owners.remove(self.dispatcher, person, numbers)
        else:
            await self._bring_tables_of(person.id)
            await self.cluster.ask_all("remove", msgspec.msgpack.encode((person, numbers)))

    async def _bring_tables_of(self, person: int) -> None:
        """Some process has each of them in memory."""
        assert self.cluster is not None
        for code in lists.unfinished_of(self.store, person):
            await self.cluster.ownership.acquire(code)

    def _answer_others(self, cluster: Cluster) -> None:
        """What one process does for the others, with the tables that it has."""

        async def own_table(body: bytes) -> bytes:
            code, person = msgspec.msgpack.decode(body, type=tuple[str, int])
            await self.publisher.all_written()
            live = self.registry.find(code)
            return msgspec.msgpack.encode(None if live is None else listing.own_table(live, person))

        async def rename(body: bytes) -> bytes:
            seat_owners.rename(self.registry, *msgspec.msgpack.decode(body, type=tuple[int, str]))
            await self.publisher.committed()
            return b""

        async def hand_over(body: bytes) -> bytes:
            guest, account = msgspec.msgpack.decode(body, type=tuple[Person, Person])
            done = seat_owners.hand_over(self.registry, guest, account)
            await self.publisher.committed()
            return msgspec.msgpack.encode(sorted(done))

        async def remove(body: bytes) -> bytes:
            person, numbers = msgspec.msgpack.decode(body, type=tuple[Person, list[int]])
            seat_owners.remove(self.dispatcher, person, numbers)
            await self.publisher.committed()
            return b""

        cluster.answers |= {"own table": own_table, "rename": rename, "hand over": hand_over, "remove": remove}

    def _is_void(self, person: Person) -> bool:
        return bool(self.sessions.void_among(self.store, [person]))

    async def _void_among(self, people: list[Person]) -> set[Person]:
        return await self.reader.run(lambda db: self.sessions.void_among(db, people))

    def leads(self) -> bool:
        """Whether this process does what one of the house's processes is to do."""
        return self.cluster is None or self.cluster.directory.leads

    async def start(self) -> None:
        """Goes on with every table that was under way, and with all that is done now and then."""
        self.store.begin()
        if self.cluster is None:
            self.registry.resume()
        else:
            await self.cluster.directory.open()
            self.time.catch_up()
            await self.cluster.open()
        self.store.on_return(self.registry.go_on_after)
        works = (
            self.registry.sweep(),
            self.registry.note_time(),
            self.registry.watch_time(self.time),
            self.metrics.watch_loop(),
            self.notifier.run(),
            self.store.maintain(),
            self._check_file(),
            self.retention.run(),
        )
        self._tasks = [asyncio.create_task(work) for work in works]
        if self.cluster is not None:
            self._tasks += [asyncio.create_task(work) for work in self.cluster.works()]
        if self.settings.warm_up and self.settings.bot_workers != "redis":
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

    async def drain(self) -> None:
        """This process is about to stop: others of the house have its tables from now on."""
        self.draining = True
        if self.cluster is not None:
            await self.cluster.drain()

    async def stop(self) -> None:
        """Stops all that runs, and closes the file."""
        await self.drain()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.publisher.flush()
        self.registry.stop()
        await self.bot_pool.close()
        await self.hint_pool.close()
        await self.review_pool.close()
        if self.cluster is not None:
            await self.cluster.close()
        self.registry.note_open()
        self.reader.close()
        self.store.close()
        extra = {"tables": len(self.registry.in_memory()), "moves": self.metrics.moves}
        log.info("the house is closed", extra=extra)


def make_pools(settings: Settings) -> tuple[BotPool, BotPool, BotPool]:
    """For the moves of bots, for hints and for reviews: here, or on other machines."""
    if settings.bot_workers != "redis":
        return Pool(settings.bot_workers), Pool(1), Pool(1)
    try:
        from valise_games.house.bots.redis_pool import RedisPool
    except ModuleNotFoundError:
        raise BadSettings("bot_workers = redis needs more than the house: pip install 'valise-games[redis]'") from None
    return RedisPool(settings.redis, "moves"), RedisPool(settings.redis, "hints"), RedisPool(settings.redis, "reviews")
