"""The client over real sockets: whatever breaks, nothing is lost, nothing is done twice, and nothing is heard twice."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.company import table_of_two
from tests.house.houses import ENDLESS, QUICK, RunningHouse, kept_port, open_house
from tests.house.proxies import wire_to
from tests.house.test_playing import play_out
from tests.waiting import PATIENCE, SLACK, until
from valise_games.client import HouseClient, HttpClient, Refused, RemoteTable, Unreachable


def hear_until(table: RemoteTable, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"it does not come: {table.info}"
        table.wait(0.1)


def later(seconds: float, then: Callable[[], None]) -> threading.Timer:
    timer = threading.Timer(seconds, then)
    timer.start()
    return timer


# ---------------------------------------------------------------------------------- breaks
@pytest.mark.long
def test_a_command_whose_answer_got_lost_is_carried_out_once(house: RunningHouse) -> None:
    with wire_to(house.url) as wire, house.visitor("Bob") as bob, HouseClient(wire.url, "Ann") as ann:
        hers, his = table_of_two(ann, bob)
        for word in ("one", "two", "three"):
            wire.deaf.set()
            cutting = later(0.3, wire.cut)
            hers.say(word)
            cutting.join()
        hear_until(his, lambda: len(his.talk) >= 3)
        his.wait(0.2)
        assert [line["text"] for line in his.talk] == ["one", "two", "three"]
        assert [line["text"] for line in hers.talk] == ["one", "two", "three"]
        hear_until(hers, lambda: hers.n == his.n)


def test_a_table_is_opened_once_though_its_answer_got_lost(house: RunningHouse) -> None:
    with wire_to(house.url) as wire, HouseClient(wire.url, "Ann") as ann:
        before = {line["table"] for line in ann.listed()}
        wire.deaf.set()
        cutting = later(0.3, wire.cut)
        table = ann.open("agent", 2)
        cutting.join()
        after = [line["table"] for line in ann.listed()]
        assert [code for code in after if code not in before] == [table.id]


def test_a_step_inside_a_secret_action_survives_a_break(house: RunningHouse) -> None:
    """Its answer has no number, and the table looks the same from outside."""
    with wire_to(house.url) as wire, HouseClient(wire.url, "Ann") as ann:
        table = ann.open("casablanca", 3, bots={1: "novice", 2: "novice"}, clock=ENDLESS)
        table.sit(0)
        table.start()
        hear_until(table, lambda: any(action["do"] == "bribe" for action in table.legal))
        table.act({"do": "bribe"})
        lots = [action for action in table.legal if action["do"] == "lot"]
        before = table.decision
        wire.deaf.set()
        cutting = later(0.3, wire.cut)
        table.act(lots[0])
        cutting.join()
        assert table.decision != before
        assert table.view["dossier"]["lots_put"] == 1


@pytest.mark.long
def test_a_game_goes_on_over_a_wire_that_breaks_again_and_again(house: RunningHouse) -> None:
    dice = random.Random(4)
    with wire_to(house.url) as wire, HouseClient(wire.url, "Ann") as ann, house.visitor("Eve") as eve:
        table = ann.open("casablanca", 3, bots={1: "novice", 2: "novice"}, clock=QUICK, variant="small")
        table.sit(0)
        watched = eve.watch(table.id)
        table.start()
        stop = threading.Event()

        def break_it() -> None:
            """After some pieces, not after some time: else whoever is slower to come back never gets anywhere."""
            enough = 5
            while not stop.wait(0.005):
                if wire.passed >= enough:
                    wire.cut()
                    enough = wire.passed + dice.randint(2, 12)

        breaking = threading.Thread(target=break_it)
        breaking.start()
        try:
            play_out([table], seed=3)
        finally:
            stop.set()
            breaking.join()
        hear_until(watched, lambda: watched.over)
        assert wire.connections > 5
        numbers = [event["n"] for event in table.events]
        assert numbers == sorted(numbers)
        assert table.events == ann.state(table.id)["events"], "each event once"
        assert table.info["outcome"] == watched.info["outcome"]


def test_missed_numbers_are_asked_for_again(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = table_of_two(ann, bob)
        his.say("lost")
        hear_until(hers, lambda: bool(hers.talk))
        hers.talk, hers.n = [], hers.n - 1  # as if it had never come
        his.say("heard")
        hear_until(hers, lambda: hers.n == his.n)
        assert [line["text"] for line in hers.talk] == ["lost", "heard"]


def test_a_message_heard_twice_changes_nothing(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = table_of_two(ann, bob)
        his.say("once")
        hear_until(hers, lambda: bool(hers.talk))
        assert hers.take({"is": "said", "table": hers.id, "n": hers.n, "said": hers.talk[0]})
        assert len(hers.talk) == 1


@pytest.mark.long
def test_a_house_that_restarts_is_found_again(tmp_path: Path) -> None:
    port = kept_port()
    with open_house(tmp_path / "house.db", port) as house:
        ann, bob = house.visitor("Ann"), house.visitor("Bob")
        hers, his = table_of_two(ann, bob)
        hers.act(hers.legal[0])
        before, decided = hers.events, hers.decision
        ann.follow_lobby()
        house.kill()
    with ann, bob, open_house(tmp_path / "house.db", port=port):
        his.say("are we back?")
        hear_until(hers, lambda: bool(hers.talk))
        assert hers.events == before
        assert hers.decision == decided
        hear_until(hers, lambda: hers.id in ann.lobby)
        hers.act(hers.legal[0]) if hers.decision else his.act(his.legal[0])


def test_poll_comes_back_without_waiting(tmp_path: Path) -> None:
    port = kept_port()
    with open_house(tmp_path / "house.db", port) as house:
        ann = house.visitor("Ann", come_back=(0.0, 0.1))
        table = ann.open("agent", 2)
        house.stop()
    began = time.monotonic()
    while not ann.broken:
        ann.poll()
    assert not ann.poll()
    assert time.monotonic() - began < SLACK
    with ann, open_house(tmp_path / "house.db", port=port):
        until(lambda: ann.poll() or not ann.broken)
        table.sit(1)
        assert table.seat == 1


def test_a_house_that_stays_away_is_said_so(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", kept_port()) as house:
        ann = house.visitor("Ann", come_back=(0.05,))
    with ann, pytest.raises(Unreachable, match="does not come back"):
        ann.do("open", game="agent", seats=2)


def test_a_house_that_keeps_silent_is_not_waited_for_forever(house: RunningHouse) -> None:
    with wire_to(house.url) as wire, HouseClient(wire.url, "Ann") as ann:
        ann.patience = 0.5
        wire.deaf.set()
        with pytest.raises(Unreachable, match="does not answer"):
            ann.do("open", game="agent", seats=2)


def test_the_cookie_of_a_secure_house_is_kept(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", secure=True) as house, house.visitor("Ann") as ann:
        assert ann.cookie.startswith("__Host-valise=")
        assert ann.open("agent", 2).info["host"] == ann.id


# ---------------------------------------------------------------------------------- the lobby, and by HTTP
def test_the_lobby_is_followed_until_it_is_left(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        ann.follow_lobby()
        table = bob.open("agent", 3)
        table.sit()
        while ann.lobby.get(table.id, {}).get("names") != ["Bob", "", ""]:
            assert ann.wait(PATIENCE)
        ann.leave_lobby()
        table.sit(1)
        ann.wait(0.2)
        assert table.id not in ann.lobby


def test_a_whole_game_by_plain_http(house: RunningHouse) -> None:
    ann = HttpClient(house.url, "Ann")
    code = ann.command("open", game="agent", seats=2, bots={"1": "novice"}, clock=QUICK, variant="small")["table"]
    ann.command("sit", table=code, seat=0)
    ann.command("start", table=code)
    dice = random.Random(6)
    while (state := ann.state(code))["info"]["state"] != "over":
        now = ann.decision(code)
        if now["decision"]:
            ann.act_on(code, now["decision"], dice.choice(now["legal"]))
            with pytest.raises(Refused):
                ann.act_on(code, now["decision"] + "9", now["legal"][0])
        else:
            time.sleep(0.01)
    assert state["info"]["outcome"]["reason"]


def test_a_refusal_says_what_is_allowed_and_a_late_act_looks_again(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, _ = table_of_two(ann, bob)
        with pytest.raises(Refused) as refused:
            hers.act({"do": "dance"})
        assert refused.value.code == "illegal"
        assert refused.value.allowed == hers.legal
        decision = hers.decision
        hers.take_answer({"own": {"view": {}, "decision": "99.0", "standing": None}})
        with pytest.raises(Refused, match="now you decide"):
            hers.act({"do": "dance"})
        assert hers.decision == decision


@pytest.mark.parametrize(
    "url", ["ftp://x", "http://", "http://127.0.0.1:99999", "127.0.0.1:1", "http://no.such.house.invalid"]
)
def test_a_wrong_address_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(Unreachable, match=r"no address of a house|does not answer"):
        HouseClient(url)


def test_clocks_run_on_between_messages(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann:
        table = ann.open("agent", 2, bots={1: "novice"}, clock={"bank": 60, "increment": 0}, variant="small")
        table.sit(0)
        table.start()
        hear_until(table, lambda: table.clocks["running"] == [0] or table.window() is not None)
        first = (table.bank(0) or 0) + (table.window() or 0)
        time.sleep(0.2)
        assert (table.bank(0) or 0) + (table.window() or 0) < first
