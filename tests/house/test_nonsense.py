"""Commands that are none, or too much: refused with a code and a sentence; the table and everybody else live on."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.house.asking import ask, hello
from tests.house.houses import ENDLESS, RunningHouse
from tests.house.places import Place, company, mover
from tests.waiting import PATIENCE, SLACK, until
from valise_games.house.api.requests import LONGEST_BODY
from valise_games.house.transport.connection import CLOSE_TIME, LONGEST_COMMAND, MOST_NONSENSE, WRITE_TIME

TOO_BIG = 1009  # for a frame
TOO_SLOW, TOO_MUCH = 4408, 4429
DEEP = "[" * 5000 + "]" * 5000

# Values in JSON, wrong for most fields.
ODD = [
    "null",
    "true",
    "-1",
    "16",
    "1.5",
    "1e400",
    "123456789012345678901234567890",
    "NaN",
    '""',
    '"x"',
    json.dumps("x" * 600),
    '"\\ud800"',
    '"\\u0000"',
    "[]",
    "[[]]",
    "{}",
    '{"do": "x", "do": "y"}',
    f'{{"a": {DEEP}}}',
    "'",
]

# Every command with what it needs; TABLE stands for a table's code.
COMMANDS: dict[str, dict[str, Any]] = {
    "open": {
        "game": "agent",
        "seats": 2,
        "options": {},
        "bots": {},
        "clock": {},
        "public": False,
        "spectators": True,
        "rated": False,
        "variant": "small",
    },
    "watch": {"table": "TABLE", "since": 0},
    "unwatch": {"table": "TABLE"},
    "sit": {"table": "TABLE", "seat": 0, "commitment": ""},
    "stand": {"table": "TABLE"},
    "remove": {"table": "TABLE", "seat": 1},
    "hire": {"table": "TABLE", "seat": 1, "level": "novice"},
    "start": {"table": "TABLE"},
    "reveal": {"table": "TABLE", "nonce": "n" * 16},
    "act": {"table": "TABLE", "decision": "0.0", "action": {"do": "move"}},
    "standing": {"table": "TABLE", "answer": {"unless_case": True, "unless_agents": ["red"], "until_turn": True}},
    "leave": {"table": "TABLE"},
    "return": {"table": "TABLE"},
    "resign": {"table": "TABLE"},
    "propose": {"table": "TABLE", "offer": "pause", "agreed": False},
    "rematch": {"table": "TABLE"},
    "say": {"table": "TABLE", "text": "x", "room": "table"},
    "lobby": {"off": True},
}


def oddities(table: str) -> list[str]:
    """Every command with every field wrong in every way, one after the other."""
    response = []
    for command, fields in COMMANDS.items():
        whole = {"do": command, "key": "k", **fields}
        for field in [*whole, "more"]:
            for odd in ODD:
                text = json.dumps({**whole, field: "ODDITY"}).replace('"ODDITY"', odd).replace('"TABLE"', f'"{table}"')
                response.append(text)
    return response


def answers(place: Place) -> list[dict[str, Any]]:
    return place.heard(0, "done", "refused")


class Eve:
    """Sends anything, and connects again where the house has had enough; counts the answers."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.place = Place(house, "Eve")
        self.codes: dict[str, int] = {}

    def sends(self, texts: list[str]) -> None:
        for start in range(0, len(texts), MOST_NONSENSE):
            some = texts[start : start + MOST_NONSENSE]
            for text in some:
                self.place.send_text(text)
            until(lambda: len(answers(self.place)) >= len(some))  # noqa: B023
            for response in answers(self.place):
                code = response.get("code", "done")
                assert code == "done" or len(response["text"]) > 8
                self.codes[code] = self.codes.get(code, 0) + 1
            again = self.place.again(self.house)
            self.place.close()
            self.place = again


def test_nonsense_by_socket_changes_nothing(house: RunningHouse) -> None:
    """Somebody else's table is byte for byte as before; no answer is missing, no connection breaks."""
    with company(house, people=2, clock=ENDLESS) as (ann, bob):
        before = ann.whole
        texts = oddities(ann.code)
        eve = Eve(house)
        eve.sends(texts)
        eve.place.close()
        assert sum(eve.codes.values()) == len(texts)
        assert eve.codes["bad-command"] + eve.codes["bad-json"] > len(texts) / 2
        assert "unavailable" not in eve.codes
        assert "trouble" not in eve.codes
        after = ann.whole
        assert after == before
        moving = mover([ann, bob])
        moving.act("move")


def test_nonsense_by_http_changes_nothing(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS) as (ann, _):
        before = ann.whole
        cookie = hello(house, "Eve").cookie
        line = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)
        for text in oddities(ann.code):
            line.request("POST", "/api/do", text.encode(), {"content-type": "application/json", "cookie": cookie})
            answer = line.getresponse()
            response = json.loads(answer.read())
            assert answer.status < 500, (text[:200], response)
            assert response["is"] == ("done" if answer.status == 200 else "refused")
            assert answer.status == 200 or len(response["text"]) > 8
        line.close()
        assert ann.whole == before


@pytest.mark.parametrize("path", ["/api/do", "/api/login"])
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad-json"),
        (b"\xff", 400, "bad-json"),
        (f'{{"do": "act", "table": "X", "decision": "0.0", "action": {{"a": {DEEP}}}}}'.encode(), 400, "bad-json"),
        (b"[]", 400, "bad-command"),
        (b" " * (LONGEST_BODY + 1), 413, "too-long"),
    ],
)
def test_what_cannot_be_read_is_called_the_same_by_http(
    house: RunningHouse, path: str, body: bytes, status: int, code: str
) -> None:
    answer = ask(house, path, body, cookie=hello(house).cookie)
    assert (answer.status, answer.payload["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "body", "headers", "code"),
    [
        ("/api/nowhere", None, {}, "http"),
        ("/api/do", None, {}, "http"),
        ("/api/me", None, {}, "not-known"),
        ("/api/me", None, {"authorization": "Bearer nothing"}, "turned-away"),
        ("/api/do", {}, {"origin": "http://elsewhere.example"}, "turned-away"),
    ],
)
def test_every_refusal_has_the_same_fields(
    house: RunningHouse, path: str, body: object, headers: dict[str, str], code: str
) -> None:
    response = ask(house, path, body, **headers).payload
    assert list(response) == ["is", "key", "code", "text", "allowed"]
    assert (response["is"], response["code"]) == ("refused", code)


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "sit", "table": "X", "seat": "2"}',
        '{"do": "sit", "table": "X", "seat": -1}',
        '{"do": "sit"}',
        '{"do": "say", "table": "X", "text": 7, "more": 1}',
        '{"do": "open", "game": "agent", "seats": 2, "clock": {"kind": "sand"}}',
        "[]",
        "{",
    ],
)
def test_a_fault_is_told_in_the_same_words_by_http_and_by_socket(house: RunningHouse, text: str) -> None:
    eve = Place(house, "Eve")
    eve.send_text(text)
    by_http = ask(house, "/api/do", text.encode(), cookie=eve.cookie).payload
    until(lambda: eve.heard(0, "refused"))
    assert eve.heard(0, "refused") == [by_http]
    eve.close()


@pytest.mark.parametrize("command", ["fly", "watch"])
def test_who_asks_for_no_command_is_told_which_there_are(house: RunningHouse, command: str) -> None:
    by_http = ask(house, "/api/do", {"do": command, "table": "X"}, cookie=hello(house).cookie).payload
    assert by_http["code"] == "bad-command"
    assert all(name in by_http["text"] for name in COMMANDS)
    assert "watch, unwatch, lobby, hint, which are for sockets only" in by_http["text"]
    if command == "fly":
        with connect(
            house.url.replace("http", "ws") + "/ws", additional_headers={"cookie": hello(house).cookie}
        ) as line:
            line.recv(PATIENCE)
            line.send('{"do": "fly"}')
            by_socket = json.loads(line.recv(PATIENCE))
        assert by_socket["code"] == "bad-command"
        assert all(name in by_socket["text"] for name in COMMANDS)


def test_nonsense_at_ones_own_table(house: RunningHouse) -> None:
    """Before the start and in the game: the table stands, and can be played on."""
    for started in (False, True):
        with company(house, people=2, clock=ENDLESS, start=started) as (ann, bob):
            texts = [text for text in oddities(ann.code) if '"resign"' not in text and '"start"' not in text]
            for start in range(0, len(texts), MOST_NONSENSE):
                again = ann.again(house)
                for text in texts[start : start + MOST_NONSENSE]:
                    again.send_text(text)
                again.hear_all()
                again.close()
            whole = bob.whole
            assert whole["info"]["state"] == ("playing" if started else "open")
            # While she had left, a stand-in may have begun something.
            until(lambda: bob.numbers()[-1] >= whole["n"])  # noqa: B023
            numbers = bob.numbers()
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
            again = ann.again(house)
            if started:
                again.try_to("return")
                moving = mover([again, bob])
                own = moving.own
                moving.do("act", decision=own["decision"], action=own["legal"][0])
            again.close()


@pytest.mark.parametrize("action", [json.loads(odd) for odd in ODD if odd.startswith("{") and "[[[" not in odd])
def test_an_action_that_is_none(house: RunningHouse, action: dict[str, Any]) -> None:
    with company(house, people=2, clock=ENDLESS) as places:
        moving = mover(places)
        own = moving.own
        for tried in (action, {**own["legal"][0], "more": 1}, {"do": ["move"]}, {"do": 10**30}, {"do": "\u0000"}):
            response = moving.try_to("act", decision=own["decision"], action=tried)
            assert response["code"] == "illegal", response
            assert response["allowed"] == own["legal"]
        assert moving.own["decision"] == own["decision"]


# ---------------------------------------------------------------------------------- too much
def test_long_texts(house: RunningHouse) -> None:
    eve = Place(house, "Eve")
    eve.send_text(json.dumps({"do": "lobby", "key": "x" * LONGEST_COMMAND}))
    eve.send_text(b"\x00\xff\x00")
    until(lambda: len(eve.heard(0, "refused")) == 2)
    assert [response["code"] for response in eve.heard(0, "refused")] == ["too-long", "bad-command"]
    assert "binary" in eve.heard(0, "refused")[1]["text"]
    with contextlib.suppress(ConnectionClosed):
        eve.send_text("x" * (5 * LONGEST_COMMAND))
    assert eve.closed_with() == TOO_BIG
    eve.close()


def test_nonsense_without_end(house: RunningHouse) -> None:
    eve = Place(house, "Eve")
    with contextlib.suppress(ConnectionClosed):
        for _ in range(MOST_NONSENSE + 1):
            eve.send_text("hello?")
    assert eve.closed_with() == TOO_MUCH
    assert len(eve.heard(0, "refused")) <= MOST_NONSENSE + 1
    eve.close()


@contextlib.contextmanager
def deaf(house: RunningHouse) -> Iterator[ClientConnection]:
    """A client that takes nothing unless it is asked to, and has little room for it."""
    place = urlsplit(house.url)
    line = sockets.create_connection((place.hostname or "", place.port or 0))
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1 << 17)
    headers = {"cookie": hello(house, "Eve").cookie}
    address = f"ws://{place.netloc}/ws"
    with connect(
        address, sock=line, additional_headers=headers, compression=None, max_queue=1, close_timeout=0.1
    ) as eve:
        yield eve


QUESTIONS = 800


def ask_for_much(eve: ClientConnection, ann: Place) -> None:
    """Megabytes that it does not take; the others notice nothing."""
    for number in range(40):  # so that every question has a long answer
        ann.do("say", text=f"{number} " + "and so on " * 45)
    watch = json.dumps({"do": "watch", "table": ann.code})
    for number in range(QUESTIONS):
        eve.send(watch)
        if number % 100 == 0:
            before = time.monotonic()
            ann.do("say", text=f"line {number}")
            assert time.monotonic() - before < WRITE_TIME / 2


def test_a_client_that_is_too_slow(house: RunningHouse) -> None:
    """What it does not take is bounded, and it hears why it was cut off."""
    with company(house, people=2, clock=ENDLESS) as (ann, bob):
        used = resident(house)
        with deaf(house) as eve:
            ask_for_much(eve, ann)
            taken = 0
            with contextlib.suppress(ConnectionClosed):
                while True:
                    eve.recv(PATIENCE)
                    taken += 1
            assert eve.close_code == TOO_SLOW
            assert taken < 2 * QUESTIONS, "each question has three answers"
        bob.hear_all()
        assert bob.numbers() == list(range(bob.numbers()[0], bob.numbers()[-1] + 1))
        assert resident(house) - used < 40_000_000


@pytest.mark.long
def test_a_client_that_never_reads(house: RunningHouse) -> None:
    """Even what is said last it does not take: after some seconds it is dropped without."""
    with company(house, people=2, clock=ENDLESS) as (ann, _), deaf(house) as eve:
        with contextlib.suppress(ConnectionClosed):
            ask_for_much(eve, ann)
        assert 1 in [response["watching"] for response in ann.heard(0, "presence")]
        until(lambda: ann.heard(0, "presence")[-1]["watching"] == 0, patience=CLOSE_TIME + SLACK)


def resident(house: RunningHouse) -> int:
    """Bytes of memory."""
    return int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1]) * 4096
