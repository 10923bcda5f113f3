"""Notifier to people who are away: sealed for one browser, or by e-mail; the same words for all who are asked."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import queue
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.house.company import PASSWORD, refused, registered
from tests.house.houses import RunningHouse, open_house
from tests.house.keeping import changed, store_at
from tests.house.notice_receivers import Browser, MailServer, Pushed, PushService, mail_server, push_service, unbase64
from tests.house.test_health import numbers
from tests.waiting import until
from valise_games.client import HouseClient, RemoteTable
from valise_games.house.config import BadSettings, Settings, load_settings
from valise_games.house.metrics import Metrics
from valise_games.house.notify import webpush
from valise_games.house.notify.notifier import MOST_LETTERS, Letter, Notifier, is_address
from valise_games.house.notify.resolver import Resolver
from valise_games.house.tables.events import WindowClosed

pytestmark = pytest.mark.long

DAILY = {"kind": "daily", "bank": 86400, "window": 86400, "least": 0.0}
SENDER = "house@valise.example"


@dataclass
class Town:
    """A house, and what stands around it."""

    house: RunningHouse
    service: PushService
    mail: MailServer


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    file = tmp_path_factory.mktemp("town") / "house.db"
    with (
        push_service() as service,
        mail_server() as mail,
        open_house(file, mail_host="127.0.0.1", mail_port=mail.port, mail_from=SENDER, push_anywhere=True) as house,
    ):
        yield Town(house, service, mail)


def browser_of(visitor: HouseClient, town: Town, path: str) -> Browser:
    browser = Browser(town.service.url + path)
    assert visitor.post("/api/me/push", browser.subscription())["browsers"] >= 1
    return browser


def sit_down(ann: HouseClient, *others: HouseClient, clock: dict[str, Any] | None = None) -> RemoteTable:
    """Ann watches; the others sit, and go away."""
    options = {"opening_bribes": True}  # so that all are asked first
    table = ann.open("casablanca", 1 + len(others), options=options, clock=clock or DAILY, variant="small")
    table.sit(0)
    for seat, other in enumerate(others, 1):
        other.do("sit", table=table.id, seat=seat)
    return table


def decide(visitor: HouseClient, table: str) -> bool:
    """By plain HTTP, with no socket watching; False if there is nothing to decide."""
    owed = visitor.get(f"/api/tables/{table}/legal")
    if owed["decision"]:
        response = {"do": "act", "table": table, "decision": owed["decision"], "action": owed["legal"][0]}
        visitor.post("/api/do", response)
    return bool(owed["decision"])


def delivered(town: Town) -> list[Pushed]:
    """What arrives, until the house has nothing more to send."""
    found: list[Pushed] = []
    while True:
        try:
            found.append(town.service.arrived.get(timeout=0.4))
        except queue.Empty:
            return found


# ---------------------------------------------------------------------------------- by push
def test_who_is_away_hears_that_it_is_his_to_decide(town: Town) -> None:
    with town.house.visitor("Ann") as ann, town.house.visitor("Bob") as bob, town.house.visitor("Cem") as cem:
        browsers = {1: browser_of(bob, town, "/1"), 2: browser_of(cem, town, "/2")}
        browser_of(ann, town, "/0")
        table = sit_down(ann, bob, cem, clock=DAILY | {"window": 60})  # so that it closes a moment after all answers
        table.start()
        assert hear(town, browsers, table.id, 2) == {1, 2}
        windows = turns = 0
        for _ in range(40):
            before = ann.get(f"/api/tables/{table.id}")
            actor = next(seat for seat, visitor in enumerate((ann, bob, cem)) if decide(visitor, table.id))
            if not any(v.get(f"/api/tables/{table.id}/legal")["decision"] for v in (ann, bob, cem)):
                while table.n == before["n"]:
                    table.wait(5)
            after = ann.get(f"/api/tables/{table.id}")
            if isinstance(town.house.rows(table.id)[-1].event, WindowClosed):
                actor = -1  # who answered last may be gone by now
            while table.n < after["n"]:
                table.wait(5)
            if after["n"] == before["n"]:
                continue  # nobody saw anything: nobody is told anything
            asked = set(after["view"]["asked"] or [])
            response = (asked or set(after["clocks"]["running"]) - {actor}) - {
                0
            }  # all who are asked, whatever they hold
            windows += len(asked) > 1
            turns += bool(response and not asked)
            assert hear(town, browsers, table.id, len(response)) == response
        assert windows
        assert turns
        assert delivered(town) == []


def hear(town: Town, browsers: dict[int, Browser], table: str, number: int) -> set[int]:
    """Who gets the next notices. They are the same for everybody, and of one length."""
    heard: set[int] = set()
    for _ in range(number):
        push = town.service.take()
        seat = int(push.path[1:])
        heard.add(seat)
        assert len(push.body) == 16 + 4 + 1 + 65 + webpush.PADDED + 16
        assert browsers[seat].open(push.body) == {
            "title": "Valise",
            "text": "It is for you to decide: Casablanca",
            "table": table,
            "url": f"{town.house.url}/table/{table}",
        }
    return heard


def test_a_push_is_signed_by_the_house(town: Town) -> None:
    with town.house.visitor("Ann") as ann, town.house.visitor("Bob") as bob:
        browser_of(bob, town, "/signed")
        sit_down(ann, bob).start()
        push = town.service.take()
        delivered(town)
        key = bob.get("/api/me/push")["key"]
    assert push.headers["content-encoding"] == "aes128gcm"
    assert int(push.headers["ttl"]) > 3600
    found = re.fullmatch(r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", push.headers["authorization"])
    assert found is not None
    assert found[3] == key
    claims = json.loads(unbase64(found[1].partition(".")[2]))
    assert claims["aud"] == town.service.url
    assert claims["sub"] == f"mailto:{SENDER}"
    signature = unbase64(found[2])
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    public.verify(encode_dss_signature(r, s), found[1].encode(), ec.ECDSA(hashes.SHA256()))


def test_who_watches_is_not_told_and_neither_is_anybody_at_a_live_table(town: Town) -> None:
    with town.house.visitor("Ann") as ann, town.house.visitor("Bob") as bob:
        browser_of(bob, town, "/watching")
        table = sit_down(ann, bob)
        bob.watch(table.id)
        table.start()
        sit_down(ann, bob, clock={"least": 0.0}).start()
        for _ in range(3):
            for visitor in (ann, bob):
                decide(visitor, table.id)
        assert delivered(town) == []


def test_a_browser_that_is_gone_is_forgotten_and_nobody_is_followed_elsewhere(town: Town) -> None:
    with town.house.visitor("Ann") as ann, town.house.visitor("Bob") as bob:
        town.service.answers |= {"/gone": 410, "/moved": 302}
        browser_of(bob, town, "/gone")
        browser_of(bob, town, "/moved")
        browser_of(bob, town, "/nobody")
        bob.post("/api/me/push", {**Browser("http://127.0.0.1:9/closed").subscription()})
        assert bob.get("/api/me/push")["browsers"] == 4
        sit_down(ann, bob).start()
        assert {town.service.take().path for _ in range(3)} == {"/gone", "/moved", "/nobody"}
        until(lambda: numbers(town.house).get('valise_notices_total{outcome="failed"}') == 2)
        until(lambda: numbers(town.house).get('valise_notices_total{outcome="gone"}') == 1)
        assert bob.get("/api/me/push")["browsers"] == 3
        assert delivered(town) == []


def test_who_no_longer_wants_it_hears_no_more(town: Town) -> None:
    with town.house.visitor("Ann") as ann, town.house.visitor("Bob") as bob:
        browser_of(bob, town, "/one")
        browser_of(bob, town, "/two")
        browser_of(ann, town, "/ann")
        wish = {"endpoint": f"{town.service.url}/one"}
        assert bob._request("DELETE", "/api/me/push", json.dumps(wish))["browsers"] == 1
        assert ann._request("DELETE", "/api/me/push", json.dumps({"endpoint": f"{town.service.url}/two"}))
        assert bob.get("/api/me/push")["browsers"] == 1  # only his own can take one away
        assert bob._request("DELETE", "/api/me/push", "{}")["browsers"] == 0
        sit_down(ann, bob).start()
        assert delivered(town) == []


def test_one_person_has_only_so_many_browsers(town: Town) -> None:
    with town.house.visitor("Bob") as bob:
        for number in range(12):
            bob.post("/api/me/push", Browser(f"{town.service.url}/many/{number}").subscription())
        assert bob.get("/api/me/push")["browsers"] == 8


GOOD = Browser("https://push.example.org/x").subscription()
BAD: dict[str, dict[str, Any]] = {
    "plain http": {"endpoint": "http://push.example.org/x"},
    "a file": {"endpoint": "file:///etc/passwd"},
    "a line break": {"endpoint": "https://push.example.org/x\r\nhost: other"},
    "a name within": {"endpoint": "https://me@push.example.org/"},
    "no such port": {"endpoint": "https://push.example.org:99999/"},
    "port 0": {"endpoint": "https://push.example.org:0/"},
    "no host": {"endpoint": "https:///x"},
    "half an address": {"endpoint": "https://[::1"},
    "no point": {"keys": {**GOOD["keys"], "p256dh": "BAAA"}},
    "a point off the curve": {"keys": {**GOOD["keys"], "p256dh": "B" + "A" * 86}},
    "a short secret": {"keys": {**GOOD["keys"], "auth": "AAAA"}},
    "no base64": {"keys": {**GOOD["keys"], "auth": "é" * 22}},
}


@pytest.mark.parametrize("change", BAD.values(), ids=list(BAD))
def test_a_subscription_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    def read(response: dict[str, Any]) -> webpush.Subscription:
        return msgspec.convert(response, webpush.Subscription)

    read(GOOD).check()
    with pytest.raises(webpush.BadSubscription):
        read({**GOOD, **change}).check()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.0.0.1",
        "169.254.169.254",
        "[::1]",
        "[::ffff:10.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b:1::7f00:1]",
        "[2002:7f00:1::1]",
        "[2001:0:7f00:1::]",
        "[::7f00:1]",
        "[fec0::1]",
    ],
)
def test_nothing_is_sent_to_the_neighbours_of_the_house(host: str) -> None:
    to = msgspec.convert({**GOOD, "endpoint": f"https://{host}/x"}, webpush.Subscription)
    with pytest.raises(webpush.NotSent, match="ValueError"):
        asyncio.run(webpush.push(to, b"", webpush.new_key(), "", Resolver()))


def test_the_example_of_rfc_8291() -> None:
    keys = webpush.Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    once = webpush.private_key(unbase64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    salt = unbase64("DGv6ra1nlYgDCS1FRnbzlw")
    words = b"When I grow up, I want to be a watermelon"
    assert webpush.base64url(webpush.encrypt(words, keys, padded=0, once=once, salt=salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# ---------------------------------------------------------------------------------- by e-mail
def read_letter(town: Town) -> tuple[str, str, str]:
    to, text = town.mail.take()
    letter = email.message_from_string(text, policy=email.policy.default)
    body = letter.get_body()
    assert body is not None
    assert letter["from"] == SENDER
    return to, str(letter["subject"]), str(body.get_content())


def wish(visitor: HouseClient, address: str) -> dict[str, Any]:
    response: dict[str, Any] = visitor.post("/api/me/email", {"password": PASSWORD, "email": address})
    return response


def test_an_address_is_used_when_its_owner_sent_the_code_back(town: Town) -> None:
    bob, _ = registered(town.house)
    cem, _ = registered(town.house)
    with town.house.visitor("Ann") as ann, bob, cem:
        assert bob.get("/api/me/email") == {"offered": True, "address": "", "waiting": ""}
        assert wish(bob, "bob@mail.example")["waiting"] == "bob@mail.example"
        to, subject, body = read_letter(town)
        assert to == "bob@mail.example"
        found = re.search(r"\d{6}", body)
        assert found is not None
        assert found[0] in subject
        wrong = "111111" if found[0] != "111111" else "222222"
        refused("wrong-code", lambda: bob.post("/api/me/email/confirm", {"code": wrong}))
        refused("no-code", lambda: cem.post("/api/me/email/confirm", {"code": found[0]}))
        sit_down(ann, bob).start()  # no letter yet
        assert bob.post("/api/me/email/confirm", {"code": found[0]})["address"] == "bob@mail.example"
        table = sit_down(ann, bob)
        table.start()
        to, subject, body = read_letter(town)
        assert (to, subject) == ("bob@mail.example", "It is for you to decide: Casablanca")
        assert f"{town.house.url}/table/{table.id}" in body
        browser_of(bob, town, "/instead")
        sit_down(ann, bob).start()
        assert town.service.take().path == "/instead"
        assert delivered(town) == []
        assert town.mail.arrived.empty()
        assert wish(bob, "")["address"] == ""


def test_letters_come_in_the_language_said_at_the_door(town: Town) -> None:
    dee, _ = registered(town.house)
    with dee:
        dee.post("/api/hello", {"language": "fr"})
        wish(dee, "dee@mail.example")
        assert read_letter(town)[1].startswith("Votre code pour Valise")


def test_only_who_has_the_password_changes_the_address(town: Town) -> None:
    owner, _ = registered(town.house)
    with owner, town.house.visitor("Guest") as guest:
        response = {"password": "not the password", "email": "bob@mail.example"}
        refused("wrong-password", lambda: owner.post("/api/me/email", response))
        refused("no-account", lambda: guest.post("/api/me/email", response))
        assert town.mail.arrived.empty()


def test_a_code_is_not_guessed(town: Town) -> None:
    eve, _ = registered(town.house)
    with eve:
        wish(eve, "eve@mail.example")
        code = re.search(r"\d{6}", read_letter(town)[2])
        assert code is not None
        for guess in range(5):
            refused("wrong-code", partial(eve.post, "/api/me/email/confirm", {"code": f"x{guess}"}))
        refused("no-code", lambda: eve.post("/api/me/email/confirm", {"code": code[0]}))
        assert eve.get("/api/me/export")["person"]["email_waiting"] == "eve@mail.example"
        eve.post("/api/me/delete", {"password": PASSWORD})
    with changed(town.house.file) as db:
        assert db.execute("SELECT count(*) FROM email_wish WHERE address LIKE 'eve%'").fetchone() == (0,)


def test_what_is_no_address(town: Town) -> None:
    with town.house.visitor() as eve:
        for address in ("nobody", "a@b@c", "a b@c.de", "a@c.de\r\nBcc: x@y.z", "é@c.de", "@c.de", "a@"):
            refused("bad-email", partial(wish, eve, address))


@pytest.mark.parametrize("text", ["ann@mail.example", "a.b+c@mail.example", "o'neill@mail.example", "a@localhost"])
def test_what_is_an_address(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "root,me@example.org",
        "root;me@example.org",
        "me@example.org,root",
        "Me <me@example.org>",
        "<me@example.org>",
        "me@example.org (me)",
        "(me)me@example.org",
        "group:me@example.org;",
        "me@example.org ",
        " me@example.org",
        "me@@example.org",
        "me@example..org",
        ".me@example.org",
        "me@example.org\nBcc: x@y.z",
        "me@[127.0.0.1",
        "me@exa mple.org",
        "me",
        "",
    ],
)
def test_what_the_library_does_not_read_as_one_address(text: str) -> None:
    """Else a letter would have two recipients, or another than was asked."""
    assert not is_address(text)


def test_codes_are_not_sent_again_and_again(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with (
        mail_server() as mail,
        open_house(file, mail_host="127.0.0.1", mail_port=mail.port, mail_from=SENDER, limits=True) as house,
    ):
        (eve, _), (ivy, _) = registered(house), registered(house)
        with eve, ivy:
            for number in range(3):
                wish(eve, f"{number}@mail.example")
                assert mail.take()[0] == f"{number}@mail.example"
            refused("too-fast", lambda: wish(eve, "3@mail.example"))
            refused("too-fast", lambda: wish(ivy, "2@mail.example"))  # somebody else asked for the same
            assert mail.arrived.empty()


def test_a_house_without_a_mail_server_says_so(house: RunningHouse) -> None:
    ann, _ = registered(house)
    with ann:
        assert not ann.get("/api/me/email")["offered"]
        refused("no-mail", lambda: wish(ann, "ann@mail.example"))


def test_a_mail_server_needs_a_sender() -> None:
    with pytest.raises(BadSettings, match="mail_from"):
        load_settings(None, {}, mail_host="127.0.0.1")


def test_a_full_queue_drops_what_is_too_much(tmp_path: Path) -> None:
    counts = Metrics()
    notices = Notifier(Settings(), store_at(tmp_path / "house.db"), counts)
    for number in range(MOST_LETTERS + 2):
        notices.put(Letter("a@b.c", "x", f"{number}"))
        notices.put(Letter("a@b.c", "x", "0"))  # it waits already: once is enough
    assert counts.notices == {"dropped": 2}
