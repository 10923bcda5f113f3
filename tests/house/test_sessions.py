"""Cookies: signed, with their date; what was logged out stays so, and those of older houses serve once more."""

from __future__ import annotations

import asyncio
import base64
import hmac
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.house.asking import ask, hello
from tests.house.company import PASSWORD
from tests.house.houses import RunningHouse
from tests.house.keeping import of_files, store_at
from tests.house.test_old_files import EXPECTED, reopened
from tests.house.test_roll_back import Heard
from valise_games.house.config import Settings
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.sessions import LIFETIME, Sessions
from valise_games.house.services import Services
from valise_games.house.transport.connection import SIGNED_OUT, Event

__all__ = ["reopened"]
DAY = 86_400.0


@dataclass
class Keeper:
    """The sessions of a house whose clock the test sets."""

    file: Path
    now: float = 1.8e9

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        self.directory = Directory(store_at(self.file), lambda: self.now)
        self.sessions = Sessions(self.directory.store, self.directory, lambda: self.now)

    def cookie(self) -> tuple[Person, str]:
        person = self.sessions.new_session(self.directory.new_guest("Ann"))
        return person, self.sessions.write(person)


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path / "house.db")


def test_a_cookie_that_was_logged_out_never_lives_again(keeper: Keeper) -> None:
    person, cookie = keeper.cookie()
    assert keeper.sessions.read(cookie) == person
    keeper.sessions.void(person.session)
    assert keeper.sessions.read(cookie) is None
    keeper.now += LIFETIME + DAY
    keeper.restart()
    assert keeper.sessions.read(cookie) is None
    assert keeper.directory.store.all("SELECT * FROM logged_out") == [], "nor is it remembered for ever"


def test_a_cookie_is_good_for_400_days(keeper: Keeper) -> None:
    person, cookie = keeper.cookie()
    keeper.now += LIFETIME - DAY
    assert keeper.sessions.read(cookie) == person
    renewed = keeper.sessions.write(person)
    keeper.now += 2 * DAY
    assert keeper.sessions.read(cookie) is None
    assert keeper.sessions.read(renewed) == person


def test_its_date_cannot_be_changed(keeper: Keeper) -> None:
    _, cookie = keeper.cookie()
    keeper.now += DAY
    _, later = keeper.cookie()
    start, _, signature = cookie.rsplit(".", 2)
    assert keeper.sessions.read(f"{start}.{later.rsplit('.', 2)[1]}.{signature}") is None
    keeper.now -= 2 * DAY  # a clock that was set back: it comes from the future, and is his all the same
    assert keeper.sessions.read(cookie) is not None


@pytest.mark.parametrize("by", ["a cookie", "a key"])
def test_who_logs_out_within_the_handshake_of_a_socket_has_none(by: str, tmp_path: Path) -> None:
    """The cookie was good when he knocked, and is void when the door opens."""
    house = Services(Settings(), store_at(tmp_path / "house.db"))
    said: list[Event] = []

    async def knock() -> None:
        person = house.sessions.new_session(house.directory.new_guest("Ann"))
        if by == "a key":
            person, _ = await house.accounts.register(person, "Ann", PASSWORD)
            person = house.directory.by_key(house.accounts.new_key(person, "bot").key) or person

        async def receive() -> Event:
            return {"type": "websocket.disconnect" if said else "websocket.connect"}

        async def send(event: Event) -> None:
            said.append(event)
            if event["type"] == "websocket.accept":
                if by == "a key":
                    house.accounts.revoke_key(person, house.accounts.keys(person)[0].id)
                else:
                    house.sessions.void(person.session)
                house.connections.sign_out(person.id, person.session)

        await house.connections.serve(person, "1", Heard(), receive, send)  # type: ignore[arg-type]

    asyncio.run(knock())
    assert [event.get("code") for event in said] == [None, SIGNED_OUT]


# ---------------------------------------------------------------------------------- of older houses
def old_cookie(keeper: Keeper, person: Person) -> str:
    """As houses wrote it before there was a date in it."""
    (secret,) = keeper.directory.store.one("SELECT value FROM setting WHERE name = 'cookie secret'")
    payload = f"{person.id}.{person.epoch}.{person.session}"
    digest = hmac.digest(secret, b"valise cookie\0" + payload.encode(), "sha256")
    return f"{payload}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


def upgraded(keeper: Keeper) -> None:
    """As if the file came from an older house."""
    with keeper.directory.store.transaction() as db:
        db.execute("DELETE FROM setting WHERE name = 'cookies without a date until'")
    keeper.restart()


@of_files
def test_one_of_an_older_house_is_exchanged_for_a_new_one(reopened: RunningHouse) -> None:
    old = EXPECTED["cookies"]["ben"]
    first = hello(reopened, cookie=old)
    assert first.payload["name"] == "Benoit"
    assert first.cookie not in ("", old)
    assert ask(reopened, "/api/me", cookie=first.cookie).payload["id"] == first.payload["you"]


def test_they_are_good_for_400_days_from_then_on(keeper: Keeper) -> None:
    person, _ = keeper.cookie()
    old = old_cookie(keeper, person)
    assert keeper.sessions.read(old) is None, "a new house has written none"
    upgraded(keeper)
    keeper.now += LIFETIME - DAY
    keeper.restart()
    assert keeper.sessions.read(old) == person
    keeper.now += 2 * DAY
    assert keeper.sessions.read(old) is None


def test_one_that_was_logged_out_before_does_not_live_again_meanwhile(keeper: Keeper) -> None:
    person, _ = keeper.cookie()
    keeper.sessions.void(person.session)
    old = old_cookie(keeper, person)
    keeper.now += 300 * DAY
    upgraded(keeper)
    keeper.now += 200 * DAY
    keeper.restart()
    assert keeper.sessions.read(old) is None
