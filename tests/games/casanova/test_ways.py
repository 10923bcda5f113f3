"""Ways of several steps, which one click on the board takes, and what a reader decides for the rest of the game."""

from __future__ import annotations

import random
from typing import Any

from tests.games.casanova.table import Table, position
from valise_games import Match, catalogue
from valise_games.games.game import Action
from valise_games.games.teller import presentation_of

CASANOVA = catalogue["casanova"]
PRESENTATION = presentation_of(CASANOVA.package)


def facts(match: Match, seat: int) -> dict[str, Any]:
    return {"you": seat, "seats": match.seats, "components": CASANOVA.load("plain", match.variant).components()}


def ways(t: Table) -> list[list[Action]]:
    found: list[list[Action]] = PRESENTATION.ways(t.match.view(t.mover), facts(t.match, t.mover))
    return found


def way_to(t: Table, end: str, start: str) -> list[str]:
    """The places of the way that leads a gondola from one place to the other."""
    for way in ways(t):
        if way[-1].get("to") == end and any(step.get("from", start) == start for step in way):
            return [step["to"] for step in way]
    return []


def test_a_place_is_reached_by_the_shortest_way_over_free_water() -> None:
    t = position(ladies={0: "G1"}, empty=["B4"])
    assert way_to(t, "G4", "G1") == ["G2", "G3", "G4"]
    assert way_to(t, "B6", "B4") == ["B5", "B6"]
    assert way_to(t, "G5", "G1") == []  # there are three points
    assert way_to(t, "G2", "G1") == []  # that is one step


def test_what_lies_in_the_way_is_put_aside_and_ladies_are_not() -> None:
    t = position(ladies={0: "A3"}, empty=["A4"])
    aside = [{"do": "move", "from": "A4", "to": "A5"}, {"do": "move", "from": "A3", "to": "A4"}]
    assert aside in ways(t)
    t = position(ladies={0: "A3", 1: "A4"})
    assert way_to(t, "A4", "A3") == []


def test_she_walks_through_a_street_on_her_way() -> None:
    t = position(ladies={0: "A1"}, empty=["G2"])
    assert way_to(t, "G3", "A1") == ["A2", "G2", "G3"]


def test_to_a_couple_she_goes_and_looks() -> None:
    t = position(ladies={0: "A1", 1: "B4"}, theatres=["A2-G2"])
    looks = [way for way in ways(t) if way[-1]["do"].startswith("inspect")]
    assert [{"do": "move", "from": "A1", "to": "A2"}, {"do": "inspect-theatre", "theatre": "A2-G2"}] in looks


def test_she_passes_neither_the_doge_nor_her_palazzo() -> None:
    t = position(ladies={0: "A1"})
    for way in ways(t):
        assert all(not step["to"].startswith(("P", "V")) for step in way[:-1] if "to" in step)


def test_every_step_of_every_way_is_legal_when_its_turn_comes() -> None:
    """But where she may not stay: then the way stops, and she is asked."""
    luck, taken, stopped = random.Random(3), 0, 0
    for seed in range(4):
        match = Match.new("casanova", 4, seed=seed)
        while not match.over and match.entries < 80:
            seat = match.to_act[0]
            offered = PRESENTATION.ways(match.view(seat), facts(match, seat))
            bound = match.view(seat)["seats"][seat]["no_stay"]
            for step in luck.choice(offered) if offered else [luck.choice(match.legal(seat))]:
                if step not in match.legal(seat):
                    assert bound
                    stopped += 1
                    break
                match.play(seat, step)
                taken += 1
            if match.to_act[0] == seat and match.view(seat)["phase"] == "turn" and match.view(seat)["points"] == 0:
                ends = [action for action in match.legal(seat) if action["do"] == "end-turn"]
                match.play(seat, (ends or match.legal(seat))[0])
    assert taken > 200
    assert stopped < taken / 20


def test_who_owes_nothing_has_no_ways() -> None:
    t = position(ladies={0: "A1"})
    assert PRESENTATION.ways(t.match.view(1), facts(t.match, 1)) == []


def test_a_habit_takes_him_keeps_him_or_says_what_is_done_with_others() -> None:
    def after(casanova: int | str, habit: str) -> list[str]:
        t = position(ladies={0: "A2"}, theatres=["A2-G2", "A4-G4"], casanova=casanova)
        assert PRESENTATION.by_habit(habit, t.match.view(0), facts(t.match, 0)) == []
        t.inspect("A2-G2")
        return [action["do"] for action in PRESENTATION.by_habit(habit, t.match.view(0), facts(t.match, 0))]

    for habit in PRESENTATION.HABITS:
        assert after("A2-G2", habit) == ["exchange"]
        assert after(0, habit) == ["leave"]
    assert after("A4-G4", "leave") == ["leave"]
    assert after("A4-G4", "exchange") == ["exchange"]
    assert after("A4-G4", "coin") == ["exchange", "leave"]
