"""Opening a table, sitting down, starting, playing again; and the list of tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.house.asking import ask
from tests.house.company import refused, registered
from tests.house.houses import ENDLESS, RunningHouse
from tests.house.places import Place, company, mover
from tests.waiting import until
from valise_games.client import Refused
from valise_games.house.people.credentials import CODE_LETTERS
from valise_games.house.tables.registry import CODE_LENGTH

OPEN: dict[str, Any] = {"game": "agent", "seats": 2}


@pytest.fixture
def ann(house: RunningHouse) -> Iterator[Place]:
    place = Place(house, "Ann")
    yield place
    place.close()


@pytest.fixture
def bob(house: RunningHouse) -> Iterator[Place]:
    place = Place(house, "Bob")
    yield place
    place.close()


def opened(host: Place, *others: Place, **wishes: Any) -> str:
    """A new table that they all look at."""
    code: str = host.do("open", **{**OPEN, **wishes})["table"]
    for place in (host, *others):
        place.code = code
        place.do("watch")
    return code


# ---------------------------------------------------------------------------------- opening
def test_a_table_is_as_it_was_wished(ann: Place) -> None:
    wishes = {
        "game": "casablanca",
        "seats": 4,
        "options": {"round_cap": 7, "opening_bribes": True},
        "bots": {"1": "novice", "3": "random"},
        "clock": {"kind": "daily", "bank": 3600, "window": 600},
        "public": False,
        "spectators": False,
    }
    opened(ann, **wishes)
    info = ann.whole["info"]
    assert info["options"] == {"round_cap": 7, "opening_bribes": True, "home_sanctuary": False}
    assert [seat["bot"] for seat in info["seats"]] == ["", "novice", "", "random"]
    assert (info["clock"]["kind"], info["clock"]["bank"], info["clock"]["window"]) == ("daily", 3600, 600)
    assert (info["public"], info["spectators"], info["rated"], info["state"]) == (False, False, False, "open")
    assert info["host"] == ann.id
    assert re.fullmatch("[0-9a-f]{64}", info["commitment"]), "shown before anybody sits down"


def test_its_code_is_short_and_spells_no_word(ann: Place) -> None:
    codes = {ann.do("open", **OPEN)["table"] for _ in range(5)}
    assert len(codes) == 5
    for code in codes:
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS)
        assert not set(code) & set("AEIOU01")


@pytest.mark.parametrize(
    ("wrong", "code", "named"),
    [
        ({"game": "chess"}, "bad-setup", "chess"),
        ({"seats": 1}, "bad-setup", "2 to 4"),
        ({"seats": 99}, "bad-setup", "2 to 4"),
        ({"seats": 10**30}, "bad-setup", "2 to 4"),
        ({"seats": "2"}, "bad-command", "seats"),
        ({"variant": "huge"}, "bad-setup", "huge"),
        ({"options": {"chips": 1}}, "bad-setup", "chips"),
        ({"options": {"round_cap": -1}}, "bad-setup", "round_cap"),
        ({"options": {"round_cap": 10**30}}, "bad-setup", "round_cap"),
        ({"options": {"round_cap": "many"}}, "bad-command", "options"),
        ({"bots": {"7": "novice"}}, "bad-setup", "seat 7"),
        ({"bots": {"1": "clever"}}, "bad-setup", "clever"),
        ({"bots": {"-1": "novice"}}, "bad-command", "bots"),
        ({"clock": {"kind": "sun"}}, "bad-command", "clock"),
        ({"clock": {"bank": -1}}, "bad-command", "clock.bank"),
        ({"clock": {"least": 11}}, "bad-command", "clock.least"),
        ({"clock": {"colour": "red"}}, "bad-command", "colour"),
        ({"rated": True}, "bad-setup", "account"),
        ({"beer": 1}, "bad-command", "beer"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    house: RunningHouse, ann: Place, wrong: dict[str, Any], code: str, named: str
) -> None:
    body = {"do": "open", **OPEN, **wrong}
    answer = ask(house, "/api/do", body, cookie=ann.cookie)
    assert 400 <= answer.status < 500
    assert (answer.payload["code"], named in answer.payload["text"]) == (code, True), answer.payload
    ann.send(**body)
    ann.hear_all()
    response = ann.heard(1, "refused")
    assert [(each["code"], named in each["text"]) for each in response] == [(code, True)], response


def test_a_key_that_was_used_for_something_else_opens_another_table(ann: Place) -> None:
    first = ann.ask(do="open", **OPEN, key="first")["table"]
    ann.ask(do="sit", table=first, seat=0, key="the same")
    second = ann.ask(do="open", **OPEN, key="the same")
    assert second["is"] == "done"
    assert second["table"] != first


def test_a_table_is_opened_once_for_a_key(ann: Place) -> None:
    """Who did not hear the answer asks again."""
    first, again = (ann.ask(do="open", **OPEN, key="once") for _ in range(2))
    assert first["table"] == again["table"]


# ---------------------------------------------------------------------------------- sitting down
def names(place: Place) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in place.whole["info"]["seats"]]


def test_sitting_down_and_changing_seats(house: RunningHouse, ann: Place, bob: Place) -> None:
    opened(ann, bob, seats=3)
    ann.do("sit")
    bob.do("sit", seat=2)
    assert names(ann) == ["Ann", "", "Bob"]
    ann.do("sit", seat=1)
    assert names(bob) == ["", "Ann", "Bob"]
    assert ann.refused("sit", seat=2) == "taken"
    assert ann.refused("sit", seat=7) == "taken"
    bob.do("stand")
    assert bob.refused("stand") == "no-seat"
    assert names(ann) == ["", "Ann", ""]
    assert bob.refused("sit", table="NOSUCHTABLE") == "no-table"
    bob.do("sit", seat=0)
    ann.do("hire", seat=2, level="novice")
    cora = Place(house, "Cora", ann.code)
    assert cora.refused("sit") == "full"
    assert cora.refused("sit", seat=2) == "taken"
    cora.close()


def test_what_only_the_host_may(ann: Place, bob: Place) -> None:
    opened(ann, bob)
    ann.do("sit", seat=0)
    bob.do("sit", seat=1)
    for command, response in (("start", {}), ("remove", {"seat": 0}), ("hire", {"seat": 0, "level": "novice"})):
        assert bob.refused(command, **response) == "not-host"
    assert ann.refused("hire", seat=1, level="novice") == "taken"
    assert ann.refused("hire", seat=5, level="novice") == "taken"
    assert ann.refused("remove", seat=5) == "nobody"
    ann.do("remove", seat=1)
    assert names(bob) == ["Ann", ""]
    assert ann.refused("remove", seat=1) == "nobody"
    assert ann.refused("start") == "not-full"
    assert ann.refused("hire", seat=1, level="clever") == "bad-setup"
    ann.do("hire", seat=1, level="random")
    assert names(bob) == ["Ann", "random"]
    ann.do("hire", seat=1)
    assert names(bob) == ["Ann", ""]
    for command in ("leave", "return", "resign"):
        assert ann.refused(command) == "not-started"
    assert ann.refused("act", decision="0.0", action={}) == "not-started"
    assert ann.refused("standing", answer={}) == "not-started"
    assert ann.refused("propose", offer="abort") == "not-started"
    assert ann.refused("rematch") == "not-over"


def test_what_is_too_late_after_the_start(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS, watching=True) as (ann, bob, cora):
        for command, response in (
            ("start", {}),
            ("stand", {}),
            ("remove", {"seat": 1}),
            ("hire", {"seat": 1, "level": "novice"}),
            ("sit", {"seat": 0}),
        ):
            assert ann.refused(command, **response) == "started"
        assert cora.refused("sit") == "started"
        for command in ("resign", "leave", "return", "rematch"):
            assert cora.refused(command) == "no-seat"
        assert cora.refused("act", decision=mover([ann, bob]).own["decision"], action={}) == "no-seat"
        assert cora.whole["own"] is None


def test_a_table_without_spectators(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS, spectators=False) as (ann, _):
        eve = Place(house, "Eve")
        eve.code = ann.code
        assert eve.refused("watch") == "no-spectators"
        assert eve.refused("say", text="psst", room="gallery") == "no-spectators"
        for page in ("", "/legal"):
            response = eve.get(f"/api/tables/{ann.code}{page}")
            assert "no-spectators" in response
            assert "Person 0" not in response
        ann.do("resign")
        eve.do("watch")  # afterwards everything is shown
        eve.close()


# ---------------------------------------------------------------------------------- the list
def test_the_list_is_live(house: RunningHouse, bob: Place) -> None:
    bob.ask(do="lobby", key="follow")
    assert bob.heard(0, "lobby")
    since = len(bob.frames)
    with company(house, people=2, clock=ENDLESS) as (ann, _), company(house, people=2, public=False) as (hidden, _):
        ann.do("resign")
        hidden.do("resign")
        bob.hear_all()
        heard = bob.heard(since, "listed", "unlisted")
        mine = [response for response in heard if ann.code in json.dumps(response)]
        assert hidden.code not in json.dumps(heard), "private tables are in no list"
        lines = [(response["line"]["state"], response["line"]["names"]) for response in mine[:-1]]
        assert lines == [
            ("open", ["", ""]),
            ("open", ["Person 0", ""]),
            ("open", ["Person 0", "Person 1"]),
            ("playing", ["Person 0", "Person 1"]),
        ]
        assert mine[-1] == {"is": "unlisted", "table": ann.code}
        assert hidden.code not in bob.get("/api/tables")
        assert ann.code not in bob.get("/api/tables")
    since = len(bob.frames)
    opened(bob)
    bob.do("sit")
    assert bob.heard(since, "listed") == [], "who let it off hears no more"
    assert bob.code in bob.get("/api/tables")


def test_the_list_tells_once_what_happens_at_once(house: RunningHouse, bob: Place) -> None:
    """A rematch is opened, and who asked for it sits there: one line."""
    with company(house, people=2, clock=ENDLESS) as (ann, _):
        ann.do("resign")
        bob.ask(do="lobby", key="follow again")
        since = len(bob.frames)
        code = ann.do("rematch")["table"]
        until(lambda: bob.heard(since, "listed"))
        bob.hear_all()
        lines = [response["line"] for response in bob.heard(since, "listed") if response["line"]["table"] == code]
        assert [line["names"] for line in lines] == [["", "Person 0"]]


# ---------------------------------------------------------------------------------- again
def test_places_rotate_in_a_rematch(house: RunningHouse) -> None:
    with company(house, clock=ENDLESS, bots={3: "novice"}, seats=4, variant="standard") as (ann, bob, cora):
        ann.do("propose", offer="abort")
        bob.do("propose", offer="abort")
        cora.do("propose", offer="abort")
        first = bob.do("rematch")["table"]
        assert cora.whole["info"]["followed"] == first
        until(lambda: cora.heard(0, "changed")[-1]["info"]["followed"] == first)
        assert ann.do("rematch")["table"] == first, "whoever comes next finds the same"
        for place in (ann, bob, cora):
            place.code = first
            place.do("watch")
        assert names(ann) == ["Colette", "Person 0", "Person 1", ""], "who asks has a seat"
        assert ann.whole["info"]["seats"][3]["kept"] == "Person 2"
        assert ann.whole["info"]["host"] == bob.id
        cora.do("sit")
        assert names(ann) == ["Colette", "Person 0", "Person 1", "Person 2"]


def test_RA_6_in_a_rematch_a_winner_leads(house: RunningHouse) -> None:
    with company(house, "randolph", 2, clock=ENDLESS) as (ann, bob):
        ann.do("resign")
        assert bob.whole["info"]["outcome"]["winners"] == [1]
        bob.code = bob.do("rematch")["table"]
        bob.do("watch")
        assert bob.whole["info"]["options"]["leader"] == 0b01, "Bob, who won, sits in seat 0 now"


def test_RA_6_who_may_lead_is_set_by_the_house_alone(house: RunningHouse) -> None:
    with house.visitor() as ann:
        refused("bad-setup", lambda: ann.open("randolph", 2, options={"leader": 1}))
        with pytest.raises(Refused) as caught:
            ann.open("randolph", 2, options={"nonsense": 1})
        assert "it has round_cap, reserve, memory_aid" in str(caught.value)
        assert "leader" not in str(caught.value)


@pytest.mark.parametrize(
    ("account", "table", "aid"),
    [
        (True, {"bots": {1: "novice", 2: "novice"}}, True),
        (True, {"bots": {1: "novice"}}, False),
        (True, {}, False),
        (True, {"clock": {"kind": "none"}}, False),
        (True, {"clock": {"kind": "daily"}}, True),
        (True, {"clock": {"kind": "daily"}, "rated": True}, False),
        (True, {"rated": True}, False),
        (True, {"rated": True, "options": {"memory_aid": True}}, True),
        (False, {}, True),
        (False, {"options": {"memory_aid": False}}, False),
    ],
)
def test_RA_24_the_memory_aid_is_off_by_default_where_people_meet_live_or_rated(
    house: RunningHouse, account: bool, table: dict[str, Any], aid: bool
) -> None:
    ann = registered(house)[0] if account else house.visitor()
    with ann:
        assert ann.open("randolph", 3, **table).info["options"]["memory_aid"] is aid


def test_without_spectators_nobody_watches_who_watched_before_the_start(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Eve") as eve:
        table = ann.open("casanova", 3, bots={1: "novice", 2: "novice"}, spectators=False)
        table.sit(0)
        seen = eve.watch(table.id)
        table.start()
        while not table.decision:
            table.wait(5)
        while seen.info["state"] != "playing":
            assert eve.wait()
        eve.wait(0.5)
        assert seen.view == {}
        assert seen.events == []


def test_a_host_who_gets_up_leaves_the_table_to_who_sits_there(house: RunningHouse) -> None:
    ann, bob = Place(house, "Ann"), Place(house, "Bob")
    ann.code = bob.code = ann.do("open", game="agent", seats=2)["table"]
    ann.do("sit")
    bob.do("sit")
    ann.do("stand")
    bob.do("hire", seat=0, level="novice")
    bob.do("start")
    for place in (ann, bob):
        place.close()


def test_a_table_closes_when_a_host_gets_up_who_is_alone(house: RunningHouse) -> None:
    ann = Place(house, "Ann")
    ann.code = ann.do("open", game="agent", seats=2)["table"]
    ann.do("sit")
    ann.do("stand")
    answer = ann.try_to("sit")
    assert (answer["code"], answer["text"]) == ("over", "this table was closed before a game began")
    ann.close()


def test_a_rematch_that_never_began_does_not_stand_in_the_way(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS) as (ann, bob):
        ann.do("resign")
        closed = ann.do("rematch")["table"]
        ann.do("stand", table=closed)
        assert bob.refused("sit", table=closed) == "over"
        again = bob.do("rematch")["table"]
        assert again != closed
        bob.do("stand", table=again)


def test_presence_is_told_when_it_changes(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS, watching=True) as (ann, _, zoe):
        since = ann.mark()
        for _ in range(20):
            zoe.do("watch")
        ann.hear_all()
        assert not ann.heard(since, "presence")
