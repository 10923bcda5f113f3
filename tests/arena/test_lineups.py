"""Who sits where: everybody has had every seat, and nobody sits down twice for the same game."""

from __future__ import annotations

from collections import Counter

import pytest

from valise_games.arena.lineups import Lineup, lineups, places


def pairs(run: list[Lineup]) -> list[tuple[str, ...]]:
    return [lineup.players for lineup in run if lineup.kind == "pair"]


def test_at_two_seats_a_pair_is_played_once() -> None:
    assert pairs(lineups(["a", "b", "c"], [], 2)) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_at_more_seats_one_is_among_the_others_and_the_other_way_round() -> None:
    assert pairs(lineups(["a", "b"], [], 4)) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_only_the_pairs_that_are_asked_for() -> None:
    assert pairs(lineups(["a", "b"], ["b", "c"], 3)) == [("a", "b", "b"), ("a", "c", "c"), ("b", "c", "c")]


def test_one_bot_alone_has_all_seats() -> None:
    assert lineups(["a"], [], 3) == [Lineup("mirror", ("a", "a", "a"))]
    assert Lineup("mirror", ("a", "a", "a")).orders == [(0, 1, 2)]


@pytest.mark.parametrize(("bots", "seats", "orders"), [("abc", 3, 6), ("abcd", 4, 24), ("abcde", 5, 5)])
def test_all_at_one_table_where_there_are_as_many_as_seats(bots: str, seats: int, orders: int) -> None:
    *_, free = lineups(list(bots), [], seats)
    assert (free.kind, free.players) == ("free", tuple(bots))
    assert len(set(free.orders)) == len(free.orders) == orders
    assert not any(lineup.kind == "free" for lineup in lineups(list(bots), [], seats - 1))


@pytest.mark.parametrize(
    "lineup", [*lineups(["a", "b"], [], 2), *lineups(list("abcd"), [], 4)], ids=lambda one: one.name
)
def test_every_player_has_every_seat_as_often(lineup: Lineup) -> None:
    had = Counter((player, seat) for order in lineup.orders for seat, player in enumerate(order))
    assert set(had) == {(player, seat) for player in range(len(lineup.players)) for seat in range(len(lineup.players))}
    assert len(set(had.values())) == 1


def test_a_deal_is_played_in_all_its_orders_before_the_next() -> None:
    run = lineups(["a", "b"], [], 3)
    played = list(places(run, games=4))
    assert len(played) == len(set(played)) == 2 * 2 * 3, "four games are two deals in three orders"
    assert [deal for _, deal, _ in played] == [0] * 6 + [1] * 6
