"""The report: shares, draws, places, matches, ratings and tempers of games that are made up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from valise_games.arena.game_runner import GameResult
from valise_games.arena.lineups import Lineup, Place, lineups, places
from valise_games.arena.report import report
from valise_games.arena.text_report import lines

Games = dict[Place, GameResult]


def header(seats: int, bots: list[str]) -> dict[str, Any]:
    return {"game": "agent", "variant": "standard", "seats": seats, "bots": bots, "games": 0}


def ended(shares: list[float], first: int = 0, **more: Any) -> GameResult:
    """A game with these shares by seat."""
    winners = [seat for seat, share in enumerate(shares) if share > 0.9]
    usual: GameResult = {
        "shares": shares, "first": first, "winners": winners, "reason": "brought-home", "decisions": 10, "rounds": 5,
        "deeds": [{} for _ in shares], "asked": [5] * len(shares), "seconds": [0.01] * len(shares),
    }  # fmt: skip
    return usual | more


def of(run: list[Lineup], games: Games) -> dict[str, Any]:
    bots = list(dict.fromkeys(player for lineup in run for player in lineup.players))
    return report(header(len(run[0].players), bots), run, games)


def always(run: list[Lineup], best: str, deals: int) -> Games:
    """That bot wins wherever it sits, and who begins wins where it does not sit."""
    games = {}
    for number, deal, order in places(run, deals * len(run[0].orders)):
        lineup = run[number]
        seated = [lineup.players[player] for player in lineup.orders[order]]
        first = deal % len(seated)
        winner = seated.index(best) if best in seated else first
        games[number, deal, order] = ended([float(seat == winner) for seat in range(len(seated))], first)
    return games


def test_who_always_wins_has_all_of_the_share() -> None:
    run = lineups(["a", "b", "c"], [], 2)
    told = of(run, always(run, "a", 30))
    assert told["share"]["a"] == 1
    assert told["share"]["b"] == told["share"]["c"] == 0.25, "nothing from a, half from each other"
    assert told["matrix"]["b"]["c"]["share"] == told["matrix"]["c"]["b"]["share"] == 0.5
    assert told["matrix"]["b"]["a"]["high"] < 0.15
    low, high = told["interval"]["a"]
    assert 0.85 < low < high == 1
    assert told["ratings"]["a"]["rating"] > told["ratings"]["b"]["rating"]
    assert abs(told["ratings"]["c"]["rating"] - told["ratings"]["b"]["rating"]) < 200
    json.dumps(told)


def test_at_more_seats_a_share_is_that_of_one_among_the_others() -> None:
    run = lineups(["a", "b"], [], 4)
    games = always(run, "a", 5)
    told = of(run, games)
    assert told["fair"] == 0.25
    assert told["matrix"]["a"]["b"]["share"] == 1
    assert told["matrix"]["b"]["a"]["share"] == 0, "one of three a wins, and b has nothing"
    assert told["matrix"]["a"]["b"] | {"low": 0, "high": 0, "matches": 0} == {
        "share": 1, "low": 0, "high": 0, "games": 20, "deals": 5, "matches": 0,
    }  # fmt: skip


def test_a_deal_that_was_not_played_in_all_its_orders_does_not_count() -> None:
    run = lineups(["a", "b"], [], 2)
    games = always(run, "a", 3)
    del games[0, 1, 1]
    told = of(run, games)
    assert told["games"] == 4
    assert told["lineups"][0]["deals"] == 2


def test_a_shared_win_is_shared_and_a_draw_has_no_winner() -> None:
    run = lineups(["a", "b"], [], 2)
    games = {(0, 0, 0): ended([0.5, 0.5]), (0, 0, 1): ended([1.0, 0.0])}
    for winners, kind, other in (([], "draws", "shared"), ([0, 1], "shared", "draws")):
        games[0, 0, 0]["winners"] = winners
        told = of(run, games)
        assert told["share"] == {"a": 0.25, "b": 0.75}
        assert (told["balance"][kind]["share"], told["balance"][other]["share"]) == (0.5, 0)


def test_places_are_counted_from_who_began() -> None:
    run = lineups(["a"], [], 3)
    games = {(0, deal, 0): ended([0.0, 0.0, 1.0], first=deal % 2) for deal in range(20)}
    told = of(run, games)
    assert [place["share"] for place in told["balance"]["places"]] == [0, 0.5, 0.5]
    assert told["share"] == {}
    assert told["ratings"] is None


def test_two_games_with_places_swapped_are_a_match() -> None:
    """Who begins always wins: nobody wins more than one of the two."""
    run = lineups(["a"], [], 2)
    told = of(run, {(0, deal, 0): ended([1.0, 0.0], first=0) for deal in range(10)})
    assert told["balance"]["places"][0]["share"] == 1
    assert told["balance"]["matches"]["matches"] == 5
    assert told["balance"]["matches"]["draws"]["share"] == 1
    assert [place["share"] for place in told["balance"]["matches"]["places"]] == [0.5, 0.5]


def test_a_pair_plays_a_match_on_each_deal() -> None:
    run = lineups(["a", "b"], [], 2)
    games = {
        (0, 0, 0): ended([1.0, 0.0]), (0, 0, 1): ended([1.0, 0.0]),  # seat 0 wins: a, then b
        (0, 1, 0): ended([1.0, 0.0]), (0, 1, 1): ended([0.0, 1.0]),  # a wins both
        (0, 2, 0): ended([1.0, 0.0]), (0, 2, 1): ended([0.5, 0.5]),
    }  # fmt: skip
    told = of(run, games)
    assert told["matrix"]["a"]["b"]["matches"]["share"] == pytest.approx(2.5 / 3, abs=1e-4)
    assert told["matrix"]["a"]["b"]["share"] == pytest.approx((1 + 2 + 1.5) / 6, abs=1e-4)
    assert told["balance"]["matches"]["draws"]["share"] == pytest.approx(1 / 3, abs=1e-4)


def test_tempers_follow_the_bot_from_seat_to_seat() -> None:
    run = lineups(["a", "b"], [], 2)
    liar = {"bluff": [3, 4], "caught": [1, 3]}
    honest = {"bluff": [0, 6], "protest": [2, 2]}
    games = {
        (0, 0, 0): ended([1.0, 0.0], deeds=[liar, honest], decisions=8),
        (0, 0, 1): ended([1.0, 0.0], deeds=[honest, liar], decisions=12),
    }
    told = of(run, games)
    assert told["temper"]["a"]["bluff"] == {"did": 6, "of": 8, "rate": 0.75}
    assert told["temper"]["b"] == {
        "bluff": {"did": 0, "of": 12, "rate": 0.0},
        "protest": {"did": 4, "of": 4, "rate": 1.0},
    }
    assert told["balance"]["lies"] == {"told": 3.0, "of": 10.0, "caught": pytest.approx(1 / 3, abs=1e-4)}
    assert told["balance"]["decisions"] == [9, 10, 11]
    assert told["milliseconds"] == {"a": 2.0, "b": 2.0}


def test_all_at_one_table() -> None:
    run = lineups(["a", "b", "c"], [], 3)
    told = of(run, always(run, "b", 2))
    assert [told["free"][bot]["share"] for bot in "abc"] == [0, 1, 0]


def test_a_report_can_be_read() -> None:
    run = lineups(["a", "b", "c"], [], 3)
    text = "\n".join(lines(of(run, always(run, "b", 2))))
    assert "b: 100.0 %" in text
    assert "ends: brought-home 100.0 %" in text
    assert "all at one table" in text
