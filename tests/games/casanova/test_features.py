"""What a network is told besides the board: how far everybody is from the Doge's and from home, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.casanova.table import Table, position

SEATS = 5


def appended(t: Table, seat: int = 0) -> list[float]:
    """The last numbers of the seat's observation."""
    game: Any = t.match._game
    out = [0.0] * game.FEATURES
    game.observe(t.match.known(seat), seat, out)
    return out[-(4 * SEATS + 4) :]


def points(t: Table, seat: int = 0) -> tuple[float, float]:
    """From the observer's lady to the Doge's, and to her palazzo."""
    rows = appended(t, seat)
    return rows[2 * SEATS] * 12, rows[3 * SEATS] * 12


def test_by_water_the_way_is_as_long_as_the_board_says() -> None:
    assert points(position()) == (8, 0)
    assert points(position(ladies={0: "V1"})) == (0, 8)
    assert points(position(ladies={0: "G4"})) == (5, 4)


def test_on_foot_it_is_shorter() -> None:
    assert points(position(ladies={0: "A6"})) == (2, 6)
    assert points(position(ladies={0: "A6"}, empty=["G8"])) == (1, 6), "along the street to a gondola at the mouth"


def test_gondolas_are_in_the_way() -> None:
    t = position(ladies={0: "A1", 1: "A2"}, empty=["P1", "B1", "G1"])
    assert points(t) == (12, 12), "no way is as far as can be"


def test_others_are_counted_clockwise_from_the_observer() -> None:
    t = position(ladies={1: "V1"}, stayed={1: "V1", 2: "P3"})
    rows = appended(t, 0)
    assert rows[:SEATS] == [0, 1, 0, 0, 0]
    assert rows[SEATS : 2 * SEATS] == [0, 0, 1, 0, 0]
    assert rows[2 * SEATS] * 12 == 8
    assert rows[2 * SEATS + 1] == 0
    assert appended(t, 1)[:SEATS] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({}, [1, 1 / 40, 1, 1]),
        ({"round_cap": 10}, [0.25, 0.1, 1, 1]),
        ({"round_cap": 0}, [1, 0, 1, 1]),
        ({"leave_doge": False}, [1, 1 / 40, 0, 1]),
        ({"leave_mouths": False}, [1, 1 / 40, 1, 0]),
    ],
)
def test_rounds_left_and_what_is_no_refuge(options: dict[str, Any], left: list[float]) -> None:
    assert appended(position(**options))[-4:] == pytest.approx(left)
