"""The page on scale is what its command computes, and the computation goes the way it should."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.scale.plan import PAGE, Assumed, Costs, bottlenecks, decisions_ms, page, plan
from bench.scale.simulation import simulate

BOTS = {"novice": 0.03, "regular": 40.0, "master": 0.2}


def test_the_page_is_as_it_is_written() -> None:
    assert PAGE.read_text() == page()


def test_every_level_was_measured() -> None:
    assert all(took > 0 for took in decisions_ms().values())


def test_more_players_take_more_and_a_few_take_one_process() -> None:
    few, some, many = (plan(Assumed(players=players), Costs(), BOTS) for players in (100, 20_000, 200_000))
    assert few.processes == 1
    assert few.traffic.frames_a_move == 0, "one process needs no bus"
    assert some.moves_s * 10 == pytest.approx(many.moves_s, rel=0.01)
    for name in ("processes", "house_cores", "bot_cores", "database_cores", "redis_core", "machines", "money"):
        assert getattr(few, name) <= getattr(some, name) < getattr(many, name), name


def test_what_grows_with_its_square_comes_first_in_a_crowd() -> None:
    """The list of tables: as many more look at it as there are more changes."""
    one, two = (plan(Assumed(players=players), Costs(), BOTS) for players in (50_000, 100_000))
    assert two.list_cores == pytest.approx(4 * one.list_cores, rel=0.01)
    assert "list of tables" in bottlenecks(two, Assumed())[0][1]


def test_processes_have_room_for_their_sockets_and_work() -> None:
    assumed = Assumed(players=30_000)
    it = plan(assumed, Costs(), BOTS)
    assert it.processes * assumed.sockets_each >= assumed.players
    assert it.house_cores <= it.processes * assumed.load
    busy = plan(replace(assumed, turn_seconds=0.05), Costs(), BOTS)
    assert busy.processes > it.processes
    assert busy.house_cores <= busy.processes * assumed.load


@pytest.mark.parametrize("processes", [2, 3, 20, 200])
def test_frames_of_a_move_are_those_that_are_expected(processes: int) -> None:
    """The command goes over the bus unless the mover is at the owner's; then one frame for each other process that has
    one of the others."""
    people, away = 3, (processes - 1) / processes
    others = (processes - 1) * (1 - away**people)  # processes but for the owner's that have a socket
    it = simulate(processes, 10_000, people)
    assert it.frames_a_move == pytest.approx(away + others, rel=0.02)
    assert it.without_bus == pytest.approx((1 / processes) ** people, abs=0.01)


def test_one_process_uses_no_bus() -> None:
    it = simulate(1, 1000, 4)
    assert (it.frames_a_move, it.without_bus) == (0, 1)
