"""Casanova's components and start: CV-1 … CV-5 and CV-27."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.casanova.table import new, position
from valise_games import BadSetup, Match, catalogue
from valise_games.games.casanova.board import BOARDS, DOGE, PALAZZO, STAGE, Board
from valise_games.rules import FastDice

VENICE = BOARDS["standard"]

SEEDS = range(60)


def distances(board: Board, start: int) -> dict[int, int]:
    far = {start: 0}
    queue = [start]
    for place in queue:
        for there in board.neighbours(place):
            if there not in far:
                far[there] = far[place] + 1
                queue.append(there)
    return far


# ---------------------------------------------------------------------------------- the board
def test_CV_1_28_stages_on_five_canals_and_two_basins_of_five() -> None:
    stages = [VENICE.places[i].id for i in VENICE.of_kind(STAGE)]
    assert Counter(id[0] for id in stages) == {"G": 8, "A": 7, "B": 7, "C": 3, "D": 3}
    assert [VENICE.places[i].id for i in VENICE.of_kind(PALAZZO)] == ["P1", "P2", "P3", "P4", "P5"]
    assert [VENICE.places[i].id for i in VENICE.of_kind(DOGE)] == ["V1", "V2", "V3", "V4", "V5"]


def test_CV_1_palazzo_to_doge_is_8_points() -> None:
    for home in VENICE.of_kind(PALAZZO):
        far = distances(VENICE, home)
        assert {far[stage] for stage in VENICE.of_kind(DOGE)} == {8}
        assert len(far) == len(VENICE.places)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_CV_1_no_link_is_there_twice(board: Board) -> None:
    assert len({frozenset(link) for link in board.water}) == len(board.water)


def test_CV_1_the_basins_are_open_water() -> None:
    for kind, mouths in ((PALAZZO, ("A1", "B1", "G1")), (DOGE, ("A7", "B7", "G8"))):
        basin = {*VENICE.of_kind(kind), *map(VENICE.find, mouths)}
        for place in basin:
            assert basin - {place} <= set(VENICE.neighbours(place))
        for place in VENICE.of_kind(kind):
            assert set(VENICE.neighbours(place)) == basin - {place}


def test_CV_1_the_links_of_the_canals() -> None:
    along = {f"{canal}{n} {canal}{n + 1}" for canal, last in zip("ABCDG", (7, 7, 3, 3, 8)) for n in range(1, last)}
    across = {
        f"{place} {other}"
        for place, others in {
            "C1": "A2 A3", "C2": "G3 G4", "C3": "B2 B3 G3 G4", "D1": "A5 A6 G5 G6", "D2": "G5 G6", "D3": "B5 B6",
        }.items()
        for other in others.split()
    }  # fmt: skip
    stages = VENICE.of_kind(STAGE)
    basins = {frozenset(pair) for trio in (("A1", "B1", "G1"), ("A7", "B7", "G8")) for pair in combinations(trio, 2)}
    assert {
        frozenset((VENICE.places[a].id, VENICE.places[b].id)) for a, b in VENICE.water if {a, b} <= set(stages)
    } == {frozenset(link.split()) for link in along | across} | basins


def test_CV_2_every_stage_has_one_street_and_seven_of_14_hold_a_theatre() -> None:
    ends = [end for street in VENICE.streets for end in (street.a, street.b)]
    assert sorted(ends) == VENICE.of_kind(STAGE)
    assert len(VENICE.streets) == 14
    assert len(VENICE.theatres()) == 7


def test_CV_2_which_stages_the_streets_join_and_where_the_theatres_are() -> None:
    plain = "A1-C1 A3-D1 A7-G6 B2-G1 B3-D2 B5-C3 B7-D3"
    with_theatre = "A2-G2 A4-G4 A5-C2 A6-G8 B1-G3 B4-G5 B6-G7"
    for names, theatre in ((plain, False), (with_theatre, True)):
        streets = [street for street in VENICE.streets if street.theatre == theatre]
        assert {f"{VENICE.places[street.a].id}-{VENICE.places[street.b].id}" for street in streets} == {*names.split()}


def test_CV_2_palazzi_and_doge_have_no_street() -> None:
    assert not position(ladies={0: "V1"}, empty=["A1", "G8", "V2"]).can_now("walk")
    assert not position(empty=["A1", "B1", "C1"]).can_now("walk")


# ---------------------------------------------------------------------------------- the start
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("couples", [6, 8, 10])
def test_CV_3_couples_and_gondolas(seats: int, couples: int) -> None:
    seen = new(seats, couples=couples).seen
    assert sum(seen["theatres"].values()) == couples - seats
    assert len(seen["empty"]) == 12 - seats
    assert len(seen["chances"]) == couples > seats


def test_CV_3_ten_couples_unless_the_table_chooses_eight_or_six() -> None:
    assert new().seen["couples"] == 10
    for couples in (5, 7, 9, 11, True, "8"):
        with pytest.raises(BadSetup, match="from 6 to 10 in steps of 2"):
            new(couples=couples)


def test_CV_3_one_couple_is_casanovas_each_equally_likely() -> None:
    where = Counter(new(3, seed, couples=6).match._state.casanova for seed in range(1200))
    assert set(where) == set(range(3)) | set(range(5, 12))
    assert all(abs(where[seat] - 200) < 60 for seat in range(3))


def test_CV_4_seat_i_is_at_its_palazzo_in_a_gondola() -> None:
    for seats in (3, 4, 5):
        seen = new(seats).seen
        assert [seat["at"] for seat in seen["seats"]] == [f"P{i + 1}" for i in range(seats)]
        assert [seat["home"] for seat in seen["seats"]] == [f"P{i + 1}" for i in range(seats)]


def test_CV_4_theatres_and_stages_are_drawn_at_random() -> None:
    starts = [new(5, seed).seen for seed in SEEDS]
    assert {theatre for seen in starts for theatre, couple in seen["theatres"].items() if not couple} == set(
        starts[0]["theatres"]
    )
    assert {place for seen in starts for place in seen["empty"]} == {VENICE.places[i].id for i in VENICE.of_kind(STAGE)}


def test_CV_4_every_pair_of_theatres_is_as_likely() -> None:
    pairs: Counter[int] = Counter()
    for seed in range(600):
        one, other = (i for i, couple in enumerate(new(4, seed, couples=6).seen["theatres"].values()) if couple)
        pairs[other - one] += 1
    neighbours = pairs[1] + pairs[6]  # in the row of the seven, with the last next to the first
    assert abs(neighbours - 200) < 35


def test_CV_4_a_new_game_begins_afresh() -> None:
    """On the state of a game that is over, where ladies stood on mouths and everybody knew something."""
    t = position(5, round_cap=1, ladies={0: "A2", 1: "G2", 2: "V1", 3: "V2", 4: "G1"}, first=0, jewels=[0, 2])
    t.inspect(1)
    t.chooses("exchange")
    t.end()
    t.end()
    t.look()
    t.end()
    t.end()
    t.end()
    assert t.match.over
    rules, again, fresh = t.match._game, t.match._state, t.match._game.State()
    options = catalogue["casanova"].encode_options({"couples": 8})
    rules.new_game(again, 3, options, FastDice(5))
    rules.new_game(fresh, 3, options, FastDice(5))
    assert again == fresh


def test_CV_4_nobody_knows_where_casanova_is() -> None:
    for seed in SEEDS:
        t = new(4, seed)
        for seat in (0, 1, 2, 3, None):
            assert set(t.chances(seat).values()) == {0.1}


def test_CV_5_a_drawn_card_decides_who_starts_then_clockwise() -> None:
    firsts = set()
    for seed in SEEDS:
        t = new(4, seed, leave_doge=False)
        first = t.mover
        firsts.add(first)
        for turn in range(1, 6):
            t.end()
            assert t.mover == (first + turn) % 4
    assert firsts == {0, 1, 2, 3}


def test_CV_5_each_seat_keeps_its_jewel_card() -> None:
    assert [seat["jewel_laid"] for seat in new(5).seen["seats"]] == [False] * 5


def test_CV_27_empty_gondolas_start_on_ordinary_stages() -> None:
    ordinary = {VENICE.places[i].id for i in VENICE.of_kind(STAGE)}
    for seed in SEEDS:
        empty = new(3, seed).seen["empty"]
        assert len(set(empty)) == 9
        assert set(empty) <= ordinary


def test_CV_27_a_theatre_without_a_couple_stays_empty() -> None:
    t = position(ladies={0: "A2"}, theatres=["A4-G4"], empty=["G2"])
    assert not t.can_inspect("A2-G2")
    t.walk("G2")
    assert not t.can_inspect("A2-G2")
    assert not t.seen["theatres"]["A2-G2"]


def test_CV_27_unused_palazzi_take_empty_gondolas_only() -> None:
    t = position(3, ladies={0: "A1"}, empty=["G1"])
    assert not t.can_move("A1", "P4")
    assert not t.can_move("A1", "P5")
    assert t.can_move("G1", "P4")
    assert t.can_move("G1", "P5")


def test_the_small_board_is_for_three() -> None:
    assert list(catalogue["casanova"].seats_of("small")) == [3]
    assert Match.new("casanova", 3, variant="small").view(None)["couples"] == 5
