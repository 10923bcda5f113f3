"""Looking back in the house: who knew what, when the game is over and never before."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.every_game.tables import play_on
from tests.house.asking import ask
from tests.house.company import refused
from tests.house.houses import RunningHouse, open_house
from tests.house.test_archive import sit_two, some_steps, wait_until_over
from tests.house.test_bots_at_work import Quiet
from tests.house.test_playing import play_out
from valise_games import Match
from valise_games.bots import Chances, chances_throughout, judge
from valise_games.games import BadSetup
from valise_games.house.api import archive
from valise_games.house.archive.reviews import Reviews
from valise_games.house.bots.pool import Pool
from valise_games.house.errors import Refusal
from valise_games.house.people.rate_limits import PERSON
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.play import review, verify


@pytest.mark.parametrize("game", ["agent", "randolph"])
def test_the_review_of_a_finished_game_is_that_of_its_record(house: RunningHouse, game: str) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        hers, his = sit_two(ann, bob, game)
        play_out([hers, his], seed=3)
        wait_until_over(hers, his)
        response = zoe.get(f"/api/tables/{hers.id}/review")
        match = verify(zoe.get(f"/api/tables/{hers.id}/record"))
        assert response == {"table": hers.id, "entries": match.entries, **json.loads(json.dumps(review(match)))}
        assert response == ann.get(f"/api/tables/{hers.id}/review")


def test_a_running_game_has_no_review(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        waiting = ann.open("agent", 2)
        refused("not-over", lambda: ann.get(f"/api/tables/{waiting.id}/review"))
        hers, his = sit_two(ann, bob)
        some_steps(hers, his)
        for visitor in (ann, bob, zoe):
            refused("not-over", partial(visitor.get, f"/api/tables/{hers.id}/review"))
        closed, its = sit_two(ann, bob, spectators=False)
        refused("no-spectators", lambda: zoe.get(f"/api/tables/{closed.id}/review"))
        assert ask(house, f"/api/tables/{hers.id}/review").status == 401
        for table in (his, its):
            table.do("resign")
            assert zoe.get(f"/api/tables/{table.id}/review")["questions"]


def test_a_review_counts_as_a_replay(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", limits="true") as house, house.visitor("Ann") as ann:
        with house.visitor("Bob") as bob:
            hers, his = sit_two(ann, bob)
            his.do("resign")

        def look_too_often() -> None:
            for _ in range(5 * PERSON["replay"].most):  # meanwhile some may be allowed again
                ann.get(f"/api/tables/{hers.id}/review")

        refused("too-fast", look_too_often)


# ---------------------------------------------------------------------------------- what is kept
def ended(seed: int) -> Match:
    match = Match.new("agent", 2, {"round_cap": 2}, seed, variant="small")
    play_on(match, 10**6, Random(seed))
    return match


def test_a_review_is_worked_out_once_for_all_who_ask() -> None:
    async def ask_often() -> None:
        reviews, match = Reviews(), ended(1)
        first, *others = await asyncio.gather(*(reviews.of("A", match) for _ in range(5)))
        assert all(other is first for other in others)
        assert await reviews.of("A", match) is first
        assert reviews.worked_out == 1

    asyncio.run(ask_often())


def test_only_the_latest_reviews_are_kept() -> None:
    async def ask_for_many() -> None:
        reviews, match = Reviews(kept=2), ended(1)
        for table in ("A", "B", "A", "C", "A"):  # B was asked for longest ago
            assert (await reviews.of(table, match)).table == table
        assert reviews.worked_out == 3
        await reviews.of("B", match)
        assert reviews.worked_out == 4

    asyncio.run(ask_for_many())


def test_a_match_that_runs_has_no_review_whoever_asks() -> None:
    async def ask_too_early() -> None:
        reviews = Reviews()
        with pytest.raises(BadSetup, match="when the game is over"):
            await reviews.of("A", Match.new("agent", 2, seed=1))
        await reviews.of("B", ended(1))  # and others are served

    asyncio.run(ask_too_early())


# ---------------------------------------------------------------------------------- chances
class Prophet:
    """In place of the bot workers."""

    def __init__(self) -> None:
        self.asked = 0

    async def look_back(self, match: Match) -> list[Chances]:
        self.asked += 1
        return [Chances([0.5, 0.5], [0.25, 0.75])] * (match.entries + 1)


def test_chances_are_worked_out_once_for_all_who_ask() -> None:
    async def ask_often() -> None:
        reviews, match, prophet = Reviews(), ended(1), Prophet()
        pool = cast(Pool, prophet)
        first, *others = await asyncio.gather(*(reviews.chances("A", match, pool) for _ in range(5)))
        assert all(other is first for other in others)
        assert prophet.asked == 1
        assert first.public == [[0.5, 0.5]] * (match.entries + 1)
        assert first.true[-1] == [0.25, 0.75]

    asyncio.run(ask_often())


def test_who_asks_for_the_chances_of_one_game_after_the_other_must_wait(tmp_path: Path) -> None:
    """Each takes a worker some seconds, and the others' wait until then. What is kept can be had again."""

    async def ask_often() -> None:
        quiet, prophet = Quiet(tmp_path / "house.db", lambda match, seat, bot: {}, 1000.0), Prophet()
        house = quiet.house
        house.review_pool = cast(Pool, prophet)
        request: Any = SimpleNamespace(
            app=SimpleNamespace(state={"services": house}),
            scope={"state": {"person": house.directory.new_guest("Ann")}},
        )
        tables = [quiet.table("agent", 2, ClockSettings(kind="none")) for _ in range(PERSON["chances"].most + 1)]
        for live in tables:
            live.write(events.Ended("aborted"))
        *first, last = (live.table.id for live in tables)
        for code in [*first, *first]:
            await archive.chances.fn(request, code)
        with pytest.raises(Refusal, match="please wait"):
            await archive.chances.fn(request, last)
        assert prophet.asked == len(first)
        house.store.close()

    asyncio.run(ask_often())


def test_nobody_is_told_the_chances_of_a_game_that_runs(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = sit_two(ann, bob)
        some_steps(hers, his)
        refused("not-over", lambda: ann.get(f"/api/tables/{hers.id}/chances"))
        refused("not-over", lambda: ann.get(f"/api/tables/{hers.id}/judgement/0"))
        his.do("resign")
        refused("bad-command", lambda: ann.get(f"/api/tables/{hers.id}/judgement/2"))


@pytest.mark.long
@pytest.mark.timeout(900)  # a bot worker compiles the game first
def test_the_chances_of_a_finished_game(house: RunningHouse) -> None:
    with house.visitor("Ann", patience=600) as ann, house.visitor("Bob") as bob:
        hers, his = sit_two(ann, bob, "casablanca")
        play_out([hers, his], seed=3)
        wait_until_over(hers, his)
        response = ann.get(f"/api/tables/{hers.id}/chances")
        match = verify(ann.get(f"/api/tables/{hers.id}/record"))
        assert response["entries"] == match.entries
        assert [response["public"], response["true"]] == [
            [getattr(one, line) for one in chances_throughout(match)] for line in ("public", "true")
        ]
        judged = ann.get(f"/api/tables/{hers.id}/judgement/1")
        found = judge(match, 1)
        assert judged["decisions"] == found.decisions
        assert judged["missteps"] == json.loads(json.dumps([one._asdict() for one in found.missteps]))
        assert judged["missteps"], "what is played at random gives something away"
        assert ann.get(f"/api/tables/{hers.id}/judgement/1") == judged
