"""How fast one visitor may do things; and how much of it the house remembers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.house.asking import Answer, ask, hello
from tests.house.company import PASSWORD, closed_with, new_name, refused, socket
from tests.house.ears import Preparation
from tests.house.houses import RunningHouse, open_house
from tests.house.keeping import store_at
from tests.waiting import PATIENCE
from valise_games.client import Refused
from valise_games.house.config import Settings
from valise_games.house.errors import Refusal
from valise_games.house.people.rate_limits import (
    ADDRESS,
    MOST_OPEN,
    NAME,
    PERSON,
    Rate,
    RateLimits,
    TokenBuckets,
    address_of,
)
from valise_games.house.people.sessions import NAME as COOKIE
from valise_games.house.services import Services
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.transport.connection import Connection
from valise_games.play import fairness

TOO_MUCH = 4429  # the code a socket is closed with


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that counts; each test comes from an address of its own."""
    file = tmp_path_factory.mktemp("strict") / "house.db"
    with open_house(file, limits="true", trust_proxy="true", connections_each=3) as running:
        yield running


def too_fast(answer: Answer) -> bool:
    if answer.payload.get("code") != "too-fast":
        return False
    assert answer.status == 429
    assert re.search(r"wait \d+ seconds?", answer.payload["text"])
    return True


def test_a_bucket_fills_up_again() -> None:
    now = [1000.0]
    buckets = TokenBuckets(Rate(2, 10), lambda: now[0])
    buckets.take("ann")
    buckets.take("ann")
    with pytest.raises(Refusal, match="wait 5 seconds"):
        buckets.check("ann")
    buckets.check("bob")
    now[0] += 4.5
    with pytest.raises(Refusal, match=r"wait 1 second$"):
        buckets.check("ann")
    now[0] += 0.5
    buckets.check("ann")
    now[0] += 1000
    assert buckets.left("ann") == 2
    now[0] -= 5000  # a clock that is set back gives nothing away, and takes nothing
    assert buckets.left("ann") == pytest.approx(0)


def test_the_house_remembers_so_many_buckets() -> None:
    buckets = TokenBuckets(Rate(2, 10), lambda: 0.0, remembered=100)
    for who in range(1000):
        buckets.take(who)
    assert len(buckets) == 100
    assert buckets.left(999) == 1


@pytest.mark.parametrize(
    ("client", "forwarded", "trust", "address"),
    [
        ("10.0.0.1", "1.2.3.4", False, "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", True, "1.2.3.4"),  # what comes before the last hop anybody can write
        ("10.0.0.1", "", True, "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", False, "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", "", False, "1.2.3.4"),
        ("10.0.0.1", "x" * 500, True, "x" * 64),
    ],
)
def test_addresses(client: str, forwarded: str, trust: bool, address: str) -> None:
    assert address_of(client, forwarded, trust) == address


def test_new_guests_from_one_address(strict: RunningHouse) -> None:
    most = ADDRESS["guest"].most
    answers = [hello(strict, x_forwarded_for="203.0.113.1") for _ in range(2 * most)]
    assert not any(too_fast(answer) for answer in answers[:most])
    assert any(too_fast(answer) for answer in answers[most:])  # not the first: time has passed
    assert hello(strict, x_forwarded_for="203.0.113.2").status == 200
    # Who has a cookie is no new guest.
    assert hello(strict, x_forwarded_for="203.0.113.1", cookie=answers[0].cookie).status == 200


def test_passwords_from_one_address_and_for_one_name(strict: RunningHouse) -> None:
    """Counted before anything is looked up, so that no password has to be hashed to be refused."""
    wrong = {"name": "", "password": "x"}
    most = ADDRESS["login"].most
    body = {"code": "x", "password": "short"}  # a wrong recovery is counted as a wrong password is
    for number in range(most):
        answer = ask(strict, "/api/recover", {"name": f"Name {number}", **body}, x_forwarded_for="203.0.113.3")
        assert answer.payload["code"] == "bad-password"
    assert too_fast(ask(strict, "/api/login", wrong | {"name": "Another"}, x_forwarded_for="203.0.113.3"))
    for number in range(NAME["login"].most):
        ask(strict, "/api/recover", {"name": "Victim", **body}, x_forwarded_for=f"198.51.100.{number}")
    assert too_fast(ask(strict, "/api/login", wrong | {"name": "V1CTIM"}, x_forwarded_for="203.0.113.4"))


def test_a_browser_that_was_here_before_is_not_locked_out(strict: RunningHouse) -> None:
    """Strangers spend their own tries, and cannot spend the owner's."""
    with strict.visitor() as owner:
        name, password = new_name(), {"password": PASSWORD}
        came = ask(strict, "/api/register", {"name": name, **password}, cookie=owner.cookie)
    device = next(part for part in came.headers["set-cookies"].split("\n") if part.startswith(f"{COOKIE}-device="))
    device = device.partition(";")[0]
    wrong = {"name": name, "password": "not this one"}
    for number in range(3 * NAME["login"].most):  # on a slow machine some come back while others are spent
        if too_fast(ask(strict, "/api/login", wrong, x_forwarded_for=f"198.51.100.{100 + number % 10}")):
            break
    stranger = ask(strict, "/api/login", {"name": name, **password}, x_forwarded_for="203.0.113.50")
    assert too_fast(stranger), "whoever he is"
    forged = device[:-2] + ("a" if device[-2] != "a" else "b") + device[-1]  # of the last sign not all bits count
    assert too_fast(
        ask(strict, "/api/login", {"name": name, **password}, cookie=forged, x_forwarded_for="203.0.113.51")
    )
    for _ in range(2):
        known = ask(strict, "/api/login", {"name": name, **password}, cookie=device, x_forwarded_for="203.0.113.52")
        assert known.status == 200
    for _ in range(3 * NAME["known-login"].most):
        last = ask(strict, "/api/login", wrong, cookie=device, x_forwarded_for="203.0.113.52")
        if too_fast(last):
            break
    assert too_fast(last), "nor may that browser try for ever"
    other = {"name": "Somebody Else", "password": "x"}
    assert ask(strict, "/api/login", other, cookie=device, x_forwarded_for="203.0.113.53").status == 401


def test_talk(strict: RunningHouse) -> None:
    with strict.visitor("Ann") as ann:
        table = ann.open("agent", 2)
        table.sit()

        def talk_too_much() -> None:
            for number in range(10 * PERSON["talk"].most):  # meanwhile some may be allowed again
                table.say(f"line {number}")

        refused("too-fast", talk_too_much)
        assert len(table.talk) >= PERSON["talk"].most


def test_tables_that_have_not_begun(strict: RunningHouse) -> None:
    with strict.visitor("Ann") as ann:
        for _ in range(MOST_OPEN):
            ann.open("agent", 2)
        refused("too-many", lambda: ann.open("agent", 2))


def test_guessing_codes(strict: RunningHouse) -> None:
    """By HTTP and by socket, by looking and by doing, it is the same bucket; and then a right guess is no use."""
    with strict.visitor("Ann") as ann, strict.visitor("Eve") as eve:
        table = ann.open("agent", 2, public=False)
        mine = eve.open("agent", 2)
        mine.sit()
        tries: list[Callable[[str], object]] = [
            lambda code: eve.get(f"/api/tables/{code}"),
            lambda code: eve.get(f"/api/tables/{code}/legal"),
            lambda code: eve.do("watch", table=code),
            lambda code: eve.do("sit", table=code),
            lambda code: eve.post("/api/do", {"do": "sit", "table": code}),
        ]
        codes: list[str] = []
        for number in range(PERSON["miss"].most):
            with pytest.raises(Refused) as found:
                tries[number % len(tries)](f"GUESS{number}")
            codes.append(found.value.code)
        assert codes == ["no-table"] * PERSON["miss"].most
        for guess in tries:
            refused("too-fast", partial(guess, table.id))
            refused("too-fast", partial(guess, "NOTATABLE"))
        mine.say("where I sit I play on")
        ann.get(f"/api/tables/{table.id}")


def test_reports(strict: RunningHouse) -> None:
    with strict.visitor("Ann") as ann, strict.visitor("Bob") as bob:
        table = ann.open("agent", 2)
        bob.do("sit", table=table.id)
        response = {"about": bob.id, "table": table.id, "words": "rude"}
        for _ in range(PERSON["report"].most):
            ann.post("/api/reports", response)
        refused("too-fast", lambda: ann.post("/api/reports", response))


def test_connections_of_one_person(strict: RunningHouse) -> None:
    response = {"cookie": hello(strict, "Ann", x_forwarded_for="203.0.113.5").cookie, "x_forwarded_for": "203.0.113.5"}
    with socket(strict, **response) as first, socket(strict, **response) as second:
        with socket(strict, **response) as third:
            for line in (first, second, third):
                assert '"hello"' in str(line.recv(PATIENCE))
            with socket(strict, **response) as one_more:
                assert closed_with(one_more) == TOO_MUCH
        with socket(strict, **response) as again:
            assert '"hello"' in str(again.recv(PATIENCE))
            again.send('{"do": "lobby", "key": "k"}')
            assert '"lobby"' in str(again.recv(PATIENCE))


def test_commands_are_counted_for_all_sockets_of_a_person_together(tmp_path: Path) -> None:
    wire: Any = SimpleNamespace(write=lambda messages: True, transport=SimpleNamespace(abort=lambda: None))

    async def send(event: Any) -> None:
        closed.append(event["code"])

    async def work() -> None:
        house = Services(Settings(limits=True), store_at(tmp_path / "house.db"), now=lambda: 1000.0)
        ann, bob = house.directory.new_guest("Ann"), house.directory.new_guest("Bob")
        first, second, his = (Connection(house.connections, who, wire, send) for who in (ann, ann, bob))
        for number in range(PERSON["command"].most):
            (first, second)[number % 2].receive_text('{"do": "lobby", "off": true}')
        await asyncio.sleep(0)
        assert closed == []
        for line in (second, his):
            line.receive_text('{"do": "lobby", "off": true}')
            await line.ended()
        assert closed == [TOO_MUCH], "hers, and not his"
        with pytest.raises(Refusal, match="too fast"):
            house.limits.by("command", ann)  # nor by HTTP
        house.store.close()

    closed: list[int] = []
    asyncio.run(work())


def test_games_that_are_only_in_the_file_are_counted_like_replays(tmp_path: Path) -> None:
    file, most = tmp_path / "house.db", PERSON["replay"].most
    preparation = Preparation(file)
    people = [preparation.person(name) for name in ("Ann", "Bob")]
    codes = [f"TABLE{number:03}" for number in range(3 * most)]
    for code in codes:
        preparation.table(code, "agent", people, fairness.seed_from(1), clock=ClockSettings(kind="none"), over=True)
    cookie = f"{COOKIE}={preparation.cookies.write(people[0])}"
    preparation.done()
    with open_house(file, limits="true", sweep_seconds=600) as house:
        for page in ("", "/record"):
            assert ask(house, f"/api/tables/{codes[0]}{page}", cookie=cookie).status == 200
        answers = [ask(house, f"/api/tables/{code}/record", cookie=cookie) for code in codes]
        assert not any(too_fast(answer) for answer in answers[:most])
        assert any(too_fast(answer) for answer in answers[most:])  # not the first: time has passed
        assert ask(house, f"/api/tables/{codes[0]}", cookie=cookie).status == 200, "it is in memory"


def test_nothing_is_counted_without_limits() -> None:
    limits = RateLimits(on=False, now=lambda: 0.0)
    for _ in range(10 * ADDRESS["guest"].most):
        limits.take("guest", person=1, address="203.0.113.6", name="ann")


def test_processes_that_tell_one_another_share_a_limit() -> None:
    """In the long run nobody has more by coming to all of them; who comes to one has all of it."""
    now = [1000.0]
    all_processes = [RateLimits(on=True, now=lambda: now[0]) for _ in range(3)]
    rate = NAME["login"]

    def tell() -> None:
        told = [limits.to_tell() for limits in all_processes]
        for limits in all_processes:
            for other, taken in zip(all_processes, told, strict=True):
                if other is not limits:
                    limits.hear(taken)

    def tries(limits: RateLimits, most: int) -> int:
        for done in range(most):
            try:
                limits.take("login", name="victim")
            except Refusal:
                return done
        return most

    for limits in all_processes:
        limits.shared = True
    assert tries(all_processes[0], 100) == rate.most
    tell()
    assert [tries(limits, 100) for limits in all_processes] == [0, 0, 0]
    now[0] += 10 * rate.seconds
    count = 0
    for _ in range(20 * 10):  # twenty times as long as a bucket takes to fill up
        count += sum(tries(limits, 100) for limits in all_processes)
        tell()
        now[0] += rate.seconds / 10
    assert 20 * rate.most * 0.9 <= count <= (20 + 3) * rate.most
    all_processes[0].take("read", address="203.0.113.9")
    assert all_processes[0].to_tell() == [], "what protects a process's own time is its own"
