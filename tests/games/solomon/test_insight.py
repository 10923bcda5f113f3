"""Looking back at a Solomon game: who led on an agent, who knew it, and the moments that mattered."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.looking_back import made_of, steps_of, turns
from tests.games.solomon.table import Table, agent, casablanca, new
from valise_games.rules import FastDice

GREEN, RED = 0, 4  # agents of Casablanca


def leads(t: Table, number: int) -> object:
    return t.match._game.answers(t.match._state)[number]


def bribed(seats: int = 3) -> Table:
    """Seat 0 has 1000 on green, the others have nothing and have not bribed."""
    t = casablanca(seats)
    t.bribe(green=[1000])
    return t


def question(t: Table, name: str) -> int:
    return [asked["agent"] for asked in t.match._game.questions(t.match._state)].index(name)


# ---------------------------------------------------------------------------------- what a seat makes of it
def test_before_the_first_bribe_all_know_that_nobody_leads() -> None:
    t = casablanca()
    assert leads(t, GREEN) == {"lead": "nobody"}
    assert made_of(t.match, 1, GREEN) == {"level": "knows", "share": 1.0, "believes": {"lead": "nobody"}}


def test_who_leads_and_knows_that_nobody_else_has_bribed_has_the_lead() -> None:
    t = bribed()
    assert leads(t, GREEN) == {"lead": 0}
    assert made_of(t.match, 0, GREEN)["level"] == "has"
    other = made_of(t.match, 1, GREEN)
    assert other["level"] in ("open", "wrong")
    assert 0 < other["share"] < 0.5
    t.bribe(red=[500])
    assert made_of(t.match, 0, GREEN)["level"] == "leans", "seat 1 may have put it on green"
    assert made_of(t.match, 0, GREEN)["share"] > 0.8


def test_what_is_shown_is_believed() -> None:
    t = bribed()
    t.bribe(green=[500])
    t.move("green", "tannery")
    before = made_of(t.match, 2, GREEN)["share"]
    t.answers(0)
    t.plays(0, "bid", sum=1000)
    told = made_of(t.match, 2, GREEN)
    assert told["level"] == "leans"
    assert told["share"] > before
    assert made_of(t.match, 1, GREEN)["share"] > made_of(t.match, 2, GREEN)["share"], "he knows that he has less"


def test_a_stake_that_nobody_can_reach_any_more_is_certain() -> None:
    t = bribed(2)
    s = t.match._state
    s.bribes[1] = s.chances[1][GREEN] = s.chances[1][RED] = 1
    s.bribes_since[1] = 0
    s.shown[1][RED] = s.stake[1][RED] = 92  # at most 800 can be on green
    s.lots[1][:] = [0, 0, 0, 2, 1, 0]
    assert made_of(t.match, 0, GREEN)["level"] == "has"
    assert made_of(t.match, 0, RED) == {"level": "knows", "share": 1.0, "believes": {"lead": 1}}
    s.shown[1][RED] = s.stake[1][RED] = 90  # now it may be as much
    assert made_of(t.match, 0, GREEN)["level"] == "leans"


def test_a_tie_leads_nobody() -> None:
    t = bribed(2)
    t.bribe(green=[1000])
    assert leads(t, GREEN) == {"lead": "tie"}
    t.match._state.shown[0][GREEN] = t.match._state.shown[1][GREEN] = 10
    t.match._state.bribes_since[:2] = [0, 0]
    assert 0 < made_of(t.match, 0, GREEN)["share"] < 1


def test_there_is_nothing_to_know_of_agents_out_of_play_nor_before_the_opening_is_done() -> None:
    t = casablanca(gone=["green"])
    assert leads(t, GREEN) is None
    assert made_of(t.match, 0, GREEN)["level"] == "none"
    opening = new("agent")
    assert leads(opening, GREEN) is None
    assert made_of(opening.match, 0, GREEN)["level"] == "none"


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_shares_are_those_of_guesses_of_the_whole_table(game: str) -> None:
    t = new(game, 3)
    while t.phase == "opening":
        t.puts(t.match.to_act[0], red_1=[500])
        t.plays(t.match.to_act[0], "done")
    for name in ("green", "red"):
        for _ in range(3):
            t.bribe(**{name if game == "casablanca" else f"{name}_1": [300, 200]})
    rules = t.match._game
    known: Any = t.match.known(0)
    number = question(t, "green" if game == "casablanca" else "green-1")
    counted: Counter[str] = Counter()
    for seed in range(4000):
        guess = known.copy()
        rules.guess(guess, 0, FastDice(seed))
        if guess.phase == known.phase:  # nobody is in the middle of a bribe
            counted[str(rules.answers(guess)[number])] += 1
    told = {str(answer): share for answer, share in rules.beliefs(known, 0)[number].shares}
    for answer, count in counted.items():
        assert told.get(answer, 0) == pytest.approx(count / counted.total(), abs=0.08)


def test_the_main_question_is_about_the_agent_that_came_home() -> None:
    t = casablanca(at={"white": "cinema-rif"}, case="cinema-rif", stakes={0: {"green": 3000}, 1: {"white": 100}})
    assert [asked["agent"] for asked in t.match._game.questions(t.match._state) if asked["main"]] == ["green"]
    t.move("white", "hotel", case=True)
    t.stands()
    assert [asked["agent"] for asked in t.match._game.questions(t.match._state) if asked["main"]] == ["white"]


# ---------------------------------------------------------------------------------- turning points
def kiev(mover: int, protester: int) -> Table:
    """Red 1 holds the briefcase one link from home; seat 0 is to move, seat 1 may protest."""
    stakes = {0: {"red-1": mover}, 1: {"red-1": protester}}
    return agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes=stakes)


@pytest.mark.parametrize(("protester", "told"), [(0, ("bluffed", 1)), (700, ("bluffed", 1)), (900, ("took-back", 0))])
def test_to_take_back_what_could_have_been_held_is_to_fall_for_a_bluff(protester: int, told: tuple[str, int]) -> None:
    t = kiev(700, protester)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=True)
    t.answers(1)
    t.plays(0, "take-back")
    assert turns(t.match, steps) == [told]
    (turn,) = t.match._game.turning_points(steps)
    assert (turn["mover"], turn["protester"], turn["stakes"]) == (0, 1, [700, protester, 0])


def test_a_bluff_may_be_called() -> None:
    t = kiev(700, 0)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=True)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "give-way")
    assert turns(t.match, steps) == [("bluff-called", 1)]


@pytest.mark.parametrize(
    ("protester", "bid", "told"),
    [(900, 800, ("duel", 0)), (2000, 1100, ("overbid", 1)), (700, 300, ("gave-way-with-more", 0))],
)
def test_a_mover_who_gives_way(protester: int, bid: int, told: tuple[str, int]) -> None:
    t = kiev(700, protester)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=True)
    t.lost_duel(1, bid)
    assert turns(t.match, steps) == [told]
    (turn,) = t.match._game.turning_points(steps)
    assert (turn["sum"], turn["winner"]) == (bid, 1)


@pytest.mark.parametrize(("protester", "told"), [(700, "duel"), (800, "gave-way-with-more")])
def test_a_protester_who_gives_way(protester: int, told: str) -> None:
    t = kiev(700, protester)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=True)
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    t.plays(0, "bid", sum=100)
    t.plays(1, "give-way")
    assert turns(t.match, steps) == [(told, 1)]


def test_the_same_duel_again_weighs_less_and_one_for_the_briefcase_more() -> None:
    t = kiev(700, 900)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=True)
    t.lost_duel(1, 800)
    t.move("red-1", "berlin", case=True)
    t.lost_duel(1, 800)
    first, second = t.match._game.turning_points(steps)
    assert first["weight"] > second["weight"]
    t = kiev(700, 900)
    steps = steps_of(t.match)
    t.move("red-1", "istanbul", case=False)
    t.lost_duel(1, 800)
    (without,) = t.match._game.turning_points(steps)
    assert first["weight"] > without["weight"]


def test_a_bribe_that_takes_the_lead() -> None:
    t = casablanca(stakes={1: {"green": 400}, 2: {"red": 400}})
    steps = steps_of(t.match)
    t.bribe(green=[300], red=[500], blue=[100])
    told = {turn["agent"]: turn for turn in t.match._game.turning_points(steps)}
    assert set(told) == {"red", "blue"}
    assert (told["red"]["from"], told["blue"]["from"]) == (2, "nobody")
    assert told["red"]["weight"] > told["blue"]["weight"]


def test_a_strike_tells_what_was_lost() -> None:
    stakes = {0: {"green": 1000}, 1: {"blue": 1500}}
    t = casablanca(at={"green": "bazaar", "blue": "bazaar"}, stakes=stakes)
    steps = steps_of(t.match)
    t.strike("green", "bazaar", "blue")
    t.stands()
    (struck,) = t.match._game.turning_points(steps)
    assert (struck["what"], struck["seat"], struck["victim"], struck["lost"]) == ("struck", 0, "blue", [0, 1500, 0])


def test_the_end_tells_who_could_have_stopped_it() -> None:
    stakes = {0: {"white": 300}, 1: {"white": 500}, 2: {"white": 900}}
    t = casablanca(at={"white": "cinema-rif"}, case="cinema-rif", stakes=stakes)
    steps = steps_of(t.match)
    t.move("white", "hotel", case=True)
    t.stands()
    assert turns(t.match, steps) == [("brought-home", 2), ("let-pass-with-more", 1)]
    home = next(t.match._game.turning_points(steps))
    assert (home["mover"], home["stakes"], home["weight"]) == (0, [300, 500, 900], 10)


def test_the_lead_on_the_agent_that_came_home_weighs_most() -> None:
    t = casablanca(at={"white": "cinema-rif"}, case="cinema-rif", stakes={1: {"white": 100, "red": 100}})
    steps = steps_of(t.match)
    t.bribe(white=[500], red=[500])
    t.move("white", "hotel", case=True)
    t.stands()
    told = {
        turn["agent"]: turn["weight"] for turn in t.match._game.turning_points(steps) if turn["what"] == "lead-changed"
    }
    assert told["white"] > told["red"]
