"""Rules of the table as far as they are the engine's (W-1 … W-5). The house has the clocks and the talk."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.solomon.observed import Observed
from tests.games.solomon.table import Table, agent, casablanca, new, position
from valise_games import BadSetup, catalogue

BOTH = pytest.mark.parametrize("game", ["agent", "casablanca"])


def announced(game: str, seats: int = 4, mover: int = 0, poor: bool = False, **options: object) -> Table:
    """The mover has announced a plain move of an agent on which everybody, or nobody, has 300."""
    name, to = {"agent": ("green-1", "new-york"), "casablanca": ("green", "tannery")}[game]
    stakes = {seat: {name: 0 if poor else 300} for seat in range(seats)}
    t = position(game, seats, mover=mover, stakes=stakes, **options)  # type: ignore[arg-type]
    t.move(name, to)
    return t


# ---------------------------------------------------------------------------------- W-1 what a window tells
@BOTH
def test_W_1_the_first_clockwise_who_said_yes_speaks(game: str) -> None:
    t = announced(game, mover=2)
    t.answers(0, 1)
    assert t.seen["protester"] == 0
    t = announced(game, mover=2)
    t.answers(1, 3)
    assert t.seen["protester"] == 3


@BOTH
def test_W_1_the_table_learns_only_who_speaks(game: str) -> None:
    one, both = announced(game), announced(game)
    one.answers(1)
    both.answers(1, 3)
    for seat in (0, 1, 2, None):
        assert one.channels(seat) == both.channels(seat)
        assert one.events("protests", seat) == [{"seat": 1}]
    for seat in range(4):
        assert {event["seat"] for event in both.events("answered", seat)} <= {seat}
    assert both.events("answered", 3) == [{"seat": 3, "protest": True}]
    assert both.events("answered") == []


@BOTH
def test_W_1_or_that_nobody_does(game: str) -> None:
    t = announced(game)
    t.stands()
    for seat in (0, 1, 2, 3, None):
        assert t.events("nobody-protests", seat) == [{}]


@BOTH
def test_W_1_the_other_answers_stay_hidden_until_the_game_is_over(game: str) -> None:
    t = announced(game, seats=2, round_cap=1)
    assert "steps" not in str(t.match.record())
    with pytest.raises(BadSetup):
        t.match.all_events()
    t.stands()
    with pytest.raises(BadSetup):
        t.match.all_events()
    t.bribe(**{"green_1" if game == "agent" else "green": [100]})
    assert t.match.over
    answers = [event for event in t.match.all_events() if event["what"] == "answered"]
    assert [(event["seat"], event["protest"]) for event in answers] == [(1, False)]
    steps = [step["action"]["do"] for entry in t.match.record()["entries"] for step in entry["steps"]]
    assert "let-pass" in steps


def test_W_1_of_opening_bribes_only_that_all_are_done() -> None:
    t = new("agent")
    for seat in range(3):
        assert t.events("opening-done") == []
        t.puts(seat, red_1=[100])
        t.plays(seat, "done")
    for reader in (0, 1, 2, None):
        public = [event["what"] for event in t.match.events(reader) if event["what"] != "placed"]
        assert public == ["begins", "asked", "opening-done", "turn"]


# ---------------------------------------------------------------------------------- W-2 when a window closes
@BOTH
def test_W_2_it_closes_when_all_answers_are_in_whatever_they_are(game: str) -> None:
    for order in itertools.permutations((1, 2, 3)):
        for protest in itertools.product((False, True), repeat=3):
            t = announced(game)
            for seat, yes in zip(order, protest):
                assert t.phase == "protest"
                t.plays(seat, "protest" if yes else "let-pass")
            assert t.phase != "protest"


@BOTH
def test_W_2_nothing_a_seat_holds_opens_or_shortens_it(game: str) -> None:
    rich, poor = announced(game), announced(game, poor=True)
    for asked in ((1, 2, 3), (2, 3), (3,)):
        for t in (rich, poor):
            assert t.match.to_act == asked
            assert t.seen["asked"] == [1, 2, 3]
            t.plays(asked[0], "let-pass")
    assert rich.events("nobody-protests") == poor.events("nobody-protests") == [{}]


@BOTH
def test_W_2_everyone_sees_who_was_asked_never_who_has_answered(game: str) -> None:
    t = announced(game)
    public = t.match.record()
    before = {seat: t.channels(seat) for seat in (0, 1, 2, 3, None)}
    t.plays(2, "protest")
    t.plays(3, "let-pass")
    for seat in (0, 1, None):
        assert t.channels(seat) == before[seat]
    assert t.match.record() == public
    for seat in (0, 1, 2, 3, None):
        assert t.match.view(seat)["asked"] == [1, 2, 3]
    assert t.match.view(2)["dossier"]["answered"] is True
    assert t.match.view(2)["legal"] == []


def test_W_2_an_opening_window_is_as_silent() -> None:
    t = new("agent")
    public = t.match.record()
    before = {seat: t.channels(seat) for seat in (0, None)}
    t.puts(1, red_1=[1000, 500])
    t.plays(1, "done")
    t.plays(2, "done")
    assert t.phase == "opening"
    assert {seat: t.channels(seat) for seat in (0, None)} == before
    assert t.match.record() == public
    assert t.match.view(0)["asked"] == t.match.view(1)["asked"] == [0, 1, 2]


@BOTH
def test_W_2_a_closed_window_asks_nobody(game: str) -> None:
    name, at = {"agent": ("green-1", "new-york"), "casablanca": ("green", "tannery")}[game]
    t = position(game, at={name: at}, case=at, holder=name if game == "agent" else None)
    t.move(name, {"agent": "washington", "casablanca": "ricks-cafe"}[game], case=True)
    t.stands()
    assert t.match.over
    assert t.seen["asked"] == []


# ---------------------------------------------------------------------------------- W-3 time runs out
def in_time(t: Table, seat: int) -> dict[str, object] | None:
    """What is done for the seat; it can be done."""
    action = t.match.when_time_runs_out(seat)
    if action is not None:
        t.match.play(seat, action)
    return action


@BOTH
def test_W_3_no_protest(game: str) -> None:
    t = announced(game)
    for seat in (1, 2, 3):
        assert in_time(t, seat) == {"do": "let-pass"}
    assert t.events("nobody-protests") == [{}]


def test_W_3_nothing_placed() -> None:
    t = new("agent", 2)
    assert in_time(t, 0) == {"do": "done"}
    assert in_time(t, 1) == {"do": "done"}
    assert sum(t.lots(0).values()) == 24


@BOTH
def test_W_3_in_a_duel_the_mover_gives_way(game: str) -> None:
    t = announced(game)
    t.answers(1)
    if game == "agent":
        t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    assert in_time(t, 0) == {"do": "give-way"}
    assert t.where("green-1" if game == "agent" else "green") == ("washington" if game == "agent" else "ricks-cafe")


@BOTH
def test_W_3_in_a_duel_the_protester_gives_way(game: str) -> None:
    t = announced(game, seats=2)
    t.answers(1)
    if game == "agent":
        t.plays(0, "insist")
        t.plays(1, "bid", sum=100)
        t.plays(0, "bid", sum=100)
    else:
        t.plays(1, "bid", sum=100)
        t.plays(0, "hold")
    assert in_time(t, 1) == {"do": "give-way"}
    assert len(t.events("carried-out")) == 1


def test_W_3_a_protester_in_agent_gives_up_unbid() -> None:
    t = announced("agent", seats=2)
    t.answers(1)
    t.plays(0, "insist")
    assert in_time(t, 1) == {"do": "give-way"}
    assert t.shown(1, "green-1") == 0


def test_W_3_a_protester_in_casablanca_makes_the_smallest_bid_he_owes() -> None:
    t = announced("casablanca", seats=2)
    t.answers(1)
    assert in_time(t, 1) == {"do": "bid", "sum": 100}


def test_W_3_a_protested_mover_takes_the_action_back() -> None:
    t = announced("agent")
    t.answers(1)
    assert in_time(t, 0) == {"do": "take-back"}


def test_W_3_what_a_protester_has_won_against_is_undone() -> None:
    t = announced("agent")
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    t.plays(0, "give-way")
    assert in_time(t, 1) == {"do": "undo"}
    assert t.where("green-1") == "washington"


@BOTH
def test_W_3_a_turn_is_left_to_a_stand_in(game: str) -> None:
    t = position(game)
    assert in_time(t, 0) is None
    assert in_time(t, 1) is None  # it owes nothing


# ---------------------------------------------------------------------------------- W-4 rounds
@BOTH
def test_W_4_a_round_is_over_when_the_turn_comes_back_to_the_seat_that_began(game: str) -> None:
    t = position(game, 3, mover=1, first=1)
    name = "green_1" if game == "agent" else "green"
    seen = []
    for worth in (100, 100, 100, 200, 200, 200, 300):
        seen.append((t.mover, t.seen["round"]))
        t.bribe(**{name: [worth]})
    assert seen == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


@BOTH
@pytest.mark.parametrize("cap", [1, 3])
def test_W_4_at_the_cap_the_game_is_over(game: str, cap: int) -> None:
    t = position(game, 2, mover=1, first=1, round_cap=cap)
    name = "green_1" if game == "agent" else "green"
    for turn in range(2 * cap):
        assert not t.match.over
        t.bribe(**{name: [(100, 200, 300)[turn // 2]]})
    assert t.match.outcome is not None
    assert t.match.outcome["reason"] == "rounds-are-up"
    assert t.match.legal(0) == t.match.legal(1) == []


@BOTH
def test_W_4_thirty_rounds_unless_the_table_says_otherwise(game: str) -> None:
    assert new(game).seen["round_cap"] == 30
    assert new(game, round_cap=7).seen["round_cap"] == 7
    for wrong in (-1, 1001, True, "60", 2.5):
        with pytest.raises(BadSetup):
            new(game, round_cap=wrong)


@BOTH
def test_W_4_without_a_cap_a_game_goes_on(game: str) -> None:
    t = position(game, 2, round_cap=0)
    name, home, away = {
        "agent": ("green-1", "washington", "new-york"),
        "casablanca": ("green", "ricks-cafe", "tannery"),
    }[game]
    for _ in range(70):
        t.move(name, away if t.where(name) == home else home)
        t.stands()
    assert not t.match.over
    assert t.seen["round"] == 36
    assert t.seen["round_cap"] == 0


@BOTH
@pytest.mark.parametrize("cap", [0, 4])
def test_W_4_an_observation_has_who_began_and_how_many_rounds_and_turns_are_left(game: str, cap: int) -> None:
    t = position(game, 3, round_cap=cap, mover=1, first=1)
    for _ in range(4):
        t.bribe(**{"yellow_2" if game == "agent" else "grey": [100]})
    for reader, place in ((0, 1), (1, 0), (2, 2)):
        seen = Observed(t, reader)
        *began, played, left = seen.old(2 * seen.agents + 2 * seen.seats + 2, seen.seats + 2)
        assert began == [float(seat == place) for seat in range(seen.seats)]
        assert (played, left) == ((1 / 4, 1 / 3) if cap else (0.0, 0.0))
        assert seen.new(1, 2) == ([0.0, 1 / 8] if cap else [0.0, 0.0])


# ---------------------------------------------------------------------------------- W-5 what a game is worth
@BOTH
@pytest.mark.parametrize("winner", [0, 2])
def test_W_5_one_to_the_winner_nothing_to_the_others(game: str, winner: int) -> None:
    name, at = {"agent": ("green-1", "new-york"), "casablanca": ("green", "tannery")}[game]
    holder = name if game == "agent" else None
    t = position(game, 3, at={name: at}, case=at, holder=holder, stakes={winner: {name: 200}})
    t.move(name, {"agent": "washington", "casablanca": "ricks-cafe"}[game], case=True)
    t.stands()
    assert t.match.outcome is not None
    assert t.match.outcome["winners"] == [winner]
    assert t.match.outcome["scores"] == [1.0 if seat == winner else 0.0 for seat in range(3)]


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_W_5_where_nobody_wins_everybody_has_nothing(game: str, seats: int) -> None:
    t = position(game, seats, round_cap=1)
    for _ in range(seats):
        t.bribe(**{"green_1" if game == "agent" else "green": [100]})
    assert t.match.outcome == {"winners": [], "reason": "rounds-are-up", "scores": [0.0] * seats}


# ---------------------------------------------------------------------------------- nobody goes out
@BOTH
def test_in_these_games_no_seat_ever_goes_out(game: str) -> None:
    """Over whole games at random all seats are in, nobody is passed over, and only seats of the table are asked."""
    for seats in (2, catalogue[game].seats[-1]):
        chance = random.Random(seats)
        t = new(game, seats, seed=seats, round_cap=6)
        rules, all_in = t.match._game, (1 << seats) - 1
        while not t.match.over:
            state = t.match._state
            assert rules.seats_in(state) == all_in
            assert rules.to_act(state) & ~all_in == 0
            seat = chance.choice(t.match.to_act)
            t.match.play(seat, chance.choice(t.match.legal(seat)))
        movers = [event["seat"] for event in t.events("begins") + t.events("turn")[1 if game == "agent" else 0 :]]
        assert movers == [(movers[0] + turn) % seats for turn in range(len(movers))]
        assert t.match.outcome is not None
        assert sum(t.match.outcome["scores"]) == len(t.match.outcome["winners"])


@BOTH
def test_a_seat_without_money_still_has_its_turn_and_its_say(game: str) -> None:
    build = agent if game == "agent" else casablanca
    names = list(build().seen["agents"])[:4]
    t = build(2, stakes={1: dict.fromkeys(names, 2500)})
    t.move(names[0], {"agent": "new-york", "casablanca": "tannery"}[game])
    assert t.match.to_act == (1,)
    t.stands()
    assert t.mover == 1
    assert t.kinds(1) <= {"move", "strike"}
