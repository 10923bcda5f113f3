"""Answers given in advance: carried out inside the window's least time, and known to nobody else."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.house.ears import Preparation
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.places import Place, company, mover, open_window
from tests.waiting import SLACK, until
from valise_games.house.people.sessions import NAME
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.play import fairness

LEAST = 0.6
CLOCK = {"least": LEAST, "window": 600}
AT_ONCE = {"least": 0.0, "window": 600}
PASS: dict[str, Any] = {}


def window_closes(place: Place) -> None:
    until(lambda: not place.own["asked"])


def stays_open(place: Place, seconds: float = LEAST + 0.4) -> None:
    time.sleep(seconds)
    assert place.own["asked"]


def play_until(places: list[Place], wanted: dict[str, Any], turns: int = 60) -> Place:
    """Lets everything pass until somebody's turn comes who can do what is wanted."""
    luck = random.Random(1)
    for _ in range(turns):
        place = mover(places)
        own = place.own
        if any(action.items() >= wanted.items() for action in own["legal"]):
            return place
        actions = [action for action in own["legal"] if not action.get("case")]
        quiet = {"let-pass", "give-way", "take-back"}
        moves = [action for action in actions if action["do"] == "move"]
        action = next((a for a in actions if a["do"] in quiet), None) or luck.choice(moves or actions)
        place.do("act", decision=own["decision"], action=action)
    raise AssertionError(f"nobody could do {wanted}")


@pytest.mark.long
def test_a_plain_pass_lets_everything_pass_until_it_is_taken_back(house: RunningHouse) -> None:
    with company(house, clock=CLOCK) as places:
        for place in places:
            answer = place.do("standing", answer=PASS)
            assert answer["n"] == 0
            assert answer["own"]["standing"] == {}
        for _ in range(2):
            since = len(places[0].frames)
            moving, _ = open_window(places)
            closed = places[0].when(
                lambda response: response["is"] == "entry" and response["changed"].get("asked") == [], since
            )
            assert closed - moving.acted >= LEAST, "not before the least time"
            assert moving.own["standing"] == {}, "it stands for good"
        moving = mover(places)
        late = next(place for place in places if place is not moving)
        assert late.do("standing", answer=None)["own"]["standing"] is None
        open_window(places)
        stays_open(late)
        assert late.own["legal"], "he is asked"
        late.act("let-pass")
        window_closes(late)


def test_it_can_be_given_while_the_question_is_open(house: RunningHouse) -> None:
    with company(house, clock=AT_ONCE) as places:
        _, asked = open_window(places)
        for place in asked:
            place.do("standing", answer=PASS)
        window_closes(places[0])


@pytest.mark.parametrize(
    ("exception", "others"),
    [
        ({"do": "move", "agent": "green", "case": False}, {"do": "move", "agent": "red", "case": False}),
        ({"do": "move", "case": True}, {"do": "move", "case": False}),
    ],
    ids=["this agent", "the briefcase"],
)
def test_who_made_an_exception_is_called_and_has_until_the_window_can_close(
    house: RunningHouse, exception: dict[str, Any], others: dict[str, Any]
) -> None:
    """Nobody can tell by the time what he made an exception of, or that he has made one."""
    answer = {"unless": [exception.get("agent", "case")]}
    with company(house, people=2, clock=CLOCK) as places:
        for wanted, calls in ((others, False), (exception, True)):
            moving = play_until(places, wanted, turns=200)
            other = next(place for place in places if place is not moving)
            other.do("standing", answer=answer)
            since = other.mark()
            moving.act(**wanted)
            assert other.whole["own"].get("calls", False) is calls
            other.hear_all()
            assert other.heard(since, "entry")[0]["own"].get("calls", False) is calls
            closed = moving.when(
                lambda message: message["is"] == "entry" and message["changed"].get("asked") == [], moving.mark()
            )
            assert LEAST <= closed - moving.acted < 2 * LEAST + SLACK
            assert "protester" not in moving.own or moving.own["protester"] is None
            other.do("standing", answer=None)


def test_who_is_called_may_take_it_back_or_say_something(house: RunningHouse) -> None:
    with company(house, "agent", people=2, clock=CLOCK) as places:
        for place in places:
            while any(action["do"] == "lot" for action in place.own["legal"]):
                place.act("lot")
            if place.owes:
                place.act("done")
        moving = mover(places)
        other = next(place for place in places if place is not moving)
        other.do("standing", answer={"unless": ["case"]})
        moving.act("move")
        other.do("standing", answer=None)
        stays_open(other, 2 * LEAST + 0.2)
        other.act("let-pass")
        window_closes(other)
        moving = mover(places)
        other = next(place for place in places if place is not moving)
        other.do("standing", answer=PASS)
        moving.act("move")
        other.act("protest")
        until(lambda: other.own["phase"] != "protest")
        assert other.whole["view"]["protester"] == other.whole["seat"]


def test_until_my_turn_it_ends_by_itself(house: RunningHouse) -> None:
    with company(house, clock=AT_ONCE) as places:
        first = mover(places)
        others = [place for place in places if place is not first]
        for place in others:
            place.do("standing", answer={"until_turn": True})
        first.act("move")
        window_closes(first)
        second = mover(places)
        assert second is not first
        third = next(place for place in others if place is not second)
        assert second.own["standing"] is None, "his turn has come"
        assert third.own["standing"] == {"until_turn": True}
        # He hears of it by the message that says it is his turn.
        second.hear_all()
        assert second.heard(0, "entry")[-1]["own"]["standing"] is None
        second.act("move")
        until(lambda: not third.owes)
        stays_open(third, 0.3)  # for the first, who said nothing in advance
        first.act("let-pass")
        window_closes(first)


def test_a_plain_pass_makes_no_claim(house: RunningHouse) -> None:
    """Code Casablanca calls for claims: nothing is announced."""
    with company(house, "code-casablanca", 2, clock=AT_ONCE) as places:
        window = play_to_the_claims(places)
        assert sorted(window.own["asked"]) == [0, 1]
        places[1].do("standing", answer=PASS)
        until(lambda: not places[1].owes)
        stays_open(places[0], 0.3)
        places[0].do("standing", answer=PASS)
        window_closes(places[0])


def test_who_has_begun_to_answer_goes_on_himself(house: RunningHouse) -> None:
    with company(house, "code-casablanca", 2, clock=CLOCK) as places:
        play_to_the_claims(places)
        answer = next(action for action in places[0].own["legal"] if action["do"] != "no-claim")
        places[0].do("act", decision=places[0].own["decision"], action=answer)
        before = places[0].own["decision"]
        places[0].do("standing", answer=PASS)
        stays_open(places[0])
        assert places[0].own["decision"] == before


def play_to_the_claims(places: list[Place]) -> Place:
    for _ in range(400):
        place = mover(places)
        own = place.own
        if own["asked"]:
            return place
        # The last is to end, or to go on, rather than to ask for ever.
        action = next((a for a in own["legal"] if a["do"].startswith("end")), own["legal"][-1])
        place.do("act", decision=own["decision"], action=action)
    raise AssertionError("no claims were called for")


def test_a_plain_pass_works_in_randolphs_game(house: RunningHouse) -> None:
    with company(house, "randolph", 2, clock=AT_ONCE) as places:
        for place in places:
            place.do("standing", answer=PASS)
        said = 0
        for _ in range(60):
            place = mover(places)
            own = place.own
            assert not own["asked"], "nobody is asked who answered in advance"
            said += own["legal"][0]["do"] == "say"
            place.do("act", decision=own["decision"], action=own["legal"][0])
            until(lambda: not places[0].own["asked"])
            if said == 2:
                return
        raise AssertionError("nobody said anything")


def test_the_opening_is_not_answered_in_advance(house: RunningHouse) -> None:
    with company(house, "agent", 2, clock=AT_ONCE) as places:
        for place in places:
            place.do("standing", answer=PASS)
        stays_open(places[0], 0.3)
        for place in places:
            place.act("done")
        window_closes(places[0])


def test_who_leaves_takes_it_with_him(house: RunningHouse) -> None:
    with company(house, clock=AT_ONCE) as places:
        places[1].do("standing", answer=PASS)
        places[1].do("leave")
        places[1].do("return")
        assert places[1].own["standing"] is None


# ---------------------------------------------------------------------------------- private
def plain(frame: str, code: str) -> str:
    response = frame.replace(code, "TABLE")
    return re.sub(r'"(at|opened|finished|window)":[0-9.e+]+', r'"\1":0', response)


@pytest.mark.long
def test_nobody_else_can_tell(tmp_path: Path) -> None:
    """Two tables, alike to the last card: at one of them two seats answer in advance, at the other they answer
    themselves. Every byte that the others get is the same; so is the time of the window."""
    preparation = Preparation(tmp_path / "house.db")
    people = [preparation.person(f"Person {number}") for number in range(4)]
    codes = ("FIRSTTBL", "SECNDTBL")
    for code in codes:
        plan = ClockSettings(kind="none", least=LEAST)
        preparation.table(code, "casablanca", people[:3], fairness.seed_from(3), clock=plan)
    cookies = [f"{NAME}={preparation.cookies.write(person)}" for person in people]
    preparation.done()
    frames: list[list[list[str]]] = []
    times: list[float] = []
    with open_house(tmp_path / "house.db") as house:
        for code in codes:
            places = [Place(house, code=code, cookie=cookie) for cookie in cookies]
            for place in places:
                place.hear_all()
            moving = mover(places)
            asked = [place for place in places[:3] if place is not moving]
            watching = [moving, places[3]]
            if code == codes[0]:
                for place in asked:
                    place.do("standing", answer=PASS)
            own = moving.own
            opened = time.time()
            moving.ask(do="act", table=code, decision=own["decision"], action=own["legal"][0], key="a")
            if code == codes[1]:
                for place in asked:
                    place.act("let-pass")
            closed = places[3].when(
                lambda response: response["is"] == "entry" and response["changed"].get("asked") == []
            )
            times.append(closed - opened)
            for place in watching:
                place.hear_all()
            # Who comes and goes shows, as ever; and commands have keys of their own.
            heard = [[frame for frame in place.frames if '"presence"' not in frame] for place in watching]
            heard = [[frame for frame in each if '"done"' not in frame] for each in heard]
            pages = [place.get(f"/api/tables/{code}") for place in watching]
            frames.append([[plain(frame, code) for frame in each] for each in [*heard, pages]])
            for place in places:
                place.close()
    assert frames[0] == frames[1]
    assert len(frames[0][1]) == 4, "hello, the table, the window opens, it closes"
    assert all(LEAST <= each < LEAST + SLACK for each in times), times


@pytest.mark.long
def test_it_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house, company(house, clock=AT_ONCE) as places:
        for place in places:
            place.do("standing", answer={"unless_agents": ["red"]})
        house.kill()
    with open_house(file) as house:
        back = [place.again(house) for place in places]
        assert [place.own["standing"] for place in back] == [{"unless_agents": ["red"]}] * 3
        moving, _ = open_window(back, do="move", agent="green")
        window_closes(moving)
        for place in back:
            place.close()


def test_exceptions_are_those_of_the_game(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS) as (ann, _):
        for wrong in ({"unless_agents": ["grene"]}, {"unless": ["grene"]}):
            assert ann.refused("standing", answer=wrong) == "bad-command"
        for right in ({"unless_agents": ["green"]}, {"unless": ["green", "case"]}):
            ann.do("standing", answer=right)
            assert ann.own["standing"] == right
    with company(house, "randolph", people=2, clock=ENDLESS) as (ann, _):
        assert "there are none" in ann.try_to("standing", answer={"unless": ["case"]})["text"]


def test_by_the_day_there_are_no_exceptions(house: RunningHouse) -> None:
    with company(house, people=2, clock={"kind": "daily"}) as (ann, _):
        assert "by the day" in ann.try_to("standing", answer={"unless": ["case"]})["text"]
        ann.do("standing", answer={"until_turn": True})


def test_exceptions_as_they_were_written_at_first() -> None:
    kept = msgspec.json.decode(b'{"unless_case":true,"unless_agents":["red"]}', type=events.StandingAnswer)
    assert kept.exceptions == {"case", "red"}
    assert events.StandingAnswer(unless=["case", "red"]).exceptions == {"case", "red"}
