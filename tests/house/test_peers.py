"""What `make bench-house` measures the house beside: each server starts, and games are played there."""

from __future__ import annotations

import pytest

from bench.house.run import SERVERS, WITHOUT_NODE, install_peers, load

pytestmark = [pytest.mark.long, pytest.mark.of_files]
TABLES, SEATS = 2, 4


@pytest.fixture(scope="module")
def node() -> None:
    why_not = install_peers()
    if why_not:
        pytest.skip(why_not)


@pytest.mark.parametrize("name", SERVERS)
def test_each_peer_plays(name: str, request: pytest.FixtureRequest) -> None:
    if name not in WITHOUT_NODE:
        request.getfixturevalue("node")
    with SERVERS[name]() as place:
        found = load(place, 0.5, TABLES, think=2)
    assert found["moves_s"] > 0
    assert found["faults"] == 0
    assert found["cpu_ms_per_move"][0] > 0
    if name not in ("house", "boardgame.io"):  # the small game: all four hear of every move
        assert found["frames_per_move"] == pytest.approx(SEATS, abs=0.5)
    if name == "colyseus-views":
        assert found["bytes_per_move"] < 100, "it sends what changed, not the whole state"
