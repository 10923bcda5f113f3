"""Ratings: from rated tables of people with accounts, once for each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.asking import ask
from tests.house.company import refused, registered
from tests.house.houses import QUICK, RunningHouse, open_house
from valise_games.client import HouseClient, RemoteTable
from valise_games.house.people.ratings import FIRST, places

RATED = {"clock": QUICK, "rated": True}


@pytest.mark.parametrize(
    ("outcome", "minded", "ranks"),
    [
        ({"winners": [1], "scores": [3.0, 5.0, 4.0]}, [False, False, False], [3, 1, 2]),
        ({"winners": [0, 2], "scores": [1.0, 0.0, 1.0]}, [False, False, False], [1, 3, 1]),
        # Who left is last, even if his stand-in won, or nobody else did better.
        ({"winners": [1], "scores": [3.0, 5.0, 4.0]}, [False, True, False], [2, 3, 1]),
        ({"winners": [1], "scores": [0.0, 5.0, 4.0]}, [True, False, True], [2, 1, 2]),
        # A table that ended by resignation has no scores.
        ({"winners": [0]}, [False, True], [1, 2]),
        # Winners come first whatever the scores say.
        ({"winners": [0], "scores": [1.0, 2.0]}, [False, False], [1, 2]),
    ],
)
def test_places(outcome: dict[str, object], minded: list[bool], ranks: list[int]) -> None:
    assert places(outcome, minded) == ranks


def rated_table(hers: HouseClient, his: HouseClient) -> tuple[RemoteTable, RemoteTable]:
    first = hers.open("agent", 2, **RATED)
    first.sit(0)
    second = his.watch(first.id)
    second.sit(1)
    first.start()
    return first, second


def test_a_table_that_never_began_is_no_game(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        bob.do("sit", table=ann.open("agent", 2).id)
        ann.post("/api/me/delete", {})  # which closes it
        assert bob.get(f"/api/people/{bob.id}")["games"] == 0


def rating(visitor: HouseClient, person: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = visitor.get(f"/api/people/{person}")["ratings"]
    return found


@pytest.mark.long
def test_a_rated_table_is_rated_once(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house:
        (ann, _), (bob, _) = registered(house, "Ann"), registered(house, "Bob")
        hers, his = rated_table(ann, bob)
        assert [seat["rating"] for seat in his.info["seats"]] == [FIRST, FIRST]
        his.do("resign")
        hers.do("rematch")  # one more row in the log of a table that is over
        won, lost = rating(ann, ann.id), rating(ann, bob.id)
        assert won[0]["game"] == "agent"
        assert won[0]["games"] == lost[0]["games"] == 1
        assert won[0]["provisional"]
        assert won[0]["rating"] > FIRST >= lost[0]["rating"]  # type: ignore[operator]
        assert [line["name"] for line in ask(house, "/api/ratings?game=agent").payload] == ["Ann", "Bob"]
        assert ask(house, "/api/ratings?game=casanova").payload == []
        assert ann.get(f"/api/people/{ann.id}")["games"] == 1
        table = ann.open("agent", 2, **RATED)
        table.sit(0)
        assert table.info["seats"][0]["rating"] == won[0]["rating"]
        assert ask(house, "/api/tables").payload[0]["ratings"] == [won[0]["rating"], None]
    with open_house(file) as house:
        assert house.visitor(cookie=ann.cookie).get(f"/api/tables/{hers.id}")["info"]["state"] == "over"
        assert ask(house, f"/api/people/{ann.id}").payload["ratings"] == won


def test_an_aborted_table_rates_nobody(house: RunningHouse) -> None:
    (ann, _), (bob, _) = registered(house), registered(house)
    hers, his = rated_table(ann, bob)
    hers.do("propose", offer="abort")
    his.do("propose", offer="abort")
    assert his.info["outcome"]["reason"] == "aborted"
    assert rating(ann, ann.id) == rating(ann, bob.id) == []


def test_rated_tables_are_for_accounts_without_bots(house: RunningHouse) -> None:
    ann, _ = registered(house)
    with house.visitor("Guest") as guest:
        refused("bad-setup", lambda: guest.open("agent", 2, **RATED))
        refused("bad-setup", lambda: ann.open("agent", 2, bots={1: "novice"}, **RATED))
        refused("bad-setup", lambda: ann.open("agent", 2, variant="small", **RATED))
        table = ann.open("agent", 2, **RATED)
        refused("no-account", lambda: guest.do("sit", table=table.id))
        refused("bad-setup", lambda: table.do("hire", seat=1, level="novice"))


def test_nobody_there(house: RunningHouse) -> None:
    for person in ("999999", "0", "-1", "9" * 30):
        assert ask(house, f"/api/people/{person}").status in (400, 404)


@pytest.mark.parametrize("path", ["/api/ratings?game=chess", "/api/games/chess", "/api/games/chess/rules"])
def test_a_game_that_the_house_does_not_have(house: RunningHouse, path: str) -> None:
    answer = ask(house, path)
    assert (answer.status, answer.payload["code"]) == (404, "no-game")
