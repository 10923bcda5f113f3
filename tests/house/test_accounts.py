"""Guests, accounts, cookies, keys: who is who, and nobody else."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.house.asking import ask, hello
from tests.house.company import (
    NOT_KNOWN,
    OTHER,
    PASSWORD,
    SIGNED_OUT,
    closed_with,
    new_name,
    refused,
    registered,
    socket,
    table_of_two,
)
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.keeping import changed, database_of, store_at
from valise_games.games.messages import OWN, in_every_language
from valise_games.house.config import Settings
from valise_games.house.errors import Refusal
from valise_games.house.people import credentials, names
from valise_games.house.services import Services
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.state import Table


# ---------------------------------------------------------------------------------- names
@pytest.mark.parametrize(
    "name",
    [
        "A",
        "x" * 25,
        "Ann\u202ebob",
        "An\u200bn",
        "Ann\x07",
        "   ",
        "a\u0301\u0301\u0301b",
        "\u3164\u3164",
        "Ann\ufe0f",
        "Gone",
    ],
)
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        names.clean(name)


@pytest.mark.parametrize(
    ("name", "kept"), [("  Ann   Lee ", "Ann Lee"), ("Ａｎｎ", "Ann"), ("Zoë", "Zoë"), ("李明", "李明")]
)
def test_names_that_are_kept(name: str, kept: str) -> None:
    assert names.clean(name) == kept


@pytest.mark.parametrize("alike", ["ANNA", "A n n a", "Аnnа", "Ànnä", "ann4", "A.n-n_a", "Ａnna"])
def test_names_that_look_alike(alike: str) -> None:
    assert names.fold(alike) == names.fold("Anna")
    assert names.fold("Anna") != names.fold("Anne")


def test_a_guest_has_a_name_and_may_take_another(house: RunningHouse) -> None:
    with house.visitor() as guest:
        assert re.fullmatch(r"[A-Z][a-z]+ \d{3}", guest.name)
        assert guest.post("/api/me/name", {"name": " Quiet  One "})["name"] == "Quiet One"
        table = guest.open("agent", 2)  # the open socket knows of the name
        table.sit(0)
        assert table.info["seats"][0]["name"] == "Quiet One"
        refused("bad-name", lambda: guest.post("/api/me/name", {"name": "x"}))
        assert ask(house, "/api/me", cookie=guest.cookie).payload["name"] == "Quiet One"


def test_a_guest_is_called_by_a_city_in_his_own_language(house: RunningHouse) -> None:
    cities = {
        one: set(in_every_language(OWN, "guest-cities")[one].replace("\n", " ").split(", ")) for one in ("en", "de")
    }
    for language in (*["de"] * 8, "en", "xx"):
        told = ask(house, "/api/hello", {"language": language}).payload
        city = told["name"].rpartition(" ")[0]
        assert city in cities[language if language in cities else "en"]
    assert "Wien" in cities["de"] - cities["en"]


def test_nobody_takes_the_name_of_an_account(house: RunningHouse) -> None:
    early = house.visitor("Mata Hari")
    owner, _ = registered(house, "Mata Hari")
    refused("name-taken", lambda: house.visitor("MATA  HARl"))
    assert early.get("/api/me")["name"] != "Mata Hari"
    with house.visitor("Somebody") as guest:
        refused("name-taken", lambda: guest.post("/api/me/name", {"name": "Маta Нari"}))
        refused("name-taken", lambda: guest.post("/api/register", {"name": "mata-hari", "password": PASSWORD}))
        refused("account", lambda: owner.post("/api/me/name", {"name": "Another"}))


# ---------------------------------------------------------------------------------- cookies
@pytest.mark.parametrize(
    "cookie",
    [
        "valise=",
        "valise=...",
        "valise=1.0.x.y",
        "valise=" + "9" * 5000,
        "valise=99999999999999999999999.0.a.b",
        "valise=-1.0.a.b",
        'valise="\\377\\000.\\342"',
        "valise=1",
        "valise=é.ü.ß",
        "\xff\xfe=;;;=valise",
        "valise-games[=1",
    ],
)
def test_a_cookie_that_is_none(house: RunningHouse, cookie: str) -> None:
    sent = cookie.encode("latin-1").decode("latin-1")
    assert ask(house, "/api/me", cookie=sent).status == 401
    assert hello(house, cookie=sent).status == 200


def test_a_forged_cookie(house: RunningHouse) -> None:
    ann, bob = hello(house, "Ann"), hello(house, "Bob")
    number, epoch, session, date, signature = ann.cookie.removeprefix("valise=").split(".")
    assert number == str(ann.payload["you"])
    for forged in (
        f"{bob.payload['you']}.{epoch}.{session}.{date}.{signature}",
        f"{number}.1.{session}.{date}.{signature}",
        f"{number}.{epoch}.another.{date}.{signature}",
        f"{number}.{epoch}.{session}.{date}.{signature[:-1]}",
        f"{number}.{epoch}.{session}.",
    ):
        assert ask(house, "/api/me", cookie=f"valise={forged}").payload["code"] == "not-known"
    assert ask(house, "/api/me", cookie=ann.cookie).payload["name"] == "Ann"
    with socket(house, cookie=f"valise={number}.{epoch}.{session}.no") as line:
        assert closed_with(line) == NOT_KNOWN


def test_the_cookie_is_for_the_house_alone(house: RunningHouse) -> None:
    response = hello(house).headers["set-cookie"].lower()
    assert "httponly" in response
    assert "samesite=lax" in response


# ---------------------------------------------------------------------------------- register, log in, log out
def test_a_guest_who_registers_keeps_his_seat(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = table_of_two(ann, bob)
        planted, number = ann.cookie, ann.id
        with socket(house, cookie=planted) as thief:
            name = new_name()
            assert ann.post("/api/register", {"name": name, "password": PASSWORD})["you"] == number
            assert closed_with(thief) == SIGNED_OUT
        # Session fixation: who knew the cookie before knows nothing now.
        assert ann.cookie != planted
        assert ask(house, "/api/me", cookie=planted).status == 401
        me = ann.get("/api/me")
        assert (me["id"], me["name"], me["account"]) == (number, name, True)
        seats = bob.get(f"/api/tables/{his.id}")["info"]["seats"]
        assert (seats[0]["person"], seats[0]["name"]) == (number, name)
        hers.say("still here")
        refused("account", lambda: ann.post("/api/register", {"password": PASSWORD}))


@pytest.mark.long
def test_a_guest_who_logs_in_hands_over_his_seats(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house:
        owner, _ = registered(house, "Mata Hari")
        guest, bob = house.visitor("Guest"), house.visitor("Bob")
        running, _ = table_of_two(guest, bob)
        finished, _ = table_of_two(guest, bob)
        finished.do("resign")
        hosted = guest.open("agent", 2)
        double, _ = table_of_two(guest, owner)
    with open_house(file) as house:  # where nobody has looked at the finished table
        guest = house.visitor(cookie=guest.cookie)
        planted = guest.cookie
        with socket(house, cookie=planted) as thief:
            response = guest.post("/api/login", {"name": "mata hari", "password": PASSWORD})
            assert closed_with(thief) == SIGNED_OUT
        assert response["you"] == owner.id
        assert guest.cookie not in (planted, owner.cookie)
        assert ask(house, "/api/me", cookie=planted).status == 401
        guest.do("sit", table=hosted.id, seat=0)  # the old socket was cut; the next one is the account's
        assert guest.id == owner.id
        guest.do("hire", table=hosted.id, seat=1, level="novice")
        guest.do("start", table=hosted.id)
        guest.do("say", table=running.id, text="I am back")
        games = {game["table"] for game in guest.get("/api/me/export")["games"]}
        assert games == {table.id for table in (running, finished, hosted, double)}
        assert guest.get(f"/api/tables/{running.id}")["own"] is not None
    store = store_at(file)  # it all follows from the logs
    for seen in (running, finished, hosted, double):
        first, *rest = list(read_rows(store, seen.id))
        table = Table(seen.id, first)
        for row in rest:
            table.apply(row)
        # Nobody has two seats at a table: there a stand-in has the guest's for good.
        assert table.seat_of(owner.id) == (1 if seen is double else 0)
        assert table.seats[0].name == ("Guest" if seen is double else "Mata Hari")
        assert table.seats[0].stand_in == ("resigned" if seen in (double, finished) else "")
        assert [row.public_seq for row in (first, *rest) if row.public_seq] == list(range(1, table.public_seq + 1))
    store.close()


def test_the_wrong_password_and_the_wrong_name_are_answered_alike(house: RunningHouse) -> None:
    owner, _ = registered(house)
    answers = [
        ask(house, "/api/login", {"name": name, "password": "not this one"}) for name in (owner.name, "Nobody at all")
    ]
    assert answers[0].status == answers[1].status == 401
    assert answers[0].payload == answers[1].payload
    assert not answers[0].cookie


def test_the_wrong_name_costs_the_same_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        house = Services(Settings(limits=False), store_at(tmp_path / "house.db"))
        guest = house.directory.new_guest("Ann")
        await house.accounts.register(guest, "Ann", PASSWORD)
        looked: list[str] = []
        hasher = house.accounts.passwords._hasher

        class Counting:
            def verify(self, kept: str, password: str) -> bool:
                looked.append(kept.rpartition("$")[0].rpartition("$")[0])  # algorithm and costs
                return hasher.verify(kept, password)

        monkeypatch.setattr(house.accounts.passwords, "_hasher", Counting())
        for name in ("Ann", "Nobody"):
            with pytest.raises(Refusal):
                await house.accounts.log_in("", name, "not this one")
        assert len(looked) == 2
        assert looked[0] == looked[1]
        assert looked[0].startswith("$argon2id$")
        house.store.close()

    asyncio.run(look())


@pytest.mark.parametrize(
    "password",
    [
        "short",
        "x" * 201,
        "aaaaaaaaaaaa",
        "quiet-0ne",
        "quietone7",
        "password",
        "12345678",
        "P@ssw0rd1!",
        "iloveyou",
        "sunshine2024",
        "qwertzui",
        "1q2w3e4r",
        "motdepasse",
        "abcabcabc",
        "24121985",
    ],
)
def test_passwords_that_are_refused(house: RunningHouse, password: str) -> None:
    with house.visitor("Quiet one") as guest:
        refused("bad-password", lambda: guest.post("/api/register", {"password": password}))


@pytest.mark.parametrize("password", ["kx7#mQ2p", "gardenpath71", "correcthorse", "a very quiet courier", "ein Löffel"])
def test_passwords_that_are_taken(password: str) -> None:
    credentials.check(password, "Quiet one")


def test_another_site_cannot_log_in(house: RunningHouse) -> None:
    answer = ask(house, "/api/login", {"name": "x", "password": PASSWORD}, origin="https://elsewhere.example")
    assert answer.status == 403
    assert ask(house, "/api/login", {"name": "x", "password": PASSWORD}, origin="http://[").status == 403


def test_logging_out_voids_this_browser(house: RunningHouse) -> None:
    owner, _ = registered(house)
    first = owner.cookie
    second = ask(house, "/api/login", {"name": owner.name, "password": PASSWORD}).cookie
    with socket(house, cookie=first) as here, socket(house, cookie=second) as there:
        assert owner.post("/api/logout", {})["ok"]
        assert owner.cookie == 'valise=""'
        assert closed_with(here) == SIGNED_OUT
        assert ask(house, "/api/me", cookie=first).status == 401
        assert ask(house, "/api/me", cookie=second).status == 200
        assert ask(house, "/api/logout-everywhere", {}, cookie=second).status == 200
        assert closed_with(there) == SIGNED_OUT
    assert ask(house, "/api/me", cookie=second).status == 401


def test_sessions_are_listed_and_ended_one_by_one(house: RunningHouse) -> None:
    owner, _ = registered(house)
    entered = {"name": owner.name, "password": PASSWORD}
    browsers = {
        "Firefox, Linux": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
        "Chrome, Android": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36",
    }
    with owner:
        cookies = [ask(house, "/api/login", entered, user_agent=agent).cookie for agent in browsers.values()]
        known = ask(house, "/api/me/sessions", cookie=cookies[0]).payload
        assert {session["browser"] for session in known} == {"", *browsers}
        assert [session["browser"] for session in known if session["here"]] == ["Firefox, Linux"]
        assert not any(session["id"] in cookies[0] for session in known), "who sees the list learns no cookie"
        (phone,) = (session["id"] for session in known if session["browser"] == "Chrome, Android")
        with house.visitor() as stranger:
            refused("no-session", lambda: stranger.post("/api/me/sessions/end", {"id": phone}))
        with socket(house, cookie=cookies[1]) as line:
            assert ask(house, "/api/me/sessions/end", {"id": phone}, cookie=cookies[0]).status == 200
            assert closed_with(line) == SIGNED_OUT
        assert ask(house, "/api/me", cookie=cookies[1]).status == 401
        assert ask(house, "/api/me", cookie=cookies[0]).status == 200
        assert len(owner.get("/api/me/sessions")) == 2
        refused("no-session", lambda: owner.post("/api/me/sessions/end", {"id": phone}))
        owner.post("/api/me/password", {"old": PASSWORD, "new": OTHER})
        assert [session["here"] for session in owner.get("/api/me/sessions")] == [True], "the others are void"
        assert len(owner.get("/api/me/export")["sessions"]) >= 1


def test_a_changed_password_logs_out_the_others(house: RunningHouse) -> None:
    owner, _ = registered(house)
    old = owner.cookie
    refused("wrong-password", lambda: owner.post("/api/me/password", {"old": OTHER, "new": OTHER}))
    owner.post("/api/me/password", {"old": PASSWORD, "new": OTHER})
    assert ask(house, "/api/me", cookie=old).status == 401
    assert owner.get("/api/me")["id"] == owner.id
    assert ask(house, "/api/login", {"name": owner.name, "password": PASSWORD}).status == 401
    assert ask(house, "/api/login", {"name": owner.name, "password": OTHER}).status == 200


def test_a_recovery_code_serves_once(house: RunningHouse) -> None:
    owner, code = registered(house)
    old = owner.cookie
    wrong = ask(house, "/api/recover", {"name": owner.name, "code": "BBBBB-CCCCC", "password": OTHER})
    assert wrong.status == 401
    assert wrong.payload == ask(house, "/api/recover", {"name": "No one", "code": code, "password": OTHER}).payload
    typed = code.lower().replace("-", " ")
    there = ask(house, "/api/recover", {"name": owner.name, "code": typed, "password": OTHER})
    assert there.payload["you"] == owner.id
    assert ask(house, "/api/me", cookie=there.cookie).status == 200
    assert ask(house, "/api/me", cookie=old).status == 401
    assert ask(house, "/api/recover", {"name": owner.name, "code": code, "password": OTHER}).status == 401
    next_code = there.payload["recovery"]
    asked = ask(house, "/api/me/recovery", {"password": OTHER}, cookie=there.cookie).payload["recovery"]
    assert asked not in (code, next_code)
    assert ask(house, "/api/recover", {"name": owner.name, "code": next_code, "password": PASSWORD}).status == 401


# ---------------------------------------------------------------------------------- export, deletion
def test_an_export_has_everything_but_secrets(house: RunningHouse) -> None:
    owner, code = registered(house)
    with house.visitor("Bob") as bob:
        table, _ = table_of_two(owner, bob)
        table.say('my own words, "person":1, and more')
        owner.post("/api/me/block", {"person": bob.id})
        key = owner.post("/api/me/keys", {"name": "my bot"})["key"]
        with changed(house.file) as db:  # as if she had sent the code back
            db.execute("UPDATE person SET email = 'ann@example.org' WHERE id = ?", (owner.id,))
        refused("bad-email", lambda: owner.post("/api/me/email", {"password": PASSWORD, "email": "a@b\r\nBcc: c"}))
        answer = owner.get("/api/me/export")
    assert answer["person"]["email"] == "ann@example.org"
    assert [game["table"] for game in answer["games"]] == [table.id]
    assert [said["text"] for said in answer["said"]] == ['my own words, "person":1, and more']
    assert [blocked["name"] for blocked in answer["blocked"]] == ["Bob"]
    assert [kept["name"] for kept in answer["keys"]] == ["my bot"]
    text = str(answer)
    assert all(secret not in text for secret in (PASSWORD, code, key, "argon2"))
    kept = b"".join(file.read_bytes() for file in house.file.parent.glob("house*"))
    assert all(secret.encode() not in kept for secret in (PASSWORD, code, key))
    # What is in the files was looked at.
    assert b"ann@example.org" in kept or database_of(house.file)


def test_a_deleted_account_leaves_its_place_and_nothing_else(house: RunningHouse) -> None:
    name = new_name()
    owner, code = registered(house, name)
    cookie = owner.cookie
    with house.visitor("Bob") as bob, house.visitor("Cora") as cora:
        running = bob.open("agent", 3, clock=ENDLESS, variant="small")
        seats = [running, owner.watch(running.id), cora.watch(running.id)]
        for number, seat in enumerate(seats):
            seat.sit(number)
        seats[1].say("farewell")
        waiting = owner.open("agent", 2)
        key = owner.post("/api/me/keys", {"name": "bot"})["key"]
        running.start()
        refused("wrong-password", lambda: owner.post("/api/me/delete", {"password": OTHER}))
        with socket(house, cookie=cookie) as line:
            owner.post("/api/me/delete", {"password": PASSWORD})
            assert closed_with(line) == SIGNED_OUT
        assert ask(house, "/api/me", cookie=cookie).status == 401
        assert ask(house, "/api/me", authorization=f"Bearer {key}").status == 401
        assert ask(house, "/api/login", {"name": name, "password": PASSWORD}).status == 401
        assert ask(house, "/api/recover", {"name": name, "code": code, "password": OTHER}).status == 401
        assert ask(house, f"/api/people/{owner.id}").status == 404
        whole = bob.get(f"/api/tables/{running.id}")
        assert whole["info"]["state"] == "playing"
        assert whole["info"]["seats"][1]["name"] == "gone"
        assert whole["info"]["seats"][1]["minded"] == "resigned"
        assert [said["name"] for said in whole["talk"]] == ["gone"]
        assert bob.get(f"/api/tables/{waiting.id}")["info"]["state"] == "over"
    with changed(house.file) as db:
        assert not [event for (event,) in db.execute("SELECT event FROM log") if name.encode() in event]
        secrets = db.execute("SELECT password, recovery, account FROM person WHERE id = ?", (owner.id,)).fetchone()
        assert secrets == ("", "", None)
        assert db.execute("SELECT count(*) FROM sitting WHERE name = ?", (name,)).fetchone() == (0,)


def test_a_guest_may_be_forgotten_too(house: RunningHouse) -> None:
    guest = hello(house, "Passing by")
    assert ask(house, "/api/me/delete", {}, cookie=guest.cookie).status == 200
    assert ask(house, "/api/me", cookie=guest.cookie).status == 401
