"""What a hostile page, client or player could try at the door; and what every answer tells a browser."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.house.asking import ask, hello
from tests.house.company import closed_with, registered, socket
from tests.house.houses import ENDLESS, RunningHouse, kept_port, open_house
from tests.house.places import Place, company, mover
from tests.waiting import PATIENCE, SLACK
from valise_games.client import HouseClient, Refused

ELSEWHERE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
]


# ---------------------------------------------------------------------------------- other sites
@pytest.mark.parametrize("headers", ELSEWHERE)
def test_another_site_cannot_post(house: RunningHouse, headers: dict[str, str]) -> None:
    cookie = hello(house, "Ann").cookie
    body = {"do": "open", "game": "agent", "seats": 2}
    answer = ask(house, "/api/do", body, cookie=cookie, **headers)
    assert (answer.status, answer.payload["code"]) == (403, "turned-away")
    for path in ("/api/hello", "/api/logout", "/api/me/name"):
        answer = ask(house, path, {"name": "Eve"}, cookie=cookie, **headers)
        assert answer.status == 403
        assert not answer.cookie
    assert ask(house, "/api/me", cookie=cookie).payload["name"] == "Ann"


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_another_site_gets_no_socket(house: RunningHouse, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as found:
        socket(house, cookie=hello(house, "Ann").cookie, **headers).__enter__()
    assert found.value.response.status_code == 403
    assert b"content-security-policy" in found.value.response.serialize()


def test_our_own_page_may(house: RunningHouse) -> None:
    cookie = hello(house, "Ann").cookie
    for headers in ({"origin": house.url}, {"sec_fetch_site": "same-origin"}, {"sec_fetch_site": "none"}):
        assert ask(house, "/api/hello", {"name": ""}, cookie=cookie, **headers).status == 200
        with socket(house, cookie=cookie, **headers) as line:
            assert '"hello"' in str(line.recv(PATIENCE))


# ---------------------------------------------------------------------------------- other people's seats
def test_a_name_that_is_made_to_point_here_is_refused(house: RunningHouse, tmp_path: Path) -> None:
    """A house on this machine alone that was told no name: else another site's page could read it as its own."""
    for host in ("evil.example", "evil.example:8600", "127.0.0.1.evil.example", "["):
        assert ask(house, "/api/games", host=host).status == 421
        assert ask(house, "/api/hello", {}, host=host, origin=f"http://{host}").status == 421
        with pytest.raises(InvalidStatus, match="421"):
            socket(house, host=host)
    port = urlsplit(house.url).port
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", "mine.localhost", "my-computer", "[::1]:80"):
        assert ask(house, "/health", host=host).status == 200
    port = kept_port()
    with open_house(tmp_path / "house.db", port, url="http://games.example") as named:
        named.url = f"http://127.0.0.1:{port}"
        assert ask(named, "/api/games", host="games.example").status == 200


def test_nobody_acts_for_another_seat(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS, watching=True) as (ann, bob, eve):
        moving = mover([ann, bob])
        other = bob if moving is ann else ann
        own = moving.own
        act: dict[str, Any] = {"decision": own["decision"], "action": own["legal"][0]}
        before = moving.whole
        assert other.refused("act", **act) == "not-yours"
        assert eve.refused("act", **act) == "no-seat"
        for place in (other, eve):  # no field names a seat
            payload = place.ask(
                do="say", table=place.code, text="x", key="k", room="table" if place is other else "gallery"
            )
            assert payload["is"] == "done"
            for forged in ({"seat": moving.whole["seat"]}, {"person": moving.id}):
                place.send(do="act", table=place.code, **act, **forged)
            place.hear_all()
            assert [each["code"] for each in place.heard(0, "refused")][-2:] == ["bad-command"] * 2
        assert moving.whole["view"] == before["view"]
        assert moving.own["decision"] == own["decision"]


@pytest.mark.parametrize("change", ["id", "epoch", "session", "date", "signature", "none", "long", "odd"])
def test_forged_cookies(house: RunningHouse, change: str) -> None:
    name, _, value = hello(house, "Ann").cookie.partition("=")
    person, epoch, session, date, signature = value.split(".")
    forged = {
        "id": f"{int(person) + 1}.{epoch}.{session}.{date}.{signature}",
        "epoch": f"{person}.{int(epoch) + 1}.{session}.{date}.{signature}",
        "session": f"{person}.{epoch}.{session}x.{date}.{signature}",
        "date": f"{person}.{epoch}.{session}.{date[:-1]}x.{signature}",
        "signature": f"{person}.{epoch}.{session}.{date}.{signature[:-2]}xx",
        "none": f"{person}.{epoch}.{session}.",
        "long": value * 40,
        "odd": "\u00e9.\u00ff.1.%00",
    }[change]
    answer = ask(house, "/api/me", cookie=f"{name}={forged}")
    assert (answer.status, answer.payload["code"]) == (401, "not-known")
    with socket(house, cookie=f"{name}={forged}") as line:
        assert closed_with(line) == 4401


def test_replayed_and_reordered_commands(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS) as places:
        moving = mover(places)
        decision = moving.own["decision"]
        entry, step = decision.split(".")
        bribe: dict[str, Any] = {"do": "act", "table": moving.code, "decision": decision, "action": {"do": "bribe"}}
        later = {**bribe, "decision": f"{entry}.{int(step) + 1}", "action": {"do": "lot", "agent": "red", "worth": 100}}
        assert moving.ask(**later, key="early")["code"] == "stale", "a later command does not overtake"
        assert moving.ask(**bribe, key="bribe")["is"] == "done"
        after = moving.own["decision"]
        for key in ("bribe", "replayed"):
            moving.ask(**bribe, key=key)
        assert moving.own["decision"] == after
        assert moving.ask(**bribe, key="another")["code"] == "stale"
        assert moving.ask(**later, key="lot")["is"] == "done"
        # The same key with another content is still the first command.
        assert moving.ask(**{**later, "decision": moving.own["decision"]}, key="lot")["is"] == "done"
        assert moving.own["dossier"]["lots_put"] == 1


# ---------------------------------------------------------------------------------- what a browser is told
def careful(headers: dict[str, str]) -> None:
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/api/tables", {}, 200),
        ("GET", "/api/me", {}, 401),
        ("GET", "/api/me", {"authorization": "Bearer none"}, 401),
        ("GET", "/nothing.here", {}, 404),
        ("GET", "/api/tables/NOWHERE", {}, 401),
        ("GET", "/api/../../../../etc/passwd", {}, 404),
        ("GET", "/api/tables/..%2f..%2f..%2fetc%2fpasswd", {}, 404),
        ("GET", "/api/people/%00", {}, 404),
        ("GET", "/%ff%fe", {}, 404),
        ("GET", "//evil.example/", {}, 404),
        ("GET", "/api/tables?since=abc", {}, 200),
        ("PUT", "/api/do", {}, 405),
        ("DELETE", "/api/tables", {}, 405),
        ("PATCH", "/api/hello", {}, 405),
        ("TRACE", "/api/tables", {}, 405),
        ("GET", "/api/do", {}, 405),
        ("GET", "/ws", {}, 404),
        ("POST", "/api/hello", {"origin": "https://evil.example"}, 403),
        ("POST", "/api/hello", {"content-type": "text/html"}, 400),
    ],
)
def test_every_answer_is_careful(
    house: RunningHouse, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    with closing(http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)) as line:
        body = "<b>" if method in ("POST", "PUT", "PATCH") else None
        line.request(method, path, body, headers)
        answer = line.getresponse()
        text = answer.read().decode()
    assert answer.status == status, text
    careful({name.lower(): value for name, value in answer.getheaders()})
    assert answer.getheader("content-type", "").startswith("application/json")
    if status >= 400:
        payload = json.loads(text)
        assert payload["is"] == "refused"
        assert len(payload["text"]) > 5
    assert "root:" not in text
    assert "Traceback" not in text


def test_a_body_that_is_too_big(house: RunningHouse) -> None:
    cookie = hello(house, "Ann").cookie
    big = {"do": "say", "table": "X", "text": "x" * 200_000}
    answer = ask(house, "/api/do", big, cookie=cookie)
    assert answer.status == 413
    assert len(answer.payload["text"]) > 5
    careful(answer.headers)
    assert ask(house, "/api/me", cookie=cookie).status == 200


def test_script_stays_text(house: RunningHouse) -> None:
    script = "<script>alert(1)</script>"
    with company(house, people=2, start=False) as (ann, bob):
        ann.do("say", text=script)
        page = bob.get(f"/api/tables/{ann.code}")
        assert "application/json" in page
        assert "nosniff" in page
        assert script in page
        for text in (script, "<img src=x onerror=alert(1)>", "a\u202eb", "a\u0000b"):
            answer = hello(house, text)
            assert answer.status in (200, 422)
            assert answer.headers["content-type"] == "application/json"
            if answer.status == 200:
                assert not set("\u202e\u0000") & set(answer.payload["name"])


def test_the_cookie_is_for_the_house_alone(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", secure="true") as house:
        payload = hello(house, "Ann").headers["set-cookie"]
        parts = [part.strip().lower() for part in payload.split(";")]
        assert payload.startswith("__Host-valise=")
        assert {"httponly", "samesite=lax", "secure", "path=/"} <= set(parts)
        assert not any(part.startswith("domain") for part in parts)


def test_errors_tell_no_secrets(house: RunningHouse) -> None:
    """What somebody typed as a password, key or code does not come back in an error, nor get into the log."""
    secret = "Tr0ub4dor-and-three"
    visitor, _ = registered(house)
    with visitor:
        tries: list[tuple[str, dict[str, Any]]] = [
            ("/api/login", {"name": visitor.name, "password": secret}),
            ("/api/recover", {"name": visitor.name, "code": secret, "password": secret}),
            ("/api/me/password", {"old": secret, "new": secret}),
            ("/api/login", {"name": visitor.name, "password": [secret]}),
            ("/api/login", {"name": visitor.name, "password": secret, "more": secret}),
        ]
        for path, body in tries:
            with pytest.raises(Refused) as found:
                visitor.post(path, body)
            assert secret not in str(found.value)
        with pytest.raises(Refused) as found:
            HouseClient(house.url, key=secret)
        assert secret not in str(found.value)
    assert secret not in house.file.with_suffix(".log").read_text()


# ---------------------------------------------------------------------------------- too much, too little
@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with open_house(tmp_path_factory.mktemp("strict") / "house.db", limits="true") as running:
        yield running


def test_thousands_of_commands(strict: RunningHouse) -> None:
    ann, eve = Place(strict, "Ann"), Place(strict, "Eve")
    with contextlib.suppress(ConnectionClosed):
        for number in range(3000):
            eve.send(do="lobby", off=True, key=str(number))
    assert eve.closed_with() == 4429
    assert len(eve.heard(0, "done")) < 1000
    assert ann.do("lobby")["is"] == "done"
    for place in (ann, eve):
        place.close()


def test_half_a_handshake(house: RunningHouse) -> None:
    """Who begins to shake hands and stops costs the others nothing."""
    place = urlsplit(house.url)
    head = f"GET /ws HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    halves = [head, head + "Sec-WebSocket-Version: 13\r\n", "GET", "\x00\x01\x02\r\n\r\n", head + "\r\n"]
    lines = []
    for half in halves * 6:
        line = sockets.create_connection((place.hostname or "", place.port or 0), timeout=PATIENCE)
        line.sendall(half.encode("latin-1"))
        lines.append(line)
    before = time.monotonic()
    with house.visitor("Ann") as ann:
        ann.open("agent", 2)
    assert time.monotonic() - before < SLACK
    for line in lines:
        line.close()


def test_a_socket_elsewhere(house: RunningHouse) -> None:
    with pytest.raises(InvalidStatus) as found, connect(house.url.replace("http", "ws") + "/api/tables") as line:
        line.recv(PATIENCE)
    assert found.value.response.status_code == 404
    with socket(house) as line:
        assert closed_with(line) == 4401, "without a cookie"


def test_the_address_of_a_house_however_it_is_written(tmp_path: Path) -> None:
    port = kept_port()
    with open_house(tmp_path / "house.db", port, url=f"http://LocalHost:{port}/") as house:
        assert ask(house, "/api/hello", {}, origin=f"http://localhost:{port}").status == 200
        assert ask(house, "/api/hello", {}, origin="http://localhost").status == 403
        assert ask(house, "/api/hello", {}, origin=f"https://localhost:{port}").status == 403
