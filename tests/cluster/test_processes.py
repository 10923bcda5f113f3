"""A house of three processes is one house: whatever is done at one of them is seen at all."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest
from redis import Redis

from tests.cluster.load import Recorder
from tests.cluster.processes import Processes, processes
from tests.cluster.spy import Spy
from tests.house.houses import ENDLESS, RunningHouse
from tests.waiting import PATIENCE, SLACK, until
from valise_games.client import HouseClient, Refused, RemoteTable
from valise_games.house.cluster import frames
from valise_games.house.tables.events import Opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    with processes(tmp_path_factory.mktemp("house"), 3) as running:
        yield running


def table_over(house: Processes, host: HouseClient | None = None) -> tuple[RemoteTable, RemoteTable]:
    """A table of two whose people sit at different processes; the game has begun."""
    hers, his = host or house.all[0].visitor("Ann"), house.all[1].visitor("Bob")
    first = hers.open("agent", 2, clock=ENDLESS, variant="small")
    first.sit(0)
    second = his.watch(first.id)
    second.sit(1)
    first.do("start")
    while not (first.view and second.view):
        first.wait(0.02)
        second.wait(0.02)
    return first, second


def hears(client: HouseClient | RemoteTable, true: Callable[[], object]) -> None:
    """Until it is so, by what the client is sent."""
    while not true():
        client.wait(0.1)


def play(tables: tuple[RemoteTable, ...], steps: int = 10_000) -> None:
    dice = random.Random(1)
    for _ in range(steps):
        for table in tables:
            while table.client.poll():
                pass
        ready = [table for table in tables if table.decision]
        if any(table.over for table in tables):
            break
        if not ready:
            tables[0].wait(0.02)
            continue
        table = ready[0]
        with contextlib.suppress(Refused):  # his view may be a moment behind
            table.do("act", decision=table.decision, action=dice.choice(table.legal))
    for table in tables:
        while not table.over:
            table.wait(0.1)


def test_a_game_between_people_at_different_processes(house: Processes) -> None:
    first, second = table_over(house)
    play((first, second))
    assert first.over
    assert second.over
    rows = house.rows(first.id)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    for table in (first, second):
        hears(table, lambda table=table: table.n == max(row.public_seq or 0 for row in rows))  # type: ignore[misc]
    first.client.close()
    second.client.close()


def test_a_rematch_is_opened_at_one_process_and_accepted_at_another(house: Processes) -> None:
    first, second = table_over(house)
    first.do("resign")
    hears(second, lambda: second.over)
    third = house.all[2].visitor(cookie=second.client.cookie)  # he comes by another process this time
    code = first.rematch()
    again = third.watch(first.id)
    assert again.rematch() == code
    assert again.rematch() == code
    seats = third.state(code)["info"]["seats"]
    assert {seat["person"] for seat in seats} == {first.client.id, second.client.id}
    for client in (first.client, second.client, third):
        client.close()


def test_one_key_opens_a_rematch_at_each_table(house: Processes) -> None:
    codes: set[str] = set()
    client: HouseClient | None = None
    for _ in range(2):
        first, second = table_over(house, client)
        client = first.client
        first.do("resign")
        for _ in range(2):
            codes.add(client.post("/api/do", {"do": "rematch", "key": "again", "table": first.id})["table"])
        second.client.close()
    assert len(codes) == 2
    assert client is not None
    client.close()


def test_requests_over_http_go_to_who_has_the_table(house: Processes) -> None:
    first, second = table_over(house)
    playing = next(table for table in (first, second) if table.decision)
    other = house.all[2].visitor(cookie=playing.client.cookie)
    decision = other.decision(first.id)
    assert decision["decision"] == playing.decision
    assert decision["legal"] == playing.legal
    done = other.act_on(first.id, decision["decision"], decision["legal"][0])
    assert done["is"] == "done"
    lines = other.get("/api/me/tables")["now"]
    assert [line["line"]["table"] for line in lines] == [first.id]
    with pytest.raises(Refused) as refused:
        other.state("ZZZZZZZZ")
    assert refused.value.code == "no-table"
    stranger = house.all[1].visitor("Cleo")
    assert stranger.state(first.id)["own"] is None
    stranger.post("/api/reports", {"about": first.client.id, "table": first.id, "words": "rude"})
    for client in (first.client, second.client, other, stranger):
        client.close()


@pytest.mark.parametrize("code", ["\0", "A\0", "\N{SNOWMAN}", "A B", "ZZZZZZZZ"])
def test_what_is_no_code_is_no_table(house: Processes, code: str) -> None:
    visitor = house.all[0].visitor("Ann")
    asked: list[Callable[[], object]] = [
        lambda: visitor.get(f"/api/tables/{quote(code)}"),
        lambda: visitor.post("/api/do", {"do": "sit", "table": code}),
        lambda: visitor.do("watch", table=code),
    ]
    for ask in asked:
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == "no-table"
    visitor.close()


def test_no_cookie_and_no_key_goes_by_the_bus(house: Processes) -> None:
    first, second = table_over(house)
    account = house.all[2].visitor("Cleo")
    account.post("/api/register", {"name": "Cleo Q", "password": "a very quiet courier"})
    key = account.post("/api/me/keys", {"name": "bot"})["key"]
    spy = Spy(house.redis.url)
    try:
        until(lambda: spy.frames)
        for process in house.all:
            visitor = process.visitor(cookie=first.client.cookie)
            assert visitor.state(first.id)["own"] is not None
            visitor.close()
            request = Request(f"{process.url}/api/tables/{first.id}", headers={"authorization": f"Bearer {key}"})
            with urlopen(request, timeout=PATIENCE) as answer:
                assert answer.status == 200
        until(lambda: any(b"/api/tables/" in frame for _, frame in spy.frames))
        said = b"".join(frame for _, frame in spy.frames)
    finally:
        spy.close()
    assert str(key).encode() not in said
    assert first.client.cookie.partition("=")[2].encode() not in said
    for client in (first.client, second.client, account):
        client.close()


def test_what_a_seat_knows_goes_to_the_process_of_its_socket_and_the_seed_to_none(house: Processes) -> None:
    spy = Spy(house.redis.url)
    try:
        until(lambda: spy.frames)
        first, second = table_over(house)
        watcher = house.all[2].visitor("Cleo")
        assert watcher.watch(first.id).view
        play((first, second))
        (opened,) = (row.event for row in house.rows(first.id) if isinstance(row.event, Opened))
        frames_by_bus = list(spy.frames)
    finally:
        spy.close()
    said = b"".join(data for _, data in frames_by_bus)
    assert opened.seed.encode() not in said
    assert bytes.fromhex(opened.seed) not in said
    seats: defaultdict[str, set[int | None]] = defaultdict(set)  # by channel, whose views went there
    for channel, data in frames_by_bus:
        for item in frames.decode(data).items:
            if isinstance(item, frames.Said | frames.Answered):
                message = json.loads(item.text)
                if message.get("table") == first.id or message.get("info", {}).get("table") == first.id:
                    own = message.get("own")
                    if own or message["is"] == "entry":
                        seats[channel].add(own["view"]["you"] if own else None)
    assert len(seats) == 2, "the third has the table"
    assert all(len(each) == 1 for each in seats.values()), "nobody is told what another seat knows"
    for client in (first.client, second.client, watcher):
        client.close()


def test_who_has_a_table_forgets_a_socket_that_is_closed(house: Processes) -> None:
    """Also one that watched nothing there, and so was never told anything."""
    first, second = table_over(house)
    spy = Spy(house.redis.url)
    try:
        until(lambda: spy.frames)
        with house.all[1].visitor("Cleo") as stranger, pytest.raises(Refused):
            stranger.do("say", table=first.id, text="x", room="table")
        left = stranger.id

        def sent() -> list[frames.AnyItem]:
            return [item for _, data in list(spy.frames) for item in frames.decode(data).items]

        def used() -> set[tuple[int, str]]:
            commands = [item for item in sent() if isinstance(item, frames.Command) and item.person.id == left]
            return {(item.socket, json.loads(item.text)["table"]) for item in commands}

        def gone() -> set[tuple[int, str]]:
            return {(item.socket, code) for item in sent() if isinstance(item, frames.Gone) for code in item.tables}

        until(lambda: used() and used() <= gone())
    finally:
        spy.close()
    first.client.close()
    second.client.close()


def test_the_same_command_opens_a_table_once_at_whichever_process(house: Processes) -> None:
    here = house.all[0].visitor("Ann")
    there = house.all[1].visitor(cookie=here.cookie)
    wish = {"do": "open", "key": "once", "game": "agent", "seats": 2}
    codes = {str(client.post("/api/do", wish)["table"]) for client in (here, there, here, there)}
    assert len(codes) == 1
    here.close()
    there.close()


def test_the_lobby_is_the_same_everywhere(house: Processes) -> None:
    watching, opening = house.all[2].visitor("Cleo"), house.all[0].visitor("Ann")
    watching.follow_lobby()
    table = opening.open("agent", 2, public=True)
    hears(watching, lambda: table.id in watching.lobby)
    table.do("sit")
    hears(watching, lambda: "Ann" in watching.lobby[table.id]["names"])
    asking = house.all[1].visitor("Dan")
    until(lambda: table.id in {line["table"] for line in asking.listed()})
    table.do("stand")
    hears(watching, lambda: table.id not in watching.lobby)
    watching.close()
    opening.close()


def test_the_lobby_of_others_is_told_nothing_before_it_is_kept(house: Processes) -> None:
    opening, following = house.all[0].visitor("Ann"), house.all[0].visitor("Bob")
    table = opening.open("agent", 2, public=True)
    spy = Spy(house.redis.url)

    def told() -> bool:
        return any(
            line.table == table.id and "Ann" in line.names
            for _, data in list(spy.frames)
            for item in frames.decode(data).items
            if isinstance(item, frames.Lines)
            for line in item.lines
        )

    with ThreadPoolExecutor(2) as others:
        until(lambda: spy.frames)
        with house.log_held():
            sitting = others.submit(table.do, "sit")
            until(house.commits_wait)
            listing = others.submit(following.follow_lobby)
            time.sleep(0.5)
            assert not told()
        for each in (sitting, listing):
            each.result(PATIENCE)
        until(told)
    spy.close()
    opening.close()
    following.close()


def test_who_logs_out_at_one_process_is_cut_at_all(house: Processes) -> None:
    here, there = house.all[0].visitor("Ann"), house.all[1].visitor("Bob")
    also_her = house.all[2].visitor(cookie=here.cookie)
    here.post("/api/logout-everywhere", {})
    with pytest.raises(Refused) as refused:
        hears(also_her, lambda: False)
    assert refused.value.code == "not-known"
    there.do("lobby")
    there.close()


def test_who_is_blocked_at_one_process_is_blocked_at_all(house: Processes) -> None:
    here, there = house.all[0].visitor("Ann"), house.all[1].visitor("Bob")
    table = here.open("agent", 3)
    table.do("sit")
    his = there.watch(table.id)
    his.do("sit")
    his.do("stand")
    house.all[2].visitor(cookie=here.cookie).post("/api/me/block", {"person": there.id})

    def refused() -> bool:
        try:
            his.do("sit")
        except Refused as refusal:
            return refusal.code == "blocked"
        his.do("stand")
        return False

    until(refused)
    here.close()
    there.close()


def test_a_new_account_has_its_name_at_tables_of_other_processes(house: Processes) -> None:
    here = house.all[0].visitor("Ann")
    table = here.open("agent", 2)
    table.do("sit")
    other = house.all[1].visitor(cookie=here.cookie)
    other.post("/api/register", {"name": "Annabel Q", "password": "a very quiet courier"})
    stranger = house.all[2].visitor("Cleo")
    until(lambda: stranger.state(table.id)["info"]["seats"][0]["name"] == "Annabel Q")
    here.close()
    other.close()
    stranger.close()


def test_the_numbers_of_each_process_tell_of_the_others(house: Processes) -> None:
    first, second = table_over(house)
    until(lambda: [metrics(process)["valise_processes"] for process in house.all] == [3, 3, 3])
    numbers = [metrics(process) for process in house.all]
    assert sum(each["valise_owned_tables"] for each in numbers) >= 1
    assert numbers[1]["valise_bus_frames_total"] > 0
    assert numbers[1]["valise_passed_on_total"] > 0
    for process in house.all:
        with urlopen(f"{process.url}/ready", timeout=PATIENCE) as answer:
            assert answer.status == 200
    first.client.close()
    second.client.close()


def metrics(process: RunningHouse) -> dict[str, float]:
    with urlopen(f"{process.url}/metrics", timeout=PATIENCE) as answer:
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_finished_table_can_be_looked_at_from_everywhere(house: Processes) -> None:
    first, second = table_over(house)
    play((first, second))
    for process in house.all:
        visitor = process.visitor("Cleo")
        assert visitor.get(f"/api/tables/{first.id}/ending")
        assert visitor.state(first.id)["info"]["state"] == "over"
        visitor.close()
    first.do("say", text="well played")
    hears(second, lambda: any(line["text"] == "well played" for line in second.talk))
    first.client.close()
    second.client.close()


def ask_again(ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """While a table moves, who asks about it is told to try again."""
    end = time.monotonic() + SLACK
    while True:
        try:
            return ask()
        except Refused as refusal:
            if refusal.code != "unavailable" or time.monotonic() > end:
                raise
        time.sleep(0.02)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_who_watches_hears_on_whoever_has_the_table_then(tmp_path: Path, number: signal.Signals) -> None:
    """Also where the process with his socket is asked about the table over HTTP before it knows what has happened."""
    with processes(tmp_path, 3) as house:
        first, second = table_over(house)
        watchers = [process.visitor(f"Watcher {place}").watch(first.id) for place, process in enumerate(house.all[1:])]
        players = [process.visitor(cookie=second.client.cookie) for process in house.all[1:]]
        house.all[0].process.send_signal(number)
        if number is signal.SIGTERM:
            house.all[0].process.wait(PATIENCE)
        for player in players:
            ask_again(lambda player=player: player.state(first.id))  # type: ignore[misc]
        ask_again(lambda: players[0].command("say", table=first.id, text="there you are"))
        for table in watchers:
            end = time.monotonic() + SLACK
            while not table.talk:
                assert time.monotonic() < end, "he hears nothing more"
                table.wait(0.1)
        for client in (first.client, second.client, *players, *(table.client for table in watchers)):
            client.close()


def test_who_watches_a_finished_table_hears_on_when_its_process_dies(tmp_path: Path) -> None:
    """It is only in the database then, and has to be read first."""
    with processes(tmp_path, 2) as house:
        first, second = table_over(house)
        first.do("resign")
        hears(second, lambda: second.over)
        watcher = house.all[1].visitor("Cleo").watch(first.id)
        house.all[0].process.kill()
        ask_again(lambda: second.client.command("say", table=first.id, text="well played"))
        end = time.monotonic() + SLACK
        while not watcher.talk:
            assert time.monotonic() < end, "he hears nothing more"
            watcher.wait(0.1)
        for client in (first.client, second.client, watcher.client):
            client.close()


def test_what_a_former_owner_says_late_shows_nobody_less_than_he_has_seen(tmp_path: Path) -> None:
    """As when it stood still: a frame in which it shows the table comes when another has the table, who has shown more.
    The frame that comes late is one that it sent before."""
    with processes(tmp_path, 3) as house, contextlib.closing(Spy(house.redis.url)) as spy:
        until(lambda: spy.frames)
        first, second = table_over(house)
        also_her = house.all[2].visitor(cookie=first.client.cookie)
        watcher = Recorder(house.all[1].url, "Cleo", patience=PATIENCE)

        def shown() -> list[int]:
            return [message["n"] for message in watcher.heard if message["is"] == "table"]

        def say(words: str) -> None:
            ask_again(lambda: also_her.command("say", table=first.id, text=words))
            hears(watcher, lambda: any(words in str(message) for message in watcher.heard))

        before = len(spy.frames)
        watcher.watch(first.id)
        until(lambda: any(_shows(data, first.id) for _, data in spy.frames[before:]))
        late = next(frame for frame in spy.frames[before:] if _shows(frame[1], first.id))
        say("one")
        house.all[0].process.kill()
        say("two")
        assert shown()[-1] > shown()[0], "its new owner has shown the table"
        with contextlib.closing(Redis.from_url(house.redis.url)) as bus:
            assert bus.publish(*late) == 2, "the process and the spy"
        say("three")
        assert shown() == sorted(shown())
        for client in (first.client, second.client, also_her, watcher):
            client.close()


def test_who_has_lost_a_table_shows_it_to_nobody_as_it_was(tmp_path: Path) -> None:
    """The session that holds his lock ends, so another takes the table, though by his lease he has it still."""
    with processes(tmp_path, 2) as house:
        first, second = table_over(house)
        owner = f"SELECT process FROM owner WHERE table_id = '{first.id}'"
        him = house.sql(owner)
        while house.sql(owner) == him:  # he may be back before the other looks
            house.sql(
                "SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN process p ON l.objid = p.number::oid"
                f" WHERE l.classid = 7316 AND p.id = '{him}'"
            )
            time.sleep(0.2)
        said = ask_again(lambda: second.client.command("say", table=first.id, text="one"))
        watcher = Recorder(house.all[0].url, "Cleo", patience=PATIENCE)
        watcher.watch(first.id)
        assert next(message["n"] for message in watcher.heard if message["is"] == "table") >= said["n"]
        hears(first, lambda: first.n >= said["n"])
        for client in (first.client, second.client, watcher):
            client.close()


def _shows(data: bytes, table: str) -> bool:
    """Whether the whole table is in this frame."""
    said = (item for item in frames.decode(data).items if isinstance(item, frames.Said))
    return any(item.table == table and b'"is":"table"' in item.text for item in said)


def test_a_request_to_a_process_that_dies_is_to_be_tried_again(tmp_path: Path) -> None:
    with processes(tmp_path, 2) as house:
        here, there = house.all[0].visitor("Ann"), house.all[1].visitor("Bob")
        code = here.open("agent", 2).id
        assert there.state(code)["info"]["table"] == code
        house.all[0].process.send_signal(signal.SIGSTOP)
        asking = ThreadPoolExecutor(1)
        answer = asking.submit(there.state, code)
        with pytest.raises(TimeoutError):
            answer.result(0.3)
        house.all[0].process.kill()
        with pytest.raises(Refused) as refused:
            answer.result(PATIENCE)
        assert refused.value.code == "unavailable"
        assert ask_again(lambda: there.state(code))["info"]["table"] == code
        asking.shutdown()
        there.close()
