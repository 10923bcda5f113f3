"""Push services and mail servers that never answer: nobody else's notices wait, nor does the end of the house."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.house import never_resolves
from tests.house.company import PASSWORD, registered
from tests.house.houses import RunningHouse, open_house
from tests.house.keeping import store_at
from tests.house.notice_receivers import Browser, PushService, push_service
from tests.waiting import PATIENCE, until
from valise_games.house.config import Settings
from valise_games.house.metrics import Metrics
from valise_games.house.notify import notifier, resolver
from valise_games.house.notify.notifier import Notifier
from valise_games.house.notify.resolver import EACH_DOMAIN, MOST_AT_WORK, Resolver
from valise_games.house.people.directory import Directory

NEVER_RESOLVES = Path(never_resolves.__file__)
IN_TIME = 10.0  # seconds from SIGTERM to the end
SHORT = 0.2  # seconds of patience, in a test


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The hosts that are being looked up and never found, until the test is over."""
    over, hosts = threading.Event(), []

    def look_up(host: str, *about: object, **more: object) -> object:
        if host.endswith(never_resolves.NEVER):
            hosts.append(host)
            over.wait(PATIENCE)
            raise socket.gaierror("never")
        return never_resolves.look_up("127.0.0.1", *about, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(resolver, "PATIENCE", SHORT)
    yield hosts
    over.set()


class Post:
    """A notifier, and people with browsers."""

    def __init__(self, file: Path) -> None:
        self.store = store_at(file)
        self.people = Directory(self.store, lambda: 0.0)
        self.metrics = Metrics()
        self.notifier = Notifier(Settings(push_anywhere=True), self.store, self.metrics)

    def person(self, *endpoints: str) -> int:
        person = self.people.new_guest("").id
        with self.store.transaction() as db:
            for endpoint in endpoints:
                subscription = msgspec.json.encode(Browser(endpoint).subscription())
                db.execute("INSERT INTO push VALUES (?, ?, ?, 0)", (endpoint, person, subscription))
        return person

    def owes(self, person: int, table: str) -> None:
        """A notice for this person is written down."""
        with self.store.transaction() as db:
            db.execute("INSERT INTO notice (table_id, number, person, game) VALUES (?, 1, ?, 'agent')", (table, person))
        self.notifier.look()

    def endpoints(self) -> set[str]:
        return {row[0] for row in self.store.all("SELECT endpoint FROM push")}


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    post = Post(tmp_path / "house.db")
    yield post
    post.store.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def test_nobody_waits_for_what_does_not_reach_another(post: Post, service: PushService, hanging: list[str]) -> None:
    """However many notices there are for those whose push services are never found."""
    guests = [
        post.person(*(f"https://{name}-{number}{never_resolves.NEVER}/x" for number in range(8))) for name in "abcdef"
    ]
    port = urlsplit(service.url).port
    other = post.person(f"http://push.elsewhere.example:{port}/other")

    async def deliver() -> None:
        running = asyncio.create_task(post.notifier.run())
        for table in range(20):
            for guest in guests:
                post.owes(guest, f"TABLE{table}")
        await asyncio.sleep(SHORT / 2)
        post.owes(other, "TABLE")
        pushed = await asyncio.to_thread(service.arrived.get, timeout=PATIENCE)
        assert pushed.path == "/other"
        assert len(hanging) <= EACH_DOMAIN <= MOST_AT_WORK / 4  # one domain has no more of the threads
        running.cancel()
        await asyncio.wait([running])

    asyncio.run(deliver())


def test_an_endpoint_that_always_fails_is_dropped(
    post: Post, service: PushService, hanging: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rests longer each time. One whose push service takes what is sent to others is kept."""
    monkeypatch.setattr(notifier, "FIRST_REST", 0.001)
    monkeypatch.setattr(notifier, "TRY_AGAIN", (0.01,) * 20)
    monkeypatch.setattr(notifier, "LOOK_EVERY", 0.01)
    service.answers = {"/broken": 500}
    never = f"https://x{never_resolves.NEVER}/x"
    lost, broken, good = post.person(never), post.person(f"{service.url}/broken"), post.person(f"{service.url}/good")

    async def deliver() -> None:
        running = asyncio.create_task(post.notifier.run())
        for person in (good, lost, broken):
            post.owes(person, "TABLE")
        async with asyncio.timeout(PATIENCE):
            while never in post.endpoints() or post.metrics.notices["rested"] < 2:
                await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.wait([running])

    asyncio.run(deliver())
    assert post.endpoints() == {f"{service.url}/broken", f"{service.url}/good"}
    tried = [service.arrived.get_nowait().path for _ in range(service.arrived.qsize())]
    assert tried.count("/broken") > 1, "it was tried again"
    assert tried.count("/good") == 1


def test_an_address_is_kept_while_nobody_answers(monkeypatch: pytest.MonkeyPatch, hanging: list[str]) -> None:
    found = Resolver()
    place = (f"x{never_resolves.NEVER}", 443)

    async def look() -> None:
        with pytest.raises(TimeoutError):
            await found.find(*place)
        monkeypatch.setattr(resolver, "GOOD_FOR", -1.0)
        found._keep(place, "192.0.2.1")
        assert await found.find(*place) == "192.0.2.1"
        assert hanging == [place[0]], "the same is looked up once"

    asyncio.run(look())


# ---------------------------------------------------------------------------------- the end
@contextlib.contextmanager
def silent_server() -> Iterator[int]:
    """Takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0), backlog=50) as server:
        yield server.getsockname()[1]


def ends_in_time(house: RunningHouse) -> None:
    began = time.monotonic()
    assert house.stop() == 0
    assert time.monotonic() - began < IN_TIME


@pytest.mark.long
def test_the_house_ends_while_a_mail_server_and_a_name_server_hang(tmp_path: Path) -> None:
    with (
        silent_server() as port,
        open_house(
            tmp_path / "house.db",
            program=NEVER_RESOLVES,
            mail_host=f"mail{never_resolves.NEVER}",
            mail_port=port,
            mail_from="house@valise.example",
            push_anywhere=True,
        ) as house,
    ):
        ann, _ = registered(house)
        with ann, house.visitor("Bob") as bob:
            before = threads_of(house)
            ann.post("/api/me/email", {"email": "ann@mail.example", "password": PASSWORD})
            until(lambda: threads_of(house) > before)
            before = threads_of(house)
            bob.post("/api/me/push", Browser(f"https://push{never_resolves.NEVER}/x").subscription())
            table = ann.open("casablanca", 2, clock={"kind": "daily"}, variant="small")
            table.sit(0)
            bob.do("sit", table=table.id, seat=1)
            bob.close()
            table.start()
            until(lambda: threads_of(house) > before)
        ends_in_time(house)


def threads_of(house: RunningHouse) -> int:
    return len(list(Path(f"/proc/{house.process.pid}/task").iterdir()))
