"""Several people at one browser: each has a cookie and a socket of his own, and sees what is his."""

from __future__ import annotations

import contextlib
import http.client
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.house.asking import ask
from tests.house.company import PASSWORD, new_name
from tests.house.houses import RunningHouse, open_house
from tests.house.places import Place, mover
from tests.waiting import PATIENCE

SILENT = {"kind": "none", "least": 0.0}
ABOUT_THE_TABLE = ("entry", "changed", "said", "skip")  # "table" itself is asked for by each at his own time
DECISIONS = 8


class Browser:
    """Keeps every cookie it is given, by name, and sends all of them with everything, as browsers do."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.jar: dict[str, str] = {}
        self.set: list[str] = []  # as the house wrote them

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    def post(self, path: str, body: object) -> Any:
        line = http.client.HTTPConnection(urlsplit(self.house.url).netloc, timeout=PATIENCE)
        with contextlib.closing(line):
            line.request("POST", path, json.dumps(body), {"content-type": "application/json", "cookie": self.cookies})
            answer = line.getresponse()
            payload = json.loads(answer.read())
        for header in answer.headers.get_all("set-cookie") or []:
            name, _, value = header.partition(";")[0].partition("=")
            self.set.append(header)
            self.jar[name] = value
        return payload

    def hello(self, companion: int, name: str) -> int:
        return int(self.post(at("/api/hello", companion), {"name": name})["you"])

    def alone(self, companion: int) -> str:
        """His cookie, as if he had come by himself."""
        return "valise=" + self.jar["valise" if companion == 0 else f"valise-{companion}"]


def at(path: str, companion: int) -> str:
    return f"{path}?companion={companion}" if companion else path


def test_one_browser_is_several_people(house: RunningHouse) -> None:
    browser = Browser(house)
    people = {number: browser.hello(number, f"Person {number}") for number in (0, 1, 2, 7)}
    assert len(set(people.values())) == 4
    assert list(browser.jar) == ["valise", "valise-1", "valise-2", "valise-7"]
    assert {header.partition(";")[2].lower() for header in browser.set} == {browser.set[0].partition(";")[2].lower()}, (
        "they are set alike"
    )
    assert "httponly" in browser.set[-1].lower()
    for number, person in people.items():
        assert browser.hello(number, "") == person
        assert ask(house, at("/api/me", number), cookie=browser.cookies).payload["id"] == person
        assert ask(house, "/api/me", cookie=browser.alone(number)).payload["id"] == person
    assert ask(house, "/api/me?companion=3", cookie=browser.cookies).status == 401


def test_companions_at_one_table_see_only_their_own(house: RunningHouse) -> None:
    """What a companion is told is, to the letter, what he is told who comes by himself."""
    browser = Browser(house)
    for number in range(3):
        browser.hello(number, f"Person {number}")
    with contextlib.ExitStack() as open_sockets:
        sockets = [
            [
                Place(house, cookie=browser.cookies, companion=number),
                Place(house, cookie=browser.alone(number)),
            ]
            for number in range(3)
        ]
        for place in (place for pair in sockets for place in pair):
            open_sockets.callback(place.close)
        shared = [pair[0] for pair in sockets]
        code = shared[0].do("open", game="agent", seats=3, variant="small", clock=SILENT)["table"]
        for seat, pair in enumerate(sockets):
            for place in pair:
                place.code = code
                place.do("watch")
            pair[0].do("sit", seat=seat)
        shared[0].do("start")
        for lots, place in enumerate(shared):  # in secret, and each another number of them: whatever was dealt
            for _ in range(lots):
                place.act("lot")
            place.act("done")
        for _ in range(DECISIONS):
            moving = mover(shared)
            own = moving.own
            moving.do("act", decision=own["decision"], action=own["legal"][0])
        for seat, (place, by_himself) in enumerate(sockets):
            place.hear_all()
            by_himself.hear_all()
            assert place.whole == by_himself.whole
            assert place.whole["seat"] == seat
            assert place.heard(0, *ABOUT_THE_TABLE) == by_himself.heard(0, *ABOUT_THE_TABLE)
            assert place.heard(0, "entry")
        stakes = [json.dumps(place.own["dossier"]["stakes"]) for place in shared]
        assert len(set(stakes)) == 3, "everybody has a secret of his own"


@pytest.mark.parametrize("number", ["0", "8", "-1", "01", "x", "", "1&companion=2", "%31%00", "²"])
def test_a_number_that_cannot_be_is_refused(house: RunningHouse, number: str) -> None:
    query = f"?companion={number}".replace("²", "%C2%B2")
    for path, body in (("/api/me", None), ("/api/hello", {"name": "Ann"})):
        answer = ask(house, path + query, body)
        assert (answer.status, answer.payload["code"]) == (400, "turned-away")
        assert "from 1 to 7" in answer.payload["text"]
        assert not answer.cookie
    with pytest.raises(InvalidStatus) as found:
        connect(house.url.replace("http", "ws") + "/ws" + query, compression=None).__enter__()
    assert found.value.response.status_code == 400


def test_an_account_of_a_companion_is_his_own(house: RunningHouse) -> None:
    browser = Browser(house)
    owner, companion = browser.hello(0, "Ann"), browser.hello(2, name := new_name())
    assert browser.post("/api/register?companion=2", {"password": PASSWORD})["you"] == companion
    browser.post("/api/logout?companion=2", {})
    assert browser.jar["valise-2"] in ("", '""')
    assert browser.hello(0, "") == owner
    assert browser.post("/api/login?companion=4", {"name": name, "password": PASSWORD})["you"] == companion
    assert browser.hello(4, "") == companion
    assert browser.hello(0, "") == owner


def test_another_site_cannot_speak_for_a_companion(house: RunningHouse) -> None:
    browser = Browser(house)
    browser.hello(1, "Bob")
    answer = ask(
        house, "/api/me/name?companion=1", {"name": "Eve"}, cookie=browser.cookies, origin="https://evil.example"
    )
    assert answer.status == 403


def test_over_https_his_cookie_is_as_well_kept(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", secure=True) as secure:
        browser = Browser(secure)
        browser.hello(3, "Cleo")
        (header,) = browser.set
        assert header.startswith("__Host-valise-3=")
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= {part.strip().lower() for part in header.split(";")}
