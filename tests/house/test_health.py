"""A house in operation: its health, its numbers, its log without secrets, and a restart in the middle of a game."""

from __future__ import annotations

import io
import json
import logging
import random
import re
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.house.asking import ask, hello
from tests.house.company import PASSWORD, registered, socket, table_of_two
from tests.house.houses import QUICK, RunningHouse, kept_port, open_house
from tests.house.keeping import of_files, store_at
from tests.house.test_playing import play_out
from tests.waiting import PATIENCE, until
from valise_games.client import Refused
from valise_games.house.api.health import ASK_AGAIN
from valise_games.house.logging import JsonFormatter
from valise_games.house.tables.log import read_rows
from valise_games.play import fairness, verify


def get(house: RunningHouse, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(house.url + path, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def numbers(house: RunningHouse) -> dict[str, float]:
    status, text = get(house, "/metrics")
    assert status == 200
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'valise_[a-z_]+({[a-z]+="[a-z-]+"})? [0-9.e+-]+', line) for line in lines), lines
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
    finally:
        other.close()


# ---------------------------------------------------------------------------------- health and numbers
def test_a_house_that_is_well_says_so(house: RunningHouse) -> None:
    status, text = get(house, "/health")
    response = json.loads(text)
    assert (status, response["well"]) == (200, True)
    assert re.fullmatch(r"\d+\.\d+\.\d+", response["version"])
    assert ask(house, "/health", method="HEAD")[:2] == (200, None)


@of_files
def test_a_house_that_cannot_write_says_so_and_gets_well_again(house: RunningHouse) -> None:
    with locked(house.file):
        time.sleep(ASK_AGAIN)  # for so long an answer is good
        status, text = get(house, "/health")
    assert status == 503
    assert json.loads(text)["text"] == "the house cannot write to its file: database is locked"
    time.sleep(ASK_AGAIN)
    assert get(house, "/health")[0] == 200


@of_files
def test_a_damaged_file_is_noticed_and_told(tmp_path: Path) -> None:
    """When the house opens, or when somebody asks for what cannot be read: which is first."""
    file = tmp_path / "house.db"
    with open_house(file) as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        table_of_two(ann, bob)[1].do("resign")
        assert len(ann.get("/api/finished")["tables"]) == 1
    with closing(sqlite3.connect(file)) as db:
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sitting'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xff" * size)
    with open_house(file) as house:
        assert ask(house, "/api/finished").status == 503
        until(lambda: get(house, "/health")[0] == 503)
        assert "damaged" in get(house, "/health")[1]
        assert ask(house, "/api/games").status == 200, "what can be read is"
    with open_house(file) as house:  # and without anybody asking
        until(lambda: get(house, "/health")[0] == 503)


def test_every_route_is_in_the_house_s_own_description(house: RunningHouse) -> None:
    status, text = get(house, "/api/schema/openapi.json")
    assert status == 200
    response = json.loads(text)["paths"]
    assert {"/api/do", "/api/finished", "/api/games", "/api/tables/{table}/replay", "/api/me/push"} <= response.keys()
    for page in ("", "/openapi.json"):
        assert ask(house, f"/api/schema{page}").headers["content-type"] == "application/vnd.oai.openapi+json"
    for page in ("swagger", "redoc", "elements", "rapidoc", "oauth2-redirect.html"):  # they need other people's scripts
        assert get(house, f"/api/schema/{page}")[0] == 404


def test_the_description_tells_errors_as_they_are(house: RunningHouse) -> None:
    described = ask(house, "/api/schema/openapi.json").payload
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    for operation in operations:
        assert {status[0] for status in operation["responses"]} == {"2", "4", "5"}
        for status in ("4XX", "5XX"):
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Refused"}
    refused = ask(house, "/api/tables/NOTABLE1/record", cookie=hello(house).cookie)
    assert refused.status == 404
    assert refused.payload.keys() == described["components"]["schemas"]["Refused"]["properties"].keys()


def test_a_refused_socket_is_no_error_of_the_house(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db") as house:
        for status, headers in {
            403: {"origin": "https://elsewhere.example"},
            401: {"authorization": "Bearer x"},
        }.items():
            with pytest.raises(InvalidStatus, match=str(status)):
                socket(house, **headers)
    assert '"error"' not in (tmp_path / "house.log").read_text()


def test_the_numbers_tell_what_happened(house: RunningHouse) -> None:
    before = numbers(house)
    with house.visitor("Ann") as ann:
        table = ann.open("agent", 2, bots={1: "novice"}, options={"round_cap": 1}, clock=QUICK, variant="small")
        table.sit()
        assert numbers(house)['valise_tables{state="open"}'] == before['valise_tables{state="open"}'] + 1
        table.start()
        during = numbers(house)
        assert during["valise_connections"] == before["valise_connections"] + 1
        assert during['valise_tables{state="playing"}'] == before['valise_tables{state="playing"}'] + 1
        with pytest.raises(Refused):
            table.do("act", decision="99.9", action={})
        with pytest.raises(Refused):
            ann.get("/api/tables/NOTHERE")
        play_out([table], seed=1)
    after = numbers(house)

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    steps = len(table.events)
    assert 0 < grew("valise_moves_total") <= 3 * steps
    assert grew("valise_finished_total") == 1
    assert grew('valise_refused_total{code="no-table"}') == 1
    assert grew("valise_bot_questions_total") > 0
    assert grew("valise_bot_seconds_total") > 0
    assert grew("valise_store_commit_seconds_count") > 0
    assert grew("valise_store_commit_seconds_sum") > 0
    assert after["valise_bot_workers_replaced_total"] == 0
    assert 10e6 < after["valise_resident_bytes"] < 1e9
    assert 0 <= after["valise_loop_lag_seconds"] <= after["valise_loop_lag_worst_seconds"]


# ---------------------------------------------------------------------------------- the log
@pytest.mark.long
def test_the_log_of_a_whole_game_tells_no_secrets(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    secrets = ["Hortensia", "Bartholomew", "zanzibar", fairness.new_nonce(), "hello-in-there"]
    with open_house(file, log_level="debug") as house, house.visitor("Hortensia") as ann:
        with house.visitor("Bartholomew") as bob:
            hers = ann.open("agent", 3, bots={2: "novice"}, public=False, options={"round_cap": 1}, clock=QUICK)
            hers.sit(0)
            his = bob.watch(hers.id)
            his.sit(1)
            hers.start()
            hers.say("hello-in-there")
            with pytest.raises(Refused):
                hers.do("act", decision=hers.decision, action={"do": "zanzibar"})
            with pytest.raises(Refused):
                ann.get("/api/tables/zanzibar")
            play_out([hers, his], seed=4)
            seed = ann.get(f"/api/tables/{hers.id}/record")["seed"]
            shown = bob.open("casablanca", 2)
            owner, recovery = registered(house, "Wilhelmina")
            key = owner.post("/api/me/keys", {"name": "xylophone"})["key"]
            owner.close()
            secrets += ["Wilhelmina", PASSWORD, recovery, key, "xylophone"]
            secrets += [hers.id, seed, ann.cookie.partition("=")[2], bob.cookie.partition("=")[2]]
            secrets += [ann.cookie.rpartition(".")[2], bob.cookie.rpartition(".")[2]]
        assert house.stop() == 0
    text = file.with_suffix(".log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "from", "what"} <= set.intersection(*(set(line) for line in lines))
    kept = store_at(file)
    events = [row.event for row in read_rows(kept, hers.id)]
    kept.close()
    secrets += [json.dumps(step.action) for step in events if hasattr(step, "action")]
    assert len(secrets) > 40
    assert [secret for secret in secrets if secret in text] == []
    response = [(line["what"], line.get("table"), line.get("state")) for line in lines]
    assert ("a table changed", "private", "over") in response
    assert ("a table is open", shown.id, None) in response
    assert any(line.get("code") == "illegal" for line in lines)
    assert ("the house is closed", None, None) in response


def test_by_default_the_log_is_quiet_about_connections(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house, house.visitor("Ann") as ann:
        ann.get("/api/tables")
        house.stop()
    lines = [json.loads(line) for line in file.with_suffix(".log").read_text().splitlines()]
    assert [line["what"] for line in lines] == ["the house is open", "the house is closed"]


def test_unexpected_trouble_is_told_in_one_sentence_and_logged_without_its_words(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house, house.visitor("Ann") as ann:
        table = ann.open("agent", 2)
        ann.do("unwatch", table=table.id)
        kept = store_at(file)
        with kept.transaction():  # a row that no house can have written
            kept.add_rows([("BROKEN", 1, 1, 0.0, "", b'{"what":"Hortensia"}')])
        kept.close()
        status, text = 0, ""
        request = urllib.request.Request(house.url + "/api/tables/BROKEN", headers={"cookie": ann.cookie})
        with pytest.raises(urllib.error.HTTPError) as caught, urllib.request.urlopen(request, timeout=PATIENCE):
            pass
        with caught.value as error:
            status, text = error.code, error.read().decode()
        assert status == 500
        assert json.loads(text)["code"] == "trouble"
        assert "Hortensia" not in text
        with pytest.raises(Refused) as refused:
            ann.do("watch", table="BROKEN")
        assert refused.value.code == "trouble"
        ann.get("/api/tables")  # the connection and the house live on
        assert ann.do("lobby")["is"] == "done"
        assert numbers(house)["valise_troubles_total"] == 2
    log = file.with_suffix(".log").read_text()
    troubles = [line for line in map(json.loads, log.splitlines()) if line["level"] == "error"]
    assert [line["what"] for line in troubles] == ["trouble with a request", "trouble with a command"]
    assert all(line["error"][0] == "ValidationError" for line in troubles)
    assert any("events.py" in place for place in troubles[0]["error"])
    assert "Hortensia" not in log


def test_a_line_of_the_log_holds_only_what_is_on_the_list() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    logger = logging.Logger("valise.test")
    logger.addHandler(handler)
    logger.info("first\nsecond: <a secret>", extra={"seats": 2, "action": {"do": "bribe"}, "cookie": "1.0.x"})
    try:
        try:
            raise KeyError("a secret")
        except KeyError:
            raise OSError(28, "No space left on device") from None
    except OSError:
        logger.exception("trouble")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert (first["what"], first["seats"]) == ("first", 2)
    assert "secret" not in written.getvalue()
    assert "bribe" not in written.getvalue()
    assert second["error"][0] == "OSError: [Errno 28] No space left on device"


# ---------------------------------------------------------------------------------- restart
def children(process: int) -> list[str]:
    """The bot workers of a house."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = stat.read_text().rpartition(")")[2].split()[1]
        except OSError:  # it ended meanwhile
            continue
        if parent == str(process):
            found.append(stat.parent.name)
    return found


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_a_game_goes_on_across_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    dice = random.Random(3)
    port = kept_port()
    with open_house(file, port) as first:
        ann, bob = first.visitor("Ann"), first.visitor("Bob")
        hers = ann.open("casablanca", 3, bots={2: "novice"}, options={"round_cap": 4}, clock=QUICK)
        hers.sit(0)
        his = bob.watch(hers.id)
        his.sit(1)
        hers.start()
        for table in (hers, his):
            table.do("prompts", every=True)  # what is played is what they do
        acknowledged: list[list[object]] = [[], []]
        while sum(map(len, acknowledged)) < 12:
            for seat, table in enumerate((hers, his)):
                if table.decision:
                    action = dice.choice(table.legal)
                    table.act(action)
                    acknowledged[seat].append(action)
                table.wait(0.02)
        assert not hers.over
        with connect(f"ws://127.0.0.1:{port}/ws", additional_headers={"cookie": ann.cookie}) as line:
            line.recv(PATIENCE)
            workers = children(first.process.pid)
            assert workers
            assert first.stop() == 0
            assert "graceful shutdown exceeded" not in file.with_suffix(".log").read_text(), "nobody holds it up"
            assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    with open_house(file, port=port), ann, bob:
        play_out([hers, his], seed=6)
        while not his.over:
            his.wait(5)
        assert hers.info["outcome"] == his.info["outcome"]
        assert hers.n == his.n
        record = ann.get(f"/api/tables/{hers.id}/record")
        verify(record)
        steps = [step for entry in record["entries"] for step in entry["steps"]]
        for seat, table in enumerate((hers, his)):
            own = [step["action"] for step in steps if step["seat"] == seat]
            assert own[: len(acknowledged[seat])] == acknowledged[seat]
            assert [event["n"] for event in table.events] == sorted(event["n"] for event in table.events)
        public = sum(len(events) for events in (record["begins"], *(entry["events"] for entry in record["entries"])))
        assert len(hers.events) >= public
