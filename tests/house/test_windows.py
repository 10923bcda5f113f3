"""W-1 to W-3 over real sockets: everybody is asked alike, and nothing shows before the window closes."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.house.houses import RunningHouse, open_house
from tests.house.places import Place, company, mover, open_window
from tests.waiting import SLACK, until
from valise_games.house.tables.clock import BY_THE_DAY

LEAST = 0.7
SHORT = {"least": LEAST, "window": 600}
AT_ONCE = {"least": 0.0, "window": 600}


def closes(place: Place, since: int) -> float:
    """When the place heard that the window closed."""
    return place.when(lambda response: response["is"] == "entry", since)


# ---------------------------------------------------------------------------------- W-1
def test_W_1_all_are_asked_at_once_and_alike(house: RunningHouse) -> None:
    with company(house, people=4, clock=SHORT, watching=True, variant="standard") as places:
        starts = [place.mark() for place in places]
        moving, asked = open_window(places[:4])
        for place in places:
            place.hear_all()
        opened = [place.heard(start, "entry") for place, start in zip(places, starts, strict=True)]
        assert [len(entries) for entries in opened] == [1] * 5
        public = [json.dumps([entries[0][key] for key in ("changed", "events", "clocks", "n")]) for entries in opened]
        assert len(set(public)) == 1
        seats = sorted(place.whole["seat"] for place in asked)
        assert opened[0][0]["changed"]["asked"] == seats
        prompts = [place.own["legal"] for place in asked]
        # Nobody holds anything yet; the question is put to all of them nevertheless.
        assert prompts == [prompts[0]] * 3
        assert prompts[0]
        assert not moving.own["legal"]


def test_W_1_nothing_is_heard_about_answers_before_it_closes(house: RunningHouse) -> None:
    with company(house, "agent", clock=SHORT, watching=True) as places:
        for place in places[:3]:  # the opening: secret bribes of any number, and done
            since = [each.mark() for each in places]
            if place is places[0]:
                place.act("lot")
                place.act("lot")
            place.act("done")
            if place is not places[2]:
                for each, start in zip(places, since, strict=True):
                    each.hear_all()
                    heard = each.heard(start)
                    assert [response["is"] for response in heard] == ["done"] * len(heard)
                    if each is not place:
                        assert len(heard) == 1, "only the answer to its own question"
        until(lambda: not places[0].own["asked"])
        moving, asked = open_window(places[:3])
        since = [each.mark() for each in places]
        response = asked[0].act("let-pass")
        assert response["n"] == 0
        assert response["own"]["decision"] == ""
        pages = {place: place.whole for place in places}
        for each, start in zip(places, since, strict=True):
            each.hear_all()
            assert len(each.heard(start)) == (2 if each is asked[0] else 1)
        # Who asks by HTTP learns no more: which seats were asked, not who has answered.
        assert pages[moving]["view"]["asked"] == sorted(place.whole["seat"] for place in asked)


def test_W_1_the_table_learns_who_speaks_and_nothing_else(house: RunningHouse) -> None:
    with company(house, "agent", clock=AT_ONCE, watching=True) as places:
        for place in places[:3]:
            while any(action["do"] == "lot" for action in place.own["legal"]):
                place.act("lot")
            if place.owes:
                place.act("done")
        moving, asked = open_window(places[:3])
        since = places[3].mark()
        for place in asked:
            place.act("protest")
        closes(places[3], since)
        response = places[3].heard(since, "entry")
        assert len(response) == 1
        first = asked[0].whole["view"]["protester"]
        seats = len(places) - 1
        clockwise = sorted(asked, key=lambda place: (place.whole["seat"] - moving.whole["seat"]) % seats)
        assert first == clockwise[0].whole["seat"]
        assert "protest" not in json.dumps([event for event in response[0]["events"] if event.get("seat") != first])


# ---------------------------------------------------------------------------------- W-2
def test_W_2_not_before_the_least_time(house: RunningHouse) -> None:
    with company(house, clock=SHORT, watching=True) as places:
        moving, asked = open_window(places[:3])
        opened = moving.acted
        since = [place.mark() for place in places]
        last = asked[-1].own["decision"]
        for place in asked:
            place.act("let-pass")
        own = asked[-1].own
        if own["asked"]:  # the least time is not over
            assert (own["decision"], own["legal"]) == ("", []), "the answer that closes it was taken"
        assert asked[-1].refused("act", decision=last, action={"do": "let-pass"}) in ("not-yours", "stale")
        times = [closes(place, start) for place, start in zip(places, since, strict=True)]
        assert min(times) - opened >= LEAST
        assert max(times) - opened < LEAST + SLACK


def test_W_2_a_late_answer_closes_it_when_it_comes(house: RunningHouse) -> None:
    with company(house, clock=SHORT) as places:
        _, asked = open_window(places)
        asked[0].act("let-pass")
        time.sleep(LEAST + 0.2)
        assert asked[0].own["asked"], "it waits"
        since = asked[0].mark()
        before = time.time()
        asked[1].act("let-pass")
        assert closes(asked[0], since) - before < SLACK


def test_W_2_by_the_day_it_closes_when_all_have_answered_and_a_drawn_moment_is_over(house: RunningHouse) -> None:
    """Whatever else is wished: by the day there is no least time, and time is told in days."""
    with company(house, clock={"kind": "daily", "least": 5.0, "window": 48}) as places:
        clock = places[0].whole["info"]["clock"]
        assert (clock["least"], clock["window"], clock["bank"]) == (0, 48, 86_400)
        moving, asked = open_window(places)
        soonest, latest = (part * clock["window"] for part in BY_THE_DAY)
        since = asked[0].mark()
        for place in asked:
            place.act("let-pass")
        assert soonest <= closes(asked[0], since) - moving.acted < latest + SLACK


def test_W_2_by_the_day_it_waits_for_who_has_not_answered(house: RunningHouse) -> None:
    with company(house, clock={"kind": "daily", "window": 48}) as places:
        _, asked = open_window(places)
        asked[0].act("let-pass")
        time.sleep(48 * BY_THE_DAY[1] + 0.2)
        assert asked[0].own["asked"], "it waits"
        since = asked[0].mark()
        before = time.time()
        asked[1].act("let-pass")
        assert closes(asked[0], since) - before < SLACK


def test_W_2_banks_stand_still(house: RunningHouse) -> None:
    with company(house, clock={**AT_ONCE, "bank": 100, "increment": 0}) as places:
        _, asked = open_window(places)
        before = asked[0].whole["clocks"]
        time.sleep(0.4)
        after = asked[0].whole["clocks"]
        assert before["left"] == after["left"]
        assert (before["running"], after["running"]) == ([], [])
        assert after["window"] < before["window"]


@pytest.mark.long
def test_W_2_a_held_answer_survives_a_crash(tmp_path: Path) -> None:
    """The window is open after the restart as it was before, and closes with the answers that were acknowledged."""
    file, longest = tmp_path / "house.db", 10
    with open_house(file) as house, company(house, clock={**SHORT, "least": longest}) as places:
        moving, asked = open_window(places)
        number = moving.whole["n"]
        for place in asked:
            assert place.act("let-pass")["is"] == "done"
        house.kill()
    with open_house(file) as house:
        back = [place.again(house) for place in places]
        pages = [place.whole for place in back]
        if time.time() < moving.acted + longest:
            assert [page["n"] for page in pages] == [number] * 3
            assert all(page["view"]["asked"] for page in pages), "not before its time, restart or not"
            assert [page["own"]["decision"] for page in pages] == [""] * 3
        closed = closes(back[0], 0) if pages[0]["view"]["asked"] else time.time()
        assert closed - moving.acted >= longest
        until(lambda: not back[0].own["asked"])
        assert back[0].whole["n"] == number + 1
        assert mover(back).own["phase"] == "choose"
        for place in back:
            place.close()


# ---------------------------------------------------------------------------------- W-3
@pytest.mark.long
def test_W_3_time_runs_out(house: RunningHouse) -> None:
    """The opening, where nothing is placed, has four times as long; then a protest, where the late let pass."""
    window = 2
    with company(house, "agent", clock={"least": 0.0, "window": window}, start=False) as places:
        began = time.time()
        places[0].do("start")
        since = places[1].mark()
        places[0].act("lot")
        assert places[0].whole["clocks"]["window"] > window
        assert 4 * window <= closes(places[1], since) - began < 4 * window + SLACK
        assert not places[0].own["asked"]
        assert any(places[0].own["dossier"]["stakes"].values()), "what was placed in time stays"
        assert not any(places[1].own["dossier"]["stakes"].values())
        moving = mover(places)
        in_time = next(place for place in places if place is not moving)
        moving.act("move")
        since = moving.mark()
        in_time.act("let-pass")  # before anything else is asked of the house: the time is short
        assert window <= closes(moving, since) - moving.acted < window + SLACK
        until(lambda: mover(places).own["phase"] == "choose")
        info = moving.whole["info"]
        assert [seat["minded"] for seat in info["seats"]] == [""] * 3, "who misses a window keeps his seat"


# ---------------------------------------------------------------------------------- answering
def test_an_answer_is_given_once(house: RunningHouse) -> None:
    with company(house, clock=SHORT) as places:
        moving, asked = open_window(places)
        decision = asked[0].own["decision"]
        command: dict[str, Any] = {"do": "act", "table": moving.code, "action": {"do": "let-pass"}}
        first = asked[0].ask(**command, decision=decision, key="answer")
        assert first["is"] == "done"
        again = asked[0].ask(**command, decision=decision, key="answer")
        assert (again["is"], again["n"], again["table"]) == ("done", first["n"], first["table"])
        assert asked[0].ask(**command, decision=decision, key="another")["code"] == "not-yours"
        # The same key is another command when somebody else sends it.
        assert asked[1].ask(**command, decision="0.0", key="answer")["code"] == "stale"
        assert asked[1].ask(**command, decision=asked[1].own["decision"], key="answer")["is"] == "done"
        until(lambda: not moving.own["asked"])
        assert asked[1].ask(**command, decision=decision, key="late")["code"] in ("stale", "not-yours")
        assert asked[0].ask(**command, decision=decision, key="answer")["is"] == "done", "still the same answer"


# ---------------------------------------------------------------------------------- bots
@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Bots take exactly so long for what shows."""
    with open_house(tmp_path_factory.mktemp("slow") / "house.db", bot_pause="0.5,0.5") as running:
        yield running


@pytest.mark.long
def test_bots_wait_like_people(slow_bots: RunningHouse) -> None:
    """Nothing that a bot does on its turn shows before its pause is over: a move, a bribe of however many lots."""
    wishes: dict[str, Any] = {"bots": {1: "novice", 2: "novice"}, "clock": {**AT_ONCE, "bank": 5000}}
    wishes["variant"] = "standard"  # on the small board a game may be over too soon
    with company(slow_bots, "agent", 1, **wishes) as (ann,):
        ann.act("done")

        def enough() -> bool:
            own = ann.own
            if own["decision"]:
                ann.do("act", decision=own["decision"], action=own["legal"][0])
            return len(pauses_of_bots(slow_bots, ann)) >= 4

        until(enough)
        pauses = pauses_of_bots(slow_bots, ann)
    assert all(pause > 0.49 for pause in pauses), pauses


def pauses_of_bots(house: RunningHouse, ann: Place) -> list[float]:
    """How long after the entry before it each turn of a bot showed, by the house's own clock."""
    entries = ann.heard(0, "entry")  # before the file is read: it has all of these
    at = {row.public_seq: row.at for row in house.rows(ann.code)}
    pauses: list[float] = []
    asked: list[int] = []
    for opening, message in pairwise(entries):
        asked = opening["changed"].get("asked", asked)
        # In a window it is Ann who answers last; on their turns bots take their time.
        if not asked and {event.get("seat") for event in message["events"]} & {1, 2}:
            pauses.append(at[message["n"]] - at[opening["n"]])
    return pauses


@pytest.mark.long
def test_a_window_of_bots_has_its_least_time(slow_bots: RunningHouse) -> None:
    """Bots answer within the least time whatever they hold, so the window closes when that is over."""
    lengths: list[float] = []
    wishes: dict[str, Any] = {"bots": {1: "novice", 2: "novice"}, "clock": {"least": 1.5, "window": 60}}
    with company(slow_bots, "casablanca", 1, variant="standard", **wishes) as (ann,):
        while len(lengths) < 2:
            mover([ann])
            own = ann.own
            if own["phase"] != "choose":
                ann.do("act", decision=own["decision"], action=own["legal"][0])
                continue
            since = ann.mark()
            ann.act("move")
            ann.when(lambda response: response["is"] == "entry", since)
            first = next(n for n in range(since, len(ann.frames)) if json.loads(ann.frames[n])["is"] == "entry")
            lengths.append(closes(ann, first + 1) - ann.acted)
    assert all(1.5 <= length < 1.5 + SLACK for length in lengths), lengths
