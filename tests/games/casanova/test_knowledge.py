"""What a seat knows: exact, and nothing more. Checked against every world that fits its story."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.games.casanova.table import Holder, Table, position
from tests.games.casanova.worlds import known_holders, play_curiously, worlds

THEATRES = ["A2-G2", "A4-G4", "A5-C2", "B1-G3"]


def played(seed: int, inspections: int, variant: str = "small") -> Table:
    """A game that still runs, in which everybody has laid down the jewel, so that couples are shown at the palazzi."""
    while True:
        luck = Random(seed)
        t = _begun(luck, variant)
        t.match._begin_story()
        play_curiously(t, inspections, luck)
        if not t.match.over:
            return t
        seed += 1000


def _begun(luck: Random, variant: str) -> Table:
    if variant == "small":
        return position(
            variant="small", ladies={0: "A1", 1: "A4", 2: "B4"}, casanova=_one_of(luck, ["A1-B3", "A3-B1"]),
            jewels=range(3), empty=["A2", "B3", "B2"],
        )  # fmt: skip
    return position(
        ladies={0: "A2", 1: "G4", 2: "B1"}, theatres=THEATRES, casanova=_one_of(luck, THEATRES),
        jewels=range(3), empty=["G2", "A4", "B4", "G3"],
    )  # fmt: skip


def _one_of(luck: Random, theatres: list[str]) -> Holder:
    holders: list[Holder] = [0, 1, 2, *theatres]
    return luck.choice(holders)


def exact_shares(t: Table, seat: int | None) -> dict[Holder, Fraction]:
    """The watcher's row as fractions."""
    rules: Any = t.match._game
    known: Any = t.match.known(seat)
    row = known.weight[rules.TABLE if seat is None else seat]
    names = [*range(rules.SEATS), *rules.THEATRE_IDS]
    return {names[holder]: Fraction(weight, sum(row)) for holder, weight in enumerate(row) if weight}


@pytest.mark.parametrize("variant", ["small", "standard"])
@pytest.mark.parametrize("seed", range(25))
def test_a_watcher_knows_where_he_can_be_and_how_likely(seed: int, variant: str) -> None:
    t = played(seed, inspections=seed % 9, variant=variant)
    for seat in (0, 1, 2, None):
        assert exact_shares(t, seat) == worlds(t.match.events(seat), 3, seat)


def test_the_games_above_have_everything_in_them() -> None:
    happened = [event["what"] for seed in range(25) for event in played(seed, seed % 9).match.events(None)]
    assert {"inspected", "looked", "put-back", "shown", "walked"} <= set(happened)


@pytest.mark.parametrize("seed", range(10))
def test_everybody_can_tell_what_a_seat_must_know(seed: int) -> None:
    t = played(seed, inspections=6)
    rules: Any = t.match._game
    names = [*range(rules.SEATS), *rules.THEATRE_IDS]
    public = t.match.events(None)
    for watcher in (0, 1, 2, None):
        known: Any = t.match.known(watcher)
        for seat in range(3):
            follows = {names[h] for h in range(rules.HOLDERS) if known.follows[seat] >> h & 1}
            assert follows == known_holders(public, seat)
            shares = exact_shares(t, seat)
            for holder in follows:
                assert shares.get(holder, 0) in (0, 1)


def test_the_worked_example_of_the_rules_page() -> None:
    """Farid (seat 2) hid him in the theatre; Anne (0) takes him, then inspects Esma (1)."""
    t = position(mover=2, first=2, ladies={0: "A3", 1: "G2", 2: "A2"}, theatres=["A2-G2", "A4-G4"], casanova=2)
    t.inspect("A2-G2")
    t.chooses("exchange")
    assert t.chances(2) == {"A2-G2": 1.0}
    t.move("A2", "A1")
    t.end()
    t.move("A3", "A2")
    t.inspect("A2-G2")
    t.chooses("exchange")
    t.inspect(1)
    t.chooses("leave")
    assert t.chances(0) == {0: 1.0}
    assert t.chances(2) == {"A2-G2": 0.5, 0: 0.25, 1: 0.25}
    assert set(t.chances(1).values()) == set(t.chances(None).values()) == {0.2}


def test_no_chance_is_ever_lost_to_rounding() -> None:
    """Hundreds of halvings: what is possible stays possible, what is not stays impossible."""
    t = position(variant="small", casanova=2)
    rules: Any = t.match._game
    s: Any = t.match._state
    rules.be_sure(s, 0, 3)
    for turn in range(400):
        a, b = ((3, 4), (4, 1), (1, 2))[turn % 3]
        rules.mix(s, 0, a, b)
        if turn % 50 == 49:
            rules.be_sure(s, 0, 3)
            for _ in range(70):
                rules.mix(s, 0, 3, 4)
                s.weight[0][3] = 0
                rules.rule_out(s, 0, 0)
                rules.mix(s, 0, 4, 1)
            assert s.weight[0][4] > 0
            assert s.weight[0][1] > 0
        assert s.weight[0][0] == 0
        assert sum(s.weight[0]) >= rules.FULL
        assert sum(s.weight[0]) < 1 << 60


def test_a_small_chance_beside_a_great_one_is_not_lost_either() -> None:
    """Again and again he may have been carried away and was not: ever less likely, never impossible."""
    t = position(variant="small", casanova=2)
    rules: Any = t.match._game
    s: Any = t.match._state
    for _ in range(80):
        rules.mix(s, 0, 3, 4)
        rules.rule_out(s, 0, 1 << 4)
    assert s.weight[0][3] > 0
    assert s.weight[0][4] == 0


def test_after_the_end_everything_is_shown() -> None:
    t = position(round_cap=1, casanova=1)
    for _ in range(3):
        t.end()
    assert t.match.known(None) == t.match.known(0) == t.match._state
