"""A hint on request: to who asks and to nobody else, from what his seat knows, and never in a rated game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from tests.house.company import refused, registered
from tests.house.houses import RunningHouse
from tests.house.test_archive import sit_two
from tests.house.test_bots_at_work import Quiet
from valise_games.bench.skipping import run_skipping
from valise_games.bots import Considered, levels_of
from valise_games.client import Refused, RemoteTable
from valise_games.games import find
from valise_games.house.bots import hints
from valise_games.house.bots.pool import BotTrouble, HintRequest
from valise_games.house.errors import Refusal
from valise_games.house.people.directory import Person
from valise_games.house.people.rate_limits import PERSON
from valise_games.house.tables import messages as m
from valise_games.house.tables.clock import ClockSettings


def who_decides(*tables: RemoteTable) -> RemoteTable:
    """As soon as one of them has to."""
    while not any(table.decision for table in tables):
        tables[0].wait(5)
    return next(table for table in tables if table.decision)


# ---------------------------------------------------------------------------------- who may ask
def test_who_may_not_ask_is_told_why(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor("Zoe") as zoe:
        waiting = ann.open("casablanca", 2, variant="small")
        waiting.sit(0)
        refused("not-yours", lambda: waiting.do("hint"))
        hers, his = sit_two(ann, bob, "casablanca")
        other = his if who_decides(hers, his) is hers else hers
        refused("not-yours", lambda: other.do("hint"))
        refused("no-seat", lambda: zoe.watch(hers.id).do("hint"))
        refused("no-table", lambda: ann.do("hint", table="NOWHERE"))


def test_there_are_no_hints_in_a_rated_game(house: RunningHouse) -> None:
    ann, bob = registered(house)[0], registered(house)[0]
    with ann, bob:
        hers, his = sit_two(ann, bob, "casablanca", rated=True, variant="standard")
        refused("rated", lambda: who_decides(hers, his).do("hint"))


def test_hints_are_for_who_thinks_himself(tmp_path: Path) -> None:
    async def ask_often() -> None:
        quiet, _ = thinking(tmp_path / "house.db")
        person = quiet.house.directory.new_guest("Ann")
        code = one_seat(quiet, person.id)
        for _ in range(PERSON["hint"].most):
            await ask(quiet, person, code)
        with pytest.raises(Refusal, match="please wait"):
            await ask(quiet, person, code)
        quiet.house.store.close()

    run_skipping(ask_often())


# ---------------------------------------------------------------------------------- what is told
def thinking(file: Path) -> tuple[Quiet, list[HintRequest]]:
    """A house whose best bot weighs all options alike, and what it was asked."""
    quiet = Quiet(file, lambda match, seat, bot: match.legal(seat)[0], 1000.0)
    asked: list[HintRequest] = []

    async def consider(request: HintRequest) -> list[Considered]:
        asked.append(request)
        game: Any = find(request.game).load("plain", request.variant)
        known = game.State()
        for name, value in request.known.items():
            setattr(known, name, value)
        choices = [0] * (game.MOST_CHOICES + 1)
        game.legal(known, request.seat, choices)
        options = choices[1 : choices[0] + 1]
        return [Considered(option, 1 / len(options), 0.51239, 8) for option in options]

    quiet.house.hint_pool.consider = consider  # type: ignore[method-assign]
    return quiet, asked


def ask(quiet: Quiet, person: Person, code: str) -> Awaitable[m.Done]:
    """The answer is worked out when it is waited for."""
    answer = quiet.house.dispatcher.dispatch(m.AskHint(table=code), person)
    assert answer is not None
    assert not isinstance(answer, m.Done)
    return answer


def one_seat(quiet: Quiet, person: int) -> str:
    """The code of a table at which this person decides."""
    live = quiet.table("casablanca", 2, ClockSettings(kind="none"))
    mover = live.table.match.to_act[0] if live.table.match else 0
    live.table.seats[mover].person, live.table.seats[mover].bot = person, ""
    return live.table.id


def test_a_hint_is_three_thoughts_from_what_the_seat_knows(tmp_path: Path) -> None:
    async def work() -> None:
        quiet, asked = thinking(tmp_path / "house.db")
        code = one_seat(quiet, 7)
        table = quiet.house.registry.get(code).table
        assert table.match is not None
        seat = table.match.to_act[0]
        before, rows = table.number, len(quiet.rows(quiet.house.registry.get(code)))
        hint = await hints.think(quiet.house.hint_pool, table.match, seat, table.decision(seat))
        assert asked[0].known == table.match.known(seat).as_dict()
        assert asked[0].bot == hint.bot == levels_of("casablanca", "small")[-1]
        assert hint.decision == table.decision(seat)
        assert [thought.action for thought in hint.thoughts] == table.match.legal(seat)[:3]
        assert {(thought.value, thought.alike) for thought in hint.thoughts} == {(0.512, 8)}
        assert (table.number, len(quiet.rows(quiet.house.registry.get(code)))) == (before, rows), (
            "nothing is written down"
        )
        quiet.house.registry.get(code).stop()
        quiet.house.store.close()

    asyncio.run(work())


def test_a_bot_in_trouble_has_no_hint(tmp_path: Path) -> None:
    async def work() -> None:
        quiet, _ = thinking(tmp_path / "house.db")

        async def trouble(request: HintRequest) -> list[Considered]:
            raise BotTrouble("no idea")

        quiet.house.hint_pool.consider = trouble  # type: ignore[method-assign]
        person = quiet.house.directory.new_guest("Ann")
        with pytest.raises(Refusal, match="nobody has a hint just now"):
            await ask(quiet, person, one_seat(quiet, person.id))
        quiet.house.store.close()

    run_skipping(work())


@pytest.mark.parametrize("others", [0, 1, 5, 40])
def test_a_hint_takes_as_long_whoever_else_asks_for_one(others: int, tmp_path: Path) -> None:
    """And if there are too many, one hears so when the hint would have come."""

    async def work() -> None:
        quiet, _ = thinking(tmp_path / "house.db")
        consider, worker = quiet.house.hint_pool.consider, asyncio.Lock()
        loop = asyncio.get_running_loop()

        async def one_at_a_time(request: HintRequest) -> list[Considered]:
            async with worker:
                await asyncio.sleep(0.3)
                return await consider(request)

        quiet.house.hint_pool.consider = one_at_a_time  # type: ignore[method-assign]
        people = [quiet.house.directory.new_guest("Ann") for _ in range(others + 1)]
        asked = [ask(quiet, person, one_seat(quiet, person.id)) for person in people]
        answers = asyncio.gather(*asked, return_exceptions=True)
        began = loop.time()
        *_, last = await answers
        assert loop.time() - began == pytest.approx(hints.SLOT)
        assert isinstance(last, m.Done if others < 6 else Refusal)
        quiet.house.store.close()

    run_skipping(work())


def test_who_has_decided_meanwhile_is_not_thought_for(tmp_path: Path) -> None:
    """A search for a seat that is not to act may never end, and all other hints would wait for it."""

    async def work() -> None:
        quiet, asked = thinking(tmp_path / "house.db")
        person = quiet.house.directory.new_guest("Ann")
        code = one_seat(quiet, person.id)
        live = quiet.house.registry.get(code)
        table, seat, answer = live.table, live.table.seat_of(person.id), ask(quiet, person, code)
        assert seat is not None
        while table.decision(seat):
            assert table.match is not None
            live.step(seat, table.match.legal(seat)[-1], "person")
        with pytest.raises(Refusal, match="nothing to decide"):
            await answer
        assert not asked
        live.stop()
        quiet.house.store.close()

    asyncio.run(work())


def until_there_is_one(table: RemoteTable) -> dict[str, Any]:
    """The best bot compiles its game first, and until then there is no hint."""
    for _ in range(PERSON["hint"].most * 100):
        with contextlib.suppress(Refused):
            return table.do("hint")
    raise AssertionError("there is none")


@pytest.mark.long
@pytest.mark.timeout(900)  # the best bot compiles its game first
def test_nobody_else_can_tell_that_somebody_asked(house: RunningHouse) -> None:
    with house.visitor("Ann", patience=600) as ann, house.visitor("Bob") as bob, house.visitor("Zoe") as zoe:
        hers, his = sit_two(ann, bob, "casablanca")
        if who_decides(hers, his) is his:
            his.act(his.legal[0])
            while not hers.decision:
                hers.wait(5)
        watching = zoe.watch(hers.id)
        # Answers come in order: whoever has one has heard all that happened before.
        refused("not-yours", lambda: his.do("hint"))
        refused("no-seat", lambda: watching.do("hint"))
        rows, numbers = house.rows(hers.id), (his.n, watching.n)
        response = until_there_is_one(hers)
        assert response["hint"]["decision"] == hers.decision
        assert response["n"] == 0
        thoughts = response["hint"]["thoughts"]
        assert 1 <= len(thoughts) <= 3
        assert all(thought["action"] in hers.legal for thought in thoughts)
        assert [one["weight"] for one in thoughts] == sorted((one["weight"] for one in thoughts), reverse=True)
        assert not bob.wait(0.3)
        assert not zoe.wait(0.3)
        assert (house.rows(hers.id), (his.n, watching.n)) == (rows, numbers)
