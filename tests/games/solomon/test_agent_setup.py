"""Agent: components and start (AG-1 … AG-6)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.solomon.table import agent, new
from valise_games import IllegalAction, catalogue

HOMES = {"green": "washington", "blue": "london", "red": "moscow", "yellow": "peking"}
ALL = [f"{colour}-{number}" for colour in HOMES for number in (1, 2)]
# The board turned by a quarter; Tangier stays.
QUARTER_TURNS = (
    ("washington", "london", "moscow", "peking"),
    ("reykjavik", "berlin", "tashkent", "honolulu"),
    ("new-york", "brussels", "kiev", "hong-kong"),
    ("azores", "paris", "istanbul", "bombay"),
    ("lisbon", "rome", "cairo", "dakar"),
)


def links() -> set[frozenset[str]]:
    board: dict[str, Any] = catalogue["agent"].load().components()
    assert len(board["places"]) == 21
    assert len(board["links"]) == 40
    return {frozenset(link) for link in board["links"]}


def distance(start: str, end: str) -> int:
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {place for link in links() if link & reached for place in link}
        steps += 1
    return steps


def test_AG_1_twenty_one_cities_forty_links_four_fold_symmetric() -> None:
    turned = {ring[i]: ring[(i + 1) % 4] for ring in QUARTER_TURNS for i in range(4)} | {"tangier": "tangier"}
    assert len(links()) == 40
    assert {frozenset(turned[place] for place in link) for link in links()} == links()


@pytest.mark.parametrize("capital", HOMES.values())
def test_AG_1_each_capital_is_three_links_from_tangier(capital: str) -> None:
    assert distance("tangier", capital) == 3


def test_AG_1_any_number_of_agents_in_a_city() -> None:
    t = agent(at=dict.fromkeys(ALL[:7], "tangier") | {"yellow-2": "bombay"})
    t.move("yellow-2", "tangier")
    t.stands()
    assert [t.where(name) for name in ALL] == ["tangier"] * 8


def test_AG_2_two_agents_per_capital_each_in_its_own() -> None:
    board = catalogue["agent"].load().components()
    assert {a["id"]: (a["colour"], a["home"]) for a in board["agents"]} == {
        f"{colour}-{number}": (colour, home) for colour, home in HOMES.items() for number in (1, 2)
    }
    assert new("agent").seen["agents"] == {name: HOMES[name[:-2]] for name in ALL}


def test_AG_2_option_one_agent_per_capital() -> None:
    t = agent(one_per_capital=True)
    assert t.seen["agents"] == {name: HOMES[name[:-2]] if name.endswith("1") else None for name in ALL}
    t.plays(0, "bribe")
    assert {action["agent"] for action in t.legal(0, "lot")} == {name for name in ALL if name.endswith("1")}
    assert catalogue["agent"].full_options({})["one_per_capital"] is False


def test_AG_3_the_briefcase_starts_in_tangier_with_nobody_on_it() -> None:
    assert new("agent").case == ("tangier", None)


def test_AG_4_ten_thousand_in_twenty_four_lots() -> None:
    t = new("agent", 4)
    for seat in range(4):
        lots = t.lots(seat)
        assert lots == {"1000": 4, "500": 4, "400": 4, "300": 4, "200": 4, "100": 4}
        assert sum(int(worth) * count for worth, count in lots.items()) == 10_000


def test_AG_4_a_lot_goes_whole_to_one_agent_once() -> None:
    t = agent()
    t.plays(0, "bribe")
    for _ in range(4):
        t.plays(0, "lot", agent="red-1", worth=500)
    assert t.stake(0, "red-1") == 2000
    assert t.lots(0)["500"] == 0
    with pytest.raises(IllegalAction):
        t.plays(0, "lot", agent="blue-1", worth=500)
    with pytest.raises(IllegalAction, match="there is no lot 250"):
        t.plays(0, "lot", agent="blue-1", worth=250)


def money(dossier: dict[str, Any]) -> int:
    """All that a seat still has: in lots, and on agents."""
    lots: int = sum(int(worth) * left for worth, left in dossier["lots"].items())
    return lots + sum(int(stake) for stake in dossier["stakes"].values())


def test_AG_4_no_change_no_transfer_no_refund() -> None:
    """Over a game at random lots only leave the ledger, and stakes fall only by the price of an attack."""
    t, chance = agent(2, stakes={0: {"red-1": 1000, "blue-1": 700}, 1: {"red-1": 2000}}), random.Random(4)
    before = [t.match.view(seat)["dossier"] for seat in range(2)]
    for _ in range(1500):
        if t.match.over:
            break
        strikes = len(t.events("paid"))
        seat = t.match.to_act[0]
        t.match.play(seat, chance.choice(t.legal(seat, "strike") or t.match.legal(seat)))
        now = [t.match.view(seat)["dossier"] for seat in range(2)]
        fell = Counter[int]()
        for old, new_ in zip(before, now):
            assert all(new_["lots"][worth] <= old["lots"][worth] for worth in old["lots"])
            fell.update(old["stakes"][name] - new_["stakes"].get(name, 0) for name in old["stakes"])
        paid = len(t.events("paid")) - strikes
        assert {lost: n for lost, n in fell.items() if lost > 0} == ({500: 1} if paid else {})
        assert sum(map(money, before)) - sum(map(money, now)) == 500 * paid
        before = now
    assert len(t.events("paid")) > 2


def test_AG_4_ledgers_are_secret() -> None:
    poor = agent()
    rich = agent(stakes={0: {"red-1": 3000, "green-2": 500}})
    for seat in (1, 2, None):
        assert poor.channels(seat) == rich.channels(seat)


def test_AG_5_every_seat_opens_in_one_window() -> None:
    t = new("agent", 4)
    assert t.match.to_act == (0, 1, 2, 3)
    assert t.seen["asked"] == [0, 1, 2, 3]
    t.plays(2, "lot", agent="red-1", worth=1000)
    t.plays(0, "lot", agent="red-1", worth=1000)
    for seat in (3, 0, 2):
        t.plays(seat, "done")
        assert t.phase == "opening"
    t.plays(1, "done")
    assert t.phase == "choose"
    assert (t.stake(0, "red-1"), t.stake(1, "red-1"), t.stake(2, "red-1")) == (1000, 0, 1000)


def test_AG_5_any_lots_on_any_agents() -> None:
    t = new("agent")
    for worth in (1000, 500, 400, 300, 200, 100):
        for name in ("green-1", "blue-1", "red-1", "yellow-1"):
            t.plays(1, "lot", agent=name, worth=worth)
    assert t.kinds(1) == {"done"}
    for name in ALL:
        t.plays(0, "lot", agent=name, worth=100 if name.endswith("1") else 200)
    assert [t.stake(0, name) for name in ALL] == [100, 200] * 4


def test_AG_5_or_none() -> None:
    t = new("agent", 2)
    t.plays(0, "done")
    t.plays(1, "done")
    assert t.phase == "choose"
    assert sum(t.lots(0).values()) == 24


def test_AG_5_secretly() -> None:
    quiet, loud = new("agent"), new("agent")
    loud.puts(0, red_1=[1000, 500], green_2=[100])
    for seat in (1, 2, None):
        assert quiet.channels(seat) == loud.channels(seat)


def test_AG_6_the_first_seat_is_drawn_by_lot() -> None:
    firsts = Counter(new("agent", 4, seed).mover for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 80 / 8


def test_AG_6_then_clockwise() -> None:
    t = agent(4, mover=2)
    movers = []
    for _ in range(6):
        movers.append(t.mover)
        t.bribe(red_1=[100 if len(movers) < 5 else 200])
    assert movers == [2, 3, 0, 1, 2, 3]
